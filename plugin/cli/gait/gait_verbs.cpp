// SPDX-License-Identifier: MIT
// footfall gait make, stats, follow, transition: gaits of four, six and eight legs, and any cycle on a path.
#include <algorithm>

#include <fmt/format.h>

#include "base/scanner.h"
#include "cli/gait/gait_verbs.h"
#include "cli/program/option_flags.h"
#include "gait/stride/gait_choice.h"
#include "gait/stride/make_stride.h"
#include "io/documents/gait_options_json.h"
#include "io/documents/gait_request.h"
#include "io/documents/terrain_json.h"
#include "io/scene_file.h"

namespace footfall::cli {
using namespace gait;

void writeMotion(Motion motion, const std::string& path) {
  Scene scene;
  scene.frameRate = 1 / motion.frameTime;
  scene.range = {motion.startTime,
                 motion.startTime + static_cast<double>(motion.frames() - 1) * motion.frameTime};
  scene.motion = std::move(motion);
  writeScene(scene, path);
}

void requireWritable(const std::string& path) {
  if (!isWritable(extensionOf(path)))
    throw Error(Place{path, 0},
                "cannot be written: its extension is not that of a motion; footfall convert --help lists "
                "those that are");
}

Json jsonOf(const Stride& stride) {
  Json legs = Json::array();
  for (std::size_t l = 0; l < stride.legs.size(); ++l)
    legs.push_back({{"name", stride.character.legs[l].name},
                    {"phase", stride.legs[l].timing.phase},
                    {"duty", stride.legs[l].timing.duty}});
  return {{"name", stride.name},
          {"seconds", stride.period},
          {"length_m", stride.length},
          {"speed_m_s", stride.speed()},
          {"strides_a_second", 1 / stride.period},
          {"hip_height_m", stride.hipHeight},
          {"froude", froudeNumber(stride.speed(), stride.hipHeight)},
          {"legs", legs},
          {"notes", stride.notes}};
}

std::string textOf(const Stride& stride) {
  std::string text = fmt::format(
      "  stride {:.4g} s, {:.4g} m: {:.4g} m/s, Froude number {:.3g} at hips {:.3g} m high\n", stride.period,
      stride.length, stride.speed(), froudeNumber(stride.speed(), stride.hipHeight), stride.hipHeight);
  for (std::size_t l = 0; l < stride.legs.size(); ++l)
    text +=
        fmt::format("  {:<12} down at {:.3f}, stands {:.3f} of the stride\n", stride.character.legs[l].name,
                    stride.legs[l].timing.phase, stride.legs[l].timing.duty);
  for (const std::string& note : stride.notes) text += fmt::format("  note: {}\n", note);
  return text;
}

Json jsonOf(const FootErrors& feet) {
  return {{"skate_mm", 1e3 * feet.skate},
          {"penetration_mm", 1e3 * feet.penetration},
          {"float_mm", 1e3 * feet.floating},
          {"contacts", feet.contacts}};
}

std::string textOf(const FootErrors& feet) {
  return fmt::format("  feet: {} contacts, slide {:.2f} mm, sink {:.2f} mm, float {:.2f} mm at most\n",
                     feet.contacts, 1e3 * feet.skate, 1e3 * feet.penetration, 1e3 * feet.floating);
}

std::vector<std::pair<std::string, double>> wordsAndNumbers(const std::string& text, const char* what,
                                                            const char* right) {
  std::vector<std::pair<std::string, double>> result;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find(',', at), text.size());
    const std::string item = text.substr(at, end - at);
    const std::size_t colon = item.find(':');
    double value = 0;
    if (colon == std::string::npos || !parseNumber(std::string_view(item).substr(colon + 1), value))
      throw Error(fmt::format("{}: '{}' must be {}", what, item, right));
    result.emplace_back(item.substr(0, colon), value);
    at = end + 1;
  }
  return result;
}

std::vector<double> legShiftsOf(const std::string& text, const Character& character) {
  if (text.empty()) return {};
  std::vector<double> legShifts(character.legs.size(), 0);
  for (const auto& [name, strides] :
       wordsAndNumbers(text, "--phases", "LEG:STRIDES, such as frontLeft:0.1")) {
    const auto leg = std::find_if(character.legs.begin(), character.legs.end(),
                                  [&name = name](const CharacterLeg& l) { return l.name == name; });
    if (leg == character.legs.end()) {
      std::vector<std::string> names;
      for (const CharacterLeg& l : character.legs) names.push_back(l.name);
      throw Error(fmt::format("--phases: there is no leg '{}'; there are: {}", name, fmt::join(names, ", ")));
    }
    legShifts[static_cast<std::size_t>(leg - character.legs.begin())] = strides;
  }
  return legShifts;
}

