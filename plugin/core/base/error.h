// SPDX-License-Identifier: MIT
// The one way the engine refuses bad input: what is wrong, where, and what is allowed instead.
#pragma once

#include <stdexcept>
#include <string>

namespace footfall {

// Where a fault was found. A file with a line, or an item by name (an attribute, a print, a joint).
struct Place {
  std::string file;
  int line = 0;  // 1-based; 0: the file as a whole
};

class Error : public std::runtime_error {
 public:
  explicit Error(const std::string& message) : std::runtime_error(message), message_(message) {}
  Error(const Place& place, const std::string& message);

  const std::string& message() const { return message_; }  // without the place
  const Place& place() const { return place_; }

 private:
  std::string message_;
  Place place_;
};

// Thrown when a progress callback asked to stop. Not an Error: nothing is wrong.
class Cancelled : public std::exception {
 public:
  const char* what() const noexcept override { return "cancelled"; }
};

}  // namespace footfall
