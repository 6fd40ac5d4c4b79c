// SPDX-License-Identifier: MIT
#include "io/page/library_items.h"

#include <fmt/format.h>

#include "locomotion/library/clip_motion.h"

namespace footfall {
using namespace locomotion;

void addLibrary(Page& page, const std::string& name, const Library& library, const PageMotionOptions& options,
                const Progress& progress) {
  constexpr int kLoops = 2;  // so that every seam is seen
  const std::size_t place = page.items.size();
  PageItem all;
  all.kind = PageKind::Library;
  all.name = name;
  page.items.push_back(std::move(all));
  PageHull hull;
  std::size_t count = 0, done = 0;
  for (const MotionClass& cls : library.classes) count += cls.examples.size();
  for (const MotionClass& cls : library.classes) {
    PageHull::Class shown;
    shown.name = cls.name;
    shown.outline = cls.hull;
    for (const Clip& clip : cls.examples) {
      report(progress, static_cast<double>(done++) / static_cast<double>(count));
      PageItem item;
      item.name = fmt::format("{}: {}{}", cls.name, clip.source, clip.mirrored ? ", mirrored" : "");
      const Vec2 velocity = inDegrees(clip.velocity);
      item.caption = fmt::format("{:.2f} m/s, {:.0f} degrees per second to the left; {:.2f} s a loop.",
                                 velocity.x(), velocity.y(), clip.duration());
      item.member = true;
      item.motion = pageMotion(motionOf(library, clip, kLoops), options);
      shown.examples.push_back({velocity, item.name, page.items.size()});
      page.items[place].members.push_back(page.items.size());
      page.items.push_back(std::move(item));
    }
    hull.classes.push_back(std::move(shown));
  }
  page.items[place].hull = std::move(hull);
}

}  // namespace footfall
