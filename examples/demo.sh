#!/usr/bin/env bash
# What the suite does, on the shipped examples: demo.sh PROGRAM OUTPUT_FOLDER
set -euo pipefail
program=$(realpath "$1")
out=$2
cd "$(dirname "$0")/.."
examples=examples
mkdir -p "$out"
last= entries=
run() {
  last=$(typed footfall "$@")
  echo "\$ $last"
  "$program" "$@"
  echo
}
# A command as it would be typed.
typed() {
  local word words=()
  for word in "$@"; do
    [[ $word =~ ^[A-Za-z0-9_./:=,+@%-]+$ ]] || word="'$word'"
    words+=("$word")
  done
  echo "${words[*]}"
}
quoted() {
  local text=${1//\\/\\\\}
  echo "\"${text//\"/\\\"}\""
}
# show FILE SENTENCE [TERRAIN]: what the last command made, for the gallery: a file in the output folder or of the examples.
show() {
  local file=${1#"$out"/} terrain=${3:+, \"terrain\": $(quoted "$PWD/${3:-}")}
  [[ -e $out/$file || ! -e $file ]] || file=$PWD/$file
  entries+="${entries:+,}
  {\"file\": $(quoted "$file"), \"caption\": $(quoted "$2"), \"command\": $(quoted "$last")$terrain}"
}

echo "== What is in a file"
run info "$examples/walk.bvh" "$examples/biped.ma"

echo "== One clip in every format: open walk.glb in any viewer, walk.ma in Maya"
run convert "$examples/walk.bvh" "$out/walk.glb"
show "$out/walk.glb" "A plain walk, converted to glTF: what the next ones are made of."
run convert "$examples/walk.bvh" "$out/walk.ma" --reduce --tolerance 0.0005
show "$out/walk.ma" "The same walk as a Maya scene of few keys: at most half a millimetre and half a milliradian off per channel."
run convert "$examples/biped.ma" "$out/biped.glb"
show "$out/biped.glb" "A keyed Maya scene, its curves as Maya evaluates them."

echo "== Curves as Maya evaluates them, as a table"
run sample "$examples/biped.ma" --times 1:25:0.5 -o "$out/biped.csv"

echo "== A clip with sliding feet, before and after cleaning"
run check "$examples/walk_sliding.bvh"
show "$examples/walk_sliding.bvh" "A walk whose feet slide: 8 percent farther over the ground than its steps are long."
run clean "$examples/walk_sliding.bvh" -o "$out/walk_clean.bvh"
show "$out/walk_clean.bvh" "The sliding walk with its feet planted."
run check "$out/walk_clean.bvh" --max-skate 0.5 --max-slip 0.5

echo "== A walk bent by a few keys: a wide step, a look down, an arm out; and a walk that becomes a run"
run warp "$examples/walk.bvh" --keys "$examples/warp_walk.json" -o "$out/walk_warped.bvh"
show "$out/walk_warped.bvh" "The walk bent by three keys: a wide step, a look down, an arm out; the other prints stay where they were."
run warp "$examples/walk.bvh" --keys "$examples/speed_walk.json" -o "$out/walk_pause.bvh"
show "$out/walk_pause.bvh" "The walk slowed down and sped up by keys of its speed."
run blend "$examples/walk.bvh" "$examples/run.bvh" --start 100 --duration 40 -o "$out/speed_up.bvh"
show "$out/speed_up.bvh" "A walk that becomes a run, the two aligned in place, heading and step."

echo "== Footprints: along a path, over a gap, a run over hills, and a bird that wanders"
run prints --path "$examples/path.json" --step-length 0.65 --standing -o "$out/path_track.json"
run walk "$out/path_track.json" -o "$out/path_walk.bvh"
show "$out/path_track.json" "A walk round a bend: prints laid along a curve, and the figure on them."
run walk "$examples/leap.json" -o "$out/leap.bvh" --samples "$out/leap.csv"
show "$examples/leap.json" "A leap over a gap of 1.4 m, made of ten footprints alone."
run check "$out/leap.bvh" --max-skate 1
run walk "$examples/tracks/run_hills.json" -o "$out/run_hills.bvh"
show "$examples/tracks/run_hills.json" "A run over hills."
run check "$out/run_hills.bvh" --max-skate 1 --max-penetration 1 --terrain "$examples/tracks/run_hills.json"
run wander --seed 3 -o "$out/wander_track.json"
run walk "$out/wander_track.json" -o "$out/wander.glb"
show "$out/wander_track.json" "A bird that wanders, its prints laid as it goes."
run walk "$examples/tracks/dinosaur_stairs.json" -o "$out/dinosaur.bvh"
show "$examples/tracks/dinosaur_stairs.json" "A dinosaur climbs stairs."

echo "== A chain of leaps from a shelf of stances"
run stance chain "$examples/stances/shelf.json" "$examples/stances/leaps.json" -o "$out/leaps.bvh"
show "$out/leaps.bvh" "A chain of leaps through given points, each chosen from a shelf of stances."
show "$examples/stances/shelf.json" "The shelf itself: every stance played from apex to apex."
run check "$out/leaps.bvh" --max-skate 0.5 --max-penetration 1
run stance coverage "$examples/stances/shelf.json" --x startSpeed=0.5:5 --y endHeight=0.8:1.2 --picture "$out/coverage.png"

echo "== Walks and a run as a library, steered by a script and to a point"
run library build "$examples/walk.bvh" "$examples/walk_circle.bvh" "$examples/run.bvh" --mirror -o "$out/library.json"
show "$out/library.json" "Strides cut from clips, over the speeds and turns that they can be blended to."
run locomote "$out/library.json" --script 'Walk {3, [0: (1.3, 0)], [1.5: (1.27, 20)]}, Run {3}' -o "$out/steered.bvh"
show "$out/steered.bvh" "A walk steered by a script: straight on, then round a bend, then into a run."
run locomote "$out/library.json" --to 3,9 --speed 1.28 -o "$out/steered_to.bvh"
show "$out/steered_to.bvh" "A walk to a point three metres to the side and nine ahead."
run check "$out/steered.bvh" --max-skate 1

echo "== A dog over hills, and from a walk into a bound"
run gait follow dog:trot "$examples/gait_path.json" --terrain "$examples/gait_hills.json" -o "$out/dog_hills.bvh"
show "$out/dog_hills.bvh" "A dog trots along a path over hills." "$examples/gait_hills.json"
run gait transition dog:walk dog:bound -o "$out/walk_bound.bvh" --duration 1.5s
show "$out/walk_bound.bvh" "A dog passes from a walk into a bound."
run gait make "dog:rotary gallop" -o "$out/gallop.bvh" --diagram "$out/gallop-diagram.png"
show "dog:rotary gallop" "A gallop from the gait library, with the diagram of its feet."

echo "== A lamp that hops: a search finds out how; another hop measured and drawn"
run creature synthesize "luxo hop" --population 30 --generations 12 -o "$out/searched_hop.json" --picture "$out/hop-fitness.png"
run creature play "$out/searched_hop.json" -o "$out/searched_hop.bvh" --picture "$out/searched-hop-strip.png"
show "$out/searched_hop.json" "A lamp hops as a search of a few seconds found out."
run creature features "$examples/creatures/luxo_hop.json"
run creature play "kangaroo hop" -o "$out/kangaroo.glb" --picture "$out/kangaroo-strip.png"
show "kangaroo hop" "A kangaroo hops: a longer search for a bigger creature."
run creature play "pogo walk" "pogo run" --hand-over --duration 4 -o "$out/pogo.glb" --picture "$out/pogo-strip.png"
show "$out/pogo.glb" "A simulated dog walks, then a second controller takes over and runs."
run creature play "$examples/creatures/luxo_hop.json" -o "$out/hop.glb" --picture "$out/hop-strip.png" --plots "$out/hop-plots.png"
show "$examples/creatures/luxo_hop.json" "Another lamp, found by a longer search."

echo "== Pictures"
for name in walk run dog; do
  run picture "$examples/$name.bvh" -o "$out/$name-strip.png" --kind strip
done
run picture "$examples/walk_sliding.bvh" -o "$out/sliding-paths.png" --kind paths
run picture "$out/walk_clean.bvh" -o "$out/clean-paths.png" --kind paths
run picture "$out/walk_warped.bvh" -o "$out/warped-paths.png" --kind paths
run picture "$out/speed_up.bvh" -o "$out/speed-up-strip.png" --kind strip
run picture "$out/leap.bvh" -o "$out/leap-strip.png" --kind strip
run picture "$out/path_walk.bvh" -o "$out/path-paths.png" --kind paths --com
run picture "$out/run_hills.bvh" -o "$out/run-hills-strip.png" --kind strip --terrain "$examples/tracks/run_hills.json"
run picture "$out/dinosaur.bvh" -o "$out/dinosaur-strip.png" --kind strip --terrain "$examples/tracks/dinosaur_stairs.json"
run picture "$out/leap.bvh" -o "$out/leap.webp"
run picture "$examples/walk_sliding.bvh" --against "$out/walk_clean.bvh" -o "$out/clean.webp"
run picture "$out/leaps.bvh" -o "$out/leaps-strip.png" --kind strip
run picture "$out/dog_hills.bvh" -o "$out/dog-hills-strip.png" --kind strip --terrain "$examples/gait_hills.json"
run picture "$out/walk_bound.bvh" -o "$out/walk-bound-timing.png" --kind timing
run picture "$out/steered.bvh" -o "$out/steered-strip.png" --kind strip
run picture "$out/steered_to.bvh" -o "$out/steered-paths.png" --kind paths
run picture "$out/gallop.bvh" -o "$out/gallop-strip.png" --kind strip
run picture "$examples/dog.bvh" -o "$out/dog-timing.png" --kind timing
run picture "$examples/biped.ma" -o "$out/biped-curves.png" --kind curves --channels "*rotateX"

echo "== All of it moving, on one page"
cat > "$out/gallery.json" <<JSON
{"footfall": "gallery", "version": 1, "title": "Footfall: the demo", "sentence": "Everything the demo made, each with the command that made it.",
 "items": [$entries
]}
JSON
moving="index.html                                   everything, moving: open it in a browser"
if ! said=$("$program" view "$out/gallery.json" -o "$out/index.html" 2>&1); then
  [[ $said == *"without its viewer"* ]] || { echo "$said"; exit 1; }
  moving="(no index.html, where everything moves: ${said#*error: })"
fi
echo "$said"

cat <<TEXT
Look at, in $out/:
  $moving
  walk-strip.png run-strip.png dog-strip.png   figures through time: the feet stay where they land
  sliding-paths.png clean-paths.png            footprints of a clip before and after cleaning
  warped-paths.png                             print 4 lies wider, the others where they were
  speed-up-strip.png                           a walk that becomes a run
  leap.webp clean.webp                         the leap, and the walk before and after cleaning, moving: for a README
  leap-strip.png path-paths.png                a leap and a walk round a bend, made of footprints alone
  run-hills-strip.png dinosaur-strip.png       a run over hills, and a dinosaur that climbs stairs
  leaps-strip.png coverage.png                 leaps from a shelf of stances; what the shelf can do
  steered-strip.png steered-paths.png          a walk steered into a run; one that goes to a point
  dog-hills-strip.png gallop-strip.png         a trot over hills, a gallop from the gait library
  walk-bound-timing.png gallop-diagram.png     a walk that becomes a bound; which foot stands when
  hop-fitness.png searched-hop-strip.png       a search finds a hop: fitness over generations, and the hop
  hop-strip.png hop-plots.png                  a lamp hops; its angles, torques and energies
  dog-timing.png                               which foot is on the ground when
  biped-curves.png                             keys and curves of a Maya scene
  walk.glb biped.glb wander.glb                open in any glTF viewer
  walk.ma                                      open in Maya: a skeleton with few keys per channel
TEXT
