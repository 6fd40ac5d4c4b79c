// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MColorArray.h>
#include <maya/MDGModifier.h>
#include <maya/MDagPath.h>
#include <maya/MFloatPoint.h>
#include <maya/MFloatVector.h>
#include <maya/MFnDagNode.h>
#include <maya/MObjectArray.h>
#include <maya/MPoint.h>
#include <maya/MStringArray.h>
#include <maya/MVector.h>
#include <maya/MVectorArray.h>

#define kMFnMeshTolerance 1.0e-3
#define kMFnMeshPointTolerance 1.0e-10
#define kMFnMeshInstanceUnspecified -1

OPENMAYA_MAJOR_NAMESPACE_OPEN

// Polygon meshes: shapes of the DAG and data. World space needs a path (or data that knows its matrix). All
// edges are soft: the normal of a vertex in a face is the normal of the vertex. No holes. A shape whose mesh
// comes in by a connection cannot be changed.
class OPENMAYA_EXPORT MFnMesh : public MFnDagNode {
  MAYAHOST_FUNCTION_SET(MFnMesh, MFn::kMesh)
  OPENMAYA_ENUM(MColorRepresentation, kAlpha = 1, kRGB = 3, kRGBA = 4);
  MFnMesh(const MDagPath& object, MStatus* ReturnStatus = NULL);
  using MFnDagNode::setObject;
  MStatus setObject(const MDagPath& path) override;

  MObject create(int numVertices, int numPolygons, const MFloatPointArray& vertexArray,
                 const MIntArray& polygonCounts, const MIntArray& polygonConnects,
                 MObject parentOrOwner = MObject::kNullObj, MStatus* ReturnStatus = NULL);
  MObject create(int numVertices, int numPolygons, const MPointArray& vertexArray,
                 const MIntArray& polygonCounts, const MIntArray& polygonConnects,
                 MObject parentOrOwner = MObject::kNullObj, MStatus* ReturnStatus = NULL);
  MObject copy(const MObject& source, MObject parentOrOwner = MObject::kNullObj,
               MStatus* ReturnStatus = NULL);
  // A face more: of the mesh it is attached to, or of a new one. Corners within the tolerance of a vertex are
  // that vertex.
  MObject addPolygon(const MPointArray& vertexArray, bool mergeVertices = true,
                     double pointTolerance = kMFnMeshPointTolerance,
                     MObject parentOrOwner = MObject::kNullObj, MStatus* ReturnStatus = NULL);
  MObject addPolygon(const MPointArray& vertexArray, int& faceIndex, bool mergeVertices = true,
                     double pointTolerance = kMFnMeshPointTolerance,
                     MObject parentOrOwner = MObject::kNullObj, MStatus* ReturnStatus = NULL);
  MStatus copyInPlace(const MObject& source);
  MStatus updateSurface();
  MStatus syncObject();

  int numVertices(MStatus* ReturnStatus = NULL) const;
  int numEdges(MStatus* ReturnStatus = NULL) const;
  int numPolygons(MStatus* ReturnStatus = NULL) const;
  int numFaceVertices(MStatus* ReturnStatus = NULL) const;
  int numNormals(MStatus* ReturnStatus = NULL) const;
  int polygonVertexCount(int polygonId, MStatus* ReturnStatus = NULL) const;
  MStatus getVertices(MIntArray& vertexCount, MIntArray& vertexList) const;
  MStatus getPolygonVertices(int polygonId, MIntArray& vertexList) const;
  MStatus getTriangles(MIntArray& triangleCounts, MIntArray& triangleVertices) const;
  MStatus getTriangleOffsets(MIntArray& triangleCounts, MIntArray& triangleIndices) const;
  MStatus getPolygonTriangleVertices(int polygonId, int triangleId, int triangleVertices[3]) const;
  MStatus getEdgeVertices(int edgeId, int2& vertexList) const;
  bool isPolygonConvex(int faceIndex, MStatus* ReturnStatus = NULL) const;
  bool onBoundary(int polygonId, MStatus* ReturnStatus = NULL) const;

  const float* getRawPoints(MStatus* ReturnStatus) const;
  MStatus getPoints(MFloatPointArray& vertexArray, MSpace::Space space = MSpace::kObject) const;
  MStatus getPoints(MPointArray& vertexArray, MSpace::Space space = MSpace::kObject) const;
  MStatus setPoints(MFloatPointArray& vertexArray, MSpace::Space space = MSpace::kObject);
  MStatus setPoints(MPointArray& vertexArray, MSpace::Space space = MSpace::kObject);
  MStatus getPoint(int vertexId, MPoint& pos, MSpace::Space space = MSpace::kObject) const;
  MStatus setPoint(int vertexId, const MPoint& pos, MSpace::Space space = MSpace::kObject);

