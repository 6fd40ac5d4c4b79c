// SPDX-License-Identifier: MIT
#include "gait/stride/gait_library.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "base/error.h"

namespace footfall::gait {
namespace {

constexpr const char* kLecture = "phases after Rotenberg's lecture on locomotion (2005); duty not verified";
constexpr const char* kOrder =
    "order of feet by Muybridge, Descriptive Zoopraxography (1893); lags and duty not verified";

// Left fore, right fore, left hind, right hind. Asymmetric gaits are on the right lead.
const std::vector<Gait> kBook = {
    {"walk", 4, {0.25, 0.75, 0, 0.5}, 0.66, 0.66, 0.12, 0.05, 0.5, 0, 0.85, kLecture},
    {"amble", 4, {0.2, 0.7, 0, 0.5}, 0.54, 0.54, 0.4, 0.06, 0.55, 0, 0.8, kLecture},
    {"pace", 4, {0, 0.5, 0, 0.5}, 0.43, 0.43, 0.8, 0.08, 0.6, 0, 0.7, kLecture},
    {"trot", 4, {0.5, 0, 0, 0.5}, 0.42, 0.42, 0.8, 0.09, 0.6, 0, 0.75, kLecture},
    {"canter", 4, {0.3, 0.58, 0, 0.3}, 0.37, 0.36, 1.7, 0.11, 0.7, 0.35, 0.7, kOrder},
    {"transverse gallop",
     4,
     {0.40, 0.54, 0, 0.13},
     0.30,
     0.32,
     3.6,
     0.14,
     0.8,
     0.7,
     0.6,
     "order of feet by Muybridge (1893), duty after Witte et al. (2006); lags not verified"},
    {"rotary gallop", 4, {0.58, 0.47, 0, 0.11}, 0.22, 0.23, 4.4, 0.15, 0.8, 0.85, 0.6, kOrder},
    {"bound", 4, {0.5, 0.5, 0, 0}, 0.24, 0.28, 2.2, 0.14, 0.75, 0.9, 0.8, kLecture},
    {"half-bound",
     4,
     {0.58, 0.46, 0, 0},
     0.22,
     0.27,
     2.8,
     0.14,
     0.8,
     0.9,
     0.75,
     "hind feet together, forefeet in turn; lags and duty not verified"},
    {"pronk", 4, {0, 0, 0, 0}, 0.32, 0.32, 0.9, 0.12, 0.6, 0, 0.9, kLecture},
    {"tripod",
     6,
     {0, 0.5, 0.5, 0, 0, 0.5},
     0.55,
     0.55,
     0.2,
     0.16,
     0,
     0,
     1,
     "the alternating tripod of fast insects (Weihmann et al. 2017); duty not verified"},
    {"tetrapod",
     6,
     {0.667, 0.167, 0.333, 0.833, 0, 0.5},
     0.68,
     0.68,
     0.06,
     0.14,
     0,
     0,
     1,
     "waves from hind to fore, sides half a stride apart; not verified"},
    {"tetrapod",
     8,
     {0, 0.5, 0.5, 0, 0, 0.5, 0.5, 0},
     0.55,
     0.55,
     0.15,
     0.18,
     0,
     0,
     1,
     "alternating sets of four feet (Biancardi et al. 2011); duty not verified"},
    {"wave",
     8,
     {0.75, 0.25, 0.5, 0, 0.25, 0.75, 0, 0.5},
     0.72,
     0.72,
     0.05,
     0.16,
     0,
     0,
     1,
     "waves from hind to fore; not verified"},
};

}  // namespace

const std::vector<Gait>& gaitLibrary() {
  return kBook;
}

std::vector<std::string> gaitNames(std::size_t legs) {
  std::vector<std::string> names;
  for (const Gait& gait : kBook) {
    if (static_cast<std::size_t>(gait.legs) == legs) names.emplace_back(gait.name);
  }
  return names;
}

const Gait& gaitNamed(std::string_view name, std::size_t legs) {
  for (const Gait& gait : kBook) {
    if (static_cast<std::size_t>(gait.legs) == legs && name == gait.name) return gait;
  }
  const std::vector<std::string> names = gaitNames(legs);
  if (names.empty())
    throw Error(fmt::format("the gait library has no gaits for {} legs, only for 4, 6 and 8", legs));
  throw Error(
      fmt::format("there is no gait '{}' for {} legs; there are: {}", name, legs, fmt::join(names, ", ")));
}

std::vector<std::size_t> legRanks(const Character& character) {
  const std::size_t legs = character.legs.size();
  std::vector<std::size_t> order(legs), rank(legs);
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::size_t left = 0;
  for (const CharacterLeg& leg : character.legs) left += leg.side == BodySide::Left ? 1 : 0;
  if (legs % 2 != 0 || 2 * left != legs) {
    throw Error(
        fmt::format("{} has {} legs, {} of them on the left; gaits need pairs", character.name, legs, left));
  }
  for (const BodySide side : {BodySide::Left, BodySide::Right}) {
    std::vector<std::size_t> own;
    for (std::size_t l = 0; l < legs; ++l) {
      if ((character.legs[l].side == BodySide::Left) == (side == BodySide::Left)) own.push_back(l);
    }
    std::stable_sort(own.begin(), own.end(), [&](std::size_t a, std::size_t b) {
      return character.legs[a].ankle.z() > character.legs[b].ankle.z();
    });
    for (std::size_t k = 0; k < own.size(); ++k) rank[own[k]] = 2 * k + (side == BodySide::Left ? 0 : 1);
  }
  return rank;
}

std::vector<LegTiming> timingsOf(const Gait& gait, const Character& character) {
  const std::vector<std::size_t> rank = legRanks(character);
  std::vector<LegTiming> result;
  for (const std::size_t r : rank) {
    const double rows = static_cast<double>(gait.legs / 2 - 1);
    const double hind = static_cast<double>(r / 2) / rows;
    result.push_back({gait.phase[r], gait.foreDuty + hind * (gait.hindDuty - gait.foreDuty)});
  }
  return result;
}

double meanHipHeight(const Character& character) {
  double sum = 0;
  for (const CharacterLeg& leg : character.legs) sum += leg.hip.y() - leg.ankle.y() + leg.foot.ankleHeight();
  return sum / static_cast<double>(character.legs.size());
}

}  // namespace footfall::gait
