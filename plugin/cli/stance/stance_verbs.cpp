// SPDX-License-Identifier: MIT
// footfall stance: leaps and strides from a library.
#include <cmath>

#include <fmt/format.h>

#include "base/scanner.h"
#include "cli/stance/stance_verbs.h"
#include "stance/library/stance_coverage.h"

namespace footfall::cli {
using namespace stance;

StanceLibrary readLibrary(const std::string& path) {
  return parseStanceJson(readFile(path), path);
}

Json jsonOf(const StanceHandles& handles) {
  Json json;
  for (std::size_t i = 0; i < handleNames().size(); ++i) json[handleNames()[i]] = handles.values()[i];
  return json;
}

Json jsonOf(const StanceTiming& t) {
  return {{"touchDown", t.touchDown},
          {"liftOff", t.liftOff},
          {"end", t.end},
          {"scale", {t.scale.x(), t.scale.y(), t.scale.z()}},
          {"stretch", t.stretch}};
}

Json jsonOf(const StanceScore& s, const StanceLimits& limits) {
  Json json = {{"value", s.value},       {"plausible", s.plausible()},   {"longest", s.longest},
               {"shortest", s.shortest}, {"normalForce", s.normalForce}, {"reasons", explain(s, limits)}};
  if (std::isfinite(s.friction)) json["friction"] = s.friction;  // infinite where the ground would pull
  return json;
}

std::string textOf(const StanceHandles& h) {
  return fmt::format(
      "start {:.2f} m high at {:.2f} m/s, end {:.2f} m high at {:.2f} m/s ({:+.2f} to the left), {:.2f} m "
      "apart",
      h.startHeight, h.startSpeed, h.endHeight, h.endSpeed, h.sideSpeed, h.distance);
}

void addStance(Program& program) {
  CLI::App& verb = program.addVerb(
      "stance", "Warp, blend, search and chain stances: leaps and running strides",
      "footfall stance search examples/stances/shelf.json --set startSpeed=3.2", [] { return kDone; });
  verb.require_subcommand(0, 1);
  addStanceExtract(program, verb);
  addStanceShapes(program, verb);
  addStanceSearch(program, verb);
  addStanceChain(program, verb);
  // Without a verb this lists the verbs.
  verb.callback([&verb] {
    if (!verb.get_subcommands().empty()) return;
    fmt::print("footfall stance VERB …\n");
    for (const CLI::App* sub : verb.get_subcommands([](const CLI::App*) { return true; }))
      fmt::print("  {:<10} {}\n", sub->get_name(), sub->get_description());
    fmt::print("footfall stance VERB --help shows a verb's options and an example.\n");
  });
}

}  // namespace footfall::cli
