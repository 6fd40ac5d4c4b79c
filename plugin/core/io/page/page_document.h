// SPDX-License-Identifier: MIT
// A page of moving figures as one file: the viewer with the data packed into it.
#pragma once

#include <string>
#include <string_view>

#include "io/page/page_item.h"

namespace footfall {

// viewer: the page without data, which says where it belongs with kPageData. program: name and version of
// what made it. Whatever names hold stays text. Throws Error for a viewer that does not say so exactly once.
inline constexpr std::string_view kPageData = "<!--FOOTFALL_DATA-->";
std::string formatPage(const Page& page, std::string_view viewer, std::string_view program);

}  // namespace footfall
