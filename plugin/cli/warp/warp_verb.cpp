// SPDX-License-Identifier: MIT
// footfall warp: existing animation bent to a few keys.
#include <algorithm>
#include <cmath>
#include <filesystem>
#include <memory>

#include <fmt/format.h>

#include "base/angles.h"
#include "base/scanner.h"
#include "base/units.h"
#include "cli/program/option_flags.h"
#include "cli/program/program.h"
#include "cli/program/quality_text.h"
#include "cli/program/read_options.h"
#include "cli/view/view_page.h"
#include "io/documents/warp_json.h"
#include "scene/scene_warp.h"
#include "warp/goal_text.h"
#include "warp/timing/beats.h"
#include "warp/warp_table.h"

namespace footfall::cli {
using namespace warp;

namespace {

struct Options {
  std::string input, keys, output, contacts;
  std::string match, saved;
  std::vector<std::string> beats, speeds;
  double matchTolerance = 1.5;
  ReadOptions read;
  bool report = false;
  WarpRequest request;  // what flags say of it, over what the document says
  WarpingOptions warping;
  const CLI::App* verb = nullptr;
  ViewOption view;
};

Json jsonOf(const MotionWarpResult::Change& change, const Scene& scene) {
  Json json = {{"mm", 1000 * change.metres}};
  if (change.joint >= 0) {
    json["joint"] = scene.figure().joints[static_cast<std::size_t>(change.joint)].name;
    json["frame"] = change.frame;
  }
  return json;
}

std::string textOf(const MotionWarpResult::Change& change, const Scene& scene) {
  if (change.joint < 0) return "none";
  return fmt::format("{:.1f} mm, of {} at frame {}", 1000 * change.metres,
                     scene.figure().joints[static_cast<std::size_t>(change.joint)].name, change.frame);
}

Json jsonOf(const SceneWarpReport& warped, const Scene& scene, const std::string& output) {
  Json json = {{"output", output},
               {"range", {scene.range.start * scene.frameRate, scene.range.end * scene.frameRate}},
               {"goals", Json::array()}};
  for (const GoalOutcome& goal : warped.goals) {
    json["goals"].push_back({{"what", goal.what}, {"frame", goal.frame}, {"error", goal.error}});
  }
  if (warped.curves) {
    json["curves"] = {{"changed", warped.curves->changed.size()},
                      {"rewritten", warped.rewritten},
                      {"keys_added", warped.curves->keysAdded},
                      {"linear_error_cm", warped.curves->linearError},
                      {"angular_error_deg", warped.curves->angularError / kDegree}};
  }
  if (warped.motion) {
    const MotionWarpResult& m = *warped.motion;
    json["contacts"] = {{"found", m.contacts},
                        {"replanted", m.replanted},
                        {"slide_before_mm", 1000 * m.slideBefore},
                        {"slide_after_mm", 1000 * m.slideAfter}};
    json["largest_change"] = jsonOf(m.largest, scene);
    json["largest_change_elsewhere"] = jsonOf(m.elsewhere, scene);
  }
  json["notes"] = warped.notes;
  return json;
}

std::string textOf(const SceneWarpReport& warped, const Scene& scene, const Options& options) {
  std::string text = fmt::format("{} -> {}\n", options.input, options.output);
  if (warped.curves) {
    text += fmt::format(
        "  {} curves changed, {} keys added; within {:.2g} cm and {:.2g} degrees of the exact result\n",
        warped.curves->changed.size() + warped.rewritten, warped.curves->keysAdded,
        warped.curves->linearError, warped.curves->angularError / kDegree);
  }
  if (warped.motion) {
    const MotionWarpResult& m = *warped.motion;
    text += fmt::format("  {} contacts, {} put back; feet slide by up to {:.2f} mm, {:.2f} mm before\n",
                        m.contacts, m.replanted, 1000 * m.slideAfter, 1000 * m.slideBefore);
    text += fmt::format("  largest change {}; outside the keys: {}\n", textOf(m.largest, scene),
                        textOf(m.elsewhere, scene));
  }
  const std::string goals =
      goalsText(warped.goals, scene.metresPerUnit,
                scene.motion ? kDegree : radiansPer(scene.angularUnit).value_or(kDegree));
  if (!goals.empty()) text += "  " + goals + "\n";
  for (const GoalOutcome& goal : warped.goals) {
    if (options.report)
      text += fmt::format("    {} at frame {:g}: off by {:.3g}\n", goal.what, goal.frame, goal.error);
  }
  for (const std::string& note : warped.notes) text += fmt::format("  note: {}\n", note);
  return text;
}

// "33:36" or "33:36:12" as numbers of frames.
std::vector<double> numbersOf(const std::string& text, const char* option, const char* form,
                              std::size_t least, std::size_t most, double rate) {
  std::vector<double> numbers;
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t colon = std::min(text.find(':', from), text.size());
    numbers.push_back(parseTime(text.substr(from, colon - from), rate));
    from = colon + 1;
  }
  if (numbers.size() < least || numbers.size() > most) {
    throw Error(fmt::format("{} must be {}, got '{}'", option, form, text));
  }
  return numbers;
}

// What the command line says about time.
void addTime(const Options& options, double rate, WarpRequest& request) {
  std::vector<Beat> beats;
  for (const std::string& beat : options.beats) {
    const std::vector<double> n = numbersOf(beat, "--beat", "SOURCE:AT or SOURCE:AT:HOLD", 2, 3, rate);
    beats.push_back({n[0], n[1], n.size() == 3 ? n[2] : 0});
  }
  std::vector<SpeedKey> speeds;
  for (const std::string& speed : options.speeds) {
    const std::vector<double> n = numbersOf(speed, "--speed", "AT:SPEED", 2, 2, rate);
    speeds.push_back({n[0], n[1]});
  }
  askForTime(request, beats, speeds);
}

bool asksNothing(const WarpRequest& request) {
  return request.time.empty() && request.channels.empty() && request.positions.empty() &&
         request.rotations.empty() && request.effectors.empty() &&
         request.contacts.value_or(ContactPolicy::Free) != ContactPolicy::Follow;
}

Report warpOne(const Options& options, int threads) {
  WarpRequest request;
  if (!options.keys.empty()) request = parseWarpJson(readFile(options.keys), options.keys);
  if (!options.contacts.empty()) {
    const std::vector<std::string>& words = contactPolicyWords();
    request.contacts =
        static_cast<ContactPolicy>(std::find(words.begin(), words.end(), options.contacts) - words.begin());
  }
  Scene scene = readScene(options.input, options.read);
  std::optional<Motion> before;
  if (options.view.asked()) before = motionOf(scene, options.input);
  addTime(options, scene.frameRate, request);
  carrySpeedOn(request, scene);
  std::optional<TimeAlignment> matched;
  if (!options.match.empty()) {
    const Scene reference = readScene(options.match, options.read);
    matched = inFile(options.match + " and " + options.input,
                     [&] { return matchTime(scene, reference, options.matchTolerance, request, threads); });
  }
  applyGivenFlags(*options.verb, warpRequestTable(), options.request, request);
  WarpingOptions how = options.warping;
  how.curves.threads = how.motion.threads = threads;
  SceneWarpReport warped = inFile(options.input, [&] { return warpScene(scene, request, how); });
  if (asksNothing(request)) warped.notes.push_back("the warp asks for nothing: nothing has changed");
  writeScene(scene, options.output);
  if (!options.saved.empty()) writeFile(options.saved, timeWarpJson(request.time, request.timeInterpolation));
  Report report;
  report.json = jsonOf(warped, scene, options.output);
  report.text = textOf(warped, scene, options);
  if (matched) {
    report.json["match"] = {{"keys", request.time.size()},
                            {"before_mm", 1000 * matched->before},
                            {"after_mm", 1000 * matched->after}};
    report.text += fmt::format("  {} time keys: poses {:.1f} mm from those to match, {:.1f} mm before\n",
                               request.time.size(), 1000 * matched->after, 1000 * matched->before);
  }
  if (before) {
    writeView(options.view, motionItem(options.output, motionOf(scene, options.output)), report,
              motionItem(options.input, *before));
  }
  return report;
}

int warpFile(const Options& options, const Program& program) {
  namespace fs = std::filesystem;
  if (options.keys.empty() && options.match.empty() && options.beats.empty() && options.speeds.empty()) {
    throw Error("warp needs something to do: --keys, --beat, --speed or --match");
  }
  if (!isWritable(extensionOf(options.output))) {
    throw Error(Place{options.output, 0},
                "is not a format that footfall writes; footfall convert --help lists them");
  }
  if (fs::exists(options.output) && fs::exists(options.input) &&
      fs::equivalent(options.input, options.output)) {
    throw Error(Place{options.input, 0}, "would be overwritten; give another output");
  }
  return runOnce(program, options.input,
                 [&](const Progress&) { return warpOne(options, program.common().threads); });
}

}  // namespace

