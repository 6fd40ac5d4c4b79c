// SPDX-License-Identifier: MIT
// Leaps from a shelf of stances: extracted, warped, blended, searched, chained.
#include <algorithm>
#include <cmath>
#include <filesystem>
#include <limits>

#include "io/documents/stance_json.h"
#include "python/bindings.h"
#include "python/call/arrays.h"
#include "python/call/engine_call.h"
#include "python/call/keyword_options.h"
#include "python/call/words.h"
#include "python/data/named_character.h"
#include "stance/chain/stance_chain.h"
#include "stance/chain/stance_notes.h"
#include "stance/library/stance_coverage.h"
#include "stance/library/stance_extract.h"
#include "stance/library/stance_search.h"
#include "stance/stance_diagnosis.h"
#include "stance/stance_figure.h"
#include "stance/stance_options.h"

namespace footfall::python {
using namespace stance;

namespace {

using ShelfPtr = std::shared_ptr<StanceLibrary>;
constexpr std::string_view kFeet[] = {"left", "right", "both"};

py::tuple handleTuple(const StanceHandles& handles) {
  const auto v = handles.values();
  return py::make_tuple(v[0], v[1], v[2], v[3], v[4], v[5]);
}

// Six numbers in the order of handleNames.
StanceHandles handlesFrom(const DoubleArray& values) {
  needSize(values, StanceHandles::kCount, "handles");
  std::array<double, StanceHandles::kCount> v{};
  std::copy(values.data(), values.data() + v.size(), v.begin());
  return StanceHandles::of(v);
}

py::list shelfRows(const StanceLibrary& shelf) {
  py::list rows;
  for (const LibraryStance& entry : shelf.stances) {
    const Stance& s = entry.stance;
    py::dict row;
    row["name"] = s.name;
    row["feet"] = pythonText(kFeet[static_cast<std::size_t>(s.feet)]);
    row["handles"] = handleTuple(s.handles);
    row["mass"] = s.mass;
    row["contact_time"] = s.contactTime;
    row["clip"] = entry.origin ? py::object(pythonText(entry.origin->clip)) : py::none();
    row["parents"] =
        entry.parents
            ? py::object(py::make_tuple(entry.parents->first, entry.parents->second, entry.parents->share))
            : py::none();
    rows.append(row);
  }
  return rows;
}

py::dict outcome(const StanceHandles& target, const StanceWarp& warp, const StanceScore& score,
                 const StanceLimits& limits) {
  py::dict row;
  row["handles"] = handleTuple(target);
  row["failure"] = warp ? py::object(py::none()) : py::object(pythonText(explain(warp.fault, target)));
  if (!warp) return row;
  const Vec3& scale = warp.timing.scale;
  row["touch_down"] = warp.timing.touchDown;
  row["lift_off"] = warp.timing.liftOff;
  row["end"] = warp.timing.end;
  row["scale"] = py::make_tuple(scale.x(), scale.y(), scale.z());
  row["value"] = score.value;
  row["plausible"] = score.plausible();
  row["reasons"] = explain(score, limits);
  return row;
}

py::dict warped(const StanceLibrary& shelf, const std::string& name, const DoubleArray& handles) {
  const Stance& s = shelf.stances[stanceNamed(shelf, name)].stance;
  const StanceHandles target = handlesFrom(handles);
  const StanceWarp warp = warpStance(s, target);
  return outcome(target, warp, warp ? scoreStance(StanceTable(s), target, warp, shelf.limits) : StanceScore(),
                 shelf.limits);
}

py::dict blended(const StanceLibrary& shelf, const std::string& first, const std::string& second,
                 double share, const DoubleArray& handles) {
  const Stance& a = shelf.stances[stanceNamed(shelf, first)].stance;
  const Stance& b = shelf.stances[stanceNamed(shelf, second)].stance;
  const StanceHandles target = handlesFrom(handles);
  const BlendedStance one = blendAt(a, b, share, target, shelf.limits);
  py::dict row = outcome(target, one.warp, one.score, shelf.limits);
  if (!one.problem.empty()) row["failure"] = one.problem;
  return row;
}

py::dict searched(const StanceLibrary& shelf, const DoubleArray& handles, const py::dict& keywords,
                  int threads) {
  StanceSearchOptions options;
  applyKeywords(keywords, stanceSearchOptionTable(), options);
  options.threads = threads;
  const StanceHandles target = handlesFrom(handles);
  const StanceIndex index(shelf);
  const SearchResult found = engineCall([&] { return searchStances(index, target, options); });
  const StanceAnswer& answer = found.answer;
  py::dict row = outcome(target, answer.warp, answer.score, shelf.limits);
  row["answer"] = describe(answer, index.names);
  row["tried"] = found.tried;
  row["plausible"] = answer.plausible();
  row["why"] = py::none();
  if (!answer.plausible()) {
    options.method = StanceSearchMethod::Staged;
    row["why"] = engineCall([&] { return diagnose(index, target, options); }).text;
  }
  return row;
}

ShelfPtr withBlend(const StanceLibrary& shelf, const std::string& name, const std::string& first,
                   const std::string& second, double share) {
  auto more = std::make_shared<StanceLibrary>(shelf);
  addBlend(*more, name, first, second, share);
  return more;
}

// clips: (name, motion, clip's file), …
py::tuple extracted(const py::list& clips, double mass, bool plausibleOnly, const py::object& progress) {
  struct Clip {
    std::string name, file;
    std::shared_ptr<Motion> motion;
  };
  std::vector<Clip> given;
  for (const py::handle row : clips) {
    const py::tuple named = py::cast<py::tuple>(row);
    given.push_back({py::cast<std::string>(named[0]), py::cast<std::string>(named[2]),
                     py::cast<std::shared_ptr<Motion>>(named[1])});
  }
  StanceExtractOptions options;
  options.mass = mass;
  std::vector<ClipStances> found = engineCall(progress, [&](const Progress& watch) {
    std::vector<ClipStances> all;
    for (std::size_t i = 0; i < given.size(); ++i) {
      report(watch, static_cast<double>(i) / static_cast<double>(given.size()));
      all.push_back({given[i].file, extractStances(*given[i].motion, given[i].name, options)});
    }
    return all;
  });
  py::list notes;
  for (const ClipStances& one : found) {
    for (const std::string& note : one.extraction.notes)
      notes.append(pythonText(std::filesystem::path(one.clip).filename().string() + ": " + note));
  }
  auto shelf = std::make_shared<StanceLibrary>(gatherStances(found, plausibleOnly));
  if (shelf->stances.empty())
    throw Error("no stance was found; clips need contacts between two flights, or jumps from rest");
  checkLibrary(*shelf);
  return py::make_tuple(shelf, notes);
}

// apexes: #apexes by 6: x, y, z, speed (NaN: free), yaw (NaN: free), ground.
std::vector<ChainApex> apexesFrom(const DoubleArray& rows) {
  if (rows.ndim() != 2 || rows.shape(1) != 6)
    throw Error("apexes must be rows of x, y, z, speed, yaw, ground");
  std::vector<ChainApex> apexes;
  for (py::ssize_t i = 0; i < rows.shape(0); ++i) {
    const double* row = rows.data() + 6 * i;
    ChainApex apex;
    apex.position = Vec3(row[0], row[1], row[2]);
    if (!std::isnan(row[3])) apex.speed = row[3];
    if (!std::isnan(row[4])) apex.yaw = row[4];
    apex.ground = row[5];
    apexes.push_back(apex);
  }
  return apexes;
}

py::list linkRows(const StanceChain& chain, const std::vector<LinkNote>& notes) {
  py::list rows;
  for (std::size_t i = 0; i < chain.links.size(); ++i) {
    const ChainLink& link = chain.links[i];
    py::dict row;
    row["stance"] = link.name;
    row["handles"] = handleTuple(link.handles);
    row["start"] = link.start;
    row["value"] = link.found.answer.score.value;
    row["missed"] = chain.missed[i + 1];
    py::list troubles;
    for (const LinkNote& note : notes) {
      if (note.link == i) troubles.append(pythonText(note.text));
    }
    row["troubles"] = troubles;
    rows.append(row);
  }
  return rows;
}

// keywords: of the chain, the search and the figure together.
py::tuple chained(const StanceLibrary& shelf, const DoubleArray& rows, const std::string& first,
                  const NamedCharacter& who, const py::dict& chainWords, const py::dict& searchWords,
                  const py::dict& figureWords, int threads) {
  const std::vector<ChainApex> apexes = apexesFrom(rows);
  StanceChainOptions how;
  applyKeywords(chainWords, stanceChainOptionTable(), how);
  applyKeywords(searchWords, stanceSearchOptionTable(), how.search);
  how.first = static_cast<StanceFeet>(wordIn(kFeet, py::str(first), "first"));
  how.threads = threads;
  StanceFigureOptions shown;
  applyKeywords(figureWords, stanceFigureOptionTable(), shown);
  const StanceChain chain = engineCall([&] { return solveChain(shelf, apexes, how); });
  const std::vector<LinkNote> notes = notesOf(chain, shelf, how.search);
  StanceFigure figure =
      engineCall([&] { return performChain(chain, characterScaledTo(shelf, who.character), shown); });
  py::dict facts;
  facts["seconds"] = chain.duration();
  facts["plausible"] = chain.plausible();
  facts["links"] = linkRows(chain, notes);
  facts["path"] = positionArray(std::move(figure.path));
  facts["path_error"] = figure.pathError;
  return py::make_tuple(std::make_shared<Motion>(std::move(figure.performed.motion)), facts);
}

// The apexes of so many links with the same handles.
py::array_t<double> repeated(const DoubleArray& handles, int count) {
  std::vector<double> rows;
  const double free = std::numeric_limits<double>::quiet_NaN();
  const std::vector<ChainApex> apexes = apexesOf(handlesFrom(handles), count);
  for (const ChainApex& apex : apexes) {
    for (const double v : {apex.position.x(), apex.position.y(), apex.position.z(), apex.speed.value_or(free),
                           apex.yaw.value_or(free), apex.ground})
      rows.push_back(v);
  }
  return handedOver(std::move(rows), {signedSize(apexes.size()), 6});
}

}  // namespace

void bindStances(py::module_& module) {
  py::class_<StanceLibrary, ShelfPtr>(module, "Stances")
      .def_static("parse",
                  [](const std::string& text, const std::string& file) {
                    return std::make_shared<StanceLibrary>(parseStanceJson(text, file));
                  })
      .def("format", [](const StanceLibrary& shelf) { return formatStanceJson(shelf); })
      .def("rows", &shelfRows)
      .def("limits", [](const StanceLibrary& shelf) { return keywordsOf(stanceLimitTable(), shelf.limits); })
      .def("average",
           [](const StanceLibrary& shelf, const std::string& part) {
             return handleTuple(averageHandles(shelf, stancesLike(shelf, part)));
           })
      .def("warp", &warped)
      .def("blend", &blended)
      .def("search", &searched)
      .def("with_blend", &withBlend)
      .def("chain", &chained);
  module.def("handle_names", [] { return textList(handleNames()); });
  module.def("extract_stances", &extracted);
  module.def("repeated_apexes", &repeated);
}

}  // namespace footfall::python
