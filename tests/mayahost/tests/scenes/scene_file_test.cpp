// SPDX-License-Identifier: MIT
// Scenes as Maya ASCII: what is written, what is read, and that nothing is lost on the way.
#include "scene_file_fixture.h"

#include <maya/MDoubleArray.h>
#include <maya/MFnAnimCurve.h>
#include <maya/MFnCompoundAttribute.h>
#include <maya/MFnDagNode.h>
#include <maya/MFnDependencyNode.h>
#include <maya/MFnDoubleArrayData.h>
#include <maya/MFnEnumAttribute.h>
#include <maya/MFnMatrixData.h>
#include <maya/MFnNumericAttribute.h>
#include <maya/MFnPluginData.h>
#include <maya/MFnTypedAttribute.h>
#include <maya/MFnUnitAttribute.h>
#include <maya/MFnVectorArrayData.h>
#include <maya/MMatrix.h>
#include <maya/MSelectionList.h>
#include <maya/MUuid.h>
#include <maya/MVector.h>
#include <maya/MVectorArray.h>

#include <cmath>

using mayahost::connect;
using mayahost::createNode;
using mayahost::EvaluationMode;
using mayahost::number;
using mayahost::setNumber;
using mayahost::setText;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

namespace {

class SceneFile : public SceneFileTest {};

// Files hold degrees: an angle that no decimal of degrees reads as would come back as its neighbour.
constexpr double kDegree = 0.0174532925199432958;

void animate(const std::string& plug, double size) {
  MFnAnimCurve curve;
  MPlug target = mayahost::plug(plug);
  curve.create(target);
  for (int i = 0; i < 6; ++i)
    curve.addKey(frame(1 + 7 * i), std::round(3000.0 * std::sin(1.7 * i)) / 100.0 * size,
                 MFnAnimCurve::kTangentAuto);
  curve.setIsWeighted(true);
  curve.setTangentsLocked(2, false);
  curve.setInTangentType(2, MFnAnimCurve::kTangentFixed);
  curve.setTangent(2, 0.4, 0.3 * size, true, nullptr, false);
  curve.setOutTangentType(3, MFnAnimCurve::kTangentStep);
  curve.setPostInfinityType(MFnAnimCurve::kCycleRelative);
}

void setData(const char* plug, MObject data) {
  ASSERT_TRUE(mayahost::plug(plug).setMObject(data)) << plug;
}

// Nodes of every kind, with everything a file can hold.
void buildScene() {
  MFnDagNode fn;
  MObject a = fn.create("transform", "a"), b = fn.create("joint", "b", a);
  MObject same = fn.create("transform", "same", a), shape = fn.create("hostMark", "mark", same);
  MObject other = fn.create("transform", "same", b);
  MFnDagNode(other).addChild(shape, MFnDagNode::kNextPos, true);
  fn.create("locator");
  setNumber("a.translateX", 1.5);
  setNumber("a.rotateY", 17.5 * kDegree);
  setNumber("b.jointOrientZ", -71.25 * kDegree);
  setNumber("b.rotateOrder", 3);
  setNumber("mark.size", 3.0);
  animate("a.rotateX", kDegree);
  animate("b.translateZ", 1.0);
  mayahost::plug("a.scaleX").setLocked(true);
  mayahost::plug("a.visibility").setKeyable(false);
  mayahost::plug("a.rotateOrder").setChannelBox(true);

  createNode("hostEvery", "e");
  connect("time1.outTime", "e.time");
  setNumber("e.angle", 57.0 * kDegree);
  setNumber("e.distance", -7.25);
  setNumber("e.choice", 7);
  setNumber("e.flag", 0);
  setNumber("e.whole", 99);
  setNumber("e.vectorY", 0.1);
  setText("e.label", "quoted \"x\"\\ and\nmore");
  for (const unsigned i : {0u, 1u, 2u, 5u, 9u}) setNumber("e.values[" + std::to_string(i) + "]", 0.1 + i);
  for (const unsigned i : {3u, 4u}) {
    setNumber("e.pair[" + std::to_string(i) + "].pairA", 1.0 / (i + 1));
    setNumber("e.pair[" + std::to_string(i) + "].pairB", i);
  }
  MDoubleArray list;
  for (int i = 0; i < 40; ++i) list.append(std::sqrt(i));
  setData("e.list", MFnDoubleArrayData().create(list));
  MMatrix m;
  m(3, 0) = 2.5;
  setData("e.matrix", MFnMatrixData().create(m));
  createNode("hostMix", "m");
  connect("e.number", "m.x");
  connect("e.number", "m.more[4]");
  setNumber("m.more[2]", 0.5);
  connect("a.rotateX", "m.more[7]");  // by way of a unit conversion
  createNode("hostCount", "c");
  MFnPluginData data;
  const MObject counter = data.create(MTypeId(0x70004));
  setData("c.in", counter);
  createNode("network", "n");
  MFnDependencyNode node(mayahost::findNode("n"));
  MFnNumericAttribute numeric;
  MFnCompoundAttribute compound;
  MFnEnumAttribute choice;
  MFnTypedAttribute typed;
  MFnUnitAttribute unit;
  const MObject plant = numeric.create("plant", "pl", MFnNumericData::kDouble, 0.25);
  numeric.setMin(0.0);
  numeric.setMax(2.0);
  numeric.setKeyable(true);
  node.addAttribute(plant);
  const MObject mode = choice.create("mode", "mo", 2);
  choice.addField("off", 0);
  choice.addField("walk", 2);
  choice.addField("run", 3);
  node.addAttribute(mode);
  const MObject note = typed.create("note", "no", MFnData::kString),
                arrows = typed.create("arrows", "ar", MFnData::kVectorArray);
  node.addAttribute(note);
  node.addAttribute(arrows);
  const MObject bend = unit.create("bend", "be", MFnUnitAttribute::kAngle, 0.5),
                when = unit.create("when", "we", MFnUnitAttribute::kTime),
                marks = numeric.create("marks", "mk", MFnNumericData::kInt);
  numeric.setArray(true);
  const MObject step = compound.create("step", "sp");
  compound.addChild(bend);
  compound.addChild(when);
  compound.addChild(marks);
  compound.setArray(true);
  node.addAttribute(step);
  node.addAttribute(numeric.create("tint", "tn", MFnNumericData::k3Float));
  setNumber("n.plant", 0.75);
  setText("n.note", "heel");
  setNumber("n.step[2].bend", 1.0);
  setNumber("n.step[2].marks[6]", 11);
  setNumber("n.step[5].when", 12.0);
  setNumber("n.tint1", 0.1);
  MVectorArray vectors;
  vectors.append(MVector(1.0, 2.0, 3.0));
  vectors.append(MVector(-0.1, 0.0, 1e-9));
  setData("n.arrows", MFnVectorArrayData().create(vectors));
  MFnDependencyNode(mayahost::findNode("c")).setLocked(true);
  mayahost::setCurrentTime(frame(10.0));
}

// What a scene shows over time.
std::vector<double> play(EvaluationMode mode) {
  mayahost::setEvaluationMode(mode, 4);
  std::vector<double> seen;
  for (double f = -3.0; f < 60.0; f += 2.5) {
    mayahost::setCurrentTime(frame(f));
    for (const char* plug : {"e.number", "m.out", "a.rotateX", "b.translateZ", "c.total", "mark.twice"})
      seen.push_back(number(plug));
    for (const char* place : {"|a|same|mark", "|a|b|same|mark"}) {
      MSelectionList list;
      MDagPath path;
      EXPECT_TRUE(list.add(place));
      EXPECT_TRUE(list.getDagPath(0, path));
      const MMatrix world = path.inclusiveMatrix();
      seen.insert(seen.end(), &world.matrix[0][0], &world.matrix[0][0] + 16);
    }
  }
  mayahost::setEvaluationMode(EvaluationMode::off);
  return seen;
}

TEST_F(SceneFile, ASceneComesBackAsItWas) {
  buildScene();
  const std::string before = mayahost::sceneText();
  const auto names = mayahost::nodeNames();
  const auto shown = play(EvaluationMode::off);
  mayahost::setCurrentTime(frame(10.0));
  ASSERT_TRUE(mayahost::saveScene(path("a.ma")));
  EXPECT_FALSE(mayahost::sceneModified());
  mayahost::newScene();
  EXPECT_EQ(mayahost::nodeNames().size(), 1u);
  EXPECT_EQ(mayahost::sceneName(), "");
  ASSERT_TRUE(mayahost::openScene(path("a.ma"))) << testing::PrintToString(errors());
  EXPECT_EQ(mayahost::sceneName(), path("a.ma"));
  EXPECT_FALSE(mayahost::sceneModified());
  EXPECT_THAT(mayahost::nodeNames(), testing::UnorderedElementsAreArray(names));
  EXPECT_EQ(mayahost::sceneText(), before);
  EXPECT_EQ(mayahost::currentTime().value(), 10.0);
  ASSERT_TRUE(mayahost::saveScene(path("a2.ma")));
  EXPECT_EQ(std::regex_replace(withoutDate(contentOf(path("a2.ma"))), std::regex("a2\\.ma"), "a.ma"),
            withoutDate(contentOf(path("a.ma"))));
  EXPECT_EQ(shown.size(), 26u * (6 + 32));
  for (const auto mode : {EvaluationMode::off, EvaluationMode::serial, EvaluationMode::parallel})
    EXPECT_EQ(play(mode), shown) << static_cast<int>(mode);
  EXPECT_TRUE(mayahost::plug("a.scaleX").isLocked());
  EXPECT_FALSE(mayahost::plug("a.visibility").isKeyable());
  EXPECT_TRUE(mayahost::plug("a.rotateOrder").isChannelBoxFlagSet());
  EXPECT_TRUE(MFnDependencyNode(mayahost::findNode("c")).isLocked());
  EXPECT_FALSE(mayahost::setNumber("n.plant", 3.0)) << "its limits came along";
  EXPECT_EQ(number("n.mode"), 2.0) << "its default came along";
  MFnDependencyNode(mayahost::findNode("c")).setLocked(false);
}

TEST_F(SceneFile, IsWrittenAsMayaWritesIt) {
  buildScene();
  const std::string text = mayahost::sceneText();
  for (const char* line :
       {"//Maya ASCII 2024 scene\n",
        "requires maya \"2024\";\n",
        "requires -dataType \"hostCounter\" -nodeType \"hostCount\" -nodeType \"hostEvery\" -nodeType "
        "\"hostMark\" -nodeType \"hostMix\" \"sample_plugin\" \"1.0\";\n",
        "currentUnit -l centimeter -a degree -t film;\n",
        "fileInfo \"application\" \"maya\";\n",
        "createNode joint -n \"b\" -p \"a\";\n",
        "createNode transform -n \"same\" -p \"b\";\n",
        "createNode hostMark -n \"mark\" -p \"a|same\";\n",
        "createNode locator -n \"locatorShape1\" -p \"locator1\";\n",
        "parent -s -nc -r -add \"|a|same|mark\" \"b|same\";\n",
        "\tsetAttr -k off \".v\";\n",
        "\tsetAttr -cb on \".ro\";\n",
        "\tsetAttr -l on \".sx\";\n",
        "\tsetAttr \".t\" -type \"double3\" 1.5 0 0 ;\n",
        "\tsetAttr \".ro\" 3;\n",
        "\tsetAttr \".la\" -type \"string\" \"quoted \\\"x\\\"\\\\ and\\nmore\";\n",
        "\tsetAttr \".fl\" no;\n",
        "\tsetAttr -s 5 \".va[0:2]\"  0.1 1.1 2.1;\n",
        "\tsetAttr -s 5 \".va[5]\" 5.1;\n",
        "\tsetAttr -s 2 \".pr[3:4]\"  0.25 3 0.2 4;\n",
        "\tsetAttr -s 3 \".mo[2]\" 0.5;\n",
        "\tsetAttr \".in\" -type \"hostCounter\" 0;\n",
        "\tlockNode -l 1 ;\n",
        "\taddAttr -ci true -k true -sn \"pl\" -ln \"plant\" -dv 0.25 -min 0 -max 2 -at \"double\";\n",
        "\taddAttr -ci true -sn \"mo\" -ln \"mode\" -dv 2 -en \"off:walk=2:run\" -at \"enum\";\n",
        "\taddAttr -ci true -m -sn \"sp\" -ln \"step\" -at \"compound\" -nc 3;\n",
        "\taddAttr -ci true -m -sn \"mk\" -ln \"marks\" -at \"long\" -p \"step\";\n",
        "\tsetAttr -k on \".pl\" 0.75;\n",
        "\tsetAttr \".sp[2].mk[6]\" 11;\n",
        "\tsetAttr \".sp[5].we\" 12;\n",
        "\tsetAttr \".tn\" -type \"float3\" 0 0.1 0 ;\n",
        "\tsetAttr \".ar\" -type \"vectorArray\" 2 1 2 3 -0.1 0 1e-09;\n",
        "select -ne :time1;\n\tsetAttr \".o\" 10;\n\tsetAttr \".unw\" 10;\n",
        "connectAttr \":time1.o\" \"e.ti\";\n",
        "connectAttr \"e.nu\" \"m.mo[4]\";\n",
        "connectAttr \"a_rotateX.o\" \"a.rx\";\n"}) {
    EXPECT_THAT(text, HasSubstr(line));
  }
  EXPECT_THAT(text, Not(HasSubstr("\".rx\""))) << "what is driven is not written";
  EXPECT_THAT(text, Not(HasSubstr("time1\";"))) << "default nodes are not made";
}

TEST_F(SceneFile, NodesHaveTheirSayInWhatIsSaved) {
  createNode("hostMix", "m");
  setNumber("m.y", 3.0);
  EXPECT_THAT(mayahost::sceneText(), HasSubstr("\tsetAttr \".x\" 0.25;\n"));
  EXPECT_THAT(mayahost::sceneText(), Not(HasSubstr("\".y\"")));
  createNode("hostMix", "gone");
  connect("gone.out", "m.more[0]");
  MFnDependencyNode(mayahost::findNode("gone")).setDoNotWrite(true);
  EXPECT_THAT(mayahost::sceneText(), Not(HasSubstr("gone")));
}

// A rig as Maya writes one; what is expected follows from the keys alone.
TEST_F(SceneFile, ReadsARigAndItsCurves) {
  ASSERT_TRUE(mayahost::openScene(file(R"(fileInfo "product" "Maya 2024";
createNode joint -n "root";
	rename -uid "12345678-1234-1234-1234-123456789ABC";
	setAttr ".t" -type "double3" 0 95 0 ;
	setAttr ".radi" 2;
	setAttr ".uocol" yes;
createNode joint -n "hip_L" -p "root";
	addAttr -ci true -k true -sn "plant" -ln "plant" -min 0 -max 1 -at "double";
	setAttr ".t" -type "double3" 9 -5 0 ;
	setAttr ".jo" -type "double3" 0 0 -90 ;
	setAttr -k on ".plant" 0.5;
createNode animCurveTL -n "root_translateZ";
	setAttr ".tan" 2;
	setAttr ".wgt" no;
	setAttr -s 2 ".ktv[0:1]"  1 0 25 130;
	setAttr ".pst" 4;
createNode animCurveTA -n "hip_L_rotateZ";
	setAttr ".tan" 2;
	setAttr ".wgt" no;
	setAttr -s 3 ".ktv[0:2]"  1 -25 13 30 25 -25;
select -ne :time1;
	setAttr ".o" 13;
select -ne :defaultRenderGlobals;
	setAttr ".ren" -type "string" "arnold";
connectAttr "root_translateZ.o" "root.tz";
connectAttr "hip_L_rotateZ.o" "hip_L.rz";
connectAttr "root.s" "hip_L.is";
connectAttr "hip_L.msg" ":defaultRenderGlobals.x";
// End of given.ma
)"))) << testing::PrintToString(errors());
  EXPECT_EQ(mayahost::currentTime().value(), 13.0);
  EXPECT_NEAR(number("root.translateZ"), 65.0, 1e-12);
  EXPECT_NEAR(number("hip_L.rotateZ"), 30.0 * M_PI / 180.0, 1e-12);
  EXPECT_NEAR(number("hip_L.jointOrientZ"), -M_PI / 2, 1e-15);
  EXPECT_EQ(number("hip_L.plant"), 0.5);
  EXPECT_EQ(number("root.radius"), 2.0);
  mayahost::setCurrentTime(frame(49.0));
  EXPECT_NEAR(number("root.translateZ"), 260.0, 1e-9) << "the cycle goes on from where it ended";
  EXPECT_EQ(MFnDependencyNode(mayahost::findNode("root")).uuid().asString(),
            MString("12345678-1234-1234-1234-123456789ABC"));
  // A joint turned by -90 and 30 degrees: its x axis in the world.
  mayahost::setCurrentTime(frame(13.0));
  const MMatrix world = MDagPath::getAPathTo(mayahost::findNode("hip_L")).inclusiveMatrix();
  EXPECT_NEAR(world(0, 0), 0.5, 1e-12);
  EXPECT_NEAR(world(0, 1), -std::sqrt(0.75), 1e-12);
  EXPECT_NEAR(world(3, 1), 90.0, 1e-12);
  const std::string text = mayahost::sceneText();
  for (const char* line :
       {"\tsetAttr \".uocol\" yes;\n", "fileInfo \"product\" \"Maya 2024\";\n",
        "select -ne :defaultRenderGlobals;\n\tsetAttr \".ren\" -type \"string\" \"arnold\";\n",
        "connectAttr \"hip_L.msg\" \":defaultRenderGlobals.x\";\n",
        "\tsetAttr -s 3 \".ktv[0:2]\"  1 -25 13 30 25 -25;\n", "\tsetAttr \".pst\" 4;\n"})
    EXPECT_THAT(text, HasSubstr(line)) << "what is not understood is kept";
}

TEST_F(SceneFile, ReadsEveryFormOfValue) {
  ASSERT_TRUE(mayahost::openScene(file(R"(createNode hostEvery -n "e";
	setAttr -av ".angle" 90;
	setAttr ".di" 100;
	setAttr ".time" 12;
	setAttr -s 4 ".values[0:2]"  1 2 3;
	setAttr -size 4 ".va[7]" 4;
	setAttr -s 2 ".pr[0:1]" 0.5 6
		0.25 4;
	setAttr ".pair[9].pairB" 3;
	setAttr ".la" -type "string" ( "one " + "two " +
		"three" );
	setAttr ".fl" off;
	setAttr ".v3" -type "double3" 4 5 6 ;
	setAttr ".li" -type "doubleArray" 3 1.5 2.5 1e2 ;
	setAttr ".ma" -type "matrix" 1 0 0 0 0 1 0 0 0 0 1 0 7 8 9 1;
createNode network -n "n";
	addAttr -ci true -sn "a2" -ln "a2" -dt "stringArray";
	addAttr -ci true -sn "a3" -ln "a3" -dt "Int32Array";
	addAttr -ci true -sn "a4" -ln "a4" -dt "pointArray";
	addAttr -ci true -sn "a5" -ln "a5" -dt "matrix";
	addAttr -ci true -uac -sn "col" -ln "color" -at "float3" -nc 3;
	addAttr -ci true -sn "cr" -ln "colorR" -at "float" -p "color";
	addAttr -ci true -sn "cg" -ln "colorG" -at "float" -p "color";
	addAttr -ci true -sn "cb" -ln "colorB" -at "float" -p "color";
	addAttr -ci true -m -im false -sn "all" -ln "all" -at "message";
	setAttr ".a2" -type "stringArray" 2 "x y" "z"  ;
	setAttr ".a3" -type "Int32Array" 3 1 -2 3 ;
	setAttr ".a4" -type "pointArray" 1 1 2 3 1 ;
	setAttr ".a5" -type "matrix" "xform" 1 1 1 0 0 1.5707963267948966 0 5 6 7 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 1 1 1 1 yes;
	setAttr ".col" -type "float3" 0.25 0.5 0.75 ;
createNode transform -n "ns:t";
	setAttr ".tx" 3;
connectAttr "e.msg" "n.all" -na;
connectAttr "ns:t.msg" "n.all" -na;
)"))) << testing::PrintToString(errors());
  EXPECT_NEAR(number("e.angle"), M_PI / 2, 1e-15);
  EXPECT_EQ(number("e.distance"), 100.0);
  EXPECT_EQ(number("e.time"), 12.0);
  EXPECT_EQ(number("e.values[7]"), 4.0);
  EXPECT_EQ(mayahost::plug("e.values").numElements(), 4u);
  EXPECT_EQ(number("e.pair[1].pairA"), 0.25);
  EXPECT_EQ(number("e.pair[9].pairA"), 1.0) << "the default";
  EXPECT_EQ(mayahost::textOf("e.label"), "one two three");
  EXPECT_EQ(number("e.flag"), 0.0);
  EXPECT_EQ(number("e.vectorZ"), 6.0);
  // angle + distance + time + matrix + choice + label + whole + flag + vector + values + list + pairs
  EXPECT_NEAR(number("e.number"),
              M_PI / 2 + 100 + 12 + 7 + 1 + 13 + 4 + 0 + 15 + (2 + 6 + 28) + 104 + (3 + 1 + 3), 1e-9);
  const MMatrix m = MFnMatrixData(mayahost::plug("n.a5").asMObject()).matrix();
  EXPECT_NEAR(m(0, 1), 1.0, 1e-15) << "a quarter turn around z";
  EXPECT_EQ(m(3, 2), 7.0);
  EXPECT_EQ(number("n.colorB"), 0.75);
  EXPECT_EQ(mayahost::plug("n.all").numElements(), 2u);
  EXPECT_EQ(number("ns:t.translateX"), 3.0);
  EXPECT_THAT(mayahost::sceneText(), HasSubstr("connectAttr \"e.msg\" \"n.all\" -na;\n"));
}

TEST_F(SceneFile, UnitsAreTheFilesOwn) {
  std::ofstream(path("m.ma"))
      << "//Maya ASCII 2024 scene\ncurrentUnit -l meter -a radian -t ntsc;\n"
         "createNode transform -n \"t\";\n\tsetAttr \".t\" -type \"double3\" 1 0 0 ;\n"
         "\tsetAttr \".r\" -type \"double3\" 0.5 0 0 ;\ncreateNode hostEvery -n \"e\";\n"
         "\tsetAttr \".ti\" 15;\n";
  ASSERT_TRUE(mayahost::openScene(path("m.ma")));
  EXPECT_EQ(number("t.translateX"), 100.0);
  EXPECT_EQ(number("t.rotateX"), 0.5);
  EXPECT_EQ(mayahost::plug("e.time").asMTime().as(MTime::kSeconds), 0.5);
  const std::string text = mayahost::sceneText();
  EXPECT_THAT(text, HasSubstr("currentUnit -l meter -a radian -t ntsc;\n"));
  EXPECT_THAT(text, HasSubstr("\tsetAttr \".t\" -type \"double3\" 1 0 0 ;\n"));
  EXPECT_THAT(text, HasSubstr("\tsetAttr \".ti\" 15;\n"));
  ASSERT_TRUE(mayahost::openScene(file("")));
  EXPECT_EQ(MTime::uiUnit(), MTime::kFilm);
}

TEST_F(SceneFile, ImportsBesideWhatIsThere) {
  const std::string given = file(
      "createNode transform -n \"a\";\n\tsetAttr \".tx\" 2;\n"
      "createNode transform -n \"b\" -p \"a\";\ncreateNode network -n \"n\";\n"
      "connectAttr \"a.msg\" \"n.a[0]\";\n");
  ASSERT_TRUE(mayahost::importScene(given));
  ASSERT_TRUE(mayahost::importScene(given));
  ASSERT_TRUE(mayahost::importScene(given, "left"));
  EXPECT_TRUE(mayahost::sceneModified());
  EXPECT_THAT(mayahost::nodeNames(),
              ElementsAre("time1", "a", "a|b", "n", "a1", "a1|b", "n1", "left:a", "left:b", "left:n"));
  EXPECT_EQ(number("a1.tx"), 2.0);
  EXPECT_THAT(mayahost::sceneText(), HasSubstr("connectAttr \"a1.msg\" \"n1.a[0]\";\n"));
}

}  // namespace
