// SPDX-License-Identifier: MIT
// Sampled channels back to curves with few keys, for an animator to edit.
#pragma once

#include <cstddef>
#include <vector>

#include "curve/curve.h"

namespace footfall {

struct KeyReductionOptions {
  double tolerance = 1e-3;  // in units of the values, more than 0
  // Keys at local extremes that stand out by more than the tolerance on both sides.
  bool keepExtremes = true;
  // Times that must be keys (contacts), each taken at the sample nearest to it; inside the samples' range.
  std::vector<double> pinned;
  CurveOutput output = CurveOutput::Unitless;
};

struct KeyReduction {
  Curve curve;              // unweighted, fixed tangents, a key only at samples and with the sample's value
  double largestError = 0;  // at the samples
};

// A curve within the tolerance of every sample. Tangents are smooth except at corners of the samples, where
// they are broken. At the quarters between two neighbouring samples the curve stays within the tolerance and
// half a sagitta of the straight line from one to the other. A sagitta is the distance of a sample from the
// line between its neighbours, here the largest of the four samples around, jumps and corners not counted: a
// smooth channel needs half of that room by itself, a straight one has none.
//
// Times strictly increasing, as many as values, at least one, all finite; throws Error otherwise. The time it
// takes grows with the number of samples, and with the number of keys.
KeyReduction reduceKeys(const std::vector<double>& times, const std::vector<double>& values,
                        const KeyReductionOptions& options = {});

// Indices of the samples that are extremes: each stands out from its two neighbours in the list (the ends
// count as neighbours) by more than prominence. The ends themselves are not in it.
std::vector<std::size_t> prominentExtremes(const std::vector<double>& values, double prominence);

}  // namespace footfall
