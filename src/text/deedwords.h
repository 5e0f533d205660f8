#pragma once

#include "text/offerwords.h"

#include <QString>

#include <optional>
#include <span>
#include <string_view>

namespace hitspread::text {

/// A deed with its words as the sources have them, marked for translation.
struct NamedDeed {
    std::string_view deed;
    const char* with;  ///< with what it is done with, or against or for whom (%1); empty: nothing is
    const char* alone;
    const char* brief;
};

/// A command with a key of its own, with its mnemonic.
struct QuickTitle {
    std::string_view deed;
    const char* words;
};

/// tr() of the context the words stand in.
using Translate = QString (*)(const char* words, const char* comment, int count);

/// Nothing: it is not among them. `thing` may be empty.
[[nodiscard]] std::optional<DeedWords> wordsAmong(std::span<const NamedDeed> deeds, std::string_view deed,
                                                  const QString& thing, Translate translate);

/// Empty: it is not among them.
[[nodiscard]] QString titleAmong(std::span<const QuickTitle> titles, std::string_view deed, Translate translate);

}  // namespace hitspread::text
