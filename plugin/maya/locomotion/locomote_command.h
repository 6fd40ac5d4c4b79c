// SPDX-License-Identifier: MIT
// ffLocomote: steered motion made, edited, asked about, put on a rig and baked. Described in
// docs/reference/maya/locomotion.md.
#pragma once

#include "maya/framework/command_base.h"

namespace footfall::maya {

class LocomoteCommand : public CommandOf<LocomoteCommand> {
 public:
  static constexpr const char* kName = "ffLocomote";
  static void describe(MSyntax& syntax);

 protected:
  void run(const MArgDatabase& arguments) override;

 private:
  void create(const MArgDatabase& arguments);
  void edit(const MArgDatabase& arguments);
  void query(const MArgDatabase& arguments);
  void change(const MArgDatabase& arguments, const MObject& node);
};

}  // namespace footfall::maya
