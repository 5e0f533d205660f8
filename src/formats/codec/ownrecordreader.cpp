#include "formats/codec/ownrecordreader.h"

#include "rules/core/declare/textlength.h"

#include <QStringDecoder>

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>
#include <unordered_map>

namespace hitspread::formats {

namespace {

/// The letters of one text, taken from the front. Whatever is not there is no fault, only nothing.
class Letters {
public:
    explicit Letters(std::string_view text) : m_rest(text) {}

    [[nodiscard]] bool isAtEnd() const { return m_rest.empty(); }
    [[nodiscard]] bool take(std::string_view expected)
    {
        const bool isThere = m_rest.starts_with(expected);
        if (isThere)
            m_rest.remove_prefix(expected.size());
        return isThere;
    }
    /// This member's name, quoted, and the colon behind it.
    [[nodiscard]] bool takeName(std::string_view name)
    {
        const std::size_t size = name.size() + 3;
        const bool isThere = m_rest.size() >= size && m_rest.front() == '"' && m_rest.substr(1, name.size()) == name
            && m_rest[size - 2] == '"' && m_rest[size - 1] == ':';
        if (isThere)
            m_rest.remove_prefix(size);
        return isThere;
    }
    /// A whole number as JSON spells it; what follows it tells whether it was a whole one.
    [[nodiscard]] std::optional<std::int32_t> number()
    {
        const std::size_t sign = m_rest.starts_with('-') ? 1 : 0;
        const bool hasLeadingZero = m_rest.substr(sign, 1) == "0" && m_rest.size() > sign + 1 && m_rest[sign + 1] >= '0'
            && m_rest[sign + 1] <= '9';
        std::int32_t value = 0;
        const auto [end, fault] = std::from_chars(m_rest.data(), m_rest.data() + m_rest.size(), value);
        if (fault != std::errc() || hasLeadingZero || (sign != 0 && value == 0))
            return std::nullopt;
        m_rest.remove_prefix(static_cast<std::size_t>(end - m_rest.data()));
        return value;
    }
    /// A text of plain letters between quotes, as an id is spelled.
    [[nodiscard]] std::optional<std::string_view> word()
    {
        const std::size_t end = m_rest.find('"', 1);
        if (!m_rest.starts_with('"') || end == std::string_view::npos)
            return std::nullopt;
        const std::string_view inside = m_rest.substr(1, end - 1);
        if (!std::ranges::all_of(inside,
                                 [](char letter) { return letter >= ' ' && letter < '\x7f' && letter != '\\'; }))
            return std::nullopt;
        m_rest.remove_prefix(end + 1);
        return inside;
    }
    /// Any text; escapes with a number are left to others.
    [[nodiscard]] std::optional<std::string> text()
    {
        if (!take("\""))
            return std::nullopt;
        std::string whole;
        for (bool isPlain = true;;) {
            const std::size_t end = m_rest.find_first_of("\"\\");
            if (end == std::string_view::npos)
                return std::nullopt;
            const std::string_view part = m_rest.substr(0, end);
            isPlain = isPlain && std::ranges::none_of(part, [](char letter) { return (letter & '\x80') != 0; });
            if (std::ranges::any_of(part, [](char letter) { return letter >= '\0' && letter < ' '; }))
                return std::nullopt;
            whole += part;
            m_rest.remove_prefix(end);
            if (take("\""))
                return isPlain || isSound(whole) ? std::optional(std::move(whole)) : std::nullopt;
            const std::optional<char> escaped = escape();
            if (!escaped)
                return std::nullopt;
            whole += *escaped;
        }
    }

private:
    [[nodiscard]] std::optional<char> escape()
    {
        constexpr std::string_view kSpelled = "\"\\/bfnrt";
        constexpr std::string_view kMeant = "\"\\/\b\f\n\r\t";
        const std::size_t which = m_rest.size() < 2 ? std::string_view::npos : kSpelled.find(m_rest[1]);
        if (which == std::string_view::npos)
            return std::nullopt;
        m_rest.remove_prefix(2);
        return kMeant[which];
    }
    [[nodiscard]] static bool isSound(std::string_view utf8)
    {
        QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
        const QString decoded = decoder(QByteArrayView(utf8.data(), static_cast<qsizetype>(utf8.size())));
        return !decoder.hasError() && !decoded.isEmpty();
    }

