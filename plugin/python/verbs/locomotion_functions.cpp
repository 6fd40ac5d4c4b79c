// SPDX-License-Identifier: MIT
// Libraries of recorded locomotion: built, read, played along scripts and paths, and stepped, many figures at
// once.
#include <omp.h>

#include "base/parallel.h"
#include "figure/drive/retargeting.h"
#include "io/documents/locomotion_json.h"
#include "locomotion/build/build_options.h"
#include "locomotion/library/clip_motion.h"
#include "locomotion/run/generate.h"
#include "locomotion/run/locomotor.h"
#include "locomotion/run/steering_options.h"
#include "python/bindings.h"
#include "python/call/arrays.h"
#include "python/call/engine_call.h"
#include "python/call/keyword_options.h"
#include "python/call/words.h"
#include "python/data/named_character.h"

namespace footfall::python {
using namespace locomotion;

namespace {

using LibraryPtr = std::shared_ptr<Library>;

py::dict exampleRow(const Clip& clip) {
  py::dict row;
  row["source"] = clip.source;
  row["start"] = clip.start;
  row["end"] = clip.end;
  row["mirrored"] = clip.mirrored;
  row["speed"] = clip.velocity.speed;
  row["turn"] = clip.velocity.turn;
  row["duration"] = clip.duration();
  row["confidence"] = clip.confidence;
  return row;
}

py::list classRows(const Library& library) {
  py::list rows;
  for (const MotionClass& cls : library.classes) {
    py::dict row;
    row["name"] = cls.name;
    row["pattern"] = nameOf(cls.pattern);
    py::list examples;
    for (const Clip& clip : cls.examples) examples.append(exampleRow(clip));
    row["examples"] = examples;
    std::vector<double> hull;
    for (const Vec2& corner : cls.hull) {
      const Velocity velocity = fromDegrees(corner);
      hull.push_back(velocity.speed);
      hull.push_back(velocity.turn);
    }
    row["hull"] = handedOver(std::move(hull), {signedSize(cls.hull.size()), 2});
    rows.append(row);
  }
  return rows;
}

// clips: (name, motion), …; classNames: (pattern, class), …; labels: text of a document, or empty.
py::tuple buildFrom(const py::list& clips, const py::list& classNames, const std::string& labels,
                    const std::string& labelsFile, const py::dict& keywords, int threads,
                    const py::object& progress) {
  std::vector<NamedMotion> motions;
  for (const py::handle row : clips) {
    const py::tuple named = py::cast<py::tuple>(row);
    motions.push_back({py::cast<std::string>(named[0]), *py::cast<std::shared_ptr<Motion>>(named[1])});
  }
  BuildOptions options;
  applyKeywords(keywords, buildOptionTable(), options);
  for (const py::handle row : classNames) {
    const py::tuple named = py::cast<py::tuple>(row);
    options.classNames.push_back({py::cast<std::string>(named[0]), py::cast<std::string>(named[1])});
  }
  if (!labels.empty()) options.labels = parseLabelsJson(labels, labelsFile);
  options.threads = threads;
  BuiltLibrary built = engineCall(progress, [&](const Progress& watch) {
    options.progress = watch;
    return buildLibrary(motions, options);
  });
  py::list rejected;
  for (const RecordedClip& clip : built.recordings) {
    if (!clip.rejected.empty()) rejected.append(py::make_tuple(clip.name, clip.rejected));
  }
  return py::make_tuple(std::make_shared<Library>(std::move(built.library)), textList(built.notes), rejected,
                        formatLabelsJson(built.recordings));
}

std::shared_ptr<Motion> exampleMotion(const Library& library, std::size_t cls, std::size_t example,
                                      int loops) {
  if (cls >= library.classes.size() || example >= library.classes[cls].examples.size())
    throw Error("there is no such example in the library");
  return std::make_shared<Motion>(motionOf(library, library.classes[cls].examples[example], loops));
}

py::dict generatedFacts(const Generated& made, const Library& library) {
  py::dict facts;
  py::list steady;
  for (const SteadyStretch& s : made.steady) {
    py::dict row;
    row["start"] = s.start;
    row["end"] = s.end;
    row["class"] = library.classes[static_cast<std::size_t>(s.cls)].name;
    row["asked"] = py::make_tuple(s.asked.speed, s.asked.turn);
    row["achieved"] = py::make_tuple(s.achieved.speed, s.achieved.turn);
    steady.append(row);
  }
  facts["steady"] = steady;
  facts["path_rms"] = made.pathRms;
  facts["path_max"] = made.pathMax;
  facts["arrived"] = made.arrived;
  facts["kept"] = made.kept;
  facts["missed"] = made.missed;
  facts["hips_lowered"] = made.lockShift;
  facts["notes"] = textList(made.notes);
  std::vector<double> base;
  for (const LocomotionSample& sample : made.samples) {
    base.push_back(sample.base.position.x());
    base.push_back(sample.base.position.y());
    base.push_back(sample.base.yaw);
  }
  facts["base"] = handedOver(std::move(base), {signedSize(made.samples.size()), 3});
  return facts;
}

// what: ("script", text), ("path", text of a document, its file), ("to", [x, z]).
py::tuple locomote(const LibraryPtr& library, const py::tuple& what, double speed,
                   const std::shared_ptr<Terrain>& ground, const std::shared_ptr<NamedCharacter>& onto,
                   const py::dict& keywords, int threads, const py::object& progress) {
  SteeringOptions options;
  applyKeywords(keywords, steeringOptionTable(), options);
  GenerateOptions& how = options.generate;
  how.run.terrain = ground;
  how.threads = threads;
  if (onto) how.onto = std::make_shared<const Retargeting>(makeCharacter(library->skeleton), onto->character);
  const std::string kind = py::cast<std::string>(what[0]);
  Script script;
  Route route;
  if (kind == "script") {
    script = parseScript(py::cast<std::string>(what[1]));
  } else if (kind == "path") {
    route = parseRouteJson(py::cast<std::string>(what[1]), py::cast<std::string>(what[2]), speed);
  } else {
    const DoubleArray to = py::cast<DoubleArray>(what[1]);
    needSize(to, 2, "to");
    route = routeTo({}, Vec2(to.data()[0], to.data()[1]), speed);
  }
  Generated made = engineCall(progress, [&](const Progress& watch) {
    how.progress = watch;
    return kind == "script" ? generate(library, script, how) : generate(library, route, how, options.follow);
  });
  const py::dict facts = generatedFacts(made, *library);
  return py::make_tuple(std::make_shared<Motion>(std::move(made.motion)), facts);
}

// Figures on one library, stepped together. Arrays have a row per figure.
class Crowd {
 public:
  Crowd(LibraryPtr library, const IntArray& classes, const DoubleArray& velocities, const DoubleArray& bases,
        const std::shared_ptr<Terrain>& ground, const py::dict& keywords)
      : library_(std::move(library)) {
    SteeringOptions options;
    applyKeywords(keywords, steeringOptionTable(), options);
    options.generate.run.terrain = ground;
    const auto count = static_cast<std::size_t>(classes.size());
    needSize(velocities, 2 * count, "velocities");
    needSize(bases, 3 * count, "bases");
    figures_.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
      const double *v = velocities.data() + 2 * i, *b = bases.data() + 3 * i;
      Base base;
      base.position = Vec2(b[0], b[1]);
      base.yaw = b[2];
      figures_.emplace_back(library_, options.generate.run, classes.data()[i], Velocity{v[0], v[1]}, base);
    }
  }

