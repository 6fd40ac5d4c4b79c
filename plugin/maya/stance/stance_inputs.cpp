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
#include "stance/stance_coverage.h"

namespace footfall::maya {
using namespace stance;

namespace {

// A chain of the one stance, so that it is drawn and played as chains are.
ChainLink linkOf(const Stance& stance, const StanceHandles& handles, const StanceTiming& timing,
                 const std::string& name) {
  ChainLink link;
  link.handles = handles;
  link.stance = stance;
  link.timing = timing;
  link.timing.scale = Vec3::Ones();
  link.name = name;
  StanceBodyOptions body;
  link.body = std::make_shared<const StanceBody>(stance, handles, link.timing, body);
  return link;
}

// The answer for stances that are named.
EvaluatedStance namedStance(const EvaluatorInputs& in, const StanceLibrary& library) {
  EvaluatedStance result;
  result.first = in.first;
  const Stance& a = library.stances[stanceNamed(library, in.first)].stance;
  Stance played;
  if (in.second.empty()) {
    result.chosen = in.first;
    result.warp = warpStance(a, in.handles);
    if (!result.warp) {
      result.trouble = explain(result.warp.fault, in.handles);
      return result;
    }
    result.score = scoreStance(StanceTable(a), in.handles, result.warp, library.limits);
    played = applyWarp(a, in.handles, result.warp.timing);
  } else {
    result.second = in.second;
    result.share = in.share;
    result.chosen = fmt::format("{:.2f} {} + {:.2f} {}", in.share, in.first, 1 - in.share, in.second);
    const Stance& b = library.stances[stanceNamed(library, in.second)].stance;
    PointBlend blend = blendAt(a, b, in.share, in.handles, library.limits);
    result.warp = blend.warp;
    result.trouble = blend.trouble;
    if (!blend.trouble.empty()) return result;
    result.score = blend.score;
    played = std::move(blend.stance);
  }
  result.chain.links.push_back(linkOf(played, in.handles, result.warp.timing, result.chosen));
  return result;
}

EvaluatedStance searchedStance(const EvaluatorInputs& in, const StanceLibrary& library,
                               const StanceShelf& shelf) {
  EvaluatedStance result;
  StanceSearchOptions options;
  options.method = in.method;
  options.threads = 1;  // Maya has its own
  const StanceAnswer answer = searchStances(shelf, in.handles, options).answer;
  result.warp = answer.warp;
  if (!answer) {
    result.warp.fault = warpStance(shelf.tables.front(), in.handles).fault;
    result.trouble = explain(result.warp.fault, in.handles);
    return result;
  }
  result.score = answer.score;
  result.chosen = describe(answer, shelf.names);
  result.first = shelf.names[static_cast<std::size_t>(answer.first)];
  if (answer.second >= 0) result.second = shelf.names[static_cast<std::size_t>(answer.second)];
  result.share = answer.share;
  result.chain.links.push_back(
      linkOf(stanceOf(library, answer, in.handles), in.handles, answer.warp.timing, result.chosen));
  return result;
}

std::vector<ChainApex> askedApexes(const ChainInputs& in) {
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
          "apex {}: its handle shows no direction; move it ahead or switch useHeading off", number));
    if (one.useSpeed && !(one.handleTime > 0))
      throw Error(fmt::format("apex {}: handleTime should be above 0", number));
    if (one.useSpeed) apex.speed = across / one.handleTime;
    if (one.useHeading) apex.yaw = yawOf(way);
    apexes.push_back(apex);
  }
  return apexes;
}

void addNotes(const StanceLibrary& library, const StanceChain& chain, std::vector<std::string>& notes) {
  for (std::size_t i = 0; i < chain.links.size(); ++i) {
    const ChainLink& link = chain.links[i];
    if (link.trouble.empty()) continue;
    StanceSearchOptions options;
    options.threads = 1;
    const StanceBlame why = blame(StanceShelf(library, link.foot), link.handles, options);
    notes.push_back(fmt::format("apex {} to {}: {}", i + 1, i + 2, why.plausible ? link.trouble : why.text));
  }
}

}  // namespace

bool LibraryInputs::operator==(const LibraryInputs& other) const {
  const auto all = [](const LibraryInputs& i) {
    return std::tie(i.file, i.text, i.reload, i.ownLimits, i.friction, i.longest, i.shortest, i.push);
  };
  return all(*this) == all(other);
}

