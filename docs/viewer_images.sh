#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# docs/viewer_images.sh [BUILD]: makes the pictures docs/images/view-*.png, in the browser that tests the viewer.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
build=$(cd "${1:-build}" && pwd)
export FOOTFALL_SOURCE=$PWD FOOTFALL_PROGRAM=$build/bin/footfall FOOTFALL_VIEWER_WORK=$build/tests/viewer/work CI=1
node tests/viewer/run.mjs docs/viewer_images.mjs
