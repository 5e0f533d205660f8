#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace hitspread {

inline constexpr std::size_t kMostImageBytes = std::size_t{4} * 1024 * 1024;
inline constexpr std::uint32_t kMostImageSide = 4096;

enum class ImageFormat : std::uint8_t { Png, Jpeg };

/// What a file claims to be by its first bytes; nothing: none of the formats that are kept.
[[nodiscard]] std::optional<ImageFormat> imageFormatOf(std::span<const std::byte> bytes);

/// What the first bytes of an image file say about it; nothing is decoded.
struct ImageSize {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
};

/// Checks an image file before it is kept. Throws Failure BadInput with the reason: empty, too many bytes, neither PNG nor
/// JPEG, cut off, without or with too many pixels.
ImageSize requireImage(std::span<const std::byte> bytes);

/// Whether a kept image is there to its end, as far as can be told without decoding it: a PNG's row of chunks, a JPEG's last mark.
[[nodiscard]] bool isWholeImage(std::span<const std::byte> bytes);

}  // namespace hitspread