OpenLibrary openLibrary(const LibraryInputs& in) {
  if (in.file.empty() && in.text.empty())
    throw Error("there is no library; `file` should name one, such as shelf.json, or `text` hold one");
  OpenLibrary open;
  open.library =
      in.text.empty() ? parseStanceJson(readFile(in.file), in.file) : parseStanceJson(in.text, "text");
  if (in.ownLimits) {
    open.library.limits.friction = in.friction;
    open.library.limits.longest = in.longest * open.library.standingHeight;
    open.library.limits.shortest = in.shortest * open.library.standingHeight;
    open.library.limits.normalForce = in.push * kGravity * meanMass(open.library);
  }
  open.text = formatStanceJson(open.library);
  return open;
}

bool EvaluatorInputs::operator==(const EvaluatorInputs& other) const {
  const auto rest = [](const EvaluatorInputs& i) {
    return std::tie(i.first, i.second, i.share, i.method, i.library);
  };
  return handles.values() == other.handles.values() && rest(*this) == rest(other);
}

EvaluatedStance evaluateStance(const EvaluatorInputs& in) {
  if (in.library.empty()) throw Error("there is no library; connect the `library` of an ffStanceLibrary");
  if (in.first.empty() && !in.second.empty())
    throw Error(fmt::format("`blendWith` is '{}' but `stance` is empty; name both, or none", in.second));
  const StanceLibrary library = parseStanceJson(in.library, "library");
  const StanceShelf shelf(library);
  EvaluatedStance result = in.first.empty() ? searchedStance(in, library, shelf) : namedStance(in, library);
  result.handles = in.handles;
  if (!result.chain.links.empty()) {
    result.lines = chainLines(result.chain);
    if (!result.score.plausible()) result.trouble = explain(result.score, library.limits);
  } else {
    result.score.value = -1e9;
  }
  if (result.trouble.empty()) return result;
  if (in.first.empty()) {
    StanceSearchOptions options;
    options.threads = 1;
    result.blame = blame(shelf, in.handles, options).text;
  } else {
    result.blame = fmt::format("{}: {}", result.chosen, result.trouble);
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
  const auto all = [](const ChainInputs& i) {
    return std::tie(i.apexes, i.figure, i.axes, i.first, i.drift, i.armSwing, i.frameRate, i.library);
  };
  return all(*this) == all(other);
}

SolvedChain solveStanceChain(const ChainInputs& in) {
  if (!(in.axes.metre > 0)) throw Error(fmt::format("metre should be above 0, not {:g}", in.axes.metre));
  if (in.library.empty()) throw Error("there is no library; connect the `library` of an ffStanceLibrary");
  if (in.apexes.size() < 2)
    throw Error(fmt::format("a chain goes through two ffStanceApex nodes or more; there {} connected",
                            in.apexes.empty() ? "are none" : "is one"));
  const Character character = in.figure.character();
  StanceLibrary library = parseStanceJson(in.library, "library");
  const double size = sizeBeside(library, character);
  if (std::abs(size - 1) > 1e-6) library = scaled(library, size);
  StanceChainOptions options;
  options.first = in.first;
  options.upright = !in.drift;
  options.threads = 1;  // Maya has its own
  std::vector<ChainApex> apexes = askedApexes(in);
  StanceChain chain = solveChain(library, apexes, options);
  StanceFigureOptions how;
  how.frameRate = in.frameRate;
  how.armSwing = in.armSwing;
  StanceFigure figure = performChain(chain, character, how);
  std::vector<std::string> notes;
  addNotes(library, chain, notes);
  for (const ReachNote& note : figure.performed.reach) {
    if (note.standing && (note.missed > 0.001 || note.lowered > 0.02))
      notes.push_back(fmt::format("at {:.2f} s a standing leg is {:.0f} mm too short", note.worst,
                                  1000 * std::max(note.missed, note.lowered)));
  }
  double value = chain.links.front().found.answer.score.value, missed = 0;
  for (const ChainLink& link : chain.links) value = std::min(value, link.found.answer.score.value);
  for (const double off : chain.missed) missed = std::max(missed, off);
  ChainLines lines = chainLines(chain);
  return {std::move(apexes),
          in.first,
          std::move(chain),
          MotionPlayer(figureMotion(figure.performance, std::move(figure.performed.motion)), character),
          std::move(lines),
          std::move(notes),
          in.axes,
          value,
          missed};
}

}  // namespace footfall::maya
