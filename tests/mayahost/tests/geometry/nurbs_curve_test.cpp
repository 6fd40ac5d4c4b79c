// SPDX-License-Identifier: MIT
// NURBS curves of the host against lines, circles, Bezier curves, and arc lengths known in closed form.
#include <mayahost/host.h>

#include <maya/MDagPath.h>
#include <maya/MDoubleArray.h>
#include <maya/MFnDagNode.h>
#include <maya/MFnNurbsCurve.h>
#include <maya/MFnNurbsCurveData.h>
#include <maya/MMatrix.h>
#include <maya/MPointArray.h>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <random>

namespace {

constexpr double kPi = 3.14159265358979323846;

MDoubleArray knots(const std::vector<double>& values) {
  MDoubleArray array;
  for (const double value : values) array.append(value);
  return array;
}
MPointArray points(const std::vector<MPoint>& values) {
  MPointArray array;
  for (const MPoint& value : values) array.append(value);
  return array;
}

class NurbsCurves : public testing::Test {
 protected:
  void SetUp() override {
    mayahost::newScene();
    mayahost::clearMisuses();
  }
  void TearDown() override { EXPECT_THAT(mayahost::misuses(), testing::IsEmpty()); }

  MPoint random(double size) {
    std::uniform_real_distribution<double> any(-size, size);
    return {any(engine), any(engine), any(engine)};
  }
  // The curve as a shape below a new transform; gives its path.
  MDagPath shape(const MPointArray& cvs, const MDoubleArray& k, unsigned degree, bool rational = false,
                 MFnNurbsCurve::Form form = MFnNurbsCurve::kOpen) {
    MFnNurbsCurve fn;
    MStatus status;
    const MObject transform = fn.create(cvs, k, degree, form, false, rational, MObject::kNullObj, &status);
    EXPECT_TRUE(status);
    EXPECT_TRUE(transform.hasFn(MFn::kTransform));
    MDagPath path = MDagPath::getAPathTo(transform);
    EXPECT_TRUE(path.extendToShape());
    EXPECT_EQ(path.apiType(), MFn::kNurbsCurve);
    return path;
  }
  // The unit circle: four quarters of weight cos 45 degrees, rational and quadratic.
  MDagPath circle(double radius) {
    const double c = std::sqrt(0.5);
    const double at[9][3] = {{1, 0, 1},   {1, 1, c},  {0, 1, 1},  {-1, 1, c}, {-1, 0, 1},
                             {-1, -1, c}, {0, -1, 1}, {1, -1, c}, {1, 0, 1}};
    MPointArray cvs;
    for (const auto& p : at) cvs.append(p[0] * p[2] * radius, 0.0, p[1] * p[2] * radius, p[2]);
    return shape(cvs, knots({0, 0, 1, 1, 2, 2, 3, 3, 4, 4}), 2, true, MFnNurbsCurve::kClosed);
  }
  std::mt19937 engine{5};
};

TEST_F(NurbsCurves, ALine) {
  const MPoint a(1, 2, 3), b(4, 6, 3);
  MFnNurbsCurve fn(shape(points({a, b}), knots({0, 2}), 1));
  EXPECT_EQ(fn.degree(), 1);
  EXPECT_EQ(fn.numCVs(), 2);
  EXPECT_EQ(fn.numSpans(), 1);
  EXPECT_EQ(fn.numKnots(), 2);
  EXPECT_EQ(fn.form(), MFnNurbsCurve::kOpen);
  EXPECT_DOUBLE_EQ(fn.length(), 5.0);
  MPoint p;
  ASSERT_TRUE(fn.getPointAtParam(0.5, p));
  EXPECT_TRUE(p.isEquivalent(MPoint(1.75, 3, 3)));
  EXPECT_TRUE(fn.tangent(1.0).isEquivalent(MVector(0.6, 0.8, 0)));
  EXPECT_NEAR(fn.normal(1.0) * fn.tangent(1.0), 0.0, 1e-15);
  EXPECT_NEAR(fn.normal(1.0).length(), 1.0, 1e-15);
  EXPECT_NEAR(fn.findParamFromLength(2.5), 1.0, 1e-12);
  EXPECT_NEAR(fn.findLengthFromParam(1.5), 3.75, 1e-12);
  double param = 0.0;
  EXPECT_TRUE(fn.closestPoint(MPoint(0, 0, 0), &param).isEquivalent(a));
  EXPECT_EQ(param, 0.0);
  EXPECT_FALSE(fn.getPointAtParam(2.5, p));
  EXPECT_FALSE(fn.isParamOnCurve(-0.1));
  EXPECT_FALSE(fn.getParamAtPoint(MPoint(0, 0, 0), param));
}

TEST_F(NurbsCurves, ACircleIsRound) {
  MFnNurbsCurve fn(circle(3.0));
  double start = -1.0, end = -1.0;
  ASSERT_TRUE(fn.getKnotDomain(start, end));
  EXPECT_EQ(start, 0.0);
  EXPECT_EQ(end, 4.0);
  int checked = 0;
  for (double u = 0.0; u <= 4.0; u += 0.0625, ++checked) {
    MPoint p;
    MVector d, dd;
    ASSERT_TRUE(fn.getDerivativesAtParm(u, p, d, MSpace::kObject, &dd));
    EXPECT_NEAR(p.distanceTo(MPoint()), 3.0, 1e-12);
    EXPECT_NEAR(MVector(p) * d, 0.0, 1e-11);
    EXPECT_TRUE(fn.normal(u).isEquivalent(-MVector(p).normal(), 1e-9));  // towards the centre
    // The curvature |d x dd| / |d|^3 is 1 / 3.
    EXPECT_NEAR((d ^ dd).length() / std::pow(d.length(), 3.0), 1.0 / 3.0, 1e-11);
  }
  EXPECT_EQ(checked, 65);
  EXPECT_NEAR(fn.length(), 6.0 * kPi, 1e-9);
  EXPECT_NEAR(fn.findLengthFromParam(1.0), 1.5 * kPi, 1e-9);
  MPoint eighth;
  ASSERT_TRUE(fn.getPointAtParam(fn.findParamFromLength(0.75 * kPi), eighth));
  EXPECT_TRUE(eighth.isEquivalent(MPoint(3 * std::sqrt(0.5), 0, 3 * std::sqrt(0.5)), 1e-9));
  MVector normal;
  EXPECT_TRUE(fn.isPlanar(&normal));
  EXPECT_NEAR(std::abs(normal.y), 1.0, 1e-12);
  for (int i = 0; i < 50; ++i) {
    const MPoint from = random(10.0);
    const MVector flat(from.x, 0.0, from.z);
    EXPECT_TRUE(fn.closestPoint(from).isEquivalent(MPoint(flat.normal() * 3.0), 1e-7));
    EXPECT_NEAR(fn.distanceToPoint(from), std::hypot(flat.length() - 3.0, from.y), 1e-12);
  }
}

TEST_F(NurbsCurves, ASingleSpanIsABezierCurve) {
  for (int run = 0; run < 20; ++run) {
    const MPointArray cvs = points({random(5), random(5), random(5), random(5)});
    MFnNurbsCurve fn(shape(cvs, knots({0, 0, 0, 1, 1, 1}), 3));
    for (double u = 0.0; u <= 1.0; u += 0.125) {
      const double v = 1.0 - u;
      const MVector a(cvs[0]), b(cvs[1]), c(cvs[2]), d(cvs[3]);
      const MVector wanted = v * v * v * a + 3.0 * v * v * u * b + 3.0 * v * u * u * c + u * u * u * d;
      const MVector first = 3.0 * v * v * (b - a) + 6.0 * v * u * (c - b) + 3.0 * u * u * (d - c);
      const MVector second = 6.0 * v * (c - 2.0 * b + a) + 6.0 * u * (d - 2.0 * c + b);
      MPoint p;
      MVector du, duu;
      ASSERT_TRUE(fn.getDerivativesAtParm(u, p, du, MSpace::kObject, &duu));
      EXPECT_TRUE(MVector(p).isEquivalent(wanted, 1e-12));
      EXPECT_TRUE(du.isEquivalent(first, 1e-11));
      EXPECT_TRUE(duu.isEquivalent(second, 1e-10));
    }
    // The length against many chords, which are a little short: by h^2 / 24 of the curvature.
    double chords = 0.0;
    MPoint before = cvs[0], p;
    for (int i = 1; i <= 4000; ++i) {
      ASSERT_TRUE(fn.getPointAtParam(i / 4000.0, p));
      chords += p.distanceTo(before);
      before = p;
    }
    EXPECT_NEAR(fn.length(), chords, 1e-5 * chords);
    const double half = fn.length() / 2.0;
    EXPECT_NEAR(fn.findLengthFromParam(fn.findParamFromLength(half)), half, 1e-9);
  }
}

TEST_F(NurbsCurves, AParabolaHasItsKnownLength) {
  // y = x^2 from 0 to 1 as a quadratic Bezier: length (2 sqrt 5 + asinh 2) / 4.
  MFnNurbsCurve fn(shape(points({MPoint(0, 0), MPoint(0.5, 0), MPoint(1, 1)}), knots({0, 0, 1, 1}), 2));
  EXPECT_NEAR(fn.length(), (2.0 * std::sqrt(5.0) + std::asinh(2.0)) / 4.0, 1e-11);
}

TEST_F(NurbsCurves, ClosestIsNoFartherThanAnySample) {
  int checked = 0;
  for (int run = 0; run < 30; ++run) {
    MPointArray cvs;
    for (int i = 0; i < 7; ++i) cvs.append(random(5));
    MFnNurbsCurve fn(shape(cvs, knots({0, 0, 0, 1, 2, 3, 4, 4, 4}), 3));
    for (int i = 0; i < 10; ++i) {
      const MPoint from = random(8);
      double param = -1.0, best = 1e9;
      const MPoint found = fn.closestPoint(from, &param);
      for (int s = 0; s <= 2000; ++s) {
        MPoint p;
        ASSERT_TRUE(fn.getPointAtParam(s * 0.002, p));
        best = std::min(best, p.distanceTo(from));
      }
      EXPECT_LE(found.distanceTo(from), best + 1e-12);
      EXPECT_GE(found.distanceTo(from), best - 0.05);
      MPoint again;
      ASSERT_TRUE(fn.getPointAtParam(param, again));
      EXPECT_TRUE(again.isEquivalent(found));
      double guess = param + 0.01;
      EXPECT_TRUE(fn.closestPoint(from, true, &guess).isEquivalent(found, 1e-6));
      ASSERT_TRUE(fn.getParamAtPoint(found, guess));
      ++checked;
    }
  }
  EXPECT_EQ(checked, 300);
}

TEST_F(NurbsCurves, AUniformPeriodicCurveIsSmoothAtItsSeam) {
  MPointArray cvs;
  for (int i = 0; i < 11; ++i) cvs.append(std::cos(i * kPi / 4), 0.0, std::sin(i * kPi / 4));
  MDoubleArray k;
  for (int i = -2; i <= 10; ++i) k.append(i);
  const MDagPath path = shape(cvs, k, 3, false, MFnNurbsCurve::kPeriodic);
  MFnNurbsCurve fn(path);
  EXPECT_EQ(fn.numSpans(), 8);
  MPoint a, b;
  MVector da, db, dda, ddb;
  ASSERT_TRUE(fn.getDerivativesAtParm(0.0, a, da, MSpace::kObject, &dda));
  ASSERT_TRUE(fn.getDerivativesAtParm(8.0, b, db, MSpace::kObject, &ddb));
  EXPECT_TRUE(a.isEquivalent(b, 1e-12));
  EXPECT_TRUE(da.isEquivalent(db, 1e-12));
  EXPECT_TRUE(dda.isEquivalent(ddb, 1e-12));
  // A vertex at the start takes the bound one along; the bound ones are not to be moved.
  ASSERT_TRUE(fn.setCV(1, MPoint(5, 5, 5)));
  MPoint bound;
  ASSERT_TRUE(fn.getCV(9, bound));
  EXPECT_EQ(bound, MPoint(5, 5, 5));
  EXPECT_FALSE(fn.setCV(9, MPoint()));
}

TEST_F(NurbsCurves, ThroughEditPoints) {
  MPointArray edit;
  for (int i = 0; i < 6; ++i) edit.append(random(5));
  for (const bool uniform : {true, false}) {
    MFnNurbsCurve fn;
    MStatus status;
    MFnNurbsCurveData data;
    MObject owner = data.create();
    fn.createWithEditPoints(edit, 3, MFnNurbsCurve::kOpen, false, false, uniform, owner, &status);
    ASSERT_TRUE(status);
    EXPECT_EQ(fn.numSpans(), 5);
    for (unsigned i = 0; i < 6; ++i) {
      MPoint p;
      MVector d, dd;
      ASSERT_TRUE(fn.getDerivativesAtParm(fn.knot(i + 2), p, d, MSpace::kObject, &dd));
      EXPECT_TRUE(p.isEquivalent(edit[i], 1e-10));
      if (i == 0 || i == 5) {
        EXPECT_NEAR(dd.length(), 0.0, 1e-9);
      }
    }
  }
}

TEST_F(NurbsCurves, WorldSpaceFollowsTheTransform) {
  const MPointArray cvs = points({random(5), random(5), random(5), random(5)});
  const MDagPath path = shape(cvs, knots({0, 0, 0, 1, 1, 1}), 3);
  const std::string transform = MFnDagNode(path.transform()).name().asChar();
  mayahost::setNumber(transform + ".translateX", 7.0);
  mayahost::setNumber(transform + ".rotateY", 1.0);
  mayahost::setNumber(transform + ".scaleZ", 2.0);
  const MMatrix world = path.inclusiveMatrix();
  MFnNurbsCurve fn(path);
  MPoint object, there;
  ASSERT_TRUE(fn.getPointAtParam(0.3, object));
  ASSERT_TRUE(fn.getPointAtParam(0.3, there, MSpace::kWorld));
  EXPECT_TRUE(there.isEquivalent(object * world, 1e-12));
  EXPECT_NEAR(fn.distanceToPoint(there, MSpace::kWorld), 0.0, 1e-9);
  ASSERT_TRUE(fn.setCV(0, MPoint(1, 2, 3), MSpace::kWorld));
  ASSERT_TRUE(fn.getCV(0, object));
  EXPECT_TRUE((object * world).isEquivalent(MPoint(1, 2, 3), 1e-12));
  // Without a path there is no world space; the data of worldSpace[0] knows its own.
  EXPECT_FALSE(MFnNurbsCurve(path.node()).getPointAtParam(0.3, there, MSpace::kWorld));
  const std::string name = MFnDagNode(path).name().asChar();
  MFnNurbsCurve data(mayahost::plug(name + ".worldSpace[0]").asMObject());
  ASSERT_TRUE(data.getCV(0, object, MSpace::kWorld));
  EXPECT_TRUE(object.isEquivalent(MPoint(1, 2, 3), 1e-12));
  mayahost::setNumber(transform + ".translateX", 8.0);
  MFnNurbsCurve moved(mayahost::plug(name + ".worldSpace[0]").asMObject());
  ASSERT_TRUE(moved.getCV(0, object, MSpace::kWorld));
  EXPECT_TRUE(object.isEquivalent(MPoint(2, 2, 3), 1e-12));
}

TEST_F(NurbsCurves, AShapeShowsWhatComesIn) {
  const MDagPath from = shape(points({MPoint(0, 0), MPoint(4, 0)}), knots({0, 1}), 1);
  const std::string source = MFnDagNode(from).name().asChar();
  mayahost::createNode("nurbsCurve", "copyShape");
  ASSERT_TRUE(mayahost::connect(source + ".worldSpace[0]", "copyShape.create"));
  MFnNurbsCurve copy(mayahost::findNode("copyShape"));
  EXPECT_EQ(copy.length(), 4.0);
  MFnNurbsCurve fn(from);
  ASSERT_TRUE(fn.setCV(1, MPoint(7, 0)));
  EXPECT_EQ(copy.length(), 7.0);
  EXPECT_EQ(mayahost::number("copyShape.degree"), 1.0);
  EXPECT_EQ(mayahost::number("copyShape.spans"), 1.0);
  EXPECT_EQ(mayahost::number("copyShape.maxValue"), 1.0);
  EXPECT_FALSE(copy.setCV(0, MPoint(1, 1))) << "its curve comes in by a connection";
  EXPECT_TRUE(copy.hasHistoryOnCreate());
}

TEST_F(NurbsCurves, RefusesWhatIsNoCurve) {
  MFnNurbsCurve fn;
  const MPointArray two = points({MPoint(0, 0), MPoint(1, 0)});
  const auto refused = [&](const MPointArray& cvs, const MDoubleArray& k, unsigned degree,
                           MFnNurbsCurve::Form form = MFnNurbsCurve::kOpen) {
    MStatus status;
    fn.create(cvs, k, degree, form, false, false, MObject::kNullObj, &status);
    return status == MStatus::kInvalidParameter;
  };
  EXPECT_TRUE(refused(two, knots({0, 0, 1, 1}), 1)) << "knots as other programs count them";
  EXPECT_TRUE(refused(two, knots({0, 0, 0, 1, 1, 1}), 3)) << "too few vertices";
  EXPECT_TRUE(refused(two, knots({1, 0}), 1)) << "falling knots";
  EXPECT_TRUE(refused(two, knots({0, 1}), 1, MFnNurbsCurve::kClosed)) << "ends apart";
  EXPECT_THAT(mayahost::nodeNames(), testing::ElementsAre("time1"));
  EXPECT_EQ(MFnNurbsCurve(mayahost::createNode("nurbsCurve")).numCVs(), 0) << "no curve yet";
}

}  // namespace
