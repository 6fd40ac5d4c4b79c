// SPDX-License-Identifier: MIT
#include "io/documents/track_json.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <filesystem>

#include "base/angles.h"
#include "base/scanner.h"
#include "io/documents/terrain_json.h"
#include "io/json/json_document.h"
#include "io/json/json_values.h"
#include "io/scene_file.h"

namespace footfall {
using namespace footprint;

namespace {

constexpr std::string_view kEnds[] = {"moving", "standing", "free"};

// The figure of a motion or scene, by a path from where the document is.
Character characterOf(const JsonNode& node) {
  const std::filesystem::path path =
      std::filesystem::path(node.place().file).parent_path() / std::filesystem::path(node.text());
  const Scene scene = readScene(path.string());
  return makeCharacter(scene.motion ? scene.motion->skeleton : scene.skeleton, path.stem().string());
}

Character parseCharacter(const JsonNode& node, WalkOptions& options) {
  const auto preset = [](const JsonNode& name) {
    try {
      return characterPreset(name.text());
    } catch (const Error& error) {
      if (!error.place().file.empty()) throw;
      name.fail("is unknown: " + error.message());
    }
  };
  if (node.isText()) return preset(node);
  node.allowKeys({"preset", "file", "scale", "mass", "crouch", "hipSpacing", "legLength", "com", "armSwing",
                  "hipTwist"});
  const JsonNode own = node.find("file");
  if (own && node.find("preset")) own.fail("and preset exclude each other");
  Character character = own ? characterOf(own) : preset(node.at("preset"));
  if (const JsonNode scale = node.find("scale")) character = scaled(character, numberAbove(scale, 0, ""));
  if (const JsonNode mass = node.find("mass")) character.mass = numberAbove(mass, 0, "kg");
  options.style.crouch = numberWithin(node, "crouch", 0, 0, 0.5);
  options.style.hipSpacing = numberWithin(node, "hipSpacing", 1, 0.01, 10);
  options.style.legLength = numberWithin(node, "legLength", 1, 0.51, 2);
  if (const JsonNode com = node.find("com")) {
    const std::vector<double> n = com.numbers(3);
    options.style.comOffset = Vec3(n[0], n[1], n[2]);
  }
  options.armSwing = numberWithin(node, "armSwing", 1, 0, 10);
  options.hipTwist = numberWithin(node, "hipTwist", 1, 0, 10);
  return character;
}

void parseBody(const JsonNode& node, BodyTurnOptions& body) {
  node.allowKeys({"window", "pitch", "pitchPhase", "roll", "rollPhase", "lean", "keys"});
  body.window = numberWithin(node, "window", 0, 0, 1e6);
  body.pitch = node.number("pitch", 0) * kDegree;
  body.pitchPhase = node.number("pitchPhase", 0) * kDegree;
  body.roll = node.number("roll", 0) * kDegree;
  body.rollPhase = node.number("rollPhase", 0) * kDegree;
  body.lean = node.number("lean", 0) * kDegree;
  const JsonNode keys = node.find("keys");
  if (!keys) return;
  for (const JsonNode& key : keys.items()) {
    key.allowKeys({"time", "yaw", "pitch", "roll"});
    const double time = key.at("time").number();
    if (!body.script.empty() && !(time > body.script.back().time))
      key.at("time").fail("should come after the key before");
    body.script.push_back({time, key.number("yaw", 0) * kDegree, key.number("pitch", 0) * kDegree,
                           key.number("roll", 0) * kDegree});
  }
}

void parseFeet(const JsonNode& node, FootPlanOptions& feet) {
  node.allowKeys({"heelLift", "roll", "clearance", "lift", "apart", "retract"});
  feet.heelLift = numberWithin(node, "heelLift", feet.heelLift, 0, 1);
  feet.roll = numberWithin(node, "roll", feet.roll, 0, 2);
  feet.clearance = numberWithin(node, "clearance", feet.clearance, 0, 0.5);
  feet.lift = numberWithin(node, "lift", feet.lift, 0, 10);
  feet.apart = numberWithin(node, "apart", feet.apart, 0, 0.5);
  feet.retract = numberWithin(node, "retract", feet.retract, 0, 0.8);
}

void parseWeights(const JsonNode& node, ComOptions& com) {
  node.allowKeys({"comfort", "toeBlend", "friction", "maxForce", "overreach", "limits", "samples", "calm"});
  com.comfort = numberWithin(node, "comfort", com.comfort, 0, 1e9);
  com.ballBlend = numberWithin(node, "toeBlend", com.ballBlend, 0, 10);
  com.friction = numberWithin(node, "friction", com.friction, 0, 100);
  com.maxForce = numberWithin(node, "maxForce", com.maxForce, 0, 1000);
  com.overreach = numberWithin(node, "overreach", com.overreach, 0, 1e9);
  com.calm = numberWithin(node, "calm", com.calm, 0, 1e9);
  com.limitWeight = numberWithin(node, "limits", com.limitWeight, 0, 1e9);
  com.samples = countOf(node, "samples", com.samples);
}

constexpr double kFarthest = 1e5, kLongest = 3600;  // metres from the origin, seconds on a print

Footprint parsePrint(const JsonNode& node, std::size_t number, const std::vector<std::string>& legs,
                     BadTimes bad, std::vector<std::string>& faults) {
  node.allowKeys({"side", "position", "yaw", "stance", "step"});
  for (const char* key : {"side", "position"}) {
    if (!node.find(key)) node.fail(fmt::format("(print {}) lacks '{}'", number, key));
  }
  Footprint print;
  const JsonNode side = node.at("side");
  const auto leg = std::find(legs.begin(), legs.end(), side.text());
  if (leg == legs.end()) {
    std::string names;
    for (const std::string& name : legs) names += (names.empty() ? "" : ", ") + name;
    side.fail(fmt::format("(print {}) should be one of {}", number, names));
  }
  print.leg = static_cast<int>(leg - legs.begin());
  print.position = placeOf(node.at("position"), &print.heightGiven);
  if (!(print.position.cwiseAbs().maxCoeff() <= kFarthest))
    node.at("position")
        .fail(fmt::format("(print {}) should be within {:g} m of the origin", number, kFarthest));
  print.yaw = node.number("yaw", 0) * kDegree;
  for (const bool stance : {true, false}) {
    const JsonNode time = node.find(stance ? "stance" : "step");
    if (!time) continue;
    const double seconds = time.number();
    if (!(seconds > 0)) {
      if (bad == BadTimes::Refused)
        time.fail(fmt::format("(print {}) should be above 0 s, not {:g}", number, seconds));
      faults.push_back(fmt::format("print {} ({}): a {} of {:g} s; it must be above 0, and was made up",
                                   number, *leg, stance ? "stance" : "step", seconds));
      continue;
    }
    if (seconds > kLongest)
      time.fail(fmt::format("(print {}) should be at most {:g} s, not {:g}", number, kLongest, seconds));
    (stance ? print.stance : print.step) = seconds;
  }
  return print;
}

}  // namespace

TrackDocument parseTrackJson(std::string_view text, const std::string& file, BadTimes bad) {
  const JsonDocument document(text, file, "track");
  const JsonNode root = document.root();
  root.allowKeys({"footfall", "version", "character", "terrain", "prints", "body", "feet", "weights", "start",
                  "end", "loop", "path"});
  TrackDocument result;
  const JsonNode character = root.find("character");
  result.character = character ? parseCharacter(character, result.options) : characterPreset("human");
  const JsonNode terrain = root.find("terrain");
  result.terrain = terrain ? parseTerrain(terrain) : flatTerrain();
  if (const JsonNode body = root.find("body")) parseBody(body, result.options.body);
  if (const JsonNode feet = root.find("feet")) parseFeet(feet, result.options.feet);
  if (const JsonNode weights = root.find("weights")) parseWeights(weights, result.options.com);
  if (const JsonNode path = root.find("path")) {
    path.allowKeys({"liftKnots", "rollingFeet"});
    result.options.liftKnots = path.boolean("liftKnots", result.options.liftKnots);
    result.options.rollingFeet = path.boolean("rollingFeet", result.options.rollingFeet);
  }
  if (const JsonNode start = root.find("start")) {
    result.track.standingStart = start.choice(kEnds) == 1;
    result.options.freeStart = start.choice(kEnds) == 2;
  }
  if (const JsonNode end = root.find("end")) {
    result.track.standingEnd = end.choice(kEnds) == 1;
    result.options.freeEnd = end.choice(kEnds) == 2;
  }
  if (const JsonNode loop = root.find("loop")) {
    loop.allowKeys({"yaw", "offset"});
    result.track.loop = TrackLoop{loop.number("yaw", 0) * kDegree, placeOf(loop.at("offset"))};
  }
  std::vector<std::string> legs;
  for (const CharacterLeg& leg : result.character.legs) legs.push_back(leg.name);
  const JsonNode prints = root.at("prints");
  for (const JsonNode& print : prints.items()) {
    const std::size_t number = result.track.prints.size() + 1;
    try {
      result.track.prints.push_back(parsePrint(print, number, legs, bad, result.faults));
    } catch (const Error& error) {
      if (error.message().find("(print ") != std::string::npos) throw;
      throw Error(error.place(), fmt::format("{} (print {})", error.message(), number));
    }
  }
  if (result.track.prints.empty()) prints.fail("should hold at least one print");
  if (result.track.loop && result.track.prints.size() < 2)
    prints.fail("should hold at least two prints for a loop");
  return result;
}

std::string formatTrackJson(const Track& track, const std::string& character,
                            const std::vector<std::string>& legNames, CharacterIs is) {
  std::string out = "{\"footfall\": \"track\", \"version\": 1,\n \"character\": ";
  if (is == CharacterIs::File) out += "{\"file\": ";
  appendJsonText(out, character);
  if (is == CharacterIs::File) out += "}";
  const bool heights = std::any_of(track.prints.begin(), track.prints.end(),
                                   [](const Footprint& print) { return print.heightGiven; });
  out += fmt::format(",\n \"terrain\": {{\"type\": \"{}\"}},\n", heights ? "none" : "flat");
  if (track.standingStart) out += " \"start\": \"standing\",\n";
  if (track.standingEnd) out += " \"end\": \"standing\",\n";
  out += " \"prints\": [";
  const auto number = [](double value) { return formatNumber(value, 9); };
  for (std::size_t i = 0; i < track.prints.size(); ++i) {
    const Footprint& p = track.prints[i];
    out += i == 0 ? "\n  {\"side\": " : ",\n  {\"side\": ";
    appendJsonText(out, legNames[static_cast<std::size_t>(p.leg)]);
    out += ", \"position\": [" + number(p.position.x()) + ", " +
           (p.heightGiven ? number(p.position.y()) + ", " : "") + number(p.position.z()) +
           "], \"yaw\": " + number(p.yaw / kDegree);
    if (p.stance > 0) out += ", \"stance\": " + number(p.stance);
    if (p.step > 0) out += ", \"step\": " + number(p.step);
    out += "}";
  }
  return out + "\n ]}\n";
}

}  // namespace footfall
