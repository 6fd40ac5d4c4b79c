// SPDX-License-Identifier: MIT
#include <algorithm>
#include <random>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/angles.h"
#include "base/error.h"
#include "core/io/forward.h"
#include "io/formats.h"

namespace footfall {
namespace {

using testing::HasSubstr;

const std::string kAsf = R"(# a leg
:version 1.10
:name VICON
:units
  mass 1.0
  length 0.45
  angle deg
:documentation
   begin of a text that says :nothing
   of use
:root
   order TX TY TZ RX RY RZ
   axis XYZ
   position 0 0 0
   orientation 0 0 0
:bonedata
  begin
     id 1
     name thigh
     direction 0 -1 0
     length 4
     axis 0 0 0  XYZ
    dof rx ry rz
    limits (-160.0 20.0)
           (-70.0 70.0)
           (-60.0 70.0)
  end
  begin
     axis 0 90 0 XYZ
     dof rx
     limits (-10.0 170.0)
     length 5
     direction 0 -1 0
     name shin
     id 2
  end
:hierarchy
  begin
    root thigh
    thigh shin
  end
)";

const std::string kAmc = R"(#!OML:ASF somewhere
:FULLY-SPECIFIED
:DEGREES
1
root 1 9 0 0 0 0
thigh 0 0 0
shin 0
2
shin 90
root 1 9 0 0 0 0
thigh 90 0 0
3
root 1 9 0 0 90 0
shin 9.0e1
)";

std::string replaced(std::string text, const std::string& what, const std::string& by) {
  const std::size_t at = text.find(what);
  EXPECT_NE(at, std::string::npos) << what;
  return text.replace(at, what.size(), by);
}

Vec3 place(const std::vector<Eigen::Matrix4d>& world, int joint) {
  return world[static_cast<std::size_t>(joint)].topRightCorner<3, 1>();
}

TEST(Amc, LegByHand) {
  const Scene scene = parseAmc(kAsf, "leg.asf", kAmc, "leg.amc");
  const Motion& motion = *scene.motion;
  const double unit = 0.0254 / 0.45;
  EXPECT_DOUBLE_EQ(scene.metresPerUnit, unit);
  EXPECT_EQ(scene.frameRate, 120);
  EXPECT_THAT(scene.notes, testing::ElementsAre(HasSubstr("120 frames per second assumed")));
  ASSERT_EQ(motion.frames(), 3u);
  ASSERT_EQ(motion.skeleton.size(), 4u);
  const int shin = motion.skeleton.find("shin"), end = motion.skeleton.find("shin_end");
  EXPECT_EQ(motion.skeleton.joints[static_cast<std::size_t>(end)].kind, JointKind::EndSite);
  EXPECT_DOUBLE_EQ(scene.range.end, 2.0 / 120);

  // At rest the leg hangs.
  auto world = worldMatrices(motion, 0);
  EXPECT_TRUE(place(world, shin).isApprox(Vec3(1, 5, 0) * unit, 1e-9));
  EXPECT_TRUE(place(world, end).isApprox(Vec3(1, 0, 0) * unit, 1e-9));
  // The thigh a quarter turn about x: down becomes back. The shin's x is -z, about which down becomes -x.
  world = worldMatrices(motion, 1);
  EXPECT_TRUE(place(world, shin).isApprox(Vec3(1, 9, -4) * unit, 1e-9));
  EXPECT_TRUE(place(world, end).isApprox(Vec3(-4, 9, -4) * unit, 1e-9));
  // Thigh left out: zero. The root's quarter turn about y takes the shin's -x to z.
  world = worldMatrices(motion, 2);
  EXPECT_TRUE(place(world, shin).isApprox(Vec3(1, 5, 0) * unit, 1e-9));
  EXPECT_TRUE(place(world, end).isApprox(Vec3(1, 5, 5) * unit, 1e-9));

  // The channels are the file's own numbers.
  EXPECT_EQ(motion.channels[9].joint, shin);
  EXPECT_DOUBLE_EQ(motion.frame(1)[9], kPi / 2);
}

// A random skeleton and motion as text, and where each bone ends by the textbook: with C the bone's axes and
// M its dofs, G = G(parent)·C·M·C⁻¹ and the end is the parent's end plus G·direction·length.
struct Acclaim {
  std::string asf, amc;
  std::vector<std::string> names;
  std::vector<std::vector<Vec3>> ends;  // #frames by #bones
};

