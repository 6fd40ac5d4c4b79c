// SPDX-License-Identifier: MIT
#include "maya/stance/stance_library_node.h"

#include <maya/MFnStringArrayData.h>
#include <maya/MStringArray.h>

#include "maya/framework/command_base.h"

namespace footfall::maya {
using namespace stance;

OptionAttributes<OwnLimits> StanceLibraryNode::limits;
MObject StanceLibraryNode::file, StanceLibraryNode::text, StanceLibraryNode::reload,
    StanceLibraryNode::ownLimits, StanceLibraryNode::library, StanceLibraryNode::members,
    StanceLibraryNode::memberCount, StanceLibraryNode::standingHeight;

void StanceLibraryNode::describe(Attributes& make) {
  file = make.text("file", "fil");
  text = make.text("text", "txt");
  reload = make.integer("reload", "rld", 0, Use::Input);
  ownLimits = make.toggle("ownLimits", "olm", false);
  limits.describe(make, ownLimitTable());
  library = make.text("library", "lib", "", Use::Output);
  members = make.data("members", "mem", MFnData::kStringArray, Use::Output);
  memberCount = make.integer("memberCount", "mct", 0, Use::Output);
  standingHeight = make.number("standingHeight", "sth", 0, Use::Output);
}

void StanceLibraryNode::evaluate(MDataBlock& block) {
  LibraryInputs in;
  in.file = utf8(input(block, file).asString());
  in.text = utf8(input(block, text).asString());
  in.reload = input(block, reload).asInt();
  in.ownLimits = input(block, ownLimits).asBool();
  limits.read(block, in.limits);
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
