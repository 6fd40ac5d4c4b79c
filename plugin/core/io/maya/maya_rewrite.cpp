// SPDX-License-Identifier: MIT
// A scene that was read from Maya ASCII, written again: only the statements of changed curves differ.
#include "io/maya/maya_rewrite.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

#include <fmt/format.h>

#include "io/maya/maya_attributes.h"
#include "io/maya/maya_curve.h"
#include "io/maya/maya_keys.h"
#include "io/maya/maya_scene.h"
#include "io/maya/text_edits.h"

namespace footfall {
namespace {

bool isJointAtRestEqual(const Joint& a, const Joint& b) {
  return a.rotationOrder == b.rotationOrder && a.translation == b.translation && a.rotation == b.rotation &&
         a.scale == b.scale && a.jointOrient == b.jointOrient && a.rotateAxis == b.rotateAxis;
}

bool isConnectionCommand(std::string_view command) {
  return command == "select" || command == "connectAttr" || command == "disconnectAttr" ||
         command == "relationship" || command == "dataStructure";
}

class Rewriter {
 public:
  Rewriter(const Scene& scene, WriteReport& report)
      : scene_(scene),
        report_(report),
        source_(scene.source->ascii),
        graph_(scene.source->graph),
        reading_(scene.source->reading),
        edits_(source_.text(), source_.newline()) {}

  std::string write();

 private:
  std::vector<bool> matchCurves(std::vector<const NamedCurve*>& added);
  void change(const MayaCurveSource& from, const Curve& before, const Curve& after);
  void remove(const MayaCurveSource& from);
  void add(const std::vector<const NamedCurve*>& added);
  std::string targetPlug(const NamedCurve& curve, const std::unordered_set<std::string>& driven);
  std::unordered_set<std::string> drivenPlugs() const;
  std::string newNodeName(const NamedCurve& curve);
  std::size_t connectionsPlace() const;
  void addSkeletonNote();
  void editRange();

  TextSpan span(std::uint32_t statement) const {
    const MayaStatement& s = source_.statements()[statement];
    return {s.begin, s.begin + s.size};
  }

