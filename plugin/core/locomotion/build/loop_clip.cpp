// SPDX-License-Identifier: MIT
#include "locomotion/build/loop_clip.h"

#include <algorithm>
#include <cmath>

#include "base/angles.h"
#include "base/numeric/smoothing.h"
#include "base/numeric/statistics.h"
#include "locomotion/build/likeness.h"
#include "locomotion/locomotion_tuning.h"

namespace footfall::locomotion {
namespace {

using Row = std::vector<double>;

// Rows of a recording at any time against a base.
class Sampler {
 public:
  Sampler(const RecordedClip& recording, const PoseSpace& space) : recording_(recording), space_(space) {
    pose_.resize(recording.motion.skeleton.size());
  }
  // near: the row to stay next to; empty: none.
  Row at(double time, const Base& base, const Row& near) {
    Row row(space_.width());
    localPoseAt(recording_.motion, time, pose_);
    space_.encode(pose_, base, near.empty() ? nullptr : near.data(), row.data());
    return row;
  }

 private:
  const RecordedClip& recording_;
  const PoseSpace& space_;
  Pose pose_;
};

// Change of the rows per second at a time of the recording, over a few frames, one-sided where the clip ends.
Row slopeAt(Sampler& sampler, const RecordedClip& recording, const RecordedStride& stride, double time,
            const Row& near) {
  const Motion& motion = recording.motion;
  const double h = 2.5 * motion.frameTime;
  const double first = motion.time(recording.contacts.firstFrame), last = motion.time(motion.frames() - 1);
  const double a = std::max(first, time - h), b = std::min(last, time + h);
  Row from = sampler.at(a, strideBase(recording, stride, a - stride.start), near);
  const Row to = sampler.at(b, strideBase(recording, stride, b - stride.start), near);
  for (std::size_t k = 0; k < from.size(); ++k) from[k] = (to[k] - from[k]) / std::max(b - a, 1e-6);
  return from;
}

double meanColumn(const PoseTable& table, std::size_t column) {
  double sum = 0;
  for (std::size_t i = 0; i < table.frames(); ++i) sum += table.row(i)[column];
  return sum / static_cast<double>(table.frames());
}

// The rows smoothed over `seconds` to either side; a loop around its end.
void smoothRows(PoseTable& table, double seconds, bool looped) {
  const int half = static_cast<int>(std::lround(seconds / table.frameTime));
  const std::size_t count = table.frames(), around = looped ? static_cast<std::size_t>(half) : 0;
  if (half < 1 || count <= 2 * around) return;
  std::vector<double> column(count + 2 * around);
  for (std::size_t k = 0; k < table.width; ++k) {
    for (std::size_t i = 0; i < column.size(); ++i) column[i] = table.row((i + count - around) % count)[k];
    const std::vector<double> calm = smoothed(column, half, SmoothEnds::Reflect);
    for (std::size_t i = 0; i < count; ++i) table.row(i)[k] = calm[i + around];
  }
}

}  // namespace

PoseSpace poseSpaceOf(const std::vector<const RecordedClip*>& recordings) {
  PoseSpace space;
  if (recordings.empty()) return space;
  const Motion& model = recordings.front()->motion;
  const int root = recordings.front()->contacts.limbs.root;
  space.joints.push_back(root);
  for (const MotionChannel& channel : model.channels) {
    if (isRotation(channel.kind) &&
        std::find(space.joints.begin(), space.joints.end(), channel.joint) == space.joints.end())
      space.joints.push_back(channel.joint);
  }
  std::vector<std::vector<Quat>> all(space.joints.size());
  Pose pose;
  pose.resize(model.skeleton.size());
  for (const RecordedClip* recording : recordings) {
    for (std::size_t i = recording->contacts.firstFrame; i < recording->motion.frames(); i += 4) {
      localPose(recording->motion, i, pose);
      for (std::size_t k = 0; k < space.joints.size(); ++k) {
        const Quat& q = pose.rotation[static_cast<std::size_t>(space.joints[k])];
        all[k].push_back(k == 0 ? yawTurn(-recording->heading.yaw[i]) * q : q);
      }
    }
  }
  for (const std::vector<Quat>& rotations : all) space.reference.push_back(meanRotation(rotations));
  return space;
}

Clip loopOf(const RecordedClip& recording, const RecordedStride& stride, const PoseSpace& space,
            double calm) {
  Clip clip;
  clip.source = recording.name;
  clip.mirrored = recording.mirrored;
  clip.start = stride.start;
  clip.end = stride.end;
  clip.velocity = stride.velocity;
  clip.arcResidual = stride.arc.residual;
  double offset = 0;
  clip.phases = PhaseMap(stride.keys(offset));
  const double loop = stride.duration();
  const std::size_t count =
      std::max<std::size_t>(8, static_cast<std::size_t>(std::lround(loop / recording.motion.frameTime)));
  const std::size_t width = space.width();

  Sampler sampler(recording, space);
  const auto at = [&](double time, const Row& near) {
    return sampler.at(stride.start + time, strideBase(recording, stride, time), near);
  };
  // Rows in the recording's order first, so that rotation vectors run on from one to the next.
  std::vector<Row> rows;
  for (std::size_t i = 0; i <= 2 * count; ++i)
    rows.push_back(at(loop * static_cast<double>(i) / static_cast<double>(2 * count),
                      rows.empty() ? Row() : rows.back()));
  Row error(width), pace(width);  // of the end against the beginning: in place, and per second
  const Row before = slopeAt(sampler, recording, stride, stride.start, rows.front()),
            after = slopeAt(sampler, recording, stride, stride.end, rows.back());
  for (std::size_t k = 0; k < width; ++k) {
    error[k] = rows.back()[k] - rows.front()[k];
    pace[k] = after[k] - before[k];
  }
  double sum = 0;
  for (std::size_t k = 3; k < width; ++k) sum += error[k] * error[k];
  clip.loopError = std::sqrt(sum / static_cast<double>(space.joints.size()));

  const double seam = std::min(tuning::kSeam, loop / 4);
  clip.poses.width = width;
  clip.poses.frameTime = loop / static_cast<double>(count);
  for (std::size_t i = 0; i < count; ++i) {
    double u = (offset + clip.poses.frameTime * static_cast<double>(i)) / loop;
    u -= std::floor(u);
    // Hermite, over the seam alone: half the misfit in place and pace on either side, with opposite signs.
    const double in = std::min(u * loop / seam, 1.0), out = std::min((1 - u) * loop / seam, 1.0);
    const auto place = [](double x) { return (1 + 2 * x) * (1 - x) * (1 - x); };
    const auto slope = [seam](double x) { return seam * x * (1 - x) * (1 - x); };
    const std::size_t j =
        std::min(static_cast<std::size_t>(u * static_cast<double>(2 * count)), 2 * count - 1);
    const Row row = at(u * loop, rows[j]);
    for (std::size_t k = 0; k < width; ++k)
      clip.poses.values.push_back(row[k] + (place(in) - place(out)) * error[k] / 2 +
                                  (slope(in) + slope(out)) * pace[k] / 2);
  }
  smoothRows(clip.poses, calm, true);
  for (const std::size_t column :
       {std::size_t{0}, std::size_t{2}}) {  // the base runs below the pelvis's mean
    const double mean = meanColumn(clip.poses, column);
    for (std::size_t i = 0; i < count; ++i) clip.poses.row(i)[column] -= mean;
  }
  const double off = std::abs(stride.arc.velocity.turn - stride.velocity.turn) / tuning::kConfidentTurn;
  clip.confidence = std::exp(-std::pow(stride.arc.residual / tuning::kConfidentResidual, 2) - off * off);
  return clip;
}

Clip standLoop(const RecordedClip& recording, const TimeRange& stand, const PoseSpace& space) {
  Clip clip;
  clip.source = recording.name;
  clip.mirrored = recording.mirrored;
  clip.start = stand.start;
  clip.end = stand.end;
  const double length = stand.end - stand.start, loop = std::max(3 * length, 2.0);
  const std::size_t count = static_cast<std::size_t>(std::lround(loop / recording.motion.frameTime));
  const double middle = (stand.start + stand.end) / 2;
  const Base base{recording.pelvis(middle), recording.yaw(middle)};
  Sampler sampler(recording, space);
  clip.poses.width = space.width();
  clip.poses.frameTime = loop / static_cast<double>(count);
  Row row;
  for (std::size_t i = 0; i < count; ++i) {
    const double share = (1 - std::cos(2 * kPi * static_cast<double>(i) / static_cast<double>(count))) / 2;
    row = sampler.at(stand.start + share * length, base, row);
    clip.poses.values.insert(clip.poses.values.end(), row.begin(), row.end());
  }
  for (const std::size_t column : {std::size_t{0}, std::size_t{2}}) {
    const double mean = meanColumn(clip.poses, column);
    for (std::size_t i = 0; i < count; ++i) clip.poses.row(i)[column] -= mean;
  }
  clip.phases = PhaseMap({0, clip.poses.frameTime * static_cast<double>(count)});
  return clip;
}

Transition transitionOf(const RecordedClip& recording, const TransitionCut& cut, const PoseSpace& space,
                        double calm) {
  Transition t;
  t.source = recording.name;
  t.start = cut.begin.start;
  t.end = cut.end.end;
  t.fromPhase = cut.fromStands || cut.begin.leftFirst ? 0 : 0.5;
  t.toPhase = cut.toStands || cut.end.leftFirst ? 0 : 0.5;
  // The base: pelvis and heading without what a stride sways. While striding it heads where it travels.
  const Motion& motion = recording.motion;
  const int half = static_cast<int>(tuning::kBaseSmoothing / motion.frameTime);
  std::vector<Vec3> position(
      recording.heading.position.begin() + static_cast<std::ptrdiff_t>(recording.contacts.firstFrame),
      recording.heading.position.end());
  std::vector<double> yaw(
      recording.heading.yaw.begin() + static_cast<std::ptrdiff_t>(recording.contacts.firstFrame),
      recording.heading.yaw.end());
  position = smoothed(position, half, SmoothEnds::Reflect);
  yaw = smoothed(yaw, half, SmoothEnds::Reflect);
  const auto frameOf = [&](double time) {
    return (time - motion.startTime) / motion.frameTime - static_cast<double>(recording.contacts.firstFrame);
  };
  const auto smoothAt = [&](double time) {
    const double frame = std::clamp(frameOf(time), 0.0, static_cast<double>(yaw.size() - 1));
    const std::size_t i = std::min(static_cast<std::size_t>(frame), yaw.size() - 2);
    const double u = frame - static_cast<double>(i);
    const Vec3 at = position[i] + u * (position[i + 1] - position[i]);
    return Base{{at.x(), at.z()}, yaw[i] + u * (yaw[i + 1] - yaw[i])};
  };
  const auto crab = [&](const Step& step) {
    const Base a = smoothAt(step.start), b = smoothAt(step.end);
    const Vec2 way = b.position - a.position;
    const double off = std::atan2(way.x(), way.y()) - (a.yaw + b.yaw) / 2;
    return off - 2 * kPi * std::round(off / (2 * kPi));
  };
  const double crabFrom = cut.fromStands ? 0 : crab(cut.begin), crabTo = cut.toStands ? 0 : crab(cut.end);

  const double length = t.end - t.start;
  const std::size_t count = static_cast<std::size_t>(std::lround(length / motion.frameTime)) + 1;
  t.poses.width = space.width();
  t.poses.frameTime = length / static_cast<double>(count - 1);
  Sampler sampler(recording, space);
  Row row;
  Base origin;
  for (std::size_t i = 0; i < count; ++i) {
    const double time = t.start + t.poses.frameTime * static_cast<double>(i);
    Base base = smoothAt(time);
    const double u = (time - t.start) / length;
    base.yaw += crabFrom + (crabTo - crabFrom) * u * u * (3 - 2 * u);
    row = sampler.at(time, base, row);
    t.poses.values.insert(t.poses.values.end(), row.begin(), row.end());
    if (i == 0) origin = base;
    t.base.push_back({origin.own(base.position - origin.position), base.yaw - origin.yaw});
  }
  smoothRows(t.poses, calm, false);
  t.beginEnd = cut.begin.end - t.start;
  t.endStart = cut.end.start - t.start;
  const auto velocityOver = [&](double start, double end) {
    const Base a = smoothAt(start), b = smoothAt(end);
    return Velocity{(b.position - a.position).norm() / (end - start), (b.yaw - a.yaw) / (end - start)};
  };
  if (!cut.fromStands) t.before = velocityOver(cut.begin.start, cut.begin.end);
  if (!cut.toStands) t.after = velocityOver(cut.end.start, cut.end.end);
  return t;
}

void alignKeys(std::vector<Clip>& examples, double factor) {
  if (examples.empty()) return;
  const std::size_t count = examples.front().phases.keys().size() - 1;
  const auto shareOf = [](const Clip& clip, std::size_t k) {
    return (clip.phases.keys()[k + 1] - clip.phases.keys()[k]) / clip.duration();
  };
  std::vector<double> medians;
  for (std::size_t k = 0; k < count; ++k) {
    std::vector<double> shares;
    for (const Clip& clip : examples) shares.push_back(shareOf(clip, k));
    medians.push_back(quantile(shares, 0.5));
  }
  for (Clip& clip : examples) {
    std::vector<double> keys{0};
    double sum = 0;
    for (std::size_t k = 0; k < count; ++k) {
      sum += std::clamp(shareOf(clip, k), medians[k] / factor, medians[k] * factor);
      keys.push_back(sum);
    }
    for (double& key : keys) key *= clip.duration() / sum;
    keys.back() = clip.duration();
    clip.phases = PhaseMap(keys);
  }
}

}  // namespace footfall::locomotion
