// SPDX-License-Identifier: MIT
// Acclaim motion (.amc) on its skeleton (.asf).
//
// In the root's frame a bone turns by C·M·C⁻¹, C its axes and M its dofs. The joint of a bone stands at the
// bone's start and has the bone's axes, so that its world orientation is G·C where the bone's is G, and its
// rotate channels are the dofs: with p the parent, the joint is T(Cp⁻¹·offset of p) · Cp⁻¹·C · M, whose
// middle factor is the joint orient.
#include <algorithm>
#include <cmath>
#include <string>
#include <unordered_map>
#include <vector>

#include <fmt/format.h>

#include "base/angles.h"
#include "base/scanner.h"
#include "io/acclaim/asf.h"
#include "io/formats.h"
#include "scene/unit_guess.h"

namespace footfall {
namespace {

constexpr double kFrameRate = 120;  // CMU's; the format does not say
constexpr double kMaxValue = 1e9;   // of any number of a frame

// Joints for the bones, and an end where a chain ends, depth first; lengths in the file's unit.
Skeleton skeletonOf(const AsfSkeleton& asf, std::vector<int>& jointOfBone) {
  std::vector<bool> isParent(asf.bones.size(), false);
  for (const AsfBone& bone : asf.bones) {
    if (bone.parent >= 0) isParent[static_cast<std::size_t>(bone.parent)] = true;
  }
  Skeleton skeleton;
  jointOfBone.clear();
  for (std::size_t i = 0; i < asf.bones.size(); ++i) {
    const AsfBone& bone = asf.bones[i];
    Joint joint;
    joint.name = bone.name;
    joint.rotationOrder = bone.order;
    Quat orient = bone.axes;
    if (bone.parent < 0) {
      joint.translation = asf.position;
    } else {
      const AsfBone& parent = asf.bones[static_cast<std::size_t>(bone.parent)];
      joint.parent = jointOfBone[static_cast<std::size_t>(bone.parent)];
      joint.translation = parent.axes.conjugate() * parent.offset();
      orient = parent.axes.conjugate() * bone.axes;
    }
    joint.jointOrient = eulerFromRotation(orient, RotationOrder::XYZ);
    jointOfBone.push_back(static_cast<int>(skeleton.size()));
    skeleton.joints.push_back(joint);
    if (isParent[i] || i == 0) continue;
    Joint end;
    end.name = bone.name + "_end";
    end.kind = JointKind::EndSite;
    end.parent = jointOfBone.back();
    end.translation = bone.axes.conjugate() * bone.offset();
    skeleton.joints.push_back(end);
  }
  return skeleton;
}

class AmcReader {
 public:
  AmcReader(std::string_view text, const std::string& file, const AsfSkeleton& asf)
      : scanner_(text, file), asf_(asf), degrees_(asf.degrees), mostSamples_(65536 + 2 * text.size()) {
    for (std::size_t i = 0; i < asf.bones.size(); ++i) {
      boneByName_.emplace(asf.bones[i].name, i);
      firstColumn_.push_back(width_);
      width_ += asf.bones[i].channels.size();
    }
  }

  // #frames by #channels as the file has them: lengths in its unit, angles in radians.
  std::vector<double> read();
  bool skipsFrames() const { return skipsFrames_; }

 private:
  void readDirective(std::string_view word);
  void openFrame(long long number);
  void readBone(std::string_view name);

