#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# make_archives.sh BUILD OUT: from a finished build, a relocatable archive of the program and a zip of the Maya module.
# Unpacks both again and runs the program from there, so that a broken archive is never left behind.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
build=$(cd "${1:?usage: make_archives.sh BUILD OUT}" && pwd)
mkdir -p "${2:?usage: make_archives.sh BUILD OUT}"
out=$(cd "$2" && pwd)
version=$(sed -n 's/^CMAKE_PROJECT_VERSION:STATIC=//p' "$build/CMakeCache.txt")
maya=$(sed -n 's/^FOOTFALL_MAYA:INTERNAL=//p' "$build/CMakeCache.txt")
name=footfall-$version-linux-$(uname -m)
module=footfall-$version-maya-$maya-linux-$(uname -m)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The licences of the libraries that the archive brings along, as Debian's packages give them.
licences() {
  local library package
  mkdir -p "$1/share/licences"
  for library in "$1"/lib/*.so*; do
    package=$(dpkg-query -S "*/$(basename "$library")" 2>/dev/null | head -1 | cut -d: -f1) || true
    if [ -n "$package" ] && [ -f "/usr/share/doc/$package/copyright" ]; then
      cp -L "/usr/share/doc/$package/copyright" "$1/share/licences/$package.txt"
    else
      echo "footfall: no licence found for $library" >&2
      return 1
    fi
  done
}

cmake --install "$build" --component program --strip --prefix "$work/$name" >/dev/null
sed -e "s/@version@/$version/g" -e "s/@name@/$name/g" -e "s/@glibc@/$(getconf GNU_LIBC_VERSION | cut -d' ' -f2)/g" \
  "$here/README.txt.in" >"$work/$name/README.txt"
if command -v dpkg-query >/dev/null; then licences "$work/$name"; fi
tar -C "$work" --sort=name --owner=0 --group=0 --numeric-owner -czf "$work/$name.tar.gz" "$name"

cmake --install "$build" --component maya --strip --prefix "$work/$module" >/dev/null
(cd "$work/$module" && cmake -E tar cf "$work/$module.zip" --format=zip .)

# Elsewhere, with nothing of this build in reach.
mkdir -p "$work/a folder"
tar -C "$work/a folder" -xf "$work/$name.tar.gz"
program="$work/a folder/$name/bin/footfall"
said=$(env -i "$program" --version)
[ "$said" = "footfall $version" ] || {
  echo "footfall: the packed program calls itself '$said', not 'footfall $version'" >&2
  exit 1
}
if env -i LANG=C ldd "$program" | grep -F '=>' | grep -vF "$work" | grep -vE '^\s*lib(c|m|dl|rt|pthread|resolv)\.so'; then
  echo "footfall: the packed program takes the libraries above from outside the archive" >&2
  exit 1
fi
env -i "$program" info "$work/a folder/$name/examples/walk.bvh" >/dev/null
mkdir "$work/module"
(cd "$work/module" && cmake -E tar xf "$work/$module.zip")
[ -s "$work/module/footfall.mod" ] && [ -s "$work/module/footfall/plug-ins/$maya/footfall.so" ]

mv "$work/$name.tar.gz" "$work/$module.zip" "$out"
ls -lh "$out/$name.tar.gz" "$out/$module.zip"
if [ "$maya" = mayahost ]; then
  echo "The module was built against the stand-in host, not Maya: configure with -DDEVKIT_LOCATION=… for one that Maya loads."
fi