void addWarp(Program& program) {
  auto options = std::make_shared<Options>();
  CLI::App& verb = program.addVerb(
      "warp", "Warp existing animation with a few keys: goals, offsets, scales, timing",
      "footfall warp walk.bvh --keys wider_step.json -o wider.bvh\n"
      "  footfall warp jump.bvh --beat 40:48 --beat 71:96 -o on_the_beat.bvh\n"
      "  footfall warp mine.bvh --match theirs.bvh --save-keys timing.json -o like_theirs.bvh\n"
      "  footfall warp shot.ma --keys late.json -o late.ma --report",
      [options, &program] { return warpFile(*options, program); });
  verb.add_option("file", options->input, "The animation")->required();
  verb.add_option("--keys", options->keys,
                  "Read the warp from a document of kind \"warp\" (docs/reference/documents/warp.md)");
  verb.add_option("--beat", options->beats,
                  "SOURCE:AT, show frame SOURCE at frame AT; SOURCE:AT:HOLD, and hold it for HOLD frames")
      ->allow_extra_args(false);
  verb.add_option("--speed", options->speeds,
                  "AT:SPEED, play at this speed at frame AT; linear between them, the last to the end")
      ->allow_extra_args(false);
  verb.add_option("--match", options->match,
                  "Take on the timing of this motion of the same figure, by comparing poses");
  verb.add_option("--match-tolerance", options->matchTolerance,
                  "How far the time keys of --match may be from the best fit, in frames; a higher value "
                  "gives fewer keys")
      ->check(positive())
      ->capture_default_str();
  verb.add_option("--save-keys", options->saved, "Write the time warp as a document to edit");
  verb.add_option("-o,--output", options->output, "The file to write")->required();
  verb.add_flag("--report", options->report, "Report how closely each goal is met");
  verb.add_option("--contacts", options->contacts,
                  "Keep planted feet where they are, let them follow the warp, or leave them free (default: "
                  "the warp's)")
      ->check(CLI::IsMember(contactPolicyWords()));
  addOptionFlags(verb, warpRequestTable(), options->request);
  verb.get_option("--time-interpolation")->default_str("");
  addOptionFlags(verb, warpingTable(), options->warping);
  options->verb = &verb;
  addViewOption(verb, program, options->view, true);
  addReadOptions(verb, options->read);
}

}  // namespace footfall::cli
