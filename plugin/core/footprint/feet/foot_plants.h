// SPDX-License-Identifier: MIT
// How feet are planted on their prints: when a sole is flat, when its heel comes up, how far it rolls. It
// follows from the prints and their times alone, so the search for the path of the centre of mass can rely on
// where the ankles are.
#pragma once

#include <vector>

#include "figure/perform/foot_roll.h"
#include "footprint/com/com_problem.h"
#include "footprint/com/virtual_legs.h"
#include "footprint/track/track.h"

namespace footfall::footprint {

struct FootOptions {
  double heelLift = 0;  // share of the stance after which the heel comes up, 0.2 to 1; 0: as suits the step
  double roll = 1;      // scales the natural roll over heel and toes; 0: feet land and leave flat
  double clearance =
      0.025;              // of the leg's length: height of the sole above the ground in the middle of a swing
  double lift = 1;        // scales the natural further lift of the foot
  double apart = 0.1;     // of the leg's length: how close a swinging ankle may pass the other
  double retract = 0.35;  // of the leg's length: how far a leg that stays in the air is drawn up
};

// Raises prints on the terrain until no point of the sole is below it: on rough ground a foot rests on the
// bumps. What is higher than a tenth of the leg is a step, not a bump, and is ignored.
void raiseOntoBumps(Track& track, const Terrain& terrain, const VirtualLegs& virtualLegs,
                    const Character& character);

// Straight lines through the positions over the prints at mid-stance, with legs at their nominal lengths,
// extended beyond the ends: roughly where the centre of mass is. Feet that stand together count as one.
class MidStanceLine {
 public:
  MidStanceLine(const Track& track, const TrackTiming& timing, const VirtualLegs& virtualLegs);
  Vec3 at(double time) const;
  Vec3 within(double time) const;  // the same, held at the ends

 private:
  std::vector<double> times_;
  std::vector<Vec3> places_;
};

// How a leg lengthens as its foot lands on a print and as it leaves it.
struct PlantEnds {
  double middle = 0;                // seconds: mid-stance
  double landing = 0, leaving = 0;  // metres per second, roughly, by which the leg lengthens towards that end
  double fall = 0;  // speed at which the body lands from a flight, in √(g · leg); 0: no flight
};
// The stride that begins with a plant.
struct PlantStride {
  double duration = 0;  // seconds to the foot's next strike
  double speed = 0;     // forwards, in √(g · leg)
  double running = 0;   // 0: of a walk, 1: of a run
  double weight = 0;    // 1: steps forward in turn, as people walk and run; 0: anything else
};
struct FootPlants {
  std::vector<FootPlant> plants;     // one per contact of the timing, in the same order
  std::vector<PlantEnds> ends;       // of each
  std::vector<PlantStride> strides;  // of each
};
FootPlants planFootPlants(const Track& track, const TrackTiming& timing, const VirtualLegs& virtualLegs,
                          const Character& character, const FootOptions& options = {});

// The plants as the objective of the path sees them. All three must outlive the result.
RollingFeet rollingFeet(const FootPlants& plants, const VirtualLegs& virtualLegs, const Character& character);

}  // namespace footfall::footprint
