#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The experiments of docs/method/creatures.md, whole: examples/creature_experiments.sh PROGRAM FOLDER. Takes a few minutes on two
# cores; the same program gives the same figures.
set -euo pipefail
program=${1:?"usage: creature_experiments.sh PROGRAM FOLDER"}
folder=${2:?"usage: creature_experiments.sh PROGRAM FOLDER"}
mkdir -p "$folder"

search() { # NAME PROBLEM OPTIONS...
  local name=$1 problem=$2
  shift 2
  "$program" creature synthesize "$problem" -o "$folder/$name.json" --picture "$folder/$name-fitness.png" --quiet "$@"
}

echo "X1, X2: Luxo, ten seeds, 40 generations of 50"
search luxo-hop "luxo hop" --runs 10
echo "X4: Pogo walks; X5: Pogo runs; X9: told apart by the classifier"
search pogo-walk "pogo walk" --generations 60
search pogo-run "pogo run" --generations 60
echo "X6: Walker, with balance; without it, by stochastic population hill climbing and CMA-ES with as many evaluations"
search walker-balanced "walker balanced walk"
search walker-sphc "walker walk" --generations 200
search walker-cma "walker walk" --method cma-es --population 50 --generations 200
echo "Of our own"
search cat-bound "cat bound" --generations 100
search kangaroo-hop "kangaroo hop" --generations 60 --seed 2
