// SPDX-License-Identifier: MIT
// footfall creature: simulated creatures, and controllers found for them.
#include <algorithm>
#include <filesystem>
#include <memory>

#include <fmt/format.h>

#include "base/scanner.h"
#include "cli/creature/creature_verbs.h"
#include "creature/presets/creature_presets.h"
#include "io/documents/creature_script.h"
#include "io/json/json_document.h"
#include "io/scene_file.h"

namespace footfall::cli {
using namespace creature;

namespace {

bool isOne(const std::vector<std::string>& names, const std::string& name) {
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

struct PresetOptions {
  std::string name, output;
  bool found = false;
};

Report listPresets() {
  Report report;
  report.asked = true;
  report.json = {{"creatures", creaturePresetNames()},
                 {"problems", synthesisPresetNames()},
                 {"found", solutionPresetNames()}};
  report.text =
      fmt::format("creatures: {}\nproblems:  {}\nfound:     {}\n", fmt::join(creaturePresetNames(), ", "),
                  fmt::join(synthesisPresetNames(), ", "), fmt::join(solutionPresetNames(), ", "));
  return report;
}

Report presetOf(const PresetOptions& o) {
  if (o.name.empty()) return listPresets();
  const std::string text = o.found ? formatSolutionJson(solutionPreset(o.name))
                           : isOne(synthesisPresetNames(), o.name)
                               ? formatSynthesisJson(synthesisPreset(o.name))
                               : formatCreatureJson(creaturePreset(o.name));
  Report report;
  if (o.output.empty()) {
    report.asked = true;
    report.text = text;
    report.json = {{"document", Json::parse(text)}};
  } else {
    writeFile(o.output, text);
    report.text = fmt::format("{} -> {}\n", o.name, o.output);
    report.json = {{"output", o.output}};
  }
  return report;
}

void addPreset(Program& program, CLI::App& group) {
  auto o = std::make_shared<PresetOptions>();
  CLI::App& verb = program.addVerb(
      group, "preset", "Write a built-in creature or problem as a document; without a name, list them",
      "footfall creature preset \"luxo hop\" -o my_hop.json", [o, &program] {
        return runOnce(program, o->name.empty() ? "presets" : o->name,
                       [&](const Progress&) { return presetOf(*o); });
      });
  verb.add_option("name", o->name, "Name of the creature or problem");
  verb.add_flag("--found", o->found, "Write the solution that comes with footfall for this problem");
  verb.add_option("-o,--output", o->output, "Write to this .json file (default: standard output)");
}

}  // namespace

CreatureInput readCreatureInput(const std::string& source, bool printed) {
  CreatureInput input;
  const std::string extension = extensionOf(source);
  if (isOne(synthesisPresetNames(), source)) {
    input.problem = synthesisPreset(source);
    if (isOne(solutionPresetNames(), source)) {
      input.solution = solutionPreset(source);
      input.graph = input.solution->graph();
    }
  } else if (isOne(creaturePresetNames(), source)) {
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

void addCreature(Program& program) {
  CLI::App& verb = program.addVerb(
      "creature", "Simulated creatures: hops, walks and runs from wanted features",
      "footfall creature play examples/creatures/luxo_hop.json -o hop.bvh", [] { return kDone; });
  verb.require_subcommand(0, 1);
  addCreatureRun(program, verb);
  addCreatureSynthesize(program, verb);
  addPreset(program, verb);
  // Without a verb it lists its verbs.
  verb.callback([&verb] {
    if (!verb.get_subcommands().empty()) return;
    fmt::print("footfall creature VERB …\n");
    for (const CLI::App* sub : verb.get_subcommands([](const CLI::App*) { return true; }))
      fmt::print("  {:<10} {}\n", sub->get_name(), sub->get_description());
    fmt::print("footfall creature VERB --help shows a verb's options and an example.\n");
  });
}

}  // namespace footfall::cli
