// SPDX-License-Identifier: MIT
// footfall creature: simulated creatures, and controllers found for them.
#include <algorithm>
#include <memory>

#include <fmt/format.h>

#include "base/scanner.h"
#include "cli/creature/creature_verbs.h"
#include "creature/presets/creature_presets.h"

namespace footfall::cli {
using namespace creature;

namespace {

bool isOne(const std::vector<std::string>& names, const std::string& name) {
  return std::find(names.begin(), names.end(), name) != names.end();
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
