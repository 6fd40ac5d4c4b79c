// SPDX-License-Identifier: MIT
#include "draw/figure/path_picture.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/error.h"
#include "draw/draw_tuning.h"
#include "draw/figure/figure_view.h"
#include "draw/figure/framing.h"
#include "draw/page/axes.h"

namespace footfall::draw {
namespace {

struct Track {
  std::string name;
  Colour colour;
  double width = 0.8;
  std::vector<double> dash;
  std::vector<Vec3> places;  // along the way, height, to the left; metres from where the root starts
};

int footJoint(const Leg& leg) {
  return leg.ball >= 0 ? leg.ball : leg.tip >= 0 ? leg.tip : leg.ankle();
}

class Paths {
 public:
  Paths(const Motion& motion, const Limbs& limbs, const Contacts& contacts, const PathsOptions& options)
      : motion_(motion),
        limbs_(limbs),
        options_(options),
        theme_(options.page.theme),
        body_(makeBody(motion.skeleton, limbs)),
        signs_(legSigns(limbs, theme_)),
        canvas_(beginPage(options.page)) {
    staging_ = stage(motion, limbs, body_, shownRange(motion, options.range));
    contacts_ = shownContacts(contacts, staging_.range, limbs.legs.size());
    if (!options.com.empty() && options.com.size() != motion.frames()) {
      throw Error(fmt::format("the centre of mass is given for {} frames, but the motion has {}",
                              options.com.size(), motion.frames()));
    }
    sampleTracks();
  }

  Canvas draw() {
    std::vector<LegendEntry> legend;
    for (const Track& track : tracks_)
      legend.push_back({track.name, track.colour, LegendEntry::Sign::Line, track.dash});
    const double top = drawHeader(canvas_, options_.page, legend) + theme_.smallSize / 2;
    layOut(top);
    drawPlan();
    drawSide();
    drawFooter();
    return std::move(canvas_);
  }

 private:
  Vec3 onPage(const Vec3& world) const {
    const Vec3 p = world - start_;
    const Vec3 ahead(std::sin(staging_.heading), 0, std::cos(staging_.heading));
    const Vec3 left(std::cos(staging_.heading), 0, -std::sin(staging_.heading));
    return {p.dot(ahead), world.y(), p.dot(left)};
  }

  void sampleTracks() {
    const int pelvis = limbs_.pelvis >= 0 ? limbs_.pelvis : std::max(limbs_.root, 0);
    std::vector<int> joints = {pelvis};
    for (std::size_t i = 0; i < limbs_.legs.size(); ++i) {
      joints.push_back(footJoint(limbs_.legs[i]));
      tracks_.push_back({signs_[i].label, signs_[i].colour, 0.8, {}, {}});
    }
    tracks_.insert(tracks_.begin(),
                   {limbs_.legs.empty() ? "root" : "pelvis", theme_.text, theme_.line, {}, {}});
    if (!options_.com.empty()) tracks_.push_back({"centre of mass", theme_.muted, 1, {4, 2}, {}});
    const double frames = (staging_.range.end - staging_.range.start) / motion_.frameTime;
    const int count = 1 + static_cast<int>(std::min(std::ceil(frames - 1e-6),
                                                    static_cast<double>(draw_tuning::kMostPathSamples)));
    Pose world;
    times_ = evenTimes(staging_.range, count);
    for (std::size_t i = 0; i < times_.size(); ++i) {
      worldPoseAt(motion_, times_[i], world);
      if (i == 0) start_ = world.position[static_cast<std::size_t>(pelvis)];
      for (std::size_t k = 0; k < joints.size(); ++k)
        tracks_[k].places.push_back(onPage(world.position[static_cast<std::size_t>(joints[k])]));
      if (!options_.com.empty()) tracks_.back().places.push_back(onPage(comAt(times_[i])));
    }
  }

  const Vec3& comAt(double time) const {
    const double frame = std::round((time - motion_.startTime) / motion_.frameTime);
    return options_
        .com[static_cast<std::size_t>(std::clamp(frame, 0.0, static_cast<double>(options_.com.size() - 1)))];
  }

