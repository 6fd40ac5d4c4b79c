// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MEvent.h>
#include <maya/MObject.h>
#include <maya/MStatus.h>
#include <maya/MString.h>
#include <maya/MSyntax.h>
#include <maya/MTypes.h>

namespace mayahost {
struct ToolAccess;
}

OPENMAYA_MAJOR_NAMESPACE_OPEN
class MCursor;
class MDoubleArray;
class MIntArray;
class MPxToolCommand;
namespace MHWRender {
class MFrameContext;
class MUIDrawManager;
}  // namespace MHWRender

// A tool: what clicks and drags in a view do. The host's views are of Viewport 2.0: only the forms of doPress
// and the like with a draw manager are called. What is not overridden fails: the event is not handled.
class OPENMAYAUI_EXPORT MPxContext {
 public:
  enum ImageIndex { kImage1 = 0, kImage2, kImage3 };

  MPxContext();
  virtual ~MPxContext();
  virtual void toolOnSetup(MEvent& event);
  virtual void toolOffCleanup();

  virtual MStatus doPress(MEvent& event, MHWRender::MUIDrawManager& drawMgr,
                          const MHWRender::MFrameContext& context);
  virtual MStatus doRelease(MEvent& event, MHWRender::MUIDrawManager& drawMgr,
                            const MHWRender::MFrameContext& context);
  virtual MStatus doDrag(MEvent& event, MHWRender::MUIDrawManager& drawMgr,
                         const MHWRender::MFrameContext& context);
  virtual MStatus doHold(MEvent& event, MHWRender::MUIDrawManager& drawMgr,
                         const MHWRender::MFrameContext& context);
  virtual MStatus doPtrMoved(MEvent& event, MHWRender::MUIDrawManager& drawMgr,
                             const MHWRender::MFrameContext& context);
  virtual MStatus drawFeedback(MHWRender::MUIDrawManager& drawMgr, const MHWRender::MFrameContext& context);

  virtual MStatus doPress(MEvent& event);
  virtual MStatus doRelease(MEvent& event);
  virtual MStatus doDrag(MEvent& event);
  virtual MStatus doHold(MEvent& event);
  virtual MStatus doPtrMoved(MEvent& event);
  virtual MStatus doEnterRegion(MEvent& event);
  virtual MStatus helpStateHasChanged(MEvent& event);
  virtual void deleteAction();  // deletes what is selected
  virtual void completeAction();
  virtual void abortAction();
  virtual MStatus addManipulator(const MObject& manipulator);  // not implemented: there are none
  virtual MStatus deleteManipulators();
  virtual bool processNumericalInput(const MDoubleArray& values, const MIntArray& flags, bool isAbsolute);
  virtual bool feedbackNumericalInput() const;
  virtual MSyntax::MArgType argTypeNumericalInput(unsigned int index) const;
  virtual MString stringClassName() const;
  virtual void getClassName(MString& name) const;

  MStatus setImage(const MString& image, ImageIndex index);
  MString image(ImageIndex index, MStatus* ReturnStatus = NULL) const;
  MStatus getImage(MString& image, ImageIndex index) const;
  static const char* className();

 protected:
  MStatus setHelpString(const MString& str);
  MStatus setTitleString(const MString& str);
  MStatus setCursor(const MCursor& cursor);
  MStatus beginMarquee(MEvent& event);
  MStatus dragMarquee(MEvent& event);
  MStatus releaseMarquee(MEvent& event, short& top, short& left, short& bottom, short& right);
  virtual MPxToolCommand* newToolCommand();
  static bool ignoreEntry(const MIntArray& flags, unsigned int entry);

 private:
  friend struct mayahost::ToolAccess;
  MPxContext(const MPxContext&) = delete;
  MPxContext& operator=(const MPxContext&) = delete;
  MString title_, help_, images_[3];
  bool inMarquee_ = false;
  short startX_ = 0, startY_ = 0;
};
OPENMAYA_NAMESPACE_CLOSE
