// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MStatus.h>
#include <maya/MTypes.h>

namespace mayahost {
struct ToolAccess;
}

OPENMAYA_MAJOR_NAMESPACE_OPEN
// What the mouse does in a view: pixels from its lower left corner. The host sends events with
// mayahost/tool.h; the position in the window is that in the view.
class OPENMAYAUI_EXPORT MEvent {
 public:
  OPENMAYA_ENUM(ModifierType, shiftKey = 1 << 0, controlKey = 1 << 2);
  OPENMAYA_ENUM(MouseButtonType, kLeftMouse = 1 << 6, kMiddleMouse = kLeftMouse << 1);

  MEvent();
  virtual ~MEvent();
  MStatus getPosition(short& x_pos, short& y_pos) const;
  MStatus setPosition(short x_pos, short y_pos);
  MStatus getWindowPosition(short& x_pos, short& y_pos) const;
  MouseButtonType mouseButton(MStatus* ReturnStatus = NULL) const;
  bool isModifierKeyRelease(MStatus* ReturnStatus = NULL) const;
  ModifierType modifiers(MStatus* ReturnStatus = NULL) const;
  MStatus setModifiers(const ModifierType& modType);
  bool isModifierNone(MStatus* ReturnStatus = NULL) const;
  bool isModifierShift(MStatus* ReturnStatus = NULL) const;
  bool isModifierControl(MStatus* ReturnStatus = NULL) const;
  bool isModifierLeftMouseButton(MStatus* ReturnStatus = NULL) const;
  bool isModifierMiddleMouseButton(MStatus* ReturnStatus = NULL) const;
  static const char* className();

 private:
  friend struct mayahost::ToolAccess;
  short x_ = 0, y_ = 0;
  int modifiers_ = 0;
  int button_ = 0;  // 0: of no mouse event
};
OPENMAYA_NAMESPACE_CLOSE
