// SPDX-License-Identifier: MIT
// Creatures that cannot be: what the program and Maya have to refuse, and the names they have to say.
#pragma once

#include <string>
#include <vector>

namespace footfall::testing_creature {

struct MalformedCreature {
  std::string what;
  std::string links;               // the list of links of a document, the first on line 3
  std::vector<std::string> named;  // what the message has to name
};

inline std::vector<MalformedCreature> malformedCreatures() {
  const auto link = [](const std::string& name, const std::string& parent, const std::string& mass) {
    return "{\"name\": \"" + name + "\"" + (parent.empty() ? "" : ", \"parent\": \"" + parent + "\"") +
           ", \"mass\": " + mass + ", \"inertia\": 1}";
  };
  const std::string trunk = link("trunk", "", "2") + ",\n  ";
  return {{"negative mass", trunk + link("thigh", "trunk", "-3"), {"thigh", "mass", "-3"}},
          {"no number", trunk + link("thigh", "trunk", "NaN"), {":4", "JSON"}},
          {"too large a number", trunk + link("thigh", "trunk", "1e999"), {":4"}},
          {"missing parent", trunk + link("thigh", "hip", "1"), {"thigh", "hip"}},
          {"ring",
           trunk + link("thigh", "shank", "1") + ",\n  " + link("shank", "thigh", "1"),
           {"ring", "thigh", "shank"}},
          {"two roots", trunk + link("thigh", "", "1"), {"root"}},
          {"none", "", {"link"}}};
}

// A document of the kind "creature" with these links.
inline std::string creatureDocument(const MalformedCreature& creature) {
  return "{\"footfall\": \"creature\", \"version\": 1,\n \"links\": [\n  " + creature.links + "]}\n";
}

// A problem for it, the creature's links on the same lines.
inline std::string problemDocument(const MalformedCreature& creature) {
  return "{\"footfall\": \"synthesis\", \"version\": 1, \"creature\": {\n \"links\": [\n  " + creature.links +
         "]}, \"controller\": {\"poses\": 2}, \"features\": [{\"feature\": \"distance\", \"value\": 1}]}\n";
}

}  // namespace footfall::testing_creature
