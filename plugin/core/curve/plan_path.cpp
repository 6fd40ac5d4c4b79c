// SPDX-License-Identifier: MIT
#include "curve/plan_path.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/angles.h"
#include "base/error.h"

namespace footfall {
namespace {

constexpr int kPartsOfPiece = 4;
constexpr int kDeepest = 12;           // halvings of a part
constexpr double kLengthError = 1e-9;  // of a stretch between marks
constexpr double kMostTurn = 0.5;      // radians in it

double yawOf(const Vec2& direction) {
  return std::atan2(direction.x(), direction.y());
}

double cross(const Vec2& a, const Vec2& b) {  // positive where b is to the left of a
  return b.x() * a.y() - b.y() * a.x();
}

double turnBetween(const Vec2& a, const Vec2& b) {
  return std::atan2(cross(a, b), a.dot(b));
}

// How long the tangents of a piece are: those with which it follows an arc that turns as much, within 1e-3 of
// its radius up to a right angle.
double arcTangent(const Vec2& chord, const Vec2& from, const Vec2& to) {
  const double turn = std::abs(turnBetween(from, chord)) + std::abs(turnBetween(chord, to));
  const double c = std::cos(std::min(turn, kPi) / 4);
  return chord.norm() / (c * c);
}

void check(const std::vector<PathPoint>& points, bool closed) {
  const std::size_t least = closed ? 3 : 2;
  if (points.size() < least) {
    throw Error(fmt::format("a {}path needs at least {} points, got {}", closed ? "closed " : "", least,
                            points.size()));
  }
  for (std::size_t i = 0; i < points.size(); ++i) {
    if (!points[i].position.allFinite() || (points[i].heading && !points[i].heading->allFinite())) {
      throw Error(fmt::format("path point {}: a number that is not finite", i + 1));
    }
    if (points[i].heading && points[i].heading->norm() == 0) {
      throw Error(
          fmt::format("path point {}: a heading of no length; leave it out for the path's own", i + 1));
    }
    const std::size_t next = (i + 1) % points.size();
    if ((next != 0 || closed) && (points[next].position - points[i].position).norm() < 1e-9) {
      throw Error(fmt::format("path points {} and {} are in one place; move or remove one", i + 1, next + 1));
    }
  }
}

// Unit headings at all points: those given, else of the parabola through the neighbours, by chord lengths.
std::vector<Vec2> headings(const std::vector<PathPoint>& points, bool closed) {
  const std::size_t count = points.size();
  const auto chord = [&](std::size_t i) -> Vec2 {
    return points[(i + 1) % count].position - points[i % count].position;
  };
  std::vector<Vec2> result(count);
  for (std::size_t i = 0; i < count; ++i) {
    if (points[i].heading) {
      result[i] = points[i].heading->normalized();
      continue;
    }
    const bool start = !closed && i == 0, end = !closed && i + 1 == count;
    const Vec2 after = end ? chord(i - 1) : chord(i), before = start ? chord(0) : chord(i + count - 1);
    const double a = after.norm(), b = before.norm();
    Vec2 slope = (b / a * after + a / b * before) / (a + b);
    if ((start || end) && count > 2) {  // the end of the parabola through three points
      const Vec2 other = start ? chord(1) : chord(i - 2), mine = start ? after : before;
      const double m = mine.norm(), o = other.norm();
      slope = mine / m + (mine / m - other / o) * (m / (m + o));
    }
    // A path that turns on the spot has no direction of its own: straight across.
    result[i] = slope.norm() > 1e-9 ? slope.normalized() : Vec2(-after.y(), after.x()).normalized();
  }
  return result;
}

}  // namespace

Vec2 PathPlace::forward() const {
  return {std::sin(yaw), std::cos(yaw)};
}

Vec2 PathPlace::left() const {
  return {std::cos(yaw), -std::sin(yaw)};
}

Vec2 PlanPath::Piece::position(double u) const {
  const double v = 1 - u;
  return v * v * (1 + 2 * u) * from + u * u * (1 + 2 * v) * to + u * v * (v * tangentFrom - u * tangentTo);
}

Vec2 PlanPath::Piece::derivative(double u) const {
  return 6 * u * (1 - u) * (to - from) + ((3 * u - 4) * u + 1) * tangentFrom + (3 * u - 2) * u * tangentTo;
}

Vec2 PlanPath::Piece::second(double u) const {
  return (6 - 12 * u) * (to - from) + (6 * u - 4) * tangentFrom + (6 * u - 2) * tangentTo;
}

PlanPath::PlanPath(const std::vector<PathPoint>& points, bool closed) : closed_(closed) {
  check(points, closed);
  const std::vector<Vec2> heading = headings(points, closed);
  const std::size_t count = points.size();
  for (std::size_t i = 0; i + (closed ? 0 : 1) < count; ++i) {
    const std::size_t next = (i + 1) % count;
    const Vec2 chord = points[next].position - points[i].position;
    const double size = arcTangent(chord, heading[i], heading[next]);
    pieces_.push_back({points[i].position, points[next].position, size * heading[i], size * heading[next]});
  }
  marks_.push_back({0, yawOf(heading[0]), 0, 0, 0});
  for (std::size_t p = 0; p < pieces_.size(); ++p) {
    for (int k = 0; k < kPartsOfPiece; ++k) {
      addMarks(p, static_cast<double>(k) / kPartsOfPiece, (k + 1.0) / kPartsOfPiece, 0);
    }
  }
}

// Halved where that changes the length, or where the path turns much.
void PlanPath::addMarks(std::size_t piece, double from, double to, int depth) {
  const Piece& p = pieces_[piece];
  const double middle = (from + to) / 2;
  const double whole = lengthBetween(p, from, to);
  const double halves = lengthBetween(p, from, middle) + lengthBetween(p, middle, to);
  const double turn = turnBetween(p.derivative(from), p.derivative(to));
  if (depth < kDeepest && (std::abs(whole - halves) > kLengthError * whole || std::abs(turn) > kMostTurn)) {
    addMarks(piece, from, middle, depth + 1);
    addMarks(piece, middle, to, depth + 1);
    return;
  }
  marks_.push_back({marks_.back().distance + whole, marks_.back().yaw + turn, piece, from, to});
}

// Gauss and Legendre's five points: to rounding over the short stretches between marks.
double PlanPath::lengthBetween(const Piece& piece, double from, double to) {
  constexpr double kAt[] = {0, 0.5384693101056831, 0.9061798459386640};
  constexpr double kWeight[] = {0.5688888888888889, 0.4786286704993665, 0.2369268850561891};
  const double half = (to - from) / 2, middle = (to + from) / 2;
  double sum = kWeight[0] * piece.derivative(middle).norm();
  for (int i = 1; i < 3; ++i) {
    sum += kWeight[i] * (piece.derivative(middle - half * kAt[i]).norm() +
                         piece.derivative(middle + half * kAt[i]).norm());
  }
  return half * sum;
}

PathPlace PlanPath::within(double distance) const {
  const auto next = std::upper_bound(marks_.begin() + 1, marks_.end() - 1, distance,
                                     [](double d, const Mark& mark) { return d < mark.distance; });
  const Mark& mark = *next;
  const Mark& before = *(next - 1);
  const Piece& piece = pieces_[mark.piece];
  const double wanted = distance - before.distance, whole = mark.distance - before.distance;
  double u = mark.from + (whole > 0 ? wanted / whole : 0) * (mark.to - mark.from);
  for (int i = 0; i < 4; ++i) {  // Newton: the start is close
    const double rate = piece.derivative(u).norm();
    if (rate < 1e-12) break;
    u = std::clamp(u + (wanted - lengthBetween(piece, mark.from, u)) / rate, mark.from, mark.to);
  }
  const Vec2 d = piece.derivative(u), first = piece.derivative(mark.from);
  const double speed = d.norm();
  PathPlace place;
  place.position = piece.position(u);
  place.yaw = before.yaw + turnBetween(first, d);
  place.curvature = speed > 1e-9 ? cross(d, piece.second(u)) / (speed * speed * speed) : 0;
  return place;
}

PathPlace PlanPath::at(double distance) const {
  if (!std::isfinite(distance)) throw Error("a distance along a path that is not finite");
  const double whole = length();
  if (closed_) {
    const double turns = std::floor(distance / whole);
    PathPlace place = within(std::clamp(distance - turns * whole, 0.0, whole));
    place.yaw += turns * (marks_.back().yaw - marks_.front().yaw);
    return place;
  }
  PathPlace place = within(std::clamp(distance, 0.0, whole));
  const double beyond = distance - std::clamp(distance, 0.0, whole);
  if (beyond != 0) {
    place.position += beyond * place.forward();
    place.curvature = 0;
  }
  return place;
}

}  // namespace footfall
