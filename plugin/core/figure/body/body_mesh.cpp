// SPDX-License-Identifier: MIT
#include "figure/body/body_mesh.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "base/angles.h"
#include "figure/body/body_tuning.h"
#include "figure/body/outline_triangles.h"

namespace footfall {
namespace {

using namespace body_tuning;

// Directions spread evenly over a sphere: the corners of an icosahedron whose faces are halved `halvings`
// times.
std::vector<Vec3> sphereDirections(int halvings) {
  const double g = (1 + std::sqrt(5.0)) / 2;
  std::vector<Vec3> corners;
  for (const double a : {-1.0, 1.0}) {
    for (const double b : {-g, g}) {
      corners.insert(corners.end(), {Vec3(0, a, b), Vec3(a, b, 0), Vec3(b, 0, a)});
    }
  }
  for (Vec3& corner : corners) corner.normalize();
  std::vector<Triangle> faces = solidHull(corners);
  for (int k = 0; k < halvings; ++k) {
    std::map<std::pair<int, int>, int> middles;
    const auto middle = [&](int a, int b) {
      const auto [at, fresh] =
          middles.try_emplace({std::min(a, b), std::max(a, b)}, static_cast<int>(corners.size()));
      if (fresh) {
        corners.push_back(
            (corners[static_cast<std::size_t>(a)] + corners[static_cast<std::size_t>(b)]).normalized());
      }
      return at->second;
    };
    std::vector<Triangle> finer;
    for (const auto& [a, b, c] : faces) {
      const int ab = middle(a, b), bc = middle(b, c), ca = middle(c, a);
      finer.insert(finer.end(), {{a, ab, ca}, {ab, b, bc}, {ca, bc, c}, {ab, bc, ca}});
    }
    faces = std::move(finer);
  }
  return corners;
}

Vec3 acrossFrom(const Vec3& axis) {
  return axis.cross(std::abs(axis.y()) < 0.9 ? Vec3::UnitY() : Vec3::UnitZ()).normalized();
}

struct PlacedBall {
  Vec3 centre;
  double radius = 0;
  int joint = 0;
};

class Mesher {
 public:
  Mesher(const Body& body, const Pose& world) : body_(body), world_(world) {
    const bool coarse = body.parts.size() > kFinePartsAtMost;
    corners_ = coarse ? kCoarseCorners : kFineCorners;
    rings_ = coarse ? kCoarseRings : kFineRings;
    fine_ = sphereDirections(coarse ? 1 : 2);
    rough_ = sphereDirections(coarse ? 0 : 1);
  }

  BodyMesh build() {
    for (std::size_t i = 0; i < body_.parts.size(); ++i) {
      part_ = static_cast<int>(i);
      side_ = body_.parts[i].side;
      addPart(body_.parts[i]);
    }
    return std::move(mesh_);
  }

 private:
  // A zero radius would leave a part without an inside.
  bool place(const BodyPart& part) {
    balls_.clear();
    for (const Ball& ball : part.balls) {
      if (ball.joint < 0 || static_cast<std::size_t>(ball.joint) >= world_.size()) return false;
      const auto joint = static_cast<std::size_t>(ball.joint);
      const Vec3 centre = world_.position[joint] + world_.rotation[joint] * ball.offset;
      const double radius = std::max(ball.radius, kLeastRadius * body_.size);
      if (!centre.allFinite() || !(radius > 0 && radius < 1e100) || centre.norm() > 1e100) return false;
      balls_.push_back({centre, radius, ball.joint});
    }
    return !balls_.empty();
  }

  void addPart(const BodyPart& part) {
    if (!place(part)) return;
    if (part.flat && balls_.size() >= 3) {
      if (addPlate(part.thickness)) return;
    }
    // Balls inside another show nothing.
    std::vector<PlacedBall> outer;
    for (std::size_t i = 0; i < balls_.size(); ++i) {
      bool inside = false;
      for (std::size_t k = 0; k < balls_.size() && !inside; ++k) {
        const double spare =
            balls_[k].radius - balls_[i].radius - (balls_[k].centre - balls_[i].centre).norm();
        inside = k != i && (spare > 0 || (spare == 0 && k < i));
      }
      if (!inside) outer.push_back(balls_[i]);
    }
    if (outer.size() <= 2) {
      addCapsule(outer.front(), outer.back());
    } else {
      addHull(outer);
    }
  }

