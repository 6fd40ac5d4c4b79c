// SPDX-License-Identifier: MIT
#include "fuzz/gait_info_property.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  footfall::fuzz::checkGaitInfo({reinterpret_cast<const char*>(data), size});
  return 0;
}
