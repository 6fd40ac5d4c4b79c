// SPDX-License-Identifier: MIT
// What a file holds, whatever its format; read and written by extension.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/progress.h"
#include "curve/curve_set.h"
#include "figure/motion.h"
#include "figure/skeleton.h"

namespace footfall {

class MayaAscii;  // io/maya_ascii.h

// Keyed formats (.ma, .anim, .gltf, .glb, .json) fill skeleton and curves; sampled ones (.bvh, .amc, .json)
// motion.
struct Scene {
  Skeleton skeleton;             // joints and transforms at rest (empty where motion is set: see there)
  CurveSet curves;               // seconds; centimetres, radians
  std::optional<Motion> motion;  // sampled channels with their own skeleton

  // The units the file counts in, for reports and for writing it back.
  double frameRate = 24;          // frames a second
  std::string linearUnit = "cm";  // a name that metresPer knows, or "unit" for a format without one (BVH)
  double metresPerUnit = 0.01;    // of linearUnit
  std::string angularUnit = "deg";
  TimeRange range;  // seconds: the file's own statement where it makes one, else its keys or frames

  // The .ma text this scene was read from: writing .ma again changes only what differs from it.
  std::shared_ptr<const MayaAscii> source;
  std::vector<std::string> notes;  // what a reader should tell the user: guesses, things passed over

  const Skeleton& figure() const { return motion ? motion->skeleton : skeleton; }
};

struct ReadOptions {
  double metresPerUnit =
      0;            // of formats that do not say (BVH): 0 guesses from the figure's size and notes it
  std::string asf;  // the skeleton of an .amc; empty: the .asf beside it, or the only one in its folder
};

struct WriteOptions {
  double tolerance = 1e-4;  // metres and radians: how far a curve may be from what a format can hold exactly
  double frameRate = 0;     // of sampled formats; 0: the scene's
  bool skin = true;         // glTF: a simple body on the joints, so that viewers show something
  bool reduce = false;      // fit sampled channels to few keys within tolerance instead of a key a frame
};

// What writing did to the data. Exact: keys and tangents were kept as they were.
struct WriteReport {
  bool exact = true;
  double linearError = 0;   // metres: bound of the distance to the source's curves, where keys were added
  double angularError = 0;  // radians
  std::vector<std::string> notes;
};

// Throws Error: an unknown extension (the message lists the known ones), or what is wrong with the file, and
// where.
Scene readScene(const std::string& path, const ReadOptions& options = {});
WriteReport writeScene(const Scene& scene, const std::string& path, const WriteOptions& options = {});

// The lower-case extension with its dot, ".bvh".
std::string extensionOf(const std::string& path);
bool isReadable(const std::string& extension);
bool isWritable(const std::string& extension);
// False of a .json file that is another document than a scene; what is wrong with a file, reading it says.
bool mayHoldScene(const std::string& path);

// Between the two kinds of content.
// Curves with a key a frame (linear tangents): exact at the frames. With options.reduce, few keys within
// tolerance.
CurveSet curvesFromMotion(const Motion& motion, const WriteOptions& options = {});
Scene keyedScene(const Scene& scene, const WriteOptions& options,
                 WriteReport& report);  // scene.motion is set
// The figure's channels at a steady rate over the scene's range (0: the scene's rate). Exact at the frames;
// the report, where given, is told how far off between them.
Motion motionFromCurves(const Scene& scene, double frameRate = 0, WriteReport* report = nullptr);
// Curves that go on before or after their keys get keys to the ends of the scene's range; the report says how
// many.
Scene withoutInfinity(const Scene& scene, WriteReport& report);
// Puts an edited motion back into the keyed scene it was sampled from: the channels in which `after` differs
// from `before` get curves with a key a frame, everything else in the scene stays. Throws Error for a figure
// with scale.
void keyChanges(Scene& scene, const Motion& before, const Motion& after);
// At another rate (0: as it is); the report is told how far the joints are off at the frames before, and what
// is cut off after the last new frame.
Motion atRate(const Motion& motion, double frameRate, WriteReport& report);

}  // namespace footfall
