// SPDX-License-Identifier: MIT
// Cached playback: the outputs of nodes that ask for it (getCacheSetup) are kept for each frame, served when
// time comes back to it, and forgotten where an edit reaches (transformInvalidationRange). Needs an
// evaluation mode other than off. Any change of nodes or connections forgets everything.
#pragma once

#include <maya/MTime.h>

#include <string>
#include <vector>

namespace mayahost {

void setCachedPlayback(bool on);  // off at the start; switching forgets everything

// Evaluates each whole frame from first to last that is not in the cache, in contexts of their own beside the
// normal one, on several threads at once unless a node is not for that. False if there is no cached playback:
// it is off, the mode is off, or a node disables it (cacheDisabledReason).
bool fillCache(const MTime& first, const MTime& last, unsigned threads = 4);

std::vector<double> cachedFrames(const std::string& node);  // in order, in the unit of the user interface
std::string cacheDisabledReason();                          // empty: it is not disabled by a node

struct CacheCounts {
  unsigned long stored = 0, served = 0;  // nodes at frames
};
CacheCounts cacheCounts();

// Evaluates everything that is in the cache again. What differs, in any bit, is recorded as a misuse
// ("node.plug at frame") and listed: a node that hides where its changes show.
std::vector<std::string> checkCache();

}  // namespace mayahost
