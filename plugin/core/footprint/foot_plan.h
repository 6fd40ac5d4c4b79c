// SPDX-License-Identifier: MIT
// The feet of a track over time: down on their prints, up over the toes, through the air to the next print.
#pragma once

#include <vector>

#include "figure/foot_roll.h"
#include "footprint/body_turn.h"
#include "footprint/com_path.h"
#include "terrain/terrain.h"
#include "footprint/track.h"
#include "footprint/walker.h"

namespace footfall {

struct FootPlanOptions {
  double heelLift = 0;  // share of the stance after which the heel comes up, 0.2 to 1; 0: what suits the step
  double roll = 1;      // times the natural rolling over heel and toes; 0: feet land and leave flat
  double clearance = 0.025;  // of the leg's length: the sole above the ground in the middle of a swing
  double lift = 1;           // times the natural further lift of the foot
  double apart = 0.1;        // of the leg's length: how near a swinging ankle may pass the other one
  double retract = 0.35;     // of the leg's length: how far a leg that stays in the air is drawn up
};

// Where body and hips are, for feet that are carried along.
struct BodyMotion {
  const ComPath& path;
  const BodyTurn& turn;
  Vec3 com;  // in the body frame

  Frame at(double time) const {
    const Quat q = turn.at(time);
    return {path.at(time).position - q * com, q};
  }
};

class FootPlan {
 public:
  // terrain may be null: the ground then runs straight from print to print.
  FootPlan(const Track& track, const TrackTiming& timing, const Walker& walker, const Character& character,
           const BodyMotion& body, TerrainPtr terrain, const FootPlanOptions& options = {});

  FootFrame at(int leg, double time) const;
  const Contacts& contacts() const { return contacts_; }  // within the track's time, sorted by strike

 private:
  // A foot's way from one stand through the air to the next, bent off the straight one.
  struct Swing {
    FootPath path;         // of the two stands; of one alone where there is no other
    TimeRange time;        // in the air
    double aside = 0;      // metres to the leg's own side in the middle
    double raised = 0;     // metres
    bool carried = false;  // the foot goes along with the body for a while
  };

  std::vector<FootPlant> plantsOf(int leg, const Track& track, const TrackTiming& timing) const;
  FootPlant plantOf(const PrintContact& contact, double nextStrike, const Track& track,
                    const TrackTiming& timing) const;
  void runOn(std::vector<FootPlant>& plants) const;
  SwingStyle styleOf(const FootPlant& from, const FootPlant& to) const;
  void clearGround(int leg, Swing& swing) const;
  void keepApart(int leg, Swing& swing) const;
  const Swing& swingAt(int leg, double time) const;
  FootFrame plain(int leg, double time) const;  // without keeping apart
  FootFrame carriedFrame(int leg, const Swing& swing, FootFrame frame, double time) const;

  const Walker& walker_;
  const Character& character_;
  BodyMotion body_;
  TerrainPtr terrain_;
  FootPlanOptions options_;
  double duration_ = 0, stride_ = 0;
  std::vector<std::vector<Swing>> swings_;  // a leg each, in order
  Contacts contacts_;
};

}  // namespace footfall
