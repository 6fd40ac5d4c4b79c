// SPDX-License-Identifier: MIT
#include "creature/model/creature_motion.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/error.h"
#include "figure/motion/resample.h"

namespace footfall::creature {
namespace {

Vec3 inSpace(const Creature& creature, const Vec2& p) {
  return {0, p.y(), creature.travel * p.x()};
}

// Depth first, as skeletons are: link indices in the order of their joints.
void visit(const Creature& creature, int link, std::vector<int>& order) {
  order.push_back(link);
  for (std::size_t i = 1; i < creature.links.size(); ++i)
    if (creature.links[i].parent == link) visit(creature, static_cast<int>(i), order);
}

// Points of a link that get an end: monitor points and, of a link that carries nothing beyond where it begins
// (a foot, a trunk on its hips), where it ends. Those farthest out first: toes before heels.
std::vector<Vec2> endsOf(const Creature& creature, int link) {
  std::vector<Vec2> ends;
  const auto add = [&](const Vec2& p) {
    bool fresh = p.norm() > 1e-6;
    for (const Vec2& other : ends) fresh = fresh && (other - p).norm() > 0.02;
    for (const CreatureLink& child : creature.links)
      fresh = fresh && !(child.parent == link && (child.attach - p).norm() < 0.005);
    if (fresh) ends.push_back(p);
  };
  for (const MonitorPoint& m : creature.monitors)
    if (m.link == link) add(m.point);
  const Vec2 end = linkEnd(creature, link);
  bool carries = false;
  for (const CreatureLink& child : creature.links)
    carries = carries || (child.parent == link && child.attach.norm() > 0.2 * end.norm());
  if (!carries) add(end);
  std::stable_sort(ends.begin(), ends.end(), [](const Vec2& a, const Vec2& b) { return a.x() > b.x(); });
  return ends;
}

void addJoints(const Creature& creature, int link, int parent, Skeleton& skeleton,
               std::vector<int>& jointOf) {
  const CreatureLink& l = creature.links[static_cast<std::size_t>(link)];
  Joint joint;
  joint.name = l.name.empty() ? fmt::format("link{}", link + 1) : l.name;
  std::replace(joint.name.begin(), joint.name.end(), ' ', '_');
  joint.parent = parent;
  if (parent >= 0) joint.translation = inSpace(creature, l.attach);
  const int self = static_cast<int>(skeleton.joints.size());
  jointOf[static_cast<std::size_t>(link)] = self;
  skeleton.joints.push_back(joint);
  for (std::size_t i = 1; i < creature.links.size(); ++i)
    if (creature.links[i].parent == link) addJoints(creature, static_cast<int>(i), self, skeleton, jointOf);
  int count = 0;
  for (const Vec2& p : endsOf(creature, link)) {
    Joint end;
    end.name = fmt::format("{}_end{}", joint.name, ++count);
    end.parent = self;
    end.kind = JointKind::EndSite;
    end.translation = inSpace(creature, p);
    skeleton.joints.push_back(end);
  }
}

}  // namespace

Skeleton skeletonOf(const Creature& creature) {
  Skeleton skeleton;
  std::vector<int> joints(creature.links.size(), 0);
  addJoints(creature, 0, -1, skeleton, joints);
  return skeleton;
}

std::vector<int> jointsOfLinks(const Creature& creature) {
  Skeleton skeleton;
  std::vector<int> joints(creature.links.size(), 0);
  addJoints(creature, 0, -1, skeleton, joints);
  return joints;
}

Motion motionOf(const Creature& creature, const RunRecord& recording, double rate) {
  if (!(rate > 0) || !std::isfinite(rate) || rate > 1e5)
    throw Error(fmt::format("the frame rate must be above 0 frames per second, got {:g}", rate));
  if (recording.samples() == 0) throw Error("the run has no samples");
  Motion motion;
  motion.skeleton = skeletonOf(creature);
  motion.frameTime = 1 / rate;
  std::vector<int> order;
  visit(creature, 0, order);
  const std::vector<int> joints = jointsOfLinks(creature);
  for (const ChannelKind kind : {ChannelKind::TranslateX, ChannelKind::TranslateY, ChannelKind::TranslateZ})
    motion.channels.push_back({0, kind});
  for (const int link : order)
    motion.channels.push_back({joints[static_cast<std::size_t>(link)], ChannelKind::RotateX});
  const double last = recording.time(recording.samples() - 1);
  const auto frames = static_cast<std::size_t>(std::floor(last * rate + 1e-9)) + 1;
  motion.samples.reserve(frames * motion.channels.size());
  for (std::size_t f = 0; f < frames; ++f) {
    const double t = static_cast<double>(f) / rate;
    const Vec3 root = inSpace(creature, {recording.coordinateAt(t, 0), recording.coordinateAt(t, 1)});
    motion.samples.insert(motion.samples.end(), {root.x(), root.y(), root.z()});
    for (const int link : order)
      motion.samples.push_back(-creature.travel * recording.coordinateAt(t, link + 2));
  }
  return motion;
}

std::vector<double> coordinatesOf(const Creature& creature, const Motion& motion, std::size_t frame) {
  std::vector<int> order;
  visit(creature, 0, order);
  if (motion.channels.size() != order.size() + 3)
    throw Error(fmt::format("the motion has {} channels; one of '{}' has {}", motion.channels.size(),
                            creature.name, order.size() + 3));
  std::vector<double> q(order.size() + 2);
  const double* row = motion.frame(frame);
  q[0] = creature.travel * row[2];
  q[1] = row[1];
  for (std::size_t i = 0; i < order.size(); ++i)
    q[static_cast<std::size_t>(order[i]) + 2] = -creature.travel * row[i + 3];
  return q;
}

Motion concatenated(const Motion& a, const Motion& b) {
  Motion next = b;
  if (a.frames() > 1 && b.frames() > 0 && a.channels.size() == b.channels.size()) {
    const std::size_t last = a.frames() - 1;
    for (std::size_t c = 0; c < b.channels.size(); ++c) {
      const ChannelKind kind = b.channels[c].kind;
      if (b.channels[c].joint != 0 || (kind != ChannelKind::TranslateX && kind != ChannelKind::TranslateZ))
        continue;
      const double shift = 2 * a.frame(last)[c] - a.frame(last - 1)[c] - b.frame(0)[c];
      for (std::size_t f = 0; f < next.frames(); ++f) next.frame(f)[c] += shift;
    }
  }
  return joined(a, next);
}

Motion continued(const Motion& a, const Motion& b) {
  Motion next = b;
  const auto row = static_cast<std::ptrdiff_t>(b.channels.size());
  if (b.frames() > 1) next.samples.erase(next.samples.begin(), next.samples.begin() + row);
  return joined(a, next);
}

}  // namespace footfall::creature
