// SPDX-License-Identifier: MIT
// What an FBX file holds as a Scene: metres, Y up, joints without pivots.
//
// Pivots and offsets of a node that stay where they are become part of the translations around it. Axes of the
// file are turned at the roots. Both are constant, so that every key stays a key.
#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include <fmt/format.h>

#include "base/angles.h"
#include "base/scanner.h"
#include "io/fbx/fbx_keys.h"
#include "io/fbx/fbx_scene.h"

namespace footfall {
namespace {

constexpr double kMostFrames = 1e6;  // of a take whose layers are sampled

// FBX's TimeMode; 0 is none, 14 counts in CustomFrameRate.
constexpr double kNtsc = 1000.0 / 1001;
constexpr double kRates[] = {30,         120, 100, 60,         50, 48, 30, 30, 30 * kNtsc, 30 * kNtsc,
                             25,         24,  1000, 24 * kNtsc, 24, 96, 72, 60 * kNtsc};
constexpr int kCustomRate = 14;

class FbxReader {
 public:
  explicit FbxReader(const FbxSceneSource& source)
      : source_(source), models_(source.models), objects_(source.objects), take_(source.take) {}

  FbxReading read() {
    Scene& scene = reading_.scene;
    readSettings();
    for (const FbxTakeName& name : source_.takeNames) scene.takes.push_back(name.name);
    scene.take = take_.name;
    orderJoints();
    for (const int model : order_) addJoint(model);
    addCurves();
    scene.range = take_.range.start < take_.range.end ? take_.range : scene.curves.range();
    addNotes();
    return std::move(reading_);
  }

 private:
  double setting(std::string_view name, double otherwise) const {
    if (objects_.globalSettings() < 0) return otherwise;
    const auto found = objects_.numbersOf(objects_.globalSettings(), name);
    return found ? found->values[0] : otherwise;
  }

  void readSettings() {
    Scene& scene = reading_.scene;
    const double unit = setting("UnitScaleFactor", 1);
    unit_ = unit > 1e-9 && unit < 1e9 ? unit : 1;
    scene.metresPerUnit = 0.01 * unit_;
    scene.linearUnit = "unit";
    constexpr std::pair<const char*, double> kUnits[] = {{"mm", 0.1},  {"cm", 1},     {"in", 2.54},  {"ft", 30.48},
                                                         {"yd", 91.44}, {"m", 100}, {"km", 100000}};
    for (const auto& [name, centimetres] : kUnits) {
      if (std::abs(unit_ / centimetres - 1) < 1e-6) scene.linearUnit = name;
    }
    scene.frameRate = frameRate();
    readAxes();
  }

  double frameRate() const {
    const int mode = static_cast<int>(setting("TimeMode", 0));
    double rate = mode > 0 && mode < static_cast<int>(std::size(kRates)) ? kRates[mode] : 0;
    if (mode == kCustomRate) rate = setting("CustomFrameRate", 24);
    if (rate == 0) {  // before 7.0
      const FbxDocument& document = source_.document;
      const int version = document.child(0, "Version5");
      const int settings = version >= 0 ? document.child(version, "Settings") : -1;
      const int node = settings >= 0 ? document.child(settings, "FrameRate") : -1;
      if (node >= 0) {
        rate = document.number(node, 0).value_or(0);
        if (const auto text = document.text(node, 0)) parseNumber(*text, rate);
      }
    }
    return rate >= 1e-3 && rate <= 1e6 ? rate : 30;
  }

  // Rows: which axis of the file is our X, Y, Z, and its sign.
  void readAxes() {
    const char* kNames[3] = {"CoordAxis", "UpAxis", "FrontAxis"};
    Mat3 turn = Mat3::Zero();
    for (int row = 0; row < 3; ++row) {
      const double axis = setting(kNames[row], row);
      const double sign = setting(std::string(kNames[row]) + "Sign", 1);
      if (axis == 0 || axis == 1 || axis == 2) turn(row, static_cast<int>(axis)) = sign < 0 ? -1 : 1;
    }
    if (turn.determinant() < 0) {
      turn.row(0) *= -1;
      reading_.scene.notes.push_back("the file's axes are left-handed: left and right are mirrored");
    }
    if (std::abs(turn.determinant()) > 0.5) axes_ = turn;
  }

