// SPDX-License-Identifier: MIT
#include "figure/clean_up.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/error.h"
#include "base/parallel.h"
#include "base/statistics.h"
#include "figure/added_jumps.h"
#include "figure/eased_fill.h"
#include "figure/quality.h"
#include "figure/resample.h"
#include "figure/smoothing.h"
#include "figure/two_bone_ik.h"
#include "figure/unwrap.h"

namespace footfall {
namespace {

using Index = std::ptrdiff_t;

Vec3 rotationVector(const Quat& rotation) {
  const Eigen::AngleAxisd turn(rotation.w() < 0 ? Quat(-rotation.coeffs()) : rotation);
  return turn.angle() * turn.axis();
}

Quat rotationOf(const Vec3& vector) {
  const double angle = vector.norm();
  return angle > 0 ? Quat(Eigen::AngleAxisd(angle, vector / angle)) : Quat::Identity();
}

// Frames that hold a part down over a whole time range: the range's ends rounded outwards.
FrameRange framesAround(const Motion& motion, const TimeRange& range, std::size_t firstFrame) {
  if (range.end <= range.start) return {};
  const auto frame = [&](double t) { return (t - motion.startTime) / motion.frameTime; };
  return {std::max(static_cast<Index>(std::floor(frame(range.start) + 1e-6)), static_cast<Index>(firstFrame)),
          std::min(static_cast<Index>(std::ceil(frame(range.end) - 1e-6)),
                   static_cast<Index>(motion.frames()) - 1)};
}

// What is done to one leg: how its foot is turned and moved in each frame.
struct LegPlan {
  int leg = 0;
  Vec3 kneeAxis = Vec3::Zero();           // in the hip joint's space, unit
  std::vector<char> heel, toe;            // planted, a frame
  std::vector<Vec3> heelPlace, toePlace;  // where, a frame
  std::vector<Vec3> turn;                 // of the foot in the world, a rotation vector
  std::vector<Vec3> shift;                // of the ankle in the world, metres
  std::vector<Vec3> aim;                  // correction of the places for what happens between frames, metres

  bool planted(std::size_t f) const { return heel[f] || toe[f]; }
  bool touched(std::size_t f) const { return !shift[f].isZero(0) || !turn[f].isZero(0); }
};

class Cleaner {
 public:
  // factor: how many frames of source are one of the motion the contacts were found in.
  Cleaner(Motion source, const ContactReport& contacts, int factor, const CleanOptions& options)
      : source_(std::move(source)), options_(options) {
    result_.motion = source_;
    result_.contacts = contacts;
    result_.contacts.firstFrame *= static_cast<std::size_t>(factor);
    result_.rateFactor = factor;
    world_ = worldPoses(source_, options.threads);
    carrier_ = findCarrier();
  }

  CleanResult run() {
    for (std::size_t leg = 0; leg < result_.contacts.limbs.legs.size(); ++leg) planLeg(leg);
    // Each pass shifts the planted frames by half of what is left between them.
    constexpr int kPasses = 3;
    for (int pass = 0; pass < kPasses; ++pass) {
      for (LegPlan& plan : plans_) shiftFoot(plan);
      sinkHips();
      solveLegs();
      result_.drift = plantDrift(result_.motion, result_.contacts, 8, result_.driftFrame, options_.threads);
      if (pass + 1 < kPasses) {
        for (LegPlan& plan : plans_) aimBetweenFrames(plan);
      }
    }
    // A pose before the motion is none of its business.
    std::copy_n(source_.samples.begin(), result_.contacts.firstFrame * source_.channels.size(),
                result_.motion.samples.begin());
    const std::size_t factor = static_cast<std::size_t>(result_.rateFactor);
    result_.contacts.firstFrame /= factor;
    result_.driftFrame /= factor;
    result_.sinkFrame /= factor;
    result_.changedFrames /= factor;
    return std::move(result_);
  }

 private:
  const Leg& legOf(const LegPlan& plan) const {
    return result_.contacts.limbs.legs[static_cast<std::size_t>(plan.leg)];
  }
  const Sole& soleOf(const LegPlan& plan) const {
    return result_.contacts.soles[static_cast<std::size_t>(plan.leg)];
  }
  std::size_t frames() const { return source_.frames(); }
  static std::size_t index(int i) { return static_cast<std::size_t>(i); }

