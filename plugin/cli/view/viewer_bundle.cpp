// SPDX-License-Identifier: MIT
#include "cli/view/viewer_bundle.h"

#include "base/error.h"

namespace footfall::cli {

std::string viewerPage() {
  std::string page;
  for (const std::string_view piece : viewerPieces()) page += piece;
  if (page.empty())
    throw Error(
        "this footfall was built without its viewer: install Node 18 or newer and build again with "
        "-DFOOTFALL_VIEWER=ON");
  return page;
}

}  // namespace footfall::cli
