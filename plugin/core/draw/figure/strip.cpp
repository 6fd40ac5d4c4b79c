// SPDX-License-Identifier: MIT
#include "draw/figure/strip.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/error.h"
#include "draw/draw_tuning.h"
#include "draw/figure/framing.h"
#include "draw/figure/leg_colours.h"
#include "draw/page/ticks.h"

namespace footfall::draw {
namespace {

struct Standing {
  double time = 0;
  Pose world;
  Vec2 anchor = Vec2::Zero();  // the point of the view, metres, that is put on the ground line
  Extent extent;               // about the anchor
  double depth = 0;            // metres towards the viewer from the root to the nearest low foot
  std::vector<Vec2> ground;    // its course about the anchor, metres; empty: level
  std::string label;
  double labelWidth = 0;  // points, with the gap to the next
};

struct Layout {
  bool even = false;
  double spread = 1;
  std::vector<double> x;          // metres on the page, of each figure's anchor
  std::vector<std::size_t> rows;  // index of each row's first figure, and the number of figures at the end
};

class Strip {
 public:
  Strip(const Motion& motion, const Limbs& limbs, const StripOptions& options)
      : motion_(motion),
        limbs_(limbs),
        options_(options),
        theme_(options.page.theme),
        body_(options.body ? *options.body : makeBody(motion.skeleton, limbs)),
        canvas_(beginPage(options.page)) {
    std::optional<TimeRange> range = options.range;
    if (!options.times.empty()) range = TimeRange{options.times.front(), options.times.back()};
    staging_ = stage(motion, limbs, body_, shownRange(motion, range));
    camera_ = cameraFor(options.view, staging_.heading);
    perMetre_ = options.view == View::Front
                    ? 0
                    : camera_.right.dot(Vec3(std::sin(staging_.heading), 0, std::cos(staging_.heading)));
  }

  Canvas draw() {
    pose();
    const double top = drawHeader(canvas_, options_.page, sideLegend(limbs_, theme_)) + 4;
    const double footer = theme_.smallSize * 1.6 + theme_.margin;
    const double scale = chooseScale(top, footer);
    const Layout layout = layOut(scale);
    double y = top;
    for (std::size_t r = 0; r + 1 < layout.rows.size(); ++r, y += rowHeight(layout, scale))
      drawRow(layout, r, y, scale);
    drawFooter(layout, y, scale);
    if (options_.page.height == 0) canvas_.setHeight(y + footer);
    return std::move(canvas_);
  }

 private:
  std::vector<double> chosenTimes() const {
    if (options_.count < 0 || static_cast<std::size_t>(options_.count) > draw_tuning::kMostFigures ||
        options_.times.size() > draw_tuning::kMostFigures) {
      throw Error(fmt::format("a strip has 1 to {} figures", draw_tuning::kMostFigures));
    }
    if (!options_.times.empty()) {
      std::vector<double> inside;  // a figure outside the motion would only repeat its end
      const double slack = 1e-6 * motion_.frameTime;
      for (std::size_t i = 0; i < options_.times.size(); ++i) {
        const double time = options_.times[i];
        if (i > 0 && !(time > options_.times[i - 1])) throw Error("the times of a strip must rise");
        if (time >= staging_.range.start - slack && time <= staging_.range.end + slack)
          inside.push_back(time);
      }
      if (inside.empty()) throw Error("none of the strip's times is inside the motion");
      return inside;
    }
    const double duration = staging_.range.end - staging_.range.start;
    int count = options_.count;
    if (count == 0) {
      const int frames = static_cast<int>(std::min(duration / motion_.frameTime + 1.5, 1e6));
      count = std::min(std::clamp(static_cast<int>(std::min(duration / 0.3, 1e3)) + 1, 8, 40), frames);
    }
    return evenTimes(staging_.range, duration > 0 ? count : 1);
  }

