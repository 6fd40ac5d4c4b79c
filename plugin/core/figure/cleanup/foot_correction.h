// SPDX-License-Identifier: MIT
// How one foot is turned and moved over a motion so that it stands where it is held: its own turning without
// its noise while it stands, smooth ways between stands.
#pragma once

#include <vector>

#include "figure/cleanup/foot_holds.h"
#include "figure/cleanup/hip_path.h"
#include "figure/ik/limb_solver.h"

namespace footfall {

// Values so small that nobody sees them become zero, so that frames far from any stand keep their bits.
void cutSmall(std::vector<Vec3>& curve);

class FootCorrection {
 public:
  FootCorrection() = default;
  FootCorrection(FootHold hold, const Sole& sole, double legLength);

  // The leg as it is.
  void read(const Motion& motion, const SoleTracks& tracks, std::size_t leg, int hip, int ankle);
  // Turns and shifts; seconds. In the air the foot goes with the hips (where they are moved to; metres).
  void solve(double blend, double frameTime, const std::vector<Vec3>& hips);
  // Around frames in which the leg must not turn faster the foot goes with the hips all the more, and where
  // it is let go does not stand.
  void calm(std::size_t from, std::size_t end, bool letGo);

  const FootHold& hold() const { return hold_; }
  const std::vector<Vec3>& hip() const { return hip_; }      // as it is, metres, world
  const std::vector<Vec3>& ankle() const { return ankle_; }  // as it is
  const std::vector<Vec3>& shift() const { return shift_; }  // of the ankle
  Quat turn(std::size_t f) const;                            // of the foot, in the world
  bool touched(std::size_t f) const {
    return !shift_[f].isZero(0) || !set_[f].isZero(0) || !steadied_[f].isZero(0);
  }
  LegLoad load(const Motion& motion, const JointedLimb& limb) const;

 private:
  void steadyFoot(double frameTime);
  void setFoot(double blend, double frameTime);
  void shiftFoot(double blend, double frameTime);
  bool holdsOn(std::size_t a, std::size_t b) const;
  void joinStands();
  void loosenSwitches(double frameTime, std::vector<char>& known) const;
  bool liftFoot(std::vector<char>& known);
  double deeper(std::size_t f, double level) const;
  double heldAt(std::size_t f) const;  // the height that the foot is held at
  std::vector<double> levels() const;  // of the ground beside each frame: the higher stand before and after
  const Vec3& partBefore(std::size_t f, SolePart part) const {
    return part == SolePart::Heel ? heel_[f] : part == SolePart::Ball ? ball_[f] : tip_[f];
  }
  Vec3 partAt(std::size_t f, SolePart part) const;  // as corrected
  void smoothShift(double blend, double frameTime, const std::vector<char>& known);

  FootHold hold_;
  Sole sole_;
  double legLength_ = 1;
  std::vector<Vec3> hip_, ankle_, heel_, ball_, tip_;
  std::vector<Quat> foot_;
  std::vector<Vec3> steadied_, set_;  // turns, rotation vectors: noise taken out, then set on its places
  std::vector<Vec3> shift_;
  std::vector<Vec3> hipShift_;       // where the hips are moved to
  std::vector<Vec3> wanted_;         // of the shift in the air …
  std::vector<double> pull_, calm_;  // … and how strongly; as far as calming says
  std::vector<double> raised_;       // stands, metres
};

}  // namespace footfall
