// SPDX-License-Identifier: MIT
// Colours and sizes of all pictures. Left and right stay apart for the colour-blind and in grey print.
#pragma once

#include <string>
#include <vector>

#include "draw/page/canvas.h"
#include "figure/anatomy/limbs.h"

namespace footfall::draw {

struct Theme {
  Colour background, text, muted, axis, grid;
  Colour ground;  // lines of the ground and what lies on it
  Colour shade;   // bands behind data: flight, ranges
  Colour left, right, middle;
  std::vector<Colour> series;  // of plots, in order

  // Points. At the default page width (400) scaled to a column of 245 points the small text prints at 5.5.
  double titleSize = 11.5, textSize = 10, smallSize = 9;
  double line = 1.3, thin = 0.6;
  double margin = 10;

  const Colour& side(BodySide side) const;
  TextStyle title() const;
  TextStyle label(Align align = Align::Start, VerticalAlign vertical = VerticalAlign::Baseline) const;
  TextStyle small(Align align = Align::Start, VerticalAlign vertical = VerticalAlign::Baseline) const;
  TextStyle faint(Align align = Align::Start, VerticalAlign vertical = VerticalAlign::Baseline) const;
};

Theme lightTheme();
Theme darkTheme();
// "light" or "dark". Throws Error for another name.
Theme themeNamed(const std::string& name);

}  // namespace footfall::draw
