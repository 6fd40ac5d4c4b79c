// SPDX-License-Identifier: MIT
// Tracks made, and walked: prints along paths, from motions, over stones, wandering; walk, edit and walk
// again.
#include <cmath>
#include <functional>

#include <pybind11/stl.h>

#include "figure/contact/contact_options_table.h"
#include "footprint/planners/curve_prints.h"
#include "footprint/planners/planner_options_table.h"
#include "footprint/planners/stepping_stones.h"
#include "footprint/track/extract_prints.h"
#include "footprint/walk/clip_style.h"
#include "footprint/walk/editable_walk.h"
#include "footprint/walk/online_walk.h"
#include "footprint/walk/walk_options_table.h"
#include "python/bindings.h"
#include "python/call/arrays.h"
#include "python/call/engine_call.h"
#include "python/call/keyword_options.h"
#include "python/call/words.h"
#include "python/data/solved_walk.h"
#include "python/data/track_data.h"

namespace footfall::python {
using namespace footprint;

namespace {

using TrackPtr = std::shared_ptr<TrackHandle>;

TrackPtr give(Track track, const NamedCharacter& who) {
  return std::make_shared<TrackHandle>(trackOf(std::move(track), who));
}

// points: #points by 2 in plan (x, z) or by 3; headings: the same number, NaN where the path finds its own,
// or None.
TrackPtr printsAlong(const DoubleArray& points, const py::object& headings, bool closed,
                     const NamedCharacter& who, const py::dict& keywords) {
  PathPrintOptions options;
  applyKeywords(keywords, pathPrintOptionsTable(), options);
  const VirtualLegs legs = makeVirtualLegs(who.character);
  if (points.ndim() == 2 && points.shape(1) == 3) {
    const std::vector<Vec3> curve = positionsFrom(points, "points");
    return give(engineCall([&] { return printsAlongCurve(curve, closed, legs, options); }), who);
  }
  if (points.ndim() != 2 || points.shape(1) != 2) throw Error("points must be rows of x, z or of x, y, z");
  std::vector<PathPoint> path(static_cast<std::size_t>(points.shape(0)));
  DoubleArray yaws;
  if (!headings.is_none()) {
    yaws = py::cast<DoubleArray>(headings);
    needSize(yaws, path.size(), "headings");
  }
  for (std::size_t i = 0; i < path.size(); ++i) {
    path[i].position = Vec2(points.data()[2 * i], points.data()[2 * i + 1]);
    if (headings.is_none() || std::isnan(yaws.data()[i])) continue;
    path[i].heading = Vec2(std::sin(yaws.data()[i]), std::cos(yaws.data()[i]));
  }
  return give(engineCall([&] { return printsAlongPath(PlanPath(path, closed), legs, options); }), who);
}

py::tuple printsFrom(const Motion& motion, const std::string& name, const std::string& path,
                     const py::dict& keywords) {
  ContactOptions options;
  applyKeywords(keywords, contactOptionsTable(), options);
  ExtractedPrints found = engineCall([&] { return extractPrints(motion, options); });
  NamedCharacter who{std::move(found.character), {name, CharacterIs::File, 1}, path};
  return py::make_tuple(
      give(std::move(found.track), who), found.startTime,
      py::array_t<bool>(signedSize(found.cut.size()), reinterpret_cast<const bool*>(found.cut.data())));
}

TrackPtr overStones(const DoubleArray& stones, int start, int goal, const NamedCharacter& who,
                    py::dict facts) {
  const std::vector<Vec3> places = positionsFrom(stones, "stones");
  const VirtualLegs legs = makeVirtualLegs(who.character);
  StoneCrossing crossing = engineCall([&] { return crossStones(places, start, goal, legs); });
  if (!crossing.failure.empty()) throw Error(crossing.failure);
  facts["stones"] = handedOver(crossing.stones);
  return give(std::move(crossing.track), who);
}

TrackPtr wander(int prints, const DoubleArray& start, double yaw, const DoubleArray& least,
                const DoubleArray& most, const DoubleArray& obstacles, const NamedCharacter& who,
                const py::dict& keywords) {
  WanderOptions options;
  needSize(start, 2, "start");
  needSize(least, 2, "least");
  needSize(most, 2, "most");
  options.least = Vec2(least.data()[0], least.data()[1]);
  options.most = Vec2(most.data()[0], most.data()[1]);
  for (const Vec3& row : obstacles.size() > 0 ? positionsFrom(obstacles, "obstacles") : std::vector<Vec3>())
    options.obstacles.push_back({Vec2(row.x(), row.y()), row.z()});
  applyKeywords(keywords, wanderOptionsTable(), options);
  const VirtualLegs legs = makeVirtualLegs(who.character);
  const Vec2 from(start.data()[0], start.data()[1]);
  return give(engineCall([&] { return wanderTrack(legs, from, yaw, prints, options); }), who);
}

WalkOptions optionsFor(const TrackHandle& track, const py::dict& keywords) {
  WalkOptions options = track.document.options;
  applyKeywords(keywords, walkOptionsTable(), options);
  return options;
}

std::shared_ptr<SolvedWalk> solved(const TrackHandle& track, const WalkOptions& options,
                                   const Progress& watch) {
  Walk walk =
      walkTrack(track.document.character, track.document.track, track.document.terrain, options, watch);
  walk.faults.insert(walk.faults.begin(), track.document.faults.begin(), track.document.faults.end());
  return std::make_shared<SolvedWalk>(SolvedWalk{track, options, std::move(walk)});
}

std::shared_ptr<SolvedWalk> walkOf(const TrackHandle& track, const py::dict& keywords,
                                   const std::shared_ptr<Motion>& style, double styleWeight,
                                   const py::object& progress) {
  WalkOptions options = optionsFor(track, keywords);
  // As the program has it: the clip's rate, where no other is asked for.
  if (style && !keywords.contains("fps")) options.frameRate = 1 / style->frameTime;
  return engineCall(progress, [&](const Progress& watch) {
    auto walk = solved(track, options, watch);
    if (!style) return walk;
    const Character& character = track.document.character;
    walk->walk.performed.motion =
        styledWalk(walk->walk, character, *style, styleOf(*style, character, options), styleWeight).motion;
    return walk;
  });
}

std::shared_ptr<Motion> polished(const SolvedWalk& walk, const SolvedWalk& previous, const Motion& edited) {
  return engineCall([&] {
    return std::make_shared<Motion>(
        withPolish(walk.walk, previous.walk, walk.track.document.character, edited));
  });
}

py::array_t<double> sampleRows(const Walk& walk, const std::function<Vec3(const WalkSample&)>& each) {
  std::vector<Vec3> rows;
  for (const WalkSample& sample : walk.samples) rows.push_back(each(sample));
  return positionArray(std::move(rows));
}

py::dict samples(const SolvedWalk& solvedWalk) {
  const Walk& walk = solvedWalk.walk;
  const py::ssize_t frames = signedSize(walk.samples.size());
  const py::ssize_t legs = signedSize(walk.virtualLegs.legs.size());
  std::vector<double> times, imbalance, lengths;
  std::vector<Vec3> feet;
  py::array_t<bool> standing({frames, legs});
  bool* out = standing.mutable_data();
  for (const WalkSample& sample : walk.samples) {
    times.push_back(sample.time);
    imbalance.push_back(sample.imbalance);
    lengths.insert(lengths.end(), sample.legLengths.begin(), sample.legLengths.end());
    feet.insert(feet.end(), sample.feet.begin(), sample.feet.end());
    for (const char stands : sample.standing) *out++ = stands != 0;
  }
  py::dict rows;
  rows["times"] = handedOver(std::move(times));
  rows["com"] = sampleRows(walk, [](const WalkSample& s) { return s.com.position; });
  rows["com_velocity"] = sampleRows(walk, [](const WalkSample& s) { return s.com.velocity; });
  rows["com_acceleration"] = sampleRows(walk, [](const WalkSample& s) { return s.com.acceleration; });
  rows["imbalance"] = handedOver(std::move(imbalance));
  rows["standing"] = standing;
  if (signedSize(feet.size()) == frames * legs)
    rows["feet"] = positionArray(std::move(feet)).reshape({frames, legs, py::ssize_t{3}});
  if (signedSize(lengths.size()) == frames * legs)
    rows["leg_lengths"] = handedOver(std::move(lengths), {frames, legs});
  return rows;
}

py::list noteRows(const Walk& walk) {
  py::list rows;
  for (const PrintNote& note : walk.diagnosis.notes) {
    py::dict row;
    row["print"] = note.print;
    row["time"] = note.time;
    row["amount"] = note.amount;
    row["text"] = note.text;
    row["unmet"] = note.kind == Note::Kind::Unmet;
    rows.append(row);
  }
  return rows;
}

py::dict facts(const SolvedWalk& solvedWalk) {
  const Walk& walk = solvedWalk.walk;
  py::dict about;
  about["seconds"] = walk.timing.duration;
  about["cost"] = walk.solution.cost.sum();
  about["iterations"] = walk.solution.iterations;
  about["converged"] = walk.solution.converged;
  about["solve_seconds"] = walk.solveSeconds;
  about["worst_imbalance"] = walk.diagnosis.worstImbalance;
  about["worst_time"] = walk.diagnosis.worstTime;
  about["worst_print"] = walk.diagnosis.worstPrint;
  about["mean_imbalance"] = walk.diagnosis.meanImbalance;
  about["notes"] = noteRows(walk);
  about["faults"] = textList(walk.faults);
  const PrintNote* unmet = walk.diagnosis.unmet();
  about["unmet"] = unmet ? py::object(py::str(unmet->text)) : py::none();
  return about;
}

TrackPtr trackOfWalk(const SolvedWalk& walk) {
  auto track = std::make_shared<TrackHandle>(walk.track);
  track->document.track = walk.walk.track;
  return track;
}

// A walk solved for editing: frames are posed when asked for.
struct EditedWalk {
  std::shared_ptr<const EditableWalk> walk;
  TrackHandle track;
  WalkOptions options;
};

std::shared_ptr<EditedWalk> edit(const TrackHandle& track, const py::dict& keywords,
                                 const std::shared_ptr<EditedWalk>& previous, const py::object& progress) {
  const WalkOptions options = optionsFor(track, keywords);
  const bool same = previous && previous->track.document.terrain == track.document.terrain &&
                    previous->track.path == track.path && sameWalkOptions(previous->options, options) &&
                    previous->track.document.named.name == track.document.named.name &&
                    previous->track.document.named.scale == track.document.named.scale;
  return engineCall(progress, [&](const Progress& watch) {
    auto walk =
        std::make_shared<EditableWalk>(track.document.character, track.document.track, track.document.terrain,
                                       options, same ? previous->walk.get() : nullptr, watch);
    return std::make_shared<EditedWalk>(EditedWalk{std::move(walk), track, options});
  });
}

std::shared_ptr<Motion> posedFrames(const EditedWalk& edited, std::size_t first, std::size_t end) {
  return engineCall([&] {
    return std::make_shared<Motion>(edited.walk->posed({first, end}).performed.motion);
  });
}

py::dict editedFacts(const EditedWalk& edited) {
  const Walk& walk = edited.walk->walk();
  py::dict about;
  about["frames"] = edited.walk->frames();
  about["frame_time"] = edited.walk->frameTime();
  about["seconds"] = walk.timing.duration;
  about["mean_imbalance"] = walk.diagnosis.meanImbalance;
  about["worst_imbalance"] = walk.diagnosis.worstImbalance;
  about["notes"] = noteRows(walk);
  const PrintNote* unmet = walk.diagnosis.unmet();
  about["unmet"] = unmet ? py::object(py::str(unmet->text)) : py::none();
  about["com"] = sampleRows(walk, [](const WalkSample& s) { return s.com.position; });
  std::vector<double> imbalance;
  for (const WalkSample& sample : walk.samples) imbalance.push_back(sample.imbalance);
  about["imbalance"] = handedOver(std::move(imbalance));
  return about;
}

TrackPtr trackOfEdited(const EditedWalk& edited) {
  auto track = std::make_shared<TrackHandle>(edited.track);
  track->document.track = edited.walk->walk().track;
  return track;
}

// The centre of mass of an online walk at times.
py::array_t<double> onlinePath(const OnlineWalk& walk, const DoubleArray& times) {
  std::vector<Vec3> path;
  for (py::ssize_t i = 0; i < times.size(); ++i) path.push_back(walk.path().at(times.data()[i]).position);
  return positionArray(std::move(path));
}

void addPrint(OnlineWalk& walk, int leg, const DoubleArray& position, double yaw, double stance,
              double step) {
  needSize(position, 3, "position");
  Footprint print;
  print.leg = leg;
  print.position = Vec3(position.data()[0], position.data()[1], position.data()[2]);
  print.yaw = yaw;
  print.stance = stance;
  print.step = step;
  engineCall([&] { walk.add(print); });
}

}  // namespace

void bindWalking(py::module_& module) {
  py::class_<SolvedWalk, std::shared_ptr<SolvedWalk>>(module, "Walk")
      .def("motion", [](const SolvedWalk& w) { return std::make_shared<Motion>(w.walk.performed.motion); })
      .def("samples", &samples)
      .def("facts", &facts)
      .def("track", &trackOfWalk)
      .def("polished", &polished);
  py::class_<EditedWalk, std::shared_ptr<EditedWalk>>(module, "EditableWalk")
      .def("motion", &posedFrames)
      .def("facts", &editedFacts)
      .def("track", &trackOfEdited);
  py::class_<OnlineWalk>(module, "OnlineWalk")
      .def(py::init([](const NamedCharacter& who, bool standingStart, int context, int expected) {
        OnlineOptions options;
        options.standingStart = standingStart;
        options.context = context;
        options.expected = expected;
        return OnlineWalk(makeVirtualLegs(who.character), options);
      }))
      .def("add", &addPrint)
      .def("path", &onlinePath)
      .def_property_readonly("settled", &OnlineWalk::settled)
      .def_property_readonly("prints", [](const OnlineWalk& w) { return w.track().prints.size(); })
      .def("footfall", [](const OnlineWalk& w, std::size_t print) {
        if (print >= w.track().prints.size()) throw Error(fmt::format("there is no print {}", print + 1));
        return w.footfall(print);
      });
  module.def("prints_along", &printsAlong);
  module.def("prints_from", &printsFrom);
  module.def("over_stones", &overStones);
  module.def("wander", &wander);
  module.def("walk", &walkOf, py::arg("track"), py::arg("keywords"), py::arg("style").none(true),
             py::arg("style_weight"), py::arg("progress"));
  module.def("edit_walk", &edit, py::arg("track"), py::arg("keywords"), py::arg("previous").none(true),
             py::arg("progress"));
}

}  // namespace footfall::python
