// SPDX-License-Identifier: MIT
// ffWalk: footprints laid, edited, walked, connected and baked. Described in
// docs/reference/maya/footprints.md.
#pragma once

#include "maya/footprint/walk_setup.h"
#include "maya/framework/command_base.h"

namespace footfall::maya {

class WalkCommand : public CommandOf<WalkCommand> {
 public:
  static constexpr const char* kName = "ffWalk";
  static void describe(MSyntax& syntax);

 protected:
  void run(const MArgDatabase& arguments) override;

 private:
  void create(const MArgDatabase& arguments);
  void alongCurve(const MArgDatabase& arguments, const WalkSetup& setup);
  void edit(const MArgDatabase& arguments);
  void query(const MArgDatabase& arguments);
};

}  // namespace footfall::maya
