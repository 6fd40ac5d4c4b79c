// SPDX-License-Identifier: MIT
// The message of the Error that a call throws, for tests that check what it says.
#pragma once

#include <string>

#include "base/error.h"

namespace footfall {

// Empty where the call throws no Error.
template <typename Call>
std::string errorOf(const Call& call) {
  try {
    call();
  } catch (const Error& error) {
    return error.what();
  }
  return "";
}

}  // namespace footfall
