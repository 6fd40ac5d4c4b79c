// SPDX-License-Identifier: MIT
// "did you mean": the nearest of the allowed words.
#pragma once

#include <string>
#include <vector>

namespace footfall::cli {

// Letters to insert, delete, replace or swap with their neighbour to make one word of the other.
int editDistance(const std::string& a, const std::string& b);

// The candidate nearest to a word; empty where none is near enough to have been meant.
std::string nearest(const std::string& word, const std::vector<std::string>& candidates);

// "; did you mean 'info'?", or nothing.
std::string didYouMean(const std::string& word, const std::vector<std::string>& candidates);

}  // namespace footfall::cli
