// SPDX-License-Identifier: MIT
// Reads .npz and .npy: arrays of the suite's own layout, and of those that text-to-motion tools write.
#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/error.h"
#include "figure/anatomy/sole_points.h"
#include "figure/motion/pose.h"
#include "io/formats.h"
#include "io/npz/npz_own.h"
#include "io/npz/npz_tracks.h"
#include "io/npz/zip_archive.h"
#include "scene/up_axis.h"

namespace footfall {
namespace {

NpyArrays arraysOf(std::string_view bytes, const std::string& file, std::vector<std::string>& notes) {
  NpyArrays arrays;
  if (bytes.substr(0, 6) == std::string_view("\x93NUMPY", 6)) {
    if (auto array = readNpy(bytes, file, "array")) arrays["array"] = std::move(*array);
    return arrays;
  }
  for (const ZipMember& member : readZip(bytes, file)) {
    std::string name = member.name;
    if (name.size() > 4 && name.compare(name.size() - 4, 4, ".npy") == 0) name.resize(name.size() - 4);
    if (auto array = readNpy(member.content, file, name)) {
      arrays[name] = std::move(*array);
    } else {
      notes.push_back(fmt::format("the array {} holds Python objects and was passed over", name));
    }
  }
  return arrays;
}

NamedSkeleton skeletonFrom(const std::string& path) {
  NamedSkeleton given;
  if (path.empty()) return given;
  const Scene scene = readScene(path);
  const Skeleton& skeleton = scene.figure();
  given.name = path;
  std::vector<int> places(skeleton.size(), -1);
  for (std::size_t j = 0; j < skeleton.size(); ++j) {
    const Joint& joint = skeleton.joints[j];
    if (joint.kind == JointKind::EndSite) continue;
    places[j] = static_cast<int>(given.joints.size());
    given.joints.push_back(joint.name);
    given.parents.push_back(joint.parent < 0 ? -1 : places[static_cast<std::size_t>(joint.parent)]);
    given.offsets.push_back(joint.translation);
  }
  if (given.joints.empty()) throw Error({path, 0}, "has no joints to take as a skeleton");
  return given;
}

// Joints in depth-first order, as skeletons have them.
std::vector<std::size_t> depthFirst(const std::vector<int>& parents) {
  std::vector<std::vector<std::size_t>> children(parents.size());
  for (std::size_t j = 0; j < parents.size(); ++j) {
    if (parents[j] >= 0) children[static_cast<std::size_t>(parents[j])].push_back(j);
  }
  std::vector<std::size_t> order, stack{0};
  while (!stack.empty()) {
    const std::size_t j = stack.back();
    stack.pop_back();
    order.push_back(j);
    stack.insert(stack.end(), children[j].rbegin(), children[j].rend());
  }
  return order;
}

Motion motionOf(const NpzTracks& tracks, double metresPerUnit) {
  const NamedSkeleton& named = tracks.skeleton;
  const std::vector<std::size_t> order = depthFirst(named.parents);
  std::vector<int> places(order.size(), -1);
  Motion motion;
  motion.frameTime = 1 / tracks.rate;
  for (std::size_t k = 0; k < order.size(); ++k) {
    const std::size_t j = order[k];
    places[j] = static_cast<int>(k);
    Joint joint;
    joint.name = named.joints[j];
    joint.parent = named.parents[j] < 0 ? -1 : places[static_cast<std::size_t>(named.parents[j])];
    if (joint.parent >= 0) joint.translation = metresPerUnit * named.offsets[j];
    motion.skeleton.joints.push_back(joint);
    const int index = static_cast<int>(k);
    if (joint.parent < 0) {
      for (const ChannelKind kind :
           {ChannelKind::TranslateX, ChannelKind::TranslateY, ChannelKind::TranslateZ})
        motion.channels.push_back({index, kind});
    }
    for (const ChannelKind kind : {ChannelKind::RotateZ, ChannelKind::RotateY, ChannelKind::RotateX})
      motion.channels.push_back({index, kind});
  }
  motion.samples.assign(tracks.frames * motion.channels.size(), 0);
  Pose pose = restPose(motion.skeleton);
  for (std::size_t f = 0; f < tracks.frames; ++f) {
    for (std::size_t k = 0; k < order.size(); ++k)
      pose.rotation[k] = tracks.rotations[f * order.size() + order[k]];
    pose.position[0] = metresPerUnit * tracks.root[f];
    setLocalPose(motion, f, pose, f > 0 ? f - 1 : 0);
  }
  return motion;
}

// Runs of frames in which a part stands, and where its point is on average.
struct Stand {
  TimeRange time;
  Vec3 place = Vec3::Zero();
};

std::vector<Stand> standsOf(const Motion& motion, const std::vector<char>& labels, std::size_t column,
                            const SoleTracks& soles, std::size_t leg, SolePart part) {
  std::vector<Stand> stands;
  for (std::size_t f = 0; f < motion.frames();) {
    if (!labels[4 * f + column]) {
      ++f;
      continue;
    }
    std::size_t end = f;
    Vec3 sum = Vec3::Zero();
    for (; end < motion.frames() && labels[4 * end + column]; ++end) sum += soles.at(end, leg, part);
    stands.push_back({{motion.time(f), motion.time(end - 1)}, sum / static_cast<double>(end - f)});
    f = end;
  }
  return stands;
}

// Heel and toe labels of two legs as contacts: what overlaps is one.
std::optional<Contacts> contactsOf(const Motion& motion, const std::vector<char>& labels) {
  if (labels.size() != 4 * motion.frames() || motion.frames() == 0) return {};
  const Limbs limbs = findLimbs(motion.skeleton);
  const SoleTracks soles = trackSoles(motion, findSoles(motion.skeleton, limbs));
  Contacts contacts;
  for (std::size_t leg = 0; leg < limbs.legs.size(); ++leg) {
    const BodySide side = limbs.legs[leg].side;
    if (side == BodySide::Middle || limbs.legs.size() != 2) return {};
    const std::size_t column = side == BodySide::Left ? 0 : 2;
    std::vector<Stand> heels = standsOf(motion, labels, column, soles, leg, SolePart::Heel),
                       balls = standsOf(motion, labels, column + 1, soles, leg, SolePart::Ball);
    while (!heels.empty() || !balls.empty()) {
      const bool heelFirst =
          balls.empty() || (!heels.empty() && heels.front().time.start <= balls.front().time.start);
      std::vector<Stand>&first = heelFirst ? heels : balls, &second = heelFirst ? balls : heels;
      const Stand leads = first.front();
      first.erase(first.begin());
      Contact contact;
      contact.leg = static_cast<int>(leg);
      contact.time = leads.time;
      TimeRange &own = heelFirst ? contact.heel : contact.ball,
                &other = heelFirst ? contact.ball : contact.heel;
      Vec3 &place = heelFirst ? contact.heelPosition : contact.ballPosition,
           &elsewhere = heelFirst ? contact.ballPosition : contact.heelPosition;
      own = leads.time;
      place = elsewhere = leads.place;
      other = {leads.time.start, leads.time.start};
      if (!second.empty() && second.front().time.start <= leads.time.end + motion.frameTime) {
        other = second.front().time;
        elsewhere = second.front().place;
        contact.time.end = std::max(contact.time.end, other.end);
        second.erase(second.begin());
      }
      contacts.push_back(contact);
    }
  }
  std::sort(contacts.begin(), contacts.end(),
            [](const Contact& a, const Contact& b) { return a.strike() < b.strike(); });
  return contacts;
}

}  // namespace

Scene parseNpz(std::string_view bytes, const std::string& file, const ReadOptions& options) {
  Scene scene;
  scene.linearUnit = "m";
  scene.metresPerUnit = 1;
  const NpyArrays arrays = arraysOf(bytes, file, scene.notes);
  if (std::optional<Motion> own = ownNpzMotion(arrays, file, scene.notes)) {
    scene.motion = std::move(*own);
    const auto labels = arrays.find("foot_contacts");
    if (labels != arrays.end() && labels->second.numbers.size() == 4 * scene.motion->frames()) {
      std::vector<char> stands;
      for (const double value : labels->second.numbers) stands.push_back(value > 0.5);
      scene.contacts = contactsOf(*scene.motion, stands);
    }
  } else {
    NpzTracks tracks = npzTracks(arrays, skeletonFrom(options.skeleton), file);
    if (tracks.rate == 0) {
      tracks.rate = 30;
      tracks.notes.push_back(
          "the file states no frame rate: 30 frames per second were taken; footfall rate changes it");
    }
    scene.notes.insert(scene.notes.end(), tracks.notes.begin(), tracks.notes.end());
    Motion motion = motionOf(tracks, options.metresPerUnit > 0 ? options.metresPerUnit : 1);
    scene.up = upFor(options.up, motion, scene.notes);
    turnUp(motion, scene.up, UpAxis::Y);
    scene.contacts = contactsOf(motion, tracks.contacts);
    scene.motion = std::move(motion);
    scene.notes.push_back(
        fmt::format("{}, {}: {} joints", tracks.layout,
                    tracks.skeleton.name.empty() ? "the file's own skeleton" : tracks.skeleton.name,
                    tracks.skeleton.joints.size()));
  }
  const double rate = 1 / scene.motion->frameTime, whole = std::round(rate);
  scene.frameRate = std::abs(rate - whole) < 1e-9 * rate ? whole : rate;
  const std::size_t frames = scene.motion->frames();
  scene.range = {scene.motion->startTime,
                 frames > 0 ? scene.motion->time(frames - 1) : scene.motion->startTime};
  return scene;
}

}  // namespace footfall
