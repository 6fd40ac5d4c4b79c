// SPDX-License-Identifier: MIT
#include "locomotion/run/locomotor.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/angles.h"
#include "base/easing.h"
#include "base/error.h"
#include "locomotion/locomotion_tuning.h"

namespace footfall::locomotion {
namespace {

bool passes(double mark, double before, double after) {
  // Phases on a circle; less than one loop per step.
  const double gone = after >= before ? after - before : after + 1 - before;
  double to = mark - before;
  to -= std::floor(to);
  return to < gone || to == 0;
}

}  // namespace

double fadeOut(double share) {
  return 0.5 + 0.5 * std::cos(kPi * std::clamp(share, 0.0, 1.0));
}

Quat blended(const Quat& a, const Quat& b, double alpha, bool printed) {
  if (printed) alpha = 1 - alpha;
  const double dot = a.dot(b), sign = dot < 0 ? -1 : 1;
  const double angle = std::acos(std::min(1.0, std::abs(dot))), sine = std::sin(angle);
  const double x = sine < 1e-6 ? alpha : std::sin(alpha * angle) / sine;
  const double y = sine < 1e-6 ? 1 - alpha : std::sin((1 - alpha) * angle) / sine;
  return Quat(x * a.coeffs() + sign * y * b.coeffs()).normalized();
}

Locomotor::Locomotor(std::shared_ptr<const Library> library, const RunOptions& options, int cls,
                     const Velocity& velocity, const Base& base)
    : library_(std::move(library)),
      options_(std::make_shared<const RunOptions>(options)),
      first_(*library_, options_),
      second_(*library_, options_),
      base_(base) {
  if (cls < 0 || cls >= static_cast<int>(library_->classes.size()))
    throw Error(fmt::format("there is no class {}; the library has {}", cls, library_->classes.size()));
  goal_ = cls;
  goalVelocity_ = velocity;
  first_.start(cls, 0, velocity);
  second_.start(cls, 0, velocity);
  rowA_.resize(library_->space.width());
  rowB_ = rowA_;
  pose_ = restPose(library_->skeleton);
  mixed_ = other_ = pose_;
  for (const bool left : {true, false}) {
    const Leg& leg =
        library_->limbs.legs[static_cast<std::size_t>(left ? library_->leftLeg : library_->rightLeg)];
    std::vector<int>& chain = chains_[left ? 0 : 1];
    for (int j = leg.ankle(); j >= 0; j = library_->skeleton.joints[static_cast<std::size_t>(j)].parent)
      chain.push_back(j);
    std::reverse(chain.begin(), chain.end());
  }
  if (options_->terrain) {
    if (const auto ground = options_->terrain->at(base_.position.x(), base_.position.y(), height_))
      height_ = ground->position.y();
  }
  first_.row(rowA_.data());
  mixRows(1);
  feet_ = feetInBaseFrame();
  standing_ = first_.standing();
  place({}, 0);
}

void Locomotor::steer(int cls, const Velocity& velocity) {
  if (cls < 0 || cls >= static_cast<int>(library_->classes.size()))
    throw Error(fmt::format("there is no class {}; the library has {}", cls, library_->classes.size()));
  if (!std::isfinite(velocity.speed) || !std::isfinite(velocity.turn))
    throw Error("speed and turn rate must be finite");
  goal_ = cls;
  goalVelocity_ = velocity;
}

// Decides whether to leave the class, and prepares for it.
void Locomotor::schedule() {
  if (goal_ == first_.cls()) {
    next_ = -1;
    first_.steer(goalVelocity_);
    return;
  }
  const Edge* edge = &library_->edge(first_.cls(), goal_);
  const int to = edge->kind == EdgeKind::Via ? edge->via : goal_;
  if (next_ != to) waited_ = 0;
  next_ = to;
  edge = &library_->edge(first_.cls(), to);
  transition_ = edge->kind == EdgeKind::Recorded ? chosenTransition(*edge) : -1;
  // Approaches the entry speed of the transition.
  if (transition_ >= 0) {
    first_.steer(library_->transitions[static_cast<std::size_t>(transition_)].before);
  } else if (library_->classes[static_cast<std::size_t>(to)].pattern == StepPattern::Stand) {
    first_.steer({0, 0});
  } else if (first_.motionClass().pattern != StepPattern::Stand && edge->kind == EdgeKind::Blended) {
    first_.steer(goalVelocity_);
  }
}

int Locomotor::chosenTransition(const Edge& edge) const {
  int best = -1;
  double least = 0;
  for (const int t : edge.transitions) {
    const Transition& one = library_->transitions[static_cast<std::size_t>(t)];
    const double before = one.before.speed - first_.applied().speed,
                 after = goal_ == one.to ? one.after.speed - goalVelocity_.speed : 0;
    const double turnBefore = one.before.turn - first_.applied().turn,
                 turnAfter = goal_ == one.to ? one.after.turn - goalVelocity_.turn : 0;
    const double pose = tuning::kMismatchWeight * one.mismatch;
    const double off =
        before * before + after * after + (turnBefore * turnBefore + turnAfter * turnAfter) / 4 + pose * pose;
    if (best < 0 || off < least) best = t, least = off;
  }
  return best;
}

bool Locomotor::mayLeave(double before, double after) const {
  if (next_ < 0) return false;
  if (first_.motionClass().pattern == StepPattern::Stand) return true;
  // A stop waits for no more than a step.
  const bool stands = library_->classes[static_cast<std::size_t>(next_)].pattern == StepPattern::Stand;
  const double approach =
      stands ? std::min(options_->approach, 0.5 * first_.strideTime()) : options_->approach;
  const auto close = [&](double speed) {
    return std::abs(first_.applied().speed - speed) < tuning::kEntrySpeed * std::max(speed, 1.0) ||
           waited_ > approach;
  };
  if (transition_ >= 0) {
    const Transition& t = library_->transitions[static_cast<std::size_t>(transition_)];
    return close(t.before.speed) && passes(t.fromPhase, before, after);
  }
  if (stands && !first_.settled() && waited_ <= approach) return false;
  return passes(0, before, after) || passes(0.5, before, after);
}

void Locomotor::leave() {
  share_ = faded_ = 0;
  clipTime_ = 0;
  if (transition_ >= 0) {
    stage_ = Stage::Begin;
    return;
  }
  stage_ = Stage::Fade;
  const bool stands = first_.motionClass().pattern == StepPattern::Stand;
  Velocity velocity = next_ == goal_ ? goalVelocity_ : Velocity{first_.applied().speed, 0};
  if (!stands) velocity.turn = first_.applied().turn;  // keeps its turn rate, and is steered from there
  second_.start(next_, stands ? tuning::kStartPhase : first_.phase(), velocity);
}

void Locomotor::arrive() {
  std::swap(first_, second_);
  stage_ = Stage::Class;
  next_ = -1;
  transition_ = -1;
  waited_ = 0;
}

BaseStep Locomotor::clipStep(double from, double to) const {
  const Transition& t = library_->transitions[static_cast<std::size_t>(transition_)];
  const auto at = [&](double time) {
    const double frame = std::clamp(time / t.poses.frameTime, 0.0, static_cast<double>(t.base.size() - 1));
    const std::size_t i = std::min(static_cast<std::size_t>(frame), t.base.size() - 2);
    const double u = frame - static_cast<double>(i);
    const Base &a = t.base[i], &b = t.base[i + 1];
    return Base{a.position + u * (b.position - a.position), a.yaw + u * (b.yaw - a.yaw)};
  };
  const Base a = at(from), b = at(to);
  return {a.own(b.position - a.position), b.yaw - a.yaw};
}

BaseStep Locomotor::moveClass(double dt) {
  schedule();
  if (next_ >= 0) waited_ += dt;
  const FootLoad load = first_.load();
  FootPositions changed = feet_;
  if (first_.ease(easePace_ * dt) && options_->anchorFeet) {
    first_.row(rowA_.data());
    mixRows(1);
    changed = feetInBaseFrame();
    limitEasePace(changed, load, dt);
  }
  const double before = first_.phase();
  BaseStep step = first_.advance(first_.paceFor(dt), dt);
  holdStanceFoot(step, load, changed);
  first_.row(rowA_.data());
  mixRows(1);
  standing_ = first_.standing();
  if (mayLeave(before, first_.phase())) leave();
  return step;
}

BaseStep Locomotor::moveFade(double dt) {
  if (next_ == goal_) {  // it can be steered meanwhile
    second_.steer(goalVelocity_);
    first_.steer({first_.wanted().speed, goalVelocity_.turn});
  }
  first_.ease(easePace_ * dt);
  second_.ease(easePace_ * dt);
  const double alpha = fadeOut(faded_);
  const bool fromStand = first_.motionClass().pattern == StepPattern::Stand,
             toStand = second_.motionClass().pattern == StepPattern::Stand;
  FootLoad load = fromStand ? second_.load() : first_.load();
  double byFirst = first_.paceFor(dt), bySecond = second_.paceFor(dt), gone = 0;
  if (fromStand || toStand) {
    gone = (toStand ? byFirst : bySecond) / options_->standCycles;
  } else {  // in step: strikes coincide, and in between each gait keeps its own timing
    const double first = first_.strideTime(), second = second_.strideTime();
    const double strides = dt * (alpha / first + (1 - alpha) / second);
    byFirst = first_.paceFor(strides * first);
    bySecond = second_.paceFor(strides * second);
    gone = strides / options_->blendCycles;
    const FootLoad other = second_.load();
    load = {alpha * load.left + (1 - alpha) * other.left, alpha * load.right + (1 - alpha) * other.right};
  }
  first_.row(rowA_.data());
  second_.row(rowB_.data());
  faded_ += gone * std::max(tuning::kLeastFadePace, fadePace(gone, load, dt));
  const double now = fadeOut(faded_);
  mixRows(now);
  const FootPositions changed = feetInBaseFrame();
  limitEasePace(changed, load, dt);
  const BaseStep a = first_.advance(byFirst, dt), b = second_.advance(bySecond, dt);
  BaseStep step{now * a.travel + (1 - now) * b.travel, now * a.turn + (1 - now) * b.turn,
                now * a.spin + (1 - now) * b.spin};
  holdStanceFoot(step, load, changed);
  first_.row(rowA_.data());
  second_.row(rowB_.data());
  mixRows(now);
  standing_ = now >= 0.5 ? first_.standing() : second_.standing();
  if (faded_ >= 1) arrive();
  return step;
}

BaseStep Locomotor::moveRecorded(double dt) {
  const Transition& t = library_->transitions[static_cast<std::size_t>(transition_)];
  if (stage_ == Stage::Core) {
    const double before = clipTime_;
    clipTime_ += dt;
    rowAt(t.poses, clipTime_, rowA_.data());
    mixRows(1);
    if (clipTime_ >= t.endStart) {
      stage_ = Stage::End;
      share_ = (clipTime_ - t.endStart) / (t.duration() - t.endStart);
      faded_ = 0;
      const Velocity velocity = t.to == goal_ ? goalVelocity_ : t.after;
      second_.start(t.to, t.toPhase + 0.5 * share_, velocity);
    }
    return clipStep(before, clipTime_);
  }
  const bool begins = stage_ == Stage::Begin;
  ClassPlayer& player = begins ? first_ : second_;
  const bool stands = player.motionClass().pattern == StepPattern::Stand;
  const double start = begins ? 0 : t.endStart, end = begins ? t.beginEnd : t.duration();
  const double alpha = begins ? fadeOut(faded_) : 1 - fadeOut(faded_);  // of the voice
  if (!begins && t.to == goal_) player.steer(goalVelocity_);
  if (!begins) player.ease(easePace_ * dt);
  // In step: half a loop of the class while the clip's step passes.
  double by = player.paceFor(dt), gone = dt / (end - start);
  if (!stands) {
    const double step = 0.5 * player.strideTime();
    gone = alpha * dt / step + (1 - alpha) * gone;
    by = player.paceFor(gone * step);
  }
  const FootLoad load = player.load();
  player.row(rowA_.data());
  rowAt(t.poses, clipTime_, rowB_.data());
  // As fast as the feet allow; what remains is made up for before the step ends.
  const double wanted = gone * (1 - faded_) / std::max(1 - share_, gone), pace = fadePace(wanted, load, dt);
  faded_ += wanted * (pace + (1 - pace) * share_ * share_);
  share_ += gone;
  if (share_ >= 1) faded_ = 1;
  const double now = begins ? fadeOut(faded_) : 1 - fadeOut(faded_);
  mixRows(now);
  const FootPositions changed = feetInBaseFrame();
  limitEasePace(changed, load, dt);
  const double before = clipTime_;
  clipTime_ = std::min(start + share_ * (end - start), t.duration());  // from B on into C
  const BaseStep own = player.advance(by, dt), clip = clipStep(before, clipTime_);
  BaseStep step{now * own.travel + (1 - now) * clip.travel, now * own.turn + (1 - now) * clip.turn,
                now * own.spin};
  holdStanceFoot(step, load, changed);
  player.row(rowA_.data());
  rowAt(t.poses, clipTime_, rowB_.data());
  mixRows(now);
  if (now >= 0.5) standing_ = player.standing();
  if (share_ >= 1 && begins) {
    stage_ = Stage::Core;
  } else if (share_ >= 1) {
    arrive();
  }
  return step;
}

// alpha of row A, the rest of row B, into mixed_.
void Locomotor::mixRows(double alpha) {
  library_->space.decode(rowA_.data(), {}, mixed_);
  if (alpha >= 1) return;
  library_->space.decode(rowB_.data(), {}, other_);
  const std::size_t root = static_cast<std::size_t>(library_->space.joints.front());
  mixed_.position[root] = alpha * mixed_.position[root] + (1 - alpha) * other_.position[root];
  for (const int j : library_->space.joints) {
    Quat& q = mixed_.rotation[static_cast<std::size_t>(j)];
    q = blended(q, other_.rotation[static_cast<std::size_t>(j)], alpha, options_->printedSlerp);
  }
}

void Locomotor::place(const BaseStep& step, double dt) {
  base_.position += base_.turned(step.travel);
  base_.yaw += step.turn + step.spin;
  if (options_->terrain) {
    double goal = height_;
    if (const auto ground = options_->terrain->at(base_.position.x(), base_.position.y(), height_))
      goal = ground->position.y();
    if (dt > 0) springTowards(height_, heightRate_, goal, tuning::kHeightTime, dt);
  }
  const std::size_t root = static_cast<std::size_t>(library_->space.joints.front());
  const Vec3& own = mixed_.position[root];
  const Vec2 plan = base_.position + base_.turned(Vec2(own.x(), own.z()));
  for (const int j : library_->space.joints)
    pose_.rotation[static_cast<std::size_t>(j)] = mixed_.rotation[static_cast<std::size_t>(j)];
  pose_.position[root] = Vec3(plan.x(), own.y() + height_, plan.y());
  pose_.rotation[root] = yawTurn(base_.yaw) * mixed_.rotation[root];
}

void Locomotor::step(double dt) {
  if (!(dt > 0) || dt > 0.1)
    throw Error(fmt::format("a step must be above 0 and at most 0.1 s, got {:g}", dt));
  const BaseStep step = stage_ == Stage::Class  ? moveClass(dt)
                        : stage_ == Stage::Fade ? moveFade(dt)
                                                : moveRecorded(dt);
  feet_ = feetInBaseFrame();
  place(step, dt);
}

}  // namespace footfall::locomotion
