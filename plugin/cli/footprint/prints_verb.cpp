// SPDX-License-Identifier: MIT
// footfall prints: a track of footprints along a path, from a motion, over stepping stones, or timed anew.
#include <algorithm>
#include <memory>

#include <fmt/format.h>

#include "base/angles.h"
#include "base/scanner.h"
#include "cli/program/character_options.h"
#include "cli/program/program.h"
#include "draw/plots/track_plan.h"
#include "footprint/planners/path_prints.h"
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
  double toeOut = 0;  // degrees
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
  const Walker walker = makeWalker(who.character);
  const Track track = printsAlongPath(path, walker, options.along);
  writeFile(options.output, formatTrackJson(track, who.name, walker.legNames(), who.is));
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
  writeFile(options.output,
            formatTrackJson(found.track, relativeTo(options.output, options.clip), legs, CharacterIs::File));
  Report report = reportOf(options, found.track, options.clip);
  report.text += fmt::format("  the first footfall is at {:.3f} s of the clip\n", found.startTime);
  report.json["start"] = found.startTime;
  return report;
}

Report overStones(const Options& options) {
  const StoneField field = parseStonesJson(readFile(options.stones), options.stones);
  const WhoWalks who = whoWalks(options.character, options.output);
  const Character& character = who.character;
  const Walker walker = makeWalker(character);
  const StoneCrossing crossing = crossStones(field.stones, field.start, field.goal, walker);
  Report report = reportOf(options, crossing.track, options.stones);
  if (!crossing.failure.empty()) {
    report.text = fmt::format("{}: {}\n", options.stones, crossing.failure);
    report.json = {{"failure", crossing.failure}};
    report.exitCode = kNotMet;
    return report;
  }
  writeFile(options.output, formatTrackJson(crossing.track, who.name, walker.legNames(), who.is));
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
    throw Error(fmt::format("{} '{}' should be a print's number and seconds from the first footfall: 4=1.25",
                            option, text));
  parsed.print = static_cast<int>(number) - 1;
  return parsed;
}

// Feet of a track land and leave at other times; all else of the document stays as it is.
Report timedAnew(const Options& options) {
  const std::string text = readFile(options.track);
  const TrackDocument document = parseTrackJson(text, options.track);
  const Walker walker = makeWalker(document.character, document.options.style);
  const std::vector<std::string> legs = walker.legNames();
  Track track = document.track;
  synthesiseTiming(track, walker.nominal(), document.options.timing);
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
      "prints", "Footprints along a path, from a motion, over stepping stones, or timed anew",
      "footfall prints --path path.json --step-length 0.7 -o track.json\n"
      "  footfall prints --from walk.bvh -o track.json\n"
      "  footfall prints --stones river.json -o track.json\n"
      "  footfall prints --track track.json --footfall 4=1.6 --ripple --lift-off 5=2.4 -o later.json",
      [options, &program] {
        options->along.toeOut = options->toeOut * kDegree;
        if (!options->picture.empty()) draw::formatOf(options->picture);  // refused before the work
        const std::pair<const std::string*, Report (*)(const Options&)> sources[] = {
            {&options->path, alongPath},
            {&options->clip, fromClip},
            {&options->stones, overStones},
            {&options->track, timedAnew}};
        const auto* source = std::find_if(std::begin(sources), std::end(sources),
                                          [](const auto& one) { return !one.first->empty(); });
        return runOnce(program, *source->first, [&](const Progress&) { return source->second(*options); });
      });
  CLI::Option_group* source = verb.add_option_group("source", "One of these");
  source->add_option("--path", options->path, "A document of the kind \"path\"");
  verb.add_option("--picture", options->picture,
                  "Stones: draw them and the way over them (.png, .svg, .pdf)");
  source->add_option("--from", options->clip, "A motion whose feet leave the prints");
  source->add_option("--stones", options->stones, "A document of the kind \"stones\"");
  CLI::Option* track = source->add_option("--track", options->track,
                                          "A track whose feet should land and leave at other times");
  source->require_option(1);
  verb.add_option("--footfall", options->footfalls, "PRINT=SECONDS: its foot lands then; nothing else moves")
      ->needs(track);
  verb.add_option("--lift-off", options->liftOffs, "PRINT=SECONDS: its foot leaves then")->needs(track);
  verb.add_flag("--ripple", options->ripple, "What follows a moved footfall moves along")->needs(track);
  verb.add_option("-o,--output", options->output, "The track to write, for footfall walk")->required();
  verb.add_option("--character", options->character,
                  "Who walks: a preset's name, or a motion with the figure")
      ->capture_default_str();
  verb.add_option("--step-length", options->along.stepLength, "Along a path, metres from print to print")
      ->capture_default_str();
  verb.add_option("--step-width", options->along.stepWidth,
                  "Metres between left and right feet; below 0: as the hips")
      ->capture_default_str();
  verb.add_option("--toe-out", options->toeOut, "Degrees that toes point outwards")->capture_default_str();
  verb.add_option("--stance", options->along.stance, "Seconds a foot stands; 0: by the distances")
      ->capture_default_str();
  verb.add_option("--step", options->along.step, "Seconds from print to print; 0: by the distances")
      ->capture_default_str();
  verb.add_flag("--standing", options->along.standing, "Start and end with feet together");
}

}  // namespace footfall::cli
