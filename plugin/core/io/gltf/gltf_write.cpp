// SPDX-License-Identifier: MIT
// Writes glTF 2.0: nodes for the joints, one animation, and a solid body.
#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <map>
#include <sstream>
#include <unordered_map>

#include <fmt/format.h>
#include <tiny_gltf.h>

#include "io/formats.h"
#include "io/gltf/gltf_body.h"
#include "io/gltf/gltf_fit.h"
#include "io/gltf/gltf_report.h"
#include "io/gltf/gltf_rewrite.h"
#include "io/json/json_document.h"

namespace footfall {
namespace {

constexpr const char* kPaths[] = {"translation", "rotation", "scale"};

const std::vector<double> kLeftColour{0, 0.168, 0.445, 1}, kRightColour{0.745, 0.144, 0.011, 1},
    kMiddleColour{0.323, 0.367, 0.423, 1};

// A node's animated properties: its curves by attribute.
struct NodeCurves {
  std::array<std::array<const Curve*, 3>, 3> curves{};  // of kPaths, x y z
};

tinygltf::Value extra(tinygltf::Value::Object content) {
  return tinygltf::Value(tinygltf::Value::Object{{"footfall", tinygltf::Value(std::move(content))}});
}

class GltfWriter {
 public:
  GltfWriter(const Scene& scene, const WriteOptions& options, WriteReport& report)
      : scene_(scene), options_(options), report_(report), skeleton_(scene.figure()) {}

  std::string write(bool binary) {
    model_.asset.version = "2.0";
    model_.asset.generator = "Footfall";
    model_.scenes.resize(1);
    model_.defaultScene = 0;
    model_.buffers.resize(1);
    sortCurves();
    addNodes();
    addAnimation();
    addBodies();
    markKinds();
    if (model_.buffers[0].data.empty()) model_.buffers.clear();
    if (model_.nodes.empty()) {
      model_.scenes.clear();
      model_.defaultScene = -1;
    }
    tinygltf::TinyGLTF gltf;
    std::ostringstream stream;
    if (!gltf.WriteGltfSceneToStream(&model_, stream, true, binary)) throw Error("glTF could not be written");
    return stream.str();
  }

 private:
  // Which curve moves what. Nodes the skeleton does not know become roots.
  void sortCurves() {
    std::unordered_map<std::string, std::size_t> indices;
    for (std::size_t i = 0; i < skeleton_.size(); ++i) indices.emplace(skeleton_.joints[i].name, i);
    nodeCurves_.resize(skeleton_.size());
    std::vector<std::string> left;
    std::size_t strays = 0;
    for (const NamedCurve& named : scene_.curves) {
      const int channel = channelOf(named);
      if (channel < 0) left.push_back(named.name());
      if (channel < 0 || named.curve.empty()) continue;
      const auto [at, unknown] = indices.try_emplace(named.node, skeleton_.size());
      if (unknown) {
        const int found = scene_.figure().find(named.node);
        if (found >= 0) {
          at->second = static_cast<std::size_t>(found);
        } else {
          ++strays;
          Joint joint;
          joint.name = named.node;
          joint.kind = JointKind::Transform;
          skeleton_.joints.push_back(joint);
          nodeCurves_.emplace_back();
        }
      }
      const auto index = static_cast<std::size_t>(channel);
      nodeCurves_[at->second].curves[index / 3][index % 3] = &named.curve;
      noteInfinity(named);
    }
    if (strays > 0) note("{} without a place in the skeleton became roots", gltfCounted(strays, "node"));
    noteLeftOut(left);
  }

  // 0 to 8: translate, rotate, scale by x, y, z; -1: nothing glTF can hold.
  static int channelOf(const NamedCurve& named) {
    if (named.curve.input() != CurveInput::Time) return -1;
    for (int i = 0; i < 9; ++i) {
      if (named.attribute == attributeName(static_cast<ChannelKind>(i))) return i;
    }
    return -1;
  }

