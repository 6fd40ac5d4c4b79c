// SPDX-License-Identifier: MIT
// The ground.
#include <limits>

#include "io/documents/terrain_json.h"
#include "io/json/json_document.h"
#include "python/bindings.h"
#include "python/call/arrays.h"
#include "python/call/engine_call.h"
#include "terrain/terrain.h"

namespace footfall::python {
namespace {

std::shared_ptr<Terrain> shared(const TerrainPtr& terrain) {
  return std::const_pointer_cast<Terrain>(terrain);
}

std::shared_ptr<Terrain> meshOf(const DoubleArray& vertices, const IntArray& triangles) {
  std::vector<Vec3> corners = positionsFrom(vertices, "vertices");
  if (triangles.ndim() != 2 || triangles.shape(1) != 3)
    throw Error("triangles must be rows of three indices");
  std::vector<Eigen::Vector3i> faces;
  for (py::ssize_t t = 0; t < triangles.shape(0); ++t) {
    const int* row = triangles.data() + 3 * t;
    faces.emplace_back(row[0], row[1], row[2]);
  }
  return engineCall([&] { return shared(meshTerrain(std::move(corners), std::move(faces))); });
}

std::shared_ptr<Terrain> heightsOf(const DoubleArray& heights, double x, double z, double cell) {
  if (heights.ndim() != 2) throw Error("heights must be rows along +Z of columns along +X");
  HeightField field;
  field.x = x;
  field.z = z;
  field.cell = cell;
  field.columns = static_cast<int>(heights.shape(1));
  field.heights = numbersFrom(heights);
  return shared(heightFieldTerrain(std::move(field)));
}

// x and z, and the height to be near; heights and normals, NaN where there is no ground.
py::tuple groundAt(const Terrain& terrain, const DoubleArray& points, double near) {
  if (points.ndim() != 2 || points.shape(1) != 2) throw Error("points must be rows of x, z");
  const auto count = static_cast<std::size_t>(points.shape(0));
  std::vector<double> heights(count, std::numeric_limits<double>::quiet_NaN());
  std::vector<Vec3> normals(count, Vec3::Constant(std::numeric_limits<double>::quiet_NaN()));
  const double* at = points.data();
  engineCall([&] {
    for (std::size_t i = 0; i < count; ++i) {
      const std::optional<GroundPoint> ground = terrain.at(at[2 * i], at[2 * i + 1], near);
      if (!ground) continue;
      heights[i] = ground->position.y();
      normals[i] = ground->normal;
    }
  });
  return py::make_tuple(handedOver(std::move(heights)), positionArray(std::move(normals)));
}

}  // namespace

void bindTerrain(py::module_& module) {
  py::class_<Terrain, std::shared_ptr<Terrain>>(module, "Terrain")
      // The text of a terrain in a document.
      .def_static("parse",
                  [](const std::string& text) {
                    const JsonDocument document(text, "");
                    return shared(parseTerrain(document.root()));
                  })
      // Of a whole document with a terrain, such as a track.
      .def_static("of_document", [](const std::string& text,
                                    const std::string& file) { return shared(standingGround(text, file)); })
      .def_static("mesh", &meshOf)
      .def_static("heights", &heightsOf)
      .def("at", &groundAt);
}

}  // namespace footfall::python