  std::size_t size() const { return figures_.size(); }

  void steer(const IntArray& classes, const DoubleArray& velocities) {
    needSize(classes, figures_.size(), "classes");
    needSize(velocities, 2 * figures_.size(), "velocities");
    for (std::size_t i = 0; i < figures_.size(); ++i) {
      const double* v = velocities.data() + 2 * i;
      figures_[i].steer(classes.data()[i], {v[0], v[1]});
    }
  }

  void step(double dt, int times, int threads) {
    if (!(dt > 0) || dt > 0.1)
      throw Error(fmt::format("seconds must be above 0 and at most 0.1, got {:g}", dt));
    const auto count = static_cast<std::ptrdiff_t>(figures_.size());
    engineCall([&] {
#pragma omp parallel for schedule(dynamic, 16) num_threads(threadCount(threads)) if (count > 32)
      for (std::ptrdiff_t i = 0; i < count; ++i) {
        for (int k = 0; k < times; ++k) figures_[static_cast<std::size_t>(i)].step(dt);
      }
    });
  }

  // #figures by #joints by 4 and by 3; world: in the world, otherwise in the parent's space.
  py::tuple poses(bool world, int threads) const {
    const std::size_t joints = library_->skeleton.size();
    const py::ssize_t rows = signedSize(figures_.size()), columns = signedSize(joints);
    py::array_t<double> rotations({rows, columns, py::ssize_t{4}}),
        positions({rows, columns, py::ssize_t{3}});
    double *r = rotations.mutable_data(), *p = positions.mutable_data();
    engineCall([&] {
#pragma omp parallel num_threads(threadCount(threads)) if (rows > 32)
      {
        Pose placed;
        placed.resize(joints);
#pragma omp for schedule(static)
        for (py::ssize_t i = 0; i < rows; ++i) {
          const Pose* pose = &figures_[static_cast<std::size_t>(i)].pose();
          if (world) {
            worldFromLocal(library_->skeleton, *pose, placed);
            pose = &placed;
          }
          for (std::size_t j = 0; j < joints; ++j) {
            const std::size_t at = static_cast<std::size_t>(i) * joints + j;
            putQuaternion(pose->rotation[j], r + 4 * at);
            Eigen::Map<Vec3>(p + 3 * at) = pose->position[j];
          }
        }
      }
    });
    return py::make_tuple(positions, rotations);
  }

