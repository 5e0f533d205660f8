#pragma once

#include <QString>

#include <cstdint>
#include <optional>
#include <span>
#include <string>

class QCompleter;
class QLineEdit;

namespace hitspread {

/// A name the rules know, and the words for it; typing either means the id.
struct RankSuggestion {
    std::string id;
    QString words;
    std::optional<std::int32_t> rank{};  ///< what it usually is; picking the name fills it in
    bool operator==(const RankSuggestion&) const = default;
};

/// The id that what was typed means; itself where it is none of them.
[[nodiscard]] std::string idIn(std::span<const RankSuggestion> suggestions, const QString& typed);
[[nodiscard]] QString wordsIn(std::span<const RankSuggestion> suggestions, const std::string& id);
/// Offers them as a name is typed, in place of what was offered there before.
QCompleter* completeWith(QLineEdit& name, std::span<const RankSuggestion> suggestions);
/// Lists all of them below an empty name; false: there are none, or something is typed.
bool dropDownAll(QLineEdit& name);

}  // namespace hitspread
