// SPDX-License-Identifier: MIT
// footfall prints: a track of footprints along a path, from a motion, or over stepping stones.
#include <filesystem>
#include <memory>

#include <fmt/format.h>

#include "base/scanner.h"
#include "draw/track_plan.h"
#include "footprint/extract_prints.h"
#include "footprint/path_prints.h"
#include "footprint/stepping_stones.h"
#include "io/plan_json.h"
#include "io/scene.h"
#include "io/track_json.h"
#include "program.h"

namespace footfall::cli {
namespace {

struct Options {
  std::string path, clip, stones, output, picture;
  std::string character = "human";
  PathPrintOptions along;
  double toeOut = 0;  // degrees
};

// A path from the folder of the track to the clip, so that both can be moved together.
std::string relativeTo(const std::string& output, const std::string& clip) {
  namespace fs = std::filesystem;
  const fs::path folder = fs::absolute(output).parent_path();
  const fs::path relative = fs::absolute(clip).lexically_relative(folder);
  return (relative.empty() ? fs::absolute(clip) : relative).generic_string();
}

Report reportOf(const Options& options, const Track& track, const std::string& from) {
  Report report;
  report.text = fmt::format("{} -> {}\n  {} prints\n", from, options.output, track.prints.size());
  report.json = {{"output", options.output}, {"prints", track.prints.size()}};
  return report;
}

Report alongPath(const Options& options) {
  const PlanPath path = parsePathJson(readFile(options.path), options.path);
  const Walker walker = makeWalker(characterPreset(options.character));
  const Track track = printsAlongPath(path, walker, options.along);
  writeFile(options.output, formatTrackJson(track, options.character, walker.legNames()));
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
  const Character character = characterPreset(options.character);
  const Walker walker = makeWalker(character);
  const StoneCrossing crossing = crossStones(field.stones, field.start, field.goal, walker);
  Report report = reportOf(options, crossing.track, options.stones);
  if (!crossing.failure.empty()) {
    report.text = fmt::format("{}: {}\n", options.stones, crossing.failure);
    report.json = {{"failure", crossing.failure}};
    report.exitCode = kNotMet;
    return report;
  }
  writeFile(options.output, formatTrackJson(crossing.track, options.character, walker.legNames()));
  if (!options.picture.empty()) {
    draw::TrackPicture picture =
        draw::trackPicture(walkTrack(character, crossing.track, nullptr), character);
    picture.page.title = fmt::format("{} over {} stones", options.character, field.stones.size());
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

}  // namespace

void addPrints(Program& program) {
  auto options = std::make_shared<Options>();
  CLI::App& verb = program.addVerb(
      "prints", "Footprints along a path, from a motion, or over stepping stones",
      "footfall prints --path path.json --step-length 0.7 -o track.json\n"
      "  footfall prints --from walk.bvh -o track.json\n"
      "  footfall prints --stones river.json -o track.json",
      [options, &program] {
        options->along.toeOut = options->toeOut * kDegree;
        if (!options->picture.empty()) draw::formatOf(options->picture);  // refused before the work
        const bool along = !options->path.empty(), clip = !options->clip.empty();
        const std::string& input = along ? options->path : clip ? options->clip : options->stones;
        return runBatch({input}, program.common(), [&](const std::string&, const Progress&) {
          return along ? alongPath(*options) : clip ? fromClip(*options) : overStones(*options);
        });
      });
  CLI::Option_group* source = verb.add_option_group("source", "One of these");
  source->add_option("--path", options->path, "A document of the kind \"path\"");
  verb.add_option("--picture", options->picture, "Stones: draw them and the way over them (.png, .svg, .pdf)");
  source->add_option("--from", options->clip, "A motion whose feet leave the prints");
  source->add_option("--stones", options->stones, "A document of the kind \"stones\"");
  source->require_option(1);
  verb.add_option("-o,--output", options->output, "The track to write, for footfall walk")->required();
  verb.add_option("--character", options->character, "Who walks, a preset's name")
      ->check(CLI::IsMember(characterPresets()))
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
