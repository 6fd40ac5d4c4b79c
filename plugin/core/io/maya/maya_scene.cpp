// SPDX-License-Identifier: MIT
#include "io/maya/maya_scene.h"

#include <algorithm>

#include <fmt/format.h>

#include "base/scanner.h"
#include "io/formats.h"
#include "io/maya/maya_ascii.h"
#include "io/maya/maya_attributes.h"
#include "io/maya/maya_curve.h"

namespace footfall {
namespace {

// The value of a flag in a MEL command: 120 of "-max 120"; false where it is not there or no number.
bool flagNumber(std::string_view command, std::string_view flag, double& value) {
  Scanner scanner(command, "");
  while (!scanner.atEnd()) {
    if (scanner.word() != flag) continue;
    if (scanner.atEnd()) return false;
    return parseNumber(scanner.word(), value);
  }
  return false;
}

// The playback range that Maya saves as a command in a script node.
bool readPlaybackRange(const MayaGraph& graph, TimeRange& range) {
  const MayaAscii& source = graph.source();
  MayaWords words;
  for (const MayaNodeSetting& set : graph.settings()) {
    const MayaNode& node = graph.nodes()[static_cast<std::size_t>(set.node)];
    if (node.type != "script" || node.name.find("sceneConfigurationScriptNode") == std::string::npos)
      continue;
    source.words(source.statements()[set.statement], words);
    const auto setting = takeSetting(words);
    if (!setting || setting->firstValue >= words.size()) continue;
    if (setting->attribute != "b" && setting->attribute != "before") continue;
    const std::string_view command = words[setting->firstValue].text;
    double first = 0, last = 0;
    if (!flagNumber(command, "-min", first) || !flagNumber(command, "-max", last) || first > last) continue;
    const FileUnit time = graph.units().back().time();
    range = {time.read(first), time.read(last)};
    return true;
  }
  return false;
}

void addNotes(const CurveOddities& oddities, std::vector<std::string>& notes) {
  if (oddities.unknownTypes > 0) {
    notes.push_back(
        fmt::format("{} tangent(s) of a type that is not known are taken as spline", oddities.unknownTypes));
  }
  if (oddities.sameTimes > 0) {
    notes.push_back(fmt::format("{} key(s) at the time of another key were left out", oddities.sameTimes));
  }
}

}  // namespace

MayaSceneReading readMayaScene(const MayaGraph& graph) {
  MayaSceneReading reading;
  Scene& scene = reading.scene;
  const FileUnits& units = graph.units().back();
  scene.frameRate = units.frameRate;
  scene.metresPerUnit = units.metresPerUnit;
  scene.linearUnit = linearUnitName(units.metresPerUnit);
  scene.angularUnit = angularUnitName(units.radiansPerUnit);
  scene.skeleton = readMayaSkeleton(graph, scene.notes);

  std::vector<int> curveNodes;
  for (std::size_t i = 0; i < graph.nodes().size(); ++i) {
    if (curveTypeFromNode(graph.nodes()[i].type)) curveNodes.push_back(static_cast<int>(i));
  }
  std::vector<MayaTarget> targets = findMayaTargets(graph, curveNodes, scene.notes);
  const auto& settings = graph.settings();
  CurveOddities oddities;
  std::vector<NamedCurve> curves;
  curves.reserve(curveNodes.size());
  std::size_t at = 0;
  for (std::size_t i = 0; i < curveNodes.size(); ++i) {
    MayaCurveSource from;
    from.node = curveNodes[i];
    while (at < settings.size() && settings[at].node < from.node) ++at;
    from.firstSetting = at;
    while (at < settings.size() && settings[at].node == from.node) ++at;
    from.lastSetting = at;
    const MayaNode& node = graph.nodes()[static_cast<std::size_t>(from.node)];
    Curve curve =
        readMayaCurve(graph.source(), settings.data() + from.firstSetting, settings.data() + from.lastSetting,
                      *curveTypeFromNode(node.type), graph.units()[node.units], oddities);
    curves.push_back({std::move(targets[i].node), std::move(targets[i].attribute), std::move(curve)});
    reading.curves.push_back(from);
  }
  scene.curves = CurveSet(std::move(curves));
  addNotes(oddities, scene.notes);
  if (!readPlaybackRange(graph, scene.range)) scene.range = scene.curves.range();
  return reading;
}

Scene parseMayaAscii(std::string_view text, const std::string& file) {
  auto source = std::make_shared<const MayaSceneSource>(std::string(text), file);
  Scene scene = source->reading.scene;
  scene.source = std::move(source);
  return scene;
}

}  // namespace footfall
