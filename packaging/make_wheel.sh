#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The wheel and the source archive of the Python package, and the wheel tested in an environment of its own:
# make_wheel.sh FOLDER. Needs PyPI; PYTHON chooses the interpreter.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
mkdir -p "$1"
out=$(cd "$1" && pwd)
python=${PYTHON:-python3}

rm -rf "$out"/footfall-*.whl "$out"/footfall-*.tar.gz "$out/tools" "$out/clean"
"$python" -m venv "$out/tools"
"$out/tools/bin/pip" install --quiet build
"$out/tools/bin/python" -m build --outdir "$out" .

"$python" -m venv "$out/clean"
"$out/clean/bin/pip" install --quiet "$out"/footfall-*.whl
"$out/clean/bin/python" -c 'import footfall; footfall.page(footfall.read("examples/walk.bvh")); print(footfall.__file__)'
for test in test_docstrings test_arguments test_recipes; do
  PYTHONPATH=tests/python "$out/clean/bin/python" -m unittest discover -s tests/python -p "$test.py"
done
ls -l "$out"/footfall-*
