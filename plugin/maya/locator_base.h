// SPDX-License-Identifier: MIT
// Maya's locators and what draws them, for every header that needs either. On Linux some of Maya's headers
// bring those of X11, whose macros Eigen does not survive: it comes first.
#pragma once

#include "base/math.h"

#include <maya/MPxDrawOverride.h>
#include <maya/MPxLocatorNode.h>
#include <maya/MUIDrawManager.h>

#undef Success
#undef Status
#undef Bool
#undef None

namespace footfall::maya {

// An override that is asked when something changed, and draws no geometry of its own. Before 2019 it is asked
// for each frame.
class DrawOverride : public MHWRender::MPxDrawOverride {
 public:
  MHWRender::DrawAPI supportedDrawAPIs() const override { return MHWRender::kAllDevices; }
  bool hasUIDrawables() const override { return true; }

 protected:
#if MAYA_API_VERSION >= 20190000
  explicit DrawOverride(const MObject& node) : MPxDrawOverride(node, nullptr, false) {}
#else
  explicit DrawOverride(const MObject& node) : MPxDrawOverride(node, nullptr) {}
#endif
};

// Begins lines that are picked, or that only show.
inline void beginLines(MHWRender::MUIDrawManager& to, bool picked) {
#if MAYA_API_VERSION >= 20190000
  to.beginDrawable(picked ? MHWRender::MUIDrawManager::kSelectable
                          : MHWRender::MUIDrawManager::kNonSelectable);
#else
  (void)picked;
  to.beginDrawable();
#endif
}

}  // namespace footfall::maya
