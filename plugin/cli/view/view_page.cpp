// SPDX-License-Identifier: MIT
#include "cli/view/view_page.h"

#include <filesystem>

#include <fmt/format.h>

#include "base/scanner.h"
#include "cli/program/quality_text.h"
#include "cli/view/viewer_bundle.h"
#include "io/page/page_document.h"
#include "io/scene_file.h"

namespace footfall::cli {

void addViewOption(CLI::App& verb, const Program& program, ViewOption& view, bool before) {
  view.common = &program.common();
  verb.add_option_function<std::string>(
          "--view",
          [&view](const std::string& page) {
            requireViewable(page);
            view.page = page;
          },
          before ? "Write a page that shows the motion before and after, moving (.html)"
                 : "Write a page that shows the motion moving (.html)")
      ->type_name("PAGE");
}

void requireViewable(const std::string& page) {
  if (page.empty()) return;
  const std::string extension = extensionOf(page);
  if (extension != ".html" && extension != ".htm")
    throw Error(Place{page, 0}, "must be the name of a page, such as walk.html");
  viewerPage();
}

PageItem motionItem(const std::string& name, Motion motion, const PageMotionOptions& options) {
  PageItem item;
  item.name = std::filesystem::path(name).stem().string();
  item.file = std::filesystem::path(name).filename().string();
  item.terrain = options.ground;
  item.motion = pageMotion(std::move(motion), options);
  const std::size_t first = item.motion->report.contacts.firstFrame;
  if (first > 0) {
    item.notes.push_back(
        fmt::format("frames before {} are a pose before the motion and are not measured", first));
  }
  return item;
}

void compare(Page& page) {
  page.layout = PageLayout::Compare;
  page.items.at(1).before = 0;
}

void writePage(const std::string& path, Page page) {
  for (PageItem& item : page.items) {
    if (!item.motion) continue;
    item.motion->table = item.name + "\n" + qualityTable(item.motion->report, item.motion->motion.skeleton);
  }
  writeFile(path, formatPage(page, viewerPage(), "footfall " FOOTFALL_VERSION));
}

void writeView(const ViewOption& view, PageItem made, Report& report, std::optional<PageItem> before) {
  Page page;
  page.title = made.name;
  made.command = view.common->command;
  if (before) page.items.push_back(std::move(*before));
  page.items.push_back(std::move(made));
  if (page.items.size() == 2) compare(page);
  writePage(view.page, std::move(page));
  report.json["view"] = view.page;
  report.text += fmt::format("  -> {}\n", view.page);
}

}  // namespace footfall::cli