Stride gaitStrideOf(const std::string& source, const std::string& info, const GaitOptions& options) {
  const std::optional<NamedGait> named = namedGaitOf(source);
  if (named) {
    const Character character = characterPreset(named->character);
    MakeStrideOptions how = options.make;
    how.strides = 1;
    how.legShifts = legShiftsOf(options.phases, character);
    return makeStride(character, gaitNamed(named->gait, character.legs.size()), how).stride;
  }
  Stride stride = readStride(source, info, options.period);
  const std::vector<double> legShifts = legShiftsOf(options.phases, stride.character);
  for (std::size_t l = 0; l < legShifts.size(); ++l) stride.legs[l].shift = legShifts[l];
  return stride;
}

TerrainPtr terrainOf(const GaitOptions& options) {
  return options.terrain.empty() ? flatTerrain() : standingGround(readFile(options.terrain), options.terrain);
}

FollowOptions followOptions(const GaitOptions& options, const Common& common, const Progress& progress) {
  FollowOptions how = options.follow;
  how.threads = common.threads;
  how.progress = progress;
  if (!options.duration.empty()) how.duration = parseTime(options.duration, how.frameRate) / how.frameRate;
  return how;
}

Report finishTravel(const GaitOptions& options, PathTravel followed, const Character& character,
                    const TerrainPtr& terrain, Json json, std::string text) {
  const FootErrors feet =
      measureFootErrors(followed.motion, character, followed.performance.contacts, *terrain);
  Report report;
  report.json = std::move(json);
  report.json["frames"] = followed.motion.frames();
  report.json["seconds"] = followed.performance.range().end;
  report.json["distance_m"] = followed.distance;
  report.json["lowered_m"] = *std::max_element(followed.drop.begin(), followed.drop.end());
  report.json["feet"] = jsonOf(feet);
  Json notes = Json::array();
  for (const FollowNote& note : followed.notes) {
    notes.push_back(note.text);
    text += fmt::format("  note: {}\n", note.text);
    if (note.kind == Note::Kind::Unmet && !options.force) {
      report.text = fmt::format("footfall: {}: {} (--force writes the best attempt)\n",
                                options.path.empty() ? options.source : options.path, note.text);
      report.json["notes"] = notes;
      report.json["met"] = false;
      report.exitCode = kNotMet;
      return report;
    }
  }
  report.json["notes"] = notes;
  report.json["met"] = true;
  report.text = text + textOf(feet);
  writeMotion(followed.motion, options.output);
  if (!options.report.empty()) writeFile(options.report, report.json.dump(2) + "\n");
  if (options.view.asked()) {
    PageMotionOptions how;
    how.ground = terrain;
    writeView(options.view, motionItem(options.output, std::move(followed.motion), how), report);
  }
  return report;
}

void addGaitDocument(CLI::App& verb, const std::shared_ptr<GaitOptions>& options) {
  verb.add_option_function<std::string>(
          "--options",
          [options](const std::string& file) {
            parseGaitOptionsJson(readFile(file), file, options->make, options->follow);
          },
          "Read options from a document of the kind \"gait_options\"; flags override it")
      ->type_name("FILE");
}
void addGaitPhases(CLI::App& verb, const std::shared_ptr<GaitOptions>& options) {
  verb.add_option("--phases", options->phases,
                  "Shift touchdowns of legs by shares of a stride: LEG:STRIDES,… such as frontLeft:0.1");
}
void addGaitTravel(CLI::App& verb, const Program& program, const std::shared_ptr<GaitOptions>& options) {
  verb.add_option("-o,--output", options->output, "The motion to write")->required();
  verb.add_option("--terrain", options->terrain,
                  "The ground, a document of the kind \"terrain\" (default: flat)");
  verb.add_option("--info", options->info,
                  "Gait information of the stride, as the thesis's text or JSON (default: detected)");
  verb.add_option("--period", options->period,
                  "Period of the stride in seconds, for files that hold more than one (default: detected)");
  addGaitDocument(verb, options);
  addOptionFlags(verb, followOptionTable(), options->follow);
  verb.add_option("--report", options->report, "Write the report as JSON");
  verb.add_flag("--force", options->force, "Write the best attempt where legs cannot reach the ground");
  addGaitPhases(verb, options);
  addViewOption(verb, program, options->view, false);
}

void addGait(Program& program) {
  CLI::App& group = program.addVerb(
      "gait", "Make gaits of four, six and eight legs and send them along paths at any speed",
      "footfall gait follow dog:trot path.json -o dog.bvh", [&program] { return program.exitCode(); });
  group.require_subcommand(1);
  addGaitStride(program, group);
  addGaitFollow(program, group);
  addGaitTransition(program, group);
}

}  // namespace footfall::cli
