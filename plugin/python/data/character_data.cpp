// SPDX-License-Identifier: MIT
// Characters: a preset, or any figure with legs.
#include "figure/anatomy/character.h"

#include <filesystem>

#include "io/scene_file.h"
#include "python/bindings.h"
#include "python/call/arrays.h"
#include "python/call/engine_call.h"
#include "python/call/words.h"
#include "python/data/named_character.h"

namespace footfall::python {
namespace {

std::shared_ptr<NamedCharacter> preset(const std::string& name) {
  return std::make_shared<NamedCharacter>(
      NamedCharacter{characterPreset(name), {name, CharacterIs::Preset, 1}, ""});
}

std::shared_ptr<NamedCharacter> ofFile(const std::string& path) {
  const Scene scene = engineCall([&] { return readScene(path); });
  try {
    return std::make_shared<NamedCharacter>(
        NamedCharacter{makeCharacter(scene.figure(), std::filesystem::path(path).stem().string()),
                       {path, CharacterIs::File, 1},
                       std::filesystem::absolute(path).string()});
  } catch (const Error& error) {
    throw Error(Place{path, 0}, error.message());
  }
}

std::shared_ptr<NamedCharacter> ofMotion(const Motion& motion, const std::string& name, double mass) {
  return std::make_shared<NamedCharacter>(
      NamedCharacter{makeCharacter(motion.skeleton, name, mass), {name, CharacterIs::File, 1}, ""});
}

std::shared_ptr<NamedCharacter> scaledBy(const NamedCharacter& character, double factor) {
  if (!(factor > 0) || factor > 1000)
    throw Error(fmt::format("factor must be above 0 and at most 1000, got {:g}", factor));
  NamedCharacter larger = character;
  larger.character = scaled(character.character, factor);
  larger.named.scale *= factor;
  return std::make_shared<NamedCharacter>(std::move(larger));
}

py::array_t<double> vector(const Vec3& v) {
  return handedOver(std::vector<double>{v.x(), v.y(), v.z()});
}

py::list legsOf(const Character& character) {
  py::list legs;
  for (const CharacterLeg& leg : character.legs) {
    py::dict row;
    row["name"] = leg.name;
    row["hip"] = vector(leg.hip);
    row["ankle"] = vector(leg.ankle);
    row["lengths"] = handedOver(leg.lengths);
    row["ankle_height"] = leg.foot.ankleHeight();
    row["foot_length"] = leg.foot.length();
    legs.append(row);
  }
  return legs;
}

py::dict aboutCharacter(const NamedCharacter& named) {
  const Character& c = named.character;
  py::dict about;
  about["name"] = c.name;
  about["mass"] = c.mass;
  about["height"] = c.height;
  about["hip_height"] = c.hipHeight;
  about["leg_length"] = c.legLength();
  about["centre_of_mass"] = vector(c.com);
  about["legs"] = legsOf(c);
  about["preset"] = named.named.is == CharacterIs::Preset;
  about["preset_name"] = named.named.name;
  about["scale"] = named.named.scale;
  about["file"] = named.path;
  return about;
}

// The skeleton at rest as a motion of one frame.
std::shared_ptr<Motion> restMotion(const NamedCharacter& named) {
  Motion motion;
  motion.skeleton = named.character.skeleton;
  for (std::size_t j = 0; j < motion.skeleton.size(); ++j) {
    const Joint& joint = motion.skeleton.joints[j];
    if (joint.kind == JointKind::EndSite) continue;
    for (int axis = 0; axis < 3; ++axis) {
      motion.channels.push_back({static_cast<int>(j), static_cast<ChannelKind>(axis)});
      motion.samples.push_back(joint.translation[axis]);
    }
    for (int axis = 0; axis < 3; ++axis) {
      motion.channels.push_back({static_cast<int>(j), static_cast<ChannelKind>(3 + axis)});
      motion.samples.push_back(joint.rotation[axis]);
    }
  }
  return std::make_shared<Motion>(std::move(motion));
}

}  // namespace

void bindCharacter(py::module_& module) {
  py::class_<NamedCharacter, std::shared_ptr<NamedCharacter>>(module, "Character")
      .def_static("preset", &preset)
      .def_static("of_file", &ofFile)
      .def_static("of_motion", &ofMotion)
      .def("scaled", &scaledBy)
      .def("about", &aboutCharacter)
      .def("rest", &restMotion);
  module.def("character_presets", [] { return textList(characterPresets()); });
}

}  // namespace footfall::python
