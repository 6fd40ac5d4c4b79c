// SPDX-License-Identifier: MIT
#include "stance/library/handle_lines.h"

#include <algorithm>
#include <cmath>

namespace footfall::stance {
namespace {

using HandleVector = Eigen::Matrix<double, StanceHandles::kCount, 1>;

HandleVector vectorOf(const StanceHandles& handles) {
  return HandleVector(handles.values().data());
}

}  // namespace

std::array<double, StanceHandles::kCount> handleUnits() {
  return {0.1, 0.1, 1, 1, 1, 0.5};
}

double handleDistance(const StanceHandles& a, const StanceHandles& b) {
  return (vectorOf(a) - vectorOf(b)).cwiseQuotient(HandleVector(handleUnits().data())).norm();
}

HandleLines::HandleLines(const std::vector<StanceHandles>& stances, double scale)
    : at_(StanceHandles::kCount, static_cast<Eigen::Index>(stances.size())),
      units_(vectorOf(scaled(StanceHandles::of(handleUnits()), scale))),
      squares_(stances.size()),
      between_(stances.size() * stances.size()) {
  for (std::size_t i = 0; i < stances.size(); ++i)
    at_.col(static_cast<Eigen::Index>(i)) = vectorOf(stances[i]).cwiseQuotient(units_);
  for (std::size_t i = 0; i < stances.size(); ++i) {
    for (std::size_t j = 0; j < stances.size(); ++j)
      between_[i * stances.size() + j] =
          (at_.col(static_cast<Eigen::Index>(i)) - at_.col(static_cast<Eigen::Index>(j))).squaredNorm();
  }
}

void HandleLines::measure(const StanceHandles& target, Request& request) const {
  const HandleVector at = vectorOf(target).cwiseQuotient(units_);
  request.squares.resize(size());
  for (Eigen::Index i = 0; i < at_.cols(); ++i)
    request.squares[static_cast<std::size_t>(i)] = (at_.col(i) - at).squaredNorm();
}

double HandleLines::distance(const Request& request, int stance) const {
  return std::sqrt(request.squares[static_cast<std::size_t>(stance)]);
}

// Along b + k (a - b) the square is |t - b|² - 2 k (t - b)·(a - b) + k² |a - b|², and the product follows
// from the three squares.
double HandleLines::distance(const Request& request, int a, int b, double share) const {
  const double toA = request.squares[static_cast<std::size_t>(a)],
               toB = request.squares[static_cast<std::size_t>(b)], length = between(a, b);
  const double along = toB + length - toA;
  return std::sqrt(std::max(0.0, toB - share * along + share * share * length));
}

double HandleLines::squareOnLine(double toA, double toB, double length) const {
  const double along = 0.5 * (toB + length - toA);
  if (!(along > 0)) return toB;
  return along >= length ? toA : std::max(0.0, toB - along * along / length);
}

double HandleLines::distance(const Request& request, int a, int b) const {
  return std::sqrt(squareOnLine(request.squares[static_cast<std::size_t>(a)],
                                request.squares[static_cast<std::size_t>(b)], between(a, b)));
}

double HandleLines::nearest(const Request& request) const {
  double least = request.squares.front();
  for (std::size_t a = 0; a < size(); ++a) {
    const double toA = request.squares[a];
    const double* lengths = between_.data() + a * size();
    for (std::size_t b = a + 1; b < size(); ++b)
      least = std::min(least, squareOnLine(toA, request.squares[b], lengths[b]));
  }
  return std::sqrt(least);
}

}  // namespace footfall::stance
