// SPDX-License-Identifier: MIT
// ffGaitFollow: sends a stride along a curve over a mesh; ffGaitTransition: changes from one gait to another
// on the way. Flags and results are in docs/reference/maya/gait.md.
#pragma once

#include "maya/framework/command_base.h"

namespace footfall::maya {

class GaitNodes;

class GaitFollowCommand : public CommandOf<GaitFollowCommand> {
 public:
  static constexpr const char* kName = "ffGaitFollow";
  static void describe(MSyntax& syntax);

 protected:
  void run(const MArgDatabase& arguments) override;

 private:
  void create(const MArgDatabase& arguments);
  void edit(const MArgDatabase& arguments);
  void query(const MArgDatabase& arguments);
  // Applies the given flags for stride, path, speed and mode; whether there were any.
  bool change(const MArgDatabase& arguments, const GaitNodes& gait);
};

class GaitTransitionCommand : public CommandOf<GaitTransitionCommand> {
 public:
  static constexpr const char* kName = "ffGaitTransition";
  static void describe(MSyntax& syntax);

 protected:
  void run(const MArgDatabase& arguments) override;

 private:
  void create(const MArgDatabase& arguments, const GaitNodes& gait);
  void edit(const MArgDatabase& arguments, const GaitNodes& gait);
  void query(const MArgDatabase& arguments, const GaitNodes& gait);
};

}  // namespace footfall::maya
