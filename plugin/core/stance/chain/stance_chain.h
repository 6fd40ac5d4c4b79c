// SPDX-License-Identifier: MIT
// Consecutive stances through apexes in the world. Free speeds and headings are chosen for all links
// together, so that each link ends where the next begins.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "figure/anatomy/character.h"
#include "stance/library/stance_search.h"
#include "stance/stance_body.h"
#include "stance/stance_tuning.h"

namespace footfall::stance {

// World: Y up, metres, radians; yaw 0 heads along +Z, positive to the left.
struct ChainApex {
  Vec3 position = Vec3::Zero();  // of the centre of mass
  std::optional<double> speed;   // m/s; none: free
  std::optional<double> yaw;     // heading; none: free
  double ground = 0;             // height of the ground of the contact after it
};

struct StanceChainOptions {
  StanceChainOptions() { search.price = kChainPrice; }
  StanceSearchOptions search;
  StanceFeet first = StanceFeet::Left;  // foot of the first contact, where it is on one foot
  double longest = 1.14;  // longest leg in standing heights, whatever the limits: no figure reaches further
  int speeds = 15;        // values tried for each free speed, 3 to 60
  bool drift = false;     // false: the ground keeps the body upright and turns it along the path
  int threads = 0;
};

struct ChainLink {
  StanceHandles handles;
  SearchResult found;
  Stance stance;  // as played: warped, blended, mirrored
  StanceTiming timing;
  StanceFeet foot = StanceFeet::Left;  // for which the stance was searched
  std::string name;                    // "0.35 run 1 + 0.65 leap 2"
  std::string problem;                 // why it is implausible; empty: plausible
  double start = 0;                    // seconds
  Vec3 origin = Vec3::Zero();          // of the stance's frame in the world: on the ground below the apex
  double yaw = 0;
  std::shared_ptr<const StanceBody> body;

  double end() const { return start + timing.end; }
  Mat3 axes() const;                    // columns heading, left, up in the world
  Vec3 world(const Vec3& point) const;  // from the frame of the stance
  Vec3 contactPoint() const { return world(body->path().contactPoint()); }
};

struct ChainState {
  Vec3 position, velocity;  // of the centre of mass, world
  Quat body;                // of the figure (x left, y up, z forward)
};

struct StanceChain {
  std::vector<ChainLink> links;
  std::vector<double> missed;  // metres that each apex is missed by in plan: sideways positions result, they
                               // are not controlled
  std::vector<double> speeds, yaws;  // chosen, one per apex
  StanceLimits limits;               // by which the links were judged

  bool plausible() const;
  double duration() const { return links.empty() ? 0 : links.back().end(); }
  ChainState at(double time) const;  // seconds from the first apex, clamped to the chain
  double linkAt(double time) const;  // 1.25: a quarter into the second link; clamped
};

// Throws Error for fewer than two apexes, apexes above each other, numbers that are not finite, or a link
// that no stance can be warped to (naming the link). A link that is only implausible has its `problem` set.
StanceChain solveChain(const StanceLibrary& library, const std::vector<ChainApex>& apexes,
                       const StanceChainOptions& options = {});

// The handles from one apex to the next.
StanceHandles handlesBetween(const ChainApex& from, const ChainApex& to, double yawFrom, double yawTo,
                             double speedFrom, double speedTo);

// The apexes of `count` consecutive links with the same handles, straight or turning as the handles say.
std::vector<ChainApex> apexesOf(const StanceHandles& handles, int count);

}  // namespace footfall::stance
