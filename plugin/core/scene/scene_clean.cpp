// SPDX-License-Identifier: MIT
#include "scene/scene_clean.h"

#include "figure/motion/resample.h"
#include "scene/scene_conversion.h"
#include "scene/scene_motion.h"

namespace footfall {

SceneCleanReport cleanScene(Scene& scene, const CleanOptions& options) {
  SceneCleanReport report;
  report.source = sampledMotion(scene);
  CleanOptions how = options;
  if (scene.contacts && !how.contacts) {  // as the file states them
    how.contacts = detectContacts(report.source, how.contact);
    how.contacts->contacts = *scene.contacts;
  }
  report.result = cleanUp(report.source, how);
  QualityOptions quality;
  quality.threads = options.threads;
  quality.contacts = report.result.contacts;
  report.before = measureQuality(report.source, quality);
  report.planted =
      report.result.rateFactor == 1
          ? report.result.motion
          : resampled(report.result.motion, 1 / report.source.frameTime, Interpolation::Channels);
  report.after = measureQuality(report.planted, quality);
  if (scene.motion) {
    scene.frameRate *= report.result.rateFactor;
    scene.motion = std::move(report.result.motion);
  } else {
    keyChanges(scene, report.source, report.result.motion);
  }
  report.result.motion = Motion();
  return report;
}

}  // namespace footfall
