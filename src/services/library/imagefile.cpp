#include "services/library/imagefile.h"

#include "services/refusal/problem.h"

#include <algorithm>
#include <array>
#include <optional>

namespace hitspread {

namespace {

using Bytes = std::span<const std::byte>;

std::uint32_t bigEndian(Bytes bytes, std::size_t at, std::size_t count)
{
    std::uint32_t number = 0;
    for (std::size_t i = 0; i < count; ++i)
        number = number << 8 | std::to_integer<std::uint32_t>(bytes[at + i]);
    return number;
}

bool startsWith(Bytes bytes, std::span<const std::uint8_t> signature)
{
    return bytes.size() >= signature.size()
        && std::ranges::equal(bytes.first(signature.size()), signature,
                              [](std::byte a, std::uint8_t b) { return std::to_integer<std::uint8_t>(a) == b; });
}

constexpr std::array<std::uint8_t, 8> kPng{0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
constexpr std::array<std::uint8_t, 3> kJpeg{0xff, 0xd8, 0xff};

/// A PNG begins with its header chunk: width and height at bytes 16 and 20.
std::optional<ImageSize> sizeOfPng(Bytes bytes)
{
    if (bytes.size() < 24)
        return std::nullopt;
    return ImageSize{bigEndian(bytes, 16, 4), bigEndian(bytes, 20, 4)};
}

bool isFrameHeader(std::uint32_t marker)
{
    // Start of frame: 0xc0 to 0xcf without the tables (c4), a reserved one (c8) and the conditioning (cc).
    return marker >= 0xc0 && marker <= 0xcf && marker != 0xc4 && marker != 0xc8 && marker != 0xcc;
}

/// A JPEG is a row of segments, each with a marker and a length; a frame header holds height and width.
std::optional<ImageSize> sizeOfJpeg(Bytes bytes)
{
    std::size_t at = 2;
    while (at + 4 <= bytes.size()) {
        if (bigEndian(bytes, at, 1) != 0xff)
            return std::nullopt;
        const std::uint32_t marker = bigEndian(bytes, at + 1, 1);
        if (marker == 0xff) {  // padding
            ++at;
            continue;
        }
        const std::uint32_t length = bigEndian(bytes, at + 2, 2);
        if (length < 2)
            return std::nullopt;
        if (isFrameHeader(marker)) {
            if (at + 9 > bytes.size())
                return std::nullopt;
            return ImageSize{bigEndian(bytes, at + 7, 2), bigEndian(bytes, at + 5, 2)};
        }
        at += 2 + length;
    }
    return std::nullopt;
}

/// A PNG is a row of chunks: length, name, contents, sum. The last one is IEND.
bool isWholePng(Bytes bytes)
{
    constexpr std::size_t kAround = 12;
    constexpr std::uint32_t kEnd = 0x49454e44;  // IEND
    std::size_t at = kPng.size();
    while (at + kAround <= bytes.size()) {
        const std::size_t length = bigEndian(bytes, at, 4);
        if (length > bytes.size() - at - kAround)
            return false;
        if (bigEndian(bytes, at + 4, 4) == kEnd)
            return true;
        at += kAround + length;
    }
    return false;
}

/// A JPEG ends with a mark; some cameras write a few bytes behind it.
bool isWholeJpeg(Bytes bytes)
{
    constexpr std::array<std::byte, 2> kEnd{std::byte{0xff}, std::byte{0xd9}};
    const Bytes body = bytes.subspan(kJpeg.size());
    return std::search(body.begin(), body.end(), kEnd.begin(), kEnd.end()) != body.end();
}

Site pictureSite()
{
    return {SiteKind::Place, "portrait"};
}

}  // namespace

std::optional<ImageFormat> imageFormatOf(std::span<const std::byte> bytes)
{
    if (startsWith(bytes, kPng))
        return ImageFormat::Png;
    if (startsWith(bytes, kJpeg))
        return ImageFormat::Jpeg;
    return std::nullopt;
}

bool isWholeImage(std::span<const std::byte> bytes)
{
    try {
        requireImage(bytes);
    } catch (const Failure&) {
        return false;
    }
    return true;
}

ImageSize requireImage(std::span<const std::byte> bytes)
{
    if (bytes.empty())
        refuse<Reason::PictureEmpty>(pictureSite());
    if (bytes.size() > kMostImageBytes)
        refuse<Reason::PictureTooLarge>(pictureSite(), bytes.size(), kMostImageBytes);
    const std::optional<ImageFormat> format = imageFormatOf(bytes);
    if (!format)
        refuse<Reason::NotAPicture>(pictureSite());
    const std::optional<ImageSize> size = *format == ImageFormat::Png ? sizeOfPng(bytes) : sizeOfJpeg(bytes);
    if (!size || size->width == 0 || size->height == 0)
        refuse<Reason::PictureDamaged>(pictureSite());
    if (std::max(size->width, size->height) > kMostImageSide)
        refuse<Reason::PictureTooWide>(pictureSite(), size->width, size->height, kMostImageSide);
    if (*format == ImageFormat::Png ? !isWholePng(bytes) : !isWholeJpeg(bytes))
        refuse<Reason::PictureDamaged>(pictureSite());
    return *size;
}

}  // namespace hitspread
