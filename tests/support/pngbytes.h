#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <vector>

namespace hitspread::support {

/// A PNG file of a size as far as its frame goes: its head and its end, nothing that can be painted.
[[nodiscard]] inline std::vector<std::byte> pngBytes(std::uint32_t width, std::uint32_t height, std::size_t filler = 0)
{
    std::vector<std::byte> bytes;
    const auto put = [&](std::initializer_list<int> values) {
        for (const int value : values)
            bytes.push_back(static_cast<std::byte>(value));
    };
    const auto number = [&](std::uint32_t value) {
        put({static_cast<int>(value >> 24), static_cast<int>(value >> 16 & 255), static_cast<int>(value >> 8 & 255),
             static_cast<int>(value & 255)});
    };
    put({0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n', 0, 0, 0, 13, 'I', 'H', 'D', 'R'});
    number(width);
    number(height);
    put({8, 6, 0, 0, 0, 's', 'u', 'm', '.'});
    number(static_cast<std::uint32_t>(filler));
    put({'I', 'D', 'A', 'T'});
    bytes.resize(bytes.size() + filler);
    put({'s', 'u', 'm', '.', 0, 0, 0, 0, 'I', 'E', 'N', 'D', 's', 'u', 'm', '.'});
    return bytes;
}

}  // namespace hitspread::support
