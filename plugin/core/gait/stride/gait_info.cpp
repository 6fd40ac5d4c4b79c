// SPDX-License-Identifier: MIT
#include "gait/stride/gait_info.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/error.h"

namespace footfall::gait {

bool standsForAWhile(const GaitFoot& foot) {
  return std::abs(foot.pushOff - foot.touchdown) >= kMinStanceFrames;
}

double stanceFrames(const GaitFoot& foot, double strideFrames) {
  const double stance = foot.pushOff - foot.touchdown;
  return stance > 0 ? stance : stance + strideFrames;
}

double midStance(const GaitFoot& foot, double strideFrames) {
  const double sum = foot.touchdown + foot.pushOff;
  return foot.touchdown <= foot.pushOff ? sum / 2 : std::fmod((sum + strideFrames) / 2, strideFrames);
}

LegTiming timingOf(const GaitFoot& foot, double strideFrames) {
  return {fractionOf(foot.touchdown / strideFrames), stanceFrames(foot, strideFrames) / strideFrames};
}

std::vector<LegChain> findLegChains(const Skeleton& skeleton, const GaitInfo& info) {
  const int torso = skeleton.find(info.torso);
  if (torso < 0) throw Error(fmt::format("the figure has no joint '{}' for the torso", info.torso));
  std::vector<LegChain> result;
  for (const GaitFoot& foot : info.feet) {
    const int ankle = skeleton.find(foot.name);
    if (ankle < 0) throw Error(fmt::format("the figure has no joint '{}' for a foot", foot.name));
    LegChain chain;
    int joint = ankle;
    for (; joint >= 0 && joint != torso; joint = skeleton.joints[static_cast<std::size_t>(joint)].parent)
      chain.joints.push_back(joint);
    if (joint < 0 || chain.joints.empty()) {
      throw Error(fmt::format("the foot '{}' is not below the torso '{}'", foot.name, info.torso));
    }
    std::reverse(chain.joints.begin(), chain.joints.end());
    result.push_back(std::move(chain));
  }
  return result;
}

}  // namespace footfall::gait
