// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>

#include "fuzz/property.h"
#include "io/documents/creature_json.h"
#include "io/json/json_document.h"

namespace footfall::fuzz {

// A short run of whatever parses: it ends in one of its ways and everything it leaves is finite.
inline void demandRun(const creature::Creature& creature, const creature::CreatureWorld& world,
                      creature::SimulationOptions options, const creature::PoseGraph& graph) {
  options.step = std::max(options.step, 0.001);
  options.recordStep = std::max(options.step, 0.005);
  const creature::SimulationModel model(creature, world, options);
  creature::SimulationWorkspace work(model);
  creature::RunRecord r;
  simulate(model, creature::PoseGraphController(graph, creature), 20 * options.step, work, r);
  for (const double v : r.q) demand(std::isfinite(v), "states are finite");
  for (const Vec2& v : r.com) demand(v.allFinite(), "centres of mass are finite");
  demand(r.end == creature::RunEnd::Completed || !r.reason.empty(), "an early end has a reason");
}

// Any of the four documents: read, run for a moment, written and read again as the same.
inline void checkCreatureJson(std::string_view input) {
  try {
    const std::string file = "input.json";
    const JsonDocument document(input, file);
    const JsonNode kind = document.root().isObject() ? document.root().find("footfall") : JsonNode();
    const std::string_view name = kind && kind.isText() ? kind.text() : "";
    if (name == "synthesis") {
      const creature::SynthesisProblem p = parseSynthesisJson(input, file);
      if (p.creature.links.size() > 50 || p.controller.base.nodes.size() > 50) return;
      const std::string text = formatSynthesisJson(p);
      demand(formatSynthesisJson(parseSynthesisJson(text, "again")) == text,
             "problems are written and read again");
      demandRun(p.creature, p.world, p.simulation, p.controller.base);
    } else if (name == "solution") {
      const creature::SynthesisSolution s = parseSolutionJson(input, file);
      const std::string text = formatSolutionJson(s);
      demand(formatSolutionJson(parseSolutionJson(text, "again")) == text,
             "solutions are written and read again");
    } else {
      const creature::Creature c = parseCreatureJson(input, file);
      if (c.links.size() > 50) return;
      const std::string text = formatCreatureJson(c);
      demand(formatCreatureJson(parseCreatureJson(text, "again")) == text,
             "creatures are written and read again");
      demandRun(c, {}, {}, holdingGraph(c));
    }
  } catch (const Error& error) {
    demand(!error.message().empty(), "an error has a message");
  }
}

}  // namespace footfall::fuzz
