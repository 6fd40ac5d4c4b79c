// SPDX-License-Identifier: MIT
// Reads glTF 2.0: nodes as a skeleton, one animation as curves. Meshes, materials and images are passed over;
// writing the scene again keeps them (gltf_rewrite.h).
#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/scanner.h"
#include "io/formats.h"
#include "io/gltf/gltf_curves.h"
#include "io/gltf/gltf_file.h"
#include "io/gltf/gltf_scene.h"

namespace footfall {
namespace {

// A member of "extras": {"footfall": {…}}, where the writer keeps what glTF has no place for.
JsonNode footfallExtra(const JsonNode& node, const char* key) {
  const JsonNode extras = node.find("extras");
  const JsonNode ours = extras && extras.isObject() ? extras.find("footfall") : JsonNode();
  return ours && ours.isObject() ? ours.find(key) : JsonNode();
}

constexpr double kNoScale = 1e-4;  // a scale this near to 1 is none

class GltfReader {
 public:
  GltfReader(std::string_view bytes, const std::string& file, const std::string& wanted)
      : file_(bytes, file), name_(file), wanted_(wanted), nodes_(file_.list("nodes")) {}

  void read(GltfSceneSource& source) {
    scene_.linearUnit = "m";
    scene_.metresPerUnit = 1;
    findParents();
    findJoints();
    orderNodes();
    readAnimation();
    source.nodes = std::move(jointNodes_);
    source.animation = animation_;
    source.startTime = startTime_;
    source.scene = std::move(scene_);
  }

 private:
  void findParents() {
    parents_.assign(nodes_.size(), -1);
    children_.resize(nodes_.size());
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
      const JsonNode list = nodes_[i].find("children");
      if (!list) continue;
      for (const JsonNode& child : list.items()) {
        const std::size_t index = GltfFile::reference(child, nodes_.size(), "node");
        if (parents_[index] >= 0) {
          child.fail(
              fmt::format("names node {}, which is already a child of node {}", index, parents_[index]));
        }
        parents_[index] = static_cast<int>(i);
        children_[i].push_back(index);
      }
    }
  }

  void findJoints() {
    isJoint_.assign(nodes_.size(), false);
    for (const JsonNode& skin : file_.list("skins")) {
      for (const JsonNode& joint : skin.at("joints").items()) {
        isJoint_[GltfFile::reference(joint, nodes_.size(), "node")] = true;
      }
    }
  }

  // Depth-first from the roots; what that does not reach is a cycle.
  void orderNodes() {
    indices_.assign(nodes_.size(), -1);
    visited_.assign(nodes_.size(), false);
    std::vector<std::size_t> stack;
    std::size_t reached = 0;
    for (std::size_t i = nodes_.size(); i-- > 0;) {
      if (parents_[i] < 0) stack.push_back(i);
    }
    while (!stack.empty()) {
      const std::size_t i = stack.back();
      stack.pop_back();
      ++reached;
      visited_[i] = true;
      addNode(i);
      stack.insert(stack.end(), children_[i].rbegin(), children_[i].rend());
    }
    if (reached == nodes_.size()) return;
    // Every node that was not reached hangs on a cycle: as many steps up as there are nodes end inside it.
    std::size_t i = 0;
    while (visited_[i]) ++i;
    for (std::size_t steps = 0; steps < nodes_.size(); ++steps) i = static_cast<std::size_t>(parents_[i]);
    nodes_[i].fail("is its own ancestor");
  }

  void addNode(std::size_t i) {
    const JsonNode node = nodes_[i];
    const JsonNode kind = footfallExtra(node, "kind");
    const std::string_view kindName = kind && kind.isText() ? kind.text() : "";
    if (kindName == "body" && children_[i].empty()) return;
    Joint joint;
    joint.name = uniqueName(std::string(node.text("name", "")), i);
    joint.kind = kindName == "endSite"                    ? JointKind::EndSite
                 : kindName == "joint"                    ? JointKind::Joint
                 : isJoint_[i] && kindName != "transform" ? JointKind::Joint
                                                          : JointKind::Transform;
    joint.parent = parents_[i] < 0 ? -1 : indices_[static_cast<std::size_t>(parents_[i])];
    readTransform(node, joint);
    if ((joint.scale - Vec3::Ones()).cwiseAbs().maxCoeff() <= kNoScale) joint.scale = Vec3::Ones();
    indices_[i] = static_cast<int>(scene_.skeleton.size());
    jointNodes_.push_back(i);
    scene_.skeleton.joints.push_back(std::move(joint));
  }

