// SPDX-License-Identifier: MIT
#include "io/fbx/write/fbx_edit.h"

#include <algorithm>
#include <cmath>
#include <map>

#include <fmt/format.h>

#include "io/fbx/fbx_keys.h"

namespace footfall {
namespace {

constexpr double kExact = 1e-6;  // of a curve's range: what single precision loses

bool isRestEqual(const Joint& a, const Joint& b) {
  return a.name == b.name && a.rotationOrder == b.rotationOrder && a.translation == b.translation &&
         a.rotation == b.rotation && a.scale == b.scale && a.jointOrient == b.jointOrient &&
         a.rotateAxis == b.rotateAxis;
}

// Which joint of the reading has a name, or a path or namespace that ends in it.
int channelNamed(const std::string& attribute) {
  for (int kind = 0; kind < 9; ++kind) {
    if (attribute == attributeName(static_cast<ChannelKind>(kind))) return kind;
  }
  return -1;
}

std::vector<FbxChange> changesOf(const Scene& scene, WriteReport& report) {
  const FbxReading& reading = scene.fbx->reading;
  using Plug = std::pair<int, int>;  // joint and channel
  std::map<Plug, const Curve*> was, is;
  const auto place = [&](const NamedCurve& named, std::map<Plug, const Curve*>& into) {
    const int joint = reading.scene.skeleton.find(named.node), channel = channelNamed(named.attribute);
    if (joint >= 0 && channel >= 0 && named.curve.input() == CurveInput::Time && !named.curve.empty()) {
      into[{joint, channel}] = &named.curve;
      return;
    }
    report.exact = false;
    report.notes.push_back(
        fmt::format("the curve of {} was not written: the file has no such node", named.name()));
  };
  for (const NamedCurve& named : reading.scene.curves) place(named, was);
  for (const NamedCurve& named : scene.curves) place(named, is);
  std::map<std::pair<int, int>, FbxChange> changes;
  const auto note = [&](const Plug& plug, const Curve* before, const Curve* after) {
    FbxChange& change = changes[{plug.first, plug.second / 3}];
    const std::size_t axis = static_cast<std::size_t>(plug.second % 3);
    change.joint = plug.first;
    change.vector = static_cast<FbxVector>(plug.second / 3);
    change.curves[axis] = after;
    change.changed[axis] = !before != !after || (before && after && *before != *after);
  };
  for (const auto& [plug, curve] : is) note(plug, was.count(plug) > 0 ? was[plug] : nullptr, curve);
  for (const auto& [plug, curve] : was) {
    if (is.count(plug) == 0) note(plug, curve, nullptr);
  }
  std::vector<FbxChange> result;
  for (const auto& [key, change] : changes) {
    if (std::any_of(change.changed.begin(), change.changed.end(), [](bool changed) { return changed; }))
      result.push_back(change);
  }
  return result;
}

// The take's span, where it was changed: in the stack's properties and in Takes.
void editRange(const Scene& scene, FbxSplice& splice) {
  const FbxSceneSource& source = *scene.fbx;
  const TimeRange &was = source.reading.scene.range, &is = scene.range;
  if (source.takeIndex < 0 || (was.start == is.start && was.end == is.end)) return;
  const FbxDocument& document = source.document;
  const double ticks = source.objects.ticksPerSecond();
  const long long start = std::llround(is.start * ticks), end = std::llround(is.end * ticks);
  const FbxTakeName& take = source.takeNames[static_cast<std::size_t>(source.takeIndex)];
  if (document.version() >= 7000) {
    const int node = source.objects[take.place].node;
    const int list = document.child(node, "Properties70");
    for (const char* name : {"LocalStart", "LocalStop", "ReferenceStart", "ReferenceStop"}) {
      const bool stop = std::string_view(name).find("Stop") != std::string_view::npos;
      FbxOut out("Properties70");
      out.property(name, "KTime", "Time", "", {stop ? end : start});
      int found = -1;
      for (int i = list >= 0 ? document.node(list).firstChild : -1; i >= 0; i = document.node(i).next) {
        if (document.text(i, 0) == name) found = i;
      }
      if (found >= 0) {
        splice.replace(found, {out.children[0]});
      } else if (list >= 0 && std::string_view(name).substr(0, 5) == "Local") {
        splice.append(list, out.children[0]);
      }
    }
  }
  const int takes = document.child(0, "Takes");
  for (int i = takes >= 0 ? document.node(takes).firstChild : -1; i >= 0; i = document.node(i).next) {
    if (document.node(i).name != "Take" || document.text(i, 0) != take.name) continue;
    for (const char* name : {"LocalTime", "ReferenceTime"}) {
      const int child = document.child(i, name);
      if (child >= 0) splice.replace(child, {FbxOut(name, {start, end})});
    }
  }
}

}  // namespace

FbxCurve fbxCurveFor(const Curve& curve, const FbxPlug& plug, double ticksPerSecond, WriteReport& report) {
  FbxCurve made = fbxFromCurve(curve, plug.map, ticksPerSecond);
  const double distance = fbxDistance(made, plug.map, curve);
  const auto [low, high] = std::minmax_element(curve.keys().begin(), curve.keys().end(),
                                               [](const Key& a, const Key& b) { return a.value < b.value; });
  const double size = std::max({high->value - low->value, std::abs(high->value), std::abs(low->value)});
  if (distance <= kExact * size + 1e-9) return made;
  report.exact = false;
  if (plug.vector == FbxVector::Translation)
    report.linearError = std::max(report.linearError, 0.01 * distance);
  if (plug.vector == FbxVector::Rotation) report.angularError = std::max(report.angularError, distance);
  return made;
}

std::string rewriteFbx(const Scene& scene, WriteReport& report) {
  const FbxSceneSource& source = *scene.fbx;
  const std::vector<FbxChange> changes = changesOf(scene, report);
  const auto& before = source.reading.scene.skeleton.joints;
  const auto& after = scene.skeleton.joints;
  if (!std::equal(before.begin(), before.end(), after.begin(), after.end(), isRestEqual)) {
    report.exact = false;
    report.notes.push_back(
        "changes to the rest pose are not written into a file that came from FBX; curves are");
  }
  FbxSplice splice(source.document);
  if (source.document.version() >= 7000) {
    editFbxCurves(source, changes, splice, report);
  } else {
    editFbxChannels(source, changes, splice, report);
  }
  editRange(scene, splice);
  return splice.apply();
}

}  // namespace footfall
