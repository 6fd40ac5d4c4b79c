// SPDX-License-Identifier: MIT
#include "creature/model/creature_rig.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/angles.h"
#include "base/constants.h"
#include "base/error.h"
#include "creature/creature_tuning.h"
#include "figure/motion/pose.h"

namespace footfall::creature {
namespace {

Vec2 inPlane(const Vec3& place) {
  return {place.z(), place.y()};
}

// A bone as a solid cylinder: its mass, and its inertia about the axis across the figure.
struct Bone {
  Bone(const Vec3& from, const Vec3& to, const BodyOptions& options) : centre((from + to) / 2) {
    const Vec3 along = to - from;
    const double length = along.norm(), radius = options.thickness * length;
    mass = options.density * kPi * radius * radius * length;
    const double across = length > 0 ? along.x() / length : 0;  // cosine to the axis across
    const double axial = mass * radius * radius / 2;
    const double transverse = mass * (3 * radius * radius + length * length) / 12;
    inertia = axial * across * across + transverse * (1 - across * across);
  }
  Vec3 centre;
  double mass = 0, inertia = 0;
};

class Builder {
 public:
  Builder(const Skeleton& skeleton, const std::vector<int>& joints, const BodyOptions& options)
      : skeleton_(skeleton), children_(skeleton.children()), options_(options), linkOf_(skeleton.size(), -1) {
    worldFromLocal(skeleton, restPose(skeleton), world_);
    choose(joints);
    findGround();
  }

  Creature build() {
    for (std::size_t j = 0; j < skeleton_.size(); ++j) {
      if (chosen_[j]) addLink(static_cast<int>(j));
    }
    addFeet();
    pairLegs();
    start();
    return std::move(creature_);
  }

 private:
  const Vec3& at(int joint) const { return world_.position[static_cast<std::size_t>(joint)]; }
  const std::vector<int>& below(int joint) const { return children_[static_cast<std::size_t>(joint)]; }
  bool isChosen(int joint) const { return chosen_[static_cast<std::size_t>(joint)] != 0; }
  int parentOf(int joint) const { return skeleton_.joints[static_cast<std::size_t>(joint)].parent; }
  const std::string& nameOf(int joint) const {
    return skeleton_.joints[static_cast<std::size_t>(joint)].name;
  }

  // The chosen joint that carries a joint, itself included; -1: none.
  int carrier(int joint) const {
    while (joint >= 0 && !isChosen(joint)) joint = parentOf(joint);
    return joint;
  }

  void choose(const std::vector<int>& joints) {
    chosen_.assign(skeleton_.size(), joints.empty() ? 1 : 0);
    for (const int joint : joints) {
      if (joint < 0 || joint >= static_cast<int>(skeleton_.size()))
        throw Error(fmt::format("the skeleton has no joint {}", joint));
      chosen_[static_cast<std::size_t>(joint)] = 1;
    }
    // Ends carry nothing: they are where the bone above stops.
    for (std::size_t j = 0; j < chosen_.size(); ++j) {
      if (children_[j].empty()) chosen_[j] = 0;
    }
    std::vector<int> tops;
    for (std::size_t j = 0; j < chosen_.size(); ++j) {
      if (chosen_[j] && carrier(parentOf(static_cast<int>(j))) < 0) tops.push_back(static_cast<int>(j));
    }
    if (tops.empty())
      throw Error("none of the chosen joints carries a bone; choose joints with others below them");
    if (tops.size() > 1)
      throw Error(fmt::format(
          "the chosen joints are two trees, below {} and below {}; choose also the joint above both",
          nameOf(tops[0]), nameOf(tops[1])));
    top_ = tops.front();
  }

  void findGround() {
    double low = HUGE_VAL, high = -HUGE_VAL;
    for (std::size_t j = 0; j < skeleton_.size(); ++j) {
      if (carrier(static_cast<int>(j)) < 0) continue;
      low = std::min(low, world_.position[j].y());
      high = std::max(high, world_.position[j].y());
    }
    height_ = high - low;
    ground_ = low;
    if (!(height_ > 1e-6))
      throw Error(
          fmt::format("the joints below {} all lie at one height; a creature needs one", nameOf(top_)));
  }