  std::string uniqueName(std::string name, std::size_t index) {
    if (name.empty()) name = fmt::format("node_{}", index);
    if (names_.insert(name).second) return name;
    std::size_t& number = suffixes_[name];
    std::string result;
    do {
      result = fmt::format("{}_{}", name, ++number);
    } while (!names_.insert(result).second);
    if (renamed_++ == 0)
      scene_.notes.push_back(fmt::format("nodes share the name {}; they were numbered", quoted(name)));
    return result;
  }

  void readTransform(const JsonNode& node, Joint& joint) {
    if (const JsonNode matrix = node.find("matrix")) {
      decompose(matrix, joint);
      return;
    }
    if (const JsonNode t = node.find("translation")) joint.translation = Vec3(t.numbers(3).data());
    if (const JsonNode s = node.find("scale")) joint.scale = Vec3(s.numbers(3).data());
    if (const JsonNode r = node.find("rotation")) {
      const Eigen::Vector4d q(r.numbers(4).data());
      const double largest = q.lpNorm<Eigen::Infinity>();
      if (!(largest > 1e-6 && largest < 1e6)) r.fail("must be a unit quaternion");
      joint.rotation = eulerFromRotation(Quat(q).normalized(), RotationOrder::XYZ);
    }
  }

  void decompose(const JsonNode& node, Joint& joint) {
    const std::vector<double> numbers = node.numbers(16);
    const Eigen::Matrix4d matrix = Eigen::Map<const Eigen::Matrix4d>(numbers.data());  // column by column
    joint.translation = matrix.block<3, 1>(0, 3);
    Mat3 axes = matrix.block<3, 3>(0, 0);
    for (int i = 0; i < 3; ++i) joint.scale[i] = axes.col(i).stableNorm();
    if (!joint.scale.allFinite()) node.fail("is too large");
    if (joint.scale.minCoeff() <= 1e-150) return;  // flat: no rotation to find
    for (int i = 0; i < 3; ++i) axes.col(i) /= joint.scale[i];
    if (axes.determinant() < 0) {
      joint.scale.x() = -joint.scale.x();
      axes.col(0) = -axes.col(0);
    }
    // Gram and Schmidt; what they take away is shear.
    const Mat3 given = axes;
    axes.col(1) -= axes.col(0) * axes.col(0).dot(axes.col(1));
    if (axes.col(1).norm() < 1e-9) return;
    axes.col(1).normalize();
    axes.col(2) = axes.col(0).cross(axes.col(1));
    if (!axes.isApprox(given, 1e-4)) scene_.notes.push_back(fmt::format("{}: shear was dropped", joint.name));
    joint.rotation = eulerFromRotation(Quat(axes), RotationOrder::XYZ);
  }

  struct Channel {
    GltfTrack track;
    int property = 0;
    std::size_t node = 0;
    JsonNode source;
  };

  void readAnimation() {
    const std::vector<JsonNode> animations = file_.list("animations");
    if (animations.empty()) return;
    for (std::size_t i = 0; i < animations.size(); ++i) {
      const std::string name(animations[i].text("name", ""));
      scene_.takes.push_back(name.empty() ? fmt::format("animation {}", i + 1) : name);
    }
    animation_ = wantedAnimation();
    scene_.take = scene_.takes[static_cast<std::size_t>(animation_)];
    const JsonNode animation = animations[static_cast<std::size_t>(animation_)];
    if (animations.size() > 1 && wanted_.empty()) {
      scene_.notes.push_back(fmt::format("the first of {} animations was read; --animation names another: {}",
                                         animations.size(), listed(scene_.takes)));
    }
    std::vector<Channel> channels;
    const std::vector<JsonNode> samplers = animation.at("samplers").items();
    std::set<std::pair<std::size_t, int>> taken;
    std::size_t passedOver = 0;
    for (const JsonNode& channel : animation.at("channels").items()) {
      const JsonNode target = channel.at("target");
      const std::string_view path = target.at("path").text();
      const int property = path == "translation" ? 0 : path == "rotation" ? 1 : path == "scale" ? 2 : -1;
      if (property < 0 || !target.find("node")) {
        ++passedOver;
        continue;
      }
      const std::size_t node = GltfFile::reference(target.at("node"), nodes_.size(), "node");
      if (indices_[node] < 0) continue;
      if (!taken.insert({node, property}).second) channel.fail("moves what another channel moves already");
      const JsonNode sampler =
          samplers[GltfFile::reference(channel.at("sampler"), samplers.size(), "sampler")];
      channels.push_back({readTrack(sampler, property), property, node, sampler});
    }
    if (passedOver > 0) {
      scene_.notes.push_back(
          fmt::format("{} channels that move no node (morph weights) were passed over", passedOver));
    }
    readTiming(animation, channels);
    makeCurves(channels);
  }

