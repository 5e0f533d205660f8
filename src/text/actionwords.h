#pragma once

#include "text/choicewords.h"

#include <QString>

#include <optional>
#include <span>
#include <string_view>

namespace hitspread::text {

/// An action with its words as the sources have them, marked for translation.
struct NamedAction {
    std::string_view action;
    const char* with;  ///< with what it is done with, or against or for whom (%1); empty: nothing is
    const char* alone;
    const char* brief;
};

/// A command with a key of its own, with its mnemonic.
struct QuickTitle {
    std::string_view action;
    const char* words;
};

/// tr() of the context the words stand in.
using Translate = QString (*)(const char* words, const char* comment, int count);

/// Nothing: it is not among them. `thing` may be empty.
[[nodiscard]] std::optional<ActionTitle> wordsAmong(std::span<const NamedAction> actions, std::string_view action,
                                                    const QString& thing, Translate translate);

/// Empty: it is not among them.
[[nodiscard]] QString titleAmong(std::span<const QuickTitle> titles, std::string_view action, Translate translate);

}  // namespace hitspread::text
