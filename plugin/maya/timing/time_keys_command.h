// SPDX-License-Identifier: MIT
// ffTimeKeys: the keys of an ffTimeWarp, all at once. docs/reference/maya/timing.md describes it.
#pragma once

#include "maya/framework/command_base.h"

namespace footfall::maya {

class TimeKeysCommand : public CommandOf<TimeKeysCommand> {
 public:
  static constexpr const char* kName = "ffTimeKeys";
  static void describe(MSyntax& syntax);

 protected:
  void run(const MArgDatabase& arguments) override;
};

}  // namespace footfall::maya
