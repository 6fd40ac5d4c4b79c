// SPDX-License-Identifier: MIT
// The inputs of the stance nodes as values that can be compared, and what the engine makes of them.
// Independent of Maya.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "figure/drive/motion_player.h"
#include "maya/figure/figure_input.h"
#include "stance/chain/chain_strokes.h"
#include "stance/stance_figure.h"
#include "stance/stance_options.h"

namespace footfall::maya {

// Limits in standing heights and weights of the library's figures, in place of those of the library.
struct OwnLimits {
  double friction = 0.8, longest = 1.25, shortest = 0.7, push = 3.82;
};
const OptionTable<OwnLimits>& ownLimitTable();

// Inputs of ffStanceLibrary.
struct LibraryInputs {
  std::string file, text;  // the text is used if there is one
  int reload = 0;          // a changed number reads the file again
  bool ownLimits = false;
  OwnLimits limits;

  bool operator==(const LibraryInputs& other) const;
};
struct OpenLibrary {
  stance::StanceLibrary library;
  std::string text;  // for other nodes, with its limits
};
// Throws Error with file and line of a fault.
OpenLibrary openLibrary(const LibraryInputs& inputs);

// A library as the other nodes read it; shared, as it is only read when it changes.
using LibraryText = std::shared_ptr<const std::string>;
inline LibraryText noLibrary() {
  return std::make_shared<const std::string>();
}

// Inputs of ffStanceEvaluator; metres and seconds.
struct EvaluatorInputs {
  LibraryText library = noLibrary();
  stance::StanceHandles handles;
  std::string first,
      second;          // names: one stance, or a blend of two. Empty: the best is searched for
  double share = 0.5;  // of the first
  stance::StanceSearchOptions search;  // threads are not compared

  bool operator==(const EvaluatorInputs& other) const;
};
struct EvaluatedStance {
  stance::StanceHandles handles;
  stance::StanceChain
      chain;  // the stance alone, forward from the origin; without links where it cannot be warped
  stance::StanceScore score;
  stance::StanceWarp warp;
  std::string chosen, first, second;  // description; names
  double share = 1;
  stance::ChainStrokes lines;
  std::string problem;    // the violations; empty: plausible
  std::string diagnosis;  // which handle prevents it and what would work; empty: plausible
};
// An implausible request is not an error. Throws Error for an invalid library, an unknown name and handles
// that are not finite.
EvaluatedStance evaluateStance(const EvaluatorInputs& inputs);

// An ffStanceApex: its transform, and the handle of its velocity in its own space.
struct ApexInput {
  int order = 0;
  unsigned index = 0;  // among apexes with the same order
  Affine matrix = Affine::Identity();
  Vec3 handle = Vec3::Zero();
  double handleTime = 0.25;  // seconds that the velocity takes to the handle
  bool useSpeed = false, useHeading = false;
  double ground = 0;  // height in scene units

  bool operator==(const ApexInput& other) const;
};

// Inputs of ffStanceChain.
struct ChainInputs {
  LibraryText library = noLibrary();
  FigureInput figure;
  SceneAxes axes;
  std::vector<ApexInput> apexes;     // in order
  stance::StanceChainOptions chain;  // threads and search are not compared
  stance::StanceFigureOptions played;

  bool operator==(const ChainInputs& other) const;
};
struct SolvedChain {
  std::vector<stance::ChainApex> apexes;  // as requested
  stance::StanceFeet first = stance::StanceFeet::Left;
  stance::StanceChain chain;
  MotionPlayer player;
  stance::ChainStrokes lines;
  std::vector<std::string> notes;  // implausible links and feet out of reach, by number of the apex
  SceneAxes axes;
  double value = 0;   // the lowest of its links
  double missed = 0;  // largest distance to an apex in plan, metres
};
// Throws Error naming the apex (from 1) or the link at fault.
SolvedChain solveStanceChain(const ChainInputs& inputs);

}  // namespace footfall::maya
