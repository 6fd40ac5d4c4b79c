// SPDX-License-Identifier: MIT
// ffBlend: from the animation of one hierarchy to that of another. docs/reference/maya/blend.md describes it.
#pragma once

#include "maya/blend/blend_setup.h"
#include "maya/framework/command_base.h"

namespace footfall::maya {

class BlendCommand : public CommandOf<BlendCommand> {
 public:
  static constexpr const char* kName = "ffBlend";
  static void describe(MSyntax& syntax);

 protected:
  void run(const MArgDatabase& arguments) override;

 private:
  void tell(const MArgDatabase& arguments, const BlendReport& report);
};

}  // namespace footfall::maya