  void layOut(double top) {
    const Page& page = options_.page;
    Range along, aside;
    for (const Track& track : tracks_) {
      for (const Vec3& p : track.places) {
        along.add(p.x());
        aside.add(p.z());
        heights_.add(p.y());
      }
    }
    for (const Contact& contact : contacts_) {
      for (const Vec3& place : {onPage(contact.heelPosition), onPage(contact.ballPosition)}) {
        along.add(place.x());
        aside.add(place.z());
      }
    }
    // Room for whole prints and their numbers.
    const double room = 0.14 * body_.size;
    along = {along.low - room, along.high + room};
    aside = {aside.low - room, aside.high + room};
    heights_.add(staging_.ground);
    heights_ = padded(heights_, 0.05);

    const double footer = theme_.smallSize * 2 + theme_.margin, axes = xAxisHeight(theme_);
    const double between = staging_.travel > 0 ? theme_.smallSize * 1.6 : axes + 8;
    const bool fixed = page.height != 0;
    const double forBoth = page.height - top - between - axes - footer;
    const double side =
        fixed ? std::min(draw_tuning::kPathSideHeight, 0.4 * forBoth) : draw_tuning::kPathSideHeight;
    const double most = fixed ? forBoth - side : draw_tuning::kMostPathPlan;
    if (most < 20 || side < 12) throw Error("the page is too low for two views of the paths; make it higher");
    const double left = theme_.margin + std::max(yAxisWidth(canvas_, aside, most, theme_),
                                                 yAxisWidth(canvas_, heights_, side, theme_));
    const double width = page.width - theme_.margin - 6 - left;
    scale_ = std::min(width / along.span(), most / aside.span());
    const double height =
        fixed ? most
              : std::clamp(aside.span() * scale_, draw_tuning::kLeastPathPlan, draw_tuning::kMostPathPlan);
    // Equal scales: whichever way has room to spare shows more ground.
    grow(along, width / scale_);
    grow(aside, height / scale_);
    plan_ = {{left, top, left + width, top + height}, along, aside};
    const double sideTop = top + height + between;
    side_ = {{left, sideTop, left + width, sideTop + side}, along, heights_};
    if (staging_.travel == 0) side_.x = padded({staging_.range.start, staging_.range.end});
    if (!fixed) canvas_.setHeight(sideTop + side + axes + footer);
  }

  static void grow(Range& range, double span) {
    const double more = std::max(0.0, span - range.span()) / 2;
    range = {range.low - more, range.high + more};
  }

  void drawPlan() {
    AxisStyle style;
    style.numbers = staging_.travel == 0;  // else the side view below has the same axis
    drawXAxis(canvas_, plan_, "ahead (m)", theme_, style);
    drawYAxis(canvas_, plan_, "left (m)", theme_);
    for (const Contact& contact : contacts_) drawPrint(contact);
    for (std::size_t i = tracks_.size(); i-- > 0;) {  // the pelvis last, on top
      std::vector<Vec2> line;
      for (const Vec3& p : tracks_[i].places) line.push_back(plan_.at(p.x(), p.z()));
      lines_.push_back(thinned(line));
      canvas_.stroke(Path::polyline(lines_.back()), {tracks_[i].colour, tracks_[i].width, tracks_[i].dash});
    }
    drawWay();
    int number = 0;
    for (const Contact& contact : contacts_) drawNumber(contact, ++number);
  }

  // What a page cannot show is left out: points nearer than a quarter of a point to the one before.
  static std::vector<Vec2> thinned(const std::vector<Vec2>& line) {
    std::vector<Vec2> kept;
    for (const Vec2& p : line) {
      if (kept.empty() || (p - kept.back()).norm() > 0.25) kept.push_back(p);
    }
    if (kept.size() == 1) kept.push_back(line.back());
    return kept;
  }

