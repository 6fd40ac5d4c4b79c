// SPDX-License-Identifier: MIT
#include "figure/perform/jump_arms.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "base/constants.h"
#include "base/easing.h"
#include "figure/perform/perform_tuning.h"

namespace footfall {
namespace {

using namespace perform_tuning;

// The contacts of the turn before, of this one and of the next.
Contacts thrice(const Contacts& contacts, double loop) {
  Contacts all;
  for (const double shift : {-loop, 0.0, loop}) {
    for (Contact contact : contacts) {
      contact.time.start += shift;
      contact.time.end += shift;
      all.push_back(contact);
    }
  }
  std::stable_sort(all.begin(), all.end(),
                   [](const Contact& a, const Contact& b) { return a.strike() < b.strike(); });
  return all;
}

}  // namespace

std::vector<Flight> flightsOf(const Contacts& contacts) {
  std::vector<Flight> flights;
  std::map<int, double> lifts;  // when each leg left the ground last
  double left = -HUGE_VAL;      // the last of them
  for (std::size_t i = 0; i < contacts.size(); ++i) {
    const double lands = contacts[i].strike();
    if (!lifts.empty() && lands > left) {
      std::set<int> leaving, landing;
      for (const auto& [leg, time] : lifts) {
        if (time > left - kFeetTogether) leaving.insert(leg);
      }
      for (std::size_t k = i; k < contacts.size() && contacts[k].strike() < lands + kFeetTogether; ++k)
        landing.insert(contacts[k].leg);
      flights.push_back(
          {{left, lands}, leaving.size() > 1, landing.size() > 1, leaving.size() == 1 && leaving == landing});
    }
    double& lift = lifts.try_emplace(contacts[i].leg, -HUGE_VAL).first->second;
    lift = std::max(lift, contacts[i].toeOff());
    left = std::max(left, lift);
  }
  return flights;
}

JumpArms::JumpArms(const Contacts& contacts, double legLength, double loop) {
  const double natural = std::sqrt(legLength / kGravity);
  double landed = -HUGE_VAL;  // the end of the flight before
  for (const Flight& flight : flightsOf(loop > 0 ? thrice(contacts, loop) : contacts)) {
    const double off = flight.offBoth ? 1 : flight.hop ? kHopArms : 0;
    const double onto = flight.ontoBoth ? 1 : flight.hop ? kHopArms : 0;
    const double stand = flight.time.start - landed, air = flight.time.end - flight.time.start;
    landed = flight.time.end;
    if (off == 0 && onto == 0) continue;
    const double size = std::min(1.0, 0.5 * air / natural);  // the speed at take-off in √(g · leg)
    const double crouch = flight.time.start - std::min(kArmPush * natural, 0.5 * stand);
    const double hangs = crouch - kArmWindUp * natural;
    // Where the arms have not come to hang since the last jump they swing on from there.
    if (!keys_.empty() && keys_.back().time > hangs) {
      keys_.pop_back();
    } else {
      keys_.push_back({hangs, 0});
    }
    if (off > 0) keys_.push_back({crouch, -off * size * kJumpArmsBack});
    keys_.push_back({flight.time.start + kArmsHighest * air, std::max(off, onto) * size * kJumpArmsUp});
    keys_.push_back({flight.time.end + kArmSettle * natural, 0});
  }
}

double JumpArms::at(double time) const {
  const auto next = std::upper_bound(keys_.begin(), keys_.end(), time,
                                     [](double t, const Key& key) { return t < key.time; });
  if (next == keys_.begin() || next == keys_.end()) return 0;
  const Key &a = *(next - 1), &b = *next;
  return a.angle + (b.angle - a.angle) * eased((time - a.time) / (b.time - a.time));
}

}  // namespace footfall
