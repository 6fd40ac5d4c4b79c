// SPDX-License-Identifier: MIT
#include "maya/figure/channel_driver.h"

#include <fmt/format.h>

#include "maya/figure/control_space_node.h"
#include "maya/framework/plug_values.h"
#include "maya/scene/scene_channels.h"

namespace footfall::maya {

void ChannelDriver::drive(const MPlug& from, const MPlug& to) {
  const std::string name = utf8(to.name());
  if (to.isLocked()) return report_.notes.push_back(name + " is locked and stays as it is");
  const MPlug driven = incoming(to);
  if (!driven.isNull() && !replace_)
    throw Error(fmt::format("{} is driven by {} (-replace to take its place)", name, nameOf(driven.node())));
  if (!driven.isNull()) {
    require(edits_.graph().disconnect(driven, to), name.c_str());
    if (isControlSpace(driven.node())) idle_.add(driven.node());
  }
  require(edits_.graph().connect(from, to), name.c_str());
  report_.channels.push_back(name);
}

void ChannelDriver::drive3(const MPlug& from, const MObject& node, const char* what, bool whatIsFree) {
  for (unsigned a = 0; a < 3; ++a) {
    const MPlug to = plugOf(node, std::string(what) + "XYZ"[a]);
    if (!(whatIsFree && to.isLocked())) drive(from.child(a), to);
  }
}

}  // namespace footfall::maya
