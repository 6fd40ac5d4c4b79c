// SPDX-License-Identifier: MIT
#include "maya/stance/stance_sources.h"

#include <maya/MDagPath.h>
#include <maya/MFnNurbsCurve.h>
#include <maya/MMatrix.h>
#include <maya/MPoint.h>

#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "maya/footprint/walk_sources.h"
#include "maya/framework/data_values.h"
#include "maya/scene/sampled_figure.h"
#include "maya/scene/scene_channels.h"
#include "stance/library/stance_extract.h"
#include "stance/stance_diagnosis.h"

namespace footfall::maya {
using namespace footprint;
using namespace stance;

namespace {

using Json = nlohmann::ordered_json;

Json jsonOf(const StanceHandles& handles) {
  Json json;
  for (std::size_t i = 0; i < handleNames().size(); ++i) json[handleNames()[i]] = handles.values()[i];
  return json;
}

std::vector<Vec3> pointsOn(const std::string& name, const SceneAxes& axes) {
  constexpr int kPoints = 400;
  MDagPath path;
  require(MDagPath::getAPathTo(shapeOf(name, MFn::kNurbsCurve, "NURBS curve"), path), name.c_str());
  MStatus status;
  const MFnNurbsCurve curve(path, &status);
  require(status, name.c_str());
  double from = 0, to = 0;
  require(curve.getKnotDomain(from, to), name.c_str());
  std::vector<Vec3> points;
  for (int i = 0; i <= kPoints; ++i) {
    MPoint point;
    require(curve.getPointAtParam(std::min(to, from + (to - from) * i / kPoints), point, MSpace::kWorld),
            name.c_str());
    points.push_back(axes.toEngine(Vec3(point.x, point.y, point.z)));
  }
  return points;
}

}  // namespace

std::vector<ChainApex> apexesAt(const MSelectionList& objects, const SceneAxes& axes) {
  std::vector<ChainApex> apexes;
  for (unsigned i = 0; i < objects.length(); ++i) {
    MDagPath path;
    if (objects.getDagPath(i, path) != MStatus::kSuccess) continue;
    const MMatrix world = path.inclusiveMatrix();
    ChainApex apex;
    apex.position = axes.toEngine(Vec3(world[3][0], world[3][1], world[3][2]));
    apexes.push_back(apex);
  }
  return apexes;
}

std::vector<ChainApex> apexesBetween(const std::string& pathCurve, const std::string& shadowCurve,
                                     const SceneAxes& axes) {
  const std::vector<Vec3> path = pointsOn(pathCurve, axes), shadow = pointsOn(shadowCurve, axes);
  return apexesFromCurves(path, shadow);
}

std::vector<std::string> extractInto(StanceLibrary& library, const MObject& root, const TimeRange& range,
                                     const std::string& prefix, bool all, std::vector<std::string>& notes) {
  constexpr double kStep =
      1.0 / 120;  // a stride lasts only a few frames: curves are sampled between them too
  const SampledFigure figure = sampleFigure(root, range, kStep);
  StanceExtraction found = extractStances(figure.motion, prefix);
  notes.insert(notes.end(), found.notes.begin(), found.notes.end());
  std::vector<std::string> names;
  double height = 0;
  for (const ExtractedStance& one : found.stances)
    height += one.standingHeight / static_cast<double>(found.stances.size());
  const bool first = library.stances.empty();
  if (first && !found.stances.empty()) {
    library.standingHeight = height;
    library.limits = limitsFor(height, found.stances.front().stance.mass);
  }
  for (ExtractedStance& one : found.stances) {
    // Figures of another size are scaled to that of the library.
    const double size = library.standingHeight / one.standingHeight;
    Stance stance = std::abs(size - 1) > 1e-6 ? scaled(one.stance, size) : one.stance;
    const StanceScore score =
        scoreStance(StanceTable(stance), stance.handles, warpStance(stance, stance.handles), library.limits);
    if (!score.plausible() && !all) {
      notes.push_back(fmt::format("{} is left out: {}", stance.name, explain(score, library.limits)));
      continue;
    }
    names.push_back(stance.name);
    library.stances.push_back(
        {std::move(stance), StanceOrigin{"scene", one.clip, one.force.rms, one.torque.rms}, std::nullopt});
  }
  return names;
}

std::string searchReport(const StanceLibrary& library, const StanceHandles& target,
                         const StanceSearchOptions& options) {
  const StanceIndex index(library);
  const SearchResult found = searchStances(index, target, options);
  const StanceAnswer& answer = found.answer;
  Json json = {{"handles", jsonOf(target)}, {"plausible", answer.plausible()}, {"tried", found.tried}};
  if (answer) {
    json["answer"] = describe(answer, index.names);
    json["first"] = index.names[static_cast<std::size_t>(answer.first)];
    if (answer.second >= 0) json["second"] = index.names[static_cast<std::size_t>(answer.second)];
    json["share"] = answer.share;
    json["value"] = answer.score.value;
  }
  if (!answer.plausible()) {
    StanceSearchOptions staged = options;
    staged.method = StanceSearchMethod::Staged;
    const StanceDiagnosis why = diagnose(index, target, staged);
    json["why"] = why.text;
    if (why.nearest) json["nearest"] = jsonOf(*why.nearest);
  }
  return json.dump();
}

std::string linksReport(const SolvedChain& chain) {
  Json links = Json::array();
  for (std::size_t i = 0; i < chain.chain.links.size(); ++i) {
    const ChainLink& link = chain.chain.links[i];
    Json json = {{"stance", link.name},
                 {"handles", jsonOf(link.handles)},
                 {"value", link.found.answer.score.value},
                 {"plausible", link.problem.empty()},
                 {"missed", chain.chain.missed[i + 1]}};
    if (!link.problem.empty()) json["trouble"] = link.problem;
    links.push_back(json);
  }
  return links.dump();
}

}  // namespace footfall::maya
