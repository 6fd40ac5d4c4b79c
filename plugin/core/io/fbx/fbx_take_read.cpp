// SPDX-License-Identifier: MIT
// Takes from the two forms that files have: stacks, layers and curve nodes since 7.0, nested channels before.
#include <algorithm>
#include <cmath>
#include <optional>

#include "io/fbx/fbx_animation.h"

namespace footfall {
namespace {

std::optional<FbxVector> vectorNamed(std::string_view name) {
  for (std::size_t v = 0; v < kFbxVectors; ++v) {
    if (name == kFbxVectorNames[v]) return static_cast<FbxVector>(v);
  }
  return std::nullopt;
}

std::optional<TimeRange> span(const FbxDocument& document, int node, std::string_view name, double ticks) {
  const int child = node >= 0 ? document.child(node, name) : -1;
  const auto start = child >= 0 ? document.number(child, 0) : std::nullopt;
  const auto end = child >= 0 ? document.number(child, 1) : std::nullopt;
  if (!start || !end) return std::nullopt;
  return TimeRange{*start / ticks, *end / ticks};
}

// "LocalTime" and "ReferenceTime" of a Take.
TimeRange rangeOfTake(const FbxDocument& document, int take, double ticks) {
  if (const auto local = span(document, take, "LocalTime", ticks)) return *local;
  return span(document, take, "ReferenceTime", ticks).value_or(TimeRange{});
}

int takeNamed(const FbxDocument& document, const std::string& name) {
  const int takes = document.child(0, "Takes");
  for (int i = takes >= 0 ? document.node(takes).firstChild : -1; i >= 0; i = document.node(i).next) {
    if (document.node(i).name == "Take" && document.text(i, 0) == name) return i;
  }
  return -1;
}

int axisOf(std::string_view property) {
  if (property == "Y" || property == "d|Y") return 1;
  return property == "Z" || property == "d|Z" ? 2 : 0;
}

class StackReader {
 public:
  StackReader(const FbxObjects& objects, const std::vector<FbxModel>& models)
      : objects_(objects), modelOf_(objects.all().size(), -1) {
    for (std::size_t m = 0; m < models.size(); ++m)
      modelOf_[static_cast<std::size_t>(models[m].object)] = static_cast<int>(m);
  }

  FbxTake read(int stack) {
    take_.name = objects_[stack].name;
    readRange(stack);
    for (const int c : objects_.into(stack)) {
      const FbxConnection& connection = objects_.connections()[static_cast<std::size_t>(c)];
      if (connection.targetProperty.empty() && objects_[connection.source].kind == "AnimationLayer" &&
          std::none_of(take_.layers.begin(), take_.layers.end(),
                       [&](const FbxLayer& layer) { return layer.object == connection.source; }))
        readLayer(connection.source);
    }
    return std::move(take_);
  }

 private:
  void readRange(int stack) {
    const double ticks = objects_.ticksPerSecond();
    for (const char* kind : {"Local", "Reference"}) {
      const auto start = objects_.numbers(stack, std::string(kind) + "Start");
      const auto end = objects_.numbers(stack, std::string(kind) + "Stop");
      const bool own = objects_.document().child(objects_[stack].node, "Properties70") >= 0;
      if (!start || !end || !own) continue;
      take_.range = {start->values[0] / ticks, end->values[0] / ticks};
      return;
    }
    const int take = takeNamed(objects_.document(), take_.name);
    if (take >= 0) take_.range = rangeOfTake(objects_.document(), take, ticks);
  }

  void readLayer(int object) {
    FbxLayer layer;
    layer.object = object;
    layer.name = objects_[object].name;
    const double blend = objects_.number(object, "BlendMode", 0);
    layer.blend = blend == 0 ? FbxLayer::Blend::Add : blend == 2 ? FbxLayer::Blend::Pass : FbxLayer::Blend::Override;
    layer.composeRotation = objects_.number(object, "RotationAccumulationMode", 0) == 0;
    layer.composeScale = objects_.number(object, "ScaleAccumulationMode", 0) == 0;
    const double weight = objects_.number(object, "Weight", 100) / 100;
    layer.weight = weight > 0.99999 ? 1 : std::max(weight, 0.0);
    for (const int c : objects_.into(object)) {
      const FbxConnection& connection = objects_.connections()[static_cast<std::size_t>(c)];
      if (objects_[connection.source].kind != "AnimationCurveNode") continue;
      if (connection.targetProperty.empty()) readCurves(connection.source, layer);
    }
    take_.layers.push_back(std::move(layer));
  }

  // A curve node: what it drives, and its curves.
  void readCurves(int object, FbxLayer& layer) {
    for (const int c : objects_.outOf(object)) {
      const FbxConnection& connection = objects_.connections()[static_cast<std::size_t>(c)];
      if (connection.targetProperty.empty() || connection.target < 0) continue;
      if (connection.target == layer.object && connection.targetProperty == "Weight") {
        layer.weightCurve = curvesOf(object).curves[0];
        continue;
      }
      const int model = modelOf_[static_cast<std::size_t>(connection.target)];
      const auto vector = vectorNamed(connection.targetProperty);
      if (model < 0 || !vector || layer.driven.count({model, *vector}) > 0) continue;
      layer.driven.emplace(std::make_pair(model, *vector), curvesOf(object));
    }
  }

