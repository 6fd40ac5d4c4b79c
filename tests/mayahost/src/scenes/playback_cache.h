// SPDX-License-Identifier: MIT
// What cached playback keeps, as the scheduler and edits see it.
#pragma once

#include "graph/node.h"

#include "curve/curve.h"

#include <maya/MEvaluationNode.h>

namespace mayahost {

struct PlannedNode {
  std::shared_ptr<Node> node;
  std::vector<PlugKey> outputs;  // that change with time
  std::shared_ptr<MEvaluationNode> description;
};

bool cachedPlayback();
// The evaluation graph was rebuilt: asks its nodes whether they are to be cached. Forgets everything.
void planCache(const std::vector<PlannedNode>& nodes);
bool serveFromCache(Node& node, double ticks);  // false: it has to be evaluated
void storeInCache(Node& node, double ticks);

// Where a change of keys can show, in the curve's own time: between the nearest keys that are as they were,
// tangents included.
MTimeRange changedRange(const footfall::Curve& before, const footfall::Curve& after);
void curveEdited(const std::shared_ptr<Node>& node, const std::shared_ptr<Attribute>& input,
                 const std::shared_ptr<Attribute>& keys, const MTimeRange& range);
void plugEdited(const PlugPath& plug);  // at all times

MTimeRange allTime();
// The range as the node transforms it; `kernel` tells whether it does.
MTimeRange transformed(const Node& node, const PlugKey& plug, const MTimeRange& range, bool& kernel);

}  // namespace mayahost
