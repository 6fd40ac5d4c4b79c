// SPDX-License-Identifier: MIT
// What a page of moving figures holds, before it is packed. Metres, seconds, radians.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "figure/body/body_shape.h"
#include "figure/quality/quality_series.h"
#include "terrain/terrain.h"

namespace footfall {

// A motion with what was measured of it.
struct PageMotion {
  Motion motion;
  QualityReport report;
  std::vector<SeriesOfMeasure> series;
  std::vector<WorstMoment> worst;
  std::string table;                 // the report as text, to be copied
  std::string unit;                  // of the file it is from
  std::shared_ptr<const Body> body;  // null: what makeBody makes of the skeleton
};

// Measures the motion against the ground, where that is known. contacts: those to measure against, where they
// are known. Throws Error for a motion without frames or with a value that is not finite.
struct PageMotionOptions {
  QualityLimits limits;
  TerrainPtr ground;
  std::optional<ContactReport> contacts;
  int threads = 0;
};
PageMotion pageMotion(Motion motion, const PageMotionOptions& options = {});

enum class PageKind : std::uint8_t { Motion, Track, Stances, Library, Stride, Search };

struct PagePrint {
  BodySide side = BodySide::Middle;
  int foot = 0;  // index of the leg
  Vec3 position = Vec3::Zero();
  double yaw = 0;
  Vec3 normal = Vec3::UnitY();
  double length = 0.25, width = 0.1;
  std::optional<double> time;  // of the strike
  std::string label;
};

// A track: what the body does between the prints.
struct PageTrack {
  struct Phase {
    std::string kind;  // "left", "right", "double", "flight", or the names of the legs that stand
    TimeRange time;
  };
  struct Dagger {
    Vec3 position, direction;  // a bar beside the print, as long as its stance: half one metre per second
    double mark = 0;           // where the next print's strike is on it, in parts of the bar
  };
  std::vector<Phase> phases;
  std::vector<Vec3> comPath;
  std::vector<double> comTimes;
  std::vector<Dagger> daggers;
};

struct PageGait {
  struct Leg {
    std::string name;
    BodySide side = BodySide::Middle;
    std::vector<TimeRange> stands;  // within the period
  };
  std::vector<Leg> legs;
  double period = 1;
};

// The (speed, turn) of the examples of a motion library, m/s and degrees per second.
struct PageHull {
  struct Example {
    Vec2 velocity;
    std::string name;
    std::optional<std::size_t> item;  // of the page, that plays it
  };
  struct Class {
    std::string name;
    std::vector<Vec2> outline;
    std::vector<Example> examples;
  };
  std::vector<Class> classes;
};

// The fitness of a search, generation by generation; items: motions of the page, the best last.
struct PageFitness {
  std::vector<Vec2> bestAndMean;  // the mean is the median; NaN: none stood
  std::vector<std::size_t> items;
};

struct PageItem {
  PageKind kind = PageKind::Motion;
  std::string name;
  std::string caption, command, file;  // may be empty
  std::vector<std::string> notes;
  std::optional<PageMotion> motion;
  std::optional<std::size_t> before;  // the item that it is compared with
  bool member = false;                // shown by the item that lists it, not by itself
  std::vector<std::size_t> members;
  TerrainPtr terrain;
  std::vector<PagePrint> prints;
  std::optional<PageTrack> track;
  std::optional<PageGait> gait;
  std::optional<PageHull> hull;
  std::optional<PageFitness> fitness;
};

enum class PageLayout : std::uint8_t { Single, Compare, Gallery };

struct Page {
  std::string title, sentence;
  PageLayout layout = PageLayout::Single;
  std::vector<PageItem> items;
};

}  // namespace footfall
