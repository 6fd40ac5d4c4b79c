#!/usr/bin/env bash
# Makes the shelf of stances that is shipped: make_stances.sh PROGRAM CLIPS_FOLDER
# CLIPS_FOLDER holds clips of the CMU motion capture database as .bvh (subject_clip.bvh).
set -euo pipefail
program=$(realpath "$1")
clips=$(realpath "$2")
cd "$(dirname "$0")/stances"
names=(
  "16_05=leap a" "16_07=leap b" "16_09=leap c" "16_01=jump a" "16_03=jump b"
  "16_35=run slow" "02_03=run easy" "09_01=run brisk" "16_45=run fast" "16_55=run start"
  "16_37=run left" "16_39=run right" "16_49=run wide right" "16_41=turn left" "16_43=turn right"
  "16_51=turn sharp left"
)
files=() labels=()
for entry in "${names[@]}"; do
  files+=("$clips/${entry%%=*}.bvh")
  labels+=("${entry#*=}")
done
joined=$(IFS=,; echo "${labels[*]}")
rm -rf pictures
"$program" stance extract "${files[@]}" --names "$joined" --plausible -o shelf.json --thumbnails pictures \
  --quiet > quality.txt
# Two blends as members: between a leap and runs (the coverage they add is in docs/method/stances.md).
"$program" stance blend shelf.json "leap a 1" "run easy 1" --share 0.5 --add "leap into run" --quiet
"$program" stance blend shelf.json "run slow 1" "run fast 1" --share 0.5 --add "run middling" --quiet
