// SPDX-License-Identifier: MIT
// The clipboard of keys.
#include "curves/curve_api.h"
#include "curves/key_units.h"

#include "base/error.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <stdexcept>

namespace mayahost {
namespace {

using footfall::Curve;
using footfall::Key;

struct Clip {
  ClipLabel label;
  Curve curve;
  double start = 0.0, end = 0.0;  // seconds
};

std::vector<Clip>& clips() {
  static std::vector<Clip> all;
  return all;
}

std::vector<Key> between(const Curve& curve, double start, double end) {
  std::vector<Key> keys;
  const double slack = 1e-3 / kTicksPerSecond;
  for (const Key& key : curve.keys()) {
    if (key.time >= start - slack && key.time <= end + slack) keys.push_back(key);
  }
  return keys;
}

// The keys of the clip, at the place and as often as asked for.
std::vector<Key> placed(const Clip& clip, const Paste& paste, double start, double length, double rise) {
  const double span = clip.end - clip.start, stretch = span > 0.0 ? length / span : 1.0;
  std::vector<Key> keys;
  for (int copy = 0; copy < paste.copies; ++copy) {
    for (Key key : clip.curve.keys()) {
      key.time = start + (key.time - clip.start) * stretch + copy * length;
      key.value += rise;
      key.in.x *= stretch;
      key.out.x *= stretch;
      keys.push_back(key);
    }
  }
  return keys;
}

}  // namespace

void clearClipboard() {
  clips().clear();
}

bool copyKeys(const ClipSource& source, double start, double end, bool whole) {
  const KeyUnits units(source.curve);
  Curve curve = curveNode(source.curve).curve();
  if (curve.empty()) return false;
  const double limit = std::numeric_limits<double>::infinity();
  double from = std::isfinite(start) ? units.toSeconds(start) : -limit;
  double to = std::isfinite(end) ? units.toSeconds(end) : limit;
  if (whole && std::isfinite(from) && std::isfinite(to)) {
    unsigned there = 0;
    for (const double at : {from, to}) {
      if (!findKey(curve, at, there)) curve.insertKey(at);
    }
  }
  auto keys = between(curve, from, to);
  if (keys.empty()) return false;
  if (!std::isfinite(from)) from = keys.front().time;
  if (!std::isfinite(to)) to = keys.back().time;
  clips().push_back({{source.node, source.attribute}, withKeys(curve, std::move(keys)), from, to});
  return true;
}

std::vector<ClipLabel> clipboard() {
  std::vector<ClipLabel> labels;
  for (const Clip& clip : clips()) labels.push_back(clip.label);
  return labels;
}

void pasteKeys(std::size_t index, const PlugPath& plug, const Paste& paste) {
  const Clip& clip = clips().at(index);
  const bool scale = paste.how.rfind("scale", 0) == 0;
  std::string how = scale ? paste.how.substr(5) : paste.how;
  if (scale && !how.empty()) how[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(how[0])));
  if (how != "insert" && how != "replace" && how != "replaceCompletely" && how != "merge")
    throw std::runtime_error("pasteKey: the option '" + paste.how + "' is not supported");
  if (scale && !paste.end) throw std::runtime_error("pasteKey: to scale needs a range of times");
  const auto driving = curvesOf(plug);
  const NodePtr curve = !driving.empty() ? driving.front() : makeCurve(plug);
  const KeyUnits units(curve);
  const double start = units.toSeconds(paste.start + paste.timeOffset);
  const double span = clip.end - clip.start;
  const double length = scale ? units.toSeconds(*paste.end) - units.toSeconds(paste.start) : span;
  const double whole = length * paste.copies;
  try {
    changeCurve(curve, "pasteKey", [&](Curve& next) {
      double rise = units.toInternal(paste.valueOffset);
      if (paste.connect && !next.empty()) rise += next.evaluate(start) - clip.curve.keys().front().value;
      std::vector<Key> keys;
      const double until = paste.end && !scale ? units.toSeconds(*paste.end) : start + whole;
      const double slack = 1e-3 / kTicksPerSecond;
      for (Key key : how == "replaceCompletely" ? std::vector<Key>() : next.keys()) {
        if (how == "replace" && key.time >= start - slack && key.time <= until + slack) continue;
        if (how == "insert" && key.time >= start - slack) key.time += whole;
        keys.push_back(key);
      }
      for (const Key& key : placed(clip, paste, start, length, rise)) keys.push_back(key);
      footfall::sortKeys(keys);
      next = withKeys(next, std::move(keys));
    });
  } catch (const footfall::Error& error) {
    throw std::runtime_error(error.what());
  }
}

}  // namespace mayahost
