// SPDX-License-Identifier: MIT
// Writes .usda: a SkelRoot with Skeleton, SkelAnimation and the suite's body as a skinned mesh.
#include <algorithm>
#include <cctype>
#include <cmath>
#include <map>
#include <set>

#include <fmt/format.h>

#include "base/error.h"
#include "base/scanner.h"
#include "figure/motion/pose.h"
#include "io/formats.h"
#include "io/gltf/gltf_body.h"
#include "io/json/json_document.h"
#include "scene/up_axis.h"

namespace footfall {
namespace {

constexpr const char* kOrderNames[] = {"XYZ", "YZX", "ZXY", "XZY", "YXZ", "ZYX"};
constexpr const char* kKindNames[] = {"joint", "transform", "endSite"};

// A name that USD takes: letters, digits and underscores.
std::string primName(const std::string& name) {
  std::string plain;
  for (const char c : name.substr(name.find_last_of("|:") + 1))
    plain += std::isalnum(static_cast<unsigned char>(c)) && static_cast<unsigned char>(c) < 128 ? c : '_';
  if (plain.empty() || std::isdigit(static_cast<unsigned char>(plain[0]))) plain = "_" + plain;
  return plain;
}

std::string quotedUsd(const std::string& text) {
  std::string out = "\"";
  for (const char c : validUtf8(text)) {
    if (c == '"' || c == '\\') out += '\\';
    out += c == '\n' || c == '\r' ? ' ' : c;
  }
  return out + "\"";
}

class UsdaWriter {
 public:
  UsdaWriter(const Motion& motion, const WriteOptions& options, double metresPerUnit, UpAxis up)
      : motion_(motion), skeleton_(motion.skeleton), options_(options), unit_(metresPerUnit), up_(up) {}

  std::string write() {
    const double rate = 1 / motion_.frameTime;
    first_ = std::round(motion_.startTime * rate);
    const std::string figure = primName(options_.name.empty() ? "Figure" : options_.name);
    out_ = "#usda 1.0\n(\n    defaultPrim = " + quotedUsd(figure) + "\n    doc = \"Footfall\"\n";
    const double whole = std::round(rate);
    const double shown = std::abs(rate - whole) < 1e-9 * rate ? whole : rate;
    line("    endTimeCode = {}",
         number(first_ + static_cast<double>(std::max<std::size_t>(motion_.frames(), 1) - 1)));
    line("    framesPerSecond = {}", number(shown));
    line("    metersPerUnit = {}", number(unit_));
    line("    startTimeCode = {}", number(first_));
    line("    timeCodesPerSecond = {}", number(shown));
    line("    upAxis = \"{}\"\n)\n", nameOf(up_));
    line(
        "def SkelRoot \"{}\" (\n    prepend apiSchemas = [\"SkelBindingAPI\"]\n    kind = "
        "\"component\"\n)\n{{",
        figure);
    nameJoints();
    writeExtent();
    line("    rel skel:skeleton = </{}/Skeleton>\n    rel skel:animationSource = </{}/Animation>\n", figure,
         figure);
    writeSkeleton(figure);
    writeAnimation();
    if (options_.skin) writeBodies(figure);
    out_ += "}\n";
    return std::move(out_);
  }

 private:
  template <typename... Arguments>
  void line(fmt::format_string<Arguments...> text, Arguments&&... arguments) {
    fmt::format_to(std::back_inserter(out_), text, std::forward<Arguments>(arguments)...);
    out_ += '\n';
  }
  static std::string number(double value) { return formatNumber(value); }
  void put(double value) { appendNumber(out_, value, 9); }
  void put(const Vec3& v) {
    out_ += '(';
    put(v.x());
    out_ += ", ";
    put(v.y());
    out_ += ", ";
    put(v.z());
    out_ += ')';
  }
  template <typename Values, typename Each>
  void list(const char* head, const Values& values, Each&& each) {
    out_ += head;
    out_ += " = [";
    for (std::size_t i = 0; i < values.size(); ++i) {
      if (i > 0) out_ += ", ";
      each(values[i]);
    }
    out_ += "]";
  }

  void nameJoints() {
    std::set<std::string> taken;
    for (const Joint& joint : skeleton_.joints) {
      const std::string above = joint.parent < 0 ? "" : paths_[static_cast<std::size_t>(joint.parent)] + "/";
      const std::string name = primName(joint.name);
      std::string path = above + name;
      for (int i = 1; !taken.insert(path).second; ++i) path = fmt::format("{}{}_{}", above, name, i);
      paths_.push_back(path);
    }
    rest_ = restPose(skeleton_);
    worldFromLocal(skeleton_, rest_, bind_);
  }

