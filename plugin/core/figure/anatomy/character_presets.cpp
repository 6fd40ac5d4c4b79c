// SPDX-License-Identifier: MIT
// The figures that come with Footfall, as tables of joints. Lengths are rounded from what the comments name;
// a table holds the middle and the left, the right is its mirror image.
#include <fmt/format.h>

#include "base/error.h"
#include "figure/anatomy/character.h"

namespace footfall {
namespace {

struct Row {
  const char* name;    // "left…" is mirrored to "right…"; "…End" is where a chain ends
  const char* parent;  // "" for the root
  double x, y, z;      // world at rest, metres
};

// Segment lengths as shares of the stature of 1.75 m: Drillis & Contini (1966) after Winter, Biomechanics and
// Motor Control of Human Movement: hip 0.530, knee 0.285, ankle 0.039, shoulder 0.818, upper arm 0.186,
// forearm 0.146.
constexpr Row kHuman[] = {
    {"hips", "", 0, 0.980, 0},
    {"spine", "hips", 0, 1.080, -0.010},
    {"spine1", "spine", 0, 1.200, -0.015},
    {"chest", "spine1", 0, 1.320, -0.010},
    {"neck", "chest", 0, 1.500, 0},
    {"head", "neck", 0, 1.590, 0.015},
    {"headEnd", "head", 0, 1.750, 0.020},
    {"leftShoulder", "chest", 0.030, 1.450, 0.010},
    {"leftArm", "leftShoulder", 0.180, 1.432, -0.005},
    {"leftForeArm", "leftArm", 0.222, 1.109, -0.015},
    {"leftHand", "leftForeArm", 0.240, 0.856, 0.020},
    {"leftHandEnd", "leftHand", 0.240, 0.690, 0.055},
    {"leftUpLeg", "hips", 0.0875, 0.9275, 0},
    {"leftLeg", "leftUpLeg", 0.0875, 0.49875, 0},
    {"leftFoot", "leftLeg", 0.0875, 0.06825, 0},
    {"leftToe", "leftFoot", 0.095, 0.008, 0.135},
    {"leftToeEnd", "leftToe", 0.098, 0, 0.205},
};

// A large running bird of an emu's size: 40 kg, head at 1.7 m; femur near the body, a long tibiotarsus and
// tarsometatarsus, standing on the toes.
constexpr Row kBird[] = {
    {"pelvis", "", 0, 0.980, 0},
    {"back", "pelvis", 0, 1.020, 0.150},
    {"chest", "back", 0, 1.010, 0.320},
    {"neck", "chest", 0, 1.090, 0.430},
    {"neck1", "neck", 0, 1.270, 0.490},
    {"neck2", "neck1", 0, 1.470, 0.480},
    {"head", "neck2", 0, 1.650, 0.490},
    {"beakEnd", "head", 0, 1.610, 0.640},
    {"leftWing", "chest", 0.120, 1.040, 0.280},
    {"leftWingElbow", "leftWing", 0.170, 0.950, 0.060},
    {"leftWingEnd", "leftWingElbow", 0.140, 1.000, -0.180},
    {"leftThigh", "pelvis", 0.100, 0.950, 0},
    {"leftShin", "leftThigh", 0.100, 0.805, 0.165},
    {"leftTarsus", "leftShin", 0.100, 0.425, -0.015},
    {"leftFoot", "leftTarsus", 0.100, 0.030, 0.070},
    {"leftToe", "leftFoot", 0.103, 0.010, 0.140},
    {"leftToeEnd", "leftToe", 0.105, 0, 0.230},
    {"tail", "pelvis", 0, 0.980, -0.160},
    {"tail1", "tail", 0, 0.930, -0.300},
    {"tailEnd", "tail1", 0, 0.840, -0.400},
};

// A theropod near a subadult Allosaurus: femur 0.8 m, tibia 0.7 m, metatarsus 0.4 m, 8 m long, 1400 kg.
constexpr Row kDinosaur[] = {
    {"pelvis", "", 0, 1.800, 0},
    {"back", "pelvis", 0, 1.860, 0.500},
    {"chest", "back", 0, 1.800, 1.000},
    {"neck", "chest", 0, 1.930, 1.350},
    {"neck1", "neck", 0, 2.200, 1.580},
    {"head", "neck1", 0, 2.400, 1.780},
    {"snoutEnd", "head", 0, 2.250, 2.450},
    {"leftArm", "chest", 0.250, 1.560, 1.100},
    {"leftForeArm", "leftArm", 0.280, 1.340, 0.960},
    {"leftHand", "leftForeArm", 0.270, 1.270, 1.160},
    {"leftHandEnd", "leftHand", 0.250, 1.150, 1.260},
    {"leftThigh", "pelvis", 0.240, 1.720, 0},
    {"leftShin", "leftThigh", 0.240, 1.050, 0.440},
    {"leftMetatarsus", "leftShin", 0.240, 0.430, 0.115},
    {"leftFoot", "leftMetatarsus", 0.240, 0.060, 0.245},
    {"leftToe", "leftFoot", 0.245, 0.030, 0.420},
    {"leftToeEnd", "leftToe", 0.250, 0, 0.620},
    {"tail", "pelvis", 0, 1.800, -0.400},
    {"tail1", "tail", 0, 1.780, -1.100},
    {"tail2", "tail1", 0, 1.740, -1.900},
    {"tail3", "tail2", 0, 1.720, -2.700},
    {"tail4", "tail3", 0, 1.720, -3.500},
    {"tailEnd", "tail4", 0, 1.740, -4.300},
};

// A shepherd dog of 30 kg, 0.6 m at the withers. Digitigrade: the foot begins at the knuckles.
constexpr Row kDog[] = {
    {"pelvis", "", 0, 0.550, 0},
    {"spine", "pelvis", 0, 0.580, 0.140},
    {"spine1", "spine", 0, 0.585, 0.280},
    {"chest", "spine1", 0, 0.570, 0.420},
    {"neck", "chest", 0, 0.610, 0.520},
    {"neck1", "neck", 0, 0.700, 0.600},
    {"head", "neck1", 0, 0.780, 0.660},
    {"noseEnd", "head", 0, 0.730, 0.850},
    {"leftFrontUpper", "chest", 0.075, 0.440, 0.490},
    {"leftFrontLower", "leftFrontUpper", 0.075, 0.305, 0.378},
    {"leftFrontCarpus", "leftFrontLower", 0.075, 0.110, 0.448},
    {"leftFrontPaw", "leftFrontCarpus", 0.075, 0.030, 0.445},
    {"leftFrontPawEnd", "leftFrontPaw", 0.075, 0, 0.525},
    {"leftThigh", "pelvis", 0.070, 0.500, -0.020},
    {"leftShin", "leftThigh", 0.070, 0.335, 0.090},
    {"leftMetatarsus", "leftShin", 0.070, 0.165, -0.065},
    {"leftHindPaw", "leftMetatarsus", 0.070, 0.030, -0.035},
    {"leftHindPawEnd", "leftHindPaw", 0.070, 0, 0.045},
    {"tail", "pelvis", 0, 0.550, -0.100},
    {"tail1", "tail", 0, 0.500, -0.190},
    {"tail2", "tail1", 0, 0.460, -0.280},
    {"tailEnd", "tail2", 0, 0.450, -0.380},
};

// A house cat of 4.5 kg, 0.25 m at the shoulder.
constexpr Row kCat[] = {
    {"pelvis", "", 0, 0.235, 0},
    {"spine", "pelvis", 0, 0.250, 0.070},
    {"spine1", "spine", 0, 0.250, 0.140},
    {"chest", "spine1", 0, 0.235, 0.215},
    {"neck", "chest", 0, 0.250, 0.265},
    {"head", "neck", 0, 0.290, 0.300},
    {"noseEnd", "head", 0, 0.275, 0.370},
    {"leftFrontUpper", "chest", 0.032, 0.185, 0.245},
    {"leftFrontLower", "leftFrontUpper", 0.032, 0.130, 0.190},
    {"leftFrontCarpus", "leftFrontLower", 0.032, 0.042, 0.222},
    {"leftFrontPaw", "leftFrontCarpus", 0.032, 0.012, 0.222},
    {"leftFrontPawEnd", "leftFrontPaw", 0.032, 0, 0.252},
    {"leftThigh", "pelvis", 0.030, 0.215, -0.010},
    {"leftShin", "leftThigh", 0.030, 0.145, 0.045},
    {"leftMetatarsus", "leftShin", 0.030, 0.070, -0.035},
    {"leftHindPaw", "leftMetatarsus", 0.030, 0.012, -0.015},
    {"leftHindPawEnd", "leftHindPaw", 0.030, 0, 0.018},
    {"tail", "pelvis", 0, 0.235, -0.040},
    {"tail1", "tail", 0, 0.210, -0.110},
    {"tail2", "tail1", 0, 0.190, -0.180},
    {"tail3", "tail2", 0, 0.190, -0.250},
    {"tailEnd", "tail3", 0, 0.210, -0.310},
};

// A riding horse of 500 kg, 1.6 m at the withers. Unguligrade: the foot is the hoof, cannon and pastern one
// segment.
constexpr Row kHorse[] = {
    {"pelvis", "", 0, 1.400, 0},
    {"spine", "pelvis", 0, 1.450, 0.350},
    {"spine1", "spine", 0, 1.430, 0.700},
    {"chest", "spine1", 0, 1.420, 1.050},
    {"neck", "chest", 0, 1.450, 1.300},
    {"neck1", "neck", 0, 1.680, 1.550},
    {"head", "neck1", 0, 1.900, 1.720},
    {"noseEnd", "head", 0, 1.520, 2.080},
    {"leftFrontUpper", "chest", 0.180, 1.190, 1.250},
    {"leftFrontLower", "leftFrontUpper", 0.180, 0.950, 1.000},
    {"leftFrontCannon", "leftFrontLower", 0.180, 0.500, 1.100},
    {"leftFrontHoof", "leftFrontCannon", 0.180, 0.080, 1.100},
    {"leftFrontHoofEnd", "leftFrontHoof", 0.180, 0, 1.200},
    {"leftThigh", "pelvis", 0.180, 1.220, -0.050},
    {"leftShin", "leftThigh", 0.180, 0.900, 0.190},
    {"leftCannon", "leftShin", 0.180, 0.540, -0.170},
    {"leftHindHoof", "leftCannon", 0.180, 0.080, -0.060},
    {"leftHindHoofEnd", "leftHindHoof", 0.180, 0, 0.040},
    {"tail", "pelvis", 0, 1.400, -0.250},
    {"tail1", "tail", 0, 1.150, -0.350},
    {"tail2", "tail1", 0, 0.850, -0.370},
    {"tailEnd", "tail2", 0, 0.550, -0.370},
};

// The marten (Martes americana) of Samson 1999: hips at 0.132 m; with the foot three segments in front, four
// behind.
constexpr Row kMarten[] = {
    {"body", "", 0, 0.132, 0},
    {"spine", "body", 0, 0.142, 0.045},
    {"spine1", "spine", 0, 0.144, 0.090},
    {"spine2", "spine1", 0, 0.138, 0.135},
    {"chest", "spine2", 0, 0.128, 0.175},
    {"neck", "chest", 0, 0.135, 0.210},
    {"head", "neck", 0, 0.155, 0.240},
    {"noseEnd", "head", 0, 0.145, 0.290},
    {"leftFrontUpper", "chest", 0.024, 0.105, 0.185},
    {"leftFrontLower", "leftFrontUpper", 0.024, 0.062, 0.152},
    {"leftFrontFoot", "leftFrontLower", 0.024, 0.012, 0.178},
    {"leftFrontFootEnd", "leftFrontFoot", 0.024, 0, 0.206},
    {"leftThigh", "body", 0.024, 0.132, 0},
    {"leftShin", "leftThigh", 0.024, 0.088, 0.040},
    {"leftMetatarsus", "leftShin", 0.024, 0.040, -0.010},
    {"leftHindFoot", "leftMetatarsus", 0.024, 0.010, 0.002},
    {"leftHindFootEnd", "leftHindFoot", 0.024, 0, 0.030},
    {"tail", "body", 0, 0.128, -0.035},
    {"tail1", "tail", 0, 0.112, -0.085},
    {"tail2", "tail1", 0, 0.100, -0.135},
    {"tailEnd", "tail2", 0, 0.095, -0.190},
};

// A beetle the size of a cat, for films: legs as a ground beetle's in proportion, the hind ones longest.
constexpr Row kInsect[] = {
    {"thorax", "", 0, 0.130, 0},
    {"head", "thorax", 0, 0.135, 0.090},
    {"headEnd", "head", 0, 0.120, 0.150},
    {"abdomen", "thorax", 0, 0.135, -0.080},
    {"abdomenEnd", "abdomen", 0, 0.115, -0.260},
    {"leftFrontFemur", "thorax", 0.040, 0.115, 0.060},
    {"leftFrontTibia", "leftFrontFemur", 0.105, 0.165, 0.115},
    {"leftFrontFoot", "leftFrontTibia", 0.165, 0, 0.170},
    {"leftMiddleFemur", "thorax", 0.045, 0.110, 0},
    {"leftMiddleTibia", "leftMiddleFemur", 0.130, 0.175, 0},
    {"leftMiddleFoot", "leftMiddleTibia", 0.205, 0, -0.005},
    {"leftHindFemur", "thorax", 0.040, 0.115, -0.060},
    {"leftHindTibia", "leftHindFemur", 0.120, 0.185, -0.130},
    {"leftHindFoot", "leftHindTibia", 0.185, 0, -0.200},
};

// A wolf spider as large: the fourth pair longest, then the first.
constexpr Row kSpider[] = {
    {"thorax", "", 0, 0.130, 0},
    {"head", "thorax", 0, 0.135, 0.070},
    {"headEnd", "head", 0, 0.115, 0.120},
    {"abdomen", "thorax", 0, 0.150, -0.070},
    {"abdomenEnd", "abdomen", 0, 0.130, -0.250},
    {"leftFirstFemur", "thorax", 0.035, 0.120, 0.060},
    {"leftFirstTibia", "leftFirstFemur", 0.105, 0.225, 0.155},
    {"leftFirstFoot", "leftFirstTibia", 0.170, 0, 0.270},
    {"leftSecondFemur", "thorax", 0.042, 0.120, 0.025},
    {"leftSecondTibia", "leftSecondFemur", 0.150, 0.220, 0.070},
    {"leftSecondFoot", "leftSecondTibia", 0.255, 0, 0.115},
    {"leftThirdFemur", "thorax", 0.042, 0.120, -0.020},
    {"leftThirdTibia", "leftThirdFemur", 0.150, 0.215, -0.060},
    {"leftThirdFoot", "leftThirdTibia", 0.250, 0, -0.100},
    {"leftFourthFemur", "thorax", 0.035, 0.120, -0.055},
    {"leftFourthTibia", "leftFourthFemur", 0.110, 0.235, -0.160},
    {"leftFourthFoot", "leftFourthTibia", 0.180, 0, -0.300},
};

struct Preset {
  const char* name;
  double mass;  // kilograms
  const Row* rows;
  std::size_t count;
};

template <std::size_t count>
constexpr Preset preset(const char* name, double mass, const Row (&rows)[count]) {
  return {name, mass, rows, count};
}

constexpr Preset kPresets[] = {
    preset("human", 75, kHuman),    preset("bird", 40, kBird),    preset("dinosaur", 1400, kDinosaur),
    preset("dog", 30, kDog),        preset("cat", 4.5, kCat),     preset("horse", 500, kHorse),
    preset("marten", 0.9, kMarten), preset("insect", 3, kInsect), preset("spider", 4, kSpider)};

class Maker {
 public:
  explicit Maker(const Preset& known) : preset_(known) {}

