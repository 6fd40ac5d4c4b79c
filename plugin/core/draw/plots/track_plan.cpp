// SPDX-License-Identifier: MIT
#include "draw/plots/track_plan.h"

#include <algorithm>
#include <cmath>

#include "base/angles.h"
#include "base/error.h"
#include "draw/draw_tuning.h"
#include "draw/page/axes.h"
#include "figure/motion/heading.h"

namespace footfall::draw {
using namespace footprint;

namespace {

// The paper's colours.
const Colour kRight = hexColour(0xd62728), kLeft = hexColour(0xc724b1), kDouble = hexColour(0x1f3a93),
             kFlight = hexColour(0x7fb2e5), kTangent = hexColour(0x2ca02c), kDagger = hexColour(0xd62728);

struct Phase {
  std::string name;
  Colour colour;
};

class TrackPlan {
 public:
  explicit TrackPlan(const TrackPicture& picture)
      : p_(picture), theme_(picture.page.theme), canvas_(beginPage(picture.page)) {
    if (p_.track.prints.empty()) throw Error("a track without prints cannot be drawn");
    timing_ = timingOf(p_.track);
    // Along the longest way between prints.
    const Vec3 way = p_.track.prints.back().position - p_.track.prints.front().position;
    if (!p_.bordered && std::hypot(way.x(), way.z()) > 0.3 * spread())
      heading_ = std::atan2(way.x(), way.z());
  }

  Canvas draw() {
    std::vector<LegendEntry> legend;
    if (!p_.path.knots.empty()) {
      for (const int phase : {1, 2, 3, 0}) {
        if (shown(phase))
          legend.push_back({phaseOf(phase).name, phaseOf(phase).colour, LegendEntry::Sign::Line, {}});
      }
      legend.push_back({"tangents", kTangent, LegendEntry::Sign::Line, {}});
    }
    if (!p_.things.empty()) legend.push_back({p_.thing, thingColour(), LegendEntry::Sign::Patch, {}});
    const double top = drawHeader(canvas_, p_.page, legend) + theme_.smallSize / 2;
    layOut(top);
    drawWorld();
    for (const Footprint& print : p_.track.prints) drawPrint(print);
    drawPath();
    const double below = plan_.bottom + theme_.smallSize;
    drawScaleBar(canvas_, {plan_.left, below}, scale_, 0.2 * plan_.width(), theme_);
    double bottom = below + theme_.smallSize;
    if (!p_.path.knots.empty()) bottom = drawSide(bottom + theme_.smallSize);
    if (p_.page.height <= 0) canvas_.setHeight(bottom + theme_.margin);
    return std::move(canvas_);
  }

 private:
  Colour thingColour() const { return mix(theme_.ground, theme_.background, 0.45); }

  double spread() const {
    Box box{1e9, 1e9, -1e9, -1e9};
    for (const Footprint& print : p_.track.prints) {
      box.left = std::min(box.left, print.position.x());
      box.right = std::max(box.right, print.position.x());
      box.top = std::min(box.top, print.position.z());
      box.bottom = std::max(box.bottom, print.position.z());
    }
    return std::hypot(box.width(), box.height());
  }

  Vec2 turned(const Vec3& world) const {  // ahead, to the left
    return {world.dot(forwardOf(heading_)), world.dot(Vec3(std::cos(heading_), 0, -std::sin(heading_)))};
  }
  Vec2 onPage(const Vec3& world) const {
    const Vec2 p = turned(world);
    return {plan_.left + (p.x() - least_.x()) * scale_, plan_.bottom - (p.y() - least_.y()) * scale_};
  }

