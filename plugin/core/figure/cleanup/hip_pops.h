// SPDX-License-Identifier: MIT
// Hips that turn away for a single frame, as captures do where a marker is lost: a planted leg would have to
// take that up, and its knee would pop.
#pragma once

#include <cstddef>
#include <vector>

#include "figure/contact/contact_detection.h"

namespace footfall {

// Puts hips and legs half way between the frames beside, in each frame in which a foot stands (or within 50
// ms of it) and the hips are turned away from there by more than 4° and eight times the median of the half
// second around, while with them there the frames beside are off by less than a quarter of it. What else
// hangs on the hips keeps its attitude in the world where that is calmer for its joint. Returns the frames.
std::vector<std::size_t> calmHipPops(Motion& motion, const ContactReport& contacts, int threads = 0);

}  // namespace footfall
