// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <vector>

#include <fmt/format.h>

#include "base/angles.h"
#include "base/scanner.h"
#include "io/bvh/bvh_channels.h"
#include "io/bvh/bvh_fold.h"
#include "io/formats.h"

namespace footfall {
namespace {

// Ten digits take up the rounding of degrees to radians and back: what is read from the text is written as
// that text again. Less than 1e-12 is rounding noise and written as 0; the bound lies a little below, so that
// what was written as 1e-12 stays.
void appendValue(std::string& out, double value) {
  constexpr double kNothing = 0.99999999997e-12;
  appendNumber(out, std::abs(value) < kNothing ? 0 : value, 10);
}

// A name as it can stand on its line: no braces, no control characters, no blanks around it.
std::string lineName(std::string_view name) {
  std::string result;
  for (const char c : name) {
    const bool bad = static_cast<unsigned char>(c) < ' ' || c == '{' || c == '}';
    if (c != ' ' || !result.empty()) result += bad ? '_' : c;
  }
  while (!result.empty() && result.back() == ' ') result.pop_back();
  return result.empty() ? "joint" : result;
}

void appendVector(std::string& out, const Vec3& value) {
  for (int axis = 0; axis < 3; ++axis) {
    out += ' ';
    appendValue(out, value[axis]);
  }
  out += '\n';
}

void appendHierarchy(std::string& out, const Motion& motion, double metresPerUnit) {
  const std::vector<Joint>& joints = motion.skeleton.joints;
  const auto children = motion.skeleton.children();
  std::vector<std::size_t> open;  // joints whose brace is open
  const auto closeTo = [&](int parent) {
    while (!open.empty() && static_cast<int>(open.back()) != parent) {
      open.pop_back();
      out.append(open.size(), '\t');
      out += "}\n";
    }
  };
  std::size_t channel = 0;
  out += "HIERARCHY\n";
  for (std::size_t i = 0; i < joints.size(); ++i) {
    closeTo(joints[i].parent);
    std::string tabs(open.size(), '\t');
    std::string line;
    while (channel < motion.channels.size() && motion.channels[channel].joint == static_cast<int>(i)) {
      line += ' ';
      line += kBvhChannels[static_cast<int>(motion.channels[channel++].kind)];
    }
    const bool isEnd =
        joints[i].kind == JointKind::EndSite && children[i].empty() && line.empty() && !open.empty();
    out +=
        tabs + (isEnd ? "End Site" : (open.empty() ? "ROOT " : "JOINT ") + lineName(joints[i].name)) + '\n';
    out += tabs + "{\n";
    open.push_back(i);
    out += tabs + "\tOFFSET";
    appendVector(out, joints[i].translation / metresPerUnit);
    if (isEnd) continue;
    const auto channels = std::count(line.begin(), line.end(), ' ');
    out += fmt::format("{}\tCHANNELS {}{}\n", tabs, channels, line);
  }
  closeTo(-1);
}

}  // namespace

std::string formatBvh(const Motion& motion, double metresPerUnit) {
  if (motion.skeleton.joints.empty()) throw Error("a BVH file needs a skeleton: the motion has no joints");
  if (!(metresPerUnit > 0) || !std::isfinite(metresPerUnit)) {
    throw Error(fmt::format("metres per unit must be above 0, got {}", metresPerUnit));
  }
  const Motion plain = foldForBvh(motion);
  const std::size_t width = plain.channels.size();
  std::string out;
  out.reserve(1024 + plain.samples.size() * 12);
  appendHierarchy(out, plain, metresPerUnit);
  out += fmt::format("MOTION\nFrames: {}\nFrame Time: {}\n", plain.frames(), formatNumber(plain.frameTime));
  for (std::size_t frame = 0; frame < plain.frames(); ++frame) {
    const double* row = plain.frame(frame);
    for (std::size_t c = 0; c < width; ++c) {
      if (c > 0) out += ' ';
      appendValue(out, row[c] / (isRotation(plain.channels[c].kind) ? kDegree : metresPerUnit));
    }
    out += '\n';
  }
  return out;
}

}  // namespace footfall
