// SPDX-License-Identifier: MIT
// Zip files in memory, as numpy writes them: stored or deflated.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace footfall {

struct ZipMember {
  std::string name;
  std::string content;
};

// All members. Throws Error where the file is damaged, where a member is encrypted or packed another way, and
// where the members together are larger than a file of this size may hold.
std::vector<ZipMember> readZip(std::string_view bytes, const std::string& file);

// Stored, with no date, so that the same members make the same file. Throws Error beyond 4 GB.
std::string writeZip(const std::vector<ZipMember>& members);

}  // namespace footfall