  void drawPrint(const Contact& contact) {
    const Vec3 heel = onPage(contact.heelPosition), ball = onPage(contact.ballPosition);
    const Path outline =
        footprintOutline(plan_.at(heel.x(), heel.z()), plan_.at(ball.x(), ball.z()), printWidth());
    lines_.push_back({plan_.at(heel.x(), heel.z()), plan_.at(ball.x(), ball.z())});
    const Colour& colour = signs_[static_cast<std::size_t>(contact.leg)].colour;
    canvas_.fill(outline, mix(theme_.background, colour, 0.32));
    canvas_.stroke(outline, {colour, theme_.thin, {}});
  }

  // Beside its print, outside the track first, where it covers least of paths and prints.
  void drawNumber(const Contact& contact, int number) {
    const Vec3 heel = onPage(contact.heelPosition), ball = onPage(contact.ballPosition);
    const Vec2 a = plan_.at(heel.x(), heel.z()), b = plan_.at(ball.x(), ball.z());
    const Vec2 along = (b - a).norm() > 1 ? Vec2((b - a).normalized()) : Vec2(1, 0);
    const bool right = limbs_.legs[static_cast<std::size_t>(contact.leg)].side == BodySide::Right;
    const Vec2 outside = right ? Vec2(-along.y(), along.x()) : Vec2(along.y(), -along.x());
    const double off = printWidth() + theme_.smallSize;
    const Vec2 middle = (a + b) / 2;
    const std::string text = std::to_string(number);
    const TextStyle style = theme_.small(Align::Middle, VerticalAlign::Middle);
    std::vector<std::pair<int, Vec2>> places;  // with how much each covers
    for (const double distance : {1.0, 1.5}) {
      for (const Vec2& at : {Vec2(middle + distance * off * outside), Vec2(middle - distance * off * outside),
                             Vec2(b + distance * off * along), Vec2(a - distance * off * along)}) {
        const Box box = canvas_.textBox(at, text, style);
        if (plan_.box.contains(box)) places.emplace_back(coveredBy(box.grown(1)), at);
      }
    }
    std::stable_sort(places.begin(), places.end(),
                     [](const auto& one, const auto& other) { return one.first < other.first; });
    for (const auto& place : places) {
      if (canvas_.textIfFree(place.second, text, style, 1)) return;
    }
  }

  double printWidth() const { return std::max(1.2, 0.02 * body_.size * scale_); }

  // How many points of paths and prints lie in a box; a point each point of the page.
  int coveredBy(const Box& box) const {
    int covered = 0;
    for (const std::vector<Vec2>& line : lines_) {
      for (std::size_t i = 1; i < line.size(); ++i) {
        const Vec2 way = line[i] - line[i - 1];
        const int steps = std::max(1, static_cast<int>(std::ceil(way.norm())));
        for (int k = 0; k < steps; ++k) {
          const Vec2 at = line[i - 1] + k / static_cast<double>(steps) * way;
          covered += box.overlaps({at.x(), at.y(), at.x(), at.y()}) ? 1 : 0;
        }
      }
    }
    return covered;
  }

  // A dot where the pelvis starts, an arrow where it goes in the end.
  void drawWay() {
    const std::vector<Vec3>& places = tracks_.front().places;
    const Vec2 start = plan_.at(places.front().x(), places.front().z());
    const Vec2 end = plan_.at(places.back().x(), places.back().z());
    canvas_.fill(Path::circle(start, 2.4), theme_.text);
    for (std::size_t i = places.size(); i-- > 0;) {
      const Vec2 before = plan_.at(places[i].x(), places[i].z());
      if ((end - before).norm() < 6) continue;
      canvas_.fill(Path::arrowHead(end, end - before, 7), theme_.text);
      return;
    }
  }

  void drawSide() {
    const bool inPlace = staging_.travel == 0;
    drawXAxis(canvas_, side_, inPlace ? "time (s)" : "along the path (m)", theme_);
    drawYAxis(canvas_, side_, "height (m)", theme_);
    const double ground = side_.at(side_.x.low, staging_.ground).y();
    canvas_.stroke(Path::line({side_.box.left, ground}, {side_.box.right, ground}), {theme_.ground, 1.2, {}});
    for (std::size_t i = tracks_.size(); i-- > 0;) {
      const Track& track = tracks_[i];
      std::vector<Vec2> line;
      for (std::size_t k = 0; k < track.places.size(); ++k)
        line.push_back(side_.at(inPlace ? times_[k] : track.places[k].x(), track.places[k].y()));
      canvas_.stroke(Path::polyline(thinned(line)), {track.colour, track.width, track.dash});
    }
  }

