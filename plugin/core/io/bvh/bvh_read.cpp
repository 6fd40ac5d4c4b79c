// SPDX-License-Identifier: MIT
// Reads BVH: a hierarchy of joints with offsets and channels, then one row of numbers per frame.
#include <algorithm>
#include <cmath>
#include <vector>

#include <fmt/format.h>

#include "base/angles.h"
#include "base/scanner.h"
#include "base/units.h"
#include "io/bvh/bvh_channels.h"
#include "io/formats.h"
#include "scene/unit_guess.h"
#include "scene/up_axis.h"

namespace footfall {
namespace {

constexpr int kMaxDepth = 1000;     // joints inside joints
constexpr double kMaxValue = 1e12;  // of any offset, position or angle, in the file's units
constexpr double kMinFrameTime = 1e-6, kMaxFrameTime = 1e4;  // seconds

bool channelKind(const std::string& name, ChannelKind& kind) {
  for (int i = 0; i < 6; ++i) {
    if (name == lowerCase(kBvhChannels[i])) {
      kind = static_cast<ChannelKind>(i);
      return true;
    }
  }
  return false;
}

class BvhReader {
 public:
  BvhReader(std::string_view text, const std::string& file) : scanner_(text, file) {}

  Scene read(const ReadOptions& options);

 private:
  struct Open {  // a joint whose brace is open
    int joint;
    int line;
    bool hasOffset;
    bool hasChannels;
  };

  void readHierarchy();
  void openJoint(JointKind kind);
  void closeJoint();
  std::string_view readName(bool& braceTaken);
  void readOffset();
  void readChannels();
  std::string_view labelled(const std::string& label, const char* shown);
  void readFrames(long long frames);
  void applyUnit(double metresPerUnit);
  [[noreturn]] void failAtNumber(const Scanner& rows, long long frames, std::size_t frame, std::size_t found);
  [[noreturn]] void failAtValue(Scanner rows, std::size_t frame, std::size_t channel) const;
  void checkRows(Scanner rows) const;

  Joint& top() { return motion_.skeleton.joints[static_cast<std::size_t>(open_.back().joint)]; }

