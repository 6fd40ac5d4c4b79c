// SPDX-License-Identifier: MIT
// footfall creature simulate, features and play: a run, its measures, and its motion.
#include <cmath>
#include <memory>

#include <fmt/format.h>

#include "base/angles.h"
#include "base/scanner.h"
#include "cli/creature/creature_verbs.h"
#include "cli/motion/moving_picture_file.h"
#include "cli/program/option_flags.h"
#include "cli/view/view_page.h"
#include "creature/creature_options.h"
#include "creature/model/creature_body.h"
#include "creature/model/creature_motion.h"
#include "draw/figure/strip.h"
#include "draw/plots/creature_plot.h"
#include "io/documents/creature_script.h"
#include "io/documents/feature_text.h"
#include "io/page/creature_items.h"
#include "io/scene_file.h"

namespace footfall::cli {
using namespace creature;

namespace {

struct Options {
  std::vector<std::string> sources;
  std::string controller, wanted, output, csv, show, picture, plots, phase, steps, bars;
  double rate = 25, slope = 0;
  int cycles = 2;
  SynthesisProblem flags;
  const CLI::App* verb = nullptr;
  bool printed = false, keepFallen = false, explicitSprings = false, handOver = false;
  ViewOption view;
};

// A run with what it was made of.
struct Run {
  SynthesisProblem problem;
  PoseGraph graph;
  RunRecord recording;
  MotionMeasures measures;
  bool measured = false;
  std::vector<std::string> notes;
};

void applyOptions(const Options& o, SynthesisProblem& p) {
  applyGivenFlags(*o.verb, synthesisProblemTable(), o.flags, p);
  if (o.verb->count("--step") > 0)
    p.simulation.recordStep = std::max(p.simulation.step, p.simulation.recordStep);
  if (o.verb->count("--contact") > 0 && p.simulation.contact == ContactModel::Printed)
    p.creature.floor = printedFloor();
  if (o.explicitSprings) p.simulation.implicitSprings = false;
  if (o.keepFallen) p.simulation.detectFalls = false;
  if (o.slope != 0) {
    if (!(std::abs(o.slope) < 80)) throw Error("--slope must be above -80 and below 80 degrees");
    // Uphill in the direction of travel.
    const double angle = o.slope * kDegree * p.creature.travel;
    p.world.ground = GroundLine::plane({0, 0}, {-std::sin(angle), std::cos(angle)});
  }
}

// The creature starts in the state in which the previous run ended.
void startFrom(const Run& before, Creature& creature) {
  const RunRecord& r = before.recording;
  if (before.problem.creature.links.size() != creature.links.size() ||
      before.problem.creature.name != creature.name)
    throw Error(fmt::format("'{}' cannot continue the run of '{}': --hand-over needs runs of one creature",
                            creature.name, before.problem.creature.name));
  const std::size_t last = r.samples() - 1;
  for (std::size_t k = 0; k < static_cast<std::size_t>(r.dofs); ++k) {
    creature.initial[2 * k] = r.state(last)[k];
    creature.initial[2 * k + 1] = r.speed(last)[k];
  }
}

Run runOf(const std::string& source, const Options& o, const Progress& progress,
          const Run* before = nullptr) {
  CreatureInput input = readCreatureInput(source, o.printed);
  Run run;
  run.problem = std::move(input.problem);
  run.notes = std::move(input.notes);
  applyOptions(o, run.problem);
  if (before) startFrom(*before, run.problem.creature);
  if (!o.wanted.empty())
    run.problem.features = parseFeatureText(readFile(o.wanted), o.wanted, run.problem.creature);
  if (!o.controller.empty()) {
    input.graph = parseControllerJson(readFile(o.controller), o.controller, run.problem.creature);
  } else if (!input.graph) {
    throw Error(
        fmt::format("'{}' has no controller: search for one with footfall creature synthesize, or "
                    "give --controller",
                    source));
  }
  run.graph = std::move(*input.graph);
  checkPoseGraph(run.graph, run.problem.creature);
  const SimulationModel model(run.problem.creature, run.problem.world, run.problem.simulation);
  SimulationWorkspace work(model);
  simulate(model, PoseGraphController(run.graph, run.problem.creature), run.problem.duration, work,
           run.recording, progress);
  const MeasureFrame frame(run.problem.creature, run.problem.world);
  run.measured = measureMotion(run.recording, frame, run.problem.measure, run.measures);
  if (run.measured) fitPostures(run.problem.features, run.recording, run.problem.measure, run.measures);
  return run;
}

void writeCsv(const std::string& path, const Run& run) {
  const RunRecord& r = run.recording;
  std::string text = "time,x,y";
  for (const CreatureLink& link : run.problem.creature.links) text += "," + link.name;
  for (int j = 0; j < r.joints; ++j)
    text += ",torque " + run.problem.creature.links[static_cast<std::size_t>(j) + 1].name;
  text += ",com_x,com_y,com_vx,com_vy,kinetic,potential,lowest";
  for (std::size_t m = 0; m < run.problem.creature.monitors.size(); ++m)
    text += fmt::format(",touch {}", m + 1);
  text += "\n";
  for (std::size_t i = 0; i < r.samples(); ++i) {
    appendNumber(text, r.time(i), 9);
    const auto add = [&](double v) {
      text += ',';
      appendNumber(text, v, 9);
    };
    for (int k = 0; k < r.dofs; ++k) add(r.state(i)[k]);
    for (int j = 0; j < r.joints; ++j)
      add(r.torque[i * static_cast<std::size_t>(r.joints) + static_cast<std::size_t>(j)]);
    for (const double v : {r.com[i].x(), r.com[i].y(), r.comVelocity[i].x(), r.comVelocity[i].y(),
                           r.kinetic[i], r.potential[i], r.lowest[i]})
      add(v);
    for (std::size_t m = 0; m < run.problem.creature.monitors.size(); ++m)
      text += (r.touching[i] >> m) & 1 ? ",1" : ",0";
    text += "\n";
  }
  writeFile(path, text);
}

double fitnessOfRun(const Run& run, std::vector<double>& values) {
  values.clear();
  const MeasureFrame frame(run.problem.creature, run.problem.world);
  for (const Feature& f : run.problem.features)
    values.push_back(run.measured ? measureFeature(f, run.recording, frame, run.problem.measure, run.measures)
                                  : 0);
  return run.measured ? fitnessOf(run.problem, run.recording, run.measures, values) : kWorstFitness;
}

std::string labelOf(const Feature& f, const Creature& creature) {
  if (f.kind == FeatureKind::DutyFactor || f.kind == FeatureKind::RelativePhase)
    return fmt::format("{}.{}", keywordOf(f.kind), creature.legs[static_cast<std::size_t>(f.leg)].name);
  return f.kind == FeatureKind::Posture ? fmt::format("posture at {:g} s", f.time) : keywordOf(f.kind);
}

// Whole cycles of the gait from the middle of those that count, six figures each; empty: the whole run.
std::vector<double> stripTimes(const Run& run, int cycles) {
  constexpr int kFigures = 6;
  const MotionMeasures& m = run.measures;
  cycles = std::min(cycles, run.measured ? m.cycles : 0);
  std::vector<double> times;
  if (cycles < 1 || !run.recording.cyclic) return times;
  const double start = m.span.start + m.period * ((m.cycles - cycles) / 2);
  for (int i = 0; i <= kFigures * cycles; ++i) times.push_back(start + m.period * i / kFigures);
  return times;
}

void drawPictures(const Options& o, const Run& run) {
  draw::Page page;
  page.title = run.problem.name;
  const Creature& creature = run.problem.creature;
  if (!o.plots.empty()) {
    std::optional<TimeRange> range;
    const std::vector<double> times = stripTimes(run, o.cycles);
    if (!times.empty()) range = TimeRange{times.front(), times.back()};
    draw::drawCreatureCurves(creature, run.recording, run.measures, page, range).write(o.plots);
  }
  if (!o.phase.empty()) draw::drawPhaseDiagram(run.recording, run.measures, page).write(o.phase);
  if (!o.steps.empty()) draw::drawSteppingPattern(creature, run.recording, run.measures, page).write(o.steps);
  if (o.bars.empty()) return;
  std::vector<double> values;
  fitnessOfRun(run, values);
  std::vector<draw::FeatureBar> bars;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const Feature& f = run.problem.features[i];
    bars.push_back({labelOf(f, creature), unitOf(f.kind), values[i], f.value, f.min, f.max});
  }
  draw::drawFeatureBars(bars, page).write(o.bars);
}

void drawPictureOf(const Options& o, const Run& run, const Motion& motion, const Progress& progress) {
  if (o.picture.empty()) return;
  if (const std::optional<draw::MovingFormat> format = draw::movingFormatOf(o.picture)) {
    MovingRequest request;
    request.motions.push_back(
        {run.problem.name, motion, {}, {}, {}, nullptr, creatureBody(run.problem.creature)});
    writeMoving(request, *format, o.picture, progress);
    return;
  }
  draw::StripOptions strip;
  strip.page.title = run.problem.name;
  strip.body = creature::creatureBody(run.problem.creature);
  if (o.sources.size() == 1) strip.times = stripTimes(run, o.cycles);
  const Limbs limbs;
  draw::drawStrip(motion, limbs, strip).write(o.picture);
}

// How a run ended. A fall does not meet the request.
void describeEnd(const Run& run, Report& report) {
  const RunRecord& r = run.recording;
  report.json["creature"] = run.problem.creature.name;
  report.json["end"] = nameOf(r.end);
  report.json["seconds"] = r.endTime;
  report.json["distance_m"] = run.problem.creature.travel * (r.com.back().x() - r.com.front().x());
  report.text += fmt::format("{}: {:.2f} s, {:.2f} m", run.problem.name, r.endTime,
                             report.json["distance_m"].get<double>());
  if (r.end != RunEnd::Completed) {
    report.text += "; " + r.reason;
    report.json["reason"] = r.reason;
    report.exitCode = kNotMet;
  }
  report.text += "\n";
  if (!run.notes.empty()) report.json["notes"] = run.notes;
  for (const std::string& note : run.notes) report.text += "  note: " + note + "\n";
}

Report simulateOne(const Options& o, const Progress& progress) {
  const Run run = runOf(o.sources.front(), o, progress);
  Report report;
  report.asked = true;
  describeEnd(run, report);
  report.json["cycles"] = run.measured ? run.measures.cycles : 0;
  report.json["samples"] = run.recording.samples();
  if (run.measured)
    report.text +=
        fmt::format("  {} cycles of {:.3f} s, {:.3f} m each; highest point {:.3f} m, in the air {:.0f} %\n",
                    run.measures.cycles, run.measures.period, run.measures.distance, run.measures.maxLowest,
                    100 * run.measures.gait.flightFraction);
  if (!o.csv.empty()) writeCsv(o.csv, run);
  if (!o.show.empty()) writeFile(o.show, formatShowFrames(run.recording, o.rate));
  drawPictures(o, run);
  return report;
}

Report featuresOf(const Options& o, const Progress& progress) {
  const Run run = runOf(o.sources.front(), o, progress);
  Report report;
  report.asked = true;
  describeEnd(run, report);
  if (!run.measured) {
    report.exitCode = kNotMet;
    report.text += "  the controller completes no whole cycle to measure\n";
    return report;
  }
  std::vector<double> values;
  report.json["fitness"] = fitnessOfRun(run, values);
  const Creature& creature = run.problem.creature;
  const MeasureFrame frame(creature, run.problem.world);
  Json wanted = Json::array(), all;
  if (!values.empty())
    report.text += fmt::format("  fitness {:.4f}\n  {:<22} {:>9} {:>9}\n",
                               report.json["fitness"].get<double>(), "wanted", "wanted", "measured");
  for (std::size_t i = 0; i < values.size(); ++i) {
    const Feature& f = run.problem.features[i];
    wanted.push_back({{"feature", labelOf(f, creature)},
                      {"value", f.value},
                      {"measured", values[i]},
                      {"weight", f.weight}});
    report.text += fmt::format("  {:<22} {:>9.4g} {:>9.4g} {}\n", labelOf(f, creature), f.value, values[i],
                               unitOf(f.kind));
  }
  report.text += "  measured\n";
  for (int k = 0; k < kFeatureKinds; ++k) {
    Feature f;
    f.kind = static_cast<FeatureKind>(k);
    if (f.kind == FeatureKind::Posture || f.kind == FeatureKind::FinalPosture ||
        f.kind == FeatureKind::GaitMatrix || f.kind == FeatureKind::ComTrajectory)
      continue;
    const bool eachLeg = f.kind == FeatureKind::DutyFactor || f.kind == FeatureKind::RelativePhase;
    for (f.leg = 0; f.leg < (eachLeg ? static_cast<int>(creature.legs.size()) : 1); ++f.leg) {
      const double value = measureFeature(f, run.recording, frame, run.problem.measure, run.measures);
      all[labelOf(f, creature)] = value;
      report.text +=
          fmt::format("  {:<22} {:>9} {:>9.4g} {}\n", labelOf(f, creature), "", value, unitOf(f.kind));
    }
  }
  Json sequence = Json::array();
  std::string rows;
  for (const std::uint64_t state : run.measures.gait.sequence) {
    std::string row;
    for (std::size_t l = 0; l < creature.legs.size(); ++l) row += (state >> l) & 1 ? '1' : '0';
    sequence.push_back(row);
    rows += " " + row;
  }
  const GaitVerdict verdict = classifyGait(run.measures.gait, evidenceOf(run.measures, frame));
  report.text += fmt::format("  gait matrix           {}\n  {}: {}\n", rows, verdict.label,
                             fmt::join(verdict.reasons, "; "));
  report.json["wanted"] = wanted;
  report.json["measured"] = all;
  report.json["gaitMatrix"] = sequence;
  report.json["gait"] = verdict.label;
  report.json["votes"] = verdict.reasons;
  drawPictures(o, run);
  return report;
}

Report playAll(const Options& o, const Progress& progress) {
  if (!o.output.empty() && !isWritable(extensionOf(o.output)))
    throw Error(Place{o.output, 0},
                "has an extension that cannot be written; footfall convert --help lists those that can");
  if (o.output.empty() && o.picture.empty() && o.show.empty() && !o.view.asked())
    throw Error("give -o, --picture, --view or --show");
  Report report;
  Motion whole;
  std::optional<Run> first, before;
  std::size_t done = 0;
  for (const std::string& source : o.sources) {
    const double runs = static_cast<double>(o.sources.size()), start = static_cast<double>(done++) / runs;
    Run run = runOf(
        source, o, [&](double share) { return !progress || progress(start + share / runs); },
        o.handOver && before ? &*before : nullptr);
    describeEnd(run, report);
    Motion motion = motionOf(run.problem.creature, run.recording, o.rate);
    whole = !first ? std::move(motion) : o.handOver ? continued(whole, motion) : concatenated(whole, motion);
    if (!first) first = run;
    before = std::move(run);
  }
  report.json["frames"] = whole.frames();
  if (!o.output.empty()) {
    Scene scene;
    scene.frameRate = o.rate;
    scene.range = {0, static_cast<double>(whole.frames() - 1) * whole.frameTime};
    scene.motion = whole;
    WriteOptions write;
    write.body = creature::creatureBody(first->problem.creature);
    writeScene(scene, o.output, write);
    report.json["output"] = o.output;
    report.text +=
        fmt::format("  -> {}, {} frames at {:g} frames per second\n", o.output, whole.frames(), o.rate);
  }
  if (!o.show.empty()) writeFile(o.show, formatShowFrames(first->recording, o.rate));
  drawPictureOf(o, *first, whole, progress);
  drawPictures(o, *first);
  if (o.view.asked())
    writeView(o.view, creatureItem(first->problem.name, first->problem.creature, std::move(whole)), report);
  return report;
}

void addSimulationOptions(CLI::App& verb, Options& o) {
  verb.add_option("--controller", o.controller, "Use this controller document instead of the solution's");
  o.verb = &verb;
  addOptionFlags(verb, synthesisProblemTable(), o.flags);  // the document's where they are not given
  verb.add_flag("--explicit", o.explicitSprings, "Evaluate springs at the start of a step, not at its end");
  verb.add_option("--slope", o.slope, "Slope of the ground along the direction of travel, degrees");
  verb.add_flag("--printed", o.printed,
                "Scripts: take attachments from .desc where .anix draws them elsewhere");
  verb.add_flag("--keep-fallen", o.keepFallen, "Continue after a fall");
  verb.add_option("--rate", o.rate, "Frames per second of motions and show frames")->capture_default_str();
  verb.add_option("--plots", o.plots,
                  "Draw angles, torques, energies and heights over time (.png, .svg, .pdf)");
  verb.add_option(
          "--cycles", o.cycles,
          "Draw so many gait cycles from the middle of the run in --plots and --picture; 0: the whole run")
      ->check(CLI::Range(0, 80))
      ->capture_default_str();
  verb.add_option("--phase", o.phase, "Draw the phase diagram: height against speed of the centre of mass");
  verb.add_option("--steps", o.steps, "Draw the stepping pattern: when each leg is on the ground");
}

}  // namespace

