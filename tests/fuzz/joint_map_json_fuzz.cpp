// SPDX-License-Identifier: MIT
#include "fuzz/joint_map_json_property.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  footfall::fuzz::checkJointMapJson({reinterpret_cast<const char*>(data), size});
  return 0;
}
