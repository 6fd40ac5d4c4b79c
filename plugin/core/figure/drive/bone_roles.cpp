// SPDX-License-Identifier: MIT
#include "figure/drive/bone_roles.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <unordered_map>

namespace footfall {
namespace {

// Names in lower case; % stands for the side, | between alternatives. Without a toe a school has none.
struct School {
  const char* name;
  const char *left, *right;
  std::array<const char*, 10> parts;  // hips, head, then the limbs in the order of BonePart
};

constexpr School kSchools[] = {
    {"Mixamo, MotionBuilder, HumanIK",
     "left",
     "right",
     {"hips", "head", "%shoulder", "%arm", "%forearm", "%hand", "%upleg", "%leg", "%foot", "%toebase|%toe"}},
    {"Unreal mannequin",
     "_l",
     "_r",
     {"pelvis", "head", "clavicle%", "upperarm%", "lowerarm%", "hand%", "thigh%", "calf%", "foot%", "ball%"}},
    {"SMPL",
     "left_",
     "right_",
     {"pelvis", "head", "%collar", "%shoulder", "%elbow", "%wrist", "%hip", "%knee", "%ankle", "%foot"}},
    {"SMPL, capital letters",
     "l_",
     "r_",
     {"pelvis", "head", "%collar", "%shoulder", "%elbow", "%wrist", "%hip", "%knee", "%ankle", "%foot"}},
    {"SOMA",
     "left",
     "right",
     {"hips", "head", "%shoulder", "%arm", "%forearm", "%hand", "%leg", "%shin", "%foot", "%toebase"}},
    {"Rokoko",
     "left",
     "right",
     {"hips", "head", "%shoulder", "%upperarm", "%lowerarm", "%hand", "%thigh|%upleg", "%shin|%leg", "%foot",
      "%toe"}},
    {"Xsens BVH",
     "left",
     "right",
     {"hips", "head", "%collar", "%shoulder", "%elbow", "%wrist", "%hip", "%knee", "%ankle", "%toe"}},
    {"Xsens MVN",
     "left",
     "right",
     {"pelvis", "head", "%shoulder", "%upperarm", "%forearm", "%hand", "%upperleg", "%lowerleg", "%foot",
      "%toe"}},
    {"Unity and VRM",
     "left",
     "right",
     {"hips", "head", "%shoulder", "%upperarm", "%lowerarm", "%hand", "%upperleg", "%lowerleg", "%foot",
      "%toes"}},
    {"OptiTrack Motive",
     "l",
     "r",
     {"hip", "head", "%shoulder", "%uarm", "%farm", "%hand", "%thigh", "%shin", "%foot", "%toe"}},
    {"3ds Max Biped",
     "l ",
     "r ",
     {"pelvis", "head", "%clavicle", "%upperarm", "%forearm", "%hand", "%thigh", "%calf", "%foot", "%toe0"}},
    {"Character Creator",
     "l_",
     "r_",
     {"hip", "head", "%clavicle", "%upperarm", "%forearm", "%hand", "%thigh", "%calf", "%foot",
      "%toebase|%toebasesharebone"}},
    {"Rigify",
     ".l",
     ".r",
     {"spine", "spine.006", "shoulder%", "upper_arm%", "forearm%", "hand%", "thigh%", "shin%", "foot%",
      "toe%"}},
    {"Auto-Rig Pro",
     ".l",
     ".r",
     {"root.x", "head.x", "shoulder%", "arm_stretch%", "forearm_stretch%", "hand%", "thigh_stretch%",
      "leg_stretch%", "foot%", "toes_01%"}},
    {"AdvancedSkeleton",
     "_l",
     "_r",
     {"root_m", "head_m", "scapula%", "shoulder%", "elbow%", "wrist%", "hip%", "knee%", "ankle%", "toes%"}},
    {"mGear",
     "_l0_",
     "_r0_",
     {"spine_c0_pelvis_jnt|spine_c0_0_jnt", "neck_c0_head_jnt", "shoulder%shoulder_jnt|shoulder%0_jnt",
      "arm%0_jnt", "arm%1_jnt|arm%elbow_jnt", "arm%end_jnt", "leg%0_jnt", "leg%1_jnt|leg%knee_jnt",
      "leg%end_jnt|foot%0_jnt", "foot%1_jnt|foot%fk0_jnt"}},
    {"MakeHuman",
     ".l",
     ".r",
     {"root", "head", "clavicle%", "upperarm01%", "lowerarm01%", "wrist%", "upperleg01%", "lowerleg01%",
      "foot%", "toe1-1%"}},
};

// What tools put before the names of a school.
constexpr const char* kPrefixes[] = {
    "cc_base_", "character1_", "valvebiped.bip01_", "def-",   "j_bip_c_", "j_bip_",
    "bip001 ",  "bip01 ",      "bip001_",           "bip01_", "biped "};

bool startsWith(const std::string& text, const std::string& with) {
  return text.compare(0, with.size(), with) == 0;
}

// Lower case, without path, namespaces and what a tool put before.
std::string plainName(const std::string& name) {
  std::string plain = name.substr(name.find_last_of("|:") + 1);
  for (char& c : plain) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  if (startsWith(plain, "mixamorig")) {
    const std::size_t end = plain.find_first_not_of("0123456789_", 9);
    if (end != std::string::npos) plain = plain.substr(end);
  }
  for (const char* prefix : kPrefixes) {
    if (startsWith(plain, prefix) && plain.size() > std::string(prefix).size())
      return plain.substr(std::string(prefix).size());
  }
  return plain;
}

using Names = std::unordered_map<std::string, int>;

int jointNamed(const Names& names, std::string pattern, const std::string& side) {
  for (std::size_t begin = 0; begin <= pattern.size();) {
    const std::size_t end = std::min(pattern.find('|', begin), pattern.size());
    std::string name = pattern.substr(begin, end - begin);
    const std::size_t mark = name.find('%');
    if (mark != std::string::npos) name.replace(mark, 1, side);
    const auto found = names.find(name);
    if (found != names.end()) return found->second;
    begin = end + 1;
  }
  return -1;
}

// What a school says of a skeleton: its roles, and the share of its names that are there (toes do not count).
double rolesOf(const School& school, const Names& names, std::vector<BoneRole>& roles) {
  int found = 0, wanted = 0;
  const auto look = [&](std::size_t part, BodySide side, const std::string& word) {
    const int joint = jointNamed(names, school.parts[part], word);
    const auto kind = static_cast<BonePart>(part + 1);
    if (kind != BonePart::Toe && kind != BonePart::Clavicle) ++wanted, found += joint >= 0;
    if (joint >= 0) roles[static_cast<std::size_t>(joint)] = {kind, side, 0};
  };
  look(0, BodySide::Middle, "");
  look(1, BodySide::Middle, "");
  for (std::size_t part = 2; part < school.parts.size(); ++part) {
    look(part, BodySide::Left, school.left);
    look(part, BodySide::Right, school.right);
  }
  return static_cast<double>(found) / wanted;
}

BonePart fingerOf(const NameWords& words) {
  if (hasWord(words, {"metacarpal", "carpal", "palm", "tip", "end", "nub"})) return BonePart::None;
  if (hasWord(words, {"thumb"})) return BonePart::Thumb;
  if (hasWord(words, {"index"})) return BonePart::Index;
  if (hasWord(words, {"middle", "mid"})) return BonePart::Middle;
  if (hasWord(words, {"ring"})) return BonePart::Ring;
  return hasWord(words, {"pinky", "little", "pinkie"}) ? BonePart::Little : BonePart::None;
}

// Fingers have the same few names everywhere; which phalanx a joint is, its place in the chain says.
void findFingers(const Skeleton& skeleton, std::vector<BoneRole>& roles) {
  std::vector<NameWords> words;
  for (const Joint& joint : skeleton.joints) words.push_back(wordsOf(joint.name));
  for (std::size_t j = 0; j < skeleton.size(); ++j) {
    const Joint& joint = skeleton.joints[j];
    if (joint.kind == JointKind::EndSite || roles[j].part != BonePart::None || joint.parent < 0) continue;
    const BonePart part = fingerOf(words[j]);
    if (part == BonePart::None || hasWord(words[j], {"toe", "foot", "twist", "roll"})) continue;
    BodySide side = sideOfWords(words[j]);
    int segment = 0;
    for (int above = joint.parent; above >= 0;
         above = skeleton.joints[static_cast<std::size_t>(above)].parent) {
      const auto a = static_cast<std::size_t>(above);
      if (roles[a].part == part) segment = std::max(segment, roles[a].segment + 1);
      if (side == BodySide::Middle) side = sideOfWords(words[a]);
    }
    if (side != BodySide::Middle && segment < 3) roles[j] = {part, side, segment};
  }
}

}  // namespace

const std::vector<std::string>& boneSchools() {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> all;
    for (const School& school : kSchools) all.push_back(school.name);
    return all;
  }();
  return names;
}

BoneRoles boneRoles(const Skeleton& skeleton) {
  constexpr double kRecognised = 0.9;
  Names names;
  for (std::size_t j = 0; j < skeleton.size(); ++j)
    names.emplace(plainName(skeleton.joints[j].name), static_cast<int>(j));
  BoneRoles best;
  best.roles.resize(skeleton.size());
  for (const School& school : kSchools) {
    std::vector<BoneRole> roles(skeleton.size());
    const double coverage = rolesOf(school, names, roles);
    if (coverage <= best.coverage || coverage < kRecognised) continue;
    best.coverage = coverage;
    best.school = school.name;
    best.roles = std::move(roles);
  }
  findFingers(skeleton, best.roles);
  return best;
}

}  // namespace footfall
