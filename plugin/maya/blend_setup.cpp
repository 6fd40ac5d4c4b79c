// SPDX-License-Identifier: MIT
#include "blend_setup.h"

#include <maya/MAngle.h>
#include <maya/MDistance.h>
#include <maya/MFnAnimCurve.h>
#include <maya/MFnDependencyNode.h>

#include <algorithm>
#include <cmath>
#include <optional>

#include <fmt/format.h>

#include "curve/channel_pattern.h"
#include "motion_blend_node.h"
#include "sampled_figure.h"
#include "values.h"
#include "warp_document.h"
#include "warp_targets.h"

namespace footfall::maya {
namespace {

using Node = MotionBlendNode;

MPlug plugOf(const MObject& node, const std::string& name) {
  MStatus status;
  const MPlug plug = MFnDependencyNode(node).findPlug(mstring(name), false, &status);
  return status == MStatus::kSuccess ? plug : MPlug();
}

TimeRange rangeOf(const std::vector<MObject>& nodes) {
  MSelectionList list;
  for (const MObject& node : nodes) list.add(node);
  std::vector<std::string> notes;
  const std::vector<AnimatedChannel> channels = animatedChannels(list, notes);
  if (channels.empty()) throw Error(nameOf(nodes.front()) + " has no animation to blend");
  return keyRange(channels);
}

// One attribute in both motions and in the result.
struct Pair {
  MPlug first, second, result;
};

class Blender {
 public:
  Blender(Edits& edits, const BlendRequest& request) : edits_(edits), request_(request) {}

  BlendReport run() {
    firsts_ = figureNodes(request_.first);
    seconds_ = inOrderOf(figureNodes(request_.second));
    results_ = request_.result == request_.first ? firsts_ : inOrderOf(figureNodes(request_.result));
    const TimeRange second = rangeOf(seconds_);
    report_.from = request_.fits ? second.start : request_.from;
    if (request_.align) align(second);
    makeNode();
    for (std::size_t j = 0; j < firsts_.size(); ++j) blendNode(j);
    if (report_.channels == 0) throw Error("the two have no animated attribute to blend");
    MAnimCurveChange& change = edits_.keys();
    for (const auto& [copy, curve] : copies_) setCurve(copy, curve, change);
    connectResults();
    edits_.apply();
    report_.node = nameOf(node_);
    return std::move(report_);
  }

 private:
  // The nodes of another hierarchy that have the names of the first's.
  std::vector<MObject> inOrderOf(const std::vector<MObject>& others) const {
    std::vector<std::string> names;
    for (const MObject& other : others) names.emplace_back(lastName(nameOf(other)));
    std::vector<MObject> ordered;
    for (std::size_t i = 0; i < firsts_.size(); ++i) {
      const std::string wanted(lastName(nameOf(firsts_[i])));
      auto found = std::find(names.begin(), names.end(), wanted);
      if (found == names.end() && i == 0) found = names.begin();  // roots may differ
      if (found == names.end()) {
        throw Error(fmt::format("{} has no '{}', which {} has; the nearest is {}", names.front(), wanted,
                                nameOf(firsts_.front()), fmt::join(nearestNames(wanted, names, 1), "")));
      }
      ordered.push_back(others[static_cast<std::size_t>(found - names.begin())]);
    }
    return ordered;
  }

  void align(const TimeRange& second) {
    const SampledFigure a = sampleFigure(firsts_.front(), rangeOf(firsts_));
    SampledFigure b = sampleFigure(seconds_.front(), second);
    if (!b.motion.skeleton.joints.empty())
      b.motion.skeleton.joints.front().name = a.motion.skeleton.joints.front().name;
    BlendOptions options;
    options.start = request_.start;
    options.duration = request_.duration;
    if (!request_.fits) options.secondStart = request_.from - b.motion.startTime;
    options.shape = request_.shape;
    options.alignment = BlendAlignment::Path;
    options.plantFeet = false;
    const BlendResult result = blendMotions(a.motion, b.motion, options);
    report_.from = b.motion.startTime + result.secondStart;
    report_.turned = result.turned;
    report_.mismatch = result.mismatch;
    report_.notes = result.notes;
    placement_ = placementIn(a.parent, result.turned, result.moved);
  }

