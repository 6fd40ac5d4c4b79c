// SPDX-License-Identifier: MIT
#include "draw/figure/leg_colours.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>

#include <fmt/format.h>

#include "base/error.h"

namespace footfall::draw {
namespace {

// "frontLeft" -> "front left", "left2" -> "left 2".
std::string spaced(const std::string& name) {
  std::string result;
  for (const char c : name) {
    const unsigned char u = static_cast<unsigned char>(c);
    if (!result.empty() &&
        (std::isupper(u) || (std::isdigit(u) && !std::isdigit(static_cast<unsigned char>(result.back())))))
      result += ' ';
    result += static_cast<char>(std::tolower(u));
  }
  return result;
}

}  // namespace

std::vector<LegSign> legSigns(const Limbs& limbs, const Theme& theme) {
  std::vector<LegSign> signs;
  std::array<int, 3> seen{};
  for (const Leg& leg : limbs.legs) {
    const int before = seen[static_cast<std::size_t>(static_cast<int>(leg.side) + 1)]++;
    const double depth = 1 - 1 / (1 + 0.55 * before);
    signs.push_back({spaced(leg.name), mix(theme.side(leg.side), theme.text, depth)});
  }
  return signs;
}

std::vector<LegendEntry> sideLegend(const Limbs& limbs, const Theme& theme) {
  bool left = false, right = false;
  const auto note = [&](BodySide side) {
    left = left || side == BodySide::Left;
    right = right || side == BodySide::Right;
  };
  for (const Leg& leg : limbs.legs) note(leg.side);
  for (const Arm& arm : limbs.arms) note(arm.side);
  if (!left || !right) return {};
  return {{"left", theme.left, LegendEntry::Sign::Patch, {}},
          {"right", theme.right, LegendEntry::Sign::Patch, {}}};
}

Contacts shownContacts(const Contacts& contacts, const TimeRange& range, std::size_t legs) {
  Contacts shown;
  for (std::size_t i = 0; i < contacts.size(); ++i) {
    const Contact& contact = contacts[i];
    if (contact.leg < 0 || static_cast<std::size_t>(contact.leg) >= legs) {
      throw Error(fmt::format("contact {} is of leg {}, but the figure has {} legs", i, contact.leg, legs));
    }
    if (!std::isfinite(contact.time.start + contact.time.end) || contact.time.end < contact.time.start) {
      throw Error(fmt::format("contact {} runs from {} s to {} s; it must end after it starts", i,
                              contact.time.start, contact.time.end));
    }
    if (contact.time.end >= range.start && contact.time.start <= range.end) shown.push_back(contact);
  }
  return shown;
}

}  // namespace footfall::draw
