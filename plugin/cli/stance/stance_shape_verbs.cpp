// SPDX-License-Identifier: MIT
// footfall stance warp, blend and score: one stance or two.
#include <filesystem>
#include <memory>

#include <fmt/format.h>

#include "base/angles.h"
#include "base/scanner.h"
#include "cli/stance/stance_verbs.h"
#include "draw/plots/stance_plot.h"

namespace footfall::cli {
using namespace stance;

namespace {

struct Options {
  std::string library, first, second, set, picture, csv, add;
  std::vector<double> shares{1.0 / 3, 2.0 / 3};
  bool values = false;
};

void writeCsv(const std::string& path, const draw::StanceLine& line) {
  const StancePath way(line.stance, line.handles, line.timing);
  std::string text = "time,heading,left,up,vel_heading,vel_left,vel_up,force_heading,force_left,force_up\n";
  constexpr int kRows = 200;
  for (int i = 0; i <= kRows; ++i) {
    const double t = line.timing.end * i / kRows;
    const StancePath::State s = way.at(t);
    text += formatNumber(t, 9);
    for (const Vec3& v : {s.position, s.velocity, way.force(t)}) {
      for (int axis = 0; axis < 3; ++axis) text += "," + formatNumber(v[axis], 9);
    }
    text += "\n";
  }
  writeFile(path, text);
}

draw::Page titled(const std::string& title) {
  draw::Page page;
  page.title = title;
  return page;
}

Report warp(const Options& o) {
  const StanceLibrary library = readLibrary(o.library);
  const Stance& stance = library.stances[stanceNamed(library, o.first)].stance;
  const StanceHandles target = handlesWith(stance.handles, o.set);
  const StanceWarp warped = warpStance(stance, target);
  Report report;
  report.json = {{"stance", stance.name}, {"handles", jsonOf(target)}};
  if (!warped) {
    report.json["failure"] = explain(warped.fault, target);
    report.text = fmt::format("{} cannot be warped: {}\n", stance.name, explain(warped.fault, target));
    report.exitCode = kNotMet;
    return report;
  }
  const StanceScore score = scoreStance(StanceTable(stance), target, warped, library.limits);
  report.json["timing"] = jsonOf(warped.timing);
  report.json["sideways"] = warped.sideways;
  report.json["apexInContact"] = warped.apexInContact;
  report.json["score"] = jsonOf(score, library.limits);
  const Vec3& s = warped.timing.scale;
  const double stretch = warped.timing.stretch;
  const std::string contact =
      std::abs(stretch - 1) > 0.0005 ? fmt::format("; contact of {:.3f} times its duration", stretch) : "";
  report.text = fmt::format(
      "{}: {}\n  touch-down {:.3f} s, lift-off {:.3f} s, apex {:.3f} s; force times {:.3f} ahead, {:.3f} "
      "aside, {:.3f} "
      "up{}\n  value {:.3f}{}{}\n",
      stance.name, textOf(target), warped.timing.touchDown, warped.timing.liftOff, warped.timing.end, s.x(),
      s.y(), s.z(), contact, score.value, score.plausible() ? "" : ": " + explain(score, library.limits),
      warped.apexInContact ? "\n  an apex is within the contact" : "");
  std::vector<draw::StanceLine> lines;
  const StanceWarp own = warpStance(stance, stance.handles);
  lines.push_back({stance.name, stance, stance.handles, own.timing});
  lines.push_back({"warped", stance, target, warped.timing});
  if (!o.picture.empty()) draw::drawStancePaths(lines, titled("Warped: " + stance.name)).write(o.picture);
  if (!o.csv.empty()) writeCsv(o.csv, lines.back());
  return report;
}

Report valuesAlong(const Options& o, const StanceLibrary& library, const Stance& a, const Stance& b) {
  std::vector<draw::ValueSeries> series{
      {a.name + " warped", {}}, {b.name + " warped", {}}, {"best of 9 blends", {}}};
  Json rows = Json::array();
  constexpr int kPoints = 41;
  for (int i = 0; i < kPoints; ++i) {
    const double at = static_cast<double>(i) / (kPoints - 1);  // 0: the first, 1: the second
    const StanceHandles target = blendHandles(a.handles, b.handles, 1 - at);
    const auto value = [&](const BlendedStance& one) { return one.problem.empty() ? one.score.value : -1e9; };
    double best = -1e9;
    for (int k = 1; k <= 9; ++k) best = std::max(best, value(blendAt(a, b, 0.1 * k, target, library.limits)));
    const double ends[] = {value(blendAt(a, b, 1, target, library.limits)),
                           value(blendAt(a, b, 0, target, library.limits)), best};
    for (std::size_t s = 0; s < 3; ++s) series[s].points.push_back({at, ends[s]});
    rows.push_back({{"at", at}, {"first", ends[0]}, {"second", ends[1]}, {"blend", ends[2]}});
  }
  if (!o.picture.empty())
    draw::drawStanceValues(series, fmt::format("from {} (0) to {} (1)", a.name, b.name),
                           titled("Values along the line"))
        .write(o.picture);
  Report report;
  report.json = {{"first", a.name}, {"second", b.name}, {"values", rows}};
  report.text = fmt::format("values from {} to {} at {} points\n", a.name, b.name, kPoints);
  return report;
}

Report blend(const Options& o) {
  StanceLibrary library = readLibrary(o.library);
  const Stance a = library.stances[stanceNamed(library, o.first)].stance;
  const Stance b = library.stances[stanceNamed(library, o.second)].stance;
  if (o.values) return valuesAlong(o, library, a, b);
  Report report;
  std::vector<draw::StanceLine> lines;
  lines.push_back({a.name, a, a.handles, warpStance(a, a.handles).timing});
  lines.push_back({b.name, b, b.handles, warpStance(b, b.handles).timing});
  Json blends = Json::array();
  for (const double share : o.shares) {
    const StanceHandles target = handlesWith(blendHandles(a.handles, b.handles, share), o.set);
    const BlendedStance one = blendAt(a, b, share, target, library.limits);
    Json json = {{"share", share}, {"handles", jsonOf(target)}};
    if (!one.problem.empty()) {
      json["failure"] = one.problem;
      report.text += fmt::format("  {:.0f} %: {}\n", 100 * share, one.problem);
      report.exitCode = kNotMet;
    } else {
      json["timing"] = jsonOf(one.warp.timing);
      json["apexInContact"] = one.warp.apexInContact;
      json["score"] = jsonOf(one.score, library.limits);
      report.text +=
          fmt::format("  {:.0f} %: {}\n      value {:.3f}{}{}\n", 100 * share, textOf(target),
                      one.score.value, one.score.plausible() ? "" : ": " + explain(one.score, library.limits),
                      one.warp.apexInContact ? "; an apex is within the contact" : "");
      const StanceTiming timing = one.warp.timing.applied();
      lines.push_back({fmt::format("{:.0f} %", 100 * share), one.stance, target, timing});
    }
    blends.push_back(json);
  }
  report.json = {{"first", a.name}, {"second", b.name}, {"blends", blends}};
  report.text = fmt::format("{} and {}\n", a.name, b.name) + report.text;
  if (!o.picture.empty())
    draw::drawStancePaths(lines, titled(fmt::format("Blends of {} and {}", a.name, b.name))).write(o.picture);
  if (!o.csv.empty()) writeCsv(o.csv, lines.back());
  if (!o.add.empty()) {
    if (o.shares.size() != 1 || !o.set.empty())
      throw Error(
          "--add needs exactly one --share and no --set: a blend of the library lies on the line between its "
          "parents");
    addBlend(library, o.add, a.name, b.name, o.shares.front());
    writeFile(o.library, formatStanceJson(library));
    report.text += fmt::format("  added to {} as '{}'\n", o.library, o.add);
    report.json["added"] = o.add;
  }
  return report;
}

Report score(const Options& o) {
  const StanceLibrary library = readLibrary(o.library);
  Report report;
  Json rows = Json::array();
  for (const std::size_t i : stancesLike(library, o.first)) {
    const Stance& s = library.stances[i].stance;
    const StanceHandles target = handlesWith(s.handles, o.set);
    const StanceWarp warped = warpStance(s, target);
    Json json = {{"name", s.name}, {"handles", jsonOf(target)}};
    if (library.stances[i].origin)
      json["origin"] = {{"clip", library.stances[i].origin->clip},
                        {"rms_mm", 1000 * library.stances[i].origin->positionError},
                        {"turn_rms_deg", library.stances[i].origin->turnError / kDegree}};
    std::string line;
    if (!warped) {
      json["failure"] = explain(warped.fault, target);
      line = explain(warped.fault, target);
    } else {
      const StanceScore rated = scoreStance(StanceTable(s), target, warped, library.limits);
      json["score"] = jsonOf(rated, library.limits);
      line = fmt::format("value {:.3f}{}", rated.value,
                         rated.plausible() ? "" : ": " + explain(rated, library.limits));
    }
    report.text += fmt::format("  {:<16} {}; {}\n", s.name, textOf(target), line);
    rows.push_back(json);
  }
  const StanceHandles mean = averageHandles(library, stancesLike(library, o.first));
  report.json = {{"stances", rows}, {"average", jsonOf(mean)}};
  report.text += fmt::format("  {:<16} {}\n", "average", textOf(mean));
  return report;
}

}  // namespace

void addStanceShapes(Program& program, CLI::App& group) {
  const auto add = [&](const char* name, const char* what, const char* example,
                       Report (*work)(const Options&)) {
    auto options = std::make_shared<Options>();
    CLI::App& verb = program.addVerb(group, name, what, example, [options, &program, work] {
      return runOnce(program, options->library, [&](const Progress&) {
        Report report = work(*options);
        report.asked = true;
        return report;
      });
    });
    verb.add_option("library", options->library, "Library of stances (docs/reference/documents/stances.md)")
        ->required();
    verb.add_option("--set", options->set,
                    "Set handles, such as startSpeed=3,distance=1.4 (default: unchanged)");
    return std::make_pair(&verb, options);
  };
  const auto pictures = [](CLI::App& verb, const std::shared_ptr<Options>& options) {
    verb.add_option("--picture", options->picture, "Draw the paths of the centre of mass (.png, .svg, .pdf)");
    verb.add_option("--csv", options->csv, "Write path, velocity and force (of the last) as CSV");
  };
  auto [warpVerb, warpOptions] =
      add("warp", "Warp a stance to exactly meet other handles",
          "footfall stance warp shelf.json 'run 2' --set endHeight=1.1 --picture warp.png", warp);
  warpVerb->add_option("stance", warpOptions->first, "Name of the stance")->required();
  pictures(*warpVerb, warpOptions);
  auto [blendVerb, blendOptions] =
      add("blend", "Blend two stances at handles between theirs or at others",
          "footfall stance blend shelf.json 'leap 1' 'run 2' --share 0.33,0.66 --picture blends.png", blend);
  blendVerb->add_option("first", blendOptions->first, "Name of the first stance")->required();
  blendVerb->add_option("second", blendOptions->second, "Name of the second stance")->required();
  blendVerb
      ->add_option("--share", blendOptions->shares, "Shares of the first; values outside 0 to 1 extrapolate")
      ->delimiter(',');
  blendVerb->add_flag("--values", blendOptions->values, "Plot scores along the line between the two instead");
  blendVerb->add_option("--add", blendOptions->add, "Add the blend to the library under this name");
  pictures(*blendVerb, blendOptions);
  auto [scoreVerb, scoreOptions] = add("score", "List stances with handles, scores and averages",
                                       "footfall stance score shelf.json run --set endSpeed=3", score);
  scoreVerb->add_option("part", scoreOptions->first, "List only stances with this in their name");
}

}  // namespace footfall::cli
