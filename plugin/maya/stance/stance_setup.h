// SPDX-License-Identifier: MIT
// The stance nodes of a scene: libraries, evaluators, and chains with apexes below their transforms, numbered
// from 1 in order.
#pragma once

#include <maya/MObject.h>
#include <maya/MPlug.h>
#include <maya/MSelectionList.h>

#include <memory>
#include <string>
#include <vector>

#include "maya/framework/command_base.h"
#include "maya/stance/stance_inputs.h"

namespace footfall::maya {

// The library among the objects or used by one of them; without objects the only one in the scene.
MObject libraryBehind(const MSelectionList& objects);
MObject makeLibrary(Edits& edits, const std::string& name, const std::string& file, const std::string& text);
LibraryInputs libraryInputs(const MObject& library);
stance::StanceLibrary libraryOf(const MObject& library);  // its current content; throws Error with its fault
// Stores the library in the scene in place of its file.
void setLibrary(Edits& edits, const MObject& library, const stance::StanceLibrary& to);

// Parameters of a new evaluator.
struct EvaluatorSetup {
  std::string name = "stance1";
  MObject library;
  stance::StanceHandles handles;
  std::string first, second;
  double share = 0.5;
  double startTime = 0;  // seconds
};
MObject makeEvaluator(Edits& edits, const EvaluatorSetup& setup);

struct ChainSetup {
  std::string name = "leaps1";
  MObject library;
  FigureInput figure;
  stance::StanceFeet first = stance::StanceFeet::Left;
  double startTime = 0;
};

// A chain in the scene.
class ChainNodes {
 public:
  explicit ChainNodes(const MObject& chain) : chain_(chain) {}
  static ChainNodes make(Edits& edits, const ChainSetup& setup);
  // The chain of the given objects: the node, its transform, one of its apexes or something it drives.
  // Without objects the only one in the scene. Throws Error listing the chains there are.
  static ChainNodes find(const MSelectionList& objects);

  const MObject& chain() const { return chain_; }
  MObject transform() const;
  SceneAxes axes() const;
  MObject library() const;  // null if there is none

  struct Apex {
    MObject shape;
    MObject transform() const;
    int order = 0;
  };
  std::vector<Apex> apexes() const;  // sorted
  // The current solution. Throws Error with its fault.
  std::shared_ptr<const SolvedChain> solved() const;

  // Inserts an apex with a number from 1; 0: after the last. Later ones move up. Returns its transform.
  MObject addApex(Edits& edits, const stance::ChainApex& apex, int number = 0);
  // Connects an existing apex after the last one.
  void takeApex(Edits& edits, const MObject& shape);
  // Makes a locator that controls the velocity of an apex, starting from its current velocity. Returns its
  // transform.
  MObject addHandle(Edits& edits, int number);
  // Lets the chain choose the velocity again.
  void freeVelocity(Edits& edits, int number);
  // Scales apexes and their velocities for figures `size` times as large, about the ground below the first.
  void scaleApexes(Edits& edits, double size);
  void removeAll(Edits& edits);

 private:
  MPlug plug(const MObject& attribute) const { return MPlug(chain_, attribute); }
  Apex apexAt(int number) const;
  void connectApex(Edits& edits, const MObject& shape) const;

  MObject chain_;
};

// The ffStanceApex shape that an object is or has; null if there is none.
MObject apexShape(const MObject& node);

}  // namespace footfall::maya
