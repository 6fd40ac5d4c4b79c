// SPDX-License-Identifier: MIT
// Footprints in order: where and when feet touch the ground. Walks, runs, hops and stands are all tracks.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/math.h"
#include "figure/anatomy/character.h"
#include "terrain/terrain.h"

namespace footfall::footprint {

// One contact of one foot. An animator sets five numbers: position in plan (2), yaw, stance and step time.
struct Footprint {
  int leg = 0;                   // an index into the figure's legs
  Vec3 position = Vec3::Zero();  // the middle of the sole on the ground, metres
  bool heightGiven = false;      // y selects the level where the terrain has several
  double yaw = 0;                // radians: direction of the toes, 0 along +Z, positive to the left
  Vec3 normal = Vec3::UnitY();   // of the ground there, unit
  double stance = 0;             // seconds on the ground; 0: to be filled in (fillInTiming)
  double step = 0;               // seconds from this footfall to that of the next print; 0: to be filled in

  // The frame of the sole: origin in its middle, y along the normal of the ground, z towards the toes.
  Frame sole() const;
};

// A cyclic gait: after the step of the last print comes the first print again, turned and moved.
struct TrackLoop {
  double yaw = 0;              // radians about the vertical through the origin …
  Vec3 offset = Vec3::Zero();  // … then moved by this

  Quat rotation() const { return Quat(Eigen::AngleAxisd(yaw, Vec3::UnitY())); }
};

struct Track {
  std::vector<Footprint> prints;
  // Standing: the first (last) print of every foot is on the ground from the start (to the end), and the
  // centre of mass rests there.
  bool standingStart = false, standingEnd = false;
  std::optional<TrackLoop> loop;
};

// When a print is on the ground, seconds from the first footfall. lift = strike + stance.
struct PrintContact {
  int print = 0;
  int leg = 0;
  double strike = 0, lift = 0;
  int turn = 0;  // loops only: -1 for a contact that began in the turn before
};

// The time between two knots of the path of the centre of mass: from one footfall to the next, or to the
// lift-off that begins a flight, or that flight.
struct TrackSpan {
  double start = 0, duration = 0;
  int print = 0;        // to whose step it belongs
  bool flight = false;  // nothing touches the ground
};

struct TrackTiming {
  std::vector<PrintContact> contacts;  // sorted by strike
  std::vector<TrackSpan> spans;        // no gaps; from 0 to duration
  double duration = 0;                 // seconds
  double stride = 0;                   // seconds: legs times the mean step
};

// When everything happens (section 2.2 of the method: t(i+1) = t(i) + step(i), lift-off t(i) + stance(i)).
// The track must be timed and sound: see checkTrack.
TrackTiming timingOf(const Track& track);
// Feet that come down within so many seconds are one landing: no knot between them, or all of the fall would
// be caught there.
TrackTiming withLandingsTogether(TrackTiming timing, double within);
// The same with a knot of the path at every lift-off, not only at those that begin a flight: a body on two
// feet is pushed up, on one it arcs over, and one cubic cannot do both. None between feet that land together.
// Pieces shorter than `shortest` seconds are not made. Stands of more than `longest` seconds are divided
// evenly: a figure can rest, crouch and leap from one stand.
TrackTiming withLiftKnots(TrackTiming timing, double longest = 0.75, double shortest = 0.04);

// What is wrong with a track, a sentence each, that begins "print 3" (from 1) and says what to do. A
// foot stands on one print at a time, so that a biped never has three supports. Steps of 0 s are for
// different feet that land at once. legNames: one a leg. first: how many prints came before those of the
// track, for their numbers.
std::vector<std::string> faultsOf(const Track& track, const std::vector<std::string>& legNames,
                                  int first = 0);
// Throws Error with the first of them.
void checkTrack(const Track& track, const std::vector<std::string>& legNames);
// The same track with times changed as little as needed to repair faulty timing.
Track withRepairedTiming(Track track);

// Lays the prints on the terrain, which gives them height and slope. Of several levels the one nearest to the
// height of the print where that is given, else to the print before it (the first: to 0). Returns the prints
// (from 0) that are off the terrain; these are level, at the height of the print before them.
std::vector<int> layOnTerrain(Track& track, const Terrain& terrain);

// Removes whole turns from the yaws, so that each is nearest to the one before.
void unwrapYaws(Track& track);

// Inserts a stride: `legs` prints after print `after` (from 0), evenly on the way to the next print, feet in
// their order, with the times of the print they follow. Throws Error where there is no next print.
Track insertStride(Track track, int after, int legs);

// Continues the gait before the start and after the end of a track: repeats the first and the last prints
// (one per leg) `strides` times, moved and turned as the gait goes. Prints must be timed. Nothing is added
// where the track has less than a whole stride.
struct ExtendedTrack {
  Track track;
  int before = 0;     // prints added before the first
  double offset = 0;  // seconds: when the first print of the given track strikes
};
ExtendedTrack extended(const Track& track, int legs, int strides);

}  // namespace footfall::footprint
