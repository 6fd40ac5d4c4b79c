// SPDX-License-Identifier: MIT
#include "fuzz/gltf_property.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  footfall::fuzz::checkGltf({reinterpret_cast<const char*>(data), size});
  return 0;
}
