// SPDX-License-Identifier: MIT
// The stance or blend of two that meets six handles best (Cummings 2001 §5.3): in three stages as published,
// or the best of all candidates, with or without pruning.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "stance/stance_library.h"

namespace footfall::stance {

// A library prepared for searching: numbers alone. Shares nothing with the library it was made of.
struct StanceIndex {
  std::vector<StanceTable> tables;
  std::vector<StanceHandles> handles;  // the stances' own
  std::vector<std::string> names;
  StanceLimits limits;

  explicit StanceIndex(const StanceLibrary& library);
  // The same with every stance on one foot standing on this one (Left or Right), mirrored where need be.
  StanceIndex(const StanceLibrary& library, StanceFeet foot);
  std::size_t size() const { return tables.size(); }
};

// A stance of the shelf or a blend, warped to a target.
struct StanceAnswer {
  int first = -1, second = -1;  // places on the shelf; second -1: no blend; first -1: nothing could be warped
  double share = 1;             // of the first
  StanceWarp warp;              // of the blend, beside the warps of its two
  StanceScore score;

  explicit operator bool() const { return first >= 0; }
  bool plausible() const { return first >= 0 && score.plausible(); }
};

enum class StanceSearchMethod : std::uint8_t {
  Staged,      // §5.3: warps; blends of the best few; few blends of all
  Exhaustive,  // every stance, every pair, every share
  Pruned       // the same answer as Exhaustive, sooner: candidates that cannot be the best are left early
};
enum class PairChoice : std::uint8_t {
  ByValue,      // stage 2 takes the stances whose warps score best
  NearestLine,  // … the pairs whose line in the space of handles passes nearest the target (§7.1)
};

struct StanceSearchOptions {
  StanceSearchMethod method = StanceSearchMethod::Staged;
  int best = 2;        // m: stances (pairs, by NearestLine) that stage 2 blends, 2 or more
  double step = 0.05;  // of the share in stage 2 and in the exact methods, above 0 to 0.5
  int few = 2;         // l: shares of each pair in stage 3, 1 or more
  PairChoice pairs = PairChoice::ByValue;
  int threads = 0;
};

struct SearchResult {
  StanceAnswer answer;     // plausible, or the one nearest to it
  int stage = 0;           // 1 to 3: where the staged search stopped; 0: the exact methods
  std::size_t tried = 0;   // candidates
  std::size_t scored = 0;  // of these to the end: fewer where pruned
};

// The same answer on any number of threads; of equals the first. Throws Error for options out of range or
// handles that are not finite.
SearchResult searchStances(const StanceIndex& index, const StanceHandles& target,
                           const StanceSearchOptions& options = {});

// One warp and score; no allocation. False where it cannot be warped.
bool warpAndScore(const StanceTable& table, const StanceHandles& target, const StanceLimits& limits,
                  StanceAnswer& answer);

// What stands for a unit when handles are compared: heights 0.1 m, speeds 1 m/s, distance 0.5 m.
std::array<double, StanceHandles::kCount> handleUnits();
double handleDistance(const StanceHandles& a, const StanceHandles& b);

// The stance an answer speaks of, with its own force: to be simulated.
Stance stanceOf(const StanceLibrary& library, const StanceAnswer& answer, const StanceHandles& target,
                StanceFeet foot = StanceFeet::Both);

// "16_35 run 2", "0.35 leap 1 + 0.65 leap 2".
std::string describe(const StanceAnswer& answer, const std::vector<std::string>& names);

}  // namespace footfall::stance
