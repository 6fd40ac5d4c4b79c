// SPDX-License-Identifier: MIT
#include "maya/footprint/walk_inputs.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <tuple>

#include <fmt/format.h>

#include "base/angles.h"
#include "base/error.h"
#include "footprint/walk/walk_options_table.h"
#include "io/documents/terrain_json.h"
#include "io/formats.h"
#include "io/json/json_document.h"

namespace footfall::maya {
using namespace footprint;

namespace {

int legOf(const Character& character, int named, std::size_t number) {
  const std::string name = kLegNames[static_cast<std::size_t>(std::clamp(named, 0, 5))];
  std::string names;
  for (std::size_t leg = 0; leg < character.legs.size(); ++leg) {
    if (character.legs[leg].name == name) return static_cast<int>(leg);
    names += (names.empty() ? "" : ", ") + character.legs[leg].name;
  }
  throw Error(fmt::format("print {}: leg must be one of {} for this character, got {}", number, names, name));
}

WalkOptions optionsOf(const WalkInputs& inputs) {
  WalkOptions options = inputs.options;
  options.freeStart = inputs.start == TrackEnd::Free;
  options.freeEnd = inputs.end == TrackEnd::Free;
  return options;
}

// Those of the prints where they grow; else, as in a walk along a curve, their numbers from 0.
std::vector<double> marksOf(const WalkInputs& inputs, std::size_t count) {
  std::vector<double> marks;
  for (const PrintInput& print : inputs.prints) marks.push_back(print.mark);
  const bool grow = std::adjacent_find(marks.begin(), marks.end(), std::greater_equal<>()) == marks.end();
  if (marks.size() == count && grow) return marks;
  marks.resize(count);
  std::iota(marks.begin(), marks.end(), 0.0);
  return marks;
}

// All but prints, their ends and the ground: what a previous walk must share for its windows to be reused.
bool sameHow(const WalkInputs& a, const WalkInputs& b) {
  return a.figure == b.figure && a.axes == b.axes && sameWalkOptions(a.options, b.options);
}

bool sameText(const std::shared_ptr<const std::string>& a, const std::shared_ptr<const std::string>& b) {
  return a == b || (a && b && *a == *b);
}

// The clip is walked as the walk is, with the same kind of ends.
bool sameClip(const WalkInputs& a, const WalkInputs& b) {
  return sameText(a.clip, b.clip) && a.start == b.start && a.end == b.end;
}

bool sameGround(const WalkInputs& a, const WalkInputs& b) {
  return a.axes == b.axes && a.ground == b.ground && a.terrain == b.terrain;
}

}  // namespace

bool PrintInput::operator==(const PrintInput& other) const {
  return std::tie(order, index, leg, stance, step, mark) ==
             std::tie(other.order, other.index, other.leg, other.stance, other.step, other.mark) &&
         matrix.matrix() == other.matrix.matrix();
}

bool TerrainInput::operator==(const TerrainInput& other) const {
  if (matrix.matrix() != other.matrix.matrix()) return false;
  if (mesh == other.mesh) return true;
  return mesh && other.mesh && mesh->points == other.mesh->points && mesh->triangles == other.mesh->triangles;
}

bool WalkInputs::operator==(const WalkInputs& other) const {
  const auto all = [](const WalkInputs& i) { return std::tie(i.prints, i.path, i.start, i.end, i.loop); };
  return all(*this) == all(other) && sameHow(*this, other) && sameGround(*this, other) &&
         sameClip(*this, other);
}

Track trackOf(const WalkInputs& inputs, const Character& character) {
  Track track;
  track.prints = printsOfNumbers(inputs.path);
  for (const PrintInput& one : inputs.prints) {
    const Frame frame = inputs.axes.toEngine(one.matrix);
    Footprint print;
    print.leg = legOf(character, one.leg, track.prints.size() + 1);
    print.position = frame.position;
    print.heightGiven = true;
    print.yaw = yawOf(frame.rotation);
    print.normal = frame.rotation * Vec3::UnitY();
    print.stance = one.stance;
    print.step = one.step;
    track.prints.push_back(print);
  }
  track.standingStart = inputs.start == TrackEnd::Standing;
  track.standingEnd = inputs.end == TrackEnd::Standing;
  if (inputs.loop) track.loop = TrackLoop{inputs.loop->turn, inputs.axes.toEngine(inputs.loop->move)};
  return track;
}

TerrainPtr terrainOf(const WalkInputs& inputs) {
  if (inputs.terrain.empty()) {
    if (inputs.ground.empty()) return nullptr;
    const JsonDocument document(inputs.ground, "ground");
    return parseTerrain(document.root());
  }
  std::vector<Vec3> vertices;
  const std::vector<float>& p = inputs.terrain.mesh->points;
  for (std::size_t i = 0; i + 2 < p.size(); i += 3)
    vertices.push_back(inputs.axes.toEngine(
        Vec3(inputs.terrain.matrix * Vec3(double(p[i]), double(p[i + 1]), double(p[i + 2])))));
  std::vector<Eigen::Vector3i> triangles;
  const std::vector<int>& t = inputs.terrain.mesh->triangles;
  for (std::size_t i = 0; i + 2 < t.size(); i += 3) triangles.emplace_back(t[i], t[i + 1], t[i + 2]);
  return meshTerrain(std::move(vertices), std::move(triangles));
}

namespace {

std::shared_ptr<const WalkStyle> styleOfClip(const WalkInputs& inputs, const Character& character) {
  const Scene scene = parseSceneJson(*inputs.clip, "styleClip");
  if (!scene.motion) throw Error("styleClip must be a scene document with a motion; lay the style on again");
  try {
    return std::make_shared<const WalkStyle>(styleOf(*scene.motion, character, optionsOf(inputs)));
  } catch (const Error& error) {
    throw Error(fmt::format("style: {}", error.message()));
  }
}

}  // namespace

SolvedWalk solveWalk(const WalkInputs& inputs, const SolvedWalk* previous) {
  if (!(inputs.axes.metre > 0))
    throw Error(fmt::format("metre must be above 0, got {:g}", inputs.axes.metre));
  const bool how = previous && sameHow(inputs, previous->inputs),
             ground = previous && sameGround(inputs, previous->inputs);
  const Character character = how ? previous->player.character() : inputs.figure.character();
  const Track track = trackOf(inputs, character);
  if (track.prints.empty())
    throw Error("there are no prints to walk on; connect ffFootprints or an ffFootprintPath");
  std::vector<char> filledIn;
  for (const Footprint& print : track.prints)
    filledIn.push_back(static_cast<char>((print.stance > 0 ? 0 : 1) | (print.step > 0 ? 0 : 2)));
  const TerrainPtr terrain = ground ? previous->terrain : terrainOf(inputs);
  const auto solved =
      std::make_shared<const EditableWalk>(character, track, terrain, optionsOf(inputs),
                                           how && ground ? previous->player.source().get() : nullptr);
  const Walk& walk = solved->walk();
  const PrintNote* unmet = walk.diagnosis.unmet();
  if (unmet != nullptr && !inputs.options.force) throw Error(unmet->text);
  std::shared_ptr<const WalkStyle> style;
  if (inputs.clip)
    style = how && sameClip(inputs, previous->inputs) ? previous->style : styleOfClip(inputs, character);
  std::vector<std::string> notes = walk.faults;
  for (const PrintNote& note : walk.diagnosis.notes) notes.push_back(note.text);
  return {inputs,
          terrain,
          style,
          WalkPlayer(solved, style),
          walkLines(walk),
          std::move(notes),
          std::move(filledIn),
          inputs.axes,
          inputs.prints.size(),
          marksOf(inputs, track.prints.size())};
}

double markAt(const SolvedWalk& walk, double step) {
  const std::size_t count = walk.marks.size();
  const double n = static_cast<double>(count), turn = walk.player.loop() ? std::floor(step / n) : 0;
  const double within = step - turn * n, end = walk.marks.back() + 1;
  const std::size_t k = std::min(static_cast<std::size_t>(std::max(within, 0.0)), count - 1);
  const double next = k + 1 < count ? walk.marks[k + 1] : end;
  return turn * (end - walk.marks.front()) + walk.marks[k] +
         (within - static_cast<double>(k)) * (next - walk.marks[k]);
}

double markBetween(const double* before, const double* after) {
  constexpr double kSliver = 1e-3;  // of the step that is divided
  if (before && after) return *after - kSliver * (*after - *before);
  return before ? *before + 1 : after ? *after - 1 : 0;
}

std::vector<double> pathNumbers(const Track& track) {
  std::vector<double> numbers;
  for (const Footprint& p : track.prints) {
    for (const double n : {static_cast<double>(p.leg), p.position.x(), p.position.y(), p.position.z(), p.yaw,
                           p.stance, p.step})
      numbers.push_back(n);
  }
  return numbers;
}

std::vector<Footprint> printsOfNumbers(const std::vector<double>& numbers) {
  if (numbers.size() % kPathNumbers != 0)
    throw Error(
        fmt::format("pathPrints must hold {} numbers per print, got {}", kPathNumbers, numbers.size()));
  std::vector<Footprint> prints;
  for (std::size_t i = 0; i < numbers.size(); i += kPathNumbers) {
    const double* n = numbers.data() + i;
    Footprint print;
    print.leg = static_cast<int>(n[0]);
    print.position = Vec3(n[1], n[2], n[3]);
    print.heightGiven = true;
    print.yaw = n[4];
    print.stance = n[5];
    print.step = n[6];
    prints.push_back(print);
  }
  return prints;
}

}  // namespace footfall::maya
