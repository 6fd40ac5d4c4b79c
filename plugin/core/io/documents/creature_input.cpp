// SPDX-License-Identifier: MIT
#include "io/documents/creature_input.h"

#include <algorithm>
#include <filesystem>

#include <fmt/format.h>

#include "base/scanner.h"
#include "creature/presets/creature_presets.h"
#include "io/documents/creature_script.h"
#include "io/json/json_document.h"
#include "io/scene_file.h"

namespace footfall {
using namespace creature;

namespace {

bool isNameIn(const std::vector<std::string>& names, const std::string& name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

CreatureInput fromScripts(const std::string& path, bool printed) {
  CreatureInput input;
  std::vector<ScriptText> scripts;
  const std::filesystem::path base(path);
  for (const char* extension : {".desc", ".anix", ".sim"}) {
    std::filesystem::path beside = base;
    beside.replace_extension(extension);
    if (std::filesystem::exists(beside)) scripts.push_back({readFile(beside.string()), beside.string()});
  }
  if (scripts.empty()) readFile(path);  // says what is wrong with it
  CreatureScript script = parseCreatureScripts(scripts, printed);
  input.notes = script.notes;
  input.problem.creature = std::move(script.creature);
  input.problem.duration = script.duration;
  input.problem.simulation.step = script.step;
  input.problem.simulation.recordStep = std::max(script.step, input.problem.simulation.recordStep);
  return input;
}

CreatureInput fromDocument(const std::string& path) {
  CreatureInput input;
  const std::string text = readFile(path);
  const JsonDocument document(text, path);
  const JsonNode kind = document.root().find("footfall");
  const std::string name = kind && kind.isText() ? std::string(kind.text()) : "";
  if (name == "creature") {
    input.problem.creature = parseCreatureJson(text, path);
  } else if (name == "synthesis") {
    input.problem = parseSynthesisJson(text, path);
  } else if (name == "solution") {
    input.solution = parseSolutionJson(text, path);
    input.problem = input.solution->problem;
    input.graph = input.solution->graph();
  } else {
    throw Error(
        Place{path, 0},
        fmt::format("is a document of the kind '{}'; a creature, synthesis or solution is needed", name));
  }
  return input;
}

}  // namespace

CreatureInput readCreatureInput(const std::string& source, bool printed) {
  CreatureInput input;
  const std::string extension = extensionOf(source);
  if (isNameIn(synthesisPresetNames(), source)) {
    input.problem = synthesisPreset(source);
    if (isNameIn(solutionPresetNames(), source)) {
      input.solution = solutionPreset(source);
      input.graph = input.solution->graph();
    }
  } else if (isNameIn(creaturePresetNames(), source)) {
    input.problem.creature = creaturePreset(source);
  } else if (extension == ".desc" || extension == ".sim" || extension == ".anix") {
    input = fromScripts(source, printed);
  } else if (extension == ".json") {
    input = fromDocument(source);
  } else {
    throw Error(fmt::format("'{}' is not a creature: give a .json document, a .desc script, or one of {}, {}",
                            source, fmt::join(creaturePresetNames(), ", "),
                            fmt::join(synthesisPresetNames(), ", ")));
  }
  if (input.problem.name.empty()) input.problem.name = input.problem.creature.name;
  if (input.problem.controller.base.nodes.empty()) {
    input.graph = holdingGraph(input.problem.creature);
    input.problem.controller.base = *input.graph;
    input.problem.controller.dampingRatio = -1;
  }
  return input;
}

}  // namespace footfall
