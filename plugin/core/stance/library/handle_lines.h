// SPDX-License-Identifier: MIT
// How far requests are from the recorded handles of a library's stances and from the lines between them, on
// which blends lie. Prepared once, so that a search can drop most pairs without warping them.
#pragma once

#include <vector>

#include "stance/stance.h"

namespace footfall::stance {

// Units in which handles are compared: heights 0.1 m, speeds 1 m/s, distance 0.5 m.
std::array<double, StanceHandles::kCount> handleUnits();
double handleDistance(const StanceHandles& a, const StanceHandles& b);

class HandleLines {
 public:
  HandleLines() = default;
  // scale: of the figures, so that figures of any size are compared alike (see scaled in stance.h).
  HandleLines(const std::vector<StanceHandles>& stances, double scale);

  std::size_t size() const { return squares_.size(); }

  // A request, measured against all stances. Reused: no allocation once grown.
  struct Request {
    std::vector<double> squares;  // squared distance from each stance
  };
  void measure(const StanceHandles& target, Request& request) const;

  double distance(const Request& request, int stance) const;
  // From the point of the line from b to a at this share of a.
  double distance(const Request& request, int a, int b, double share) const;
  // From the nearest point of the line between the two.
  double distance(const Request& request, int a, int b) const;
  // From the nearest of all lines, the ends included.
  double nearest(const Request& request) const;

 private:
  double between(int a, int b) const {
    return between_[static_cast<std::size_t>(a) * size() + static_cast<std::size_t>(b)];
  }
  double squareOnLine(double toA, double toB, double length) const;

  Eigen::Matrix<double, StanceHandles::kCount, Eigen::Dynamic> at_;  // handles in units
  Eigen::Matrix<double, StanceHandles::kCount, 1> units_;
  std::vector<double> squares_, between_;  // of the handles; squared distance between each two
};

}  // namespace footfall::stance
