// SPDX-License-Identifier: MIT
#include "scene/node_places.h"

#include <algorithm>

#include "scene/scene.h"

namespace footfall {
namespace {

// Joints as they are in a scene, with the plugs that move them.
class JointPlaces : public NodePlaces {
 public:
  explicit JointPlaces(const Scene& scene) : scene_(scene), skeleton_(scene.figure()) {
    for (const NamedCurve& named : scene.curves) {
      const int joint = scene.motion || named.curve.input() != CurveInput::Time ? -1 : skeleton_.find(named.node);
      for (int kind = 0; joint >= 0 && kind < 9; ++kind) {
        if (named.attribute == attributeName(static_cast<ChannelKind>(kind)))
          driven_.push_back({{joint, static_cast<ChannelKind>(kind)}, &named.curve});
      }
    }
  }

  std::vector<std::string> names() const override {
    std::vector<std::string> result;
    for (const Joint& joint : skeleton_.joints) result.push_back(joint.name);
    return result;
  }

  std::vector<NodeMatrix> at(double seconds) const override {
    std::vector<Joint> joints = skeleton_.joints;
    for (const auto& [channel, curve] : driven_) {
      const double value = curve->evaluate(seconds);
      set(joints, channel, isTranslation(channel.kind) ? 0.01 * value : value);  // curves are in centimetres
    }
    if (scene_.motion) poseMotion(joints, seconds);
    std::vector<NodeMatrix> result(joints.size());
    NodeMatrix world = NodeMatrix::Zero();
    world.leftCols<3>().setIdentity();
    for (std::size_t j = 0; j < joints.size(); ++j) {
      const Joint& joint = joints[j];
      const NodeMatrix& parent = joint.parent >= 0 ? result[static_cast<std::size_t>(joint.parent)] : world;
      const Quat rotation = rotationFromEuler(joint.jointOrient, RotationOrder::XYZ) *
                            rotationFromEuler(joint.rotation, joint.rotationOrder) *
                            rotationFromEuler(joint.rotateAxis, RotationOrder::XYZ);
      result[j].col(3) = parent.leftCols<3>() * joint.translation / scene_.metresPerUnit + parent.col(3);
      result[j].leftCols<3>() = parent.leftCols<3>() * rotation.toRotationMatrix() * joint.scale.asDiagonal();
    }
    return result;
  }

 private:
  static void set(std::vector<Joint>& joints, const MotionChannel& channel, double value) {
    Joint& joint = joints[static_cast<std::size_t>(channel.joint)];
    Vec3& vector = isTranslation(channel.kind) ? joint.translation
                   : isRotation(channel.kind)  ? joint.rotation
                                               : joint.scale;
    vector[axisOf(channel.kind)] = value;
  }

  // Channels run straight between frames and stay before and behind them.
  void poseMotion(std::vector<Joint>& joints, double seconds) const {
    const Motion& motion = *scene_.motion;
    if (motion.frames() == 0) return;
    const double last = static_cast<double>(motion.frames() - 1);
    const double frame = std::clamp((seconds - motion.startTime) / motion.frameTime, 0.0, last);
    const std::size_t i = static_cast<std::size_t>(frame);
    const double share = frame - static_cast<double>(i);
    for (std::size_t c = 0; c < motion.channels.size(); ++c) {
      const double a = motion.frame(i)[c];
      set(joints, motion.channels[c], share == 0 ? a : a + share * (motion.frame(i + 1)[c] - a));
    }
  }

  struct Driven {
    MotionChannel channel;
    const Curve* curve;
  };
  const Scene& scene_;
  const Skeleton& skeleton_;
  std::vector<Driven> driven_;
};

}  // namespace

std::shared_ptr<const NodePlaces> nodePlaces(const Scene& scene) {
  return scene.places ? scene.places : std::make_shared<const JointPlaces>(scene);
}

}  // namespace footfall
