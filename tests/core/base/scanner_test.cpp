// SPDX-License-Identifier: MIT
#include "base/scanner.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmath>
#include <cstring>
#include <filesystem>
#include <functional>
#include <limits>
#include <random>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace footfall {
namespace {

using testing::HasSubstr;

TEST(ParseNumber, TakesWhatAnimationFilesHold) {
  const std::pair<const char*, double> good[] = {
      {"1", 1},  {"-2.5", -2.5},  {".0083333", 0.0083333}, {"+3", 3},
      {"5.", 5}, {"1e-3", 0.001}, {"-1.25E+02", -125},     {"0.1", 0.1},
      {"-0", 0}, {"00012", 12},   {"4.9e-324", 4.9e-324},
  };
  for (const auto& [text, expected] : good) {
    double value = -1;
    EXPECT_TRUE(parseNumber(text, value)) << text;
    EXPECT_EQ(value, expected) << text;
  }
  for (const char* bad :
       {"", "+", "-", "nan", "NaN", "inf", "-Infinity", "1e999", "1.2.3", "12a", "0x10", "1,5", "++1"}) {
    double value = -1;
    EXPECT_FALSE(parseNumber(bad, value)) << bad;
  }
}

TEST(ParseInteger, RefusesFractionsAndOverflow) {
  long long value = 0;
  EXPECT_TRUE(parseInteger("-42", value));
  EXPECT_EQ(value, -42);
  EXPECT_TRUE(parseInteger("999999999999999999", value));
  for (const char* bad : {"", "-", "1.0", "1e3", "9999999999999999999", "12 "})
    EXPECT_FALSE(parseInteger(bad, value)) << bad;
}

TEST(FormatNumber, IsTheShortestThatReadsBack) {
  EXPECT_EQ(formatNumber(1), "1");
  EXPECT_EQ(formatNumber(-0.0), "0");
  EXPECT_EQ(formatNumber(0.1), "0.1");
  EXPECT_EQ(formatNumber(100), "100");
  EXPECT_EQ(formatNumber(1.0 / 3, 6), "0.333333");
  std::mt19937_64 random(3);
  int checked = 0;
  while (checked < 20000) {
    const std::uint64_t bits = random();
    double value = 0;
    std::memcpy(&value, &bits, sizeof value);
    if (!std::isfinite(value)) continue;
    double back = 0;
    ASSERT_TRUE(parseNumber(formatNumber(value), back)) << formatNumber(value);
    ASSERT_EQ(back, value);
    ++checked;
  }
}

TEST(Scanner, ReadsWordsAndKnowsTheirLines) {
  Scanner scanner("one two\r\n\n  three\t4.5 7\n", "clip.txt");
  EXPECT_EQ(scanner.word(), "one");
  EXPECT_EQ(scanner.line(), 1);
  EXPECT_EQ(scanner.restOfLine(), "two");
  EXPECT_EQ(scanner.peekWord(), "three");
  scanner.expect("three");
  EXPECT_EQ(scanner.line(), 3);
  EXPECT_EQ(scanner.number("height"), 4.5);
  EXPECT_EQ(scanner.integer("count"), 7);
  EXPECT_TRUE(scanner.atEnd());
}

std::string messageOf(const std::function<void()>& run) {
  try {
    run();
  } catch (const Error& error) {
    return error.what();
  }
  return "no error";
}

TEST(Scanner, SaysWhatIsWrongAndWhere) {
  EXPECT_EQ(messageOf([] {
              Scanner s("a\nbc", "f.bvh");
              s.word();
              s.number("the offset");
            }),
            "f.bvh:2: the offset must be a number, got 'bc'");
  EXPECT_EQ(messageOf([] { Scanner("  ", "f.bvh").word(); }), "f.bvh:1: the file ends too early");
  EXPECT_EQ(messageOf([] { Scanner("x", "f.bvh").expect("{"); }), "f.bvh:1: expected '{', got 'x'");
  EXPECT_THAT(messageOf([] { Scanner("1.5", "f.bvh").integer("the count"); }), HasSubstr("whole number"));
  EXPECT_EQ(footfall::quoted("ab\x01\xff"),
            "'ab?"
            "?'");
  EXPECT_EQ(footfall::quoted(std::string(50, 'x')), "'" + std::string(40, 'x') + "…'");
}

TEST(Files, AreWrittenWholeAndReadBack) {
  const std::string folder = testing::TempDir();
  const std::string path = folder + "/footfall_files_test.txt";
  const std::string content = std::string("a\0b\r\n", 5);
  writeFile(path, content);
  EXPECT_EQ(readFile(path), content);
  EXPECT_FALSE(std::filesystem::exists(path + ".part"));
  EXPECT_THAT(messageOf([&] { readFile(path, 3); }), HasSubstr("larger than 3 bytes"));
  std::filesystem::remove(path);
  EXPECT_EQ(messageOf([&] { readFile(path); }), path + ": no such file");
  EXPECT_THAT(messageOf([&] { readFile(folder); }), HasSubstr("is a folder"));
  EXPECT_THAT(messageOf([&] { writeFile(folder + "/no/such/folder.txt", "x"); }),
              HasSubstr("cannot be written"));
}

TEST(Files, AreWrittenWhereLinksLead) {
  namespace fs = std::filesystem;
  const fs::path folder = fs::path(testing::TempDir()) / "footfall_links_test";
  fs::remove_all(folder);
  fs::create_directories(folder / "shelf");
  // A link to a link beside the file, and one to a file that is not there yet.
  fs::create_symlink("kept.txt", folder / "shelf/link");
  fs::create_symlink("shelf/link", folder / "first");
  fs::create_symlink(folder / "shelf/new.txt", folder / "second");
  writeFile((folder / "shelf/kept.txt").string(), "old");
  writeFile((folder / "first").string(), "1");
  writeFile((folder / "second").string(), "2");
  EXPECT_EQ(readFile((folder / "shelf/kept.txt").string()), "1");
  EXPECT_EQ(readFile((folder / "shelf/new.txt").string()), "2");
  for (const char* link : {"first", "second", "shelf/link"})
    EXPECT_TRUE(fs::is_symlink(folder / link)) << link;
  fs::create_symlink("ring", folder / "ring");
  EXPECT_THAT(messageOf([&] { writeFile((folder / "ring").string(), "x"); }), HasSubstr("cannot be written"));
  EXPECT_TRUE(fs::is_symlink(folder / "ring"));
  fs::remove_all(folder);
}

TEST(Files, GoIntoPipesAsTheyAre) {
  const std::string pipe = testing::TempDir() + "/footfall_pipe_test";
  std::filesystem::remove(pipe);
  ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
  const int reader = open(pipe.c_str(), O_RDONLY | O_NONBLOCK);
  ASSERT_GE(reader, 0);
  writeFile(pipe, "through");
  char got[16] = {};
  EXPECT_EQ(read(reader, got, sizeof got), 7);
  EXPECT_STREQ(got, "through");
  EXPECT_TRUE(std::filesystem::is_fifo(pipe));
  close(reader);
  std::filesystem::remove(pipe);
}

TEST(Files, PutInPlaceAreCountedAndCanBeHeldBack) {
  const std::string file = testing::TempDir() + "/footfall_written_test";
  const std::size_t before = writtenFiles().count;
  EXPECT_THAT([] { writeFile(testing::TempDir() + "/no/such/folder/file", "x"); },
              testing::ThrowsMessage<Error>(HasSubstr("cannot be written")));
  writeFile("/dev/null", "x");
  EXPECT_EQ(writtenFiles().count, before) << "what failed, and devices, are not files in place";
  writeFile(file, "old");
  EXPECT_EQ(writtenFiles().count, before + 1);
  EXPECT_EQ(writtenFiles().last, file);
  writeFile(file, "old");
  EXPECT_EQ(writtenFiles().count, before + 1) << "one file, however often it is written";
  std::unique_lock<std::shared_mutex> held = holdWrites();
  std::thread writer([&] { writeFile(file, "new"); });
  EXPECT_EQ(readFile(file), "old");
  held.unlock();
  writer.join();
  EXPECT_EQ(readFile(file), "new");
  std::filesystem::remove(file);
}

}  // namespace
}  // namespace footfall
