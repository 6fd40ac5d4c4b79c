// SPDX-License-Identifier: MIT
// Edited curves of files since 7.0: AnimationCurves on the AnimationCurveNodes of the take's base layer.
#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "io/fbx/write/fbx_edit.h"
#include "io/fbx/write/fbx_emit_curve.h"

namespace footfall {
namespace {

class CurveEditor {
 public:
  CurveEditor(const FbxSceneSource& source, FbxSplice& splice, WriteReport& report)
      : source_(source),
        document_(source.document),
        objects_(source.objects),
        splice_(splice),
        report_(report),
        list_(document_.child(0, "Objects")),
        connections_(document_.child(0, "Connections")) {
    for (const FbxObject& object : objects_.all()) lastId_ = std::max(lastId_, object.id);
    for (const FbxLayer& layer : source.take.layers) {
      for (const auto& [key, curves] : layer.driven) {
        for (const int curve : curves.curves) {
          if (curve >= 0) ++uses_[curve];
        }
      }
    }
  }

  void edit(const FbxChange& change) {
    const FbxJoint& joint = source_.reading.joints[static_cast<std::size_t>(change.joint)];
    const bool layered = letGoOfLayers(joint.model, change.vector);
    for (std::size_t axis = 0; axis < 3; ++axis) {
      const FbxPlug& plug = joint.plugs[3 * static_cast<std::size_t>(change.vector) + axis];
      if (!change.changed[axis] && !layered) continue;
      if (change.curves[axis]) {
        set(plug, fbxCurveFor(*change.curves[axis], plug, objects_.ticksPerSecond(), report_));
      } else {
        cut(plug);
      }
    }
  }

  // How many objects of a kind there are is said twice.
  void finish() {
    const int definitions = document_.child(0, "Definitions");
    if (definitions < 0 || added_.empty()) return;
    int total = 0;
    for (const auto& [kind, count] : added_) total += count;
    raise(definitions, total);
    for (int i = document_.node(definitions).firstChild; i >= 0; i = document_.node(i).next) {
      const auto found = added_.find(document_.text(i, 0).value_or(""));
      if (document_.node(i).name == "ObjectType" && found != added_.end()) raise(i, found->second);
    }
  }

 private:
  using Property = std::pair<int, FbxVector>;

  void raise(int node, int by) {
    const int count = document_.child(node, "Count");
    const long long was = count >= 0 ? document_.integer(count, 0).value_or(-1) : -1;
    if (was >= 0 && was < 1000000000) splice_.replace(count, {FbxOut("Count", {static_cast<int>(was) + by})});
  }

  const FbxCurves* base(const Property& property) const {
    if (source_.take.layers.empty()) return nullptr;
    const auto& driven = source_.take.layers.front().driven;
    const auto found = driven.find(property);
    return found == driven.end() ? nullptr : &found->second;
  }

  // Layers above the base no longer drive the property; true where any did.
  bool letGoOfLayers(int model, FbxVector vector) {
    bool any = false;
    for (std::size_t l = 1; l < source_.take.layers.size(); ++l) {
      const auto found = source_.take.layers[l].driven.find({model, vector});
      if (found == source_.take.layers[l].driven.end()) continue;
      any = true;
      for (const int c : objects_.outOf(found->second.object)) {
        const FbxConnection& connection = objects_.connections()[static_cast<std::size_t>(c)];
        if (connection.target == source_.models[static_cast<std::size_t>(model)].object &&
            connection.targetProperty == kFbxVectorNames[static_cast<std::size_t>(vector)])
          splice_.remove(connection.node);
      }
    }
    return any;
  }

  void set(const FbxPlug& plug, const FbxCurve& curve) {
    const FbxCurves* driven = base({plug.model, plug.vector});
    const int old = driven ? driven->curves[static_cast<std::size_t>(plug.axis)] : -1;
    if (old >= 0 && uses_[old] == 1) {
      replaceKeys(source_.take.curves[static_cast<std::size_t>(old)].node, curve);
      return;
    }
    if (old >= 0) cut(plug);
    const long long id = ++lastId_;
    splice_.append(list_, fbxAnimationCurve(id, curve));
    ++added_["AnimationCurve"];
    splice_.append(connections_,
                   FbxOut("C", {std::string("OP"), id, curveNode(plug), std::string(kCurveAxes[plug.axis])}));
  }

