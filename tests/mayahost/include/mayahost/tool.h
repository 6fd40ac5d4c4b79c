// SPDX-License-Identifier: MIT
// Tools of plug-ins (MPxContext), and a hand that uses them: clicks, drags and keys in a view.
#pragma once

#include <mayahost/draw.h>

#include <maya/MPoint.h>
#include <maya/MStatus.h>
#include <maya/MVector.h>

#include <string>
#include <vector>

namespace mayahost {

// The view that tools work in, without perspective: the pixel (0, 0) is its lower left corner. The default
// looks down at the ground: 10 pixels a centimetre, the origin in the middle, x to the right, -z up.
struct View {
  MPoint corner{-48.0, 100.0, 27.0};  // where the line of sight through pixel (0, 0) starts, world space
  MVector right{1.0, 0.0, 0.0}, up{0.0, 0.0, -1.0};
  double size = 0.1;  // of a pixel, cm
};
void setView(const View& view);
const View& view();

// As setToolTo does: by the name that the command of the tool answered. An empty name puts the tool away.
MStatus setTool(const std::string& name);
std::string currentTool();
std::vector<std::string> toolNames();
std::string toolTitle();  // of the current tool
std::string toolHelp();

struct Mouse {
  enum class Does { move, press, hold, drag, release };
  Does does = Does::press;
  short x = 0, y = 0;  // pixels
  bool middle = false, shift = false, control = false;
};
// What the tool answers; kFailure without a tool. Whatever it edits outside of a command of its own is undone
// as one step.
MStatus sendMouse(const Mouse& mouse);
MStatus click(short x, short y);  // press and release

enum class ToolKey { complete, abort, remove };
MStatus sendKey(ToolKey key);

// What the tool drew for the last event and as feedback, in world space or pixels.
std::vector<Primitive> toolDrawing();

}  // namespace mayahost
