#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace hitspread {

inline constexpr std::size_t kMostImageBytes = 4 * 1024 * 1024;
inline constexpr std::uint32_t kMostImageSide = 4096;

/// What the first bytes of an image file say about it; nothing is decoded.
struct ImageSize {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
};

/// Checks an image file before it is kept. Throws Failure BadInput with the reason: empty, too many bytes, neither PNG nor
/// JPEG, cut off before its size is known, without or with too many pixels.
ImageSize requireImage(std::span<const std::byte> bytes);

}  // namespace hitspread
