// SPDX-License-Identifier: MIT
// Scene files with something wrong: plug-ins that are missing, files that are not scenes, statements that
// fail.
#include "scene_file_fixture.h"

#include <maya/MFnDagNode.h>

using mayahost::createNode;
using mayahost::number;
using mayahost::setNumber;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

namespace {

class SceneFileFaults : public SceneFileTest {};

TEST_F(SceneFileFaults, NodesOfAMissingPlugInSurvive) {
  const std::string given = R"(requires -nodeType "rareNode" -nodeType "rareShape" "rarePlugin" "3.1";
createNode transform -n "holder";
	rename -uid "00000000-0000-0000-0000-000000000001";
createNode rareShape -n "shape" -p "holder";
	rename -uid "00000000-0000-0000-0000-000000000002";
	addAttr -ci true -sn "ex" -ln "extra" -at "double";
	setAttr -k off ".v";
	setAttr ".rare[0:1]" -type "rareData" 1 2
		3 4;
createNode rareNode -n "odd";
	rename -uid "00000000-0000-0000-0000-000000000003";
	setAttr ".x" 5;
createNode animCurveTU -n "drive";
	rename -uid "00000000-0000-0000-0000-000000000004";
	setAttr -s 2 ".ktv[0:1]"  1 0 10 1;
connectAttr "drive.o" "odd.x";
connectAttr "odd.out" "holder.v";
)";
  ASSERT_TRUE(mayahost::openScene(file(given))) << testing::PrintToString(errors());
  EXPECT_THAT(warnings(), testing::Contains(HasSubstr("line 5: Plug-in, \"rarePlugin\", was not found")));
  EXPECT_THAT(warnings(), testing::Contains(HasSubstr("line 14: Unrecognized node type 'rareNode'")));
  EXPECT_EQ(MFnDependencyNode(mayahost::findNode("odd")).typeName(), MString("unknown"));
  EXPECT_TRUE(mayahost::findNode("shape").hasFn(MFn::kUnknownDag));
  EXPECT_EQ(MFnDagNode(mayahost::findNode("shape")).fullPathName(), MString("|holder|shape"));
  mayahost::renameNode("odd", "still");
  const std::string text = mayahost::sceneText();
  for (const char* line :
       {"requires -nodeType \"rareNode\" -nodeType \"rareShape\" \"rarePlugin\" \"3.1\";\n",
        "createNode rareShape -n \"shape\" -p \"holder\";\n",
        "\taddAttr -ci true -sn \"ex\" -ln \"extra\" -at \"double\";\n",
        "\tsetAttr \".rare[0:1]\" -type \"rareData\" 1 2\n\t\t3 4;\n", "createNode rareNode -n \"still\";\n",
        "\tsetAttr \".x\" 5;\n", "connectAttr \"drive.o\" \"still.x\";\n",
        "connectAttr \"still.out\" \"holder.v\";\n"})
    EXPECT_THAT(text, HasSubstr(line));
  ASSERT_TRUE(mayahost::saveScene(path("kept.ma")));
  ASSERT_TRUE(mayahost::openScene(path("kept.ma")));
  EXPECT_EQ(mayahost::sceneText(), text);
  ASSERT_TRUE(mayahost::deleteNode("still"));
  EXPECT_THAT(mayahost::sceneText(), Not(HasSubstr("still")));
}

TEST_F(SceneFileFaults, APlugInIsLookedForAndLoaded) {
  createNode("hostMix", "m");
  setNumber("m.more[3]", 2.0);
  const double out = number("m.out");
  ASSERT_TRUE(mayahost::saveScene(path("m.ma")));
  mayahost::newScene();
  ASSERT_TRUE(mayahost::unloadPlugin(SAMPLE_PLUGIN));
  ASSERT_TRUE(mayahost::openScene(path("m.ma")));
  EXPECT_EQ(MFnDependencyNode(mayahost::findNode("m")).typeName(), MString("unknown"));
  const std::string folder = std::filesystem::path(SAMPLE_PLUGIN).parent_path().string();
  ASSERT_EQ(::setenv("MAYA_PLUG_IN_PATH", ("/nowhere:" + folder).c_str(), 1), 0);
  ASSERT_TRUE(mayahost::openScene(path("m.ma"))) << testing::PrintToString(errors());
  ::unsetenv("MAYA_PLUG_IN_PATH");
  EXPECT_THAT(mayahost::loadedPlugins(), ElementsAre("sample_plugin"));
  EXPECT_EQ(number("m.out"), out);
}

