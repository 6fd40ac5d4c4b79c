// SPDX-License-Identifier: MIT
#include "fuzz/search_checkpoint_property.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  footfall::fuzz::checkSearchCheckpoint({reinterpret_cast<const char*>(data), size});
  return 0;
}