  static std::string listed(const std::vector<std::string>& names) {
    const std::size_t shown = std::min<std::size_t>(names.size(), 12);
    std::string text =
        fmt::format("{}", fmt::join(names.begin(), names.begin() + static_cast<std::ptrdiff_t>(shown), ", "));
    if (shown < names.size()) text += fmt::format(" and {} more", names.size() - shown);
    return text;
  }

  // An animation by its name, or by its number from 1; the first where nothing is asked for.
  int wantedAnimation() const {
    if (wanted_.empty()) return 0;
    for (std::size_t i = 0; i < scene_.takes.size(); ++i) {
      if (scene_.takes[i] == wanted_) return static_cast<int>(i);
    }
    long long number = 0;
    if (parseInteger(wanted_, number) && number >= 1 && number <= static_cast<long long>(scene_.takes.size()))
      return static_cast<int>(number) - 1;
    throw Error({name_, 0}, fmt::format("has no animation {}; it has {}", footfall::quoted(wanted_),
                                        listed(scene_.takes)));
  }

  GltfTrack readTrack(const JsonNode& sampler, int property) {
    GltfTrack track;
    track.width = property == 1 ? 4 : 3;
    if (const JsonNode kind = sampler.find("interpolation")) {
      constexpr std::string_view kNames[] = {"STEP", "LINEAR", "CUBICSPLINE"};
      track.interpolation = static_cast<GltfTrack::Interpolation>(kind.choice(kNames));
    }
    const std::size_t count = file_.accessors().size();
    const JsonNode input = sampler.at("input"), output = sampler.at("output");
    track.times = file_.floats(GltfFile::reference(input, count, "accessor"), 1, "SCALAR");
    track.values = file_.floats(GltfFile::reference(output, count, "accessor"), track.width,
                                property == 1 ? "VEC4" : "VEC3");
    if (track.times.empty()) input.fail("holds no times");
    const std::size_t parts = track.interpolation == GltfTrack::Interpolation::CubicSpline ? 3 : 1;
    if (track.values.size() != track.times.size() * parts * track.width) {
      output.fail(fmt::format("must have {} elements for {} times, got {}", track.times.size() * parts,
                              track.times.size(), track.values.size() / track.width));
    }
    for (std::size_t i = 0; i < track.times.size(); ++i) {
      if (i > 0 && !(track.times[i - 1] < track.times[i])) input.fail("must have increasing times");
      const double length = track.part(i, GltfTrack::Part::Value).norm();
      if (property == 1 && !(length > 1e-3)) output.fail(fmt::format("holds no rotation at key {}", i));
    }
    return track;
  }

  void readTiming(const JsonNode& animation, const std::vector<Channel>& channels) {
    if (const JsonNode start = footfallExtra(animation, "startTime")) {
      startTime_ = start.number();
      if (!(std::abs(startTime_) <= 1e9))
        start.fail(fmt::format("must be within ±1e9 s, got {:g}", startTime_));
    }
    if (const JsonNode rate = footfallExtra(animation, "frameRate")) {
      scene_.frameRate = rate.number();
      if (!(scene_.frameRate >= 1e-3 && scene_.frameRate <= 1e6))
        rate.fail(fmt::format("must be 0.001 to 1000000, got {:g}", scene_.frameRate));
      return;
    }
    // glTF knows no frames: the first usual rate at which every key is a whole frame.
    for (const double rate : {24.0, 25.0, 30.0, 48.0, 50.0, 60.0, 100.0, 120.0, 240.0}) {
      if (std::all_of(channels.begin(), channels.end(),
                      [&](const Channel& c) { return fitsRate(c.track, rate); })) {
        scene_.frameRate = rate;
        return;
      }
    }
    scene_.notes.push_back("the keys fit no common frame rate: 24 frames per second assumed");
  }