  const Scene& scene_;
  WriteReport& report_;
  const MayaAscii& source_;
  const MayaGraph& graph_;
  const MayaSceneReading& reading_;
  TextEdits edits_;
  std::unordered_set<int> removed_;  // curve nodes
  std::unordered_set<std::string> newNames_;
  std::unordered_map<std::string, int> suffixes_;  // last number given to a name
};

// Scene curves find their source by name and type; what is left over on either side was added or removed.
std::vector<bool> Rewriter::matchCurves(std::vector<const NamedCurve*>& added) {
  const CurveSet& before = reading_.scene.curves;
  std::unordered_map<std::string, std::vector<std::size_t>> byName;
  for (std::size_t i = before.size(); i-- > 0;) byName[before[i].name()].push_back(i);
  std::vector<bool> kept(before.size(), false);
  for (const NamedCurve& curve : scene_.curves) {
    const auto found = byName.find(curve.name());
    if (found == byName.end() || found->second.empty()) {
      added.push_back(&curve);
      continue;
    }
    const std::size_t i = found->second.back();
    const Curve& old = before[i].curve;
    if (old.input() != curve.curve.input() || old.output() != curve.curve.output()) {
      added.push_back(&curve);
      continue;
    }
    found->second.pop_back();
    kept[i] = true;
    if (old != curve.curve) change(reading_.curves[i], old, curve.curve);
  }
  return kept;
}

void Rewriter::change(const MayaCurveSource& from, const Curve& before, const Curve& after) {
  const auto differs = differingGroups(before, after);
  const MayaNode& node = graph_.nodes()[static_cast<std::size_t>(from.node)];
  const FileUnits& units = graph_.units()[node.units];
  std::array<std::vector<std::uint32_t>, kKeyGroups> statements;
  MayaWords words;
  for (std::size_t i = from.firstSetting; i < from.lastSetting; ++i) {
    const std::uint32_t statement = graph_.settings()[i].statement;
    source_.words(source_.statements()[statement], words);
    const auto setting = takeSetting(words);
    KeyGroup group;
    if (!setting || !keyGroupOf(setting->attribute, group)) continue;
    statements[static_cast<std::size_t>(group)].push_back(statement);
  }
  // A group that had no statement goes behind the group before it, the first behind the node's name and id.
  std::uint32_t anchor = node.create;
  const auto& all = source_.statements();
  while (anchor + 1 < node.end && source_.command(all[anchor + 1]) == "rename") ++anchor;
  for (std::size_t g = 0; g < kKeyGroups; ++g) {
    const auto& old = statements[g];
    if (differs[g]) {
      const std::string text = formatKeyGroup(after, static_cast<KeyGroup>(g), units, source_.newline());
      if (old.empty()) {
        edits_.insertAfter(span(anchor), text);
      } else {
        edits_.replaceStatement(span(old.front()), text);
        for (std::size_t i = 1; i < old.size(); ++i) edits_.replaceStatement(span(old[i]), "");
      }
    }
    if (!old.empty()) anchor = std::max(anchor, old.back());
  }
}

void Rewriter::remove(const MayaCurveSource& from) {
  const MayaNode& node = graph_.nodes()[static_cast<std::size_t>(from.node)];
  edits_.replaceStatement({span(node.create).begin, span(node.end - 1).end}, "");
  removed_.insert(from.node);
}

std::unordered_set<std::string> Rewriter::drivenPlugs() const {
  std::unordered_set<std::string> driven;
  MayaWords words;
  MayaPlug from, to;
  for (const MayaConnection& connection : graph_.connections()) {
    if (connection.target < 0 || removed_.count(connection.source) > 0) continue;
    if (!graph_.plugs(connection, words, from, to)) continue;
    driven.insert(
        fmt::format("{}.{}", connection.target, graph_.longAttribute(connection.target, to.attribute)));
  }
  return driven;
}

// The plug a new curve is to drive, as connectAttr has it; empty, and a note, where it cannot.
std::string Rewriter::targetPlug(const NamedCurve& curve, const std::unordered_set<std::string>& driven) {
  const int node = graph_.find(curve.node);
  const auto refuse = [&](const char* why) {
    report_.exact = false;
    report_.notes.push_back(fmt::format("the curve of {} was not written: {}", curve.name(), why));
    return std::string();
  };
  if (node < 0) return refuse("the scene has no such node of its own");
  const auto isDriven = [&](std::string_view attribute) {
    return driven.count(fmt::format("{}.{}", node, attribute)) > 0;
  };
  const std::string_view compound = compoundOf(curve.attribute);
  if (isDriven(curve.attribute) || (!compound.empty() && isDriven(compound))) {
    return refuse("something else drives it");
  }
  return fmt::format("{}.{}", graph_.displayName(node), shortAttributeName(curve.attribute));
}

std::string Rewriter::newNodeName(const NamedCurve& curve) {
  const std::size_t cut = curve.node.find_last_of("|:");
  const std::string base =
      curve.attribute == "output"
          ? legalName(curve.node)
          : legalName(curve.node.substr(cut == std::string::npos ? 0 : cut + 1) + "_" + curve.attribute);
  std::string name = base;
  int& suffix = suffixes_[base];
  while (graph_.find(name) >= 0 || newNames_.count(name) > 0) name = fmt::format("{}{}", base, ++suffix);
  newNames_.insert(name);
  return name;
}

// Behind the last node's own statements: before what selects default nodes or connects.
std::size_t Rewriter::connectionsPlace() const {
  const auto& statements = source_.statements();
  std::uint32_t i = graph_.nodes().empty() ? 0 : graph_.nodes().back().create + 1;
  for (; i < statements.size(); ++i) {
    if (isConnectionCommand(source_.command(statements[i]))) return edits_.lineStart(statements[i].begin);
  }
  return statements.empty() ? source_.text().size() : edits_.lineEnd(span(i - 1).end);
}

void Rewriter::add(const std::vector<const NamedCurve*>& added) {
  if (added.empty()) return;
  const std::unordered_set<std::string> driven = drivenPlugs();
  const FileUnits& units = graph_.units().back();
  const char* newline = source_.newline();
  std::string nodes, connections;
  for (const NamedCurve* curve : added) {
    const bool free = curve->attribute == "output" && graph_.find(curve->node) < 0;
    const std::string plug = free ? std::string() : targetPlug(*curve, driven);
    if (plug.empty() && !free) continue;
    const std::string name = newNodeName(*curve);
    const Curve& ready = curve->curve;
    nodes += fmt::format("createNode {} -n \"{}\";{}", curveNodeType(ready), name, newline);
    for (std::size_t g = 0; g < kKeyGroups; ++g) {
      nodes += formatKeyGroup(ready, static_cast<KeyGroup>(g), units, newline);
    }
    if (!free) connections += fmt::format("connectAttr \"{}.o\" \"{}\";{}", name, plug, newline);
  }
  const std::size_t place = connectionsPlace();
  edits_.insertLines(place, nodes);
  // Connections of curves stand together; behind the last one, else before all others.
  std::size_t behind = 0, before = source_.text().size();
  for (const MayaConnection& connection : graph_.connections()) {
    const TextSpan where = span(connection.statement);
    before = std::min(before, edits_.lineStart(where.begin));
    if (connection.source < 0) continue;
    if (curveTypeFromNode(graph_.nodes()[static_cast<std::size_t>(connection.source)].type)) {
      behind = std::max(behind, edits_.lineEnd(where.end));
    }
  }
  const bool any = !graph_.connections().empty();
  edits_.insertLines(std::max(place, behind > 0 ? behind : any ? before : place), connections);
}

void Rewriter::addSkeletonNote() {
  const auto& before = reading_.scene.skeleton.joints;
  const auto& after = scene_.skeleton.joints;
  if (!std::equal(before.begin(), before.end(), after.begin(), after.end(), isJointAtRestEqual)) {
    report_.exact = false;
    report_.notes.push_back(
        "changes to the rest pose are not written into a scene that came from Maya; curves are");
  }
}

// The playback range where the scene's is another now: the numbers of the command that Maya saves it as.
void Rewriter::editRange() {
  const TimeRange &was = reading_.scene.range, &is = scene_.range;
  if (was.start == is.start && was.end == is.end) return;
  for (const MayaNodeSetting& set : graph_.settings()) {
    const MayaNode& node = graph_.nodes()[static_cast<std::size_t>(set.node)];
    if (node.type != "script" || node.name.find("sceneConfigurationScriptNode") == std::string::npos)
      continue;
    const TextSpan where = span(set.statement);
    std::string text(source_.text().substr(where.begin, where.end - where.begin));
    if (text.find("playbackOptions") == std::string::npos) continue;
    for (const auto& [flag, time] : {std::pair{" -min ", is.start}, std::pair{" -max ", is.end},
                                     std::pair{" -ast ", is.start}, std::pair{" -aet ", is.end}}) {
      const std::size_t at = text.find(flag);
      if (at == std::string::npos) continue;
      const std::size_t begin = at + std::string_view(flag).size();
      const std::size_t end = std::min(text.find_first_of(" \"", begin), text.size());
      std::string number;
      appendInUnit(number, time, graph_.units().back().time());
      text.replace(begin, end - begin, number);
    }
    edits_.replaceStatement(where, "\t" + text + source_.newline());
    return;
  }
}

std::string Rewriter::write() {
  std::vector<const NamedCurve*> added;
  const std::vector<bool> kept = matchCurves(added);
  for (std::size_t i = 0; i < kept.size(); ++i) {
    if (!kept[i]) remove(reading_.curves[i]);
  }
  if (!removed_.empty()) {
    for (const MayaConnection& connection : graph_.connections()) {
      const bool cut = removed_.count(connection.source) > 0 || removed_.count(connection.target) > 0;
      if (cut) edits_.replaceStatement(span(connection.statement), "");
    }
  }
  add(added);
  addSkeletonNote();
  editRange();
  return edits_.apply();
}

}  // namespace

std::string rewriteMayaAscii(const Scene& scene, WriteReport& report) {
  return Rewriter(scene, report).write();
}

}  // namespace footfall
