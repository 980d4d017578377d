#!/usr/bin/env bash
# Runs one command of Incipit: annotations in the log, a job summary, and outputs, which are set however it ends.
# What the workflow chose comes in INCIPIT_* variables (action.yml); none of it is ever part of a script's text.
set -euo pipefail

program=incipit
if [ "${RUNNER_OS-}" = Windows ]; then program=incipit.cmd; fi
summary=${GITHUB_STEP_SUMMARY:-/dev/null}
work=$(mktemp -d "${RUNNER_TEMP:-/tmp}/incipit-run.XXXXXX")
code=3 status='' score='' readiness='' findings='' changed='' sarif=''

# shellcheck disable=SC2317 # The trap calls it.
finish() {
  if [ "$code" -ge 2 ]; then printf 'Incipit ended with %s: see the log of the step.\n' "$code" >>"$summary"; fi
  {
    echo "exit-code=$code"
    echo "status=$status"
    echo "score=$score"
    echo "readiness=$readiness"
    echo "findings=$findings"
    echo "changed=$changed"
    echo "sarif-file=$sarif"
  } >>"$GITHUB_OUTPUT"
}
trap finish EXIT

refuse() {
  printf '::error title=incipit::%s\n' "$1"
  code=2
  exit 2
}

# A value of a workflow command's property (docs.github.com, "Workflow commands for GitHub Actions").
property() {
  local text=${1//%/%25}
  text=${text//:/%3A}
  printf '%s' "${text//,/%2C}"
}

lowest() {
  { grep -o "\"$1\":[0-9]*" "$work/report.json" || true; } | cut -d : -f 2 | sort -n | sed -n 1p
}

validate() {
  local options=(--format github --report "json=$work/report.json" --report "markdown=$work/summary.md") targets=() line
  if [ -n "$INCIPIT_SARIF" ]; then options+=(--report "sarif=$INCIPIT_SARIF"); fi
  if [ -n "$INCIPIT_FAIL_ON" ]; then options+=(--fail-on "$INCIPIT_FAIL_ON"); fi
  if [ -n "$INCIPIT_MIN_SCORE" ]; then options+=(--min-score "$INCIPIT_MIN_SCORE"); fi
  if [ -n "$INCIPIT_MIN_READINESS" ]; then options+=(--min-readiness "$INCIPIT_MIN_READINESS"); fi
  case $INCIPIT_LINKS in
    true) ;;
    false) options+=(--no-links) ;;
    *) refuse "links must be true or false." ;;
  esac
  while IFS= read -r line; do
    if [ -n "$line" ]; then targets+=("$line"); fi
  done <<<"$INCIPIT_TARGET"
  if [ ${#targets[@]} = 0 ]; then refuse "target must name a file or an address."; fi

  code=0
  "$program" validate "${options[@]}" ${more[@]+"${more[@]}"} -- "${targets[@]}" || code=$?

  if [ -f "$work/report.json" ]; then
    score=$(lowest score)
    readiness=$(lowest readinessScore)
    # Each check's status stands before its message, the file's before its health.
    findings=$({ grep -oE '"status":"(warning|fail)","message"' "$work/report.json" || true; } | wc -l | tr -d ' ')
    for status in fail warning pass; do
      if grep -q "\"status\":\"$status\",\"health\"" "$work/report.json"; then break; fi
    done
    # A file that could not be read has no status of its own.
    if [ -z "$score" ]; then status=''; fi
  fi
  if [ -f "$work/summary.md" ]; then head -c 900000 "$work/summary.md" >>"$summary"; fi
  if [ -n "$INCIPIT_SARIF" ] && [ -f "$INCIPIT_SARIF" ]; then sarif=$INCIPIT_SARIF; fi
}

check() {
  if [ ! -f "$INCIPIT_FILE" ]; then refuse "file must name the published llms.txt; there is no such file."; fi
  code=0
  "$program" generate "$INCIPIT_TARGET" --check "$INCIPIT_FILE" ${more[@]+"${more[@]}"} >"$work/differences" || code=$?
  cat "$work/differences"
  if [ "$code" -gt 1 ]; then return; fi

  findings=$(wc -l <"$work/differences" | tr -d ' ')
  if [ "$code" = 0 ]; then
    changed=false
    printf 'llms.txt and site agree.\n' >>"$summary"
    return
  fi
  changed=true
  printf '::error file=%s,line=1,title=incipit check::The file and the site have drifted apart: differences: %s.\n' \
    "$(property "$INCIPIT_FILE")" "$findings"
  {
    printf '### llms.txt and site have drifted apart\n\n````text\n'
    head -c 900000 "$work/differences"
    printf '````\n'
  } >>"$summary"
}

generate() {
  local options=(--out "$INCIPIT_OUT") name
  if [ -n "$INCIPIT_FILE" ] && [ -f "$INCIPIT_FILE" ]; then options+=(--previous "$INCIPIT_FILE"); fi
  mkdir -p "$work/before"
  for name in llms.txt llms-full.txt; do
    if [ -f "$INCIPIT_OUT/$name" ]; then cp "$INCIPIT_OUT/$name" "$work/before/"; fi
  done
  code=0
  "$program" generate "$INCIPIT_TARGET" "${options[@]}" ${more[@]+"${more[@]}"} || code=$?
  if [ "$code" != 0 ]; then return; fi

  changed=false
  for name in llms.txt llms-full.txt; do
    if [ -f "$INCIPIT_OUT/$name" ] && ! cmp -s "$INCIPIT_OUT/$name" "$work/before/$name"; then
      changed=true
      printf '%s: written, %s bytes.\n\n' "$name" "$(wc -c <"$INCIPIT_OUT/$name" | tr -d ' ')" >>"$summary"
    fi
  done
  if [ "$changed" = false ]; then printf 'llms.txt and llms-full.txt: unchanged.\n' >>"$summary"; fi
}

# Split at spaces, and nothing else is done to it.
more=()
if [ -n "$INCIPIT_ARGS" ]; then IFS=' ' read -r -a more <<<"$INCIPIT_ARGS"; fi
case $INCIPIT_TARGET in
  "") refuse "target is empty." ;;
  -*) refuse "target must be a file or an address, and not an option." ;;
esac
case $INCIPIT_COMMAND in
  validate) validate ;;
  check) check ;;
  generate) generate ;;
  *) refuse "command must be validate, check or generate." ;;
esac
exit "$code"