  void makeNode() {
    MDGModifier& modifier = edits_.graph();
    MStatus status;
    node_ = modifier.createNode(MTypeId(kMotionBlendId), &status);
    require(status, "an ffMotionBlend could not be made");
    modifier.connect(timePlug(), MPlug(node_, Node::inTime));
    modifier.newPlugValueMTime(MPlug(node_, Node::start), asSeconds(request_.start));
    modifier.newPlugValueMTime(MPlug(node_, Node::duration), asSeconds(request_.duration));
    modifier.newPlugValueShort(MPlug(node_, Node::shape), static_cast<short>(request_.shape));
    timeWarp_ = modifier.createNode(MTypeId(kTimeWarpId), &status);
    require(status, "an ffTimeWarp could not be made");
    modifier.connect(timePlug(), plugOf(timeWarp_, "inTime"));
    modifier.newPlugValueMTime(plugOf(timeWarp_, "offset"), asSeconds(request_.start - report_.from));
  }

  void blendNode(std::size_t j) {
    const MObject &first = firsts_[j], &second = seconds_[j], &result = results_[j];
    const auto triple = [&](const char* name) {
      std::array<Pair, 3> pairs;
      for (std::size_t a = 0; a < 3; ++a) {
        const std::string full = std::string(name) + "XYZ"[a];
        pairs[a] = {plugOf(first, full), plugOf(second, full), plugOf(result, full)};
      }
      return pairs;
    };
    const auto moves = triple("translate"), turns = triple("rotate");
    const short order = plugOf(first, "rotateOrder").asShort();
    if (j == 0) {
      addRoot(first, order, moves, turns);
    } else {
      for (const Pair& pair : moves) addChannel(pair, ChannelUnit::Length);
      if (std::any_of(turns.begin(), turns.end(), [](const Pair& p) { return animated(p); }))
        addTurn(first, order, turns);
    }
    MSelectionList list;
    list.add(first);
    std::vector<std::string> notes;
    for (const AnimatedChannel& channel : animatedChannels(list, notes)) {
      if (channel.attribute.rfind("translate", 0) == 0 || channel.attribute.rfind("rotate", 0) == 0) continue;
      const Pair pair{channel.plug, plugOf(second, channel.attribute), plugOf(result, channel.attribute)};
      if (!pair.second.isNull() && !pair.result.isNull()) addChannel(pair, channel.unit);
    }
  }

  static bool animated(const Pair& pair) {
    return !incoming(pair.first).isNull() || !incoming(pair.second).isNull();
  }

  void addRoot(const MObject& first, short order, const std::array<Pair, 3>& moves,
               const std::array<Pair, 3>& turns) {
    MDGModifier& modifier = edits_.graph();
    const MPlug element = MPlug(node_, Node::roots.root).elementByLogicalIndex(0);
    const MPlug out = MPlug(node_, Node::roots.out).elementByLogicalIndex(0);
    modifier.newPlugValueString(element.child(Node::roots.name), mstring(nameOf(first)));
    modifier.newPlugValueShort(element.child(Node::roots.order), order);
    constexpr double kCentimetres = 100;
    for (std::size_t a = 0; a < 3; ++a) {
      const int axis = static_cast<int>(a);
      const auto at = [&](const MPlug& plug, Node::Triple& t) {
        return plug.child(t.whole).child(t.axis[a]);
      };
      if (first.hasFn(MFn::kJoint)) {
        const double orient = plugOf(first, std::string("jointOrient") + "XYZ"[a]).asDouble();
        modifier.newPlugValueMAngle(at(element, Node::roots.orient), MAngle(orient, MAngle::kRadians));
      }
      modifier.newPlugValueMAngle(at(element, Node::roots.placeTurn),
                                  MAngle(placement_.turn[axis], MAngle::kRadians));
      modifier.newPlugValueMDistance(
          at(element, Node::roots.placeMove),
          MDistance(kCentimetres * placement_.move[axis], MDistance::kCentimeters));
      feed(moves[a].first, at(element, Node::roots.moveA), ChannelUnit::Length, false);
      feed(moves[a].second, at(element, Node::roots.moveB), ChannelUnit::Length, true);
      feed(turns[a].first, at(element, Node::roots.turnA), ChannelUnit::Angle, false);
      feed(turns[a].second, at(element, Node::roots.turnB), ChannelUnit::Angle, true);
      route(at(out, Node::roots.moveOut), moves[a]);
      route(at(out, Node::roots.turnOut), turns[a]);
    }
  }