TEST_F(SceneFileFaults, WhatIsNoSceneLeavesTheSceneAlone) {
  createNode("transform", "mine");
  std::ofstream(path("binary.mb")) << "FOR4xxxx";
  std::ofstream(path("text.ma")) << "hello";
  const std::pair<std::string, const char*> bad[] = {
      {path("none.ma"), "none.ma"},
      {path("binary.mb"), "Maya binary"},
      {path("text.ma"), "not a Maya ASCII scene"},
      {file("createNode transform -n \"x\"\n"), "given.ma:5: the statement that begins here does not end"},
      {file("createNode transform -n \"x;\n", "b.ma"), "b.ma:5: the string that begins here never ends"},
      {file("currentUnit -t sometimes;\n", "c.ma"), "c.ma:5: "}};
  for (const auto& [name, message] : bad) {
    mayahost::clearMessages();
    EXPECT_FALSE(mayahost::openScene(name)) << name;
    EXPECT_THAT(errors(), ElementsAre(HasSubstr(message)));
    EXPECT_FALSE(mayahost::importScene(name)) << name;
    EXPECT_FALSE(mayahost::findNode("mine").isNull());
  }
  EXPECT_FALSE(mayahost::saveScene(path("no/such/folder/a.ma")));
  EXPECT_EQ(mayahost::sceneName(), "");
}

TEST_F(SceneFileFaults, AStatementThatFailsIsToldWithItsLineAndTheRestIsRead) {
  const std::pair<const char*, const char*> bad[] = {
      {"\tsetAttr \".noSuch\" 3;", "line 6: setAttr: No object matches name: e.noSuch"},
      {"\tsetAttr \".an\" word;", "line 6: a value must be a number, got 'word'"},
      {"\tsetAttr \".an\" 1 2;", "line 6: setAttr: more values"},
      {"\tsetAttr \".v3\" -type \"double3\" 1 2 ;", "line 6: a number is missing"},
      {"\tsetAttr \".v3\" -type \"string\" \"x\";", "line 6: setAttr: e.v3 takes no value of type 'string'"},
      {"\tsetAttr \".an\" -type \"mystery\" 1;", "line 6: setAttr: e.an takes no value of type 'mystery'"},
      {"\tsetAttr \".wh\" 1000;", "line 6: setAttr: e.whole cannot be set"},
      {"\tsetAttr \".nu\" 1;", "line 6: setAttr: e.number cannot be set"},
      {"\tsetAttr \".va\" 1;", "line 6: setAttr: the index of e.va is missing"},
      {"\tsetAttr \".va[2:1]\" 1;", "line 6: setAttr: 'va' has no right index"},
      {"\tsetAttr \".va[0:99999999999]\" 1;", "line 6: setAttr: No object matches"},
      {"\tsetAttr \".li\" -type \"doubleArray\" 5 1;", "line 6: a number is missing"},
      {"\tsetAttr \".li\" -type \"doubleArray\" -5;", "line 6: the number of elements"},
      {"\tsetAttr \".fl\" perhaps;", "line 6: a value must be a number"},
      {"\trename -uid \"12\";", "line 6: rename: '12' is not a UUID"},
      {"\taddAttr -ci true -at \"double\";", "line 6: addAttr: the attribute has no name"},
      {"\taddAttr -sn \"an\" -ln \"another\" -at \"double\";", "line 6: addAttr: another cannot be added"},
      {"\taddAttr -sn \"q\" -ln \"qq\" -at \"float2\" -nc 2;addAttr -sn \"q1\" -ln \"qq1\" -at \"double\" -p "
       "\"qq\";"
       "addAttr -sn \"q2\" -ln \"qq2\" -at \"double\" -p \"qq\";",
       "line 6: addAttr: qq cannot be added"},
      {"\taddAttr -sn \"q\" -ln \"qq\" -at \"double\" -p \"none\";",
       "line 6: addAttr: there is no compound 'none'"},
      {"connectAttr \"e.nu\" \"none.x\";", "line 6: connectAttr: No object matches name: none"},
      {"connectAttr \"e.nu\" \"e.none\";", "line 6: connectAttr: No object matches name: e.none"},
      {"connectAttr \"e.nu\" \"e.la\";", "line 6: connectAttr: e.number cannot be connected to e.label"},
      {"connectAttr \"e.nu\";", "line 6: connectAttr: the names of two attributes"},
      {"createNode transform -n \"t\" -p \"none\";", "line 6: createNode: there is no transform 'none'"},
      {"parent \"e\" \"e\";", "line 6: parent: e cannot be put there"},
      {"animCurve;createNode animCurveTU -n \"c\"; setAttr -s 2 \".ktv[0:1]\" 1 x 2 3;", "line 6: "}};
  int count = 0;
  for (const auto& [statement, message] : bad) {
    mayahost::clearMessages();
    EXPECT_FALSE(mayahost::openScene(file("createNode hostEvery -n \"e\";\n" + std::string(statement) +
                                          "\ncreateNode transform -n \"last\";\n")));
    EXPECT_THAT(errors(), ElementsAre(HasSubstr(message), HasSubstr("Errors have occurred while reading")))
        << statement;
    EXPECT_FALSE(mayahost::findNode("last").isNull()) << statement;
    ++count;
  }
  EXPECT_EQ(count, 26);
}

}  // namespace
