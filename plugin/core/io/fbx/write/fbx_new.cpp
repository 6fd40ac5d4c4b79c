// SPDX-License-Identifier: MIT
// A new FBX file of a scene: joints, a body, one take.
#include <algorithm>
#include <cmath>
#include <map>

#include <fmt/format.h>

#include "base/angles.h"
#include "io/fbx/fbx_keys.h"
#include "io/fbx/write/fbx_body.h"
#include "io/fbx/write/fbx_edit.h"
#include "io/fbx/write/fbx_emit_curve.h"
#include "io/fbx/write/fbx_new.h"
#include "io/fbx/write/fbx_profile.h"

namespace footfall {
namespace {

constexpr double kTicks = 46186158000.0;  // per second
constexpr int kVersion = 7500;
// Readers check the file's id against the time of creation and the footer: these three belong together.
constexpr const char* kTime = "1970-01-01 10:00:00:000";
const std::string kFileId("\x28\xb3\x2a\xeb\xb6\x24\xcc\xc2\xbf\xc8\xb0\x2a\xa9\x2b\xfc\xf1", 16);
constexpr const char* kCreator = "Footfall";

int timeMode(double rate) {
  constexpr std::pair<double, int> kModes[] = {{120, 1},
                                               {100, 2},
                                               {60, 3},
                                               {50, 4},
                                               {48, 5},
                                               {30, 6},
                                               {25, 10},
                                               {24, 11},
                                               {1000, 12},
                                               {96, 15},
                                               {72, 16},
                                               {30000.0 / 1001, 9},
                                               {24000.0 / 1001, 13},
                                               {60000.0 / 1001, 17}};
  for (const auto& [known, mode] : kModes) {
    if (std::abs(rate / known - 1) < 1e-6) return mode;
  }
  return 14;  // custom
}

int orderNumber(RotationOrder order) {
  constexpr int kNumbers[] = {0, 2, 4, 1, 3, 5};  // XYZ, YZX, ZXY, XZY, YXZ, ZYX
  return kNumbers[static_cast<std::size_t>(order)];
}

// A name without its path.
std::string ownName(const std::string& name) {
  return name.substr(name.rfind('|') + 1);
}

std::vector<FbxItem> three(const Vec3& v) {
  return {v.x(), v.y(), v.z()};
}

class NewFile {
 public:
  NewFile(const Scene& scene, const WriteOptions& options, WriteReport& report)
      : options_(options),
        report_(report),
        profile_(fbxProfile(options.profile)),
        scene_(scene),
        skeleton_(withRootBone(scene.skeleton)),
        axes_(fbxAxes(profile_)),
        rate_(profile_.frameRate > 0 && options.frameRate == 0 ? profile_.frameRate : scene.frameRate) {}

  std::string write() {
    addJoints();
    if (options_.skin)
      addFbxBodies(skeleton_, options_.body.get(), axes_ * (100 / profile_.centimetres), models_, file_);
    addTake();
    if (left_ > 0) {
      report_.exact = false;
      report_.notes.push_back(
          fmt::format("{} curves drive no translation, rotation or scale of a joint: not written", left_));
    }
    return options_.ascii ? ascii() : binary();
  }

 private:
  Skeleton withRootBone(const Skeleton& given) {
    if (!profile_.rootBone) return given;
    int roots = 0;
    for (const Joint& joint : given.joints) roots += joint.parent < 0 ? 1 : 0;
    if (roots == 1 && given.joints.front().name == "root") return given;
    Skeleton skeleton;
    Joint root;
    root.name = "root";
    for (int number = 1; given.find(root.name) >= 0; ++number) root.name = fmt::format("root_{}", number);
    skeleton.joints.push_back(root);
    for (Joint joint : given.joints) {
      ++joint.parent;
      skeleton.joints.push_back(std::move(joint));
    }
    report_.notes.push_back(
        fmt::format("the joint '{}' was added at the origin above the others", root.name));
    return skeleton;
  }

