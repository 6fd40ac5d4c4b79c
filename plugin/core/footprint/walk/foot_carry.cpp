// SPDX-License-Identifier: MIT
#include "footprint/walk/foot_carry.h"

#include <algorithm>

#include "base/easing.h"
#include "footprint/footprint_tuning.h"

namespace footfall::footprint {

using namespace tuning;

Frame CarriedFoot::carried(const Frame& foot) const {
  const Frame a = from * foot, b = to * foot;
  return {a.position + share * (b.position - a.position), a.rotation.slerp(share, b.rotation)};
}

FootCarry::FootCarry(const Track& before, const Track& now, const std::vector<int>& match, std::size_t legs)
    : stands_(legs) {
  struct Known {
    int count = 0;
    double strike = 0, lift = 0;
  };
  std::vector<Known> known(before.prints.size());
  std::vector<int> counts(legs, 0);
  for (const PrintContact& c : timingOf(before).contacts) {
    if (c.turn != 0) continue;
    known[static_cast<std::size_t>(c.print)] = {counts[static_cast<std::size_t>(c.leg)]++, c.strike, c.lift};
  }
  for (const PrintContact& c : timingOf(now).contacts) {
    if (c.turn != 0) continue;
    Stand stand{c.strike, c.lift, -1, 0, 0, {}};
    const int same = match[static_cast<std::size_t>(c.print)];
    if (same >= 0) {
      const Known& k = known[static_cast<std::size_t>(same)];
      stand.before = k.count;
      stand.struck = k.strike;
      stand.lifted = k.lift;
      stand.move = now.prints[static_cast<std::size_t>(c.print)].sole() *
                   before.prints[static_cast<std::size_t>(same)].sole().inverse();
    }
    stands_[static_cast<std::size_t>(c.leg)].push_back(stand);
  }
}

CarriedFoot FootCarry::standing(const Stand& stand, double time) const {
  if (stand.before < 0) return {};
  const double share = stand.lift > stand.strike ? (time - stand.strike) / (stand.lift - stand.strike) : 0;
  return {stand.struck + share * (stand.lifted - stand.struck), 1, stand.move, stand.move, 0};
}

// So long before its strike or after it left: where what comes beside it is another, it is known for a while
// only.
CarriedFoot FootCarry::apart(const Stand& stand, double away, double room, double time) const {
  if (stand.before < 0 || !(away < room)) return {};
  return {time, 1 - eased(away / room), stand.move, stand.move, 0};
}

CarriedFoot FootCarry::at(int leg, double time) const {
  const std::vector<Stand>& stands = stands_[static_cast<std::size_t>(leg)];
  if (stands.empty()) return {};
  const auto next = std::upper_bound(stands.begin(), stands.end(), time,
                                     [](double t, const Stand& s) { return t < s.strike; });
  if (next == stands.begin()) {
    const double away = next->strike - time;
    CarriedFoot foot = apart(*next, away, kCarryAlone, next->struck - away);
    if (next->before == 0) foot = {next->struck - away, 1, next->move, next->move, 0};
    return foot;
  }
  const Stand& last = *(next - 1);
  if (time <= last.lift) return standing(last, time);
  if (next == stands.end()) {
    if (last.before < 0) return {};
    return {last.lifted + time - last.lift, 1, last.move, last.move, 0};
  }
  const double air = next->strike - last.lift, u = (time - last.lift) / air;
  if (last.before >= 0 && next->before == last.before + 1)
    return {last.lifted + u * (next->struck - last.lifted), 1, last.move, next->move, eased(u)};
  const CarriedFoot left = apart(last, time - last.lift, kCarryShare * air, last.lifted + time - last.lift);
  return left.known > 0
             ? left
             : apart(*next, next->strike - time, kCarryShare * air, next->struck + time - next->strike);
}

}  // namespace footfall::footprint
