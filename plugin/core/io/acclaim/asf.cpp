// SPDX-License-Identifier: MIT
#include "io/acclaim/asf.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

#include <fmt/format.h>

#include "base/angles.h"
#include "base/scanner.h"

namespace footfall {
namespace {

constexpr double kMaxValue = 1e9;  // of any number of the skeleton
constexpr int kMaxDepth = 1000;    // bones in a chain

class AsfReader {
 public:
  AsfReader(std::string_view text, const std::string& file) : scanner_(text, file) {}

  AsfSkeleton read();

 private:
  bool nextLine();  // false at the end; else key_ and rest_ hold the line's first word, in lower case, and
                    // the others
  void readUnits();
  void readRoot();
  void readBone();
  void readHierarchyLine(std::string_view parent);
  AsfSkeleton inDepthFirstOrder();

  std::string_view takeWord();
  double takeNumber();
  Vec3 takeVector();
  RotationOrder takeOrder(std::string_view letters);
  ChannelKind channelOf(const std::string& word, bool root);
  Quat axesFrom(const Vec3& angles, RotationOrder order) const;
  int boneOf(std::string_view name);

  Scanner scanner_;
  std::string key_;
  std::string_view keyText_;  // as the file spells it
  std::string_view rest_;
  AsfSkeleton skeleton_;  // in the order of the file until the end
  std::unordered_map<std::string, int> byName_{{"root", 0}};
  std::vector<std::vector<int>> children_{1};
  Vec3 rootOrientation_ = Vec3::Zero();
};

bool AsfReader::nextLine() {
  while (!scanner_.atEnd()) {
    keyText_ = scanner_.word();
    rest_ = scanner_.restOfLine();
    if (keyText_.front() == '#') continue;
    rest_ = rest_.substr(0, rest_.find('#'));
    key_ = lowerCase(keyText_.substr(0, 64));
    return true;
  }
  return false;
}

std::string_view AsfReader::takeWord() {
  std::size_t start = 0;
  while (start < rest_.size() && static_cast<unsigned char>(rest_[start]) <= ' ') ++start;
  std::size_t end = start;
  while (end < rest_.size() && static_cast<unsigned char>(rest_[end]) > ' ') ++end;
  const std::string_view word = rest_.substr(start, end - start);
  rest_.remove_prefix(end);
  return word;
}

double AsfReader::takeNumber() {
  const std::string_view word = takeWord();
  double value = 0;
  if (!parseNumber(word, value) || std::abs(value) > kMaxValue) {
    scanner_.fail(fmt::format("{} must be a number within ±{:g}, got {}", key_, kMaxValue, quoted(word)));
  }
  return value;
}

Vec3 AsfReader::takeVector() {
  const double x = takeNumber(), y = takeNumber();
  return {x, y, takeNumber()};
}

RotationOrder AsfReader::takeOrder(std::string_view letters) {
  const std::string name = lowerCase(letters);
  for (int order = 0; order < 6; ++order) {
    const int* axes = axesOf(static_cast<RotationOrder>(order));
    if (name == std::string{char('x' + axes[0]), char('x' + axes[1]), char('x' + axes[2])}) {
      return static_cast<RotationOrder>(order);
    }
  }
  scanner_.fail(fmt::format("axis must end with an order such as XYZ, got {}", quoted(letters)));
}

ChannelKind AsfReader::channelOf(const std::string& word, bool root) {
  static constexpr const char* kNames[] = {"tx", "ty", "tz", "rx", "ry", "rz"};
  for (int i = root ? 0 : 3; i < 6; ++i) {
    if (word == kNames[i]) return static_cast<ChannelKind>(i);
  }
  scanner_.fail(fmt::format("{} must list {}, got {}", key_, root ? "TX TY TZ RX RY RZ" : "rx, ry and rz",
                            quoted(word)));
}

Quat AsfReader::axesFrom(const Vec3& angles, RotationOrder order) const {
  return rotationFromEuler(angles * (skeleton_.degrees ? kDegree : 1), order);
}

int AsfReader::boneOf(std::string_view name) {
  const auto found = byName_.find(std::string(name));
  if (found == byName_.end()) scanner_.fail(fmt::format("no bone of :bonedata is called {}", quoted(name)));
  return found->second;
}

void AsfReader::readUnits() {
  if (key_ == "length") {
    skeleton_.lengthUnit = takeNumber();
    if (skeleton_.lengthUnit <= 0) scanner_.fail("length of :units must be above 0");
  } else if (key_ == "angle") {
    const std::string unit = lowerCase(takeWord());
    if (unit.rfind("deg", 0) != 0 && unit.rfind("rad", 0) != 0) {
      scanner_.fail(fmt::format("angle of :units must be deg or rad, got {}", quoted(unit)));
    }
    skeleton_.degrees = unit[0] == 'd';
  }
}

void AsfReader::readRoot() {
  AsfBone& root = skeleton_.bones[0];
  if (key_ == "order") {
    root.channels.clear();
    for (std::string_view word = takeWord(); !word.empty(); word = takeWord()) {
      const ChannelKind kind = channelOf(lowerCase(word), true);
      if (std::count(root.channels.begin(), root.channels.end(), kind) > 0) {
        scanner_.fail(fmt::format("order of :root has {} twice", quoted(word)));
      }
      root.channels.push_back(kind);
    }
  } else if (key_ == "axis") {
    root.order = takeOrder(takeWord());
  } else if (key_ == "position") {
    skeleton_.position = takeVector();
  } else if (key_ == "orientation") {
    rootOrientation_ = takeVector();
  }
}

void AsfReader::readBone() {
  if (key_ != "begin") scanner_.fail(fmt::format("expected 'begin' of a bone, got {}", quoted(keyText_)));
  const Place begin = scanner_.place();
  AsfBone bone;
  while (nextLine() && key_ != "end") {
    if (key_.front() == ':' || key_ == "begin")
      throw Error(begin, "the bone that begins here lacks its 'end'");
    if (key_ == "name") {
      bone.name = std::string(takeWord());
    } else if (key_ == "direction") {
      bone.direction = takeVector();
    } else if (key_ == "length") {
      bone.length = takeNumber();
    } else if (key_ == "axis") {
      const Vec3 angles = takeVector();
      bone.order = takeOrder(takeWord());
      bone.axes = axesFrom(angles, bone.order);
    } else if (key_ == "dof") {
      for (std::string_view word = takeWord(); !word.empty(); word = takeWord()) {
        const ChannelKind kind = channelOf(lowerCase(word), false);
        if (std::count(bone.channels.begin(), bone.channels.end(), kind) > 0) {
          scanner_.fail(fmt::format("dof has {} twice", quoted(word)));
        }
        bone.channels.push_back(kind);
      }
    }  // id, limits and masses do not bear on the motion
  }
  if (key_ != "end") throw Error(begin, "the bone that begins here lacks its 'end'");
  if (bone.name.empty()) throw Error(begin, "the bone that begins here has no name");
  if (!(bone.offset().cwiseAbs().maxCoeff() <= kMaxValue)) {
    throw Error(begin, fmt::format("bone '{}' must be at most {:g} long", bone.name, kMaxValue));
  }
  if (!byName_.emplace(bone.name, static_cast<int>(skeleton_.bones.size())).second) {
    throw Error(begin, fmt::format("a second bone is called '{}'", bone.name));
  }
  skeleton_.bones.push_back(std::move(bone));
  children_.emplace_back();
}

void AsfReader::readHierarchyLine(std::string_view parentName) {
  const int parent = boneOf(parentName);
  for (std::string_view word = takeWord(); !word.empty(); word = takeWord()) {
    const int child = boneOf(word);
    AsfBone& bone = skeleton_.bones[static_cast<std::size_t>(child)];
    if (child == 0 || bone.parent >= 0)
      scanner_.fail(fmt::format("bone {} has a parent already", quoted(word)));
    bone.parent = parent;
    children_[static_cast<std::size_t>(parent)].push_back(child);
  }
}

AsfSkeleton AsfReader::inDepthFirstOrder() {
  struct Visit {
    int bone, parent, depth;  // parent: in the new order
  };
  std::vector<Visit> stack{{0, -1, 1}};
  std::vector<bool> reached(skeleton_.bones.size(), false);
  AsfSkeleton result = skeleton_;
  result.bones.clear();
  while (!stack.empty()) {
    const Visit visit = stack.back();
    stack.pop_back();
    if (visit.depth > kMaxDepth) {
      scanner_.fail(fmt::format("bones are nested deeper than {}, the limit", kMaxDepth));
    }
    const std::size_t at = static_cast<std::size_t>(visit.bone);
    reached[at] = true;
    const int index = static_cast<int>(result.bones.size());
    result.bones.push_back(skeleton_.bones[at]);
    result.bones.back().parent = visit.parent;
    for (auto child = children_[at].rbegin(); child != children_[at].rend(); ++child) {
      stack.push_back({*child, index, visit.depth + 1});
    }
  }
  const auto lost = std::find(reached.begin(), reached.end(), false);
  if (lost != reached.end()) {
    scanner_.fail(fmt::format("the :hierarchy does not lead from root to bone '{}'",
                              skeleton_.bones[static_cast<std::size_t>(lost - reached.begin())].name));
  }
  return result;
}

AsfSkeleton AsfReader::read() {
  AsfBone root;
  root.name = "root";
  root.channels = {ChannelKind::TranslateX, ChannelKind::TranslateY, ChannelKind::TranslateZ,
                   ChannelKind::RotateX,    ChannelKind::RotateY,    ChannelKind::RotateZ};
  skeleton_.bones.push_back(root);
  std::string section;
  bool hasHierarchy = false;
  while (nextLine()) {
    if (key_.front() == ':') {
      section = key_;
      hasHierarchy = hasHierarchy || section == ":hierarchy";
    } else if (section.empty()) {
      scanner_.fail(
          fmt::format("an ASF file must begin with a section such as :version, got {}", quoted(keyText_)));
    } else if (section == ":units") {
      readUnits();
    } else if (section == ":root") {
      readRoot();
    } else if (section == ":bonedata") {
      readBone();
    } else if (section == ":hierarchy" && key_ != "begin" && key_ != "end") {
      readHierarchyLine(keyText_);
    }
  }
  if (!hasHierarchy) scanner_.fail("the file has no :hierarchy");
  skeleton_.bones[0].axes = axesFrom(rootOrientation_, skeleton_.bones[0].order);
  return inDepthFirstOrder();
}

}  // namespace

AsfSkeleton parseAsf(std::string_view text, const std::string& file) {
  if (text.substr(0, 3) == "\xef\xbb\xbf") text.remove_prefix(3);
  return AsfReader(text, file).read();
}

}  // namespace footfall
