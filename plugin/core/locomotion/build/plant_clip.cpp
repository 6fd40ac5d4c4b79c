// SPDX-License-Identifier: MIT
#include "locomotion/build/plant_clip.h"

#include <algorithm>
#include <cmath>

#include "base/easing.h"
#include "locomotion/build/arc_fit.h"
#include "locomotion/build/stand_feet.h"
#include "locomotion/locomotion_tuning.h"
#include "locomotion/run/foot_lock.h"

namespace footfall::locomotion {
namespace {

// Rows as a motion in the world, and back.
class Rows {
 public:
  Rows(const Library& library, double frameTime) : library_(library) {
    motion_.skeleton = library.skeleton;
    motion_.channels = library.channels;
    motion_.frameTime = frameTime;
    pose_ = restPose(library.skeleton);
  }

  void add(const double* row, const Base& base) {
    const std::size_t frame = motion_.frames();
    library_.space.decode(row, base, pose_);
    motion_.samples.resize(motion_.samples.size() + motion_.channels.size());
    setLocalPose(motion_, frame, pose_, frame > 0 ? frame - 1 : 0);
  }

  // Where its feet stand, by itself, the balls on the ground.
  ContactReport stands() {
    bendKneesForward(motion_, library_.limbs, library_.soles);
    ContactReport report = levelContacts(motion_, true, 1);
    lift(report.contacts);
    return report;
  }
  // At these times, each part on its mean place.
  void plant(Contacts contacts) {
    ContactReport report;
    report.limbs = library_.limbs;
    report.soles = library_.soles;
    report.contacts = std::move(contacts);
    bendKneesForward(motion_, library_.limbs, library_.soles);
    averagePositions(motion_, report);
    lift(report.contacts);
    plant(report);
  }
  void plant(const ContactReport& report) {
    motion_ = lockFeet(motion_, report, 1, nullptr, {}, false).motion;
  }

  const Motion& motion() const { return motion_; }

  // The row of a frame, near to the one it was.
  void get(std::size_t frame, const Base& base, double* row) {
    const std::vector<double> near(row, row + library_.space.width());
    localPose(motion_, frame, pose_);
    library_.space.encode(pose_, base, near.data(), row);
  }

 private:
  // The figure as a whole is lifted first, so that little is left for the legs.
  void lift(Contacts& contacts) {
    raiseBy(motion_, liftOnto(motion_, contacts));
    putOnGround(contacts);
  }

