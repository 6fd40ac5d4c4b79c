// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>

#include "footprint/track/track.h"
#include "fuzz/property.h"
#include "io/documents/track_json.h"

namespace footfall::fuzz {

// A track that can be checked, timed and written: nothing in it is without bounds, and its faults name
// prints.
inline void checkTrackJson(std::string_view input) {
  // Characters from files would have the input open any path.
  if (input.find("\"file\"") != std::string_view::npos) return;
  TrackDocument document;
  try {
    document = parseTrackJson(input, "input.json");
  } catch (const Error& error) {
    return demandPlace(error, "input.json");
  }
  footprint::Track track = document.track;
  std::vector<std::string> legs;
  for (const CharacterLeg& leg : document.character.legs) legs.push_back(leg.name);
  for (const footprint::Footprint& print : track.prints) {
    demand(print.position.allFinite() && std::isfinite(print.yaw + print.stance + print.step),
           "finite prints");
    demand(print.leg >= 0 && print.leg < static_cast<int>(legs.size()), "legs that are there");
  }
  if (document.terrain) layOnTerrain(track, *document.terrain);
  fillInTiming(track, makeVirtualLegs(document.character, document.options.style).nominal(),
               document.options.timing);
  for (const std::string& fault : faultsOf(track, legs)) demand(!fault.empty(), "faults say what is wrong");
  const std::string text = formatTrackJson(track, {"human"}, legs, document.options);
  if (document.character.name == "human")
    demand(parseTrackJson(text, "again").track.prints.size() == track.prints.size(),
           "written and read again");
}

}  // namespace footfall::fuzz