  void drawFooter() {
    const double y = side_.box.bottom + xAxisHeight(theme_) + theme_.smallSize * 1.2;
    const Box bar = drawScaleBar(canvas_, {theme_.margin + 1, y}, scale_,
                                 std::min(90.0, options_.page.width / 4), theme_);
    // Where the world's +Z lies in the plan: the way runs to the right, so +Z is turned by the heading.
    const Vec2 z(std::cos(staging_.heading), std::sin(staging_.heading));
    const Vec2 centre(bar.right + 24, y);
    canvas_.stroke(Path::line(centre - 6 * z, centre + 3 * z), {theme_.text, 1, {}});
    canvas_.fill(Path::arrowHead(centre + 7 * z, z, 6), theme_.text);
    const Box label =
        canvas_.text(centre + Vec2(12, 0), "+Z", theme_.small(Align::Start, VerticalAlign::Middle));
    const TextStyle style = theme_.faint(Align::End, VerticalAlign::Middle);
    const double right = options_.page.width - theme_.margin;
    std::string note =
        fmt::format("{} in {:.2f} s", lengthLabel(wayLength()), staging_.range.end - staging_.range.start);
    if (!contacts_.empty()) note = fmt::format("{} prints, ", contacts_.size()) + note;
    canvas_.text({right, y}, canvas_.fitted(note, style, right - label.right - 10), style);
  }

  double wayLength() const {
    double sum = 0;
    const std::vector<Vec3>& places = tracks_.front().places;
    for (std::size_t i = 1; i < places.size(); ++i)
      sum += std::hypot(places[i].x() - places[i - 1].x(), places[i].z() - places[i - 1].z());
    return std::round(sum * 100) / 100;
  }

  const Motion& motion_;
  const Limbs& limbs_;
  const PathsOptions& options_;
  const Theme& theme_;
  Body body_;
  std::vector<LegSign> signs_;
  Canvas canvas_;
  Staging staging_;
  Contacts contacts_;
  Vec3 start_ = Vec3::Zero();
  std::vector<double> times_;
  std::vector<Track> tracks_;
  std::vector<std::vector<Vec2>> lines_;  // paths and prints as drawn
  Range heights_;
  double scale_ = 1;  // points a metre in the plan
  PlotFrame plan_, side_;
};

}  // namespace

Path footprintOutline(const Vec2& heel, const Vec2& ball, double disc) {
  const Vec2 along = ball - heel;
  const double length = along.norm();
  if (length < 0.5 * disc) return Path::circle(heel, disc);
  const Vec2 u = along / length, v(-u.y(), u.x());
  // A waist between heel and ball, toes a third of that length ahead; an outline of four smooth pieces.
  const double h = 0.19 * length, w = 0.27 * length, toe = 0.36 * length;
  Path path;
  path.moveTo(heel - h * u);
  path.curveTo(heel - h * u + 1.3 * h * v, heel + 0.35 * along + 0.9 * h * v, ball - 0.1 * along + w * v);
  path.curveTo(ball + 0.25 * along + 1.25 * w * v, ball + toe * u + 0.8 * w * v, ball + toe * u);
  path.curveTo(ball + toe * u - 0.8 * w * v, ball + 0.25 * along - 1.25 * w * v, ball - 0.1 * along - w * v);
  path.curveTo(heel + 0.35 * along - 0.9 * h * v, heel - h * u - 1.3 * h * v, heel - h * u);
  return std::move(path.close());
}

Canvas drawPaths(const Motion& motion, const Limbs& limbs, const Contacts& contacts,
                 const PathsOptions& options) {
  shownRange(motion, std::nullopt);
  return Paths(motion, limbs, contacts, options).draw();
}

}  // namespace footfall::draw