  void noteInfinity(const NamedCurve& named) {
    const bool pre = named.curve.preInfinity() != Infinity::Constant;
    const bool post = named.curve.postInfinity() != Infinity::Constant;
    if (named.curve.keys().size() < 2 || (!pre && !post)) return;
    report_.exact = false;
    note("{}: runs on {} its keys, which glTF cannot hold; it stays at its end value there", named.name(),
         pre && post ? "before and after"
         : pre       ? "before"
                     : "after");
  }

  void noteLeftOut(const std::vector<std::string>& names) {
    if (names.empty()) return;
    report_.exact = false;
    std::string list;
    for (std::size_t i = 0; i < std::min<std::size_t>(names.size(), 5); ++i)
      list += (i > 0 ? ", " : "") + names[i];
    if (names.size() > 5) list += fmt::format(" and {} more", names.size() - 5);
    note("glTF has no place for these attributes, which were left out: {}", list);
  }

  template <typename... Arguments>
  void note(fmt::format_string<Arguments...> text, Arguments&&... arguments) {
    report_.notes.push_back(fmt::format(text, std::forward<Arguments>(arguments)...));
  }

  void addNodes() {
    for (std::size_t i = 0; i < skeleton_.size(); ++i) {
      const Joint& joint = skeleton_.joints[i];
      tinygltf::Node node;
      node.name = validUtf8(joint.name);
      const Quat rotation = gltfRotationOf(joint);
      const auto set = [](std::vector<double>& to, std::initializer_list<double> values) {
        for (const double value : values) {
          if (!std::isfinite(value) || std::abs(value) > 3e38) {
            throw Error("a joint at rest reaches values beyond glTF's single precision");
          }
          to.push_back(value);
        }
      };
      if (!joint.translation.isZero(0))
        set(node.translation, {joint.translation.x(), joint.translation.y(), joint.translation.z()});
      if (!rotation.vec().isZero(0))
        set(node.rotation, {rotation.x(), rotation.y(), rotation.z(), rotation.w()});
      if (joint.scale != Vec3::Ones()) set(node.scale, {joint.scale.x(), joint.scale.y(), joint.scale.z()});
      model_.nodes.push_back(std::move(node));
      auto& siblings = joint.parent >= 0 ? model_.nodes[static_cast<std::size_t>(joint.parent)].children
                                         : model_.scenes[0].nodes;
      siblings.push_back(static_cast<int>(i));
    }
  }

  void addAnimation() {
    double first = 0;
    std::size_t keys = 0;
    for (const NodeCurves& node : nodeCurves_) {
      for (const auto& path : node.curves) {
        for (const Curve* curve : path) {
          if (!curve) continue;
          first = std::min(first, curve->keys().front().time);
          keys += curve->keys().size();
        }
      }
    }
    const double rate = options_.frameRate > 0 ? options_.frameRate : scene_.frameRate;
    const GltfFitOptions fitOptions{first, options_.tolerance, 1 / rate};
    std::vector<Channel> channels = animatedChannels();
    // Each on its own, so that any number of threads gives the same file; few keys are not worth a thread.
#pragma omp parallel for schedule(dynamic) if (keys > 10000)
    for (std::size_t i = 0; i < channels.size(); ++i) fit(channels[i], fitOptions);
    tinygltf::Animation animation;
    animation.name = validUtf8(options_.name);
    for (const Channel& channel : channels) addChannel(animation, channel);
    reportGltfSampled(sampledError_, report_);
    if (animation.channels.empty()) return;
    animation.extras =
        extra({{"startTime", tinygltf::Value(first)}, {"frameRate", tinygltf::Value(scene_.frameRate)}});
    model_.animations.push_back(std::move(animation));
  }

  struct Channel {
    std::size_t node = 0, path = 0;
    GltfFit fit;
    std::string fault;  // why there is no fit
  };