  // Depth first, children as the models are.
  void orderJoints() {
    std::vector<std::vector<int>> children(models_.size());
    std::vector<int> stack;
    for (std::size_t m = models_.size(); m-- > 0;) {
      const int parent = models_[m].parent;
      (parent >= 0 ? children[static_cast<std::size_t>(parent)] : stack).push_back(static_cast<int>(m));
    }
    while (!stack.empty()) {
      const int model = stack.back();
      stack.pop_back();
      order_.push_back(model);
      const auto& below = children[static_cast<std::size_t>(model)];
      stack.insert(stack.end(), below.begin(), below.end());
    }
    jointOf_.assign(models_.size(), -1);
    atRest_.resize(models_.size());
    childOffset_.assign(models_.size(), Vec3::Zero());
    for (const int m : order_) atRest_[static_cast<std::size_t>(m)] = restOf(m);
  }

  // The values that hold through the take: what curves do not drive, layers may set.
  FbxPlacement restOf(int model) const {
    FbxPlacement rest = models_[static_cast<std::size_t>(model)].rest;
    if (take_.layers.empty()) return rest;
    for (std::size_t v = 0; v < kFbxVectors; ++v) {
      const FbxVector which = static_cast<FbxVector>(v);
      const auto found = take_.layers.front().driven.find({model, which});
      if (found == take_.layers.front().driven.end()) continue;
      for (int axis = 0; axis < 3; ++axis) {
        if (found->second.curves[static_cast<std::size_t>(axis)] < 0) rest[which][axis] = found->second.otherwise[axis];
      }
    }
    return rest;
  }

  void addJoint(int m) {
    const FbxModel& model = models_[static_cast<std::size_t>(m)];
    const FbxPlacement& rest = atRest_[static_cast<std::size_t>(m)];
    Joint joint;
    joint.name = uniqueName(model.name);
    joint.parent = model.parent >= 0 ? jointOf_[static_cast<std::size_t>(model.parent)] : -1;
    const std::string& kind = objects_[model.object].subtype;
    joint.kind = kind == "LimbNode" || kind == "Limb" || kind == "Root" || kind == "Effector" ? JointKind::Joint
                                                                                               : JointKind::Transform;
    const bool turned = joint.parent < 0 && !axes_.isIdentity(0);
    const Mat3 axes = turned ? axes_ : Mat3(Mat3::Identity());
    Vec3 offset = rest[FbxVector::RotationOffset] + rest[FbxVector::RotationPivot];
    if (model.parent >= 0) offset += childOffset_[static_cast<std::size_t>(model.parent)];
    joint.translation = axes * (rest[FbxVector::Translation] + offset) * (0.01 * unit_);
    joint.rotation = rest[FbxVector::Rotation] * kDegree;
    joint.scale = rest[FbxVector::Scaling];
    if (model.ordered) {
      joint.rotationOrder = model.order;
      joint.jointOrient = rest[FbxVector::PreRotation] * kDegree;
      const Vec3 post = rest[FbxVector::PostRotation];
      if (post != Vec3::Zero())
        joint.rotateAxis = eulerFromRotation(fbxRotation(post, RotationOrder::XYZ).conjugate(), RotationOrder::XYZ);
    }
    if (turned)
      joint.jointOrient = eulerFromRotation(
          Quat(axes) * rotationFromEuler(joint.jointOrient, RotationOrder::XYZ), RotationOrder::XYZ);
    inheritScale(model, joint);
    setChildOffset(m);
    jointOf_[static_cast<std::size_t>(m)] = static_cast<int>(reading_.scene.skeleton.size());
    addPlugs(m, axes, axes * offset);
    reading_.scene.skeleton.joints.push_back(std::move(joint));
  }

  // A node that does not take its parent's scale on: exact where that scale is the same along all axes.
  void inheritScale(const FbxModel& model, Joint& joint) {
    if (model.inherit != FbxInherit::NotParents || model.parent < 0) return;
    const Vec3 above = atRest_[static_cast<std::size_t>(model.parent)][FbxVector::Scaling];
    if (above == Vec3::Ones()) return;
    if (above.cwiseAbs().minCoeff() > 1e-9) joint.scale = joint.scale.cwiseQuotient(above);
    if ((above.array() - above.x()).abs().maxCoeff() > 1e-9 * std::abs(above.x())) uneven_ = true;
  }

