// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MColor.h>
#include <maya/MColorArray.h>
#include <maya/MDagPath.h>
#include <maya/MFloatArray.h>
#include <maya/MFloatVectorArray.h>
#include <maya/MFnDagNode.h>
#include <maya/MObject.h>
#include <maya/MPoint.h>
#include <maya/MTypes.h>
#include <maya/MVector.h>
#include <maya/MVectorArray.h>

#include <vector>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// The faces of a mesh, one after the other. A component that is given is refused.
class OPENMAYA_EXPORT MItMeshPolygon {
 public:
  MItMeshPolygon(const MObject& polyObject, MStatus* ReturnStatus = NULL);
  MItMeshPolygon(const MDagPath& polyObject, MObject& component = MObject::kNullObj,
                 MStatus* ReturnStatus = NULL);
  virtual ~MItMeshPolygon();
  bool isDone(MStatus* ReturnStatus = NULL);
  MStatus next();
  MStatus reset();
  MStatus reset(const MObject& polyObject);
  MStatus reset(const MDagPath& polyObject, MObject& component = MObject::kNullObj);
  unsigned int count(MStatus* ReturnStatus = NULL);
  unsigned int polygonVertexCount(MStatus* ReturnStatus = NULL);
  MPoint center(MSpace::Space space = MSpace::kObject, MStatus* ReturnStatus = NULL);
  unsigned int index(MStatus* ReturnStatus = NULL);
  MStatus setIndex(int index, int& prevIndex);
  unsigned int vertexIndex(int index, MStatus* ReturnStatus = NULL);
  MStatus getVertices(MIntArray& vertices);
  MPoint point(int index, MSpace::Space space = MSpace::kObject, MStatus* ReturnStatus = NULL);
  void getPoints(MPointArray& pointArray, MSpace::Space space = MSpace::kObject,
                 MStatus* ReturnStatus = NULL);
  MStatus getNormal(MVector& normal, MSpace::Space space = MSpace::kObject) const;
  MStatus numTriangles(int& count) const;
  MStatus getTriangle(int localTriIndex, MPointArray& points, MIntArray& vertexList,
                      MSpace::Space space = MSpace::kObject) const;
  MStatus getEdges(MIntArray& edges);
  MStatus getConnectedFaces(MIntArray& faces);  // those that share an edge
  bool hasUVs(MStatus* ReturnStatus = NULL) const;
  bool hasUVs(const MString& uvSet, MStatus* ReturnStatus = NULL) const;
  MStatus getUV(int vertexId, float2& uvPoint, const MString* uvSet = NULL) const;
  MStatus getUVs(MFloatArray& uArray, MFloatArray& vArray, const MString* uvSet = NULL) const;
  MStatus getPointAtUV(MPoint& pt, float2& uvPoint, MSpace::Space space = MSpace::kObject,
                       const MString* uvSet = NULL, float tolerance = 0.0);
  MStatus getUVIndex(int vertex, int& index, const MString* uvSet = NULL);
  bool hasColor(MStatus* ReturnStatus = NULL) const;
  MStatus getColor(MColor& color, const MString* colorSetName = NULL);  // the mean of its corners'
  bool onBoundary(MStatus* ReturnStatus = NULL);
  MStatus getArea(double& area, MSpace::Space space = MSpace::kObject);
  bool zeroArea(MStatus* ReturnStatus = NULL);
  bool isConvex(MStatus* ReturnStatus = NULL);
  static const char* className();

 private:
  MObject object_;
  MDagPath path_;
  int at_ = 0;
  std::vector<int> chosen_;  // those it visits, where a component was given
  std::size_t step_ = 0;     // among them
  bool partial_ = false;
};
OPENMAYA_NAMESPACE_CLOSE
