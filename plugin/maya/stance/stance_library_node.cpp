// SPDX-License-Identifier: MIT
#include "maya/stance/stance_library_node.h"

#include <maya/MFnStringArrayData.h>
#include <maya/MStringArray.h>

#include "maya/framework/command_base.h"

namespace footfall::maya {
using namespace stance;

MObject StanceLibraryNode::file, StanceLibraryNode::text, StanceLibraryNode::reload,
    StanceLibraryNode::ownLimits, StanceLibraryNode::maxFriction, StanceLibraryNode::longestLeg,
    StanceLibraryNode::shortestLeg, StanceLibraryNode::strongestPush, StanceLibraryNode::library,
    StanceLibraryNode::members, StanceLibraryNode::memberCount, StanceLibraryNode::standingHeight;

void StanceLibraryNode::describe(Attributes& make) {
  Range positive;
  positive.min = 1e-3;
  const LibraryInputs usual;
  file = make.text("file", "fil");
  text = make.text("text", "txt");
  reload = make.integer("reload", "rld", 0, Use::Input);
  ownLimits = make.toggle("ownLimits", "olm", false);
  maxFriction = make.number("maxFriction", "mfr", usual.friction, Use::Keyable, positive);
  longestLeg = make.number("longestLeg", "lgl", usual.longest, Use::Keyable, positive);
  shortestLeg = make.number("shortestLeg", "shl", usual.shortest, Use::Keyable, positive);
  strongestPush = make.number("strongestPush", "stp", usual.push, Use::Keyable, positive);
  library = make.text("library", "lib", "", Use::Output);
  members = make.data("members", "mem", MFnData::kStringArray, Use::Output);
  memberCount = make.integer("memberCount", "mct", 0, Use::Output);
  standingHeight = make.number("standingHeight", "sth", 0, Use::Output);
}

void StanceLibraryNode::evaluate(MDataBlock& block) {
  const auto number = [&block](const MObject& attribute) { return input(block, attribute).asDouble(); };
  LibraryInputs in;
  in.file = utf8(input(block, file).asString());
  in.text = utf8(input(block, text).asString());
  in.reload = input(block, reload).asInt();
  in.ownLimits = input(block, ownLimits).asBool();
  in.friction = number(maxFriction);
  in.longest = number(longestLeg);
  in.shortest = number(shortestLeg);
  in.push = number(strongestPush);
  write(block, *opened_.get(in, openLibrary));
}

void StanceLibraryNode::keepLast(MDataBlock& block) {
  if (const auto open = opened_.last()) write(block, *open);
}

void StanceLibraryNode::write(MDataBlock& block, const OpenLibrary& open) {
  MStringArray names;
  for (const LibraryStance& one : open.library.stances) names.append(mstring(one.stance.name));
  MStatus status;
  MFnStringArrayData data;
  const MObject made = data.create(names, &status);
  require(status, "members");
  output(block, library).setString(mstring(open.text));
  output(block, members).setMObject(made);
  output(block, memberCount).setInt(static_cast<int>(open.library.size()));
  output(block, standingHeight).setDouble(open.library.standingHeight);
}

}  // namespace footfall::maya
