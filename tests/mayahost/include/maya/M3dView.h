// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// The words of a view that locators need; there is no view here.
class OPENMAYAUI_EXPORT M3dView {
 public:
  OPENMAYA_ENUM(DisplayStyle, kBoundingBox, kFlatShaded, kGouraudShaded, kWireFrame, kPoints);
  OPENMAYA_ENUM(DisplayStatus, kActive, kLive, kDormant, kInvisible, kHilite, kTemplate, kActiveTemplate,
                kActiveComponent, kLead, kIntermediateObject, kActiveAffected, kNoStatus);
};
OPENMAYA_NAMESPACE_CLOSE
