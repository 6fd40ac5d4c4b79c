// SPDX-License-Identifier: MIT
// The nodes of stances in a scene: libraries, evaluators, and chains with the apexes below their transforms,
// numbered from 1 in the order of their leaps.
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

// The library that objects stand for, or that a node of theirs uses; without any the only one of the scene.
MObject libraryBehind(const MSelectionList& objects);
MObject makeLibrary(Edits& edits, const std::string& name, const std::string& file, const std::string& text);
LibraryInputs libraryInputs(const MObject& library);
stance::StanceLibrary libraryOf(const MObject& library);  // as it is now; throws Error with what is wrong with it
// The library is in the scene from now on, instead of in its file.
void setLibrary(Edits& edits, const MObject& library, const stance::StanceLibrary& to);

// What a new evaluator is made of.
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

// A chain that is in the scene.
class ChainNodes {
 public:
  explicit ChainNodes(const MObject& chain) : chain_(chain) {}
  static ChainNodes make(Edits& edits, const ChainSetup& setup);
  // The chain that an object is of: itself, its transform, one of its apexes, something it drives. Without
  // objects the only one of the scene. Throws Error that says what there is.
  static ChainNodes find(const MSelectionList& objects);

  const MObject& chain() const { return chain_; }
  MObject transform() const;
  SceneAxes axes() const;
  MObject library() const;  // null: none

  struct Apex {
    MObject shape;
    MObject transform() const;
    int order = 0;
  };
  std::vector<Apex> apexes() const;  // in order
  // The chain as it is now. Throws Error with what is wrong with it.
  std::shared_ptr<const SolvedChain> solved() const;

  // A new apex, numbered from 1; those from there on move up by one. number 0: after the last. Its transform.
  MObject addApex(Edits& edits, const stance::ChainApex& apex, int number = 0);
  // An apex that is in the scene already becomes one of the chain's, after its last.
  void takeApex(Edits& edits, const MObject& shape);
  // A locator to drag the velocity of an apex by, at the velocity it has now. Its transform.
  MObject addHandle(Edits& edits, int number);
  // The velocity is the chain's choice again.
  void freeVelocity(Edits& edits, int number);
  // Apexes and their velocities for figures so many times as large, from the ground below the first.
  void scaleApexes(Edits& edits, double size);
  void removeAll(Edits& edits);

 private:
  MPlug plug(const MObject& attribute) const { return MPlug(chain_, attribute); }
  Apex apexAt(int number) const;
  void connectApex(Edits& edits, const MObject& shape) const;

  MObject chain_;
};

// An ffStanceApex that an object is or carries; null: none.
MObject apexShape(const MObject& node);

}  // namespace footfall::maya