  static bool fitsRate(const GltfTrack& track, double rate) {
    return std::all_of(track.times.begin(), track.times.end(), [&](float time) {
      const double frame = static_cast<double>(time) * rate;
      return std::abs(frame - std::round(frame)) < 2e-3;
    });
  }

  // What exporters write for joints that are not scaled: 1, but for single precision.
  static bool isNoScale(const GltfTrack& track) {
    for (std::size_t i = 0; i < track.size(); ++i) {
      const Eigen::Vector4d value = track.part(i, GltfTrack::Part::Value);
      if ((value.head<3>() - Vec3::Ones()).cwiseAbs().maxCoeff() > kNoScale) return false;
    }
    return true;
  }

  // Seconds of the scene. A time within single precision of a whole frame is that frame.
  std::vector<double> timesOf(const Channel& channel) const {
    std::vector<double> times, raw;
    for (const float time : channel.track.times) {
      const double t = static_cast<double>(time), seconds = t + startTime_;
      const double frame = std::round(seconds * scene_.frameRate);
      const bool whole = std::abs(frame / scene_.frameRate - seconds) <= 6e-8 * std::abs(t) + 1e-12;
      times.push_back(whole ? frame / scene_.frameRate : seconds);
      raw.push_back(seconds);
    }
    const auto rises = [](const std::vector<double>& list) {
      return std::adjacent_find(list.begin(), list.end(), [](double a, double b) { return !(a < b); }) ==
             list.end();
    };
    if (rises(times)) return times;
    if (!rises(raw)) channel.source.at("input").fail("must have increasing times after its start time");
    return raw;
  }

  void makeCurves(const std::vector<Channel>& channels) {
    std::vector<NamedCurve> curves;
    double angle = 0;
    bool first = true;
    for (const Channel& channel : channels) {
      Joint& joint = scene_.skeleton.joints[static_cast<std::size_t>(indices_[channel.node])];
      if (channel.property == 2 && isNoScale(channel.track)) {
        if ((joint.scale - Vec3::Ones()).cwiseAbs().maxCoeff() <= 2 * kNoScale) joint.scale = Vec3::Ones();
        if (joint.scale == Vec3::Ones()) continue;
      }
      const std::vector<double> times = timesOf(channel);
      angle = std::max(angle, appendCurves(channel.track, channel.property, times, joint, curves));
      scene_.range.start = first ? times.front() : std::min(scene_.range.start, times.front());
      scene_.range.end = first ? times.back() : std::max(scene_.range.end, times.back());
      first = false;
    }
    if (angle > 1e-5) {
      scene_.notes.push_back(fmt::format(
          "rotations are exact at their keys; between them Euler curves run up to {:.2g} rad away", angle));
    }
    scene_.curves = CurveSet(std::move(curves));
  }

  GltfFile file_;
  std::string name_, wanted_;
  std::vector<JsonNode> nodes_;
  std::vector<std::size_t> jointNodes_;
  int animation_ = -1;
  std::vector<int> parents_;  // of each node, -1 for roots
  std::vector<std::vector<std::size_t>> children_;
  std::vector<bool> isJoint_, visited_;
  std::vector<int> indices_;  // in the skeleton, -1 for what is not there
  std::set<std::string> names_;
  std::map<std::string, std::size_t> suffixes_;
  std::size_t renamed_ = 0;
  double startTime_ = 0;
  Scene scene_;
};

}  // namespace

Scene parseGltf(std::string_view bytes, const std::string& file, const ReadOptions& options) {
  auto source = std::make_shared<GltfSceneSource>();
  source->bytes = std::string(bytes);
  source->file = file;
  GltfReader(source->bytes, file, options.take).read(*source);
  Scene scene = source->scene;
  scene.gltf = std::move(source);
  return scene;
}

}  // namespace footfall
