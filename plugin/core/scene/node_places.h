// SPDX-License-Identifier: MIT
// Where the nodes of a file are in its world, in the file's own axes and units.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/math.h"

namespace footfall {

struct Scene;
using NodeMatrix = Eigen::Matrix<double, 3, 4>;  // on column vectors; the last column is the position

// A format whose nodes are more than joints hold (FBX with its pivots and inherit types) has one of its own.
struct NodePlaces {
  virtual ~NodePlaces() = default;
  virtual std::vector<std::string> names() const = 0;                // in the file's order; may repeat
  virtual std::vector<NodeMatrix> at(double seconds) const = 0;      // one per name
};

// The places of a scene as it was read: its own, else those of its joints by their curves or frames. The scene
// has to outlive them.
std::shared_ptr<const NodePlaces> nodePlaces(const Scene& scene);

}  // namespace footfall