  void putMatrix(const Vec3& position, const Quat& rotation) {
    const Mat3 m = rotation.toRotationMatrix();
    out_ += "( ";
    for (int r = 0; r < 3; ++r) {  // on row vectors: transposed
      out_ += '(';
      for (int c = 0; c < 3; ++c) {
        appendNumber(out_, std::abs(m(c, r)) < 1e-17 ? 0 : m(c, r));
        out_ += ", ";
      }
      out_ += "0), ";
    }
    out_ += '(';
    for (int c = 0; c < 3; ++c) {
      appendNumber(out_, position[c] / unit_);
      out_ += ", ";
    }
    out_ += "1) )";
  }

  // The box around all joints over the motion, and around the body.
  void writeExtent() {
    Vec3 low = Vec3::Constant(1e300), high = -low;
    Pose world;
    for (std::size_t f = 0; f < std::max<std::size_t>(motion_.frames(), 1); ++f) {
      if (motion_.frames() > 0) {
        worldPose(motion_, f, world);
      } else {
        world = bind_;
      }
      for (const Vec3& at : world.position) {
        low = low.cwiseMin(at);
        high = high.cwiseMax(at);
      }
    }
    const Vec3 room = Vec3::Constant(0.15 * (high - low).maxCoeff());
    out_ += "    float3[] extent = [";
    put(Vec3((low - room) / unit_));
    out_ += ", ";
    put(Vec3((high + room) / unit_));
    out_ += "]\n";
  }

  void writeSkeleton(const std::string& figure) {
    line("    def Skeleton \"Skeleton\" (\n        prepend apiSchemas = [\"SkelBindingAPI\"]\n    )\n    {{");
    const auto text = [&](const std::string& value) { out_ += quotedUsd(value); };
    list("        uniform token[] joints", paths_, text);
    list("\n        uniform token[] jointNames", skeleton_.joints, [&](const Joint& j) { text(j.name); });
    list("\n        custom uniform token[] footfall:jointKinds", skeleton_.joints,
         [&](const Joint& j) { text(kKindNames[static_cast<int>(j.kind)]); });
    list("\n        custom uniform token[] footfall:rotationOrders", skeleton_.joints,
         [&](const Joint& j) { text(kOrderNames[static_cast<int>(j.rotationOrder)]); });
    std::vector<std::size_t> all(skeleton_.size());
    for (std::size_t j = 0; j < all.size(); ++j) all[j] = j;
    list("\n        uniform matrix4d[] bindTransforms", all,
         [&](std::size_t j) { putMatrix(bind_.position[j], bind_.rotation[j]); });
    list("\n        uniform matrix4d[] restTransforms", all,
         [&](std::size_t j) { putMatrix(rest_.position[j], rest_.rotation[j]); });
    line(
        "\n        uniform token purpose = \"guide\"\n        rel skel:animationSource = </{}/Animation>\n   "
        " }}\n",
        figure);
  }

  template <typename Each>
  void timeSamples(const char* head, Each&& each) {
    line("        {}.timeSamples = {{", head);
    Pose local;
    for (std::size_t f = 0; f < motion_.frames(); ++f) {
      localPose(motion_, f, local);
      out_ += "            ";
      appendNumber(out_, first_ + static_cast<double>(f));
      out_ += ": [";
      for (std::size_t j = 0; j < skeleton_.size(); ++j) {
        if (j > 0) out_ += ", ";
        each(local, j);
      }
      out_ += "],\n";
    }
    out_ += "        }\n";
  }

  void writeAnimation() {
    line("    def SkelAnimation \"Animation\"\n    {{");
    list("        uniform token[] joints", paths_,
         [&](const std::string& value) { out_ += quotedUsd(value); });
    out_ += '\n';
    // A quaternion and its negative are one turn: the one nearer to the frame before, so that what is between
    // two samples turns the short way.
    std::vector<Quat> before(skeleton_.size(), Quat::Identity());
    if (motion_.frames() > 0) {
      timeSamples("quatf[] rotations", [&](const Pose& local, std::size_t j) {
        Quat q = local.rotation[j].normalized();
        if (q.dot(before[j]) < 0) q.coeffs() *= -1;
        before[j] = q;
        out_ += '(';
        put(q.w());
        for (const double part : {q.x(), q.y(), q.z()}) {
          out_ += ", ";
          put(part);
        }
        out_ += ')';
      });
      timeSamples("float3[] translations",
                  [&](const Pose& local, std::size_t j) { put(Vec3(local.position[j] / unit_)); });
    }
    list("        half3[] scales", paths_, [&](const std::string&) { out_ += "(1, 1, 1)"; });
    out_ += "\n    }\n";
  }

