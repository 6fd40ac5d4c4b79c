// SPDX-License-Identifier: MIT
// Reads the scene document; docs/reference/documents/scene.md describes it.
#include <cmath>

#include <fmt/format.h>

#include "base/scanner.h"
#include "io/formats.h"
#include "io/json/json_document.h"
#include "io/json/json_quantity.h"
#include "io/scene_json/scene_json_names.h"

namespace footfall {
namespace {

using namespace scene_json;

class SceneReader {
 public:
  explicit SceneReader(const JsonNode& root) : root_(root) {}

  Scene read() {
    root_.allowKeys({"footfall", "version", "frameRate", "linearUnit", "metresPerUnit", "angularUnit",
                     "range", "skeleton", "curves", "motion"});
    Scene scene;
    scene.frameRate = rate_ = positive(root_.at("frameRate"));
    scene.linearUnit = root_.text("linearUnit", scene.linearUnit);
    if (const JsonNode size = root_.find("metresPerUnit")) scene.metresPerUnit = positive(size);
    scene.angularUnit = root_.text("angularUnit", scene.angularUnit);
    if (const JsonNode range = root_.find("range")) {
      const std::vector<JsonNode> ends = range.items();
      if (ends.size() != 2) range.fail("must have two times, the start and the end");
      scene.range = {time(ends[0]), time(ends[1])};
    }
    if (const JsonNode joints = root_.find("skeleton")) scene.skeleton = readSkeleton(joints);
    if (const JsonNode curves = root_.find("curves")) scene.curves = readCurves(curves);
    if (const JsonNode motion = root_.find("motion")) scene.motion = readMotion(motion);
    return scene;
  }

 private:
  double time(const JsonNode& node) const { return readQuantity(node, Quantity::Time, rate_); }

  static double positive(const JsonNode& node) {
    const double value = node.number();
    if (!(value > 0)) node.fail(fmt::format("must be above 0, got {}", formatNumber(value)));
    return value;
  }

  Vec3 vector(const JsonNode& parent, const char* key, Quantity quantity, const Vec3& absent) const {
    const JsonNode node = parent.find(key);
    if (!node) return absent;
    const std::vector<JsonNode> parts = node.items();
    if (parts.size() != 3) node.fail(fmt::format("must have three numbers, got {}", parts.size()));
    return {readQuantity(parts[0], quantity, rate_), readQuantity(parts[1], quantity, rate_),
            readQuantity(parts[2], quantity, rate_)};
  }

  Skeleton readSkeleton(const JsonNode& array) const {
    Skeleton skeleton;
    for (const JsonNode& node : array.items()) {
      node.allowKeys({"name", "parent", "kind", "rotationOrder", "translation", "rotation", "scale",
                      "jointOrient", "rotateAxis"});
      Joint joint;
      joint.name = node.at("name").text();
      if (const JsonNode parent = node.find("parent")) {
        if (skeleton.joints.empty()) parent.fail("must be left out: the first joint is a root");
        joint.parent = static_cast<int>(parent.integer(0, static_cast<long long>(skeleton.size()) - 1));
      }
      if (const JsonNode kind = node.find("kind"))
        joint.kind = static_cast<JointKind>(kind.choice(kJointKinds));
      if (const JsonNode order = node.find("rotationOrder")) {
        joint.rotationOrder = static_cast<RotationOrder>(order.choice(kRotationOrders));
      }
      joint.translation = vector(node, "translation", Quantity::Length, joint.translation);
      joint.rotation = vector(node, "rotation", Quantity::Angle, joint.rotation);
      joint.scale = vector(node, "scale", Quantity::Plain, joint.scale);
      joint.jointOrient = vector(node, "jointOrient", Quantity::Angle, joint.jointOrient);
      joint.rotateAxis = vector(node, "rotateAxis", Quantity::Angle, joint.rotateAxis);
      skeleton.joints.push_back(std::move(joint));
    }
    return skeleton;
  }

  // What the values of a curve measure, and the times of its keys.
  struct Axes {
    Quantity input = Quantity::Time, output = Quantity::Plain;
  };

  static Axes axesOf(CurveInput input, CurveOutput output) {
    constexpr Quantity kQuantities[] = {Quantity::CurveLength, Quantity::Angle, Quantity::Time,
                                        Quantity::Plain};
    return {input == CurveInput::Time ? Quantity::Time : Quantity::Plain,
            kQuantities[static_cast<int>(output)]};
  }