  int addVertex(const Vec3& position, const Vec3& normal, int joint) {
    mesh_.positions.push_back(position);
    mesh_.normals.push_back(normal);
    mesh_.bones.push_back(joint);
    mesh_.sides.push_back(side_);
    mesh_.parts.push_back(part_);
    return static_cast<int>(mesh_.size()) - 1;
  }
  void addTriangle(int a, int b, int c) { mesh_.triangles.push_back({a, b, c}); }

  // Rings around the line from a ball to another (the same one: a sphere). The skin leaves both at the angle
  // from the line whose cosine is (r0 - r1) / distance.
  void addCapsule(const PlacedBall& from, const PlacedBall& to) {
    const Vec3 way = to.centre - from.centre;
    const double distance = way.norm();
    const bool sphere = !(distance > 0);
    const Vec3 axis = sphere ? Vec3::UnitY() : Vec3(way / distance);
    const double turn =
        sphere ? kPi / 2 : std::acos(std::clamp((from.radius - to.radius) / distance, -1.0, 1.0));
    const Vec3 u = acrossFrom(axis), v = axis.cross(u);
    struct Ring {
      const PlacedBall* ball;
      double angle;  // from the axis
    };
    std::vector<Ring> rings;
    for (int k = rings_; k >= 0; --k) rings.push_back({&from, turn + (kPi - turn) * k / (rings_ + 1)});
    for (int k = sphere ? 1 : 0; k <= rings_; ++k) rings.push_back({&to, turn - turn * k / (rings_ + 1)});
    const int first = addVertex(from.centre - from.radius * axis, -axis, from.joint);
    std::vector<int> before;
    for (const Ring& ring : rings) {
      std::vector<int> here;
      for (int k = 0; k < corners_; ++k) {
        const double around = 2 * kPi * k / corners_;
        const Vec3 normal = std::cos(ring.angle) * axis +
                            std::sin(ring.angle) * (std::cos(around) * u + std::sin(around) * v);
        here.push_back(addVertex(ring.ball->centre + ring.ball->radius * normal, normal, ring.ball->joint));
      }
      for (std::size_t k = 0, next = 1; k < here.size(); ++k, next = (next + 1) % here.size()) {
        if (before.empty()) {
          addTriangle(first, here[next], here[k]);
        } else {
          addTriangle(before[k], before[next], here[k]);
          addTriangle(before[next], here[next], here[k]);
        }
      }
      before = std::move(here);
    }
    const int last = addVertex(to.centre + to.radius * axis, axis, to.joint);
    for (std::size_t k = 0, next = 1; k < before.size(); ++k, next = (next + 1) % before.size())
      addTriangle(before[k], before[next], last);
  }

