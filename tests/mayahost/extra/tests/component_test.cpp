// SPDX-License-Identifier: MIT
// Parts of shapes: by name, by number, in selections, and visited by iterators.
#include <mayahost/host.h>
#include <mayahost/primitives.h>

#include <maya/MDagPath.h>
#include <maya/MDoubleArray.h>
#include <maya/MFnComponentListData.h>
#include <maya/MFnMesh.h>
#include <maya/MFnNurbsCurve.h>
#include <maya/MFnSingleIndexedComponent.h>
#include <maya/MIntArray.h>
#include <maya/MItGeometry.h>
#include <maya/MPointArray.h>
#include <maya/MSelectionList.h>
#include <maya/MStringArray.h>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

std::vector<std::string> names(const MSelectionList& list) {
  MStringArray strings;
  list.getSelectionStrings(strings);
  std::vector<std::string> all;
  for (unsigned i = 0; i < strings.length(); ++i) all.push_back(strings[i].asChar());
  return all;
}

MObject vertices(std::initializer_list<int> numbers) {
  MFnSingleIndexedComponent fn;
  const MObject made = fn.create(MFn::kMeshVertComponent);
  for (const int number : numbers) fn.addElement(number);
  return made;
}

class ComponentTest : public testing::Test {
 protected:
  void SetUp() override {
    mayahost::newScene();
    const MObject box = mayahost::makeBox("box", 2.0, 2.0, 2.0);
    ASSERT_TRUE(MDagPath::getAPathTo(box, path));
    path.extendToShape();
    ASSERT_TRUE(path.node().hasFn(MFn::kMesh));
  }
  MDagPath path;
};

TEST_F(ComponentTest, HoldsNumbersOnceAndInOrder) {
  MFnSingleIndexedComponent fn;
  MStatus status;
  EXPECT_TRUE(fn.create(MFn::kTransform, &status).isNull());
  EXPECT_FALSE(status) << "no kind of component";
  MObject made = fn.create(MFn::kMeshVertComponent, &status);
  ASSERT_TRUE(status);
  EXPECT_TRUE(fn.isEmpty());
  MIntArray more(1, 5);
  more.append(1);
  more.append(5);
  ASSERT_TRUE(fn.addElements(more));
  EXPECT_FALSE(fn.addElement(-1));
  EXPECT_EQ(fn.elementCount(), 2);
  EXPECT_EQ(fn.element(0), 1);
  EXPECT_EQ(fn.elementMax(), 5);
  fn.element(2, &status);
  EXPECT_FALSE(status) << "past the end";
  EXPECT_TRUE(made.hasFn(MFn::kComponent));
  EXPECT_EQ(MFnComponent(made).componentType(), MFn::kMeshVertComponent);
  MObject same = vertices({1, 5}), other = vertices({1});
  EXPECT_TRUE(fn.isEqual(same));
  EXPECT_FALSE(fn.isEqual(other));
  int count = 0;
  EXPECT_FALSE(fn.getCompleteData(count));
  ASSERT_TRUE(fn.setCompleteData(8));
  EXPECT_EQ(fn.elementCount(), 8);
  EXPECT_TRUE(fn.isComplete());
}

TEST_F(ComponentTest, IsSelectedByName) {
  MSelectionList list;
  ASSERT_TRUE(list.add("box.vtx[1:3]"));
  ASSERT_TRUE(list.add("box.f[5]"));
  EXPECT_FALSE(list.add("box.vtx[8]")) << "a box has 8 vertices";
  EXPECT_FALSE(list.add("box.cv[0]")) << "and no control vertices";
  EXPECT_FALSE(list.add("box.vtx[3:1]"));
  EXPECT_EQ(names(list).size(), 2u);
  EXPECT_THAT(names(list)[0], testing::EndsWith(".vtx[1:3]"));
  MDagPath found;
  MObject part;
  ASSERT_TRUE(list.getDagPath(0, found, part));
  EXPECT_EQ(found, path);
  MIntArray numbers;
  ASSERT_TRUE(MFnSingleIndexedComponent(part).getElements(numbers));
  EXPECT_EQ(numbers.length(), 3u);
  EXPECT_TRUE(list.hasItem(path, vertices({1, 2})));
  EXPECT_FALSE(list.hasItem(path, vertices({3, 4})));
  EXPECT_TRUE(list.hasItemPartly(path, vertices({3, 4})));
  ASSERT_TRUE(list.add(path, vertices({4, 6}), true));
  EXPECT_EQ(list.length(), 2u) << "merged";
  ASSERT_TRUE(list.merge(path, vertices({2}), MSelectionList::kRemoveFromList));
  EXPECT_EQ(names(list).size(), 4u) << "vtx[1], vtx[3:4], vtx[6], f[5]";
  ASSERT_TRUE(list.toggle(path, vertices({1, 3, 4, 6})));
  EXPECT_EQ(list.length(), 1u) << "nothing is left of the vertices";
}

