// SPDX-License-Identifier: MIT
#include "io/fbx/fbx_models.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/angles.h"

namespace footfall {
namespace {

// FBX's numbers of rotation orders.
constexpr RotationOrder kOrders[] = {RotationOrder::XYZ, RotationOrder::XZY, RotationOrder::YZX,
                                     RotationOrder::YXZ, RotationOrder::ZXY, RotationOrder::ZYX};
constexpr int kSpheric = 6;

FbxModel readModel(const FbxObjects& objects, int object) {
  FbxModel model;
  model.object = object;
  model.name = objects[object].name;
  for (std::size_t v = 0; v < kFbxVectors; ++v) {
    Vec3& vector = model.rest.vectors[v];
    vector = v == static_cast<std::size_t>(FbxVector::Scaling) ? Vec3(Vec3::Ones()) : Vec3(Vec3::Zero());
    if (const auto found = objects.numbers(object, kFbxVectorNames[v]); found && found->count >= 3)
      vector = Vec3(found->values[0], found->values[1], found->values[2]);
  }
  const double order = objects.number(object, "RotationOrder", 0);
  model.spherical = order == kSpheric;
  if (order >= 0 && order < kSpheric) model.order = kOrders[static_cast<int>(order)];
  model.ordered = objects.number(object, "RotationActive", 1) != 0 &&
                  objects.number(object, "RotationSpaceForLimitOnly", 0) == 0;
  const double inherit = objects.number(object, "InheritType", 1);
  if (inherit == 0) model.inherit = FbxInherit::ByAxis;
  if (inherit == 2) model.inherit = FbxInherit::NotParents;
  return model;
}

// A rotation and translation with scale at its inner end: what FBX's chain of pivots amounts to.
struct Local {
  Vec3 translation = Vec3::Zero();
  Quat rotation = Quat::Identity();
  Vec3 scale = Vec3::Ones();
};

Local localOf(const FbxModel& model, const FbxPlacement& p) {
  Local local;
  local.scale = p[FbxVector::Scaling];
  if (model.ordered) {
    const Quat turn = model.spherical ? Quat::Identity() : fbxRotation(p[FbxVector::Rotation], model.order);
    local.rotation = fbxRotation(p[FbxVector::PreRotation], RotationOrder::XYZ) * turn *
                     fbxRotation(p[FbxVector::PostRotation], RotationOrder::XYZ).conjugate();
  } else {
    local.rotation = fbxRotation(p[FbxVector::Rotation], RotationOrder::XYZ);
  }
  const Vec3 inner = p[FbxVector::ScalingPivot] - local.scale.cwiseProduct(p[FbxVector::ScalingPivot]) +
                     p[FbxVector::ScalingOffset] - p[FbxVector::RotationPivot];
  local.translation = p[FbxVector::Translation] + p[FbxVector::RotationOffset] + p[FbxVector::RotationPivot] +
                      local.rotation * inner;
  return local;
}

// The parent of each object among the models, by object: of several, the one that stands last in the file.
std::vector<int> parentsOf(const FbxObjects& objects) {
  std::vector<int> parents(objects.all().size(), -1);
  for (const FbxConnection& connection : objects.connections()) {
    if (connection.target < 0 || !connection.sourceProperty.empty() || !connection.targetProperty.empty()) continue;
    if (objects[connection.source].kind != "Model" || objects[connection.target].kind != "Model") continue;
    int& parent = parents[static_cast<std::size_t>(connection.source)];
    parent = std::max(parent, connection.target);
  }
  return parents;
}

// How far each model is below the scene.
std::vector<int> depthsOf(const FbxObjects& objects, const std::vector<int>& parents) {
  std::vector<int> depths(parents.size(), -1);
  std::vector<int> path;
  for (std::size_t i = 0; i < parents.size(); ++i) {
    path.clear();
    int at = static_cast<int>(i);
    while (at >= 0 && depths[static_cast<std::size_t>(at)] == -1) {
      depths[static_cast<std::size_t>(at)] = -2;  // on the way up
      path.push_back(at);
      at = parents[static_cast<std::size_t>(at)];
    }
    if (at >= 0 && depths[static_cast<std::size_t>(at)] == -2)
      objects.document().failAt(objects[at].node, fmt::format("{} is its own ancestor", objects[at].name));
    int depth = at >= 0 ? depths[static_cast<std::size_t>(at)] : 0;
    for (std::size_t k = path.size(); k-- > 0;) depths[static_cast<std::size_t>(path[k])] = ++depth;
  }
  return depths;
}

}  // namespace

Quat fbxRotation(const Vec3& degrees, RotationOrder order) {
  return rotationFromEuler(degrees * kDegree, order);
}

std::vector<FbxModel> readFbxModels(const FbxObjects& objects) {
  const std::vector<int> parents = parentsOf(objects);
  const std::vector<int> depths = depthsOf(objects, parents);
  std::vector<int> order;
  for (std::size_t i = 0; i < objects.all().size(); ++i) {
    const FbxObject& object = objects.all()[i];
    const bool scene = objects.document().version() < 7000 && object.name == "Scene" && parents[i] < 0;
    if (object.kind == "Model" && !scene) order.push_back(static_cast<int>(i));
  }
  std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
    const std::size_t i = static_cast<std::size_t>(a), k = static_cast<std::size_t>(b);
    return std::make_pair(depths[i], parents[i]) < std::make_pair(depths[k], parents[k]);
  });
  std::vector<int> indices(objects.all().size(), -1);
  std::vector<FbxModel> models;
  models.reserve(order.size());
  for (const int object : order) {
    FbxModel model = readModel(objects, object);
    const int parent = parents[static_cast<std::size_t>(object)];
    model.parent = parent >= 0 ? indices[static_cast<std::size_t>(parent)] : -1;
    indices[static_cast<std::size_t>(object)] = static_cast<int>(models.size());
    models.push_back(std::move(model));
  }
  return models;
}