void addCreatureRun(Program& program, CLI::App& group) {
  {
    auto o = std::make_shared<Options>();
    CLI::App& verb =
        program.addVerb(group, "simulate", "Simulate a creature under a controller and record it",
                        "footfall creature simulate luxo --duration 2 --csv luxo.csv", [&program, o] {
                          return runOnce(program, o->sources.front(),
                                         [&](const Progress& progress) { return simulateOne(*o, progress); });
                        });
    verb.add_option("source", o->sources, "A preset, a document of a creature or solution, or a .desc script")
        ->required()
        ->expected(1);
    verb.add_option("--csv", o->csv, "Write states, torques, energies and contacts as CSV");
    verb.add_option("--show", o->show, "Write frames in the format of the thesis's player");
    addSimulationOptions(verb, *o);
  }
  {
    auto o = std::make_shared<Options>();
    CLI::App& verb =
        program.addVerb(group, "features", "Measure every feature of a run and classify its gait",
                        "footfall creature features examples/creatures/luxo_hop.json", [&program, o] {
                          return runOnce(program, o->sources.front(),
                                         [&](const Progress& progress) { return featuresOf(*o, progress); });
                        });
    verb.add_option("source", o->sources, "A solution, or anything that can be simulated")
        ->required()
        ->expected(1);
    verb.add_option("--wanted", o->wanted,
                    "Compare with the features of this file instead: keyword value min max, one per line");
    verb.add_option("--bars", o->bars, "Draw measured against wanted values");
    addSimulationOptions(verb, *o);
  }
  {
    auto o = std::make_shared<Options>();
    CLI::App& verb = program.addVerb(
        group, "play", "Write runs as motions of a skeleton; several runs are put one after the other",
        "footfall creature play examples/creatures/luxo_hop.json -o hop.glb --picture hop.png",
        [&program, o] {
          return runOnce(program, o->sources.front(),
                         [&](const Progress& progress) { return playAll(*o, progress); });
        });
    verb.add_option("sources", o->sources, "Solutions, or anything that can be simulated")->required();
    verb.add_flag("--hand-over", o->handOver, "Start each run in the state in which the previous one ended");
    verb.add_option("-o,--output", o->output, "Write a motion: .bvh, .glb, .gltf, .ma, .anim, .json");
    verb.add_option("--picture", o->picture,
                    "Draw a strip (.png, .svg, .pdf), or the creature moving (.webp, .gif)");
    addViewOption(verb, program, o->view, false);
    verb.add_option("--show", o->show, "Write frames in the format of the thesis's player");
    addSimulationOptions(verb, *o);
  }
}

}  // namespace footfall::cli
