# SPDX-License-Identifier: MIT
# cmake -DPAGE=viewer.html -DSOURCE=viewer_bundle_data.cpp -P viewer_bundle.cmake: a file as the pieces of
# cli/view/viewer_bundle.h. In pieces, since compilers limit the length of a text (Visual C++: 16 380 bytes).
set(piece 8000)  # hexadecimal digits
file(READ "${PAGE}" digits HEX)
string(LENGTH "${digits}" length)
file(WRITE "${SOURCE}.part" "// Made of ${PAGE}
#include \"cli/view/viewer_bundle.h\"

namespace footfall::cli {

const std::vector<std::string_view>& viewerPieces() {
  static const std::vector<std::string_view> pieces = {
")
set(at 0)
while(at LESS length)
  string(SUBSTRING "${digits}" ${at} ${piece} part)
  string(LENGTH "${part}" size)
  math(EXPR bytes "${size} / 2")
  string(REGEX REPLACE "(..)" "\\\\x\\1" part "${part}")
  file(APPEND "${SOURCE}.part" "{\"${part}\", ${bytes}},\n")
  math(EXPR at "${at} + ${piece}")
endwhile()
file(APPEND "${SOURCE}.part" "};
  return pieces;
}

}  // namespace footfall::cli
")
file(RENAME "${SOURCE}.part" "${SOURCE}")
