// SPDX-License-Identifier: MIT
// footfall check: the quality of motions in numbers.
#include <memory>

#include <fmt/format.h>

#include "base/angles.h"
#include "base/math.h"
#include "base/scanner.h"
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
  QualityLimits limits;  // in the units of reports until checkFiles
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
  QualityLimits limits = options.limits;
  const auto scale = [](std::optional<double>& limit, double factor) {
    if (limit) *limit *= factor;
  };
  scale(limits.skate, 0.001);
  scale(limits.slip, 0.001);
  scale(limits.penetration, 0.001);
  scale(limits.floating, 0.001);
  scale(limits.jointJump, kDegree);
  scale(limits.extension, 0.01);
  scale(limits.imbalance, 0.001);
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
  const auto addLimit = [&](const char* name, std::optional<double>& limit, const char* what) {
    verb.add_option(name, limit, what)->check(nonNegative());
  };
  addLimit("--max-skate", options->limits.skate, "Exit 1 where a foot slides farther during a contact, mm");
  addLimit("--max-slip", options->limits.slip,
           "Exit 1 where a foot travels farther over the ground during a step, mm");
  addLimit("--max-penetration", options->limits.penetration,
           "Exit 1 where a foot is deeper below the ground, mm");
  addLimit("--max-float", options->limits.floating,
           "Exit 1 where a standing foot is higher above its position, mm");
  addLimit("--max-jump", options->limits.jointJump,
           "Exit 1 where a joint's velocity jumps by more, degrees per second");
  addLimit("--max-root-jump", options->limits.rootJump,
           "Exit 1 where the root's velocity jumps by more, m/s");
  addLimit("--max-jerk", options->limits.jerk, "Exit 1 where the jerk of a joint is larger, m/s³");
  addLimit("--max-extension", options->limits.extension,
           "Exit 1 where a leg is stretched farther, percent of its length");
  addLimit("--max-residual", options->limits.residual,
           "Exit 1 where the body's acceleration needs a larger unsupported force, m/s²");
  addLimit("--max-imbalance", options->limits.imbalance,
           "Exit 1 where the ground's force would act farther outside the feet, mm");
  verb.add_option("--terrain", options->terrain,
                  "Ground of the motions: a document with a terrain, such as a track (found from the feet "
                  "where not given)");
  addReadOptions(verb, options->read);
  addInputFormat(verb, options->from);
}

}  // namespace footfall::cli
