// SPDX-License-Identifier: MIT
// Files of a test, in a folder of their own, and what the host says of them.
#pragma once

#include "sample_scene.h"

#include <maya/MTime.h>

#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>

inline MTime frame(double f) {
  return MTime(f, MTime::kFilm);
}

inline std::string contentOf(const std::string& path) {
  std::ifstream file(path);
  std::ostringstream all;
  all << file.rdbuf();
  return all.str();
}

inline std::string withoutDate(const std::string& text) {
  return std::regex_replace(text, std::regex("//Last modified[^\n]*\n"), "");
}

inline std::vector<std::string> told(mayahost::Message::Kind kind) {
  std::vector<std::string> all;
  for (const auto& message : mayahost::messages()) {
    if (message.kind == kind) all.push_back(message.text);
  }
  return all;
}
inline std::vector<std::string> errors() {
  return told(mayahost::Message::Kind::error);
}
inline std::vector<std::string> warnings() {
  return told(mayahost::Message::Kind::warning);
}

class SceneFileTest : public SampleScene {
 protected:
  void SetUp() override {
    MTime::setUIUnit(MTime::kFilm);
    folder_ = std::filesystem::temp_directory_path() / ("scene_file_test_" + std::to_string(::getpid()));
    std::filesystem::create_directories(folder_);
    SampleScene::SetUp();
  }
  void TearDown() override {
    SampleScene::TearDown();
    std::filesystem::remove_all(folder_);
    MTime::setUIUnit(MTime::kFilm);
  }
  std::string path(const std::string& name) const { return (folder_ / name).string(); }
  // A file of these lines after the usual beginning, which is four lines.
  std::string file(const std::string& body, const std::string& name = "given.ma") const {
    std::ofstream(path(name)) << "//Maya ASCII 2024 scene\n//Codeset: UTF-8\nrequires maya \"2024\";\n"
                                 "currentUnit -l centimeter -a degree -t film;\n"
                              << body;
    return path(name);
  }

 private:
  std::filesystem::path folder_;
};
