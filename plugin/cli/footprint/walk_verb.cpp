// SPDX-License-Identifier: MIT
// footfall walk: a figure on a track of footprints.
#include <algorithm>
#include <memory>

#include <fmt/format.h>

#include "base/scanner.h"
#include "cli/program/option_flags.h"
#include "cli/program/program.h"
#include "cli/view/view_page.h"
#include "draw/figure/contact_diagram.h"
#include "draw/plots/track_plan.h"
#include "footprint/walk/clip_style.h"
#include "footprint/walk/walk_cycles.h"
#include "footprint/walk/walk_options_table.h"
#include "io/documents/track_json.h"
#include "io/page/track_item.h"
#include "io/scene_file.h"

namespace footfall::cli {
using namespace footprint;

namespace {

struct Options {
  std::string track, output, samples, report, picture, timing, style, polish, was;
  double styleWeight = 1;
  int cycles = 0;  // 0: the walk as it is
  CLI::App* verb = nullptr;
  ViewOption view;
  WalkOptions flags;  // as given on the command line
};

// "left", "right", "double" or "flight"; with more legs the names of those that stand.
std::string phaseOf(const WalkSample& sample, const VirtualLegs& virtualLegs) {
  std::string names;
  std::size_t standing = 0;
  for (std::size_t leg = 0; leg < sample.standing.size(); ++leg) {
    if (!sample.standing[leg]) continue;
    names += (names.empty() ? "" : "+") + virtualLegs.legs[leg].name;
    ++standing;
  }
  if (standing == 0) return "flight";
  return standing == 2 && sample.standing.size() == 2 ? "double" : names;
}

std::string csvOf(const Walk& walk) {
  std::string text = "time";
  for (const char* what : {"com", "vel", "acc"}) {
    for (const char axis : {'x', 'y', 'z'}) text += fmt::format(",{}_{}", what, axis);
  }
  text += ",phase,imbalance";
  for (const VirtualLeg& leg : walk.virtualLegs.legs) text += fmt::format(",{0}_x,{0}_y,{0}_z", leg.name);
  for (const VirtualLeg& leg : walk.virtualLegs.legs) text += fmt::format(",{}_length", leg.name);
  text += "\n";
  const auto add = [&](const Vec3& v) {
    for (int axis = 0; axis < 3; ++axis) text += "," + formatNumber(v[axis], 9);
  };
  for (const WalkSample& s : walk.samples) {
    text += formatNumber(s.time, 9);
    add(s.com.position);
    add(s.com.velocity);
    add(s.com.acceleration);
    text += "," + phaseOf(s, walk.virtualLegs) + "," + formatNumber(s.imbalance, 6);
    for (const Vec3& foot : s.feet) add(foot);
    for (const double length : s.legLengths) text += "," + formatNumber(length, 9);
    text += "\n";
  }
  return text;
}

Json jsonOf(const Walk& walk, const Options& options) {
  const ComDiagnosis& d = walk.diagnosis;
  Json notes = Json::array();
  for (const PrintNote& note : d.notes) notes.push_back(note.text);
  const ComCost& cost = walk.solution.cost;
  return {{"output", options.output},
          {"solver", options.flags.solver.method == ComMethod::Fast ? "fast" : "greedy"},
          {"prints", walk.track.prints.size()},
          {"seconds", walk.timing.duration},
          {"E", cost.sum()},
          {"physics", cost.physics},
          {"comfort", cost.comfort},
          {"limits", cost.limits},
          {"iterations", walk.solution.iterations},
          {"converged", walk.solution.converged},
          {"milliseconds", 1000 * walk.solveSeconds},
          {"worst_imbalance", {{"g", d.worstImbalance}, {"time", d.worstTime}, {"print", d.worstPrint + 1}}},
          {"mean_imbalance_g", d.meanImbalance},
          {"notes", notes},
          {"faults", walk.faults}};
}

std::string textOf(const Walk& walk, const Options& options) {
  const ComCost& cost = walk.solution.cost;
  std::string text = fmt::format(
      "{} -> {}\n  {} prints, {:.2f} s; E {:.4g} (physics {:.4g}, comfort {:.4g}), {} {} in {:.1f} ms\n",
      options.track, options.output, walk.track.prints.size(), walk.timing.duration, cost.sum(), cost.physics,
      cost.comfort, walk.solution.iterations,
      options.flags.solver.method == ComMethod::Fast ? "steps" : "sweeps", 1000 * walk.solveSeconds);
  text += fmt::format("  unsupported force: {:.3f} g in the mean, {:.2f} g at worst (print {}, {:.2f} s)\n",
                      walk.diagnosis.meanImbalance, walk.diagnosis.worstImbalance,
                      walk.diagnosis.worstPrint + 1, walk.diagnosis.worstTime);
  for (const std::string& fault : walk.faults) text += fmt::format("  repaired: {}\n", fault);
  constexpr std::size_t kMost = 8;
  const std::vector<PrintNote>& notes = walk.diagnosis.notes;
  for (std::size_t i = 0; i < std::min(notes.size(), kMost); ++i)
    text += fmt::format("  note: {}\n", notes[i].text);
  if (notes.size() > kMost)
    text += fmt::format("  … and {} more notes (--report has all)\n", notes.size() - kMost);
  return text;
}

Motion motionOf(Scene scene) {
  return scene.motion ? std::move(*scene.motion) : motionFromCurves(scene);
}

// What a walk in the style of a clip keeps of the clip's file.
struct StyledOutput {
  std::optional<Motion> plain;   // the walk without the style
  std::optional<Motion> motion;  // in the time of the clip
  Scene scene;                   // its units and rate alone
};

void keepUnitsAndRate(const Scene& from, Scene& to) {
  to.linearUnit = from.linearUnit;
  to.metresPerUnit = from.metresPerUnit;
  to.angularUnit = from.angularUnit;
  to.up = from.up;
  to.frameRate = from.frameRate;
}

// The document's options, changed by the flags that were given.
WalkOptions optionsOf(const TrackDocument& document, const Options& options) {
  WalkOptions how = document.options;
  for (const Option<WalkOptions>& row : walkOptionsTable()) {
    if (!row.flag.empty() && options.verb->count(row.flag) > 0) row.setValue(how, row.value(options.flags));
  }
  return how;
}

// The walk of a track, in the style of a clip where one is given; styled: what else that gives, where it is
// wanted.
Walk walkDocument(const TrackDocument& document, const Options& options, const std::string& file,
                  const Progress& progress, StyledOutput* styled = nullptr) {
  WalkOptions how = optionsOf(document, options);
  std::optional<Motion> clip;
  if (!options.style.empty()) {
    Scene scene = readScene(options.style);
    if (styled) keepUnitsAndRate(scene, styled->scene);
    clip = inFile(options.style, [&] { return motionOf(std::move(scene)); });
    // The clip's rate, where no other is asked for.
    if (options.verb->count("--fps") == 0) how.frameRate = 1 / clip->frameTime;
  }
  const double rate = how.frameRate;
  if (options.cycles > 0)
    how.frameRate = inFile(file, [&] { return wholeTurnRate(document.character, document.track, how); });
  if (styled && (!clip || options.verb->count("--fps") > 0)) styled->scene.frameRate = rate;
  Walk walk = inFile(
      file, [&] { return walkTrack(document.character, document.track, document.terrain, how, progress); });
  walk.faults.insert(walk.faults.begin(), document.faults.begin(), document.faults.end());
  if (styled && options.cycles > 0) styled->motion = turnsOf(walk, document.character, options.cycles, rate);
  if (!clip) return walk;
  if (styled) styled->plain = walk.performed.motion;
  inFile(options.style, [&] {
    const WalkStyle style = styleOf(*clip, document.character, how);
    if (styled)
      styled->motion = styledWalk(walk, document.character, *clip, style, options.styleWeight).motion;
    walk.performed.motion = withStyle(walk, document.character, style, options.styleWeight);
    return 0;
  });
  return walk;
}

Report walkOne(const Options& options, const Progress& progress) {
  const BadTimes bad = options.flags.force ? BadTimes::FilledIn : BadTimes::Refused;
  const TrackDocument document = parseTrackJson(readFile(options.track), options.track, bad);
  StyledOutput styled;
  std::optional<Motion>& plain = styled.plain;
  Walk walk = walkDocument(document, options, options.track, progress, &styled);
  if (!options.polish.empty()) {
    if (!plain) plain = walk.performed.motion;
    styled.motion.reset();
    const TrackDocument previousDocument = parseTrackJson(readFile(options.was), options.was, bad);
    const Walk previous = walkDocument(previousDocument, options, options.was, progress);
    walk.performed.motion = inFile(options.polish, [&] {
      return withPolish(walk, previous, document.character, motionOf(readScene(options.polish)));
    });
  }
  Report report;
  report.json = jsonOf(walk, options);
  report.text = textOf(walk, options);
  const PrintNote* unmet = walk.diagnosis.unmet();
  if (unmet != nullptr && !options.flags.force) {
    report.text = fmt::format("footfall: {}: {} (--force walks it anyway)\n", options.track, unmet->text);
    report.json["met"] = false;
    report.exitCode = kNotMet;
    return report;
  }
  Scene scene;
  if (!options.style.empty()) keepUnitsAndRate(styled.scene, scene);
  scene.motion = styled.motion ? *styled.motion : walk.performed.motion;
  scene.frameRate = styled.scene.frameRate;
  scene.range = {scene.motion->startTime, scene.motion->time(scene.motion->frames() - 1)};
  writeScene(scene, options.output);
  if (!options.picture.empty()) {
    draw::TrackPicture picture = draw::trackPicture(walk, document.character);
    picture.page.title = walk.virtualLegs.name;
    drawTrack(picture).write(options.picture);
  }
  if (!options.timing.empty()) {
    draw::Page page;
    page.title = walk.virtualLegs.name;
    drawTiming(walk.performance.contacts, legSigns(document.character.limbs, page.theme),
               {0, walk.timing.duration}, walk.performance.frameTime, page)
        .write(options.timing);
  }
  if (!options.samples.empty()) writeFile(options.samples, csvOf(walk));
  if (!options.report.empty()) writeFile(options.report, report.json.dump(2) + "\n");
  if (options.view.asked()) {
    std::optional<PageItem> before;
    if (plain) before = trackItem("as walked", walk, document.character, std::move(*plain));
    writeView(options.view,
              trackItem(walk.virtualLegs.name, walk, document.character, std::move(walk.performed.motion)),
              report, std::move(before));
  }
  return report;
}

}  // namespace

void addWalk(Program& program) {
  auto options = std::make_shared<Options>();
  CLI::App& verb =
      program.addVerb("walk", "Walk, run, hop or climb along footprints",
                      "footfall walk track.json -o walk.bvh --samples com.csv --report report.json\n"
                      "  footfall walk leap.json -o leap.glb --fps 24\n"
                      "  footfall walk curved.json -o styled.bvh --style swagger.bvh\n"
                      "  footfall walk edited.json -o again.bvh --polish polished.bvh --was track.json",
                      [options, &program] {
                        if (!isWritable(extensionOf(options->output)))
                          throw Error(Place{options->output, 0},
                                      "cannot be written; footfall convert --help lists the formats");
                        for (const std::string& picture : {options->picture, options->timing}) {
                          if (!picture.empty()) draw::formatOf(picture);  // refused before the work
                        }
                        return runOnce(program, options->track,
                                       [&](const Progress& progress) { return walkOne(*options, progress); });
                      });
  verb.add_option("track", options->track, "The track document (docs/reference/documents/track.md)")
      ->required();
  verb.add_option("-o,--output", options->output, "The motion to write")->required();
  verb.add_option("--samples", options->samples, "Write path, feet and leg lengths per frame as CSV");
  verb.add_option(
      "--picture", options->picture,
      "Draw the prints with their times, and the path from above and from the side (.png, .svg, .pdf)");
  verb.add_option("--timing", options->timing, "Draw when each foot is on the ground (.png, .svg, .pdf)");
  verb.add_option("--report", options->report, "Write the report of the solver as JSON");
  verb.add_option("--style", options->style, "Lay the style of this motion of the same figure on the walk");
  verb.add_option("--style-weight", options->styleWeight, "Scale the style")
      ->check(CLI::Range(0.0, 2.0))
      ->capture_default_str();
  verb.add_option("--cycles", options->cycles,
                  "Write so many turns of a cyclic track, each a whole number of frames")
      ->check(CLI::Range(1, 1000))
      ->excludes("--style");
  CLI::Option* polish =
      verb.add_option("--polish", options->polish,
                      "Keep the changes made to this motion of a previous walk, each on its step");
  polish->needs(verb.add_option("--was", options->was, "The track of the previous walk")->needs(polish));
  addOptionFlags(verb, walkOptionsTable(), options->flags);
  addViewOption(verb, program, options->view, true);
  options->verb = &verb;
}

}  // namespace footfall::cli
