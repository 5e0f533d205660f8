#pragma once

#include "services/exchange/importsource.h"

#include <string_view>
#include <vector>

namespace hitspread::formats {

/// What a program's names and words are here, for each rule system that has them and for the others (resources/foreign); none for a program
/// nothing is written down of. Throws Failure (BadInput) naming the document where one is not as it should be.
[[nodiscard]] std::vector<ForeignMapping> foreignMappings(std::string_view program);

}  // namespace hitspread::formats
