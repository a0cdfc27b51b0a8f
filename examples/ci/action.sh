#!/usr/bin/env bash
# The steps of action.yml: verify, comment, keep.
set -euo pipefail

verify() {
  local words=(--engine "$ENGINE" --game "$GAME" --report "$REPORT") further=() status=0
  if [ -f ruleproof-before/report.json ]; then words+=(--against ruleproof-before); fi
  eval "further=($OPTIONS)"
  ruleproof verify "${words[@]}" "${further[@]}" >ruleproof-summary.txt 2>&1 || status=$?
  cat ruleproof-summary.txt
  echo "status=$status" >>"$GITHUB_OUTPUT"
  {
    echo "### Ruleproof: $GAME"
    echo '```'
    tail -n 60 ruleproof-summary.txt
    echo '```'
  } >ruleproof-comment.md
  if [ -n "${GITHUB_STEP_SUMMARY:-}" ]; then cat ruleproof-comment.md >>"$GITHUB_STEP_SUMMARY"; fi
}

# One comment for each pull request, which each run replaces.
comment() {
  gh pr comment "$PULL_REQUEST" --body-file ruleproof-comment.md --edit-last 2>/dev/null ||
    gh pr comment "$PULL_REQUEST" --body-file ruleproof-comment.md
}

keep() {
  rm -rf ruleproof-before
  mkdir ruleproof-before
  if [ -f "$REPORT/report.json" ]; then cp "$REPORT/report.json" ruleproof-before/; fi
}

"$1"
