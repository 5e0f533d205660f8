#pragma once

#include <QString>

#include <string_view>

namespace hitspread {

/// A system's name for people; its id when it has none.
[[nodiscard]] QString nameOfSystem(std::string_view system);

}  // namespace hitspread
