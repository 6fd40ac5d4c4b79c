// SPDX-License-Identifier: MIT
#include "fuzz/library_json_property.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  footfall::fuzz::checkLibraryJson({reinterpret_cast<const char*>(data), size});
  return 0;
}
