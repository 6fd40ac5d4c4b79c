// SPDX-License-Identifier: MIT
#include "maya/scene/sampled_figure.h"

#include <maya/MDagPath.h>
#include <maya/MFnDependencyNode.h>
#include <maya/MGlobal.h>
#include <maya/MItDag.h>
#include <maya/MMatrix.h>
#include <maya/MPlug.h>

#include <algorithm>
#include <array>
#include <cmath>

#include <fmt/format.h>

#include "base/angles.h"
#include "curve/channel_pattern.h"
#include "figure/motion/root_space.h"
#include "maya/framework/command_base.h"
#include "maya/scene/channel_sampler.h"
#include "maya/scene/scene_channels.h"

namespace footfall::maya {
namespace {

constexpr double kMetres = 0.01;  // in a centimetre

MPlug plugOf(const MObject& node, const std::string& name) {
  return MFnDependencyNode(node).findPlug(mstring(name), false);
}

std::array<MPlug, 3> plugs3(const MObject& node, const char* name) {
  std::array<MPlug, 3> plugs;
  for (std::size_t a = 0; a < 3; ++a) plugs[a] = plugOf(node, std::string(name) + "XYZ"[a]);
  return plugs;
}

Vec3 values3(const MObject& node, const char* name) {
  const auto plugs = plugs3(node, name);
  return {plugs[0].asDouble(), plugs[1].asDouble(), plugs[2].asDouble()};
}

Joint jointOf(const MObject& node) {
  Joint joint;
  joint.name = std::string(lastName(nameOf(node)));
  joint.kind = node.hasFn(MFn::kJoint) ? JointKind::Joint : JointKind::Transform;
  joint.rotationOrder = static_cast<RotationOrder>(plugOf(node, "rotateOrder").asShort());
  joint.translation = kMetres * values3(node, "translate");
  // Joints are at rest without rotation, as they are bound; their orient holds the attitude.
  if (node.hasFn(MFn::kJoint)) {
    joint.jointOrient = values3(node, "jointOrient");
  } else {
    joint.rotation = values3(node, "rotate");
  }
  joint.rotateAxis = values3(node, "rotateAxis");
  return joint;
}

// Of a matrix on row vectors in centimetres; the scene may have Z up.
Isometry worldOf(const MMatrix& matrix) {
  Eigen::Matrix3d linear;
  Vec3 place;
  for (int r = 0; r < 3; ++r) {
    for (int c = 0; c < 3; ++c) linear(r, c) = matrix[static_cast<unsigned>(c)][static_cast<unsigned>(r)];
    place[r] = kMetres * matrix[3][static_cast<unsigned>(r)];
  }
  Eigen::Affine3d affine = Eigen::Translation3d(place) * Eigen::Affine3d(linear);
  Isometry world = Isometry::Identity();
  world.linear() = affine.rotation();
  world.translation() = place;
  if (!MGlobal::isZAxisUp()) return world;
  return Isometry(Eigen::AngleAxisd(-kPi / 2, Vec3::UnitX())) * world;
}

}  // namespace

Vec3 toEngineAxes(const Vec3& place) {
  return MGlobal::isZAxisUp() ? Vec3(place.x(), place.z(), -place.y()) : place;
}

bool travels(const MObject& node) {
  const auto plugs = plugs3(node, "translate");
  return std::any_of(plugs.begin(), plugs.end(), [](const MPlug& plug) { return !incoming(plug).isNull(); });
}

std::vector<MObject> figureNodes(const MObject& root) {
  MObject top = root;
  MItDag search;
  for (search.reset(root, MItDag::kDepthFirst, MFn::kTransform); !search.isDone(); search.next()) {
    if (!travels(search.currentItem())) continue;
    top = search.currentItem();
    break;
  }
  std::vector<MObject> nodes;
  MItDag it;
  for (it.reset(top, MItDag::kDepthFirst, MFn::kTransform); !it.isDone(); it.next())
    nodes.push_back(it.currentItem());
  return nodes;
}

Motion sampleNodes(const std::vector<MObject>& nodes, const std::vector<double>& times) {
  Motion motion;
  std::vector<MPlug> plugs;
  for (std::size_t j = 0; j < nodes.size(); ++j) {
    const MObject& node = nodes[j];
    Joint joint = jointOf(node);
    MDagPath path;
    MDagPath::getAPathTo(node, path);
    path.pop();
    const auto above = std::find(nodes.begin(), nodes.end(), path.isValid() ? path.node() : MObject());
    if (j > 0 && above != nodes.end()) joint.parent = static_cast<int>(above - nodes.begin());
    motion.skeleton.joints.push_back(joint);
    for (int a = 0; a < 6; ++a) motion.channels.push_back({static_cast<int>(j), static_cast<ChannelKind>(a)});
    for (const MPlug& plug : plugs3(node, "translate")) plugs.push_back(plug);
    for (const MPlug& plug : plugs3(node, "rotate")) plugs.push_back(plug);
  }
  const std::vector<std::vector<double>> columns = sampleAt(plugs, times);
  for (std::size_t f = 0; f < times.size(); ++f) {
    for (std::size_t c = 0; c < plugs.size(); ++c)
      motion.samples.push_back((isTranslation(motion.channels[c].kind) ? kMetres : 1) * columns[c][f]);
  }
  return motion;
}

SampledFigure sampleFigure(const MObject& root, const TimeRange& range) {
  return sampleFigure(root, range, frameLength());
}

SampledFigure sampleFigure(const MObject& root, const TimeRange& range, double frame) {
  SampledFigure figure;
  figure.nodes = figureNodes(root);
  const double first = std::floor(range.start / frame + 1e-6), last = std::ceil(range.end / frame - 1e-6);
  if (!(last >= first && last - first < 1e6))
    throw Error(fmt::format("frames {:g} to {:g} cannot be sampled", first, last));
  std::vector<double> times;
  for (double k = first; k <= last; ++k) times.push_back(k * frame);
  const AtTime start(times.front());
  figure.motion = sampleNodes(figure.nodes, times);
  figure.motion.frameTime = frame;
  figure.motion.startTime = times.front();
  MDagPath path;
  MDagPath::getAPathTo(figure.nodes.front(), path);
  figure.parent = worldOf(path.exclusiveMatrix());
  putUnder(figure.parent, 0, figure.motion);
  return figure;
}

}  // namespace footfall::maya