  std::vector<Channel> animatedChannels() const {
    std::vector<Channel> channels;
    for (std::size_t node = 0; node < nodeCurves_.size(); ++node) {
      for (std::size_t path = 0; path < 3; ++path) {
        if (nodeCurves_[node].curves[path] != std::array<const Curve*, 3>{})
          channels.push_back({node, path, {}, {}});
      }
    }
    return channels;
  }

  void fit(Channel& channel, const GltfFitOptions& options) const {
    try {
      channel.fit = fitGltfTrack(gltfPropertyOf(skeleton_.joints[channel.node], channel.path,
                                                nodeCurves_[channel.node].curves[channel.path]),
                                 options);
    } catch (const Error& error) {
      channel.fault = error.message();
    }
  }

  void addChannel(tinygltf::Animation& animation, const Channel& source) {
    const GltfFit& fit = source.fit;
    const std::string name = skeleton_.joints[source.node].name + ": " + kPaths[source.path];
    if (!source.fault.empty()) throw Error(name + " " + source.fault);
    reportGltfFit(fit, name, source.path, report_, sampledError_);
    using Interpolation = GltfTrack::Interpolation;
    tinygltf::AnimationSampler sampler;
    sampler.interpolation = fit.track.interpolation == Interpolation::Step     ? "STEP"
                            : fit.track.interpolation == Interpolation::Linear ? "LINEAR"
                                                                               : "CUBICSPLINE";
    const auto [times, unknown] = timeAccessors_.try_emplace(fit.track.times, -1);
    if (unknown) times->second = addFloats(fit.track.times, TINYGLTF_TYPE_SCALAR, true, animationView(), 0);
    sampler.input = times->second;
    sampler.output = addFloats(fit.track.values, source.path == 1 ? TINYGLTF_TYPE_VEC4 : TINYGLTF_TYPE_VEC3,
                               false, animationView(), 0);
    tinygltf::AnimationChannel channel;
    channel.sampler = static_cast<int>(animation.samplers.size());
    channel.target_node = static_cast<int>(source.node);
    channel.target_path = kPaths[source.path];
    animation.samplers.push_back(std::move(sampler));
    animation.channels.push_back(std::move(channel));
  }

  // Puts bytes at the end of the buffer, at a multiple of four; returns where.
  std::size_t append(const void* bytes, std::size_t size) {
    std::vector<unsigned char>& data = model_.buffers[0].data;
    data.resize((data.size() + 3) / 4 * 4);
    const std::size_t at = data.size();
    if (at + size > std::numeric_limits<std::uint32_t>::max())
      throw Error("is larger than the 4 GB glTF can hold");
    data.resize(at + size);
    std::memcpy(data.data() + at, bytes, size);
    return at;
  }

  int addView(std::size_t offset, std::size_t size, int target) {
    tinygltf::BufferView view;
    view.buffer = 0;
    view.byteOffset = offset;
    view.byteLength = size;
    view.target = target;
    model_.bufferViews.push_back(view);
    return static_cast<int>(model_.bufferViews.size()) - 1;
  }

  // All tracks share one view of the buffer; they are written before anything else.
  std::size_t animationView() {
    if (model_.bufferViews.empty()) addView(0, 0, 0);
    return 0;
  }

  int addAccessor(std::size_t view, std::size_t offset, std::size_t count, int type, int component) {
    tinygltf::Accessor accessor;
    accessor.bufferView = static_cast<int>(view);
    accessor.byteOffset = offset;
    accessor.count = count;
    accessor.type = type;
    accessor.componentType = component;
    model_.accessors.push_back(accessor);
    return static_cast<int>(model_.accessors.size()) - 1;
  }