  FbxCurves curvesOf(int object) {
    FbxCurves result;
    result.object = object;
    constexpr const char* kNames[3][2] = {{"X", "d|X"}, {"Y", "d|Y"}, {"Z", "d|Z"}};
    for (int axis = 0; axis < 3; ++axis) {
      for (const char* name : kNames[axis]) result.otherwise[axis] = objects_.number(object, name, result.otherwise[axis]);
    }
    for (const int c : objects_.into(object)) {
      const FbxConnection& connection = objects_.connections()[static_cast<std::size_t>(c)];
      const FbxObject& curve = objects_[connection.source];
      if (curve.kind != "AnimationCurve" || !connection.sourceProperty.empty()) continue;
      const int axis = axisOf(connection.targetProperty);
      if (const auto value = objects_.numbers(object, connection.targetProperty))
        result.otherwise[axis] = value->values[0];
      // A curve that drives several properties is read once.
      const auto [place, isNew] = read_.emplace(connection.source, static_cast<int>(take_.curves.size()));
      result.curves[static_cast<std::size_t>(axis)] = place->second;
      if (isNew)
        take_.curves.push_back({curve.node, connection.source,
                                readFbxCurve(objects_.document(), curve.node, objects_.ticksPerSecond())});
    }
    return result;
  }

  const FbxObjects& objects_;
  std::vector<int> modelOf_;
  std::map<int, int> read_;  // curves of the take, by object
  FbxTake take_;
};

// Before 7.0: Take > Model > Channel "Transform" > Channel "T" > Channel "X"; other properties directly below
// the Model.
class TakeReader {
 public:
  TakeReader(const FbxObjects& objects, const std::vector<FbxModel>& models)
      : objects_(objects), document_(objects.document()), modelOf_(objects.all().size(), -1) {
    for (std::size_t m = 0; m < models.size(); ++m)
      modelOf_[static_cast<std::size_t>(models[m].object)] = static_cast<int>(m);
  }

  FbxTake read(int node) {
    take_.name = document_.text(node, 0).value_or("");
    take_.range = rangeOfTake(document_, node, objects_.ticksPerSecond());
    take_.layers.emplace_back();
    for (int i = document_.node(node).firstChild; i >= 0; i = document_.node(i).next) {
      if (document_.node(i).name != "Model") continue;
      const int object = objects_.find(document_.text(i, 0).value_or(""));
      const int model = object >= 0 ? modelOf_[static_cast<std::size_t>(object)] : -1;
      if (model >= 0) readModel(i, model);
    }
    return std::move(take_);
  }

 private:
  template <typename Visit>
  void eachChannel(int node, const Visit& visit) {
    for (int i = document_.node(node).firstChild; i >= 0; i = document_.node(i).next) {
      if (document_.node(i).name != "Channel") continue;
      if (const auto name = document_.text(i, 0)) visit(i, *name);
    }
  }

  void readModel(int node, int model) {
    eachChannel(node, [&](int channel, const std::string& name) {
      if (name != "Transform") {
        if (const auto vector = vectorNamed(name)) readProperty(channel, model, *vector);
        return;
      }
      eachChannel(channel, [&](int inner, const std::string& part) {
        if (part == "T") readProperty(inner, model, FbxVector::Translation);
        if (part == "R") readProperty(inner, model, FbxVector::Rotation);
        if (part == "S") readProperty(inner, model, FbxVector::Scaling);
      });
    });
  }

  void readProperty(int node, int model, FbxVector vector) {
    FbxCurves curves;
    std::size_t axis = 0;
    eachChannel(node, [&](int channel, const std::string&) {
      const int fixed = document_.child(channel, "Default");
      const int keys = document_.child(channel, "Key");
      if (axis == 3 || (fixed < 0 && keys < 0)) return;
      if (fixed >= 0) curves.otherwise[static_cast<int>(axis)] = document_.number(fixed, 0).value_or(0);
      if (keys >= 0) {
        curves.curves[axis] = static_cast<int>(take_.curves.size());
        take_.curves.push_back({channel, -1, readFbxChannel(document_, channel, objects_.ticksPerSecond())});
      }
      ++axis;
    });
    if (axis > 0) take_.layers.front().driven.emplace(std::make_pair(model, vector), curves);
  }

  const FbxObjects& objects_;
  const FbxDocument& document_;
  std::vector<int> modelOf_;
  FbxTake take_;
};

}  // namespace

std::vector<FbxTakeName> fbxTakeNames(const FbxObjects& objects) {
  std::vector<FbxTakeName> names;
  const FbxDocument& document = objects.document();
  if (document.version() >= 7000) {
    for (std::size_t i = 0; i < objects.all().size(); ++i) {
      if (objects.all()[i].kind == "AnimationStack") names.push_back({objects.all()[i].name, static_cast<int>(i)});
    }
    return names;
  }
  const int takes = document.child(0, "Takes");
  for (int i = takes >= 0 ? document.node(takes).firstChild : -1; i >= 0; i = document.node(i).next) {
    if (document.node(i).name == "Take") names.push_back({document.text(i, 0).value_or(""), i});
  }
  return names;
}

FbxTake readFbxTake(const FbxObjects& objects, const std::vector<FbxModel>& models, const FbxTakeName& which) {
  if (objects.document().version() >= 7000) return StackReader(objects, models).read(which.place);
  return TakeReader(objects, models).read(which.place);
}

}  // namespace footfall
