// SPDX-License-Identifier: MIT
// footfall stance search and coverage: what a library can do.
#include <cstdlib>
#include <memory>

#include <fmt/format.h>

#include "base/scanner.h"
#include "cli/program/option_flags.h"
#include "cli/stance/stance_verbs.h"
#include "draw/plots/stance_plot.h"
#include "stance/stance_diagnosis.h"
#include "stance/stance_options.h"

namespace footfall::cli {
using namespace stance;

namespace {

struct Options {
  std::string library, set, picture, csv, from;
  std::string x = "startSpeed=0:6", y = "endHeight=0.8:1.4";
  std::string blendOf;
  int count = 120;
  bool blends = false;
  StanceSearchOptions search;
};

StanceSearchOptions searchOf(const Options& o, int threads) {
  StanceSearchOptions search = o.search;
  search.threads = threads;
  return search;
}

// Handles that are not set are the averages of the stances with `from` in their names.
StanceHandles requestedHandles(const StanceLibrary& library, const Options& o) {
  return handlesWith(averageHandles(library, stancesLike(library, o.from)), o.set);
}

Report search(const Options& o, int threads) {
  const StanceLibrary library = readLibrary(o.library);
  const StanceIndex index(library);
  const StanceHandles target = requestedHandles(library, o);
  const SearchResult found = searchStances(index, target, searchOf(o, threads));
  Report report;
  report.asked = true;
  const StanceAnswer& answer = found.answer;
  report.json = {{"handles", jsonOf(target)},
                 {"answer", describe(answer, index.names)},
                 {"plausible", answer.plausible()},
                 {"stage", found.stage},
                 {"tried", found.tried},
                 {"scored", found.scored}};
  report.text = textOf(target) + "\n";
  if (answer) {
    report.json["timing"] = jsonOf(answer.warp.timing);
    report.json["score"] = jsonOf(answer.score, library.limits);
  }
  if (answer.plausible()) {
    report.text += fmt::format("  {}, value {:.3f} ({} candidates{})\n", describe(answer, index.names),
                               answer.score.value, found.tried,
                               found.stage > 0 ? fmt::format(", stage {}", found.stage) : "");
  } else {
    StanceSearchOptions staged = searchOf(o, threads);
    staged.method = StanceSearchMethod::Staged;
    const StanceDiagnosis why = diagnose(index, target, staged);
    Json remedies = Json::array();
    for (const HandleRemedy& one : why.handles) {
      if (one.works)
        remedies.push_back(
            {{"handle", handleNames()[static_cast<std::size_t>(one.handle)]}, {"works", *one.works}});
    }
    report.json["why"] = why.text;
    report.json["remedies"] = remedies;
    if (why.nearest) report.json["nearest"] = jsonOf(*why.nearest);
    report.text += fmt::format("  not met: {}\n", why.text);
    report.exitCode = kNotMet;
  }
  if (!o.picture.empty() && answer) {
    const Stance stance = stanceOf(library, answer, target);
    const StanceTiming timing = answer.warp.timing.applied();
    draw::Page page;
    page.title = describe(answer, index.names);
    draw::drawStancePaths({{"found", stance, target, timing}}, page).write(o.picture);
  }
  return report;
}

// "startSpeed=0:6"
HandleRange rangeOf(const std::string& text, int count) {
  HandleRange range;
  const std::size_t equals = text.find('='), colon = text.find(':');
  char* stop = nullptr;
  if (equals != std::string::npos && colon != std::string::npos && colon > equals) {
    range.handle = handleNamed(text.substr(0, equals));
    range.count = count;
    const std::string from = text.substr(equals + 1, colon - equals - 1), to = text.substr(colon + 1);
    range.from = std::strtod(from.c_str(), &stop);
    const bool good = !from.empty() && *stop == '\0';
    range.to = std::strtod(to.c_str(), &stop);
    if (good && !to.empty() && *stop == '\0') return range;
  }
  throw Error(fmt::format("'{}' is not a handle with a range, such as startSpeed=0:6", text));
}

std::string label(const HandleRange& range) {
  const bool speed = range.handle >= 2 && range.handle <= 4;
  return fmt::format("{} ({})", handleNames()[static_cast<std::size_t>(range.handle)], speed ? "m/s" : "m");
}

Report coverage(const Options& o, int threads, const Progress& progress) {
  const StanceLibrary library = readLibrary(o.library);
  const StanceIndex index(library);
  const StanceHandles others = requestedHandles(library, o);
  const HandleRange x = rangeOf(o.x, o.count);
  CoverageSlice slice;
  std::string yLabel;
  draw::Page page;
  if (!o.blendOf.empty()) {
    const std::size_t comma = o.blendOf.find(',');
    if (comma == std::string::npos) throw Error("--blend-of needs two names separated by a comma");
    const std::string a = o.blendOf.substr(0, comma), b = o.blendOf.substr(comma + 1);
    slice = valueSurface(index, static_cast<int>(stanceNamed(library, a)),
                         static_cast<int>(stanceNamed(library, b)), others, x, 41);
    yLabel = "share of " + a;
    page.title = fmt::format("Value of blends of {} and {}", a, b);
  } else {
    const HandleRange y = rangeOf(o.y, o.count);
    CoverageOptions how;
    how.blends = o.blends;
    how.search = searchOf(o, 1);
    how.threads = threads;
    slice = coverageSlice(index, others, x, y, how, progress);
    yLabel = label(y);
    page.title = o.blends ? "Coverage, warps and blends" : "Coverage, warps alone";
  }
  if (!o.picture.empty()) draw::drawCoverage(slice, label(x), yLabel, page).write(o.picture);
  if (!o.csv.empty()) {
    std::string text =
        handleNames()[static_cast<std::size_t>(x.handle)] + "," +
        (o.blendOf.empty() ? handleNames()[static_cast<std::size_t>(slice.y.handle)] : "share") +
        ",value,stance\n";
    for (int iy = 0; iy < slice.y.count; ++iy) {
      for (int ix = 0; ix < slice.x.count; ++ix) {
        const int s = slice.stance[static_cast<std::size_t>(iy * slice.x.count + ix)];
        text += formatNumber(slice.x.at(ix), 9) + "," + formatNumber(slice.y.at(iy), 9) + "," +
                formatNumber(slice.at(ix, iy), 9) + "," +
                (s < 0 ? "" : index.names[static_cast<std::size_t>(s)]) + "\n";
      }
    }
    writeFile(o.csv, text);
  }
  Report report;
  report.asked = true;
  report.json = {{"plausible", slice.plausible}, {"points", slice.value.size()}, {"others", jsonOf(others)}};
  report.text = fmt::format("{:.1f} % of {} points are plausible; other handles: {}\n", 100 * slice.plausible,
                            slice.value.size(), textOf(others));
  return report;
}

void addSearchOptions(CLI::App& verb, const std::shared_ptr<Options>& options) {
  verb.add_option("library", options->library, "Library of stances (docs/reference/documents/stances.md)")
      ->required();
  verb.add_option("--set", options->set,
                  "Set handles, such as startSpeed=3,distance=1.4 (default: averages)");
  verb.add_option("--from", options->from, "Average only stances with this in their name (default: all)");
  addOptionFlags(verb, stanceSearchOptionTable(), options->search);
  verb.add_option("--picture", options->picture, "Draw the result (.png, .svg, .pdf)");
}

}  // namespace

void addStanceSearch(Program& program, CLI::App& group) {
  auto options = std::make_shared<Options>();
  CLI::App& verb = program.addVerb(
      group, "search", "Find the stance or blend that meets the handles best",
      "footfall stance search shelf.json --set startSpeed=3.2,endHeight=1.1", [options, &program] {
        return runOnce(program, options->library,
                       [&](const Progress&) { return search(*options, program.common().threads); });
      });
  addSearchOptions(verb, options);
  auto slice = std::make_shared<Options>();
  CLI::App& cover = program.addVerb(
      group, "coverage", "Map the handles that a library can meet, over two of them",
      "footfall stance coverage shelf.json --x startSpeed=0:6 --y endHeight=0.8:1.4 --picture slice.png",
      [slice, &program] {
        return runOnce(program, slice->library, [&](const Progress& progress) {
          return coverage(*slice, program.common().threads, progress);
        });
      });
  addSearchOptions(cover, slice);
  cover.add_option("--x", slice->x, "Handle and range of the horizontal axis")->capture_default_str();
  cover.add_option("--y", slice->y, "Handle and range of the vertical axis")->capture_default_str();
  cover.add_option("--count", slice->count, "Points along each axis")
      ->check(CLI::Range(2, 1000))
      ->capture_default_str();
  cover.add_flag("--blends", slice->blends, "Include blends");
  cover.add_option("--blend-of", slice->blendOf,
                   "Map the blends FIRST,SECOND over --x and the share of the first instead");
  cover.add_option("--csv", slice->csv, "Write the values as CSV");
}

}  // namespace footfall::cli
