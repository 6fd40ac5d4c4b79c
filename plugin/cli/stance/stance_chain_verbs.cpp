// SPDX-License-Identifier: MIT
// footfall stance chain and sketch: consecutive stances, as a figure.
#include <memory>

#include <fmt/format.h>

#include "base/scanner.h"
#include "cli/program/option_flags.h"
#include "cli/stance/stance_verbs.h"
#include "cli/view/view_page.h"
#include "draw/plots/stance_plot.h"
#include "io/scene_file.h"
#include "stance/chain/stance_notes.h"
#include "stance/library/stance_coverage.h"
#include "stance/stance_options.h"

namespace footfall::cli {
using namespace stance;

namespace {

struct Options {
  std::string library, document, output, picture, csv, apexes, character = "human", set, from;
  int repeat = 0;
  bool averages = false;
  StanceChainOptions chain;
  StanceFigureOptions figure;
  ViewOption view;
};

void writeCsv(const std::string& path, const StanceChain& chain, double frameRate) {
  std::string text = "time,x,y,z,vel_x,vel_y,vel_z,qw,qx,qy,qz,link\n";
  const int frames = static_cast<int>(chain.duration() * frameRate + 1e-9);
  for (int i = 0; i <= frames; ++i) {
    const double t = i / frameRate;
    const ChainState s = chain.at(t);
    const int link = std::min(static_cast<int>(chain.linkAt(t)) + 1, static_cast<int>(chain.links.size()));
    text += formatNumber(t, 9);
    for (const double v : {s.position.x(), s.position.y(), s.position.z(), s.velocity.x(), s.velocity.y(),
                           s.velocity.z(), s.body.w(), s.body.x(), s.body.y(), s.body.z()})
      text += "," + formatNumber(v, 9);
    text += fmt::format(",{}\n", link);
  }
  writeFile(path, text);
}

Report play(const Options& o, const StanceLibrary& library, const std::vector<ChainApex>& apexes,
            StanceFeet first, int threads) {
  StanceChainOptions how = o.chain;
  how.first = first;
  how.threads = threads;
  StanceChain chain;
  try {
    chain = solveChain(library, apexes, how);
  } catch (const Error& error) {
    if (!error.place().file.empty()) throw;
    Report failed;
    failed.exitCode = kNotMet;
    failed.text = fmt::format("not met: {}\n", error.message());
    failed.json = {{"failure", error.message()}};
    return failed;
  }
  Report report;
  report.asked = o.output.empty();
  const std::vector<LinkNote> notes = notesOf(chain, library, how.search);
  Json links = Json::array();
  report.text = fmt::format("{} links, {:.2f} s\n", chain.links.size(), chain.duration());
  for (std::size_t i = 0; i < chain.links.size(); ++i) {
    const ChainLink& link = chain.links[i];
    Json json = {{"stance", link.name},
                 {"handles", jsonOf(link.handles)},
                 {"start", link.start},
                 {"value", link.found.answer.score.value},
                 {"plausible", link.problem.empty()},
                 {"turning_torque", link.body->torque().largest},
                 {"torque_of_support", link.body->torque().excess},
                 {"missed", chain.missed[i + 1]}};
    report.text += fmt::format("  {}: {}, value {:.3f}; {}\n", i + 1, link.name,
                               link.found.answer.score.value, textOf(link.handles));
    for (const LinkNote& note : notes) {
      if (note.link != i) continue;
      json["trouble"] = note.text;
      report.text += fmt::format("     not met: {}\n", note.text);
      report.exitCode = kNotMet;
    }
    links.push_back(json);
  }
  report.json = {{"seconds", chain.duration()}, {"plausible", chain.plausible()}, {"links", links}};
  if (!o.csv.empty()) writeCsv(o.csv, chain, o.figure.frameRate);
  if (!o.picture.empty()) {
    std::vector<draw::StanceLine> lines;
    for (std::size_t i = 0; i < chain.links.size() && i < 8; ++i)
      lines.push_back({fmt::format("{}: {}", i + 1, chain.links[i].name), chain.links[i].stance,
                       chain.links[i].handles, chain.links[i].timing});
    draw::Page page;
    page.title = "Links of the chain, each from its apex";
    draw::drawStancePaths(lines, page).write(o.picture);
  }
  if (!o.output.empty()) {
    const Character character = characterScaledTo(library, characterPreset(o.character));
    const StanceFigure figure = performChain(chain, character, o.figure);
    Scene scene;
    scene.frameRate = o.figure.frameRate;
    scene.motion = figure.performed.motion;
    scene.range = figure.performance.range();
    writeScene(scene, o.output);
    report.json["output"] = o.output;
    report.json["off_path_mm"] = 1000 * figure.pathError;
    report.text += fmt::format(
        "  -> {}; the figure's centre of mass is within {:.0f} mm of the path ({:.1f} mm in "
        "the air)\n",
        o.output, 1000 * figure.pathError, 1000 * figure.pathErrorInFlight);
    for (const Note& note : notesOf(figure)) report.text += fmt::format("  note: {}\n", note.text);
    if (o.view.asked()) writeView(o.view, motionItem(o.output, std::move(*scene.motion)), report);
  }
  return report;
}

void requireOutput(const Options& o) {
  if (o.view.asked() && o.output.empty())
    throw Error("--view shows the motion of the figure: give -o as well");
}

Report chain(const Options& o, int threads) {
  const StanceLibrary library = readLibrary(o.library);
  requireOutput(o);
  if (o.document.empty() == (o.repeat == 0)) throw Error("give either a document of apexes or --repeat N");
  if (o.repeat > 0) {
    const StanceHandles handles = handlesWith(averageHandles(library, stancesLike(library, o.from)), o.set);
    return play(o, library, apexesOf(handles, o.repeat), StanceFeet::Left, threads);
  }
  const ApexDocument document = parseApexJson(readFile(o.document), o.document);
  return play(o, library, document.apexes, document.first, threads);
}

Report sketch(const Options& o, int threads) {
  requireOutput(o);
  const StanceLibrary library = readLibrary(o.library);
  SketchDocument document = parseSketchJson(readFile(o.document), o.document);
  if (o.averages) document.options.speedOf = averageHandles(library, stancesLike(library, o.from)).startSpeed;
  StanceSketch sketched(document.camera.view(), document.ground, document.options);
  std::string said;
  for (std::size_t i = 0; i < document.strokes.size(); ++i) {
    const StanceSketch::Reply reply = sketched.draw(document.strokes[i]);
    said += fmt::format("  stroke {}: {}{}\n", i + 1, reply.taken ? "" : "refused: ", reply.message);
  }
  for (const auto& [apex, velocity] : document.velocities) sketched.setVelocity(apex, velocity);
  if (!sketched.complete()) {
    Report report;
    report.exitCode = kNotMet;
    report.text = said + "  not met: a chain needs two flights with their shadows\n";
    report.json = {{"flights", sketched.flights().size()}, {"failure", "a chain needs two flights"}};
    return report;
  }
  const std::vector<ChainApex> apexes = sketched.apexes();
  if (!o.apexes.empty()) writeFile(o.apexes, formatApexJson(apexes));
  Report report = play(o, library, apexes, StanceFeet::Left, threads);
  report.text = said + report.text;
  Json found = Json::array();
  for (const SketchFlight& f : sketched.flights())
    found.push_back(
        {{"apex", {f.apex.x(), f.apex.y(), f.apex.z()}}, {"speed", f.speed}, {"rms_mm", 1000 * f.rms}});
  report.json["flights"] = found;
  return report;
}

void addOptions(CLI::App& verb, const Program& program, const std::shared_ptr<Options>& o) {
  addViewOption(verb, program, o->view, false);
  verb.add_option("-o,--output", o->output, "Write the motion of the figure");
  verb.add_option("--character", o->character, "Character with two legs, scaled to the library")
      ->capture_default_str();
  verb.add_option("--picture", o->picture, "Draw the links (.png, .svg, .pdf)");
  verb.add_option("--csv", o->csv, "Write the centre of mass and body of each frame as CSV");
  verb.add_option("--from", o->from, "Average only stances with this in their name (default: all)");
  addOptionFlags(verb, stanceChainOptionTable(), o->chain);
  addOptionFlags(verb, stanceFigureOptionTable(), o->figure);
}

}  // namespace

void addStanceChain(Program& program, CLI::App& group) {
  auto options = std::make_shared<Options>();
  CLI::App& verb = program.addVerb(group, "chain", "Play consecutive stances through apexes as a figure",
                                   "footfall stance chain shelf.json apexes.json -o leaps.bvh\n"
                                   "  footfall stance chain shelf.json --repeat 6 --from run -o run.bvh",
                                   [options, &program] {
                                     return runOnce(program, options->library, [&](const Progress&) {
                                       return chain(*options, program.common().threads);
                                     });
                                   });
  verb.add_option("library", options->library, "Library of stances (docs/reference/documents/stances.md)")
      ->required();
  verb.add_option("apexes", options->document, "A document of the kind \"apexes\"");
  verb.add_option("--repeat", options->repeat,
                  "Repeat one set of handles for this number of links, instead of apexes")
      ->check(CLI::Range(1, 500));
  verb.add_option("--set", options->set,
                  "Handles of the repeated link, such as startSpeed=3,endSpeed=3 (default: averages)");
  addOptions(verb, program, options);
  auto drawn = std::make_shared<Options>();
  CLI::App& sketchVerb = program.addVerb(
      group, "sketch", "Turn strokes of a path and its shadow into apexes and a chain through them",
      "footfall stance sketch shelf.json sketch.json --apexes apexes.json -o leaps.bvh", [drawn, &program] {
        return runOnce(program, drawn->library,
                       [&](const Progress&) { return sketch(*drawn, program.common().threads); });
      });
  sketchVerb
      .add_option("library", drawn->library, "Library of stances (docs/reference/documents/stances.md)")
      ->required();
  sketchVerb.add_option("sketch", drawn->document, "A document of the kind \"sketch\"")->required();
  sketchVerb.add_option("--apexes", drawn->apexes, "Write the apexes as a document");
  sketchVerb.add_flag("--averages", drawn->averages,
                      "Take speeds from the library's averages instead of the parabolas");
  addOptions(sketchVerb, program, drawn);
}

}  // namespace footfall::cli
