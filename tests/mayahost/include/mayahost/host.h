// SPDX-License-Identifier: MIT
// The host as a test or a program sees it: the scene, plug-ins, time, undo. Everything here may be called
// from one thread only. Edits go on the undo queue.
#pragma once

#include <maya/MObject.h>
#include <maya/MPlug.h>
#include <maya/MStatus.h>
#include <maya/MString.h>
#include <maya/MTime.h>
#include <mayahost/misuse.h>

#include <string>
#include <vector>

namespace mayahost {

void newScene();  // only time1 and the like; undo queue, messages and selection empty; plug-ins stay loaded

// Scenes as Maya ASCII files; src/scene_file.h says what happens with what is not understood. Opening and
// importing clear the undo queue. MFileIO does the same for a plug-in, and asks before changes are lost.
MStatus openScene(const std::string& path);
MStatus importScene(const std::string& path, const std::string& nameSpace = "");
MStatus saveScene(const std::string& path = "");  // under its own name without one
std::string sceneName();                          // the path; empty if it has none
bool sceneModified();
std::string sceneText();  // as saveScene writes it, without the comments that name and date it

// The name of a plug-in is its file name without directory and suffix. Loading fails, with nothing left
// behind, if the library is not for this API version or initializePlugin fails; unloading fails while nodes
// of its types are in the scene. Both clear the undo queue.
MStatus loadPlugin(const std::string& path);
MStatus unloadPlugin(const std::string& name);
std::vector<std::string> loadedPlugins();

MObject createNode(const std::string& type, const std::string& name = "", MStatus* status = nullptr);
MStatus deleteNode(const std::string& name);
MStatus renameNode(const std::string& name, const std::string& newName);
MObject findNode(const std::string& name);  // null if there is none
std::vector<std::string> nodeNames();       // in order of creation

MPlug plug(const std::string& name);  // "node.attr[2].child"; null if there is none
MStatus connect(const std::string& source, const std::string& destination, bool force = false);
MStatus disconnect(const std::string& source, const std::string& destination);
MStatus setNumber(const std::string& plug,
                  double value);  // angles in radians, distances in cm, times in UI units
MStatus setText(const std::string& plug, const std::string& value);
double number(const std::string& plug);
std::string textOf(const std::string& plug);

void setCurrentTime(const MTime& time);  // evaluates the animated part of the graph unless the mode is off
MTime currentTime();

enum class EvaluationMode { off, serial, parallel };
void setEvaluationMode(EvaluationMode mode, unsigned threads = 4);
EvaluationMode evaluationMode();

// Elements of arrays that nodes have read so far (MArrayDataHandle::inputValue).
unsigned long elementsRead();

bool undo();  // false if there is nothing to undo
bool redo();
void openUndoChunk(const std::string& name);
void closeUndoChunk();

struct Message {
  enum class Kind { info, warning, error };
  Kind kind;
  std::string text;
};
std::vector<Message> messages();  // displayInfo, displayWarning, displayError, in order
void clearMessages();

}  // namespace mayahost
