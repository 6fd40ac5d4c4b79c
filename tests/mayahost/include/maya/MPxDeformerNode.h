// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MPxGeometryFilter.h>
#include <maya/MSelectionList.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// A geometry filter with one painted weight per point: weightList[geometry].weights[point], 1 where none is
// set.
class OPENMAYAANIM_EXPORT MPxDeformerNode : public MPxGeometryFilter {
 public:
  MPxDeformerNode();
  ~MPxDeformerNode() override;
  MPxNode::Type type() const override;
  float weightValue(MDataBlock& mblock, unsigned int multiIndex, unsigned int wtIndex);

  static MObject weightList;
  static MObject weights;
  static const char* className();
};
OPENMAYA_NAMESPACE_CLOSE
