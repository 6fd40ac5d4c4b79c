// SPDX-License-Identifier: MIT
// What every command of Footfall has: it can be undone and redone in one step, a failure leaves the scene as
// it was and says why, and nothing is thrown into Maya.
#pragma once

#include <maya/MAnimCurveChange.h>
#include <maya/MArgDatabase.h>
#include <maya/MArgList.h>
#include <maya/MDGModifier.h>
#include <maya/MDagModifier.h>
#include <maya/MPlug.h>
#include <maya/MPxCommand.h>
#include <maya/MStatus.h>
#include <maya/MString.h>
#include <maya/MSyntax.h>

#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "base/math.h"

namespace footfall::maya {

std::string utf8(const MString& text);
MString mstring(const std::string& text);

// Edits of the graph and of keys, in the order they were made.
class Edits {
 public:
  // For more edits of the graph; they are done by apply (or by the next call of keys).
  MDGModifier& graph() { return dag(); }
  MDagModifier& dag();  // the same, where nodes of the hierarchy are made
  void apply();         // throws Error where Maya refuses
  // For more edits of keys, done as they are made.
  MAnimCurveChange& keys();
  // An element of an array of a node that is in the scene, made where it is missing. Setting its values back
  // would leave it there; undo takes it away.
  MPlug element(const MPlug& array, unsigned index);

  bool empty() const { return steps_.empty(); }
  void undo();
  void redo();

 private:
  using Step = std::variant<std::unique_ptr<MDagModifier>, std::unique_ptr<MAnimCurveChange>>;
  std::vector<Step> steps_;
  std::vector<MPlug> elements_;  // made
};

struct FigureEdit;  // figure_flags.h

class CommandBase : public MPxCommand {
 public:
  MStatus doIt(const MArgList& arguments) final;
  MStatus undoIt() final;
  MStatus redoIt() final;
  bool isUndoable() const final { return !edits_.empty(); }
  bool hasSyntax() const final { return true; }

 protected:
  // Does everything, edits through edits(), and sets the result. May throw any std::exception.
  virtual void run(const MArgDatabase& arguments) = 0;
  virtual const char* name() const = 0;
  Edits& edits() { return edits_; }
  // A line of information and warnings, each after the command's name.
  void tell(const std::string& what, const std::vector<std::string>& notes = {}) const;
  static void setNames(const std::vector<std::string>& names);  // as the result
  void finish(const FigureEdit& edit) const;                    // told, and the result

 private:
  Edits edits_;
};

// A command. Command has kName, static void describe(MSyntax&) and run.
template <typename Command>
class CommandOf : public CommandBase {
 public:
  static void* creator() { return new Command; }
  static MSyntax newSyntax() {
    MSyntax syntax;
    Command::describe(syntax);
    return syntax;
  }

 protected:
  const char* name() const override { return Command::kName; }
};

// Logical indices of the elements there are.
std::vector<unsigned> indicesOf(const MPlug& array);

// Arguments of a flag; absent where it was not given.
bool given(const MArgDatabase& arguments, const char* flag);
double numberOf(const MArgDatabase& arguments, const char* flag, double absent);
std::string textOf(const MArgDatabase& arguments, const char* flag, const std::string& absent = "");
double secondsOf(const MArgDatabase& arguments, const char* flag, unsigned index, double absent);
double centimetresOf(const MArgDatabase& arguments, const char* flag, double absent, unsigned index = 0);
double radiansOf(const MArgDatabase& arguments, const char* flag, double absent);
int integerOf(const MArgDatabase& arguments, const char* flag, int absent);
// Of a flag with three distances, in centimetres; with two texts.
Vec3 positionOf(const MArgDatabase& arguments, const char* flag, const Vec3& absent = Vec3::Zero());
std::pair<std::string, std::string> twoTextsOf(const MArgDatabase& arguments, const char* flag);
// Of a flag used several times, the first argument of each use as a time, seconds.
std::vector<double> allSeconds(const MArgDatabase& arguments, const char* flag);
// The place of a word among those a flag takes. Throws Error that lists them.
std::size_t choiceOf(const MArgDatabase& arguments, const char* flag, const std::vector<std::string>& words,
                     std::size_t absent);

}  // namespace footfall::maya
