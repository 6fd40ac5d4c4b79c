// SPDX-License-Identifier: MIT
#include "io/fbx/write/fbx_body.h"

#include "io/gltf/gltf_body.h"

namespace footfall {
namespace {

// Right, middle, left: as glTF files have them.
constexpr const char* kSides[] = {"right", "middle", "left"};
constexpr double kColours[3][3] = {{0.74, 0.37, 0.20}, {0.67, 0.66, 0.63}, {0.24, 0.43, 0.75}};

// Sixteen numbers, column by column, of a matrix in metres and our axes as one of the file.
std::vector<double> matrixOf(const Eigen::Matrix4d& matrix, const Mat3& toFile) {
  // toFile is a turn with an even scale: the turn goes on both sides of nothing, the scale to the position.
  const double unit = std::cbrt(toFile.determinant());
  Eigen::Matrix4d result = matrix;
  result.block<3, 3>(0, 0) = toFile / unit * matrix.block<3, 3>(0, 0);
  result.block<3, 1>(0, 3) = toFile * matrix.block<3, 1>(0, 3);
  return {result.data(), result.data() + 16};
}

FbxOut& element(FbxOut& geometry, const char* name, int version, const char* mapping, const char* reference) {
  FbxOut& node = geometry.add(name, {0});
  node.add("Version", {version});
  node.add("Name", {std::string()});
  node.add("MappingInformationType", {std::string(mapping)});
  node.add("ReferenceInformationType", {std::string(reference)});
  return node;
}

void addGeometry(const GltfBody& body, const Mat3& toFile, FbxBuilder& file) {
  FbxOut& geometry = file.add("Geometry", "Geometry", "body", "Mesh");
  std::vector<double> vertices, normals;
  const Mat3 turn = toFile / std::cbrt(toFile.determinant());
  for (const GltfBody::Vertex& vertex : body.vertices) {
    const Vec3 position = toFile * vertex.position, normal = turn * vertex.normal;
    vertices.insert(vertices.end(), position.data(), position.data() + 3);
    normals.insert(normals.end(), normal.data(), normal.data() + 3);
  }
  std::vector<int> polygons, materials;
  for (std::size_t side = 0; side < 3; ++side) {
    const auto& corners = body.corners[side];
    for (std::size_t i = 0; i + 2 < corners.size(); i += 3) {
      polygons.push_back(static_cast<int>(corners[i]));
      polygons.push_back(static_cast<int>(corners[i + 1]));
      polygons.push_back(~static_cast<int>(corners[i + 2]));  // the last corner of a polygon is complemented
      materials.push_back(static_cast<int>(side));
    }
  }
  geometry.add("Vertices", {std::move(vertices)});
  geometry.add("PolygonVertexIndex", {std::move(polygons)});
  geometry.add("GeometryVersion", {124});
  element(geometry, "LayerElementNormal", 101, "ByVertice", "Direct").add("Normals", {std::move(normals)});
  element(geometry, "LayerElementMaterial", 101, "ByPolygon", "IndexToDirect")
      .add("Materials", {std::move(materials)});
  FbxOut& layer = geometry.add("Layer", {0});
  layer.add("Version", {100});
  for (const char* type : {"LayerElementNormal", "LayerElementMaterial"}) {
    FbxOut& each = layer.add("LayerElement");
    each.add("Type", {std::string(type)});
    each.add("TypedIndex", {0});
  }
}

void addSkin(const GltfBody& body, const Skeleton& skeleton, const std::vector<Eigen::Matrix4d>& world,
             const Mat3& toFile, const std::vector<long long>& models, long long geometry, FbxBuilder& file) {
  FbxOut& skin = file.add("Deformer", "Deformer", "body", "Skin");
  const long long skinId = file.lastId();
  skin.add("Version", {101});
  skin.add("Link_DeformAcuracy", {50.0});
  file.connect(skinId, geometry);
  std::vector<std::vector<int>> carried(body.joints.size());
  for (std::size_t v = 0; v < body.vertices.size(); ++v)
    carried[body.vertices[v].bone].push_back(static_cast<int>(v));
  for (std::size_t bone = 0; bone < body.joints.size(); ++bone) {
    const std::size_t joint = static_cast<std::size_t>(body.joints[bone]);
    FbxOut& cluster = file.add("Deformer", "SubDeformer", skeleton.joints[joint].name, "Cluster");
    const long long id = file.lastId();
    cluster.add("Version", {100});
    cluster.add("UserData", {std::string(), std::string()});
    if (!carried[bone].empty()) {
      cluster.add("Indexes", {carried[bone]});
      cluster.add("Weights", {std::vector<double>(carried[bone].size(), 1.0)});
    }
    std::vector<double> link = matrixOf(world[joint], toFile);
    const Eigen::Matrix4d inverse = Eigen::Map<const Eigen::Matrix4d>(link.data()).inverse();
    cluster.add("Transform", {std::vector<double>(inverse.data(), inverse.data() + 16)});
    cluster.add("TransformLink", {std::move(link)});
    file.connect(id, skinId);
    file.connect(models[joint], id);
  }
}

void addMaterials(long long mesh, FbxBuilder& file) {
  for (int side = 0; side < 3; ++side) {
    FbxOut& material = file.add("Material", "Material", kSides[side], "");
    const double* colour = kColours[side];
    material.add("Version", {102});
    material.add("ShadingModel", {std::string("lambert")});
    material.add("MultiLayer", {0});
    material.add("Properties70")
        .property("DiffuseColor", "Color", "", "A", {colour[0], colour[1], colour[2]});
    file.connect(file.lastId(), mesh);
  }
}

}  // namespace

void addFbxBodies(const Skeleton& skeleton, const Body* shape, const Mat3& toFile,
                  const std::vector<long long>& models, FbxBuilder& file) {
  const std::vector<Eigen::Matrix4d> world = restMatrices(skeleton);
  std::vector<std::pair<long long, Eigen::Matrix4d>> bound;
  for (const GltfBody& body : makeGltfBodies(skeleton, shape)) {
    if (body.vertices.empty()) continue;
    addGeometry(body, toFile, file);
    const long long geometry = file.lastId();
    FbxOut& mesh = file.add("Model", "Model", "body", "Mesh");
    const long long meshId = file.lastId();
    mesh.add("Version", {232});
    mesh.add("Properties70").property("InheritType", "enum", "", "", {1});
    file.connect(meshId, 0);
    file.connect(geometry, meshId);
    addMaterials(meshId, file);
    addSkin(body, skeleton, world, toFile, models, geometry, file);
    bound.emplace_back(meshId, Eigen::Matrix4d::Identity());
    for (const int joint : body.joints) {
      const std::size_t j = static_cast<std::size_t>(joint);
      const std::vector<double> matrix = matrixOf(world[j], toFile);
      bound.emplace_back(models[j], Eigen::Map<const Eigen::Matrix4d>(matrix.data()));
    }
  }
  if (bound.empty()) return;
  FbxOut& pose = file.add("Pose", "Pose", "bind", "BindPose");
  pose.add("Type", {std::string("BindPose")});
  pose.add("Version", {100});
  pose.add("NbPoseNodes", {static_cast<int>(bound.size())});
  for (const auto& [id, matrix] : bound) {
    FbxOut& node = pose.add("PoseNode");
    node.add("Node", {id});
    node.add("Matrix", {std::vector<double>(matrix.data(), matrix.data() + 16)});
  }
}

}  // namespace footfall
