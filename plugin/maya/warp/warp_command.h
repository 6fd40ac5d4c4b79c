// SPDX-License-Identifier: MIT
// ffWarp: sets warp poses, pins, applies warp documents, edits and lists warps. docs/reference/maya/warp.md
// describes it.
#pragma once

#include "maya/framework/command_base.h"
#include "maya/warp/warp_pose.h"

namespace footfall::maya {

// What a command is about: the objects it was given, else what is selected.
MSelectionList objectsOf(const MArgDatabase& arguments);

class WarpCommand : public CommandOf<WarpCommand> {
 public:
  static constexpr const char* kName = "ffWarp";
  static void describe(MSyntax& syntax);

 protected:
  void run(const MArgDatabase& arguments) override;

 private:
  void query(const MArgDatabase& arguments);
  void edit(const MArgDatabase& arguments);
  void finish(const MArgDatabase& arguments, const WarpReport& report, const std::vector<std::string>& notes);
};

}  // namespace footfall::maya
