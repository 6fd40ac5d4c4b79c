// SPDX-License-Identifier: MIT
// An FBX file read into a Scene, with what ties the scene's curves to the file.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "io/fbx/fbx_animation.h"
#include "scene/node_places.h"
#include "scene/scene.h"

namespace footfall {

// How a number of the file becomes one of the scene: scale · number + offset.
struct FbxMap {
  double scale = 1, offset = 0;
};

// A property's axis that a curve of the scene drives, or could drive.
struct FbxPlug {
  int model = -1;
  FbxVector vector = FbxVector::Translation;
  int axis = 0;
  FbxMap map;
};

// Where a curve of the scene is in the file. curve: in the take's; -1 where it is what several layers make.
struct FbxCurvePlace {
  FbxPlug plug;
  int curve = -1;
};

// A joint of the scene and its model: the scene's translateX … scaleZ as plugs.
struct FbxJoint {
  int model = -1;
  FbxPlug plugs[9];
};

struct FbxReading {
  Scene scene;                        // without its source
  std::vector<FbxJoint> joints;       // one per joint of the scene
  std::vector<FbxCurvePlace> curves;  // one per curve of the scene
};

// A file as it was read: bytes, nodes, objects, one take and its scene. Refers to itself, so it is not copied.
struct FbxSceneSource : NodePlaces {
  FbxSceneSource(std::string bytes, const std::string& file, const std::string& takeWanted);
  FbxSceneSource(const FbxSceneSource&) = delete;
  FbxSceneSource& operator=(const FbxSceneSource&) = delete;

  std::vector<std::string> names() const override;
  std::vector<NodeMatrix> at(double seconds) const override;

  FbxDocument document;
  FbxObjects objects;
  std::vector<FbxModel> models;
  std::vector<FbxTakeName> takeNames;
  int takeIndex = -1;  // of takeNames; -1: the file has none
  FbxTake take;
  FbxReading reading;
};

FbxReading readFbxScene(const FbxSceneSource& source);

}  // namespace footfall
