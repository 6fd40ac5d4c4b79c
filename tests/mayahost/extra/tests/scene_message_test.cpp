// SPDX-License-Identifier: MIT
// Callbacks of scenes and their files, and MFileIO.
#include "scene_file_fixture.h"

#include <maya/MFileIO.h>
#include <maya/MSceneMessage.h>

using mayahost::createNode;
using mayahost::number;
using mayahost::setNumber;
using testing::ElementsAre;
using testing::HasSubstr;

namespace {

using SceneMessages = SceneFileTest;

std::vector<int> heard;
template <int Message>
void hear(void*) {
  heard.push_back(Message);
}
bool answer = true;
void check(bool* allowed, void*) {
  *allowed = answer;
}

TEST_F(SceneMessages, CallbacksHearOfFiles) {
  MCallbackId ids[] = {MSceneMessage::addCallback(MSceneMessage::kBeforeNew, hear<1>),
                       MSceneMessage::addCallback(MSceneMessage::kAfterNew, hear<2>),
                       MSceneMessage::addCallback(MSceneMessage::kBeforeOpen, hear<3>),
                       MSceneMessage::addCallback(MSceneMessage::kAfterOpen, hear<4>),
                       MSceneMessage::addCallback(MSceneMessage::kBeforeSave, hear<5>),
                       MSceneMessage::addCallback(MSceneMessage::kAfterSave, hear<6>),
                       MSceneMessage::addCheckCallback(MSceneMessage::kBeforeSaveCheck, check)};
  heard.clear();
  createNode("transform", "t");
  EXPECT_TRUE(MFileIO::saveAs(path("t.ma").c_str()));
  EXPECT_THAT(heard, ElementsAre(5, 6));
  EXPECT_EQ(MFileIO::currentFile(), MString(path("t.ma").c_str()));
  setNumber("t.tx", 4.0);
  EXPECT_TRUE(mayahost::sceneModified());
  EXPECT_FALSE(MFileIO::newFile()) << "changes would be lost";
  EXPECT_FALSE(MFileIO::open(path("t.ma").c_str())) << "changes would be lost";
  answer = false;
  EXPECT_FALSE(MFileIO::save());
  EXPECT_TRUE(mayahost::sceneModified());
  answer = true;
  heard.clear();
  EXPECT_TRUE(MFileIO::save());
  EXPECT_TRUE(MFileIO::newFile());
  EXPECT_EQ(MFileIO::currentFile(), MString("untitled"));
  EXPECT_THAT(heard, ElementsAre(5, 6, 1, 2));
  heard.clear();
  EXPECT_TRUE(MFileIO::open(path("t.ma").c_str()));
  EXPECT_THAT(heard, ElementsAre(3, 1, 2, 4));
  EXPECT_EQ(number("t.tx"), 4.0);
  EXPECT_FALSE(MFileIO::isReadingFile());
  for (const MCallbackId id : ids) EXPECT_TRUE(MMessage::removeCallback(id));
}

TEST_F(SceneMessages, AFileWithFaultsIsAnError) {
  EXPECT_FALSE(mayahost::openScene(file("connectAttr \"none.x\";\n")));
  EXPECT_TRUE(MFileIO::getErrorStatus());
}

}  // namespace
