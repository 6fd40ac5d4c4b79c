// SPDX-License-Identifier: MIT
#include "figure/anatomy/body_mass.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/angles.h"
#include "base/error.h"
#include "base/parallel.h"

namespace footfall {
namespace {

constexpr double kWater = 1000;  // kg/m³
constexpr double kHeelBehindAnkle = 1.0 / 3;

class ModelMaker {
 public:
  ModelMaker(const Skeleton& skeleton, const Limbs& limbs)
      : skeleton_(skeleton), limbs_(limbs), rest_(restPose(skeleton)) {
    worldFromLocal(skeleton, rest_, rest_);
  }

  bool isHuman() const {
    const auto twoBones = [](const auto& limb) { return limb.joints.size() == 3; };
    return limbs_.legs.size() == 2 && limbs_.arms.size() == 2 && limbs_.head >= 0 && limbs_.chest >= 0 &&
           limbs_.pelvis >= 0 && std::all_of(limbs_.legs.begin(), limbs_.legs.end(), twoBones) &&
           std::all_of(limbs_.arms.begin(), limbs_.arms.end(), twoBones);
  }

  void addHuman(const BodyTable& table) {
    double leg = 0;
    for (const Leg& l : limbs_.legs)
      leg += (length(l.joints[0], l.joints[1]) + length(l.joints[1], l.joints[2])) / 2;
    bodyMass_ = table.bodyMass * std::pow(leg / table.legLength, 3);
    for (const Leg& l : limbs_.legs) {
      addBone("thigh", l.joints[0], at(l.joints[0]), at(l.joints[1]), table.thigh);
      addBone("shank", l.joints[1], at(l.joints[1]), at(l.joints[2]), table.shank);
      const Vec3 ankle = at(l.ankle()), toe = l.tip >= 0 ? at(l.tip) : ankle;
      addBone("foot", l.ankle(), ankle - kHeelBehindAnkle * (toe - ankle), toe, table.foot);
    }
    for (const Arm& a : limbs_.arms) {
      addBone("upper arm", a.joints[0], at(a.joints[0]), at(a.joints[1]), table.upperArm);
      addBone("forearm", a.joints[1], at(a.joints[1]), at(a.joints[2]), table.forearm);
      addBone("hand", a.joints[2], at(a.joints[2]), at(farthest(a.joints[2])), table.hand);
    }
    addTrunk(table.trunk);
    addHead(table.head);
  }

  void addOther() {
    std::vector<bool> taken(skeleton_.size(), false);
    const auto addPart = [&](const char* name, const std::vector<int>& joints, double radius) {
      for (const int j : joints) taken[index(j)] = true;
      addCylinder(name, joints, radius);
    };
    for (const Leg& leg : limbs_.legs) {
      std::vector<int> joints = leg.joints;
      if (leg.tip >= 0) joints.push_back(leg.tip);
      addPart("leg", joints, 0.06);
    }
    for (const Arm& arm : limbs_.arms) addPart("arm", withTip(arm.joints), 0.06);
    std::vector<int> trunk = {limbs_.pelvis >= 0 ? limbs_.pelvis : limbs_.root};
    if (limbs_.chest >= 0) trunk = path(trunk[0], limbs_.chest);
    if (restLength(trunk) > 1e-9) {
      addPart("trunk", trunk, 0.2);
    } else {
      addBall(trunk[0]);
    }
    if (limbs_.head >= 0) {
      addPart("neck", path(trunk.back(), limbs_.head), 0.15);
      addPart("head", withTip({limbs_.head}), 0.35);
    }
    addTails(trunk, taken);
  }

  void addPoint() { add("body", 0, 70, at(0), Mat3::Zero()); }

  MassModel finish(double mass) {
    double sum = 0;
    for (const BodySegment& s : model_.segments) sum += s.mass;
    model_.mass = mass > 0 ? mass : sum;
    for (BodySegment& s : model_.segments) {
      s.mass *= model_.mass / sum;
      s.inertia *= model_.mass / sum;
    }
    return std::move(model_);
  }

  bool empty() const { return model_.segments.empty(); }