  void writeBodies(const std::string& figure) {
    int number = 0;
    for (const GltfBody& body : makeGltfBodies(skeleton_, options_.body.get())) {
      if (body.vertices.empty()) continue;
      line("\n    def Mesh \"Body{}\" (\n        prepend apiSchemas = [\"SkelBindingAPI\"]\n    )\n    {{",
           number == 0 ? "" : fmt::format("_{}", number));
      ++number;
      std::vector<std::uint32_t> corners;
      std::vector<Vec3> colours;
      const Vec3 sides[] = {{0.745, 0.144, 0.011}, {0.323, 0.367, 0.423}, {0, 0.168, 0.445}};
      for (std::size_t side = 0; side < 3; ++side) {
        corners.insert(corners.end(), body.corners[side].begin(), body.corners[side].end());
        colours.insert(colours.end(), body.corners[side].size() / 3, sides[side]);
      }
      const std::vector<std::size_t> triangles(corners.size() / 3, 3);
      Vec3 low = Vec3::Constant(1e300), high = -low;
      for (const GltfBody::Vertex& vertex : body.vertices) {
        low = low.cwiseMin(vertex.position);
        high = high.cwiseMax(vertex.position);
      }
      out_ += "        float3[] extent = [";
      put(Vec3(low / unit_));
      out_ += ", ";
      put(Vec3(high / unit_));
      out_ += "]\n";
      const auto whole = [&](auto value) { fmt::format_to(std::back_inserter(out_), "{}", value); };
      list("        int[] faceVertexCounts", triangles, whole);
      list("\n        int[] faceVertexIndices", corners, whole);
      list("\n        point3f[] points", body.vertices,
           [&](const GltfBody::Vertex& v) { put(Vec3(v.position / unit_)); });
      list("\n        normal3f[] normals", body.vertices, [&](const GltfBody::Vertex& v) { put(v.normal); });
      out_ += " (\n            interpolation = \"vertex\"\n        )";
      list("\n        color3f[] primvars:displayColor", colours, [&](const Vec3& colour) { put(colour); });
      out_ += " (\n            interpolation = \"uniform\"\n        )";
      list("\n        int[] primvars:skel:jointIndices", body.vertices,
           [&](const GltfBody::Vertex& v) { whole(body.joints[v.bone]); });
      out_ += " (\n            elementSize = 1\n            interpolation = \"vertex\"\n        )";
      list("\n        float[] primvars:skel:jointWeights", body.vertices,
           [&](const GltfBody::Vertex&) { out_ += '1'; });
      out_ += " (\n            elementSize = 1\n            interpolation = \"vertex\"\n        )\n";
      line(
          "        matrix4d primvars:skel:geomBindTransform = ( (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), "
          "(0, 0, 0, 1) )");
      line(
          "        rel skel:skeleton = </{}/Skeleton>\n        uniform token subdivisionScheme = \"none\"\n  "
          "  }}",
          figure);
    }
  }

  const Motion& motion_;
  const Skeleton& skeleton_;
  const WriteOptions& options_;
  double unit_, first_ = 0;
  UpAxis up_;
  std::vector<std::string> paths_;
  Pose rest_, bind_;
  std::string out_;
};

}  // namespace

std::string formatUsda(const Scene& scene, const WriteOptions& options, WriteReport& report) {
  Motion motion = scene.motion ? atRate(*scene.motion, options.frameRate, report)
                               : motionFromCurves(scene, options.frameRate, &report);
  if (motion.skeleton.joints.empty()) throw Error("a USD file needs a skeleton: the motion has no joints");
  const double unit = options.metresPerUnit > 0 ? options.metresPerUnit : 0.01;
  const UpAxis up = options.up.value_or(UpAxis::Y);
  turnUp(motion, UpAxis::Y, up);
  report.exact = false;
  report.angularError = std::max(report.angularError, 2e-7);
  report.notes.push_back("USD holds rotations and positions in single precision, one sample per frame");
  return UsdaWriter(motion, options, unit, up).write();
}

}  // namespace footfall
