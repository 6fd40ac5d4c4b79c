#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# run.sh BIN_DIR [SECONDS]: every fuzz program of BIN_DIR for SECONDS (60), starting from a copy of its corpus.
# One line per target; exit 1 if one fails, its log shown and the input that broke it kept.
set -euo pipefail
bin=$(cd "${1:?usage: run.sh BIN_DIR [SECONDS]}" && pwd)
seconds=${2:-60}
corpora=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)/corpus
work=$(mktemp -d)
failed=0
ran=0

for program in "$bin"/*_fuzz; do
  [ -x "$program" ] || continue
  name=$(basename "$program" _fuzz)
  mkdir -p "$work/$name/corpus"
  [ -d "$corpora/$name" ] && cp -r "$corpora/$name/." "$work/$name/corpus"
  log=$work/$name/log
  ran=$((ran + 1))
  if "$program" "$work/$name/corpus" -max_total_time="$seconds" -max_len=8192 -timeout=5 -rss_limit_mb=2048 \
    -artifact_prefix="$work/$name/" -print_final_stats=1 >"$log" 2>&1; then
    runs=$(awk '/number_of_executed_units/ { print $2 }' "$log")
    edges=$(grep -o 'cov: [0-9]*' "$log" | tail -1 | cut -d' ' -f2)
    echo "fuzz $name: ok, $runs inputs in $seconds s, $edges edges covered"
  else
    failed=1
    tail -40 "$log"
    echo "fuzz $name: FAILED; the input is in $work/$name"
  fi
done

if [ "$ran" -eq 0 ]; then
  echo "fuzz: no *_fuzz programs in $bin" >&2
  exit 1
fi
[ "$failed" -eq 1 ] || rm -rf "$work"
exit "$failed"
