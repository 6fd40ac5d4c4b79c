// SPDX-License-Identifier: MIT
// Example motions as figures in the host: joints and one key per frame, 24 frames per second.
#pragma once

#include <maya/MDagModifier.h>
#include <maya/MDagPath.h>
#include <maya/MMatrix.h>

#include <string>

#include "figure/motion/pose.h"
#include "io/scene_file.h"
#include "maya/scene/animated_scene.h"

namespace footfall::maya {

class FigureScene : public AnimatedScene {
 protected:
  static Motion exampleAt24(const std::string& name, std::size_t frames) {
    const Scene file = readScene(FOOTFALL_SOURCE_DIR "/examples/" + name);
    WriteReport unused;
    Motion motion = atRate(*file.motion, 24, unused);
    motion.samples.resize(std::min(frames, motion.frames()) * motion.channels.size());
    return motion;
  }

  // Names with a prefix, a namespace that is there.
  void addFigure(const std::string& prefix, const Motion& motion,
                 MFnAnimCurve::TangentType type = MFnAnimCurve::kTangentLinear) {
    for (const Joint& joint : motion.skeleton.joints) {
      const std::string name = prefix + joint.name;
      mayahost::createNode("joint", name);
      if (joint.parent >= 0) {
        MDagModifier parenting;
        parenting.reparentNode(
            mayahost::findNode(name),
            mayahost::findNode(prefix + motion.skeleton.joints[std::size_t(joint.parent)].name));
        ASSERT_EQ(parenting.doIt(), MStatus::kSuccess);
      }
      mayahost::setNumber(name + ".rotateOrder", int(joint.rotationOrder));
      for (int a = 0; a < 3; ++a)
        mayahost::setNumber(fmt::format("{}.translate{}", name, "XYZ"[a]), 100 * joint.translation[a]);
    }
    const double first = std::round(motion.startTime * 24);
    for (std::size_t c = 0; c < motion.channels.size(); ++c) {
      const MotionChannel& channel = motion.channels[c];
      const double unit = isTranslation(channel.kind) ? 100 : 1 / kDegrees;
      Keys keys;
      for (std::size_t f = 0; f < motion.frames(); ++f)
        keys.emplace_back(first + double(f), unit * motion.frame(f)[c]);
      key(prefix + motion.skeleton.joints[std::size_t(channel.joint)].name + "." +
              attributeName(channel.kind),
          keys, type);
    }
  }

  static Vec3 place(const std::string& joint) {
    MDagPath path;
    MDagPath::getAPathTo(mayahost::findNode(joint), path);
    const MMatrix world = path.inclusiveMatrix();
    return Vec3(world[3][0], world[3][1], world[3][2]) / 100;
  }
  static Vec3 place(const std::string& joint, double frame) {
    go(frame);
    return place(joint);
  }

  // Joints of a figure against those of a motion, every so many frames.
  static void comparePlaces(const std::string& prefix, const Motion& wanted, double tolerance,
                            std::size_t step) {
    int checked = 0;
    Pose world;
    const double first = std::round(wanted.startTime * 24);
    for (std::size_t f = 0; f < wanted.frames(); f += step) {
      worldPose(wanted, f, world);
      go(first + double(f));
      for (std::size_t j = 0; j < wanted.skeleton.size(); ++j, ++checked) {
        if (wanted.skeleton.joints[j].kind == JointKind::EndSite) continue;
        EXPECT_NEAR((place(prefix + wanted.skeleton.joints[j].name) - world.position[j]).norm(), 0, tolerance)
            << wanted.skeleton.joints[j].name << " at " << f;
      }
    }
    EXPECT_GT(checked, 150);
  }
};

}  // namespace footfall::maya