std::vector<FbxMatrix> fbxWorldMatrices(const std::vector<FbxModel>& models,
                                        const std::vector<FbxPlacement>& placements) {
  struct Placed {
    FbxMatrix full, unscaled;
    Vec3 scale;              // as children by axis inherit it
    int scaleFrom = -1;      // whose scale the model takes on; -1: nobody's
  };
  std::vector<Placed> frames(models.size());
  std::vector<FbxMatrix> result(models.size());
  FbxMatrix world = FbxMatrix::Zero();
  world.leftCols<3>().setIdentity();
  for (std::size_t i = 0; i < models.size(); ++i) {
    const FbxModel& model = models[i];
    const Placed* parent = model.parent >= 0 ? &frames[static_cast<std::size_t>(model.parent)] : nullptr;
    Placed& frame = frames[i];
    Local local = localOf(model, placements[i]);
    if (model.inherit == FbxInherit::ByAxis) frame.scaleFrom = model.parent;
    if (model.inherit == FbxInherit::NotParents && parent) frame.scaleFrom = parent->scaleFrom;
    const bool full = model.inherit == FbxInherit::Full;
    if (!full && parent) {
      if (frame.scaleFrom >= 0)
        local.scale = local.scale.cwiseProduct(frames[static_cast<std::size_t>(frame.scaleFrom)].scale);
      local.translation = local.translation.cwiseProduct(parent->scale);
    }
    frame.scale = local.scale;
    const FbxMatrix& base = !parent ? world : full ? parent->full : parent->unscaled;
    const Mat3 rotation = local.rotation.toRotationMatrix();
    frame.unscaled.leftCols<3>() = base.leftCols<3>() * rotation;
    frame.unscaled.col(3) = base.leftCols<3>() * local.translation + base.col(3);
    frame.full = frame.unscaled;
    frame.full.leftCols<3>() = frame.unscaled.leftCols<3>() * local.scale.asDiagonal();
    result[i] = frame.full;
  }
  return result;
}

}  // namespace footfall