  // What pivots do to the translations of the children: S⁻¹ (Sp − S Sp + Soff − Rp).
  void setChildOffset(int m) {
    const FbxPlacement& rest = atRest_[static_cast<std::size_t>(m)];
    const Vec3& scale = rest[FbxVector::Scaling];
    const Vec3 inner = rest[FbxVector::ScalingPivot] - scale.cwiseProduct(rest[FbxVector::ScalingPivot]) +
                       rest[FbxVector::ScalingOffset] - rest[FbxVector::RotationPivot];
    if (inner == Vec3::Zero()) return;
    pivots_ = true;
    if (scale.cwiseAbs().minCoeff() > 1e-9) childOffset_[static_cast<std::size_t>(m)] = inner.cwiseQuotient(scale);
  }

  void addPlugs(int m, const Mat3& axes, const Vec3& offset) {
    FbxJoint joint;
    joint.model = m;
    for (int row = 0; row < 3; ++row) {
      int column = 0;
      axes.row(row).cwiseAbs().maxCoeff(&column);
      joint.plugs[row] = {m, FbxVector::Translation, column, {axes(row, column) * unit_, offset[row] * unit_}};
      joint.plugs[3 + row] = {m, FbxVector::Rotation, row, {kDegree, 0}};
      joint.plugs[6 + row] = {m, FbxVector::Scaling, row, {1, 0}};
    }
    reading_.joints.push_back(joint);
  }

  std::string uniqueName(const std::string& given) {
    std::string name = given.empty() ? "node" : given;
    const std::string base = name;
    int& number = suffixes_[base];
    while (!names_.insert(name).second) {
      name = fmt::format("{}_{}", base, ++number);
      renamed_ += number == 1 ? 1 : 0;
    }
    return name;
  }

  void addCurves() {
    std::vector<NamedCurve> curves;
    for (std::size_t j = 0; j < reading_.joints.size(); ++j) {
      for (int vector = 0; vector < 3; ++vector) {
        const int m = reading_.joints[j].model;
        const FbxVector which = static_cast<FbxVector>(vector);
        bool base = false, above = false;
        for (std::size_t l = 0; l < take_.layers.size(); ++l) {
          if (take_.layers[l].driven.count({m, which}) > 0) (l == 0 ? base : above) = true;
        }
        if (above) {
          addMerged(j, which, curves);
        } else if (base) {
          addDirect(j, which, curves);
        }
      }
    }
    reading_.scene.curves = CurveSet(std::move(curves));
  }

  static CurveOutput outputOf(FbxVector which) {
    return which == FbxVector::Translation ? CurveOutput::Linear
           : which == FbxVector::Rotation  ? CurveOutput::Angular
                                           : CurveOutput::Unitless;
  }

  void add(std::size_t j, int channel, int curve, Curve ready, std::vector<NamedCurve>& curves) {
    reading_.curves.push_back({reading_.joints[j].plugs[channel], curve});
    curves.push_back({reading_.scene.skeleton.joints[j].name, attributeName(static_cast<ChannelKind>(channel)),
                      std::move(ready)});
  }

  void addDirect(std::size_t j, FbxVector which, std::vector<NamedCurve>& curves) {
    const int first = 3 * static_cast<int>(which);
    const FbxCurves& driven = take_.layers.front().driven.at({reading_.joints[j].model, which});
    for (int channel = first; channel < first + 3; ++channel) {
      const FbxPlug& plug = reading_.joints[j].plugs[channel];
      const int curve = driven.curves[static_cast<std::size_t>(plug.axis)];
      if (curve < 0) continue;
      const FbxCurve& source = take_.curves[static_cast<std::size_t>(curve)].curve;
      if (source.keys.empty()) continue;
      add(j, channel, curve, curveFromFbx(source, plug.map, outputOf(which), reading_.scene.frameRate, oddities_),
          curves);
    }
  }

