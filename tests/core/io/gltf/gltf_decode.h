// SPDX-License-Identifier: MIT
// glTF taken apart without the engine's reader: what the tests of the writer look at.
#pragma once

#include <cmath>
#include <cstdint>
#include <cstring>
#include <stdexcept>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace footfall::test {

struct DecodedGltf {
  nlohmann::json json;
  std::string buffer;

  std::vector<float> floats(int accessor) const {
    const nlohmann::json& a = json["accessors"][static_cast<std::size_t>(accessor)];
    if (a["componentType"] != 5126) throw std::runtime_error("not floats");
    const nlohmann::json& view = json["bufferViews"][a["bufferView"].get<std::size_t>()];
    const std::size_t offset =
        a.value("byteOffset", std::size_t{0}) + view.value("byteOffset", std::size_t{0});
    const std::string type = a["type"];
    const std::size_t width = type == "SCALAR" ? 1 : type == "VEC3" ? 3 : type == "VEC4" ? 4 : 16;
    std::vector<float> result(a["count"].get<std::size_t>() * width);
    std::memcpy(result.data(), buffer.data() + offset, result.size() * 4);
    return result;
  }

  // The channel of a node's property: its sampler; null where there is none.
  nlohmann::json sampler(const std::string& node, const std::string& path) const {
    if (!json.contains("animations")) return nullptr;
    const nlohmann::json& animation = json["animations"][0];
    for (const auto& channel : animation["channels"]) {
      const nlohmann::json& target = channel["target"];
      if (target["path"] != path || json["nodes"][target["node"].get<std::size_t>()]["name"] != node)
        continue;
      return animation["samplers"][channel["sampler"].get<std::size_t>()];
    }
    return nullptr;
  }
};

inline DecodedGltf decodeGlb(const std::string& bytes) {
  const auto word = [&](std::size_t at) {
    std::uint32_t value = 0;
    std::memcpy(&value, bytes.data() + at, 4);
    return static_cast<std::size_t>(value);
  };
  if (bytes.substr(0, 4) != "glTF" || word(4) != 2 || word(8) != bytes.size())
    throw std::runtime_error("header");
  DecodedGltf result;
  result.json = nlohmann::json::parse(bytes.substr(20, word(12)));
  const std::size_t next = 20 + word(12);
  if (next + 8 <= bytes.size()) result.buffer = bytes.substr(next + 8, word(next));
  return result;
}

// A sampler's value by the formulas of the specification, section 3.11 and appendix C; quaternions
// normalised.
struct ShownTrack {
  std::string interpolation;
  std::vector<float> times, values;
  std::size_t width = 3;

  ShownTrack(const DecodedGltf& gltf, const nlohmann::json& sampler, std::size_t components)
      : interpolation(sampler["interpolation"]),
        times(gltf.floats(sampler["input"])),
        values(gltf.floats(sampler["output"])),
        width(components) {}

  std::vector<double> at(double t) const {
    std::size_t k = 0;
    while (k + 1 < times.size() && static_cast<double>(times[k + 1]) <= t) ++k;
    const bool cubic = interpolation == "CUBICSPLINE";
    const auto value = [&](std::size_t key, std::size_t part, std::size_t i) {
      return static_cast<double>(cubic ? values[(key * 3 + part) * width + i] : values[key * width + i]);
    };
    std::vector<double> shown(width);
    const bool last = k + 1 == times.size() || t <= static_cast<double>(times[0]) || interpolation == "STEP";
    for (std::size_t i = 0; i < width; ++i) shown[i] = value(k, 1, i);
    if (!last) {
      const double td = static_cast<double>(times[k + 1]) - static_cast<double>(times[k]);
      const double s = (t - static_cast<double>(times[k])) / td;
      double dot = 0;
      for (std::size_t i = 0; i < width; ++i) dot += value(k, 1, i) * value(k + 1, 1, i);
      const double angle = std::acos(std::min(std::abs(dot), 1.0)), sign = dot < 0 ? -1 : 1;
      for (std::size_t i = 0; i < width; ++i) {
        const double a = value(k, 1, i), b = value(k + 1, 1, i);
        if (cubic) {
          shown[i] = (2 * s * s * s - 3 * s * s + 1) * a + td * (s * s * s - 2 * s * s + s) * value(k, 2, i) +
                     (-2 * s * s * s + 3 * s * s) * b + td * (s * s * s - s * s) * value(k + 1, 0, i);
        } else if (width == 4 && angle > 1e-6) {
          shown[i] = (std::sin(angle * (1 - s)) * a + sign * std::sin(angle * s) * b) / std::sin(angle);
        } else {
          shown[i] = a + s * ((width == 4 ? sign : 1) * b - a);
        }
      }
    }
    if (width == 4) {
      double length = 0;
      for (const double x : shown) length += x * x;
      for (double& x : shown) x /= std::sqrt(length);
    }
    return shown;
  }
};

}  // namespace footfall::test
