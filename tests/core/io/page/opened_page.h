// SPDX-License-Identifier: MIT
// A page read back as a viewer reads it, with nothing of the engine's packing.
#pragma once

#include <cmath>
#include <cstdint>
#include <cstring>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include <Eigen/Geometry>
#include <nlohmann/json.hpp>

namespace footfall {

class OpenedPage {
 public:
  explicit OpenedPage(const std::string& html) {
    json = nlohmann::json::parse(element(html, "footfall-page"));
    blob_ = decoded(element(html, "footfall-blob-0"));
  }
  static OpenedPage file(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return OpenedPage(text.str());
  }

  nlohmann::json json;

  template <typename Value>
  std::vector<Value> read(const nlohmann::json& ref) const {
    const std::size_t offset = ref.at("offset"), count = ref.at("count");
    if (offset % 4 != 0 || offset + count * sizeof(Value) > blob_.size())
      throw std::runtime_error("a bad reference");
    std::vector<Value> values(count);
    if (count > 0) std::memcpy(values.data(), blob_.data() + offset, count * sizeof(Value));
    return values;
  }

  // Where every joint of an item is at a frame, in the world.
  std::vector<Eigen::Vector3d> joints(std::size_t item, std::size_t frame) const {
    const nlohmann::json& motion = json.at("items").at(item).at("motion");
    const nlohmann::json& joints = motion.at("joints");
    const std::vector<std::uint16_t> words = read<std::uint16_t>(motion.at("rotations"));
    std::vector<Eigen::Vector3d> local, place(joints.size());
    std::vector<Eigen::Quaterniond> turn(joints.size());
    for (const nlohmann::json& joint : joints) {
      const std::vector<double> offset = joint.at("offset");
      local.emplace_back(offset[0], offset[1], offset[2]);
    }
    const auto put = [&](std::size_t joint, const nlohmann::json& ref) {
      const std::vector<float> places = read<float>(ref);
      for (int axis = 0; axis < 3; ++axis)
        local[joint][axis] = static_cast<double>(places.at(3 * frame + static_cast<std::size_t>(axis)));
    };
    put(0, motion.at("root"));
    for (const char* which : {"roots", "moving"}) {
      if (!motion.contains(which)) continue;
      for (const nlohmann::json& one : motion.at(which)) put(one.at("joint"), one.at("positions"));
    }
    for (std::size_t j = 0; j < joints.size(); ++j) {
      const Eigen::Quaterniond own = rotation(&words.at(3 * (frame * joints.size() + j)));
      const int parent = joints[j].at("parent");
      if (parent < 0) {
        place[j] = local[j];
        turn[j] = own;
      } else {
        const std::size_t p = static_cast<std::size_t>(parent);
        place[j] = place[p] + turn[p] * local[j];
        turn[j] = turn[p] * own;
      }
    }
    return place;
  }

 private:
  static std::string element(const std::string& html, const std::string& id) {
    const std::size_t start = html.find('>', html.find("id=\"" + id + "\"")) + 1;
    return html.substr(start, html.find("</script>", start) - start);
  }
  static std::string decoded(const std::string& text) {
    const std::string digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string bytes;
    unsigned bits = 0;
    int count = 0;
    for (const char c : text) {
      if (c == '=') break;
      bits = bits << 6 | static_cast<unsigned>(digits.find(c));
      count += 6;
      if (count >= 8) bytes += static_cast<char>(bits >> (count -= 8) & 0xff);
    }
    return bytes;
  }
  static Eigen::Quaterniond rotation(const std::uint16_t* words) {
    const int left = (words[0] >> 15) * 2 + (words[1] >> 15);
    double c[4], rest = 1;
    for (int i = 0, word = 0; i < 4; ++i) {
      if (i == left) continue;
      c[i] = ((words[word++] & 0x7fff) / 32767.0 * 2 - 1) / std::sqrt(2.0);
      rest -= c[i] * c[i];
    }
    c[left] = std::sqrt(rest > 0 ? rest : 0);
    return Eigen::Quaterniond(c[3], c[0], c[1], c[2]).normalized();
  }

  std::string blob_;
};

}  // namespace footfall
