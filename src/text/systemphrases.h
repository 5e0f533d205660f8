#pragma once

#include <QString>

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace hitspread::text {

struct JoinedFields;
struct SheetTable;

/// An id of the rules and the English words for it; the words are translated when they are shown, with the id as what tells
/// equal words apart. The id is a literal: a zero follows it.
struct Phrase {
    std::string_view id;
    const char* words = "";
};

/// A line of a table of phrases. Its words are found for translation by their table, as the context is the system's.
#define HS_SAY(id, words)                                                                                              \
    hitspread::text::Phrase                                                                                            \
    {                                                                                                                  \
        id, words                                                                                                      \
    }

/// What a number of a step or a table counts in, where that is not whole ones: 2 of halves make one, 100 of hundredths. Tenths and
/// thousandths are measures, read with a point: 5.25.
struct Unit {
    std::string_view id;  ///< of a quantity, or of a table and its column: "hitLocations.damageHalves"
    std::int32_t parts = 1;
    bool isPercent = false;  ///< hundredths that are read as percent
};

/// The words of one rule system. Quantities and questions are looked up whole first; what is not found is taken from the
/// part behind the last dot, for lines that recur in every test.
struct SystemPhrases {
    std::string_view system;
    const char* name = "";               ///< what the rules call themselves
    const char* context = "";            ///< translation context
    std::span<const Phrase> sections{};  ///< by the part of a quantity before the dot
    std::span<const Phrase> quantities{};
    std::span<const Phrase> endings{};  ///< by the part of a quantity behind the dot
    std::span<const Phrase> values{};   ///< of quantities whose numbers are codes: "shot.band=1"
    std::span<const Phrase> questions{};
    std::span<const Phrase> options{};  ///< of decisions: "defence.kind=parry"
    std::span<const Phrase> dice{};
    std::span<const Phrase> locations{};
    std::span<const Phrase> shortLocations{};  ///< at most six letters, for small places; empty: as locations
    std::span<const Phrase> refusals{};        ///< may hold %1 (value) and %2 (bound)
    std::span<const Phrase> actions{};
    std::span<const Phrase> fields{};   ///< by "record.field", else by "field"
    std::span<const Phrase> choices{};  ///< by "field.choice", else by "choice"
    /// Of options in a window, where they are shorter there: by "part.field", else "record.field", else "field"; a choice ends in
    /// "=choice", what is said beside it in ".hint".
    std::span<const Phrase> optionLabels{};
    std::span<const Phrase> ranks{};  ///< skills and advantages the rules refer to
    std::span<const Phrase> groups{};
    std::span<const Phrase> explanations{};  ///< what a house-rule switch changes, by its id
    std::span<const Phrase> ruleGroups{};    ///< headings of the rule list, by what stands between the dashes of an id
    const char* foretold = "";               ///< of what odds are worked out: "an attack on one target"
    std::span<const Unit> units{};           ///< of numbers that are kept in smaller units than people count in
    std::span<const JoinedFields> joined{};  ///< numbers of records that are written as one
    const SheetTable* sheet = nullptr;       ///< what stands on a sheet; nullptr: the rules work none out

    /// Every table there is.
    [[nodiscard]] constexpr auto tables() const
    {
        return std::array{sections, quantities,   endings,        values,   questions,    options,
                          dice,     locations,    shortLocations, refusals, actions,      fields,
                          choices,  optionLabels, ranks,          groups,   explanations, ruleGroups};
    }
};
static_assert(sizeof(SystemPhrases)
                  == sizeof(std::string_view) + 3 * sizeof(const char*) + sizeof(decltype(SystemPhrases().tables()))
                      + sizeof(std::span<const Unit>) + sizeof(std::span<const JoinedFields>)
                      + sizeof(void*),  // of the sheet
              "a table is missing from tables()");

/// The words of a system, or nullptr for a system without any.
[[nodiscard]] const SystemPhrases* phrasesOf(std::string_view system);

/// The words of every system that has some.
[[nodiscard]] std::span<const SystemPhrases* const> allPhrases();

/// The translated words for an id in one of the tables; empty when there are none.
[[nodiscard]] QString wordsFor(const SystemPhrases& phrases, std::span<const Phrase> table, std::string_view id);

}  // namespace hitspread::text
