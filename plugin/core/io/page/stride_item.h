// SPDX-License-Identifier: MIT
// A gait on a page: strides of a figure, and when each foot stands.
#pragma once

#include <string>

#include "gait/stride/gait_info.h"
#include "gait/stride/make_stride.h"
#include "io/page/page_item.h"

namespace footfall {

PageItem strideItem(const std::string& name, const gait::MadeStride& made,
                    const PageMotionOptions& options = {});

// Without a figure. Throws Error where the information does not say how long a stride is.
PageItem gaitItem(const std::string& name, const gait::GaitInfo& info);

}  // namespace footfall
