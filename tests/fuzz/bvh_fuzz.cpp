// SPDX-License-Identifier: MIT
#include "fuzz/bvh_property.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  footfall::fuzz::checkBvh({reinterpret_cast<const char*>(data), size});
  return 0;
}