  MStatus getPolygonNormal(int polygonId, MVector& normal, MSpace::Space space = MSpace::kObject) const;
  MStatus getVertexNormal(int vertexId, bool angleWeighted, MVector& normal,
                          MSpace::Space space = MSpace::kObject) const;
  MStatus getVertexNormals(bool angleWeighted, MFloatVectorArray& normals,
                           MSpace::Space space = MSpace::kObject) const;
  MStatus getNormals(MFloatVectorArray& normals, MSpace::Space space = MSpace::kObject) const;
  MStatus getFaceVertexNormal(int faceIndex, int vertexIndex, MVector& normal,
                              MSpace::Space space = MSpace::kObject) const;
  MStatus getFaceVertexNormals(int faceIndex, MFloatVectorArray& normals,
                               MSpace::Space space = MSpace::kObject) const;

  MStatus getClosestPoint(const MPoint& toThisPoint, MPoint& theClosestPoint,
                          MSpace::Space space = MSpace::kObject, int* closestPolygon = NULL,
                          MMeshIsectAccelParams* accelParams = NULL) const;
  MStatus getClosestNormal(const MPoint& toThisPoint, MVector& theNormal,
                           MSpace::Space space = MSpace::kObject, int* closestPolygon = NULL,
                           MMeshIsectAccelParams* accelParams = NULL) const;
  MStatus getClosestPointAndNormal(const MPoint& toThisPoint, MPoint& theClosestPoint, MVector& theNormal,
                                   MSpace::Space space = MSpace::kObject, int* closestPolygon = NULL,
                                   MMeshIsectAccelParams* accelParams = NULL) const;

  // Texture coordinates. There is always a set, "map1"; without a name the current one is meant. A modifier
  // records nothing.
  int numUVSets(MStatus* ReturnStatus = NULL) const;
  MString createUVSetWithName(const MString& uvSetName, MDGModifier* modifier = NULL,
                              MStatus* ReturnStatus = NULL, const MUintArray* instances = NULL);
  MStatus deleteUVSet(const MString& setName, MDGModifier* modifier = NULL,
                      MSelectionList* currentSelection = NULL);
  MStatus setCurrentUVSetName(const MString& setName, MDGModifier* modifier = NULL,
                              MSelectionList* currentSelection = NULL);
  MString currentUVSetName(MStatus* ReturnStatus = NULL, int instance = kMFnMeshInstanceUnspecified) const;
  MStatus getUVSetNames(MStringArray& setNames) const;
  int numUVs(MStatus* ReturnStatus = NULL) const;
  int numUVs(const MString& uvSet, MStatus* ReturnStatus = NULL) const;
  MStatus setUVs(const MFloatArray& uArray, const MFloatArray& vArray, const MString* uvSet = NULL);
  MStatus getUVs(MFloatArray& uArray, MFloatArray& vArray, const MString* uvSet = NULL) const;
  MStatus setUV(int uvId, float u, float v, const MString* uvSet = NULL);
  MStatus getUV(int uvId, float& u, float& v, const MString* uvSet = NULL) const;
  MStatus assignUV(int polygonId, int vertexIndex, int uvId, const MString* uvSet = NULL);
  MStatus assignUVs(const MIntArray& uvCounts, const MIntArray& uvIds, const MString* uvSet = NULL);
  MStatus clearUVs(const MString* uvSet = NULL);
  MStatus getAssignedUVs(MIntArray& uvCounts, MIntArray& uvIds, const MString* uvSet = NULL) const;
  MStatus getPolygonUV(int polygonId, int vertexIndex, float& u, float& v, const MString* uvSet = NULL) const;
  MStatus getPolygonUVid(int polygonId, int vertexIndex, int& uvId, const MString* uvSet = NULL) const;
  MStatus getUVAtPoint(MPoint& pt, float2& uvPoint, MSpace::Space space = MSpace::kObject,
                       const MString* uvSet = NULL, int* closestPolygon = NULL);
  // kFailure where the face has no such texture coordinates, by more than the tolerance.
  MStatus getPointAtUV(int polygonId, MPoint& theClosestPoint, float2& uvPoint,
                       MSpace::Space space = MSpace::kObject, const MString* uvSet = NULL,
                       float tolerance = 0.0);
  // On every face that has them; empty where none does.
  MStatus getPointsAtUV(MIntArray& polygonIds, MPointArray& points, const float2& uvPoint,
                        MSpace::Space space = MSpace::kObject, const MString* uvSet = NULL,
                        float tolerance = 0.001f);

