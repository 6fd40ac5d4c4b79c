// SPDX-License-Identifier: MIT
// Maya ASCII scenes read: statements, units, joints, curves and what they drive.
#include "io/maya/maya_ascii.h"
#include "base/angles.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/math.h"
#include "io/formats.h"

namespace footfall {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

constexpr const char* kHeader = "//Maya ASCII 2022 scene\n";

Scene parse(const std::string& body) {
  return parseMayaAscii(kHeader + body, "t.ma");
}

std::vector<std::string> wordsOf(const std::string& statement) {
  const MayaAscii source(kHeader + statement, "t.ma");
  MayaWords words;
  source.words(source.statements().at(0), words);
  std::vector<std::string> result;
  for (const MayaWord& word : words.list)
    result.emplace_back((word.quoted ? "q:" : "") + std::string(word.text));
  return result;
}

const Curve& curveOf(const Scene& scene, const std::string& name) {
  for (const NamedCurve& curve : scene.curves) {
    if (curve.name() == name) return curve.curve;
  }
  throw std::runtime_error("no curve " + name);
}

TEST(MayaAscii, SplitsStatementsWithTheirLines) {
  const MayaAscii source(
      "//Maya ASCII 2022 scene\r\n// c; \"x\r\nrequires maya \"2022\";\r\n/* ; */ a\r\n  b; c;;\r\n", "t.ma");
  ASSERT_EQ(source.statements().size(), 3u);
  EXPECT_EQ(source.statements()[0].line, 3);
  EXPECT_EQ(source.statements()[1].line, 4);
  EXPECT_EQ(source.statements()[2].line, 5);
  EXPECT_EQ(source.command(source.statements()[0]), "requires");
  EXPECT_STREQ(source.newline(), "\r\n");
}

TEST(MayaAscii, ReadsWordsStringsSumsAndComments) {
  EXPECT_THAT(wordsOf("setAttr \".b\" -type \"string\" \"a\\\"b\\n\\\\;\" ;"),
              ElementsAre("setAttr", "q:.b", "-type", "q:string", "q:a\"b\n\\;"));
  EXPECT_THAT(wordsOf("setAttr \".b\" (\n\t\"one\"\n\t+ \" two\\t\" + \"three\");"),
              ElementsAre("setAttr", "q:.b", "q:one two\tthree"));
  // A sum ends with its bracket, also one that lacks its last part.
  EXPECT_THAT(wordsOf("setAttr \".b\" (\"one\" +) \"two\";"),
              ElementsAre("setAttr", "q:.b", "q:one", "q:two"));
  EXPECT_THAT(wordsOf("setAttr (+) \"two\";"), ElementsAre("setAttr", "+", "q:two"));
  EXPECT_THAT(wordsOf("setAttr \".x\" +5 // not 6;\n 1e+3/*7*/8;"),
              ElementsAre("setAttr", "q:.x", "+5", "1e+3", "8"));
  EXPECT_THAT(wordsOf("setAttr \".aal\" -type \"attributeAlias\" {\"a\",\"w[0]\"} ;"),
              ElementsAre("setAttr", "q:.aal", "-type", "q:attributeAlias", "q:a", "q:w[0]"));
}

TEST(MayaAscii, ReadsJointsInUnitsParentsFirst) {
  const Scene scene = parse(R"(currentUnit -l meter -a radian -t ntsc;
createNode transform -s -n "persp";
createNode joint -n "root";
	setAttr ".t" -type "double3" 0 0.95 0 ;
	setAttr ".ro" 2;
createNode joint -n "hip_R" -p "root";
createNode joint -n "hip_L" -p "root";
	setAttr -av ".rz" 0.25;
	setAttr ".jo" -type "double3" 0 0 -1.5 ;
	setAttr -l on ".tx";
createNode joint -n "knee" -p "|root|hip_R";
	setAttr ".translateY" -0.4;
createNode joint -n "knee" -p "hip_L";
	setAttr ".rotateAxis" -type "double3" 0.1 0.2 0.3 ;
	setAttr -l on -k off ".s" -type "double3" 1 2 3 ;
createNode parentConstraint -n "c" -p "|root|hip_L|knee";
createNode transform -n "under" -p "c";
setAttr "root.tx" 2;
)");
  ASSERT_EQ(scene.skeleton.size(), 6u);
  const auto& joints = scene.skeleton.joints;
  const std::vector<std::string> names{"root", "hip_R", "|root|hip_R|knee", "hip_L", "|root|hip_L|knee",
                                       "under"};
  const std::vector<int> parents{-1, 0, 1, 0, 3, 4};
  for (std::size_t i = 0; i < 6; ++i) {
    EXPECT_EQ(joints[i].name, names[i]);
    EXPECT_EQ(joints[i].parent, parents[i]);
  }
  EXPECT_EQ(joints[0].translation, Vec3(2, 0.95, 0));
  EXPECT_EQ(joints[0].rotationOrder, RotationOrder::ZXY);
  EXPECT_EQ(joints[2].translation, Vec3(0, -0.4, 0));
  EXPECT_EQ(joints[3].rotation, Vec3(0, 0, 0.25));
  EXPECT_EQ(joints[3].jointOrient, Vec3(0, 0, -1.5));
  EXPECT_EQ(joints[4].rotateAxis, Vec3(0.1, 0.2, 0.3));
  EXPECT_EQ(joints[4].scale, Vec3(1, 2, 3));
  EXPECT_EQ(joints[5].kind, JointKind::Transform);
  EXPECT_EQ(scene.linearUnit, "m");
  EXPECT_EQ(scene.angularUnit, "rad");
  EXPECT_EQ(scene.frameRate, 30);
}

TEST(MayaAscii, ReadsEveryKeyAttribute) {
  const Scene scene = parse(R"(currentUnit -l centimeter -a degree -t film;
createNode joint -n "hip";
createNode animCurveTA -n "hip_rotateX";
	rename -uid "55B4F2A2-8549-517B-CD9A-87AB6C8A5D5E";
	setAttr ".tan" 18;
	setAttr ".wgt" no;
	setAttr -s 4 ".ktv[0:1]"  0 0 12 90;
	setAttr -s 4 ".ktv[2:3]"  24 -45 36
		 0;
	setAttr -s 4 ".kyts[1:2]" yes no;
	setAttr -s 4 ".kit[1:3]"  1 28 2;
	setAttr -s 4 ".kot[2]"  5;
	setAttr -s 4 ".kix[1]"  3;
	setAttr -s 4 ".kiy[1]"  4;
	setAttr -s 4 ".ktl[1:2]" no yes;
	setAttr -s 4 ".kwl[3]" no;
	setAttr -s 4 ".kbd[0]" yes;
	setAttr ".pre" 3;
	setAttr ".pst" 4;
	setAttr ".roti" 5;
connectAttr "hip_rotateX.o" "hip.rx";
)");
  ASSERT_EQ(scene.curves.size(), 1u);
  const Curve& curve = curveOf(scene, "hip.rotateX");
  ASSERT_EQ(curve.keys().size(), 4u);
  const auto& keys = curve.keys();
  EXPECT_EQ(curve.output(), CurveOutput::Angular);
  EXPECT_EQ(curve.input(), CurveInput::Time);
  EXPECT_FALSE(curve.weighted());
  EXPECT_EQ(curve.preInfinity(), Infinity::Cycle);
  EXPECT_EQ(curve.postInfinity(), Infinity::CycleRelative);
  EXPECT_EQ(keys[1].time, 0.5);
  EXPECT_EQ(keys[1].value, 90 * kDegree);
  EXPECT_EQ(keys[2].value, -45 * kDegree);
  EXPECT_EQ(keys[0].inType, TangentType::Auto);
  EXPECT_EQ(keys[1].inType, TangentType::Fixed);
  EXPECT_EQ(keys[1].outType, TangentType::Auto);
  EXPECT_EQ(keys[2].inType, TangentType::AutoEase);
  EXPECT_EQ(keys[2].outType, TangentType::Step);
  EXPECT_EQ(keys[3].inType, TangentType::Linear);
  EXPECT_DOUBLE_EQ(keys[1].in.x, 0.6);  // unweighted: the direction of (3, 4)
  EXPECT_DOUBLE_EQ(keys[1].in.y, 0.8);
  EXPECT_FALSE(keys[1].tangentsLocked);
  EXPECT_TRUE(keys[2].tangentsLocked);
  EXPECT_FALSE(keys[3].weightsLocked);
  EXPECT_TRUE(keys[0].breakdown);
  EXPECT_EQ(scene.range.end, 1.5);
}

// Tangents are in seconds and centimetres or radians whatever the units of the scene; keys are in its units.
TEST(MayaAscii, ConvertsKeysButNotTangents) {
  const Scene scene = parse(R"(currentUnit -linear meter -angle radian -time 29.97fps;
createNode transform -n "a";
createNode animCurveTL -n "x";
	setAttr ".tangentType" 1;
	setAttr -size 2 ".keyTimeValue[0:1]"  0 1.5 30000 2;
	setAttr -size 2 ".keyTanOutX[0]" 0.5;
	setAttr -size 2 ".keyTanOutY[0]" 25;
createNode animCurveTT -n "t";
	setAttr ".ktv[0]"  300 60;
createNode animCurveUL -n "d";
	setAttr -s 2 ".ktv[0:1]"  -2 0.01 2 1;
connectAttr -f "x.output" "a.translateX";
connectAttr "d.o" "a.ty" -l on;
)");
  const Curve& x = curveOf(scene, "a.translateX");
  EXPECT_TRUE(x.weighted());
  EXPECT_EQ(x.keys()[0].value, 150);
  EXPECT_EQ(x.keys()[1].value, 200);
  EXPECT_EQ(x.keys()[1].time, 30000 / (30000.0 / 1001));
  EXPECT_EQ(x.keys()[0].out.x, 0.5);
  EXPECT_EQ(x.keys()[0].out.y, 25);
  const Curve& t = curveOf(scene, "t.output");
  EXPECT_EQ(t.output(), CurveOutput::Time);
  EXPECT_EQ(t.keys()[0].value, 60 / (30000.0 / 1001));
  const Curve& d = curveOf(scene, "a.translateY");
  EXPECT_EQ(d.input(), CurveInput::Unitless);
  EXPECT_EQ(d.keys()[0].time, -2);
  EXPECT_EQ(d.keys()[0].value, 1);
}

TEST(MayaAscii, KeysMayHaveGapsAndComeOutOfOrder) {
  const Scene scene = parse(R"(createNode animCurveTU -n "c";
	setAttr ".tan" 2;
	setAttr ".ktv[7]"  48 3;
	setAttr ".ktv[2]"  24 1;
	setAttr ".ktv[3]"  24 2;
	setAttr ".kit[7]" 3;
	setAttr ".kit[5]" 16;
)");
  const auto& keys = curveOf(scene, "c.output").keys();
  ASSERT_EQ(keys.size(), 2u);
  EXPECT_EQ(keys[0].value, 2);  // the later of two at one time
  EXPECT_EQ(keys[1].inType, TangentType::Flat);
  EXPECT_EQ(keys[1].outType, TangentType::Linear);
  EXPECT_THAT(scene.notes, testing::Contains(HasSubstr("1 key(s) at the time of another")));
}

TEST(MayaAscii, FollowsCurvesToWhatTheyDrive) {
  const Scene scene = parse(R"(createNode transform -n "a";
	addAttr -ci true -k true -sn "pl" -ln "plantWeight" -at "double";
createNode transform -n "ns:b" -p "a";
createNode unitConversion -n "uc";
createNode pairBlend -n "pb";
createNode blendShape -n "bs";
createNode animCurveTU -n "c1";
createNode animCurveTA -n "c2";
createNode animCurveTL -n "c3";
createNode animCurveTU -n "c4";
createNode animCurveTU -n "c5";
createNode animCurveTU -n "c6";
connectAttr "c1.o" "a.pl";
connectAttr "c2.o" "uc.i";
connectAttr "uc.o" "ns:b.rz";
connectAttr "c3.o" "pb.itx1";
connectAttr "c4.o" "bs.w[3]";
connectAttr "c5.a" "clipLibrary1.cel[0].cev[3].cevr";
connectAttr "c6.o" ":ns:b.v";
connectAttr "c6.o" "a.v";
)");
  std::vector<std::string> names;
  for (const NamedCurve& curve : scene.curves) names.push_back(curve.name());
  EXPECT_THAT(names, ElementsAre("a.plantWeight", "ns:b.rotateZ", "c3.output", "bs.w[3]", "c5.output",
                                 "ns:b.visibility"));
  EXPECT_THAT(scene.notes,
              testing::Contains(HasSubstr("1 curve(s) drive an animation layer or a pairBlend")));
  EXPECT_THAT(scene.notes, testing::Contains(HasSubstr("1 curve(s) drive no attribute")));
  EXPECT_THAT(scene.notes, testing::Contains(HasSubstr("1 curve(s) drive several attributes")));
}

TEST(MayaAscii, ResolvesControlsOfReferences) {
  const Scene scene = parse(R"(file -rdi 1 -ns "rig" -rfn "rigRN" -op "v=0;" -typ "mayaAscii" "rig.ma";
createNode reference -n "rigRN";
	setAttr ".ed" -type "dataReferenceEdits" 
		"rigRN"
		"rigRN" 0
		"rigRN" 4
		2 "|rig:grp|rig:ctrl" "translate" " -type \"double3\" 0 1 0"
		5 4 "rigRN" "|rig:grp|rig:ctrl.translateX" "rigRN.placeHolderList[1]" ""
		5 4 "rigRN" "|rig:grp|rig:hand.rotateX" "rigRN.placeHolderList[2]" 
		""
		5 4 "rigRN" "|rig:other|rig:hand.rotateX" "rigRN.placeHolderList[3]" "";
lockNode -l 1 ;
createNode animCurveTL -n "ctrl_translateX";
createNode animCurveTA -n "hand_rotateX";
createNode animCurveTA -n "hand_rotateX1";
createNode animCurveTA -n "lost";
createNode transform -n "prop" -p "|rig:grp|rig:hand";
connectAttr "ctrl_translateX.o" "rigRN.phl[1]";
connectAttr "hand_rotateX.o" "rigRN.phl[2]";
connectAttr "hand_rotateX1.o" "rigRN.placeHolderList[3]";
connectAttr "lost.o" "rigRN.phl[9]";
)");
  std::vector<std::string> names;
  for (const NamedCurve& curve : scene.curves) names.push_back(curve.name());
  EXPECT_THAT(names, ElementsAre("rig:ctrl.translateX", "|rig:grp|rig:hand.rotateX",
                                 "|rig:other|rig:hand.rotateX", "lost.output"));
  EXPECT_THAT(scene.notes, testing::Contains(HasSubstr("that its edits do not name")));
  EXPECT_THAT(scene.notes, testing::Contains(HasSubstr("are parented to nodes of another file")));
}

TEST(MayaAscii, TakesThePlaybackRangeOfTheScene) {
  const Scene scene = parse(R"(currentUnit -l centimeter -a degree -t ntsc;
createNode animCurveTU -n "c";
	setAttr ".ktv[0]"  24 1;
createNode script -n "sceneConfigurationScriptNode";
	setAttr ".b" -type "string" "playbackOptions -min 15 -max 120 -ast 1 -aet 200 ";
	setAttr ".st" 6;
)");
  EXPECT_EQ(scene.range.start, 0.5);
  EXPECT_EQ(scene.range.end, 4);
}

struct BadScene {
  std::string text;
  int line;
  const char* message;
};

TEST(MayaAscii, RefusesBadFilesByLine) {
  const std::string h = kHeader;
  const std::string curve = h + "createNode animCurveTU -n \"c\";\n";
  const std::vector<BadScene> table{
      {"FOR4\x00\x00\x01", 1, "Maya binary scene; save it from Maya as Maya ASCII"},
      {"FOR8....", 1, "Maya binary"},
      {std::string("\x7f\x45LF\0\0", 6), 1, "must begin with '//Maya ASCII'"},
      {"", 1, "must begin with"},
      {h + "a;\nsetAttr \".b\" \"never ends;\nb;\n", 3, "string that begins here never ends"},
      {h + "a \"x;\nb \"y\";\nc \"z\";\n", 2, "string that begins here never ends"},
      {h + "a;\n/* never ends", 3, "comment that begins here never ends"},
      {h + "a;\n\nb c\n d", 4, "does not end with ';'"},
      {h + "a;\n<<<<<<< HEAD\nb;\n=======\nc;\n>>>>>>> x\n", 3, "a merge conflict"},
      {h + "createNode -n \"x\";", 2, "must name the type"},
      {h + "currentUnit -l furlong;", 2, "'furlong' must be a unit of length"},
      {h + "currentUnit -a turn;", 2, "'turn' must be a unit of angle"},
      {h + "currentUnit\n -t often;", 3, "'often' must be a unit of time"},
      {curve + "setAttr \".ktv[0:999999999]\" 1 2 3 4;", 3, "for each of 1000000000 key(s), 4 given"},
      {curve + "setAttr -s 1000000000 \".ktv[0:1]\" 1 2 3;", 3, "3 given"},
      {curve + "setAttr \".ktv[0:99999999999999999999]\" 1 2;", 3, "must have an index"},
      {curve + "setAttr \".ktv[3:1]\" 1 2;", 3, "must have an index"},
      {curve + "setAttr \".ktv[-1]\" 1 2;", 3, "must have an index"},
      {curve + "setAttr \".ktv\" 1 2;", 3, "must have an index"},
      {curve + "setAttr \".ktv[0:1]\" 1 2\n 3 nan;", 4, "ktv must be a number, got 'nan'"},
      {curve + "setAttr \".ktv[0]\" 1 1e999;", 3, "got '1e999'"},
      {curve + "setAttr \".kix[0]\" inf;", 3, "kix must be a number"},
      {curve + "setAttr \".ktl[0]\" maybe;", 3, "ktl must be yes or no"},
      {curve + "setAttr \".pst\" 2;", 3, "must be 0 constant"},
      {curve + "setAttr \".tan\" x;", 3, "must be a whole number"},
      {h + "createNode joint -n \"j\";\nsetAttr \".t\" -type \"double3\" 1 2;", 3,
       "must have 3 number(s), got 2"},
      {h + "createNode joint -n \"j\";\nsetAttr \".ro\" 6;", 3, "rotateOrder must be 0 to 5"},
      {h + "createNode joint -n \"j\";\nsetAttr \".rx\" -nan;", 3, "rotateX must"},
  };
  for (const BadScene& bad : table) {
    try {
      parseMayaAscii(bad.text, "bad.ma");
      ADD_FAILURE() << "accepted: " << bad.text;
    } catch (const Error& error) {
      EXPECT_THAT(error.what(), HasSubstr(bad.message));
      EXPECT_EQ(error.place().file, "bad.ma");
      EXPECT_EQ(error.place().line, bad.line) << error.what();
    }
  }
}

TEST(MayaAscii, StandsDeepNestingAndBigAnnouncements) {
  std::string deep = kHeader;
  deep += "foo " + std::string(10000, '(') + std::string(10000, '{') + "\"a\" + \"b\"" +
          std::string(10000, ')') + ";\n";
  deep += "createNode animCurveTU -n \"c\";\n\tsetAttr -s 1000000000 \".ktv[0]\" 1 2;\n";
  const Scene scene = parseMayaAscii(deep, "deep.ma");
  EXPECT_EQ(curveOf(scene, "c.output").keys().size(), 1u);
  WriteReport report;
  EXPECT_EQ(formatMayaAscii(scene, "deep.ma", report), deep);
  // A chain of 20 000 nodes, each with a name of its own.
  std::string chain = std::string(kHeader) + "createNode joint -n \"j0\";\n";
  for (int i = 1; i < 20000; ++i) {
    chain += "createNode joint -n \"j" + std::to_string(i) + "\" -p \"j" + std::to_string(i - 1) + "\";\n";
  }
  const Scene long_ = parseMayaAscii(chain, "chain.ma");
  ASSERT_EQ(long_.skeleton.size(), 20000u);
  EXPECT_EQ(long_.skeleton.joints.back().parent, 19998);
}

}  // namespace
}  // namespace footfall
