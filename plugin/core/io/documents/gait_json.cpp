// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "base/scanner.h"
#include "io/documents/gait_text.h"
#include "io/json/json_document.h"
#include "io/json/json_values.h"

namespace footfall {
using namespace gait;

GaitInfo parseGaitJson(std::string_view text, const std::string& file) {
  const JsonDocument document(text, file, "gait");
  const JsonNode root = document.root();
  root.allowKeys({"footfall", "version", "torso", "feet", "hip_height", "stride_frames", "stride_start",
                  "stride_length", "frame_rate"});
  GaitInfo info;
  info.torso = root.at("torso").text();
  const JsonNode height = root.at("hip_height");
  info.hipHeight = numberAbove(height, 0, "m");
  if (const JsonNode node = root.find("stride_frames")) info.strideFrames = numberAbove(node, 0, "frames");
  if (const JsonNode node = root.find("stride_start")) {
    info.strideStart = node.number();
    if (info.strideStart < 0) node.fail(fmt::format("must be at least 0, got {:g}", info.strideStart));
  }
  if (const JsonNode node = root.find("stride_length")) info.strideLength = numberAbove(node, 0, "m");
  if (const JsonNode node = root.find("frame_rate"))
    info.frameRate = numberAbove(node, 0, "frames per second");
  for (const JsonNode& node : root.at("feet").items()) {
    node.allowKeys({"joint", "touchdown", "push_off"});
    GaitFoot foot{std::string(node.at("joint").text()), node.at("touchdown").number(),
                  node.at("push_off").number()};
    for (const char* key : {"touchdown", "push_off"}) {
      const double frame = node.at(key).number();
      if (!(frame >= 0 && frame < kMaxGaitFrame))
        node.at(key).fail(fmt::format("must be frame 0 to {:g}, got {:g}", kMaxGaitFrame, frame));
    }
    if (!standsForAWhile(foot))
      node.at("push_off").fail("equals the touchdown; a foot must stand for a while");
    for (const GaitFoot& other : info.feet) {
      if (other.name == foot.name)
        node.at("joint").fail(fmt::format("must differ from other feet, got '{}' twice", foot.name));
    }
    info.feet.push_back(foot);
  }
  if (info.feet.empty()) root.at("feet").fail("must hold at least one foot");
  return info;
}

std::string formatGaitJson(const GaitInfo& info) {
  const auto number = [](double value) { return formatNumber(value, 12); };
  std::string out = "{\n  \"footfall\": \"gait\",\n  \"version\": 1,\n  \"torso\": ";
  appendJsonText(out, info.torso);
  out += ",\n  \"hip_height\": " + number(info.hipHeight);
  if (info.strideFrames > 0) out += ",\n  \"stride_frames\": " + number(info.strideFrames);
  if (info.strideStart > 0) out += ",\n  \"stride_start\": " + number(info.strideStart);
  if (info.strideLength > 0) out += ",\n  \"stride_length\": " + number(info.strideLength);
  if (info.frameRate > 0) out += ",\n  \"frame_rate\": " + number(info.frameRate);
  out += ",\n  \"feet\": [";
  for (std::size_t i = 0; i < info.feet.size(); ++i) {
    out += i == 0 ? "\n    {\"joint\": " : ",\n    {\"joint\": ";
    appendJsonText(out, info.feet[i].name);
    out += ", \"touchdown\": " + number(info.feet[i].touchdown) +
           ", \"push_off\": " + number(info.feet[i].pushOff) + "}";
  }
  return out + "\n  ]\n}\n";
}

}  // namespace footfall
