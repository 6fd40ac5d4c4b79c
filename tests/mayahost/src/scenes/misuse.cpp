// SPDX-License-Identifier: MIT
#include <mayahost/misuse.h>

#include <algorithm>
#include <cstdio>
#include <mutex>

namespace mayahost {
namespace {

struct Record {
  std::mutex mutex;
  std::vector<std::string> said;
};

Record& record() {
  static Record instance;
  return instance;
}

}  // namespace

void misuse(const std::string& what) {
  std::lock_guard<std::mutex> lock(record().mutex);
  auto& said = record().said;
  if (std::find(said.begin(), said.end(), what) != said.end()) return;
  said.push_back(what);
  std::fprintf(stderr, "mayahost: misuse: %s\n", what.c_str());
}

std::vector<std::string> misuses() {
  std::lock_guard<std::mutex> lock(record().mutex);
  return record().said;
}

void clearMisuses() {
  std::lock_guard<std::mutex> lock(record().mutex);
  record().said.clear();
}

}  // namespace mayahost
