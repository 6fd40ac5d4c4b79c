// SPDX-License-Identifier: MIT
#include "maya/blend/blend_setup.h"

#include <maya/MAngle.h>
#include <maya/MDistance.h>
#include <maya/MFnAnimCurve.h>
#include <maya/MFnDependencyNode.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

#include <fmt/format.h>

#include "curve/channel_pattern.h"
#include "curve/key_reduction.h"
#include "figure/motion/root_space.h"
#include "maya/blend/motion_blend_node.h"
#include "maya/framework/data_values.h"
#include "maya/scene/channel_curves.h"
#include "maya/scene/sampled_figure.h"
#include "maya/timing/time_warp_plugs.h"
#include "maya/warp/warp_document.h"
#include "warp/blend/blend_correction.h"

namespace footfall::maya {
using namespace warp;

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
    if (request_.alignment != BlendAlignment::None) align(second);
    report(request_.progress, 0.7);
    makeNode();
    for (std::size_t j = 0; j < firsts_.size(); ++j) blendNode(j);
    if (report_.channels == 0) throw Error("the two have no animated attribute to blend");
    if (!firstTime_.isNull()) retimeFirst();
    MAnimCurveChange& change = edits_.keys();
    for (const auto& [copy, curve] : copies_) setCurve(copy, curve, change);
    report(request_.progress, 0.9);
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
    options.alignment = request_.alignment;
    options.plantFeet = request_.plantFeet;
    options.progress = [this](double share) { return !request_.progress || request_.progress(0.6 * share); };
    report_.blend = blendMotions(a.motion, b.motion, options);
    report_.aligned = true;
    report_.from = b.motion.startTime + report_.blend.secondStart;
    report_.notes = report_.blend.notes;
    placement_ = placementIn(a.parent, report_.blend.turned, report_.blend.moved);
    findFixes(a);
    report_.blend.motion = Motion();
  }

  // What the node lacks of the engine's blend, with both motions at the times the clocks show.
  void findFixes(const SampledFigure& a) {
    Motion wanted = report_.blend.motion;
    putUnder(a.parent.inverse(), 0, wanted);
    const TimeMapOptions held = heldOutside(TimeInterpolation::Monotone);
    const TimeMap first(report_.blend.firstTiming, held), second(report_.blend.timing, held);
    std::vector<double> ofFirst, ofSecond;
    const double last = a.motion.time(a.motion.frames() - 1);
    for (std::size_t f = 0; f < wanted.frames(); ++f) {
      times_.push_back(wanted.time(f));
      ofFirst.push_back(std::min(last, first.source(times_.back())));
      ofSecond.push_back(second.source(times_.back()));
    }
    Fade fade;
    fade.start = request_.start;
    fade.duration = request_.duration;
    fade.shape = request_.shape;
    const Motion shownFirst = sampleNodes(firsts_, ofFirst), shownSecond = sampleNodes(seconds_, ofSecond);
    for (BlendCorrection& fix : blendCorrections(shownFirst, shownSecond, wanted, fade, placement_))
      fixes_[fix.joint] = std::move(fix);
  }

  void makeNode() {
    MDGModifier& modifier = edits_.graph();
    MStatus status;
    node_ = modifier.createNode(MTypeId(kMotionBlendId), &status);
    require(status, "an ffMotionBlend could not be created");
    modifier.connect(timePlug(), MPlug(node_, Node::inTime));
    Node::fade.write(modifier, node_, {request_.start, request_.duration, 0, request_.shape});
    secondTime_ = makeTimeWarp(edits_);
    if (request_.alignment != BlendAlignment::Poses) {
      modifier.newPlugValueMTime(plugOf(secondTime_, "offset"), asSeconds(request_.start - report_.from));
      return;
    }
    writeMonotone(edits_, secondTime_, report_.blend.timing);
    firstTime_ = makeTimeWarp(edits_);
    writeMonotone(edits_, firstTime_, report_.blend.firstTiming);
    modifier.connect(plugOf(firstTime_, "outTime"), MPlug(node_, Node::firstTime));
  }

  // Where the first gets the result its own curves run on its clock; those of another are copied.
  bool copiesFirst() const { return !firstTime_.isNull() && !(request_.result == request_.first); }
  void retimeFirst() {
    if (copiesFirst()) return;
    std::vector<MPlug> inputs;
    for (const MPlug& driven : firstPlugs_) {
      for (const MPlug& input : timeInputsBehind(driven)) {
        if (std::find(inputs.begin(), inputs.end(), input) != inputs.end()) continue;
        const MPlug time = incoming(input);
        if (!time.isNull() && time != timePlug()) {
          throw Error(
              fmt::format("{} takes its time from {}; bake it (ffBake) before the blend, or give -align path",
                          nameOf(input.node()), nameOf(time.node())));
        }
        inputs.push_back(input);
      }
    }
    runOn(edits_, inputs, plugOf(firstTime_, "outTime"));
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
    for (const MObject* other : {&second, &result}) {
      if (plugOf(*other, "rotateOrder").asShort() == order) continue;
      throw Error(fmt::format("{} and {} turn in different rotation orders; they must be the same",
                              nameOf(first), nameOf(*other)));
    }
    if (j == 0) {
      addRoot(first, order, moves, turns);
    } else {
      for (const Pair& pair : moves) addChannel(pair, ChannelUnit::Length);
      if (std::any_of(turns.begin(), turns.end(), [](const Pair& p) { return animated(p); }))
        addTurn(j, order, turns);
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
    addFix(0, element.child(Node::roots.moveFix.whole), Node::roots.moveFix, true);
    addFix(0, element.child(Node::roots.turnFix.whole), Node::roots.turnFix, false);
  }

  void addTurn(std::size_t j, short order, const std::array<Pair, 3>& turns) {
    MDGModifier& modifier = edits_.graph();
    const MPlug element = MPlug(node_, Node::turns.turn).elementByLogicalIndex(turnCount_);
    const MPlug out = MPlug(node_, Node::turns.out.whole).elementByLogicalIndex(turnCount_++);
    modifier.newPlugValueString(element.child(Node::turns.name), mstring(nameOf(firsts_[j])));
    modifier.newPlugValueShort(element.child(Node::turns.order), order);
    for (std::size_t a = 0; a < 3; ++a) {
      feed(turns[a].first, element.child(Node::turns.a.whole).child(Node::turns.a.axis[a]),
           ChannelUnit::Angle, false);
      feed(turns[a].second, element.child(Node::turns.b.whole).child(Node::turns.b.axis[a]),
           ChannelUnit::Angle, true);
      route(out.child(Node::turns.out.axis[a]), turns[a]);
    }
    addFix(j, element.child(Node::turns.fix.whole), Node::turns.fix, false);
  }

  // The curves of a fix, each with as few keys as it needs.
  void addFix(std::size_t j, const MPlug& whole, Node::Triple& triple, bool moves) {
    const auto found = fixes_.find(j);
    if (found == fixes_.end()) return;
    constexpr double kCentimetres = 100, kNear = 2e-5, kNone = 1e-9;  // metres, radians
    for (std::size_t a = 0; a < 3; ++a) {
      std::vector<double> values;
      for (const Vec3& value : moves ? found->second.moves : found->second.turns) {
        const double one = value[static_cast<int>(a)];
        values.push_back(std::abs(one) < kNone ? 0 : (moves ? kCentimetres : 1) * one);
      }
      // From the last frame before anything is fixed to the first after it: outside the curve holds nothing.
      const auto fixed = [](double value) { return value != 0; };
      const std::ptrdiff_t first = std::find_if(values.begin(), values.end(), fixed) - values.begin();
      const std::ptrdiff_t end = values.rend() - std::find_if(values.rbegin(), values.rend(), fixed);
      const std::ptrdiff_t from = std::max<std::ptrdiff_t>(0, first - 1);
      const std::ptrdiff_t to = std::min(end + 1, static_cast<std::ptrdiff_t>(values.size()));
      const double near = moves ? kCentimetres * kNear : kNear;
      if (std::all_of(values.begin(), values.end(), [near](double v) { return std::abs(v) < near; }))
        continue;
      KeyReductionOptions reduction;
      reduction.tolerance = near;
      reduction.output = moves ? CurveOutput::Linear : CurveOutput::Angular;
      addCurve(reduceKeys({times_.begin() + from, times_.begin() + to},
                          {values.begin() + from, values.begin() + to}, reduction)
                   .curve,
               moves ? MFnAnimCurve::kAnimCurveTL : MFnAnimCurve::kAnimCurveTA,
               fmt::format("{}_{}Fix{}", lastName(nameOf(firsts_[j])), moves ? "move" : "turn", "XYZ"[a]),
               MPlug(), whole.child(triple.axis[a]));
      report_.fixes += copies_.back().second.keys().size();
    }
  }

  // A new curve that drives a plug; time: what it runs on, null: the scene's.
  void addCurve(const Curve& curve, MFnAnimCurve::AnimCurveType type, const std::string& name,
                const MPlug& time, const MPlug& to) {
    MDGModifier& modifier = edits_.graph();
    MStatus status;
    MFnAnimCurve made;
    const MObject node = made.create(type, &modifier, &status);
    require(status, "a curve could not be created");
    modifier.renameNode(node, mstring(name));
    if (!time.isNull()) modifier.connect(time, plugOf(node, "input"));
    modifier.connect(plugOf(node, "output"), to);
    copies_.emplace_back(node, curve);
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
    if (!second) firstPlugs_.push_back(from);
    if (!second && !copiesFirst()) {
      modifier.connect(source, to);
      return;
    }
    MObject curve = source.node();
    if (!curve.hasFn(MFn::kAnimCurve) || !incoming(plugOf(curve, "input")).isNull()) {
      throw Error(
          fmt::format("{} is not driven by a plain curve; bake it (ffBake) before it is {} of a blend",
                      utf8(from.name()), second ? "the second" : "the first, without the result,"));
    }
    const MFnAnimCurve function(curve);
    addCurve(curveOf(curve), function.animCurveType(), utf8(function.name()) + "_blend",
             plugOf(second ? secondTime_ : firstTime_, "outTime"), to);
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
  MObject node_, firstTime_, secondTime_;
  Placement placement_;
  unsigned turnCount_ = 0;
  std::array<unsigned, 3> counts_{};
  std::map<std::size_t, BlendCorrection> fixes_;  // by joint
  std::vector<double> times_;                     // of the fixes, seconds
  std::vector<MPlug> firstPlugs_;                 // animated, of the first
  std::vector<std::pair<MObject, Curve>> copies_;
  std::vector<std::pair<MPlug, MPlug>> routes_;
  BlendReport report_;
};

}  // namespace

BlendReport makeBlend(Edits& edits, const BlendRequest& request) {
  return Blender(edits, request).run();
}

}  // namespace footfall::maya
