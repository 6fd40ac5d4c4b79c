// SPDX-License-Identifier: MIT
#include "io/documents/stance_json.h"

#include <fmt/format.h>

#include "base/angles.h"
#include "base/scanner.h"
#include "io/documents/terrain_json.h"
#include "io/json/json_document.h"
#include "io/json/json_options.h"
#include "io/json/json_values.h"
#include "stance/stance_options.h"
#include "stance/stance_warp.h"

namespace footfall {
using namespace stance;

namespace {

constexpr std::string_view kFeet[] = {"left", "right", "both"};
constexpr std::string_view kRest[] = {"none", "start", "end"};
constexpr std::string_view kOneFoot[] = {"left", "right"};

Vec3 vectorOf(const JsonNode& node) {
  const std::vector<double> n = node.numbers(3);
  return {n[0], n[1], n[2]};
}
Vec2 pairOf(const JsonNode& node) {
  const std::vector<double> n = node.numbers(2);
  return {n[0], n[1]};
}

StanceHandles handlesOf(const JsonNode& node) {
  node.allowKeys({"startHeight", "endHeight", "startSpeed", "endSpeed", "sideSpeed", "distance"});
  std::array<double, StanceHandles::kCount> v{};
  for (std::size_t i = 0; i < v.size(); ++i) v[i] = node.at(handleNames()[i]).number();
  return StanceHandles::of(v);
}

void parseForce(const JsonNode& node, ForceSeries& force) {
  node.allowKeys({"mean", "terms"});
  force.mean = vectorOf(node.at("mean"));
  for (const JsonNode& term : node.at("terms").items()) {
    term.allowKeys({"harmonic", "cosine", "sine"});
    const auto n = static_cast<int>(term.at("harmonic").integer(1, kHarmonics));
    force.cosine[static_cast<std::size_t>(n - 1)] = vectorOf(term.at("cosine"));
    force.sine[static_cast<std::size_t>(n - 1)] = vectorOf(term.at("sine"));
    force.harmonics = std::max(force.harmonics, n);
  }
}

StanceOrigin parseOrigin(const JsonNode& node) {
  node.allowKeys({"clip", "from", "to", "positionError", "turnError"});
  StanceOrigin origin;
  origin.clip = node.at("clip").text();
  origin.time = {node.at("from").number(), node.at("to").number()};
  origin.positionError = node.number("positionError", 0);
  origin.turnError = node.number("turnError", 0) * kDegree;
  return origin;
}

LibraryStance parseStance(const JsonNode& node) {
  node.allowKeys({"name", "feet", "mass", "contactTime", "force", "torque", "contactOffset", "handles",
                  "rest", "polygons", "inertia", "attitude", "spin", "origin"});
  LibraryStance entry;
  Stance& s = entry.stance;
  s.name = node.at("name").text();
  s.feet = static_cast<StanceFeet>(node.at("feet").choice(kFeet));
  s.mass = numberAbove(node.at("mass"), 0, "kg");
  s.contactTime = numberAbove(node.at("contactTime"), 0, "s");
  parseForce(node.at("force"), s.force);
  if (const JsonNode torque = node.find("torque")) {
    const std::vector<JsonNode> points = torque.items();
    if (points.size() < 4) torque.fail("must hold at least 4 points");
    s.torque.resize(static_cast<Eigen::Index>(points.size()), 3);
    for (std::size_t i = 0; i < points.size(); ++i)
      s.torque.row(static_cast<Eigen::Index>(i)) = vectorOf(points[i]);
  }
  s.contactOffset = pairOf(node.at("contactOffset"));
  s.handles = handlesOf(node.at("handles"));
  const JsonNode rest = node.find("rest");
  if (rest) s.rest = static_cast<StanceRest>(rest.choice(kRest));
  if (const JsonNode polygons = node.find("polygons")) {
    for (const JsonNode& polygon : polygons.items()) {
      polygon.allowKeys({"from", "corners"});
      SupportPolygon one;
      one.from = numberWithin(polygon, "from", 0, 0, 1);
      for (const JsonNode& corner : polygon.at("corners").items()) one.corners.push_back(pairOf(corner));
      s.polygons.push_back(std::move(one));
    }
  }
  if (const JsonNode inertia = node.find("inertia")) s.inertia = vectorOf(inertia);
  if (const JsonNode attitude = node.find("attitude")) {
    const std::vector<double> q = attitude.numbers(4);
    s.startAttitude = Quat(q[0], q[1], q[2], q[3]);
    if (!(std::abs(s.startAttitude.norm() - 1) < 1e-3)) attitude.fail("must be a rotation [w, x, y, z]");
    s.startAttitude.normalize();
  }
  if (const JsonNode spin = node.find("spin")) s.startSpin = kDegree * vectorOf(spin);
  if (const JsonNode origin = node.find("origin")) entry.origin = parseOrigin(origin);
  try {
    checkStance(s);
  } catch (const Error& error) {
    node.fail(error.message());
  }
  if (!rest) s.rest = restOf(s);
  return entry;
}

void parseBlend(const JsonNode& node, StanceLibrary& library) {
  node.allowKeys({"name", "blend", "share"});
  const std::vector<JsonNode> parents = node.at("blend").items();
  if (parents.size() != 2) node.at("blend").fail("must name two stances that come before it");
  try {
    addBlend(library, std::string(node.at("name").text()), std::string(parents[0].text()),
             std::string(parents[1].text()), node.at("share").number());
  } catch (const Error& error) {
    if (!error.place().file.empty()) throw;
    node.fail(error.message());
  }
}

void parseLimits(const JsonNode& node, StanceLimits& limits) {
  allowOptionKeys(node, optionKeys(stanceLimitTable()), "");
  readOptions(node, stanceLimitTable(), limits);
  if (!(limits.shortest < limits.longest)) node.fail("must have shortest below longest");
}

// With nine digits, warps of a stance that was written and read meet the original to a micrometre.
std::string number(double value) {
  return formatNumber(value, 9);
}
template <typename Values>
std::string list(const Values& values) {
  std::string out = "[";
  for (Eigen::Index i = 0; i < values.size(); ++i) out += (i == 0 ? "" : ", ") + number(values[i]);
  return out + "]";
}

std::string forceText(const ForceSeries& force) {
  std::string out = "{\"mean\": " + list(force.mean) + ", \"terms\": [";
  bool first = true;
  for (int n = 1; n <= force.harmonics; ++n) {
    const auto i = static_cast<std::size_t>(n - 1);
    if (force.cosine[i].isZero(0) && force.sine[i].isZero(0)) continue;
    out += fmt::format("{}\n     {{\"harmonic\": {}, \"cosine\": {}, \"sine\": {}}}", first ? "" : ",", n,
                       list(force.cosine[i]), list(force.sine[i]));
    first = false;
  }
  return out + "]}";
}

void writeStance(std::string& out, const LibraryStance& entry) {
  const Stance& s = entry.stance;
  out += "{\"name\": ";
  appendJsonText(out, s.name);
  if (entry.parents) {
    out += ", \"blend\": [";
    appendJsonText(out, entry.parents->first);
    out += ", ";
    appendJsonText(out, entry.parents->second);
    out += "], \"share\": " + number(entry.parents->share) + "}";
    return;
  }
  out += fmt::format(", \"feet\": \"{}\", \"mass\": {}, \"contactTime\": {},\n",
                     kFeet[static_cast<std::size_t>(s.feet)], number(s.mass), number(s.contactTime));
  out += "   \"handles\": {";
  for (std::size_t i = 0; i < handleNames().size(); ++i)
    out += fmt::format("{}\"{}\": {}", i == 0 ? "" : ", ", handleNames()[i], number(s.handles.values()[i]));
  out += "}";
  if (s.rest != StanceRest::None || restOf(s) != StanceRest::None)
    out += fmt::format(", \"rest\": \"{}\"", kRest[static_cast<std::size_t>(s.rest)]);
  out += ",\n   \"force\": " + forceText(s.force);
  if (s.torque.size() > 0) {
    out += ",\n   \"torque\": [";
    for (Eigen::Index i = 0; i < s.torque.rows(); ++i) out += (i == 0 ? "" : ", ") + list(s.torque.row(i));
    out += "]";
  }
  out += ",\n   \"contactOffset\": " + list(s.contactOffset) + ", \"inertia\": " + list(s.inertia);
  const Quat& q = s.startAttitude;
  out += ",\n   \"attitude\": " + list(Eigen::Vector4d(q.w(), q.x(), q.y(), q.z())) +
         ", \"spin\": " + list(Vec3(s.startSpin / kDegree));
  if (!s.polygons.empty()) {
    out += ",\n   \"polygons\": [";
    for (std::size_t i = 0; i < s.polygons.size(); ++i) {
      out += fmt::format("{}{{\"from\": {}, \"corners\": [", i == 0 ? "" : ",\n     ",
                         number(s.polygons[i].from));
      for (std::size_t j = 0; j < s.polygons[i].corners.size(); ++j)
        out += (j == 0 ? "" : ", ") + list(s.polygons[i].corners[j]);
      out += "]}";
    }
    out += "]";
  }
  if (entry.origin) {
    out += ",\n   \"origin\": {\"clip\": ";
    appendJsonText(out, entry.origin->clip);
    out += fmt::format(", \"from\": {}, \"to\": {}, \"positionError\": {}, \"turnError\": {}}}",
                       number(entry.origin->time.start), number(entry.origin->time.end),
                       formatNumber(entry.origin->positionError, 3),
                       formatNumber(entry.origin->turnError / kDegree, 3));
  }
  out += "}";
}

}  // namespace

StanceLibrary parseStanceJson(std::string_view text, const std::string& file) {
  const JsonDocument document(text, file, "stances");
  const JsonNode root = document.root();
  root.allowKeys({"footfall", "version", "standingHeight", "limits", "stances"});
  StanceLibrary library;
  library.standingHeight = numberWithin(root, "standingHeight", 1, 1e-3, 1e3);
  if (const JsonNode limits = root.find("limits")) parseLimits(limits, library.limits);
  const JsonNode stances = root.at("stances");
  for (const JsonNode& node : stances.items()) {
    if (node.find("blend")) {
      parseBlend(node, library);
      continue;
    }
    LibraryStance entry = parseStance(node);
    for (const LibraryStance& other : library.stances) {
      if (other.stance.name == entry.stance.name)
        node.at("name").fail(fmt::format("must differ from other names, got '{}' twice", entry.stance.name));
    }
    library.stances.push_back(std::move(entry));
  }
  if (library.stances.empty()) stances.fail("must hold at least one stance");
  return library;
}

std::string formatStanceJson(const StanceLibrary& library) {
  std::string limits;
  for (const Option<StanceLimits>& row : stanceLimitTable()) {
    const OptionValue value = row.value(library.limits);
    const double* v = std::get_if<double>(&value);
    limits += fmt::format("{}\"{}\": {}", limits.empty() ? "" : ", ", row.key,
                          v != nullptr ? number(*v) : formatOption(row, value));
  }
  std::string out = fmt::format(
      "{{\"footfall\": \"stances\", \"version\": 1,\n \"standingHeight\": {},\n \"limits\": {{{}}},\n "
      "\"stances\": [",
      number(library.standingHeight), limits);
  for (std::size_t i = 0; i < library.size(); ++i) {
    out += i == 0 ? "\n  " : ",\n  ";
    writeStance(out, library.stances[i]);
  }
  return out + "\n ]}\n";
}

ApexDocument parseApexJson(std::string_view text, const std::string& file) {
  const JsonDocument document(text, file, "apexes");
  const JsonNode root = document.root();
  root.allowKeys({"footfall", "version", "first", "apexes"});
  ApexDocument result;
  if (const JsonNode first = root.find("first"))
    result.first = static_cast<StanceFeet>(first.choice(kOneFoot));
  const JsonNode apexes = root.at("apexes");
  for (const JsonNode& node : apexes.items()) {
    node.allowKeys({"position", "speed", "yaw", "ground"});
    ChainApex apex;
    apex.position = vectorOf(node.at("position"));
    if (const JsonNode speed = node.find("speed")) {
      apex.speed = speed.number();
      if (*apex.speed < 0) speed.fail("must be at least 0 m/s");
    }
    if (const JsonNode yaw = node.find("yaw")) apex.yaw = yaw.number() * kDegree;
    apex.ground = node.number("ground", 0);
    result.apexes.push_back(apex);
  }
  if (result.apexes.size() < 2) apexes.fail("must hold at least two apexes");
  return result;
}

std::string formatApexJson(const std::vector<ChainApex>& apexes, StanceFeet first) {
  std::string out =
      fmt::format("{{\"footfall\": \"apexes\", \"version\": 1,\n \"first\": \"{}\",\n \"apexes\": [",
                  kOneFoot[first == StanceFeet::Right ? 1 : 0]);
  for (std::size_t i = 0; i < apexes.size(); ++i) {
    const ChainApex& a = apexes[i];
    out += fmt::format("{}{{\"position\": {}", i == 0 ? "\n  " : ",\n  ", list(a.position));
    if (a.speed) out += ", \"speed\": " + number(*a.speed);
    if (a.yaw) out += ", \"yaw\": " + number(*a.yaw / kDegree);
    if (a.ground != 0) out += ", \"ground\": " + number(a.ground);
    out += "}";
  }
  return out + "\n ]}\n";
}

SketchDocument parseSketchJson(std::string_view text, const std::string& file) {
  const JsonDocument document(text, file, "sketch");
  const JsonNode root = document.root();
  allowOptionKeys(root, optionKeys(sketchOptionTable()), "",
                  {"footfall", "version", "camera", "terrain", "strokes", "velocities"});
  SketchDocument result;
  const JsonNode camera = root.at("camera");
  camera.allowKeys({"position", "target", "fieldOfView", "size"});
  result.camera.position = vectorOf(camera.at("position"));
  result.camera.target = vectorOf(camera.at("target"));
  result.camera.fieldOfView = numberWithin(camera, "fieldOfView", 45, 1, 170) * kDegree;
  if (const JsonNode size = camera.find("size")) {
    const Vec2 s = pairOf(size);
    if (!(s.minCoeff() >= 1)) size.fail("must be [width, height] in pixels, at least 1");
    result.camera.width = s.x();
    result.camera.height = s.y();
  }
  const JsonNode terrain = root.find("terrain");
  result.ground = terrain ? parseTerrain(terrain) : flatTerrain();
  if (!result.ground) terrain.fail("must not be none: a shadow needs ground");
  readOptions(root, sketchOptionTable(), result.options);
  for (const JsonNode& stroke : root.at("strokes").items()) {
    std::vector<Vec2> points;
    for (const JsonNode& point : stroke.items()) points.push_back(pairOf(point));
    result.strokes.push_back(std::move(points));
  }
  if (const JsonNode velocities = root.find("velocities")) {
    for (const JsonNode& node : velocities.items()) {
      node.allowKeys({"apex", "velocity"});
      const auto apex = static_cast<std::size_t>(node.at("apex").integer(1, 100000) - 1);
      result.velocities.push_back({apex, placeOf(node.at("velocity"))});
    }
  }
  return result;
}

}  // namespace footfall
