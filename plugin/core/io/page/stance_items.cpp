// SPDX-License-Identifier: MIT
#include "io/page/stance_items.h"

#include <fmt/format.h>

#include "stance/stance_figure.h"

namespace footfall {
using namespace stance;

namespace {

Motion played(const StanceLibrary& library, const LibraryStance& one, const Character& character,
              int threads) {
  StanceLibrary alone = library;
  alone.stances = {one};
  alone.stances.front().parents.reset();
  StanceChainOptions how;
  how.threads = threads;
  how.first = one.stance.feet == StanceFeet::Right ? StanceFeet::Right : StanceFeet::Left;
  const StanceChain chain = solveChain(alone, apexesOf(one.stance.handles, 1), how);
  return performChain(chain, character).performed.motion;
}

}  // namespace

void addStances(Page& page, const std::string& name, const StanceLibrary& library,
                const PageMotionOptions& options, const Progress& progress) {
  const std::size_t place = page.items.size();
  PageItem shelf;
  shelf.kind = PageKind::Stances;
  shelf.name = name;
  page.items.push_back(std::move(shelf));
  const Character character = characterScaledTo(library, characterPreset("human"));
  for (std::size_t i = 0; i < library.size(); ++i) {
    report(progress, static_cast<double>(i) / static_cast<double>(library.size()));
    const LibraryStance& one = library.stances[i];
    const StanceHandles& h = one.stance.handles;
    PageItem item;
    item.name = one.stance.name;
    item.caption =
        fmt::format("From {:.2f} m high at {:.2f} m/s to {:.2f} m high at {:.2f} m/s, {:.2f} m on.",
                    h.startHeight, h.startSpeed, h.endHeight, h.endSpeed, h.distance);
    item.member = true;
    try {
      item.motion = pageMotion(played(library, one, character, options.threads), options);
    } catch (const Error& error) {
      page.items[place].notes.push_back(fmt::format("{} cannot be played: {}", item.name, error.message()));
      continue;
    }
    page.items[place].members.push_back(page.items.size());
    page.items.push_back(std::move(item));
  }
}

}  // namespace footfall
