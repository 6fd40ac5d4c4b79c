// SPDX-License-Identifier: MIT
#include "walk_inputs.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <tuple>

#include <fmt/format.h>

#include "base/error.h"
#include "io/json_document.h"
#include "io/terrain_json.h"
#include "io/track_json.h"

namespace footfall::maya {
namespace {

// A document's options, read where documents are read.
WalkOptions documentOptions(const std::string& text) {
  if (text.empty()) return {};
  std::string document = text;
  const std::size_t open = document.find('{');
  if (open == std::string::npos) throw Error("options should be a JSON object: {\"weights\": {…}}");
  document.insert(
      open + 1,
      "\"footfall\": \"track\", \"version\": 1, "
      "\"prints\": [{\"side\": \"left\", \"position\": [0, 0]}]" +
          std::string(document.find_first_not_of(" \t\n}", open + 1) == std::string::npos ? "" : ", "));
  return parseTrackJson(document, "options").options;
}

int legOf(const Character& character, int named, std::size_t number) {
  const std::string name = kLegNames[static_cast<std::size_t>(std::clamp(named, 0, 5))];
  std::string names;
  for (std::size_t leg = 0; leg < character.legs.size(); ++leg) {
    if (character.legs[leg].name == name) return static_cast<int>(leg);
    names += (names.empty() ? "" : ", ") + character.legs[leg].name;
  }
  throw Error(
      fmt::format("print {}: leg should be one of {} for this character, not {}", number, names, name));
}

WalkOptions optionsOf(const WalkInputs& inputs) {
  WalkOptions options = documentOptions(inputs.options);
  const StyleInput& style = inputs.style;
  options.style.crouch = style.crouch;
  options.style.hipSpacing = style.hipSpacing;
  options.style.legLength = style.legLength;
  options.armSwing = style.armSwing;
  options.hipTwist = style.hipTwist;
  options.body.lean = style.lean;
  options.body.pitch = style.nod;
  options.body.roll = style.sway;
  options.feet.heelLift = style.heelLift;
  options.feet.roll = style.footRoll;
  options.feet.clearance = style.clearance;
  options.feet.lift = style.lift;
  options.freeStart = inputs.start == TrackEnd::Free;
  options.freeEnd = inputs.end == TrackEnd::Free;
  options.frameRate = inputs.frameRate;
  options.solver.method = inputs.greedy ? ComMethod::Greedy : ComMethod::Fast;
  options.force = inputs.force;
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

}  // namespace

bool PrintInput::operator==(const PrintInput& other) const {
  return std::tie(order, index, leg, stance, step, mark) ==
             std::tie(other.order, other.index, other.leg, other.stance, other.step, other.mark) &&
         matrix.matrix() == other.matrix.matrix();
}

bool TerrainInput::operator==(const TerrainInput& other) const {
  return matrix.matrix() == other.matrix.matrix() && points == other.points && triangles == other.triangles;
}

bool StyleInput::operator==(const StyleInput& other) const {
  const auto all = [](const StyleInput& s) {
    return std::tie(s.crouch, s.hipSpacing, s.legLength, s.armSwing, s.hipTwist, s.lean, s.nod, s.sway,
                    s.heelLift, s.footRoll, s.clearance, s.lift);
  };
  return all(*this) == all(other);
}

bool WalkInputs::operator==(const WalkInputs& other) const {
  const auto all = [](const WalkInputs& i) {
    return std::tie(i.figure, i.axes, i.prints, i.path, i.ground, i.options, i.start, i.end, i.loop, i.style,
                    i.frameRate, i.greedy, i.force, i.terrain);
  };
  return all(*this) == all(other);
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
  if (inputs.terrain.points.empty()) {
    if (inputs.ground.empty()) return nullptr;
    const JsonDocument document(inputs.ground, "ground");
    return parseTerrain(document.root());
  }
  std::vector<Vec3> vertices;
  const std::vector<float>& p = inputs.terrain.points;
  for (std::size_t i = 0; i + 2 < p.size(); i += 3)
    vertices.push_back(inputs.axes.toEngine(
        Vec3(inputs.terrain.matrix * Vec3(double(p[i]), double(p[i + 1]), double(p[i + 2])))));
  std::vector<Eigen::Vector3i> triangles;
  const std::vector<int>& t = inputs.terrain.triangles;
  for (std::size_t i = 0; i + 2 < t.size(); i += 3) triangles.emplace_back(t[i], t[i + 1], t[i + 2]);
  return meshTerrain(std::move(vertices), std::move(triangles));
}

SolvedWalk solveWalk(const WalkInputs& inputs) {
  if (!(inputs.axes.metre > 0))
    throw Error(fmt::format("metre should be above 0, not {:g}", inputs.axes.metre));
  const Character character = inputs.figure.character();
  const Track track = trackOf(inputs, character);
  if (track.prints.empty())
    throw Error("there are no prints to walk on; connect ffFootprints or an ffFootprintPath");
  std::vector<char> madeUp;
  for (const Footprint& print : track.prints)
    madeUp.push_back(static_cast<char>((print.stance > 0 ? 0 : 1) | (print.step > 0 ? 0 : 2)));
  Walk walk = walkTrack(character, track, terrainOf(inputs), optionsOf(inputs));
  std::vector<std::string> notes = walk.faults;
  for (const ComNote& note : walk.diagnosis.notes) notes.push_back(note.text);
  WalkLines lines = walkLines(walk);
  return {WalkPlayer(std::move(walk), character),
          std::move(lines),
          std::move(notes),
          std::move(madeUp),
          inputs.axes,
          inputs.prints.size(),
          marksOf(inputs, track.prints.size())};
}

double markAt(const SolvedWalk& walk, double step) {
  const std::size_t count = walk.marks.size();
  const double n = static_cast<double>(count), turn = walk.player.figure().loop() ? std::floor(step / n) : 0;
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
        fmt::format("pathPrints should hold {} numbers a print; it holds {}", kPathNumbers, numbers.size()));
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