Acclaim randomAcclaim(std::mt19937& random) {
  static constexpr const char* kOrders[] = {"XYZ", "YZX", "ZXY", "XZY", "YXZ", "ZYX"};
  std::uniform_real_distribution<double> unit(-1, 1);
  const bool radians = random() % 4 == 0;
  const double toRadians = radians ? 1 : kPi / 180;
  const auto angle = [&] {
    return (random() % 3 ? 180 * unit(random) : 90.0 * double(int(random() % 5) - 2)) *
           (radians ? kPi / 180 : 1);
  };
  const auto vector = [&] { return Vec3{unit(random), unit(random), unit(random)}; };
  const auto text = [](const Vec3& v) { return fmt::format("{} {} {}", v.x(), v.y(), v.z()); };

  const int bones = 1 + static_cast<int>(random() % 8);
  std::vector<int> parent, rootOrder{0, 1, 2, 3, 4, 5};
  std::shuffle(rootOrder.begin(), rootOrder.end(), random);
  std::vector<std::vector<int>> dofs;
  std::vector<Vec3> axes, reach;
  std::vector<const char*> orders;
  const Vec3 position = vector(), orientation{angle(), angle(), angle()};
  const char* const rootAxis = kOrders[random() % 6];
  Acclaim result;
  std::string order, hierarchy, data;
  for (const int c : rootOrder) order += fmt::format(" {}{}", "TTTRRR"[c], "XYZXYZ"[c]);
  for (int i = 0; i < bones; ++i) {
    result.names.push_back(fmt::format("bone{}", i));
    parent.push_back(static_cast<int>(random() % static_cast<unsigned>(i + 1)) - 1);
    orders.push_back(kOrders[random() % 6]);
    axes.push_back(Vec3{angle(), angle(), angle()});
    std::vector<int> own{0, 1, 2};
    std::shuffle(own.begin(), own.end(), random);
    own.resize(random() % 4);
    dofs.push_back(own);
    const Vec3 direction = vector();
    const double length = 2 + unit(random);
    reach.push_back(direction * length);
    std::string dof;
    for (const int axis : own) dof += fmt::format(" r{}", "xyz"[axis]);
    data += fmt::format("begin\n id {}\n name {}\n direction {}\n length {}\n axis {} {}\n{}end\n", i,
                        result.names.back(), text(direction), length, text(axes.back()), orders.back(),
                        own.empty() ? "" : fmt::format(" dof{}\n", dof));
    hierarchy = fmt::format("{}{} {}\n", hierarchy,
                            parent.back() < 0 ? "root" : result.names[std::size_t(parent.back())],
                            result.names.back());
  }
  result.asf = fmt::format(
      ":units\n length 1\n angle {}\n:root\n order{}\n axis {}\n position {}\n orientation {}\n"
      ":bonedata\n{}:hierarchy\nbegin\n{}end\n",
      radians ? "rad" : "deg", order, rootAxis, text(position), text(orientation), data, hierarchy);
  result.amc = ":FULLY-SPECIFIED\n";
  const auto about = [&](const Vec3& axisAngles, const char* letters, const Vec3& angles) -> Eigen::Matrix4d {
    const Eigen::Matrix4d c = euler4(axisAngles * toRadians, letters);
    return c * euler4(angles * toRadians, letters) * c.inverse();
  };
  for (int frame = 0; frame < 3; ++frame) {
    const Vec3 moved = vector(), turned{angle(), angle(), angle()};
    result.amc += fmt::format("{}\nroot", frame + 1);
    for (const int c : rootOrder) result.amc += fmt::format(" {}", c < 3 ? moved[c] : turned[c - 3]);
    result.amc += '\n';
    const Eigen::Matrix4d root = move4(position + moved) * about(orientation, rootAxis, turned);
    std::vector<Eigen::Matrix4d> atEnd;
    result.ends.emplace_back();
    for (std::size_t i = 0; i < std::size_t(bones); ++i) {
      Vec3 angles = Vec3::Zero();
      if (!dofs[i].empty()) result.amc += result.names[i];
      for (const int axis : dofs[i]) result.amc += fmt::format(" {}", angles[axis] = angle());
      if (!dofs[i].empty()) result.amc += '\n';
      const Eigen::Matrix4d& start = parent[i] < 0 ? root : atEnd[std::size_t(parent[i])];
      atEnd.push_back(start * about(axes[i], orders[i], angles) * move4(reach[i]));
      result.ends.back().push_back(atEnd.back().topRightCorner<3, 1>());
    }
  }
  return result;
}

