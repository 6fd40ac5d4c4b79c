// SPDX-License-Identifier: MIT
// Draw overrides: which are registered, and the making of records with them.
#pragma once

#include <mayahost/draw.h>

#include <maya/MDrawRegistry.h>
#include <maya/MPxDrawOverride.h>

#include <functional>

namespace mayahost {

// Records the calls of a draw manager, and gives access to private members of the drawing classes.
struct DrawRecorder {
  std::string node;  // for what is said of misuse
  std::vector<Primitive> primitives;
  DrawState state;
  bool open = false;

  bool mayDraw(const char* function);  // else a misuse
  void add(Primitive primitive, const char* function);

  void run(MHWRender::MPxDrawOverride& override, const MDagPath& path, const MUserData* data);
  // For a tool: gives what `draw` gives.
  MStatus frame(
      const std::function<MStatus(MHWRender::MUIDrawManager&, const MHWRender::MFrameContext&)>& draw);
  static MUserData* prepare(MHWRender::MPxDrawOverride& override, const MDagPath& path, MUserData* old);
  static bool alwaysDirty(const MHWRender::MPxDrawOverride& override) { return override.alwaysDirty_; }
  static bool deleteAfterUse(const MUserData& data) { return data.deleteAfterUse_; }
};

bool addDrawOverride(const std::string& classification, const std::string& registrant,
                     MHWRender::MDrawRegistry::DrawOverrideCreator creator);
bool removeDrawOverride(const std::string& classification, const std::string& registrant);
// Of a plug-in, by its name: their classifications; and they and their instances go.
std::vector<std::string> drawOverridesOf(const std::string& plugin);
void forgetDrawOverrides(const std::string& plugin);

void markDrawDirty(const MObject& node);  // any thread

}  // namespace mayahost
