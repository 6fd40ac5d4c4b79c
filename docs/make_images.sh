#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# docs/make_images.sh [BUILD] [NAME...]: draws every picture of the docs again, from the examples, into docs/images; with names,
# only those whose name begins with one (make_images.sh build moving view). Pictures of pages need a browser, as their tests do.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
build=$(cd "${1:-build}" && pwd)
[ $# -eq 0 ] || shift
wanted=("$@")
program=$build/bin/footfall
images=$PWD/docs/images
tracks=$PWD/examples/tracks
examples=$PWD/examples
shelf=$examples/stances/shelf.json
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

footfall() { "$program" "$@" --quiet; }

# asked NAME...: whether one of these pictures is to be drawn.
asked() {
  [ ${#wanted[@]} -gt 0 ] || return 0
  local name prefix
  for name in "$@"; do
    for prefix in "${wanted[@]}"; do
      if [[ $name == "$prefix"* ]]; then return 0; fi
    done
  done
  return 1
}
# made VERB...: runs a verb that makes what pictures are drawn of; once.
declare -A known
made() {
  local key="$*"
  if [ -z "${known[$key]:-}" ]; then footfall "$@"; fi
  known[$key]=yes
}
# strip NAME MOTION TITLE [OPTIONS]
strip() {
  local name=$1 motion=$2 title=$3
  shift 3
  footfall picture "$motion" -o "$images/$name.png" --title "$title" "$@"
  echo "$name.png"
}
wide=(--size 540 --scale 2)  # strips as wide as the page of the docs

# --- how to draw a motion
if asked picture-strip; then strip picture-strip "$examples/walk.bvh" "A walk" --frames 10 --scale 2; fi
if asked picture-strip-dark; then
  strip picture-strip-dark "$examples/walk.bvh" "A walk" --frames 10 --view three-quarter --theme dark --scale 2
fi
if asked picture-strip-stairs; then
  cat > stairs.json <<'END'
{"footfall": "track", "version": 1, "character": "human", "start": "standing", "end": "standing",
 "terrain": {"type": "stairs", "origin": [0, 0, 0.5], "run": 0.3, "rise": 0.17, "count": 4},
 "prints": [
   {"side": "left", "position": [0.09, 0]}, {"side": "right", "position": [-0.09, 0]},
   {"side": "left", "position": [0.09, 0.62]}, {"side": "right", "position": [-0.09, 0.92]},
   {"side": "left", "position": [0.09, 1.22]}, {"side": "right", "position": [-0.09, 1.52]},
   {"side": "left", "position": [0.09, 1.95]}, {"side": "right", "position": [-0.09, 1.95]}]}
END
  made walk stairs.json -o stairs.bvh
  strip picture-strip-stairs stairs.bvh "Up some stairs" --terrain stairs.json --frames 7 --scale 2
fi
if asked picture-paths; then
  strip picture-paths "$examples/walk_circle.bvh" "A walk on a circle" --kind paths --com --scale 2
fi
if asked picture-timing; then
  strip picture-timing "$examples/dog.bvh" "Contacts of a trotting dog" --kind timing --scale 2
fi
if asked picture-curves; then
  strip picture-curves "$examples/walk.bvh" "Legs of a walk" --kind curves --frames 1:118 --scale 2 \
    --channels 'hips.translateY,leftUpLeg.rotateX,rightUpLeg.rotateX,leftLeg.rotateX,rightLeg.rotateX'
fi

# --- footprints
if asked walk; then
  made walk "$tracks/walk.json" -o walk.bvh
  strip walk walk.bvh Walk --frames 10 "${wide[@]}"
fi
if asked leap; then
  made walk "$examples/leap.json" -o leap.bvh
  strip leap leap.bvh Leap --frames 1.6s:3.5s:12 "${wide[@]}"
fi
if asked jump; then
  made walk "$tracks/jump.json" -o jump.bvh
  strip jump jump.bvh "Jump off both feet" --frames 0.5s:1.85s:6 "${wide[@]}"
fi
if asked run-hills; then
  made walk "$tracks/run_hills.json" -o run_hills.bvh
  strip run-hills run_hills.bvh "Run over hills" --terrain "$tracks/run_hills.json" --frames 12 "${wide[@]}"
fi
if asked bird-hills; then
  made walk "$tracks/bird_hills.json" -o bird_hills.bvh --picture "$images/bird-hills-plan.png"
  strip bird-hills bird_hills.bvh "Bird on hills" --terrain "$tracks/bird_hills.json" --frames 10 "${wide[@]}"
fi
if asked dinosaur-leaps; then
  made walk "$tracks/dinosaur_leaps.json" -o dinosaur_leaps.bvh --picture "$images/dinosaur-leaps-plan.png"
  strip dinosaur-leaps dinosaur_leaps.bvh "Turn, large leap, small leap" --frames 12 "${wide[@]}"
fi
if asked dinosaur-spiral; then
  made walk "$tracks/dinosaur_spiral.json" -o dinosaur_spiral.bvh --picture "$images/dinosaur-spiral-plan.png"
fi
if asked dinosaur-stairs; then
  made walk "$tracks/dinosaur_stairs.json" -o dinosaur_stairs.bvh
  strip dinosaur-stairs dinosaur_stairs.bvh "Dinosaur on stairs" --terrain "$tracks/dinosaur_stairs.json" --frames 8 \
    "${wide[@]}"
fi
if asked river; then
  made prints --stones "$tracks/river.json" -o river.json --picture "$images/river.png"
fi
if asked wander; then
  made wander --seed 7 --prints 60 --world "$tracks/forest.json" -o wander.json --picture "$images/wander.png"
fi

# --- warps
if asked warp-before warp-after; then
  made warp "$examples/walk.bvh" --keys "$examples/warp_walk.json" -o wide_step.bvh
  for when in before after; do
    strip warp-$when "$([ $when = before ] && echo "$examples/walk.bvh" || echo wide_step.bvh)" "${when^}" \
      --frames 40:130:10 --view front --size 700 --scale 2
  done
fi
if asked warp-blend; then
  made blend "$examples/walk.bvh" "$examples/run.bvh" --start 60 --duration 30 -o blend.bvh
  strip warp-blend blend.bvh "Walk into run, frames 60 to 90" --frames 46:116:7 --size 700 --scale 2
fi
if asked warp-jump; then
  made walk "$examples/leap.json" -o leap.bvh
  made warp leap.bvh --beat 100:100 --beat 137:144 --beat 158:186 --beat 200:228 -o hang.bvh
  strip warp-jump-before leap.bvh Before --kind timing --size 600 --scale 1.5
  strip warp-jump-after hang.bvh After --kind timing --size 600 --scale 1.5
fi

# --- stances
if asked stances-blends; then
  footfall stance blend "$shelf" "run slow 2" "run fast 2" --share 0.33,0.66 --picture "$images/stances-blends.png"
fi
if asked stances-leap-run-paths; then
  footfall stance blend "$shelf" "leap a 1" "run easy 1" --share 0.5 --picture "$images/stances-leap-run-paths.png"
fi
if asked stances-values; then
  footfall stance blend "$shelf" "run slow 2" "run fast 2" --values --picture "$images/stances-values.png"
fi
if asked stances-leap-run; then
  footfall stance blend "$shelf" "leap a 1" "run fast 1" --values --picture "$images/stances-leap-run.png"
fi
if asked stances-slice; then
  for kind in plain blends; do
    footfall stance coverage "$shelf" --x startSpeed=0.5:5 --y endHeight=0.8:1.2 \
      --picture "$images/stances-slice-$kind.png" $([ $kind = blends ] && echo --blends)
  done
  footfall stance coverage "$shelf" --from run --x startSpeed=0.5:5 --y endHeight=0.8:1.2 --picture "$images/stances-slice.png"
fi
if asked stances-surface; then
  footfall stance coverage "$shelf" --blend-of "run easy 1,run easy 2" --x endHeight=0.855:1.045 \
    --picture "$images/stances-surface.png"
fi
if asked stances-leaps; then
  made stance chain "$shelf" "$examples/stances/leaps.json" -o leaps.bvh
  strip stances-leaps leaps.bvh Leaps --frames 10 --scale 3
fi

# --- gaits
if asked gait-trot; then made gait make dog:trot -o trot.bvh --diagram "$images/gait-trot.png"; fi
if asked gait-gallop; then
  made gait make "dog:rotary gallop" -o gallop.bvh
  strip gait-gallop gallop.bvh "Dog: rotary gallop" --frames 8 --scale 2
fi
if asked gait-path; then
  made gait follow dog:trot "$examples/gait_path.json" --terrain "$examples/gait_hills.json" -o dog_hills.bvh
  strip gait-path dog_hills.bvh "A trot over hills" --kind paths --scale 2
fi

# --- creatures
# creature NAME SOURCE OPTION...: with --picture, --plots or --phase.
creature() {
  local name=$1 option=$2
  shift 2
  if ! asked "$name"; then return 0; fi
  made creature play "$@" -o creature.bvh "$option" "$images/$name.png"
  echo "$name.png"
}
creature creature-luxo --picture "luxo hop"
creature creature-plots --plots "luxo hop"
creature creature-kangaroo --picture "kangaroo hop"
creature creature-cat --picture "cat bound"
creature creature-phase --phase "cat bound"
creature creature-pogo-walk --picture "pogo walk"
creature creature-pogo-run --picture "pogo run"
creature creature-walker --picture "walker balanced walk"

# --- pictures that move
# moving NAME MOTION [OPTIONS]
moving() {
  local name=$1 motion=$2
  shift 2
  footfall picture "$motion" -o "$images/$name.webp" "$@"
  echo "$name.webp"
}
if asked moving-leap; then
  made walk "$examples/leap.json" -o leap.bvh
  moving moving-leap leap.bvh --title "Ten footprints"
fi
if asked moving-clean; then
  made clean "$examples/walk_sliding.bvh" -o clean.bvh
  moving moving-clean "$examples/walk_sliding.bvh" --against clean.bvh --title sliding
fi
if asked moving-warp; then
  made warp "$examples/walk.bvh" --keys "$examples/warp_walk.json" -o bent.bvh
  moving moving-warp "$examples/walk.bvh" --against bent.bvh --view front
fi
if asked moving-hang; then
  made walk "$examples/leap.json" -o leap.bvh
  made warp leap.bvh --beat 100:100 --beat 137:144 --beat 158:186 --beat 200:228 -o hang.bvh
  moving moving-hang leap.bvh --against hang.bvh
fi
if asked moving-dog; then
  made gait follow dog:trot "$examples/gait_path.json" --terrain "$examples/gait_hills.json" -o dog_hills.bvh
  moving moving-dog dog_hills.bvh --terrain "$examples/gait_hills.json" --view three-quarter --frames 0s:5s --title "A dog over hills"
fi
if asked moving-steered; then
  made library build "$examples/walk.bvh" "$examples/walk_circle.bvh" "$examples/run.bvh" --mirror -o library.json
  made locomote library.json --script 'Walk {3, [0: (1.3, 0)], [1.5: (1.27, 20)]}, Run {3}' -o steered.bvh
  moving moving-steered steered.bvh --view three-quarter --title "A walk steered into a run"
fi
if asked moving-lamp; then
  made creature play "luxo hop" -o lamp.bvh --picture "$images/moving-lamp.webp"
  echo moving-lamp.webp
fi
if asked moving-walk; then
  made walk "$tracks/walk.json" -o walk.bvh
  moving moving-walk walk.bvh --view three-quarter --title "A walk on footprints"
fi

# --- pages in a browser
if asked view; then
  cd "$images/../.."
  FOOTFALL_SOURCE=$PWD FOOTFALL_PROGRAM=$program FOOTFALL_VIEWER_WORK=$build/tests/viewer/work CI=1 \
    node tests/viewer/run.mjs docs/viewer_images.mjs
fi
