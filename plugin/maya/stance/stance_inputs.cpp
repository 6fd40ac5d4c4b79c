// SPDX-License-Identifier: MIT
#include "maya/stance/stance_inputs.h"

#include <algorithm>
#include <cmath>
#include <tuple>

#include <fmt/format.h>

#include "base/angles.h"
#include "base/constants.h"
#include "base/error.h"
#include "base/scanner.h"
#include "figure/motion/heading.h"
#include "io/documents/stance_json.h"
#include "stance/chain/stance_notes.h"
#include "stance/library/stance_coverage.h"
#include "stance/stance_diagnosis.h"

namespace footfall::maya {
using namespace stance;

namespace {

// One stance as a chain, to be drawn and played like one.
ChainLink linkOf(const Stance& stance, const StanceHandles& handles, const StanceTiming& timing,
                 const std::string& name) {
  ChainLink link;
  link.handles = handles;
  link.stance = stance;
  link.timing = timing.applied();
  link.name = name;
  StanceBodyOptions body;
  link.body = std::make_shared<const StanceBody>(stance, handles, link.timing, body);
  return link;
}

// Evaluates named stances.
EvaluatedStance namedStance(const EvaluatorInputs& in, const StanceLibrary& library) {
  EvaluatedStance result;
  result.first = in.first;
  const Stance& a = library.stances[stanceNamed(library, in.first)].stance;
  Stance played;
  if (in.second.empty()) {
    result.chosen = in.first;
    result.warp = warpStance(a, in.handles);
    if (!result.warp) {
      result.problem = explain(result.warp.fault, in.handles);
      return result;
    }
    result.score = scoreStance(StanceTable(a), in.handles, result.warp, library.limits);
    played = applyWarp(a, in.handles, result.warp.timing);
  } else {
    result.second = in.second;
    result.share = in.share;
    result.chosen = fmt::format("{:.2f} {} + {:.2f} {}", in.share, in.first, 1 - in.share, in.second);
    const Stance& b = library.stances[stanceNamed(library, in.second)].stance;
    BlendedStance blend = blendAt(a, b, in.share, in.handles, library.limits);
    result.warp = blend.warp;
    result.problem = blend.problem;
    if (!blend.problem.empty()) return result;
    result.score = blend.score;
    played = std::move(blend.stance);
  }
  result.chain.links.push_back(linkOf(played, in.handles, result.warp.timing, result.chosen));
  return result;
}

EvaluatedStance searchedStance(const EvaluatorInputs& in, const StanceLibrary& library,
                               const StanceIndex& index) {
  EvaluatedStance result;
  StanceSearchOptions options = in.search;
  options.threads = 1;  // Maya's threads are busy already
  const StanceAnswer answer = searchStances(index, in.handles, options).answer;
  result.warp = answer.warp;
  if (!answer) {
    result.warp.fault = warpStance(index.tables.front(), in.handles).fault;
    result.problem = explain(result.warp.fault, in.handles);
    return result;
  }
  result.score = answer.score;
  result.chosen = describe(answer, index.names);
  result.first = index.names[static_cast<std::size_t>(answer.first)];
  if (answer.second >= 0) result.second = index.names[static_cast<std::size_t>(answer.second)];
  result.share = answer.share;
  result.chain.links.push_back(
      linkOf(stanceOf(library, answer, in.handles), in.handles, answer.warp.timing, result.chosen));
  return result;
}

std::vector<ChainApex> requestedApexes(const ChainInputs& in) {
  std::vector<ChainApex> apexes;
  for (const ApexInput& one : in.apexes) {
    const auto number = apexes.size() + 1;
    ChainApex apex;
    apex.position = in.axes.toEngine(Vec3(one.matrix.translation()));
    apex.ground = one.ground / in.axes.metre;
    const Vec3 way = in.axes.toEngine(Vec3(one.matrix.linear() * one.handle));
    const double across = std::hypot(way.x(), way.z());
    if (one.useHeading && across < 1e-6)
      throw Error(fmt::format(
          "apex {}: its handle shows no direction; move it forward or switch useHeading off", number));
    if (one.useSpeed && !(one.handleTime > 0))
      throw Error(fmt::format("apex {}: handleTime must be above 0", number));
    if (one.useSpeed) apex.speed = across / one.handleTime;
    if (one.useHeading) apex.yaw = yawOf(way);
    apexes.push_back(apex);
  }
  return apexes;
}
}  // namespace

const OptionTable<OwnLimits>& ownLimitTable() {
  using Row = Option<OwnLimits>;
  static const OptionTable<OwnLimits> table{
      Row(
          "", [](OwnLimits& o) -> double& { return o.friction; }, atLeast(1e-3), OptionUnit::None,
          "Largest coefficient of friction")
          .onNode("maxFriction", "mfr"),
      Row(
          "", [](OwnLimits& o) -> double& { return o.longest; }, atLeast(1e-3), OptionUnit::None,
          "Longest leg in standing heights, from the centre of mass to the contact point")
          .onNode("longestLeg", "lgl"),
      Row(
          "", [](OwnLimits& o) -> double& { return o.shortest; }, atLeast(1e-3), OptionUnit::None,
          "Shortest leg in standing heights, from the centre of mass to the contact point")
          .onNode("shortestLeg", "shl"),
      Row(
          "", [](OwnLimits& o) -> double& { return o.push; }, atLeast(1e-3), OptionUnit::None,
          "Largest upward force in body weights")
          .onNode("strongestPush", "stp"),
  };
  return table;
}

bool LibraryInputs::operator==(const LibraryInputs& other) const {
  const auto all = [](const LibraryInputs& i) { return std::tie(i.file, i.text, i.reload, i.ownLimits); };
  return all(*this) == all(other) && sameOptions(ownLimitTable(), limits, other.limits);
}

OpenLibrary openLibrary(const LibraryInputs& in) {
  if (in.file.empty() && in.text.empty())
    throw Error("there is no library; set `file` to one, such as shelf.json, or `text` to its content");
  OpenLibrary open;
  open.library =
      in.text.empty() ? parseStanceJson(readFile(in.file), in.file) : parseStanceJson(in.text, "text");
  if (in.ownLimits) {
    open.library.limits.friction = in.limits.friction;
    open.library.limits.longest = in.limits.longest * open.library.standingHeight;
    open.library.limits.shortest = in.limits.shortest * open.library.standingHeight;
    open.library.limits.normalForce = in.limits.push * kGravity * meanMass(open.library);
  }
  open.text = formatStanceJson(open.library);
  return open;
}

bool EvaluatorInputs::operator==(const EvaluatorInputs& other) const {
  const auto rest = [](const EvaluatorInputs& i) { return std::tie(i.first, i.second, i.share, *i.library); };
  return handles.values() == other.handles.values() && rest(*this) == rest(other) &&
         sameOptions(stanceSearchOptionTable(), search, other.search);
}

EvaluatedStance evaluateStance(const EvaluatorInputs& in) {
  if (in.library->empty()) throw Error("there is no library; connect the `library` of an ffStanceLibrary");
  if (in.first.empty() && !in.second.empty())
    throw Error(fmt::format("`blendWith` is '{}' but `stance` is empty; set both or neither", in.second));
  const StanceLibrary library = parseStanceJson(*in.library, "library");
  const StanceIndex index(library);
  EvaluatedStance result = in.first.empty() ? searchedStance(in, library, index) : namedStance(in, library);
  result.handles = in.handles;
  if (!result.chain.links.empty()) {
    result.lines = chainStrokes(result.chain);
    if (!result.score.plausible()) result.problem = explain(result.score, library.limits);
  } else {
    result.score.value = -1e9;
  }
  if (result.problem.empty()) return result;
  if (in.first.empty()) {
    StanceSearchOptions options;
    options.threads = 1;
    result.diagnosis = diagnose(index, in.handles, options).text;
  } else {
    result.diagnosis = fmt::format("{}: {}", result.chosen, result.problem);
  }
  return result;
}

bool ApexInput::operator==(const ApexInput& other) const {
  const auto rest = [](const ApexInput& a) {
    return std::tie(a.order, a.index, a.handleTime, a.useSpeed, a.useHeading, a.ground);
  };
  return rest(*this) == rest(other) && handle == other.handle && matrix.matrix() == other.matrix.matrix();
}

bool ChainInputs::operator==(const ChainInputs& other) const {
  const auto all = [](const ChainInputs& i) { return std::tie(i.apexes, i.figure, i.axes, *i.library); };
  return all(*this) == all(other) && sameOptions(stanceChainOptionTable(), chain, other.chain) &&
         sameOptions(stanceFigureOptionTable(), played, other.played);
}

SolvedChain solveStanceChain(const ChainInputs& in) {
  if (!(in.axes.metre > 0)) throw Error(fmt::format("metre must be above 0, got {:g}", in.axes.metre));
  if (in.library->empty()) throw Error("there is no library; connect the `library` of an ffStanceLibrary");
  if (in.apexes.size() < 2)
    throw Error(fmt::format("a chain needs at least two ffStanceApex nodes; there {} connected",
                            in.apexes.empty() ? "are none" : "is one"));
  const Character character = in.figure.character();
  StanceLibrary library = parseStanceJson(*in.library, "library");
  const double size = sizeRelativeTo(library, character);
  if (std::abs(size - 1) > 1e-6) library = scaled(library, size);
  StanceChainOptions options = in.chain;
  options.threads = 1;  // Maya's threads are busy already
  std::vector<ChainApex> apexes = requestedApexes(in);
  StanceChain chain = solveChain(library, apexes, options);
  StanceFigure figure = performChain(chain, character, in.played);
  StanceSearchOptions single;
  single.threads = 1;
  std::vector<std::string> notes;
  for (const LinkNote& note : notesOf(chain, library, single)) notes.push_back(note.text);
  for (const Note& note : notesOf(figure)) notes.push_back(note.text);
  double value = chain.links.front().found.answer.score.value, missed = 0;
  for (const ChainLink& link : chain.links) value = std::min(value, link.found.answer.score.value);
  for (const double off : chain.missed) missed = std::max(missed, off);
  ChainStrokes lines = chainStrokes(chain);
  return {std::move(apexes),
          in.chain.first,
          std::move(chain),
          MotionPlayer(figureMotion(figure.performance, std::move(figure.performed.motion)), character),
          std::move(lines),
          std::move(notes),
          in.axes,
          value,
          missed};
}

}  // namespace footfall::maya
