// SPDX-License-Identifier: MIT
// Edited curves of files before 7.0: Take > Model > Channel "Transform" > Channel "T" > Channel "X".
#include <map>

#include "io/fbx/write/fbx_edit.h"
#include "io/fbx/write/fbx_emit_curve.h"

namespace footfall {
namespace {

constexpr const char* kChannelVectors[] = {"T", "R", "S"};
constexpr const char* kChannelAxes[] = {"X", "Y", "Z"};
constexpr int kKeyVersion = 4005;

class ChannelEditor {
 public:
  ChannelEditor(const FbxSceneSource& source, FbxSplice& splice, WriteReport& report)
      : source_(source), document_(source.document), splice_(splice), report_(report) {}

  void edit(const FbxChange& change) {
    const FbxJoint& joint = source_.reading.joints[static_cast<std::size_t>(change.joint)];
    const std::size_t vector = static_cast<std::size_t>(change.vector);
    const int model = modelNode(joint.model);
    const int transform = model >= 0 ? channel(model, "Transform") : -1;
    const int property = transform >= 0 ? channel(transform, kChannelVectors[vector]) : -1;
    FbxOut made("Channel", {std::string(kChannelVectors[vector])});
    for (std::size_t i = 0; i < 3; ++i) {
      // The file's axes in their order; a turned root has them elsewhere.
      std::size_t from = 0;
      while (joint.plugs[3 * vector + from].axis != static_cast<int>(i)) ++from;
      const FbxPlug& plug = joint.plugs[3 * vector + from];
      const int axis = property >= 0 ? channel(property, kChannelAxes[i]) : -1;
      if (property >= 0 && axis >= 0) {
        if (change.changed[from]) editAxis(axis, change.curves[from], plug);
        continue;
      }
      FbxOut fresh("Channel", {std::string(kChannelAxes[i])});
      fresh.add("Default",
                {source_.models[static_cast<std::size_t>(plug.model)].rest[plug.vector][plug.axis]});
      if (change.curves[from]) addKeys(fresh.children, *change.curves[from], plug, kKeyVersion);
      if (property >= 0) {
        splice_.append(property, std::move(fresh));
      } else {
        made.children.push_back(std::move(fresh));
      }
    }
    if (property >= 0) return;
    made.add("LayerType", {static_cast<int>(vector) + 1});
    if (transform >= 0) {
      splice_.append(transform, std::move(made));
    } else {
      transforms_[joint.model].push_back(std::move(made));
    }
  }

  // Models that had no channels at all.
  void finish() {
    if (source_.takeIndex < 0) return;
    const int take = source_.takeNames[static_cast<std::size_t>(source_.takeIndex)].place;
    for (auto& [model, vectors] : transforms_) {
      FbxOut transform("Channel", {std::string("Transform")});
      transform.children = std::move(vectors);
      const int node = modelNode(model);
      if (node >= 0) {
        splice_.append(node, std::move(transform));
        continue;
      }
      FbxOut made("Model", {FbxName{"Model", source_.models[static_cast<std::size_t>(model)].name}});
      made.add("Version", {1.1});
      made.children.push_back(std::move(transform));
      splice_.append(take, std::move(made));
    }
  }

 private:
  int channel(int node, std::string_view name) const {
    for (int i = document_.node(node).firstChild; i >= 0; i = document_.node(i).next) {
      if (document_.node(i).name == "Channel" && document_.text(i, 0) == name) return i;
    }
    return -1;
  }

  int modelNode(int model) const {
    if (source_.takeIndex < 0) return -1;
    const int take = source_.takeNames[static_cast<std::size_t>(source_.takeIndex)].place;
    const int object = source_.models[static_cast<std::size_t>(model)].object;
    for (int i = document_.node(take).firstChild; i >= 0; i = document_.node(i).next) {
      if (document_.node(i).name == "Model" &&
          source_.objects.find(document_.text(i, 0).value_or("")) == object)
        return i;
    }
    return -1;
  }

  void addKeys(std::vector<FbxOut>& nodes, const Curve& curve, const FbxPlug& plug, int version) {
    const FbxCurve made = fbxCurveFor(curve, plug, source_.objects.ticksPerSecond(), report_);
    for (FbxOut& node : fbxChannelKeys(made, version)) nodes.push_back(std::move(node));
    for (FbxOut& node : fbxExtrapolations(made)) nodes.push_back(std::move(node));
  }

  void editAxis(int node, const Curve* curve, const FbxPlug& plug) {
    const int versionNode = document_.child(node, "KeyVer");
    const long long version = versionNode >= 0 ? document_.integer(versionNode, 0).value_or(0) : 0;
    std::vector<FbxOut> nodes;
    if (curve)
      addKeys(nodes, *curve, plug, version > 0 && version < 10000 ? static_cast<int>(version) : kKeyVersion);
    for (FbxOut& fresh : nodes) {
      const int old = document_.child(node, fresh.name);
      if (old >= 0) {
        splice_.replace(old, {fresh});
      } else {
        splice_.append(node, fresh);
      }
    }
    for (const char* name : {"KeyVer", "KeyCount", "Key", "Pre-Extrapolation", "Post-Extrapolation"}) {
      bool kept = false;
      for (const FbxOut& fresh : nodes) kept = kept || fresh.name == name;
      const int old = document_.child(node, name);
      if (old >= 0 && !kept) splice_.remove(old);
    }
  }

  const FbxSceneSource& source_;
  const FbxDocument& document_;
  FbxSplice& splice_;
  WriteReport& report_;
  std::map<int, std::vector<FbxOut>> transforms_;  // new channels T, R, S, by model
};

}  // namespace

void editFbxChannels(const FbxSceneSource& source, const std::vector<FbxChange>& changes, FbxSplice& splice,
                     WriteReport& report) {
  if (changes.empty()) return;
  if (source.takeIndex < 0) throw Error({source.document.file(), 0}, "has no take to write curves into");
  ChannelEditor editor(source, splice, report);
  for (const FbxChange& change : changes) editor.edit(change);
  editor.finish();
}

}  // namespace footfall
