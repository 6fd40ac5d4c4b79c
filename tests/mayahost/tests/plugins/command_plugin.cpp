// SPDX-License-Identifier: MIT
// Commands for the tests of the host: one that edits and can be undone, one with every kind of flag, one that
// answers every kind of result, one that fails in its own ways.
#include <maya/MAngle.h>
#include <maya/MArgDatabase.h>
#include <maya/MArgList.h>
#include <maya/MComputation.h>
#include <maya/MDGModifier.h>
#include <maya/MDistance.h>
#include <maya/MDoubleArray.h>
#include <maya/MFnDependencyNode.h>
#include <maya/MFnPlugin.h>
#include <maya/MGlobal.h>
#include <maya/MIntArray.h>
#include <maya/MPlug.h>
#include <maya/MPxCommand.h>
#include <maya/MSelectionList.h>
#include <maya/MStringArray.h>
#include <maya/MSyntax.h>
#include <maya/MTime.h>

namespace {

int alive = 0;

// hostMake -name s -value d [-query -value node]: makes an addDoubleLinear with input1 set.
class Make : public MPxCommand {
 public:
  Make() { ++alive; }
  ~Make() override { --alive; }
  static void* creator() { return new Make; }
  static MSyntax newSyntax() {
    MSyntax syntax;
    syntax.addFlag("-n", "-name", MSyntax::kString);
    syntax.addFlag("v", "value", MSyntax::kDouble);
    syntax.addFlag("f", "fail");
    syntax.addFlag("lv", "leave");
    syntax.setObjectType(MSyntax::kSelectionList, 0, 1);
    syntax.enableQuery();
    syntax.enableEdit();
    return syntax;
  }
  bool isUndoable() const override { return edits_; }
  bool hasSyntax() const override { return true; }
  MStatus doIt(const MArgList& args) override {
    MStatus status;
    const MArgDatabase call(syntax(), args, &status);
    if (!status) return status;
    if (call.isQuery() || call.isEdit()) return existing(call);
    MString name = "made#";
    double value = 0.0;
    call.getFlagArgument("n", 0, name);
    call.getFlagArgument("-value", 0, value);
    const MObject node = modifier_.createNode("addDoubleLinear", &status);
    CHECK_MSTATUS_AND_RETURN_IT(status);
    modifier_.renameNode(node, name);
    modifier_.newPlugValueDouble(MFnDependencyNode(node).findPlug("input1", false), value);
    status = redoIt();
    if (call.isFlagSet("fail")) {
      if (!call.isFlagSet("leave")) modifier_.undoIt();
      displayError("asked to fail");
      return MS::kFailure;
    }
    setResult(MFnDependencyNode(node).name());
    return status;
  }
  MStatus redoIt() override {
    edits_ = true;
    return modifier_.doIt();
  }
  MStatus undoIt() override { return modifier_.undoIt(); }

