// SPDX-License-Identifier: MIT
#include "stance/chain/stance_chain.h"

#include <fmt/format.h>

#include <Eigen/QR>

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/angles.h"
#include "base/error.h"
#include "base/parallel.h"
#include "figure/motion/heading.h"
#include "stance/stance_tuning.h"

namespace footfall::stance {
namespace {

Vec3 planOf(const Vec3& v) {
  return {v.x(), 0, v.z()};
}
double near(double angle, double other) {  // the same direction, within half a turn of the other
  return other + std::remainder(angle - other, 2 * kPi);
}

double costOf(const StanceAnswer& answer) {
  if (!answer || answer.warp.apexInContact) return kImpossibleCost;
  return std::min(answer.cost, 0.1 * kImpossibleCost);
}

// A pair of speeds of a link. Its cost is known step by step, and every step costs more than the last: first
// a bound from the distance to recorded handles, then the stances alone with that bound for blends, then all.
struct SpeedPair {
  enum class Known : std::uint8_t { Bound, Alone, All };
  double cost = 0, alone = 0;
  Known known = Known::Bound;
};

class ChainSolver {
 public:
  ChainSolver(const StanceLibrary& library, const std::vector<ChainApex>& apexes,
              const StanceChainOptions& options)
      : library_(library),
        apexes_(apexes),
        options_(options),
        indexes_{StanceIndex(library, StanceFeet::Left), StanceIndex(library, StanceFeet::Right)} {
    search_ = options.search;
    search_.threads = options.threads;
    quick_ = options.search;
    quick_.threads = 1;
    if (quick_.method != StanceSearchMethod::Staged) {
      quick_.method = StanceSearchMethod::Pruned;
      quick_.lines = kLinesForSpeeds;
      quick_.step = std::max(quick_.step, kStepForSpeeds);
    }
    for (StanceIndex& index : indexes_) {
      index.limits.apexOutside = true;
      index.limits.longest = std::min(index.limits.longest, options.longest * library.standingHeight);
    }
  }

  StanceChain solve() {
    chooseHeadings();
    firstSpeeds();
    for (int round = 0; round < 3; ++round) {
      chooseSpeeds(round == 0 ? 1.0 : 0.3);
      alignHeadings();
    }
    return build();
  }

 private:
  std::size_t links() const { return apexes_.size() - 1; }
  StanceFeet footOf(std::size_t link) const {
    const bool same = link % 2 == 0;
    const bool left = (options_.first != StanceFeet::Right) == same;
    return left ? StanceFeet::Left : StanceFeet::Right;
  }
  const StanceIndex& indexOf(std::size_t link) const {
    return indexes_[footOf(link) == StanceFeet::Left ? 0 : 1];
  }

  // Free headings follow the path: between the neighbours inside, extrapolated at the ends.
  void chooseHeadings() {
    const std::size_t n = apexes_.size();
    yaws_.resize(n);
    const auto way = [&](std::size_t a, std::size_t b) {
      return yawOf(planOf(apexes_[b].position - apexes_[a].position));
    };
    double last = way(0, 1);
    for (std::size_t i = 0; i < n; ++i) {
      const std::size_t a = i > 0 ? i - 1 : 0, b = std::min(i + 1, n - 1);
      last = yaws_[i] = near(apexes_[i].yaw ? *apexes_[i].yaw : way(a, b), last);
    }
    if (n > 2) {
      if (!apexes_.front().yaw) yaws_[0] = 2 * near(way(0, 1), yaws_[1]) - yaws_[1];
      if (!apexes_.back().yaw) yaws_[n - 1] = 2 * near(way(n - 2, n - 1), yaws_[n - 2]) - yaws_[n - 2];
    }
    wantedYaws_ = yaws_;
  }

