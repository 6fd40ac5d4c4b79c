// SPDX-License-Identifier: MIT
#include "dag/transform_limits.h"

#include <maya/MFnCompoundAttribute.h>
#include <maya/MFnNumericAttribute.h>
#include <maya/MFnUnitAttribute.h>

#include <unordered_map>

namespace mayahost {
namespace {

struct Limit {
  std::shared_ptr<Attribute> value, enable;
};
struct Limits {
  Limit least, most;
};

// By the attribute that is limited.
std::unordered_map<const Attribute*, Limits>& limits() {
  static auto* all = new std::unordered_map<const Attribute*, Limits>;  // outlives the scene
  return *all;
}

// Null where it is off.
std::optional<double> boundary(const Block& block, const Limit& limit) {
  if (block.find(wholeKey(limit.enable), true)->number() == 0.0) return std::nullopt;
  return block.find(wholeKey(limit.value), true)->number();
}

}  // namespace

// minTransLimit (mntl) to maxScaleLimit (mxsl) with their switches minTransXLimitEnable (mtxe) and so on.
void addLimits() {
  struct Limited {
    const char *longName, *shortName;
    MFnUnitAttribute::Type unit;
    double size;
  };
  const Limited kinds[] = {{"Trans", "t", MFnUnitAttribute::kDistance, 1.0},
                           {"Rot", "r", MFnUnitAttribute::kAngle, 0.7853981633974483},
                           {"Scale", "s", MFnUnitAttribute::kInvalid, 1.0}};
  const char* const axes[3] = {"X", "Y", "Z"};
  const char* const letters[3] = {"x", "y", "z"};
  MFnNumericAttribute numeric;
  MFnCompoundAttribute compound;
  for (const Limited& kind : kinds) {
    for (const bool max : {false, true}) {
      const bool plain = kind.unit == MFnUnitAttribute::kInvalid;
      const double value = max || plain ? kind.size : -kind.size;
      const std::string side = max ? "max" : "min", full = side + kind.longName;
      const std::string nick = (max ? "x" : "m") + std::string(kind.shortName);
      MObject parts[3];
      const MObject switches = compound.create(text(full + "LimitEnable"), text(nick + "le"));
      for (int i = 0; i < 3; ++i) {
        MFnUnitAttribute united;
        const MString name = text(full + axes[i] + "Limit"), brief = text(nick + letters[i] + "l");
        parts[i] = plain ? numeric.create(name, brief, MFnNumericData::kDouble, value)
                         : united.create(name, brief, kind.unit, value);
        compound.addChild(
            numeric.create(name + "Enable", text(nick + letters[i] + "e"), MFnNumericData::kBoolean));
      }
      MPxNode::addAttribute(numeric.create(text(full + "Limit"),
                                           text((max ? "mx" : "mn") + std::string(kind.shortName) + "l"),
                                           parts[0], parts[1], parts[2]));
      MPxNode::addAttribute(switches);
    }
  }
}

void learnLimits(const NodeType& transform) {
  const std::pair<const char*, const char*> kinds[] = {
      {"translate", "Trans"}, {"rotate", "Rot"}, {"scale", "Scale"}};
  for (const auto& [attribute, kind] : kinds) {
    for (const char* axis : {"X", "Y", "Z"}) {
      const auto side = [&, k = kind](const char* which) {
        const std::string name = which + std::string(k) + axis + "Limit";
        return Limit{transform.find(name), transform.find(name + "Enable")};
      };
      limits()[transform.find(std::string(attribute) + axis).get()] = {side("min"), side("max")};
    }
  }
}

void keepWithinLimits(const Block& block, Slot& value) {
  for (const auto& child : value.children) keepWithinLimits(block, *child);
  const auto found = limits().find(value.attribute.get());
  if (found == limits().end()) return;
  const auto least = boundary(block, found->second.least), most = boundary(block, found->second.most);
  const double number = value.number();
  if (least && number < *least) {
    value.setNumber(*least);
  } else if (most && number > *most) {
    value.setNumber(*most);
  }
}

}  // namespace mayahost
