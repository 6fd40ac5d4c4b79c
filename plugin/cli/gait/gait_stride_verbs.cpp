// SPDX-License-Identifier: MIT
// footfall gait make, stats: strides of the gait library, and strides found in cycles.
#include <fmt/format.h>

#include "base/scanner.h"
#include "cli/gait/gait_verbs.h"
#include "cli/program/option_flags.h"
#include "draw/plots/gait_diagram.h"
#include "gait/stride/make_stride.h"
#include "io/documents/gait_request.h"
#include "io/documents/gait_text.h"
#include "io/page/stride_item.h"
#include "io/scene_file.h"

namespace footfall::cli {
using namespace gait;

namespace {

void writeDiagram(const Stride& stride, const std::string& path) {
  draw::Page page;
  page.title = stride.name;
  const draw::GaitPicture picture{stride.timings(), stride.period, stride.length};
  draw::drawGait(picture, stride.character, page).write(path);
}

void writeInfoFile(const GaitInfo& info, const std::string& path) {
  writeFile(path, extensionOf(path) == ".json" ? formatGaitJson(info) : formatGaitText(info));
}

Report makeOne(const GaitOptions& options) {
  requireWritable(options.output);
  const std::optional<NamedGait> named = namedGaitOf(options.source);
  if (!named) throw Error(fmt::format("'{}' must be CHARACTER:GAIT, such as dog:trot", options.source));
  const Character character = characterPreset(named->character);
  MakeStrideOptions how = options.make;
  how.legShifts = legShiftsOf(options.phases, character);
  const Gait& gait = gaitNamed(named->gait, character.legs.size());
  MadeStride made = makeStride(character, gait, how);
  made.stride.name = options.source;
  Report report;
  report.json = jsonOf(made.stride);
  report.json["suspension"] = made.suspension;
  report.json["source"] = gait.source;
  report.text = fmt::format("{} -> {}\n{}  suspension {:.0f} % of the stride; {}\n", options.source,
                            options.output, textOf(made.stride), 100 * made.suspension, gait.source);
  writeMotion(made.clip, options.output);
  if (!options.writeInfo.empty()) writeInfoFile(made.info, options.writeInfo);
  if (!options.diagram.empty()) writeDiagram(made.stride, options.diagram);
  if (options.view.asked()) writeView(options.view, strideItem(options.source, made), report);
  return report;
}

Report statsOne(const GaitOptions& options) {
  const Stride stride = gaitStrideOf(options.source, options.info, options);
  Report report;
  report.asked = true;
  report.json = jsonOf(stride);
  report.text = options.source + "\n" + textOf(stride);
  if (!options.writeInfo.empty()) writeInfoFile(infoOf(stride), options.writeInfo);
  if (!options.diagram.empty()) writeDiagram(stride, options.diagram);
  return report;
}

void addMake(Program& program, CLI::App& group) {
  auto options = std::make_shared<GaitOptions>();
  CLI::App& verb = program.addVerb(
      group, "make", "Make strides of a gait from the library",
      "footfall gait make dog:trot -o trot.bvh --strides 4 --diagram trot.png\n"
      "  footfall gait make \"horse:transverse gallop\" -o gallop.ma --speed 9 --fps 24 --write-info "
      "gallop.gait",
      gaitJob(options, program,
              [](const GaitOptions& o, const Common&, const Progress&) { return makeOne(o); }));
  verb.add_option("stride", options->source, "CHARACTER:GAIT; docs/method/gaits.md lists the gaits")
      ->required();
  verb.add_option("-o,--output", options->output, "The motion to write")->required();
  addGaitDocument(verb, options);
  addOptionFlags(verb, makeStrideOptionTable(), options->make);
  verb.add_option("--write-info", options->writeInfo,
                  "Write the gait information, as JSON for .json and as the thesis's text otherwise");
  verb.add_option("--diagram", options->diagram, "Draw the gait diagram (.png, .svg, .pdf)");
  addGaitPhases(verb, options);
  addViewOption(verb, program, options->view, false);
}

void addStats(Program& program, CLI::App& group) {
  auto options = std::make_shared<GaitOptions>();
  CLI::App& verb = program.addVerb(
      group, "stats", "Find the stride in a cycle: length, speed, when each foot stands",
      "footfall gait stats trot.bvh --diagram trot.png --write-info trot.gait\n  footfall gait stats "
      "walk.bvh --info walk.gait",
      gaitJob(options, program,
              [](const GaitOptions& o, const Common&, const Progress&) { return statsOne(o); }));
  verb.add_option("stride", options->source, "A cycle (in place, drifting or travelling), or CHARACTER:GAIT")
      ->required();
  verb.add_option("--info", options->info,
                  "Gait information of the cycle, as the thesis's text or JSON (default: detected)");
  verb.add_option("--period", options->period, "Period of the stride in seconds (default: detected)");
  verb.add_option("--write-info", options->writeInfo,
                  "Write the gait information, as JSON for .json and as the thesis's text otherwise");
  verb.add_option("--diagram", options->diagram, "Draw the gait diagram (.png, .svg, .pdf)");
  addGaitDocument(verb, options);
  addOptionFlags(verb, makeStrideOptionTable(), options->make);
  addGaitPhases(verb, options);
}

}  // namespace

void addGaitStride(Program& program, CLI::App& group) {
  addMake(program, group);
  addStats(program, group);
}

}  // namespace footfall::cli