TEST_F(ComponentTest, IsVisited) {
  MObject some = vertices({2, 7});
  MStatus status;
  MItGeometry it(path, some, &status);
  ASSERT_TRUE(status);
  EXPECT_EQ(it.count(), 2);
  MPoint there;
  MFnMesh(path).getPoint(2, there);
  EXPECT_EQ(it.position(), there);
  MPointArray points;
  ASSERT_TRUE(it.allPositions(points));
  ASSERT_EQ(points.length(), 2u);
  points[1] = MPoint(5.0, 6.0, 7.0);
  ASSERT_TRUE(it.setAllPositions(points));
  MFnMesh(path).getPoint(7, there);
  EXPECT_EQ(there, MPoint(5.0, 6.0, 7.0));
  it.next();
  EXPECT_EQ(it.index(), 7);
  EXPECT_EQ(MFnSingleIndexedComponent(it.currentItem()).element(0), 7);
  EXPECT_TRUE(MFnComponent(it.component()).isEqual(some));
  EXPECT_TRUE(MFnComponent(MItGeometry(path).component()).isComplete());
}

TEST_F(ComponentTest, IteratorsReadAndWritePoints) {
  MStatus status;
  MItGeometry box(path, &status);
  ASSERT_TRUE(status);
  EXPECT_EQ(box.count(), 8);
  EXPECT_EQ(box.exactCount(), 8);
  MVector normal = box.normal();
  EXPECT_NEAR(normal.length(), 1.0, 1e-9);
  ASSERT_TRUE(box.setPosition(MPoint(7, 8, 9)));
  EXPECT_EQ(box.position(), MPoint(7, 8, 9));
  MPointArray all, short_;
  ASSERT_TRUE(box.allPositions(all));
  EXPECT_EQ(all.length(), 8u);
  EXPECT_FALSE(box.setAllPositions(short_));
  while (!box.isDone()) EXPECT_TRUE(box.next());
  EXPECT_FALSE(box.next());
  EXPECT_FALSE(box.setPosition(MPoint()));
  EXPECT_TRUE(box.reset());
  EXPECT_EQ(box.index(), 0);

  // A closed curve repeats as many vertices as its degree, which are visited once and move together.
  MFnNurbsCurve fn;
  MPointArray ring;
  for (const auto& [x, y] : {std::pair(1, 0), {0, 1}, {-1, 0}, {0, -1}, {1, 0}, {0, 1}, {-1, 0}})
    ring.append(MPoint(x, y));
  MDoubleArray knots;
  for (int i = -2; i <= 6; ++i) knots.append(i);
  MObject circle =
      fn.create(ring, knots, 3, MFnNurbsCurve::kPeriodic, false, false, MObject::kNullObj, &status);
  ASSERT_TRUE(status);
  MItGeometry cvs(MDagPath::getAPathTo(circle), &status);
  ASSERT_TRUE(status);
  EXPECT_EQ(cvs.count(), 4);
  ASSERT_TRUE(cvs.setPosition(MPoint(5, 5)));
  MPoint last;
  MDagPath shape = MDagPath::getAPathTo(circle);
  MFnNurbsCurve(shape).getCV(4, last);
  EXPECT_EQ(last, MPoint(5, 5));

  mayahost::createNode("transform", "empty");
  MItGeometry none(MDagPath::getAPathTo(mayahost::findNode("empty")), &status);
  EXPECT_FALSE(status);
  EXPECT_TRUE(none.isDone());
}

TEST_F(ComponentTest, IsHeldInLists) {
  MFnComponentListData list;
  const MObject data = list.create();
  MObject one = vertices({1}), two = vertices({2}), none;
  ASSERT_TRUE(list.add(one));
  ASSERT_TRUE(list.add(two));
  EXPECT_FALSE(list.add(none));
  EXPECT_EQ(list.length(), 2u);
  EXPECT_TRUE(list.has(vertices({2})));
  ASSERT_TRUE(list.remove(one));
  EXPECT_FALSE(list.has(one));
  EXPECT_TRUE(MFnComponent(list[0]).isEqual(two));
  EXPECT_TRUE(data.hasFn(MFn::kComponentListData));
}

}  // namespace