  // Colours of corners. What has none is (-1, -1, -1, -1), or what the caller gives.
  int numColorSets(MStatus* ReturnStatus = NULL) const;
  MString createColorSetWithName(const MString& colorSetName, MDGModifier* modifier = NULL,
                                 const MUintArray* instances = NULL, MStatus* ReturnStatus = NULL);
  MStatus deleteColorSet(const MString& colorSetName, MDGModifier* modifier = NULL,
                         MSelectionList* currentSelection = NULL);
  MStatus setCurrentColorSetName(const MString& setName, MDGModifier* modifier = NULL,
                                 MSelectionList* currentSelection = NULL);
  MString currentColorSetName(int instance = kMFnMeshInstanceUnspecified, MStatus* ReturnStatus = NULL) const;
  MStatus getColorSetNames(MStringArray& setNames) const;
  int numColors(MStatus* ReturnStatus = NULL) const;
  int numColors(const MString& colorSet, MStatus* ReturnStatus = NULL) const;
  MStatus setFaceColor(MColor& color, int index);
  MStatus setFaceColors(MColorArray& colors, MIntArray& faceList);
  MStatus setVertexColor(MColor& color, int index, MDGModifier* modifier = NULL);
  MStatus setVertexColors(MColorArray& colors, MIntArray& vertexList, MDGModifier* modifier = NULL);
  MStatus setFaceVertexColor(MColor& color, int faceIndex, int vertexIndex, MDGModifier* modifier = NULL);
  MStatus setFaceVertexColors(MColorArray& colors, MIntArray& faceList, MIntArray& vertexList,
                              MDGModifier* modifier = NULL);
  MStatus getVertexColors(MColorArray& colors, const MString* colorSet = NULL,
                          const MColor* defaultUnsetColor = NULL);
  MStatus getFaceVertexColors(MColorArray& colors, const MString* colorSet = NULL,
                              const MColor* defaultUnsetColor = NULL);
  MStatus setColors(const MColorArray& colors, const MString* colorSet = NULL);
  MStatus getColors(MColorArray& colors, const MString* colorSet = NULL,
                    const MColor* defaultUnsetColor = NULL) const;
  MStatus assignColors(const MIntArray& colorIds, const MString* colorSet = NULL);
  MStatus clearColors(const MString* colorSet = NULL);

  // Rays. A hit is at raySource + hitRayParam * rayDirection, 0 <= hitRayParam <= maxParam (or its negative,
  // in both directions), and hitBary1 and hitBary2 weigh the first two corners of the triangle. With faceIds
  // only those faces are looked at, with triIds beside them only those of their triangles.
  bool closestIntersection(const MFloatPoint& raySource, const MFloatVector& rayDirection,
                           const MIntArray* faceIds, const MIntArray* triIds, bool idsSorted,
                           MSpace::Space space, float maxParam, bool testBothDirections,
                           MMeshIsectAccelParams* accelParams, MFloatPoint& hitPoint, float* hitRayParam,
                           int* hitFace, int* hitTriangle, float* hitBary1, float* hitBary2,
                           float tolerance = static_cast<float>(1e-6), MStatus* ReturnStatus = NULL);
  bool anyIntersection(const MFloatPoint& raySource, const MFloatVector& rayDirection,
                       const MIntArray* faceIds, const MIntArray* triIds, bool idsSorted, MSpace::Space space,
                       float maxParam, bool testBothDirections, MMeshIsectAccelParams* accelParams,
                       MFloatPoint& hitPoint, float* hitRayParam, int* hitFace, int* hitTriangle,
                       float* hitBary1, float* hitBary2, float tolerance = static_cast<float>(1e-6),
                       MStatus* ReturnStatus = NULL);
  bool allIntersections(const MFloatPoint& raySource, const MFloatVector& rayDirection,
                        const MIntArray* faceIds, const MIntArray* triIds, bool idsSorted,
                        MSpace::Space space, float maxParam, bool testBothDirections,
                        MMeshIsectAccelParams* accelParams, bool sortHits, MFloatPointArray& hitPoints,
                        MFloatArray* hitRayParams, MIntArray* hitFaces, MIntArray* hitTriangles,
                        MFloatArray* hitBary1, MFloatArray* hitBary2,
                        float tolerance = static_cast<float>(1e-6), MStatus* ReturnStatus = NULL);
  bool intersect(const MPoint& raySource, const MVector& rayDirection, MPointArray& points,
                 double tolerance = kMFnMeshPointTolerance, MSpace::Space space = MSpace::kObject,
                 MIntArray* polygonIds = NULL, MStatus* ReturnStatus = NULL) const;
  static MMeshIsectAccelParams uniformGridParams(int xDiv, int yDiv, int zDiv);
  static MMeshIsectAccelParams autoUniformGridParams();
  MStatus sortIntersectionFaceTriIds(MIntArray* faceIds, MIntArray* triIds);
  MStatus freeCachedIntersectionAccelerator();

 private:
  MDagPath path_;  // if it was given one
};

// How to search: the host has one way, whatever is asked for.
class OPENMAYA_EXPORT MMeshIsectAccelParams {
 public:
  MMeshIsectAccelParams() {}
};
OPENMAYA_NAMESPACE_CLOSE
