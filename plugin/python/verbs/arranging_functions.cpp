// SPDX-License-Identifier: MIT
// trim, mirror, loop, root, concat, rate and retarget: scenes in, scenes out.
#include "io/documents/joint_map_json.h"
#include "python/bindings.h"
#include "python/call/engine_call.h"
#include "python/call/keyword_options.h"
#include "python/call/words.h"
#include "python/data/measured_quality.h"
#include "scene/edit/scene_concat.h"
#include "scene/edit/scene_loop.h"
#include "scene/edit/scene_mirror.h"
#include "scene/edit/scene_rate.h"
#include "scene/edit/scene_retarget.h"
#include "scene/edit/scene_root.h"
#include "scene/edit/scene_trim.h"
#include "scene/scene_motion.h"

namespace footfall::python {
namespace {

// None: the scene's own end.
std::shared_ptr<Scene> trim(const Scene& scene, const py::object& start, const py::object& end,
                            const py::object& at) {
  TimeRange range = scene.range;
  if (!start.is_none()) range.start = py::cast<double>(start);
  if (!end.is_none()) range.end = py::cast<double>(end);
  std::optional<double> begins;
  if (!at.is_none()) begins = py::cast<double>(at);
  auto cut = std::make_shared<Scene>(scene);
  engineCall([&] { trimScene(*cut, range, begins); });
  return cut;
}

py::tuple mirror(const Scene& scene) {
  auto made = std::make_shared<Scene>(scene);
  const SceneMirrorReport report = engineCall([&] { return mirrorScene(*made); });
  py::dict facts;
  facts["pairs"] = report.pairs;
  facts["asymmetry"] = report.symmetry;
  return py::make_tuple(made, facts);
}

py::tuple loop(const Scene& scene, const py::dict& keywords, int threads) {
  LoopOptions options;
  applyKeywords(keywords, loopOptionsTable(), options);
  options.threads = threads;
  auto made = std::make_shared<Scene>(scene);
  const SceneLoopReport report = engineCall([&] { return loopScene(*made, options); });
  py::dict facts;
  facts["first_frame"] = report.first;
  facts["last_frame"] = report.last;
  facts["seconds"] = report.seconds;
  facts["seam"] = py::make_tuple(report.gap, report.gapAfter);
  facts["seam_speed"] = py::make_tuple(report.speedGap, report.speedGapAfter);
  facts["travel"] = py::make_tuple(report.travel.x(), report.travel.z());
  facts["turn"] = report.turn;
  return py::make_tuple(made, facts);
}

py::tuple root(const Scene& scene, const py::dict& keywords) {
  RootOptions options;
  applyKeywords(keywords, rootOptionsTable(), options);
  auto made = std::make_shared<Scene>(scene);
  const SceneRootReport report = engineCall([&] { return editRoot(*made, options); });
  py::dict facts;
  facts["travel"] = py::make_tuple(report.travel.x(), report.travel.z());
  facts["turn"] = report.turn;
  facts["speed"] = report.speed;
  facts["moved"] = report.bodyMoved;
  facts["notes"] = textList(report.notes);
  return py::make_tuple(made, facts);
}

py::tuple concat(const std::vector<ScenePtr>& scenes, const py::dict& keywords) {
  ConcatOptions options;
  applyKeywords(keywords, concatOptionsTable(), options);
  auto made = std::make_shared<Scene>(*scenes.front());
  std::vector<double> jumps;
  std::vector<std::string> notes;
  engineCall([&] {
    for (std::size_t i = 1; i < scenes.size(); ++i) {
      const SceneConcatReport report = appendScene(*made, *scenes[i], options);
      jumps.push_back(report.jump);
      notes.insert(notes.end(), report.notes.begin(), report.notes.end());
    }
  });
  py::dict facts;
  facts["jumps"] = py::tuple(py::cast(jumps));
  facts["notes"] = textList(notes);
  return py::make_tuple(made, facts);
}

py::tuple rate(const Scene& scene, double framesPerSecond) {
  auto made = std::make_shared<Scene>(scene);
  const WriteReport report = engineCall([&] { return changeRate(*made, framesPerSecond); });
  py::dict facts;
  facts["linear_error"] = report.linearError;
  facts["angular_error"] = report.angularError;
  facts["notes"] = textList(report.notes);
  return py::make_tuple(made, facts);
}

// map: pairs of a joint of the target and one of the source, "" for none.
py::tuple retarget(const Scene& scene, const Scene& onto, const JointMap& map, const py::dict& keywords,
                   int threads) {
  RetargetOptions options;
  applyKeywords(keywords, retargetOptionsTable(), options);
  options.threads = threads;
  auto made = std::make_shared<Scene>(onto);
  SceneRetargetReport report;
  MotionPtr before, after;
  engineCall([&] {
    report = retargetScene(scene, *made, map, options);
    before = std::make_shared<const Motion>(sampledMotion(scene));
    after = std::make_shared<const Motion>(sampledMotion(*made));
  });
  py::dict facts;
  py::dict joints;
  for (const auto& [joint, other] : report.map) joints[joint.c_str()] = other;
  facts["map"] = joints;
  facts["source_names"] = report.sourceSchool;
  facts["target_names"] = report.targetSchool;
  facts["scale"] = report.scale;
  facts["notes"] = textList(report.notes);
  const auto measured = [](const MotionPtr& motion, QualityReport quality) {
    return std::make_shared<MeasuredQuality>(MeasuredQuality{motion, std::move(quality)});
  };
  return py::make_tuple(made, measured(before, std::move(report.before)),
                        measured(after, std::move(report.after)), facts);
}

}  // namespace

void bindArranging(py::module_& module) {
  module.def("trim", &trim);
  module.def("mirror", &mirror);
  module.def("loop", &loop);
  module.def("root", &root);
  module.def("concat", &concat);
  module.def("rate", &rate);
  module.def("retarget", &retarget);
  module.def("joint_map", [](const std::string& text, const std::string& file) {
    return engineCall([&] { return parseJointMapJson(text, file); });
  });
}

}  // namespace footfall::python
