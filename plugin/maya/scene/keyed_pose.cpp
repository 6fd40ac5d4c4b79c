// SPDX-License-Identifier: MIT
#include "maya/scene/keyed_pose.h"

#include <maya/MFnAnimCurve.h>
#include <maya/MTime.h>

#include <cmath>

#include <fmt/format.h>

#include "maya/framework/data_values.h"
#include "maya/warp/warp_targets.h"

namespace footfall::maya {
using namespace warp;

namespace {

constexpr double kPosed = 1e-6;  // by how much a key must be off its curve, by its size

// The curve without one of its keys.
Curve without(const Curve& curve, std::size_t key) {
  std::vector<Key> keys = curve.keys();
  keys.erase(keys.begin() + static_cast<std::ptrdiff_t>(key));
  return Curve(std::move(keys), curve.weighted(), curve.preInfinity(), curve.postInfinity(), curve.output());
}

// Whether a key has its neighbours a frame away, as captured or baked curves have.
bool isDense(const std::vector<Key>& keys, std::size_t i) {
  const double near = 1.01 * frameLength();
  return i > 0 && i + 1 < keys.size() && keys[i].time - keys[i - 1].time < near &&
         keys[i + 1].time - keys[i].time < near;
}

}  // namespace

std::vector<PosedChannel> takeKeyedPose(Edits& edits, const std::vector<AnimatedChannel>& channels,
                                        std::vector<std::string>& notes) {
  std::vector<PosedChannel> posed;
  const double now = currentTime(), frame = toFrame(now);
  std::size_t dense = 0;
  std::string removed;
  for (const AnimatedChannel& channel : channels) {
    if (channel.curve.isNull() || timeOf(channel) != timePlug()) continue;
    MObject object = channel.curve;
    MFnAnimCurve function(object);
    unsigned index = 0;
    if (!function.find(asSeconds(now), index)) continue;
    const Curve curve = curveOf(channel.curve);
    if (curve.keys().size() < 2) {
      notes.push_back(channel.name() + " has no other key to tell its earlier value from; it stays keyed");
      continue;
    }
    const double wanted = curve.keys()[index].value, led = without(curve, index).evaluate(now);
    if (std::abs(wanted - led) <= kPosed * std::max(1.0, std::abs(led))) continue;
    posed.push_back({channel, wanted});
    MAnimCurveChange& change = edits.keys();
    if (isDense(curve.keys(), index)) {
      ++dense;
      require(function.setValue(index, led, &change), "a key could not be put back");
    } else {
      removed += (removed.empty() ? "" : ", ") + channel.name();
      require(function.remove(index, &change), "a key could not be removed");
    }
  }
  if (dense > 0) {
    notes.push_back(
        fmt::format("curves with one key per frame ({}): the one at frame {:g} is interpolated from its "
                    "neighbours, as its earlier value is not known",
                    dense, frame));
  }
  if (!removed.empty()) {
    notes.push_back(
        fmt::format("the keys at frame {:g} of {} were removed; a key that was there before can only be "
                    "brought back with undo",
                    frame, removed));
  }
  return posed;
}

}  // namespace footfall::maya