  void firstSpeeds() {
    for (std::size_t i = 0; i < apexes_.size(); ++i) {
      double sum = 0;
      int count = 0;
      for (const std::size_t link : {i - 1, i}) {
        if (link >= links()) continue;  // i - 1 wraps before the first
        sum += planOf(apexes_[link + 1].position - apexes_[link].position).norm();
        ++count;
      }
      speeds_.push_back(apexes_[i].speed ? *apexes_[i].speed
                                         : sum / count / (0.45 * std::sqrt(library_.scale)));
    }
  }

  std::vector<double> candidates(std::size_t i, double spread) const {
    if (apexes_[i].speed) return {*apexes_[i].speed};
    std::vector<double> values;
    for (int k = 0; k < options_.speeds; ++k) {
      const double u =
          2.0 * k / (options_.speeds - 1) - 1;  // at first a third to two and a half times the guess
      values.push_back(speeds_[i] * std::pow(u < 0 ? 3.0 : 2.5, spread * u));
    }
    return values;
  }

  StanceHandles handles(std::size_t link, double from, double to) const {
    return handlesBetween(apexes_[link], apexes_[link + 1], yaws_[link], yaws_[link + 1], from, to);
  }

  // The answer to play; where there is one, one with both apexes outside the contact.
  SearchResult find(std::size_t link, const StanceHandles& target, const StanceSearchOptions& search) const {
    const StanceIndex& index = indexOf(link);
    SearchResult found = searchStances(index, target, search);
    if (found.answer && !found.answer.warp.apexInContact) return found;
    StanceAnswer best;
    for (std::size_t i = 0; i < index.size(); ++i) {
      StanceAnswer one;
      if (!warpAndScore(index.tables[i], target, index.limits, one) || one.warp.apexInContact) continue;
      one.first = static_cast<int>(i);
      if (!best || one.score.value > best.score.value) best = one;
    }
    if (best) found.answer = best;
    return found;
  }

  // All pairs of speeds of a link, with bounds of their costs.
  std::vector<SpeedPair> pairsOf(std::size_t link, const std::vector<double>& a,
                                 const std::vector<double>& b) const {
    const StanceIndex& index = indexOf(link);
    HandleLines::Request request;
    std::vector<SpeedPair> pairs;
    for (const double from : a) {
      for (const double to : b) {
        index.lines.measure(handles(link, from, to), request);
        pairs.push_back(
            {leastCost(index, index.lines.nearest(request), quick_.price), 0, SpeedPair::Known::Bound});
      }
    }
    return pairs;
  }

  // One step on towards what a pair of speeds really costs. blends: false where too many were searched.
  void learn(SpeedPair& pair, std::size_t link, const StanceHandles& target, bool blends) const {
    const StanceIndex& index = indexOf(link);
    if (pair.known == SpeedPair::Known::Bound) {
      pair.alone = costOf(searchAlone(index, target, quick_.price));
      pair.cost = std::min(pair.alone, pair.cost + quick_.price);
      pair.known = pair.cost < pair.alone ? SpeedPair::Known::Alone : SpeedPair::Known::All;
      return;
    }
    pair.cost = blends ? costOf(find(link, target, quick_).answer) : pair.alone;
    pair.known = SpeedPair::Known::All;
  }

