#pragma once

#include "rules/core/body/hex.h"
#include "rules/core/dice/table.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace hitspread {

/// The value of an optional number that has no entry ("no AD given"). Only fields declared optional may hold it.
inline constexpr std::int32_t kNoEntry = std::numeric_limits<std::int32_t>::min();

/// A list of names with a rank each: skills, advantages. Names are compared as they are.
struct Ranks {
    std::vector<std::pair<std::string, std::int32_t>> entries;

    /// The rank under `name`, or `fallback`.
    [[nodiscard]] std::int32_t rank(std::string_view name, std::int32_t fallback = 0) const;
    void set(std::string name, std::int32_t rank);

    friend bool operator==(const Ranks&, const Ranks&) = default;
};

/// What a record is for; storage keeps one table per kind, whatever the system. Options exist only inside a request.
/// Possession and SavedSearch are declared by no system: rows of a campaign the log refers to as a whole.
enum class RecordKind : std::uint8_t {
    Character,
    Condition,
    Weapon,
    WeaponState,
    Ammunition,
    Armour,
    ArmourState,
    Accessory,
    Options,
    Switches,
    MeleeWeapon,
    ThrownWeapon,
    Grenade,
    ItemState,          ///< live state of a melee or thrown weapon or of grenades in somebody's possession
    ConditionTemplate,  ///< a condition to put on somebody, with what it does
    Modifier,           ///< a situational modifier
    Possession,
    SavedSearch,
    Lasting,  ///< how long a condition somebody has goes on; the same for every system that has conditions to put on people
    Lying  ///< where something lies about in a fight, and when it goes off; the same for every system with such things
};

/// What a field holds. Number, Flag and Choice (an enumerator), Set (bits of enumerators) and Place (a packed hex) are
/// numbers; Text is UTF-8; RankList is Ranks; Table is a Table.
enum class FieldKind : std::uint8_t { Number, Flag, Choice, Set, Place, Text, RankList, Table };

/// One field of a record, type-erased: everything generic (validation, columns, editors, JSON, schema, changes) walks these.
struct FieldDeclaration {
    std::string_view id;
    FieldKind kind = FieldKind::Number;
    std::int32_t minimum = 0;
    std::int32_t maximum = 0;   ///< for Text: most bytes; for RankList: highest rank (minimum: lowest)
    std::int32_t fallback = 0;  ///< value of a new record
    bool optional = false;      ///< a number that may be kNoEntry
    std::uint16_t extent = 1;   ///< elements; above 1 an array of numbers
    std::string_view unit;
    std::string_view group;                      ///< heading under which editors show it
    std::string_view rules;                      ///< rule ids, separated by spaces
    std::span<const std::string_view> choices;   ///< spelling of the enumerators of Choice and Set
    std::span<const std::string_view> elements;  ///< spelling of the elements of an array; empty: numbered from 0
    std::string_view countedBy;  ///< field that says how many elements of the array are in use; empty: all
    bool kept = false;           ///< the rules fill it in by themselves: forms keep it behind a More button
    /// The number says who (Condition) or what (Possession) is meant, as the request numbers them; 0: it does not say. Rules
    /// only compare such numbers; a copy of the record elsewhere gives them anew.
    std::optional<RecordKind> names;
    bool isActor = false;        ///< it names the one who acts
    bool joins = false;          ///< of a condition: once an action names somebody there, he is where that one is
    bool isFullWhenNew = false;  ///< a fresh state holds as many as there can be: the rounds of a magazine
    /// Of a state: it stays with somebody, or with his thing, when the fight is over; all else is of that fight alone.
    bool goesOn = false;

    std::int32_t (*number)(const void* record, std::size_t element) = nullptr;
    void (*setNumber)(void* record, std::size_t element, std::int32_t value) = nullptr;
    const std::string& (*text)(const void* record) = nullptr;
    void (*setText)(void* record, std::string value) = nullptr;
    const Ranks& (*ranks)(const void* record) = nullptr;
    void (*setRanks)(void* record, Ranks value) = nullptr;
    /// Of a column of Rows: so many elements may differ from the fallback. Null: all may.
    std::size_t (*filledElements)(const void* record) = nullptr;
    const TableShape* shape = nullptr;  ///< of a Table
    const Table& (*table)(const void* record) = nullptr;
    void (*setTable)(void* record, Table value) = nullptr;