  void addLink(int joint) {
    CreatureLink link;
    link.name = nameOf(joint);
    const int above = carrier(parentOf(joint));
    if (above >= 0) {
      link.parent = linkOf_[static_cast<std::size_t>(above)];
      link.attach = inPlane(at(joint) - at(above));
    }
    link.low = -options_.range;
    link.high = options_.range;
    std::vector<Bone> bones;
    double longest = 0;
    collect(joint, joint, bones, link, longest);
    Vec2 moment = Vec2::Zero();
    for (const Bone& bone : bones) {
      link.mass += bone.mass;
      moment += bone.mass * inPlane(bone.centre - at(joint));
    }
    if (!(link.mass > 0)) throw Error(fmt::format("{} carries bones of no length", link.name));
    link.com = moment / link.mass;
    for (const Bone& bone : bones)
      link.inertia += bone.inertia + bone.mass * (inPlane(bone.centre - at(joint)) - link.com).squaredNorm();
    linkOf_[static_cast<std::size_t>(joint)] = static_cast<int>(creature_.links.size());
    jointOf_.push_back(joint);
    creature_.links.push_back(std::move(link));
  }

  // The bones of a link: from its joint down, not beyond other chosen joints. Its outline is the longest.
  void collect(int owner, int joint, std::vector<Bone>& bones, CreatureLink& link, double& longest) {
    for (const int child : below(joint)) {
      bones.emplace_back(at(joint), at(child), options_);
      const Vec2 from = inPlane(at(joint) - at(owner)), to = inPlane(at(child) - at(owner));
      const double length = (to - from).norm();
      if (length > longest) {
        longest = length;
        const Vec2 side = Vec2(from.y() - to.y(), to.x() - from.x()) * options_.thickness;
        link.outline = {from + side, to + side, to - side, from - side};
      }
      if (!isChosen(child)) collect(owner, child, bones, link, longest);
    }
  }

  void addFeet() {
    for (std::size_t j = 0; j < skeleton_.size(); ++j) {
      const int joint = static_cast<int>(j), owner = carrier(joint);
      if (!children_[j].empty() || owner < 0) continue;
      if (at(joint).y() > ground_ + options_.footBand * height_) continue;
      const int link = linkOf_[static_cast<std::size_t>(owner)];
      const int leg = legOf(link);
      creature_.monitors.push_back({link, inPlane(at(joint) - at(owner)), leg});
      // A foot has a heel: below its ankle, where that is not where the toe is.
      const Vec2 heel(0, at(joint).y() - at(owner).y());
      if (std::abs(at(joint).z() - at(owner).z()) > tuning::kHeelDistance * height_)
        creature_.monitors.push_back({link, heel, leg});
    }
    if (creature_.monitors.empty()) throw Error("no end of the chosen joints is near the ground");
  }

  // The leg that a foot's link belongs to: up to where links branch, or below the root.
  int legOf(int link) {
    const auto branches = [this](int l) {
      return std::count_if(creature_.links.begin(), creature_.links.end(),
                           [l](const auto& x) { return x.parent == l; }) > 1;
    };
    int hip = link;
    while (true) {
      const int parent = creature_.links[static_cast<std::size_t>(hip)].parent;
      if (parent <= 0 || branches(parent)) break;
      hip = parent;
    }
    for (std::size_t i = 0; i < creature_.legs.size(); ++i) {
      if (creature_.legs[i].hip == hip) return static_cast<int>(i);
    }
    creature_.legs.push_back({creature_.links[static_cast<std::size_t>(hip)].name, hip});
    return static_cast<int>(creature_.legs.size()) - 1;
  }

  // The links of a leg from its hip down.
  std::vector<int> linksOf(const CreatureLeg& leg) const {
    std::vector<int> links = {leg.hip};
    for (std::size_t i = static_cast<std::size_t>(leg.hip) + 1; i < creature_.links.size(); ++i) {
      if (std::find(links.begin(), links.end(), creature_.links[i].parent) != links.end())
        links.push_back(static_cast<int>(i));
    }
    return links;
  }

  void pairLegs() {
    std::vector<int> mirror(static_cast<std::size_t>(creature_.joints()));
    for (std::size_t j = 0; j < mirror.size(); ++j) mirror[j] = static_cast<int>(j);
    bool paired = false;
    for (std::size_t a = 0; a + 1 < creature_.legs.size(); a += 2) {
      const std::vector<int> one = linksOf(creature_.legs[a]), other = linksOf(creature_.legs[a + 1]);
      if (one.size() != other.size() || one.front() == 0) continue;
      paired = true;
      for (std::size_t k = 0; k < one.size(); ++k) {
        mirror[static_cast<std::size_t>(one[k] - 1)] = other[k] - 1;
        mirror[static_cast<std::size_t>(other[k] - 1)] = one[k] - 1;
      }
    }
    if (paired) creature_.mirror = std::move(mirror);
  }

  // At rest, the lowest point on the ground; a floor that gives way by two millimetres under the weight.
  void start() {
    creature_.name = nameOf(top_);
    creature_.initial.assign(static_cast<std::size_t>(creature_.stateSize()), 0.0);
    creature_.initial[0] = at(top_).z();
    creature_.initial[2] = at(top_).y() - ground_;
    const double mass = creature_.mass();
    creature_.floor.spring = mass * kGravity / tuning::kFloorGive;
    creature_.floor.damper = tuning::kFloorDamping * std::sqrt(creature_.floor.spring * mass);
    creature_.fall.depth = tuning::kFallDepth * height_;
    creature_.note = "made from joints, masses by volume";
    checkCreature(creature_);
  }