  // The speeds with the least total cost (Viterbi) over all pairs of neighbouring values. Costs are bounded
  // below and learnt only along the cheapest way, until nothing on it is left to learn.
  void chooseSpeeds(double spread) {
    std::vector<std::vector<double>> values;
    for (std::size_t i = 0; i < apexes_.size(); ++i) values.push_back(candidates(i, spread));
    std::vector<std::vector<SpeedPair>> pairs(links());
    for (std::size_t link = 0; link < links(); ++link)
      pairs[link] = pairsOf(link, values[link], values[link + 1]);
    std::vector<int> searched(links(), 0);
    std::vector<std::size_t> way;
    for (bool learnt = true; learnt;) {
      way = cheapest(pairs, values);
      learnt = false;
      const int count = static_cast<int>(links());
#pragma omp parallel for num_threads(threadCount(options_.threads)) schedule(dynamic, 1) reduction(|| \
                                                                                                   : learnt)
      for (int k = 0; k < count; ++k) {
        const auto link = static_cast<std::size_t>(k);
        SpeedPair& pair = pairs[link][way[link] * values[link + 1].size() + way[link + 1]];
        if (pair.known == SpeedPair::Known::All) continue;
        const bool blends = pair.known == SpeedPair::Known::Alone && searched[link]++ < kSearchesForSpeeds;
        learn(pair, link, handles(link, values[link][way[link]], values[link + 1][way[link + 1]]), blends);
        learnt = true;
      }
    }
    for (std::size_t i = 0; i < apexes_.size(); ++i) speeds_[i] = values[i][way[i]];
  }

  // Indices of the values along the way of least total cost.
  std::vector<std::size_t> cheapest(const std::vector<std::vector<SpeedPair>>& pairs,
                                    const std::vector<std::vector<double>>& values) const {
    std::vector<double> cost(values[0].size(), 0);
    std::vector<std::vector<std::size_t>> from(apexes_.size());
    for (std::size_t link = 0; link < links(); ++link) {
      const std::size_t ends = values[link + 1].size();
      std::vector<double> next(ends, std::numeric_limits<double>::infinity());
      from[link + 1].assign(ends, 0);
      for (std::size_t i = 0; i < values[link].size(); ++i) {
        for (std::size_t j = 0; j < ends; ++j) {
          const double sum = cost[i] + pairs[link][i * ends + j].cost;
          if (!(sum < next[j])) continue;
          next[j] = sum;
          from[link + 1][j] = i;
        }
      }
      cost = std::move(next);
    }
    std::vector<std::size_t> way(apexes_.size());
    way.back() = static_cast<std::size_t>(std::min_element(cost.begin(), cost.end()) - cost.begin());
    for (std::size_t i = apexes_.size(); i-- > 1;) way[i - 1] = from[i][way[i]];
    return way;
  }

  // Turns free headings so that the resulting sideways positions meet the apexes, by least squares.
  void alignHeadings() {
    const auto n = static_cast<Eigen::Index>(apexes_.size());
    for (int round = 0; round < 4; ++round) {
      Eigen::MatrixXd a = Eigen::MatrixXd::Zero(2 * n - 1, n);
      Eigen::VectorXd b = Eigen::VectorXd::Zero(2 * n - 1);
      for (Eigen::Index i = 0; i + 1 < n; ++i) {
        const auto link = static_cast<std::size_t>(i);
        const StanceHandles target = handles(link, speeds_[link], speeds_[link + 1]);
        const StanceAnswer answer = find(link, target, quick_).answer;
        if (!answer) continue;
        const StanceTiming& t = answer.warp.timing;
        const double after = std::abs(target.sideSpeed) > 1e-6 ? answer.warp.sideways / target.sideSpeed
                                                               : t.end - 0.5 * (t.touchDown + t.liftOff);
        const Vec3 way = planOf(apexes_[link + 1].position - apexes_[link].position);
        const double aside = way.dot(forwardOf(yaws_[link] + kPi / 2));
        b[i] = aside - target.sideSpeed * after;
        a(i, i) = target.distance - target.endSpeed * after;
        a(i, i + 1) = target.endSpeed * after;
      }
      for (Eigen::Index i = 0; i < n; ++i) {
        const auto k = static_cast<std::size_t>(i);
        const double weight = library_.scale * (apexes_[k].yaw ? 1e4 : kHeadingWeight);
        a(n - 1 + i, i) = weight;
        b[n - 1 + i] = weight * (wantedYaws_[k] - yaws_[k]);
      }
      const Eigen::VectorXd turn = a.colPivHouseholderQr().solve(b);
      for (Eigen::Index i = 0; i < n; ++i)
        yaws_[static_cast<std::size_t>(i)] += std::clamp(turn[i], -0.3, 0.3);
    }
  }

