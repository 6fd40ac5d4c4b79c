// SPDX-License-Identifier: MIT
// footfall locomote: a motion from a library, by a script, along a path or to a point.
#include <filesystem>
#include <memory>

#include <fmt/format.h>

#include "base/angles.h"
#include "base/scanner.h"
#include "cli/program/option_flags.h"
#include "cli/program/program.h"
#include "cli/view/view_page.h"
#include "figure/quality/quality.h"
#include "io/documents/locomotion_json.h"
#include "io/documents/terrain_json.h"
#include "io/json/json_document.h"
#include "io/scene_file.h"
#include "locomotion/run/generate.h"
#include "locomotion/run/steering_options.h"

namespace footfall::cli {
using namespace locomotion;

namespace {

struct Options {
  std::string library, script, path, to, output, report, terrain, onto, jointMap;
  double speed = 1.3;
  SteeringOptions steering;
  ViewOption view;
};

Vec2 pointOf(const std::string& text) {
  const std::size_t comma = text.find(',');
  Vec2 point;
  if (comma == std::string::npos || !parseNumber(std::string_view(text).substr(0, comma), point.x()) ||
      !parseNumber(std::string_view(text).substr(comma + 1), point.y()))
    throw Error(fmt::format("--to must be X,Z in metres, such as 3,4.5, got '{}'", text));
  return point;
}

Generated run(const Options& options, const std::shared_ptr<const Library>& library) {
  const GenerateOptions& how = options.steering.generate;
  if (!options.script.empty()) {
    const bool isFile = std::filesystem::is_regular_file(options.script);
    return generate(library, parseScript(isFile ? readFile(options.script) : options.script), how);
  }
  const Route route = options.path.empty()
                          ? routeTo({}, pointOf(options.to), options.speed)
                          : parseRouteJson(readFile(options.path), options.path, options.speed);
  return generate(library, route, how, options.steering.follow);
}

Json velocityJson(const Velocity& v) {
  return {{"speed_m_s", v.speed}, {"turn_deg_s", v.turn / kDegree}};
}

Json jsonOf(const Generated& made, const Options& options, const Library& library) {
  Json steady = Json::array(), joins = Json::array(), contacts = Json::array();
  for (const SteadyStretch& s : made.steady)
    steady.push_back({{"start", s.start},
                      {"end", s.end},
                      {"class", library.classes[static_cast<std::size_t>(s.cls)].name},
                      {"asked", velocityJson(s.asked)},
                      {"achieved", velocityJson(s.achieved)}});
  for (const Join& join : made.joins)
    joins.push_back({{"time", join.time},
                     {"what", join.what},
                     {"jump_deg_s", join.jumps.joint / kDegree},
                     {"root_jump_m_s", join.jumps.root},
                     {"lurch_m_s", join.jumps.lurch}});
  const Limbs limbs = findLimbs(made.motion.skeleton);
  for (const Contact& contact : made.contacts)
    contacts.push_back({{"foot", limbs.legs[static_cast<std::size_t>(contact.leg)].name},
                        {"start", contact.time.start},
                        {"end", contact.time.end}});
  const QualityReport quality = measureQuality(made.motion);
  return {{"output", options.output},
          {"seconds", made.samples.empty() ? 0 : made.samples.back().time},
          {"steady", steady},
          {"seams", joins},
          {"worst_seam_deg_s", made.worst.joint / kDegree},
          {"worst_seam_m_s", made.worst.root},
          {"worst_seam_lurch_m_s", made.worst.lurch},
          {"source_jump_deg_s", library.jumps.joint / kDegree},
          {"source_root_jump_m_s", library.jumps.root},
          {"source_lurch_m_s", library.jumps.lurch},
          {"skate_mm", {{"mean", 1000 * quality.skate.mean}, {"max", 1000 * quality.skate.max}}},
          {"source_skate_mm", 1000 * library.groundSkate},
          {"path",
           {{"rms_m", made.pathRms},
            {"max_m", made.pathMax},
            {"kept", made.kept},
            {"arrived", made.arrived},
            {"missed_m", made.missed},
            {"slowed_m", made.slowedWay},
            {"slowest_m_s", made.slowest}}},
          {"contacts", contacts},
          {"hips_lowered_m", made.lockShift},
          {"notes", made.notes}};
}

std::string textOf(const Generated& made, const Options& options, const Library& library, const Json& json) {
  std::string text = fmt::format(
      "{} -> {}\n  {:.2f} s, {} joins: joints jump by {:.0f} deg/s at most, hips by {:.2f} m/s (99.9 % of "
      "the clips stay below {:.0f} and {:.2f})\n",
      options.library, options.output, made.samples.empty() ? 0 : made.samples.back().time, made.joins.size(),
      made.worst.joint / kDegree, made.worst.root, library.jumps.joint / kDegree, library.jumps.root);
  for (const SteadyStretch& s : made.steady)
    text += fmt::format(
        "  {:6.2f} to {:6.2f} s {}: requested {:.2f} m/s {:.1f} deg/s, achieved {:.2f} m/s {:.1f} deg/s\n",
        s.start, s.end, library.classes[static_cast<std::size_t>(s.cls)].name, s.asked.speed,
        s.asked.turn / kDegree, s.achieved.speed, s.achieved.turn / kDegree);
  text += fmt::format("  feet slide {:.1f} mm on average, {:.1f} mm at most (in the clips: {:.1f} mm)\n",
                      json["skate_mm"]["mean"].get<double>(), json["skate_mm"]["max"].get<double>(),
                      1000 * library.groundSkate);
  if (options.script.empty())
    text += fmt::format("  off the path by {:.3f} m RMS, {:.3f} m at most; {}, {:.2f} m from its end\n",
                        made.pathRms, made.pathMax, made.arrived ? "arrived" : "NOT arrived", made.missed);
  for (const std::string& note : made.notes) text += "  note: " + note + "\n";
  return text;
}

Report locomoteOne(Options options, const Common& common, const Progress& progress) {
  const int given = !options.script.empty() + !options.path.empty() + !options.to.empty();
  if (given != 1) throw Error("give exactly one of --script, --path and --to");
  if (!isWritable(extensionOf(options.output)))
    throw Error(Place{options.output, 0},
                "has an extension that cannot be written; footfall convert --help lists those that can");
  GenerateOptions& generation = options.steering.generate;
  if (!options.terrain.empty())
    generation.run.terrain = standingGround(readFile(options.terrain), options.terrain);
  generation.threads = common.threads;
  generation.progress = progress;
  const auto library =
      std::make_shared<const Library>(parseLibraryJson(readFile(options.library), options.library));
  if (!options.onto.empty()) {
    const Character own = inFile(options.library, [&] { return makeCharacter(library->skeleton); });
    const auto map = parseJointMap(options.jointMap);
    generation.onto = inFile(options.onto, [&] {
      return std::make_shared<const Retargeting>(own, makeCharacter(readScene(options.onto).figure()), map);
    });
  } else if (!options.jointMap.empty()) {
    throw Error("--joint-map needs --onto");
  }
  Generated made = run(options, library);
  Report report;
  report.json = jsonOf(made, options, *library);
  report.text = textOf(made, options, *library, report.json);
  report.exitCode = made.arrived && made.kept ? kDone : kNotMet;
  Scene scene;
  scene.frameRate = 1 / made.motion.frameTime;
  scene.range = {0, made.motion.time(made.motion.frames() - 1)};
  scene.motion = std::move(made.motion);
  writeScene(scene, options.output);
  if (!options.report.empty()) writeFile(options.report, report.json.dump(2) + "\n");
  if (options.view.asked()) {
    PageMotionOptions how;
    how.ground = generation.run.terrain;
    how.threads = common.threads;
    writeView(options.view, motionItem(options.output, std::move(*scene.motion), how), report);
  }
  return report;
}

}  // namespace

void addLocomote(Program& program) {
  auto options = std::make_shared<Options>();
  CLI::App& verb = program.addVerb(
      "locomote", "Steer recorded motion by speed and turn rate: along a script, along a path or to a point",
      "footfall locomote library.json --script 'Walk {4, [0: (1.3, 0)], [2: (1.2, 40)]}, Run "
      "{3, [0: (3, 0)]}, Stop {4}' -o out.bvh\n"
      "  footfall locomote library.json --path route.json -o out.glb --report report.json\n"
      "  footfall locomote library.json --to 3,5 -o out.bvh",
      [options, &program] {
        return runOnce(program, options->library, [&](const Progress& progress) {
          return locomoteOne(*options, program.common(), progress);
        });
      });
  verb.add_option("library", options->library, "Library to use (see footfall library build)")->required();
  verb.add_option("--script", options->script,
                  "Script, or a file that holds one (docs/reference/documents/locomotion.md); Stop needs a "
                  "clip that stands still");
  verb.add_option("--path", options->path, "Follow this route or path (.json)");
  verb.add_option("--to", options->to, "Go to the point X,Z (metres), from the origin facing +Z");
  verb.add_option("-o,--output", options->output, "Write the motion")->required();
  verb.add_option("--report", options->report, "Write what was requested and achieved as JSON");
  verb.add_option("--speed", options->speed, "Speed on a path that gives none, m/s")
      ->check(CLI::Range(0.05, 20.0))
      ->capture_default_str();
  verb.add_option("--terrain", options->terrain,
                  "Ground to walk on: a document with a terrain, such as a track");
  verb.add_option("--onto", options->onto, "Move the figure of this file instead, with its feet planted");
  verb.add_option(
      "--joint-map", options->jointMap,
      "Joints of that figure and what they follow, where the guess is wrong: 'neck2 = Neck1, jaw ='");
  addViewOption(verb, program, options->view, false);
  addOptionFlags(verb, steeringOptionTable(), options->steering);
}

}  // namespace footfall::cli