  int addFloats(const std::vector<float>& values, int type, bool bounds, std::size_t view,
                std::size_t viewOffset) {
    const std::size_t offset = append(values.data(), values.size() * sizeof(float));
    model_.bufferViews[view].byteLength = model_.buffers[0].data.size() - viewOffset;
    const std::size_t width =
        static_cast<std::size_t>(tinygltf::GetNumComponentsInType(static_cast<std::uint32_t>(type)));
    const int accessor =
        addAccessor(view, offset - viewOffset, values.size() / width, type, TINYGLTF_COMPONENT_TYPE_FLOAT);
    if (!bounds) return accessor;
    auto& low = model_.accessors.back().minValues;
    auto& high = model_.accessors.back().maxValues;
    for (std::size_t i = 0; i < values.size(); ++i) {
      const double value = static_cast<double>(values[i]);
      if (i < width) {
        low.push_back(value);
        high.push_back(value);
      }
      low[i % width] = std::min(low[i % width], value);
      high[i % width] = std::max(high[i % width], value);
    }
    return accessor;
  }

  // A view of its own, as vertex attributes and matrices want.
  int addOwnFloats(const std::vector<float>& values, int type, bool bounds, int target) {
    const std::size_t offset = (model_.buffers[0].data.size() + 3) / 4 * 4;
    const int view = addView(offset, 0, target);
    return addFloats(values, type, bounds, static_cast<std::size_t>(view), offset);
  }

  template <typename Number>
  int addOwnNumbers(const std::vector<Number>& values, int type, int component, int target) {
    const std::size_t size = values.size() * sizeof(Number);
    const std::size_t offset = append(values.data(), size);
    const int view = addView(offset, size, target);
    const auto width =
        static_cast<std::size_t>(tinygltf::GetNumComponentsInType(static_cast<std::uint32_t>(type)));
    return addAccessor(static_cast<std::size_t>(view), 0, values.size() / width, type, component);
  }

  // Without a body there is still a skin: it tells viewers and Blender that the nodes are the joints of one
  // figure.
  void addBodies() {
    const std::vector<GltfBody> bodies = makeGltfBodies(skeleton_, options_.body.get());
    const bool shown = std::any_of(bodies.begin(), bodies.end(),
                                   [](const GltfBody& body) { return !body.vertices.empty(); });
    if (!shown && skeleton_.size() > 0 && options_.skin)
      note("the skeleton's size at rest gives no body; viewers will show nothing");
    for (const GltfBody& body : bodies) {
      const auto isJoint = [&](int joint) {
        return skeleton_.joints[static_cast<std::size_t>(joint)].kind != JointKind::Transform;
      };
      if (options_.skin ? !body.vertices.empty()
                        : std::any_of(body.joints.begin(), body.joints.end(), isJoint))
        addBody(body);
    }
  }

  void addBody(const GltfBody& body) {
    std::vector<float> binds;
    for (const Eigen::Matrix4d& matrix : body.inverseBinds) {
      for (int i = 0; i < 16; ++i) binds.push_back(static_cast<float>(matrix.data()[i]));  // column by column
    }
    tinygltf::Skin skin;
    skin.joints = body.joints;
    skin.inverseBindMatrices = addOwnFloats(binds, TINYGLTF_TYPE_MAT4, false, 0);
    model_.skins.push_back(skin);
    if (!options_.skin) return;
    tinygltf::Node node;
    node.name = "body";
    node.mesh = addMesh(body);
    node.skin = static_cast<int>(model_.skins.size()) - 1;
    node.extras = extra({{"kind", tinygltf::Value(std::string("body"))}});
    model_.scenes[0].nodes.push_back(static_cast<int>(model_.nodes.size()));
    model_.nodes.push_back(node);
  }

  // One material per side: viewers that pass over colours of vertices show them, too.
  int materialOf(BodySide side) {
    const auto [known, unknown] = materials_.try_emplace(side, static_cast<int>(model_.materials.size()));
    if (!unknown) return known->second;
    tinygltf::Material material;
    material.name = side == BodySide::Left ? "left" : side == BodySide::Right ? "right" : "middle";
    // The colours of pictures and pages (0072B2, E06A1B, 9AA3AE), linear.
    material.pbrMetallicRoughness.baseColorFactor = side == BodySide::Left    ? kLeftColour
                                                    : side == BodySide::Right ? kRightColour
                                                                              : kMiddleColour;
    material.pbrMetallicRoughness.metallicFactor = 0;
    material.pbrMetallicRoughness.roughnessFactor = 0.65;
    model_.materials.push_back(material);
    return known->second;
  }

