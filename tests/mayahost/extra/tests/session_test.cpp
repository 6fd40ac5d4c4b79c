// SPDX-License-Identifier: MIT
// What plug-ins ask of the session: events of their own (MUserEventMessage), a timer and the progress window.
#include <mayahost/command.h>
#include <mayahost/host.h>

#include <maya/MMessage.h>
#include <maya/MProgressWindow.h>
#include <maya/MTimer.h>
#include <maya/MUserEventMessage.h>

#include <gtest/gtest.h>

namespace {

TEST(UserEvents, ReachTheirCallbacks) {
  int told = 0;
  using Event = MUserEventMessage;
  const auto count = [](void* number) { ++*static_cast<int*>(number); };
  EXPECT_FALSE(Event::postUserEvent("stepped"));
  EXPECT_EQ(Event::addUserEventCallback("stepped", count, &told), 0u);
  ASSERT_TRUE(Event::registerUserEvent("stepped"));
  EXPECT_FALSE(Event::registerUserEvent("stepped"));
  const MCallbackId id = Event::addUserEventCallback("stepped", count, &told);
  ASSERT_NE(id, 0u);
  int other = 0;
  EXPECT_TRUE(Event::postUserEvent("stepped"));
  EXPECT_TRUE(Event::postUserEvent("stepped", &other));
  EXPECT_EQ(told, 1);
  EXPECT_EQ(other, 1);
  MMessage::removeCallback(id);
  EXPECT_TRUE(Event::deregisterUserEvent("stepped"));
  EXPECT_FALSE(Event::isUserEvent("stepped"));

  MTimer timer;
  timer.beginTimer();
  timer.endTimer();
  EXPECT_GE(timer.elapsedTime(), 0.0);
}

TEST(ProgressWindow, IsReservedByOneUser) {
  ASSERT_TRUE(MProgressWindow::reserve());
  EXPECT_FALSE(MProgressWindow::reserve());
  MProgressWindow::setProgressRange(0, 10);
  MProgressWindow::setInterruptable(true);
  ASSERT_TRUE(MProgressWindow::startProgress());
  MProgressWindow::advanceProgress(25);
  EXPECT_EQ(MProgressWindow::progress(), 10);
  EXPECT_FALSE(MProgressWindow::isCancelled());
  mayahost::requestInterrupt(true);
  EXPECT_TRUE(MProgressWindow::isCancelled());
  mayahost::requestInterrupt(false);
  ASSERT_TRUE(MProgressWindow::endProgress());
  EXPECT_FALSE(MProgressWindow::setProgress(1));
}

}  // namespace
