#pragma once

#include "services/identity.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace hitspread {

/// Names a value of a library record: "name", "detail", or a declared field. `element` picks one of an array by its id or
/// number, or a name of a rank list ("skills", "rifle"); empty where the field holds one value.
struct LibraryField {
    std::string field{};
    std::string element{};

    friend bool operator==(const LibraryField&, const LibraryField&) = default;
};

/// Contains: part of a text, whatever its case (A to Z), or a member of a set.
enum class Comparison : std::uint8_t { Equal, NotEqual, Less, AtMost, Greater, AtLeast, Contains };

/// A condition on a value. Flags are 0 or 1; choices are given by their spelling or index and compared by index. A record that
/// has no entry there passes NotEqual only.
struct LibraryFilter {
    LibraryField where;
    Comparison comparison = Comparison::Equal;
    std::variant<std::int64_t, std::string> value;

    friend bool operator==(const LibraryFilter&, const LibraryFilter&) = default;
};

/// What to list of one kind of record. Records taken out of the library are never listed.
struct LibraryQuery {
    RecordKind kind = RecordKind::Character;
    std::string system{};  ///< empty: every system
    std::string search{};  ///< words, the last one as a prefix; empty: all
    std::size_t offset = 0;
    std::size_t limit = 100;
    LibraryField sortBy{};  ///< empty: by name. Texts without regard to case, records without the value last
    bool descending = false;
    std::vector<LibraryFilter> filters{};  ///< all must hold
    std::vector<std::string> tags{};       ///< all must be there
    std::optional<bool> sample{};          ///< only samples, or only own ones

    friend bool operator==(const LibraryQuery&, const LibraryQuery&) = default;
};

/// One line of a list; `detail` is a short summary for the second column.
struct LibraryRow {
    RecordId id = 0;
    std::string name;
    std::string system;
    std::string detail;
    bool sample = false;
};

/// A line of a search over every kind.
struct LibraryHit {
    RecordKind kind = RecordKind::Character;
    LibraryRow row;
};

/// "Also found elsewhere": how many records of a kind a search finds; kinds without any are left out.
struct KindHits {
    RecordKind kind = RecordKind::Character;
    std::size_t count = 0;
};

/// What to look for instead when a search finds nothing, and how much that finds.
struct SearchSuggestion {
    std::string search;
    std::size_t count = 0;
};

/// A query kept under a name.
struct SavedSearch {
    RecordId id = 0;
    std::string name;
    LibraryQuery query;
};

/// One place where a library record is in use.
struct RecordUse {
    enum class How : std::uint8_t {
        Fights,   ///< the character is a combatant
        Carried,  ///< somebody has the weapon, armour, … (his own or a copy in a fight)
        Loaded,   ///< the ammunition is in `weapon`
        Mounted,  ///< the accessory is on `weapon`
        Lies      ///< it lies about in a fight, with nobody
    } how{};
    RecordId character = 0;  ///< who: the character of the library …
    RecordId combatant = 0;  ///< … and, in a fight, the combatant; 0: his kit
    RecordId encounter = 0;
    RecordId possession = 0;
    RecordId weapon = 0;  ///< Loaded, Mounted: the weapon of the library
    std::string who{};    ///< name of the combatant or character
    std::string encounterName{};
    std::string weaponName{};
};

}  // namespace hitspread
