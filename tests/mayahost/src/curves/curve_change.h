// SPDX-License-Identifier: MIT
// What an MAnimCurveChange remembers: the curves as they were before the first edit it was given to. Undoing
// exchanges them for the curves as they are, redoing exchanges them back.
#pragma once

#include "curves/anim_curve.h"

namespace mayahost {

struct CurveChange {
  static CurveChange& of(MAnimCurveChange& change);

  std::vector<std::pair<std::shared_ptr<Node>, footfall::Curve>> saved;
  bool undone = false;

  void remember(const std::shared_ptr<Node>& node, const footfall::Curve& curve);
  MStatus exchange();
};

}  // namespace mayahost
