// SPDX-License-Identifier: MIT
#include "footprint/com/com_diagnosis.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "base/angles.h"
#include "figure/motion/heading.h"
#include "footprint/footprint_tuning.h"

namespace footfall::footprint {
namespace {

using namespace tuning;

std::size_t index(int i) {
  return static_cast<std::size_t>(i);
}

std::string nameOf(const Track& track, const VirtualLegs& virtualLegs, int print) {
  return fmt::format("print {} ({})", print + 1,
                     virtualLegs.legs[index(track.prints[index(print)].leg)].name);
}

// A level displacement in words, for someone walking along `heading`.
std::string sideOf(const Vec3& way, const Vec3& heading) {
  const Vec3 left = Vec3::UnitY().cross(heading);
  const double along = way.dot(heading), aside = way.dot(left);
  if (std::abs(along) >= std::abs(aside)) return along > 0 ? "forward" : "back";
  return aside > 0 ? "to the left" : "to the right";
}

struct Reach {
  double ratio = 0, time = 0;
  Vec3 leg = Vec3::Zero();  // hip to ankle
  double longest = 0;
};

std::string reachText(const Reach& worst, const PrintContact& contact, const Track& track,
                      const VirtualLegs& virtualLegs, const ComPath& path) {
  std::string text = fmt::format("{}: reach {:.2f} × leg at {:.2f} s",
                                 nameOf(track, virtualLegs, contact.print), worst.ratio, worst.time);
  const Vec3 level(worst.leg.x(), 0, worst.leg.z());
  const double across = level.norm(), square = worst.longest * worst.longest - worst.leg.y() * worst.leg.y();
  if (!(across > 1e-6) || square <= 0)
    return text + "; it is too far below the body: move it up, or make the flight beside it shorter";
  const double shift = across - std::sqrt(square);
  Vec3 velocity = path.at(worst.time).velocity;
  velocity.y() = 0;
  const double speed = velocity.norm();
  const Vec3 heading =
      speed > 0.1 ? Vec3(velocity / speed) : forwardOf(track.prints[index(contact.print)].yaw);
  text +=
      fmt::format("; move it {:.0f} cm {}", std::max(1.0, std::ceil(100 * shift)), sideOf(-level, heading));
  const double closing = level.dot(velocity) / across;  // above 0: the body comes nearer
  if (std::abs(closing) > 0.1) {
    const double seconds = std::max(0.01, shift / std::abs(closing));
    text += closing > 0 ? fmt::format(" or give the step before it {:.2f} s more", seconds)
                        : fmt::format(" or lift the foot {:.2f} s sooner", seconds);
  }
  return text;
}

void noteReaches(const ComProblem& problem, const Track& track, const TrackTiming& timing,
                 const VirtualLegs& virtualLegs, const ComPath& path, std::vector<PrintNote>& notes) {
  std::vector<Reach> worst(timing.contacts.size());
  for (const ComSample& sample : problem.samples()) {
    const Vec3 com = path.at(sample.time).position;
    for (int i = sample.first; i < sample.first + sample.count; ++i) {
      const ComSupport& s = problem.supports()[index(i)];
      const PrintContact& contact = timing.contacts[index(s.contact)];
      const VirtualLeg& leg = virtualLegs.legs[index(contact.leg)];
      // Flat on the ground, or with the heel up about the ball: whichever reaches further.
      const Frame sole = track.prints[index(contact.print)].sole();
      const Vec3 hip = com - s.foot + sole * leg.ankle;
      const double onBall =
          (hip - sole * leg.ball).norm() - kHeelReachOfDiagnosis * (leg.ball - leg.ankle).norm();
      const double ratio = std::min((com - s.foot).norm(), onBall) / s.longest;
      Reach& w = worst[index(s.contact)];
      if (ratio > w.ratio) w = {ratio, sample.time, s.foot - com, s.longest};
    }
  }
  // A foot that landed before the track began has no print of it.
  int prints = 0;
  for (const TrackSpan& span : timing.spans) prints = std::max(prints, span.print + 1);
  for (std::size_t c = 0; c < worst.size(); ++c) {
    const PrintContact& contact = timing.contacts[c];
    const double ratio = worst[c].ratio;
    if (!(ratio > kNotedReach) || contact.print >= prints) continue;
    const Note::Kind kind = ratio > kUnmetReach ? Note::Kind::Unmet : Note::Kind::Remark;
    notes.push_back({{kind, reachText(worst[c], contact, track, virtualLegs, path), worst[c].time, ratio},
                     PrintProblem::OutOfReach,
                     contact.print});
  }
}

}  // namespace

const PrintNote* ComDiagnosis::unmet() const {
  // Out of reach before unsupported: where that is mended, the forces are others.
  const auto rank = [](const PrintNote& note) {
    return std::pair(note.problem == PrintProblem::OutOfReach, note.amount);
  };
  const PrintNote* worst = nullptr;
  for (const PrintNote& note : notes) {
    if (note.kind == Note::Kind::Unmet && (worst == nullptr || rank(note) > rank(*worst))) worst = &note;
  }
  return worst;
}

ComDiagnosis diagnose(const ComProblem& problem, const Track& track, const TrackTiming& timing,
                      const VirtualLegs& virtualLegs, const ComPath& path) {
  ComDiagnosis result;
  const double weight = problem.options().mass * problem.options().gravity;
  noteReaches(problem, track, timing, virtualLegs, path, result.notes);
  double total = 0, duration = 0;
  const std::size_t n = index(problem.options().samples);
  for (std::size_t s = 0; s < problem.spans().size(); ++s) {
    const TrackSpan& span = problem.spans()[s];
    double mean = 0, worst = 0, when = span.start, fall = 0;
    for (std::size_t j = 0; j < n; ++j) {
      const ComSample& sample = problem.samples()[s * n + j];
      const ComPoint p = path.at(sample.time);
      const double missing = problem.cost(sample, p.position, p.acceleration).physics / weight;
      mean += missing / static_cast<double>(n);
      fall -= p.acceleration.y() / (problem.options().gravity * static_cast<double>(n));
      if (missing > worst) {
        worst = missing;
        when = sample.time;
      }
    }
    total += mean * span.duration;
    duration += span.duration;
    if (worst > result.worstImbalance) {
      result.worstImbalance = worst;
      result.worstTime = when;
      result.worstPrint = span.print;
    }
    if (!(mean > kNotedImbalance)) continue;
    const std::string name = nameOf(track, virtualLegs, span.print);
    PrintNote note{{mean > kUnmetImbalance ? Note::Kind::Unmet : Note::Kind::Remark, "", when, mean},
                   span.flight ? PrintProblem::UnsupportedFlight : PrintProblem::UnsupportedStance,
                   span.print};
    if (span.flight && fall > 0.2) {
      // The same arc takes √(fall) times as long in free fall.
      note.text = fmt::format(
          "{}: the flight after it falls with {:.2f} g; make it {:.2f} s long instead of {:.2f} s", name,
          fall, span.duration * std::sqrt(fall), span.duration);
    } else {
      note.text = fmt::format(
          "{}: an unsupported force of {:.2f} g for {:.2f} s, worst at {:.2f} s; give it more time, or move "
          "prints nearer to the path of the body",
          name, mean, span.duration, when);
    }
    result.notes.push_back(note);
  }
  result.meanImbalance = duration > 0 ? total / duration : 0;
  std::stable_sort(result.notes.begin(), result.notes.end(),
                   [](const PrintNote& a, const PrintNote& b) { return a.print < b.print; });
  return result;
}

}  // namespace footfall::footprint
