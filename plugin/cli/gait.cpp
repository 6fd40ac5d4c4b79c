// SPDX-License-Identifier: MIT
// footfall gait make, stats, follow, transition: gaits of four, six and eight legs, and any cycle on a path.
#include <algorithm>
#include <cmath>
#include <memory>

#include <fmt/format.h>

#include "base/scanner.h"
#include "draw/gait_diagram.h"
#include "gait/follow.h"
#include "gait/foot_measure.h"
#include "gait/gait_choice.h"
#include "gait/thesis_follow.h"
#include "gait/thesis_transition.h"
#include "io/gait_request.h"
#include "io/gait_text.h"
#include "io/plan_json.h"
#include "io/scene.h"
#include "io/terrain_json.h"
#include "program.h"

namespace footfall::cli {
namespace {

struct Options {
  std::string source, second, path, output, info, secondInfo, terrain, diagram, writeInfo, report;
  std::string mode = "corrected", speeds, places, duration, lead = "1s", phases;
  double speed = 0, frameRate = 0, period = 0, bank = FollowOptions().bank, posture = 1;
  int strides = 4;
  bool force = false;
};

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
    throw Error(Place{path, 0}, "is of no kind that can be written; footfall convert --help lists them");
}

void writeDiagram(const Stride& stride, const std::string& path) {
  draw::Page page;
  page.title = stride.name;
  const draw::GaitPicture picture{stride.timings(), stride.period, stride.length};
  draw::drawGait(picture, stride.character, page).write(path);
}

void writeInfoFile(const GaitInfo& info, const std::string& path) {
  writeFile(path, extensionOf(path) == ".json" ? formatGaitJson(info) : formatGaitText(info));
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

double rateOf(const Options& options) {
  return options.frameRate > 0 ? options.frameRate : 60;
}

// "TIME:NUMBER,…", and the like: pairs of words on either side of a colon.
std::vector<std::pair<std::string, double>> wordsAndNumbers(const std::string& text, const char* what,
                                                            const char* right) {
  std::vector<std::pair<std::string, double>> result;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find(',', at), text.size());
    const std::string item = text.substr(at, end - at);
    const std::size_t colon = item.find(':');
    double value = 0;
    if (colon == std::string::npos || !parseNumber(std::string_view(item).substr(colon + 1), value))
      throw Error(fmt::format("{}: '{}' should be {}", what, item, right));
    result.emplace_back(item.substr(0, colon), value);
    at = end + 1;
  }
  return result;
}

// Strides that each leg comes later, as --phases has it; none: the gait is left as it is.
std::vector<double> laterOf(const std::string& text, const Character& character) {
  if (text.empty()) return {};
  std::vector<double> later(character.legs.size(), 0);
  for (const auto& [name, strides] :
       wordsAndNumbers(text, "--phases", "LEG:STRIDES, such as frontLeft:0.1")) {
    const auto leg = std::find_if(character.legs.begin(), character.legs.end(),
                                  [&name = name](const CharacterLeg& l) { return l.name == name; });
    if (leg == character.legs.end()) {
      std::vector<std::string> names;
      for (const CharacterLeg& l : character.legs) names.push_back(l.name);
      throw Error(fmt::format("--phases: there is no leg '{}'; there are: {}", name, fmt::join(names, ", ")));
    }
    later[static_cast<std::size_t>(leg - character.legs.begin())] = strides;
  }
  return later;
}

// A stride of the book ("dog:trot") or of a file.
Stride strideOf(const std::string& source, const std::string& info, const Options& options) {
  const std::optional<BookStride> book = bookStrideOf(source);
  if (book) {
    const Character character = characterPreset(book->character);
    MakeStrideOptions how;
    how.later = laterOf(options.phases, character);
    return makeStride(character, gaitNamed(book->gait, character.legs.size()), how).stride;
  }
  Stride stride = readStride(source, info, options.period);
  const std::vector<double> later = laterOf(options.phases, stride.character);
  for (std::size_t l = 0; l < later.size(); ++l) stride.legs[l].later = later[l];
  return stride;
}

