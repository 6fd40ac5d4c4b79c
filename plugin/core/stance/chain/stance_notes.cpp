// SPDX-License-Identifier: MIT
#include "stance/chain/stance_notes.h"

#include <fmt/format.h>

#include <algorithm>

#include "stance/stance_diagnosis.h"
#include "stance/stance_tuning.h"

namespace footfall::stance {

std::vector<LinkNote> notesOf(const StanceChain& chain, const StanceLibrary& library,
                              const StanceSearchOptions& options) {
  std::vector<LinkNote> notes;
  for (std::size_t i = 0; i < chain.links.size(); ++i) {
    const ChainLink& link = chain.links[i];
    if (link.problem.empty()) continue;
    StanceIndex index(library, link.foot);
    index.limits = chain.limits;  // what judged the link advises, too
    const StanceDiagnosis why = diagnose(index, link.handles, options);
    LinkNote note;
    note.kind = Note::Kind::Unmet;
    note.text = fmt::format("apex {} to {}: {}", i + 1, i + 2, why.plausible ? link.problem : why.text);
    note.time = link.start;
    note.link = i;
    notes.push_back(std::move(note));
  }
  return notes;
}

std::vector<Note> notesOf(const StanceFigure& figure) {
  std::vector<Note> notes;
  for (const ReachNote& reach : figure.performed.reach) {
    if (!reach.standing || !(reach.missed > kMissedNote || reach.lowered > kLoweredNote)) continue;
    const double missed = std::max(reach.missed, reach.lowered);
    notes.push_back({Note::Kind::Remark,
                     fmt::format("at {:.2f} s a standing leg misses its contact by {:.0f} mm", reach.worst,
                                 1000 * missed),
                     reach.worst, missed});
  }
  return notes;
}

}  // namespace footfall::stance