  void layOut(double top) {
    Vec2 most(-1e9, -1e9);
    least_ = Vec2(1e9, 1e9);
    const auto add = [&](const Vec3& world, double room) {
      const Vec2 p = turned(world);
      least_ = least_.cwiseMin(p - Vec2(room, room));
      most = most.cwiseMax(p + Vec2(room, room));
    };
    for (const Footprint& print : p_.track.prints) add(print.position, 0.45);
    for (const Obstacle& thing : p_.things) add({thing.centre.x(), 0, thing.centre.y()}, thing.radius + 0.1);
    if (p_.bordered) {
      add({p_.least.x(), 0, p_.least.y()}, 0.1);
      add({p_.most.x(), 0, p_.most.y()}, 0.1);
    }
    for (double t = p_.path.start(); t < p_.path.end(); t += 0.05) add(p_.path.at(t).position, 0.1);
    const double width = canvas_.width() - 2 * theme_.margin;
    const Vec2 size = most - least_;
    scale_ = std::min(width / size.x(), draw_tuning::kMostTrackPlan / size.y());
    const double height = std::max(size.y() * scale_, draw_tuning::kLeastTrackPlan);
    const double left = theme_.margin + 0.5 * (width - size.x() * scale_);
    least_.y() -= 0.5 * (height / scale_ - size.y());
    plan_ = {left, top, left + size.x() * scale_, top + height};
  }

  void drawWorld() {
    if (p_.bordered) {
      std::vector<Vec2> corners;
      for (const Vec2& c :
           {p_.least, Vec2(p_.most.x(), p_.least.y()), p_.most, Vec2(p_.least.x(), p_.most.y())})
        corners.push_back(onPage({c.x(), 0, c.y()}));
      canvas_.stroke(Path::polygon(corners), {theme_.axis, theme_.line, {}});
    }
    for (const Obstacle& thing : p_.things)
      canvas_.fill(Path::circle(onPage({thing.centre.x(), 0, thing.centre.y()}), thing.radius * scale_),
                   thingColour());
  }

  // A sole with its orientation handle, and the dagger: the bar is the stance, its crossbar the step.
  void drawPrint(const Footprint& print) {
    const std::size_t leg = static_cast<std::size_t>(print.leg);
    const double length = leg < p_.soles.size() ? p_.soles[leg] : 0.25;
    const BodySide side = leg < p_.sides.size() ? p_.sides[leg] : BodySide::Middle;
    const Vec3 ahead = forwardOf(print.yaw), left(std::cos(print.yaw), 0, -std::sin(print.yaw));
    const Vec2 a = onPage(print.position - 0.5 * length * ahead),
               b = onPage(print.position + 0.5 * length * ahead);
    const Vec2 way = b - a;
    const Colour colour = theme_.side(side);
    canvas_.fill(
        Path::ellipse(0.5 * (a + b), 0.5 * way.norm(), 0.19 * way.norm(), std::atan2(way.y(), way.x())),
        colour.faded(0.75));
    canvas_.stroke(Path::line(b, b + 0.35 * way), {kTangent, theme_.thin, {}});
    if (!(print.stance > 0)) return;
    const double out = static_cast<double>(side) == 0 ? 1 : static_cast<double>(side);
    const double second = draw_tuning::kDaggerPerSecond * length / 0.27;
    const auto along = [&](double seconds) {
      return onPage(print.position + out * (0.22 * length + second * seconds) * left);
    };
    canvas_.stroke(Path::line(along(0), along(print.stance)), {kDagger, theme_.thin, {}});
    const Vec2 across = 0.18 * way;
    canvas_.stroke(Path::line(along(print.step) - across, along(print.step) + across),
                   {kDagger, theme_.thin, {}});
  }

  // Bits of who stands: 1 right, 2 left, 3 both; 0 flight.
  int phaseAt(double time) const {
    int phase = 0;
    for (const PrintContact& c : timing_.contacts) {
      if (time < c.strike || time >= c.lift) continue;
      const std::size_t leg = static_cast<std::size_t>(c.leg);
      phase |= leg < p_.sides.size() && p_.sides[leg] == BodySide::Left ? 2 : 1;
    }
    return phase;
  }
  static Phase phaseOf(int phase) {
    return phase == 0   ? Phase{"flight", kFlight}
           : phase == 1 ? Phase{"right stance", kRight}
           : phase == 2 ? Phase{"left stance", kLeft}
                        : Phase{"double stance", kDouble};
  }
  bool shown(int phase) const {
    for (double t = p_.path.start(); t < p_.path.end(); t += 0.01) {
      if (phaseAt(t) == phase) return true;
    }
    return false;
  }