  StanceChain build() const {
    StanceChain chain;
    chain.speeds = speeds_;
    chain.yaws = yaws_;
    chain.limits = indexes_[0].limits;
    Vec3 at = apexes_.front().position;
    double time = 0;
    chain.missed.push_back(0);
    for (std::size_t i = 0; i < links(); ++i) {
      ChainLink link;
      link.handles = handles(i, speeds_[i], speeds_[i + 1]);
      link.foot = footOf(i);
      link.found = find(i, link.handles, search_);
      const StanceIndex& index = indexOf(i);
      if (!link.found.answer) {
        const WarpFault fault = warpStance(index.tables.front(), link.handles).fault;
        throw Error(fmt::format("link {} (apex {} to {}): no stance can be warped to it; {}", i + 1, i + 1,
                                i + 2, explain(fault, link.handles)));
      }
      if (link.found.answer.warp.apexInContact)
        throw Error(
            fmt::format("link {} (apex {} to {}): every stance would have an apex within its contact; "
                        "raise the apexes or move them apart",
                        i + 1, i + 1, i + 2));
      link.name = describe(link.found.answer, index.names);
      link.problem = explain(link.found.answer.score, index.limits);
      link.stance = stanceOf(library_, link.found.answer, link.handles, link.foot);
      link.timing = link.found.answer.warp.timing.applied();
      link.start = time;
      link.yaw = yaws_[i];
      link.origin = Vec3(at.x(), apexes_[i].ground, at.z());
      addBody(chain, link, yaws_[i + 1] - yaws_[i]);
      at = link.world(link.body->at(link.timing.end).position);
      time = link.end();
      chain.missed.push_back(planOf(at - apexes_[i + 1].position).norm());
      chain.links.push_back(std::move(link));
    }
    return chain;
  }

  // Continues from the attitude of the previous link; the first link leans as its stance does.
  void addBody(const StanceChain& chain, ChainLink& link, double turn) const {
    const auto leaning = [](const Stance& s) {
      const Vec3 up = s.startAttitude * Vec3::UnitZ();
      return Quat(Eigen::AngleAxisd(std::atan2(up.x(), up.z()), Vec3::UnitY()));
    };
    Quat attitude = leaning(link.stance);
    Vec3 spin = Vec3::Zero();
    if (options_.drift) {
      attitude = link.stance.startAttitude;
      spin = link.stance.startSpin;
    }
    if (!chain.links.empty()) {
      const ChainLink& before = chain.links.back();
      const BodyState last = before.body->at(before.timing.end);
      const Quat back(Eigen::AngleAxisd(before.yaw - link.yaw, Vec3::UnitZ()));
      attitude = back * last.attitude;
      spin = back * last.spin;
    }
    StanceBodyOptions body;
    body.control = !options_.drift;
    body.goal = Quat(Eigen::AngleAxisd(turn, Vec3::UnitZ())) * leaning(link.stance);
    link.body =
        std::make_shared<const StanceBody>(link.stance, link.handles, link.timing, attitude, spin, body);
  }

