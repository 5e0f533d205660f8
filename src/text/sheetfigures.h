#pragma once

#include "services/action/actionrecord.h"
#include "text/naming.h"

#include <QString>

#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace hitspread::text {

/// What a figure of a sheet is of: somebody himself, or one of several things or skills he has.
enum class FigureOf : std::uint8_t { Person, Weapon, Armour, Skill, Location };

/// What the words of a figure are made from.
struct FigureSource {
    const System* system = nullptr;
    const Input* input = nullptr;  ///< of the action "sheet"; nullptr: of nobody, on a sheet that is filled in by hand
    std::span<const Step> steps{};
    std::size_t element = 0;     ///< which of his weapons or skills
    const Step* step = nullptr;  ///< what its quantity came to; nullptr: it is read from records alone
    QString value{};             ///< as it is written

    /// As the house rules he is under call locations.
    [[nodiscard]] Naming names() const { return {*system, input ? input->houseRules() : nullptr}; }
    /// The action. Precondition: it is of somebody.
    template <typename Sheet>
    [[nodiscard]] const Sheet& of() const
    {
        return input->get<Sheet>();
    }
    /// What another quantity came to, where the rules derive it.
    template <typename Quantity>
    [[nodiscard]] std::optional<std::int32_t> find(Quantity quantity, std::size_t index) const
    {
        const StepKey key{static_cast<std::uint16_t>(quantity), static_cast<std::uint16_t>(index)};
        const Step* found = lastStep(steps, key);
        return found ? std::optional(found->value) : std::nullopt;
    }
    /// The first of the lines its number was made in: what it was before anything was added.
    [[nodiscard]] std::int32_t first() const;
};

/// Words of a table: a pattern, translated, in which %1 is the value, or where fields of the character are named %1 to %4 are theirs; or a
/// function where that is not enough. Or what a field or a quantity is called.
struct FigureWords {
    using Maker = QString (*)(const FigureSource&);

    constexpr FigureWords() = default;
    constexpr FigureWords(const char* inContext, const char* words, std::array<std::string_view, 4> ofCharacter = {})
        : context(inContext), pattern(words), fields(ofCharacter)
    {}
    /// A table is written with the words themselves.
    template <std::convertible_to<Maker> Words>
    // NOLINTNEXTLINE(google-explicit-constructor)
    constexpr FigureWords(Words words) : maker(words)
    {}

    [[nodiscard]] static constexpr FigureWords nameOf(const RecordDeclaration& record, std::string_view field)
    {
        FigureWords words;
        words.record = &record;
        words.fields[0] = field;
        return words;
    }

    [[nodiscard]] constexpr bool isGiven() const { return pattern || maker || record; }
    [[nodiscard]] QString made(const FigureSource& source) const;

    const char* context = nullptr;
    const char* pattern = nullptr;
    std::array<std::string_view, 4> fields{};
    Maker maker = nullptr;
    const RecordDeclaration* record = nullptr;
};

/// Words of one translation context: `inWindow("Dodge")`, and with fields as above.
struct WordsIn {
    const char* context;

    constexpr FigureWords operator()(const char* words, std::array<std::string_view, 4> ofCharacter = {}) const
    {
        return {context, words, ofCharacter};
    }
};

/// How the number of a figure is written.
enum class Written : std::uint8_t {
    Number,
    Modifier,   ///< "+2", "0"
    Hindrance,  ///< what it takes away: its opposite, with a sign
    AsStep      ///< as the step says it: "yes", "wounded"
};

/// What a figure says of its quantity.
template <typename Quantity>
[[nodiscard]] constexpr std::uint16_t stepOf(Quantity quantity)
{
    return static_cast<std::uint16_t>(quantity);
}

/// Where there is nothing to say, whether the figure is there all the same.
enum class Shown : std::uint8_t {
    WhereKnown,
    Always,      ///< on paper, to be written in
    UnlessZero,  ///< and never on a sheet to be filled in
    NotBlank     ///< as WhereKnown, but never on a sheet to be filled in
};

/// A ready-worked number of a sheet, as a system declares it. What is left out of it is not there: without `sum` it does not stand among
/// what follows from the stats, without `line` not in the line of its thing, without `group` not on paper.
struct Figure {
    static constexpr std::uint16_t kNoQuantity = 0xffff;

