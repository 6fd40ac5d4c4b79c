// SPDX-License-Identifier: MIT
// A solved walk, shown at any time: the figure, and what only a walk has.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "figure/drive/motion_player.h"
#include "footprint/walk/editable_walk.h"
#include "footprint/walk/walk_overlay.h"

namespace footfall::footprint {

struct WalkPose : FigurePose {
  ComPoint com;
  double imbalance = 0;                        // force from nowhere, m·g
  double step = 0;                             // 2.25: a quarter of the step of the third print is over
  std::shared_ptr<const MotionPlayer> figure;  // whose motion the channels are of
};

// Frames are posed when they are first asked for, a second of them at a time (a loop: all); which second is
// posed when makes no difference. Any number of threads may ask.
class WalkPlayer {
 public:
  // style: laid on the walk; null: none.
  explicit WalkPlayer(std::shared_ptr<const WalkDraft> draft,
                      std::shared_ptr<const WalkStyle> style = nullptr);
  ~WalkPlayer();
  WalkPlayer(WalkPlayer&&) noexcept;

  // Seconds from the first footfall. Before the start and after the end the figure holds; a loop goes on for
  // ever, turned and moved, both ways. With a style so much of it.
  WalkPose at(double time, double styleWeight = 1) const;

  const std::shared_ptr<const WalkDraft>& draft() const { return draft_; }
  const Walk& walk() const { return draft_->walk(); }
  const Character& character() const { return draft_->character(); }
  const std::optional<FigureLoop>& loop() const { return loop_; }

 private:
  struct Part;                      // a second of frames
  Part& partAt(double time) const;  // posed
  std::shared_ptr<const MotionPlayer> figure(Part& part, double styleWeight) const;
  double stepAt(double time) const;

  std::shared_ptr<const WalkDraft> draft_;
  std::shared_ptr<const WalkStyle> style_;
  std::optional<StepMap> styleSteps_;
  std::optional<FigureLoop> loop_;
  std::vector<double> strikes_;  // of prints
  std::size_t partFrames_ = 1;
  std::vector<std::unique_ptr<Part>> parts_;
};

}  // namespace footfall::footprint
