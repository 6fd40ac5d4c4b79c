// SPDX-License-Identifier: MIT
#include "io/documents/track_json.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <filesystem>

#include "base/angles.h"
#include "base/scanner.h"
#include "footprint/walk/walk_options_table.h"
#include "io/documents/terrain_json.h"
#include "io/json/json_document.h"
#include "io/json/json_options.h"
#include "io/json/json_values.h"
#include "io/json/json_write.h"
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

TrackCharacter namedCharacter(const JsonNode& node) {
  TrackCharacter named;
  if (!node) return named;
  if (node.isText()) {
    named.name = node.text();
    return named;
  }
  const JsonNode file = node.find("file");
  if (file && node.find("preset")) file.fail("cannot be combined with preset");
  named.name = (file ? file : node.at("preset")).text();
  if (file) named.is = CharacterIs::File;
  if (const JsonNode scale = node.find("scale")) named.scale = numberAbove(scale, 0, "");
  return named;
}

Character parseCharacter(const JsonNode& node, const TrackCharacter& named) {
  if (!node) return characterPreset(named.name);
  if (named.is == CharacterIs::File) {
    Character character = characterOf(node.at("file"));
    if (node.find("scale")) character = scaled(character, named.scale);
    if (const JsonNode mass = node.find("mass")) character.mass = numberAbove(mass, 0, "kg");
    return character;
  }
  const JsonNode name = node.isText() ? node : node.at("preset");
  try {
    Character character = characterPreset(named.name);
    if (node.isText()) return character;
    if (node.find("scale")) character = scaled(character, named.scale);
    if (const JsonNode mass = node.find("mass")) character.mass = numberAbove(mass, 0, "kg");
    return character;
  } catch (const Error& error) {
    if (!error.place().file.empty()) throw;
    name.fail("is unknown: " + error.message());
  }
}

std::vector<BodyKey> parseScript(const JsonNode& keys) {
  std::vector<BodyKey> script;
  for (const JsonNode& key : keys.items()) {
    key.allowKeys({"time", "yaw", "pitch", "roll"});
    const double time = key.at("time").number();
    if (!script.empty() && !(time > script.back().time))
      key.at("time").fail("must come after the key before it");
    script.push_back({time, key.number("yaw", 0) * kDegree, key.number("pitch", 0) * kDegree,
                      key.number("roll", 0) * kDegree});
  }
  return script;
}

std::string formatScript(const std::vector<BodyKey>& script) {
  return jsonList(script, [](const BodyKey& key) {
    return fmt::format("{{\"time\": {}, \"yaw\": {}, \"pitch\": {}, \"roll\": {}}}", formatNumber(key.time),
                       jsonAngle(key.yaw), jsonAngle(key.pitch), jsonAngle(key.roll));
  });
}

// The options of a document, or of an object that has nothing else.
void parseOptions(const JsonNode& root, WalkOptions& options) {
  static const std::vector<std::string> keys = optionKeys(walkOptionsTable());
  const std::pair<const char*, std::vector<std::string_view>> objects[] = {
      {"character", {"preset", "file", "scale", "mass"}},
      {"body", {"keys"}},
      {"feet", {}},
      {"weights", {}},
      {"path", {}}};
  for (const auto& [name, others] : objects) {
    const JsonNode object = root.find(name);
    if (object && !object.isText()) allowOptionKeys(object, keys, name, others);
  }
  readOptions(root, walkOptionsTable(), options);
  const JsonNode body = root.find("body");
  if (const JsonNode script = body ? body.find("keys") : JsonNode())
    options.body.script = parseScript(script);
}