    std::string_view id;  ///< in documents, one of its kind
    FigureOf of = FigureOf::Person;
    std::uint16_t quantity = kNoQuantity;
    std::uint16_t index = 0;  ///< of somebody's own; of his things it is which of them
    bool isEach = false;      ///< all of its quantity, whatever their index: "2 · 1 · 2"
    Written written = Written::Number;
    Shown shown = Shown::WhereKnown;
    FigureWords name{};   ///< in place of what its quantity is called
    FigureWords value{};  ///< in place of the number
    FigureWords sum{};    ///< how it comes about, in short
    FigureWords line{};   ///< in the window's line about a thing
    std::string_view group{};
    FigureWords paperName{};   ///< in place of the name
    FigureWords paperValue{};  ///< in place of the value
};

/// Figures that stand together on paper: lines under a heading, or of things one line or column.
struct FigureGroup {
    std::string_view id;
    FigureWords title{};
    FigureWords remark{};
};

/// What somebody has several of.
struct FigureThings {
    FigureOf of;
    std::size_t (*count)(const Input&);
    FigureWords::Maker name;
};

/// All a system declares of its sheet.
struct SheetTable {
    std::span<const Figure> figures{};
    std::span<const FigureGroup> groups{};
    std::span<const FigureThings> things{};
};

/// A figure of somebody.
struct SheetFigure {
    const Figure* declared = nullptr;
    std::size_t element = 0;
    std::optional<StepKey> key{};          ///< the last line of it says why
    std::optional<std::int32_t> number{};  ///< as the rules have it
    QString name{};
    QString value{};
    QString sum{};
    QString line{};
    QString paperName{};
    QString paperValue{};
};

/// The ready-worked numbers of somebody: the one list that window, paper, preview and command line read, each its part of it. It works
/// nothing out; what the action "sheet" says is put into words as its system's table has it.
class SheetFigures {
public:
    /// Of nobody and of no system: none.
    SheetFigures() = default;
    /// From the action "sheet" as it was worked out; without steps: none, but its groups.
    explicit SheetFigures(const ActionRecord& sheet);
    /// Names without values, for a sheet that is filled in by hand.
    [[nodiscard]] static SheetFigures blank(const System& system);

    [[nodiscard]] bool isBlank() const { return m_isBlank; }
    [[nodiscard]] const std::vector<SheetFigure>& all() const { return m_figures; }
    /// How many weapons, pieces of armour, skills, locations.
    [[nodiscard]] std::size_t count(FigureOf of) const;
    /// What one of them is called.
    [[nodiscard]] QString nameOf(FigureOf of, std::size_t element) const;
    /// A figure by its id, his own or one of a thing; nullptr: he has none.
    [[nodiscard]] const SheetFigure* find(std::string_view id, FigureOf of = FigureOf::Person,
                                          std::size_t element = 0) const;
    /// As it is written; empty: he has none.
    [[nodiscard]] QString value(std::string_view id, FigureOf of = FigureOf::Person, std::size_t element = 0) const;
    /// Its number; nothing: he has none.
    [[nodiscard]] std::optional<std::int32_t> number(std::string_view id, FigureOf of = FigureOf::Person,
                                                     std::size_t element = 0) const;
    /// What the window says of a thing: "Melee +2 · damage +2 · parry +2".
    [[nodiscard]] QString line(FigureOf of, std::size_t element) const;
    /// What stands together on paper.
    [[nodiscard]] std::vector<const SheetFigure*> inGroup(std::string_view group, std::size_t element = 0) const;
    [[nodiscard]] const FigureGroup* group(std::string_view id) const;

private:
    void add(const ActionRecord* sheet, const Figure& figure, std::size_t element);
    [[nodiscard]] QString quantityName(const Figure& figure) const;

    const System* m_system = nullptr;
    const SheetTable* m_table = nullptr;
    std::vector<SheetFigure> m_figures;
    std::vector<std::vector<QString>> m_names;  ///< by place in the table's things
    bool m_isBlank = false;
};

}  // namespace hitspread::text
