// SPDX-License-Identifier: MIT
// Shows a solved walk at any time: the figure, and what only a walk has.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "figure/drive/motion_player.h"
#include "footprint/walk/clip_style.h"
#include "footprint/walk/editable_walk.h"

namespace footfall::footprint {

struct WalkPose : FigurePose {
  ComPoint com;
  double imbalance = 0;                        // unsupported force, m·g
  double step = 0;                             // 2.25: a quarter of the step of the third print is done
  std::shared_ptr<const MotionPlayer> figure;  // whose motion has these channels
};

// Frames are posed when they are first asked for, a second at a time (a loop: all at once); the order makes
// no difference. Any number of threads may call.
class WalkPlayer {
 public:
  // style: to lay on the walk; null: none.
  explicit WalkPlayer(std::shared_ptr<const EditableWalk> source,
                      std::shared_ptr<const WalkStyle> style = nullptr);
  ~WalkPlayer();
  WalkPlayer(WalkPlayer&&) noexcept;

  // Seconds from the first footfall. The figure holds before the start and after the end; a loop repeats both
  // ways, turned and moved. styleWeight scales the style.
  WalkPose at(double time, double styleWeight = 1) const;

  const std::shared_ptr<const EditableWalk>& source() const { return source_; }
  const Walk& walk() const { return source_->walk(); }
  const Character& character() const { return source_->character(); }
  const std::optional<FigureLoop>& loop() const { return loop_; }

 private:
  struct Part;                      // a second of frames
  Part& partAt(double time) const;  // posed
  std::shared_ptr<const MotionPlayer> figure(Part& part, double styleWeight) const;
  double stepAt(double time) const;

  std::shared_ptr<const EditableWalk> source_;
  std::shared_ptr<const WalkStyle> style_;
  std::optional<StyleMap> styleMap_;
  std::optional<FigureLoop> loop_;
  std::vector<double> strikes_;  // of prints
  std::size_t partFrames_ = 1;
  std::vector<std::unique_ptr<Part>> parts_;
};

}  // namespace footfall::footprint