 private:
  MStatus existing(const MArgDatabase& call) {
    MSelectionList objects;
    MObject node;
    call.getObjects(objects);
    CHECK_MSTATUS_AND_RETURN_IT(objects.getDependNode(0, node));
    const MPlug plug = MFnDependencyNode(node).findPlug("input1", false);
    if (call.isQuery()) {
      setResult(plug.asDouble());
      return MS::kSuccess;
    }
    modifier_.newPlugValueDouble(plug, call.flagArgumentDouble("value", 0));
    return redoIt();
  }
  MDGModifier modifier_;
  bool edits_ = false;
};

// Answers what it was given, as strings.
class Echo : public MPxCommand {
 public:
  static void* creator() { return new Echo; }
  static MSyntax newSyntax() {
    MSyntax syntax;
    syntax.addFlag("b", "flag", MSyntax::kBoolean);
    syntax.addFlag("i", "whole", MSyntax::kLong);
    syntax.addFlag("u", "unsign", MSyntax::kUnsigned);
    syntax.addFlag("d", "real", MSyntax::kDouble, MSyntax::kDouble);
    syntax.addFlag("l", "length", MSyntax::kDistance);
    syntax.addFlag("a", "angle", MSyntax::kAngle);
    syntax.addFlag("t", "time", MSyntax::kTime);
    syntax.addFlag("m", "more", MSyntax::kString, MSyntax::kLong);
    syntax.makeFlagMultiUse("more");
    syntax.addFlag("o", "object", MSyntax::kSelectionItem);
    syntax.setObjectType(MSyntax::kSelectionList, 1, 2);
    syntax.useSelectionAsDefault(true);
    return syntax;
  }
  MStatus doIt(const MArgList& args) override {
    MStatus status;
    const MArgDatabase call(syntax(), args, &status);
    if (!status) return status;
    const auto say = [](const char* name, double value) { appendToResult(MString(name) + value); };
    if (call.isFlagSet("b")) say("b", call.flagArgumentBool("flag", 0) ? 1.0 : 0.0);
    if (call.isFlagSet("i")) say("i", call.flagArgumentInt("i", 0));
    unsigned count = 0;
    if (call.getFlagArgument("u", 0, count)) say("u", count);
    if (call.isFlagSet("d")) say("d", call.flagArgumentDouble("d", 0) - call.flagArgumentDouble("d", 1));
    if (call.isFlagSet("l")) say("l", call.flagArgumentMDistance("l", 0).asCentimeters());
    if (call.isFlagSet("a")) say("a", call.flagArgumentMAngle("a", 0).asDegrees());
    if (call.isFlagSet("t")) say("t", call.flagArgumentMTime("t", 0).as(MTime::kFilm));
    for (unsigned i = 0; i < call.numberOfFlagUses("m"); ++i) {
      MArgList words;
      call.getFlagArgumentList("m", i, words);
      say(words.asString(0).asChar(), words.asInt(1));
    }
    MStringArray names;
    call.getObjects(names);
    appendToResult(names);
    return MS::kSuccess;
  }
};

// hostAnswer kind: a result of that kind.
class Answer : public MPxCommand {
 public:
  static void* creator() { return new Answer; }
  MStatus doIt(const MArgList& args) override {
    const MString kind = args.asString(0);
    MIntArray whole(2, 7);
    MDoubleArray real(2, 0.5);
    if (kind == "int") setResult(-3);
    if (kind == "unsigned") setResult(3u);
    if (kind == "bool") setResult(true);
    if (kind == "double") setResult(1.5);
    if (kind == "string") setResult("text");
    if (kind == "ints") setResult(whole);
    if (kind == "doubles") setResult(real);
    if (kind == "appended") {
      appendToResult(1);
      appendToResult(2);
    }
    if (kind == "cleared") {
      setResult(1);
      clearResult();
    }
    if (kind == "alive") setResult(alive);
    if (kind == "nested") {
      MString made;
      setResult(5);
      CHECK_MSTATUS_AND_RETURN_IT(MGlobal::executeCommand("hostMake -n inner", made, false, true));
    }
    if (kind == "long") {
      MComputation computation;
      computation.beginComputation(true);
      int steps = 0;
      while (steps < 10 && !computation.isInterruptRequested()) ++steps;
      computation.endComputation();
      setResult(steps);
    }
    return MS::kSuccess;
  }
};

}  // namespace

PLUGIN_EXPORT MStatus initializePlugin(MObject object) {
  MFnPlugin plugin(object, "Footfall", "1.0", "Any");
  CHECK_MSTATUS_AND_RETURN_IT(plugin.registerCommand("hostMake", Make::creator, Make::newSyntax));
  CHECK_MSTATUS_AND_RETURN_IT(plugin.registerCommand("hostEcho", Echo::creator, Echo::newSyntax));
  return plugin.registerCommand("hostAnswer", Answer::creator);
}

PLUGIN_EXPORT MStatus uninitializePlugin(MObject object) {
  MFnPlugin plugin(object);
  for (const char* name : {"hostMake", "hostEcho", "hostAnswer"})
    CHECK_MSTATUS_AND_RETURN_IT(plugin.deregisterCommand(name));
  return alive == 0 ? MS::kSuccess : MS::kFailure;  // the undo queue held on to commands
}