  Skeleton make() {
    emit(0, -1, 1, Vec3::Zero());
    return std::move(skeleton_);
  }

 private:
  // A row and all that hangs on it; where the mirrored side branches off, the left before the right.
  void emit(std::size_t row, int parent, int side, const Vec3& parentPlace) {
    const Row& r = preset_.rows[row];
    const std::string name = r.name;
    const bool sided = name.rfind("left", 0) == 0;
    const Vec3 place(side * r.x, r.y, r.z);
    Joint joint;
    joint.name = sided && side < 0 ? "right" + name.substr(4) : name;
    joint.parent = parent;
    joint.translation = place - parentPlace;
    // The root turns about the vertical last: a figure may face anywhere without nearing a pole.
    if (parent < 0) joint.rotationOrder = RotationOrder::ZXY;
    if (name.size() > 3 && name.compare(name.size() - 3, 3, "End") == 0) joint.kind = JointKind::EndSite;
    const int index = static_cast<int>(skeleton_.size());
    skeleton_.joints.push_back(joint);
    for (std::size_t i = row + 1; i < preset_.count; ++i) {
      if (name != preset_.rows[i].parent) continue;
      const bool branches = !sided && std::string_view(preset_.rows[i].name).substr(0, 4) == "left";
      emit(i, index, side, place);
      if (branches) emit(i, index, -1, place);
    }
  }

  const Preset& preset_;
  Skeleton skeleton_;
};

}  // namespace

const std::vector<std::string>& characterPresets() {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> result;
    for (const Preset& known : kPresets) result.emplace_back(known.name);
    return result;
  }();
  return names;
}

Character characterPreset(std::string_view name) {
  for (const Preset& known : kPresets) {
    if (name == known.name) return makeCharacter(Maker(known).make(), known.name, known.mass);
  }
  throw Error(
      fmt::format("there is no character '{}'; there are: {}", name, fmt::join(characterPresets(), ", ")));
}

}  // namespace footfall
