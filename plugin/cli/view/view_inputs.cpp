// SPDX-License-Identifier: MIT
#include "cli/view/view_inputs.h"

#include "cli/program/quality_text.h"
#include "cli/view/view_page.h"

namespace footfall::cli {
namespace {

PageMotionOptions motionOptions(const ViewOptions& options) {
  PageMotionOptions how;
  how.limits = options.limits;
  how.ground = options.ground;
  how.threads = options.threads;
  return how;
}

PageItem motionOfFile(const std::string& file, const ViewOptions& options) {
  const Scene scene = readInput(file, options.from, options.read);
  Motion motion = motionOf(scene, file);
  PageItem item = inFile(file, [&] { return motionItem(file, std::move(motion), motionOptions(options)); });
  item.motion->unit = scene.linearUnit;
  item.notes.insert(item.notes.end(), scene.notes.begin(), scene.notes.end());
  return item;
}

}  // namespace

void addInput(Page& page, const std::string& input, const ViewOptions& options, const Progress&) {
  page.items.push_back(motionOfFile(input, options));
}

std::vector<std::string> viewableInputs(const std::vector<std::string>& inputs, const Common& common) {
  return expandInputs(inputs, common);
}

}  // namespace footfall::cli
