// SPDX-License-Identifier: MIT
// How legs are named and coloured in pictures, whatever found them.
#pragma once

#include <string>
#include <vector>

#include "draw/page/page.h"
#include "figure/anatomy/limbs.h"
#include "figure/contact/contact.h"

namespace footfall::draw {

struct LegSign {
  std::string label;  // "front left"
  Colour colour;      // its side's; the second leg of a side is deeper, the third deeper still …
};

std::vector<LegSign> legSigns(const Limbs& limbs, const Theme& theme);

// A patch for the left and the right, where a figure has both; else none.
std::vector<LegendEntry> sideLegend(const Limbs& limbs, const Theme& theme);

// The contacts that touch the range. Throws Error for one that ends before it starts, is not finite or is of
// a leg beyond the number of legs.
Contacts shownContacts(const Contacts& contacts, const TimeRange& range, std::size_t legs);

}  // namespace footfall::draw