  void pose() {
    const std::vector<double> times = chosenTimes();
    const double step =
        times.size() > 1 ? (times.back() - times.front()) / static_cast<double>(times.size() - 1) : 1;
    const int decimals = step >= 0.1 ? 2 : step >= 0.01 ? 3 : 4;
    const std::size_t root = static_cast<std::size_t>(std::max(limbs_.root, 0));
    for (const double time : times) {
      Standing figure;
      figure.time = time;
      worldPoseAt(motion_, time, figure.world);
      Vec3 foot = figure.world.position[root];
      foot.y() = staging_.ground;
      figure.anchor = camera_.project(foot);
      // From above the way to the side is part of the picture; else everything stands on one line.
      if (options_.view == View::Plan && !figures_.empty()) figure.anchor.y() = figures_.front().anchor.y();
      figure.extent = figureExtent(body_, figure.world, camera_);
      figure.extent.left -= figure.anchor.x();
      figure.extent.right -= figure.anchor.x();
      figure.extent.top -= figure.anchor.y();
      figure.extent.bottom -= figure.anchor.y();
      findDepth(figure);
      layGround(figure);
      figure.label = fmt::format("{:.{}f} s", time, decimals);
      figure.labelWidth = canvas_.textWidth(figure.label, theme_.small()) + 5;
      all_.top = std::max(all_.top, figure.extent.top);
      all_.bottom = std::min(all_.bottom, figure.extent.bottom);
      largest_ = std::max({largest_, figure.extent.top - figure.extent.bottom,
                           0.85 * (figure.extent.right - figure.extent.left)});
      figures_.push_back(std::move(figure));
    }
    if (!(largest_ > 0)) largest_ = 1;
    // Under the middle of a figure whose root is at its end: a quadruped.
    double middle = 0;
    for (const Standing& figure : figures_) middle += (figure.extent.left + figure.extent.right) / 2;
    middle /= static_cast<double>(figures_.size());
    if (std::abs(middle) > 0.12 * body_.size) labelAt_ = middle;
  }

  // Seen from above, what is nearer to the viewer is lower on the page: the line of the ground lies under the
  // feet that are nearest, and the floor reaches back from it.
  void findDepth(Standing& figure) {
    if (options_.view != View::ThreeQuarter) return;
    const Vec3 level = Vec3(camera_.towards.x(), 0, camera_.towards.z()).normalized();
    const Vec3& root = figure.world.position[static_cast<std::size_t>(std::max(limbs_.root, 0))];
    double lowest = 1e300;
    for (const Vec3& joint : figure.world.position) lowest = std::min(lowest, joint.y());
    double farthest = 0;
    for (const BodyPart& part : body_.parts) {
      for (const Ball& ball : part.balls) {
        const Vec3 at = placeOf(ball, figure.world);
        if (at.y() > lowest + draw_tuning::kLowFoot * body_.size) continue;
        figure.depth = std::max(figure.depth, (at - root).dot(level));
        farthest = std::min(farthest, (at - root).dot(level));
      }
    }
    const double drop = level.dot(camera_.up);  // below 0
    nearLine_ = std::min(nearLine_, figure.depth * drop);
    farLine_ = std::max(farLine_, farthest * drop);
    figure.extent.bottom = std::min(figure.extent.bottom, figure.depth * drop);
  }

  // The ground in the plane of the page through the root (seen from above: through the nearest foot), as wide
  // as the figure and a little more. Of several levels the one the figure is on: nearest to its lowest joint.
  void layGround(Standing& figure) {
    if (!options_.terrain || options_.view == View::Plan) return;
    constexpr int kSteps = 400;
    const Vec3& root = figure.world.position[static_cast<std::size_t>(std::max(limbs_.root, 0))];
    const Vec3 nearest = root + figure.depth * Vec3(camera_.towards.x(), 0, camera_.towards.z()).normalized();
    double lowest = root.y();
    for (const Vec3& joint : figure.world.position) lowest = std::min(lowest, joint.y());
    const double from = figure.extent.left - 0.05 * body_.size, to = figure.extent.right + 0.05 * body_.size;
    for (int i = 0; i <= kSteps; ++i) {
      const double x = from + (to - from) * i / kSteps;
      const Vec3 at = nearest + x * camera_.right;
      const std::optional<GroundPoint> ground = options_.terrain->at(at.x(), at.z(), lowest);
      if (!ground) continue;
      figure.ground.emplace_back(x, camera_.project(ground->position).y() - figure.anchor.y());
      figure.extent.bottom = std::min(figure.extent.bottom, figure.ground.back().y());
    }
  }

  double pageWidth() const { return options_.page.width - 2 * theme_.margin; }
  double rowHeight(const Layout& layout, double scale) const {
    return (all_.top - all_.bottom) * scale + theme_.smallSize * (layout.even ? 1.6 : 2.9) + 14;
  }
  bool travels() const { return staging_.travel > 0 && perMetre_ > 0; }
  double leftOf(std::size_t i, double scale) const {
    return std::min(figures_[i].extent.left, labelAt_ - figures_[i].labelWidth / 2 / scale);
  }
  double rightOf(std::size_t i, double scale) const {
    return std::max(figures_[i].extent.right, labelAt_ + figures_[i].labelWidth / 2 / scale);
  }

