// SPDX-License-Identifier: MIT
#include "maya/footprint/walk_sources.h"

#include <maya/MBoundingBox.h>
#include <maya/MDagPath.h>
#include <maya/MFloatPointArray.h>
#include <maya/MFnDagNode.h>
#include <maya/MFnMesh.h>
#include <maya/MMatrix.h>

#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "base/angles.h"
#include "base/error.h"
#include "footprint/planners/stepping_stones.h"
#include "footprint/planners/wander.h"
#include "footprint/track/extract_prints.h"
#include "io/documents/track_json.h"
#include "io/formats.h"
#include "maya/scene/sampled_figure.h"
#include "maya/scene/scene_channels.h"

namespace footfall::maya {
using namespace footprint;

namespace {

using Json = nlohmann::ordered_json;

// Members of an object that have no attribute of their own.
Json rest(const Json& document, const char* member, std::initializer_list<const char*> known) {
  Json left = document.contains(member) ? document[member] : Json::object();
  for (const char* key : known) left.erase(key);
  return left;
}

void layOn(const TerrainPtr& terrain, Track& track) {
  if (terrain) conform(track, *terrain);
}

// The points of an object's shape in the world, engine's axes; its own place where it has none.
std::vector<Vec3> pointsOf(const MDagPath& path, const SceneAxes& axes) {
  MDagPath shape = path;
  std::vector<Vec3> points;
  MStatus found = shape.extendToShape();
  if (found == MStatus::kSuccess && shape.node().hasFn(MFn::kMesh)) {
    MFloatPointArray corners;
    const MFnMesh mesh(shape, &found);
    if (found == MStatus::kSuccess) mesh.getPoints(corners, MSpace::kWorld);
    for (unsigned i = 0; i < corners.length(); ++i)
      points.push_back(axes.toEngine(Vec3(double(corners[i].x), double(corners[i].y), double(corners[i].z))));
  }
  if (points.empty()) {
    const MMatrix world = path.inclusiveMatrix();
    points.push_back(axes.toEngine(Vec3(world[3][0], world[3][1], world[3][2])));
  }
  return points;
}

std::vector<std::vector<Vec3>> objectsOf(const MSelectionList& list, const SceneAxes& axes) {
  std::vector<std::vector<Vec3>> objects;
  for (unsigned i = 0; i < list.length(); ++i) {
    MDagPath path;
    if (list.getDagPath(i, path) == MStatus::kSuccess) objects.push_back(pointsOf(path, axes));
  }
  return objects;
}

// The middle of what an object has at its top.
Vec3 topOf(const std::vector<Vec3>& points) {
  double top = points.front().y();
  for (const Vec3& p : points) top = std::max(top, p.y());
  Vec3 sum = Vec3::Zero();
  double count = 0;
  for (const Vec3& p : points) {
    if (p.y() < top - 0.01) continue;
    sum += p;
    ++count;
  }
  return sum / count;
}

Obstacle discOf(const std::vector<Vec3>& points) {
  Vec2 least(points.front().x(), points.front().z()), most = least;
  for (const Vec3& p : points) {
    least = least.cwiseMin(Vec2(p.x(), p.z()));
    most = most.cwiseMax(Vec2(p.x(), p.z()));
  }
  return {(least + most) / 2, std::max((most - least).norm() / 2, 0.05)};
}

}  // namespace

MObject shapeOf(const std::string& name, MFn::Type type, const char* what) {
  MSelectionList list;
  MDagPath path;
  if (list.add(mstring(name)) != MStatus::kSuccess || list.getDagPath(0, path) != MStatus::kSuccess)
    throw Error(fmt::format("there is no {} in the scene", name));
  if (!path.node().hasFn(type)) path.extendToShape();
  if (!path.node().hasFn(type)) throw Error(fmt::format("{} is no {}", name, what));
  return path.node();
}

WalkSource fromDocument(const std::string& text, const std::string& file, const WalkSetup& given) {
  WalkSource source;
  WalkSetup& setup = source.setup = given;
  const TrackDocument document = parseTrackJson(text, file);
  const Json json = Json::parse(text);
  source.character = document.character;
  source.track = document.track;
  const Json who = json.contains("character") ? json["character"] : Json("human");
  const bool own = who.is_object() && who.contains("file");
  const double scale = who.is_object() ? who.value("scale", 1.0) : 1.0;
  if (own) {
    setup.figure.figure = figureText(document.character.skeleton);  // scaled by now
  } else {
    setup.figure =
        figureNamed(who.is_object() ? who["preset"].get<std::string>() : who.get<std::string>(), scale);
  }
  setup.ground = json.contains("terrain") ? json["terrain"].dump() : "{\"type\":\"flat\"}";
  const WalkOptions& o = document.options;
  setup.style = {o.style.crouch,  o.style.hipSpacing, o.style.legLength, o.armSwing,
                 o.hipTwist,      o.body.lean,        o.body.pitch,      o.body.roll,
                 o.feet.heelLift, o.feet.roll,        o.feet.clearance,  o.feet.lift};
  Json left = Json::object();
  if (Json body = rest(json, "body", {"lean", "pitch", "roll"}); !body.empty()) left["body"] = body;
  if (Json feet = rest(json, "feet", {"heelLift", "roll", "clearance", "lift"}); !feet.empty())
    left["feet"] = feet;
  if (json.contains("weights")) left["weights"] = json["weights"];
  if (who.is_object() && who.contains("com")) left["character"] = {{"preset", "human"}, {"com", who["com"]}};
  if (!left.empty()) setup.options = left.dump();
  const auto end = [](bool standing, bool free) {
    return standing ? TrackEnd::Standing : free ? TrackEnd::Free : TrackEnd::Moving;
  };
  setup.start = end(document.track.standingStart, o.freeStart);
  setup.end = end(document.track.standingEnd, o.freeEnd);
  if (document.track.loop) {
    LoopInput loop;
    loop.turn = document.track.loop->yaw;
    loop.move = sceneAxes().toScene(document.track.loop->offset);
    setup.loop = loop;
  }
  layOn(document.terrain, source.track);
  return source;
}

std::string documentOf(const WalkNodes& walk, const std::string& figureFile) {
  const auto solved = walk.solved();
  const Character& character = solved->player.character();
  Track track = solved->player.walk().track;
  std::vector<std::string> legs;
  for (const CharacterLeg& leg : character.legs) legs.push_back(leg.name);
  for (std::size_t i = 0; i < track.prints.size(); ++i) {
    track.prints[i].heightGiven = true;
    if (solved->madeUp[i] & 1) track.prints[i].stance = 0;
    if (solved->madeUp[i] & 2) track.prints[i].step = 0;
  }
  const FigureInput figure = walk.figure();
  Json json = Json::parse(formatTrackJson(track, presetName(figure), legs));
  const StyleInput style = walk.style();
  Json who = figure.figure.empty() ? Json{{"preset", presetName(figure)}, {"scale", figure.scale}}
                                   : Json{{"file", figureFile}};
  const Json left = walk.options().empty() ? Json::object() : Json::parse(walk.options());
  who.update({{"crouch", style.crouch},
              {"hipSpacing", style.hipSpacing},
              {"legLength", style.legLength},
              {"armSwing", style.armSwing},
              {"hipTwist", style.hipTwist}});
  if (left.contains("character") && left["character"].contains("com")) who["com"] = left["character"]["com"];
  json["character"] = who;
  if (!walk.ground().empty() && !walk.hasTerrain()) json["terrain"] = Json::parse(walk.ground());
  json["body"] = {
      {"lean", style.lean / kDegree}, {"pitch", style.nod / kDegree}, {"roll", style.sway / kDegree}};
  json["feet"] = {{"heelLift", style.heelLift},
                  {"roll", style.footRoll},
                  {"clearance", style.clearance},
                  {"lift", style.lift}};
  for (const char* member : {"body", "feet"}) {
    if (left.contains(member)) json[member].update(left[member]);
  }
  if (left.contains("weights")) json["weights"] = left["weights"];
  if (walk.start() == TrackEnd::Free) json["start"] = "free";
  if (walk.end() == TrackEnd::Free) json["end"] = "free";
  if (track.loop) {
    const Vec3& o = track.loop->offset;
    json["loop"] = {{"offset", {o.x(), o.y(), o.z()}}, {"yaw", track.loop->yaw / kDegree}};
  }
  return json.dump(1) + "\n";
}

WalkSource fromAnimation(const MObject& root, const TimeRange& range, const WalkSetup& given) {
  WalkSource source;
  source.setup = given;
  const SampledFigure figure = sampleFigure(root, range);
  const ExtractedPrints found = extractPrints(figure.motion);
  source.character = found.character;
  source.track = found.track;
  source.setup.figure.figure = figureText(figure.motion.skeleton);
  source.setup.figure.scale = 1;
  source.setup.startTime = found.startTime;
  source.setup.start = found.track.standingStart ? TrackEnd::Standing : TrackEnd::Moving;
  source.setup.end = found.track.standingEnd ? TrackEnd::Standing : TrackEnd::Moving;
  std::vector<int> cut;
  for (std::size_t i = 0; i < found.cut.size(); ++i) {
    if (found.cut[i]) cut.push_back(static_cast<int>(i) + 1);
  }
  if (!cut.empty())
    source.notes.push_back(fmt::format(
        "prints {}: the animation begins or ends while the foot stands; their times are estimates",
        fmt::join(cut, ", ")));
  return source;
}

WalkSource fromWander(const WanderRequest& request, const WalkSetup& given) {
  if (request.prints < 2 || request.prints > 10000)
    throw Error(fmt::format("-wander should be 2 to 10000 prints, not {}", request.prints));
  WalkSource source;
  source.setup = given;
  source.character = given.figure.character();
  const SceneAxes axes = sceneAxes();
  const Vec3 place = axes.toEngine(request.place);
  const Vec2 middle(place.x(), place.z());
  WanderOptions options;
  options.seed = request.seed;
  options.least = middle - Vec2::Constant(request.half / axes.metre);
  options.most = middle + Vec2::Constant(request.half / axes.metre);
  for (const auto& object : objectsOf(request.obstacles, axes)) options.obstacles.push_back(discOf(object));
  const Walker walker = makeWalker(source.character);
  options.stepLength =
      request.stepLength > 0 ? request.stepLength / axes.metre : options.stepLength * walker.nominal() / 0.85;
  source.track = wanderTrack(walker, middle, request.yaw, request.prints, options);
  for (Footprint& print : source.track.prints) print.position.y() = place.y();
  return source;
}

WalkSource fromStones(const MSelectionList& stones, const WalkSetup& given) {
  WalkSource source;
  source.setup = given;
  source.character = given.figure.character();
  std::vector<Vec3> tops;
  for (const auto& object : objectsOf(stones, sceneAxes())) tops.push_back(topOf(object));
  if (tops.size() < 2)
    throw Error("-stones needs two objects or more: the first is the start, the last the goal");
  const StoneCrossing crossing =
      crossStones(tops, 0, static_cast<int>(tops.size()) - 1, makeWalker(source.character));
  if (crossing.track.prints.empty()) throw Error(crossing.failure);
  source.track = crossing.track;
  source.setup.ground.clear();
  return source;
}

}  // namespace footfall::maya