TEST(Amc, AgreesWithTheTextbookRecursionAlsoThroughBvh) {
  std::mt19937 random(5);
  int checked = 0, ends = 0;
  for (int trial = 0; trial < 200; ++trial) {
    const Acclaim acclaim = randomAcclaim(random);
    const Motion motion = *parseAmc(acclaim.asf, "r.asf", acclaim.amc, "r.amc", {1, ""}).motion;
    // Such a figure may happen to stand along Z: the axis is given, not guessed.
    const Motion throughBvh = *parseBvh(formatBvh(motion, 1), "r.bvh", {1, "", UpAxis::Y}).motion;
    ASSERT_EQ(motion.frames(), acclaim.ends.size());
    for (std::size_t frame = 0; frame < motion.frames(); ++frame) {
      const auto world = worldMatrices(motion, frame), bvhWorld = worldMatrices(throughBvh, frame);
      for (std::size_t j = 1; j < motion.skeleton.size(); ++j) {
        const Joint& joint = motion.skeleton.joints[j];
        const Joint& above = motion.skeleton.joints[static_cast<std::size_t>(joint.parent)];
        if (above.parent < 0) continue;  // starts at the root, where no bone ends
        const auto bone =
            std::find(acclaim.names.begin(), acclaim.names.end(), above.name) - acclaim.names.begin();
        const Vec3 expected = acclaim.ends[frame][std::size_t(bone)];
        EXPECT_LT((place(world, int(j)) - expected).norm(), 1e-7) << acclaim.asf << acclaim.amc;
        EXPECT_LT((place(bvhWorld, int(j)) - expected).norm(), 1e-6) << acclaim.asf << acclaim.amc;
        ++checked;
        ends += joint.kind == JointKind::EndSite ? 1 : 0;
      }
    }
  }
  EXPECT_GT(checked, 2000);
  EXPECT_GT(ends, 500);
}

TEST(Amc, EveryDialectReadsAlike) {
  const std::vector<double> expected = parseAmc(kAsf, "leg.asf", kAmc, "leg.amc").motion->samples;
  const auto lines = [](std::string text, const std::string& end) {
    for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += end.size())
      text.replace(at, 1, end);
    return text;
  };
  const std::pair<std::string, std::string> dialects[] = {
      {lines(kAsf, "\r\n"), lines(kAmc, "\r\n")},
      {lines(kAsf, " \t\n\n"), lines(kAmc, "  \n\n")},
      {"\xef\xbb\xbf" + kAsf, "# note\n" + kAmc},
      {kAsf.substr(0, kAsf.size() - 1), kAmc.substr(0, kAmc.size() - 1)},
      {replaced(kAsf, "length 4", "length 4 # long\n bodymass 3\n cofmass 1"),
       replaced(kAmc, "\n2\n", "\n7\n# x\n")},
      {replaced(kAsf, "  begin\n    root thigh", "begin\n root\n root thigh"),
       replaced(kAmc, "\n3\n", "\n30\n")},
  };
  for (const auto& [asf, amc] : dialects) {
    if (amc.find("\n7\n") != std::string::npos) {
      EXPECT_THAT([&] { parseAmc(asf, "leg.asf", amc, "leg.amc"); },
                  testing::ThrowsMessage<Error>(testing::HasSubstr("frame 3 follows frame 7")));
      continue;
    }
    EXPECT_EQ(parseAmc(asf, "leg.asf", amc, "leg.amc").motion->samples, expected) << asf;
  }
  const Scene skips = parseAmc(kAsf, "leg.asf", replaced(kAmc, "\n3\n", "\n30\n"), "leg.amc");
  EXPECT_THAT(skips.notes, testing::Contains(HasSubstr("frame numbers are skipped")));
  const Scene guessed = parseAmc(replaced(kAsf, "0.45", "1.0"), "leg.asf", kAmc, "leg.amc");
  EXPECT_THAT(guessed.notes, testing::Contains(HasSubstr("unit guessed")));
}

