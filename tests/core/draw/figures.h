// SPDX-License-Identifier: MIT
// Small figures with a simple swing of the legs, for pictures of them. Not a gait anyone would ship.
#pragma once

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "base/angles.h"
#include "figure/anatomy/limbs.h"
#include "figure/contact/contact.h"
#include "figure/motion/motion.h"

namespace footfall::test {

struct Walker {
  Motion motion;
  Contacts contacts;
};

class FigureMaker {
 public:
  int add(const std::string& name, int parent, const Vec3& translation, JointKind kind = JointKind::Joint) {
    Joint joint;
    joint.name = name;
    joint.parent = parent;
    joint.kind = kind;
    joint.translation = translation;
    skeleton.joints.push_back(joint);
    return static_cast<int>(skeleton.size()) - 1;
  }

  int addLeg(const std::string& side, const std::string& what, int parent, const Vec3& hip, double length) {
    const int thigh = add(side + what + "UpLeg", parent, hip);
    const int shin = add(side + what + "Leg", thigh, {0, -length / 2, 0});
    const int foot = add(side + what + "Foot", shin, {0, -length / 2, 0});
    const int toe = add(side + what + "ToeBase", foot, {0, -0.07, 0.13});
    add(side + what + "Toe_End", toe, {0, 0, 0.07}, JointKind::EndSite);
    return thigh;
  }

  Skeleton skeleton;
};

// Legs swing as cosines of their phase; a foot is said to stand while its leg swings back.
inline Walker walking(FigureMaker maker, const std::vector<int>& thighs, const std::vector<double>& phases,
                      double speed, double seconds, double rate, double period = 1) {
  Walker walker;
  Motion& motion = walker.motion;
  motion.frameTime = 1 / rate;
  motion.channels = {
      {0, ChannelKind::TranslateX}, {0, ChannelKind::TranslateY}, {0, ChannelKind::TranslateZ}};
  for (const int thigh : thighs) {
    motion.channels.push_back({thigh, ChannelKind::RotateX});
    motion.channels.push_back({thigh + 1, ChannelKind::RotateX});
  }
  const Vec3 start = maker.skeleton.joints.front().translation;
  motion.skeleton = std::move(maker.skeleton);
  const std::size_t frames = static_cast<std::size_t>(std::lround(seconds * rate)) + 1;
  for (std::size_t i = 0; i < frames; ++i) {
    const double time = static_cast<double>(i) / rate;
    motion.samples.insert(motion.samples.end(), {start.x(), start.y(), start.z() + speed * time});
    for (const double phase : phases) {
      const double turn = 2 * kPi * (time / period + phase);
      motion.samples.push_back(-0.45 * std::cos(turn));
      motion.samples.push_back(0.1 + 0.5 * std::max(0.0, -std::sin(turn)));
    }
  }
  for (std::size_t leg = 0; leg < phases.size(); ++leg) {
    for (int step = -1; (step - phases[leg]) * period < seconds; ++step) {
      const double strike = (step - phases[leg]) * period;
      const double start2 = std::max(strike, 0.0), end = std::min(strike + 0.6 * period, seconds);
      if (end <= start2) continue;
      Contact contact;
      contact.leg = static_cast<int>(leg);
      contact.time = {start2, end};
      contact.heel = {start2, start2 + 0.7 * (end - start2)};
      contact.ball = {start2 + 0.15 * (end - start2), end};
      const double x = leg % 2 == 0 ? 0.09 : -0.09;
      contact.heelPosition = {x, 0, start.z() + speed * (strike + 0.3 * period) - 0.03};
      contact.ballPosition = {x * 1.2, 0, contact.heelPosition.z() + 0.17};
      walker.contacts.push_back(contact);
    }
  }
  std::stable_sort(walker.contacts.begin(), walker.contacts.end(),
                   [](const Contact& a, const Contact& b) { return a.strike() < b.strike(); });
  return walker;
}

inline Walker biped(double speed = 1.3, double seconds = 2.5, double rate = 30) {
  FigureMaker maker;
  const int hips = maker.add("Hips", -1, {0, 0.93, 0});
  const int left = maker.addLeg("Left", "", hips, {0.09, -0.03, 0}, 0.82);
  const int right = maker.addLeg("Right", "", hips, {-0.09, -0.03, 0}, 0.82);
  const int spine = maker.add("Spine", hips, {0, 0.16, 0});
  const int chest = maker.add("Spine1", spine, {0, 0.2, 0});
  const int neck = maker.add("Neck", chest, {0, 0.14, 0});
  const int head = maker.add("Head", neck, {0, 0.09, 0.01});
  maker.add("Head_End", head, {0, 0.19, 0}, JointKind::EndSite);
  for (const double side : {1.0, -1.0}) {
    const std::string name = side > 0 ? "Left" : "Right";
    const int shoulder = maker.add(name + "Shoulder", chest, {side * 0.04, 0.12, 0});
    const int arm = maker.add(name + "Arm", shoulder, {side * 0.14, 0, 0});
    const int forearm = maker.add(name + "ForeArm", arm, {side * 0.03, -0.28, 0});
    const int hand = maker.add(name + "Hand", forearm, {0, -0.24, 0.05});
    maker.add(name + "Hand_End", hand, {0, -0.12, 0.02}, JointKind::EndSite);
  }
  return walking(maker, {left, right}, {0, 0.5}, speed, seconds, rate);
}

inline Walker quadruped(double speed = 1.6, double seconds = 3, double rate = 30) {
  FigureMaker maker;
  const int pelvis = maker.add("Pelvis", -1, {0, 0.72, 0});
  const int hindLeft = maker.addLeg("Left", "Hind", pelvis, {0.1, -0.04, 0}, 0.58);
  const int hindRight = maker.addLeg("Right", "Hind", pelvis, {-0.1, -0.04, 0}, 0.58);
  const int spine = maker.add("Spine", pelvis, {0, 0.03, 0.3});
  const int chest = maker.add("Chest", spine, {0, 0, 0.32});
  const int foreLeft = maker.addLeg("Left", "Fore", chest, {0.1, -0.07, 0}, 0.58);
  const int foreRight = maker.addLeg("Right", "Fore", chest, {-0.1, -0.07, 0}, 0.58);
  const int neck = maker.add("Neck", chest, {0, 0.12, 0.14});
  const int head = maker.add("Head", neck, {0, 0.2, 0.14});
  maker.add("Head_End", head, {0, -0.06, 0.2}, JointKind::EndSite);
  const int tail = maker.add("Tail", pelvis, {0, 0.04, -0.14});
  maker.add("Tail_End", tail, {0, -0.2, -0.12}, JointKind::EndSite);
  return walking(maker, {hindLeft, hindRight, foreLeft, foreRight}, {0, 0.5, 0.75, 0.25}, speed, seconds,
                 rate);
}

}  // namespace footfall::test