  // What is lowered for the hips to sink: the root, or the pelvis where the root (a control) does not move
  // freely; -1: neither does.
  int findCarrier() const {
    for (const int joint : {result_.contacts.limbs.root, result_.contacts.limbs.pelvis}) {
      const auto moves = [joint](const MotionChannel& c) {
        return c.joint == joint && isTranslation(c.kind);
      };
      if (joint >= 0 && std::count_if(source_.channels.begin(), source_.channels.end(), moves) == 3)
        return joint;
    }
    return -1;
  }

  void planLeg(std::size_t leg) {
    LegPlan plan;
    plan.leg = static_cast<int>(leg);
    if (legOf(plan).joints.size() < 3) {
      result_.notes.push_back(
          fmt::format("the {} leg has one bone only and is left as it is", legOf(plan).name));
      return;
    }
    plan.heel.resize(frames());
    plan.toe.resize(frames());
    plan.heelPlace.resize(frames(), Vec3::Zero());
    plan.toePlace = plan.turn = plan.shift = plan.aim = plan.heelPlace;
    Index free =
        static_cast<Index>(result_.contacts.firstFrame);  // the first frame the contacts before leave
    for (Contact& contact : result_.contacts.contacts) {
      if (contact.leg == plan.leg) free = plant(contact, plan, free);
    }
    plan.kneeAxis = kneeAxis(plan);
    turnFoot(plan);
    plans_.push_back(std::move(plan));
  }

  // Marks the frames of a contact. Returns the first frame after it.
  Index plant(Contact& contact, LegPlan& plan, Index free) {
    FrameRange heel = framesAround(source_, contact.heel, result_.contacts.firstFrame);
    FrameRange toe = framesAround(source_, contact.toe, result_.contacts.firstFrame);
    heel.first = std::max(heel.first, free);
    toe.first = std::max(toe.first, free);
    const bool flat = std::max(heel.first, toe.first) <= std::min(heel.last, toe.last);
    if (flat) {
      // As far apart as the foot is long. The toe keeps its place, unless the heel stands on from the contact
      // before.
      const Sole& sole = soleOf(plan);
      const double length = (sole.heel.offset - sole.toe.offset).norm();
      const Vec3 along = contact.toePlace - contact.heelPlace;
      const bool heelStood = free > 0 && plan.heel[static_cast<std::size_t>(free - 1)] && heel.first == free;
      if (along.norm() > 0 && heelStood) {
        contact.heelPlace = plan.heelPlace[static_cast<std::size_t>(free - 1)];
        contact.toePlace = contact.heelPlace + length * along.normalized();
      } else if (along.norm() > 0) {
        contact.heelPlace = contact.toePlace - length * along.normalized();
      }
    }
    for (Index f = heel.first; f <= heel.last; ++f) {
      plan.heel[static_cast<std::size_t>(f)] = 1;
      plan.heelPlace[static_cast<std::size_t>(f)] = contact.heelPlace;
    }
    for (Index f = toe.first; f <= toe.last; ++f) {
      plan.toe[static_cast<std::size_t>(f)] = 1;
      plan.toePlace[static_cast<std::size_t>(f)] = contact.toePlace;
    }
    return std::max({free, heel.last + 1, toe.last + 1});
  }

  double blendFrames() const { return std::max(1.0, options_.blend / source_.frameTime); }
  int slopeFrames() const { return std::max(2, static_cast<int>(std::lround(0.03 / source_.frameTime))); }

  // Flat, the foot takes the direction from heel to toe; elsewhere that turn eases out.
  void turnFoot(LegPlan& plan) const {
    const Sole& sole = soleOf(plan);
    std::vector<char> flat(frames(), 0);
    for (std::size_t f = 0; f < frames(); ++f) {
      if (!plan.heel[f] || !plan.toe[f]) continue;
      const Vec3 along = sole.toe.in(world_[f]) - sole.heel.in(world_[f]);
      const Vec3 wanted = plan.toePlace[f] - plan.heelPlace[f];
      if (along.norm() == 0 || wanted.norm() == 0) continue;
      flat[f] = 1;
      plan.turn[f] = rotationVector(Quat::FromTwoVectors(along, wanted));
    }
    fillEased(plan.turn, flat, blendFrames(), slopeFrames());
  }

