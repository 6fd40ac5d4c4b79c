// SPDX-License-Identifier: MIT
// A hierarchy of the scene as a motion of the engine: metres, Y up.
#pragma once

#include <maya/MObject.h>

#include <vector>

#include "curve/curve_set.h"
#include "figure/motion/motion.h"

namespace footfall::maya {

struct SampledFigure {
  Motion motion;               // channels: three translations and three angles per joint; joints by last name
  std::vector<MObject> nodes;  // one per joint
  Isometry parent;             // of the root, in the engine's world
};

// Whether a transform's place is driven.
bool travels(const MObject& node);

// The transforms below a node in depth-first order, itself first; from the first that travels on.
std::vector<MObject> figureNodes(const MObject& root);

// A place of the scene in the engine's axes (Y up), whatever the unit.
Vec3 toEngineAxes(const Vec3& place);

// Given nodes (the first a root, parents before children) at given times of playback, seconds, as they are in
// the space of the root's parent. The motion's own times are not set.
Motion sampleNodes(const std::vector<MObject>& nodes, const std::vector<double>& times);

// Over a range of playback (seconds, its ends rounded outwards to frames), every frame. A parent of the root
// should stand still. Throws Error for a range that is empty or longer than a million frames.
SampledFigure sampleFigure(const MObject& root, const TimeRange& range);
// The same every `step` seconds instead.
SampledFigure sampleFigure(const MObject& root, const TimeRange& range, double step);

}  // namespace footfall::maya
