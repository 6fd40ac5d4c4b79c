// SPDX-License-Identifier: MIT
// What is asked of a creature, and what was found.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "creature/creature_options.h"
#include "creature/presets/creature_presets.h"
#include "io/documents/creature_json.h"
#include "io/json/json_options.h"
#include "io/json/json_values.h"
#include "io/json/json_write.h"

namespace footfall {
using namespace creature;

namespace {

constexpr std::string_view kKinds[] = {
    "hold", "angle", "spring", "damper", "balance position", "balance velocity", "trunk"};

void parseWorld(const JsonNode& node, CreatureWorld& world) {
  node.allowKeys({"ground", "gravity"});
  if (const JsonNode gravity = node.find("gravity")) world.gravity = pairOf(gravity);
  if (const JsonNode ground = node.find("ground")) {
    std::vector<Vec2> points;
    for (const JsonNode& point : ground.items()) points.push_back(pairOf(point));
    try {
      world.ground = GroundLine(points);
    } catch (const Error& error) {
      ground.fail(error.message());
    }
  }
}

// What one option alone does not show.
void checkSimulation(const JsonNode& node, const SimulationOptions& o) {
  allowOptionKeys(node, optionKeys(synthesisProblemTable()), "simulation");
  try {
    checkOptions(o);
  } catch (const Error& error) {
    node.fail(error.message());
  }
}

void rangeOf(const JsonNode& node, double& low, double& high) {
  const std::vector<double> ends = node.numbers(2);
  if (ends[0] > ends[1]) node.fail("must have its low end first");
  low = ends[0];
  high = ends[1];
}

// Poses counted, with ranges for all of them.
PoseGraphSpace countedSpace(const JsonNode& node, const Creature& creature) {
  node.allowKeys({"poses", "cyclic", "mirrored", "hold", "spring", "damper", "dampingRatio", "fixed"});
  PoseGraphRanges ranges;
  if (const JsonNode hold = node.find("hold")) rangeOf(hold, ranges.holdLow, ranges.holdHigh);
  if (const JsonNode spring = node.find("spring")) {
    const std::vector<JsonNode> items = spring.items();
    if (!items.empty() && items[0].isArray()) {
      ranges.springLow.assign(items.size(), 0);
      ranges.springHigh.assign(items.size(), 0);
      for (std::size_t j = 0; j < items.size(); ++j)
        rangeOf(items[j], ranges.springLow[j], ranges.springHigh[j]);
    } else {
      rangeOf(spring, ranges.springLow[0], ranges.springHigh[0]);
    }
  }
  if (const JsonNode damper = node.find("damper")) {
    ranges.freeDampers = true;
    rangeOf(damper, ranges.damperLow, ranges.damperHigh);
  }
  if (const JsonNode fixed = node.find("fixed")) {
    constexpr std::string_view kFixed[] = {"hold", "spring"};
    for (const JsonNode& item : fixed.items())
      (item.choice(kFixed) == 0 ? ranges.fixedHold : ranges.fixedSpring) = true;
  }
  PoseGraphSpace space = poseGraphSpace(creature, static_cast<int>(node.at("poses").integer(1, 1000)), ranges,
                                        node.boolean("cyclic", true), node.boolean("mirrored", false));
  space.dampingRatio = node.number("dampingRatio", space.dampingRatio);
  return space;
}

// Poses in full, with what of them is free.
PoseGraphSpace listedSpace(const JsonNode& node, const Creature& creature) {
  node.allowKeys({"poses", "cyclic", "mirrored", "dampingRatio", "free"});
  PoseGraphSpace space;
  space.dampingRatio = node.number("dampingRatio", space.dampingRatio);
  space.mirrored = node.boolean("mirrored", false);
  space.base = poseGraphOf(node, creature, space.dampingRatio);
  for (const JsonNode& item : node.at("free").items()) {
    item.allowKeys({"kind", "pose", "joint", "range"});
    FreeParameter p;
    p.kind = static_cast<ParameterKind>(item.at("kind").choice(kKinds));
    p.node = static_cast<int>(item.at("pose").integer(1, 1000)) - 1;
    if (const JsonNode joint = item.find("joint")) p.joint = static_cast<int>(joint.integer(1, 1000)) - 1;
    const bool angle = p.kind == ParameterKind::Target || p.kind == ParameterKind::Trunk;
    const std::vector<JsonNode> ends = item.at("range").items();
    if (ends.size() != 2) item.at("range").fail("must be [low, high]");
    p.low = angle ? angleOf(ends[0]) : ends[0].number();
    p.high = angle ? angleOf(ends[1]) : ends[1].number();
    space.free.push_back(p);
  }
  return space;
}

std::uint64_t supportOf(const JsonNode& node, std::size_t legs) {
  const std::string_view text = node.text();
  std::uint64_t bits = 0;
  bool fine = text.size() == legs;
  for (std::size_t i = 0; i < text.size() && fine; ++i) {
    fine = text[i] == '0' || text[i] == '1';
    if (text[i] == '1') bits |= std::uint64_t{1} << i;
  }
  if (!fine) node.fail(fmt::format("must be a 0 or 1 for each of the {} legs", legs));
  return bits;
}

Feature featureOf(const JsonNode& node, const Creature& creature) {
  node.allowKeys(
      {"feature", "leg", "value", "min", "max", "weight", "time", "angles", "sequence", "heights"});
  Feature f;
  try {
    f.kind = featureNamed(node.at("feature").text());
  } catch (const Error& error) {
    node.at("feature").fail("is unknown: " + error.message());
  }
  const bool compares = f.kind == FeatureKind::Posture || f.kind == FeatureKind::FinalPosture;
  const bool likeness = f.kind == FeatureKind::GaitMatrix;
  f.value = compares || f.kind == FeatureKind::ComTrajectory ? node.number("value", 0)
            : likeness                                       ? node.number("value", 1)
                                                             : node.at("value").number();
  f.min = node.number("min", 0);
  f.max = node.number("max", std::max(1.0, 2 * f.value));
  f.weight = numberWithin(node, "weight", 1, 0, 1);
  f.time = node.number("time", 0);
  if (const JsonNode leg = node.find("leg")) {
    f.leg = -1;
    for (std::size_t i = 0; i < creature.legs.size(); ++i)
      if (creature.legs[i].name == leg.text()) f.leg = static_cast<int>(i);
    if (f.leg < 0) leg.fail(fmt::format("names the leg '{}', which is missing", leg.text()));
  }
  if (const JsonNode angles = node.find("angles"))
    for (const JsonNode& item : angles.items())
      f.angles.push_back(item.isText() && item.text() == "*" ? Feature::kAny : angleOf(item));
  if (const JsonNode sequence = node.find("sequence"))
    for (const JsonNode& item : sequence.items()) f.sequence.push_back(supportOf(item, creature.legs.size()));
  if (const JsonNode heights = node.find("heights")) f.heights = heights.numbers();
  try {
    checkFeature(f, creature);
  } catch (const Error& error) {
    node.fail("is not valid: " + error.message());
  }
  return f;
}

std::string featureText(const Feature& f, const Creature& creature) {
  std::string out = "{\"feature\": " + jsonText(keywordOf(f.kind));
  if (f.kind == FeatureKind::DutyFactor || f.kind == FeatureKind::RelativePhase)
    out += ", \"leg\": " + jsonText(creature.legs[static_cast<std::size_t>(f.leg)].name);
  if (!f.angles.empty()) {
    if (f.kind == FeatureKind::Posture) out += ", \"time\": " + formatNumber(f.time);
    out += ", \"angles\": " +
           jsonList(f.angles, [](double a) { return std::isnan(a) ? std::string("\"*\"") : jsonAngle(a); });
  }
  if (!f.sequence.empty())
    out += ", \"sequence\": " + jsonList(f.sequence, [&](std::uint64_t bits) {
             std::string text;
             for (std::size_t i = 0; i < creature.legs.size(); ++i) text += (bits >> i) & 1 ? '1' : '0';
             return jsonText(text);
           });
  if (!f.heights.empty()) out += ", \"heights\": " + jsonNumbers(f.heights);
  return out + fmt::format(", \"value\": {}, \"min\": {}, \"max\": {}, \"weight\": {}}}",
                           formatNumber(f.value), formatNumber(f.min), formatNumber(f.max),
                           formatNumber(f.weight));
}

void appendSpace(std::string& out, const PoseGraphSpace& space, const Creature& creature,
                 const std::string& indent) {
  out += fmt::format("{{\"mirrored\": {}, \"dampingRatio\": {}, ", space.mirrored,
                     formatNumber(space.dampingRatio));
  appendPoses(out, space.base, creature, indent + " ");
  out += ",\n" + indent + " \"free\": [";
  for (std::size_t i = 0; i < space.free.size(); ++i) {
    const FreeParameter& p = space.free[i];
    const bool angle = p.kind == ParameterKind::Target || p.kind == ParameterKind::Trunk;
    const auto end = [&](double v) { return angle ? jsonAngle(v) : formatNumber(v); };
    out += fmt::format("{}\n{}  {{\"kind\": \"{}\", \"pose\": {}", i == 0 ? "" : ",", indent,
                       kKinds[static_cast<int>(p.kind)], p.node + 1);
    if (p.joint >= 0) out += fmt::format(", \"joint\": {}", p.joint + 1);
    out += fmt::format(", \"range\": [{}, {}]}}", end(p.low), end(p.high));
  }
  out += "]}";
}

}  // namespace

// The options whose keys are in the object `prefix`, as its members.
static std::string optionsOf(const SynthesisProblem& problem, const std::string& prefix) {
  std::string members;
  for (const Option<SynthesisProblem>& row : synthesisProblemTable()) {
    const std::size_t dot = row.key.find('.');
    if (row.key.substr(0, dot == std::string::npos ? 0 : dot + 1) != prefix) continue;
    if (!members.empty()) members += ", ";
    members += jsonText(row.key.substr(prefix.size())) + ": " + formatOptionValue({&row, row.value(problem)});
  }
  return members;
}

SynthesisProblem synthesisOf(const JsonNode& node, bool document) {
  std::vector<std::string_view> others = {"name", "creature", "world", "controller", "features"};
  if (document) others.insert(others.end(), {"footfall", "version"});
  allowOptionKeys(node, optionKeys(synthesisProblemTable()), "", others);
  SynthesisProblem p;
  p.name = node.text("name", "");
  const JsonNode creature = node.at("creature");
  const JsonNode controller = node.at("controller");
  try {
    p.creature = creature.isText() ? creaturePreset(creature.text()) : creatureOf(creature);
  } catch (const Error& error) {
    if (!error.place().file.empty()) throw;
    creature.fail("is unknown: " + error.message());
  }
  if (const JsonNode world = node.find("world")) parseWorld(world, p.world);
  readOptions(node, synthesisProblemTable(), p);
  if (const JsonNode simulation = node.find("simulation")) checkSimulation(simulation, p.simulation);
  try {
    p.controller = controller.at("poses").isNumber() ? countedSpace(controller, p.creature)
                                                     : listedSpace(controller, p.creature);
    checkSpace(p.controller, p.creature);
  } catch (const Error& error) {
    if (!error.place().file.empty()) throw;
    controller.fail("is not valid: " + error.message());
  }
  if (const JsonNode features = node.find("features"))
    for (const JsonNode& item : features.items()) p.features.push_back(featureOf(item, p.creature));
  return p;
}

SynthesisProblem parseSynthesisJson(std::string_view text, const std::string& file) {
  const JsonDocument document(text, file, "synthesis");
  return synthesisOf(document.root(), true);
}

void appendSynthesis(std::string& out, const SynthesisProblem& p, const std::string& indent) {
  const std::string line = ",\n" + indent;
  out += "\"name\": " + jsonText(p.name) + line + "\"creature\": {";
  appendCreature(out, p.creature, indent + " ");
  out += "}" + line + "\"world\": {\"ground\": " + jsonList(p.world.ground.points(), jsonPair) +
         ", \"gravity\": " + jsonPair(p.world.gravity) + "}";
  out += line + "\"simulation\": {" + optionsOf(p, "simulation.") + "}";
  out += line + "\"controller\": ";
  appendSpace(out, p.controller, p.creature, indent);
  out += line + "\"features\": [";
  for (std::size_t i = 0; i < p.features.size(); ++i)
    out += (i == 0 ? "\n" : ",\n") + indent + "  " + featureText(p.features[i], p.creature);
  out += "]" + line + optionsOf(p, "");
}

std::string formatSynthesisJson(const SynthesisProblem& problem) {
  std::string out = "{\"footfall\": \"synthesis\", \"version\": 1,\n ";
  appendSynthesis(out, problem, " ");
  return out + "}\n";
}

SynthesisSolution parseSolutionJson(std::string_view text, const std::string& file) {
  const JsonDocument document(text, file, "solution");
  const JsonNode root = document.root();
  root.allowKeys(
      {"footfall", "version", "fitness", "method", "seed", "generations", "parameters", "problem"});
  SynthesisSolution s;
  s.problem = synthesisOf(root.at("problem"), false);
  s.parameters = root.at("parameters").numbers(s.problem.controller.size());
  for (std::size_t i = 0; i < s.parameters.size(); ++i)
    if (s.problem.controller.free[i].kind == ParameterKind::Hold && !(s.parameters[i] > 0))
      root.at("parameters").items()[i].fail("is a time to hold a pose and must be above 0 s");
  s.fitness = root.number("fitness", 0);
  s.method = root.text("method", "");
  if (const JsonNode seed = root.find("seed"))
    s.seed = static_cast<unsigned long long>(seed.integer(0, 1LL << 53));
  if (const JsonNode generations = root.find("generations"))
    s.generations = static_cast<int>(generations.integer(0, 1000000000));
  return s;
}

std::string formatSolutionJson(const SynthesisSolution& s) {
  std::string out = fmt::format(
      "{{\"footfall\": \"solution\", \"version\": 1,\n \"fitness\": {}, \"method\": {}, \"seed\": {}, "
      "\"generations\": {},\n "
      "\"parameters\": {},\n \"problem\": {{",
      formatNumber(s.fitness), jsonText(s.method), s.seed, s.generations, jsonNumbers(s.parameters));
  appendSynthesis(out, s.problem, "  ");
  return out + "}}\n";
}

}  // namespace footfall
