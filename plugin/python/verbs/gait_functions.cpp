// SPDX-License-Identifier: MIT
// Strides of the gait library and of cycles, sent along paths over the ground.
#include <cmath>

#include "gait/gait_options.h"
#include "gait/stride/gait_choice.h"
#include "gait/stride/gait_library.h"
#include "gait/stride/make_stride.h"
#include "gait/travel/follow.h"
#include "gait/travel/travel_path.h"
#include "python/bindings.h"
#include "python/call/arrays.h"
#include "python/call/engine_call.h"
#include "python/call/keyword_options.h"
#include "python/call/words.h"
#include "python/data/named_character.h"

namespace footfall::python {
using namespace gait;

namespace {

using StridePtr = std::shared_ptr<Stride>;

py::dict strideFacts(const Stride& stride) {
  py::dict facts;
  facts["name"] = stride.name;
  facts["period"] = stride.period;
  facts["length"] = stride.length;
  facts["speed"] = stride.speed();
  facts["hip_height"] = stride.hipHeight;
  facts["notes"] = textList(stride.notes);
  py::dict legs;
  const std::vector<LegTiming> timings = stride.timings();
  for (std::size_t leg = 0; leg < timings.size(); ++leg)
    legs[stride.character.legs[leg].name.c_str()] = py::make_tuple(timings[leg].phase, timings[leg].duty);
  facts["legs"] = legs;
  return facts;
}

py::tuple makeNamed(const NamedCharacter& who, const std::string& gait, const std::string& name,
                    const DoubleArray& shifts, const py::dict& keywords) {
  MakeStrideOptions options;
  applyKeywords(keywords, makeStrideOptionTable(), options);
  options.legShifts = numbersFrom(shifts);
  MadeStride made = engineCall(
      [&] { return makeStride(who.character, gaitNamed(gait, who.character.legs.size()), options); });
  made.stride.name = name;
  return py::make_tuple(std::make_shared<Stride>(std::move(made.stride)),
                        std::make_shared<Motion>(std::move(made.clip)), made.suspension);
}

StridePtr ofMotion(const Motion& motion, const std::string& name, double period, bool whole) {
  StrideOptions options;
  options.name = name;
  options.period = period;
  options.whole = whole;
  return engineCall([&] { return std::make_shared<Stride>(strideFromMotion(motion, options)); });
}

TravelSpeed speedFrom(double speed, const py::object& speeds, const py::object& distances) {
  const auto rows = [](const py::object& given, const char* name) {
    const DoubleArray array = py::cast<DoubleArray>(given);
    if (array.ndim() != 2 || array.shape(1) != 2)
      throw Error(fmt::format("{} must be rows of two numbers", name));
    return array;
  };
  if (!distances.is_none()) {
    const DoubleArray array = rows(distances, "distances");
    std::vector<TimeKey> keys;
    for (py::ssize_t i = 0; i < array.shape(0); ++i) {
      TimeKey key;
      key.at = array.at(i, 0);
      key.source = array.at(i, 1);
      keys.push_back(key);
    }
    return TravelSpeed::fromDistances(keys);
  }
  if (speeds.is_none()) return TravelSpeed(speed);
  const DoubleArray array = rows(speeds, "speeds");
  std::vector<SpeedKey> keys;
  for (py::ssize_t i = 0; i < array.shape(0); ++i) keys.push_back({array.at(i, 0), array.at(i, 1)});
  return TravelSpeed(keys);
}

PlanPath pathFrom(const DoubleArray& points, bool closed, const py::object& headings) {
  if (points.ndim() != 2 || points.shape(1) != 2) throw Error("points must be rows of x, z");
  std::vector<PathPoint> path(static_cast<std::size_t>(points.shape(0)));
  DoubleArray yaws;
  if (!headings.is_none()) {
    yaws = py::cast<DoubleArray>(headings);
    needSize(yaws, path.size(), "headings");
  }
  for (std::size_t i = 0; i < path.size(); ++i) {
    path[i].position = Vec2(points.data()[2 * i], points.data()[2 * i + 1]);
    if (!headings.is_none() && !std::isnan(yaws.data()[i]))
      path[i].heading = Vec2(std::sin(yaws.data()[i]), std::cos(yaws.data()[i]));
  }
  return PlanPath(path, closed);
}

py::dict travelFacts(const PathTravel& travel) {
  py::dict facts;
  py::list notes;
  py::object unmet = py::none();
  for (const FollowNote& note : travel.notes) {
    notes.append(pythonText(note.text));
    if (unmet.is_none() && note.kind == Note::Kind::Unmet) unmet = pythonText(note.text);
  }
  facts["notes"] = notes;
  facts["unmet"] = unmet;
  facts["distance"] = travel.distance;
  facts["speed"] = handedOver(travel.speed);
  facts["drop"] = handedOver(travel.drop);
  return facts;
}

// stride: one, or null: gaits by speed of the character.
py::tuple follow(const StridePtr& stride, const std::shared_ptr<NamedCharacter>& who,
                 const DoubleArray& points, const py::object& headings, bool closed, double speed,
                 const py::object& speeds, const py::object& distances, double duration,
                 const std::shared_ptr<Terrain>& ground, const py::dict& keywords, int threads,
                 const py::object& progress) {
  FollowOptions options;
  applyKeywords(keywords, followOptionTable(), options);
  options.duration = duration;
  options.threads = threads;
  const TerrainPtr terrain = ground ? TerrainPtr(ground) : flatTerrain();
  const TravelPath path(pathFrom(points, closed, headings), terrain);
  py::list gaits;
  GaitPlan plan;
  double usual = 1;
  if (stride) {
    usual = stride->speed();
  } else {
    const std::size_t legs = who->character.legs.size();
    usual = usualSpeed(gaitNamed(gaitNames(legs)[0], legs), who->character);
  }
  const TravelSpeed pace = speedFrom(speed > 0 ? speed : usual, speeds, distances);
  if (stride) {
    plan = singleGait(*stride);
  } else {
    if (options.duration == 0) options.duration = pace.timeAt(path.length(), 3600);
    GaitChoice choice = chooseGaits(who->character, pace, options.duration, gaitsBySpeed(who->character));
    gaits = textList(choice.names);
    plan = std::move(choice.plan);
  }
  PathTravel travel = engineCall(progress, [&](const Progress& watch) {
    options.progress = watch;
    return followPath(plan, path, pace, options);
  });
  py::dict facts = travelFacts(travel);
  facts["gaits"] = gaits;
  return py::make_tuple(std::make_shared<Motion>(std::move(travel.motion)), facts);
}

}  // namespace

void bindGaits(py::module_& module) {
  py::class_<Stride, StridePtr>(module, "Stride").def("facts", &strideFacts);
  module.def("gait_names", [](std::size_t legs) { return textList(gaitNames(legs)); });
  module.def("make_stride", &makeNamed);
  module.def("stride_of_motion", &ofMotion);
  module.def("follow", &follow, py::arg("stride").none(true), py::arg("who").none(true), py::arg("points"),
             py::arg("headings"), py::arg("closed"), py::arg("speed"), py::arg("speeds"),
             py::arg("distances"), py::arg("duration"), py::arg("ground").none(true), py::arg("keywords"),
             py::arg("threads"), py::arg("progress"));
}

}  // namespace footfall::python
