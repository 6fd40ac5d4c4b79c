// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace footfall {

// Bytes of a base64 text (RFC 4648, padding optional); nothing where it is not one.
std::optional<std::string> decodeBase64(std::string_view text);
// With padding, appended to out.
void appendBase64(std::string& out, std::string_view bytes);

}  // namespace footfall
