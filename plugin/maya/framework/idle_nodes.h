// SPDX-License-Identifier: MIT
// Nodes of ours and the curves made for them, which go once they drive nothing.
#pragma once

#include <maya/MObject.h>

#include <vector>

#include "maya/framework/command_base.h"

namespace footfall::maya {

class IdleNodes {
 public:
  void add(const MObject& node);  // null: nothing
  // A node with the curves that drive it (a weight's, those a blend copied) and the time those run on.
  void addWithCurves(const MObject& node);
  // Deletes those that drive nothing, from the last to the first of a chain: a warp goes before the time warp
  // in front of it.
  void remove(Edits& edits);

 private:
  bool has(const MObject& node) const;
  std::vector<MObject> nodes_;
};

}  // namespace footfall::maya
