// SPDX-License-Identifier: MIT
#include <cmath>

#include <fmt/format.h>
#include <webp/encode.h>
#include <webp/mux.h>

#include "base/error.h"
#include "draw/draw_tuning.h"
#include "draw/moving/frame_encoder.h"

namespace footfall::draw {
namespace {

struct FreeWebp {
  void operator()(WebPAnimEncoder* encoder) const { WebPAnimEncoderDelete(encoder); }
};

class WebpEncoder final : public FrameEncoder {
 public:
  void add(const Raster& frame, double start) override {
    if (!encoder_) begin(frame);
    WebPPicture picture;
    if (!WebPPictureInit(&picture))
      throw Error("the installed libwebp does not fit the one footfall was built with");
    picture.width = frame.width;
    picture.height = frame.height;
    picture.use_argb = 1;
    if (!WebPPictureAlloc(&picture)) throw Error("there is not enough memory for the picture");
    for (int y = 0; y < frame.height; ++y) {
      for (int x = 0; x < frame.width; ++x)
        picture.argb[y * picture.argb_stride + x] = 0xFF000000u | frame.at(x, y);
    }
    const int good = WebPAnimEncoderAdd(encoder_.get(), &picture, milliseconds(start), &config_);
    WebPPictureFree(&picture);
    if (!good) fail();
  }

  std::string finish(double end) override {
    WebPData data;
    WebPDataInit(&data);
    if (!WebPAnimEncoderAdd(encoder_.get(), nullptr, milliseconds(end), nullptr) ||
        !WebPAnimEncoderAssemble(encoder_.get(), &data))
      fail();
    std::string bytes(reinterpret_cast<const char*>(data.bytes), data.size);
    WebPDataClear(&data);
    return bytes;
  }

 private:
  static int milliseconds(double seconds) { return static_cast<int>(std::lround(1000 * seconds)); }

  void begin(const Raster& frame) {
    if (frame.width > WEBP_MAX_DIMENSION || frame.height > WEBP_MAX_DIMENSION) {
      throw Error(
          fmt::format("a .webp is at most {} pixels wide and high, got {} by {}: use a smaller size or scale",
                      WEBP_MAX_DIMENSION, frame.width, frame.height));
    }
    WebPAnimEncoderOptions options;
    if (!WebPAnimEncoderOptionsInit(&options) || !WebPConfigInit(&config_))
      throw Error("the installed libwebp does not fit the one footfall was built with");
    config_.quality = draw_tuning::kWebpQuality;
    config_.method = draw_tuning::kWebpMethod;
    config_.use_sharp_yuv = 1;  // thin limbs keep their colours
    encoder_.reset(WebPAnimEncoderNew(frame.width, frame.height, &options));
    if (!encoder_) throw Error("there is not enough memory for the picture");
  }

  [[noreturn]] void fail() const {
    throw Error(fmt::format("the .webp cannot be packed ({})", WebPAnimEncoderGetError(encoder_.get())));
  }

  WebPConfig config_{};
  std::unique_ptr<WebPAnimEncoder, FreeWebp> encoder_;
};

}  // namespace

std::unique_ptr<FrameEncoder> webpEncoder() {
  return std::make_unique<WebpEncoder>();
}

}  // namespace footfall::draw
