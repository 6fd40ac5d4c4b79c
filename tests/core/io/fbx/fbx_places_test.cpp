// SPDX-License-Identifier: MIT
// Where FBX puts the nodes of genuine files, against matrices of an independent evaluator (expected.csv).
#include <cmath>
#include <filesystem>
#include <map>
#include <sstream>

#include <gtest/gtest.h>

#include "base/scanner.h"
#include "core/io/fbx/genuine_files.h"
#include "io/scene_file.h"
#include "scene/node_places.h"

namespace footfall {
namespace {

constexpr double kWithin = 1e-4;  // of the scene's size, and of the largest element of a matrix

struct Moment {
  std::vector<std::string> names;
  std::vector<NodeMatrix> matrices;
};
using Expected = std::map<std::string, std::map<double, Moment>>;  // by file and second

Expected readExpected() {
  Expected expected;
  std::istringstream lines(readFile(std::string(FOOTFALL_FBX_DIR) + "/expected.csv"));
  std::string line;
  std::getline(lines, line);
  while (std::getline(lines, line)) {
    std::vector<std::string> fields;
    std::istringstream rest(line);
    for (std::string field; std::getline(rest, field, ',');) fields.push_back(field);
    if (fields.size() != 15)
      throw Error("a row of expected.csv has " + std::to_string(fields.size()) + " fields");
    Moment& moment = expected[fields[0]][std::stod(fields[2])];
    moment.names.push_back(fields[1]);
    NodeMatrix matrix;
    for (int i = 0; i < 12; ++i) matrix(i / 4, i % 4) = std::stod(fields[static_cast<std::size_t>(3 + i)]);
    moment.matrices.push_back(matrix);
  }
  return expected;
}

double sizeOf(const std::map<double, Moment>& moments) {
  Vec3 low = Vec3::Constant(1e300), high = -low;
  for (const auto& [time, moment] : moments) {
    for (const NodeMatrix& matrix : moment.matrices) {
      low = low.cwiseMin(matrix.col(3));
      high = high.cwiseMax(matrix.col(3));
    }
  }
  return std::max((high - low).maxCoeff(), 1e-3);
}

TEST(FbxPlaces, AreThoseOfAnIndependentEvaluator) {
  FOOTFALL_NEED_FBX();
  std::size_t files = 0, matrices = 0;
  for (const auto& [file, moments] : readExpected()) {
    SCOPED_TRACE(file);
    const Scene scene = readScene(std::string(FOOTFALL_FBX_DIR) + "/" + file);
    const auto places = nodePlaces(scene);
    const double size = sizeOf(moments);
    ++files;
    for (const auto& [time, moment] : moments) {
      ASSERT_EQ(places->names(), moment.names);
      const std::vector<NodeMatrix> found = places->at(time);
      for (std::size_t n = 0; n < found.size(); ++n, ++matrices) {
        const NodeMatrix& wanted = moment.matrices[n];
        const double largest = std::max(1.0, wanted.leftCols<3>().cwiseAbs().maxCoeff());
        EXPECT_LE((found[n] - wanted).leftCols<3>().cwiseAbs().maxCoeff(), kWithin * largest)
            << moment.names[n] << " at " << time << " s";
        EXPECT_LE((found[n] - wanted).col(3).cwiseAbs().maxCoeff(), kWithin * size)
            << moment.names[n] << " at " << time << " s";
      }
    }
  }
  EXPECT_GE(files, 90u);
  EXPECT_GE(matrices, 4500u);
}

// The same joints as a Scene has them: pivots, axes and units folded in. Origins of nodes with pivots are at
// the pivot there, and scale that a child does not take on is not held by scenes, so only files without are
// compared.
TEST(FbxPlaces, OfTheSceneAreThoseOfTheFile) {
  FOOTFALL_NEED_FBX();
  std::size_t compared = 0;
  for (const std::string& file : genuineFbxFiles()) {
    SCOPED_TRACE(file);
    const Scene scene = readScene(file);
    const bool folded = std::any_of(scene.notes.begin(), scene.notes.end(), [](const std::string& note) {
      return note.find("pivots") != std::string::npos || note.find("layers") != std::string::npos ||
             note.find("uneven") != std::string::npos;
    });
    if (folded || file.find("inherit") != std::string::npos || file.find("rrss") != std::string::npos)
      continue;
    Scene bare = scene;
    bare.places = nullptr;
    const auto own = nodePlaces(scene), joints = nodePlaces(bare);
    std::map<std::string, NodeMatrix> wanted, found;
    for (const double share : {0.0, 0.37, 1.0}) {
      const double time = scene.range.start + share * (scene.range.end - scene.range.start);
      const auto at = own->at(time), again = joints->at(time);
      const auto names = own->names(), jointNames = joints->names();
      for (std::size_t i = 0; i < names.size(); ++i) wanted[names[i]] = at[i];
      for (std::size_t i = 0; i < jointNames.size(); ++i) found[jointNames[i]] = again[i];
      if (wanted.size() != names.size()) break;  // names that repeat
      for (const auto& [name, matrix] : wanted) {
        ASSERT_EQ(found.count(name), 1u) << name;
        const double largest = std::max(1.0, matrix.cwiseAbs().maxCoeff());
        EXPECT_LE((matrix - found[name]).cwiseAbs().maxCoeff(), 1e-6 * largest)
            << name << " at " << time << " s";
        ++compared;
      }
    }
  }
  EXPECT_GE(compared, 500u);
}

}  // namespace
}  // namespace footfall