// What differs from the defaults, and the character: one line per member.
std::string formatOptions(const WalkOptions& options, const TrackCharacter& character) {
  const WalkOptions defaults;
  OptionInfo who, scale;
  who.key = character.is == CharacterIs::File ? "character.file" : "character.preset";
  who.kind = OptionKind::Text;
  scale.key = "character.scale";
  std::vector<WrittenOption> written{{&who, character.name}};
  if (character.scale != 1) written.push_back({&scale, character.scale});
  for (const Option<WalkOptions>& row : walkOptionsTable()) {
    if (!row.key.empty() && !row.same(options, defaults)) written.push_back({&row, row.value(options)});
  }
  const bool plain = character.is == CharacterIs::Preset &&
                     std::none_of(written.begin() + 1, written.end(), [](const WrittenOption& option) {
                       return option.info->key.rfind("character.", 0) == 0;
                     });
  if (plain) who.key = "character";
  std::string text = footfall::formatOptions(written);
  if (options.body.script.empty()) return text;
  const std::string body = "\"body\": {", keys = "\"keys\": " + formatScript(options.body.script);
  const std::size_t at = text.find(body);
  if (at == std::string::npos) return text + " " + body + keys + "},\n";
  text.insert(at + body.size(), keys + ", ");
  return text;
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
    side.fail(fmt::format("(print {}) must be one of {}", number, names));
  }
  print.leg = static_cast<int>(leg - legs.begin());
  print.position = placeOf(node.at("position"), &print.heightGiven);
  if (!(print.position.cwiseAbs().maxCoeff() <= kFarthest))
    node.at("position")
        .fail(fmt::format("(print {}) must be within {:g} m of the origin", number, kFarthest));
  print.yaw = node.number("yaw", 0) * kDegree;
  for (const bool stance : {true, false}) {
    const JsonNode time = node.find(stance ? "stance" : "step");
    if (!time) continue;
    const double seconds = time.number();
    if (!(seconds > 0)) {
      if (bad == BadTimes::Refused)
        time.fail(fmt::format("(print {}) must be above 0 s, got {:g}", number, seconds));
      faults.push_back(fmt::format("print {} ({}): the {} must be above 0 s, got {:g}; it was filled in",
                                   number, *leg, stance ? "stance" : "step", seconds));
      continue;
    }
    if (seconds > kLongest)
      time.fail(fmt::format("(print {}) must be at most {:g} s, got {:g}", number, kLongest, seconds));
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
  parseOptions(root, result.options);
  const JsonNode character = root.find("character");
  result.named = namedCharacter(character);
  result.character = parseCharacter(character, result.named);
  const JsonNode terrain = root.find("terrain");
  result.terrain = terrain ? parseTerrain(terrain) : flatTerrain();
  result.terrainText = terrain ? terrainText(terrain) : "{\"type\": \"flat\"}";
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
  if (result.track.prints.empty()) prints.fail("must hold at least one print");
  if (result.track.loop && result.track.prints.size() < 2)
    prints.fail("must hold at least two prints for a loop");
  return result;
}

std::string formatTrackJson(const Track& track, const TrackCharacter& character,
                            const std::vector<std::string>& legNames, const WalkOptions& options,
                            const std::string& terrain) {
  const auto number = [](double value) { return formatNumber(value, 9); };
  std::string out = "{\"footfall\": \"track\", \"version\": 1,\n" + formatOptions(options, character);
  const bool heights = std::any_of(track.prints.begin(), track.prints.end(),
                                   [](const Footprint& print) { return print.heightGiven; });
  out += terrain.empty() ? fmt::format(" \"terrain\": {{\"type\": \"{}\"}},\n", heights ? "none" : "flat")
                         : " \"terrain\": " + terrain + ",\n";
  const auto end = [&out](const char* name, bool standing, bool free) {
    if (standing || free) out += fmt::format(" \"{}\": \"{}\",\n", name, standing ? "standing" : "free");
  };
  end("start", track.standingStart, options.freeStart);
  end("end", track.standingEnd, options.freeEnd);
  if (track.loop) {
    const Vec3& o = track.loop->offset;
    out += fmt::format(" \"loop\": {{\"offset\": {}, \"yaw\": {}}},\n", jsonNumbers({o.x(), o.y(), o.z()}),
                       jsonAngle(track.loop->yaw));
  }
  out += " \"prints\": [";
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

void readWalkOptions(std::string_view text, const std::string& file, WalkOptions& options) {
  const JsonDocument document(text, file);
  document.root().allowKeys({"character", "body", "feet", "weights", "path"});
  parseOptions(document.root(), options);
}

std::string formatBodyScript(const WalkOptions& options) {
  if (options.body.script.empty()) return {};
  return "{\"body\": {\"keys\": " + formatScript(options.body.script) + "}}";
}

}  // namespace footfall
