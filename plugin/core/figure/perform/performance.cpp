// SPDX-License-Identifier: MIT
#include "figure/perform/performance.h"

#include <algorithm>
#include <cmath>

namespace footfall {

bool inContact(const Contacts& contacts, int leg, double time) {
  return std::any_of(contacts.begin(), contacts.end(), [&](const Contact& contact) {
    return contact.leg == leg && time >= contact.time.start && time <= contact.time.end;
  });
}

std::vector<std::vector<char>> support(const Performance& performance) {
  const std::size_t frames = performance.frames();
  std::vector<std::vector<char>> result(performance.feet.size(), std::vector<char>(frames, 0));
  for (const Contact& contact : performance.contacts) {
    std::vector<char>& standing = result[static_cast<std::size_t>(contact.leg)];
    // From the frame before the strike on, so that rounding does not lose one.
    const double first = std::floor((contact.time.start - performance.startTime) / performance.frameTime) - 1;
    if (!(first < static_cast<double>(frames))) continue;
    for (std::size_t i = first > 0 ? static_cast<std::size_t>(first) : 0; i < frames; ++i) {
      if (performance.time(i) > contact.time.end) break;
      if (performance.time(i) >= contact.time.start) standing[i] = 1;
    }
  }
  return result;
}

}  // namespace footfall
