// SPDX-License-Identifier: MIT
#include "figure/cleanup/clean_up.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/error.h"
#include "figure/cleanup/cleanup_tuning.h"
#include "figure/cleanup/foot_planting.h"
#include "figure/cleanup/hip_pops.h"
#include "figure/motion/resample.h"
#include "figure/motion/unwrap.h"
#include "figure/quality/added_joint_jumps.h"
#include "figure/quality/quality.h"
#include "figure/quality/slip.h"

namespace footfall {
namespace {

// At a higher rate, except that a pose before the motion is held: there is nothing between it and the motion.
Motion raised(const Motion& motion, int factor, std::size_t firstFrame) {
  Motion result = resampled(motion, factor / motion.frameTime, Interpolation::Channels);
  const std::size_t step = static_cast<std::size_t>(factor), width = motion.channels.size();
  for (std::size_t f = 0; f < firstFrame * step && f < result.frames(); ++f) {
    std::copy_n(motion.frame(f / step), width, result.frame(f));
  }
  return result;
}

CleanResult plantedAt(const Motion& motion, const ContactReport& contacts, const CleanOptions& options,
                      int factor) {
  return plantFeet(factor == 1 ? motion : raised(motion, factor, contacts.firstFrame), contacts, factor,
                   options);
}

bool holdsStill(const CleanResult& result, const CleanOptions& options) {
  return result.drift <= cleanup_tuning::kSeenDrift * options.maxDrift;
}

// Plants at the lowest rate from a factor on at which they hold still between frames too. driftAsIs: metres,
// at the source's, where that is tried.
CleanResult planted(const Motion& motion, const ContactReport& contacts, const CleanOptions& options,
                    double& driftAsIs, int factor = 1) {
  const int most = std::max(options.maxRateFactor, 1);
  CleanResult result = plantedAt(motion, contacts, options, factor);
  if (factor == 1) driftAsIs = result.drift;
  while (!holdsStill(result, options) && 2 * factor <= most) {
    // An arc is a quarter as high in half the time: a rate that cannot do is left out.
    const double drift = result.drift;
    for (factor *= 2; 2 * factor <= most && drift > cleanup_tuning::kHopelessDrift * options.maxDrift;
         factor *= 2) {
    }
    report(options.progress, 0.25 * std::log2(factor));
    result = plantedAt(motion, contacts, options, factor);
  }
  return result;
}

// How far the stand of a part may grow from a time towards another: while the source's part is near the place
// too, in height above all, as the source slides; and by a little at least. Seconds; length: the leg's.
double grownTo(const Motion& source, const SoleTracks& tracks, const Contact& contact, SolePart part,
               double from, double wanted, double length, double little = 0.015) {
  const double sign = wanted < from ? -1 : 1;
  const Vec3& place = part == SolePart::Heel ? contact.heelPosition : contact.ballPosition;
  const double last = static_cast<double>(source.frames() - 1);
  double frame = (from - source.startTime) / source.frameTime;
  frame = sign < 0 ? std::floor(frame) : std::ceil(frame);
  const auto isNear = [&](double f) {
    if (f < 0 || f > last) return false;
    const Vec3 off =
        tracks.at(static_cast<std::size_t>(f), static_cast<std::size_t>(contact.leg), part) - place;
    return std::abs(off.y()) < cleanup_tuning::kNearInHeight * length &&
           off.norm() < cleanup_tuning::kNearInSpace * length;
  };
  while (isNear(frame + sign)) frame += sign;
  const double reach = source.startTime + frame * source.frameTime;
  return sign < 0 ? std::max(wanted, std::min(reach, from - little))
                  : std::min(wanted, std::max(reach, from + little));
}

// Adds to the contacts what a part stands and slides in the found ones. False: nothing does.
bool addSliding(const Motion& source, const Motion& motion, const ContactReport& found, Contacts& contacts,
                int threads) {
  const SoleTracks tracks = trackSoles(motion, found.soles, threads),
                   own = trackSoles(source, found.soles, threads);
  bool added = false;
  for (const Contact& seen : found.contacts) {
    const double length = legLength(source.skeleton, found.limbs.legs[static_cast<std::size_t>(seen.leg)]);
    for (const SolePart part : {SolePart::Heel, SolePart::Ball}) {
      const TimeRange& time = part == SolePart::Heel ? seen.heel : seen.ball;
      if (slideOver(motion, tracks, static_cast<std::size_t>(seen.leg), part, time).distance <
          cleanup_tuning::kSlides)
        continue;
      added = true;
      const auto at = std::find_if(contacts.begin(), contacts.end(), [&](const Contact& contact) {
        return contact.leg == seen.leg && contact.time.start < time.end && contact.time.end > time.start;
      });
      if (at == contacts.end()) {
        Contact alone = seen;
        (part == SolePart::Heel ? alone.ball : alone.heel) = {time.start, time.start};
        alone.time = time;
        contacts.push_back(alone);
        continue;
      }
      TimeRange& stand = part == SolePart::Heel ? at->heel : at->ball;
      if (stand.end <= stand.start) {
        stand = time;
        (part == SolePart::Heel ? at->heelPosition : at->ballPosition) =
            part == SolePart::Heel ? seen.heelPosition : seen.ballPosition;
      } else {
        if (time.start < stand.start)
          stand.start = grownTo(source, own, *at, part, stand.start, time.start, length);
        if (time.end > stand.end) stand.end = grownTo(source, own, *at, part, stand.end, time.end, length);
      }
      at->time = {std::min(at->time.start, stand.start), std::max(at->time.end, stand.end)};
    }
  }
  std::stable_sort(contacts.begin(), contacts.end(),
                   [](const Contact& a, const Contact& b) { return a.time.start < b.time.start; });
  return added;
}

// Adds to the stands of balls what slips before the first and after the last of a step, where the source's
// ball is near enough. False: nothing does.
bool addSlipping(const Motion& source, const Motion& motion, const ContactReport& found, Contacts& contacts,
                 const ContactOptions& options) {
  const SoleTracks tracks = trackSoles(motion, found.soles, options.threads),
                   own = trackSoles(source, found.soles, options.threads);
  bool added = false;
  for (const StepSlip& step : stepSlips(motion, tracks, found, options)) {
    if (step.distance < cleanup_tuning::kSlips) continue;
    Contact *first = nullptr, *last = nullptr;
    TimeRange room = step.time;  // up to the contacts beside
    for (Contact& contact : contacts) {
      if (contact.leg != step.leg) continue;
      const TimeRange stands = contact.stands();
      const bool ball = contact.ball.end > contact.ball.start;
      if (ball && stands.start < step.time.end && stands.end > step.time.start) {
        first = first ? first : &contact;
        last = &contact;
      } else if (stands.end < 0.5 * (step.time.start + step.time.end)) {
        room.start = std::max(room.start, stands.end);
      } else {
        room.end = std::min(room.end, stands.start);
      }
    }
    if (!first) continue;
    // A step that begins or ends with a stand does not slip there.
    const auto standsAt = [&](double time) {
      return std::any_of(found.contacts.begin(), found.contacts.end(), [&](const Contact& seen) {
        return seen.leg == step.leg && seen.stands().start <= time && seen.stands().end >= time;
      });
    };
    const double length = legLength(source.skeleton, found.limbs.legs[static_cast<std::size_t>(step.leg)]);
    const auto grow = [&](Contact& contact, double& edge, double wanted) {
      const double grown = grownTo(source, own, contact, SolePart::Ball, edge, wanted, length, 0);
      if (std::abs(grown - edge) < cleanup_tuning::kWorthGrowing) return;
      edge = grown;
      contact.time = {std::min(contact.time.start, edge), std::max(contact.time.end, edge)};
      added = true;
    };
    if (room.start < first->stands().start && !standsAt(step.time.start))
      grow(*first, first->ball.start, room.start);
    if (room.end > last->stands().end && !standsAt(step.time.end)) grow(*last, last->ball.end, room.end);
  }
  return added;
}

// Where eases make a joint jump, the result with longer or shorter ones that does so least; returns its
// options.
CleanOptions withCalmEases(const Motion& motion, const ContactReport& contacts, const CleanOptions& options,
                           CleanResult& result) {
  CleanOptions eased = options;
  const AddedJumps jumps(motion, contacts.firstFrame, options.threads);
  double excess = jumps.worst(result.motion, result.rateFactor);
  for (const double factor : {1.5, 0.75, 2.0, 0.5}) {
    if (excess <= 0) break;
    CleanOptions tried = options;
    tried.blend *= factor;
    CleanResult other = plantedAt(motion, contacts, tried, result.rateFactor);
    if (!holdsStill(other, options) && holdsStill(result, options)) continue;
    const double its = jumps.worst(other.motion, other.rateFactor);
    if (its >= excess) continue;
    excess = its;
    eased = tried;
    result = std::move(other);
  }
  return eased;
}

// With all contacts known, eases of another length may be calmer, where nothing is then seen to slide.
void calmAgain(const Motion& source, const ContactReport& contacts, CleanOptions& options,
               const ContactOptions& detection, CleanResult& result) {
  CleanResult calmer = result;
  const CleanOptions eased = withCalmEases(source, contacts, options, calmer);
  Contacts sliding = contacts.contacts;
  if (eased.blend == options.blend ||
      addSliding(source, calmer.motion, detectContacts(calmer.motion, detection), sliding, options.threads))
    return;
  options = eased;
  result = std::move(calmer);
}

// With all contacts known, a lower rate may do after all: one at which plants hold still, nothing is seen to
// slide and no joint jumps more.
void lowerRate(const Motion& source, const ContactReport& contacts, const CleanOptions& options,
               const ContactOptions& detection, CleanResult& result) {
  const AddedJumps jumps(source, contacts.firstFrame, options.threads);
  const double worst = jumps.worst(result.motion, result.rateFactor);
  for (int factor = 1; factor < result.rateFactor; factor *= 2) {
    CleanResult lower = plantedAt(source, contacts, options, factor);
    Contacts sliding = contacts.contacts;
    if (holdsStill(lower, options) && jumps.worst(lower.motion, factor) <= worst &&
        !addSliding(source, lower.motion, detectContacts(lower.motion, detection), sliding,
                    options.threads)) {
      result = std::move(lower);
      return;
    }
  }
}

}  // namespace

CleanResult cleanUp(const Motion& motion, const CleanOptions& options) {
  if (motion.frames() == 0) {
    CleanResult nothing;
    nothing.motion = motion;
    nothing.notes.push_back("the motion has no frames");
    return nothing;
  }
  for (std::size_t i = 0; i < motion.samples.size(); ++i) {
    if (std::isfinite(motion.samples[i])) continue;
    throw Error(
        fmt::format("frame {} of the motion holds a value that is not finite", i / motion.channels.size()));
  }
  ContactOptions contactOptions = options.contact;
  contactOptions.threads = options.threads;
  std::vector<std::string> notes;
  ContactReport contacts = options.contacts ? *options.contacts : detectContacts(motion, contactOptions);
  Motion calm = motion;
  if (!options.contacts) {
    const std::vector<std::size_t> popped = calmHipPops(calm, contacts, options.threads);
    if (!popped.empty()) {
      notes.push_back(fmt::format("the hips popped for single frames: {} put between {} neighbours",
                                  popped.size() == 1 ? fmt::format("frame {}", popped.front())
                                                     : fmt::format("frames {}", fmt::join(popped, ", ")),
                                  popped.size() == 1 ? "its" : "their"));
    }
  }
  double driftAsIs = 0;
  CleanResult result = planted(calm, contacts, options, driftAsIs);
  Motion other = calm;
  if (result.rateFactor > 1 && options.reorderRoot) {
    other = withRotationOrder(calm, contacts.limbs.root, steadiestOrder(calm, contacts.limbs.root));
    double drift = 0;
    CleanOptions lower = options;
    lower.maxRateFactor = result.rateFactor / 2;
    CleanResult reordered = planted(other, contacts, lower, drift);
    if (holdsStill(reordered, options)) {
      result = std::move(reordered);
      notes.push_back("the root's rotation order was changed to keep its angles away from gimbal lock");
    } else {
      other = calm;
    }
  }
  // Who brings contacts along has chosen the eases too.
  const bool calms = options.calmEases && !options.contacts;
  CleanOptions eased = calms ? withCalmEases(other, contacts, options, result) : options;
  // A part that only now stands long enough to be seen, and slides, is planted too.
  for (int round = 1; round < cleanup_tuning::kReplantRounds && !options.contacts; ++round) {
    const ContactReport found = detectContacts(result.motion, contactOptions);
    const bool slides = addSliding(other, result.motion, found, contacts.contacts, options.threads);
    const bool slips = addSlipping(other, result.motion, found, contacts.contacts, contactOptions);
    if (!slides && !slips) break;
    double drift = 0;
    result = planted(other, contacts, eased, drift, result.rateFactor);
  }
  if (!options.contacts) {
    if (calms) calmAgain(other, contacts, eased, contactOptions, result);
    lowerRate(other, contacts, eased, contactOptions, result);
  }
  result.notes.insert(result.notes.begin(), notes.begin(), notes.end());
  report(options.progress, 1);
  if (result.rateFactor > 1) {
    result.notes.push_back(fmt::format(
        "the frame rate is {} times the source's, at which foot plants drift by {:.2f} mm between frames",
        result.rateFactor, 1000 * driftAsIs));
  }
  if (result.drift > options.maxDrift) {
    result.notes.push_back(fmt::format("foot plants drift by up to {:.2f} mm between frames, at frame {}",
                                       1000 * result.drift, result.driftFrame));
  }
  if (result.unreached > 1e-6) {
    result.notes.push_back(
        fmt::format("a leg is {:.2f} mm too short to reach its foot plant", 1000 * result.unreached));
  }
  return result;
}

}  // namespace footfall
