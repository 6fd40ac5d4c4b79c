// SPDX-License-Identifier: MIT
// Tracks of footprints as rows of numbers, and as documents.
#include "python/data/track_data.h"

#include <filesystem>
#include <functional>

#include <pybind11/stl.h>

#include "base/angles.h"
#include "footprint/planners/next_print.h"
#include "footprint/track/timing_diagram.h"
#include "footprint/walk/walk_options_table.h"
#include "python/bindings.h"
#include "python/call/engine_call.h"
#include "python/call/keyword_options.h"
#include "python/call/words.h"

namespace footfall::python {
using namespace footprint;

namespace {

using TrackPtr = std::shared_ptr<TrackHandle>;

template <typename Each>
py::array_t<double> column(const Track& track, Each&& each) {
  std::vector<double> values;
  for (const Footprint& print : track.prints) values.push_back(each(print));
  return handedOver(std::move(values));
}

py::dict printRows(const Track& track) {
  py::dict rows;
  std::vector<int> legs;
  std::vector<Vec3> positions, normals;
  py::array_t<bool> given(signedSize(track.prints.size()));
  bool* out = given.mutable_data();
  for (const Footprint& print : track.prints) {
    legs.push_back(print.leg);
    positions.push_back(print.position);
    normals.push_back(print.normal);
    *out++ = print.heightGiven;
  }
  rows["legs"] = handedOver(std::move(legs));
  rows["positions"] = positionArray(std::move(positions));
  rows["normals"] = positionArray(std::move(normals));
  rows["height_given"] = given;
  rows["yaws"] = column(track, [](const Footprint& p) { return p.yaw; });
  rows["stances"] = column(track, [](const Footprint& p) { return p.stance; });
  rows["steps"] = column(track, [](const Footprint& p) { return p.step; });
  rows["standing_start"] = track.standingStart;
  rows["standing_end"] = track.standingEnd;
  if (track.loop) {
    rows["loop_yaw"] = track.loop->yaw;
    rows["loop_offset"] = positionArray({track.loop->offset});
  }
  return rows;
}

Track trackFromRows(const py::dict& rows) {
  const IntArray legs = py::cast<IntArray>(rows["legs"]);
  const DoubleArray positions = py::cast<DoubleArray>(rows["positions"]),
                    yaws = py::cast<DoubleArray>(rows["yaws"]),
                    stances = py::cast<DoubleArray>(rows["stances"]),
                    steps = py::cast<DoubleArray>(rows["steps"]);
  const auto given = py::cast<py::array_t<bool>>(rows["height_given"]);
  const auto count = static_cast<std::size_t>(legs.size());
  needSize(positions, 3 * count, "positions");
  needSize(yaws, count, "yaws");
  needSize(stances, count, "stances");
  needSize(steps, count, "steps");
  needSize(given, count, "height_given");
  Track track;
  const std::vector<Vec3> at = positionsFrom(positions, "positions");
  for (std::size_t i = 0; i < count; ++i) {
    Footprint print;
    print.leg = legs.data()[i];
    print.position = at[i];
    print.heightGiven = given.at(signedSize(i));
    print.yaw = yaws.data()[i];
    print.stance = stances.data()[i];
    print.step = steps.data()[i];
    track.prints.push_back(print);
  }
  track.standingStart = py::cast<bool>(rows["standing_start"]);
  track.standingEnd = py::cast<bool>(rows["standing_end"]);
  if (rows.contains("loop_yaw")) {
    const DoubleArray offset = py::cast<DoubleArray>(rows["loop_offset"]);
    needSize(offset, 3, "loop_offset");
    track.loop = TrackLoop{py::cast<double>(rows["loop_yaw"]),
                           Vec3(offset.data()[0], offset.data()[1], offset.data()[2])};
  }
  return track;
}

void checkLegs(const Track& track, const Character& character) {
  for (std::size_t i = 0; i < track.prints.size(); ++i) {
    const int leg = track.prints[i].leg;
    if (leg < 0 || leg >= static_cast<int>(character.legs.size()))
      throw Error(
          fmt::format("the leg of print {} must be 0 to {}, got {}", i + 1, character.legs.size() - 1, leg));
  }
}

TrackPtr fromRows(const py::dict& rows, const NamedCharacter& who) {
  Track track = trackFromRows(rows);
  checkLegs(track, who.character);
  return std::make_shared<TrackHandle>(trackOf(std::move(track), who));
}

TrackPtr changed(const TrackHandle& track, const std::function<void(TrackHandle&)>& change) {
  auto copy = std::make_shared<TrackHandle>(track);
  change(*copy);
  return copy;
}

TrackPtr parsed(const std::string& text, const std::string& file, bool fillIn) {
  namespace fs = std::filesystem;
  auto track = std::make_shared<TrackHandle>();
  track->document =
      engineCall([&] { return parseTrackJson(text, file, fillIn ? BadTimes::FilledIn : BadTimes::Refused); });
  TrackCharacter& named = track->document.named;
  if (named.is == CharacterIs::File)
    track->path = fs::weakly_canonical(fs::absolute(file).parent_path() / named.name).string();
  return track;
}

// The character of a file is named from the document's folder.
std::string formatted(const TrackHandle& track, const std::string& file) {
  namespace fs = std::filesystem;
  if (!track.groundHasText) throw Error("the terrain was made of arrays without a definition to write");
  TrackCharacter named = track.document.named;
  if (named.is == CharacterIs::File) {
    if (track.path.empty())
      throw Error(
          "the character was made of a motion in memory, which no document can name; write the motion to a "
          "file "
          "and use Character.from_file");
    const fs::path from = fs::absolute(file).parent_path(),
                   relative = fs::path(track.path).lexically_relative(from);
    named.name = (relative.empty() ? fs::path(track.path) : relative).generic_string();
  }
  return formatTrackJson(track.document.track, named, track.legNames(), track.document.options,
                         track.document.terrainText);
}

// Times filled in as a walk does before it begins.
TrackPtr timed(const TrackHandle& track) {
  return changed(track, [](TrackHandle& copy) {
    const VirtualLegs legs = makeVirtualLegs(copy.document.character, copy.document.options.style);
    fillInTiming(copy.document.track, legs.nominal(), copy.document.options.timing);
  });
}

TrackPtr retimed(const TrackHandle& track, const py::list& footfalls, const py::list& liftOffs, bool ripple) {
  TrackPtr copy = timed(track);
  const std::vector<std::string> legs = track.legNames();
  Track& prints = copy->document.track;
  for (const py::handle each : footfalls) {
    const auto [print, time] = py::cast<std::pair<int, double>>(each);
    prints = withFootfallAt(prints, print, time, ripple ? Ripple::Yes : Ripple::No, legs);
  }
  for (const py::handle each : liftOffs) {
    const auto [print, time] = py::cast<std::pair<int, double>>(each);
    prints = withLiftOffAt(prints, print, time, legs);
  }
  return copy;
}

// #prints by 2: seconds from the first footfall at which each lands and leaves.
py::array_t<double> contactTimes(const TrackHandle& track) {
  const TrackPtr whole = timed(track);
  std::vector<double> times;
  for (const TimingBar& bar : timingBars(whole->document.track)) {
    times.push_back(bar.strike);
    times.push_back(bar.lift);
  }
  return handedOver(std::move(times), {signedSize(whole->document.track.prints.size()), 2});
}

TrackPtr laidOn(const TrackHandle& track, const Terrain& terrain) {
  return changed(track, [&](TrackHandle& copy) { layOnTerrain(copy.document.track, terrain); });
}

TrackPtr withNextPrint(const TrackHandle& track) {
  if (track.document.track.prints.empty()) throw Error("the track has no print for the next to follow");
  return changed(track, [](TrackHandle& copy) {
    std::vector<Footprint>& prints = copy.document.track.prints;
    prints.push_back(printAfter(prints.back(), copy.document.character));
  });
}

}  // namespace

std::vector<std::string> TrackHandle::legNames() const {
  std::vector<std::string> names;
  for (const CharacterLeg& leg : document.character.legs) names.push_back(leg.name);
  return names;
}

TrackHandle trackOf(Track track, const NamedCharacter& who) {
  TrackHandle handle;
  handle.document.named = who.named;
  handle.document.character = who.character;
  handle.document.track = std::move(track);
  handle.path = who.path;
  return handle;
}

void bindTrack(py::module_& module) {
  py::class_<TrackHandle, TrackPtr>(module, "Track")
      .def_static("from_rows", &fromRows)
      .def_static("parse", &parsed)
      .def("format", &formatted)
      .def("rows", [](const TrackHandle& t) { return printRows(t.document.track); })
      .def_property_readonly("prints", [](const TrackHandle& t) { return t.document.track.prints.size(); })
      .def("leg_names", [](const TrackHandle& t) { return textList(t.legNames()); })
      .def("character",
           [](const TrackHandle& t) {
             return std::make_shared<NamedCharacter>(
                 NamedCharacter{t.document.character, t.document.named, t.path});
           })
      .def("terrain",
           [](const TrackHandle& t) -> py::object {
             if (!t.document.terrain) return py::none();
             return py::cast(std::const_pointer_cast<Terrain>(t.document.terrain));
           })
      .def("terrain_text", [](const TrackHandle& t) { return t.document.terrainText; })
      .def("options",
           [](const TrackHandle& t) {
             const WalkOptions standard;
             py::dict differing;
             for (const Option<WalkOptions>& row : walkOptionsTable()) {
               if (!row.same(t.document.options, standard))
                 differing[keywordOf(row).c_str()] = pythonValue(row, row.value(t.document.options));
             }
             return differing;
           })
      .def("with_rows",
           [](const TrackHandle& t, const py::dict& rows) {
             Track track = trackFromRows(rows);
             checkLegs(track, t.document.character);
             return changed(t, [&](TrackHandle& copy) { copy.document.track = std::move(track); });
           })
      .def("with_character",
           [](const TrackHandle& t, const NamedCharacter& who) {
             checkLegs(t.document.track, who.character);
             return changed(t, [&](TrackHandle& copy) {
               copy.document.character = who.character;
               copy.document.named = who.named;
               copy.path = who.path;
             });
           })
      .def("with_terrain",
           [](const TrackHandle& t, const std::shared_ptr<Terrain>& terrain, const std::string& text) {
             return changed(t, [&](TrackHandle& copy) {
               copy.document.terrain = terrain;
               copy.document.terrainText = text;
               copy.groundHasText = !terrain || !text.empty();
             });
           })
      .def("with_options",
           [](const TrackHandle& t, const py::dict& keywords) {
             return changed(t, [&](TrackHandle& copy) {
               applyKeywords(keywords, walkOptionsTable(), copy.document.options);
             });
           })
      .def("timed", &timed)
      .def("retimed", &retimed)
      .def("contact_times", &contactTimes)
      .def("laid_on", &laidOn)
      .def("with_next_print", &withNextPrint);
}

}  // namespace footfall::python
