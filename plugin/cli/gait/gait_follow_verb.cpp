// SPDX-License-Identifier: MIT
// footfall gait follow: a stride along a path over the ground.
#include <cmath>

#include <fmt/format.h>

#include "base/scanner.h"
#include "cli/gait/gait_verbs.h"
#include "gait/stride/gait_choice.h"
#include "gait/stride/make_stride.h"
#include "gait/thesis/thesis_follow.h"
#include "io/documents/gait_request.h"
#include "io/documents/plan_json.h"

namespace footfall::cli {
using namespace gait;

namespace {

// "0:1.2,2s:3" as pairs of seconds and numbers.
std::vector<std::pair<double, double>> pairsOf(const std::string& text, const char* what, double rate) {
  constexpr const char* kRight = "TIME:NUMBER, such as 2s:1.5";
  std::vector<std::pair<double, double>> result;
  for (const auto& [word, value] : wordsAndNumbers(text, what, kRight)) {
    try {
      result.emplace_back(parseTime(word, rate) / rate, value);
    } catch (const Error&) {
      throw Error(fmt::format("{}: '{}:{}' must be {}", what, word, value, kRight));
    }
  }
  return result;
}

TravelSpeed speedOf(const GaitOptions& options, double usual) {
  const double rate = options.follow.frameRate;
  if (!options.places.empty()) {
    std::vector<TimeKey> keys;
    for (const auto& [time, place] : pairsOf(options.places, "--places", rate)) {
      TimeKey key;
      key.at = time;
      key.source = place;
      keys.push_back(key);
    }
    return TravelSpeed::fromDistances(keys);
  }
  if (options.speeds.empty()) return TravelSpeed(options.speed > 0 ? options.speed : usual);
  std::vector<SpeedKey> keys;
  for (const auto& [time, speed] : pairsOf(options.speeds, "--speeds", rate)) keys.push_back({time, speed});
  return TravelSpeed(keys);
}

Report followOne(const GaitOptions& options, const Common& common, const Progress& progress) {
  requireWritable(options.output);
  const TerrainPtr terrain = terrainOf(options);
  const TravelPath path(parsePathJson(readFile(options.path), options.path), terrain);
  const std::optional<NamedGait> named = namedGaitOf(options.source);
  FollowOptions how = followOptions(options, common, progress);
  if (named && named->gait == "auto") {
    if (!options.phases.empty()) throw Error("--phases needs one gait; 'auto' uses several");
    const Character character = characterPreset(named->character);
    const double usual =
        usualSpeed(gaitNamed(gaitNames(character.legs.size())[0], character.legs.size()), character);
    const TravelSpeed speed = speedOf(options, usual);
    if (how.duration == 0) how.duration = speed.timeAt(path.length(), 3600);
    const GaitChoice choice = chooseGaits(character, speed, how.duration, gaitsBySpeed(character));
    Json json = {{"gaits", choice.names}};
    std::string text = fmt::format("{} -> {}\n", options.source, options.output);
    for (std::size_t i = 0; i < choice.names.size(); ++i)
      text += fmt::format("  {}{}\n", choice.names[i],
                          i == 0 ? "" : fmt::format(" from {:.2f} s", choice.plan.changes[i - 1].start));
    return finishTravel(options, followPath(choice.plan, path, speed, how), character, terrain, json, text);
  }
  const Stride stride = gaitStrideOf(options.source, options.info, options);
  const TravelSpeed speed = speedOf(options, stride.speed());
  Report report;
  if (options.mode == "faithful") {
    if (!options.phases.empty() && !named)
      throw Error("--phases of a cycle works with --mode corrected only");
    const double seconds = how.duration > 0 ? how.duration : speed.timeAt(path.length(), 3600);
    const int last = static_cast<int>(std::floor(seconds * how.frameRate + 1e-9));
    ThesisOptions thesis;
    thesis.retimeLegs = true;
    const ThesisPath drawn = thesisPathOn(path, speed, how.frameRate, last, 5);
    const std::vector<ThesisFrame> frames = thesisFollow(stride, how.frameRate, drawn, last, thesis);
    PathTravel travel = thesisPathTravel(stride, how.frameRate, frames);
    const FootErrors feet =
        measureFootErrors(travel.motion, stride.character, travel.performance.contacts, *terrain);
    report.json = {
        {"mode", "faithful"}, {"frames", frames.size()}, {"seconds", seconds}, {"feet", jsonOf(feet)}};
    report.text = fmt::format("{} -> {}\n  as published: {} frames, feet rotated but not placed\n{}",
                              options.source, options.output, frames.size(), textOf(feet));
    writeMotion(travel.motion, options.output);
    if (options.view.asked()) {
      PageMotionOptions shown;
      shown.ground = terrain;
      writeView(options.view, motionItem(options.output, std::move(travel.motion), shown), report);
    }
    return report;
  }
  return finishTravel(options, followPath(singleGait(stride), path, speed, how), stride.character, terrain,
                      {{"mode", "corrected"}, {"stride", jsonOf(stride)}},
                      fmt::format("{} -> {}\n{}", options.source, options.output, textOf(stride)));
}

}  // namespace

void addGaitFollow(Program& program, CLI::App& group) {
  auto options = std::make_shared<GaitOptions>();
  CLI::App& verb =
      program.addVerb(group, "follow", "Send a stride along a path over the ground at any speed",
                      "footfall gait follow dog:trot path.json -o dog.bvh --terrain hills.json\n"
                      "  footfall gait follow cycle.ma path.json -o travel.ma --speeds 0:1,3s:2.5\n"
                      "  footfall gait follow horse:auto path.json -o horse.bvh --speeds 0:1,8s:9",
                      gaitJob(options, program, followOne));
  verb.add_option("stride", options->source, "A cycle, CHARACTER:GAIT, or CHARACTER:auto for gaits by speed")
      ->required();
  verb.add_option("path", options->path,
                  "A document of the kind \"path\" (docs/reference/documents/track.md)")
      ->required();
  addGaitTravel(verb, program, options);
  verb.add_option("--speed", options->speed, "Speed over the ground in m/s (default: the stride's own)");
  verb.add_option("--speeds", options->speeds,
                  "Speed keys TIME:SPEED,… in m/s, linear between; times in frames, or seconds with an s");
  verb.add_option("--places", options->places,
                  "Keys TIME:DISTANCE,… in metres along the path, instead of speeds")
      ->excludes("--speeds");
  verb.add_option("--duration", options->duration,
                  "Duration in frames, or seconds with an s (default: to the end of the path)");
  verb.add_option("--mode", options->mode, "corrected, or faithful: the published method with its defects")
      ->check(CLI::IsMember({"corrected", "faithful"}))
      ->group("As published")
      ->capture_default_str();
}

}  // namespace footfall::cli