  // Planted, the ankle goes where the planted part is on its place; elsewhere that shift eases out.
  void shiftFoot(LegPlan& plan) const {
    const Sole& sole = soleOf(plan);
    const std::size_t ankle = index(legOf(plan).ankle());
    std::vector<char> planted(frames(), 0);
    for (std::size_t f = 0; f < frames(); ++f) {
      if (!plan.planted(f)) continue;
      planted[f] = 1;
      const Quat attitude = rotationOf(plan.turn[f]) * world_[f].rotation[ankle];
      const Vec3 place = (plan.toe[f] ? plan.toePlace[f] : plan.heelPlace[f]) + plan.aim[f];
      plan.shift[f] =
          place - attitude * (plan.toe[f] ? sole.toe.offset : sole.heel.offset) - world_[f].position[ankle];
    }
    fillEased(plan.shift, planted, blendFrames(), slopeFrames());
  }

  // How far a leg may reach in a frame: to the share of its upper bone and what hangs on the knee (which
  // stays as it is) that is allowed, or as far as it did.
  double mostReach(const LegPlan& plan, std::size_t f) const {
    return std::max(options_.maxExtension * legLength(plan, f), reachOf(plan, f));
  }
  double legLength(const LegPlan& plan, std::size_t f) const {
    const Leg& leg = legOf(plan);
    const std::vector<Vec3>& at = world_[f].position;
    const Vec3& knee = at[index(leg.joints[1])];
    return (knee - at[index(leg.hip())]).norm() + (at[index(leg.ankle())] - knee).norm();
  }
  double reachOf(const LegPlan& plan, std::size_t f) const {
    const std::vector<Vec3>& at = world_[f].position;
    return (at[index(legOf(plan).ankle())] - at[index(legOf(plan).hip())]).norm();
  }
  // How far it should reach for an ankle at a distance.
  double wantedReach(const LegPlan& plan, std::size_t f, double distance) const {
    const double soft = std::max(options_.softExtension * legLength(plan, f), reachOf(plan, f));
    return softLimit(distance, soft, mostReach(plan, f));
  }

  // The axis a knee bends about, in the space of the hip joint: the mean over the motion, bent frames
  // counting more.
  Vec3 kneeAxis(const LegPlan& plan) const {
    const Leg& leg = legOf(plan);
    Vec3 sum = Vec3::Zero();
    for (std::size_t f = result_.contacts.firstFrame; f < frames(); ++f) {
      sum += world_[f].rotation[index(leg.hip())].conjugate() * bendOf(plan, world_[f]);
    }
    return sum.norm() > 0 ? Vec3(sum.normalized()) : Vec3(Vec3::Zero());
  }

  // Thigh across shin, each of length 1: the axis the knee is bent about, as long as the sine of the angle.
  Vec3 bendOf(const LegPlan& plan, const Pose& pose) const {
    const Leg& leg = legOf(plan);
    const Vec3 &hip = pose.position[index(leg.hip())], &knee = pose.position[index(leg.joints[1])];
    return (knee - hip).normalized().cross((pose.position[index(leg.ankle())] - knee).normalized());
  }

  // To which side the knee goes: where it is in the source; towards straight, where that is noise (or a knee
  // bent backwards), where it goes when it bends.
  Vec3 poleOf(const LegPlan& plan, const Pose& pose) const {
    constexpr double kClear = 0.35;  // sine of 20°: bent enough to tell
    const Leg& leg = legOf(plan);
    Vec3 axis = bendOf(plan, pose);
    const double share = std::min(axis.norm() / kClear, 1.0);
    const double straight = 1 - share * share * (3 - 2 * share);
    axis += 0.1 * straight * (pose.rotation[index(leg.hip())] * plan.kneeAxis);
    const Vec3 along = pose.position[index(leg.ankle())] - pose.position[index(leg.hip())];
    return along.cross(axis);
  }

