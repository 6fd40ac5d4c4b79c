#!/usr/bin/env bash
# What the suite does, on the shipped examples: demo.sh PROGRAM OUTPUT_FOLDER
set -euo pipefail
program=$(realpath "$1")
out=$2
cd "$(dirname "$0")/.."
examples=examples
mkdir -p "$out"
run() {
  echo "\$ footfall $*"
  "$program" "$@"
  echo
}

echo "== What is in a file"
run info "$examples/walk.bvh" "$examples/biped.ma"

echo "== One clip in every format: open walk.glb in any viewer, walk.ma in Maya"
run convert "$examples/walk.bvh" "$out/walk.glb"
run convert "$examples/walk.bvh" "$out/walk.ma" --reduce --tolerance 0.0005
run convert "$examples/biped.ma" "$out/biped.glb"

echo "== Curves as Maya evaluates them, as a table"
run sample "$examples/biped.ma" --times 1:25:0.5 -o "$out/biped.csv"

echo "== A clip with sliding feet, before and after cleaning"
run check "$examples/walk_sliding.bvh"
run clean "$examples/walk_sliding.bvh" -o "$out/walk_clean.bvh"
run check "$out/walk_clean.bvh" --max-skate 0.5 --max-slip 0.5

echo "== A walk bent by a few keys: a wide step, a look down, an arm out; and a walk that becomes a run"
run warp "$examples/walk.bvh" --keys "$examples/warp_walk.json" -o "$out/walk_warped.bvh"
run warp "$examples/walk.bvh" --keys "$examples/speed_walk.json" -o "$out/walk_pause.bvh"
run blend "$examples/walk.bvh" "$examples/run.bvh" --start 100 --duration 40 -o "$out/speed_up.bvh"

echo "== Footprints: along a path, over a gap, a run over hills, and a bird that wanders"
run prints --path "$examples/path.json" --step-length 0.65 --standing -o "$out/path_track.json"
run walk "$out/path_track.json" -o "$out/path_walk.bvh"
run walk "$examples/leap.json" -o "$out/leap.bvh" --samples "$out/leap.csv"
run check "$out/leap.bvh" --max-skate 1
run walk "$examples/tracks/run_hills.json" -o "$out/run_hills.bvh"
run check "$out/run_hills.bvh" --max-skate 1 --max-penetration 1 --terrain "$examples/tracks/run_hills.json"
run wander --seed 3 -o "$out/wander_track.json"
run walk "$out/wander_track.json" -o "$out/wander.glb"
run walk "$examples/tracks/dinosaur_stairs.json" -o "$out/dinosaur.bvh"

echo "== A chain of leaps from a shelf of stances"
run stance chain "$examples/stances/shelf.json" "$examples/stances/leaps.json" -o "$out/leaps.bvh"
run check "$out/leaps.bvh" --max-skate 0.5 --max-penetration 1
run stance coverage "$examples/stances/shelf.json" --x startSpeed=0.5:5 --y endHeight=0.8:1.2 --picture "$out/coverage.png"

echo "== Walks and a run as a library, steered by a script and to a point"
run library build "$examples/walk.bvh" "$examples/walk_circle.bvh" "$examples/run.bvh" --mirror -o "$out/library.json"
run locomote "$out/library.json" --script 'Walk {3, [0: (1.3, 0)], [1.5: (1.27, 20)]}, Run {3}' -o "$out/steered.bvh"
run locomote "$out/library.json" --to 3,9 --speed 1.28 -o "$out/steered_to.bvh"
run check "$out/steered.bvh" --max-skate 1

echo "== A dog over hills, and from a walk into a bound"
run gait follow dog:trot "$examples/gait_path.json" --terrain "$examples/gait_hills.json" -o "$out/dog_hills.bvh"
run gait transition dog:walk dog:bound -o "$out/walk_bound.bvh" --duration 1.5s
run gait make "dog:rotary gallop" -o "$out/gallop.bvh" --diagram "$out/gallop-diagram.png"

echo "== A lamp that hops: a search finds out how; another hop measured and drawn"
run creature synthesize "luxo hop" --population 30 --generations 12 -o "$out/searched_hop.json" --picture "$out/hop-fitness.png"
run creature play "$out/searched_hop.json" -o "$out/searched_hop.bvh" --picture "$out/searched-hop-strip.png"
run creature features "$examples/creatures/luxo_hop.json"
run creature play "kangaroo hop" -o "$out/kangaroo.glb" --picture "$out/kangaroo-strip.png"
run creature play "pogo walk" "pogo run" --hand-over --duration 4 -o "$out/pogo.glb" --picture "$out/pogo-strip.png"
run creature play "$examples/creatures/luxo_hop.json" -o "$out/hop.glb" --picture "$out/hop-strip.png" --plots "$out/hop-plots.png"

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
run picture "$out/leaps.bvh" -o "$out/leaps-strip.png" --kind strip
run picture "$out/dog_hills.bvh" -o "$out/dog-hills-strip.png" --kind strip --terrain "$examples/gait_hills.json"
run picture "$out/walk_bound.bvh" -o "$out/walk-bound-timing.png" --kind timing
run picture "$out/steered.bvh" -o "$out/steered-strip.png" --kind strip
run picture "$out/steered_to.bvh" -o "$out/steered-paths.png" --kind paths
run picture "$out/gallop.bvh" -o "$out/gallop-strip.png" --kind strip
run picture "$examples/dog.bvh" -o "$out/dog-timing.png" --kind timing
run picture "$examples/biped.ma" -o "$out/biped-curves.png" --kind curves --channels "*rotateX"

cat <<TEXT
Look at, in $out/:
  walk-strip.png run-strip.png dog-strip.png   figures through time: the feet stay where they land
  sliding-paths.png clean-paths.png            footprints of a clip before and after cleaning
  warped-paths.png                             print 4 lies wider, the others where they were
  speed-up-strip.png                           a walk that becomes a run
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
