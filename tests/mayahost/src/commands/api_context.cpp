// SPDX-License-Identifier: MIT
// Tools and the view they work in: MPxContext, MPxContextCommand, MPxToolCommand, MEvent, MCursor,
// MToolsInfo, M3dView.
#include "commands/running.h"
#include "commands/tools.h"
#include "edits/edit.h"
#include "scenes/scene.h"

#include <maya/M3dView.h>
#include <maya/MCursor.h>
#include <maya/MIntArray.h>
#include <maya/MToolsInfo.h>

#include <algorithm>
#include <cmath>
#include <sstream>

using namespace mayahost;

namespace {

constexpr int kWidth = 960, kHeight = 540;
constexpr double kDepth = 10000.0;  // of the view, cm

MVector sight() {
  return (view().up ^ view().right).normal();
}

bool& propertiesDirty() {
  static bool dirty = false;
  return dirty;
}

}  // namespace

OPENMAYA_MAJOR_NAMESPACE_OPEN

MEvent::MEvent() = default;
MEvent::~MEvent() = default;
const char* MEvent::className() {
  return "MEvent";
}
MStatus MEvent::getPosition(short& x_pos, short& y_pos) const {
  x_pos = x_;
  y_pos = y_;
  return MStatus::kSuccess;
}
MStatus MEvent::setPosition(short x_pos, short y_pos) {
  x_ = x_pos;
  y_ = y_pos;
  return MStatus::kSuccess;
}
MStatus MEvent::getWindowPosition(short& x_pos, short& y_pos) const {
  return getPosition(x_pos, y_pos);
}
MEvent::MouseButtonType MEvent::mouseButton(MStatus* ReturnStatus) const {
  tell(ReturnStatus, button_ ? MStatus::kSuccess : MStatus::kFailure);
  return static_cast<MouseButtonType>(button_);
}
bool MEvent::isModifierKeyRelease(MStatus* ReturnStatus) const {
  tell(ReturnStatus, MStatus::kSuccess);
  return false;
}
MEvent::ModifierType MEvent::modifiers(MStatus* ReturnStatus) const {
  tell(ReturnStatus, MStatus::kSuccess);
  return static_cast<ModifierType>(modifiers_);
}
MStatus MEvent::setModifiers(const ModifierType& modType) {
  modifiers_ = modType;
  return MStatus::kSuccess;
}
bool MEvent::isModifierNone(MStatus* ReturnStatus) const {
  return modifiers(ReturnStatus) == 0;
}
bool MEvent::isModifierShift(MStatus* ReturnStatus) const {
  return (modifiers(ReturnStatus) & shiftKey) != 0;
}
bool MEvent::isModifierControl(MStatus* ReturnStatus) const {
  return (modifiers(ReturnStatus) & controlKey) != 0;
}
bool MEvent::isModifierLeftMouseButton(MStatus* ReturnStatus) const {
  tell(ReturnStatus, MStatus::kSuccess);
  return false;
}
bool MEvent::isModifierMiddleMouseButton(MStatus* ReturnStatus) const {
  tell(ReturnStatus, MStatus::kSuccess);
  return false;
}

MCursor::MCursor(short, short, short, short, unsigned char* bits, unsigned char*) : kind_(0), bits_(bits) {}
MCursor::MCursor(const MCursor& other) = default;
MCursor::~MCursor() = default;
MCursor& MCursor::operator=(const MCursor&) = default;
bool MCursor::operator==(const MCursor& other) const {
  return kind_ == other.kind_ && bits_ == other.bits_;
}
bool MCursor::operator!=(const MCursor& other) const {
  return !(*this == other);
}
const MCursor MCursor::defaultCursor(1), MCursor::crossHairCursor(2), MCursor::doubleCrossHairCursor(3),
    MCursor::editCursor(4), MCursor::pencilCursor(5), MCursor::handCursor(6);

void MToolsInfo::setDirtyFlag(const MPxContext&) {
  propertiesDirty() = true;
}
void MToolsInfo::resetDirtyFlag() {
  propertiesDirty() = false;
}
bool MToolsInfo::isDirty() {
  return propertiesDirty();
}
const char* MToolsInfo::className() {
  return "MToolsInfo";
}