  Key readKey(const JsonNode& node, const Axes& axes) const {
    node.allowKeys({"time", "value", "in", "out", "inTangent", "outTangent", "tangentsLocked",
                    "weightsLocked", "breakdown"});
    Key key;
    key.time = readQuantity(node.at("time"), axes.input, rate_);
    key.value = readQuantity(node.at("value"), axes.output, rate_);
    if (const JsonNode type = node.find("in"))
      key.inType = static_cast<TangentType>(type.choice(kTangentTypes));
    if (const JsonNode type = node.find("out"))
      key.outType = static_cast<TangentType>(type.choice(kTangentTypes));
    key.in = readTangent(node, "inTangent", key.inType, axes);
    key.out = readTangent(node, "outTangent", key.outType, axes);
    key.tangentsLocked = node.boolean("tangentsLocked", true);
    key.weightsLocked = node.boolean("weightsLocked", true);
    key.breakdown = node.boolean("breakdown", false);
    return key;
  }

  Tangent readTangent(const JsonNode& key, const char* name, TangentType type, const Axes& axes) const {
    const JsonNode node = key.find(name);
    if (type == TangentType::Fixed && !node)
      key.fail(fmt::format("lacks '{}', which a fixed tangent needs", name));
    if (type != TangentType::Fixed && node) node.fail("is only for fixed tangents");
    if (!node) return {};
    const std::vector<JsonNode> parts = node.items();
    if (parts.size() != 2) node.fail("must have two numbers, along time and value");
    return {readQuantity(parts[0], axes.input, rate_), readQuantity(parts[1], axes.output, rate_)};
  }

  CurveSet readCurves(const JsonNode& array) const {
    std::vector<NamedCurve> curves;
    for (const JsonNode& node : array.items()) {
      node.allowKeys(
          {"node", "attribute", "input", "output", "weighted", "preInfinity", "postInfinity", "keys"});
      const auto choice = [&](const char* key, const auto& names, std::size_t absent) {
        const JsonNode value = node.find(key);
        return value ? value.choice(names) : absent;
      };
      const auto input = static_cast<CurveInput>(choice("input", kInputs, 0));
      const auto output = static_cast<CurveOutput>(node.at("output").choice(kOutputs));
      const Axes axes = axesOf(input, output);
      std::vector<Key> keys;
      for (const JsonNode& keyNode : node.at("keys").items()) {
        keys.push_back(readKey(keyNode, axes));
        const std::size_t count = keys.size();
        if (count > 1 && !(keys[count - 2].time < keys[count - 1].time)) {
          keyNode.at("time").fail("must come after the time of the key before it");
        }
      }
      const auto pre = static_cast<Infinity>(choice("preInfinity", kInfinities, 0));
      const auto post = static_cast<Infinity>(choice("postInfinity", kInfinities, 0));
      curves.push_back({std::string(node.at("node").text()), std::string(node.at("attribute").text()),
                        Curve(std::move(keys), node.boolean("weighted", false), pre, post, output, input)});
    }
    return CurveSet(std::move(curves));
  }

  Motion readMotion(const JsonNode& node) const {
    node.allowKeys({"frameTime", "startTime", "skeleton", "channels", "samples"});
    Motion motion;
    motion.frameTime = time(node.at("frameTime"));
    if (!(motion.frameTime > 0))
      node.at("frameTime").fail(fmt::format("must be above 0, got {:g}", motion.frameTime));
    if (const JsonNode start = node.find("startTime")) motion.startTime = time(start);
    motion.skeleton = readSkeleton(node.at("skeleton"));
    const long long last = static_cast<long long>(motion.skeleton.size()) - 1;
    for (const JsonNode& channel : node.at("channels").items()) {
      const std::vector<JsonNode> parts = channel.items();
      if (parts.size() != 2) channel.fail("must have a joint's index and a channel's name");
      if (last < 0) channel.fail("names a joint, but the motion has none");
      motion.channels.push_back({static_cast<int>(parts[0].integer(0, last)),
                                 static_cast<ChannelKind>(parts[1].choice(kChannels))});
    }
    readSamples(node.at("samples"), motion);
    return motion;
  }

  void readSamples(const JsonNode& array, Motion& motion) const {
    for (const JsonNode& frame : array.items()) {
      const std::vector<JsonNode> values = frame.items();
      if (values.size() != motion.channels.size() || values.empty()) {
        frame.fail(fmt::format("must have a number for each of the {} channels, got {}",
                               motion.channels.size(), values.size()));
      }
      for (std::size_t i = 0; i < values.size(); ++i) {
        const ChannelKind kind = motion.channels[i].kind;
        const Quantity quantity = isTranslation(kind) ? Quantity::Length
                                  : isRotation(kind)  ? Quantity::Angle
                                                      : Quantity::Plain;
        motion.samples.push_back(readQuantity(values[i], quantity, rate_));
      }
    }
  }

  JsonNode root_;
  double rate_ = 24;
};

}  // namespace

Scene parseSceneJson(std::string_view text, const std::string& file) {
  const JsonDocument document(text, file, "scene");
  return SceneReader(document.root()).read();
}

}  // namespace footfall