  const Skeleton& skeleton_;
  std::vector<std::vector<int>> children_;
  BodyOptions options_;
  Pose world_;
  std::vector<char> chosen_;
  std::vector<int> linkOf_, jointOf_;
  int top_ = 0;
  double ground_ = 0, height_ = 0;
  Creature creature_;
};

}  // namespace

Creature creatureFromSkeleton(const Skeleton& skeleton, const std::vector<int>& joints,
                              const BodyOptions& options) {
  if (!(options.density > 0 && options.thickness > 0 && options.range > 0))
    throw Error("the density, thickness and joint range of a body must be above 0");
  return Builder(skeleton, joints, options).build();
}

SynthesisProblem problemFor(const Creature& creature, int poses, std::vector<Feature> features,
                            bool mirrored) {
  SynthesisProblem problem;
  problem.name = creature.name;
  problem.creature = creature;
  double height = creature.hipHeight();
  if (!(height > 0)) height = std::max(0.1, creature.initial[2]);
  // A leg swings in about this time; a pose lasts a good part of it.
  const double swing = kPi * std::sqrt(height / kGravity);
  const double weight = creature.mass() * kGravity * height;
  PoseGraphRanges ranges;
  ranges.holdLow = tuning::kShortestHold * swing;
  ranges.holdHigh = swing;
  ranges.springLow = {tuning::kSoftestSpring * weight};
  ranges.springHigh = {tuning::kStiffestSpring * weight};
  problem.controller = poseGraphSpace(creature, poses, ranges, true, mirrored);
  problem.features = std::move(features);
  return problem;
}

Motion motionOnSkeleton(const Skeleton& skeleton, const Creature& creature, const RunRecord& recording,
                        double frameRate) {
  if (!(frameRate > 0))
    throw Error(fmt::format("the frame rate must be above 0 frames per second, got {}", frameRate));
  Pose rest, world, local;
  worldFromLocal(skeleton, restPose(skeleton), rest);
  std::vector<int> joints;
  Motion motion;
  motion.skeleton = skeleton;
  motion.frameTime = 1 / frameRate;
  for (const CreatureLink& link : creature.links) {
    joints.push_back(skeleton.find(link.name));
    if (joints.back() < 0)
      throw Error(fmt::format("the skeleton has no joint named {}, which a link is", link.name));
    for (const auto kind : {ChannelKind::RotateX, ChannelKind::RotateY, ChannelKind::RotateZ})
      motion.channels.push_back({joints.back(), kind});
  }
  for (const auto kind : {ChannelKind::TranslateX, ChannelKind::TranslateY, ChannelKind::TranslateZ})
    motion.channels.push_back({joints.front(), kind});
  const auto top = static_cast<std::size_t>(joints.front());
  const double ground = rest.position[top].y() - creature.initial[2];
  const double end = recording.samples() > 0 ? recording.time(recording.samples() - 1) : 0;
  const auto frames = static_cast<std::size_t>(std::floor(end * frameRate + 1e-9)) + 1;
  motion.samples.assign(frames * motion.channels.size(), 0.0);
  std::vector<double> q(static_cast<std::size_t>(creature.dofs()));
  for (std::size_t f = 0; f < frames; ++f) {
    for (std::size_t k = 0; k < q.size(); ++k)
      q[k] = recording.coordinateAt(std::min(end, static_cast<double>(f) / frameRate), static_cast<int>(k));
    const std::vector<LinkPlace> places = placesOf(creature, q.data());
    world = rest;
    for (std::size_t l = joints.size(); l-- > 0;) {
      // From the last link up, each by what it turned against its parent: what it carries turns with it.
      const int parent = creature.links[l].parent;
      const double turn = places[l].angle - (parent < 0 ? 0 : places[static_cast<std::size_t>(parent)].angle);
      turnJoint(skeleton, world, joints[l], Quat(Eigen::AngleAxisd(-turn, Vec3::UnitX())));
    }
    localFromWorld(skeleton, world, local);
    // The root's place, in its parent's space.
    const int above = skeleton.joints[top].parent;
    const Vec3 place(rest.position[top].x(), q[1] + ground, q[0]);
    local.position[top] = above < 0 ? place : Vec3(rest.frame(above).inverse() * place);
    setLocalPose(motion, f, local, f == 0 ? 0 : f - 1);
  }
  return motion;
}

}  // namespace footfall::creature
