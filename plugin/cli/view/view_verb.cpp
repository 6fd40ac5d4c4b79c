// SPDX-License-Identifier: MIT
// footfall view: motions and documents as a page that shows them moving.
#include <filesystem>
#include <memory>

#include <fmt/format.h>

#include "base/scanner.h"
#include "cli/program/limit_options.h"
#include "cli/view/open_page.h"
#include "cli/view/view_inputs.h"
#include "cli/view/view_page.h"
#include "io/documents/terrain_json.h"

namespace footfall::cli {
namespace {

struct Options {
  std::vector<std::string> inputs;
  std::string output, against, terrain, title, sentence;
  bool open = false;
  QualityLimits limits;  // in the units of reports
  ViewOptions view;
};

// Where a page goes that is only to be opened.
std::string pageToOpen(const std::string& input) {
  namespace fs = std::filesystem;
  return (fs::temp_directory_path() / ("footfall-" + fs::path(input).stem().string() + ".html")).string();
}

std::size_t shown(const Page& page) {
  std::size_t count = 0;
  for (const PageItem& item : page.items) count += item.member ? 0 : 1;
  return count;
}

Report viewAll(const Options& options, const std::string& output, const Common& common,
               const Progress& progress) {
  ViewOptions how = options.view;
  how.threads = common.threads;
  how.limits = limitsInUnits(options.limits);
  if (!options.terrain.empty()) how.ground = standingGround(readFile(options.terrain), options.terrain);
  std::vector<std::string> inputs = viewableInputs(options.inputs, common);
  if (!options.against.empty()) {
    if (inputs.size() != 1) throw Error("--against compares one motion: give one input");
    inputs.insert(inputs.begin(), options.against);
  }
  Page page;
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    const double share = 1.0 / static_cast<double>(inputs.size()), start = share * static_cast<double>(i);
    if (progress && !progress(start)) throw Cancelled();
    addInput(page, inputs[i], how, [&](double done) { return !progress || progress(start + share * done); });
  }
  if (!options.against.empty()) {
    if (page.items.size() != 2 || !page.items[0].motion || !page.items[1].motion)
      throw Error(Place{options.against, 0}, "must be a motion, compared with another motion");
    compare(page);
  } else if (shown(page) > 1) {
    page.layout = PageLayout::Gallery;
  }
  if (page.title.empty() || !options.title.empty())
    page.title = !options.title.empty()       ? options.title
                 : options.inputs.size() == 1 ? std::filesystem::path(options.inputs.front()).stem().string()
                                              : fmt::format("{} motions", shown(page));
  const bool single = shown(page) == 1 || page.layout == PageLayout::Compare;
  PageItem& asked = page.items[page.layout == PageLayout::Compare ? 1 : 0];
  if (single && asked.command.empty()) asked.command = common.command;
  writePage(output, page);
  Report report;
  std::size_t frames = 0;
  std::vector<std::string> notes;
  for (const PageItem& item : page.items) {
    if (item.motion) frames += item.motion->motion.frames();
    for (const std::string& note : item.notes) notes.push_back(item.name + ": " + note);
  }
  const auto bytes = std::filesystem::file_size(output);
  report.json = {{"output", output}, {"items", page.items.size()}, {"frames", frames}, {"bytes", bytes}};
  report.text = fmt::format("{} -> {}: {}, {:.1f} MB\n",
                            inputs.size() == 1 ? inputs.front() : fmt::format("{} inputs", inputs.size()),
                            output, frames == 1 ? "1 frame" : fmt::format("{} frames", frames),
                            1e-6 * static_cast<double>(bytes));
  if (!notes.empty()) report.json["notes"] = notes;
  for (const std::string& note : notes) report.text += "  " + note + "\n";
  if (options.open) openPage(output);
  return report;
}

int view(const Options& options, const Program& program) {
  if (options.output.empty() && !options.open)
    throw Error("say where the page goes: -o page.html, or --open");
  const std::string output = options.output.empty() ? pageToOpen(options.inputs.front()) : options.output;
  requireViewable(output);
  return runOnce(program, output, [&](const Progress& progress) {
    return viewAll(options, output, program.common(), progress);
  });
}

}  // namespace

void addView(Program& program) {
  auto options = std::make_shared<Options>();
  CLI::App& verb = program.addVerb(
      "view", "Make a page that shows motions moving, with their faults, in any browser",
      "footfall view walk.bvh --open\n  footfall view clean.bvh --against raw.bvh -o compare.html\n"
      "  footfall view clips/ -o gallery.html",
      [options, &program] { return view(*options, program); });
  verb.add_option("inputs", options->inputs,
                  "Motions, tracks, stances, libraries, strides, creatures, galleries, or folders of them")
      ->required();
  verb.add_option("-o,--output", options->output, "The page to write (.html)");
  verb.add_flag("--open", options->open,
                "Open the page in the browser; without -o it goes to a temporary file");
  verb.add_option("--against", options->against, "Compare with this motion, on one clock");
  verb.add_option("--terrain", options->terrain,
                  "Ground of the motions: a document with a terrain, such as a track (found from the feet "
                  "where not given)");
  verb.add_option("--title", options->title, "Title of the page (the input's name where not given)");
  addLimitOptions(verb, options->limits, "Mark where");
  addReadOptions(verb, options->view.read);
  addInputFormat(verb, options->view.from);
}

}  // namespace footfall::cli
