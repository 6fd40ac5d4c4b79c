// SPDX-License-Identifier: MIT
// clean, warp and blend: scenes in, scenes out.
#include <algorithm>

#include "base/angles.h"
#include "figure/cleanup/clean_options_table.h"
#include "io/documents/warp_json.h"
#include "python/bindings.h"
#include "python/call/arrays.h"
#include "python/call/engine_call.h"
#include "python/call/keyword_options.h"
#include "python/call/words.h"
#include "python/data/measured_quality.h"
#include "scene/scene_blend.h"
#include "scene/scene_clean.h"
#include "scene/scene_warp.h"
#include "warp/blend/blend_table.h"
#include "warp/timing/beats.h"
#include "warp/warp_table.h"

namespace footfall::python {
namespace {

// The keywords that a table has, taken out of the rest.
template <typename Options>
void takeKeywords(py::dict& keywords, const OptionTable<Options>& table, Options& options) {
  py::dict own, rest;
  for (const auto& [name, value] : keywords) {
    const std::string keyword = py::cast<std::string>(name);
    const bool known = std::any_of(table.begin(), table.end(),
                                   [&](const Option<Options>& row) { return keywordOf(row) == keyword; });
    (known ? own : rest)[name] = value;
  }
  applyKeywords(own, table, options);
  keywords = rest;
}

void refuseRest(const py::dict& keywords, std::vector<std::string> known) {
  for (const auto& [name, value] : keywords) refuseKeyword(py::cast<std::string>(name), known);
}

template <typename Options>
void addKeywords(const OptionTable<Options>& table, std::vector<std::string>& known) {
  for (const Option<Options>& row : table) known.push_back(keywordOf(row));
}

std::shared_ptr<MeasuredQuality> measured(Motion motion, QualityReport report) {
  return std::make_shared<MeasuredQuality>(
      MeasuredQuality{std::make_shared<const Motion>(std::move(motion)), std::move(report)});
}

py::tuple clean(const Scene& scene, const py::dict& keywords, int threads, const py::object& progress) {
  CleanOptions options;
  applyKeywords(keywords, cleanOptionsTable(), options);
  options.threads = threads;
  auto cleaned = std::make_shared<Scene>(scene);
  SceneCleanReport report = engineCall(progress, [&](const Progress& watch) {
    options.progress = watch;
    return cleanScene(*cleaned, options);
  });
  py::dict facts;
  facts["drift"] = report.result.drift;
  facts["drift_frame"] = report.result.driftFrame;
  facts["drift_between_frames"] = report.result.driftBetween;
  facts["met"] = options.betweenFrames <= 0 || report.result.driftBetween <= options.betweenFrames;
  facts["hips_lowered"] = report.result.sink;
  facts["hips_lowered_frame"] = report.result.sinkFrame;
  facts["changed_frames"] = report.result.changedFrames;
  facts["rate_factor"] = report.result.rateFactor;
  facts["notes"] = textList(report.result.notes);
  return py::make_tuple(cleaned, measured(std::move(report.source), std::move(report.before)),
                        measured(std::move(report.planted), std::move(report.after)), facts);
}

py::list goalRows(const std::vector<warp::GoalOutcome>& goals) {
  py::list rows;
  for (const warp::GoalOutcome& goal : goals) rows.append(py::make_tuple(goal.what, goal.frame, goal.error));
  return rows;
}

py::dict warpFacts(const SceneWarpReport& report) {
  py::dict facts;
  facts["goals"] = goalRows(report.goals);
  facts["notes"] = textList(report.notes);
  if (report.curves) {
    facts["curves_changed"] = report.curves->changed.size();
    facts["curves_rewritten"] = report.rewritten;
    facts["keys_added"] = report.curves->keysAdded;
  }
  if (report.motion) {
    facts["contacts"] = report.motion->contacts;
    facts["replanted"] = report.motion->replanted;
    facts["slide_before"] = report.motion->slideBefore;
    facts["slide_after"] = report.motion->slideAfter;
  }
  return facts;
}

// (source, at) or (source, at, hold), frames.
std::vector<warp::Beat> beatsFrom(const py::list& rows) {
  std::vector<warp::Beat> beats;
  for (const py::handle row : rows) {
    const DoubleArray n = py::cast<DoubleArray>(row);
    if (n.size() != 2 && n.size() != 3)
      throw Error("beats must be (source, at) or (source, at, hold), in frames");
    beats.push_back({n.data()[0], n.data()[1], n.size() == 3 ? n.data()[2] : 0});
  }
  return beats;
}

// (at, speed); frames.
std::vector<SpeedKey> speedsFrom(const py::list& rows) {
  std::vector<SpeedKey> speeds;
  for (const py::handle row : rows) {
    const DoubleArray n = py::cast<DoubleArray>(row);
    if (n.size() != 2) throw Error("speeds must be (at, speed), at in frames");
    speeds.push_back({n.data()[0], n.data()[1]});
  }
  return speeds;
}

// Takes the policy for contacts, which has no row in a table, out of the keywords.
void takeContacts(py::dict& keywords, warp::WarpRequest& request) {
  if (!keywords.contains("contacts")) return;
  const std::vector<std::string>& words = warp::contactPolicyWords();
  const std::string word = py::cast<std::string>(py::str(keywords["contacts"]));
  const auto found = std::find(words.begin(), words.end(), word);
  if (found == words.end())
    throw Error(fmt::format("contacts must be one of {}, got '{}'", fmt::join(words, ", "), word));
  request.contacts = static_cast<warp::ContactPolicy>(found - words.begin());
  keywords.attr("pop")("contacts");
}

// document: the text of a warp document; empty: none.
py::tuple warpScenes(const Scene& scene, const std::string& document, const std::string& file,
                     const py::dict& keywords, const py::list& beats, const py::list& speeds,
                     const std::shared_ptr<Scene>& match, double matchTolerance, int threads,
                     const py::object& progress) {
  warp::WarpRequest request;
  if (!document.empty()) request = parseWarpJson(document, file);
  warp::WarpingOptions how;
  py::dict rest(keywords.attr("copy")());
  takeContacts(rest, request);
  warp::askForTime(request, beatsFrom(beats), speedsFrom(speeds));
  takeKeywords(rest, warp::warpRequestTable(), request);
  takeKeywords(rest, warp::warpingTable(), how);
  std::vector<std::string> known{"contacts"};
  addKeywords(warp::warpRequestTable(), known);
  addKeywords(warp::warpingTable(), known);
  refuseRest(rest, known);
  how.curves.threads = how.motion.threads = threads;
  auto warped = std::make_shared<Scene>(scene);
  std::optional<warp::TimeAlignment> matched;
  const SceneWarpReport report = engineCall(progress, [&](const Progress&) {
    carrySpeedOn(request, *warped);
    if (match) matched = matchTime(*warped, *match, matchTolerance, request, threads);
    return warpScene(*warped, request, how);
  });
  py::dict facts = warpFacts(report);
  facts["document"] = formatWarpJson(request);
  if (matched) {
    facts["match_before"] = matched->before;
    facts["match_after"] = matched->after;
  }
  return py::make_tuple(warped, facts);
}

py::tuple blend(const Scene& first, const Scene& second, double start, double duration,
                const py::object& from, const py::dict& keywords, int threads, const py::object& progress) {
  SceneBlendRequest request;
  request.start = start;
  request.duration = duration;
  if (!from.is_none()) request.from = py::cast<double>(from);
  applyKeywords(keywords, warp::blendTable(), request.options);
  if (keywords.contains("shape")) request.shape = request.options.shape;
  request.options.threads = threads;
  auto blended = std::make_shared<Scene>(first);
  const SceneBlendReport report = engineCall(progress, [&](const Progress& watch) {
    request.options.progress = watch;
    return blendScenes(*blended, second, request);
  });
  py::dict facts;
  py::list timing;
  for (const TimeKey& key : report.timing) timing.append(py::make_tuple(key.at, key.source));
  facts["timing"] = timing;
  facts["curves"] = report.curves;
  facts["keys_added"] = report.keysAdded;
  facts["largest_error"] = report.largestError;
  if (report.motion) {
    const warp::BlendResult& m = *report.motion;
    facts["second_start"] = m.secondStart;
    facts["mismatch"] = m.mismatch;
    facts["turned"] = m.turned;
    facts["jump_at_start"] = m.jumpAtStart;
    facts["jump_at_end"] = m.jumpAtEnd;
    facts["own_jump_at_start"] = m.ownJumpAtStart;
    facts["own_jump_at_end"] = m.ownJumpAtEnd;
    facts["contacts"] = m.contacts;
    facts["slide_before"] = m.slideBefore;
    facts["slide_after"] = m.slideAfter;
    facts["notes"] = textList(m.notes);
  }
  return py::make_tuple(blended, facts);
}

}  // namespace

void bindEditing(py::module_& module) {
  module.def("clean", &clean);
  module.def("warp", &warpScenes, py::arg("scene"), py::arg("document"), py::arg("file"), py::arg("keywords"),
             py::arg("beats"), py::arg("speeds"), py::arg("match").none(true), py::arg("match_tolerance"),
             py::arg("threads"), py::arg("progress"));
  module.def("blend", &blend);
}

}  // namespace footfall::python
