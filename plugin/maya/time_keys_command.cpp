// SPDX-License-Identifier: MIT
#include "time_keys_command.h"

#include <maya/MFnDependencyNode.h>
#include <maya/MSelectionList.h>
#include <maya/MTime.h>

#include <fmt/format.h>

#include "base/error.h"
#include "node_ids.h"
#include "time_warp_plugs.h"
#include "values.h"

namespace footfall::maya {
namespace {

// at, source, tension, continuity, bias of one use of -key.
TimeKey keyOf(const MArgList& words) {
  MStatus status[5];
  const MTime at = words.asTime(0, &status[0]), source = words.asTime(1, &status[1]);
  TimeKey key{seconds(at), seconds(source)};
  key.tension = words.asDouble(2, &status[2]);
  key.continuity = words.asDouble(3, &status[3]);
  key.bias = words.asDouble(4, &status[4]);
  for (const MStatus& one : status) require(one, "-key takes two times and three numbers");
  return key;
}

}  // namespace

void TimeKeysCommand::describe(MSyntax& syntax) {
  syntax.addFlag("k", "keys", MSyntax::kTime, MSyntax::kTime, MSyntax::kDouble, MSyntax::kDouble,
                 MSyntax::kDouble);
  syntax.makeFlagMultiUse("keys");
  syntax.setObjectType(MSyntax::kSelectionList, 1, 1);
}

void TimeKeysCommand::run(const MArgDatabase& arguments) {
  MSelectionList objects;
  require(arguments.getObjects(objects), "the node could not be read");
  MObject node;
  objects.getDependNode(0, node);
  if (node.isNull() || MFnDependencyNode(node).typeId() != MTypeId(kTimeWarpId))
    throw Error("give the ffTimeWarp whose keys these are");
  std::vector<TimeKey> keys;
  for (unsigned use = 0; use < arguments.numberOfFlagUses("keys"); ++use) {
    MArgList words;
    require(arguments.getFlagArgumentList("keys", use, words), "keys");
    keys.push_back(keyOf(words));
  }
  writeTimeKeys(edits(), node, false, keys);
}

}  // namespace footfall::maya
