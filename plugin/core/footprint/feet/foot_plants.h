// SPDX-License-Identifier: MIT
// How feet stand on their prints: when a sole is flat, when its heel comes up, how far it rolls. It follows
// from the prints and their times alone, so that the search for the path of the centre of mass can count on
// where the ankles are.
#pragma once

#include <vector>

#include "figure/perform/foot_roll.h"
#include "footprint/com/com_problem.h"
#include "footprint/com/virtual_legs.h"
#include "footprint/track/track.h"

namespace footfall::footprint {

struct FootPlanOptions {
  double heelLift = 0;  // share of the stance after which the heel comes up, 0.2 to 1; 0: what suits the step
  double roll = 1;      // times the natural rolling over heel and toes; 0: feet land and leave flat
  double clearance = 0.025;  // of the leg's length: the sole above the ground in the middle of a swing
  double lift = 1;           // times the natural further lift of the foot
  double apart = 0.1;        // of the leg's length: how near a swinging ankle may pass the other one
  double retract = 0.35;     // of the leg's length: how far a leg that stays in the air is drawn up
};

// Raises prints that were laid on the terrain until no point of the sole is in it: on rough ground a foot
// lies on the humps. What is higher than a tenth of the leg is a step, not a hump, and is left.
void restOnHumps(Track& track, const Terrain& terrain, const Walker& walker, const Character& character);

// Straight lines through the prints at the middles of their stances, the legs at their nominal lengths; they
// run on beyond the ends. Where the centre of mass is, roughly. Feet that stand together count as one.
class MidStanceLine {
 public:
  MidStanceLine(const Track& track, const TrackTiming& timing, const Walker& walker);
  Vec3 at(double time) const;
  Vec3 within(double time) const;  // the same, held at its ends

 private:
  std::vector<double> times_;
  std::vector<Vec3> places_;
};

// How the body is on a leg as it comes down on a print and as it leaves it.
struct StanceEnds {
  double middle = 0;                // seconds: half of the stand
  double landing = 0, leaving = 0;  // metres a second, roughly, that the leg grows towards that end
  double fall = 0;  // how fast the body comes down out of a flight, in √(g · leg); 0: out of none
};
struct StancePlan {
  std::vector<FootPlant> plants;  // a stand for each of timing.contacts, in their order
  std::vector<StanceEnds> ends;   // of each
};
StancePlan stancePlan(const Track& track, const TrackTiming& timing, const Walker& walker,
                      const Character& character, const FootPlanOptions& options = {});

// These stands as the path's objective sees them. `plan` must outlive the result.
RollingFeet rollingFeet(const StancePlan& plan, const Character& character);

}  // namespace footfall::footprint
