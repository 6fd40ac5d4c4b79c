// SPDX-License-Identifier: MIT
#include "fuzz/feature_text_property.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  footfall::fuzz::checkFeatureText({reinterpret_cast<const char*>(data), size});
  return 0;
}
