// SPDX-License-Identifier: MIT
#include "fuzz/maya_ascii_property.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  footfall::fuzz::checkMayaAscii({reinterpret_cast<const char*>(data), size});
  return 0;
}
