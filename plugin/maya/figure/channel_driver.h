// SPDX-License-Identifier: MIT
// Connects outputs of a figure to channels of a rig, and minds those that cannot be.
#pragma once

#include "maya/figure/figure_connect.h"
#include "maya/framework/idle_nodes.h"

namespace footfall::maya {

// The API takes the attribute by a reference it may change.
inline MPlug childOf(const MPlug& plug, MObject attribute) {
  return plug.child(attribute);
}

class ChannelDriver {
 public:
  // replace: what drives a channel gives way, else it is an error.
  ChannelDriver(Edits& edits, bool replace, ConnectReport& report)
      : edits_(edits), replace_(replace), report_(report) {}

  void drive(const MPlug& from, const MPlug& to);
  // The three axes of "translate" or "rotate". whatIsFree: locked ones are meant to stay and not reported.
  void drive3(const MPlug& from, const MObject& node, const char* what, bool whatIsFree = false);
  // Control spaces of ours that gave way and drive nothing else are deleted. After Edits::apply.
  void removeReplaced() { idle_.remove(edits_); }

 private:
  Edits& edits_;
  bool replace_;
  ConnectReport& report_;
  IdleNodes idle_;
};

}  // namespace footfall::maya
