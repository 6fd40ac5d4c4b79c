// SPDX-License-Identifier: MIT
// footfall check: the quality of motions in numbers.
#include <algorithm>
#include <memory>

#include <fmt/format.h>

#include "base/scanner.h"
#include "cli/motion/junit_report.h"
#include "cli/program/limit_options.h"
#include "cli/program/quality_text.h"
#include "cli/program/read_options.h"
#include "figure/quality/quality.h"
#include "figure/quality/quality_verdict.h"
#include "io/documents/terrain_json.h"

namespace footfall::cli {
namespace {

struct Options {
  std::vector<std::string> files;
  std::string terrain;
  std::string from;
  std::string profile;  // empty: verdicts are those for film, and fail nothing
  std::string junit;
  ReadOptions read;
  QualityLimits limits;  // in the units of reports
};

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
  return text;
}

QualityProfile profileOf(const Options& options) {
  const std::vector<std::string>& words = qualityProfileWords();
  const auto found = std::find(words.begin(), words.end(), options.profile);
  return found == words.end() ? QualityProfile::Film : static_cast<QualityProfile>(found - words.begin());
}

std::string sentenceOf(const JudgedMeasure& measure) {
  return fmt::format("{} is {:.4g} {} at frame {} ({})", measure.name, measure.value, measure.unit,
                     measure.frame, measure.where);
}

// What is bad, or past a limit.
JunitSuite suiteOf(const std::string& file, const std::vector<JudgedMeasure>& judged,
                   const std::vector<std::string>& exceeded) {
  JunitSuite suite{file, {}};
  for (const JudgedMeasure& measure : judged) {
    JunitCase one;
    one.name = measure.name;
    if (std::find(exceeded.begin(), exceeded.end(), measure.name) != exceeded.end())
      one.failure = sentenceOf(measure) + ": past the limit";
    else if (measure.verdict == Verdict::Bad)
      one.failure = fmt::format("{}: above {:g}", sentenceOf(measure), measure.bad);
    else if (measure.verdict == Verdict::LookAtIt)
      one.remark = "look at it: " + sentenceOf(measure);
    suite.cases.push_back(std::move(one));
  }
  return suite;
}

Json verdictsJson(const std::vector<JudgedMeasure>& judged) {
  Json json = Json::object();
  for (const JudgedMeasure& measure : judged) {
    json[measure.name] = {{"verdict", nameOf(measure.verdict)},
                          {"unit", measure.unit},
                          {"value", measure.value},
                          {"good", measure.good},
                          {"bad", measure.bad},
                          {"frame", measure.frame},
                          {"where", measure.where}};
  }
  return json;
}

Report checkOne(const std::string& file, const Options& options, const TerrainPtr& ground,
                const QualityLimits& limits, int threads, JunitSuite& suite) {
  const Scene scene = readInput(file, options.from, options.read);
  const Motion motion = motionOf(scene, file);
  QualityOptions quality;
  quality.threads = threads;
  quality.ground = ground;
  if (scene.contacts) {  // as the file states them
    quality.contacts = detectContacts(motion, quality.contact);
    quality.contacts->contacts = *scene.contacts;
  }
  const QualityReport measured = measureQuality(motion, quality);
  const std::vector<std::string> exceeded = exceededLimits(measured, limits);
  const std::vector<JudgedMeasure> judged = judgedMeasures(motion, measured, profileOf(options));
  std::vector<std::string> notes = scene.notes;
  if (const auto fall = contradictedRate(motion, measured)) {
    notes.push_back(fmt::format(
        "in the air the body falls at {:.1f} g: the motion may have been recorded at {:.4g} frames "
        "per second, not {:.4g}",
        fall->gravities, fall->rate, 1 / motion.frameTime));
  }
  suite = suiteOf(file, judged, exceeded);
  Report report;
  report.asked = true;
  report.json = qualityJson(measured, motion.skeleton);
  report.json["profile"] = qualityProfileWords()[static_cast<std::size_t>(profileOf(options))];
  report.json["verdicts"] = verdictsJson(judged);
  report.json["exceeded"] = exceeded;
  if (!notes.empty()) report.json["notes"] = notes;
  report.text = fmt::format("{}\n{}", file, qualityTable(measured, motion.skeleton, judged));
  for (std::size_t i = scene.notes.size(); i < notes.size(); ++i)
    report.text += fmt::format("  note: {}\n", notes[i]);
  std::vector<std::string> bad;
  for (const JudgedMeasure& measure : judged) {
    if (measure.verdict == Verdict::Bad) bad.push_back(measure.name);
  }
  if (!options.profile.empty() && !bad.empty()) {
    report.text += fmt::format("  bad for {}: {}\n", options.profile, joined(bad));
    report.exitCode = kNotMet;
  }
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
  std::vector<JunitSuite> suites(files.size());
  const int code = runBatch(files, common, [&](const std::string& file, const Progress&) {
    JunitSuite& suite =
        suites[static_cast<std::size_t>(std::find(files.begin(), files.end(), file) - files.begin())];
    try {
      return checkOne(file, options, ground, limits, threads, suite);
    } catch (const Error& error) {
      suite = {file, {{"read", error.what(), "", true}}};
      throw;
    }
  });
  if (!options.junit.empty()) writeFile(options.junit, junitXml(suites));
  return code;
}

}  // namespace

void addCheck(Program& program) {
  auto options = std::make_shared<Options>();
  CLI::App& verb = program.addVerb(
      "check",
      "Measure the quality of a motion: skate, slip, penetration, jumps, jerk, leg extension, physics",
      "footfall check walk.bvh --max-skate 2\n  footfall check --json clips/\n  footfall check clips/ "
      "--profile game "
      "--junit check.xml",
      [options, &program] { return checkFiles(*options, program.common()); });
  verb.add_option("files", options->files, "Files or folders; - is standard input")->required();
  addLimitOptions(verb, options->limits, "Exit 1 where");
  verb.add_option(
          "--profile", options->profile,
          "Whom the motion is for: film, game or capture (recorded, as it comes); exit 1 where a line is bad "
          "for them (verdicts are those for film where not given)")
      ->check(oneOf(qualityProfileWords()));
  verb.add_option(
      "--junit", options->junit,
      "File for the verdicts as JUnit XML, for build servers: a suite per motion, a case per measure");
  verb.add_option("--terrain", options->terrain,
                  "Ground of the motions: a document with a terrain, such as a track (found from the feet "
                  "where not given)");
  addReadOptions(verb, options->read);
  addInputFormat(verb, options->from);
}

}  // namespace footfall::cli