  // How far the hips must sink for every leg to reach its ankle without stretching beyond what it may.
  void sinkHips() {
    std::vector<double> needed(frames(), 0.0);
    for (const LegPlan& plan : plans_) {
      const std::size_t hip = index(legOf(plan).hip()), ankle = index(legOf(plan).ankle());
      for (std::size_t f = 0; f < frames(); ++f) {
        if (!plan.planted(f) && !(options_.softExtension < 1 && plan.touched(f))) continue;
        const Vec3 after = world_[f].position[ankle] + plan.shift[f] - world_[f].position[hip];
        const double most = wantedReach(plan, f, after.norm());
        const double across = std::hypot(after.x(), after.z());
        if (after.norm() <= most) continue;
        // |after + s up| = most has its smaller root where the ankle is below the hip.
        const double room = most * most - across * across;
        const double s = room > 0 ? -after.y() - std::sqrt(room) : -after.y();
        needed[f] = std::max(needed[f], std::max(0.0, s));
      }
    }
    sink_ = smoothUpperEnvelope(
        needed, std::max(1, static_cast<int>(std::lround(options_.sinkWindow / source_.frameTime))));
    const std::size_t still = carrier_ < 0 ? sink_.size() : result_.contacts.firstFrame;
    std::fill_n(sink_.begin(), std::min(still, sink_.size()), 0.0);
    const auto deepest = std::max_element(sink_.begin(), sink_.end());
    result_.sink = *deepest;
    result_.sinkFrame = static_cast<std::size_t>(deepest - sink_.begin());
  }

  void solveLegs() {
    std::vector<double> unreached(frames(), 0.0);
    std::vector<char> changed(frames(), 0);
    const int count = static_cast<int>(frames());
#pragma omp parallel num_threads(threadCount(options_.threads))
    {
      Pose pose, local;
#pragma omp for schedule(static)
      for (int i = 0; i < count; ++i) {
        const std::size_t f = index(i);
        changed[f] = solveFrame(f, pose, local, unreached[f]) ? 1 : 0;
      }
    }
    result_.unreached = *std::max_element(unreached.begin(), unreached.end());
    result_.changedFrames = static_cast<std::size_t>(std::count(changed.begin(), changed.end(), 1));
  }

  bool solveFrame(std::size_t f, Pose& pose, Pose& local, double& unreached) {
    std::copy(source_.frame(f), source_.frame(f) + source_.channels.size(), result_.motion.frame(f));
    const bool sinks = sink_[f] > 0;
    const bool touched =
        std::any_of(plans_.begin(), plans_.end(), [&](const LegPlan& plan) { return plan.touched(f); });
    if (!sinks && !touched) return false;
    pose = world_[f];
    if (sinks) {
      const int end = subtreeEnd(source_.skeleton, carrier_);
      for (int j = carrier_; j < end; ++j) pose.position[index(j)].y() -= sink_[f];
    }
    for (const LegPlan& plan : plans_) {
      if (!sinks && !plan.touched(f)) continue;
      const Leg& leg = legOf(plan);
      const Vec3 hip = pose.position[index(leg.hip())];
      Vec3 target = world_[f].position[index(leg.ankle())] + plan.shift[f];
      const double most = mostReach(plan, f);
      if (!plan.planted(f) && (target - hip).norm() > most) target = hip + most * (target - hip).normalized();
      const Vec3 pole = poleOf(plan, pose);
      turnJoint(source_.skeleton, pose, leg.ankle(), rotationOf(plan.turn[f]));
      const TwoBoneResult solved =
          solveTwoBone(source_.skeleton, pose, leg.hip(), leg.joints[1], leg.ankle(), target, pole);
      if (plan.planted(f)) unreached = std::max(unreached, solved.residual);
    }
    localFromWorld(source_.skeleton, pose, local);
    writeFrame(f, local);
    return true;
  }

  // Writes the channels of the legs and the root's place; all others keep their bits.
  void writeFrame(std::size_t f, const Pose& local) {
    Motion& motion = result_.motion;
    setLocalPose(motion, f, local, f);
    for (std::size_t c = 0; c < motion.channels.size(); ++c) {
      const MotionChannel& channel = motion.channels[c];
      const bool ofRoot = channel.joint == carrier_ && isTranslation(channel.kind);
      const bool ofLeg =
          isRotation(channel.kind) && std::any_of(plans_.begin(), plans_.end(), [&](const LegPlan& plan) {
            const Leg& leg = legOf(plan);
            return channel.joint == leg.hip() || channel.joint == leg.joints[1] ||
                   channel.joint == leg.ankle();
          });
      if (!ofRoot && !ofLeg) motion.frame(f)[c] = source_.frame(f)[c];
    }
  }