  bool isTurned(const Joint& joint) const { return joint.parent < 0 && profile_.zUp; }

  FbxPlug plugOf(int joint, FbxVector vector, int channelAxis) const {
    FbxPlug plug{joint, vector, channelAxis, {1, 0}};
    if (vector == FbxVector::Rotation) plug.map.scale = kDegree;
    if (vector != FbxVector::Translation) return plug;
    plug.map.scale = profile_.centimetres;
    if (!isTurned(skeleton_.joints[static_cast<std::size_t>(joint)])) return plug;
    axes_.col(channelAxis).cwiseAbs().maxCoeff(&plug.axis);
    plug.map.scale *= axes_(plug.axis, channelAxis);
    return plug;
  }

  Vec3 translationOf(const Joint& joint) const {
    const Vec3 translation = isTurned(joint) ? Vec3(axes_ * joint.translation) : joint.translation;
    return translation * (100 / profile_.centimetres);
  }

  void addJoints() {
    for (const Joint& joint : skeleton_.joints) {
      const bool bone = joint.kind != JointKind::Transform;
      const char* kind = bone ? "LimbNode" : "Null";
      FbxOut& attribute = file_.add("NodeAttribute", "NodeAttribute", ownName(joint.name), kind);
      if (bone) attribute.add("Properties70").property("Size", "double", "Number", "", {3.0});
      attribute.add("TypeFlags", {std::string(bone ? "Skeleton" : "Null")});
      const long long attributeId = file_.lastId();
      addModel(joint, kind);
      file_.connect(attributeId, file_.lastId());
      file_.connect(file_.lastId(), joint.parent >= 0 ? models_[static_cast<std::size_t>(joint.parent)] : 0);
      models_.push_back(file_.lastId());
    }
  }

  void addModel(const Joint& joint, const char* kind) {
    FbxOut& model = file_.add("Model", "Model", ownName(joint.name), kind);
    model.add("Version", {232});
    FbxOut& list = model.add("Properties70");
    Vec3 orient = joint.jointOrient;
    if (isTurned(joint))
      orient =
          eulerFromRotation(Quat(axes_) * rotationFromEuler(orient, RotationOrder::XYZ), RotationOrder::XYZ);
    Vec3 post = Vec3::Zero();
    if (joint.rotateAxis != Vec3::Zero())
      post = eulerFromRotation(rotationFromEuler(joint.rotateAxis, RotationOrder::XYZ).conjugate(),
                               RotationOrder::XYZ);
    list.property("RotationOrder", "enum", "", "", {orderNumber(joint.rotationOrder)});
    list.property("RotationActive", "bool", "", "", {1});
    if (orient != Vec3::Zero())
      list.property("PreRotation", "Vector3D", "Vector", "", three(orient / kDegree));
    if (post != Vec3::Zero()) list.property("PostRotation", "Vector3D", "Vector", "", three(post / kDegree));
    list.property("InheritType", "enum", "", "", {1});
    list.property("DefaultAttributeIndex", "int", "Integer", "", {0});
    list.property("Lcl Translation", "Lcl Translation", "", "A", three(translationOf(joint)));
    list.property("Lcl Rotation", "Lcl Rotation", "", "A", three(joint.rotation / kDegree));
    list.property("Lcl Scaling", "Lcl Scaling", "", "A", three(joint.scale));
    model.add("Shading", {'Y'});
    model.add("Culling", {std::string("CullingOff")});
  }

  long long ticks(double seconds) const { return std::llround(seconds * kTicks); }

