// SPDX-License-Identifier: MIT
// Writes the scene document; docs/reference/documents/scene.md describes it. One joint, key or frame per
// line.
#include <fmt/format.h>

#include "base/scanner.h"
#include "io/formats.h"
#include "io/json/json_document.h"
#include "io/json/json_quantity.h"
#include "io/scene_json/scene_json_names.h"

namespace footfall {
namespace {

using namespace scene_json;

template <typename Enum, std::size_t N>
std::string_view nameOf(const std::string_view (&names)[N], Enum value) {
  return names[static_cast<std::size_t>(value)];
}

class SceneWriter {
 public:
  explicit SceneWriter(const Scene& scene) : scene_(scene), rate_(scene.frameRate) {}

  std::string write() {
    out_ = "{\n\"footfall\": \"scene\",\n\"version\": 1,\n\"frameRate\": ";
    appendNumber(out_, scene_.frameRate);
    text(",\n\"linearUnit\": ", scene_.linearUnit);
    out_ += ",\n\"metresPerUnit\": ";
    appendNumber(out_, scene_.metresPerUnit);
    text(",\n\"angularUnit\": ", scene_.angularUnit);
    out_ += ",\n\"range\": ";
    list({scene_.range.start, scene_.range.end}, {Quantity::Time, Quantity::Time});
    writeSkeleton(scene_.skeleton);
    writeCurves();
    if (scene_.motion) writeMotion(*scene_.motion);
    out_ += "\n}\n";
    return std::move(out_);
  }

 private:
  void text(std::string_view before, std::string_view value) {
    out_ += before;
    appendJsonText(out_, value);
  }

  void quantity(double value, Quantity kind) { appendQuantity(out_, value, kind, rate_); }

  void list(std::initializer_list<double> values, std::initializer_list<Quantity> kinds) {
    out_ += '[';
    for (std::size_t i = 0; i < values.size(); ++i) {
      if (i > 0) out_ += ", ";
      quantity(values.begin()[i], kinds.begin()[i]);
    }
    out_ += ']';
  }

  void vector(const char* before, const Vec3& value, Quantity kind, const Vec3& absent) {
    if (value == absent) return;
    out_ += before;
    list({value.x(), value.y(), value.z()}, {kind, kind, kind});
  }

  // Calls item for each, on a line of its own.
  template <typename Items, typename Item>
  void lines(const Items& items, Item item) {
    out_ += '[';
    const char* separator = "\n";
    for (const auto& each : items) {
      out_ += separator;
      separator = ",\n";
      item(each);
    }
    out_ += "]";
  }

  void writeSkeleton(const Skeleton& skeleton) {
    out_ += ",\n\"skeleton\": ";
    lines(skeleton.joints, [&](const Joint& joint) {
      text("  {\"name\": ", joint.name);
      if (joint.parent >= 0) out_ += fmt::format(", \"parent\": {}", joint.parent);
      if (joint.kind != JointKind::Joint) text(", \"kind\": ", nameOf(kJointKinds, joint.kind));
      if (joint.rotationOrder != RotationOrder::XYZ) {
        text(", \"rotationOrder\": ", nameOf(kRotationOrders, joint.rotationOrder));
      }
      vector(", \"translation\": ", joint.translation, Quantity::Length, Vec3::Zero());
      vector(", \"rotation\": ", joint.rotation, Quantity::Angle, Vec3::Zero());
      vector(", \"scale\": ", joint.scale, Quantity::Plain, Vec3::Ones());
      vector(", \"jointOrient\": ", joint.jointOrient, Quantity::Angle, Vec3::Zero());
      vector(", \"rotateAxis\": ", joint.rotateAxis, Quantity::Angle, Vec3::Zero());
      out_ += '}';
    });
  }

  void writeCurves() {
    out_ += ",\n\"curves\": ";
    lines(scene_.curves, [&](const NamedCurve& named) {
      const Curve& curve = named.curve;
      text("  {\"node\": ", named.node);
      text(", \"attribute\": ", named.attribute);
      if (curve.input() != CurveInput::Time) text(", \"input\": ", nameOf(kInputs, curve.input()));
      text(", \"output\": ", nameOf(kOutputs, curve.output()));
      if (curve.weighted()) out_ += ", \"weighted\": true";
      const auto infinity = [&](const char* before, Infinity value) {
        if (value != Infinity::Constant) text(before, nameOf(kInfinities, value));
      };
      infinity(", \"preInfinity\": ", curve.preInfinity());
      infinity(", \"postInfinity\": ", curve.postInfinity());
      out_ += ", \"keys\": ";
      lines(curve.keys(), [&](const Key& key) { writeKey(key, curve); });
      out_ += '}';
    });
  }

  void writeKey(const Key& key, const Curve& curve) {
    constexpr Quantity kQuantities[] = {Quantity::CurveLength, Quantity::Angle, Quantity::Time,
                                        Quantity::Plain};
    const Quantity along = curve.input() == CurveInput::Time ? Quantity::Time : Quantity::Plain;
    const Quantity up = kQuantities[static_cast<int>(curve.output())];
    out_ += "    {\"time\": ";
    quantity(key.time, along);
    out_ += ", \"value\": ";
    quantity(key.value, up);
    const auto side = [&](const char* before, const char* tangentBefore, TangentType type,
                          const Tangent& tangent) {
      if (type != TangentType::Auto) text(before, nameOf(kTangentTypes, type));
      if (type != TangentType::Fixed) return;
      out_ += tangentBefore;
      list({tangent.x, tangent.y}, {along, up});
    };
    side(", \"in\": ", ", \"inTangent\": ", key.inType, key.in);
    side(", \"out\": ", ", \"outTangent\": ", key.outType, key.out);
    if (!key.tangentsLocked) out_ += ", \"tangentsLocked\": false";
    if (!key.weightsLocked) out_ += ", \"weightsLocked\": false";
    if (key.breakdown) out_ += ", \"breakdown\": true";
    out_ += '}';
  }

  void writeMotion(const Motion& motion) {
    out_ += ",\n\"motion\": {\n\"frameTime\": \"";
    appendNumber(out_, motion.frameTime);
    out_ += "s\",\n\"startTime\": ";
    quantity(motion.startTime, Quantity::Time);
    writeSkeleton(motion.skeleton);
    out_ += ",\n\"channels\": ";
    lines(motion.channels, [&](const MotionChannel& channel) {
      text(fmt::format("  [{}, ", channel.joint), attributeName(channel.kind));
      out_ += ']';
    });
    out_ += ",\n\"samples\": [";
    for (std::size_t frame = 0; frame < motion.frames(); ++frame) {
      out_ += frame > 0 ? ",\n  [" : "\n  [";
      for (std::size_t i = 0; i < motion.channels.size(); ++i) {
        const ChannelKind kind = motion.channels[i].kind;
        if (i > 0) out_ += ", ";
        quantity(motion.frame(frame)[i], isTranslation(kind) ? Quantity::Length
                                         : isRotation(kind)  ? Quantity::Angle
                                                             : Quantity::Plain);
      }
      out_ += ']';
    }
    out_ += "]}";
  }

  const Scene& scene_;
  double rate_;
  std::string out_;
};

}  // namespace

std::string formatSceneJson(const Scene& scene) {
  return SceneWriter(scene).write();
}

}  // namespace footfall