M3dView::M3dView() = default;
M3dView::~M3dView() = default;
M3dView M3dView::active3dView(MStatus* ReturnStatus) {
  tell(ReturnStatus, MStatus::kSuccess);
  return M3dView();
}
unsigned int M3dView::numberOf3dViews() {
  return 1;
}
MStatus M3dView::get3dView(const unsigned int index, M3dView& view) {
  if (index > 0) return MStatus::kInvalidParameter;
  view = M3dView();
  return MStatus::kSuccess;
}
int M3dView::portWidth(MStatus* ReturnStatus) {
  tell(ReturnStatus, MStatus::kSuccess);
  return kWidth;
}
int M3dView::portHeight(MStatus* ReturnStatus) {
  tell(ReturnStatus, MStatus::kSuccess);
  return kHeight;
}
MStatus M3dView::refresh(bool, bool) {
  return MStatus::kSuccess;
}
MStatus M3dView::viewToWorld(short x_pos, short y_pos, MPoint& worldPt, MVector& worldVector) const {
  const View& v = view();
  worldPt = v.corner + v.right * (v.size * x_pos) + v.up * (v.size * y_pos);
  worldVector = sight();
  return MStatus::kSuccess;
}
MStatus M3dView::viewToWorld(short x_pos, short y_pos, MPoint& nearClipPt, MPoint& farClipPt) const {
  MVector away;
  const MStatus status = viewToWorld(x_pos, y_pos, nearClipPt, away);
  farClipPt = nearClipPt + away * kDepth;
  return status;
}
MStatus M3dView::viewToObjectSpace(short x_pos, short y_pos, const MMatrix& localMatrixInverse, MPoint& oPt,
                                   MVector& oVector) const {
  const MStatus status = viewToWorld(x_pos, y_pos, oPt, oVector);
  oPt = oPt * localMatrixInverse;
  oVector = (oVector * localMatrixInverse).normal();
  return status;
}
bool M3dView::worldToView(const MPoint& worldPt, short& x_pos, short& y_pos, MStatus* ReturnStatus) const {
  tell(ReturnStatus, MStatus::kSuccess);
  const View& v = view();
  const MVector from = worldPt - v.corner;
  const double x = std::round(from * v.right / v.size), y = std::round(from * v.up / v.size);
  x_pos = static_cast<short>(std::clamp(x, -32768.0, 32767.0));
  y_pos = static_cast<short>(std::clamp(y, -32768.0, 32767.0));
  const double depth = from * sight();
  return x >= 0.0 && x < kWidth && y >= 0.0 && y < kHeight && depth >= 0.0 && depth <= kDepth;
}
const char* M3dView::className() {
  return "M3dView";
}

MPxContext::MPxContext() = default;
MPxContext::~MPxContext() = default;
void MPxContext::toolOnSetup(MEvent&) {}
void MPxContext::toolOffCleanup() {}
MStatus MPxContext::doPress(MEvent&, MHWRender::MUIDrawManager&, const MHWRender::MFrameContext&) {
  return MStatus::kFailure;
}
MStatus MPxContext::doRelease(MEvent&, MHWRender::MUIDrawManager&, const MHWRender::MFrameContext&) {
  return MStatus::kFailure;
}
MStatus MPxContext::doDrag(MEvent&, MHWRender::MUIDrawManager&, const MHWRender::MFrameContext&) {
  return MStatus::kFailure;
}
MStatus MPxContext::doHold(MEvent&, MHWRender::MUIDrawManager&, const MHWRender::MFrameContext&) {
  return MStatus::kFailure;
}
MStatus MPxContext::doPtrMoved(MEvent&, MHWRender::MUIDrawManager&, const MHWRender::MFrameContext&) {
  return MStatus::kFailure;
}
MStatus MPxContext::drawFeedback(MHWRender::MUIDrawManager&, const MHWRender::MFrameContext&) {
  return MStatus::kFailure;
}
MStatus MPxContext::doPress(MEvent&) {
  return MStatus::kFailure;
}
MStatus MPxContext::doRelease(MEvent&) {
  return MStatus::kFailure;
}
MStatus MPxContext::doDrag(MEvent&) {
  return MStatus::kFailure;
}
MStatus MPxContext::doHold(MEvent&) {
  return MStatus::kFailure;
}
MStatus MPxContext::doPtrMoved(MEvent&) {
  return MStatus::kFailure;
}
MStatus MPxContext::doEnterRegion(MEvent&) {
  return MStatus::kFailure;
}
MStatus MPxContext::helpStateHasChanged(MEvent&) {
  return MStatus::kFailure;
}
void MPxContext::deleteAction() {
  auto journal = std::make_unique<Journal>();
  const MSelectionList selected = Scene::get().selection;
  for (unsigned i = 0; i < selected.length(); ++i) {
    MObject node;
    if (selected.getDependNode(i, node)) deleteNode(*journal, as<Node>(node));
  }
  if (!journal->empty()) keep(std::move(journal), "delete");
}
void MPxContext::completeAction() {}
void MPxContext::abortAction() {}
MStatus MPxContext::addManipulator(const MObject&) {
  return MStatus::kNotImplemented;
}
MStatus MPxContext::deleteManipulators() {
  return MStatus::kSuccess;
}
bool MPxContext::processNumericalInput(const MDoubleArray&, const MIntArray&, bool) {
  return false;
}
bool MPxContext::feedbackNumericalInput() const {
  return false;
}
MSyntax::MArgType MPxContext::argTypeNumericalInput(unsigned int) const {
  return MSyntax::kNoArg;
}
MString MPxContext::stringClassName() const {
  MString name;
  getClassName(name);
  return name;
}
void MPxContext::getClassName(MString& name) const {
  name = "defaultTool";
}
MStatus MPxContext::setImage(const MString& image, ImageIndex index) {
  if (index < kImage1 || index > kImage3) return MStatus::kInvalidParameter;
  images_[index] = image;
  return MStatus::kSuccess;
}
MString MPxContext::image(ImageIndex index, MStatus* ReturnStatus) const {
  MString name;
  tell(ReturnStatus, getImage(name, index));
  return name;
}
MStatus MPxContext::getImage(MString& image, ImageIndex index) const {
  if (index < kImage1 || index > kImage3) return MStatus::kInvalidParameter;
  image = images_[index];
  return MStatus::kSuccess;
}
const char* MPxContext::className() {
  return "MPxContext";
}
MStatus MPxContext::setHelpString(const MString& str) {
  help_ = str;
  return MStatus::kSuccess;
}
MStatus MPxContext::setTitleString(const MString& str) {
  title_ = str;
  return MStatus::kSuccess;
}
MStatus MPxContext::setCursor(const MCursor&) {
  return MStatus::kSuccess;
}
MStatus MPxContext::beginMarquee(MEvent& event) {
  inMarquee_ = true;
  return event.getPosition(startX_, startY_);
}
MStatus MPxContext::dragMarquee(MEvent&) {
  return inMarquee_ ? MStatus::kSuccess : MStatus::kFailure;
}
MStatus MPxContext::releaseMarquee(MEvent& event, short& top, short& left, short& bottom, short& right) {
  if (!inMarquee_) return MStatus::kFailure;
  inMarquee_ = false;
  short x = 0, y = 0;
  event.getPosition(x, y);
  left = std::min(startX_, x);
  right = std::max(startX_, x);
  bottom = std::min(startY_, y);
  top = std::max(startY_, y);
  return MStatus::kSuccess;
}
MPxToolCommand* MPxContext::newToolCommand() {
  Tool* const tool = toolOf(*this);
  const CommandType* type = tool ? findCommandType(tool->type.toolCommand) : nullptr;
  if (!type) return nullptr;
  auto* const made = static_cast<MPxToolCommand*>(static_cast<MPxCommand*>(type->creator()));
  if (!made) return nullptr;
  CommandAccess::setType(*made, type);
  made->setCommandString(text(type->name));
  tool->begun.emplace_back(made);
  return made;
}
bool MPxContext::ignoreEntry(const MIntArray& flags, unsigned int entry) {
  return entry >= flags.length() || flags[entry] != 0;
}

