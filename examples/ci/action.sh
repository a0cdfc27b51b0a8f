#!/usr/bin/env bash
# The steps of action.yml: verify, comment, keep.
set -euo pipefail

# Options are split into words as a shell splits them, but nothing in them is run or expanded.
words_of() {
  python3 -c 'import os, shlex; print("\n".join(shlex.split(os.environ["OPTIONS"])))'
}

run_kit() {
  "${RULEPROOF:-ruleproof}" verify "$@" >ruleproof-summary.txt 2>&1
}

verify() {
  local words=(--engine "$ENGINE" --game "$GAME" --report "$REPORT") further=() before=() status=0 split
  if [ -f ruleproof-before/report.json ]; then before=(--against ruleproof-before); fi
  split=$(words_of)
  if [ -n "$split" ]; then mapfile -t further <<<"$split"; fi
  run_kit "${words[@]}" "${before[@]}" "${further[@]}" || status=$?
  # An engine with a new name has no earlier report.
  if grep -q '^ruleproof: --against ruleproof-before: it is the report of' ruleproof-summary.txt; then
    status=0
    run_kit "${words[@]}" "${further[@]}" || status=$?
  fi
  cat ruleproof-summary.txt
  echo "status=$status" >>"$GITHUB_OUTPUT"
  {
    echo "<!-- ruleproof $GAME -->"
    echo "### Ruleproof: $GAME"
    echo '```'
    tail -n 60 ruleproof-summary.txt | sed "s/\`\`\`/'''/g"
    echo '```'
  } >ruleproof-comment.md
  if [ -n "${GITHUB_STEP_SUMMARY:-}" ]; then cat ruleproof-comment.md >>"$GITHUB_STEP_SUMMARY"; fi
}

# Each pull request has one comment for each game, and every run replaces it. A token of a fork may not write comments.
comment() {
  local comments="repos/$GITHUB_REPOSITORY/issues" marker="<!-- ruleproof $GAME -->" own
  if own=$(gh api --paginate "$comments/$PULL_REQUEST/comments" \
    --jq ".[] | select(.body | startswith(\"$marker\")) | .id" | sed -n 1p) &&
    if [ -n "$own" ]; then
      gh api --method PATCH "$comments/comments/$own" --field body=@ruleproof-comment.md >/dev/null
    else
      gh pr comment "$PULL_REQUEST" --body-file ruleproof-comment.md
    fi; then
    return
  fi
  echo "::notice::The result is not written as a comment: this token may not write one, as in a pull request from a fork"
}

keep() {
  rm -rf ruleproof-before
  mkdir ruleproof-before
  if [ -f "$REPORT/report.json" ]; then cp "$REPORT/report.json" ruleproof-before/; fi
}

"$1"
