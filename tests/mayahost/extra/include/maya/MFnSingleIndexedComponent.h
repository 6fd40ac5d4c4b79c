// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MFnComponent.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// Vertices, edges and faces of meshes and control vertices of curves, by number.
class OPENMAYA_EXPORT MFnSingleIndexedComponent : public MFnComponent {
  MAYAHOST_FUNCTION_SET(MFnSingleIndexedComponent, MFn::kSingleIndexedComponent)
  MObject create(MFn::Type compType, MStatus* ReturnStatus = NULL);
  MStatus addElement(int element);
  MStatus addElements(MIntArray& elements);
  int elementMax(MStatus* ReturnStatus = NULL) const;
  int element(int index, MStatus* ReturnStatus = NULL) const;
  MStatus getElements(MIntArray& elements) const;  // in order
  MStatus setCompleteData(int numElements);
  MStatus getCompleteData(int& numElements) const;  // fails where it is not complete
};
OPENMAYA_NAMESPACE_CLOSE
