// SPDX-License-Identifier: MIT
// Deformers of plug-ins put on shapes, as the command deformer does.
#pragma once

#include <maya/MObject.h>
#include <maya/MStatus.h>

#include <string>
#include <vector>

namespace mayahost {

// A node of the type that deforms these shapes, or the shapes of these transforms, in this order. A shape
// keeps what it was in an intermediate shape beside it, or is deformed after what deforms it already. On the
// undo queue. Null if the type is not a deformer, or one of them has no curve or mesh; then nothing is done.
MObject makeDeformer(const std::string& type, const std::vector<std::string>& shapes,
                     MStatus* status = nullptr);

}  // namespace mayahost
