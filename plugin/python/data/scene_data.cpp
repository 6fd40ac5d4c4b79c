// SPDX-License-Identifier: MIT
// Scenes, what any file holds, read and written.
#include "base/scanner.h"
#include "base/units.h"
#include "io/scene_file.h"
#include "python/bindings.h"
#include "python/call/arrays.h"
#include "python/call/engine_call.h"
#include "python/call/words.h"
#include "scene/scene_motion.h"
#include "scene/up_axis.h"

namespace footfall::python {
namespace {

// unit: None, a unit's name or metres; up: "", "y" or "z".
ReadOptions readOptions(const py::object& unit, const std::string& asf, const std::string& take,
                        const std::string& up, const std::string& skeleton) {
  ReadOptions options;
  options.asf = asf;
  options.take = take;
  options.skeleton = skeleton;
  if (!up.empty()) {
    options.up = upAxisCalled(up);
    if (!options.up) throw Error(fmt::format("up must be 'y' or 'z', got '{}'", up));
  }
  if (unit.is_none()) return options;
  if (py::isinstance<py::str>(unit)) {
    const std::string name = py::cast<std::string>(unit);
    const std::optional<double> metres = metresPer(name);
    if (!metres)
      throw Error(fmt::format("unit must be a unit (cm, m, in) or metres above 0, got '{}'", name));
    options.metresPerUnit = *metres;
  } else {
    options.metresPerUnit = py::cast<double>(unit);
    if (!(options.metresPerUnit > 0))
      throw Error(
          fmt::format("unit must be a unit (cm, m, in) or metres above 0, got {:g}", options.metresPerUnit));
  }
  return options;
}

WriteOptions writeOptions(double tolerance, double frameRate, bool skin, bool reduce) {
  WriteOptions options;
  options.tolerance = tolerance;
  options.frameRate = frameRate;
  options.skin = skin;
  options.reduce = reduce;
  return options;
}

py::dict writtenReport(const WriteReport& written) {
  py::dict report;
  report["exact"] = written.exact;
  report["linear_error"] = written.linearError;
  report["angular_error"] = written.angularError;
  report["notes"] = textList(written.notes);
  return report;
}

py::dict aboutScene(const Scene& scene) {
  py::dict about;
  about["frame_rate"] = scene.frameRate;
  about["unit"] = scene.linearUnit;
  about["metres_per_unit"] = scene.metresPerUnit;
  about["angle_unit"] = scene.angularUnit;
  about["start"] = scene.range.start;
  about["end"] = scene.range.end;
  about["keyed"] = !scene.motion.has_value();
  about["takes"] = textList(scene.takes);
  about["take"] = scene.take;
  about["notes"] = textList(scene.notes);
  about["joints"] = scene.figure().size();
  about["curves"] = scene.curves.size();
  return about;
}

std::shared_ptr<Scene> withMotion(const Scene& scene, const Motion& before, const Motion& after) {
  auto changed = std::make_shared<Scene>(scene);
  engineCall([&] { putMotion(*changed, before, after); });
  return changed;
}

}  // namespace

void bindScene(py::module_& module) {
  py::class_<Scene, std::shared_ptr<Scene>>(module, "Scene")
      .def_static("of_motion", [](const Motion& motion) { return std::make_shared<Scene>(sceneOf(motion)); })
      .def("about", &aboutScene)
      .def("motion",
           [](const Scene& scene) {
             return engineCall([&] { return std::make_shared<Motion>(sampledMotion(scene)); });
           })
      .def("curves", [](const Scene& scene) { return std::make_shared<CurveSet>(scene.curves); })
      .def("with_motion", &withMotion)
      .def("with_curves", [](const Scene& scene, const CurveSet& curves) {
        if (scene.motion) throw Error("holds a sampled motion: it has no curves to replace");
        auto changed = std::make_shared<Scene>(scene);
        changed->curves = curves;
        return changed;
      });
  module.def("read", [](const std::string& path, const py::object& unit, const std::string& asf,
                        const std::string& take, const std::string& up, const std::string& skeleton) {
    const ReadOptions options = readOptions(unit, asf, take, up, skeleton);
    return engineCall([&] { return std::make_shared<Scene>(readScene(path, options)); });
  });
  module.def("parse", [](const py::bytes& content, const std::string& extension, const std::string& name,
                         const py::object& unit, const std::string& asf, const std::string& take,
                         const std::string& up, const std::string& skeleton) {
    const ReadOptions options = readOptions(unit, asf, take, up, skeleton);
    const auto text = static_cast<std::string_view>(content);  // the caller holds it
    return engineCall([&] { return std::make_shared<Scene>(parseScene(text, extension, name, options)); });
  });
  module.def("write", [](const Scene& scene, const std::string& path, double tolerance, double frameRate,
                         bool skin, bool reduce) {
    const WriteOptions options = writeOptions(tolerance, frameRate, skin, reduce);
    return writtenReport(engineCall([&] { return writeScene(scene, path, options); }));
  });
  module.def("format", [](const Scene& scene, const std::string& extension, double tolerance,
                          double frameRate, bool skin, bool reduce) {
    const WriteOptions options = writeOptions(tolerance, frameRate, skin, reduce);
    WriteReport written;
    const std::string content =
        engineCall([&] { return formatScene(scene, extension, "memory" + extension, options, written); });
    return py::make_tuple(py::bytes(content), writtenReport(written));
  });
  module.def("write_defaults", [] {
    const WriteOptions options;
    return py::make_tuple(options.tolerance, options.frameRate, options.skin, options.reduce);
  });
  // As the program writes: beside the target, then renamed.
  module.def("write_file", [](const std::string& path, const py::bytes& content) {
    const auto text = static_cast<std::string_view>(content);
    engineCall([&] { writeFile(path, text); });
  });
}

}  // namespace footfall::python
