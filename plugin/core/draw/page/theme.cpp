// SPDX-License-Identifier: MIT
#include "draw/page/theme.h"

#include <fmt/format.h>

#include "base/error.h"

namespace footfall::draw {

const Colour& Theme::side(BodySide wanted) const {
  return wanted == BodySide::Left ? left : wanted == BodySide::Right ? right : middle;
}

TextStyle Theme::title() const {
  TextStyle style;
  style.colour = text;
  style.size = titleSize;
  style.bold = true;
  return style;
}

TextStyle Theme::label(Align align, VerticalAlign vertical) const {
  TextStyle style;
  style.colour = text;
  style.size = textSize;
  style.align = align;
  style.vertical = vertical;
  return style;
}

TextStyle Theme::small(Align align, VerticalAlign vertical) const {
  TextStyle style = label(align, vertical);
  style.size = smallSize;
  return style;
}

TextStyle Theme::faint(Align align, VerticalAlign vertical) const {
  TextStyle style = small(align, vertical);
  style.colour = muted;
  return style;
}

// After the palette of Okabe and Ito, which colour-blind readers tell apart.
Theme lightTheme() {
  Theme theme;
  theme.background = hexColour(0xFFFFFF);
  theme.text = hexColour(0x1B1F24);
  theme.muted = hexColour(0x5F6772);
  theme.axis = hexColour(0x59606A);
  theme.grid = hexColour(0xE4E7EB);
  theme.ground = hexColour(0x7A746B);
  theme.shade = hexColour(0xF3E9C9);
  theme.left = hexColour(0x0072B2);
  theme.right = hexColour(0xE06A1B);
  theme.middle = hexColour(0x9AA3AE);
  for (const unsigned rgb :
       {0x0072B2u, 0xD55E00u, 0x009E73u, 0xB0569Bu, 0x8A6A00u, 0x3FA7E0u, 0x40464Eu, 0xA03232u})
    theme.series.push_back(hexColour(rgb));
  return theme;
}

Theme darkTheme() {
  Theme theme;
  theme.background = hexColour(0x15181D);
  theme.text = hexColour(0xECEFF3);
  theme.muted = hexColour(0xA3ABB6);
  theme.axis = hexColour(0x8D96A2);
  theme.grid = hexColour(0x2B3038);
  theme.ground = hexColour(0x948D82);
  theme.shade = hexColour(0x38331F);
  theme.left = hexColour(0x56B4E9);
  theme.right = hexColour(0xF09A3E);
  theme.middle = hexColour(0x88919D);
  for (const unsigned rgb :
       {0x56B4E9u, 0xF28A3Cu, 0x2CC295u, 0xDD8CC8u, 0xE8CF4Bu, 0x4F8DF0u, 0xD5DAE1u, 0xF07070u})
    theme.series.push_back(hexColour(rgb));
  return theme;
}

Theme themeNamed(const std::string& name) {
  if (name == "light") return lightTheme();
  if (name == "dark") return darkTheme();
  throw Error(fmt::format("there is no theme '{}'; there are light and dark", name));
}

}  // namespace footfall::draw
