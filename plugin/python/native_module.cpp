// SPDX-License-Identifier: MIT
#include "python/bindings.h"
#include "python/call/python_errors.h"

PYBIND11_MODULE(_native, module) {
  using namespace footfall::python;
  module.doc() =
      "The engine of footfall. Use the package footfall, which is documented; this module may change.";
  translateErrors();
  module.attr("version") = FOOTFALL_VERSION;
  bindMotion(module);
  bindCurves(module);
  bindTerrain(module);
  bindScene(module);
  bindCharacter(module);
  bindTrack(module);
  bindQuality(module);
  bindEditing(module);
  bindArranging(module);
  bindWalking(module);
  bindLocomotion(module);
  bindGaits(module);
  bindStances(module);
  bindCreatures(module);
  bindView(module);
  bindPictures(module);
  bindKinematics(module);
  bindOptions(module);
}
