// SPDX-License-Identifier: MIT
#include "base/error.h"

#include <fmt/format.h>

namespace footfall {
namespace {

std::string withPlace(const Place& place, const std::string& message) {
  if (place.file.empty()) return message;
  if (place.line <= 0) return fmt::format("{}: {}", place.file, message);
  return fmt::format("{}:{}: {}", place.file, place.line, message);
}

}  // namespace

Error::Error(const Place& place, const std::string& message)
    : std::runtime_error(withPlace(place, message)), message_(message), place_(place) {}

}  // namespace footfall
