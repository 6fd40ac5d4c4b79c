// SPDX-License-Identifier: MIT
// ffStanceLibrary: a library of stances, from a file or in the scene. Read when something changes. The
// attributes are described in docs/reference/maya/stances.md.
#pragma once

#include "maya/framework/node_base.h"
#include "maya/framework/node_ids.h"
#include "maya/framework/option_attributes.h"
#include "maya/framework/solve_cache.h"
#include "maya/stance/stance_inputs.h"

namespace footfall::maya {

class StanceLibraryNode : public NodeOf<StanceLibraryNode> {
 public:
  static constexpr const char* kName = "ffStanceLibrary";
  static constexpr unsigned kId = kStanceLibraryId;
  static void describe(Attributes& attributes);

  static OptionAttributes<OwnLimits> limits;
  static MObject file, text, reload, ownLimits, library, members, memberCount, standingHeight;

 protected:
  void evaluate(MDataBlock& block) override;
  void keepLast(MDataBlock& block) override;

 private:
  static void write(MDataBlock& block, const OpenLibrary& open);

  SolveCache<LibraryInputs, OpenLibrary> opened_;
};

}  // namespace footfall::maya
