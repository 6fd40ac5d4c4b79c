// SPDX-License-Identifier: MIT
#include "maya/framework/locator_base.h"

#include <exception>
#include <memory>

namespace footfall::maya {

// Maya owns what is returned and gives it back the next time. What cannot be read keeps the last drawing: the
// node itself tells what is wrong.
MUserData* DrawOverride::prepareForDraw(const MDagPath& path, const MDagPath&,
                                        const MHWRender::MFrameContext&, MUserData* old) {
  Drawing* drawing = dynamic_cast<Drawing*>(old);
  try {
    std::unique_ptr<Drawing> made(drawing ? nullptr : newDrawing());
    (drawing ? drawing : made.get())->read(path);
    if (made) drawing = made.release();
  } catch (const std::exception&) {
  }
  return drawing;
}

void DrawOverride::addUIDrawables(const MDagPath&, MHWRender::MUIDrawManager& to,
                                  const MHWRender::MFrameContext&, const MUserData* data) {
  const auto* drawing = dynamic_cast<const Drawing*>(data);
  if (drawing) drawing->draw(to);
}

}  // namespace footfall::maya
