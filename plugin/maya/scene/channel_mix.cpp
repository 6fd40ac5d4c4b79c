// SPDX-License-Identifier: MIT
#include "maya/scene/channel_mix.h"

#include <maya/MFnAttribute.h>
#include <maya/MFnDependencyNode.h>

#include <fmt/format.h>

#include "maya/framework/command_base.h"

namespace footfall::maya {
using namespace warp;

namespace {

MPlug plugOf(const MObject& node, const std::string& name) {
  MStatus status;
  const MPlug plug = MFnDependencyNode(node).findPlug(mstring(name), false, &status);
  return status == MStatus::kSuccess ? plug : MPlug();
}

class Reader {
 public:
  ChannelMix run(const MPlug& source, const MPlug& destination) {
    read(source, destination);
    return std::move(result_);
  }

 private:
  std::size_t column(const MPlug& plug) {
    result_.columns.push_back(plug);
    return result_.columns.size() - 1;
  }

  std::size_t input(const MPlug& destination) {
    result_.inputs.push_back({result_.mix.addInput(column(destination)), destination});
    return result_.inputs.back().part;
  }

  // The part that a source gives to a destination.
  std::size_t read(const MPlug& source, const MPlug& destination) {
    if (source.isNull()) return input(destination);
    const MObject node = source.node();
    const std::string type = utf8(MFnDependencyNode(node).typeName());
    if (node.hasFn(MFn::kUnitConversion)) {
      const MPlug in = plugOf(node, "input");
      const double factor = plugOf(node, "conversionFactor").asDouble();
      return result_.mix.addScaled(read(incoming(in), in), factor);
    }
    if (type == "pairBlend") {
      result_.why = fmt::format(
          "shares its channel with a constraint ({}), which Footfall does not take apart: bake it with "
          "Maya's Bake "
          "Simulation",
          nameOf(node));
      return input(destination);
    }
    if (type.rfind("animBlendNode", 0) != 0) return input(destination);
    return readLayer(node, type, source, destination);
  }

  std::size_t readLayer(const MObject& node, const std::string& type, const MPlug& source,
                        const MPlug& destination) {
    // Of three angles the axis that is asked for: outputX of inputAX and inputBX.
    const std::string output = utf8(MFnAttribute(source.attribute()).name());
    const std::string axis = output.rfind("output", 0) == 0 ? output.substr(6) : "";
    const MPlug a = plugOf(node, "inputA" + axis), b = plugOf(node, "inputB" + axis);
    const MPlug mode = plugOf(node, "accumulationMode");
    const bool turns = type == "animBlendNodeAdditiveRotation" && !mode.isNull() && mode.asShort() != 0;
    if (type.rfind("animBlendNodeAdditive", 0) != 0 || a.isNull() || b.isNull() || turns) {
      result_.why = turns ? fmt::format(
                                "is on a layer that adds rotations as a whole ({}): set the layer's "
                                "Rotation Accumulation to Component, or merge the layers first",
                                nameOf(node))
                          : fmt::format(
                                "goes through {}, a {}, which Footfall does not take apart: merge the "
                                "layers first",
                                nameOf(node), type);
      return input(destination);
    }
    // Scales multiply unless the layer adds them.
    const bool multiplies = type == "animBlendNodeAdditiveScale" && (mode.isNull() || mode.asShort() != 0);
    const std::size_t below = read(incoming(a), a), own = read(incoming(b), b);
    return result_.mix.addMix(multiplies ? AnimationLayerMix::Kind::Product : AnimationLayerMix::Kind::Sum,
                              below, column(plugOf(node, "weightA")), own, column(plugOf(node, "weightB")));
  }

  ChannelMix result_;
};

}  // namespace

ChannelMix mixBehind(const MPlug& source, const MPlug& destination) {
  return Reader().run(source, destination);
}

}  // namespace footfall::maya