  void replaceKeys(int node, const FbxCurve& curve) {
    for (FbxOut& array : fbxKeyArrays(curve)) splice_.replace(document_.child(node, array.name), {array});
    std::vector<FbxOut> beyond = fbxExtrapolations(curve);
    for (const char* name : {"Pre-Extrapolation", "Post-Extrapolation"}) {
      const auto found =
          std::find_if(beyond.begin(), beyond.end(), [&](const FbxOut& out) { return out.name == name; });
      const int was = document_.child(node, name);
      if (was >= 0 && found != beyond.end()) splice_.replace(was, {*found});
      if (was >= 0 && found == beyond.end()) splice_.remove(was);
      if (was < 0 && found != beyond.end()) splice_.append(node, *found);
    }
  }

  // The property's curve no longer drives it; its object stays where others use it.
  void cut(const FbxPlug& plug) {
    const FbxCurves* driven = base({plug.model, plug.vector});
    const int old = driven ? driven->curves[static_cast<std::size_t>(plug.axis)] : -1;
    if (old < 0) return;
    const int curve = source_.take.curves[static_cast<std::size_t>(old)].object;
    for (const int c : objects_.outOf(curve)) {
      const FbxConnection& connection = objects_.connections()[static_cast<std::size_t>(c)];
      if (connection.target == driven->object) splice_.remove(connection.node);
    }
  }

  // The id of the AnimationCurveNode of a property on the base layer; a new one where there is none.
  long long curveNode(const FbxPlug& plug) {
    const Property property{plug.model, plug.vector};
    if (const FbxCurves* driven = base(property)) return objects_[driven->object].id;
    const auto known = curveNodes_.find(property);
    if (known != curveNodes_.end()) return known->second;
    constexpr const char* kShort[] = {"T", "R", "S"};
    const long long id = ++lastId_;
    curveNodes_[property] = id;
    FbxOut node("AnimationCurveNode",
                {id, FbxName{"AnimCurveNode", kShort[static_cast<std::size_t>(plug.vector)]}, std::string()});
    FbxOut& list = node.add("Properties70");
    const FbxModel& model = source_.models[static_cast<std::size_t>(plug.model)];
    for (int axis = 0; axis < 3; ++axis)
      list.property(kCurveAxes[axis], "Number", "", "A", {model.rest[plug.vector][axis]});
    splice_.append(list_, std::move(node));
    ++added_["AnimationCurveNode"];
    splice_.append(connections_, FbxOut("C", {std::string("OO"), id, layer()}));
    splice_.append(connections_,
                   FbxOut("C", {std::string("OP"), id, objects_[model.object].id,
                                std::string(kFbxVectorNames[static_cast<std::size_t>(plug.vector)])}));
    return id;
  }

  // The id of the base layer; of a new take's where there is none.
  long long layer() {
    if (!source_.take.layers.empty()) return objects_[source_.take.layers.front().object].id;
    if (layer_ > 0) return layer_;
    long long stack = 0;
    if (source_.takeIndex >= 0) {
      stack = objects_[source_.takeNames[static_cast<std::size_t>(source_.takeIndex)].place].id;
    } else {
      stack = ++lastId_;
      splice_.append(list_,
                     FbxOut("AnimationStack", {stack, FbxName{"AnimStack", "Take 001"}, std::string()}));
      ++added_["AnimationStack"];
    }
    layer_ = ++lastId_;
    splice_.append(list_,
                   FbxOut("AnimationLayer", {layer_, FbxName{"AnimLayer", "BaseLayer"}, std::string()}));
    ++added_["AnimationLayer"];
    splice_.append(connections_, FbxOut("C", {std::string("OO"), layer_, stack}));
    return layer_;
  }

  const FbxSceneSource& source_;
  const FbxDocument& document_;
  const FbxObjects& objects_;
  FbxSplice& splice_;
  WriteReport& report_;
  int list_, connections_;
  long long lastId_ = 1, layer_ = 0;
  std::map<int, int> uses_;                   // properties that a curve of the take drives
  std::map<Property, long long> curveNodes_;  // new ones
  std::map<std::string, int> added_;          // new objects, by kind
};

}  // namespace

void editFbxCurves(const FbxSceneSource& source, const std::vector<FbxChange>& changes, FbxSplice& splice,
                   WriteReport& report) {
  if (changes.empty()) return;
  if (source.document.child(0, "Connections") < 0)
    throw Error({source.document.file(), 0}, "has no connections, so no curve can be put in");
  CurveEditor editor(source, splice, report);
  for (const FbxChange& change : changes) editor.edit(change);
  editor.finish();
}

}  // namespace footfall
