// SPDX-License-Identifier: MIT
// The channel warps of a request on a sampled motion, as a whole and while keys are being moved.
#pragma once

#include <string>
#include <vector>

#include "figure/contact/contact_detection.h"
#include "figure/motion/motion.h"
#include "warp/channels/sample_warp.h"
#include "warp/warp_request.h"

namespace footfall::warp {

// A channel as a function of time: it runs straight between frames, and holds outside. Refers to the motion.
Source channelSource(const Motion& motion, std::size_t channel);
// What a unit of a request is in a channel.
double unitOf(ChannelKind kind, const WarpUnits& units);

// The stack of each channel. Throws Error where a warp names no channel.
std::vector<WarpStack> channelStacks(const Motion& source, const WarpRequest& request, const WarpUnits& units,
                                     std::vector<std::string>& notes);

// A motion under channel warps that an animator edits: a key that moves changes the spline only from two keys
// before it to two after, and only those frames are computed again.
class IncrementalWarp {
 public:
  // Only the request's channels count. Throws as warpMotion does.
  IncrementalWarp(Motion source, WarpRequest request, const WarpUnits& units, int threads = 0);

  const Motion& motion() const { return result_; }
  const WarpRequest& request() const { return request_; }
  const std::vector<std::string>& notes() const { return notes_; }

  // Puts another warp in place of one of the request's. Returns the frames computed again; empty: none.
  // Throws Error, and changes nothing, where it is not possible.
  FrameSpan replace(std::size_t warp, const ChannelWarp& changed);

 private:
  Motion source_, result_;
  WarpRequest request_;
  WarpUnits units_;
  int threads_;
  std::vector<WarpStack> stacks_;
  std::vector<std::string> notes_;
};

}  // namespace footfall::warp
