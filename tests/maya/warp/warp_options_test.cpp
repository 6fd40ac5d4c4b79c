// SPDX-License-Identifier: MIT
// Every option of the tables on the nodes of warps, timings and blends.
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "core/warp/other_value.h"
#include "curve/time_map_table.h"
#include "io/documents/warp_json.h"
#include "maya/scene/animated_scene.h"
#include "warp/blend/blend_table.h"
#include "warp/warp_table.h"

namespace footfall::maya {
using namespace warp;

namespace {

using ::testing::IsEmpty;

constexpr double kFrame = 1.0 / 24;

// What a plug shows, as its row has it; times in seconds.
OptionValue shown(const MPlug& plug, const OptionInfo& row) {
  switch (row.kind) {
    case OptionKind::Number:
      return row.plug == OptionPlug::Time ? plug.asMTime().as(MTime::kSeconds) : plug.asDouble();
    case OptionKind::Toggle:
      return plug.asBool();
    case OptionKind::Choice:
      return row.words.at(static_cast<std::size_t>(plug.asShort()));
    default:
      return std::string(plug.asString().asUTF8());
  }
}

// The options that the attributes of a node, or of an element of it, show.
template <typename Options>
Options optionsAt(const std::string& node, const OptionTable<Options>& table) {
  Options options;
  for (const Option<Options>& row : table) {
    const MPlug plug = mayahost::plug(node + "." + row.attribute);
    EXPECT_FALSE(plug.isNull()) << node << "." << row.attribute;
    EXPECT_EQ(mayahost::plug(node + "." + row.brief), plug) << row.brief;
    if (!plug.isNull()) row.setValue(options, shown(plug, row));
  }
  return options;
}

// Numbers within rounding of the units they went through.
template <typename Options>
void expectSame(const OptionTable<Options>& table, const Options& a, const Options& b, double timeUnit) {
  for (const Option<Options>& row : table) {
    if (row.kind != OptionKind::Number) {
      EXPECT_TRUE(row.same(a, b)) << row.attribute;
      continue;
    }
    const double unit = row.plug == OptionPlug::Time ? timeUnit : 1;
    EXPECT_NEAR(std::get<double>(row.value(a)), unit * std::get<double>(row.value(b)), 1e-9) << row.attribute;
  }
}

class WarpOptionsTest : public AnimatedScene {
 protected:
  // By the command, from a document.
  void apply(const WarpRequest& request) {
    const auto file =
        std::filesystem::temp_directory_path() / fmt::format("footfall_options_{}.json", ::getpid());
    std::ofstream(file) << formatWarpJson(request);
    mel(fmt::format("ffWarp -keys \"{}\"", file.string()));
    std::filesystem::remove(file);
  }
};

TEST_F(WarpOptionsTest, NewNodesHaveTheDefaults) {
  mayahost::createNode("ffTimeWarp", "timing");
  expectSame(timeMapTable(), optionsAt("timing", timeMapTable()), TimeMapOptions(), 1);
  expectSame(timeKeyTable(), optionsAt("timing.keys[0]", timeKeyTable()), TimeKey(), 1);
  mayahost::createNode("ffMotionBlend", "blend");
  expectSame(fadeTable(), optionsAt("blend", fadeTable()), Fade(), 1);
  mayahost::createNode("ffMotionWarp", "warp");
  const auto& controls = warpControlTable<WarpLayer>();
  expectSame(controls, optionsAt("warp.warp[0]", controls), WarpLayer(), 1);
  const auto& key = warpKeyTable<LayerKey>();
  expectSame(key, optionsAt("warp.warp[0].key[0]", key), LayerKey(), 1);
  EXPECT_EQ(optionsAt("warp.warp[0]", easedRangeTable()).time.end, 1);  // a second, once it is switched on
}

// A document with every option at another value than its default: the nodes show the same options.
TEST_F(WarpOptionsTest, EveryOptionOfADocumentReachesTheNodes) {
  makeFigure();
  WarpRequest request;
  ChannelWarp& warp = request.channels.emplace_back();
  warp.channels = {{"hips.translateX", 1}};
  changeAll(warpControlTable<WarpControls>(), static_cast<WarpControls&>(warp));
  changeAll(easedRangeTable(), warp.range.emplace());
  warp.range->time.end = 28;
  warp.keys.resize(2);
  warp.keys[0].time = 1;
  warp.keys[1].time = 30;
  warp.keys[1].value = 4;
  changeAll(warpKeyTable<WarpKey>(), warp.keys[1]);
  request.time = {{1, 1}, {30, 20}};
  changeAll(timeKeyTable(), request.time[1]);
  request.timeInterpolation = TimeInterpolation::Linear;
  apply(request);

  const auto& controls = warpControlTable<WarpLayer>();
  const WarpLayer layer = optionsAt("ffMotionWarp1.warp[0]", controls);
  EXPECT_EQ(layer.name, warp.name);
  EXPECT_EQ(layer.muted, warp.muted);
  EXPECT_EQ(layer.weight, warp.weight);
  EXPECT_EQ(layer.interpolation, warp.interpolation);
  expectSame(easedRangeTable(), optionsAt("ffMotionWarp1.warp[0]", easedRangeTable()), *warp.range, kFrame);
  const LayerKey key = optionsAt("ffMotionWarp1.warp[0].key[1]", warpKeyTable<LayerKey>());
  EXPECT_EQ(key.tension, warp.keys[1].tension);
  EXPECT_EQ(key.continuity, warp.keys[1].continuity);
  EXPECT_EQ(key.bias, warp.keys[1].bias);
  expectSame(timeKeyTable(), optionsAt("ffTimeWarp1.keys[1]", timeKeyTable()), request.time[1], kFrame);
  EXPECT_EQ(optionsAt("ffTimeWarp1", timeMapTable()).interpolation, TimeInterpolation::Linear);
  EXPECT_THAT(errors(), IsEmpty());
}

}  // namespace
}  // namespace footfall::maya
