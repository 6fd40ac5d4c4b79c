// SPDX-License-Identifier: MIT
// Curves and meshes in files. Curves as Maya writes them; meshes in the host's own words, as the vertices and
// the faces of one value (Maya spreads them over the attributes vrts, edge and face, which are kept as text).
#include "geometry/geometry.h"
#include "graph/builtin.h"
#include "scenes/scene_values.h"

#include "base/scanner.h"

#include <fmt/format.h>

#include <algorithm>

namespace mayahost {
namespace {

void addCount(std::string& out, std::size_t count) {
  addWord(out, std::to_string(count));
}

// degree spans form rational dimension; the number of knots and the knots; the number of vertices and the
// vertices.
void writeCurve(std::string& out, const Data& data) {
  const NurbsCurve& curve = static_cast<const CurveData&>(data).curve;
  const auto plain = [](const Eigen::Vector4d& cv) { return cv[3] == 1.0; };
  const bool rational = !std::all_of(curve.cvs.begin(), curve.cvs.end(), plain);
  for (const int number : {curve.degree, curve.spans(), static_cast<int>(curve.form) - 1})
    addWord(out, std::to_string(number));
  addWord(out, rational ? "yes" : "no");
  addWord(out, "3");
  addCount(out, curve.knots.size());
  for (const double knot : curve.knots) addWord(out, footfall::formatNumber(knot));
  addCount(out, curve.cvs.size());
  for (const Eigen::Vector4d& cv : curve.cvs) {
    for (int i = 0; i < (rational ? 4 : 3); ++i) addWord(out, footfall::formatNumber(cv[i]));
  }
}

std::shared_ptr<Data> readCurve(Values& values) {
  const auto made = std::make_shared<CurveData>();
  NurbsCurve& curve = made->curve;
  curve.degree = static_cast<int>(values.number());
  values.number();  // spans: as many as the vertices make
  const double form = values.number();
  if (!(form >= 0.0 && form <= 2.0)) values.fail("the form of a curve must be 0, 1 or 2");
  curve.form = static_cast<NurbsCurve::Form>(static_cast<int>(form) + 1);
  const bool rational = values.flag();
  const bool flat = values.number() == 2.0;
  curve.knots.resize(values.count());
  for (double& knot : curve.knots) knot = values.number();
  curve.cvs.resize(values.count());
  for (Eigen::Vector4d& cv : curve.cvs) {
    cv = {0.0, 0.0, 0.0, 1.0};
    for (int i = 0; i < (flat ? 2 : 3); ++i) cv[i] = values.number();
    if (rational) cv[3] = values.number();
  }
  const std::string fault = curve.fault();
  if (!fault.empty()) values.fail("not a valid curve: " + fault);
  return made;
}

// A set of texture coordinates or colours: its name, its values, and which of them the corners have.
template <std::size_t N>
void writeSets(std::string& out, const char* word, const CornerSets<N>& sets) {
  for (const CornerSet<N>& set : sets.all) {
    if (set.values.empty() && N == 2) continue;  // there is always one
    addWord(out, word);
    addWord(out, quotedText(set.name));
    addWord(out, set.name == sets.current ? "yes" : "no");
    addCount(out, set.values.size());
    for (const auto& value : set.values) {
      for (const float number : value) addWord(out, fmt::format("{}", number));
    }
    addCount(out, set.ids.size());
    for (const int id : set.ids) addWord(out, std::to_string(id));
  }
}
template <std::size_t N>
void readSet(Values& values, CornerSets<N>& sets, std::size_t corners) {
  CornerSet<N> set;
  set.name = values.text();
  const bool current = values.flag();
  set.values.resize(values.count());
  for (auto& value : set.values) {
    for (float& number : value) number = static_cast<float>(values.number());
  }
  set.ids.resize(values.count());
  for (int& id : set.ids) {
    id = static_cast<int>(values.number());
    if (id < -1 || id >= static_cast<int>(set.values.size()))
      values.fail("a corner of a mesh names no value");
  }
  if (set.ids.size() > corners) values.fail("a mesh has fewer corners than values are given to");
  if (current) sets.current = set.name;
  if (CornerSet<N>* known = sets.find(set.name)) {
    *known = std::move(set);
  } else {
    sets.all.push_back(std::move(set));
  }
}

// "v" and the vertices, "f" and of each face the number of its vertices and these, "uv" and "c" and sets.
void writeMesh(std::string& out, const Data& data) {
  const Mesh& mesh = static_cast<const MeshData&>(data).mesh;
  addWord(out, "\"v\"");
  addCount(out, mesh.points.size());
  for (const Eigen::Vector3f& point : mesh.points) {
    for (int i = 0; i < 3; ++i) addWord(out, fmt::format("{}", point[i]));
  }
  addWord(out, "\"f\"");
  addCount(out, mesh.topology->counts.size());
  for (int face = 0; face < mesh.topology->faces(); ++face) {
    addWord(out, std::to_string(mesh.topology->count(face)));
    for (int i = 0; i < mesh.topology->count(face); ++i)
      addWord(out, std::to_string(mesh.topology->face(face)[i]));
  }
  writeSets(out, "\"uv\"", mesh.uvs);
  writeSets(out, "\"c\"", mesh.colors);
}

std::shared_ptr<Data> readMesh(Values& values) {
  if (values.text() != "v") values.fail("the vertices of a mesh should come first");
  std::vector<Eigen::Vector3f> points(values.count());
  for (Eigen::Vector3f& point : points) {
    for (int i = 0; i < 3; ++i) point[i] = static_cast<float>(values.number());
  }
  if (values.text() != "f") values.fail("the faces of a mesh should follow its vertices");
  std::vector<int> counts(values.count()), connects;
  for (int& count : counts) {
    count = static_cast<int>(values.count());
    for (int i = 0; i < count; ++i) connects.push_back(static_cast<int>(values.number()));
  }
  std::string fault;
  const auto mesh = Mesh::make(std::move(points), counts, connects, fault);
  if (!mesh) values.fail("not a valid mesh: " + fault);
  const auto made = std::make_shared<MeshData>();
  made->mesh = *mesh;
  const std::size_t corners = mesh->topology->connects.size();
  while (!values.atEnd()) {
    const std::string word = values.text();
    if (word == "uv") {
      readSet(values, made->mesh.uvs, corners);
    } else if (word == "c") {
      readSet(values, made->mesh.colors, corners);
    } else {
      values.fail("'" + word + "' is nothing that a mesh has");
    }
  }
  return made;
}

}  // namespace

void addGeometryFormats() {
  addDataFormat(MFnData::kNurbsCurve, {"nurbsCurve", writeCurve, readCurve});
  addDataFormat(MFnData::kMesh, {"mesh", writeMesh, readMesh});
}

}  // namespace mayahost