  void addTake() {
    take_ = !options_.name.empty() ? options_.name : !scene_.take.empty() ? scene_.take : "Take 001";
    FbxOut& stack = file_.add("AnimationStack", "AnimStack", take_, "");
    stack.block = true;
    FbxOut& list = stack.add("Properties70");
    for (const char* kind : {"Local", "Reference"}) {
      list.property(std::string(kind) + "Start", "KTime", "Time", "", {ticks(scene_.range.start)});
      list.property(std::string(kind) + "Stop", "KTime", "Time", "", {ticks(scene_.range.end)});
    }
    const long long stackId = file_.lastId();
    file_.add("AnimationLayer", "AnimLayer", "BaseLayer", "").block = true;
    const long long layer = file_.lastId();
    file_.connect(layer, stackId);
    std::map<std::pair<int, int>, std::array<const Curve*, 3>> driven;  // by joint and vector
    for (const NamedCurve& named : scene_.curves) {
      const int joint = skeleton_.find(named.node);
      int channel = 0;
      while (channel < 9 && named.attribute != attributeName(static_cast<ChannelKind>(channel))) ++channel;
      if (joint < 0 || channel == 9 || named.curve.input() != CurveInput::Time || named.curve.empty()) {
        ++left_;
        continue;
      }
      driven[{joint, channel / 3}][static_cast<std::size_t>(channel % 3)] = &named.curve;
    }
    for (const auto& [key, curves] : driven)
      addCurves(key.first, static_cast<FbxVector>(key.second), curves, layer);
  }

  void addCurves(int joint, FbxVector vector, const std::array<const Curve*, 3>& curves, long long layer) {
    constexpr const char* kShort[] = {"T", "R", "S"};
    const Joint& j = skeleton_.joints[static_cast<std::size_t>(joint)];
    const Vec3 rest = vector == FbxVector::Translation ? translationOf(j)
                      : vector == FbxVector::Rotation  ? Vec3(j.rotation / kDegree)
                                                       : j.scale;
    FbxOut& node =
        file_.add("AnimationCurveNode", "AnimCurveNode", kShort[static_cast<std::size_t>(vector)], "");
    FbxOut& list = node.add("Properties70");
    for (int axis = 0; axis < 3; ++axis) list.property(kCurveAxes[axis], "Number", "", "A", {rest[axis]});
    const long long nodeId = file_.lastId();
    file_.connect(nodeId, layer);
    file_.connect(nodeId, models_[static_cast<std::size_t>(joint)],
                  kFbxVectorNames[static_cast<std::size_t>(vector)]);
    for (int axis = 0; axis < 3; ++axis) {
      const Curve* curve = curves[static_cast<std::size_t>(axis)];
      if (!curve) continue;
      const FbxPlug plug = plugOf(joint, vector, axis);
      const long long id = file_.lastId() + 1;
      FbxOut& made = file_.add("AnimationCurve", "AnimCurve", "", "");
      made = fbxAnimationCurve(id, fbxCurveFor(*curve, plug, kTicks, report_));
      file_.connect(id, nodeId, kCurveAxes[plug.axis]);
    }
  }

  FbxOut settings() const {
    FbxOut node("GlobalSettings");
    node.add("Version", {1000});
    FbxOut& list = node.add("Properties70");
    const auto integer = [&](const char* name, int value) {
      list.property(name, "int", "Integer", "", {value});
    };
    integer("UpAxis", profile_.zUp ? 2 : 1);
    integer("UpAxisSign", 1);
    integer("FrontAxis", profile_.zUp ? 1 : 2);
    integer("FrontAxisSign", profile_.zUp ? -1 : 1);
    integer("CoordAxis", 0);
    integer("CoordAxisSign", 1);
    integer("OriginalUpAxis", -1);
    integer("OriginalUpAxisSign", 1);
    list.property("UnitScaleFactor", "double", "Number", "", {profile_.centimetres});
    list.property("OriginalUnitScaleFactor", "double", "Number", "", {profile_.centimetres});
    const int mode = timeMode(rate_);
    list.property("TimeMode", "enum", "", "", {mode});
    list.property("TimeSpanStart", "KTime", "Time", "", {ticks(scene_.range.start)});
    list.property("TimeSpanStop", "KTime", "Time", "", {ticks(scene_.range.end)});
    list.property("CustomFrameRate", "double", "Number", "", {mode == 14 ? rate_ : -1.0});
    return node;
  }

