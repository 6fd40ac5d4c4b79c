// SPDX-License-Identifier: MIT
#include "footprint/walk/windowed_solve.h"

#include <algorithm>
#include <cmath>

#include "base/easing.h"

namespace footfall::footprint {
namespace {

constexpr std::size_t kStrides = 4;      // of a piece
constexpr std::size_t kLeastBeside = 2;  // strides to either side …
constexpr double kBeside = 1.8;          // … and seconds, for legs of kLeg
constexpr double kLeg = 0.85;            // metres

// Where a piece lies in the track. Prints from first to before last are solved, from begin to before end are
// its own; seconds of the whole track.
struct Cut {
  std::size_t first = 0, begin = 0, end = 0, last = 0;
  double start = 0;         // of print `first`
  double from = 0, to = 0;  // of its own prints
};

std::vector<double> strikesOf(const Track& track) {
  std::vector<double> strikes{0};
  for (const Footprint& print : track.prints) strikes.push_back(strikes.back() + print.step);
  return strikes;
}

// Cuts are at whole strides, so that feet and phases are the same ones in every piece.
std::vector<Cut> cutsOf(const Track& track, std::size_t legs, double leg) {
  const std::size_t count = track.prints.size(), size = kStrides * legs;
  const std::vector<double> strikes = strikesOf(track);
  const double beside = kBeside * std::sqrt(leg / kLeg);
  std::vector<Cut> cuts;
  for (std::size_t begin = 0; begin < count; begin += size) {
    Cut cut;
    cut.begin = begin;
    // What is left over at the end is no piece of its own.
    cut.end = count - begin < 2 * size ? count : begin + size;
    cut.first = begin - std::min(begin, kLeastBeside * legs);
    while (cut.first > 0 && strikes[begin] - strikes[cut.first] < beside) cut.first -= legs;
    cut.last = std::min(count, cut.end + kLeastBeside * legs);
    while (cut.last < count && strikes[cut.last] - strikes[cut.end] < beside)
      cut.last = std::min(count, cut.last + legs);
    cut.start = strikes[cut.first];
    cut.from = strikes[begin];
    cut.to = strikes[cut.end];
    cuts.push_back(cut);
    if (cut.end == count) break;
  }
  return cuts;
}

bool same(const Footprint& a, const Footprint& b) {
  return a.leg == b.leg && a.position == b.position && a.yaw == b.yaw && a.normal == b.normal &&
         a.stance == b.stance && a.step == b.step && a.heightGiven == b.heightGiven;
}

bool same(const BodyKey& a, const BodyKey& b) {
  return a.time == b.time && a.yaw == b.yaw && a.pitch == b.pitch && a.roll == b.roll;
}

template <typename Value>
bool same(const std::vector<Value>& a, const std::vector<Value>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](const Value& x, const Value& y) { return same(x, y); });
}

// Whether two pieces are given the same.
bool same(const WalkPiece& a, const WalkPiece& b) {
  return same(a.track.prints, b.track.prints) && a.track.standingStart == b.track.standingStart &&
         a.track.standingEnd == b.track.standingEnd && !a.track.loop && !b.track.loop &&
         same(a.script, b.script) && a.stride == b.stride && a.freeStart == b.freeStart &&
         a.freeEnd == b.freeEnd;
}

WalkPiece pieceOf(const Walk& walk, const Cut& cut, const WalkOptions& options) {
  const std::vector<Footprint>& prints = walk.track.prints;
  WalkPiece piece;
  piece.track.prints.assign(prints.begin() + static_cast<std::ptrdiff_t>(cut.first),
                            prints.begin() + static_cast<std::ptrdiff_t>(cut.last));
  const bool first = cut.first == 0, last = cut.last == prints.size();
  piece.track.standingStart = first && walk.track.standingStart;
  piece.track.standingEnd = last && walk.track.standingEnd;
  if (first && last) piece.track.loop = walk.track.loop;
  piece.script = options.body.script;
  for (BodyKey& key : piece.script) key.time -= cut.start;
  piece.stride = walk.timing.stride;
  piece.freeStart = !first || options.freeStart;
  piece.freeEnd = !last || options.freeEnd;
  return piece;
}

// As walkTrack solves: a rigid body first, then hips where the swinging limbs leave them.
void solve(WalkPiece& piece, const Character& character, const TerrainPtr& terrain, WalkOptions options,
           const Progress& progress) {
  options.body.script = piece.script;
  if (!(options.body.window > 0)) options.body.window = piece.stride;
  options.freeStart = piece.freeStart;
  options.freeEnd = piece.freeEnd;
  Walk walk;
  walk.track = piece.track;
  walk.terrain = terrain;
  WalkStages stages(walk, character, terrain, options);
  {
    const ComProblem rigid = stages.problem(stages.runningEnds());
    stages.solve(rigid, guessMidStance(rigid, walk.track, walk.timing, walk.walker), progress);
  }
  piece.seconds = walk.solveSeconds;
  if (stages.shifts()) {
    const ComPath found = walk.solution.path;
    stages.measureShift();
    stages.solve(stages.problem(stages.runningEnds()), found, progress);
    piece.seconds += walk.solveSeconds;
  }
  piece.solution = std::move(walk.solution);
  piece.shift = std::move(walk.shift);
}

// Pieces as one: each alone in its middle, one passing into the other within a stride where they meet.
class Joined {
 public:
  Joined(const WalkPieces& pieces, const std::vector<Cut>& cuts, double stride)
      : pieces_(pieces), cuts_(cuts), half_(0.5 * stride) {}