  // A point in a direction belongs to the hull of the balls where no other ball reaches farther that way; a
  // little less is let in, so that seams between balls have points from both.
  void addHull(const std::vector<PlacedBall>& balls) {
    double widest = 0;
    for (const PlacedBall& ball : balls) widest = std::max(widest, ball.radius);
    std::vector<Vec3> points, directions;
    std::vector<int> joints;
    for (const PlacedBall& ball : balls) {
      for (const Vec3& direction : ball.radius > kRoughBall * widest ? fine_ : rough_) {
        const double own = ball.centre.dot(direction) + ball.radius;
        double most = own;
        for (const PlacedBall& other : balls)
          most = std::max(most, other.centre.dot(direction) + other.radius);
        if (most - own > kSeam * ball.radius) continue;
        points.push_back(ball.centre + ball.radius * direction);
        directions.push_back(direction);
        joints.push_back(ball.joint);
      }
    }
    std::vector<int> vertices(points.size(), -1);
    for (const Triangle& face : solidHull(points)) {
      const auto at = [&](std::size_t k) { return static_cast<std::size_t>(face[k]); };
      const Vec3 cross = (points[at(1)] - points[at(0)]).cross(points[at(2)] - points[at(0)]);
      const double area = cross.norm();
      Triangle triangle;
      for (std::size_t k = 0; k < 3; ++k) {
        // Where small balls span a large face it is flat up to its edge.
        if (area > 0 && directions[at(k)].dot(cross) < kCrease * area) {
          triangle[k] = addVertex(points[at(k)], cross / area, joints[at(k)]);
          continue;
        }
        int& vertex = vertices[at(k)];
        if (vertex < 0) vertex = addVertex(points[at(k)], directions[at(k)], joints[at(k)]);
        triangle[k] = vertex;
      }
      addTriangle(triangle[0], triangle[1], triangle[2]);
    }
  }

  // The outline twice, and a band between the two. False where the outline encloses nothing.
  bool addPlate(double thickness) {
    std::vector<Vec3> outline;
    for (const PlacedBall& ball : balls_) outline.push_back(ball.centre);
    const OutlineTriangles faces = outlineTriangles(outline);
    if (faces.triangles.empty()) return false;
    const double half = std::max(thickness / 2, balls_.front().radius);
    const Vec3& normal = faces.normal;
    const auto corner = [&](int k, double side, const Vec3& direction) {
      const PlacedBall& ball = balls_[static_cast<std::size_t>(k)];
      return addVertex(ball.centre + side * half * normal, direction, ball.joint);
    };
    for (const double side : {1.0, -1.0}) {
      std::map<int, int> vertices;
      const auto vertex = [&](int k) {
        const auto [at, fresh] = vertices.try_emplace(k, 0);
        if (fresh) at->second = corner(k, side, side * normal);
        return at->second;
      };
      for (const auto& [a, b, c] : faces.triangles) {
        const int i = vertex(a), j = vertex(b), k = vertex(c);
        if (side > 0) addTriangle(i, j, k);
        if (side < 0) addTriangle(i, k, j);
      }
    }
    for (std::size_t i = 0; i < faces.outline.size(); ++i) {
      const int a = faces.outline[i], b = faces.outline[(i + 1) % faces.outline.size()];
      const Vec3 along =
          balls_[static_cast<std::size_t>(b)].centre - balls_[static_cast<std::size_t>(a)].centre;
      const Vec3 out = along.cross(normal).normalized();
      const int lowA = corner(a, -1, out), lowB = corner(b, -1, out);
      const int highA = corner(a, 1, out), highB = corner(b, 1, out);
      addTriangle(lowA, lowB, highB);
      addTriangle(lowA, highB, highA);
    }
    return true;
  }

  const Body& body_;
  const Pose& world_;
  int corners_ = 0, rings_ = 0;
  std::vector<Vec3> fine_, rough_;
  std::vector<PlacedBall> balls_;
  int part_ = 0;
  BodySide side_ = BodySide::Middle;
  BodyMesh mesh_;
};

}  // namespace

BodyMesh meshOfBody(const Body& body, const Pose& world) {
  return Mesher(body, world).build();
}

Pose restWorld(const Skeleton& skeleton) {
  Pose pose = restPose(skeleton);
  worldFromLocal(skeleton, pose, pose);
  return pose;
}

void carryBodyMesh(BodyMesh& mesh, const Pose& from, const Pose& to) {
  for (std::size_t i = 0; i < mesh.size(); ++i) {
    const auto joint = static_cast<std::size_t>(mesh.bones[i]);
    const Quat turn = to.rotation[joint] * from.rotation[joint].conjugate();
    mesh.positions[i] = to.position[joint] + turn * (mesh.positions[i] - from.position[joint]);
    mesh.normals[i] = turn * mesh.normals[i];
  }
}

}  // namespace footfall
