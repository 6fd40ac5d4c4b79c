// SPDX-License-Identifier: MIT
// ffStance: creates, queries, edits, connects and bakes libraries of stances, evaluators and chains.
// Described in docs/reference/maya/stances.md.
#pragma once

#include "maya/framework/command_base.h"
#include "maya/stance/stance_setup.h"

namespace footfall::maya {

class StanceCommand : public CommandOf<StanceCommand> {
 public:
  static constexpr const char* kName = "ffStance";
  static void describe(MSyntax& syntax);

 protected:
  void run(const MArgDatabase& arguments) override;

 private:
  void create(const MArgDatabase& arguments);
  void createEvaluator(const MArgDatabase& arguments);
  void createChain(const MArgDatabase& arguments);
  void edit(const MArgDatabase& arguments);
  void editLibrary(const MArgDatabase& arguments);
  void editChain(const MArgDatabase& arguments);
  void connect(const MArgDatabase& arguments, ChainNodes& chain);
  void query(const MArgDatabase& arguments);
  MObject libraryFor(const MArgDatabase& arguments);
};

}  // namespace footfall::maya
