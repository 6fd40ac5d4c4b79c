// SPDX-License-Identifier: MIT
// Only what differs from the frame before is stored: a rectangle, and in it what stays is see-through.
#include <algorithm>
#include <cmath>
#include <optional>

#include <fmt/format.h>
#include <gif_lib.h>

#include "base/error.h"
#include "draw/draw_tuning.h"
#include "draw/moving/colour_table.h"
#include "draw/moving/frame_encoder.h"

namespace footfall::draw {
namespace {

using draw_tuning::kGifColours;
constexpr int kClear = static_cast<int>(kGifColours);  // the colour that is see-through
constexpr int kTableSize = static_cast<int>(kGifColours) + 1;
static_assert((kTableSize & (kTableSize - 1)) == 0 && kTableSize <= 256,
              "GIF counts colours in powers of two");

struct FreeMap {
  void operator()(ColorMapObject* map) const { GifFreeMapObject(map); }
};

int appendBytes(GifFileType* file, const GifByteType* bytes, int count) {
  static_cast<std::string*>(file->UserData)
      ->append(reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(count));
  return count;
}

// Pixels from left, top to before right, bottom.
struct Rectangle {
  int left = 0, top = 0, right = 0, bottom = 0;
};

class GifEncoder final : public FrameEncoder {
 public:
  explicit GifEncoder(const std::vector<Raster>& samples) : table_(samples, kGifColours) {}
  ~GifEncoder() override {
    if (file_) EGifCloseFile(file_, nullptr);
  }
  GifEncoder(const GifEncoder&) = delete;
  GifEncoder& operator=(const GifEncoder&) = delete;

  void add(const Raster& frame, double start) override {
    if (!file_) begin(frame);
    std::vector<GifByteType> next(frame.pixels.size());
    std::transform(frame.pixels.begin(), frame.pixels.end(), next.begin(),
                   [&](std::uint32_t pixel) { return static_cast<GifByteType>(table_.nearest(pixel)); });
    if (!waiting_.empty()) writeWaiting(hundredths(start));
    shown_ = std::move(waiting_);
    waiting_ = std::move(next);
    waitsSince_ = hundredths(start);
  }

  std::string finish(double end) override {
    if (!waiting_.empty()) writeWaiting(hundredths(end));
    GifFileType* file = file_;
    file_ = nullptr;
    if (!file || EGifCloseFile(file, nullptr) != GIF_OK) throw Error("the .gif cannot be packed");
    return std::move(bytes_);
  }

 private:
  static int hundredths(double seconds) { return static_cast<int>(std::lround(100 * seconds)); }
  static void check(int result) {
    if (result != GIF_OK) throw Error("the .gif cannot be packed");
  }

  void begin(const Raster& frame) {
    width_ = frame.width;
    height_ = frame.height;
    file_ = EGifOpen(&bytes_, appendBytes, nullptr);
    if (!file_) throw Error("there is not enough memory for the picture");
    std::vector<GifColorType> colours(kTableSize, GifColorType{0, 0, 0});
    for (std::size_t i = 0; i < table_.colours().size(); ++i) {
      const std::uint32_t c = table_.colours()[i];
      colours[i] = {static_cast<GifByteType>(c >> 16), static_cast<GifByteType>(c >> 8),
                    static_cast<GifByteType>(c)};
    }
    const std::unique_ptr<ColorMapObject, FreeMap> map(GifMakeMapObject(kTableSize, colours.data()));
    EGifSetGifVersion(file_, true);
    check(EGifPutScreenDesc(file_, width_, height_, 8, 0, map.get()));
    // Netscape's extension: for ever.
    const GifByteType loops[] = {1, 0, 0};
    check(EGifPutExtensionLeader(file_, APPLICATION_EXT_FUNC_CODE));
    check(EGifPutExtensionBlock(file_, 11, "NETSCAPE2.0"));
    check(EGifPutExtensionBlock(file_, 3, loops));
    check(EGifPutExtensionTrailer(file_));
  }

  // What of the waiting frame differs from the one that is shown; one pixel at least, for its time.
  Rectangle changed() const {
    if (shown_.empty()) return {0, 0, width_, height_};
    Rectangle box{width_, height_, 0, 0};
    for (int y = 0; y < height_; ++y) {
      for (int x = 0; x < width_; ++x) {
        if (shown_[at(x, y)] == waiting_[at(x, y)]) continue;
        box = {std::min(box.left, x), std::min(box.top, y), std::max(box.right, x + 1), y + 1};
      }
    }
    return box.right > box.left ? box : Rectangle{0, 0, 1, 1};
  }

  std::size_t at(int x, int y) const {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(x);
  }

  void writeWaiting(int until) {
    GraphicsControlBlock control{DISPOSE_DO_NOT, false, until - waitsSince_,
                                 shown_.empty() ? NO_TRANSPARENT_COLOR : kClear};
    GifByteType extension[4];
    EGifGCBToExtension(&control, extension);
    check(EGifPutExtension(file_, GRAPHICS_EXT_FUNC_CODE, 4, extension));
    const Rectangle box = changed();
    check(EGifPutImageDesc(file_, box.left, box.top, box.right - box.left, box.bottom - box.top, false,
                           nullptr));
    std::vector<GifByteType> row(static_cast<std::size_t>(box.right - box.left));
    for (int y = box.top; y < box.bottom; ++y) {
      for (int x = box.left; x < box.right; ++x) {
        const bool stays = !shown_.empty() && shown_[at(x, y)] == waiting_[at(x, y)];
        row[static_cast<std::size_t>(x - box.left)] =
            stays ? static_cast<GifByteType>(kClear) : waiting_[at(x, y)];
      }
      check(EGifPutLine(file_, row.data(), static_cast<int>(row.size())));
    }
  }

  ColourTable table_;
  std::string bytes_;
  GifFileType* file_ = nullptr;
  int width_ = 0, height_ = 0;
  std::vector<GifByteType> shown_, waiting_;  // by colour; a frame waits until its duration is known
  int waitsSince_ = 0;
};

}  // namespace

std::unique_ptr<FrameEncoder> gifEncoder(const std::vector<Raster>& samples) {
  return std::make_unique<GifEncoder>(samples);
}

}  // namespace footfall::draw
