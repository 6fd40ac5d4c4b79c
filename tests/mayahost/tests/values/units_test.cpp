// SPDX-License-Identifier: MIT
// Status, text, units, arrays, boxes and colours.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <maya/MAngle.h>
#include <maya/MBoundingBox.h>
#include <maya/MColorArray.h>
#include <maya/MDistance.h>
#include <maya/MDoubleArray.h>
#include <maya/MFloatArray.h>
#include <maya/MFloatPointArray.h>
#include <maya/MFloatVectorArray.h>
#include <maya/MInt64Array.h>
#include <maya/MIntArray.h>
#include <maya/MMatrixArray.h>
#include <maya/MPointArray.h>
#include <maya/MStreamUtils.h>
#include <maya/MStringArray.h>
#include <maya/MTimeArray.h>
#include <maya/MTimeRange.h>
#include <maya/MTypeId.h>
#include <maya/MUint64Array.h>
#include <maya/MUintArray.h>
#include <maya/MUuid.h>
#include <maya/MVectorArray.h>
#include <mayahost/misuse.h>

#include <random>
#include <sstream>
#include <type_traits>

namespace {

template <typename Array>
std::string written(const Array& array) {
  std::ostringstream out;
  out << array;
  return out.str();
}

TEST(Status, CodesAndTruth) {
  EXPECT_TRUE(MStatus());
  EXPECT_FALSE(MStatus(MStatus::kFailure));
  EXPECT_EQ(MS::kUnknownParameter, 5);
  EXPECT_EQ(MStatus(MS::kNotFound).statusCode(), MS::kNotFound);
  EXPECT_TRUE(MS::kSuccess == MStatus());
  EXPECT_EQ(MStatus(MS::kInvalidParameter).errorString(),
            "(kInvalidParameter): Object is incompatible with this method");
  const auto checked = [](MStatus s) -> MStatus {
    CHECK_MSTATUS_AND_RETURN_IT(s);
    return MS::kEndOfFile;
  };
  EXPECT_EQ(checked(MS::kSuccess), MS::kEndOfFile);
  testing::internal::CaptureStderr();
  EXPECT_EQ(checked(MS::kNotImplemented), MS::kNotImplemented);
  EXPECT_THAT(testing::internal::GetCapturedStderr(), testing::HasSubstr("API error detected in"));
}

TEST(TypeId, PrefixAndNumber) {
  EXPECT_EQ(MTypeId(0x00123456, 0x78).id(), 0x12345678u);
  EXPECT_NE(MTypeId(0x80000), MTypeId(0x80001));
}

// What must not compile, as in Maya.
static_assert(!std::is_constructible<MString, std::string>::value, "no std::string");
static_assert(!std::is_constructible<MString, double>::value, "a number is assigned, not constructed from");
static_assert(!std::is_constructible<MTime, int>::value, "a time needs a unit or a double");
static_assert(std::is_constructible<MTime, double>::value, "");
static_assert(std::is_same<MInt64, long>::value, "");

TEST(String, JoinsNumbersAndText) {
  MString s("n");
  s += 5;
  s += 7u;
  s += 0.5;
  s += 0.25f;
  EXPECT_EQ(s, "n570.50.25");
  EXPECT_EQ("a" + MString("b") + "c", "abc");
  int i = 3;
  EXPECT_EQ(MString("v") + i, "v3");
  EXPECT_EQ(MString("v") + 1e-7, "v1e-07");
  MString number;
  number.set(1.0 / 3.0, 3);
  EXPECT_EQ(number, "0.333");
  number = 2.5;
  EXPECT_EQ(number, "2.5");
  EXPECT_EQ(MString("abc", 2), "ab");
}

TEST(String, CutsFindsAndReplaces) {
  const MString s("|root|hip|hip");
  EXPECT_EQ(s.substring(1, 4), "root");
  EXPECT_EQ(s.substring(10, 99), "hip");
  EXPECT_EQ(s.substring(4, 1), "");
  EXPECT_EQ(s.index('|'), 0);
  EXPECT_EQ(s.rindex('|'), 9);
  EXPECT_EQ(s.index('x'), -1);
  EXPECT_EQ(s.indexW(MString("hip")), 6);
  EXPECT_EQ(s.rindexW(MString("hip")), 10);
  MStringArray pieces;
  EXPECT_EQ(MString("a,,b,").split(',', pieces), MS::kSuccess);
  EXPECT_EQ(written(pieces), "[a, b]");
  MString t(s);
  t.substituteFirst("hip", "toe");
  t.substitute("|", ":");
  EXPECT_EQ(t, ":root:toe:hip");
  EXPECT_EQ(t.toUpperCase(), ":ROOT:TOE:HIP");
  MString f;
  EXPECT_TRUE(f.format("^2s of ^1s, ^2s", "b", "a"));
  EXPECT_EQ(f, "a of b, a");
  EXPECT_FALSE(f.format("^3s", "only one"));
}

TEST(String, CountsCharactersAndBytes) {
  const MString s(L"f\u00fc\u00df \u4eba\U0001f463");
  EXPECT_STREQ(s.asUTF8(), "f\xc3\xbc\xc3\x9f \xe4\xba\xba\xf0\x9f\x91\xa3");
  EXPECT_EQ(s.length(), 13u);
  EXPECT_EQ(s.numChars(), 6u);
  EXPECT_EQ(s.substringW(1, 2), MString("\xc3\xbc\xc3\x9f"));
  EXPECT_EQ(s.indexW(L'\u4eba'), 4);
  EXPECT_EQ(std::wstring(s.asWChar()), L"f\u00fc\u00df \u4eba\U0001f463");
}

TEST(String, ReadsNumbers) {
  EXPECT_TRUE(MString("-12").isInt());
  EXPECT_EQ(MString("-12").asInt(), -12);
  EXPECT_FALSE(MString("12.5").isInt());
  EXPECT_FALSE(MString("40000").isShort());
  EXPECT_FALSE(MString("-1").isUnsigned());
  EXPECT_TRUE(MString("1.5e3").isDouble());
  EXPECT_EQ(MString("1.5e3").asDouble(), 1500.0);
  EXPECT_FALSE(MString("1.5x").isDouble());
  EXPECT_FALSE(MString("").isInt());
}

// The numbers of MTime::Unit and the frames per second holds, as Maya documents them.
TEST(Time, EveryUnitHasItsNumberAndRate) {
  struct {
    MTime::Unit unit;
    int number;
    double rate;
  } const units[] = {{MTime::kHours, 1, 1 / 3600.0},
                     {MTime::kMinutes, 2, 1 / 60.0},
                     {MTime::kSeconds, 3, 1},
                     {MTime::kMilliseconds, 4, 1000},
                     {MTime::kGames, 5, 15},
                     {MTime::kFilm, 6, 24},
                     {MTime::kPALFrame, 7, 25},
                     {MTime::kNTSCFrame, 8, 30},
                     {MTime::kShowScan, 9, 48},
                     {MTime::kPALField, 10, 50},
                     {MTime::kNTSCField, 11, 60},
                     {MTime::k2FPS, 12, 2},
                     {MTime::k3FPS, 13, 3},
                     {MTime::k4FPS, 14, 4},
                     {MTime::k5FPS, 15, 5},
                     {MTime::k6FPS, 16, 6},
                     {MTime::k8FPS, 17, 8},
                     {MTime::k10FPS, 18, 10},
                     {MTime::k12FPS, 19, 12},
                     {MTime::k16FPS, 20, 16},
                     {MTime::k20FPS, 21, 20},
                     {MTime::k40FPS, 22, 40},
                     {MTime::k75FPS, 23, 75},
                     {MTime::k80FPS, 24, 80},
                     {MTime::k100FPS, 25, 100},
                     {MTime::k120FPS, 26, 120},
                     {MTime::k125FPS, 27, 125},
                     {MTime::k150FPS, 28, 150},
                     {MTime::k200FPS, 29, 200},
                     {MTime::k240FPS, 30, 240},
                     {MTime::k250FPS, 31, 250},
                     {MTime::k300FPS, 32, 300},
                     {MTime::k375FPS, 33, 375},
                     {MTime::k400FPS, 34, 400},
                     {MTime::k500FPS, 35, 500},
                     {MTime::k600FPS, 36, 600},
                     {MTime::k750FPS, 37, 750},
                     {MTime::k1200FPS, 38, 1200},
                     {MTime::k1500FPS, 39, 1500},
                     {MTime::k2000FPS, 40, 2000},
                     {MTime::k3000FPS, 41, 3000},
                     {MTime::k6000FPS, 42, 6000},
                     {MTime::k23_976FPS, 43, 24000 / 1001.0},
                     {MTime::k29_97FPS, 44, 30000 / 1001.0},
                     {MTime::k29_97DF, 45, 30000 / 1001.0},
                     {MTime::k47_952FPS, 46, 48000 / 1001.0},
                     {MTime::k59_94FPS, 47, 60000 / 1001.0},
                     {MTime::k44100FPS, 48, 44100},
                     {MTime::k48000FPS, 49, 48000},
                     {MTime::k90FPS, 50, 90}};
  int checked = 0;
  for (const auto& u : units) {
    EXPECT_EQ(u.unit, u.number);
    EXPECT_DOUBLE_EQ(MTime(1.0, MTime::kSeconds).as(u.unit), u.rate);
    EXPECT_DOUBLE_EQ(MTime(u.rate, u.unit).as(MTime::kSeconds), 1.0);
    // A thousand random moments there and back.
    std::mt19937 engine(static_cast<unsigned int>(u.number));
    std::uniform_real_distribution<double> moment(-1e4, 1e4);
    for (int i = 0; i < 1000; ++i) {
      const MTime t(moment(engine), MTime::kFilm);
      EXPECT_EQ(MTime(t.as(u.unit), u.unit), t);
    }
    ++checked;
  }
  EXPECT_EQ(checked, MTime::kUserDef - 1);
}

TEST(Time, ArithmeticKeepsTheLeftUnit) {
  const MTime t(24.0, MTime::kFilm), second(1.0, MTime::kSeconds);
  EXPECT_EQ(t, second);
  EXPECT_EQ((t + second).unit(), MTime::kFilm);
  EXPECT_DOUBLE_EQ((t + second).value(), 48.0);
  EXPECT_DOUBLE_EQ((second - t / 2.0).value(), 0.5);
  EXPECT_DOUBLE_EQ((t + 1.0).value(), 25.0);
  EXPECT_DOUBLE_EQ((t * 2.0).value(), 48.0);
  EXPECT_LT(t, second + 0.001);
  EXPECT_GE(t, second);
  MTime step(t);
  ++step;
  step++;
  --step;
  EXPECT_DOUBLE_EQ(step.value(), 25.0);
  EXPECT_EQ(step.setUnit(MTime::kSeconds), MS::kSuccess);
  EXPECT_DOUBLE_EQ(step.value(), 25.0);
  EXPECT_EQ(step.setUnit(MTime::kLast), MS::kInvalidParameter);
  EXPECT_NE(MTime(0.0), MTime(1.0 / 141120000.0, MTime::kSeconds));
  EXPECT_EQ(MTime(3.0).unit(), MTime::kFilm);
}

TEST(Time, TheUserInterfaceUnit) {
  EXPECT_EQ(MTime::uiUnit(), MTime::kFilm);
  EXPECT_EQ(MTime::setUIUnit(MTime::kNTSCFrame), MS::kSuccess);
  EXPECT_EQ(MTime().unit(), MTime::kNTSCFrame);
  EXPECT_EQ(MTime::setUIUnit(MTime::kUserDef), MS::kInvalidParameter);
  EXPECT_EQ(MTime::uiUnit(), MTime::kNTSCFrame);
  EXPECT_EQ(MTime::setUIUnit(MTime::kFilm), MS::kSuccess);
}

TEST(TimeRange, IsASetOfIntervals) {
  const auto at = [](double s) { return MTime(s, MTime::kSeconds); };
  const MTimeRange both = MTimeRange(at(5), at(6)) | MTimeRange(at(1), at(2)) | MTimeRange(at(1.5), at(3));
  EXPECT_TRUE(both.contains(at(1), at(3)));
  EXPECT_FALSE(both.contains(at(3), at(5)));
  EXPECT_FALSE(both.contains(at(4)));
  EXPECT_TRUE(both.intersects(at(4), at(5)));
  EXPECT_FALSE(both.intersects(at(3.5), at(4)));
  EXPECT_EQ(both.bounds().min, at(1));
  EXPECT_EQ(both.bounds().max, at(6));
  EXPECT_TRUE(MTimeRange(at(2), at(1)).empty());
  EXPECT_FALSE(MTimeRange());
  EXPECT_TRUE(MTimeRange().bounds().empty());
  EXPECT_EQ(both | MTimeRange(at(5.5), at(6)), both);
}

TEST(Units, AnglesAndDistances) {
  EXPECT_DOUBLE_EQ(MAngle(180.0, MAngle::kDegrees).asRadians(), 3.14159265358979323846);
  EXPECT_DOUBLE_EQ(MAngle(1.0, MAngle::kDegrees).asAngMinutes(), 60.0);
  EXPECT_DOUBLE_EQ(MAngle(1.0, MAngle::kDegrees).asAngSeconds(), 3600.0);
  EXPECT_EQ(MAngle::uiUnit(), MAngle::kDegrees);
  EXPECT_DOUBLE_EQ(MAngle::uiToInternal(90.0), 1.57079632679489661923);
  EXPECT_DOUBLE_EQ(MAngle::internalToUI(MAngle::uiToInternal(33.0)), 33.0);
  MStatus status;
  MAngle(1.0).as(MAngle::kInvalid, &status);
  EXPECT_EQ(status, MS::kInvalidParameter);
  const MDistance mile(1.0, MDistance::kMiles);
  EXPECT_DOUBLE_EQ(mile.asKilometers(), 1.609344);
  EXPECT_DOUBLE_EQ(mile.asYards(), 1760.0);
  EXPECT_DOUBLE_EQ(mile.asFeet(), 5280.0);
  EXPECT_DOUBLE_EQ(MDistance(1.0, MDistance::kInches).asMillimeters(), 25.4);
  EXPECT_DOUBLE_EQ(MDistance(3.0).asMeters(), 0.03);
  EXPECT_EQ(MDistance::setUIUnit(MDistance::kMeters), MS::kSuccess);
  EXPECT_DOUBLE_EQ(MDistance::internalToUI(250.0), 2.5);
  EXPECT_DOUBLE_EQ(MDistance::uiToInternal(2.5), 250.0);
  EXPECT_EQ(MDistance::setUIUnit(MDistance::kCentimeters), MS::kSuccess);
  EXPECT_EQ(MDistance::internalUnit(), MDistance::kCentimeters);
}

TEST(Uuid, WritesAndReadsItself) {
  MUuid a, b;
  EXPECT_FALSE(a.valid());
  a.generate();
  b.generate();
  EXPECT_NE(a, b);
  EXPECT_EQ(MUuid(a.asString()), a);
  MStatus status;
  EXPECT_EQ(MUuid("01234567-89AB-CDEF-0123-456789abcdef", &status).asString(),
            "01234567-89AB-CDEF-0123-456789ABCDEF");
  EXPECT_EQ(status, MS::kSuccess);
  MUuid("01234567-89AB-CDEF-0123-456789abcdeg", &status);
  EXPECT_EQ(status, MS::kInvalidParameter);
}

// Random edits of an array against the same edits of a std::vector.
template <typename Array, typename Element>
void editLikeAVector() {
  std::mt19937 engine(3);
  Array array;
  std::vector<Element> wanted;
  for (unsigned int i = 0; i < 3000; ++i) {
    const auto at = static_cast<unsigned int>(engine() % (wanted.size() + 2));
    const Element value = static_cast<Element>(i);
    const bool inside = at < wanted.size();
    const auto where = wanted.begin() + static_cast<std::ptrdiff_t>(std::min<std::size_t>(at, wanted.size()));
    switch (engine() % 4) {
      case 0:
        EXPECT_EQ(array.insert(value, at), at <= wanted.size() ? MS::kSuccess : MS::kFailure);
        if (at <= wanted.size()) wanted.insert(where, value);
        break;
      case 1:
        EXPECT_EQ(array.remove(at), inside ? MS::kSuccess : MS::kFailure);
        if (inside) wanted.erase(where);
        break;
      case 2:
        EXPECT_EQ(array.set(value, at), inside ? MS::kSuccess : MS::kFailure);
        if (inside) *where = value;
        break;
      default:
        array.append(value);
        wanted.push_back(value);
    }
    ASSERT_EQ(array.length(), wanted.size());
  }
  std::vector<Element> ranged;
  for (const Element& element : array) ranged.push_back(element);
  EXPECT_EQ(ranged, wanted);
  std::vector<Element> got(wanted.size());
  EXPECT_EQ(array.get(got.data()), MS::kSuccess);
  EXPECT_EQ(got, wanted);
  EXPECT_EQ(written(Array(got.data(), array.length())), written(array));
}

TEST(Arrays, EditLikeAVector) {
  editLikeAVector<MIntArray, int>();
  editLikeAVector<MUintArray, unsigned int>();
  editLikeAVector<MInt64Array, MInt64>();
  editLikeAVector<MUint64Array, MUint64>();
  editLikeAVector<MDoubleArray, double>();
  editLikeAVector<MFloatArray, float>();
}

TEST(Arrays, OfVectorsPointsAndTheRest) {
  const double vectors[2][3] = {{1, 2, 3}, {4, 5, 6}};
  const MVectorArray v(vectors, 2);
  EXPECT_EQ(v[1], MVector(4, 5, 6));
  float back[2][3];
  v.get(back);
  EXPECT_EQ(back[1][2], 6.0f);
  EXPECT_EQ(MVectorArray(3u)[2], MVector::zero);
  MPointArray p;
  p.append(1, 2);
  p.append(MPoint(1, 2, 3, 4));
  p.set(0, 7, 8, 9);
  EXPECT_EQ(p[0], MPoint(7, 8, 9));
  EXPECT_EQ(MPointArray(2u, MPoint(1, 1, 1))[1], MPoint(1, 1, 1));
  MFloatPointArray f(2u);
  f.set(1, 1.0f, 2.0f);
  EXPECT_EQ(f[1], MFloatPoint(1.0f, 2.0f));
  EXPECT_EQ(MFloatVectorArray(vectors, 2)[0], MFloatVector(1.0f, 2.0f, 3.0f));
  MMatrixArray m(2);
  EXPECT_EQ(m[1], MMatrix::identity);
  MTimeArray t(2, MTime(5.0, MTime::kSeconds));
  EXPECT_EQ(t[1], MTime(120.0));
  MColorArray c;
  c.append(0.5f, 0.25f, 1.0f);
  EXPECT_EQ(c[0].a, 1.0f);
  const MDoubleArray d(3, 2.5);
  EXPECT_EQ(written(d), "[2.5, 2.5, 2.5]");
  MDoubleArray e;
  e.copy(d);
  e.setLength(4);
  EXPECT_EQ(e[3], 0.0);
}

TEST(Arrays, PastTheEndIsAMisuse) {
  mayahost::clearMisuses();
  MIntArray array(2, 5);
  EXPECT_EQ(array[1], 5);
  EXPECT_TRUE(mayahost::misuses().empty());
  testing::internal::CaptureStderr();
  array[2] = 3;
  array[2] = 4;
  EXPECT_EQ(testing::internal::GetCapturedStderr(), "mayahost: misuse: MIntArray: index past the end\n");
  EXPECT_THAT(mayahost::misuses(), testing::ElementsAre("MIntArray: index past the end"));
  mayahost::clearMisuses();
}

TEST(BoundingBox, GrowsMovesAndMeets) {
  MBoundingBox box;
  EXPECT_FALSE(box.contains(MPoint::origin));
  box.expand(MPoint(1, 2, 3));
  EXPECT_EQ(box.min(), MPoint(1, 2, 3));
  box.expand(MPoint(-1, 4, 6));
  EXPECT_EQ(box.width(), 2.0);
  EXPECT_EQ(box.height(), 2.0);
  EXPECT_EQ(box.depth(), 3.0);
  EXPECT_EQ(box.center(), MPoint(0, 3, 4.5));
  EXPECT_TRUE(box.contains(MPoint(0, 3, 4)));
  EXPECT_TRUE(box.intersects(MBoundingBox(MPoint(1, 4, 6), MPoint(9, 9, 9))));
  EXPECT_FALSE(box.intersects(MBoundingBox(MPoint(1.1, 4, 6), MPoint(9, 9, 9))));
  EXPECT_TRUE(box.intersects(MBoundingBox(MPoint(1.1, 4, 6), MPoint(9, 9, 9)), 0.2));
  const double quarter[4][4] = {{0, 1, 0, 0}, {-1, 0, 0, 0}, {0, 0, 1, 0}, {10, 0, 0, 1}};
  box.transformUsing(MMatrix(quarter));
  EXPECT_EQ(box.min(), MPoint(6, -1, 3));
  EXPECT_EQ(box.max(), MPoint(8, 1, 6));
}

TEST(Color, ModelsAndArithmetic) {
  EXPECT_EQ(MColor(MColor::kHSV, 240.0f, 1.0f, 1.0f), MColor(0, 0, 1));
  EXPECT_EQ(MColor(MColor::kHSV, 60.0f, 1.0f, 0.5f), MColor(0.5f, 0.5f, 0));
  EXPECT_EQ(MColor(MColor::kCMY, 0.0f, 1.0f, 0.5f), MColor(1, 0, 0.5f));
  float h, s, v;
  std::mt19937 engine(5);
  std::uniform_real_distribution<float> shade(0.0f, 1.0f);
  for (int i = 0; i < 1000; ++i) {
    const MColor c(shade(engine), shade(engine), shade(engine));
    EXPECT_TRUE(c.get(MColor::kHSV, h, s, v));
    const MColor back(MColor::kHSV, h, s, v);
    for (unsigned int k = 0; k < 3; ++k) EXPECT_NEAR(back[k], c[k], 2e-6);
  }
  EXPECT_EQ(-MColor(0.25f, 0.5f, 1.0f), MColor(0.75f, 0.5f, 0.0f));
  EXPECT_EQ(MColor::kOpaqueBlack, MColor());
}

TEST(StreamUtils, TextAndBytes) {
  std::stringstream out;
  EXPECT_EQ(MStreamUtils::writeInt(out, 0x01020304, true), MS::kSuccess);
  EXPECT_EQ(out.str(), std::string("\x01\x02\x03\x04"));
  int value = 0;
  EXPECT_EQ(MStreamUtils::readInt(out, value, true), MS::kSuccess);
  EXPECT_EQ(value, 0x01020304);
  EXPECT_EQ(MStreamUtils::readInt(out, value, true), MS::kFailure);
}

}  // namespace
