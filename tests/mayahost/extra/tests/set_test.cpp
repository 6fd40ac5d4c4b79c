// SPDX-License-Identifier: MIT
// Sets of nodes, parts of shapes, plugs and sets, by MFnSet; and the pool of threads.
#include <mayahost/host.h>
#include <mayahost/primitives.h>

#include <maya/MDagPath.h>
#include <maya/MFnSet.h>
#include <maya/MFnSingleIndexedComponent.h>
#include <maya/MMutexLock.h>
#include <maya/MPlugArray.h>
#include <maya/MSelectionList.h>
#include <maya/MStringArray.h>
#include <maya/MThreadPool.h>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdio>
#include <set>
#include <thread>

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

namespace {

std::vector<std::string> namesIn(const MSelectionList& list) {
  MStringArray names;
  list.getSelectionStrings(names);
  std::vector<std::string> all;
  for (const MString& name : names) all.push_back(name.asChar());
  return all;
}

MSelectionList listOf(const std::vector<std::string>& names) {
  MSelectionList list;
  for (const std::string& name : names) EXPECT_TRUE(list.add(name.c_str())) << name;
  return list;
}

std::vector<std::string> membersOf(const std::string& set, bool flat = false) {
  MSelectionList members;
  EXPECT_TRUE(MFnSet(mayahost::findNode(set)).getMembers(members, flat));
  return namesIn(members);
}

class Sets : public testing::Test {
 protected:
  void SetUp() override {
    mayahost::newScene();
    mayahost::makeBox("box", 1.0, 1.0, 1.0);
    for (const char* name : {"a", "b", "c"}) mayahost::createNode("transform", name);
    mayahost::createNode("network", "net");
  }
  void TearDown() override { mayahost::newScene(); }
  static std::string shape() {
    MDagPath path;
    MDagPath::getAPathTo(mayahost::findNode("box"), path);
    path.extendToShape();
    return MFnDependencyNode(path.node()).name().asChar();
  }
  static MObject make(const std::vector<std::string>& members, MFnSet::Restriction only = MFnSet::kNone) {
    MStatus status;
    MFnSet fn;
    const MObject made = fn.create(listOf(members), only, &status);
    EXPECT_EQ(bool(status), !made.isNull());
    return made;
  }
};

TEST_F(Sets, HoldNodesPlugsAndSets) {
  const MObject one = make({"a", "net", "b.translateX"});
  EXPECT_EQ(one.apiType(), MFn::kSet);
  EXPECT_THAT(membersOf("set1"), UnorderedElementsAre("a", "net", "b.translateX"));
  const MObject two = make({"set1", "c"});
  EXPECT_THAT(membersOf("set2"), UnorderedElementsAre("set1", "c"));
  EXPECT_THAT(membersOf("set2", true), UnorderedElementsAre("a", "net", "b.translateX", "c"));
  MFnSet fn(one);
  EXPECT_TRUE(fn.isMember(mayahost::findNode("a")));
  EXPECT_FALSE(fn.isMember(mayahost::findNode("b")));
  EXPECT_TRUE(fn.isMember(mayahost::plug("b.translateX")));
  EXPECT_FALSE(fn.isMember(mayahost::plug("b.translateY")));
  EXPECT_TRUE(fn.addMember(mayahost::findNode("b")));
  EXPECT_TRUE(fn.addMember(mayahost::findNode("b")));  // once
  EXPECT_EQ(membersOf("set1").size(), 4u);
  EXPECT_TRUE(fn.removeMember(mayahost::findNode("a")));
  EXPECT_FALSE(fn.removeMember(mayahost::findNode("a")));
  EXPECT_FALSE(fn.addMember(one));  // itself
  EXPECT_TRUE(fn.clear());
  EXPECT_THAT(membersOf("set1"), IsEmpty());
}

TEST_F(Sets, HoldPartsOfShapes) {
  const std::string part = shape() + ".vtx";
  make({part + "[0:3]", "a"});
  EXPECT_THAT(membersOf("set1"), UnorderedElementsAre("a", part + "[0:3]"));
  MFnSet fn(mayahost::findNode("set1"));
  MSelectionList more = listOf({part + "[5]"}), some = listOf({part + "[1:2]"});
  EXPECT_TRUE(fn.addMembers(more));
  EXPECT_TRUE(fn.removeMembers(some));
  EXPECT_THAT(membersOf("set1"), UnorderedElementsAre("a", part + "[0]", part + "[3]", part + "[5]"));
  MDagPath path;
  MObject component;
  ASSERT_TRUE(listOf({part + "[3]"}).getDagPath(0, path, component));
  EXPECT_TRUE(fn.isMember(path, component));
  EXPECT_FALSE(fn.isMember(path));  // not as a whole
  ASSERT_TRUE(listOf({part + "[2:3]"}).getDagPath(0, path, component));
  EXPECT_FALSE(fn.isMember(path, component));
}

TEST_F(Sets, KnowUnionsAndIntersections) {
  const std::string part = shape() + ".f";
  const MObject one = make({"a", "b", part + "[0:3]"}), two = make({"b", "c", part + "[2:5]"});
  MSelectionList both;
  ASSERT_TRUE(MFnSet(one).getIntersection(two, both));
  EXPECT_THAT(namesIn(both), UnorderedElementsAre("b", part + "[2:3]"));
  ASSERT_TRUE(MFnSet(one).getUnion(two, both));
  EXPECT_THAT(namesIn(both), UnorderedElementsAre("a", "b", "c", part + "[0:5]"));
  EXPECT_TRUE(MFnSet(one).intersectsWith(two));
  EXPECT_FALSE(MFnSet(one).intersectsWith(make({"c"})));
}

TEST_F(Sets, KeepOutWhatTheyAreNotFor) {
  EXPECT_TRUE(make({"a"}, MFnSet::kVerticesOnly).isNull());
  EXPECT_TRUE(mayahost::findNode("set1").isNull());
  const MObject faces = make({shape() + ".f[1]"}, MFnSet::kFacetsOnly);
  EXPECT_EQ(MFnSet(faces).restriction(), MFnSet::kFacetsOnly);
  EXPECT_FALSE(MFnSet(faces).addMembers(listOf({shape() + ".vtx[1]"})));
  EXPECT_TRUE(MFnSet(faces).setAnnotation("ground"));
  EXPECT_EQ(MFnSet(faces).annotation(), MString("ground"));
}

TEST_F(Sets, LoseMembersThatAreDeletedAndGetThemBack) {
  make({"a", "b", shape() + ".vtx[1]"});
  mayahost::deleteNode("a");
  EXPECT_EQ(membersOf("set1").size(), 2u);
  ASSERT_TRUE(mayahost::undo());
  EXPECT_THAT(membersOf("set1"), UnorderedElementsAre("a", "b", shape() + ".vtx[1]"));
}

TEST_F(Sets, AreSavedAndReopened) {
  make({"a", "net", "b.translateX", shape() + ".vtx[0:3]", shape() + ".f[2]"});
  const auto before = membersOf("set1");
  const std::string path = testing::TempDir() + "sets.ma";
  ASSERT_TRUE(mayahost::saveScene(path));
  ASSERT_TRUE(mayahost::openScene(path));
  EXPECT_THAT(membersOf("set1"), testing::UnorderedElementsAreArray(before));
  const std::string text = mayahost::sceneText();
  EXPECT_THAT(text, testing::HasSubstr("createNode objectSet -n \"set1\";"));
  EXPECT_THAT(text, testing::HasSubstr("-type \"componentList\" 1 \"vtx[0:3]\";"));
  ASSERT_TRUE(mayahost::openScene(path));
  EXPECT_EQ(mayahost::sceneText(), text);
  std::remove(path.c_str());
}

// Regions inside regions, all tasks done once, on more threads than one.
struct Work {
  MMutexLock lock;
  std::set<std::thread::id> threads;
  int done = 0, inner = 0;
};

TEST(ThreadPool, DoesEveryTaskOnce) {
  Work work;
  ASSERT_TRUE(MThreadPool::init());
  const auto inner = [](void* data) -> MThreadRetVal {
    auto& own = *static_cast<Work*>(data);
    own.lock.lock();
    ++own.inner;
    own.lock.unlock();
    return nullptr;
  };
  static const MThreadFunc innerTask = inner;
  const MThreadFunc task = [](void* data) -> MThreadRetVal {
    auto& own = *static_cast<Work*>(data);
    own.lock.lock();
    own.threads.insert(std::this_thread::get_id());
    ++own.done;
    own.lock.unlock();
    std::this_thread::yield();
    MThreadPool::newParallelRegion(
        [](void* inside, MThreadRootTask* root) {
          for (int i = 0; i < 3; ++i) MThreadPool::createTask(innerTask, inside, root);
          MThreadPool::executeAndJoin(root);
        },
        data);
    return nullptr;
  };
  static const MThreadFunc outerTask = task;
  ASSERT_TRUE(MThreadPool::newParallelRegion(
      [](void* data, MThreadRootTask* root) {
        for (int i = 0; i < 200; ++i) MThreadPool::createTask(outerTask, data, root);
        MThreadPool::executeAndJoin(root);
        EXPECT_EQ(static_cast<Work*>(data)->done, 200);  // joined
      },
      &work));
  EXPECT_EQ(work.done, 200);
  EXPECT_EQ(work.inner, 600);
  EXPECT_FALSE(MThreadPool::createTask(outerTask, &work, nullptr));
  MThreadPool::release();
}

}  // namespace