  template <typename Place>
  void strokeByPhase(Place&& place) {
    const double step = std::max(0.005, (p_.path.end() - p_.path.start()) / 4000);
    std::vector<Vec2> points;
    int phase = phaseAt(p_.path.start());
    for (double t = p_.path.start(); t <= p_.path.end(); t += step) {
      points.push_back(place(t));
      const int next = phaseAt(t);
      if (next == phase && t + step <= p_.path.end()) continue;
      canvas_.stroke(Path::polyline(points), {phaseOf(phase).colour, 1.5 * theme_.line, {}});
      points = {points.back()};
      phase = next;
    }
  }

  void drawPath() {
    if (p_.path.knots.empty()) return;
    strokeByPhase([&](double t) { return onPage(p_.path.at(t).position); });
    if (p_.bordered) return;
    for (const ComKnot& knot : p_.path.knots)
      canvas_.stroke(Path::line(onPage(knot.position), onPage(knot.position + 0.1 * knot.velocity)),
                     {kTangent, theme_.thin, {}});
  }

  // Height over the way gone; the ground below.
  double drawSide(double top) {
    std::vector<double> gone{0};
    const double step = std::max(0.01, (p_.path.end() - p_.path.start()) / 2000);
    std::vector<Vec2> ground;
    Range x, y;
    Vec3 last = p_.path.at(p_.path.start()).position;
    double near = p_.track.prints.front().position.y();
    const auto note = [&](double t) {
      const Vec3 at = p_.path.at(t).position;
      gone.push_back(gone.back() + std::hypot(at.x() - last.x(), at.z() - last.z()));
      last = at;
      x.add(gone.back());
      y.add(at.y());
      const auto hit = p_.terrain ? p_.terrain->at(at.x(), at.z(), near) : std::nullopt;
      if (!hit) return;
      near = hit->position.y();
      ground.emplace_back(gone.back(), near);
      y.add(near);
    };
    for (double t = p_.path.start(); t <= p_.path.end(); t += step) note(t);
    x = padded(x);
    y = padded(y, 0.08);
    PlotFrame frame{{0, top, canvas_.width() - theme_.margin, top + draw_tuning::kTrackSide}, x, y};
    frame.box.left = theme_.margin + yAxisWidth(canvas_, y, draw_tuning::kTrackSide, theme_);
    drawXAxis(canvas_, frame, "distance (m)", theme_);
    drawYAxis(canvas_, frame, "height (m)", theme_);
    drawSeries(canvas_, frame, {"", ground, theme_.ground, theme_.line, {}, false});
    strokeByPhase([&](double t) {
      const double place = (t - p_.path.start()) / step;
      const std::size_t i = std::min(static_cast<std::size_t>(place) + 1, gone.size() - 1);
      const std::size_t j = std::min(i + 1, gone.size() - 1);
      const double share = place - std::floor(place);
      return frame.at(gone[i] + share * (gone[j] - gone[i]), p_.path.at(t).position.y());
    });
    return frame.box.bottom + xAxisHeight(theme_);
  }

  const TrackPicture& p_;
  const Theme& theme_;
  Canvas canvas_;
  TrackTiming timing_;
  double heading_ = 0;
  Vec2 least_ = Vec2::Zero();
  double scale_ = 1;  // points a metre
  Box plan_;
};

}  // namespace

TrackPicture trackPicture(const Walk& walk, const Character& character) {
  TrackPicture picture;
  picture.track = walk.track;
  picture.path = walk.solution.path;
  picture.terrain = walk.terrain;
  for (const CharacterLeg& leg : character.legs) {
    picture.sides.push_back(leg.side);
    picture.soles.push_back(leg.foot.length());
  }
  return picture;
}

Canvas drawTrack(const TrackPicture& picture) {
  return TrackPlan(picture).draw();
}

}  // namespace footfall::draw