 private:
  static std::size_t index(int joint) { return static_cast<std::size_t>(joint); }
  const Vec3& at(int joint) const { return rest_.position[index(joint)]; }
  int parentOf(int joint) const { return skeleton_.joints[index(joint)].parent; }
  double length(int a, int b) const { return (at(b) - at(a)).norm(); }

  int farthest(int joint) const {
    int best = joint;
    for (int j = joint; j < subtreeEnd(skeleton_, joint); ++j) {
      if (length(joint, j) > length(joint, best)) best = j;
    }
    return best;
  }

  std::vector<int> withTip(std::vector<int> joints) const {
    const int tip = farthest(joints.back());
    if (tip != joints.back()) joints.push_back(tip);
    return joints;
  }

  double restLength(const std::vector<int>& joints) const {
    double sum = 0;
    for (std::size_t i = 1; i < joints.size(); ++i) sum += length(joints[i - 1], joints[i]);
    return sum;
  }

  // The joints on the way from one to another, both included, up and down the hierarchy.
  std::vector<int> path(int from, int to) const {
    std::vector<int> up, down;
    for (int j = from; j >= 0; j = parentOf(j)) up.push_back(j);
    int meet = to;
    for (; std::find(up.begin(), up.end(), meet) == up.end() && meet >= 0; meet = parentOf(meet))
      down.push_back(meet);
    if (meet < 0) return {from};
    up.erase(std::find(up.begin(), up.end(), meet) + 1, up.end());
    up.insert(up.end(), down.rbegin(), down.rend());
    return up;
  }

  // Of two joints next to each other, the one that carries the bone between them.
  int carrier(int a, int b) const { return parentOf(a) == b ? b : a; }

  // In world space at rest; inertia about centre along world axes.
  void add(const char* name, int joint, double mass, const Vec3& centre, const Mat3& inertia) {
    const Mat3 axes = rest_.rotation[index(joint)].toRotationMatrix();
    model_.segments.push_back(
        {name, joint, mass, axes.transpose() * (centre - at(joint)), axes.transpose() * inertia * axes});
  }

  // The axes of a segment at rest: along it, to the figure's left across it, and the third. The radius of
  // gyration about the left-right axis is the table's transverse one, about the third, front to back, the
  // sagittal one.
  Mat3 inertiaOf(const Vec3& along, double mass, double sagittal, double transverse,
                 double longitudinal) const {
    Vec3 axis = along.normalized();
    if (axis.isZero()) axis = Vec3::UnitY();
    Vec3 left = limbs_.left() - axis * axis.dot(limbs_.left());
    // A segment that itself points left (an arm in a T-pose) would hang down with its left axis pointing up.
    if (left.norm() < 0.5) left = Vec3::UnitY() - axis * axis.y();
    left.normalize();
    const Vec3 third = axis.cross(left);
    return mass * (longitudinal * longitudinal * axis * axis.transpose() +
                   transverse * transverse * left * left.transpose() +
                   sagittal * sagittal * third * third.transpose());
  }

  void addBone(const char* name, int joint, const Vec3& from, const Vec3& to, const SegmentShare& share) {
    const double l = (to - from).norm(), mass = share.mass * bodyMass_;
    add(name, joint, mass, from + share.centre * (to - from),
        inertiaOf(to - from, mass, share.sagittal * l, share.transverse * l, share.longitudinal * l));
  }

  void addHead(const SegmentShare& share) {
    const int tip = farthest(limbs_.head);
    Vec3 vertex = at(tip);
    if (tip == limbs_.head) {
      // No crown given: a head is 0.2033 m where the trunk to the breastbone's top is 0.5319 m.
      const Vec3 trunk = midOf(limbs_.arms) - midOf(limbs_.legs);
      vertex = at(limbs_.head) + trunk * (0.2033 / 0.5319);
    }
    addBone("head", limbs_.head, vertex, at(limbs_.head), share);
  }

  template <typename Limb>
  Vec3 midOf(const std::vector<Limb>& limbs) const {
    return (at(limbs[0].joints.front()) + at(limbs[1].joints.front())) / 2;
  }

