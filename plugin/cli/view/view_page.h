// SPDX-License-Identifier: MIT
// Pages of moving figures: `footfall view`, and --view of the verbs that make a motion.
#pragma once

#include <optional>
#include <string>

#include "cli/program/program.h"
#include "io/page/page_item.h"

namespace footfall::cli {

// --view PAGE of a verb that makes a motion.
struct ViewOption {
  std::string page;
  const Common* common = nullptr;

  bool asked() const { return !page.empty(); }
};
// Refuses a page that cannot be written as soon as it is read. before: the verb has something to compare
// with.
void addViewOption(CLI::App& verb, const Program& program, ViewOption& view, bool before);

// Refuses before the work: a page that does not end in .html, a program without its viewer. Nothing for an
// empty name.
void requireViewable(const std::string& page);

// The motion, measured. name: of its file; its stem is shown.
PageItem motionItem(const std::string& name, Motion motion, const PageMotionOptions& options = {});

// Sets what a comparison needs: the second of two items against the first.
void compare(Page& page);

// With the tables of `check`.
void writePage(const std::string& path, Page page);

// What a verb made, beside what it was made of where there is such a thing; call it where the page is asked
// for. Notes of the report say where the page is.
void writeView(const ViewOption& view, PageItem made, Report& report, std::optional<PageItem> before = {});

}  // namespace footfall::cli
