// SPDX-License-Identifier: MIT
#include "io/fbx/fbx_animation.h"

#include <cmath>

#include "base/angles.h"

namespace footfall {
namespace {

Vec3 evaluate(const FbxTake& take, const FbxCurves& curves, double seconds) {
  Vec3 value = curves.otherwise;
  for (int axis = 0; axis < 3; ++axis) {
    const int curve = curves.curves[static_cast<std::size_t>(axis)];
    if (curve >= 0) value[axis] = take.curves[static_cast<std::size_t>(curve)].curve.evaluate(seconds, value[axis]);
  }
  return value;
}

double weightOf(const FbxTake& take, const FbxLayer& layer, double seconds) {
  if (layer.weightCurve < 0 || layer.blend == FbxLayer::Blend::Override) return layer.weight;
  const FbxCurve& curve = take.curves[static_cast<std::size_t>(layer.weightCurve)].curve;
  const double weight = curve.evaluate(seconds, 100 * layer.weight) / 100;
  return weight > 0.99999 ? 1 : std::max(weight, 0.0);
}

// Scale is composed by multiplication, with the sign kept.
Vec3 power(const Vec3& base, double exponent) {
  if (exponent <= 0) return Vec3::Ones();
  return base.unaryExpr([exponent](double b) { return std::copysign(std::pow(std::abs(b), exponent), b); });
}

Vec3 composedRotation(const FbxLayer& layer, double weight, const Vec3& below, const Vec3& own, RotationOrder order) {
  const Quat a = fbxRotation(below, order), b = fbxRotation(own, order);
  const Quat both =
      layer.blend == FbxLayer::Blend::Add ? a * Quat::Identity().slerp(weight, b) : a.slerp(weight, b);
  return eulerFromRotation(both, order, below * kDegree) / kDegree;
}

Vec3 combined(const FbxLayer& layer, double weight, FbxVector which, const Vec3& below, const Vec3& own,
              RotationOrder order) {
  if (layer.blend == FbxLayer::Blend::Override) return own;
  const bool add = layer.blend == FbxLayer::Blend::Add;
  if (which == FbxVector::Scaling && layer.composeScale)
    return (add ? below : power(below, 1 - weight)).cwiseProduct(power(own, weight));
  if (which == FbxVector::Rotation && layer.composeRotation) return composedRotation(layer, weight, below, own, order);
  return (add ? below : Vec3((1 - weight) * below)) + weight * own;
}

}  // namespace

Vec3 fbxValue(const FbxTake& take, const std::vector<FbxModel>& models, int model, FbxVector which,
              double seconds) {
  const FbxModel& m = models[static_cast<std::size_t>(model)];
  Vec3 value = m.rest[which];
  for (std::size_t l = 0; l < take.layers.size(); ++l) {
    const FbxLayer& layer = take.layers[l];
    const auto found = layer.driven.find({model, which});
    if (found == layer.driven.end()) continue;
    const Vec3 own = evaluate(take, found->second, seconds);
    value = l == 0 ? own : combined(layer, weightOf(take, layer, seconds), which, value, own, m.order);
  }
  return value;
}

std::vector<FbxPlacement> fbxPlacements(const FbxTake& take, const std::vector<FbxModel>& models, double seconds) {
  std::vector<FbxPlacement> placements;
  placements.reserve(models.size());
  for (const FbxModel& model : models) placements.push_back(model.rest);
  for (const FbxLayer& layer : take.layers) {
    for (const auto& [key, curves] : layer.driven) {
      placements[static_cast<std::size_t>(key.first)][key.second] =
          fbxValue(take, models, key.first, key.second, seconds);
    }
  }
  return placements;
}

}  // namespace footfall
