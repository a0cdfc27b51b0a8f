#!/usr/bin/env bash
# The steps of action.yml: verify, comment, keep.
set -euo pipefail

# What the report of the main branch, the summary and the comment belong to.
name=${NAME:-${GAME:-}}
case "$name" in
'' | *[!A-Za-z0-9._-]*)
  echo "::error::the name is '$name'; wanted letters, digits, . _ and -"
  exit 2
  ;;
esac
earlier=ruleproof-before-$name summary=ruleproof-summary-$name.txt text=ruleproof-comment-$name.md

# Options are split into words as a shell splits them, but nothing in them is run or expanded.
words_of() {
  python3 -c 'import os, shlex; print("\n".join(shlex.split(os.environ["OPTIONS"])))'
}

run_kit() {
  "${RULEPROOF:-ruleproof}" verify "$@" >"$summary" 2>&1
}

# Options may ask for help, for another engine or another folder: status 0 counts only with a new report about the engine and the game.
has_report() {
  python3 - "$REPORT/report.json" "$ENGINE" "$GAME" <<'END'
import json, sys

file, engine, game = sys.argv[1:]
try:
    with open(file, encoding="utf-8") as text:
        report = json.load(text)
    found = report["status"], report["engine"]["connection"], game in [one["id"] for one in report["games"]]
except (OSError, ValueError, LookupError, TypeError):
    found = ()
sys.exit(found != (0, engine, True))
END
}

# What to fix first, and the verdict at the end: a comment holds 65,536 characters.
shortened() {
  local lines
  lines=$(wc -l <"$summary")
  if [ "$lines" -le 140 ]; then
    cat "$summary"
  else
    head -n 90 "$summary"
    echo "… $((lines - 130)) lines, which are in the report …"
    tail -n 40 "$summary"
  fi
}

verify() {
  local words=(--engine "$ENGINE" --game "$GAME" --report "$REPORT") further=() before=() status=0 split
  if [ -f "$earlier/report.json" ]; then before=(--against "$earlier"); fi
  split=$(words_of)
  rm -f "$REPORT/report.json"
  if [ -n "$split" ]; then mapfile -t further <<<"$split"; fi
  run_kit "${words[@]}" "${before[@]}" "${further[@]}" || status=$?
  # An engine with a new name has no earlier report.
  if grep -qF "ruleproof: --against $earlier: it is the report of" "$summary"; then
    status=0
    run_kit "${words[@]}" "${further[@]}" || status=$?
  fi
  if [ "$status" = 0 ] && ! has_report; then
    status=1
    echo "no verdict: there is no report of $ENGINE with $GAME in $REPORT; the options were '$OPTIONS'" >>"$summary"
  fi
  cat "$summary"
  echo "status=$status" >>"$GITHUB_OUTPUT"
  {
    echo "<!-- ruleproof $name -->"
    echo "### Ruleproof: $name"
    echo '```'
    shortened | sed "s/\`\`\`/'''/g"
    echo '```'
  } >"$text"
  if [ -n "${GITHUB_STEP_SUMMARY:-}" ]; then cat "$text" >>"$GITHUB_STEP_SUMMARY"; fi
}

# Each pull request has one comment for each name, and every run replaces it. A token of a fork may not write comments.
comment() {
  local comments="repos/$GITHUB_REPOSITORY/issues" marker="<!-- ruleproof $name -->" own
  if own=$(gh api --paginate "$comments/$PULL_REQUEST/comments" \
    --jq ".[] | select(.body | startswith(\"$marker\")) | .id" | sed -n 1p) &&
    if [ -n "$own" ]; then
      gh api --method PATCH "$comments/comments/$own" --field "body=@$text" >/dev/null
    else
      gh pr comment "$PULL_REQUEST" --body-file "$text"
    fi; then
    return
  fi
  echo "::notice::The result is not written as a comment: this token may not write one, as in a pull request from a fork"
}

keep() {
  rm -rf "$earlier"
  mkdir "$earlier"
  if [ -f "$REPORT/report.json" ]; then cp "$REPORT/report.json" "$earlier/"; fi
}

"$1"