  // x, z, yaw.
  py::array_t<double> bases() const {
    std::vector<double> rows;
    for (const Locomotor& figure : figures_) {
      rows.push_back(figure.base().position.x());
      rows.push_back(figure.base().position.y());
      rows.push_back(figure.base().yaw);
    }
    return handedOver(std::move(rows), {signedSize(figures_.size()), 3});
  }

  py::dict facts() const {
    const py::ssize_t count = signedSize(figures_.size());
    std::vector<int> classes, goals;
    std::vector<double> phases;
    py::array_t<bool> standing({count, py::ssize_t{2}}), changing(count);
    bool *stands = standing.mutable_data(), *changes = changing.mutable_data();
    for (const Locomotor& figure : figures_) {
      classes.push_back(figure.currentClass());
      goals.push_back(figure.goal());
      phases.push_back(figure.phase());
      *stands++ = figure.standing().left;
      *stands++ = figure.standing().right;
      *changes++ = figure.inTransition();
    }
    py::dict rows;
    rows["classes"] = handedOver(std::move(classes));
    rows["goals"] = handedOver(std::move(goals));
    rows["phases"] = handedOver(std::move(phases));
    rows["standing"] = standing;
    rows["changing"] = changing;
    return rows;
  }

 private:
  LibraryPtr library_;
  std::vector<Locomotor> figures_;
};

}  // namespace

void bindLocomotion(py::module_& module) {
  py::class_<Library, LibraryPtr>(module, "Library")
      .def_static(
          "parse",
          [](const std::string& text, const std::string& file) {
            return engineCall([&] { return std::make_shared<Library>(parseLibraryJson(text, file)); });
          })
      .def("format",
           [](const Library& library) { return engineCall([&] { return formatLibraryJson(library); }); })
      .def("classes", &classRows)
      .def("find", [](const Library& library, const std::string& name) { return library.find(name); })
      .def_property_readonly("frame_time", [](const Library& library) { return library.frameTime; })
      .def_property_readonly("joints", [](const Library& library) { return library.skeleton.size(); })
      .def_property_readonly("bytes", &Library::bytes)
      .def("joint_names",
           [](const Library& library) {
             py::list names;
             for (const Joint& joint : library.skeleton.joints) names.append(pythonText(joint.name));
             return names;
           })
      .def("example", &exampleMotion);
  py::class_<Crowd, std::shared_ptr<Crowd>>(module, "Crowd")
      .def(py::init<LibraryPtr, const IntArray&, const DoubleArray&, const DoubleArray&,
                    const std::shared_ptr<Terrain>&, const py::dict&>(),
           py::arg("library"), py::arg("classes"), py::arg("velocities"), py::arg("bases"),
           py::arg("ground").none(true), py::arg("keywords"))
      .def_property_readonly("size", &Crowd::size)
      .def("steer", &Crowd::steer)
      .def("step", &Crowd::step)
      .def("poses", &Crowd::poses)
      .def("bases", &Crowd::bases)
      .def("facts", &Crowd::facts)
      .def("copy", [](const Crowd& crowd) { return std::make_shared<Crowd>(crowd); });
  module.def("build_library", &buildFrom);
  module.def("locomote", &locomote, py::arg("library"), py::arg("what"), py::arg("speed"),
             py::arg("ground").none(true), py::arg("onto").none(true), py::arg("keywords"),
             py::arg("threads"), py::arg("progress"));
}

}  // namespace footfall::python
