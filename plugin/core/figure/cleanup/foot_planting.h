// SPDX-License-Identifier: MIT
// Feet put exactly on known contacts by inverse kinematics: the core of clean_up.h. docs/method/quality.md
// tells how.
#pragma once

#include "figure/cleanup/clean_up.h"

namespace footfall {

// source: the motion at `factor` times the rate of the one the contacts were found in. The notes of the
// result are about legs that could not be planted; frames in it are those of the motion of the contacts.
CleanResult plantFeet(const Motion& source, const ContactReport& contacts, int factor,
                      const CleanOptions& options);

}  // namespace footfall
