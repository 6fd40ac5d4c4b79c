// SPDX-License-Identifier: MIT
// footfall check: the quality of motions in numbers.
#include <memory>

#include <fmt/format.h>

#include "base/scanner.h"
#include "cli/program/limit_options.h"
#include "cli/program/quality_text.h"
#include "cli/program/read_options.h"
#include "figure/quality/quality.h"
#include "io/documents/terrain_json.h"

namespace footfall::cli {
namespace {

struct Options {
  std::vector<std::string> files;
  std::string terrain;
  std::string from;
  ReadOptions read;
  QualityLimits limits;  // in the units of reports
};

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
  return text;
}

Report checkOne(const std::string& file, const Options& options, const TerrainPtr& ground,
                const QualityLimits& limits, int threads) {
  const Scene scene = readInput(file, options.from, options.read);
  const Motion motion = motionOf(scene, file);
  QualityOptions quality;
  quality.threads = threads;
  quality.ground = ground;
  const QualityReport measured = measureQuality(motion, quality);
  const std::vector<std::string> exceeded = exceededLimits(measured, limits);
  Report report;
  report.asked = true;
  report.json = qualityJson(measured, motion.skeleton);
  report.json["exceeded"] = exceeded;
  if (!scene.notes.empty()) report.json["notes"] = scene.notes;
  report.text = fmt::format("{}\n{}", file, qualityTable(measured, motion.skeleton));
  if (!exceeded.empty()) {
    report.text += fmt::format("  past the limit: {}\n", joined(exceeded));
    report.exitCode = kNotMet;
  }
  return report;
}

int checkFiles(const Options& options, const Common& common) {
  const QualityLimits limits = limitsInUnits(options.limits);
  const TerrainPtr ground =
      options.terrain.empty() ? nullptr : standingGround(readFile(options.terrain), options.terrain);
  const std::vector<std::string> files = expandInputs(options.files, common);
  const int threads = files.size() > 1 ? 1 : common.threads;
  return runBatch(files, common, [&](const std::string& file, const Progress&) {
    return checkOne(file, options, ground, limits, threads);
  });
}

}  // namespace

void addCheck(Program& program) {
  auto options = std::make_shared<Options>();
  CLI::App& verb = program.addVerb(
      "check",
      "Measure the quality of a motion: skate, slip, penetration, jumps, jerk, leg extension, physics",
      "footfall check walk.bvh --max-skate 2\n  footfall check --json clips/",
      [options, &program] { return checkFiles(*options, program.common()); });
  verb.add_option("files", options->files, "Files or folders; - is standard input")->required();
  addLimitOptions(verb, options->limits, "Exit 1 where");
  verb.add_option("--terrain", options->terrain,
                  "Ground of the motions: a document with a terrain, such as a track (found from the feet "
                  "where not given)");
  addReadOptions(verb, options->read);
  addInputFormat(verb, options->from);
}

}  // namespace footfall::cli
