// SPDX-License-Identifier: MIT
// What the stance nodes are given, as values that can be compared, and what the engine makes of it. Knows
// nothing of Maya.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "figure/drive/motion_player.h"
#include "maya/figure/figure_input.h"
#include "stance/chain_lines.h"
#include "stance/stance_figure.h"

namespace footfall::maya {

// Of ffStanceLibrary. Limits of one's own are in standing heights and weights of the library's figures.
struct LibraryInputs {
  std::string file, text;  // the text counts where there is one
  int reload = 0;          // another number: the file is read again
  bool ownLimits = false;
  double friction = 0.8, longest = 1.25, shortest = 0.7, push = 3.82;

  bool operator==(const LibraryInputs& other) const;
};
struct OpenLibrary {
  stance::StanceLibrary library;
  std::string text;  // as other nodes are given it: limits and all
};
// Throws Error with file and line of what is wrong.
OpenLibrary openLibrary(const LibraryInputs& inputs);

// Of ffStanceEvaluator; metres and seconds.
struct EvaluatorInputs {
  std::string library;
  stance::StanceHandles handles;
  std::string first,
      second;          // names of stances: this one, or a blend of the two. Empty: the best is looked for
  double share = 0.5;  // of the first
  stance::StanceSearchMethod method = stance::StanceSearchMethod::Staged;

  bool operator==(const EvaluatorInputs& other) const;
};
struct EvaluatedStance {
  stance::StanceHandles handles;
  stance::StanceChain chain;  // the one stance: from the origin ahead. Without links where it cannot be warped
  stance::StanceScore score;
  stance::StanceWarp warp;
  std::string chosen, first, second;  // in words; the names
  double share = 1;
  stance::ChainLines lines;
  std::string trouble;  // what is violated; empty: it is plausible
  std::string blame;    // which handle stands in the way and what would do; empty likewise
};
// What cannot be is no error; a library that is none, a name that it has not and handles that are not finite
// are.
EvaluatedStance evaluateStance(const EvaluatorInputs& inputs);

// An ffStanceApex: its transform, and the handle of its velocity in its own space.
struct ApexInput {
  int order = 0;
  unsigned index = 0;  // among apexes of one order
  Affine matrix = Affine::Identity();
  Vec3 handle = Vec3::Zero();
  double handleTime = 0.25;  // seconds it would take there
  bool useSpeed = false, useHeading = false;
  double ground = 0;  // height in the scene

  bool operator==(const ApexInput& other) const;
};

// Of ffStanceChain.
struct ChainInputs {
  std::string library;
  FigureInput figure;
  SceneAxes axes;
  std::vector<ApexInput> apexes;  // in order
  stance::StanceFeet first = stance::StanceFeet::Left;
  bool drift = false;
  double armSwing = 1, frameRate = 24;

  bool operator==(const ChainInputs& other) const;
};
struct SolvedChain {
  std::vector<stance::ChainApex> apexes;  // that were asked for
  stance::StanceFeet first = stance::StanceFeet::Left;
  stance::StanceChain chain;
  MotionPlayer player;
  stance::ChainLines lines;
  std::vector<std::string> notes;  // links in trouble, feet that do not reach; with the numbers of apexes
  SceneAxes axes;
  double value = 0;   // the least of its links
  double missed = 0;  // metres that the farthest apex is off in plan
};
// Throws Error naming the apex (from 1) or the link that is at fault.
SolvedChain solveStanceChain(const ChainInputs& inputs);

}  // namespace footfall::maya