MPxContextCommand::MPxContextCommand() : call_(std::make_unique<ContextCall>()) {}
MPxContextCommand::~MPxContextCommand() = default;
MStatus MPxContextCommand::doEditFlags() {
  return MStatus::kSuccess;
}
MStatus MPxContextCommand::doQueryFlags() {
  return MStatus::kSuccess;
}
MPxContext* MPxContextCommand::makeObj() {
  return nullptr;
}
MStatus MPxContextCommand::appendSyntax() {
  return MStatus::kSuccess;
}
MStatus MPxContextCommand::setResult(bool result) {
  call_->result = static_cast<long>(result);
  return MStatus::kSuccess;
}
MStatus MPxContextCommand::setResult(int result) {
  call_->result = static_cast<long>(result);
  return MStatus::kSuccess;
}
MStatus MPxContextCommand::setResult(double result) {
  call_->result = result;
  return MStatus::kSuccess;
}
MStatus MPxContextCommand::setResult(const MString& result) {
  call_->result = text(result);
  return MStatus::kSuccess;
}
const char* MPxContextCommand::className() {
  return "MPxContextCommand";
}
MSyntax MPxContextCommand::syntax(MStatus* ReturnStatus) const {
  tell(ReturnStatus, MStatus::kSuccess);
  return CommandAccess::sharing(call_->syntax);
}
MArgParser MPxContextCommand::parser(MStatus* ReturnStatus) const {
  tell(ReturnStatus, MStatus::kSuccess);
  return call_->parser;
}

MPxToolCommand::MPxToolCommand() = default;
MPxToolCommand::~MPxToolCommand() = default;
MStatus MPxToolCommand::cancel() {
  return MStatus::kSuccess;
}
MStatus MPxToolCommand::finalize() {
  return MStatus::kSuccess;
}
MStatus MPxToolCommand::doFinalize(MArgList& command) {
  Tool* const tool = toolWith(*this);
  if (!tool) return MStatus::kFailure;  // not made by newToolCommand, or finalised already
  std::ostringstream line;
  line << command;
  setCommandString(text(line.str()));
  const auto own = std::find_if(tool->begun.begin(), tool->begun.end(),
                                [this](const auto& begun) { return begun.get() == this; });
  std::unique_ptr<MPxCommand> kept = std::move(*own);
  tool->begun.erase(own);
  keepCommand(tool->type.toolCommand, std::move(kept));
  return MStatus::kSuccess;
}
const char* MPxToolCommand::className() {
  return "MPxToolCommand";
}

OPENMAYA_NAMESPACE_CLOSE
