// SPDX-License-Identifier: MIT
// The parts of the native module footfall._native, in the order in which they are made. Each is thin: it
// unpacks, calls the engine and packs. What people use, with its documentation, is the Python around it in
// scripts/footfall.
#pragma once

#include <memory>

#include <pybind11/pybind11.h>

#include "figure/motion/motion.h"
#include "scene/scene.h"

namespace footfall::python {

namespace py = pybind11;

// Shared with Python and never changed.
using MotionPtr = std::shared_ptr<const Motion>;
using ScenePtr = std::shared_ptr<const Scene>;

void bindMotion(py::module_& module);
void bindCurves(py::module_& module);
void bindScene(py::module_& module);
void bindCharacter(py::module_& module);
void bindTerrain(py::module_& module);
void bindTrack(py::module_& module);
void bindQuality(py::module_& module);
void bindEditing(py::module_& module);
void bindArranging(py::module_& module);
void bindWalking(py::module_& module);
void bindLocomotion(py::module_& module);
void bindGaits(py::module_& module);
void bindStances(py::module_& module);
void bindCreatures(py::module_& module);
void bindView(py::module_& module);
void bindPictures(py::module_& module);
void bindKinematics(py::module_& module);
void bindOptions(py::module_& module);

}  // namespace footfall::python