  // Half way between frames a planted part is off its place by a small arc; its frames are aimed to share
  // that.
  void aimBetweenFrames(LegPlan& plan) const {
    const Sole& sole = soleOf(plan);
    std::vector<Vec3> off(frames(), Vec3::Zero());  // half a frame after each frame
    std::vector<char> measured(frames(), 0);
    Pose pose;
    for (std::size_t f = 0; f + 1 < frames(); ++f) {
      const bool toe = plan.toe[f] && plan.toe[f + 1], heel = plan.heel[f] && plan.heel[f + 1];
      if (!toe && !heel) continue;
      worldPoseAt(result_.motion, source_.time(f) + 0.5 * source_.frameTime, pose);
      off[f] = toe ? Vec3(sole.toe.in(pose)-plan.toePlace[f]) : Vec3(sole.heel.in(pose)-plan.heelPlace[f]);
      measured[f] = 1;
    }
    for (std::size_t f = 0; f < frames(); ++f) {
      if (!plan.planted(f)) continue;
      Vec3 sum = Vec3::Zero();
      double n = 0;
      for (const std::size_t k : {f, f > 0 ? f - 1 : f}) {
        if (!measured[k] || (k == f && n > 0)) continue;
        sum += off[k];
        n += 1;
      }
      // The arc is what mid-frames are off beyond the frames; the frames take half of it, backwards.
      if (n > 0) plan.aim[f] = -0.5 * (sum / n - plan.aim[f]);
    }
  }

