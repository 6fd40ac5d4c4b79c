// SPDX-License-Identifier: MIT
// footfall sample: evaluated curves as a table.
#include <algorithm>
#include <cmath>
#include <filesystem>
#include <iterator>
#include <memory>

#include <fmt/format.h>

#include "base/angles.h"
#include "base/math.h"
#include "base/scanner.h"
#include "base/units.h"
#include "cli/program/program.h"
#include "cli/program/read_options.h"
#include "io/scene_file.h"
#include "scene/node_places.h"

namespace footfall::cli {
namespace {

struct Options {
  std::vector<std::string> files;
  std::string times;
  std::string output;
  std::string from;
  bool world = false;
  ReadOptions read;
};

// Columns side by side, in the units of the file.
struct Table {
  std::vector<std::string> names;
  std::vector<std::vector<double>> columns;
};

double outputScale(CurveOutput output, const Scene& scene) {
  switch (output) {
    case CurveOutput::Linear:
      return 0.01 / scene.metresPerUnit;
    case CurveOutput::Angular:
      return 1 / radiansPer(scene.angularUnit).value_or(kDegree);
    case CurveOutput::Time:
      return scene.frameRate;
    default:
      return 1;
  }
}

Table sampleCurves(const Scene& scene, const std::vector<double>& frames, int threads) {
  CurveSet timed;
  for (const NamedCurve& named : scene.curves) {
    if (named.curve.input() == CurveInput::Time) timed.add(named.node, named.attribute, named.curve);
  }
  std::vector<double> seconds(frames);
  for (double& time : seconds) time /= scene.frameRate;
  const CurveSamples samples = sample(timed, seconds, threads);
  Table table;
  for (std::size_t i = 0; i < timed.size(); ++i) {
    table.names.push_back(timed[i].name());
    std::vector<double> column(samples.curve(i), samples.curve(i) + samples.times);
    const double scale = outputScale(timed[i].curve.output(), scene);
    if (scale != 1) {
      for (double& value : column) value *= scale;
    }
    table.columns.push_back(std::move(column));
  }
  return table;
}

// Channels of a sampled motion run straight between frames.
Table sampleMotion(const Scene& scene, const std::vector<double>& frames) {
  const Motion& motion = *scene.motion;
  if (motion.frames() == 0) throw Error("holds no motion: it has no frames");
  Table table;
  const double last = static_cast<double>(motion.frames() - 1);
  const double offset = motion.startTime / motion.frameTime;
  for (std::size_t c = 0; c < motion.channels.size(); ++c) {
    const MotionChannel& channel = motion.channels[c];
    const Joint& joint = motion.skeleton.joints[static_cast<std::size_t>(channel.joint)];
    table.names.push_back(joint.name + "." + attributeName(channel.kind));
    const double scale = isTranslation(channel.kind) ? 1 / scene.metresPerUnit
                         : isRotation(channel.kind)  ? 1 / kDegree
                                                     : 1;
    std::vector<double> column;
    column.reserve(frames.size());
    for (const double frame : frames) {
      const double at = std::clamp(frame - offset, 0.0, last);
      const std::size_t i = static_cast<std::size_t>(at);
      const double share = at - static_cast<double>(i);
      const double a = motion.frame(i)[c];
      column.push_back((share == 0 ? a : a + share * (motion.frame(i + 1)[c] - a)) * scale);
    }
    table.columns.push_back(std::move(column));
  }
  return table;
}

// The matrices of all nodes to the world, by rows, as the file counts.
Table sampleWorld(const Scene& scene, const std::vector<double>& frames, double rate) {
  const auto places = nodePlaces(scene);
  Table table;
  for (const std::string& name : places->names()) {
    for (int row = 0; row < 3; ++row) {
      for (int column = 0; column < 4; ++column) table.names.push_back(fmt::format("{}.m{}{}", name, row, column));
    }
  }
  table.columns.assign(table.names.size(), {});
  for (const double frame : frames) {
    std::size_t at = 0;
    for (const NodeMatrix& matrix : places->at(frame / rate)) {
      for (int row = 0; row < 3; ++row) {
        for (int column = 0; column < 4; ++column) table.columns[at++].push_back(matrix(row, column));
      }
    }
  }
  return table;
}

std::string quotedField(const std::string& name) {
  if (name.find_first_of(",\"\n") == std::string::npos) return name;
  std::string result = "\"";
  for (const char c : name) result += c == '"' ? "\"\"" : std::string(1, c);
  return result + "\"";
}

std::string asCsv(const Table& table, const std::vector<double>& frames) {
  std::string csv = "time";
  for (const std::string& name : table.names) csv += "," + quotedField(name);
  csv += "\n";
  for (std::size_t i = 0; i < frames.size(); ++i) {
    appendNumber(csv, frames[i]);
    for (const std::vector<double>& column : table.columns) {
      csv += ',';
      appendNumber(csv, column[i]);
    }
    csv += "\n";
  }
  return csv;
}

Report sampleOne(const Options& options, const std::string& file, const std::string& output, int threads) {
  const Scene scene = readInput(file, options.from, options.read);
  const double rate = scene.motion ? 1 / scene.motion->frameTime : scene.frameRate;
  std::vector<double> frames;
  if (options.times.empty()) {
    const double start = scene.range.start * rate, end = scene.range.end * rate;
    frames = parseTimes(fmt::format("{}:{}", std::round(start), std::max(std::round(start), std::round(end))),
                        rate);
  } else {
    frames = parseTimes(options.times, rate);
  }
  const Table table = options.world  ? sampleWorld(scene, frames, rate)
                      : scene.motion ? sampleMotion(scene, frames)
                                     : sampleCurves(scene, frames, threads);
  const std::string csv = asCsv(table, frames);
  Report report;
  report.json = {{"columns", table.names.size()}, {"rows", frames.size()}};
  if (output.empty() || output == kStandardStream) {
    report.text = csv;
    report.asked = true;
  } else {
    writeFile(output, csv);
    report.json["output"] = output;
    report.text =
        fmt::format("{} -> {}: {} columns, {} rows\n", file, output, table.names.size(), frames.size());
  }
  return report;
}

int sampleFiles(const Options& options, const Common& common) {
  namespace fs = std::filesystem;
  const std::vector<std::string> inputs = expandInputs(options.files, common);
  const bool batch = inputs.size() > 1 || fs::is_directory(options.output);
  if (batch && (options.output.empty() || options.output == kStandardStream))
    throw Error("several inputs need -o, the folder to write to");
  if (batch) {
    return runBatchInto(options.output, ".csv", inputs, common,
                        [&](const std::string& file, const std::string& output, const Progress&) {
                          return sampleOne(options, file, output, 1);
                        });
  }
  return runBatch(inputs, common, [&](const std::string& file, const Progress&) {
    return sampleOne(options, file, options.output, common.threads);
  });
}

}  // namespace

void addSample(Program& program) {
  auto options = std::make_shared<Options>();
  CLI::App& verb = program.addVerb("sample", "Evaluate the curves of a file and write the samples as CSV",
                                   "footfall sample walk.ma --times 1:48:0.5 -o walk.csv",
                                   [options, &program] { return sampleFiles(*options, program.common()); });
  verb.add_option("files", options->files, "Files or folders; - is standard input")->required();
  verb.add_option("--times", options->times,
                  "START:END:STEP or t1,t2,… in frames, or in seconds with an s (0s:2s:0.1s); every frame "
                  "where not given");
  verb.add_flag("--world", options->world,
                "Matrices of all nodes to the world instead of curves: columns NODE.m00 … NODE.m23 (3 rows of 4, "
                "the last column is the position), in the file's own axes and units");
  verb.add_option("-o,--output", options->output,
                  "CSV file to write (a folder for several inputs); standard output where not given");
  addReadOptions(verb, options->read);
  addInputFormat(verb, options->from);
}

}  // namespace footfall::cli
