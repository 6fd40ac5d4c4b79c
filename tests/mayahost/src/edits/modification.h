// SPDX-License-Identifier: MIT
// What an MDGModifier (or MDagModifier) is to do and has done.
#pragma once

#include "edits/edit.h"

namespace mayahost {

struct Modification {
  std::vector<std::function<MStatus(Journal&)>> pending;
  Journal done;
  bool undone = false;
  std::vector<std::shared_ptr<Node>> created;  // retired with it if they never came into the scene

  ~Modification();
  MStatus doIt();
  MStatus undoIt();
};

}  // namespace mayahost
