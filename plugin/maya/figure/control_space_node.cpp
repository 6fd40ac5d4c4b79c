// SPDX-License-Identifier: MIT
#include "maya/figure/control_space_node.h"

#include <maya/MFnDependencyNode.h>

#include "maya/framework/data_values.h"
#include "maya/framework/maya_matrix.h"

namespace footfall::maya {

MObject ControlSpaceNode::world;
ControlInputs ControlSpaceNode::place;
Triple ControlSpaceNode::move, ControlSpaceNode::turn;

void ControlSpaceNode::describe(Attributes& make) {
  world = make.matrix("worldMatrix", "wm");
  place.parentInverse = make.matrix("parentInverse", "pi");
  place.orient = make.turns("orient", "or", Use::Input);
  place.order = make.choice("order", "ro", {"xyz", "yzx", "zxy", "xzy", "yxz", "zyx"}, 0, Use::Input);
  place.pivot = make.places("pivot", "pv", Use::Input);
  place.pivotShift = make.places("pivotShift", "ps", Use::Input);
  move = make.places("translate", "t", Use::Output);
  turn = make.turns("rotate", "r", Use::Output);
}

void ControlSpaceNode::evaluate(MDataBlock& block) {
  const Affine above = affineOf(input(block, place.parentInverse).asMatrix());
  const Affine local = above * affineOf(input(block, world).asMatrix());
  const TransformChannels channels =
      channelsOf(local, place.read([&block](const MObject& attribute) { return input(block, attribute); }));
  setPlace(output(block, move.whole), move, channels.translate);
  setAngles(output(block, turn.whole), turn, channels.rotate);
}

bool ControlSpaceNode::isPassiveOutput(const MPlug& plug) const {
  return isPlugOf(plug, move.whole) || isPlugOf(plug, turn.whole) ||
         NodeOf<ControlSpaceNode>::isPassiveOutput(plug);
}

bool isControlSpace(const MObject& node) {
  return !node.isNull() && MFnDependencyNode(node).typeId() == MTypeId(kControlSpaceId);
}

}  // namespace footfall::maya
