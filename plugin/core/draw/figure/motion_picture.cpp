// SPDX-License-Identifier: MIT
#include "draw/figure/motion_picture.h"

#include "draw/figure/contact_diagram.h"
#include "draw/figure/framing.h"
#include "draw/figure/leg_colours.h"
#include "draw/figure/path_picture.h"
#include "draw/figure/strip.h"
#include "figure/anatomy/body_mass.h"
#include "figure/contact/contact_detection.h"

namespace footfall::draw {
namespace {

Canvas stripOf(const Motion& motion, const MotionPictureOptions& options,
               const std::optional<TimeRange>& range) {
  StripOptions strip;
  strip.page = options.page;
  strip.view = options.view;
  strip.range = range;
  strip.count = options.count;
  strip.times = options.times;
  strip.onion = options.onion;
  strip.terrain = options.terrain;
  return drawStrip(motion, findLimbs(motion.skeleton), strip);
}

}  // namespace

TimeRange motionRange(const Motion& motion) {
  return {motion.time(firstFrameOfMotion(motion)), motion.time(motion.frames() - 1)};
}

Canvas drawMotionPicture(const Motion& motion, const MotionPictureOptions& options) {
  std::optional<TimeRange> range = options.range;
  if (!range && motion.frames() > 0) range = motionRange(motion);
  if (options.kind == PictureKind::Strip) return stripOf(motion, options, range);
  ContactOptions detection;
  detection.threads = options.threads;
  const ContactReport found = detectContacts(motion, detection);
  if (options.kind == PictureKind::Timing)
    return drawTiming(found.contacts, legSigns(found.limbs, options.page.theme), shownRange(motion, range),
                      motion.frameTime, options.page);
  PathsOptions paths;
  paths.page = options.page;
  paths.range = range;
  if (options.com)
    paths.com = centresOfMass(massModel(motion.skeleton, found.limbs), motion, options.threads);
  return drawPaths(motion, found.limbs, found.contacts, paths);
}

}  // namespace footfall::draw
