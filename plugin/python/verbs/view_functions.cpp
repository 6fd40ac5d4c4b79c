// SPDX-License-Identifier: MIT
// Pages that show motions moving. The viewer itself comes with the package, as a file.
#include <pybind11/stl.h>

#include "figure/quality/quality_table.h"
#include "io/page/page_document.h"
#include "io/page/track_item.h"
#include "python/bindings.h"
#include "python/call/arrays.h"
#include "python/call/engine_call.h"
#include "python/data/solved_walk.h"

namespace footfall::python {
namespace {

struct PageInput {
  std::string name;
  std::shared_ptr<Motion> motion;
  std::shared_ptr<SolvedWalk> walk;  // null: a motion alone
};

std::vector<PageInput> inputsFrom(const py::list& rows) {
  std::vector<PageInput> inputs;
  for (const py::handle row : rows) {
    const py::tuple named = py::cast<py::tuple>(row);
    PageInput input;
    input.name = py::cast<std::string>(named[0]);
    if (py::isinstance<SolvedWalk>(named[1])) {
      input.walk = py::cast<std::shared_ptr<SolvedWalk>>(named[1]);
    } else {
      input.motion = py::cast<std::shared_ptr<Motion>>(named[1]);
    }
    inputs.push_back(std::move(input));
  }
  return inputs;
}

PageItem itemOf(const PageInput& input, const PageMotionOptions& options) {
  if (input.walk)
    return trackItem(input.name, input.walk->walk, input.walk->track.document.character,
                     input.walk->walk.performed.motion, options);
  PageItem item;
  item.name = input.name;
  item.terrain = options.ground;
  item.motion = pageMotion(*input.motion, options);
  return item;
}

// (name, motion or walk), …; compare: the second with the first.
std::string page(const py::list& rows, const std::string& title, bool compare,
                 const std::shared_ptr<Terrain>& ground, const std::string& viewer,
                 const std::string& program, int threads, const py::object& progress) {
  const std::vector<PageInput> inputs = inputsFrom(rows);
  PageMotionOptions options;
  options.ground = ground;
  options.threads = threads;
  return engineCall(progress, [&](const Progress& watch) {
    Page made;
    made.title = title;
    for (std::size_t i = 0; i < inputs.size(); ++i) {
      report(watch, static_cast<double>(i) / static_cast<double>(inputs.size()));
      made.items.push_back(itemOf(inputs[i], options));
    }
    if (compare) {
      if (made.items.size() != 2) throw Error("two motions can be compared");
      made.layout = PageLayout::Compare;
      made.items[1].before = 0;
    } else if (made.items.size() > 1) {
      made.layout = PageLayout::Gallery;
    }
    for (PageItem& item : made.items) {
      if (item.motion)
        item.motion->table =
            item.name + "\n" + qualityTable(item.motion->report, item.motion->motion.skeleton);
    }
    return formatPage(made, viewer, program);
  });
}

}  // namespace

void bindView(py::module_& module) {
  module.def("page", &page, py::arg("rows"), py::arg("title"), py::arg("compare"),
             py::arg("ground").none(true), py::arg("viewer"), py::arg("program"), py::arg("threads"),
             py::arg("progress"));
}

}  // namespace footfall::python
