// SPDX-License-Identifier: MIT
#include "scene/edit/scene_retarget.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/error.h"
#include "figure/anatomy/sole_points.h"
#include "figure/cleanup/clean_up.h"
#include "figure/drive/bone_roles.h"
#include "figure/motion/resample.h"
#include "scene/edit/figure_path.h"
#include "scene/scene_conversion.h"
#include "scene/scene_motion.h"

namespace footfall {
namespace {

// The skeleton standing as it does at a frame of its motion.
Skeleton restingAt(const Motion& motion, double frame) {
  Skeleton skeleton = motion.skeleton;
  if (!(frame >= 0) || frame > static_cast<double>(motion.frames()) - 1)
    throw Error(
        fmt::format("the frame of the rest pose must be 0 to {}, got {:g}", motion.frames() - 1, frame));
  const double* values = motion.frame(static_cast<std::size_t>(frame));
  for (std::size_t c = 0; c < motion.channels.size(); ++c) {
    const MotionChannel& channel = motion.channels[c];
    Joint& joint = skeleton.joints[static_cast<std::size_t>(channel.joint)];
    if (isRotation(channel.kind)) joint.rotation[axisOf(channel.kind)] = values[c];
  }
  return skeleton;
}

// The figure of a scene that keeps its curves elsewhere: its rest on every frame, with all rotation channels
// and a carrier that moves.
Motion restingMotion(const Scene& target, const Motion& source) {
  if (target.motion) {
    Motion motion = *target.motion;
    motion.samples.clear();
    motion.frameTime = source.frameTime;
    motion.startTime = source.startTime;
    motion.samples.assign(source.frames() * motion.channels.size(), 0);
    for (std::size_t c = 0; c < motion.channels.size(); ++c) {
      const Joint& joint = motion.skeleton.joints[static_cast<std::size_t>(motion.channels[c].joint)];
      const int axis = axisOf(motion.channels[c].kind);
      const double rest =
          isTranslation(motion.channels[c].kind) ? joint.translation[axis] : joint.rotation[axis];
      for (std::size_t f = 0; f < source.frames(); ++f) motion.frame(f)[c] = rest;
    }
    return motion;
  }
  return motionFromCurves(target);
}

// The curves that place the joints of the figure go; what else the file animates stays.
void clearFigure(Scene& scene, const Skeleton& figure) {
  CurveSet kept;
  for (const NamedCurve& named : scene.curves) {
    const int joint = scene.skeleton.find(named.node);
    const bool ours =
        joint >= 0 && figure.find(scene.skeleton.joints[static_cast<std::size_t>(joint)].name) >= 0;
    bool placed = false;
    for (int kind = 0; kind < 6; ++kind)
      placed = placed || named.attribute == attributeName(static_cast<ChannelKind>(kind));
    if (!ours || !placed || named.curve.input() != CurveInput::Time)
      kept.add(named.node, named.attribute, named.curve);
  }
  scene.curves = std::move(kept);
}

// The source's contacts on the legs of the target: when they stand, and where its soles then are on average.
Contacts contactsOn(const Contacts& contacts, const Character& from, const Character& to,
                    const Motion& motion, const std::vector<Sole>& soles) {
  const SoleTracks tracks = trackSoles(motion, soles);
  const auto meanOver = [&](const TimeRange& time, std::size_t leg, SolePart part) -> Vec3 {
    const FrameSpan span = framesWithin(motion, time);
    const std::size_t last = motion.frames() - 1;
    const std::size_t first = std::min(span.first, last),
                      end = std::max(std::min(span.end, last + 1), first + 1);
    Vec3 sum = Vec3::Zero();
    for (std::size_t f = first; f < end; ++f) sum += tracks.at(f, leg, part);
    return sum / static_cast<double>(end - first);
  };
  Contacts result;
  for (Contact contact : contacts) {
    const std::string& name = from.legs[static_cast<std::size_t>(contact.leg)].name;
    for (std::size_t leg = 0; leg < to.legs.size(); ++leg) {
      if (to.legs[leg].name != name) continue;
      contact.leg = static_cast<int>(leg);
      const bool heel = contact.heel.end > contact.heel.start, ball = contact.ball.end > contact.ball.start;
      contact.heelPosition = meanOver(heel ? contact.heel : contact.time, leg, SolePart::Heel);
      contact.ballPosition = meanOver(ball ? contact.ball : contact.time, leg, SolePart::Ball);
      result.push_back(contact);
    }
  }
  return result;
}

}  // namespace

JointMap schoolMap(const Skeleton& source, const Skeleton& target) {
  const BoneRoles from = boneRoles(source), to = boneRoles(target);
  JointMap map;
  for (std::size_t j = 0; j < to.roles.size(); ++j) {
    if (to.roles[j].part == BonePart::None) continue;
    const bool finger = to.roles[j].part >= BonePart::Thumb;
    if (!finger && (from.school.empty() || to.school.empty())) continue;
    const auto found = std::find(from.roles.begin(), from.roles.end(), to.roles[j]);
    if (found != from.roles.end())
      map.push_back(
          {target.joints[j].name, source.joints[static_cast<std::size_t>(found - from.roles.begin())].name});
  }
  return map;
}

SceneRetargetReport retargetScene(const Scene& source, Scene& target, const JointMap& given,
                                  const RetargetOptions& options) {
  SceneRetargetReport report;
  const Motion motion = sampledMotion(source);
  const Character from =
      makeCharacter(options.restFrame >= 0 ? restingAt(motion, options.restFrame) : motion.skeleton);
  const double ownRate = target.frameRate;
  target.range = {motion.startTime, motion.time(motion.frames() - 1)};
  target.frameRate = source.motion ? 1 / motion.frameTime : source.frameRate;
  const double whole = std::round(target.frameRate);
  if (std::abs(whole - target.frameRate) < 1e-6 * whole) target.frameRate = whole;
  if (!target.motion) clearFigure(target, motionFromCurves(target).skeleton);
  Motion before = restingMotion(target, motion);
  const Character to = makeCharacter(before.skeleton);
  report.sourceSchool = boneRoles(from.skeleton).school;
  report.targetSchool = boneRoles(to.skeleton).school;
  JointMap map = schoolMap(from.skeleton, to.skeleton);
  for (const auto& [joint, other] : given) {
    const auto same =
        std::find_if(map.begin(), map.end(), [&](const auto& entry) { return entry.first == joint; });
    if (same == map.end()) {
      map.push_back({joint, other});
    } else {
      same->second = other;
    }
  }
  const Retargeting retarget(from, to, map, {static_cast<HandsKeep>(options.hands), true});
  report.map = retarget.map();
  report.scale = retarget.scale();
  ensureChannels(before, retarget.carrier());

  Motion after = before;
  Pose worldSource, world, local;
  local.resize(to.skeleton.size());
  for (std::size_t f = 0; f < motion.frames(); ++f) {
    worldPose(motion, f, worldSource);
    retarget.apply(worldSource, world);
    localFromWorld(to.skeleton, world, local);
    setLocalPose(after, f, local, f > 0 ? f - 1 : 0);
  }
  // What stands in the source stands in the result.
  ContactOptions contactOptions;
  contactOptions.threads = options.threads;
  ContactReport found = detectContacts(motion, contactOptions);
  if (source.contacts) found.contacts = *source.contacts;
  QualityOptions quality;
  quality.threads = options.threads;
  quality.contacts = found;
  report.before = measureQuality(motion, quality);
  ContactReport mine = detectContacts(after, contactOptions);
  if (mine.soles.size() == to.legs.size())
    mine.contacts = contactsOn(found.contacts, from, to, after, mine.soles);
  if (options.plant && !mine.contacts.empty()) {
    CleanOptions clean;
    clean.threads = options.threads;
    clean.contacts = mine;
    const CleanResult cleaned = cleanUp(after, clean);
    after = cleaned.motion;
    report.planted = cleaned.drift;
    mine = cleaned.contacts;
    report.notes.insert(report.notes.end(), cleaned.notes.begin(), cleaned.notes.end());
  }
  quality.contacts = mine;
  report.after = measureQuality(after, quality);
  putMotion(target, before, std::move(after));
  if (target.motion) {
    target.motion->startTime = motion.startTime;
    target.frameRate = source.motion ? source.frameRate : target.frameRate;
  }
  if (!target.motion && (target.source || target.fbx) && std::abs(ownRate - target.frameRate) > 1e-6)
    report.notes.push_back(
        fmt::format("keys are at the source's {:g} frames per second, the figure's file counts in {:g}: "
                    "footfall rate --rate {:g} "
                    "on the source puts them on its frames",
                    target.frameRate, ownRate, ownRate));
  target.contacts.reset();
  return report;
}

}  // namespace footfall
