// SPDX-License-Identifier: MIT
#include "maya/footprint/walk_times.h"

#include <fmt/format.h>

#include <cmath>

#include "footprint/track/print_handles.h"
#include "footprint/track/timing_diagram.h"
#include "maya/footprint/footprint_draw.h"
#include "maya/footprint/footprint_node.h"
#include "maya/footprint/footprint_solver_node.h"
#include "maya/framework/data_values.h"
#include "maya/scene/scene_channels.h"

namespace footfall::maya {
using namespace footprint;

namespace {

using Solver = FootprintSolverNode;

const std::vector<std::string> kParts{"sole", "toes", "stance", "step"};  // as PrintPart

// The prints of the locators, with times filled in as the solver does.
struct TimedWalk {
  Track track;
  VirtualLegs virtualLegs;
};

TimedWalk timedWalk(const WalkNodes& walk) {
  if (!walk.path().isNull())
    throw Error(nameOf(walk.transform()) +
                " follows a curve, which times its prints; lay it with prints of their own to retime them");
  const Character character = walk.figure().character();
  TimedWalk timed;
  timed.virtualLegs = makeVirtualLegs(character, walk.options().style);
  const int count = static_cast<int>(walk.prints().size());
  for (int number = 1; number <= count; ++number)
    timed.track.prints.push_back(walk.footprint(number, character));
  if (walk.plug(Solver::loop).asBool()) timed.track.loop.emplace();
  fillInTiming(timed.track, timed.virtualLegs.nominal());
  return timed;
}

double startOf(const WalkNodes& walk) {
  return seconds(walk.plug(Solver::startTime).asMTime());
}

// Times that changed become those of the prints.
void setTimes(Edits& edits, const WalkNodes& walk, const Track& before, const Track& after) {
  constexpr double kSame = 1e-9;  // seconds
  const std::vector<WalkNodes::Print> prints = walk.prints();
  for (std::size_t i = 0; i < prints.size(); ++i) {
    const Footprint &a = before.prints[i], &b = after.prints[i];
    if (std::abs(a.stance - b.stance) > kSame)
      setSeconds(edits, MPlug(prints[i].shape, FootprintNode::stance), b.stance);
    if (std::abs(a.step - b.step) > kSame)
      setSeconds(edits, MPlug(prints[i].shape, FootprintNode::step), b.step);
  }
  edits.apply();
}

Vec3 enginePosition(const MArgDatabase& arguments, const char* flag, const WalkNodes& walk) {
  return walk.axes().toEngine(positionOf(arguments, flag));
}

// Without an eye the view is from above.
ViewRay viewRayOf(const MArgDatabase& arguments, const WalkNodes& walk) {
  if (!given(arguments, "position")) throw Error("-position is missing: the point under the pointer");
  ViewRay sight;
  sight.place = enginePosition(arguments, "position", walk);
  sight.eye = given(arguments, "eyePoint") ? enginePosition(arguments, "eyePoint", walk)
                                           : Vec3(sight.place + Vec3(0, 100, 0));
  return sight;
}

DrawnPrint drawnOf(const WalkNodes& walk, const WalkNodes::Print& print, const Footprint& timed) {
  const PrintLook look = printLook(print.shape);
  const double metre = walk.axes().metre;
  return {timed, look.kind, look.side(), look.size / metre, look.daggerScale / metre};
}

void pull(const MArgDatabase& arguments, Edits& edits, WalkNodes& walk) {
  const int number = integerOf(arguments, "pull", 0);
  const PrintPart part = static_cast<PrintPart>(
      choiceOf(arguments, "part", kParts, static_cast<std::size_t>(PrintPart::Stance)));
  const TimedWalk timed = timedWalk(walk);
  const Footprint own = walk.footprint(number, walk.figure().character());  // throws where there is none
  const std::size_t i = static_cast<std::size_t>(number - 1);
  const ViewRay sight = viewRayOf(arguments, walk);
  const DrawnPrint drawn = drawnOf(walk, walk.prints()[i], timed.track.prints[i]);
  Track changed = timed.track;
  changed.prints[i] = draggedPrint(drawn, part, sight);
  if (part == PrintPart::Toes) {
    Footprint turned = own;
    turned.yaw = changed.prints[i].yaw;
    return walk.movePrint(edits, number, turned);
  }
  checkTrack(changed, timed.virtualLegs.legNames());
  setTimes(edits, walk, timed.track, changed);
}

}  // namespace

void addTimeFlags(MSyntax& syntax) {
  syntax.addFlag("ff", "footfall", MSyntax::kLong);
  syntax.addFlag("lo", "liftOff", MSyntax::kLong);
  syntax.addFlag("at", "atTime", MSyntax::kTime);
  syntax.addFlag("rip", "ripple");
  syntax.addFlag("pl", "pull", MSyntax::kLong);
  syntax.addFlag("prt", "part", MSyntax::kString);
  syntax.addFlag("brs", "bars");
  syntax.addFlag("pk", "pick");
  for (const char* flag : {"position", "eyePoint"})  // where -pick points
    require(syntax.makeFlagQueryWithFullArgs(flag, true), flag);
}

bool wantsTimeEdit(const MArgDatabase& arguments) {
  return given(arguments, "footfall") || given(arguments, "liftOff") || given(arguments, "pull");
}

void editTimes(const MArgDatabase& arguments, Edits& edits, WalkNodes& walk) {
  if (given(arguments, "pull")) return pull(arguments, edits, walk);
  if (!given(arguments, "atTime")) throw Error("-atTime is missing: when the foot is to land or leave");
  const double time = secondsOf(arguments, "atTime", 0, 0) - startOf(walk);
  const TimedWalk timed = timedWalk(walk);
  const std::vector<std::string> legs = timed.virtualLegs.legNames();
  const bool lands = given(arguments, "footfall");
  const int print = integerOf(arguments, lands ? "footfall" : "liftOff", 0) - 1;
  const Ripple ripple = given(arguments, "ripple") ? Ripple::Yes : Ripple::No;
  setTimes(edits, walk, timed.track,
           lands ? withFootfallAt(timed.track, print, time, ripple, legs)
                 : withLiftOffAt(timed.track, print, time, legs));
}

std::vector<double> barsOf(const WalkNodes& walk) {
  const double start = startOf(walk);
  std::vector<double> frames;
  for (const TimingBar& bar : timingBars(timedWalk(walk).track)) {
    frames.push_back(toFrame(start + bar.strike));
    frames.push_back(toFrame(start + bar.lift));
  }
  return frames;
}

std::vector<std::string> pickOf(const MArgDatabase& arguments, const WalkNodes& walk) {
  const TimedWalk timed = timedWalk(walk);
  const std::vector<WalkNodes::Print> prints = walk.prints();
  std::vector<DrawnPrint> drawn;
  for (std::size_t i = 0; i < prints.size(); ++i)
    drawn.push_back(drawnOf(walk, prints[i], timed.track.prints[i]));
  const std::optional<PrintHandle> grip = handleAt(drawn, viewRayOf(arguments, walk));
  if (!grip) return {};
  return {nameOf(prints[static_cast<std::size_t>(grip->print)].transform()),
          kParts[static_cast<std::size_t>(grip->part)]};
}

}  // namespace footfall::maya
