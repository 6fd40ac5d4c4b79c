// SPDX-License-Identifier: MIT
// The viewer of a build without (-DFOOTFALL_VIEWER=OFF).
#include "cli/view/viewer_bundle.h"

namespace footfall::cli {

const std::vector<std::string_view>& viewerPieces() {
  static const std::vector<std::string_view> none;
  return none;
}

}  // namespace footfall::cli