  // From mid-hips over the joints of the spine to mid-shoulders. With s from 0 to 1 along it, the density is
  // 1 + k(s - 1/2); its centre at 1/2 + k/12 is the table's.
  void addTrunk(const SegmentShare& share) {
    const std::vector<int> spine = path(limbs_.pelvis, limbs_.chest);
    std::vector<Vec3> points = {midOf(limbs_.legs)};
    std::vector<int> carriers;
    for (std::size_t i = 1; i < spine.size(); ++i) {
      points.push_back(at(spine[i]));
      carriers.push_back(carrier(spine[i - 1], spine[i]));
    }
    points.push_back(midOf(limbs_.arms));
    carriers.push_back(limbs_.chest);
    double total = 0;
    for (std::size_t i = 1; i < points.size(); ++i) total += (points[i] - points[i - 1]).norm();

    const double wanted = 1 - share.centre, k = 12 * (wanted - 0.5);
    // Moments of the density from 0 to s.
    const auto m0 = [k](double s) { return s + k * (s * s - s) / 2; };
    const auto m1 = [k](double s) { return s * s / 2 + k * (s * s * s / 3 - s * s / 4); };
    const auto m2 = [k](double s) { return s * s * s / 3 + k * (s * s * s * s / 4 - s * s * s / 6); };
    // What the table's radii have beyond the spread along the line: the thickness of the trunk.
    const double spread = m2(1) - wanted * wanted;
    const double sagittal = share.sagittal * share.sagittal - spread;
    const double transverse = share.transverse * share.transverse - spread;
    double s = 0;
    for (std::size_t i = 1; i < points.size(); ++i) {
      const Vec3 bone = points[i] - points[i - 1];
      const double from = s, to = total > 0 ? s + bone.norm() / total : 1;
      s = to;
      if (to - from < 1e-9) continue;
      const double part = m0(to) - m0(from), centre = (m1(to) - m1(from)) / part;
      const double own = (m2(to) - m2(from)) / part - centre * centre;
      const double mass = part * share.mass * bodyMass_;
      add("trunk", carriers[i - 1], mass, points[i - 1] + bone * ((centre - from) / (to - from)),
          inertiaOf(bone, mass, total * std::sqrt(sagittal + own), total * std::sqrt(transverse + own),
                    total * share.longitudinal));
    }
  }

  void addCylinder(const char* name, const std::vector<int>& joints, double slimness) {
    const double total = restLength(joints), r = slimness * total;
    for (std::size_t i = 1; i < joints.size(); ++i) {
      const Vec3 from = at(joints[i - 1]), to = at(joints[i]);
      const double l = (to - from).norm();
      if (l < 1e-9) continue;
      const double across = std::sqrt((3 * r * r + l * l) / 12);
      const double mass = kWater * kPi * r * r * l;
      add(name, carrier(joints[i - 1], joints[i]), mass, (from + to) / 2,
          inertiaOf(to - from, mass, across, across, r / std::sqrt(2.0)));
    }
  }

  void addBall(int joint) {
    double r = 0;
    for (const Leg& leg : limbs_.legs)
      r += length(joint, leg.hip()) / static_cast<double>(limbs_.legs.size());
    if (r < 1e-9) return;
    const double mass = kWater * 4 / 3 * kPi * r * r * r;
    add("trunk", joint, mass, at(joint), 0.4 * mass * r * r * Mat3::Identity());
  }

  // Chains that hang on the trunk and lead to no limb.
  void addTails(const std::vector<int>& trunk, const std::vector<bool>& taken) {
    for (int j = 0; j < static_cast<int>(skeleton_.size()); ++j) {
      if (taken[index(j)] || std::find(trunk.begin(), trunk.end(), parentOf(j)) == trunk.end()) continue;
      const int end = subtreeEnd(skeleton_, j);
      bool free = true;
      for (int k = j; k < end; ++k) free = free && !taken[index(k)];
      const int tip = farthest(j);
      if (free && tip != j) addCylinder("tail", path(parentOf(j), tip), 0.05);
    }
  }

