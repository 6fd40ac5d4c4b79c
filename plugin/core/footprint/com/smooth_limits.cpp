// SPDX-License-Identifier: MIT
#include "footprint/com/sample_cost.h"

namespace footfall::footprint {

double addLimits(const ComOptions& o, const PairedLegForces& p, int s, const ComSupport* supports,
                 SampleTerms* out) {
  double value = 0;
  const double weight = o.mass * o.gravity;
  for (int i = 0; i < p.slots; ++i) {
    const double push = p.push[i][s];
    if (!(push > 0)) continue;
    const Vec3 d = p.d[i].of(s), force = push * d / weight;
    const Vec3& normal = supports[p.used[s][i]].normal;
    const double up = force.dot(normal);
    const Vec3 level = force - up * normal;
    for (const bool slipping : {true, false}) {
      if ((slipping ? o.friction : o.maxForce) <= 0) continue;
      const double size = slipping ? level.norm() : force.norm();
      const double beyond = size - (slipping ? o.friction * up : o.maxForce);
      if (!(beyond > 0) || !(size > 0)) continue;
      value += o.limitWeight * beyond * beyond;
      if (out == nullptr) continue;
      const Vec3 slope = slipping ? Vec3(level / size - o.friction * normal) : Vec3(force / size);
      const double along = slope.dot(d) / weight;
      Vec3 jy = Vec3::Zero();
      double ones = 0;
      for (int j = 0; j < p.slots; ++j) {
        jy += (along * p.inverse[i][j][s]) * p.d[j].of(s);
        ones += p.inverse[i][j][s];
      }
      PairedVec x, y;  // of this sample alone
      x.set(s, (along * ones) * p.missing.of(s) + (push / weight) * slope);
      y.set(s, jy);
      const Paired twice = Paired::Constant(2 * o.limitWeight);
      out->gx.add(beyond * twice, x);
      out->gy.add(beyond * twice, y);
      out->c.addSquare(twice, x);
      out->m.addSquare(twice, y);
      out->addMixed(twice, x, y);
    }
  }
  return value;
}

}  // namespace footfall::footprint
