// SPDX-License-Identifier: MIT
// Apexes from two drawn strokes, the path of the centre of mass and its shadow on the ground (Cummings 2001
// ch. 5). Screen points in, parabolas and apexes out; no window.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "stance/sketch_view.h"
#include "stance/stance_chain.h"
#include "terrain/terrain.h"

namespace footfall::stance {

struct SketchOptions {
  double contactGap = 0.32;  // metres from a minimum within which the stroke is not flight
  double prominence = 0.02;  // of the stroke's height: smaller dips are trembling
  double speedOf = 0;        // m/s for every apex instead of what the parabola tells; 0: the parabola's
  double scribble = 0.6;     // share of a stroke's box that a scribble over it covers
  double graspPixels = 25;   // how near an overdrawing begins and ends to the old stroke
};

// One flight: a parabola in a vertical plane.
struct SketchFlight {
  Vec3 origin = Vec3::Zero();                // in the plane, on the ground of its first contact
  Vec3 along = Vec3::UnitZ();                // unit, horizontal: the way it flies
  Vec3 fit = Vec3::Zero();                   // height = fit[0] + fit[1] s + fit[2] s² over the way s, m
  TimeRange shown;                           // of s
  Vec3 apex = Vec3::Zero();                  // world
  double speed = 0;                          // m/s at the apex: sqrt(G / (-2 fit[2])), gravity alone bends it
  double groundBefore = 0, groundAfter = 0;  // heights of its two contacts
  double rms = 0;                            // metres that the stroke is off

  Vec3 at(double s) const;
  std::vector<Vec3> polyline(int points = 33) const;
};

enum class SketchState : std::uint8_t { AwaitPath, AwaitShadow, Ready };

// The thesis's state machine (Fig. 5.4): strokes in, a message where one is not taken.
class StanceSketch {
 public:
  // Throws Error for a view that sees nothing.
  explicit StanceSketch(const SketchView& view, TerrainPtr ground = flatTerrain(),
                        const SketchOptions& options = {});

  struct Reply {
    bool taken = false;
    std::string message;  // what happened, or why the stroke was not taken and what to draw instead
  };
  // A path, or the shadow where one is awaited; a scribble over the last stroke takes it back; a stroke that
  // begins and ends on an accepted path redraws that part of it.
  Reply draw(const std::vector<Vec2>& stroke);
  Reply undo();  // the last stroke
  // What is drawn from now on is seen from elsewhere; a path that waits for its shadow is given up.
  void setView(const SketchView& view);

  SketchState state() const { return state_; }
  const std::vector<SketchFlight>& flights() const { return flights_; }
  const std::vector<Vec2>& waiting() const { return waiting_; }  // the path that has no shadow yet
  bool complete() const { return state_ == SketchState::Ready && flights_.size() >= 2; }

  // A handle at an apex: horizontal velocity, m/s; overrides what the parabola told. Throws Error for an apex
  // that is not there or no speed.
  void setVelocity(std::size_t apex, const Vec3& velocity);
  void clearVelocity(std::size_t apex);

  // Throws Error unless complete.
  std::vector<ChainApex> apexes() const;

 private:
  struct Pair {
    std::vector<Vec2> path, shadow;
    SketchView view;
  };
  bool isScribble(const std::vector<Vec2>& stroke) const;
  bool redraw(const std::vector<Vec2>& stroke, Reply& reply);
  Reply accept(const std::vector<Vec2>& shadow);
  std::vector<SketchFlight> reconstruct(const Pair& pair) const;
  std::optional<Vec3> groundUnder(const SketchView::Sight& sight) const;
  void collect();

  SketchView view_;
  TerrainPtr ground_;
  SketchOptions options_;
  SketchState state_ = SketchState::AwaitPath;
  std::vector<Pair> pairs_;
  std::vector<std::vector<SketchFlight>> reconstructed_;  // of each pair
  std::vector<Vec2> waiting_;                             // a path without its shadow
  std::vector<SketchFlight> flights_;
  std::vector<std::optional<Vec3>> velocities_;
};

// The flights of a path over its shadow, both in pixels of a view. onGround(i): where point i of the shadow
// lies; it throws where that is nowhere. Throws Error that says what to draw instead.
std::vector<SketchFlight> flightsFromStrokes(const SketchView& view, const std::vector<Vec2>& path,
                                             const std::vector<Vec2>& shadow,
                                             const std::function<Vec3(std::size_t)>& onGround,
                                             const SketchOptions& options = {});
ChainApex apexOf(const SketchFlight& flight, const SketchOptions& options = {});
// Of two curves in the world, seen from the side: the path anywhere in depth, the shadow on the ground.
std::vector<ChainApex> apexesFromCurves(const std::vector<Vec3>& path, const std::vector<Vec3>& shadow,
                                        const SketchOptions& options = {});

// The parabola through points (s, height) by least squares: 3 coefficients. Throws Error for fewer than 3.
Vec3 fitParabola(const std::vector<Vec2>& points, double* rms = nullptr);

// Where a stroke touches: the indices of its lowest points on the screen, its ends included.
std::vector<std::size_t> strokeMinima(const std::vector<Vec2>& stroke, double prominence);

}  // namespace footfall::stance
