// SPDX-License-Identifier: MIT
// Walks on footprints in the stand-in host, for the tests of their nodes and of ffWalk.
#pragma once

#include <mayahost/primitives.h>

#include <algorithm>
#include <cmath>

#include "figure/motion/pose.h"
#include "footprint/walk/walk.h"
#include "io/documents/track_json.h"
#include "maya/scene/animated_scene.h"

namespace footfall::maya {

// Nine prints of a human: standing, a walk that turns, a leap, standing. The third has times of its own.
inline const char* const kTrack = R"({"footfall": "track", "version": 1, "character": "human",
  "terrain": {"type": "flat"}, "start": "standing", "end": "standing", "prints": [
  {"side": "left", "position": [0.1, 0]}, {"side": "right", "position": [-0.1, 0]},
  {"side": "left", "position": [0.09, 0.6], "yaw": 5, "stance": 0.6, "step": 0.5},
  {"side": "right", "position": [-0.05, 1.25], "yaw": 10}, {"side": "left", "position": [0.3, 1.8], "yaw": 20},
  {"side": "right", "position": [0.6, 3.35], "yaw": 20}, {"side": "left", "position": [1.0, 3.9], "yaw": 20},
  {"side": "right", "position": [0.85, 4.3], "yaw": 20}, {"side": "left", "position": [1.05, 4.25], "yaw": 20}]})";

class WalkScene : public AnimatedScene {
 protected:
  using Names = std::vector<std::string>;

  static std::string quoted(const std::string& text) {
    std::string result = "\"";
    for (const char c : text) {
      if (c == '"' || c == '\\') result += '\\';
      result += c == '\n' ? ' ' : c;
    }
    return result + "\"";
  }
  static std::string text(const mayahost::CommandResult& result) { return std::get<std::string>(result); }
  static Names names(const mayahost::CommandResult& result) { return std::get<Names>(result); }
  // A walk from the track, its first footfall at frame 1.
  static std::string makeWalk(const std::string& flags = "") {
    go(1);
    return text(mel("ffWalk -json " + quoted(kTrack) + " " + flags));
  }
  // What the engine makes of the document, at the scene's rate.
  static footprint::Walk engineWalk(const std::string& document = kTrack) {
    const TrackDocument track = parseTrackJson(document, "test");
    footprint::WalkOptions options = track.options;
    options.frameRate = 24;
    return walkTrack(track.character, track.track, track.terrain, options);
  }
  static Vec3 triple(const std::string& plug) {
    const MPlug whole = mayahost::plug(plug);
    EXPECT_EQ(whole.isNull() ? 0 : whole.numChildren(), 3u) << plug;
    if (whole.isNull()) return Vec3::Zero();
    return {whole.child(0).asDouble(), whole.child(1).asDouble(), whole.child(2).asDouble()};
  }
  static void setSeconds(const std::string& plug, double value) {
    MTime time(value, MTime::kSeconds);
    ASSERT_EQ(mayahost::plug(plug).setMTime(time), MStatus::kSuccess) << plug;
  }
  // Every output that a rig could be driven by.
  static std::vector<double> shown(const std::string& solver = "walk1Shape") {
    std::vector<double> values;
    const auto add = [&values](const Vec3& v) { values.insert(values.end(), v.data(), v.data() + 3); };
    for (const char* plug :
         {".bodyTranslate", ".bodyRotate", ".com", ".rootTranslate", ".foot[0].footTranslate",
          ".foot[1].footTranslate", ".foot[0].footRotate", ".foot[1].poleTranslate", ".joint[3].jointRotate"})
      add(triple(solver + plug));
    for (const char* plug : {".phase", ".imbalance", ".step", ".energy", ".foot[1].toeBend"})
      values.push_back(mayahost::plug(solver + plug).asDouble());
    return values;
  }
  static std::vector<std::vector<double>> playWalk(const std::vector<double>& frames) {
    std::vector<std::vector<double>> all;
    for (const double frame : frames) {
      go(frame);
      all.push_back(shown());
    }
    return all;
  }
};

}  // namespace footfall::maya
