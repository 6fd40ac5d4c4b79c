// SPDX-License-Identifier: MIT
// The numbers of de Leva (1996), table 4; the printed female masses sum to 0.9999.
#include "figure/anatomy/body_mass.h"

namespace footfall {
namespace {

constexpr BodyTable kMale = {{0.0694, 0.5976, 0.362, 0.376, 0.312},  // head
                             {0.4346, 0.4310, 0.384, 0.358, 0.197},  // trunk
                             {0.0271, 0.5772, 0.285, 0.269, 0.158},  // upper arm
                             {0.0162, 0.4574, 0.276, 0.265, 0.121},  // forearm
                             {0.0061, 0.3624, 0.288, 0.235, 0.184},  // hand
                             {0.1416, 0.4095, 0.329, 0.329, 0.149},  // thigh
                             {0.0433, 0.4395, 0.251, 0.246, 0.102},  // shank
                             {0.0137, 0.4415, 0.257, 0.245, 0.124},  // foot
                             73.0,
                             0.4222 + 0.4340};
constexpr BodyTable kFemale = {{0.0668, 0.5894, 0.330, 0.359, 0.318},  // head
                               {0.4257, 0.3782, 0.379, 0.361, 0.182},  // trunk
                               {0.0255, 0.5754, 0.278, 0.260, 0.148},  // upper arm
                               {0.0138, 0.4559, 0.261, 0.257, 0.094},  // forearm
                               {0.0056, 0.3427, 0.244, 0.208, 0.154},  // hand
                               {0.1478, 0.3612, 0.369, 0.364, 0.162},  // thigh
                               {0.0481, 0.4352, 0.267, 0.263, 0.092},  // shank
                               {0.0129, 0.4014, 0.299, 0.279, 0.139},  // foot
                               61.9,
                               0.3685 + 0.4323};

SegmentShare halfway(const SegmentShare& a, const SegmentShare& b) {
  return {(a.mass + b.mass) / 2, (a.centre + b.centre) / 2, (a.sagittal + b.sagittal) / 2,
          (a.transverse + b.transverse) / 2, (a.longitudinal + b.longitudinal) / 2};
}

BodyTable halfway(const BodyTable& a, const BodyTable& b) {
  return {halfway(a.head, b.head),        halfway(a.trunk, b.trunk), halfway(a.upperArm, b.upperArm),
          halfway(a.forearm, b.forearm),  halfway(a.hand, b.hand),   halfway(a.thigh, b.thigh),
          halfway(a.shank, b.shank),      halfway(a.foot, b.foot),   (a.bodyMass + b.bodyMass) / 2,
          (a.legLength + b.legLength) / 2};
}

}  // namespace

BodyTable bodyTable(Physique physique) {
  BodyTable table = physique == Physique::Male     ? kMale
                    : physique == Physique::Female ? kFemale
                                                   : halfway(kMale, kFemale);
  SegmentShare* const paired[] = {&table.upperArm, &table.forearm, &table.hand,
                                  &table.thigh,    &table.shank,   &table.foot};
  double sum = table.head.mass + table.trunk.mass;
  for (const SegmentShare* share : paired) sum += 2 * share->mass;
  table.head.mass /= sum;
  table.trunk.mass /= sum;
  for (SegmentShare* share : paired) share->mass /= sum;
  return table;
}

}  // namespace footfall
