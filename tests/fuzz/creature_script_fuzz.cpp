// SPDX-License-Identifier: MIT
#include "fuzz/creature_script_property.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  footfall::fuzz::checkCreatureScript({reinterpret_cast<const char*>(data), size});
  return 0;
}
