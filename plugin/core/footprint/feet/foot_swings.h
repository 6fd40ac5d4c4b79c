// SPDX-License-Identifier: MIT
// The feet of a track over time: planted on their prints, up over the toes, through the air to the next
// print.
#pragma once

#include <vector>

#include "footprint/com/body_orientation.h"
#include "footprint/com/com_path.h"
#include "footprint/feet/foot_plants.h"
#include "footprint/feet/limb_swing.h"
#include "terrain/terrain.h"

namespace footfall::footprint {

// How far pelvis and hips are from where a rigid body would have them: swinging limbs move the centre of
// mass, and the pelvis twists and lists. World, metres; a value per 1/rate seconds from 0 on. Empty: not at
// all.
struct PelvisOffset {
  std::vector<Vec3> pelvis;
  std::vector<std::vector<Vec3>> hips;  // per leg
  double rate = 60;
  double stride = 0;  // seconds: outside its time the offset repeats by whole strides

  Vec3 pelvisAt(double time) const { return at(pelvis, time); }
  Vec3 hipAt(int leg, double time) const {
    return hips.empty() ? Vec3(Vec3::Zero()) : at(hips[static_cast<std::size_t>(leg)], time);
  }

 private:
  Vec3 at(const std::vector<Vec3>& values, double time) const;
};

// Where body and hips are, for feet that move along with them.
struct BodyMotion {
  const ComPath& path;
  const BodyOrientation& turn;
  Vec3 com;  // in the body frame
  const PelvisOffset& shift;

  Frame rigid(double time) const {
    const Quat q = turn.at(time);
    return {path.at(time).position - q * com, q};
  }
  Frame at(double time) const {
    Frame frame = rigid(time);
    frame.position += shift.pelvisAt(time);
    return frame;
  }
  // hip: of the character, in the body frame.
  Vec3 hip(int leg, const Vec3& hip, double time) const { return rigid(time) * hip + shift.hipAt(leg, time); }
};

class FootSwings {
 public:
  // plants: of planFootPlants for the track. terrain may be null: the ground is then straight from print to
  // print. within: the time that will be asked for, seconds; swings outside it are not prepared.
  FootSwings(const FootPlants& plants, const Track& track, const TrackTiming& timing,
             const VirtualLegs& virtualLegs, const Character& character, const BodyMotion& body,
             TerrainPtr terrain, const FootOptions& options = {}, TimeRange within = {-1e9, 1e9});

  FootFrame at(int leg, double time) const;
  const Contacts& contacts() const { return contacts_; }  // within the time of the track, sorted by strike

 private:
  // A foot's path from one plant through the air to the next, with its corrections.
  struct Swing {
    FootPath path;                    // between the two plants; of one where there is no other
    TimeRange time;                   // in the air
    double aside = 0;                 // metres to the leg's own side, at mid-swing
    std::vector<double> raised = {};  // metres, over the swing; empty: not at all
    bool carried = false;             // the foot moves along with the body for a while
    double leaves = 0, lands = 0;     // metres from hip to ankle at take-off and landing
    LimbSwing limb = {};              // as people swing it
    double grows = 0,
           yields = 0;  // metres per second by which the leg lengthens at take-off and shortens at landing
  };

  // The plants of a foot, and how much each stride is one of people.
  struct LegPlants {
    std::vector<FootPlant> plants;
    std::vector<double> weights;
  };
  LegPlants plantsOf(int leg, const FootPlants& all, const Track& track, const TrackTiming& timing) const;
  void reach(FootPlant& plant, const PlantStride& stride, bool falling) const;
  void liftHeel(FootPlant& plant, const PlantStride& stride) const;
  void runOn(LegPlants& leg) const;
  HipMoment hipAt(int leg, double time) const;
  FootFrame swung(int leg, const Swing& swing, double time) const;
  SwingStyle styleOf(const FootPlant& from, const FootPlant& to) const;
  void measureEnds(int leg, Swing& swing) const;
  void clearGround(int leg, Swing& swing) const;
  Vec3 withinReach(int leg, const Swing& swing, const Vec3& ankle, double time) const;
  void keepApart(int leg, Swing& swing) const;
  const Swing& swingAt(int leg, double time) const;
  FootFrame plain(int leg, double time) const;  // without keeping apart
  double heightMissing(int leg, const FootFrame& frame, double weight) const;
  FootFrame carriedFrame(int leg, const Swing& swing, FootFrame frame, double time) const;

  const VirtualLegs& virtualLegs_;
  const Character& character_;
  BodyMotion body_;
  TerrainPtr terrain_;
  FootOptions options_;
  double duration_ = 0, stride_ = 0;
  std::vector<std::vector<Swing>> swings_;  // per leg, in order
  Contacts contacts_;
};

}  // namespace footfall::footprint