  Layout layOut(double scale) const {
    Layout layout;
    const std::size_t count = figures_.size();
    double widest = 0, spread = 1;
    for (std::size_t i = 0; i + 1 < count; ++i) {
      const double bodies = figures_[i].extent.right - figures_[i + 1].extent.left;
      const double labels = (figures_[i].labelWidth + figures_[i + 1].labelWidth) / 2 / scale;
      const double there = figures_[i + 1].anchor.x() - figures_[i].anchor.x();
      widest = std::max({widest, 1.04 * bodies, labels});
      spread =
          there > 0 ? std::max({spread, draw_tuning::kFigureSpacing * bodies / there, labels / there}) : 1e9;
    }
    layout.even = !travels() || spread > draw_tuning::kMostUnevenSpacing;
    layout.spread = layout.even ? 1 : spread;
    for (std::size_t i = 0; i < count; ++i) {
      layout.x.push_back(layout.even ? static_cast<double>(i) * widest
                                     : spread * (figures_[i].anchor.x() - figures_.front().anchor.x()));
    }
    breakRows(layout, scale, count);
    // The same number of rows, filled evenly.
    const std::size_t rows = layout.rows.size() - 1;
    if (rows > 1) {
      const std::size_t before = layout.rows.size();
      Layout balanced = layout;
      breakRows(balanced, scale, (count + rows - 1) / rows);
      if (balanced.rows.size() == before) layout = balanced;
    }
    if (layout.even) fillRows(layout, scale);
    return layout;
  }

  // Room that is left goes between the figures, in all rows alike.
  void fillRows(Layout& layout, double scale) const {
    double stretch = 1.6;
    for (std::size_t r = 0; r + 1 < layout.rows.size(); ++r) {
      const std::size_t first = layout.rows[r], last = layout.rows[r + 1] - 1;
      if (first == last) continue;
      double ends = 0;
      for (std::size_t i = first; i <= last; ++i)
        ends = std::max(ends, rightOf(i, scale) - std::min(leftOf(first, scale), leftOf(i, scale)));
      const double between = layout.x[last] - layout.x[first];
      stretch = std::min(stretch, (pageWidth() / scale - ends) / between);
    }
    for (double& x : layout.x) x *= std::max(stretch, 1.0);
  }

  void breakRows(Layout& layout, double scale, std::size_t most) const {
    layout.rows = {0};
    double start = 0;  // of the row's leftmost mark
    for (std::size_t i = 1; i < figures_.size(); ++i) {
      const std::size_t first = layout.rows.back();
      if (i == first + 1) start = layout.x[first] + leftOf(first, scale);
      start = std::min(start, layout.x[i] + leftOf(i, scale));
      if (i - first >= most || (layout.x[i] + rightOf(i, scale) - start) * scale > pageWidth())
        layout.rows.push_back(i);
    }
    layout.rows.push_back(figures_.size());
  }

  // Points a metre: one row where figures stay large enough, else rows; all of it on the page.
  double chooseScale(double top, double footer) const {
    const double most = options_.page.height == 0 ? 4800 : options_.page.height;
    const auto rows = [&](double scale) { return layOut(scale).rows.size() - 1; };
    const auto fits = [&](double scale) {
      for (std::size_t i = 0; i < figures_.size(); ++i) {
        if ((rightOf(i, scale) - leftOf(i, scale)) * scale > pageWidth()) return false;
      }
      const Layout layout = layOut(scale);
      return top + static_cast<double>(layout.rows.size() - 1) * rowHeight(layout, scale) + footer <= most;
    };
    double scale = 0;
    if (options_.page.height == 0) {
      // A tall path (a climb) does not make the page a tower.
      const double tall =
          std::min(1.0, 1.2 * options_.page.width / ((all_.top - all_.bottom) / largest_ * 110));
      const std::size_t least = rows(66 / largest_ * tall) == 1 ? 1 : rows(78 / largest_ * tall);
      // As large as that number of rows allows.
      for (double height = 118; height >= 66; height -= 2) {
        scale = height / largest_ * tall;
        if (rows(scale) <= least && fits(scale)) return scale;
      }
    } else {
      scale = (most - top - footer) / largest_;
    }
    while (!fits(scale)) {
      scale *= 0.96;
      if (scale * largest_ < 4)
        throw Error("the page is too small for the figures; make it larger, or show fewer");
    }
    return scale;
  }