  const Skeleton& skeleton_;
  const Limbs& limbs_;
  Pose rest_;
  double bodyMass_ = 0;
  MassModel model_;
};

Vec3 centreAt(const BodySegment& s, const Pose& world) {
  const std::size_t j = static_cast<std::size_t>(s.joint);
  return world.position[j] + world.rotation[j] * s.centre;
}

// A segment in motion.
struct Moving {
  double mass;
  Vec3 centre, velocity, spin;  // spin: its angular momentum about its own centre
};

Momentum sumOf(const std::vector<Moving>& parts, double mass) {
  Momentum result{Vec3::Zero(), Vec3::Zero(), Vec3::Zero()};
  for (const Moving& p : parts) {
    result.centre += p.mass / mass * p.centre;
    result.linear += p.mass * p.velocity;
  }
  for (const Moving& p : parts) {
    result.angular +=
        (p.centre - result.centre).cross(p.mass * p.velocity - p.mass / mass * result.linear) + p.spin;
  }
  return result;
}

Vec3 spinOf(const BodySegment& s, const Quat& rotation, const Vec3& turn) {
  return rotation * (s.inertia * (rotation.conjugate() * turn));
}

}  // namespace

MassModel massModel(const Skeleton& skeleton, const Limbs& limbs, const MassOptions& options) {
  if (skeleton.joints.empty()) throw Error("a figure without joints has no mass");
  if (!(options.mass >= 0 && std::isfinite(options.mass)))
    throw Error(fmt::format("the mass of a figure must be 0 kg or above, got {}", options.mass));
  ModelMaker maker(skeleton, limbs);
  if (maker.isHuman()) {
    maker.addHuman(bodyTable(options.physique));
  } else if (limbs.root >= 0) {
    maker.addOther();
  }
  if (maker.empty()) maker.addPoint();
  return maker.finish(options.mass);
}

Vec3 centreOfMass(const MassModel& model, const Pose& world) {
  Vec3 sum = Vec3::Zero();
  for (const BodySegment& s : model.segments) sum += s.mass * centreAt(s, world);
  return sum / model.mass;
}

std::vector<Vec3> centresOfMass(const MassModel& model, const Motion& motion, int threads) {
  return centresOfMass(model, worldPoses(motion, threads), threads);
}

std::vector<Vec3> centresOfMass(const MassModel& model, const std::vector<Pose>& world, int threads) {
  std::vector<Vec3> result(world.size());
  const int frames = static_cast<int>(world.size());
#pragma omp parallel for schedule(static) num_threads(threadCount(threads))
  for (int f = 0; f < frames; ++f) {
    const std::size_t i = static_cast<std::size_t>(f);
    result[i] = centreOfMass(model, world[i]);
  }
  return result;
}

Momentum momentum(const MassModel& model, const Pose& world, const PoseVelocity& velocity) {
  std::vector<Moving> parts;
  for (const BodySegment& s : model.segments) {
    const std::size_t j = static_cast<std::size_t>(s.joint);
    const Vec3 centre = centreAt(s, world), turn = velocity.angular[j];
    parts.push_back({s.mass, centre, velocity.linear[j] + turn.cross(centre - world.position[j]),
                     spinOf(s, world.rotation[j], turn)});
  }
  return sumOf(parts, model.mass);
}

Momentum momentum(const MassModel& model, const Pose& before, const Pose& after, double seconds) {
  if (!(seconds > 0 && std::isfinite(seconds))) throw Error("momentum needs poses a positive time apart");
  std::vector<Moving> parts;
  for (const BodySegment& s : model.segments) {
    const std::size_t j = static_cast<std::size_t>(s.joint);
    const Vec3 from = centreAt(s, before), to = centreAt(s, after);
    const Eigen::AngleAxisd turned(after.rotation[j] * before.rotation[j].conjugate());
    parts.push_back({s.mass, (from + to) / 2, (to - from) / seconds,
                     spinOf(s, before.rotation[j].slerp(0.5, after.rotation[j]),
                            turned.axis() * (turned.angle() / seconds))});
  }
  return sumOf(parts, model.mass);
}

}  // namespace footfall