TEST(Amc, BadFilesAreRefusedWithTheirLine) {
  std::string many = ":FULLY-SPECIFIED\n";
  std::string wide = kAsf.substr(0, kAsf.find(":bonedata")) + ":bonedata\n";
  std::string below = ":hierarchy\nbegin\nroot";
  for (int i = 0; i < 2000; ++i) {
    wide += fmt::format("begin\nname b{}\ndof rx ry rz\nend\n", i);
    below += fmt::format(" b{}", i);
    many += fmt::format("{}\n", i + 1);
  }
  wide += below + "\nend\n";
  const struct {
    std::string asf, amc, file;
    int line;
    const char* message;
  } cases[] = {
      {"", kAmc, "a", 1, "no :hierarchy"},
      {"HIERARCHY", kAmc, "a", 1, "must begin with a section such as :version, got 'HIERARCHY'"},
      {replaced(kAsf, "length 0.45", "length none"), kAmc, "a", 6,
       "length must be a number within ±1e+09, got 'none'"},
      {replaced(kAsf, "length 0.45", "length 0"), kAmc, "a", 6, "must be above 0"},
      {replaced(kAsf, "angle deg", "angle grad"), kAmc, "a", 7, "must be deg or rad, got 'grad'"},
      {replaced(kAsf, "TZ RX", "TZ QX"), kAmc, "a", 12, "order must list TX TY TZ RX RY RZ, got 'qx'"},
      {replaced(kAsf, "TZ RX", "TZ TX"), kAmc, "a", 12, "order of :root has 'TX' twice"},
      {replaced(kAsf, "axis XYZ", "axis XYX"), kAmc, "a", 13, "an order such as XYZ, got 'XYX'"},
      {replaced(kAsf, "position 0 0 0", "position 0 0"), kAmc, "a", 14, "position must be a number"},
      {replaced(kAsf, "     id 1", "  begin"), kAmc, "a", 17, "lacks its 'end'"},
      {replaced(kAsf, "name thigh", ""), kAmc, "a", 17, "has no name"},
      {replaced(kAsf, "length 4", "length 1e10"), kAmc, "a", 21, "length must be a number within"},
      {replaced(replaced(kAsf, "length 4", "length 1e6"), "n 0 -1", "n 0 1e6"), kAmc, "a", 17,
       "at most 1e+09 long"},
      {replaced(kAsf, "length 4", "length nan"), kAmc, "a", 21, "got 'nan'"},
      {replaced(kAsf, "dof rx ry rz", "dof rx ry l"), kAmc, "a", 23, "dof must list rx, ry and rz, got 'l'"},
      {replaced(kAsf, "dof rx ry rz", "dof rx ry rx"), kAmc, "a", 23, "dof has 'rx' twice"},
      {replaced(kAsf, "name shin", "name thigh"), kAmc, "a", 28, "a second bone is called 'thigh'"},
      {replaced(kAsf, "thigh shin", "thigh foot"), kAmc, "a", 40, "no bone of :bonedata is called 'foot'"},
      {replaced(kAsf, "thigh shin", "thigh shin\n shin thigh"), kAmc, "a", 41,
       "bone 'thigh' has a parent already"},
      {replaced(kAsf, "root thigh", "shin thigh"), kAmc, "a", 41, "does not lead from root to bone 'thigh'"},
      {replaced(kAsf, "    thigh shin\n", ""), kAmc, "a", 40, "does not lead from root to bone 'shin'"},
      {kAsf.substr(0, kAsf.find("  end\n:hier")), kAmc, "a", 28, "lacks its 'end'"},
      {kAsf, "", "m", 1, "no frames"},
      {kAsf, ":DEGREES\nroot 0 0 0 0 0 0\n", "m", 2, "comes before the first frame"},
      {kAsf, replaced(kAmc, "thigh 0 0 0", "thigh 0 0"), "m", 6,
       "bone 'thigh' in frame 1 must have 3 numbers, got 2"},
      {kAsf, replaced(kAmc, "thigh 0 0 0", "thigh 0 0 x"), "m", 6,
       "must have 3 numbers; 'x' is out of place"},
      {kAsf, replaced(kAmc, "shin 0", "shin 0 1"), "m", 7, "must have 1 number; '1' is out of place"},
      {kAsf, replaced(kAmc, "shin 0", "shin inf"), "m", 7, "'inf' is out of place"},
      {kAsf, replaced(kAmc, "shin 0", "shin 1e10"), "m", 7, "values must be within"},
      {kAsf, replaced(kAmc, "shin 0", "foot 0"), "m", 7, "the skeleton has no bone 'foot'"},
      {kAsf, replaced(kAmc, "shin 0", "thigh 0 0 0"), "m", 7, "bone 'thigh' comes twice in frame 1"},
      {kAsf, replaced(kAmc, "\n2\n", "\n1\n"), "m", 8, "frame 1 follows frame 1"},
      {kAsf, replaced(kAmc, "\n2\n", "\n2 3\n"), "m", 8, "must be alone on its line"},
      {kAsf, replaced(kAmc, "\n2\n", "\n:RADIANS\n"), "m", 8, "must come before the first frame"},
      {wide, many, "m", 15, "leave out most bones"},
  };
  int checked = 0;
  for (const auto& each : cases) {
    SCOPED_TRACE(each.message);
    try {
      parseAmc(each.asf, "a", each.amc, "m");
      ADD_FAILURE() << "was read";
    } catch (const Error& error) {
      EXPECT_THAT(error.message(), HasSubstr(each.message));
      EXPECT_EQ(error.place().file, each.file);
      EXPECT_EQ(error.place().line, each.line) << error.what();
      ++checked;
    }
  }
  EXPECT_EQ(checked, 35);
}

}  // namespace
}  // namespace footfall
