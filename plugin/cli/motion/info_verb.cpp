// SPDX-License-Identifier: MIT
// footfall info: what a file holds.
#include <algorithm>
#include <array>
#include <memory>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/angles.h"
#include "base/math.h"
#include "cli/program/program.h"
#include "cli/program/read_options.h"
#include "figure/contact/contact_detection.h"
#include "figure/quality/travel_summary.h"
#include "io/scene_file.h"

namespace footfall::cli {
namespace {

struct Options {
  std::vector<std::string> files;
  std::string from;
  ReadOptions read;
};

void line(std::string& text, const char* what, const std::string& value) {
  text += fmt::format("  {:<10} {}\n", what, value);
}

std::string plural(std::size_t count, const std::string& noun) {
  return fmt::format("{} {}{}", count, noun, count == 1 ? "" : "s");
}

void describeCurves(const Scene& scene, Report& report) {
  std::size_t keys = 0, weighted = 0;
  std::array<std::size_t, 4> outputs{};
  for (const NamedCurve& named : scene.curves) {
    keys += named.curve.keys().size();
    weighted += named.curve.weighted() ? 1 : 0;
    ++outputs[static_cast<std::size_t>(named.curve.output())];
  }
  report.json["curves"] = scene.curves.size();
  report.json["keys"] = keys;
  line(report.text, "curves",
       fmt::format("{} with {} ({} linear, {} angular, {} time, {} unitless; {} weighted)",
                   scene.curves.size(), plural(keys, "key"), outputs[0], outputs[1], outputs[2], outputs[3],
                   weighted));
}

void describeMotion(const Motion& motion, Report& report) {
  const double seconds =
      motion.frames() > 1 ? static_cast<double>(motion.frames() - 1) * motion.frameTime : 0;
  report.json["frames"] = motion.frames();
  report.json["channels"] = motion.channels.size();
  line(report.text, "frames", fmt::format("{} ({:.6g} s)", motion.frames(), seconds));
  line(report.text, "channels", fmt::format("{}", motion.channels.size()));
}

void describeTravel(const Motion& motion, Report& report) {
  ContactOptions options;
  options.threads = 1;
  const ContactReport found = detectContacts(motion, options);
  const TravelSummary travel = summarizeTravel(motion, found);
  report.json["contacts"] = found.contacts.size();
  report.json["strides"] = travel.strides;
  report.json["stride_seconds"] = travel.strideTime;
  report.json["speed_m_s"] = travel.speed;
  report.json["turn_deg"] = travel.turn / kDegree;
  report.json["distance_m"] = travel.distance;
  line(report.text, "figure", plural(found.limbs.legs.size(), "leg"));
  if (found.limbs.legs.empty()) return;
  line(report.text, "contacts",
       fmt::format("{}, {} of {:.3g} s", found.contacts.size(), plural(travel.strides, "stride"),
                   travel.strideTime));
  line(report.text, "travel",
       fmt::format("{:.3g} m at {:.3g} m/s, turning {:.0f} degrees", travel.distance, travel.speed,
                   travel.turn / kDegree));
}

Report describe(const std::string& file, const Options& options, bool quiet) {
  const Scene scene = readInput(file, options.from, options.read);
  const Skeleton& figure = scene.figure();
  const std::size_t ends =
      static_cast<std::size_t>(std::count_if(figure.joints.begin(), figure.joints.end(),
                                             [](const Joint& j) { return j.kind == JointKind::EndSite; }));
  const std::size_t transforms =
      static_cast<std::size_t>(std::count_if(figure.joints.begin(), figure.joints.end(),
                                             [](const Joint& j) { return j.kind == JointKind::Transform; }));
  Report report;
  report.asked = true;
  report.json["format"] = (options.from.empty() ? extensionOf(file) : options.from).substr(1);
  report.json["joints"] = figure.size() - ends - transforms;
  report.json["transforms"] = transforms;
  report.json["end_sites"] = ends;
  report.text = file + "\n";
  line(report.text, "joints",
       fmt::format("{}, {}, {}", plural(figure.size() - ends - transforms, "joint"),
                   plural(transforms, "transform"), plural(ends, "end site")));
  if (!scene.motion || !scene.curves.empty()) describeCurves(scene, report);
  if (scene.motion) {
    describeMotion(*scene.motion, report);
    describeTravel(*scene.motion, report);
  }
  const double rate = scene.motion ? 1 / scene.motion->frameTime : scene.frameRate;
  report.json["frame_rate"] = scene.frameRate;
  report.json["start_frame"] = scene.range.start * rate;
  report.json["end_frame"] = scene.range.end * rate;
  report.json["linear_unit"] = scene.linearUnit;
  report.json["metres_per_unit"] = scene.metresPerUnit;
  report.json["angular_unit"] = scene.angularUnit;
  line(report.text, "rate", fmt::format("{:.6g} frames per second", scene.frameRate));
  line(report.text, "range",
       fmt::format("{:.6g} to {:.6g}", scene.range.start * rate, scene.range.end * rate));
  line(report.text, "units",
       fmt::format("{} ({:.6g} m), {}", scene.linearUnit, scene.metresPerUnit, scene.angularUnit));
  if (!scene.takes.empty()) {
    report.json["takes"] = scene.takes;
    report.json["take"] = scene.take;
    line(report.text, "takes", fmt::format("{}", fmt::join(scene.takes, ", ")));
  }
  if (!scene.notes.empty()) report.json["notes"] = scene.notes;
  for (const std::string& note : scene.notes) {
    if (!quiet) line(report.text, "note", note);
  }
  return report;
}

}  // namespace

void addInfo(Program& program) {
  auto options = std::make_shared<Options>();
  CLI::App& verb = program.addVerb(
      "info", "Show what a file holds: joints, curves, rate, range, units",
      "footfall info walk.bvh\n  footfall info --json clips/\n  footfall info - --from bvh < walk.bvh",
      [options, &program] {
        const bool quiet = program.common().quiet;
        return runBatch(
            expandInputs(options->files, program.common()), program.common(),
            [&](const std::string& file, const Progress&) { return describe(file, *options, quiet); });
      });
  verb.add_option("files", options->files, "Files or folders; - is standard input")->required();
  addReadOptions(verb, options->read);
  addInputFormat(verb, options->from);
}

}  // namespace footfall::cli
