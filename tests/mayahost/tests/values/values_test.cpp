// SPDX-License-Identifier: MIT
// The value types against Eigen (which writes columns: its matrices are the transposes of Maya's),
// hand-worked answers and answers known from Maya.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <maya/MEulerRotation.h>
#include <maya/MFloatMatrix.h>
#include <maya/MMatrix.h>
#include <maya/MPlane.h>
#include <maya/MQuaternion.h>
#include <maya/MTransformationMatrix.h>
#include <maya/MVector.h>

#include <Eigen/Dense>
#include <cmath>
#include <random>

namespace {

const double kPi = 3.14159265358979323846;
const double kDegree = kPi / 180.0;

class Random {
 public:
  double operator()(double low, double high) {
    return std::uniform_real_distribution<double>(low, high)(engine_);
  }
  MVector vector(double size = 1.0) {
    return {(*this)(-size, size), (*this)(-size, size), (*this)(-size, size)};
  }
  MQuaternion quaternion() {
    return MQuaternion((*this)(-1, 1), (*this)(-1, 1), (*this)(-1, 1), (*this)(-1, 1)).normal();
  }
  MMatrix matrix() {
    MMatrix m;
    for (auto& row : m.matrix)
      for (double& element : row) element = (*this)(-2, 2);
    return m;
  }
  MEulerRotation euler(int order, double size = 3.0) {
    return {vector(size), static_cast<MEulerRotation::RotationOrder>(order)};
  }

