// SPDX-License-Identifier: MIT
// The type ids of Footfall's nodes and data: one block of 64, from 0x0007F1C0 to 0x0007F1FF, in one table. An
// id is stored in every .mb scene that has such a node: once used it never changes and is never given to
// another type. The block lies in the range Autodesk leaves to in-house use (0 to 0x7FFFF); a public release
// needs a block from Autodesk, and kBlock is all there is to change then, before the first release.
#pragma once

namespace footfall::maya {

inline constexpr unsigned kBlock = 0x0007F1C0;
inline constexpr unsigned kBlockSize = 64;

enum NodeId : unsigned {
  kTimeWarpId = kBlock + 0,          // ffTimeWarp
  kMotionWarpId = kBlock + 1,        // ffMotionWarp
  kMotionBlendId = kBlock + 2,       // ffMotionBlend
  kFootprintId = kBlock + 8,         // ffFootprint
  kFootprintPathId = kBlock + 9,     // ffFootprintPath
  kFootprintSolverId = kBlock + 10,  // ffFootprintSolver
  kStanceLibraryId = kBlock + 16,    // ffStanceLibrary
  kStanceEvaluatorId = kBlock + 17,  // ffStanceEvaluator
  kStanceApexId = kBlock + 18,       // ffStanceApex
  kStanceChainId = kBlock + 19,      // ffStanceChain
  kLocomotionId = kBlock + 24,       // ffLocomotion
  kGaitId = kBlock + 32,             // ffGait
  kCreatureId = kBlock + 40,         // ffCreature
  kControlSpaceId = kBlock + 48,     // ffControlSpace
};

}  // namespace footfall::maya
