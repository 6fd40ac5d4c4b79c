// SPDX-License-Identifier: MIT
#include "creature/presets/creature_presets.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/angles.h"
#include "base/error.h"

namespace footfall::creature {
namespace {

using Outline = std::vector<Vec2>;

CreatureLink link(const char* name, int parent, Vec2 attach, double mass, double inertia, Vec2 com,
                  double lowDegrees = 0, double highDegrees = 0, Outline outline = {}) {
  return {name,
          parent,
          attach,
          mass,
          inertia,
          com,
          lowDegrees * kDegree,
          highDegrees * kDegree,
          std::move(outline)};
}

// A bar along x with half its width beyond its ends, as the thesis draws links.
Outline bar(double from, double to, double half = 0.02) {
  return {{from, half}, {to, half}, {to, -half}, {from, -half}};
}

// A rod along x from the joint, with its inertia.
CreatureLink rod(const char* name, int parent, Vec2 attach, double length, double mass, double low,
                 double high, double width) {
  return link(name, parent, attach, mass, mass * length * length / 12, {length / 2, 0}, low, high,
              bar(-width / 2, length + width / 2, width / 2));
}

// Stood on level ground in a pose: angles in degrees, the root's first.
void stand(Creature& creature, const std::vector<double>& degrees) {
  creature.initial.assign(static_cast<std::size_t>(creature.stateSize()), 0);
  std::vector<double> q(static_cast<std::size_t>(creature.dofs()), 0);
  for (std::size_t i = 0; i < degrees.size(); ++i) q[i + 2] = degrees[i] * kDegree;
  const std::vector<LinkPlace> places = placesOf(creature, q.data());
  double low = 1e9;
  for (const MonitorPoint& m : creature.monitors)
    low = std::min(low, places[static_cast<std::size_t>(m.link)].at(m.point).y());
  q[1] = -low;
  for (std::size_t i = 0; i < q.size(); ++i) creature.initial[2 * i] = q[i];
}

// §6.5.1, appendix C.1. Joint A2's range is printed with its columns swapped (E8), link 3 at (1, 0) of link 2
// (E10).
Creature luxo(bool printed) {
  Creature c;
  c.name = printed ? "luxo as printed" : "luxo";
  c.links = {link("base", -1, {0, 0}, 0.15, 0.003123, {0, 0}, 0, 0, bar(-0.27, 0.27)),
             link("middle", 0, {0, 0}, 0.10, 0.002082, {0.25, 0}, -300, -240, bar(-0.02, 0.52)),
             link("top", 1, {printed ? 1.0 : 0.5, 0}, 0.30, 0.006246, {0.25, 0}, 210, 360,
                  {{-0.02, 0.02},
                   {0.42, 0.02},
                   {0.35, 0.02},
                   {0.40, 0.02},
                   {0.30, -0.15},
                   {0.47, -0.15},
                   {0.42, -0.02},
                   {-0.02, -0.02}})};
  c.monitors = {{0, {-0.27, 0}, 0}, {0, {0.27, 0}, 0}};
  c.legs = {{"foot", 2}};  // the arm is its leg
  c.initial = {0, 0.0008, -0.0010, 0.0069, -0.0016, -0.0100, -4.6161, -0.5956, 4.6127, 0.0025};
  c.note = "Kamat 1996, section 6.5.1 and appendix C.1";
  return c;
}

// §6.5.2, C.2. The head is at the end towards -x, where it goes.
Creature pogo() {
  Creature c;
  c.name = "pogo";
  c.links = {link("trunk", -1, {0, 0}, 0.15, 0.003123, {0.25, 0}, 0, 0,
                  {{-0.02, 0.02},
                   {0.52, 0.02},
                   {0.52, -0.02},
                   {-0.02, -0.02},
                   {0.00, 0.08},
                   {-0.15, 0.03},
                   {-0.05, 0},
                   {-0.15, -0.03},
                   {0.00, -0.08}}),
             link("front thigh", 0, {0, 0}, 0.10, 0.002082, {0.125, 0}, -115, -45, bar(-0.02, 0.27)),
             link("front shank", 1, {0.25, 0}, 0.10, 0.002082, {0.125, 0}, 270, 360, bar(-0.02, 0.27)),
             link("hind thigh", 0, {0.50, 0}, 0.10, 0.002082, {0.125, 0}, -70, -40, bar(-0.02, 0.27)),
             link("hind shank", 3, {0.25, 0}, 0.10, 0.002082, {0.125, 0}, 210, 300, bar(-0.02, 0.27))};
  // Its knees touch the ground as in the thesis, but nothing stands on them.
  c.monitors = {{2, {0.27, 0}, 0}, {2, {-0.02, 0}, -1}, {4, {0.27, 0}, 1}, {4, {-0.02, 0}, -1}};
  c.legs = {{"front", 1}, {"hind", 3}};
  c.initial = {0,      0.2487, 0.3512, -0.4275, -0.1337, -1.7569, -1.7014,
               0.2469, 5.2939, 0.0589, -1.1427, -0.3886, 4.4908,  -0.5539};
  c.travel = -1;
  c.note = "Kamat 1996, section 6.5.2 and appendix C.2";
  return c;
}

// §6.5.3, C.3. The masses are printed in another order than the links (E11); A2 and A5 with swapped columns
// (E9).
Creature walker(bool printed) {
  struct Part {
    double mass, inertia;
  };
  const Part thigh{5, 0.0260}, shank{4, 0.0208}, foot{1, 0.0052};
  const Part column[6] = {
      thigh, shank, printed ? thigh : foot, printed ? shank : thigh, printed ? foot : shank, foot};
  Creature c;
  c.name = printed ? "walker as printed" : "walker";
  c.links = {link("trunk", -1, {0, 0}, 3, 0.0625, {0.25, 0}, 0, 0, bar(-0.02, 0.52))};
  const char* names[6] = {"left thigh",  "left shank",  "left foot",
                          "right thigh", "right shank", "right foot"};
  const double low[3] = {-160, -45, 60}, high[3] = {-125, -10, 100};
  for (int i = 0; i < 6; ++i) {
    const int part = i % 3;
    c.links.push_back(link(names[i], part == 0 ? 0 : i, part == 0 ? Vec2(0, 0) : Vec2(0.25, 0),
                           column[i].mass, column[i].inertia, part == 2 ? Vec2(0, 0) : Vec2(0.125, 0),
                           low[part], high[part], part == 2 ? bar(-0.082, 0.082) : bar(-0.02, 0.27)));
  }
  c.monitors = {{3, {-0.082, 0}, 0}, {3, {0.082, 0}, 0}, {6, {-0.082, 0}, 1}, {6, {0.082, 0}, 1}};
  c.legs = {{"left", 1}, {"right", 4}};
  c.initial = {0, 0, 0.52, 0, 1.120, 0, -2.793, 0, -0.175, 0, 1.745, 0, -2.382, 0, -0.885, 0, 1.745, 0};
  c.mirror = {3, 4, 5, 0, 1, 2};
  c.floor = {1e5, 1e3, 2};
  c.note = "Kamat 1996, section 6.5.3 and appendix C.3";
  return c;
}

// Seen from the side each leg stands for its pair. Sizes of a house cat.
Creature cat() {
  Creature c;
  c.name = "cat";
  c.links = {rod("pelvis", -1, {0, 0}, 0.18, 1.2, 0, 0, 0.09),
             rod("chest", 0, {0.18, 0}, 0.18, 1.5, -35, 35, 0.10),
             rod("thigh", 0, {0, 0}, 0.11, 0.35, -110, -20, 0.05),
             rod("shank", 2, {0.11, 0}, 0.11, 0.20, -110, -20, 0.03),
             rod("hind paw", 3, {0.11, 0}, 0.07, 0.10, 10, 100, 0.022),
             rod("upper arm", 1, {0.16, -0.01}, 0.12, 0.30, -150, -80, 0.04),
             rod("forearm", 5, {0.12, 0}, 0.15, 0.20, 5, 60, 0.026),
             rod("tail", 0, {0, 0.02}, 0.26, 0.15, 130, 200, 0.02)};
  // The chest carries neck and head.
  c.links[1].outline = {{-0.03, 0.05}, {0.12, 0.05}, {0.20, 0.10},  {0.21, 0.15},  {0.24, 0.13},
                        {0.30, 0.07},  {0.24, 0.04}, {0.19, -0.04}, {-0.03, -0.05}};
  c.links[1].com = {0.11, 0.01};
  c.monitors = {{4, {0.07, 0}, 0}, {4, {0, 0}, 0}, {6, {0.15, 0}, 1}};
  c.legs = {{"hind", 2}, {"fore", 5}};
  c.floor = {2e4, 200, 2};
  c.fall.tilt = 70 * kDegree;
  stand(c, {0, 0, -60, -60, 50, -120, 40, 170});
  c.note = "ours: a cat from the side";
  return c;
}

Creature kangaroo() {
  Creature c;
  c.name = "kangaroo";
  c.links = {rod("body", -1, {0, 0}, 0.42, 6, 0, 0, 0.18),
             rod("thigh", 0, {0, 0}, 0.20, 1.2, -130, -40, 0.10),
             rod("shank", 1, {0.20, 0}, 0.30, 0.6, -150, -50, 0.05),
             rod("foot", 2, {0.30, 0}, 0.24, 0.3, 70, 160, 0.03),
             rod("tail base", 0, {0, 0.02}, 0.26, 0.8, 120, 200, 0.08),
             rod("tail tip", 4, {0.26, 0}, 0.26, 0.4, -40, 60, 0.05)};
  c.links[0].outline = {{-0.08, 0.02}, {0.1, 0.11},   {0.38, 0.06},  {0.5, 0.11},
                        {0.54, 0.05},  {0.57, 0.02},  {0.56, -0.08}, {0.52, -0.12},
                        {0.48, -0.02}, {0.38, -0.06}, {0.1, -0.11},  {-0.06, -0.07}};
  c.links[0].com = {0.2, 0};
  c.monitors = {{3, {0, -0.01}, 0}, {3, {0.24, -0.01}, 0}};
  c.legs = {{"foot", 1}};
  c.floor = {4e4, 400, 2};
  c.fall.tilt = 70 * kDegree;
  stand(c, {50, -80, -110, 140, 150, 10});
  c.note = "ours: a kangaroo from the side";
  return c;
}

struct Preset {
  const char* name;
  Creature (*make)();
};
const Preset kCreatures[] = {{"luxo", [] { return luxo(false); }},
                             {"pogo", pogo},
                             {"walker", [] { return walker(false); }},
                             {"cat", cat},
                             {"kangaroo", kangaroo},
                             {"luxo as printed", [] { return luxo(true); }},
                             {"walker as printed", [] { return walker(true); }}};

}  // namespace

const std::vector<std::string>& creaturePresetNames() {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> all;
    for (const Preset& preset : kCreatures) all.emplace_back(preset.name);
    return all;
  }();
  return names;
}

Creature creaturePreset(std::string_view name) {
  for (const Preset& preset : kCreatures)
    if (name == preset.name) return preset.make();
  throw Error(
      fmt::format("there is no creature '{}'; there are: {}", name, fmt::join(creaturePresetNames(), ", ")));
}

}  // namespace footfall::creature