  // By the shares that the pieces have at `moment`.
  template <typename Value, typename At>
  Value at(double time, double moment, const At& valueAt) const {
    std::size_t i = 0;
    while (i + 1 < cuts_.size() && moment >= cuts_[i].to) ++i;
    const Value own = valueAt(*pieces_[i], time - cuts_[i].start);
    const double since = moment - cuts_[i].from, until = cuts_[i].to - moment;
    if (i > 0 && since < half_)
      return mixed(own, valueAt(*pieces_[i - 1], time - cuts_[i - 1].start), share(since));
    if (i + 1 < cuts_.size() && until < half_)
      return mixed(own, valueAt(*pieces_[i + 1], time - cuts_[i + 1].start), share(until));
    return own;
  }

 private:
  // Of the piece whose own time begins or ends so many seconds away: a half there, all a half stride within.
  double share(double away) const { return smoothStep(std::clamp(0.5 + 0.5 * away / half_, 0.0, 1.0)); }
  template <typename Value>
  static Value mixed(const Value& own, const Value& other, double share) {
    return other + share * (own - other);
  }

  const WalkPieces& pieces_;
  const std::vector<Cut>& cuts_;
  double half_;
};

BodyShift joinedShift(const Joined& joined, const WalkPiece& any, const Walk& walk, std::size_t frames) {
  BodyShift shift;
  shift.rate = any.shift.rate;
  shift.stride = walk.timing.stride;
  if (any.shift.pelvis.empty()) return shift;
  shift.hips.resize(any.shift.hips.size());
  for (std::size_t i = 0; i < frames; ++i) {
    const double time = static_cast<double>(i) / shift.rate;
    shift.pelvis.push_back(joined.at<Vec3>(
        time, time, [](const WalkPiece& piece, double t) { return piece.shift.pelvisAt(t); }));
    for (std::size_t leg = 0; leg < shift.hips.size(); ++leg)
      shift.hips[leg].push_back(joined.at<Vec3>(time, time, [leg](const WalkPiece& piece, double t) {
        return piece.shift.hipAt(static_cast<int>(leg), t);
      }));
  }
  return shift;
}

ComPath joinedPath(const Joined& joined, const TrackTiming& timing) {
  using Vec6d = Eigen::Matrix<double, 6, 1>;
  const auto stateAt = [](const WalkPiece& piece, double t) {
    const ComPoint point = piece.solution.path.at(t);
    Vec6d state;
    state << point.position, point.velocity;
    return state;
  };
  ComPath path;
  // Both ends of a flight by the same shares: a mixture of free falls is one.
  const auto add = [&](double time, double moment) {
    const Vec6d state = joined.at<Vec6d>(time, moment, stateAt);
    path.knots.push_back({time, state.head<3>(), state.tail<3>()});
  };
  double before = 0;
  bool flown = false;
  for (const TrackSpan& span : timing.spans) {
    add(span.start, flown ? before : span.start);
    before = span.start;
    flown = span.flight;
  }
  const double end = timing.spans.back().start + timing.spans.back().duration;
  add(end, flown ? before : end);
  return path;
}

void join(Walk& walk, const WalkPieces& pieces, const std::vector<Cut>& cuts, const WalkStages& stages) {
  if (pieces.size() == 1) {
    walk.solution = pieces.front()->solution;
    walk.shift = pieces.front()->shift;
  } else {
    const Joined joined(pieces, cuts, walk.timing.stride);
    walk.solution.path = joinedPath(joined, walk.timing);
    walk.shift = joinedShift(joined, *pieces.front(), walk, stages.frames());
    walk.solution.converged = true;
    for (const auto& piece : pieces) {
      walk.solution.iterations += piece->solution.iterations;
      walk.solution.startCost += piece->solution.startCost;
      walk.solution.converged = walk.solution.converged && piece->solution.converged;
    }
  }
  const ComProblem problem = stages.problem({});
  walk.solution.cost = problem.cost(walk.solution.path);
  walk.diagnosis = diagnose(problem, walk.track, walk.timing, walk.walker, walk.solution.path);
}

}  // namespace

WalkPieces solveInPieces(Walk& walk, const WalkStages& stages, const Character& character,
                         const TerrainPtr& terrain, const WalkOptions& options, const WalkPieces& former,
                         const Progress& progress) {
  std::vector<Cut> cuts = cutsOf(walk.track, walk.walker.legs.size(), walk.walker.nominal());
  // A path that does not count on how the figure is posed is cheap, and solved as a whole, as published.
  if (walk.track.loop || options.solver.method == ComMethod::Greedy || !stages.shifts()) {
    const std::size_t count = walk.track.prints.size();
    cuts = {{0, 0, count, count, 0, 0, walk.timing.duration}};
  }
  WalkPieces pieces;
  walk.solveSeconds = 0;
  for (const Cut& cut : cuts) {
    WalkPiece piece = pieceOf(walk, cut, options);
    const auto known =
        std::find_if(former.begin(), former.end(), [&](const auto& other) { return same(*other, piece); });
    if (known != former.end()) {
      pieces.push_back(*known);
      continue;
    }
    solve(piece, character, terrain, options, progress);
    walk.solveSeconds += piece.seconds;
    pieces.push_back(std::make_shared<const WalkPiece>(std::move(piece)));
  }
  join(walk, pieces, cuts, stages);
  return pieces;
}

}  // namespace footfall::footprint
