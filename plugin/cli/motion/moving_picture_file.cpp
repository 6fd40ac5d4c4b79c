// SPDX-License-Identifier: MIT
#include "cli/motion/moving_picture_file.h"

#include <fmt/format.h>

#include "base/scanner.h"
#include "figure/contact/contact_detection.h"

namespace footfall::cli {

std::optional<bool> cameraFollows(const std::string& camera) {
  if (camera.empty()) return std::nullopt;
  return camera == "follow";
}

draw::MovingMotion movingMotion(const std::string& title, Motion motion, int threads) {
  ContactOptions detection;
  detection.threads = threads;
  ContactReport found = detectContacts(motion, detection);
  draw::MovingMotion moving;
  moving.title = title;
  moving.motion = std::move(motion);
  moving.limbs = std::move(found.limbs);
  moving.contacts = std::move(found.contacts);
  return moving;
}

Report writeMoving(const MovingRequest& request, draw::MovingFormat format, const std::string& output,
                   const Progress& progress) {
  const draw::MovingPicture picture(request.motions, request.how);
  std::string bytes = renderMoving(picture, format, request.scale, request.threads, progress);
  Report report;
  if (output == kStandardStream) {
    report.text = std::move(bytes);
    report.asked = true;
    return report;
  }
  writeFile(output, bytes);
  const double width = picture.width() * request.scale, height = picture.height() * request.scale;
  report.json = {{"output", output},          {"frames", picture.frames()},  {"rate", picture.rate()},
                 {"width", std::ceil(width)}, {"height", std::ceil(height)}, {"bytes", bytes.size()}};
  report.text = fmt::format("{}: {} frames at {:g} per second, {:.0f} by {:.0f} pixels, {:.0f} kB\n", output,
                            picture.frames(), picture.rate(), std::ceil(width), std::ceil(height),
                            1e-3 * static_cast<double>(bytes.size()));
  return report;
}

}  // namespace footfall::cli