  const StanceLibrary& library_;
  const std::vector<ChainApex>& apexes_;
  const StanceChainOptions& options_;
  StanceSearchOptions search_, quick_;  // of the links; while speeds and headings are chosen
  StanceIndex indexes_[2];
  std::vector<double> speeds_, yaws_, wantedYaws_;
};

void check(const std::vector<ChainApex>& apexes, const StanceChainOptions& options) {
  if (apexes.size() < 2) throw Error(fmt::format("a chain needs at least 2 apexes, got {}", apexes.size()));
  if (options.speeds < 3 || options.speeds > 60)
    throw Error(fmt::format("the number of speeds to try must be 3 to 60, got {}", options.speeds));
  for (std::size_t i = 0; i < apexes.size(); ++i) {
    const ChainApex& a = apexes[i];
    if (!a.position.allFinite() || !std::isfinite(a.ground) || !std::isfinite(a.speed.value_or(0)) ||
        !std::isfinite(a.yaw.value_or(0)))
      throw Error(fmt::format("apex {} has a number that is not finite", i + 1));
    if (!(a.position.y() > a.ground))
      throw Error(fmt::format("apex {} is at {:.2f} m, which is not above its ground at {:.2f} m", i + 1,
                              a.position.y(), a.ground));
    if (a.speed && *a.speed < 0)
      throw Error(fmt::format("the speed of apex {} must be at least 0, got {:g}", i + 1, *a.speed));
    if (i > 0 && planOf(a.position - apexes[i - 1].position).norm() < 1e-3)
      throw Error(fmt::format("apex {} lies straight above or below apex {}; move them apart", i + 1, i));
  }
}

}  // namespace

Mat3 ChainLink::axes() const {
  Mat3 m;
  m << forwardOf(yaw), forwardOf(yaw + kPi / 2), Vec3::UnitY();
  return m;
}

Vec3 ChainLink::world(const Vec3& point) const {
  return origin + axes() * point;
}

bool StanceChain::plausible() const {
  return std::all_of(links.begin(), links.end(), [](const ChainLink& l) { return l.problem.empty(); });
}

double StanceChain::linkAt(double time) const {
  std::size_t i = 0;
  while (i + 1 < links.size() && time >= links[i].end()) ++i;
  return static_cast<double>(i) + std::clamp((time - links[i].start) / links[i].timing.end, 0.0, 1.0);
}

ChainState StanceChain::at(double time) const {
  const ChainLink& link = links[std::min(static_cast<std::size_t>(linkAt(time)), links.size() - 1)];
  const BodyState s = link.body->at(time - link.start);
  const Mat3 axes = link.axes();
  Mat3 figure;  // left, up, forward of the figure from forward, left, up of the stance
  figure << 0, 0, 1, 1, 0, 0, 0, 1, 0;
  return {link.world(s.position), axes * s.velocity,
          Quat(Mat3(axes * s.attitude.toRotationMatrix() * figure))};
}

StanceHandles handlesBetween(const ChainApex& from, const ChainApex& to, double yawFrom, double yawTo,
                             double speedFrom, double speedTo) {
  StanceHandles h;
  h.startHeight = from.position.y() - from.ground;
  h.endHeight = to.position.y() - from.ground;
  h.startSpeed = speedFrom;
  h.endSpeed = speedTo * std::cos(yawTo - yawFrom);
  h.sideSpeed = speedTo * std::sin(yawTo - yawFrom);
  h.distance = (to.position - from.position).dot(forwardOf(yawFrom));
  return h;
}

std::vector<ChainApex> apexesOf(const StanceHandles& h, int count) {
  std::vector<ChainApex> apexes(1);
  apexes[0].position = Vec3(0, h.startHeight, 0);
  apexes[0].speed = h.startSpeed;
  apexes[0].yaw = 0;
  double yaw = 0;
  const double turn = std::atan2(h.sideSpeed, h.endSpeed), speed = std::hypot(h.endSpeed, h.sideSpeed);
  for (int i = 0; i < count; ++i) {
    ChainApex next;
    next.position = apexes.back().position + h.distance * forwardOf(yaw);
    next.position.y() = h.endHeight;
    yaw += turn;
    next.yaw = yaw;
    next.speed = speed;
    apexes.push_back(next);
  }
  return apexes;
}

StanceChain solveChain(const StanceLibrary& library, const std::vector<ChainApex>& apexes,
                       const StanceChainOptions& options) {
  check(apexes, options);
  checkLibrary(library);
  return ChainSolver(library, apexes, options).solve();
}

}  // namespace footfall::stance
