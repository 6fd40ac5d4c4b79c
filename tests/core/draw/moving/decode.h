// SPDX-License-Identifier: MIT
// Moving pictures taken apart by the formats' own libraries.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <gif_lib.h>
#include <gtest/gtest.h>
#include <webp/demux.h>

#include "draw/page/raster.h"

namespace footfall::test {

struct Decoded {
  std::vector<draw::Raster> frames;
  std::vector<double> ends;  // seconds: until when each is shown
  bool forEver = false;
};

inline Decoded decodeWebp(const std::string& bytes) {
  Decoded decoded;
  const WebPData data{reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()};
  WebPAnimDecoderOptions options;
  WebPAnimDecoderOptionsInit(&options);
  options.color_mode = MODE_RGBA;
  WebPAnimDecoder* decoder = WebPAnimDecoderNew(&data, &options);
  if (!decoder) {
    ADD_FAILURE() << "not a .webp";
    return decoded;
  }
  WebPAnimInfo info;
  WebPAnimDecoderGetInfo(decoder, &info);
  decoded.forEver = info.loop_count == 0;
  std::uint8_t* pixels = nullptr;
  int end = 0;
  while (WebPAnimDecoderHasMoreFrames(decoder) && WebPAnimDecoderGetNext(decoder, &pixels, &end)) {
    draw::Raster frame{static_cast<int>(info.canvas_width), static_cast<int>(info.canvas_height), {}};
    const std::size_t count = static_cast<std::size_t>(frame.width) * static_cast<std::size_t>(frame.height);
    for (std::size_t i = 0; i < count; ++i) {
      const std::uint8_t* p = pixels + 4 * i;
      frame.pixels.push_back(static_cast<std::uint32_t>((p[0] << 16) | (p[1] << 8) | p[2]));
    }
    decoded.frames.push_back(std::move(frame));
    decoded.ends.push_back(end / 1000.0);
  }
  WebPAnimDecoderDelete(decoder);
  return decoded;
}

inline Decoded decodeGif(const std::string& bytes) {
  Decoded decoded;
  struct Source {
    const std::string* bytes;
    std::size_t at;
  } source{&bytes, 0};
  const auto read = [](GifFileType* file, GifByteType* to, int count) {
    Source& s = *static_cast<Source*>(file->UserData);
    const std::size_t given = std::min(static_cast<std::size_t>(count), s.bytes->size() - s.at);
    s.bytes->copy(reinterpret_cast<char*>(to), given, s.at);
    s.at += given;
    return static_cast<int>(given);
  };
  GifFileType* file = DGifOpen(&source, read, nullptr);
  if (!file || DGifSlurp(file) != GIF_OK) {
    ADD_FAILURE() << "not a .gif";
    return decoded;
  }
  draw::Raster shown{file->SWidth, file->SHeight, {}};
  shown.pixels.assign(static_cast<std::size_t>(file->SWidth) * static_cast<std::size_t>(file->SHeight), 0);
  double end = 0;
  for (int i = 0; i < file->ImageCount; ++i) {
    GraphicsControlBlock control{};
    DGifSavedExtensionToGCB(file, i, &control);
    const SavedImage& image = file->SavedImages[i];
    for (int k = 0; k < image.ExtensionBlockCount; ++k) {
      const ExtensionBlock& block = image.ExtensionBlocks[k];
      decoded.forEver =
          decoded.forEver || (block.Function == APPLICATION_EXT_FUNC_CODE && block.ByteCount == 11 &&
                              std::string(reinterpret_cast<char*>(block.Bytes), 11) == "NETSCAPE2.0");
    }
    const GifImageDesc& box = image.ImageDesc;
    for (int y = 0; y < box.Height; ++y) {
      for (int x = 0; x < box.Width; ++x) {
        const int index = image.RasterBits[y * box.Width + x];
        if (index == control.TransparentColor) continue;
        const GifColorType& c = file->SColorMap->Colors[index];
        shown.pixels[static_cast<std::size_t>((box.Top + y) * shown.width + box.Left + x)] =
            static_cast<std::uint32_t>((c.Red << 16) | (c.Green << 8) | c.Blue);
      }
    }
    end += control.DelayTime / 100.0;
    decoded.frames.push_back(shown);
    decoded.ends.push_back(end);
  }
  DGifCloseFile(file, nullptr);
  return decoded;
}

}  // namespace footfall::test
