// SPDX-License-Identifier: MIT
// ffBake: warped and blended channels back to plain curves. docs/reference/maya/warp.md describes it.
#pragma once

#include "maya/framework/command_base.h"

namespace footfall::maya {

class BakeCommand : public CommandOf<BakeCommand> {
 public:
  static constexpr const char* kName = "ffBake";
  static void describe(MSyntax& syntax);

 protected:
  void run(const MArgDatabase& arguments) override;
};

}  // namespace footfall::maya