  FbxOut header() const {
    FbxOut node("FBXHeaderExtension");
    node.add("FBXHeaderVersion", {1003});
    node.add("FBXVersion", {kVersion});
    FbxOut& stamp = node.add("CreationTimeStamp");
    stamp.add("Version", {1000});
    for (const auto& [name, value] :
         {std::pair("Year", 1970), std::pair("Month", 1), std::pair("Day", 1), std::pair("Hour", 10),
          std::pair("Minute", 0), std::pair("Second", 0), std::pair("Millisecond", 0)})
      stamp.add(name, {value});
    node.add("Creator", {std::string(kCreator)});
    return node;
  }

  std::vector<FbxOut> topLevel() {
    std::vector<FbxOut> nodes;
    nodes.push_back(header());
    if (!options_.ascii) nodes.push_back(FbxOut("FileId", {FbxBytes{kFileId}}));
    nodes.push_back(FbxOut("CreationTime", {std::string(kTime)}));
    nodes.push_back(FbxOut("Creator", {std::string(kCreator)}));
    nodes.push_back(settings());
    FbxOut documents("Documents");
    documents.add("Count", {1});
    FbxOut& document = documents.add("Document", {1000000LL, std::string(), std::string("Scene")});
    FbxOut& list = document.add("Properties70");
    list.property("SourceObject", "object", "", "", {});
    list.property("ActiveAnimStackName", "KString", "", "", {take_});
    document.add("RootNode", {0LL});
    nodes.push_back(std::move(documents));
    FbxOut references("References");
    references.block = true;
    nodes.push_back(std::move(references));
    nodes.push_back(file_.definitions());
    nodes.push_back(std::move(file_.objects()));
    nodes.push_back(std::move(file_.connections()));
    FbxOut takes("Takes");
    takes.add("Current", {take_});
    FbxOut& take = takes.add("Take", {take_});
    take.add("FileName", {take_ + ".tak"});
    take.add("LocalTime", {ticks(scene_.range.start), ticks(scene_.range.end)});
    take.add("ReferenceTime", {ticks(scene_.range.start), ticks(scene_.range.end)});
    nodes.push_back(std::move(takes));
    return nodes;
  }

  std::string binary() {
    std::string out = fbxBinaryHeader(kVersion);
    for (FbxOut& node : topLevel()) {
      appendFbxBinary(out, node, kVersion);
      node = FbxOut();
    }
    appendFbxFooter(out, kVersion);
    return out;
  }

  std::string ascii() {
    std::string out = "; FBX 7.5.0 project file\n; ----------------------------------------------------\n\n";
    for (FbxOut& node : topLevel()) {
      appendFbxAscii(out, node, 0, kVersion);
      out += "\n";
      node = FbxOut();
    }
    return out;
  }

  const WriteOptions& options_;
  WriteReport& report_;
  const FbxProfile& profile_;
  const Scene& scene_;
  Skeleton skeleton_;
  Mat3 axes_;
  double rate_;
  std::vector<long long> models_;  // ids, by joint
  std::string take_;
  std::size_t left_ = 0;
  FbxBuilder file_;
};

}  // namespace

std::string newFbx(const Scene& scene, const WriteOptions& options, WriteReport& report) {
  return NewFile(scene, options, report).write();
}

std::string formatFbx(const Scene& scene, const WriteOptions& options, WriteReport& report) {
  if (!scene.fbx) return newFbx(scene, options, report);
  const bool form = options.ascii && scene.fbx->document.binary();
  if (!options.profile.empty() || form)
    report.notes.push_back("profile and form of the file that was read stay: they are for new files");
  return rewriteFbx(scene, report);
}

}  // namespace footfall
