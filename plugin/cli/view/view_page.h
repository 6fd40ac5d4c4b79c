// SPDX-License-Identifier: MIT
// Pages of moving figures: `footfall view`, and --view of the verbs that make a motion.
#pragma once

#include <optional>
#include <string>

#include "cli/program/program.h"
#include "io/page/page_item.h"

namespace footfall::cli {

// --view PAGE of a verb that makes a motion. before: whether it has something to compare with.
void addViewOption(CLI::App& verb, std::string& page, bool before);

// Refuses before the work: a page that does not end in .html, a program without its viewer. Nothing for an
// empty name.
void requireViewable(const std::string& page);

// The motion, measured, with the table of `check`. name: of its file; its stem is shown.
PageItem motionItem(const std::string& name, Motion motion, const PageMotionOptions& options = {});

// Sets what a comparison needs: the second of two items against the first.
void compare(Page& page);

void writePage(const std::string& path, const Page& page);

// What a verb made, beside what it was made of where there is such a thing; nothing for an empty path.
void writeView(const std::string& path, PageItem made, std::optional<PageItem> before, const Common& common);

}  // namespace footfall::cli
