// SPDX-License-Identifier: MIT
// The figure of a page and its motion.
#include <cmath>
#include <limits>

#include "base/error.h"
#include "figure/anatomy/sole_points.h"
#include "figure/body/body_mesh.h"
#include "figure/quality/hinge_series.h"
#include "io/page/page_json.h"
#include "io/page/smallest_three.h"

namespace footfall {

PageMotion pageMotion(Motion motion, const PageMotionOptions& options) {
  if (motion.frames() == 0 || motion.skeleton.joints.empty()) throw Error("holds no motion to show");
  PageMotion shown;
  QualityOptions quality;
  quality.contacts = options.contacts;
  quality.ground = options.ground;
  quality.threads = options.threads;
  shown.report = measureQuality(motion, quality);
  shown.series = qualitySeries(motion, shown.report, options.limits);
  shown.worst = worstMoments(motion, shown.report, shown.series);
  shown.motion = std::move(motion);
  return shown;
}

namespace page {

std::vector<float> flattened(const std::vector<Vec3>& places) {
  std::vector<float> flat;
  flat.reserve(3 * places.size());
  for (const Vec3& place : places) {
    for (int axis = 0; axis < 3; ++axis) flat.push_back(static_cast<float>(place[axis]));
  }
  return flat;
}

namespace {

// Joints that move less than this against their parents have one offset.
constexpr double kStill = 1e-6;  // metres

// The poses of all frames in the figure's own terms. Rotations are packed against the parent as the page will
// have it, so that rounding does not add up along a chain.
struct Poses {
  std::vector<std::vector<Vec3>> places;  // #joints by #frames, in the parent's space
  std::vector<std::uint16_t> rotations;
};

Poses posesOf(const Motion& motion) {
  Poses poses;
  const std::size_t joints = motion.skeleton.size();
  poses.places.assign(joints, std::vector<Vec3>(motion.frames()));
  poses.rotations.reserve(3 * joints * motion.frames());
  Pose local;
  std::vector<Quat> world(joints), unpacked(joints);
  for (std::size_t f = 0; f < motion.frames(); ++f) {
    localPose(motion, f, local);
    for (std::size_t j = 0; j < joints; ++j) {
      poses.places[j][f] = local.position[j];
      const int above = motion.skeleton.joints[j].parent;
      const std::size_t parent = above < 0 ? j : static_cast<std::size_t>(above);
      world[j] = above < 0 ? local.rotation[j] : (world[parent] * local.rotation[j]).normalized();
      const PackedRotation words =
          packRotation(above < 0 ? world[j] : unpacked[parent].conjugate() * world[j]);
      unpacked[j] = above < 0 ? unpackRotation(words) : unpacked[parent] * unpackRotation(words);
      for (const std::uint16_t word : words) poses.rotations.push_back(word);
    }
  }
  return poses;
}

bool moves(const std::vector<Vec3>& places) {
  for (const Vec3& place : places) {
    if ((place - places.front()).norm() > kStill) return true;
  }
  return false;
}

// What a part of a foot does: where it is, and when it stands.
Json partJson(const char* name, const PageMotion& shown, const SoleTracks& tracks, std::size_t leg,
              SolePart part, PageBlob& blob) {
  std::vector<Vec3> places;
  for (std::size_t f = 0; f < tracks.frames(); ++f) places.push_back(tracks.at(f, leg, part));
  Json contacts = Json::array();
  for (const Contact& contact : shown.report.contacts.contacts) {
    if (static_cast<std::size_t>(contact.leg) != leg) continue;
    const TimeRange time = part == SolePart::Heel   ? contact.heel
                           : part == SolePart::Ball ? contact.ball
                                                    : TimeRange{contact.stands().end, contact.time.end};
    if (time.end <= time.start) continue;
    contacts.push_back({time.start, time.end, slideOver(shown.motion, tracks, leg, part, time).distance});
  }
  return {{"part", name}, {"positions", refJson(blob.add(flattened(places)))}, {"contacts", contacts}};
}

Json legsJson(const PageMotion& shown, PageBlob& blob) {
  Json legs = Json::array();
  const std::vector<Leg>& found = shown.report.contacts.limbs.legs;
  if (found.empty()) return legs;
  const SoleTracks tracks = trackSoles(shown.motion, shown.report.contacts.soles, 1);
  for (std::size_t l = 0; l < found.size(); ++l) {
    Json parts = Json::array();
    parts.push_back(partJson("heel", shown, tracks, l, SolePart::Heel, blob));
    parts.push_back(partJson("ball", shown, tracks, l, SolePart::Ball, blob));
    parts.push_back(partJson("toe", shown, tracks, l, SolePart::Tip, blob));
    legs.push_back({{"name", validUtf8(found[l].name)},
                    {"side", sideName(found[l].side)},
                    {"joints", found[l].joints},
                    {"parts", parts}});
  }
  return legs;
}

Json hingesJson(const PageMotion& shown, PageBlob& blob) {
  Json hinges = Json::array();
  const ContactReport& found = shown.report.contacts;
  for (const HingeSeries& series : hingeSeries(shown.motion, found.limbs, found.firstFrame)) {
    const Joint& joint = shown.motion.skeleton.joints[static_cast<std::size_t>(series.joint)];
    hinges.push_back({{"joint", series.joint},
                      {"name", validUtf8(joint.name)},
                      {"offHinge", refJson(blob.add(series.off))}});
  }
  return hinges;
}

// From the first frame in the air to the last.
Json flightsJson(const PageMotion& shown) {
  Json flights = Json::array();
  const std::vector<Support>& support = shown.report.support;
  for (std::size_t f = 0; f < support.size(); ++f) {
    if (support[f] != Support::None) continue;
    std::size_t last = f;
    while (last + 1 < support.size() && support[last + 1] == Support::None) ++last;
    if (last > f) flights.push_back({shown.motion.time(f), shown.motion.time(last)});
    f = last;
  }
  return flights;
}

// The skin at rest with every rotation taken out, which is how the page turns it.
Json bodyJson(const PageMotion& shown, const Poses& poses, PageBlob& blob) {
  Skeleton skeleton = shown.motion.skeleton;
  Pose plain;
  plain.resize(skeleton.size());
  for (std::size_t j = 0; j < skeleton.size(); ++j) {
    Joint& joint = skeleton.joints[j];
    if (joint.parent >= 0) joint.translation = poses.places[j].front();
    const Vec3 carrier =
        joint.parent < 0 ? Vec3::Zero() : plain.position[static_cast<std::size_t>(joint.parent)];
    plain.position[j] = carrier + joint.translation;
    plain.rotation[j] = Quat::Identity();
  }
  const Pose rest = restWorld(skeleton);
  const Body own = shown.body ? Body() : makeBody(skeleton, shown.report.contacts.limbs);
  BodyMesh mesh = meshOfBody(shown.body ? *shown.body : own, rest);
  if (mesh.triangles.empty()) return nullptr;
  carryBodyMesh(mesh, rest, plain);
  std::vector<std::uint16_t> bones(mesh.bones.begin(), mesh.bones.end());
  std::vector<std::uint8_t> sides;
  for (const BodySide side : mesh.sides)
    sides.push_back(side == BodySide::Left ? 1 : side == BodySide::Right ? 2 : 0);
  std::vector<std::uint32_t> indices;
  for (const Triangle& triangle : mesh.triangles) {
    for (const int corner : triangle) indices.push_back(static_cast<std::uint32_t>(corner));
  }
  return {{"vertices", refJson(blob.add(flattened(mesh.positions)))},
          {"normals", refJson(blob.add(flattened(mesh.normals)))},
          {"bones", refJson(blob.add(bones))},
          {"sides", refJson(blob.add(sides))},
          {"indices", refJson(blob.add(indices))}};
}

void addPhysics(Json& json, const PageMotion& shown, PageBlob& blob) {
  const QualityReport& report = shown.report;
  if (!report.centreOfMass.empty()) json["com"] = refJson(blob.add(flattened(report.centreOfMass)));
  if (report.support.empty()) return;
  json["flights"] = flightsJson(shown);
  std::vector<std::uint8_t> support;
  for (const Support s : report.support) support.push_back(static_cast<std::uint8_t>(s));
  json["support"] = refJson(blob.add(support));
  if (report.pressure.empty()) return;
  std::vector<float> pressure;
  for (const Vec2& point : report.pressure) {
    pressure.push_back(static_cast<float>(point.x()));
    pressure.push_back(static_cast<float>(point.y()));
  }
  json["pressure"] = refJson(blob.add(pressure));
}

}  // namespace

Json motionJson(const PageMotion& shown, PageBlob& blob) {
  const Motion& motion = shown.motion;
  const Poses poses = posesOf(motion);
  Json json = {{"frames", motion.frames()}, {"rate", 1 / motion.frameTime}, {"start", motion.startTime}};
  if (!shown.unit.empty()) json["unit"] = validUtf8(shown.unit);
  Json joints = Json::array(), roots = Json::array(), moving = Json::array();
  for (std::size_t j = 0; j < motion.skeleton.size(); ++j) {
    const Joint& joint = motion.skeleton.joints[j];
    const std::vector<Vec3>& places = poses.places[j];
    // A root's own place changes: at rest figures of one kind have one body.
    const Vec3& offset = joint.parent < 0 ? joint.translation : places.front();
    joints.push_back(
        {{"name", validUtf8(joint.name)}, {"parent", joint.parent}, {"offset", vectorJson(offset)}});
    if (joint.parent >= 0 && !moves(places)) continue;
    if (j == 0) continue;  // has its own place below
    (joint.parent < 0 ? roots : moving)
        .push_back({{"joint", j}, {"positions", refJson(blob.add(flattened(places)))}});
  }
  json["joints"] = joints;
  json["root"] = refJson(blob.add(flattened(poses.places.front())));
  if (!roots.empty()) json["roots"] = roots;
  json["rotations"] = refJson(blob.add(poses.rotations));
  if (!moving.empty()) json["moving"] = moving;
  Json body = bodyJson(shown, poses, blob);
  if (!body.is_null()) json["body"] = std::move(body);
  addPhysics(json, shown, blob);
  json["legs"] = legsJson(shown, blob);
  Json hinges = hingesJson(shown, blob);
  if (!hinges.empty()) json["hinges"] = std::move(hinges);
  return json;
}

}  // namespace page
}  // namespace footfall
