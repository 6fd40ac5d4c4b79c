// SPDX-License-Identifier: MIT
// The record of a creature's run at a fixed rate, on which features are measured.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "base/math.h"

namespace footfall::creature {

enum class RunEnd {
  Completed,
  Fell,      // the root tilted too far, or a part sank into the ground
  Diverged,  // a state became infinite or exceeded the speed limit
  NoCycle    // it ran, but not for one whole cycle of its controller after those left out
};
const char* nameOf(RunEnd end);  // "completed" …

// Blocks of samples at time i · step. Reused from run to run: no allocation once it has grown.
struct RunRecord {
  double step = 0;  // seconds
  int dofs = 0, joints = 0;
  std::vector<double> q, qd;   // #samples by dofs
  std::vector<double> torque;  // #samples by joints, N·m
  std::vector<Vec2> com, comVelocity;
  std::vector<double> kinetic, potential;  // J, of all links; potential from height 0
  std::vector<double> lowest;              // metres: the lowest joint, end or monitor point above the ground
  std::vector<std::uint64_t> touching;     // one bit per monitor point
  std::vector<double> heights;             // #samples by monitor points, metres above the ground
  std::vector<double> slid;                // #samples by monitor points: FloorContact::slid
  std::vector<double> cycleStarts;         // seconds, of the controller's cycles
  bool cyclic = false;                     // whether the controller is cyclic
  RunEnd end = RunEnd::Completed;
  double endTime = 0;  // seconds
  std::string reason;  // of an end that is not Completed: what happened, when

  std::size_t samples() const { return com.size(); }
  double time(std::size_t i) const { return static_cast<double>(i) * step; }
  const double* state(std::size_t i) const { return q.data() + i * static_cast<std::size_t>(dofs); }
  const double* speed(std::size_t i) const { return qd.data() + i * static_cast<std::size_t>(dofs); }
  double angle(std::size_t i, int joint) const { return state(i)[joint + 3]; }
  void clear();
  // Coordinate k at any time within the run: cubic through the samples and their speeds.
  double coordinateAt(double time, int k) const;
  Vec2 comAt(double time) const;
};

}  // namespace footfall::creature
