// SPDX-License-Identifier: MIT
// footfall prints: a track of footprints along a path, from a motion, over stepping stones, or retimed.
#include <algorithm>
#include <memory>

#include <fmt/format.h>

#include "base/scanner.h"
#include "cli/program/character_options.h"
#include "cli/program/option_flags.h"
#include "cli/program/program.h"
#include "draw/plots/track_plan.h"
#include "footprint/planners/planner_options_table.h"
#include "footprint/planners/stepping_stones.h"
#include "footprint/track/extract_prints.h"
#include "footprint/track/timing_diagram.h"
#include "io/documents/plan_json.h"
#include "io/documents/track_json.h"
#include "io/scene_file.h"

namespace footfall::cli {
using namespace footprint;

namespace {

struct Options {
  std::string path, clip, stones, track, output, picture;
  std::vector<std::string> footfalls, liftOffs;  // NUMBER=SECONDS
  bool ripple = false;
  std::string character = "human";
  PathPrintOptions along;
};

Report reportOf(const Options& options, const Track& track, const std::string& from) {
  Report report;
  report.text = fmt::format("{} -> {}\n  {} prints\n", from, options.output, track.prints.size());
  report.json = {{"output", options.output}, {"prints", track.prints.size()}};
  return report;
}

Report alongPath(const Options& options) {
  const PlanPath path = parsePathJson(readFile(options.path), options.path);
  const WhoWalks who = whoWalks(options.character, options.output);
  const VirtualLegs virtualLegs = makeVirtualLegs(who.character);
  const Track track = printsAlongPath(path, virtualLegs, options.along);
  writeFile(options.output, formatTrackJson(track, {who.name, who.is}, virtualLegs.legNames()));
  Report report = reportOf(options, track, options.path);
  report.text += fmt::format("  {:.2f} m of path\n", path.length());
  report.json["metres"] = path.length();
  return report;
}

Report fromClip(const Options& options) {
  const Scene scene = readScene(options.clip);
  ExtractedPrints found;
  try {
    found = extractPrints(scene.motion ? *scene.motion : motionFromCurves(scene));
  } catch (const Error& error) {
    throw Error(Place{options.clip, 0}, error.message());
  }
  std::vector<std::string> legs;
  for (const CharacterLeg& leg : found.character.legs) legs.push_back(leg.name);
  writeFile(
      options.output,
      formatTrackJson(found.track, {relativeTo(options.output, options.clip), CharacterIs::File}, legs));
  Report report = reportOf(options, found.track, options.clip);
  report.text += fmt::format("  the first footfall is at {:.3f} s of the clip\n", found.startTime);
  report.json["start"] = found.startTime;
  return report;
}

Report overStones(const Options& options) {
  const StoneField field = parseStonesJson(readFile(options.stones), options.stones);
  const WhoWalks who = whoWalks(options.character, options.output);
  const Character& character = who.character;
  const VirtualLegs virtualLegs = makeVirtualLegs(character);
  const StoneCrossing crossing = crossStones(field.stones, field.start, field.goal, virtualLegs);
  Report report = reportOf(options, crossing.track, options.stones);
  if (!crossing.failure.empty()) {
    report.text = fmt::format("{}: {}\n", options.stones, crossing.failure);
    report.json = {{"failure", crossing.failure}};
    report.exitCode = kNotMet;
    return report;
  }
  writeFile(options.output, formatTrackJson(crossing.track, {who.name, who.is}, virtualLegs.legNames()));
  if (!options.picture.empty()) {
    draw::TrackPicture picture = draw::trackPicture(walkTrack(character, crossing.track, nullptr), character);
    picture.page.title = fmt::format("{} over {} stones", character.name, field.stones.size());
    picture.thing = "stones";
    for (const Vec3& stone : field.stones) picture.things.push_back({Vec2(stone.x(), stone.z()), 0.17});
    drawTrack(picture).write(options.picture);
  }
  std::vector<int> stones;
  for (const int stone : crossing.stones) stones.push_back(stone + 1);
  report.json["stones"] = stones;
  report.text += fmt::format("  over stones {}\n", fmt::join(stones, ", "));
  return report;
}

struct PrintTime {
  int print = 0;  // from 0
  double time = 0;
};

// "4=1.25" or "4=1.25s": a print, counted from 1, and when.
PrintTime parsePrintTime(const std::string& text, const char* option) {
  const std::size_t sign = text.find('=');
  std::string time = sign == std::string::npos ? "" : text.substr(sign + 1);
  if (!time.empty() && time.back() == 's') time.pop_back();
  long long number = 0;
  PrintTime parsed;
  if (sign == std::string::npos || !parseInteger(text.substr(0, sign), number) ||
      !parseNumber(time, parsed.time))
    throw Error(fmt::format(
        "{} must be the number of a print and seconds from the first footfall, such as 4=1.25; got '{}'",
        option, text));
  parsed.print = static_cast<int>(number) - 1;
  return parsed;
}

// Changes when feet of a track land and leave; the rest of the document stays as it is.
Report retimed(const Options& options) {
  const std::string text = readFile(options.track);
  const TrackDocument document = parseTrackJson(text, options.track);
  const VirtualLegs virtualLegs = makeVirtualLegs(document.character, document.options.style);
  const std::vector<std::string> legs = virtualLegs.legNames();
  Track track = document.track;
  fillInTiming(track, virtualLegs.nominal(), document.options.timing);
  const Track before = track;
  try {
    for (const std::string& each : options.footfalls) {
      const PrintTime at = parsePrintTime(each, "--footfall");
      track = withFootfallAt(track, at.print, at.time, options.ripple ? Ripple::Yes : Ripple::No, legs);
    }
    for (const std::string& each : options.liftOffs) {
      const PrintTime at = parsePrintTime(each, "--lift-off");
      track = withLiftOffAt(track, at.print, at.time, legs);
    }
  } catch (const Error& error) {
    throw Error(Place{options.track, 0}, error.message());
  }
  Json json = Json::parse(text);
  for (std::size_t i = 0; i < track.prints.size(); ++i) {
    const Footprint &a = before.prints[i], &b = track.prints[i];
    if (a.stance != b.stance) json["prints"][i]["stance"] = b.stance;
    if (a.step != b.step) json["prints"][i]["step"] = b.step;
  }
  writeFile(options.output, json.dump(2) + "\n");
  Report report = reportOf(options, track, options.track);
  report.json["bars"] = Json::array();
  for (const TimingBar& bar : timingBars(track)) {
    const std::string& leg = legs[static_cast<std::size_t>(bar.leg)];
    report.json["bars"].push_back({{"side", leg}, {"lands", bar.strike}, {"leaves", bar.lift}});
    report.text +=
        fmt::format("  print {} ({}): {:.3f} to {:.3f} s\n", bar.print + 1, leg, bar.strike, bar.lift);
  }
  return report;
}

}  // namespace

void addPrints(Program& program) {
  auto options = std::make_shared<Options>();
  CLI::App& verb = program.addVerb(
      "prints", "Lay footprints along a path, from a motion or over stepping stones, or retime a track",
      "footfall prints --path path.json --step-length 0.7 -o track.json\n"
      "  footfall prints --from walk.bvh -o track.json\n"
      "  footfall prints --stones river.json -o track.json\n"
      "  footfall prints --track track.json --footfall 4=1.6 --ripple --lift-off 5=2.4 -o later.json",
      [options, &program] {
        if (!options->picture.empty()) draw::formatOf(options->picture);  // refused before the work
        const std::pair<const std::string*, Report (*)(const Options&)> sources[] = {
            {&options->path, alongPath},
            {&options->clip, fromClip},
            {&options->stones, overStones},
            {&options->track, retimed}};
        const auto* source = std::find_if(std::begin(sources), std::end(sources),
                                          [](const auto& one) { return !one.first->empty(); });
        return runOnce(program, *source->first, [&](const Progress&) { return source->second(*options); });
      });
  CLI::Option_group* source = verb.add_option_group("Source", "Give one of these");
  source->add_option("--path", options->path, "Lay prints along the path of this document");
  verb.add_option("--picture", options->picture,
                  "With --stones, draw the stones and the steps over them (.png, .svg, .pdf)");
  source->add_option("--from", options->clip, "Take the prints from the contacts of this motion");
  source->add_option("--stones", options->stones, "Find steps over the stones of this document");
  CLI::Option* track =
      source->add_option("--track", options->track, "Retime this track (--footfall, --lift-off)");
  source->require_option(1);
  verb.add_option("--footfall", options->footfalls, "PRINT=SECONDS: land the foot then; nothing else moves")
      ->needs(track);
  verb.add_option("--lift-off", options->liftOffs, "PRINT=SECONDS: lift the foot off then")->needs(track);
  verb.add_flag("--ripple", options->ripple, "Move everything after a retimed footfall along with it")
      ->needs(track);
  verb.add_option("-o,--output", options->output, "The track to write, for footfall walk")->required();
  verb.add_option("--character", options->character,
                  "The figure: the name of a preset, or a motion of the figure")
      ->capture_default_str();
  addOptionFlags(verb, pathPrintOptionsTable(), options->along);
}

}  // namespace footfall::cli