  void addTurn(const MObject& first, short order, const std::array<Pair, 3>& turns) {
    MDGModifier& modifier = edits_.graph();
    const MPlug element = MPlug(node_, Node::turns.turn).elementByLogicalIndex(turnCount_);
    const MPlug out = MPlug(node_, Node::turns.out.whole).elementByLogicalIndex(turnCount_++);
    modifier.newPlugValueString(element.child(Node::turns.name), mstring(nameOf(first)));
    modifier.newPlugValueShort(element.child(Node::turns.order), order);
    for (std::size_t a = 0; a < 3; ++a) {
      feed(turns[a].first, element.child(Node::turns.a.whole).child(Node::turns.a.axis[a]),
           ChannelUnit::Angle, false);
      feed(turns[a].second, element.child(Node::turns.b.whole).child(Node::turns.b.axis[a]),
           ChannelUnit::Angle, true);
      route(out.child(Node::turns.out.axis[a]), turns[a]);
    }
  }

  void addChannel(const Pair& pair, ChannelUnit kind) {
    if (!animated(pair)) return;
    const std::size_t u = static_cast<std::size_t>(kind);
    Node::UnitAttributes& unit = Node::units[u];
    const MPlug element = MPlug(node_, unit.channel).elementByLogicalIndex(counts_[u]);
    const MPlug out = MPlug(node_, unit.out).elementByLogicalIndex(counts_[u]++);
    edits_.graph().newPlugValueString(element.child(unit.name), pair.first.name());
    feed(pair.first, element.child(unit.a), kind, false);
    feed(pair.second, element.child(unit.b), kind, true);
    route(out, pair);
  }

  // An input of the node: what animates the attribute, or its value where nothing does. The second's curves
  // are copied to run on the blend's time.
  void feed(const MPlug& from, const MPlug& to, ChannelUnit unit, bool second) {
    MDGModifier& modifier = edits_.graph();
    const MPlug source = incoming(from);
    if (source.isNull()) {
      const double value = from.asDouble();
      if (unit == ChannelUnit::Length) {
        modifier.newPlugValueMDistance(to, MDistance(value, MDistance::kCentimeters));
      } else if (unit == ChannelUnit::Angle) {
        modifier.newPlugValueMAngle(to, MAngle(value, MAngle::kRadians));
      } else {
        modifier.newPlugValueDouble(to, value);
      }
      return;
    }
    if (!second) {
      modifier.connect(source, to);
      return;
    }
    MObject curve = source.node();
    if (!curve.hasFn(MFn::kAnimCurve) || !incoming(plugOf(curve, "input")).isNull()) {
      throw Error(fmt::format(
          "{} is not driven by a plain curve; bake it (ffBake) before it is the second of a blend",
          utf8(from.name())));
    }
    MStatus status;
    MFnAnimCurve function(curve);
    const MString name = function.name() + "_blend";
    const MFnAnimCurve::AnimCurveType type = function.animCurveType();
    MFnAnimCurve made;
    const MObject copy = made.create(type, &modifier, &status);
    require(status, "a curve could not be copied");
    modifier.renameNode(copy, name);
    modifier.connect(plugOf(timeWarp_, "outTime"), plugOf(copy, "input"));
    modifier.connect(plugOf(copy, "output"), to);
    copies_.emplace_back(copy, curveOf(curve));
  }

  void route(const MPlug& out, const Pair& pair) {
    if (pair.result.isLocked()) {
      report_.notes.push_back(utf8(pair.result.name()) + " is locked and stays as it is");
      return;
    }
    routes_.emplace_back(out, pair.result);
    ++report_.channels;
  }

  // Last of all, so that it is the first to be undone.
  void connectResults() {
    MDGModifier& modifier = edits_.graph();
    for (const auto& [out, driven] : routes_) {
      const MPlug before = incoming(driven);
      if (!before.isNull()) modifier.disconnect(before, driven);
      modifier.connect(out, driven);
    }
  }

  Edits& edits_;
  const BlendRequest& request_;
  std::vector<MObject> firsts_, seconds_, results_;
  MObject node_, timeWarp_;
  Placement placement_;
  unsigned turnCount_ = 0;
  std::array<unsigned, 3> counts_{};
  std::vector<std::pair<MObject, Curve>> copies_;
  std::vector<std::pair<MPlug, MPlug>> routes_;
  BlendReport report_;
};

}  // namespace

BlendReport makeBlend(Edits& edits, const BlendRequest& request) {
  return Blender(edits, request).run();
}

}  // namespace footfall::maya
