// SPDX-License-Identifier: MIT
// footfall library: from recorded clips to a library of locomotion, and what is in one.
#include <algorithm>
#include <filesystem>
#include <map>
#include <memory>
#include <set>

#include <fmt/format.h>

#include "base/angles.h"
#include "base/numeric/smoothing.h"
#include "base/scanner.h"
#include "cli/program/option_flags.h"
#include "cli/program/program.h"
#include "cli/program/read_options.h"
#include "draw/plots/locomotion_plots.h"
#include "io/documents/locomotion_json.h"
#include "locomotion/build/build_options.h"
#include "locomotion/library/library_report.h"

namespace footfall::cli {
using namespace locomotion;

namespace {

struct Options {
  bool measure = false;
  int grid = 6;
  std::vector<std::string> clips, classNames;
  std::string library, output, labels, labelsOut, pictures, report;
  BuildOptions build;
  ReadOptions read;
};

Library readLibrary(const std::string& file) {
  return parseLibraryJson(readFile(file), file);
}

Json libraryJson(const Library& library) {
  Json classes = Json::array(), edges = Json::array();
  for (const MotionClass& cls : library.classes) {
    Json examples = Json::array();
    for (const Clip& clip : cls.examples) {
      examples.push_back({{"source", clip.source},
                          {"start", clip.start},
                          {"end", clip.end},
                          {"mirrored", clip.mirrored},
                          {"speed_m_s", clip.velocity.speed},
                          {"turn_deg_s", clip.velocity.turn / kDegree},
                          {"duration_s", clip.duration()},
                          {"arc_residual", clip.arcResidual},
                          {"loop_error_deg", clip.loopError / kDegree},
                          {"confidence", clip.confidence},
                          {"warped", clip.warped}});
      if (clip.likeness.farthest < 0) continue;
      examples.back()["likeness"] = {
          {"joint_deg", clip.likeness.joint / kDegree},
          {"joint", library.skeleton.joints[static_cast<std::size_t>(clip.likeness.farthest)].name},
          {"root_mm", 1000 * clip.likeness.root}};
    }
    classes.push_back({{"name", cls.name}, {"pattern", nameOf(cls.pattern)}, {"examples", examples}});
  }
  constexpr const char* kKinds[] = {"same", "recorded", "blended", "via"};
  for (std::size_t i = 0; i < library.classes.size(); ++i) {
    for (std::size_t j = 0; j < library.classes.size(); ++j) {
      if (i == j) continue;
      const Edge& edge = library.edge(static_cast<int>(i), static_cast<int>(j));
      Json one = {{"from", library.classes[i].name},
                  {"to", library.classes[j].name},
                  {"kind", kKinds[static_cast<std::size_t>(edge.kind)]}};
      if (edge.via >= 0) one["via"] = library.classes[static_cast<std::size_t>(edge.via)].name;
      Json clips = Json::array();
      for (const int t : edge.transitions) {
        const Transition& transition = library.transitions[static_cast<std::size_t>(t)];
        clips.push_back({{"source", transition.source},
                         {"start", transition.start},
                         {"end", transition.end},
                         {"speed_before", transition.before.speed},
                         {"speed_after", transition.after.speed}});
      }
      if (!clips.empty()) one["clips"] = clips;
      edges.push_back(one);
    }
  }
  return {{"joints", library.skeleton.size()},
          {"frame_rate", 1 / library.frameTime},
          {"bytes", library.bytes()},
          {"source_skate_mm", 1000 * library.groundSkate},
          {"source_jump_deg_s", library.jumps.joint / kDegree},
          {"source_root_jump_m_s", library.jumps.root},
          {"source_lurch_m_s", library.jumps.lurch},
          {"classes", classes},
          {"edges", edges}};
}

std::string libraryText(const Library& library) {
  std::string text;
  for (const MotionClass& cls : library.classes) {
    text += fmt::format("  {} ({} example{})\n", cls.name, cls.examples.size(),
                        cls.examples.size() == 1 ? "" : "s");
    for (const Clip& clip : cls.examples) {
      text +=
          fmt::format("    {:<12} {:5.2f} s  {:5.2f} m/s {:7.1f} deg/s  loop {:4.1f} deg  confidence {:.2f}",
                      clip.source + (clip.mirrored ? "'" : ""), clip.start, clip.velocity.speed,
                      clip.velocity.turn / kDegree, clip.loopError / kDegree, clip.confidence);
      if (clip.warped) text += "  warped";
      if (clip.likeness.farthest >= 0)
        text +=
            fmt::format("  from its clip: {:.1f} deg at {}, root {:.0f} mm", clip.likeness.joint / kDegree,
                        library.skeleton.joints[static_cast<std::size_t>(clip.likeness.farthest)].name,
                        1000 * clip.likeness.root);
      text += "\n";
    }
  }
  const Json json = libraryJson(library);
  for (const Json& edge : json["edges"]) {
    text += fmt::format("  {} -> {}: {}", edge["from"].get<std::string>(), edge["to"].get<std::string>(),
                        edge["kind"].get<std::string>());
    if (edge.contains("via")) text += " " + edge["via"].get<std::string>();
    if (edge.contains("clips")) {
      for (const Json& clip : edge["clips"]) text += " " + clip["source"].get<std::string>();
    }
    text += "\n";
  }
  return text;
}

Json measuredJson(const ClassReport& r, const Library& library) {
  Json points = Json::array();
  for (const SteeringError& e : r.steering)
    points.push_back({{"speed_m_s", e.asked.speed},
                      {"turn_deg_s", e.asked.turn / kDegree},
                      {"achieved_speed_m_s", e.achieved.speed},
                      {"achieved_turn_deg_s", e.achieved.turn / kDegree}});
  return {{"class", library.classes[static_cast<std::size_t>(r.cls)].name},
          {"points", points},
          {"worst_speed_percent", 100 * r.speedError},
          {"worst_turn_deg_s", r.turnError / kDegree},
          {"steps", r.steps},
          {"skate_mm", 1000 * r.skate},
          {"slip_mm", 1000 * r.slip},
          {"seams", r.joins},
          {"worst_seam_deg_s", r.worst.joint / kDegree},
          {"worst_seam_m_s", r.worst.root},
          {"worst_seam_lurch_m_s", r.worst.lurch}};
}

std::string measuredText(const ClassReport& r, const Library& library) {
  return fmt::format(
      "  {} at {} of its range: speed within {:.2f} %, turn within {:.2f} deg/s\n"
      "    steering between the points: feet of {} steps slide {:.2f} mm at most (clips {:.1f}); at {} joins "
      "joints jump by {:.0f} deg/s at most (clips {:.0f}), hips by {:.2f} m/s ({:.2f}), and lurch by "
      "{:.2f} m/s ({:.2f})\n",
      library.classes[static_cast<std::size_t>(r.cls)].name,
      fmt::format("{} point{}", r.steering.size(), r.steering.size() == 1 ? "" : "s"), 100 * r.speedError,
      r.turnError / kDegree, r.steps, 1000 * r.skate, 1000 * library.groundSkate, r.joins,
      r.worst.joint / kDegree, library.jumps.joint / kDegree, r.worst.root, library.jumps.root, r.worst.lurch,
      library.jumps.lurch);
}

// What a library holds and, if asked, how well it does.
Report infoOf(const std::string& file, const Options& options, const Common& common,
              const Progress& progress) {
  const auto library = std::make_shared<const Library>(readLibrary(file));
  Report done{libraryJson(*library), file + "\n" + libraryText(*library), kDone, true};
  if (!options.measure) return done;
  done.json["measured"] = Json::array();
  GenerateOptions how;
  how.threads = common.threads;
  const double classes = static_cast<double>(library->classes.size());
  for (std::size_t c = 0; c < library->classes.size(); ++c) {
    how.progress = [&progress, c, classes](double share) {
      return !progress || progress((static_cast<double>(c) + share) / classes);
    };
    if (library->classes[c].pattern == StepPattern::Stand) continue;
    const ClassReport one = reportOf(library, static_cast<int>(c), options.grid, how);
    done.json["measured"].push_back(measuredJson(one, *library));
    done.text += measuredText(one, *library);
    report(progress, static_cast<double>(c + 1) / classes);
  }
  return done;
}

// The reason that most strides of an unused clip share; digits aside.
std::string whyUnused(const RecordedClip& recording) {
  std::map<std::string, std::pair<int, std::string>> reasons;
  for (const RecordedStride& stride : recording.strides) {
    std::string kind;
    for (const char c : stride.rejected) {
      if (c < '0' || c > '9') kind += c;
    }
    auto& [count, text] = reasons[kind];
    if (count++ == 0) text = fmt::format("at {:.2f} s {}", stride.start, stride.rejected);
  }
  const auto fewer = [](const auto& a, const auto& b) { return a.second.first < b.second.first; };
  const auto most = std::max_element(reasons.begin(), reasons.end(), fewer);
  return most == reasons.end() ? "it stands, and other stands are more like the rest" : most->second.second;
}

Json recordedClipJson(const RecordedClip& r) {
  Json strides = Json::array();
  for (const RecordedStride& s : r.strides) {
    Json one = {{"start", s.start},
                {"end", s.end},
                {"class", s.className},
                {"speed_m_s", s.velocity.speed},
                {"turn_deg_s", s.velocity.turn / kDegree},
                {"arc_residual", s.arc.residual},
                {"loop_error_deg", s.loopError / kDegree},
                {"chosen", s.chosen}};
    if (!s.rejected.empty()) one["rejected"] = s.rejected;
    strides.push_back(one);
  }
  Json json = {{"clip", r.name},
               {"mirrored", r.mirrored},
               {"ground_mm_s", 1000 * r.ground.slope},
               {"ground_before_mm", 1000 * r.ground.before},
               {"ground_after_mm", 1000 * r.ground.after},
               {"left_above_right_mm", 1000 * r.ground.sides},
               {"skate_mm", 1000 * r.skate},
               {"mended_spikes", r.spikes},
               {"strides", strides},
               {"stands", r.stands.size()}};
  if (!r.rejected.empty()) json["rejected"] = r.rejected;
  return json;
}

// Files that cannot be read are left out like other unusable clips, unless only one was given.
std::vector<NamedMotion> readClips(const Options& options, const Common& common, const Progress& progress,
                                   std::vector<std::pair<std::string, std::string>>& unread) {
  std::vector<NamedMotion> clips;
  const std::vector<std::string> files = expandInputs(options.clips, common);
  for (const std::string& file : files) {
    report(progress, 0);
    const std::string name = std::filesystem::path(file).stem().string();
    try {
      const Scene scene = readScene(file, options.read);
      clips.push_back({name, scene.motion ? *scene.motion : motionFromCurves(scene)});
    } catch (const Error& error) {
      if (files.size() == 1 || !std::filesystem::exists(file)) throw;
      unread.push_back({name, error.what()});
    }
  }
  if (clips.empty()) throw Error("none of the clips can be read (" + unread.front().second + ")");
  return clips;
}

void writeClipPictures(const BuiltLibrary& built, const std::vector<NamedMotion>& clips,
                       const std::string& folder, const Progress& progress) {
  for (const RecordedClip& r : built.recordings) {
    report(progress, 1);
    if (!r.rejected.empty() || r.mirrored) continue;
    draw::Page page;
    page.title = r.name;
    for (const NamedMotion& clip : clips) {
      if (clip.name == r.name)
        draw::drawGround(r, clip.motion, page).write(folder + "/" + r.name + "_ground.png", 2);
    }
    if (!r.strides.empty()) draw::drawArcs(r, page).write(folder + "/" + r.name + "_arcs.png", 2);
  }
}

void writeLibraryPictures(const Library& library, const std::string& folder, const Progress& progress) {
  std::filesystem::create_directories(folder);
  draw::Page page;
  page.title = "speed and turn rate of the examples";
  draw::drawParameters(library, page).write(folder + "/parameters.png", 2);
  page.title = "weight kernel";
  draw::drawBump(page).write(folder + "/bump.png", 2);
  const auto shared = std::make_shared<const Library>(library);
  const double classes = static_cast<double>(library.classes.size());
  for (std::size_t c = 0; c < library.classes.size(); ++c) {
    const MotionClass& cls = library.classes[c];
    page.title = cls.name;
    const double start = static_cast<double>(c) / classes;
    report(progress, start);
    draw::drawPhases(cls, page).write(folder + "/" + cls.name + "_phases.png", 2);
    if (cls.examples.size() < 2) continue;
    draw::drawWarping(library, cls, page).write(folder + "/" + cls.name + "_warping.png", 2);
    draw::drawWeights(cls, draw::WeightsOver::Turn, page)
        .write(folder + "/" + cls.name + "_weights_turn.png", 2);
    draw::drawWeights(cls, draw::WeightsOver::Speed, page)
        .write(folder + "/" + cls.name + "_weights_speed.png", 2);
    page.title = cls.name + ": requested and achieved";
    const std::vector<SteeringError> steering =
        steeringErrors(shared, static_cast<int>(c), 10, {},
                       [&](double share) { return !progress || progress(start + share / classes); });
    draw::drawSteering(steering, draw::SteeringOver::Speed, page)
        .write(folder + "/" + cls.name + "_steering_speed.png", 2);
    draw::drawSteering(steering, draw::SteeringOver::Turn, page)
        .write(folder + "/" + cls.name + "_steering_turn.png", 2);
  }
  for (std::size_t k = 0; k < library.transitions.size(); ++k) {
    report(progress, 1);
    page.title = fmt::format("transition {}", k + 1);
    draw::drawTransition(library.transitions[k], library, page)
        .write(fmt::format("{}/transition_{}.png", folder, k + 1), 2);
  }
}

Report buildOne(const Options& options, const Common& common, const Progress& progress) {
  BuildOptions build = options.build;
  build.threads = common.threads;
  build.progress = progress;
  for (const std::string& one : options.classNames) {
    const std::size_t equals = one.find('=');
    if (equals == std::string::npos || equals == 0 || equals + 1 == one.size())
      throw Error(fmt::format("--class must be NAME=PATTERN, such as jog=16_3*, got '{}'", one));
    build.classNames.push_back({one.substr(equals + 1), one.substr(0, equals)});
  }
  if (!options.labels.empty()) build.labels = parseLabelsJson(readFile(options.labels), options.labels);
  std::vector<std::pair<std::string, std::string>> unread;
  const std::vector<NamedMotion> clips = readClips(options, common, progress, unread);
  const BuiltLibrary built = buildLibrary(clips, build);
  Report report;
  report.json = libraryJson(built.library);
  report.json["notes"] = built.notes;
  report.json["clips"] = Json::array();
  std::size_t used = 0;
  std::set<std::string> sources;
  for (const MotionClass& cls : built.library.classes) {
    for (const Clip& clip : cls.examples) sources.insert(clip.source);
  }
  for (const Transition& transition : built.library.transitions) sources.insert(transition.source);
  for (const RecordedClip& r : built.recordings) report.json["clips"].push_back(recordedClipJson(r));
  for (const NamedMotion& clip : clips) used += sources.count(clip.name);
  report.text = fmt::format("{} of {} clips -> {}\n{}", used, clips.size() + unread.size(), options.output,
                            libraryText(built.library));
  for (const auto& [name, why] : unread) {
    report.json["clips"].push_back({{"clip", name}, {"rejected", why}});
    report.text += fmt::format("  left out {}: {}\n", name, why);
  }
  for (const RecordedClip& r : built.recordings) {
    if (!r.rejected.empty()) {
      report.text += fmt::format("  left out {}: {}\n", r.name, r.rejected);
    } else if (!r.mirrored && sources.count(r.name) == 0) {
      report.text += fmt::format("  not used {}: {}\n", r.name, whyUnused(r));
    }
  }
  for (const std::string& note : built.notes) report.text += "  note: " + note + "\n";
  writeFile(options.output, formatLibraryJson(built.library));
  if (!options.labelsOut.empty()) writeFile(options.labelsOut, formatLabelsJson(built.recordings));
  if (!options.report.empty()) writeFile(options.report, report.json.dump(2) + "\n");
  if (options.pictures.empty()) return report;
  try {
    writeLibraryPictures(built.library, options.pictures, progress);
    writeClipPictures(built, clips, options.pictures, progress);
  } catch (const Cancelled&) {
    fmt::print(stderr, "\n{} is written; the pictures in {} are not complete\n", options.output,
               options.pictures);
    throw;
  }
  return report;
}

void addBuild(Program& program, CLI::App& group) {
  auto options = std::make_shared<Options>();
  CLI::App& verb = program.addVerb(
      group, "build", "Build a library from recorded walks and runs",
      "footfall library build clips/ -o library.json --pictures pictures/\n"
      "  footfall library build clips/ -o library.json --class jog=16_3* --labels-out labels.json",
      [options, &program] {
        return runOnce(program, options->output, [&](const Progress& progress) {
          return buildOne(*options, program.common(), progress);
        });
      });
  verb.add_option("clips", options->clips, "Recorded clips of one figure, or folders of them")->required();
  verb.add_option("-o,--output", options->output, "Write the library (.json)")->required();
  verb.add_option("--labels", options->labels,
                  "Take classes, ranges and contacts from this file instead of detecting them "
                  "(docs/reference/documents/locomotion.md)");
  verb.add_option("--labels-out", options->labelsOut, "Write what was detected as labels, for editing");
  verb.add_option("--class", options->classNames,
                  "NAME=PATTERN: put strides of clips whose names match into this class");
  verb.add_option("--report", options->report, "Write everything found as JSON");
  verb.add_option("--pictures", options->pictures, "Draw pictures into this folder");
  addOptionFlags(verb, buildOptionTable(), options->build);
  addReadOptions(verb, options->read);
}

}  // namespace

void addLibrary(Program& program) {
  CLI::App& group = program.addVerb(
      "library", "Libraries of recorded walks and runs, steered by speed and turn rate",
      "footfall library build clips/ -o library.json", [&program] { return program.exitCode(); });
  group.require_subcommand(1);
  addBuild(program, group);
  auto info = std::make_shared<Options>();
  CLI::App& infoVerb =
      program.addVerb(group, "info", "List what a library holds",
                      "footfall library info library.json\n"
                      "  footfall library info library.json --measure",
                      [info, &program] {
                        return runBatch({info->library}, program.common(),
                                        [&](const std::string& file, const Progress& progress) {
                                          return infoOf(file, *info, program.common(), progress);
                                        });
                      });
  infoVerb.add_option("library", info->library, "A library")->required();
  infoVerb.add_flag("--measure", info->measure,
                    "Measure every class over its range: requested against achieved, foot sliding, joins");
  infoVerb.add_option("--grid", info->grid, "Points measured along each side of a class's range")
      ->check(CLI::Range(2, 40))
      ->capture_default_str();
  auto plot = std::make_shared<Options>();
  CLI::App& plotVerb = program.addVerb(
      group, "plot", "Draw a library's parameters, weights, time maps, warping, steering and transitions",
      "footfall library plot library.json -o pictures/", [plot, &program] {
        return runBatch(
            {plot->library}, program.common(), [&](const std::string& file, const Progress& progress) {
              writeLibraryPictures(readLibrary(file), plot->output, progress);
              return Report{{{"output", plot->output}}, file + " -> " + plot->output + "\n", kDone};
            });
      });
  plotVerb.add_option("library", plot->library, "A library")->required();
  plotVerb.add_option("-o,--output", plot->output, "Write pictures into this folder")->required();
}

}  // namespace footfall::cli