    std::string_view m_rest;
};

bool isWithin(const FieldDeclaration& field, std::optional<std::int32_t> value)
{
    return value && *value >= field.minimum && *value <= field.maximum;
}

std::optional<std::int32_t> choiceIn(const FieldDeclaration& field, Letters& letters)
{
    const std::optional<std::string_view> spelling = letters.word();
    const auto found = spelling ? std::ranges::find(field.choices, *spelling) : field.choices.end();
    if (found == field.choices.end())
        return std::nullopt;
    return static_cast<std::int32_t>(found - field.choices.begin());
}

std::optional<std::int32_t> setIn(const FieldDeclaration& field, Letters& letters)
{
    std::int32_t bits = 0;
    if (!letters.take("["))
        return std::nullopt;
    if (letters.take("]"))
        return bits;
    do {
        const std::optional<std::int32_t> choice = choiceIn(field, letters);
        const std::int32_t bit = choice ? 1 << *choice : 0;
        if (bit == 0 || (bits & bit) != 0)
            return std::nullopt;
        bits |= bit;
    } while (letters.take(","));
    return letters.take("]") ? std::optional(bits) : std::nullopt;
}

std::optional<std::int32_t> hexIn(const FieldDeclaration& field, Letters& letters)
{
    if (!letters.take("["))
        return std::nullopt;
    const std::optional<std::int32_t> column = letters.number();
    if (!isWithin(field, column) || !letters.take(","))
        return std::nullopt;
    const std::optional<std::int32_t> halfRow = letters.number();
    if (!isWithin(field, halfRow) || !letters.take("]"))
        return std::nullopt;
    const Hex hex{static_cast<std::int16_t>(*column), static_cast<std::int16_t>(*halfRow)};
    return hex.isValid() ? std::optional(pack(hex)) : std::nullopt;
}

std::optional<std::int32_t> elementIn(const FieldDeclaration& field, Letters& letters)
{
    if (field.optional && letters.take("null"))
        return kNoEntry;
    switch (field.kind) {
    case FieldKind::Number: {
        const std::optional<std::int32_t> value = letters.number();
        return isWithin(field, value) ? value : std::nullopt;
    }
    case FieldKind::Flag:
        if (letters.take("true"))
            return 1;
        return letters.take("false") ? std::optional(0) : std::nullopt;
    case FieldKind::Choice: return choiceIn(field, letters);
    case FieldKind::Set: return setIn(field, letters);
    case FieldKind::Place: return hexIn(field, letters);
    default: return std::nullopt;
    }
}

/// An object of named elements, sorted as it is written: none occurs twice.
bool readNamed(const FieldDeclaration& field, Letters& letters, void* record)
{
    if (!letters.take("{"))
        return false;
    if (letters.take("}"))
        return true;
    std::string_view before;
    do {
        const std::optional<std::string_view> name = letters.word();
        if (!name || *name <= before || !letters.take(":"))
            return false;
        before = *name;
        const auto found = std::ranges::find(field.elements, *name);
        if (found == field.elements.end())
            return false;
        const std::optional<std::int32_t> value = elementIn(field, letters);
        if (!value)
            return false;
        field.setNumber(record, static_cast<std::size_t>(found - field.elements.begin()), *value);
    } while (letters.take(","));
    return letters.take("}");
}

/// As many elements as were given; nothing: it is not what is known by heart.
std::optional<std::size_t> readNumbered(const FieldDeclaration& field, Letters& letters, void* record)
{
    std::size_t count = 0;
    if (!letters.take("["))
        return std::nullopt;
    if (letters.take("]"))
        return count;
    do {
        const std::optional<std::int32_t> value = count < field.extent ? elementIn(field, letters) : std::nullopt;
        if (!value)
            return std::nullopt;
        field.setNumber(record, count++, *value);
    } while (letters.take(","));
    return letters.take("]") ? std::optional(count) : std::nullopt;
}

bool readText(const FieldDeclaration& field, Letters& letters, void* record)
{
    std::optional<std::string> text = letters.text();
    if (!text || charactersOf(*text) > field.maximum)
        return false;
    field.setText(record, std::move(*text));
    return true;
}

std::optional<std::int32_t> cellIn(const TableColumn& column, Letters& letters)
{
    if (column.choices.empty()) {
        const std::optional<std::int32_t> cell = letters.number();
        return cell && *cell >= column.minimum && *cell <= column.maximum ? cell : std::nullopt;
    }
    const std::optional<std::string_view> spelling = letters.word();
    const auto found = spelling ? std::ranges::find(column.choices, *spelling) : column.choices.end();
    return found == column.choices.end() ? std::nullopt
                                         : std::optional(static_cast<std::int32_t>(found - column.choices.begin()));
}

/// A row with every member, sorted as it is written.
std::optional<TableRow> rowIn(const TableShape& shape, Letters& letters)
{
    TableRow row;
    std::size_t members = 0;
    std::string_view before;
    if (!letters.take("{"))
        return std::nullopt;
    do {
        const std::optional<std::string_view> name = letters.word();
        if (!name || *name <= before || !letters.take(":"))
            return std::nullopt;
        before = *name;
        ++members;
        const auto column = std::ranges::find(shape.columns, *name, &TableColumn::id);
        const std::optional<std::int32_t> value = column == shape.columns.end() ? letters.number()
                                                                                : cellIn(*column, letters);
        if (!value)
            return std::nullopt;
        if (column != shape.columns.end())
            row.cells[static_cast<std::size_t>(column - shape.columns.begin())] = *value;
        else if (*name == "from" || *name == "to")
            (*name == "from" ? row.from : row.upTo) = *value;
        else
            return std::nullopt;
    } while (letters.take(","));
    return letters.take("}") && members == shape.columns.size() + 2 ? std::optional(row) : std::nullopt;
}

bool readTable(const FieldDeclaration& field, Letters& letters, void* record)
{
    Table table;
    if (!letters.take("["))
        return false;
    do {
        const std::optional<TableRow> row = rowIn(*field.shape, letters);
        if (!row)
            return false;
        table.rows.push_back(*row);
    } while (letters.take(","));
    if (!letters.take("]") || !faultsOf(field, table).empty())
        return false;
    field.setTable(record, std::move(table));
    return true;
}

/// An array that is counted by another field, and how long it is.
struct Counted {
    const FieldDeclaration* field = nullptr;
    std::size_t length = 0;
};

bool readField(const FieldDeclaration& field, Letters& letters, void* record, std::vector<Counted>& counted)
{
    if (field.kind == FieldKind::Text)
        return readText(field, letters, record);
    if (field.kind == FieldKind::RankList) {
        if (!letters.take("{}"))
            return false;
        field.setRanks(record, {});
        return true;
    }
    if (field.kind == FieldKind::Table)
        return readTable(field, letters, record);
    if (!field.isNumeric())
        return false;
    if (field.extent == 1) {
        const std::optional<std::int32_t> value = elementIn(field, letters);
        if (value)
            field.setNumber(record, 0, *value);
        return value.has_value();
    }
    if (!field.elements.empty())
        return readNamed(field, letters, record);
    const std::optional<std::size_t> length = readNumbered(field, letters, record);
    if (length && !field.countedBy.empty())
        counted.push_back({&field, *length});
    return length.has_value();
}

}  // namespace

const std::vector<const FieldDeclaration*>& fieldsById(const RecordDeclaration& declaration)
{
    thread_local std::unordered_map<const RecordDeclaration*, std::vector<const FieldDeclaration*>> known;
    const auto [place, isNew] = known.try_emplace(&declaration);
    if (isNew) {
        for (const FieldDeclaration& field : declaration.fields)
            place->second.push_back(&field);
        std::ranges::sort(place->second, {}, &FieldDeclaration::id);
    }
    return place->second;
}

bool readOwnRecord(const RecordDeclaration& declaration, std::string_view text, void* record)
{
    Letters letters(text);
    if (!letters.take("{"))
        return false;
    if (letters.take("}"))
        return letters.isAtEnd();
    const std::vector<const FieldDeclaration*>& fields = fieldsById(declaration);
    auto next = fields.begin();
    std::vector<Counted> counted;
    do {
        // What is left out keeps the value of a new record.
        while (next != fields.end() && !letters.takeName((*next)->id))
            ++next;
        if (next == fields.end() || !readField(**next++, letters, record, counted))
            return false;
    } while (letters.take(","));
    if (!letters.take("}") || !letters.isAtEnd())
        return false;
    return std::ranges::all_of(counted, [&](const Counted& array) {
        const FieldDeclaration* counter = declaration.find(array.field->countedBy);
        return counter && counter->number(record, 0) >= static_cast<std::int32_t>(array.length);
    });
}

std::optional<std::string> readOwnText(std::string_view json)
{
    Letters letters(json);
    std::optional<std::string> text = letters.text();
    return letters.isAtEnd() ? text : std::nullopt;
}

}  // namespace hitspread::formats
