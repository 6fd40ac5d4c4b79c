// SPDX-License-Identifier: MIT
// ffSynthesize: a controller is searched for, and its creature made, refined, connected and baked.
// docs/reference/maya/creature.md describes it.
#pragma once

#include "maya/creature/synthesis_job.h"
#include "maya/framework/command_base.h"

namespace footfall::maya {

class SynthesizeCommand : public CommandOf<SynthesizeCommand> {
 public:
  static constexpr const char* kName = "ffSynthesize";
  static void describe(MSyntax& syntax);

 protected:
  void run(const MArgDatabase& arguments) override;

 private:
  void search(const MArgDatabase& arguments, CreatureRequest request);
  void edit(const MArgDatabase& arguments);
  void query(const MArgDatabase& arguments);
  // The creature that a request found: a new node, or the one it refines.
  void keep(const CreatureRequest& request, const creature::SynthesisSolution& solution);
};

}  // namespace footfall::maya
