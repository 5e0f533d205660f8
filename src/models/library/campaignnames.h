#pragma once

#include "services/library/libraryservice.h"
#include "text/fields.h"

#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hitspread {

/// A field of a kind of record that names stand in: a text, or a list of ranks.
struct NamePlace {
    RecordKind kind = RecordKind::Character;
    std::string_view field{};
};

/// What a text of a record may name (a skill, a calibre): where else such names stand, and what is said of one that stands nowhere.
struct NameRules {
    std::vector<NamePlace> places{};  ///< empty: the text names nothing
    QString doubt{};
};

/// What is said of a skill of a thing that nobody has.
[[nodiscard]] QString skillDoubt();

/// What a campaign has of names.
struct NamesThere {
    std::map<std::string, bool> used{};  ///< of those asked about: whether one stands anywhere
    std::set<std::string> offered{};     ///< enough of them to choose from
};

/// What stands in these places of a system's records, but for one record, which is none's example. Storage thread; throws Failure.
[[nodiscard]] NamesThere namesIn(LibraryService& library, const std::string& system, std::span<const NamePlace> places,
                                 const std::vector<std::string>& asked, RecordRef but);

/// The one of these names that may be meant by one that is not among them: a letter or two of difference, or its beginning; empty: none.
[[nodiscard]] std::string nearestName(std::span<const text::KnownText> names, const std::string& written);

}  // namespace hitspread