 private:
  std::mt19937 engine_{7};
};

Eigen::Matrix4d eigen(const MMatrix& m) {
  Eigen::Matrix4d e;
  for (unsigned int r = 0; r < 4; ++r)
    for (unsigned int c = 0; c < 4; ++c) e(r, c) = m(r, c);
  return e;
}

Eigen::Vector3d eigen(const MVector& v) {
  return {v.x, v.y, v.z};
}

// Angles turned one after the other about fixed axes, for columns.
Eigen::Matrix3d turned(const MEulerRotation& e) {
  static const char* const letters[] = {"xyz", "yzx", "zxy", "xzy", "yxz", "zyx"};
  Eigen::Matrix3d whole = Eigen::Matrix3d::Identity();
  for (const char* letter = letters[e.order]; *letter; ++letter) {
    const unsigned int axis = static_cast<unsigned int>(*letter - 'x');
    whole = Eigen::AngleAxisd(e[axis], Eigen::Vector3d::Unit(axis)) * whole;
  }
  return whole;
}

Eigen::Quaterniond eigen(const MQuaternion& q) {
  return {q.w, q.x, q.y, q.z};
}

double off(const MMatrix& m, const Eigen::Matrix4d& e) {
  return (eigen(m) - e).cwiseAbs().maxCoeff();
}

double off(const MMatrix& m, const Eigen::Matrix3d& columns) {
  Eigen::Matrix4d e = Eigen::Matrix4d::Identity();
  e.topLeftCorner<3, 3>() = columns.transpose();
  return off(m, e);
}

double off(const MVector& a, const MVector& b) {
  return (a - b).length();
}

TEST(Matrix, AgreesWithEigen) {
  Random random;
  int inverted = 0;
  for (int i = 0; i < 3000; ++i) {
    const MMatrix a = random.matrix(), b = random.matrix();
    EXPECT_LT(off(a * b, Eigen::Matrix4d(eigen(a) * eigen(b))), 1e-13);
    EXPECT_LT(off(a + b * 2.0 - 3.0 * a, Eigen::Matrix4d(eigen(b) * 2.0 - eigen(a) * 2.0)), 1e-13);
    EXPECT_LT(off(a.transpose(), Eigen::Matrix4d(eigen(a).transpose())), 1e-300);
    EXPECT_NEAR(a.det4x4(), eigen(a).determinant(), 1e-11);
    EXPECT_NEAR(a.det3x3(), (eigen(a).topLeftCorner<3, 3>().determinant()), 1e-12);
    if (std::abs(a.det4x4()) < 0.05) continue;
    ++inverted;
    EXPECT_LT(off(a.inverse(), Eigen::Matrix4d(eigen(a).inverse())), 1e-9);
    EXPECT_LT(off(a.adjoint(), Eigen::Matrix4d(eigen(a).inverse() * eigen(a).determinant())), 1e-9);
    EXPECT_FALSE(a.isSingular());
  }
  EXPECT_GT(inverted, 2900);
}

TEST(Matrix, KnowsWhatIsSingular) {
  MMatrix flat;
  flat[1][1] = 0.0;
  EXPECT_TRUE(flat.isSingular());
  EXPECT_EQ(flat.inverse(), MMatrix::identity);
  EXPECT_FALSE((MMatrix() * 1e-6).isSingular());
  MMatrix near;
  near[2][1] = 9e-11;
  EXPECT_TRUE(near.isEquivalent(MMatrix::identity));
  near[2][1] = 1.1e-10;
  EXPECT_FALSE(near.isEquivalent(MMatrix::identity));
  EXPECT_TRUE(near.isEquivalent(MMatrix::identity, 1e-9));
}

TEST(Matrix, RowVectorsTranslateInTheLastRow) {
  const double values[4][4] = {{0, 1, 0, 0}, {-1, 0, 0, 0}, {0, 0, 2, 0}, {10, 20, 30, 1}};
  const MMatrix m(values);
  EXPECT_EQ(MPoint(1, 2, 3) * m, MPoint(8, 21, 36));
  EXPECT_EQ(MVector(1, 2, 3) * m, MVector(-2, 1, 6));
  EXPECT_EQ(m * MVector(1, 2, 3), MVector(2, -1, 6));
  EXPECT_EQ(m * MPoint(1, 2, 3, 1), MPoint(2, -1, 6, 141));
  // A normal stays across the surface: (1, 0, -1) against (1, 0, 1).
  const MVector normal = MVector(1, 0, -1).transformAsNormal(m);
  EXPECT_NEAR(normal * (MVector(1, 0, 1) * m), 0.0, 1e-15);
}

// Reported of Maya: a mirrored y comes out of homogenize() as half a turn about x, a mirrored x as one about
// y, a mirrored z as none; taken straight, a mirrored y gives no rotation.
TEST(Matrix, HomogenizeGivesARotationAsMayaDoes) {
  const double expected[3][3] = {{0, 180, 0}, {180, 0, 0}, {0, 0, 0}};
  for (unsigned int axis = 0; axis < 3; ++axis) {
    MMatrix mirror;
    mirror[axis][axis] = -1.0;
    const MMatrix turn = mirror.homogenize();
    EXPECT_NEAR(turn.det3x3(), 1.0, 1e-15);
    const MEulerRotation wanted(expected[axis][0] * kDegree, expected[axis][1] * kDegree,
                                expected[axis][2] * kDegree);
    EXPECT_TRUE(turn.isEquivalent(wanted.asMatrix())) << axis;
  }
  MMatrix mirror;
  mirror[1][1] = -1.0;
  MEulerRotation straight;
  straight = mirror;
  EXPECT_TRUE(straight.isZero());
}

TEST(FloatMatrix, FollowsTheDoubleOne) {
  Random random;
  for (int i = 0; i < 500; ++i) {
    const MMatrix a = random.matrix(), b = random.matrix();
    const MFloatMatrix product = MFloatMatrix(a.matrix) * MFloatMatrix(b.matrix);
    double back[4][4];
    ASSERT_EQ(product.get(back), MStatus::kSuccess);
    EXPECT_TRUE(MMatrix(back).isEquivalent(a * b, 1e-5));
    const MFloatPoint p = MFloatPoint(1.0f, 2.0f, 3.0f) * MFloatMatrix(a.matrix);
    const MPoint q = MPoint(1, 2, 3) * a;
    EXPECT_NEAR(p.x, q.x, 1e-5);
    EXPECT_NEAR(p.w, q.w, 1e-5);
  }
}

TEST(Vector, ProductsAnglesAndTolerances) {
  EXPECT_EQ(MVector::xAxis ^ MVector::yAxis, MVector::zAxis);
  EXPECT_EQ(MVector(1, 2, 3) * MVector(4, -5, 6), 12.0);
  EXPECT_EQ(MVector(3, 4).length(), 5.0);
  EXPECT_EQ(2 * MVector(1, 2, 3), MVector(2, 4, 6));
  EXPECT_NEAR(MVector(1, 0, 0).angle(MVector(-2, 2, 0)), 135 * kDegree, 1e-15);
  EXPECT_TRUE(MVector(1, 2, 3).isParallel(MVector(-2, -4, -6)));
  EXPECT_FALSE(MVector(1, 2, 3).isParallel(MVector(-2, -4, -6.1)));
  EXPECT_TRUE(MVector(1, 0, 0).isEquivalent(MVector(1, 9e-11, 0)));
  EXPECT_FALSE(MVector(1, 0, 0).isEquivalent(MVector(1, 1.1e-10, 0)));
  MVector tiny(1e-11, 0, 0);
  EXPECT_EQ(tiny.normalize(), MStatus::kSuccess);
  EXPECT_EQ(tiny, MVector(1e-11, 0, 0));
  EXPECT_EQ(MVector(5, 6, 7)[9], 7.0);
  EXPECT_LT(off(MVector::xAxis.rotateBy(MVector::kZaxis, kPi / 2), MVector::yAxis), 1e-15);
  const double angles[3] = {0, 0, kPi / 2};
  EXPECT_LT(off(MVector::xAxis.rotateBy(angles, MTransformationMatrix::kXYZ), MVector::yAxis), 1e-15);
  EXPECT_LT(off(MVector::yAxis.rotateBy(std::sqrt(0.5), 0, 0, std::sqrt(0.5)), MVector::zAxis), 1e-15);
}

TEST(Vector, RotateToTakesOneToTheOther) {
  Random random;
  for (int i = 0; i < 2000; ++i) {
    const MVector a = random.vector(), b = random.vector();
    const MQuaternion turn = a.rotateTo(b);
    EXPECT_LT(off(a.normal().rotateBy(turn), b.normal()), 1e-12);
    EXPECT_NEAR(2.0 * std::acos(std::min(1.0, turn.w)), a.angle(b), 1e-7);
    EXPECT_LT(off(a.normal().rotateBy(a.rotateTo(-a)), -a.normal()), 1e-12);
    EXPECT_LT(off(a.normal().rotateBy(MQuaternion(a, b, 0.5) * MQuaternion(a, b, 0.5)), b.normal()), 1e-12);
  }
  EXPECT_TRUE(MVector::yAxis.rotateTo(MVector(0, 3, 0)).isEquivalent(MQuaternion::identity));
}

TEST(Point, CarriesItsWeight) {
  EXPECT_EQ(MPoint(2, 4, 6, 2).cartesianize(), MPoint(1, 2, 3, 1));
  EXPECT_EQ(MPoint(2, 4, 6, 2).rationalize(), MPoint(1, 2, 3, 2));
  EXPECT_EQ(MPoint(1, 2, 3, 2).homogenize(), MPoint(2, 4, 6, 2));
  EXPECT_EQ(MPoint(2, 4, 6, 2) - MPoint(1, 1, 1), MVector(0, 1, 2));
  EXPECT_EQ(MPoint(2, 4, 6, 2) + MVector(1, 1, 1), MPoint(2, 3, 4));
  EXPECT_EQ(MPoint(2, 4, 6, 2) += MVector(1, 1, 1), MPoint(3, 5, 7, 2));
  EXPECT_EQ(2.0 * MPoint(1, 2, 3, 4), MPoint(2, 4, 6, 4));
  EXPECT_EQ(MPoint(1, 2, 3).distanceTo(MPoint(8, 12, 18, 2)), std::sqrt(9.0 + 16.0 + 36.0));
  EXPECT_TRUE(MPoint(1, 2, 3).isEquivalent(MPoint(2, 4, 6, 2)));
  EXPECT_EQ(MPoint(5, 6, 7, 8)[9], 5.0);
  EXPECT_EQ(MPoint(MVector(1, 2, 3)).w, 1.0);
  MPlane ground;
  ground.setPlane(0.0, 2.0, 0.0, -3.0);
  EXPECT_EQ(ground.directedDistance(MVector(7, 1, 7)), -2.0);
  EXPECT_EQ(ground.distance(MVector(7, 1, 7)), 2.0);
}

TEST(Quaternion, AgreesWithEigen) {
  Random random;
  for (int i = 0; i < 3000; ++i) {
    const MQuaternion p = random.quaternion(), q = random.quaternion();
    EXPECT_LT(off(p.asMatrix(), eigen(p).toRotationMatrix()), 1e-14);
    // p first, then q: for columns the product reads the other way round.
    const Eigen::Quaterniond both = eigen(q) * eigen(p);
    EXPECT_LT((eigen(p * q).coeffs() - both.coeffs()).norm(), 1e-14);
    EXPECT_LT(off((p * q).asMatrix(), Eigen::Matrix4d(eigen(p.asMatrix()) * eigen(q.asMatrix()))), 1e-13);
    EXPECT_TRUE((p * p.inverse()).isEquivalent(MQuaternion::identity));
    EXPECT_TRUE(p.log().exp().isEquivalent(p));
    MQuaternion back;
    back = p.asMatrix();
    EXPECT_NEAR(std::abs(eigen(back).dot(eigen(p))), 1.0, 1e-13);
    EXPECT_LT(off(p.asEulerRotation().asMatrix(), eigen(p).toRotationMatrix()), 1e-12);
    const double t = random(0, 1);
    const Eigen::Quaterniond between = eigen(p).slerp(t, eigen(q));
    EXPECT_NEAR(std::abs(between.dot(eigen(slerp(p, q, t)))), 1.0, 1e-12);
    MVector axis;
    double angle = 0.0;
    EXPECT_TRUE(p.getAxisAngle(axis, angle));
    EXPECT_TRUE(MQuaternion(angle, axis).isEquivalent(p));
  }
}

TEST(Quaternion, FromAMatrixWhereverTheTraceIs) {
  Random random;
  for (const MVector& axis : {MVector::xAxis, MVector::yAxis, MVector::zAxis})
    for (int i = 0; i < 200; ++i) {
      const MQuaternion q(kPi - random(0, 1e-6), (axis + random.vector(0.1)).normal());
      MQuaternion back;
      back = q.asMatrix();
      EXPECT_NEAR(std::abs(eigen(back).dot(eigen(q))), 1.0, 1e-12);
    }
}

TEST(Quaternion, SpinAddsTurnsAndSquadPassesItsEnds) {
  const MQuaternion p = MQuaternion::identity, q(1.0, MVector::yAxis);
  EXPECT_TRUE(slerp(p, q, 0.25).isEquivalent(MQuaternion(0.25, MVector::yAxis)));
  EXPECT_TRUE(slerp(p, -q, 0.25).isEquivalent(MQuaternion(0.25, MVector::yAxis)));
  // Half way of an angle of 1 and one whole turn more.
  EXPECT_TRUE(slerp(p, q, 0.5, 1).isEquivalent(MQuaternion(0.5 * (1.0 + 2.0 * kPi), MVector::yAxis)));
  Random random;
  for (int i = 0; i < 200; ++i) {
    const MQuaternion a = random.quaternion(), b = random.quaternion(), c = random.quaternion(),
                      d = random.quaternion();
    EXPECT_TRUE(squad(a, b, c, d, 0.0).isEquivalent(a));
    EXPECT_NEAR(std::abs(eigen(squad(a, b, c, d, 1.0)).dot(eigen(d))), 1.0, 1e-12);
  }
  // Steady turning needs no bending: the control point is the key itself.
  EXPECT_TRUE(squadPt(MQuaternion(0.2, MVector::zAxis), MQuaternion(0.5, MVector::zAxis),
                      MQuaternion(0.8, MVector::zAxis))
                  .isEquivalent(MQuaternion(0.5, MVector::zAxis)));
}

TEST(Euler, EveryOrderAgreesWithEigen) {
  Random random;
  int checked = 0;
  for (int order = 0; order < 6; ++order)
    for (int i = 0; i < 1000; ++i, ++checked) {
      const MEulerRotation e = random.euler(order);
      EXPECT_LT(off(e.asMatrix(), turned(e)), 1e-14);
      EXPECT_LT(off(e.asQuaternion().asMatrix(), turned(e)), 1e-14);
      EXPECT_LT(off(e.alternateSolution().asMatrix(), turned(e)), 1e-13);
      EXPECT_LT(off(e.bound().asMatrix(), turned(e)), 1e-13);
      EXPECT_LT(off(e.inverse().asMatrix(), Eigen::Matrix3d(turned(e).transpose())), 1e-13);
      const MEulerRotation other =
          e.reorder(static_cast<MEulerRotation::RotationOrder>((order + 1 + i % 5) % 6));
      EXPECT_NE(other.order, e.order);
      EXPECT_LT(off(other.asMatrix(), turned(e)), 1e-12);
      const MEulerRotation f = random.euler(order);
      EXPECT_LT(off((e * f).asMatrix(), Eigen::Matrix3d(turned(f) * turned(e))), 1e-12);
      EXPECT_EQ((e + f).asVector(), e.asVector() + f.asVector());
    }
  EXPECT_EQ(checked, 6000);
}

TEST(Euler, PolesAndKnownAnswers) {
  // Rotate x by 90 and then y by 90 degrees: z goes to -y and stays there, y goes to z and on to x.
  const MEulerRotation e(kPi / 2, kPi / 2, 0.0);
  EXPECT_LT(off(MVector::zAxis.rotateBy(e), MVector::yNegAxis), 1e-15);
  EXPECT_LT(off(MVector::yAxis.rotateBy(e), MVector::xAxis), 1e-15);
  Random random;
  for (int order = 0; order < 6; ++order)
    for (int i = 0; i < 200; ++i) {
      MEulerRotation pole = random.euler(order);
      static const unsigned int middle[] = {1, 2, 0, 2, 0, 1};
      pole[middle[order]] = i % 2 ? kPi / 2 : -kPi / 2;
      EXPECT_LT(off(MEulerRotation::decompose(pole.asMatrix(), pole.order).asMatrix(), turned(pole)), 1e-12);
    }
  EXPECT_EQ(MEulerRotation(1, 2, 3, MEulerRotation::kYZX).inverse().order, MEulerRotation::kXZY);
  EXPECT_EQ(static_cast<int>(MEulerRotation::kXYZ), 0);
  EXPECT_EQ(static_cast<int>(MTransformationMatrix::kXYZ), 1);
}

TEST(Euler, ClosestSolutionFindsTheWayBack) {
  Random random;
  int through = 0;
  for (int order = 0; order < 6; ++order)
    for (int i = 0; i < 500; ++i) {
      // A key, its neighbour, and the neighbour written in the other angles and other turns.
      const MEulerRotation key = random.euler(order, 20.0);
      const MEulerRotation next = key + MEulerRotation(random.vector(0.05), key.order);
      MEulerRotation written = i % 2 ? next.alternateSolution() : next;
      written += MEulerRotation(2 * kPi * MVector(1, -2, 3), key.order);
      through += i % 2;
      EXPECT_TRUE(written.closestSolution(key).isEquivalent(next, 1e-12));
      EXPECT_TRUE(MEulerRotation::closestSolution(written, key).isEquivalent(next, 1e-12));
      if (i % 2 == 0) {
        EXPECT_TRUE(written.closestCut(key).isEquivalent(next, 1e-12));
      }
    }
  EXPECT_EQ(through, 1500);
  MEulerRotation wheel;
  wheel.incrementalRotateBy(MVector::xAxis, 3.5 * kPi);
  EXPECT_TRUE(wheel.isEquivalent(MEulerRotation(3.5 * kPi, 0, 0), 1e-9));
}

// The parts against their product in Eigen, columns: T Rt Rp R Ro Rp^-1 St Sp Sh S Sp^-1.
TEST(TransformationMatrix, IsTheProductOfItsParts) {
  Random random;
  const auto move = [](const MVector& v) { return Eigen::Translation3d(eigen(v)); };
  for (int i = 0; i < 1000; ++i) {
    const MVector t = random.vector(9), rp = random.vector(4), rt = random.vector(4), sp = random.vector(4),
                  st = random.vector(4), sh = random.vector(1);
    const double s[3] = {random(0.2, 3), random(-3, -0.2), random(0.2, 3)}, shear[3] = {sh.x, sh.y, sh.z};
    const MEulerRotation e = random.euler(i % 6);
    const MQuaternion ro = random.quaternion();
    MTransformationMatrix m;
    EXPECT_TRUE(m.setTranslation(t, MSpace::kTransform));
    EXPECT_TRUE(m.setRotatePivot(rp, MSpace::kTransform, false));
    EXPECT_TRUE(m.setRotatePivotTranslation(rt, MSpace::kTransform));
    EXPECT_TRUE(m.setScalePivot(sp, MSpace::kTransform, false));
    EXPECT_TRUE(m.setScalePivotTranslation(st, MSpace::kTransform));
    EXPECT_TRUE(m.setScale(s, MSpace::kTransform));
    EXPECT_TRUE(m.setShear(shear, MSpace::kTransform));
    const double angles[3] = {e.x, e.y, e.z};
    EXPECT_TRUE(m.setRotation(angles, static_cast<MTransformationMatrix::RotationOrder>(e.order + 1)));
    m.setRotationOrientation(ro);
    Eigen::Matrix3d sheared;
    sheared << 1, sh.x, sh.y, 0, 1, sh.z, 0, 0, 1;
    const Eigen::Affine3d scaling =
        move(sp + st) * Eigen::Affine3d(sheared) * Eigen::Scaling(s[0], s[1], s[2]) * move(-sp);
    const Eigen::Matrix3d turn = turned(e) * eigen(ro).toRotationMatrix();
    const Eigen::Affine3d turning = move(rp + rt) * Eigen::Affine3d(turn) * move(-rp);
    const Eigen::Affine3d whole = move(t) * turning * scaling;
    EXPECT_LT(off(m.asMatrix(), Eigen::Matrix4d(whole.matrix().transpose())), 1e-12);
    EXPECT_LT(off(m.asScaleMatrix(), Eigen::Matrix4d(scaling.matrix().transpose())), 1e-12);
    EXPECT_LT(off(m.asRotateMatrix(), Eigen::Matrix4d((turning * scaling).matrix().transpose())), 1e-12);
    EXPECT_LT(off(m.asMatrixInverse(), Eigen::Matrix4d(whole.inverse().matrix().transpose())), 1e-9);
    EXPECT_TRUE(m.asMatrix(1.0).isEquivalent(m.asMatrix(), 1e-11));
    // Moving the pivots with balance moves nothing else.
    const MMatrix before = m.asMatrix();
    EXPECT_TRUE(m.setRotatePivot(random.vector(4), MSpace::kObject, true));
    EXPECT_TRUE(m.setScalePivot(random.vector(4), MSpace::kObject, true));
    EXPECT_TRUE(m.asMatrix().isEquivalent(before, 1e-11));
    double back[3];
    MTransformationMatrix::RotationOrder order;
    EXPECT_TRUE(m.getRotation(back, order));
    EXPECT_EQ(MVector(back), e.asVector());
    EXPECT_EQ(order, static_cast<int>(e.order) + 1);
  }
}

TEST(TransformationMatrix, TakesAMatrixApart) {
  Random random;
  for (int i = 0; i < 1000; ++i) {
    const double s[3] = {random(0.2, 3), random(0.2, 3), random(0.2, 3) * (i % 2 ? -1 : 1)};
    const double shear[3] = {random(-1, 1), random(-1, 1), random(-1, 1)};
    MTransformationMatrix made;
    made.setTranslation(random.vector(9), MSpace::kWorld);
    made.setScale(s, MSpace::kWorld);
    made.setShear(shear, MSpace::kWorld);
    made.rotateTo(random.quaternion());
    const MTransformationMatrix found(made.asMatrix());
    EXPECT_TRUE(found.isEquivalent(made, 1e-12));
    double scale[3], skew[3];
    EXPECT_TRUE(found.getScale(scale, MSpace::kWorld));
    EXPECT_TRUE(found.getShear(skew, MSpace::kWorld));
    EXPECT_LT(off(MVector(scale), MVector(s)), 1e-11);
    EXPECT_LT(off(MVector(skew), MVector(shear)), 1e-10);
    EXPECT_LT(off(found.eulerRotation().asMatrix(), eigen(made.rotation()).toRotationMatrix()), 1e-11);
    EXPECT_LT(off(found.getTranslation(MSpace::kWorld), made.getTranslation(MSpace::kTransform)), 1e-14);
  }
}

TEST(TransformationMatrix, SpacesAndBadOnes) {
  MTransformationMatrix m;
  m.rotateTo(MEulerRotation(0, kPi / 2, 0));
  m.rotateBy(MEulerRotation(kPi / 2, 0, 0), MSpace::kTransform);  // after: about the outer x
  EXPECT_LT(off(MVector::zAxis * m.asMatrix(), MVector::xAxis), 1e-15);
  EXPECT_LT(off(MVector::xAxis * m.asMatrix(), MVector::yAxis), 1e-15);
  m.rotateTo(MEulerRotation(0, kPi / 2, 0))
      .rotateBy(MEulerRotation(kPi / 2, 0, 0), MSpace::kObject);  // before
  EXPECT_LT(off(MVector::zAxis * m.asMatrix(), MVector::yNegAxis), 1e-15);
  EXPECT_TRUE(m.addTranslation(MVector(0, 0, 1), MSpace::kObject));
  EXPECT_LT(off(m.getTranslation(MSpace::kTransform), MVector(0, -1, 0)), 1e-15);
  MStatus status;
  m.getTranslation(MSpace::kInvalid, &status);
  EXPECT_EQ(status, MStatus::kInvalidParameter);
  const double one[3] = {1, 1, 1};
  EXPECT_EQ(m.setRotation(one, MTransformationMatrix::kInvalid), MStatus::kInvalidParameter);
  EXPECT_EQ(m.setScale(one, MSpace::kLast), MStatus::kInvalidParameter);
}

}  // namespace
