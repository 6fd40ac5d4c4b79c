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

void layOn(const TerrainPtr& terrain, Track& track) {
  if (terrain) layOnTerrain(track, *terrain);
}

// The points of an object's shape in the world, in the engine's axes; its own position where it has none.
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

// The middle of the top of an object.
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
  if (!path.node().hasFn(type)) throw Error(fmt::format("{} is not a {}", name, what));
  return path.node();
}

WalkSource fromDocument(const std::string& text, const std::string& file, const WalkSetup& given) {
  WalkSource source;
  WalkSetup& setup = source.setup = given;
  const TrackDocument document = parseTrackJson(text, file);
  source.character = document.character;
  source.track = document.track;
  if (document.named.is == CharacterIs::File) {
    setup.figure.figure = figureText(document.character.skeleton);  // already scaled
  } else {
    setup.figure = figureNamed(document.named.name, document.named.scale);
  }
  setup.ground = document.terrainText;
  setup.options = document.options;
  setup.options.force = given.options.force;
  const auto end = [](bool standing, bool free) {
    return standing ? TrackEnd::Standing : free ? TrackEnd::Free : TrackEnd::Moving;
  };
  setup.start = end(document.track.standingStart, document.options.freeStart);
  setup.end = end(document.track.standingEnd, document.options.freeEnd);
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
    if (solved->filledIn[i] & 1) track.prints[i].stance = 0;
    if (solved->filledIn[i] & 2) track.prints[i].step = 0;
  }
  const FigureInput figure = walk.figure();
  const TrackCharacter named = figure.figure.empty()
                                   ? TrackCharacter{presetName(figure), CharacterIs::Preset, figure.scale}
                                   : TrackCharacter{figureFile, CharacterIs::File, 1};
  return formatTrackJson(track, named, legs, walk.options(),
                         walk.hasTerrain() ? std::string() : walk.ground());
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
    throw Error(fmt::format("-wander must be 2 to 10000 prints, got {}", request.prints));
  WalkSource source;
  source.setup = given;
  source.character = given.figure.character();
  const SceneAxes axes = sceneAxes();
  const Vec3 place = axes.toEngine(request.place);
  const Vec2 middle(place.x(), place.z());
  WanderOptions options = request.options;
  options.least = middle - Vec2::Constant(request.half / axes.metre);
  options.most = middle + Vec2::Constant(request.half / axes.metre);
  for (const auto& object : objectsOf(request.obstacles, axes)) options.obstacles.push_back(discOf(object));
  const VirtualLegs virtualLegs = makeVirtualLegs(source.character);
  if (request.stepLength > 0) options.stepLength = request.stepLength / axes.metre / virtualLegs.nominal();
  source.track = wanderTrack(virtualLegs, middle, request.yaw, request.prints, options);
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
      crossStones(tops, 0, static_cast<int>(tops.size()) - 1, makeVirtualLegs(source.character));
  if (crossing.track.prints.empty()) throw Error(crossing.failure);
  source.track = crossing.track;
  source.setup.ground.clear();
  return source;
}

}  // namespace footfall::maya
