#pragma once

#include <string>
#include <string_view>

namespace hitspread::formats {

/// Adds a text to JSON, in quotes and with what must be escaped, letter by letter as QJsonDocument writes it. What is no UTF-8 becomes
/// the sign for that, as it does in a QString.
void appendQuoted(std::string_view text, std::string& json);

}  // namespace hitspread::formats
