// SPDX-License-Identifier: MIT
// Apexes from two drawn strokes: the path of the centre of mass and its shadow on the ground (Cummings 2001
// ch. 5). Screen points in, parabolas and apexes out; independent of any window.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "stance/chain/sketch_view.h"
#include "stance/chain/stance_chain.h"
#include "terrain/terrain.h"

namespace footfall::stance {

struct SketchOptions {
  double contactGap = 0.32;  // metres from a minimum within which the stroke is not in flight
  double prominence = 0.02;  // share of the stroke's height; smaller dips count as tremor
  double speedOf = 0;        // m/s at every apex; 0: from the parabola
  double scribble = 0.6;     // share of the width of a stroke that a scribble must cover to delete it
  double graspPixels = 25;   // how near a redrawn part must begin and end to the old stroke
};

// One flight: a parabola in a vertical plane.
struct SketchFlight {
  Vec3 origin = Vec3::Zero();                // in the plane, on the ground of its first contact
  Vec3 along = Vec3::UnitZ();                // direction of flight: horizontal unit vector
  Vec3 fit = Vec3::Zero();                   // height = fit[0] + fit[1] s + fit[2] s² at distance s, m
  TimeRange shown;                           // range of s
  Vec3 apex = Vec3::Zero();                  // world
  double speed = 0;                          // m/s at the apex: sqrt(G / (-2 fit[2])), from the curvature
  double groundBefore = 0, groundAfter = 0;  // heights of its two contacts
  double rms = 0;                            // error of the stroke, metres

  Vec3 at(double s) const;
  std::vector<Vec3> polyline(int points = 33) const;
};

enum class SketchState : std::uint8_t { AwaitPath, AwaitShadow, Ready };

// The state machine of the thesis (Fig. 5.4): takes strokes and answers each with a message.
class StanceSketch {
 public:
  // Throws Error for a view without a direction.
  explicit StanceSketch(const SketchView& view, TerrainPtr ground = flatTerrain(),
                        const SketchOptions& options = {});

  struct Reply {
    bool taken = false;
    std::string message;  // what happened, or why the stroke was refused and what to draw instead
  };
  // Takes a path, or its shadow where one is expected. A scribble over the last stroke deletes it; a stroke
  // that begins and ends on an accepted path redraws that part.
  Reply draw(const std::vector<Vec2>& stroke);
  Reply undo();  // the last stroke
  // Changes the view for what is drawn next; a path that waits for its shadow is dropped.
  void setView(const SketchView& view);

  SketchState state() const { return state_; }
  const std::vector<SketchFlight>& flights() const { return flights_; }
  const std::vector<Vec2>& waiting() const { return waiting_; }  // the path without a shadow yet
  bool complete() const { return state_ == SketchState::Ready && flights_.size() >= 2; }

  // Overrides the horizontal velocity at an apex, m/s. Throws Error for an apex that does not exist or a
  // velocity of 0.
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
  std::vector<std::vector<SketchFlight>> reconstructed_;  // per pair
  std::vector<Vec2> waiting_;                             // a path without its shadow
  std::vector<SketchFlight> flights_;
  std::vector<std::optional<Vec3>> velocities_;
};

// The flights of a path over its shadow, both in pixels of a view. onGround(i): position of point i of the
// shadow; it throws where there is no ground. Throws Error that says what to draw instead.
std::vector<SketchFlight> flightsFromStrokes(const SketchView& view, const std::vector<Vec2>& path,
                                             const std::vector<Vec2>& shadow,
                                             const std::function<Vec3(std::size_t)>& onGround,
                                             const SketchOptions& options = {});
ChainApex apexOf(const SketchFlight& flight, const SketchOptions& options = {});
// From two curves in the world, seen from the side: the path at any depth, the shadow on the ground.
std::vector<ChainApex> apexesFromCurves(const std::vector<Vec3>& path, const std::vector<Vec3>& shadow,
                                        const SketchOptions& options = {});

// The least-squares parabola through points (s, height): 3 coefficients. Throws Error for fewer than 3
// points.
Vec3 fitParabola(const std::vector<Vec2>& points, double* rms = nullptr);

// Indices of the points of contact of a stroke: its lowest points on the screen and its ends.
std::vector<std::size_t> strokeMinima(const std::vector<Vec2>& stroke, double prominence);

}  // namespace footfall::stance