Report makeOne(const Options& options) {
  requireWritable(options.output);
  const std::optional<BookStride> book = bookStrideOf(options.source);
  if (!book) throw Error(fmt::format("'{}' should be CHARACTER:GAIT, such as dog:trot", options.source));
  const Character character = characterPreset(book->character);
  MakeStrideOptions how;
  how.speed = options.speed;
  how.frameRate = rateOf(options);
  how.strides = options.strides;
  how.later = laterOf(options.phases, character);
  const Gait& gait = gaitNamed(book->gait, character.legs.size());
  MadeStride made = makeStride(character, gait, how);
  made.stride.name = options.source;
  Report report;
  report.json = jsonOf(made.stride);
  report.json["suspension"] = made.suspension;
  report.json["source"] = gait.source;
  report.text = fmt::format("{} -> {}\n{}  in the air {:.0f} % of the time; {}\n", options.source,
                            options.output, textOf(made.stride), 100 * made.suspension, gait.source);
  writeMotion(made.clip, options.output);
  if (!options.writeInfo.empty()) writeInfoFile(made.info, options.writeInfo);
  if (!options.diagram.empty()) writeDiagram(made.stride, options.diagram);
  return report;
}

Report statsOne(const Options& options) {
  const Stride stride = strideOf(options.source, options.info, options);
  Report report;
  report.json = jsonOf(stride);
  report.text = options.source + "\n" + textOf(stride);
  if (!options.writeInfo.empty()) writeInfoFile(infoOf(stride, rateOf(options)), options.writeInfo);
  if (!options.diagram.empty()) writeDiagram(stride, options.diagram);
  return report;
}

// "0:1.2,2s:3" as pairs of seconds and numbers.
std::vector<std::pair<double, double>> pairsOf(const std::string& text, const char* what, double rate) {
  constexpr const char* kRight = "TIME:NUMBER, such as 2s:1.5";
  std::vector<std::pair<double, double>> result;
  for (const auto& [word, value] : wordsAndNumbers(text, what, kRight)) {
    try {
      result.emplace_back(parseTime(word, rate) / rate, value);
    } catch (const Error&) {
      throw Error(fmt::format("{}: '{}:{}' should be {}", what, word, value, kRight));
    }
  }
  return result;
}

