// SPDX-License-Identifier: MIT
// Motions drawn: strips, paths, timing and curves. A package that was built without Cairo has no pictures.
#include "python/bindings.h"
#include "python/call/arrays.h"
#include "python/call/engine_call.h"
#include "python/call/words.h"

#ifdef FOOTFALL_PICTURES
#include "draw/figure/motion_picture.h"
#include "draw/plots/curves_plot.h"

namespace footfall::python {
namespace {

constexpr std::string_view kPictures[] = {"strip", "paths", "timing"};

draw::Page pageFrom(const std::string& theme, const std::string& title, double width, double height) {
  draw::Page page;
  page.theme = draw::themeNamed(theme);
  page.title = title;
  if (width > 0) page.width = width;
  page.height = height;
  return page;
}

std::optional<TimeRange> rangeFrom(const py::object& range) {
  if (range.is_none()) return std::nullopt;
  const auto [start, end] = py::cast<std::pair<double, double>>(range);
  return TimeRange{start, end};
}

py::bytes rendered(const draw::Canvas& canvas, const std::string& format, double scale,
                   const std::string& title) {
  const draw::Format how = draw::formatOf("picture" + format);
  return engineCall([&] { return canvas.render(how, scale, title); });
}

py::bytes picture(const Motion& motion, const std::string& kind, const std::string& format,
                  const std::string& view, const std::string& theme, const std::string& title, double width,
                  double height, double scale, const py::object& range, int count, const DoubleArray& times,
                  bool onion, bool com, const std::shared_ptr<Terrain>& terrain, int threads) {
  draw::MotionPictureOptions options;
  options.kind = static_cast<draw::PictureKind>(wordIn(kPictures, py::str(kind), "kind"));
  options.page = pageFrom(theme, title, width, height);
  options.range = rangeFrom(range);
  options.view = draw::viewNamed(view);
  options.count = count;
  options.times = numbersFrom(times);
  options.onion = onion;
  options.com = com;
  options.terrain = terrain;
  options.threads = threads;
  const draw::Canvas canvas = engineCall([&] { return drawMotionPicture(motion, options); });
  return rendered(canvas, format, scale, title);
}

py::bytes curves(const Scene& scene, const std::string& pattern, const std::string& format,
                 const std::string& theme, const std::string& title, double width, double height,
                 double scale, const py::object& range) {
  draw::CurvesOptions options;
  options.page = pageFrom(theme, title, width, height);
  options.pattern = pattern;
  options.range = rangeFrom(range);
  options.frameRate = scene.frameRate;
  const draw::Canvas canvas = engineCall([&] {
    return scene.motion ? drawChannels(*scene.motion, options) : drawCurves(scene.curves, options);
  });
  return rendered(canvas, format, scale, title);
}

}  // namespace

void bindPictures(py::module_& module) {
  module.def("picture", &picture, py::arg("motion"), py::arg("kind"), py::arg("format"), py::arg("view"),
             py::arg("theme"), py::arg("title"), py::arg("width"), py::arg("height"), py::arg("scale"),
             py::arg("range"), py::arg("count"), py::arg("times"), py::arg("onion"), py::arg("com"),
             py::arg("terrain").none(true), py::arg("threads"));
  module.def("curve_picture", &curves);
}

}  // namespace footfall::python
#else
namespace footfall::python {

void bindPictures(py::module_&) {}

}  // namespace footfall::python
#endif