  // Several layers: what they make together, a key on every frame.
  void addMerged(std::size_t j, FbxVector which, std::vector<NamedCurve>& curves) {
    const double rate = reading_.scene.frameRate;
    const TimeRange range = mergedRange();
    const double start = std::round(range.start * rate), count = std::round(range.end * rate) - start + 1;
    if (!(count >= 1 && count <= kMostFrames))
      source_.document.fail(0, fmt::format("the take of {:g} frames has layers, which cannot be sampled", count));
    const int first = 3 * static_cast<int>(which);
    std::vector<Key> keys[3];
    for (double frame = 0; frame < count; ++frame) {
      const double time = (start + frame) / rate;
      const Vec3 value = fbxValue(take_, models_, reading_.joints[j].model, which, time);
      for (int axis = 0; axis < 3; ++axis) {
        const FbxPlug& plug = reading_.joints[j].plugs[first + axis];
        Key key;
        key.time = time;
        key.value = plug.map.scale * value[plug.axis] + plug.map.offset;
        key.inType = key.outType = TangentType::Linear;
        keys[axis].push_back(key);
      }
    }
    for (int axis = 0; axis < 3; ++axis) {
      add(j, first + axis, -1, Curve(std::move(keys[axis]), false, Infinity::Constant, Infinity::Constant, outputOf(which)),
          curves);
    }
    ++merged_;
  }

  TimeRange mergedRange() const {
    if (take_.range.start < take_.range.end) return take_.range;
    TimeRange range;
    bool any = false;
    for (const FbxCurveSource& each : take_.curves) {
      if (each.curve.keys.empty()) continue;
      const double first = each.curve.time(0), last = each.curve.time(each.curve.keys.size() - 1);
      range.start = any ? std::min(range.start, first) : first;
      range.end = any ? std::max(range.end, last) : last;
      any = true;
    }
    return range;
  }

  void addNotes() {
    auto& notes = reading_.scene.notes;
    if (source_.takeNames.size() > 1)
      notes.push_back(fmt::format("take '{}' of {} was read (--take NAME reads another)", take_.name,
                                  source_.takeNames.size()));
    if (!axes_.isIdentity(0)) notes.push_back("the file's axes are turned so that Y is up and figures face +Z");
    if (merged_ > 0)
      notes.push_back(fmt::format("{} properties are animated on layers: read as what the layers make together, "
                                  "one key per frame", merged_));
    if (pivots_) notes.push_back("pivots and offsets of nodes are read as parts of their children's translations");
    if (uneven_) notes.push_back("uneven scale that a child does not take on is read as if it did");
    if (renamed_ > 0) notes.push_back(fmt::format("{} names are used more than once: numbers were added", renamed_));
    if (oddities_.sameTimes > 0)
      notes.push_back(fmt::format("{} key(s) at the time of another key were left out", oddities_.sameTimes));
    if (oddities_.counted > 0)
      notes.push_back(fmt::format("{} curve(s) repeat a limited number of times: written out as keys",
                                  oddities_.counted));
    std::set<std::pair<int, FbxVector>> others;
    for (const FbxLayer& layer : take_.layers) {
      for (const auto& [key, curves] : layer.driven) {
        if (key.second > FbxVector::Scaling && curves.curves != std::array<int, 3>{-1, -1, -1}) others.insert(key);
      }
    }
    if (!others.empty())
      notes.push_back(fmt::format("{} animated pivots or offsets stay where they are at rest", others.size()));
  }

  const FbxSceneSource& source_;
  const std::vector<FbxModel>& models_;
  const FbxObjects& objects_;
  const FbxTake& take_;
  FbxReading reading_;
  double unit_ = 1;  // centimetres
  Mat3 axes_ = Mat3::Identity();
  std::vector<int> order_, jointOf_;
  std::vector<FbxPlacement> atRest_;
  std::vector<Vec3> childOffset_;
  std::set<std::string> names_;
  std::map<std::string, int> suffixes_;
  std::size_t renamed_ = 0, merged_ = 0;
  bool pivots_ = false, uneven_ = false;
  FbxOddities oddities_;
};

}  // namespace

FbxReading readFbxScene(const FbxSceneSource& source) {
  return FbxReader(source).read();
}

}  // namespace footfall
