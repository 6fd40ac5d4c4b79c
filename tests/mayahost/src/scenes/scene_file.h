// SPDX-License-Identifier: MIT
// Scenes as Maya ASCII files: what a scene keeps of the file it came from, and the ways in and out.
#pragma once

#include "graph/node.h"

#include <string>
#include <vector>

namespace mayahost {

// One end of a connection that the host cannot make, because the node or the attribute is none it knows.
struct KeptEnd {
  std::weak_ptr<Node> node;
  std::string name;  // of a node that is not in the scene, such as ":defaultRenderGlobals"
  std::string attribute;
};

// What is in a file and not understood here is written back as it was.
struct KeptText {
  struct Block {
    std::string node;                     // ":defaultRenderGlobals"
    std::vector<std::string> statements;  // what followed `select -ne`
  };
  struct Connection {
    KeptEnd source, destination;
    std::string flags;
  };
  std::vector<std::string> before, after;  // statements before the nodes, and after the connections
  std::vector<std::string> requirements;   // of plug-ins that are not there
  std::vector<Block> defaults;
  std::vector<Connection> connections;
};

struct FileState {
  std::string path;       // empty: the scene has no name yet
  std::string upcoming;   // the file about to be read or written, for callbacks
  bool modified = false;  // since it was made, opened or saved
  bool opening = false, importing = false, writing = false, newing = false;
  bool failed = false;                                    // the last file was read with errors
  std::vector<std::pair<std::string, std::string>> info;  // fileInfo
  KeptText kept;
  bool reading() const { return opening || importing; }
};

// An empty scene. Fails, with nothing changed, if a callback says no.
MStatus newFile();
// Replaces the scene. A file that is not entirely a Maya ASCII scene leaves the scene unchanged.
// Statements that cannot be carried out are reported with file and line and skipped; then the result is
// kFailure, with all the rest of the scene there.
MStatus openFile(const std::string& path);
// Adds to the scene; names that are taken are changed. Errors as with openFile; nothing is added if it is not
// a scene.
MStatus importFile(const std::string& path, const std::string& nameSpace);
MStatus saveFile(const std::string& path);    // and names the scene so
MStatus exportFile(const std::string& path);  // the same without naming it

// The scene as saveFile writes it. Without a name, the comments that name and date it are left out.
std::string sceneText(const std::string& path);

// Node types of which a file says too little to know them.
void registerUnknownTypes();

}  // namespace mayahost
