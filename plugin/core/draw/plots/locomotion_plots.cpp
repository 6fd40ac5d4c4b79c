// SPDX-License-Identifier: MIT
#include "draw/plots/locomotion_plots.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/angles.h"
#include "draw/page/axes.h"

namespace footfall::draw {
using namespace locomotion;

namespace {

Colour colourOf(const Page& page, std::size_t i) {
  return page.theme.series[i % page.theme.series.size()];
}

Series lineOf(const std::string& name, std::vector<Vec2> points, const Colour& colour, double width = 1.3) {
  return {name, std::move(points), colour, width, {}, false};
}

Series dotsOf(const std::string& name, std::vector<Vec2> points, const Colour& colour) {
  return {name, std::move(points), colour, 0, {}, true};
}

// Of many examples: colours come again, then dashed.
Series exampleLine(const std::string& name, std::vector<Vec2> points, const Page& page, std::size_t i) {
  Series series = lineOf(name, std::move(points), colourOf(page, i), 1.1);
  if (i >= page.theme.series.size()) series.dash = {4, 2};
  if (i >= 2 * page.theme.series.size()) series.dash = {1, 2};
  return series;
}

std::string nameOf(const Clip& clip) {
  const Vec2 p = inDegrees(clip.velocity);
  return fmt::format("{:.1f}, {:.0f}°", p.x(), p.y() == 0 ? 0.0 : p.y());
}

void sortByX(std::vector<Vec2>& points) {
  std::sort(points.begin(), points.end(), [](const Vec2& a, const Vec2& b) { return a.x() < b.x(); });
}

}  // namespace

Canvas drawParameters(const Library& library, const Page& page) {
  PlotStack stack;
  stack.xLabel = "turn (°/s, left positive)";
  stack.plotHeight = 240;
  Plot plot;
  plot.label = "speed (m/s)";
  std::size_t colour = 0;
  for (const MotionClass& cls : library.classes) {
    if (cls.pattern == StepPattern::Stand) continue;
    std::vector<Vec2> points;
    for (const Clip& clip : cls.examples) {
      const Vec2 p = inDegrees(clip.velocity);
      points.push_back({p.y(), p.x()});
    }
    sortByX(points);
    plot.series.push_back(dotsOf(cls.name, points, colourOf(page, colour)));
    ++colour;
  }
  stack.plots.push_back(std::move(plot));
  std::vector<PlotFrame> frames;
  Canvas canvas = drawPlots(stack, page, &frames);
  colour = 0;
  for (const MotionClass& cls : library.classes) {
    if (cls.pattern == StepPattern::Stand) continue;
    std::vector<Vec2> outline;
    for (const Vec2& p : cls.hull) outline.push_back(frames[0].at(p.y(), p.x()));
    if (outline.size() > 2) canvas.fill(Path::polygon(outline), colourOf(page, colour).faded(0.12));
    if (outline.size() > 1)
      canvas.stroke(Path::polygon(outline), {colourOf(page, colour).faded(0.6), 0.8, {}});
    ++colour;
  }
  return canvas;
}

Canvas drawWeights(const MotionClass& cls, WeightsOver over, const Page& page) {
  const bool overTurn = over == WeightsOver::Turn;
  const Vec2 mean = inDegrees(cls.mean());
  PlotStack stack;
  stack.xLabel = overTurn ? "turn (°/s, left positive)" : "speed (m/s)";
  stack.note = overTurn ? fmt::format("{} at {:.2f} m/s", cls.name, mean.x())
                        : fmt::format("{} at {:.1f}°/s", cls.name, mean.y());
  Range values;
  for (const Clip& clip : cls.examples) values.add(inDegrees(clip.velocity)[overTurn ? 1 : 0]);
  const std::size_t count = cls.examples.size();
  std::vector<double> w(count), gamma(count), scratch(count);
  std::vector<std::vector<Vec2>> ws(count + 1), gammas(count + 1), kept(count + 1);
  constexpr int kSteps = 200;
  for (int i = 0; i <= kSteps; ++i) {
    const double value = values.low + values.span() * i / kSteps;
    cls.weights.evaluate(overTurn ? Vec2(mean.x(), value) : Vec2(value, mean.y()), w.data(), gamma.data(),
                         scratch.data());
    std::vector<double> positive = gamma;
    guarded(positive.data(), count);
    double sums[3] = {0, 0, 0};
    for (std::size_t k = 0; k < count; ++k) {
      ws[k].push_back({value, w[k]});
      gammas[k].push_back({value, gamma[k]});
      kept[k].push_back({value, positive[k]});
      sums[0] += w[k], sums[1] += gamma[k], sums[2] += positive[k];
    }
    ws[count].push_back({value, sums[0]});
    gammas[count].push_back({value, sums[1]});
    kept[count].push_back({value, sums[2]});
  }
  for (auto* curves : {&ws, &gammas, &kept}) {
    Plot plot;
    plot.label = curves == &ws ? "w" : curves == &gammas ? "γ as printed" : "γ guarded";
    for (std::size_t k = 0; k < count; ++k) {
      plot.series.push_back(exampleLine(curves == &ws ? nameOf(cls.examples[k]) : "", (*curves)[k], page, k));
    }
    Series sum = lineOf(curves == &ws ? "sum" : "", (*curves)[count], page.theme.text, 1);
    sum.dash = {3, 2};
    plot.series.push_back(sum);
    stack.plots.push_back(std::move(plot));
  }
  return drawPlots(stack, page);
}

Canvas drawBump(const Page& page) {
  PlotStack stack;
  stack.xLabel = "x: distance, in parts of that to the nearest example";
  std::vector<Vec2> points;
  for (int i = -125; i <= 125; ++i) points.push_back({i / 50.0, cubicBump(i / 50.0)});
  stack.plots.push_back({"B(x)", {lineOf("", points, colourOf(page, 0))}, {0, 0.7}, {}});
  return drawPlots(stack, page);
}

// Over one axis: seconds above go on as far as the longest example, the phase is spread over as much below.
Canvas drawWarping(const Library& library, const MotionClass& cls, const Page& page) {
  PlotStack stack;
  stack.xLabel = "time (s); below: phase, stretched as long";
  stack.plotHeight = 150;
  stack.plots.resize(2);
  stack.plots[0].label = "left ball, own time (m)";
  stack.plots[1].label = "left ball, by phase (m)";
  double longest = 0;
  for (const Clip& clip : cls.examples) longest = std::max(longest, clip.duration());
  const Sole& sole = library.soles[static_cast<std::size_t>(library.leftLeg)];
  Pose local = restPose(library.skeleton), world = local;
  std::vector<double> row(library.space.width());
  for (std::size_t k = 0; k < cls.examples.size(); ++k) {
    const Clip& clip = cls.examples[k];
    std::vector<Vec2> before, after;
    for (int i = 0; i <= 200; ++i) {
      const double phase = i / 200.0, time = clip.phases.time(phase);
      std::fill(row.begin(), row.end(), 0.0);
      addLooped(clip.poses, time, 1, row.data());
      library.space.decode(row.data(), {}, local);
      worldFromLocal(library.skeleton, local, world);
      const double height = sole.ball.in(world).y();
      before.push_back({time, height});
      after.push_back({longest * phase, height});
    }
    stack.plots[0].series.push_back(exampleLine(nameOf(clip), before, page, k));
    stack.plots[1].series.push_back(exampleLine("", after, page, k));
  }
  stack.note = "by phase feet strike and lift at quarters of the longest example's time";
  return drawPlots(stack, page);
}

Canvas drawPhases(const MotionClass& cls, const Page& page) {
  PlotStack stack;
  stack.xLabel = "phase";
  stack.x = {0, 1};
  stack.plotHeight = 200;
  Plot plot;
  plot.label = "time (s)";
  for (std::size_t k = 0; k < cls.examples.size(); ++k) {
    const Clip& clip = cls.examples[k];
    std::vector<Vec2> points, keys;
    for (int i = 0; i <= 100; ++i) points.push_back({i / 100.0, clip.phases.time(i / 100.0)});
    const double last = static_cast<double>(clip.phases.keys().size() - 1);
    for (std::size_t m = 0; m < clip.phases.keys().size(); ++m)
      keys.push_back({static_cast<double>(m) / last, clip.phases.keys()[m]});
    plot.series.push_back(exampleLine(nameOf(clip), points, page, k));
    plot.series.push_back(dotsOf("", keys, colourOf(page, k)));
  }
  stack.plots.push_back(std::move(plot));
  return drawPlots(stack, page);
}

Canvas drawSteering(const std::vector<SteeringError>& errors, SteeringOver over, const Page& page) {
  const bool turns = over == SteeringOver::Turn;
  const auto valueOf = [turns](const Velocity& v) { return turns ? v.turn / kDegree : v.speed; };
  const Colour colour = colourOf(page, turns ? 1 : 0);
  std::vector<Vec2> achieved, off;
  Range range;
  for (const SteeringError& e : errors) {
    const double asked = valueOf(e.asked), done = valueOf(e.achieved);
    range.add(asked);
    achieved.push_back({asked, done});
    off.push_back({asked, turns ? done - asked : 100 * (done / std::max(asked, 1e-6) - 1)});
  }
  sortByX(achieved);
  sortByX(off);
  PlotStack stack;
  stack.plotHeight = 180;
  stack.xLabel = turns ? "requested (°/s, left positive)" : "requested (m/s)";
  const std::vector<Vec2> exact = {{range.low, range.low}, {range.high, range.high}};
  stack.plots.push_back(
      {turns ? "achieved (°/s)" : "achieved (m/s)",
       {lineOf("as asked", exact, page.theme.muted, 1), dotsOf("measured", achieved, colour)},
       {},
       {}});
  stack.plots.push_back({turns ? "error (°/s)" : "error (%)", {dotsOf("", off, colour)}, {-3, 3}, {}});
  stack.note = fmt::format("{} points of the hull, four strides each", errors.size());
  return drawPlots(stack, page);
}

Canvas drawGround(const RecordedClip& recording, const Motion& raw, const Page& page) {
  PlotStack stack;
  stack.xLabel = "time (s)";
  stack.frameTime = recording.motion.frameTime;
  const bool runs = !recording.strides.empty() && recording.strides.front().running;
  const SoleTracks before = trackSoles(raw, recording.contacts.soles, 1),
                   after = trackSoles(recording.motion, recording.contacts.soles, 1);
  for (std::size_t leg = 0; leg < recording.contacts.limbs.legs.size(); ++leg) {
    const bool left = recording.contacts.limbs.legs[leg].side == BodySide::Left;
    for (const SolePart part : {SolePart::Heel, SolePart::Ball}) {
      Plot plot;
      plot.label =
          recording.contacts.limbs.legs[leg].name + (part == SolePart::Heel ? " heel (m)" : " ball (m)");
      std::vector<Vec2> a, b;
      for (std::size_t i = recording.contacts.firstFrame; i < after.frames(); ++i) {
        a.push_back({raw.time(i), before.at(i, leg, part).y()});
        b.push_back({raw.time(i), after.at(i, leg, part).y()});
      }
      const bool named = stack.plots.empty();
      plot.series.push_back(lineOf(named ? "as recorded" : "", a, page.theme.muted, 0.9));
      plot.series.push_back(
          lineOf(named ? "on the ground" : "", b, left ? page.theme.left : page.theme.right));
      for (const FootStance& stance : (runs ? recording.low : recording.reach).side(left))
        plot.shaded.push_back({stance.strike, stance.lift});
      stack.plots.push_back(std::move(plot));
    }
  }
  const double slope = 1000 * recording.ground.slope;
  stack.note = fmt::format("shaded: {}; the ground {} by {:.1f} mm/s",
                           runs ? "low, between foremost and rearmost" : "from foremost to rearmost",
                           slope < 0 ? "sinks" : "rises", std::abs(slope));
  return drawPlots(stack, page);
}

Canvas drawArcs(const RecordedClip& recording, const Page& page) {
  PlotStack stack;
  stack.plotHeight = 240;
  // Along and across the way, as plots want x to rise.
  const Heading& heading = recording.heading;
  const Vec3 first = heading.position[recording.contacts.firstFrame], way = heading.position.back() - first;
  const double yaw = std::atan2(way.x(), way.z());
  const Base base{{first.x(), first.z()}, yaw};
  const auto own = [&](const Vec2& p) {
    const Vec2 q = base.own(p - base.position);
    return Vec2(q.y(), q.x());
  };
  std::vector<Vec2> path;
  for (std::size_t i = recording.contacts.firstFrame; i < heading.size(); ++i)
    path.push_back(own({heading.position[i].x(), heading.position[i].z()}));
  Plot plot;
  plot.label = "to the left (m)";
  stack.xLabel = "along (m)";
  plot.series.push_back(lineOf("pelvis", path, page.theme.muted, 1.6));
  std::size_t number = 0;
  for (const RecordedStride& stride : recording.strides) {
    if (!stride.rejected.empty() && stride.rejected.find("like") != 0) continue;
    std::vector<Vec2> arc;
    for (int i = 0; i <= 40; ++i) arc.push_back(own(stride.arc.at(stride.duration() * i / 40)));
    plot.series.push_back(
        lineOf(fmt::format("{:.2f} m/s, {:.0f}°/s", stride.velocity.speed, stride.velocity.turn / kDegree),
               arc, colourOf(page, number++), 0.9));
  }
  stack.plots.push_back(std::move(plot));
  return drawPlots(stack, page);
}

Canvas drawTransition(const Transition& t, const Library& library, const Page& page) {
  PlotStack stack;
  stack.xLabel = "time (s)";
  stack.frameTime = t.poses.frameTime;
  stack.plotHeight = 110;
  Plot speed, share;
  speed.label = "speed (m/s)";
  share.label = "share of the clip";
  std::vector<Vec2> speeds, shares;
  for (std::size_t i = 0; i + 1 < t.base.size(); ++i) {
    const double time = static_cast<double>(i) * t.poses.frameTime;
    speeds.push_back({time, (t.base[i + 1].position - t.base[i].position).norm() / t.poses.frameTime});
    const double alpha = time < t.beginEnd   ? 1 - fadeOut(time / t.beginEnd)
                         : time > t.endStart ? fadeOut((time - t.endStart) / (t.duration() - t.endStart))
                                             : 1;
    shares.push_back({time, alpha});
  }
  speed.series.push_back(lineOf("", speeds, colourOf(page, 0)));
  share.series.push_back(lineOf("", shares, colourOf(page, 1)));
  for (Plot* plot : {&speed, &share}) plot->shaded = {{0, t.beginEnd}, {t.endStart, t.duration()}};
  stack.plots = {speed, share};
  stack.note = fmt::format("{}: {} to {}; shaded B and E, C between them", t.source,
                           library.classes[static_cast<std::size_t>(t.from)].name,
                           library.classes[static_cast<std::size_t>(t.to)].name);
  return drawPlots(stack, page);
}

}  // namespace footfall::draw
