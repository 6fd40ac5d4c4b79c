// SPDX-License-Identifier: MIT
// footfall wander: a track of footprints that wanders among obstacles.
#include <memory>

#include <fmt/format.h>

#include "base/scanner.h"
#include "cli/program/character_options.h"
#include "cli/program/option_flags.h"
#include "cli/program/program.h"
#include "draw/plots/track_plan.h"
#include "footprint/planners/planner_options_table.h"
#include "io/documents/plan_json.h"
#include "io/documents/track_json.h"

namespace footfall::cli {
using namespace footprint;

namespace {

struct Options {
  std::string world, output, picture;
  std::string character = "bird";
  int prints = 40;
  WanderOptions flags;
  const CLI::App* verb = nullptr;
};

Report wanderOne(const Options& options) {
  WanderWorld world;
  if (!options.world.empty()) world = parseWorldJson(readFile(options.world), options.world);
  const WhoWalks who = whoWalks(options.character, options.output);
  const Character& character = who.character;
  const VirtualLegs virtualLegs = makeVirtualLegs(character);
  applyGivenFlags(*options.verb, wanderOptionsTable(), options.flags, world.options);
  Track track;
  try {
    track = wanderTrack(virtualLegs, world.start, world.yaw, options.prints, world.options);
  } catch (const Error& error) {
    if (options.world.empty()) throw;
    throw Error(Place{options.world, 0}, error.message());
  }
  writeFile(options.output, formatTrackJson(track, {who.name, who.is}, virtualLegs.legNames()));
  if (!options.picture.empty()) {
    draw::TrackPicture picture = draw::trackPicture(walkTrack(character, track, flatTerrain()), character);
    picture.page.title =
        fmt::format("{}, {} prints, seed {}", character.name, options.prints, world.options.seed);
    picture.things = world.options.obstacles;
    picture.thing = "obstacles";
    picture.bordered = true;
    picture.least = world.options.least;
    picture.most = world.options.most;
    drawTrack(picture).write(options.picture);
  }
  Report report;
  report.text = fmt::format("{}: {} prints of a wandering {}, seed {}\n", options.output, options.prints,
                            options.character, world.options.seed);
  report.json = {{"output", options.output}, {"prints", options.prints}, {"seed", world.options.seed}};
  return report;
}

}  // namespace

void addWander(Program& program) {
  auto options = std::make_shared<Options>();
  CLI::App& verb = program.addVerb(
      "wander", "Lay the footprints of a figure that wanders among obstacles",
      "footfall wander --seed 7 --prints 60 --world forest.json -o track.json", [options, &program] {
        if (!options->picture.empty()) draw::formatOf(options->picture);  // refused before the work
        return runOnce(program, options->output, [&](const Progress&) { return wanderOne(*options); });
      });
  verb.add_option("-o,--output", options->output, "The track to write, for footfall walk")->required();
  verb.add_option("--picture", options->picture, "Draw the world and the walk through it (.png, .svg, .pdf)");
  verb.add_option("--prints", options->prints, "Number of prints")
      ->check(CLI::Range(1, 1000000))
      ->capture_default_str();
  verb.add_option("--world", options->world,
                  "Wander in the world of this document: borders, obstacles and start");
  verb.add_option("--character", options->character,
                  "The figure: the name of a preset, or a motion of the figure")
      ->capture_default_str();
  addOptionFlags(verb, wanderOptionsTable(), options->flags);
  options->verb = &verb;
}

}  // namespace footfall::cli