  const Library& library_;
  Motion motion_;
  Pose pose_;
};

}  // namespace

Contacts contactsOf(const RecordedClip& recording, const RecordedStride& stride) {
  double offset = 0;
  stride.keys(offset);
  Contacts found;
  for (Contact contact : recording.contacts.contacts) {
    const double middle = (contact.time.start + contact.time.end) / 2;
    if (middle < stride.start || middle >= stride.end) continue;
    for (TimeRange* range : {&contact.time, &contact.heel, &contact.ball}) {
      range->start -= stride.start + offset;
      range->end -= stride.start + offset;
    }
    widenStance(contact);
    contact.time = contact.stands();
    found.push_back(contact);
  }
  return found;
}

void plantLoop(Clip& clip, const Contacts& stands, const Library& library) {
  const std::size_t count = clip.poses.frames();
  Rows rows(library, clip.poses.frameTime);
  const auto baseAt = [&](std::size_t frame) {
    const double time = static_cast<double>(frame) * clip.poses.frameTime;
    return Base{arcStep(clip.velocity.speed * time, clip.velocity.turn * time), clip.velocity.turn * time};
  };
  for (std::size_t i = 0; i < tuning::kPlantedLoops * count; ++i)
    rows.add(clip.poses.row(i % count), baseAt(i));
  // Each stand once a loop, those that the middle loops see whole.
  const double loop = clip.duration(),
               end = (tuning::kPlantedLoops * static_cast<double>(count) - 1) * clip.poses.frameTime;
  Contacts all;
  for (int n = -1; n <= tuning::kPlantedLoops; ++n) {
    for (Contact contact : stands) {
      for (TimeRange* range : {&contact.time, &contact.heel, &contact.ball}) {
        range->start += n * loop;
        range->end += n * loop;
      }
      if (contact.time.start >= 0 && contact.time.end <= end) all.push_back(contact);
    }
  }
  std::stable_sort(all.begin(), all.end(),
                   [](const Contact& a, const Contact& b) { return a.time.start < b.time.start; });
  rows.plant(std::move(all));
  std::vector<double> next(clip.poses.row(0), clip.poses.row(0) + clip.poses.width);
  for (std::size_t i = 0; i < count; ++i) rows.get(2 * count + i, baseAt(2 * count + i), clip.poses.row(i));
  rows.get(3 * count, baseAt(3 * count), next.data());
  // Loops are alike but for what detection makes of them: the rest is spread.
  for (std::size_t k = 0; k < clip.poses.width; ++k) {
    const double off = next[k] - clip.poses.row(0)[k];
    for (std::size_t i = 0; i < count; ++i)
      clip.poses.row(i)[k] -= off * (static_cast<double>(i) / static_cast<double>(count) - 0.5);
  }
}

void plantStand(Clip& clip, const Library& library) {
  const std::size_t count = clip.poses.frames();
  Rows rows(library, clip.poses.frameTime);
  for (std::size_t i = 0; i < count; ++i) rows.add(clip.poses.row(i), {});
  Contacts both;
  for (const int leg : {library.leftLeg, library.rightLeg}) {
    Contact contact;
    contact.leg = leg;
    contact.time = contact.heel = contact.ball = {0, clip.duration()};
    both.push_back(contact);
  }
  rows.plant(std::move(both));
  for (std::size_t i = 0; i < count; ++i) rows.get(i, {}, clip.poses.row(i));
}

namespace {

// Base by base, those of a part that stands become one: the stand's. Beside it they come from there, or go
// there, gradually.
void standStill(Transition& t, const Base& stand, bool atEnd) {
  const double from = atEnd ? std::max(t.beginEnd, t.endStart - tuning::kStandEase) : t.beginEnd,
               to = atEnd ? t.endStart : std::min(t.endStart, t.beginEnd + tuning::kStandEase);
  for (std::size_t i = 0; i < t.base.size(); ++i) {
    const double time = static_cast<double>(i) * t.poses.frameTime;
    double share = to > from ? std::clamp((time - from) / (to - from), 0.0, 1.0) : time > to;
    share = smoothStep(share);
    if (!atEnd) share = 1 - share;
    t.base[i].position += share * (stand.position - t.base[i].position);
    t.base[i].yaw += share * (stand.yaw - t.base[i].yaw);
  }
}

}  // namespace

void plantTransition(Transition& t, const Library& library) {
  Rows rows(library, t.poses.frameTime);
  for (std::size_t i = 0; i < t.poses.frames(); ++i) rows.add(t.poses.row(i), t.base[i]);
  ContactReport report = rows.stands();
  for (const bool atEnd : {false, true}) {
    const MotionClass& cls = library.classes[static_cast<std::size_t>(atEnd ? t.to : t.from)];
    if (cls.pattern != StepPattern::Stand) continue;
    const TimeRange part = atEnd ? TimeRange{t.endStart, t.duration()} : TimeRange{0, t.beginEnd};
    const Base stand = alignStand(standFeet(cls.examples.front(), library), part, atEnd, rows.motion(),
                                  (atEnd ? t.base.back() : t.base.front()).yaw, report);
    standStill(t, stand, atEnd);
  }
  rows.plant(report);
  for (std::size_t i = 0; i < t.poses.frames(); ++i) rows.get(i, t.base[i], t.poses.row(i));
  const Base origin = t.base.front();
  for (Base& base : t.base) base = {origin.own(base.position - origin.position), base.yaw - origin.yaw};
}

}  // namespace footfall::locomotion