  void drawRow(const Layout& layout, std::size_t row, double top, double scale) {
    const std::size_t first = layout.rows[row], end = layout.rows[row + 1];
    double start = 1e300, stop = -1e300;
    for (std::size_t i = first; i < end; ++i) {
      start = std::min(start, layout.x[i] + leftOf(i, scale));
      stop = std::max(stop, layout.x[i] + rightOf(i, scale));
    }
    // A single row stands in the middle of the page, rows of many begin at the left.
    const double room = pageWidth() - (stop - start) * scale;
    const double shift = theme_.margin + (layout.rows.size() == 2 ? room / 2 : 0) - start * scale;
    const double ground = top + all_.top * scale;
    const double base = top + (all_.top - all_.bottom) * scale + 2;
    const Box line{shift + start * scale, 0, shift + stop * scale, 0};
    const double lineY = ground - nearLine_ * scale;
    if (level()) {
      if (farLine_ > nearLine_) {
        canvas_.fill(Path::rectangle({line.left, ground - farLine_ * scale, line.right, lineY}),
                     mix(theme_.background, theme_.ground, 0.13));
      }
      canvas_.stroke(Path::line({line.left, lineY}, {line.right, lineY}), {theme_.ground, 1, {}});
    }
    if (!layout.even) drawDistances(layout, line, shift, base, lineY, scale);
    for (std::size_t i = first; i < end; ++i) {
      FigureStyle style;
      style.pointsPerMetre = scale;
      if (options_.onion && figures_.size() > 1)
        style.fade = 0.75 * (1 - static_cast<double>(i) / static_cast<double>(figures_.size() - 1));
      const Vec2 origin(shift + layout.x[i] * scale, ground);
      drawGround(figures_[i], origin, scale);
      drawFigure(canvas_, body_, figures_[i].world, camera_, figures_[i].anchor, origin, style, theme_);
      canvas_.textIfFree({origin.x() + labelAt_ * scale, base + 4}, figures_[i].label,
                         theme_.small(Align::Middle, VerticalAlign::Top), 1);
    }
  }

  bool level() const { return options_.view != View::Plan && !options_.terrain; }

  void drawGround(const Standing& figure, const Vec2& origin, double scale) {
    if (figure.ground.size() < 2) return;
    std::vector<Vec2> course;
    for (const Vec2& at : figure.ground)
      course.emplace_back(origin.x() + at.x() * scale, origin.y() - at.y() * scale);
    canvas_.stroke(Path::polyline(course), {theme_.ground, 1, {}});
  }

  // Marks of the way along the ground, in metres from where the strip starts.
  void drawDistances(const Layout& layout, const Box& line, double shift, double base, double ground,
                     double scale) {
    const double perDistance = scale * layout.spread * perMetre_;
    const Range shown{(line.left - shift) / perDistance, (line.right - shift) / perDistance};
    const Ticks ticks = niceTicks(padded(shown), std::max(2, static_cast<int>(line.width() / 45)));
    for (std::size_t t = 0; t < ticks.values.size(); ++t) {
      const double x = shift + ticks.values[t] * perDistance;
      if (level()) canvas_.stroke(Path::line({x, ground}, {x, ground + 3.5}), {theme_.ground, 1, {}});
      canvas_.textIfFree({x, base + 4 + theme_.smallSize * 1.25}, ticks.labels[t] + " m",
                         theme_.faint(Align::Middle, VerticalAlign::Top), 2);
    }
  }

  void drawFooter(const Layout& layout, double y, double scale) {
    const Box bar = drawScaleBar(canvas_, {theme_.margin + 1, y + theme_.smallSize}, scale,
                                 std::min(90.0, pageWidth() / 3), theme_);
    std::string note;
    if (layout.even && figures_.size() > 1) {
      note = staging_.travel > 0 ? "evenly spaced" : "evenly spaced: in place";
    } else if (layout.spread > 1.005) {
      note = fmt::format("spread ×{:.1f}", layout.spread);
    }
    const double left = bar.right + 16, right = options_.page.width - theme_.margin;
    const TextStyle style = theme_.faint(Align::End, VerticalAlign::Middle);
    if (!note.empty())
      canvas_.text({right, y + theme_.smallSize}, canvas_.fitted(note, style, right - left), style);
  }

  const Motion& motion_;
  const Limbs& limbs_;
  const StripOptions& options_;
  const Theme& theme_;
  Body body_;
  Canvas canvas_;
  Staging staging_;
  Camera camera_;
  double perMetre_ = 1;  // metres to the page's right for a metre of travel
  std::vector<Standing> figures_;
  Extent all_;
  double largest_ = 0;
  double nearLine_ = 0, farLine_ = 0;  // metres up the page from the anchors: the edges of the floor
  double labelAt_ = 0;                 // metres from the anchor to the middle of a label
};

}  // namespace

Canvas drawStrip(const Motion& motion, const Limbs& limbs, const StripOptions& options) {
  shownRange(motion, std::nullopt);
  return Strip(motion, limbs, options).draw();
}

}  // namespace footfall::draw
