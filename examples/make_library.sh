#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Writes motions/walks_and_run.json, the motion library that comes with Footfall, from the walks and the run beside it:
#     examples/make_library.sh [PROGRAM]
set -euo pipefail
cd "$(dirname "$0")"
program=${1:-../build/bin/footfall}
mkdir -p motions
"$program" library build walk.bvh walk_circle.bvh run.bvh --mirror -o motions/walks_and_run.json
