#pragma once

#include <span>
#include <string>

namespace hitspread {

/// One line of the log for several things, without words of any language: "Ines, Milan, Ruth +7".
[[nodiscard]] std::string titleOf(std::span<const std::string> names);

}  // namespace hitspread
