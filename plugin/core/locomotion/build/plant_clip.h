// SPDX-License-Identifier: MIT
// Feet of examples and transitions planted once, when a library is built. Closing a loop bends the whole
// stride a little, and what is bent slides; what slides in the examples slides in every blend of them.
#pragma once

#include "figure/contact/contact.h"
#include "locomotion/build/recorded_clip.h"
#include "locomotion/library/library.h"

namespace footfall::locomotion {

// When feet stand in a stride, seconds from its first left strike; no places.
Contacts contactsOf(const RecordedClip& recording, const RecordedStride& stride);

// Feet stay where they stand, loop after loop; on their way they move as recorded, and are kept off the
// ground in what is made of the loop. stands: as they were recorded; what closing the loop has bent may slide
// too fast to be found.
void plantLoop(Clip& clip, const Contacts& stands, const Library& library);
// Both feet stay all the time.
void plantStand(Clip& clip, const Library& library);
void plantTransition(Transition& transition, const Library& library);

}  // namespace footfall::locomotion
