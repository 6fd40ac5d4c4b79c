// SPDX-License-Identifier: MIT
// A Maya ASCII scene read into a Scene, with what ties its curves to the text.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "io/maya/maya_graph.h"
#include "io/scene_file.h"

namespace footfall {

// Where a curve of the scene is in the text.
struct MayaCurveSource {
  int node = 0;                  // its animCurve node
  std::size_t firstSetting = 0;  // range in MayaGraph::settings
  std::size_t lastSetting = 0;
};

struct MayaSceneReading {
  Scene scene;                          // without its source
  std::vector<MayaCurveSource> curves;  // one per curve of the scene, in its order
};

MayaSceneReading readMayaScene(const MayaGraph& graph);

// A file as it was read: its text, its nodes and its scene. Refers to itself, so it is not copied.
struct MayaSceneSource {
  MayaSceneSource(std::string text, const std::string& file)
      : ascii(std::move(text), file), graph(ascii), reading(readMayaScene(graph)) {}
  MayaSceneSource(const MayaSceneSource&) = delete;
  MayaSceneSource& operator=(const MayaSceneSource&) = delete;

  MayaAscii ascii;
  MayaGraph graph;
  MayaSceneReading reading;
};

// Its two parts. The joints and transforms at rest, parents first.
Skeleton readMayaSkeleton(const MayaGraph& graph, std::vector<std::string>& notes);
// What each curve drives, by animCurve node.
struct MayaTarget {
  std::string node;
  std::string attribute;
};
std::vector<MayaTarget> findMayaTargets(const MayaGraph& graph, const std::vector<int>& curveNodes,
                                        std::vector<std::string>& notes);

}  // namespace footfall