  const Motion source_;
  const CleanOptions& options_;
  std::vector<Pose> world_;
  std::vector<LegPlan> plans_;
  std::vector<double> sink_;
  int carrier_ = -1;
  CleanResult result_;
};

// At a higher rate, except that a pose before the motion is held: there is nothing between it and the motion.
Motion raised(const Motion& motion, int factor, std::size_t firstFrame) {
  Motion result = resampled(motion, factor / motion.frameTime, Interpolation::Channels);
  const std::size_t step = static_cast<std::size_t>(factor), width = motion.channels.size();
  for (std::size_t f = 0; f < firstFrame * step && f < result.frames(); ++f) {
    std::copy_n(motion.frame(f / step), width, result.frame(f));
  }
  return result;
}

// Of the largest drift, what eight looks a frame see at least.
constexpr double kSeen = 0.88;

// Plants at the lowest rate at which they hold still between frames too. driftAsIs: metres, at the source's.
CleanResult planted(const Motion& motion, const ContactReport& contacts, const CleanOptions& options,
                    double& driftAsIs) {
  CleanResult result;
  for (int factor = 1; factor <= std::max(options.maxRateFactor, 1); factor *= 2) {
    report(options.progress, 0.25 * std::log2(factor));
    result =
        Cleaner(factor == 1 ? motion : raised(motion, factor, contacts.firstFrame), contacts, factor, options)
            .run();
    if (factor == 1) driftAsIs = result.drift;
    if (result.drift <= kSeen * options.maxDrift) break;
  }
  return result;
}

// Adds to the contacts of a leg what a part stands and slides in the found ones. False: nothing does.
bool addSliding(const Motion& motion, const ContactReport& found, Contacts& contacts) {
  constexpr double kSlides = 5e-4;  // metres
  constexpr double kMore = 0.015;   // seconds: by which a stand may grow at once
  const SoleTracks tracks = trackSoles(motion, found.soles);
  bool added = false;
  for (const Contact& seen : found.contacts) {
    for (const SolePart part : {SolePart::Heel, SolePart::Toe}) {
      const TimeRange& time = part == SolePart::Heel ? seen.heel : seen.toe;
      if (slideOver(motion, tracks, static_cast<std::size_t>(seen.leg), part, time).distance < kSlides)
        continue;
      added = true;
      const auto at = std::find_if(contacts.begin(), contacts.end(), [&](const Contact& contact) {
        return contact.leg == seen.leg && contact.time.start < time.end && contact.time.end > time.start;
      });
      if (at == contacts.end()) {
        Contact alone = seen;
        (part == SolePart::Heel ? alone.toe : alone.heel) = {time.start, time.start};
        alone.time = time;
        contacts.push_back(alone);
        continue;
      }
      TimeRange& own = part == SolePart::Heel ? at->heel : at->toe;
      if (own.end <= own.start) {
        own = time;
        (part == SolePart::Heel ? at->heelPlace : at->toePlace) =
            part == SolePart::Heel ? seen.heelPlace : seen.toePlace;
      } else {
        own = {std::clamp(time.start, own.start - kMore, own.start),
               std::clamp(time.end, own.end, own.end + kMore)};
      }
      at->time = {std::min(at->time.start, own.start), std::max(at->time.end, own.end)};
    }
  }
  std::stable_sort(contacts.begin(), contacts.end(),
                   [](const Contact& a, const Contact& b) { return a.time.start < b.time.start; });
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
    double drift = 0;
    CleanResult other = planted(motion, contacts, tried, drift);
    const double its = jumps.worst(other.motion, other.rateFactor);
    if (its >= excess || other.rateFactor > result.rateFactor) continue;
    excess = its;
    eased = tried;
    result = std::move(other);
  }
  return eased;
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
  double driftAsIs = 0;
  CleanResult result = planted(motion, contacts, options, driftAsIs);
  Motion other = motion;
  if (result.rateFactor > 1 && options.reorderRoot) {
    other = withRotationOrder(motion, contacts.limbs.root, steadiestOrder(motion, contacts.limbs.root));
    double drift = 0;
    CleanResult reordered = planted(other, contacts, options, drift);
    if (reordered.rateFactor < result.rateFactor) {
      result = std::move(reordered);
      notes.push_back("the root's angles are in another order, in which they keep away from their pole");
    } else {
      other = motion;
    }
  }
  // Who brings contacts along has chosen the eases too.
  const CleanOptions eased = options.contacts ? options : withCalmEases(other, contacts, options, result);
  // A part that only now stands long enough to be seen, and slides, is planted too.
  constexpr int kRounds = 4;
  for (int round = 1; round < kRounds && !options.contacts; ++round) {
    if (!addSliding(result.motion, detectContacts(result.motion, contactOptions), contacts.contacts)) break;
    double drift = 0;
    result = planted(other, contacts, eased, drift);
  }
  result.notes.insert(result.notes.begin(), notes.begin(), notes.end());
  report(options.progress, 1);
  if (result.rateFactor > 1) {
    result.notes.push_back(
        fmt::format("{} times the frame rate: at the source's, plants drift by {:.2f} mm between frames",
                    result.rateFactor, 1000 * driftAsIs));
  }
  if (result.drift > options.maxDrift) {
    result.notes.push_back(fmt::format("plants drift by up to {:.2f} mm between frames, at frame {}",
                                       1000 * result.drift, result.driftFrame));
  }
  if (result.unreached > 1e-6) {
    result.notes.push_back(
        fmt::format("a leg is too short for its plant by {:.2f} mm", 1000 * result.unreached));
  }
  return result;
}

double plantDrift(const Motion& motion, const ContactReport& contacts, int times, std::size_t& frame,
                  int threads) {
  const int count = static_cast<int>(contacts.contacts.size());
  std::vector<double> worst(contacts.contacts.size(), 0.0);
  std::vector<std::size_t> where(contacts.contacts.size(), 0);
#pragma omp parallel num_threads(threadCount(threads))
  {
    Pose pose;
#pragma omp for schedule(dynamic, 1)
    for (int i = 0; i < count; ++i) {
      const std::size_t k = static_cast<std::size_t>(i);
      const Contact& contact = contacts.contacts[k];
      const Sole& sole = contacts.soles[static_cast<std::size_t>(contact.leg)];
      const double step = motion.frameTime / times;
      const Index from = static_cast<Index>(std::ceil((contact.time.start - motion.startTime) / step - 1e-6));
      const Index to = static_cast<Index>(std::floor((contact.time.end - motion.startTime) / step + 1e-6));
      for (Index n = from; n <= to; ++n) {
        const double t = motion.startTime + static_cast<double>(n) * step;
        const bool heel =
            t >= contact.heel.start && t <= contact.heel.end && contact.heel.end > contact.heel.start;
        const bool toe =
            t >= contact.toe.start && t <= contact.toe.end && contact.toe.end > contact.toe.start;
        if (!heel && !toe) continue;
        worldPoseAt(motion, t, pose);
        const double off = std::max(heel ? (sole.heel.in(pose)-contact.heelPlace).norm() : 0.0,
                                    toe ? (sole.toe.in(pose)-contact.toePlace).norm() : 0.0);
        if (off <= worst[k]) continue;
        worst[k] = off;
        where[k] = static_cast<std::size_t>(n / times);
      }
    }
  }
  double drift = 0;
  for (std::size_t k = 0; k < worst.size(); ++k) {
    if (worst[k] <= drift) continue;
    drift = worst[k];
    frame = where[k];
  }
  return drift;
}

}  // namespace footfall
