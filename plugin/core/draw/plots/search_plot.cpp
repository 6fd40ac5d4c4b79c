// SPDX-License-Identifier: MIT
#include "draw/plots/search_plot.h"

#include "creature/search/synthesis.h"
#include "draw/page/axes.h"

namespace footfall::draw {
using namespace creature;

namespace {

Series lineOf(const std::string& name, const SearchHistory& history, double GenerationReport::*value,
              bool byEvaluations, const Colour& colour, double width) {
  Series series{name, {}, colour, width, {}, false};
  for (const GenerationReport& report : history) {
    // A fall is worth up to 1 above the worst: those are not drawn.
    if (!(report.*value > kWorstFitness + 1)) continue;
    const double x = byEvaluations ? static_cast<double>(report.evaluations) : report.generation;
    series.points.push_back({x, report.*value});
  }
  return series;
}

}  // namespace

Canvas drawSearch(const std::vector<SearchLine>& runs, bool byEvaluations, const Page& page) {
  PlotStack stack;
  stack.xLabel = byEvaluations ? "evaluations" : "generation";
  stack.plotHeight = 200;
  Plot plot;
  plot.label = "fitness";
  const auto colour = [&](std::size_t i) { return page.theme.series[i % page.theme.series.size()]; };
  if (runs.size() == 1) {
    const SearchHistory& history = runs.front().history;
    plot.series = {
        lineOf("median of the generation", history, &GenerationReport::median, byEvaluations,
               page.theme.muted, 0.8),
        lineOf("best of the generation", history, &GenerationReport::top, byEvaluations, colour(1), 0.8),
        lineOf("best so far", history, &GenerationReport::best, byEvaluations, colour(0), 1.6)};
  } else {
    for (std::size_t i = 0; i < runs.size(); ++i)
      plot.series.push_back(
          lineOf(runs[i].name, runs[i].history, &GenerationReport::best, byEvaluations, colour(i), 1.2));
  }
  stack.plots.push_back(std::move(plot));
  return drawPlots(stack, page);
}

}  // namespace footfall::draw