  Scanner scanner_;
  const AsfSkeleton& asf_;
  bool degrees_;
  std::size_t mostSamples_;
  std::unordered_map<std::string_view, std::size_t> boneByName_;
  std::vector<std::size_t> firstColumn_;  // of each bone
  std::size_t width_ = 0;
  std::vector<double> samples_;
  std::vector<long long> lastFrameOf_ = std::vector<long long>(asf_.bones.size(), -1);
  long long frames_ = 0;
  long long number_ = 0;  // the file's, of the last frame
  bool skipsFrames_ = false;
};

std::vector<double> AmcReader::read() {
  while (!scanner_.atEnd()) {
    const std::string_view word = scanner_.word();
    long long number = 0;
    if (word.front() == '#') {
      scanner_.restOfLine();
    } else if (word.front() == ':') {
      readDirective(word);
    } else if (parseInteger(word, number)) {
      openFrame(number);
    } else {
      readBone(word);
    }
  }
  if (frames_ == 0) scanner_.fail("the file has no frames");
  samples_.shrink_to_fit();
  return std::move(samples_);
}

void AmcReader::readDirective(std::string_view word) {
  if (frames_ > 0) scanner_.fail(fmt::format("{} must come before the first frame", quoted(word)));
  if (word == ":DEGREES" || word == ":degrees") degrees_ = true;
  if (word == ":RADIANS" || word == ":radians") degrees_ = false;
  scanner_.restOfLine();
}

void AmcReader::openFrame(long long number) {
  const std::string_view rest = scanner_.restOfLine();
  if (!rest.empty() && rest.front() != '#') {
    scanner_.fail(fmt::format("frame number {} must be alone on its line", number));
  }
  if (frames_ > 0 && number <= number_) {
    scanner_.fail(fmt::format("frame {} follows frame {}: the numbers must rise", number, number_));
  }
  skipsFrames_ = skipsFrames_ || (frames_ > 0 && number != number_ + 1);
  // A frame may leave bones out, but a short file is not let to ask for much memory.
  if (samples_.size() + width_ > mostSamples_)
    scanner_.fail("the frames leave out most bones of the skeleton");
  number_ = number;
  ++frames_;
  samples_.resize(samples_.size() + width_, 0.0);
}

void AmcReader::readBone(std::string_view name) {
  const auto found = boneByName_.find(name);
  if (found == boneByName_.end()) scanner_.fail(fmt::format("the skeleton has no bone {}", quoted(name)));
  if (frames_ == 0) scanner_.fail(fmt::format("bone {} comes before the first frame number", quoted(name)));
  const std::size_t bone = found->second;
  if (lastFrameOf_[bone] == frames_)
    scanner_.fail(fmt::format("bone {} comes twice in frame {}", quoted(name), number_));
  lastFrameOf_[bone] = frames_;

  const std::vector<ChannelKind>& channels = asf_.bones[bone].channels;
  double* out = samples_.data() + samples_.size() - width_ + firstColumn_[bone];
  std::string_view rest = scanner_.restOfLine();
  const std::size_t taken = takeNumbers(rest, out, channels.size());
  if (taken < channels.size() || (!rest.empty() && rest.front() != '#')) {
    scanner_.fail(fmt::format(
        "bone {} in frame {} must have {} number{}{}", quoted(name), number_, channels.size(),
        channels.size() == 1 ? "" : "s",
        rest.empty() ? fmt::format(", got {}", taken) : fmt::format("; {} is out of place", quoted(rest))));
  }
  for (std::size_t i = 0; i < taken; ++i) {
    if (std::abs(out[i]) > kMaxValue) {
      scanner_.fail(
          fmt::format("bone {} in frame {}: values must be within ±{:g}", quoted(name), number_, kMaxValue));
    }
    if (degrees_ && isRotation(channels[i])) out[i] *= kDegree;
  }
}

}  // namespace

Scene parseAmc(std::string_view asfText, const std::string& asfFile, std::string_view amcText,
               const std::string& amcFile, const ReadOptions& options) {
  const AsfSkeleton asf = parseAsf(asfText, asfFile);
  Scene scene;
  Motion motion;
  std::vector<int> jointOfBone;
  motion.skeleton = skeletonOf(asf, jointOfBone);
  for (std::size_t i = 0; i < asf.bones.size(); ++i) {
    for (const ChannelKind kind : asf.bones[i].channels) motion.channels.push_back({jointOfBone[i], kind});
  }
  const bool isCmu = options.metresPerUnit == 0 && std::abs(asf.lengthUnit - 0.45) < 1e-9;
  const double unit = unitFor(isCmu ? kCmuUnit : options.metresPerUnit, motion.skeleton, scene.notes);
  for (Joint& joint : motion.skeleton.joints) joint.translation *= unit;

  AmcReader reader(amcText, amcFile, asf);
  motion.samples = reader.read();
  for (std::size_t frame = 0; frame < motion.frames(); ++frame) {
    for (std::size_t c = 0; c < asf.bones[0].channels.size(); ++c) {
      const ChannelKind kind = motion.channels[c].kind;
      if (isTranslation(kind))
        motion.frame(frame)[c] = (motion.frame(frame)[c] + asf.position[axisOf(kind)]) * unit;
    }
  }
  motion.frameTime = 1 / kFrameRate;
  if (reader.skipsFrames())
    scene.notes.push_back("frame numbers are skipped: the frames are read as successive ones");
  scene.notes.push_back("the format does not state its rate: 120 frames per second assumed");

  scene.frameRate = kFrameRate;
  scene.linearUnit = "unit";
  scene.metresPerUnit = unit;
  scene.range.end = motion.frames() > 1 ? motion.time(motion.frames() - 1) : 0;
  scene.motion = std::move(motion);
  return scene;
}

}  // namespace footfall
