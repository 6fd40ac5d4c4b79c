// SPDX-License-Identifier: MIT
// Tools for the test of tools: one that puts a locator where the view is clicked, through a command of its
// own that can be undone, and one that draws a marquee around what it takes.
#include <maya/M3dView.h>
#include <maya/MArgList.h>
#include <maya/MCursor.h>
#include <maya/MDagModifier.h>
#include <maya/MFnDependencyNode.h>
#include <maya/MFnPlugin.h>
#include <maya/MFrameContext.h>
#include <maya/MGlobal.h>
#include <maya/MPlug.h>
#include <maya/MPxContext.h>
#include <maya/MPxContextCommand.h>
#include <maya/MPxToolCommand.h>
#include <maya/MToolsInfo.h>
#include <maya/MUIDrawManager.h>
#include <maya/MVector.h>

namespace {

class PlaceCommand : public MPxToolCommand {
 public:
  static void* creator() { return new PlaceCommand; }
  MStatus doIt(const MArgList& args) override {
    for (unsigned i = 0; i < 3; ++i) {
      const MStatus status = args.get(i, at_[i]);
      if (!status) return status;
    }
    return place(at_);
  }
  MStatus place(const MPoint& at) {
    at_ = at;
    const MObject node = modifier_.createNode("transform");
    modifier_.renameNode(node, "placed");
    MFnDependencyNode fn(node);
    const char* const axes[] = {"translateX", "translateY", "translateZ"};
    for (unsigned i = 0; i < 3; ++i) modifier_.newPlugValueDouble(fn.findPlug(axes[i], true), at[i]);
    return redoIt();
  }
  MStatus redoIt() override { return modifier_.doIt(); }
  MStatus undoIt() override { return modifier_.undoIt(); }
  bool isUndoable() const override { return true; }
  MStatus finalize() override {
    MArgList words;
    words.addArg(commandString());
    for (unsigned i = 0; i < 3; ++i) words.addArg(at_[i]);
    return MPxToolCommand::doFinalize(words);
  }

 private:
  MPoint at_;
  MDagModifier modifier_;
};

// Clicks on the ground y = height; dragging shows a circle where it would go.
class PlaceTool : public MPxContext {
 public:
  double height = 0.0;
  void toolOnSetup(MEvent&) override {
    setTitleString("Place");
    setHelpString("Click on the ground");
    setCursor(MCursor::crossHairCursor);
  }
  void toolOffCleanup() override { MGlobal::displayInfo("put away"); }
  void getClassName(MString& name) const override { name = "placeTool"; }
  MStatus doPress(MEvent& event, MHWRender::MUIDrawManager& draw,
                  const MHWRender::MFrameContext& frame) override {
    return doDrag(event, draw, frame);
  }
  MStatus doDrag(MEvent& event, MHWRender::MUIDrawManager& draw, const MHWRender::MFrameContext&) override {
    if (event.mouseButton() != MEvent::kLeftMouse) return MS::kFailure;
    draw.beginDrawable();
    draw.circle(ground(event), MVector(0.0, 1.0, 0.0), 1.0);
    draw.endDrawable();
    return MS::kSuccess;
  }
  MStatus doRelease(MEvent& event, MHWRender::MUIDrawManager&, const MHWRender::MFrameContext&) override {
    if (event.isModifierShift()) return MS::kSuccess;  // only looks
    auto* command = static_cast<PlaceCommand*>(newToolCommand());
    if (!command) return MS::kFailure;
    const MStatus status = command->place(ground(event));
    return status ? command->finalize() : command->cancel();
  }

 private:
  MPoint ground(const MEvent& event) const {
    short x = 0, y = 0;
    event.getPosition(x, y);
    MPoint from;
    MVector along;
    M3dView::active3dView().viewToWorld(x, y, from, along);
    return from + along * ((height - from.y) / along.y);
  }
};

class PlaceToolCommand : public MPxContextCommand {
 public:
  static void* creator() { return new PlaceToolCommand; }
  MPxContext* makeObj() override { return tool_ = new PlaceTool; }
  MStatus appendSyntax() override {
    MSyntax own = syntax();
    return own.addFlag("-he", "-height", MSyntax::kDouble);
  }
  MStatus doEditFlags() override {
    const MArgParser given = parser();
    MStatus status;
    if (given.isFlagSet("-he")) status = given.getFlagArgument("-he", 0, tool_->height);
    if (status) MToolsInfo::setDirtyFlag(*tool_);
    return tool_->height < 0.0 ? MS::kFailure : status;
  }
  MStatus doQueryFlags() override {
    return parser().isFlagSet("-he") ? setResult(tool_->height) : MStatus(MS::kSuccess);
  }

 private:
  PlaceTool* tool_ = nullptr;
};

class MarqueeTool : public MPxContext {
 public:
  MStatus doPress(MEvent& event, MHWRender::MUIDrawManager&, const MHWRender::MFrameContext&) override {
    return beginMarquee(event);
  }
  MStatus doDrag(MEvent& event, MHWRender::MUIDrawManager&, const MHWRender::MFrameContext&) override {
    return dragMarquee(event);
  }
  MStatus doRelease(MEvent& event, MHWRender::MUIDrawManager&, const MHWRender::MFrameContext&) override {
    short top = 0, left = 0, bottom = 0, right = 0;
    const MStatus status = releaseMarquee(event, top, left, bottom, right);
    if (status) MGlobal::displayInfo(MString("") + left + " " + bottom + " " + right + " " + top);
    return status;
  }
};

class MarqueeToolCommand : public MPxContextCommand {
 public:
  static void* creator() { return new MarqueeToolCommand; }
  MPxContext* makeObj() override { return new MarqueeTool; }
};

}  // namespace

MStatus initializePlugin(MObject object) {
  MFnPlugin plugin(object, "test", "1.0", "Any");
  const MStatus status = plugin.registerContextCommand("placeContext", PlaceToolCommand::creator, "placeAt",
                                                       PlaceCommand::creator);
  return status ? plugin.registerContextCommand("marqueeContext", MarqueeToolCommand::creator) : status;
}

MStatus uninitializePlugin(MObject object) {
  MFnPlugin plugin(object);
  const MStatus status = plugin.deregisterContextCommand("placeContext", "placeAt");
  return status ? plugin.deregisterContextCommand("marqueeContext") : status;
}
