// SPDX-License-Identifier: MIT
// The callback before a node is deleted (MNodeMessage::addNodeAboutToDeleteCallback).
#pragma once

#include <maya/MDGModifier.h>

namespace mayahost {

inline constexpr const char* kAboutToDelete = "aboutToDelete";  // the name of the event

// What its listeners may add steps to that are done before; null when nothing is being deleted.
MDGModifier*& beforeDeletion();

}  // namespace mayahost
