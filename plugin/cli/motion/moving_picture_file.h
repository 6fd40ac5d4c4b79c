// SPDX-License-Identifier: MIT
// Pictures that move, of `footfall picture` and of the verbs that draw what they made.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/program/program.h"
#include "draw/moving/moving_picture.h"

namespace footfall::cli {

// What the options of a verb say of a moving picture.
struct MovingRequest {
  std::vector<draw::MovingMotion> motions;
  draw::MovingOptions how;
  double scale = 1.5;  // pixels per point
  int threads = 0;
};

// "follow" or "fixed"; empty: by how far a motion travels.
std::optional<bool> cameraFollows(const std::string& camera);

// With contacts where none are given, and a title.
draw::MovingMotion movingMotion(const std::string& title, Motion motion, int threads);

// Writes the file (kStandardStream: only into the text) and reports what it is.
Report writeMoving(const MovingRequest& request, draw::MovingFormat format, const std::string& output,
                   const Progress& progress);

}  // namespace footfall::cli