TravelSpeed speedOf(const Options& options, double usual) {
  const double rate = rateOf(options);
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

TerrainPtr terrainOf(const Options& options) {
  return options.terrain.empty() ? flatTerrain() : standingGround(readFile(options.terrain), options.terrain);
}

Json jsonOf(const FootMeasure& feet) {
  return {{"skate_mm", 1e3 * feet.skate},
          {"penetration_mm", 1e3 * feet.penetration},
          {"float_mm", 1e3 * feet.floating},
          {"contacts", feet.contacts}};
}

std::string textOf(const FootMeasure& feet) {
  return fmt::format("  feet: {} contacts, slide {:.2f} mm, sink {:.2f} mm, float {:.2f} mm at most\n",
                     feet.contacts, 1e3 * feet.skate, 1e3 * feet.penetration, 1e3 * feet.floating);
}

// What was followed, told; a request that cannot be met is an error unless it is forced.
Report finish(const Options& options, Followed followed, const Character& character,
              const TerrainPtr& terrain, Json json, std::string text) {
  const FootMeasure feet = measureFeet(followed.motion, character, followed.performance.contacts, *terrain);
  Report report;
  report.json = std::move(json);
  report.json["frames"] = followed.motion.frames();
  report.json["seconds"] = followed.performance.range().end;
  report.json["distance_m"] = followed.distance;
  report.json["feet"] = jsonOf(feet);
  Json notes = Json::array();
  for (const FollowNote& note : followed.notes) {
    notes.push_back(note.text);
    text += fmt::format("  note: {}\n", note.text);
    const bool hopeless = note.trouble == FollowTrouble::Step || note.trouble == FollowTrouble::Reach;
    if (hopeless && !options.force) {
      report.text = fmt::format("footfall: {} (--force does the best it can)\n", note.text);
      report.json["notes"] = notes;
      report.json["met"] = false;
      report.exitCode = kNotMet;
      return report;
    }
  }
  report.json["notes"] = notes;
  report.json["met"] = true;
  report.text = text + textOf(feet);
  writeMotion(std::move(followed.motion), options.output);
  if (!options.report.empty()) writeFile(options.report, report.json.dump(2) + "\n");
  return report;
}

FollowOptions followOptions(const Options& options, const Common& common, const Progress& progress) {
  FollowOptions how;
  how.frameRate = rateOf(options);
  how.bank = options.bank;
  how.posture = options.posture;
  how.threads = common.threads;
  how.progress = progress;
  if (!options.duration.empty()) how.duration = parseTime(options.duration, how.frameRate) / how.frameRate;
  return how;
}

Report followOne(const Options& options, const Common& common, const Progress& progress) {
  requireWritable(options.output);
  const TerrainPtr terrain = terrainOf(options);
  const TravelPath path(parsePathJson(readFile(options.path), options.path), terrain);
  const std::optional<BookStride> book = bookStrideOf(options.source);
  FollowOptions how = followOptions(options, common, progress);
  if (book && book->gait == "auto") {
    if (!options.phases.empty()) throw Error("--phases needs one gait; 'auto' takes several");
    const Character character = characterPreset(book->character);
    const double usual =
        usualSpeed(gaitNamed(gaitNames(character.legs.size())[0], character.legs.size()), character);
    const TravelSpeed speed = speedOf(options, usual);
    if (how.duration == 0) how.duration = speed.timeAt(path.length(), 3600);
    const GaitChoice choice = chooseGaits(character, speed, how.duration, usualGaits(character));
    Json json = {{"gaits", choice.names}};
    std::string text = fmt::format("{} -> {}\n", options.source, options.output);
    for (std::size_t i = 0; i < choice.names.size(); ++i)
      text += fmt::format("  {}{}\n", choice.names[i],
                          i == 0 ? "" : fmt::format(" from {:.2f} s", choice.plan.changes[i - 1].start));
    return finish(options, followPath(choice.plan, path, speed, how), character, terrain, json, text);
  }
  const Stride stride = strideOf(options.source, options.info, options);
  const TravelSpeed speed = speedOf(options, stride.speed());
  Report report;
  if (options.mode == "faithful") {
    if (!options.phases.empty() && !book) throw Error("--phases of a cycle needs --mode corrected");
    const double seconds = how.duration > 0 ? how.duration : speed.timeAt(path.length(), 3600);
    const int last = static_cast<int>(std::floor(seconds * how.frameRate + 1e-9));
    ThesisOptions thesis;
    thesis.retimeLegs = true;
    const ThesisPath drawn = thesisPathOn(path, speed, how.frameRate, last, 5);
    const std::vector<ThesisFrame> frames = thesisFollow(stride, how.frameRate, drawn, last, thesis);
    Followed travel = thesisFollowed(stride, how.frameRate, frames);
    const FootMeasure feet =
        measureFeet(travel.motion, stride.character, travel.performance.contacts, *terrain);
    report.json = {
        {"mode", "faithful"}, {"frames", frames.size()}, {"seconds", seconds}, {"feet", jsonOf(feet)}};
    report.text = fmt::format("{} -> {}\n  as the thesis has it: {} frames, feet turned but not placed\n{}",
                              options.source, options.output, frames.size(), textOf(feet));
    writeMotion(std::move(travel.motion), options.output);
    return report;
  }
  return finish(options, followPath(onlyGait(stride), path, speed, how), stride.character, terrain,
                {{"mode", "corrected"}, {"stride", jsonOf(stride)}},
                fmt::format("{} -> {}\n{}", options.source, options.output, textOf(stride)));
}

Report transitionOne(const Options& options, const Common& common, const Progress& progress) {
  requireWritable(options.output);
  const Stride from = strideOf(options.source, options.info, options);
  const Stride to = strideOf(options.second, options.secondInfo, options);
  FollowOptions how = followOptions(options, common, progress);
  const double takes = how.duration > 0 ? how.duration : 2;
  if (options.mode != "corrected") {
    const TransitionMode mode = options.mode == "printed"  ? TransitionMode::Printed
                                : options.mode == "common" ? TransitionMode::CommonClock
                                                           : TransitionMode::PhaseClock;
    Motion motion = thesisTransition(from, to, takes, how.frameRate, mode);
    Report report;
    report.json = {{"mode", options.mode}, {"frames", motion.frames()}};
    report.text = fmt::format("{} -> {} -> {}\n  as the thesis has it: {} frames\n", options.source,
                              options.second, options.output, motion.frames());
    writeMotion(std::move(motion), options.output);
    return report;
  }
  const double lead = parseTime(options.lead, how.frameRate) / how.frameRate;
  GaitPlan plan;
  plan.strides = {std::make_shared<const Stride>(from), std::make_shared<const Stride>(to)};
  plan.changes = {{lead, takes}};
  how.duration = takes + 2 * lead;
  const TravelSpeed speed(std::vector<SpeedKey>{{lead, from.speed()}, {lead + takes, to.speed()}});
  const TerrainPtr terrain = terrainOf(options);
  const PlanPath plan2 =
      options.path.empty()
          ? PlanPath({{Vec2(0, 0), {}}, {Vec2(0, std::max(1.0, speed.distance(how.duration))), {}}})
          : parsePathJson(readFile(options.path), options.path);
  const TravelPath path(plan2, terrain);
  return finish(
      options, followPath(plan, path, speed, how), from.character, terrain,
      {{"mode", "corrected"}, {"from", jsonOf(from)}, {"to", jsonOf(to)}},
      fmt::format("{} -> {} -> {}: {:.2f} s\n", options.source, options.second, options.output, takes));
}

template <class Work>
std::function<int()> job(const std::shared_ptr<Options>& options, Program& program, const Work& work) {
  return [options, &program, work] {
    return runBatch({options->source}, program.common(), [&](const std::string&, const Progress& progress) {
      return work(*options, program.common(), progress);
    });
  };
}

void addRate(CLI::App& verb, const std::shared_ptr<Options>& options) {
  verb.add_option("--fps", options->frameRate, "Frames a second (60 where not given)")
      ->check(CLI::Range(10.0, 10000.0));
}
void addPhases(CLI::App& verb, const std::shared_ptr<Options>& options) {
  verb.add_option("--phases", options->phases,
                  "LEG:STRIDES,… how much later legs come down, such as frontLeft:0.1");
}
void addTravel(CLI::App& verb, const std::shared_ptr<Options>& options) {
  verb.add_option("-o,--output", options->output, "The motion to write")->required();
  verb.add_option("--terrain", options->terrain,
                  "The ground, a document of the kind \"terrain\" (flat where not given)");
  verb.add_option("--info", options->info,
                  "The stride's gait information, the thesis's text or JSON (found where not given)");
  verb.add_option("--period", options->period,
                  "Seconds a stride takes, where the file holds more (found where not given)");
  verb.add_option("--bank", options->bank, "Share of the lean that balances a turn")
      ->check(CLI::Range(0.0, 1.0));
  verb.add_option("--posture", options->posture, "How much feet and body change with speed")
      ->check(CLI::Range(0.0, 2.0));
  verb.add_option("--report", options->report, "Write the report as JSON");
  verb.add_flag("--force", options->force, "Do the best with ground that legs cannot reach");
  addRate(verb, options);
  addPhases(verb, options);
}

void addMake(Program& program, CLI::App& group) {
  auto options = std::make_shared<Options>();
  CLI::App& verb = program.addVerb(
      group, "make", "Make strides of a gait of the book",
      "footfall gait make dog:trot -o trot.bvh --strides 4 --diagram trot.png\n"
      "  footfall gait make \"horse:transverse gallop\" -o gallop.ma --speed 9 --fps 24 --write-info "
      "gallop.gait",
      job(options, program, [](const Options& o, const Common&, const Progress&) { return makeOne(o); }));
  verb.add_option("stride", options->source, "CHARACTER:GAIT; docs/gaits.md lists the gaits")->required();
  verb.add_option("-o,--output", options->output, "The motion to write")->required();
  verb.add_option("--speed", options->speed, "Metres a second (the gait's usual speed where not given)");
  verb.add_option("--strides", options->strides, "How many")->capture_default_str();
  verb.add_option("--write-info", options->writeInfo,
                  "Write the gait information: .json, or else the thesis's text");
  verb.add_option("--diagram", options->diagram, "Draw the gait: .png .svg .pdf");
  addRate(verb, options);
  addPhases(verb, options);
}

void addStats(Program& program, CLI::App& group) {
  auto options = std::make_shared<Options>();
  CLI::App& verb = program.addVerb(
      group, "stats", "Find the stride in a cycle: length, speed, when each foot stands",
      "footfall gait stats trot.bvh --diagram trot.png --write-info trot.gait\n  footfall gait stats "
      "walk.bvh --info walk.gait",
      job(options, program, [](const Options& o, const Common&, const Progress&) { return statsOne(o); }));
  verb.add_option("stride", options->source,
                  "A cycle (on the spot, drifting or travelling), or CHARACTER:GAIT")
      ->required();
  verb.add_option("--info", options->info,
                  "Its gait information, the thesis's text or JSON (found where not given)");
  verb.add_option("--period", options->period, "Seconds a stride takes (found where not given)");
  verb.add_option("--write-info", options->writeInfo,
                  "Write the gait information: .json, or else the thesis's text");
  verb.add_option("--diagram", options->diagram, "Draw the gait: .png .svg .pdf");
  addRate(verb, options);
  addPhases(verb, options);
}

void addFollow(Program& program, CLI::App& group) {
  auto options = std::make_shared<Options>();
  CLI::App& verb =
      program.addVerb(group, "follow", "Send a stride along a path over the ground, at any speed",
                      "footfall gait follow dog:trot path.json -o dog.bvh --terrain hills.json\n"
                      "  footfall gait follow cycle.ma path.json -o travel.ma --speeds 0:1,3s:2.5\n"
                      "  footfall gait follow horse:auto path.json -o horse.bvh --speeds 0:1,8s:9",
                      job(options, program, followOne));
  verb.add_option("stride", options->source, "A cycle, CHARACTER:GAIT, or CHARACTER:auto for gaits by speed")
      ->required();
  verb.add_option("path", options->path, "A document of the kind \"path\" (docs/footprints.md)")->required();
  addTravel(verb, options);
  verb.add_option("--speed", options->speed,
                  "Metres a second over the ground (the stride's own where not given)");
  verb.add_option("--speeds", options->speeds,
                  "TIME:SPEED,… straight between; times in frames, or seconds with an s");
  verb.add_option("--places", options->places, "TIME:DISTANCE,… along the path instead of speeds")
      ->excludes("--speeds");
  verb.add_option("--duration", options->duration,
                  "How long, frames or seconds with an s (to the path's end where not given)");
  verb.add_option("--mode", options->mode, "corrected, or faithful to the thesis with its defects")
      ->check(CLI::IsMember({"corrected", "faithful"}))
      ->capture_default_str();
}

void addTransition(Program& program, CLI::App& group) {
  auto options = std::make_shared<Options>();
  CLI::App& verb = program.addVerb(
      group, "transition", "Pass from one gait into another",
      "footfall gait transition dog:walk dog:trot -o change.bvh --duration 1.5s\n"
      "  footfall gait transition amble.bvh bound.bvh -o thesis.bvh --duration 150 --fps 30 --mode printed",
      job(options, program, transitionOne));
  verb.add_option("from", options->source, "A cycle or CHARACTER:GAIT")->required();
  verb.add_option("to", options->second, "Another of the same figure")->required();
  addTravel(verb, options);
  verb.add_option("--to-info", options->secondInfo, "The second stride's gait information");
  verb.add_option("--path", options->path,
                  "A document of the kind \"path\" (straight ahead where not given)");
  verb.add_option("--duration", options->duration,
                  "Of the change, frames or seconds with an s (2s where not given)");
  verb.add_option("--lead", options->lead, "Before and after the change")->capture_default_str();
  verb.add_option("--mode", options->mode,
                  "corrected, or the thesis's: printed, common (clock), phase (clock)")
      ->check(CLI::IsMember({"corrected", "printed", "common", "phase"}))
      ->capture_default_str();
}

}  // namespace

void addGait(Program& program) {
  CLI::App& group = program.addVerb("gait", "Gaits of four, six and eight legs along paths, at any speed",
                                    "footfall gait follow dog:trot path.json -o dog.bvh",
                                    [&program] { return program.exitCode(); });
  group.require_subcommand(1);
  addMake(program, group);
  addStats(program, group);
  addFollow(program, group);
  addTransition(program, group);
}

}  // namespace footfall::cli
