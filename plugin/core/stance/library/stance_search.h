// SPDX-License-Identifier: MIT
// Finds the stance or the blend of two stances that meets six handles best (Cummings 2001 §5.3): in three
// stages as published, or among all candidates with or without pruning.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "stance/library/handle_lines.h"
#include "stance/library/stance_library.h"

namespace footfall::stance {

// The tables of a library, prepared for searching. Independent of the library it was made from.
struct StanceIndex {
  std::vector<StanceTable> tables;
  std::vector<StanceHandles> handles;  // original handles of the stances
  std::vector<std::string> names;
  HandleLines lines;  // between the handles
  StanceLimits limits;

  explicit StanceIndex(const StanceLibrary& library);
  // The same with every stance on one foot mirrored, where needed, to stand on this foot (Left or Right).
  StanceIndex(const StanceLibrary& library, StanceFeet foot);
  std::size_t size() const { return tables.size(); }
};

// A stance or a blend of two, warped to a target.
struct StanceAnswer {
  int first = -1, second = -1;  // indices; second -1: no blend; first -1: nothing could be warped
  double share = 1;             // of the first
  StanceWarp warp;              // of the blend, after the warps of its two stances
  StanceScore score;
  double cost = 0;  // what the search compares: see StanceSearchOptions::price

  explicit operator bool() const { return first >= 0; }
  bool plausible() const { return first >= 0 && score.plausible(); }
};

enum class StanceSearchMethod : std::uint8_t {
  Staged,      // §5.3: warps; blends of the best few; a few blends of all pairs
  Exhaustive,  // every stance, every pair, every share
  Pruned       // the result of Exhaustive, faster: candidates that cannot be the best are dropped early
};
enum class PairChoice : std::uint8_t {
  ByValue,      // stage 2 blends the stances whose warps score best
  NearestLine,  // stage 2 blends the pairs whose line between handles passes nearest the target (§7.1)
};

struct StanceSearchOptions {
  StanceSearchMethod method = StanceSearchMethod::Pruned;
  // Of being away from what was recorded. Answers are compared by 1/(0.2 + value), plus this for each unit
  // (handleUnits) between the request and the recorded handles, those of a blend lying between those of its
  // two, plus this once for a blend. 0: the best value wins, whatever it is made of.
  double price = 0;
  int best = 2;        // m: stances (for NearestLine pairs) that stage 2 blends, 2 or more
  double step = 0.05;  // of the share in stage 2 and in the exact methods, above 0 to 0.5
  int few = 2;         // l: shares per pair in stage 3, 1 or more
  PairChoice pairs = PairChoice::ByValue;
  // Pruned: blends only the pairs whose lines pass nearest, so many of them, and no pair where nothing is
  // plausible; 0: all pairs.
  int lines = 0;
  int threads = 0;
};

struct SearchResult {
  StanceAnswer answer;     // with the least cost: a plausible one, where there is any
  int stage = 0;           // 1 to 3: where the staged search ended; 0: the exact methods
  std::size_t tried = 0;   // candidates
  std::size_t scored = 0;  // candidates scored in full; fewer where pruned
};

// The result does not depend on the number of threads; among equals it is the first. Throws Error for options
// out of range or handles that are not finite.
SearchResult searchStances(const StanceIndex& index, const StanceHandles& target,
                           const StanceSearchOptions& options = {});

// The best of the stances alone, without blends.
StanceAnswer searchAlone(const StanceIndex& index, const StanceHandles& target, double price);
// No answer that is made of recorded handles at this distance (handleUnits) or farther costs less.
double leastCost(const StanceIndex& index, double distance, double price);

// Warps and scores one stance without allocation. False where it cannot be warped.
bool warpAndScore(const StanceTable& table, const StanceHandles& target, const StanceLimits& limits,
                  StanceAnswer& answer);

// The stance of an answer with its own force, ready to be simulated.
Stance stanceOf(const StanceLibrary& library, const StanceAnswer& answer, const StanceHandles& target,
                StanceFeet foot = StanceFeet::Both);

// "16_35 run 2", "0.35 leap 1 + 0.65 leap 2".
std::string describe(const StanceAnswer& answer, const std::vector<std::string>& names);

}  // namespace footfall::stance
