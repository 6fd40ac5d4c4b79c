// SPDX-License-Identifier: MIT
// The feet of a track over time: down on their prints, up over the toes, through the air to the next print.
#pragma once

#include <vector>

#include "footprint/com/body_orientation.h"
#include "footprint/com/com_path.h"
#include "footprint/feet/foot_plants.h"
#include "terrain/terrain.h"

namespace footfall::footprint {

// How far pelvis and hips are from where a rigid body would have them: limbs that swing move the centre of
// mass about, and the pelvis turns and lists. World, metres; a value each 1/rate seconds from 0 on. Empty:
// nowhere.
struct BodyShift {
  std::vector<Vec3> pelvis;
  std::vector<std::vector<Vec3>> hips;  // a leg each
  double rate = 60;
  double stride = 0;  // seconds: outside its time the shift is that of some strides before or after

  Vec3 pelvisAt(double time) const { return at(pelvis, time); }
  Vec3 hipAt(int leg, double time) const {
    return hips.empty() ? Vec3(Vec3::Zero()) : at(hips[static_cast<std::size_t>(leg)], time);
  }

 private:
  Vec3 at(const std::vector<Vec3>& values, double time) const;
};

// Where body and hips are, for feet that are carried along.
struct BodyMotion {
  const ComPath& path;
  const BodyTurn& turn;
  Vec3 com;  // in the body frame
  const BodyShift& shift;

  Frame rigid(double time) const {
    const Quat q = turn.at(time);
    return {path.at(time).position - q * com, q};
  }
  Frame at(double time) const {
    Frame frame = rigid(time);
    frame.position += shift.pelvisAt(time);
    return frame;
  }
  // hip: where the character has it, in the body frame.
  Vec3 hip(int leg, const Vec3& hip, double time) const { return rigid(time) * hip + shift.hipAt(leg, time); }
};

class FootPlan {
 public:
  // plants: as stancePlan has them for the track. terrain may be null: the ground then runs straight from
  // print to print. within: what will be asked for, seconds; swings that lie outside are not made ready.
  FootPlan(std::vector<FootPlant> plants, const Track& track, const TrackTiming& timing, const Walker& walker,
           const Character& character, const BodyMotion& body, TerrainPtr terrain,
           const FootPlanOptions& options = {}, TimeRange within = {-1e9, 1e9});

  FootFrame at(int leg, double time) const;
  const Contacts& contacts() const { return contacts_; }  // within the track's time, sorted by strike

 private:
  // A foot's way from one stand through the air to the next, bent off the straight one.
  struct Swing {
    FootPath path;                 // of the two stands; of one alone where there is no other
    TimeRange time;                // in the air
    double aside = 0;              // metres to the leg's own side in the middle
    std::vector<double> raised;    // metres, over the swing; empty: not at all
    bool carried = false;          // the foot goes along with the body for a while
    double leaves = 0, lands = 0;  // metres from hip to ankle at either end
    double grows = 0,
           yields = 0;  // metres a second that the leg gets longer as it leaves, shorter as it lands
  };

  std::vector<FootPlant> plantsOf(int leg, const std::vector<FootPlant>& plants, const Track& track,
                                  const TrackTiming& timing) const;
  void reach(FootPlant& plant, bool falling) const;
  void runOn(std::vector<FootPlant>& plants) const;
  SwingStyle styleOf(const FootPlant& from, const FootPlant& to) const;
  void measureEnds(int leg, Swing& swing) const;
  void clearGround(int leg, Swing& swing) const;
  Vec3 withinReach(int leg, const Swing& swing, const Vec3& ankle, double time) const;
  void keepApart(int leg, Swing& swing) const;
  const Swing& swingAt(int leg, double time) const;
  FootFrame plain(int leg, double time) const;  // without keeping apart
  double heightMissing(int leg, const FootFrame& frame, double weight) const;
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

}  // namespace footfall::footprint