  Scanner scanner_;
  Motion motion_;
  std::vector<Open> open_;
};

Scene BvhReader::read(const ReadOptions& options) {
  if (lowerCase(scanner_.peekWord()) != "hierarchy") {
    scanner_.word();
    scanner_.fail("a BVH file must begin with HIERARCHY");
  }
  scanner_.word();
  readHierarchy();

  Scene scene;
  const std::string_view count = labelled("frames", "Frames:");
  long long frames = 0;
  if (!parseInteger(count, frames) || frames < 0) {
    scanner_.fail(fmt::format("Frames: must be a whole number, 0 or more, got {}", quoted(count)));
  }
  const std::string_view step = labelled("frametime", "Frame Time:");
  if (!parseNumber(step, motion_.frameTime)) {
    scanner_.fail(fmt::format("Frame Time: must be a number of seconds, got {}", quoted(step)));
  }
  if (motion_.frameTime == 0 && frames <= 1) {
    motion_.frameTime = 1.0 / 30;
    scene.notes.push_back("the file has no frame time: 30 frames per second assumed");
  }
  if (!(motion_.frameTime >= kMinFrameTime && motion_.frameTime <= kMaxFrameTime)) {
    scanner_.fail(fmt::format("Frame Time: must be {} to {} seconds, got {}", kMinFrameTime, kMaxFrameTime,
                              quoted(step)));
  }
  readFrames(frames);
  if (motion_.frames() == 0) scene.notes.push_back("the file has no frames: only its skeleton was read");
  scene.up = upFor(options.up, motion_, scene.notes);
  turnUp(motion_, scene.up, UpAxis::Y);
  if (scene.up == UpAxis::Z) standAtRest(motion_);
  scene.metresPerUnit = unitFor(options.metresPerUnit, motion_.skeleton, scene.notes);
  applyUnit(scene.metresPerUnit);

  const double rate = 1 / motion_.frameTime;
  const double known = nearestMayaRate(rate);
  scene.frameRate = std::abs(known / rate - 1) < 1e-4 ? known : rate;
  scene.linearUnit = "unit";
  scene.range.end = motion_.frames() > 1 ? motion_.time(motion_.frames() - 1) : 0;
  scene.motion = std::move(motion_);
  return scene;
}

void BvhReader::readHierarchy() {
  for (;;) {
    const std::string_view text = scanner_.word();
    const std::string word = lowerCase(text.substr(0, 16));
    if (word == "motion") {
      if (!open_.empty()) {
        scanner_.fail(
            fmt::format("joint '{}', opened in line {}, lacks its '}}'", top().name, open_.back().line));
      }
      if (motion_.skeleton.joints.empty()) scanner_.fail("the HIERARCHY has no ROOT");
      return;
    }
    if (word == "root") {
      if (!open_.empty()) scanner_.fail(fmt::format("ROOT inside joint '{}': a '}}' is missing", top().name));
      openJoint(JointKind::Joint);
    } else if (open_.empty()) {
      scanner_.fail(fmt::format("expected ROOT or MOTION, got {}", quoted(text)));
    } else if (word == "joint") {
      openJoint(JointKind::Joint);
    } else if (word == "end" || word == "endsite") {
      if (word == "end" && lowerCase(scanner_.word()) != "site") scanner_.fail("expected 'Site' after 'End'");
      openJoint(JointKind::EndSite);
    } else if (word == "offset") {
      readOffset();
    } else if (word == "channels") {
      readChannels();
    } else if (word == "}") {
      closeJoint();
    } else {
      scanner_.fail(fmt::format("expected JOINT, End Site, OFFSET, CHANNELS or '}}', got {}", quoted(text)));
    }
  }
}

// The words up to the end of the line or the brace, as one name: BVH names may hold blanks and colons.
std::string_view BvhReader::readName(bool& braceTaken) {
  std::string_view name;
  const char* lineEnd = nullptr;
  for (;;) {
    const std::string_view next = scanner_.peekWord();
    if (next.empty() || next == "{") break;
    if (!name.empty() && std::find(lineEnd, next.data(), '\n') != next.data()) break;
    scanner_.word();
    if (name.empty()) name = next;
    name = {name.data(), static_cast<std::size_t>(next.data() + next.size() - name.data())};
    lineEnd = next.data() + next.size();
    if (next.back() == '{') {  // "Hips{"
      name.remove_suffix(1);
      braceTaken = true;
      break;
    }
  }
  return name;
}

void BvhReader::openJoint(JointKind kind) {
  if (!open_.empty() && top().kind == JointKind::EndSite) scanner_.fail("an End Site cannot hold joints");
  if (open_.size() >= kMaxDepth) {
    scanner_.fail(fmt::format("joints are nested deeper than {}, the limit", kMaxDepth));
  }
  const int line = scanner_.line();
  bool braceTaken = false;
  const std::string_view name = readName(braceTaken);
  if (kind == JointKind::Joint && name.empty()) scanner_.fail("a joint must have a name");
  Joint joint;
  joint.kind = kind;
  joint.parent = open_.empty() ? -1 : open_.back().joint;
  joint.name = kind == JointKind::EndSite ? top().name + "_end" : std::string(name);
  if (!braceTaken) scanner_.expect("{");
  open_.push_back({static_cast<int>(motion_.skeleton.size()), line, false, false});
  motion_.skeleton.joints.push_back(std::move(joint));
}

void BvhReader::closeJoint() {
  if (!open_.back().hasOffset) scanner_.fail(fmt::format("joint '{}' has no OFFSET", top().name));
  open_.pop_back();
}

void BvhReader::readOffset() {
  if (open_.back().hasOffset) scanner_.fail(fmt::format("joint '{}' has a second OFFSET", top().name));
  for (int axis = 0; axis < 3; ++axis) {
    const double value = scanner_.number("OFFSET");
    if (std::abs(value) > kMaxValue) scanner_.fail(fmt::format("OFFSET must be within ±{}", kMaxValue));
    top().translation[axis] = value;
  }
  open_.back().hasOffset = true;
}

void BvhReader::readChannels() {
  if (open_.back().hasChannels) scanner_.fail(fmt::format("joint '{}' has CHANNELS twice", top().name));
  open_.back().hasChannels = true;
  const long long count = scanner_.integer("the number of CHANNELS");
  if (count < 0 || count > 9)
    scanner_.fail(fmt::format("the number of CHANNELS must be 0 to 9, got {}", count));
  if (count > 0 && top().kind == JointKind::EndSite) scanner_.fail("an End Site cannot have CHANNELS");
  std::vector<int> rotations;
  bool seen[6] = {};
  for (long long i = 0; i < count; ++i) {
    const std::string_view word = scanner_.word();
    MotionChannel channel{open_.back().joint, ChannelKind::TranslateX};
    if (!channelKind(lowerCase(word.substr(0, 16)), channel.kind)) {
      scanner_.fail(
          fmt::format("channel {} of {} must be Xposition, Yposition, Zposition, Xrotation, Yrotation "
                      "or Zrotation, got {}",
                      i + 1, count, quoted(word)));
    }
    bool& before = seen[static_cast<int>(channel.kind)];
    if (before) scanner_.fail(fmt::format("joint '{}' has channel {} twice", top().name, quoted(word)));
    before = true;
    if (isRotation(channel.kind)) rotations.push_back(axisOf(channel.kind));
    motion_.channels.push_back(channel);
  }
  // With fewer than three rotations, the first order that agrees.
  int order = 0;
  while (!bvhAxesAgree(rotations, static_cast<RotationOrder>(order))) ++order;
  top().rotationOrder = static_cast<RotationOrder>(order);
}

// The word after "Frames:" or "Frame Time:", however the label is split by blanks.
std::string_view BvhReader::labelled(const std::string& label, const char* shown) {
  std::string seen;
  for (;;) {
    const std::string_view word = scanner_.word();
    const std::size_t colon = word.find(':');
    seen += lowerCase(word.substr(0, std::min(colon, label.size() + 1)));
    if (label.compare(0, seen.size(), seen) != 0) {
      scanner_.fail(fmt::format("expected '{}', got {}", shown, quoted(word)));
    }
    if (colon == std::string_view::npos) {
      if (seen != label || (!scanner_.peekWord().empty() && scanner_.peekWord().front() == ':')) continue;
      return scanner_.word();
    }
    if (seen != label) scanner_.fail(fmt::format("expected '{}', got {}", shown, quoted(word)));
    return colon + 1 < word.size() ? word.substr(colon + 1) : scanner_.word();
  }
}

void BvhReader::readFrames(long long frames) {
  const std::size_t width = motion_.channels.size();
  const std::size_t announced = static_cast<std::size_t>(frames);
  std::vector<double> scale(width);
  for (std::size_t i = 0; i < width; ++i) {
    scale[i] = isRotation(motion_.channels[i].kind) ? kDegree : 1;
  }
  // A number takes two bytes with its blank: a file too short for what it announces fails without the memory.
  const std::size_t possible = (scanner_.remaining() + 1) / 2;
  const Scanner rows = scanner_;
  const bool holds = width == 0 || announced <= possible / width;
  motion_.samples.resize(holds ? announced * width : width);
  for (std::size_t i = 0; width > 0 && i < announced; ++i) {
    double* row = motion_.frame(holds ? i : 0);
    const std::size_t found = scanner_.numbers(row, width);
    if (found < width) failAtNumber(rows, frames, i, found);
    for (std::size_t c = 0; c < width; ++c) {
      if (std::abs(row[c]) > kMaxValue) {
        failAtValue(rows, i, c);
      }
      row[c] *= scale[c];
    }
  }
  if (!scanner_.atEnd()) {
    checkRows(rows);
    const std::string_view extra = scanner_.word();
    scanner_.fail(fmt::format("{} after the last of {} frames of {} numbers", quoted(extra), frames, width));
  }
}

void BvhReader::applyUnit(double metresPerUnit) {
  for (Joint& joint : motion_.skeleton.joints) joint.translation *= metresPerUnit;
  std::vector<std::size_t> places;
  for (std::size_t c = 0; c < motion_.channels.size(); ++c) {
    if (!isRotation(motion_.channels[c].kind)) places.push_back(c);
  }
  for (std::size_t f = 0; f < motion_.frames(); ++f) {
    for (const std::size_t c : places) motion_.frame(f)[c] *= metresPerUnit;
  }
}

void BvhReader::failAtNumber(const Scanner& rows, long long frames, std::size_t frame, std::size_t found) {
  const std::size_t width = motion_.channels.size();
  if (!scanner_.atEnd()) {
    const std::string_view word = scanner_.word();
    scanner_.fail(fmt::format("number {} of {} in frame {} must be a number, got {}", found + 1, width,
                              frame + 1, quoted(word)));
  }
  checkRows(rows);
  scanner_.fail(fmt::format("frame {} of {} must have {} numbers, but the file ends after {}", frame + 1,
                            frames, width, found));
}

void BvhReader::failAtValue(Scanner rows, std::size_t frame, std::size_t channel) const {
  std::vector<double> row(motion_.channels.size());
  for (std::size_t i = 0; i < frame; ++i) rows.numbers(row.data(), row.size());
  rows.numbers(row.data(), channel);
  rows.fail(fmt::format("number {} of {} in frame {} must be within ±{:g}, got {}", channel + 1, row.size(),
                        frame + 1, kMaxValue, quoted(rows.peekWord())));
}

// The count of numbers is wrong. Where the file keeps one frame per line, as most do, the line to blame can
// be named.
void BvhReader::checkRows(Scanner rows) const {
  const std::size_t width = motion_.channels.size();
  for (std::size_t row = 0; !rows.atEnd(); ++row) {
    rows.word();
    std::string_view rest = rows.restOfLine();
    std::size_t found = 1;
    for (double ignored = 0; takeNumbers(rest, &ignored, 1) == 1;) ++found;
    if (found == width) continue;
    if (row == 0) return;
    rows.fail(fmt::format("frame {} must have {} numbers, got {}", row + 1, width, found));
  }
}

}  // namespace

Scene parseBvh(std::string_view text, const std::string& file, const ReadOptions& options) {
  if (text.substr(0, 3) == "\xef\xbb\xbf") text.remove_prefix(3);
  return BvhReader(text, file).read(options);
}

}  // namespace footfall
