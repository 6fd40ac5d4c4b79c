// SPDX-License-Identifier: MIT
#pragma once

#include "fuzz/creature_json_property.h"
#include "io/documents/creature_script.h"

namespace footfall::fuzz {

// A creature that can be checked, run and written as a document.
inline void checkCreatureScript(std::string_view input) {
  CreatureScript script;
  try {
    script = parseCreatureScripts({{std::string(input), "input.desc"}});
  } catch (const Error& error) {
    return demandPlace(error, "input.desc");
  }
  checkCreature(script.creature);
  if (script.creature.links.size() > 50) return;
  const std::string text = formatCreatureJson(script.creature);
  demand(parseCreatureJson(text, "again").links.size() == script.creature.links.size(),
         "written and read again");
  demandRun(script.creature, {}, {}, holdingGraph(script.creature));
}

}  // namespace footfall::fuzz
