// SPDX-License-Identifier: MIT
// What must hold of every picture, and its pixels.
#pragma once

#include <cstdint>
#include <cstring>
#include <string>
#include <vector>

#include <cairo/cairo.h>
#include <gtest/gtest.h>

#include "base/error.h"
#include "draw/page/canvas.h"

namespace footfall::test {

// Everything is on the page, and no two texts touch. Returns the number of texts.
inline std::size_t expectTidy(const draw::Canvas& canvas, const std::string& what = "") {
  const draw::Box page = draw::Box{0, 0, canvas.width(), canvas.height()}.grown(0.01);
  std::vector<const draw::Mark*> texts;
  for (const draw::Mark& mark : canvas.marks()) {
    EXPECT_TRUE(page.contains(mark.box))
        << what << ": off the page of " << canvas.width() << " by " << canvas.height() << ": '" << mark.text
        << "' at " << mark.box.left << ".." << mark.box.right << ", " << mark.box.top << ".."
        << mark.box.bottom;
    if (mark.kind != draw::Mark::Kind::Text) continue;
    for (const draw::Mark* other : texts) {
      EXPECT_FALSE(mark.box.overlaps(other->box))
          << what << ": '" << mark.text << "' on '" << other->text << "'";
    }
    texts.push_back(&mark);
  }
  return texts.size();
}

inline const draw::Mark* findText(const draw::Canvas& canvas, const std::string& text) {
  for (const draw::Mark& mark : canvas.marks()) {
    if (mark.kind == draw::Mark::Kind::Text && mark.text == text) return &mark;
  }
  return nullptr;
}

inline bool hasTextWith(const draw::Canvas& canvas, const std::string& part) {
  for (const draw::Mark& mark : canvas.marks()) {
    if (mark.kind == draw::Mark::Kind::Text && mark.text.find(part) != std::string::npos) return true;
  }
  return false;
}

inline bool sameColour(const draw::Colour& a, const draw::Colour& b) {
  return a.red == b.red && a.green == b.green && a.blue == b.blue && a.alpha == b.alpha;
}

class Pixels {
 public:
  explicit Pixels(const std::string& png) {
    struct Source {
      const std::string* bytes;
      std::size_t at;
    } source{&png, 0};
    const auto read = [](void* from, unsigned char* data, unsigned length) -> cairo_status_t {
      Source& s = *static_cast<Source*>(from);
      if (s.at + length > s.bytes->size()) return CAIRO_STATUS_READ_ERROR;
      std::memcpy(data, s.bytes->data() + s.at, length);
      s.at += length;
      return CAIRO_STATUS_SUCCESS;
    };
    surface_ = cairo_image_surface_create_from_png_stream(read, &source);
    EXPECT_EQ(cairo_surface_status(surface_), CAIRO_STATUS_SUCCESS);
    data_ = cairo_image_surface_get_data(surface_);
    stride_ = cairo_image_surface_get_stride(surface_);
  }
  ~Pixels() { cairo_surface_destroy(surface_); }
  Pixels(const Pixels&) = delete;
  Pixels& operator=(const Pixels&) = delete;

  int width() const { return cairo_image_surface_get_width(surface_); }
  int height() const { return cairo_image_surface_get_height(surface_); }
  // 0xRRGGBB
  unsigned at(int x, int y) const {
    std::uint32_t pixel = 0;
    std::memcpy(&pixel, data_ + y * stride_ + 4 * x, 4);
    return pixel & 0xFFFFFF;
  }

 private:
  cairo_surface_t* surface_;
  const unsigned char* data_ = nullptr;
  int stride_ = 0;
};

// The message of the Error that work throws; empty without one.
template <typename Work>
std::string errorOf(const Work& work) {
  try {
    work();
  } catch (const Error& error) {
    return error.what();
  }
  return "";
}

}  // namespace footfall::test