    [[nodiscard]] bool isNumeric() const { return number != nullptr; }
    /// So many elements are worth looking at: those behind them have the fallback.
    [[nodiscard]] std::size_t elementsIn(const void* record) const
    {
        return filledElements ? filledElements(record) : extent;
    }
    /// The nearest value the field may hold: overrides may put any number anywhere.
    [[nodiscard]] constexpr std::int32_t nearest(std::int32_t value) const
    {
        const bool none = optional && value == kNoEntry;
        const bool bounded = maximum > minimum;
        return none || !bounded ? value : std::clamp(value, minimum, maximum);
    }
};

/// A record type of one system: its fields and how to make one. The structs themselves are plain.
struct RecordDeclaration {
    std::string_view id;
    RecordKind kind = RecordKind::Options;
    std::span<const FieldDeclaration> fields;
    std::shared_ptr<void> (*make)() = nullptr;
    std::shared_ptr<void> (*clone)(const void* record) = nullptr;
    void (*assign)(void* to, const void* from) = nullptr;

    [[nodiscard]] std::optional<std::uint16_t> indexOf(std::string_view fieldId) const;
    [[nodiscard]] const FieldDeclaration* find(std::string_view fieldId) const;
};

/// A record of any type: declaration and struct together. Copying shares the struct; `cloned` does not.
class AnyRecord {
public:
    AnyRecord() = default;
    /// A new record with every field at its fallback.
    explicit AnyRecord(const RecordDeclaration& declaration);
    AnyRecord(const RecordDeclaration& declaration, const void* copiedFrom);

    [[nodiscard]] bool isNull() const { return m_declaration == nullptr; }
    [[nodiscard]] const RecordDeclaration& declaration() const { return *m_declaration; }
    [[nodiscard]] void* data() { return m_data.get(); }
    [[nodiscard]] const void* data() const { return m_data.get(); }
    [[nodiscard]] AnyRecord cloned() const { return AnyRecord(*m_declaration, m_data.get()); }

    /// The struct, for code that knows the type. Precondition: the declaration is T's.
    template <typename T>
    [[nodiscard]] const T& as() const
    {
        return *static_cast<const T*>(m_data.get());
    }
    template <typename T>
    [[nodiscard]] T& as()
    {
        return *static_cast<T*>(m_data.get());
    }

private:
    const RecordDeclaration* m_declaration = nullptr;
    std::shared_ptr<void> m_data;
};

/// A value that lies outside what its field allows: where, and what is allowed, as data for a translated sentence.
struct FieldFault {
    std::string_view field;
    std::size_t element = 0;
    enum class Kind : std::uint8_t {
        BelowMinimum,
        AboveMaximum,
        NoSuchChoice,
        TextTooLong,
        NotAHex,
        MissingEntry,
        Gap,                  ///< of a table: no row holds `value` to `bound`; the row behind them is `element`
        Overlap,              ///< a row before `element` holds `value` to `bound`, too
        NotToTheEnd,          ///< the last row ends with `value`, not with `bound`
        EndsBeforeBeginning,  ///< a row ends with `value` and begins with `bound`
        TooManyRows
    } kind{};
    std::int64_t value = 0;
    std::int64_t bound = 0;
    std::int8_t column = -1;  ///< of a cell of a table, in row `element`
};

/// Every fault of a record against its declaration, in field order.
[[nodiscard]] std::vector<FieldFault> faultsOf(const RecordDeclaration& declaration, const void* record);

/// Whether a number, any of its elements, a table or a list of ranks is other than in a new record. Precondition: the field is one of
/// these.
[[nodiscard]] bool isOtherThanUsual(const FieldDeclaration& field, const void* record);

/// Sets every field to its fallback.
void reset(const RecordDeclaration& declaration, void* record);

}  // namespace hitspread
