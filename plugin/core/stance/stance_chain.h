// SPDX-License-Identifier: MIT
// Stances one after the other through apexes in the world: speeds and headings that are free are chosen for
// all links together, so that each link's end is the next one's start.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "figure/anatomy/character.h"
#include "stance/stance_body.h"
#include "stance/stance_search.h"

namespace footfall::stance {

// World: Y up, metres, radians; yaw 0 heads along +Z, positive to the left.
struct ChainApex {
  Vec3 position = Vec3::Zero();  // of the centre of mass
  std::optional<double> speed;   // m/s; free where there is none
  std::optional<double> yaw;     // where it heads; free where there is none
  double ground = 0;             // height of the ground that the contact after it stands on
};

struct StanceChainOptions {
  StanceSearchOptions search;
  StanceFeet first = StanceFeet::Left;  // that the first contact stands on, where it is on one foot
  double longest = 1.14;  // of the standing height: beyond it no figure's leg follows, whatever the limits
  int speeds = 15;        // values of each free speed that are tried, 3 to 60
  bool upright = true;    // the ground turns the body upright and along its way
  int threads = 0;
};

struct ChainLink {
  StanceHandles handles;
  SearchResult found;
  Stance stance;  // that plays: warped, blended, mirrored
  StanceTiming timing;
  StanceFeet foot = StanceFeet::Left;  // of the shelf it was looked for on
  std::string name;                    // "0.35 run 1 + 0.65 leap 2"
  std::string problem;                 // empty: plausible
  double start = 0;                    // seconds
  Vec3 origin = Vec3::Zero();          // of the stance's frame in the world: on the ground below the apex
  double yaw = 0;
  std::shared_ptr<const StanceBody> body;

  double end() const { return start + timing.end; }
  Mat3 axes() const;                    // columns heading, left, up in the world
  Vec3 world(const Vec3& point) const;  // from the stance's frame
  Vec3 contactPoint() const { return world(body->path().contactPoint()); }
};

struct ChainState {
  Vec3 position, velocity;  // of the centre of mass, world
  Quat body;                // of the figure (x left, y up, z ahead)
};

struct StanceChain {
  std::vector<ChainLink> links;
  std::vector<double>
      missed;  // metres each apex is off in plan: sideways places follow, they are not asked for
  std::vector<double> speeds, yaws;  // chosen, an apex each

  bool plausible() const;
  double duration() const { return links.empty() ? 0 : links.back().end(); }
  ChainState at(double time) const;  // seconds from the first apex, held to the chain's time
  double linkAt(double time) const;  // 1.25: a quarter of the second link is over; held likewise
};

// Throws Error for fewer than two apexes, apexes above each other, numbers that are not finite, or a link
// that no stance can be warped to (naming it). What is merely implausible is a problem of its link.
StanceChain solveChain(const StanceLibrary& library, const std::vector<ChainApex>& apexes,
                       const StanceChainOptions& options = {});

// The handles from one apex to the next.
StanceHandles handlesBetween(const ChainApex& from, const ChainApex& to, double yawFrom, double yawTo,
                             double speedFrom, double speedTo);

// `count` links of the same handles, one after the other, straight on or turning as the handles ask.
std::vector<ChainApex> apexesOf(const StanceHandles& handles, int count);

}  // namespace footfall::stance
