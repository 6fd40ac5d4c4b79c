// SPDX-License-Identifier: MIT
// Maya ASCII scenes written: byte for byte where nothing changed, and anew.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

#include "base/angles.h"
#include "base/math.h"
#include "base/scanner.h"
#include "core/io/random_curves.h"
#include "io/formats.h"

namespace footfall {
namespace {

using testing::HasSubstr;

constexpr const char* kRig = R"(//Maya ASCII 2022 scene
//Name: rig.ma
requires maya "2022";
currentUnit -l centimeter -a degree -t film;
createNode joint -n "root";
	setAttr ".t" -type "double3" 0 95 0 ;
createNode joint -n "hip_L" -p "root";
	setAttr ".jo" -type "double3" 0 0 -90 ;
createNode animCurveTL -n "root_translateZ";
	rename -uid "55B4F2A2-8549-517B-CD9A-87AB6C8A5D5E";
	setAttr ".tan" 2;
	setAttr ".wgt" no;
	setAttr -s 2 ".ktv[0:1]"  1 0 25 130;
	setAttr ".roti" 5;
createNode animCurveTA -n "hip_L_rotateZ";
	setAttr ".tan" 18;
	setAttr -s 3 ".ktv[0:2]"  1 -25 13 30 25 -25;
	setAttr -s 3 ".kit[1:2]"  1 18;
	setAttr -s 3 ".kix[1:2]"  1 1;
	setAttr -s 3 ".kiy[1:2]"  0 0;
select -ne :time1;
	setAttr ".o" 1;
connectAttr "root_translateZ.o" "root.tz";
connectAttr "hip_L_rotateZ.o" "hip_L.rz";
connectAttr "root.s" "hip_L.is";
// End of rig.ma
)";

std::string write(const Scene& scene, WriteReport* report = nullptr) {
  WriteReport own;
  return formatMayaAscii(scene, "out.ma", report ? *report : own);
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

std::string withCrlf(const std::string& text) {
  std::string result;
  for (const char c : text) {
    if (c == '\n') result += '\r';
    result += c;
  }
  return result;
}

Scene without(const Scene& scene, const std::string& name) {
  std::vector<NamedCurve> kept;
  for (const NamedCurve& curve : scene.curves) {
    if (curve.name() != name) kept.push_back(curve);
  }
  Scene result = scene;
  result.curves = CurveSet(kept);
  return result;
}

Scene with(const Scene& scene, const std::string& node, const std::string& attribute, const Curve& curve) {
  std::vector<NamedCurve> curves(scene.curves.begin(), scene.curves.end());
  curves.push_back({node, attribute, curve});
  Scene result = scene;
  result.curves = CurveSet(curves);
  return result;
}

TEST(MayaWrite, UnchangedScenesKeepEveryByte) {
  const std::string h = "//Maya ASCII 4.5 scene\n";
  const std::vector<std::string> scenes{
      kRig,
      withCrlf(kRig),
      h,
      "//Maya",
      h + "a;",
      h + ";;; a ;;\n\n\n",
      h + "createNode unknownThing -n \"u\"; setAttr \".x\" 1; setAttr \".y\" 2;",
      h + "createNode animCurveTU -n \"c\"; setAttr \".ktv[0]\" 01.50 +2.0e0; // kept as it is\n",
      h + "createNode animCurveTU -n \"c\";\n\tsetAttr /* a; \"b */ \".ktv[0:1]\" // one\n\t 1 2 // two;\n 3 "
          "4;\n",
      h + "createNode animCurveTU;\ncreateNode animCurveTU -n \"c\";\ncreateNode animCurveTU -n \"c\";\n",
      h + "createNode hyperLayout -n \"h\";\n\tsetAttr \".hyp[0].x\" 5;\n\tsetAttr \".tgi[0].ni[1].x\" 4;\n",
      h + "createNode reference -n \"aRN\";\n\tsetAttr \".ed\" -type \"dataReferenceEdits\" "
          "\n\t\t\"aRN\"\n\t\t\"aRN\" 0\n"
          "\t\t8 \"|a:x\" \"translate\"\n\t\t5 3 \"aRN\" \"|a:x.r\" \"aRN.placeHolderList[1]\" "
          "\"\";\nlockNode -l 1 ;\n",
      h + "createNode script -n \"s\";\n\tsetAttr \".b\" -type \"string\" (\n\t\t\"a;\\n\\\"q\\\"\"\n\t\t+ "
          "\"b\" );\n",
      h + "createNode mesh -n \"m\";\n\tsetAttr -s 8 \".vt[0:7]\"  -0.5 -0.5 0.5 0.5;\n"
          "\tsetAttr -ch 24 \".fc[0:5]\" -type \"polyFaces\" \n\t\tf 4 0 4 -2 -6\n\t\tmu 0 4 0 1 3 2;\n",
      h + "if (`objExists a`) { delete a; }\nglobal proc x() { print(\"}\"); }\n",
      h + "select -ne :defaultRenderGlobals;\n\tsetAttr \".ren\" -type \"string\" \"arnold\";\nparent -s -nc "
          "-r -add \"|a|b\" \"c\" ;\n",
      h + "createNode joint -n \"\xc3\xa9t\xc3\xa9 \xff\";\n",
      h + "connectAttr \"a\" \"b\";\nconnectAttr;\nsetAttr;\nsetAttr \"x\";\nselect;\naddAttr;\ncreateNode x "
          "-n;\n",
  };
  int same = 0;
  for (const std::string& text : scenes) {
    WriteReport report;
    EXPECT_EQ(write(parseMayaAscii(text, "t.ma"), &report), text);
    EXPECT_TRUE(report.exact);
    EXPECT_TRUE(report.notes.empty());
    ++same;
  }
  EXPECT_EQ(same, 18);
}

TEST(MayaWrite, OneKeyChangesOneStatement) {
  Scene scene = parseMayaAscii(kRig, "rig.ma");
  scene.curves[0].curve.setValue(1, 140.5);
  EXPECT_EQ(write(scene), replaced(kRig, "1 0 25 130;", "1 0 25 140.5;"));

  const std::string crlf = withCrlf(kRig);
  scene = parseMayaAscii(crlf, "rig.ma");
  scene.curves[1].curve.setValue(1, 10 * kDegree);
  EXPECT_EQ(write(scene), replaced(crlf, "13 30 25", "13 10 25"));
}

TEST(MayaWrite, NewAttributesGoWhereMayaPutsThem) {
  Scene scene = parseMayaAscii(kRig, "rig.ma");
  scene.curves[0].curve.setInfinity(Infinity::Cycle, Infinity::CycleRelative);
  scene.curves[0].curve.setTangentsLocked(1, false);
  EXPECT_EQ(
      write(scene),
      replaced(kRig, "25 130;\n",
               "25 130;\n\tsetAttr -s 2 \".ktl[1]\"  no;\n\tsetAttr \".pre\" 3;\n\tsetAttr \".pst\" 4;\n"));
}

TEST(MayaWrite, ChangedTypesRewriteTypesAndTangentsAlone) {
  Scene scene = parseMayaAscii(kRig, "rig.ma");
  scene.curves[1].curve.setTangentTypes(1, TangentType::Auto, TangentType::Auto);
  std::string wanted = replaced(kRig, "\tsetAttr -s 3 \".kit[1:2]\"  1 18;\n", "");
  wanted = replaced(wanted, "\tsetAttr -s 3 \".kix[1:2]\"  1 1;\n\tsetAttr -s 3 \".kiy[1:2]\"  0 0;\n", "");
  EXPECT_EQ(write(scene), wanted);
}

TEST(MayaWrite, AddedKeysKeepOtherStatements) {
  Scene scene = parseMayaAscii(kRig, "rig.ma");
  scene.curves[0].curve.addKey(13 / 24.0, 7, TangentType::Linear, TangentType::Step);
  EXPECT_EQ(write(scene),
            replaced(kRig, "\tsetAttr -s 2 \".ktv[0:1]\"  1 0 25 130;\n",
                     "\tsetAttr -s 3 \".ktv[0:2]\"  1 0 13 7 25 130;\n\tsetAttr -s 3 \".kot[1]\"  5;\n"));
}

TEST(MayaWrite, StatementsThatShareALineLeaveTheRestAlone) {
  const std::string text =
      "//Maya ASCII 2022 scene\ncreateNode animCurveTU -n \"c\"; setAttr \".ktv[0]\" 24 1; setAttr \".x\" 2; "
      "// end\n";
  Scene scene = parseMayaAscii(text, "t.ma");
  scene.curves[0].curve.setValue(0, 5);
  EXPECT_EQ(write(scene), replaced(text, "setAttr \".ktv[0]\" 24 1;", "setAttr \".ktv[0]\"  24 5;"));
}

TEST(MayaWrite, RemovedCurvesTakeTheirConnectionsWithThem) {
  const Scene scene = parseMayaAscii(kRig, "rig.ma");
  std::string wanted = kRig;
  const std::size_t begin = wanted.find("createNode animCurveTL"),
                    end = wanted.find("createNode animCurveTA");
  wanted.erase(begin, end - begin);
  wanted = replaced(wanted, "connectAttr \"root_translateZ.o\" \"root.tz\";\n", "");
  EXPECT_EQ(write(without(scene, "root.translateZ")), wanted);
}

TEST(MayaWrite, NewCurvesAreConnected) {
  const Scene scene = parseMayaAscii(kRig, "rig.ma");
  Curve curve({}, false, Infinity::Constant, Infinity::Constant, CurveOutput::Linear);
  curve.addKey(0.5, 3, TangentType::Linear, TangentType::Linear);
  WriteReport report;
  const std::string text = write(with(scene, "hip_L", "translateX", curve), &report);
  std::string wanted = replaced(kRig, "select -ne :time1;",
                                "createNode animCurveTL -n \"hip_L_translateX\";\n\tsetAttr \".tan\" 2;\n"
                                "\tsetAttr \".wgt\" no;\n\tsetAttr \".ktv[0]\"  12 3;\nselect -ne :time1;");
  wanted = replaced(wanted, "\"hip_L.rz\";\n",
                    "\"hip_L.rz\";\nconnectAttr \"hip_L_translateX.o\" \"hip_L.tx\";\n");
  EXPECT_EQ(text, wanted);
  EXPECT_TRUE(report.exact);
  const Scene again = parseMayaAscii(text, "again.ma");
  ASSERT_EQ(again.curves.size(), 3u);
  EXPECT_EQ(again.curves[2].name(), "hip_L.translateX");
  EXPECT_EQ(again.curves[2].curve, curve);

  // In a scene without connections and without a last newline.
  const Scene bare = parseMayaAscii("//Maya ASCII 2022 scene\r\ncreateNode joint -n \"a\";", "bare.ma");
  EXPECT_EQ(write(with(bare, "a", "translateX", curve)),
            "//Maya ASCII 2022 scene\r\ncreateNode joint -n \"a\";\r\ncreateNode animCurveTL -n "
            "\"a_translateX\";\r\n"
            "\tsetAttr \".tan\" 2;\r\n\tsetAttr \".wgt\" no;\r\n\tsetAttr \".ktv[0]\"  12 3;\r\n"
            "connectAttr \"a_translateX.o\" \"a.tx\";\r\n");
}

TEST(MayaWrite, SaysWhichCurvesItCannotPlace) {
  const Scene scene = parseMayaAscii(kRig, "rig.ma");
  WriteReport report;
  EXPECT_EQ(write(with(scene, "nobody", "translateX", Curve()), &report), kRig);
  EXPECT_FALSE(report.exact);
  EXPECT_THAT(report.notes, testing::ElementsAre(HasSubstr("nobody.translateX was not written")));
  WriteReport driven;
  EXPECT_EQ(write(with(scene, "hip_L", "inverseScale", Curve()), &driven), kRig);
  EXPECT_THAT(driven.notes, testing::ElementsAre(HasSubstr("something else drives it")));
  WriteReport moved;
  Scene changed = scene;
  changed.skeleton.joints[0].translation.x() = 1;
  EXPECT_EQ(write(changed, &moved), kRig);
  EXPECT_THAT(moved.notes, testing::ElementsAre(HasSubstr("rest pose")));
}

// A curve of another kind under the same name replaces the old node.
TEST(MayaWrite, ReplacesACurveOfAnotherKind) {
  const Scene scene = parseMayaAscii(kRig, "rig.ma");
  Curve curve({}, true, Infinity::Constant, Infinity::Constant, CurveOutput::Unitless);
  curve.addKey(0, 1);
  const Scene again =
      parseMayaAscii(write(with(without(scene, "root.translateZ"), "root", "translateZ", curve)), "x.ma");
  ASSERT_EQ(again.curves.size(), 2u);
  EXPECT_EQ(again.curves[1].name(), "root.translateZ");
  EXPECT_EQ(again.curves[1].curve, curve);
}

TEST(MayaWrite, FreshSceneHasAllThatMayaNeeds) {
  Scene scene = parseMayaAscii(kRig, "rig.ma");
  scene.source.reset();
  scene.skeleton.joints[1].rotationOrder = RotationOrder::YXZ;
  scene.skeleton.joints[1].rotateAxis = Vec3(0, 45 * kDegree, 0);
  WriteReport report;
  const std::string text = formatMayaAscii(scene, "folder/walk.ma", report);
  for (const char* part :
       {"//Maya ASCII 2022 scene\n//Name: walk.ma\n", "requires maya \"2022\";\n",
        "currentUnit -l centimeter -a degree -t film;\n", "fileInfo \"application\" \"maya\";\n",
        "createNode joint -n \"root\";\n\tsetAttr \".t\" -type \"double3\" 0 95 0 ;\n",
        "createNode joint -n \"hip_L\" -p \"root\";\n\tsetAttr \".ro\" 4;\n\tsetAttr \".jo\" -type "
        "\"double3\" 0 0 -90 ;\n"
        "\tsetAttr \".ra\" -type \"double3\" 0 45 0 ;\n",
        "createNode animCurveTL -n \"root_translateZ\";\n\tsetAttr \".tan\" 2;\n\tsetAttr \".wgt\" no;\n"
        "\tsetAttr -s 2 \".ktv[0:1]\"  1 0 25 130;\n",
        "playbackOptions -min 1 -max 25 -ast 1 -aet 25 ", "select -ne :time1;\n\tsetAttr \".o\" 1;\n",
        "connectAttr \"root_translateZ.o\" \"root.tz\";\n", "connectAttr \"root.s\" \"hip_L.is\";\n",
        "// End of walk.ma\n"}) {
    EXPECT_THAT(text, HasSubstr(part));
  }
  const Scene again = parseMayaAscii(text, "walk.ma");
  ASSERT_EQ(again.skeleton.size(), 2u);
  for (std::size_t i = 0; i < 2; ++i) {
    const Joint &a = scene.skeleton.joints[i], &b = again.skeleton.joints[i];
    EXPECT_EQ(a.name, b.name);
    EXPECT_EQ(a.parent, b.parent);
    EXPECT_EQ(a.rotationOrder, b.rotationOrder);
    EXPECT_EQ(a.translation, b.translation);
    EXPECT_EQ(a.jointOrient, b.jointOrient);
    EXPECT_EQ(a.rotateAxis, b.rotateAxis);
  }
  ASSERT_EQ(again.curves.size(), 2u);
  EXPECT_EQ(again.curves[1].curve, scene.curves[1].curve);
}

TEST(MayaWrite, FreshSceneNamesWhatMayaCannotName) {
  Scene scene;
  scene.frameRate = 120.00048;
  for (const char* name : {"3 dots", "arm", "arm"}) {
    Joint joint;
    joint.name = name;
    joint.parent =
        static_cast<int>(scene.skeleton.size()) - 1 > 0 ? 0 : static_cast<int>(scene.skeleton.size()) - 1;
    scene.skeleton.joints.push_back(joint);
  }
  Curve curve({}, false, Infinity::Constant, Infinity::Constant, CurveOutput::Unitless);
  curve.addKey(1.0 / 3, 1);
  scene.curves =
      CurveSet({{"face", "smile", curve}, {"loose", "output", curve}, {"arm", "visibility", curve}});
  WriteReport report;
  const std::string text = formatMayaAscii(scene, "x.ma", report);
  EXPECT_THAT(text, HasSubstr("createNode joint -n \"_3_dots\";"));
  EXPECT_THAT(text, HasSubstr("createNode joint -n \"arm1\" -p \"_3_dots\";"));
  EXPECT_THAT(text, HasSubstr("addAttr -ci true -k true -sn \"smile\" -ln \"smile\" -at \"double\";"));
  EXPECT_THAT(text, HasSubstr("-t 120fps;"));
  EXPECT_THAT(report.notes, testing::Contains(HasSubstr("no rate of 120.00048")));
  const Scene again = parseMayaAscii(text, "x.ma");
  ASSERT_EQ(again.curves.size(), 3u);
  EXPECT_EQ(again.curves[0].name(), "face.smile");
  EXPECT_EQ(again.curves[1].name(), "loose.output");
  EXPECT_EQ(again.curves[2].name(), "arm.visibility");
  EXPECT_NEAR(again.curves[0].curve.keys()[0].time, 1.0 / 3, 1e-16);

  // Nodes of one name that only curves know.
  scene.curves = CurveSet({{"|a|face", "smile", curve}, {"|b|face", "smile", curve}});
  const std::string first = formatMayaAscii(scene, "x.ma", report);
  Scene faces = parseMayaAscii(first, "x.ma");
  ASSERT_EQ(faces.curves.size(), 2u);
  EXPECT_EQ(faces.curves[1].name(), "face1.smile");
  faces.source.reset();
  EXPECT_EQ(formatMayaAscii(faces, "x.ma", report), first);
}

TEST(MayaWrite, TheExampleWalksAndKeepsItsBytes) {
  const std::string path = std::string(FOOTFALL_SOURCE_DIR) + "/examples/biped.ma";
  const std::string text = readFile(path);
  const Scene scene = parseMayaAscii(text, path);
  EXPECT_TRUE(scene.notes.empty());
  EXPECT_EQ(scene.skeleton.size(), 25u);
  EXPECT_EQ(scene.curves.size(), 21u);
  EXPECT_EQ(write(scene), text);
  const auto curve = [&](const std::string& name) {
    for (const NamedCurve& named : scene.curves) {
      if (named.name() == name) return named.curve;
    }
    throw std::runtime_error("no curve " + name);
  };
  // 130 cm per stride of a second, for ever; the right leg half a stride behind the left.
  EXPECT_NEAR(curve("walk_ctrl.translateZ").evaluate(10 + 1 / 24.0), 1300, 1e-9);
  for (const int frame : {1, 4, 10, 15, 18, 22, 25, 28}) {  // its keys, and those of the next stride
    EXPECT_NEAR(curve("knee_L.rotateX").evaluate(frame / 24.0),
                curve("knee_R.rotateX").evaluate((frame + 12) / 24.0), 1e-9);
  }
  EXPECT_EQ(curve("ball_L.rotateX").input(), CurveInput::Unitless);
  EXPECT_TRUE(curve("hips.translateX").weighted());
}

// Random curves of every type through a fresh file: keys and types as they were, values to rounding, and a
// second file equal to the first byte for byte.
TEST(MayaWrite, RandomCurvesComeBack) {
  std::size_t compared = 0;
  for (unsigned seed = 1; seed <= 40; ++seed) {
    Scene scene = randomScene(seed);
    WriteReport report;
    const std::string first = formatMayaAscii(scene, "r.ma", report);
    Scene again = parseMayaAscii(first, "r.ma");
    compared += expectSameCurves(scene.curves, again.curves, true);
    EXPECT_EQ(again.frameRate, scene.frameRate);
    again.source.reset();
    EXPECT_EQ(formatMayaAscii(again, "r.ma", report), first) << "seed " << seed;
  }
  EXPECT_GT(compared, 20000u);
}

// Random edits of a written scene: what is read back is what was asked for.
TEST(MayaWrite, RandomEditsComeBack) {
  std::size_t compared = 0;
  for (unsigned seed = 1; seed <= 40; ++seed) {
    Scene fresh = randomScene(seed);
    WriteReport report;
    const Scene scene = parseMayaAscii(formatMayaAscii(fresh, "r.ma", report), "r.ma");
    Scene other = randomScene(seed + 1000);
    std::vector<NamedCurve> curves;
    for (std::size_t i = 0; i < scene.curves.size(); ++i) {
      if (i % 4 == 1) continue;  // removed
      curves.push_back(scene.curves[i]);
      const Curve& from = other.curves[i % other.curves.size()].curve;
      const Curve& was = curves.back().curve;
      if (i % 4 == 2) {
        curves.back().curve = Curve(from.keys(), from.weighted(), from.preInfinity(), from.postInfinity(),
                                    was.output(), was.input());
      }
    }
    Scene edited = scene;
    edited.curves = CurveSet(curves);
    const std::string text = formatMayaAscii(edited, "r.ma", report);
    const Scene again = parseMayaAscii(text, "r.ma");
    compared += expectSameCurves(edited.curves, again.curves, true);
    EXPECT_EQ(formatMayaAscii(again, "r.ma", report), text);
  }
  EXPECT_GT(compared, 10000u);
}

// i * (1 / 60) is not always i / 60: an animator must not find keys a hair beside their frames.
TEST(MayaWrite, KeysOfAMotionAreOnWholeFrames) {
  for (const double rate : {24.0, 25.0, 30.0, 48.0, 60.0, 120.0}) {
    Scene scene;
    scene.frameRate = rate;
    Motion motion;
    motion.skeleton.joints.push_back(Joint{});
    motion.skeleton.joints[0].name = "root";
    motion.channels.push_back({0, ChannelKind::TranslateX});
    motion.frameTime = 1 / rate;
    for (int i = 0; i < 600; ++i) motion.samples.push_back(0.25 * i);
    scene.motion = motion;
    WriteReport report;
    const std::string text = write(keyedScene(scene, {}, report));
    const std::size_t start = text.find("ktv[0:599]\"");
    ASSERT_NE(start, std::string::npos) << rate;
    std::istringstream words(text.substr(start + 11, text.find(';', start) - start - 11));
    int keys = 0;
    for (std::string time, value; words >> time >> value; ++keys)
      EXPECT_EQ(time, std::to_string(keys)) << rate;
    EXPECT_EQ(keys, 600);
  }
}

}  // namespace
}  // namespace footfall