  int addMesh(const GltfBody& body) {
    std::vector<float> positions, normals;
    std::vector<std::uint8_t> weights;
    std::vector<std::uint16_t> bones;
    for (const GltfBody::Vertex& vertex : body.vertices) {
      for (int i = 0; i < 3; ++i) positions.push_back(static_cast<float>(vertex.position[i]));
      for (int i = 0; i < 3; ++i) normals.push_back(static_cast<float>(vertex.normal[i]));
      bones.insert(bones.end(), {vertex.bone, 0, 0, 0});
      weights.insert(weights.end(), {255, 0, 0, 0});
    }
    tinygltf::Primitive primitive;
    primitive.mode = TINYGLTF_MODE_TRIANGLES;
    constexpr int kVertices = TINYGLTF_TARGET_ARRAY_BUFFER;
    primitive.attributes["POSITION"] = addOwnFloats(positions, TINYGLTF_TYPE_VEC3, true, kVertices);
    primitive.attributes["NORMAL"] = addOwnFloats(normals, TINYGLTF_TYPE_VEC3, false, kVertices);
    primitive.attributes["JOINTS_0"] =
        addOwnNumbers(bones, TINYGLTF_TYPE_VEC4, TINYGLTF_COMPONENT_TYPE_UNSIGNED_SHORT, kVertices);
    primitive.attributes["WEIGHTS_0"] =
        addOwnNumbers(weights, TINYGLTF_TYPE_VEC4, TINYGLTF_COMPONENT_TYPE_UNSIGNED_BYTE, kVertices);
    model_.accessors.back().normalized = true;
    tinygltf::Mesh mesh;
    mesh.name = "body";
    for (const BodySide side : {BodySide::Middle, BodySide::Left, BodySide::Right}) {
      const std::vector<std::uint32_t>& corners = body.corners[GltfBody::index(side)];
      if (corners.empty()) continue;
      primitive.indices = addOwnNumbers(corners, TINYGLTF_TYPE_SCALAR, TINYGLTF_COMPONENT_TYPE_UNSIGNED_INT,
                                        TINYGLTF_TARGET_ELEMENT_ARRAY_BUFFER);
      primitive.material = materialOf(side);
      mesh.primitives.push_back(primitive);
    }
    model_.meshes.push_back(mesh);
    return static_cast<int>(model_.meshes.size()) - 1;
  }

  // What a reader cannot tell from the skins.
  void markKinds() {
    std::vector<bool> inSkin(skeleton_.size(), false);
    for (const tinygltf::Skin& skin : model_.skins) {
      for (const int joint : skin.joints) inSkin[static_cast<std::size_t>(joint)] = true;
    }
    constexpr const char* kNames[] = {"joint", "transform", "endSite"};
    for (std::size_t i = 0; i < skeleton_.size(); ++i) {
      const JointKind kind = skeleton_.joints[i].kind;
      if (kind == (inSkin[i] ? JointKind::Joint : JointKind::Transform)) continue;
      model_.nodes[i].extras =
          extra({{"kind", tinygltf::Value(std::string(kNames[static_cast<int>(kind)]))}});
    }
  }

  const Scene& scene_;
  const WriteOptions& options_;
  WriteReport& report_;
  Skeleton skeleton_;
  std::vector<NodeCurves> nodeCurves_;
  std::map<std::vector<float>, int> timeAccessors_;
  std::map<BodySide, int> materials_;
  double sampledError_ = 0;
  tinygltf::Model model_;
};

}  // namespace

std::string formatGltf(const Scene& scene, bool binary, const WriteOptions& options, WriteReport& report,
                       const std::string& file) {
  if (scene.gltf && keepsGltfNodes(scene)) return rewriteGltf(scene, binary, file, options, report);
  return GltfWriter(scene, options, report).write(binary);
}

}  // namespace footfall
