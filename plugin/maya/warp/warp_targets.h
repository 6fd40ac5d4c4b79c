// SPDX-License-Identifier: MIT
// Which ffMotionWarp the channels of a command go through; nodes are made where there are none.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "maya/framework/command_base.h"
#include "maya/scene/scene_channels.h"
#include "maya/warp/warp_node_plugs.h"

namespace footfall::maya {

// The time a channel's animation is shown at: of an ffTimeWarp, or the scene's. Of a walk on footprints its
// steps, so that what is changed on top goes along when they are retimed.
MPlug timeOf(const AnimatedChannel& channel);

class WarpTargets {
 public:
  // Opens the nodes that channels already go through; others join the first of them that runs on the same
  // time.
  WarpTargets(Edits& edits, const std::vector<AnimatedChannel>& channels);

  struct Place {
    std::size_t node = 0;
    std::size_t channel = 0;
  };
  // The three angles of a joint that are in no warp yet come in together, so that it can be turned as a
  // whole.
  Place place(const AnimatedChannel& channel);
  std::vector<WarpNodePlugs>& nodes() { return nodes_; }
  void apply();  // connects what is new and does all edits

 private:
  std::size_t open(const MObject& node);
  std::size_t nodeFor(const MPlug& time);

  Edits& edits_;
  std::vector<WarpNodePlugs> nodes_;
  std::map<std::string, Place> places_;
};

// What a command tells of what it did.
struct WarpReport {
  std::vector<std::string> nodes;
  std::vector<warp::GoalOutcome> goals;  // in the scene's units
  std::vector<std::string> notes;
  double slideBefore = -1, slideAfter = -1;  // metres; below 0: not measured
  // Of a match: mean distance of joints from the other figure's, metres, and the keys of its timing.
  double apartBefore = -1, apartAfter = -1;
  std::size_t timeKeys = 0;
};
std::string jsonOf(const WarpReport& report);
// "ffMotionWarp1: 4 goals met within 0.01 mm" for the help line.
std::string sentenceOf(const WarpReport& report);

}  // namespace footfall::maya
