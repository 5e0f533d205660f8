#include "models/librarycolumns.h"

#include "models/systemview.h"
#include "services/recordvalues.h"
#include "text/fields.h"
#include "text/labels.h"
#include "text/wholenumber.h"

#include <QCoreApplication>
#include <QVariant>

#include <algorithm>
#include <iterator>

namespace hitspread {

namespace {

struct ColumnWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::LibraryColumns)
};

constexpr std::size_t kUsualColumns = 10;
constexpr std::size_t kMostElements = 8;
constexpr std::int32_t kLongText = 1000;
constexpr qsizetype kLongHeading = 11;

/// ColumnWords that tell records apart: short ones that stand with the name.
bool isIdentity(const FieldDeclaration& field, std::string_view identity)
{
    return field.kind == FieldKind::Text && field.maximum < kLongText && field.group == identity;
}

/// From left to right: the name, what skill it takes, the numbers and picks one compares, words that tell records apart, marks,
/// everything else. Less is further left.
int importanceOf(const System& system, const FieldDeclaration& field, std::string_view identity)
{
    if (field.id == "name")
        return 0;
    if (field.kind == FieldKind::Text && !text::knownTexts(system, field).empty())
        return 1;
    switch (field.kind) {
    case FieldKind::Number:
    case FieldKind::Choice:
    case FieldKind::Set: return 2;
    case FieldKind::Flag: return 4;
    default: return isIdentity(field, identity) ? 3 : 5;
    }
}

/// Long words go on a second line, split where the two come out most alike.
QString inTwoLines(const QString& words)
{
    qsizetype best = -1;
    for (qsizetype at = words.indexOf(u' '); at >= 0; at = words.indexOf(u' ', at + 1)) {
        if (best < 0 || std::abs(2 * at - words.size()) < std::abs(2 * best - words.size()))
            best = at;
    }
    return best < 0 || words.size() <= kLongHeading ? words : words.left(best) + u'\n' + words.mid(best + 1);
}

/// Whether the unit is an abbreviation that belongs beside the number, not a word that only tells what is counted.
bool isMeasure(const FieldDeclaration& field)
{
    return field.unit.size() <= 2 && !field.unit.empty();
}

}  // namespace

std::vector<LibraryColumn> libraryColumns(const System& system, const RecordDeclaration& record)
{
    std::vector<LibraryColumn> columns;
    for (std::size_t i = 0; i < record.fields.size(); ++i) {
        const FieldDeclaration& field = record.fields[i];
        const bool isArray = field.extent > 1;
        if (field.kind == FieldKind::Place || field.extent > kMostElements || !field.countedBy.empty())
            continue;
        for (std::uint16_t element = 0; element < field.extent; ++element) {
            LibraryColumn column;
            column.field = static_cast<std::uint16_t>(i);
            column.element = element;
            column.title = text::placeName(system, record, field, element);
            const QString part = text::elementName(system, field, element);
            column.heading = part.isEmpty() ? inTwoLines(column.title)
                                            : text::fieldName(system, record, field) + u'\n' + part;
            column.tip = text::fieldTip(system, record, field, element);
            column.key = QString::fromUtf8(field.id);
            if (isArray)
                column.key += u'.'
                    + (element < field.elements.size() ? QString::fromUtf8(field.elements[element])
                                                       : QString::number(element));
            columns.push_back(std::move(column));
        }
    }
    const std::string_view identity = record.fields.front().group;
    const FieldsFacet* facet = facetsOf(std::string(system.id())).fields;
    const auto compared = facet ? facet->compared(record.kind) : std::span<const std::string_view>();
    std::ranges::stable_sort(columns, {}, [&](const LibraryColumn& column) {
        return importanceOf(system, fieldOf(record, column), identity);
    });
    std::size_t numbers = 0;
    bool isRoom = false;
    for (LibraryColumn& column : columns) {
        const FieldDeclaration& field = fieldOf(record, column);
        if (field.kind == FieldKind::Text) {
            column.isUsual = isIdentity(field, identity) || !text::knownTexts(system, field).empty();
            continue;
        }
        if (!compared.empty()) {
            column.isUsual = field.id == "name" || std::ranges::find(compared, field.id) != compared.end();
            continue;
        }
        // An array comes whole or not at all: half of it reads as if the rest were missing.
        if (column.element == 0) {
            isRoom = field.kind != FieldKind::RankList && numbers + field.extent <= kUsualColumns;
            numbers += isRoom ? field.extent : 0;
        }
        column.isUsual = isRoom;
    }
    return columns;
}

bool readsAsNumber(const System& system, const FieldDeclaration& field)
{
    if (field.kind != FieldKind::Choice || field.choices.empty())
        return field.kind == FieldKind::Number;
    for (std::size_t choice = 0; choice < field.choices.size(); ++choice) {
        const QString words = text::choiceName(system, field, choice);
        if (words.isEmpty() || std::any_of(words.begin(), words.end(), [](QChar letter) { return letter.isLetter(); }))
            return false;
    }
    return true;
}

const FieldDeclaration& fieldOf(const RecordDeclaration& record, const LibraryColumn& column)
{
    return record.fields[column.field];
}

LibraryField pathOf(const RecordDeclaration& record, const LibraryColumn& column)
{
    const FieldDeclaration& field = fieldOf(record, column);
    LibraryField path{std::string(field.id), {}};
    if (field.extent > 1)
        path.element = column.element < field.elements.size() ? std::string(field.elements[column.element])
                                                              : std::to_string(column.element);
    return path;
}

QString valueWords(const System& system, const FieldDeclaration& field, const LoggedValue& value)
{
    if (const auto* words = std::get_if<std::string>(&value))
        return text::shownText(text::knownTexts(system, field), QString::fromStdString(*words).section(u'\n', 0, 0));
    if (const auto* ranks = std::get_if<Ranks>(&value)) {
        QStringList parts;
        for (const auto& [name, rank] : ranks->entries)
            parts << u"%1 %2"_qs.arg(text::rankName(system, name), text::number(rank));
        return parts.join(u", "_qs);
    }
    if (const auto* table = std::get_if<Table>(&value))
        return text::tableName(field, *table);
    const auto* number = std::get_if<std::int64_t>(&value);
    if (!number)
        return {};
    if (*number == kNoEntry)
        return text::nothingName(system, field);
    switch (field.kind) {
    case FieldKind::Flag: return *number != 0 ? ColumnWords::tr("yes") : ColumnWords::tr("no");
    case FieldKind::Choice: return text::choiceName(system, field, static_cast<std::size_t>(*number));
    case FieldKind::Set:
        // Nothing looks the same in every cell.
        return *number == 0 ? u"–"_qs : text::valueName(system, field, static_cast<std::int32_t>(*number));
    default: break;
    }
    const bool isSigned = *number > 0 && isModifier(system.id(), field);
    const QString plain = *number < 0 ? u"−%1"_qs.arg(-*number)
        : isSigned                    ? u"+%1"_qs.arg(*number)
                                      : QString::number(*number);
    return isMeasure(field) ? u"%1 %2"_qs.arg(plain, QString::fromUtf8(field.unit)) : plain;
}

QString detailWords(const System& system, const RecordDeclaration& record, const QString& detail)
{
    std::vector<text::KnownText> known;
    for (const FieldDeclaration& field : record.fields) {
        if (field.kind == FieldKind::Text)
            std::ranges::copy(text::knownTexts(system, field), std::back_inserter(known));
    }
    const QString between = u" · "_qs;
    QStringList parts;
    for (const QString& part : detail.split(between, Qt::SkipEmptyParts)) {
        if (const QString words = text::shownText(known, part); !parts.contains(words, Qt::CaseInsensitive))
            parts << words;
    }
    return parts.join(between);
}

std::optional<std::int64_t> entryOf(const FieldDeclaration& field, const AnyRecord& record, std::size_t element)
{
    const LoggedValue value = valueOf(field, record.data(), element);
    const auto* number = field.kind == FieldKind::Number ? std::get_if<std::int64_t>(&value) : nullptr;
    return number && !(field.optional && *number == kNoEntry) ? std::optional(*number) : std::nullopt;
}

QString typedWords(const System& system, const FieldDeclaration& field, const LoggedValue& value)
{
    if (const auto* words = std::get_if<std::string>(&value))
        return text::shownText(text::knownTexts(system, field), QString::fromStdString(*words));
    const auto* number = std::get_if<std::int64_t>(&value);
    if (!number || (field.optional && *number == kNoEntry))
        return {};
    return QString::number(*number);
}

std::optional<LoggedValue> valueTyped(const System& system, const FieldDeclaration& field, const QVariant& typed)
{
    if (field.kind == FieldKind::Text)
        return LoggedValue(text::meantText(text::knownTexts(system, field), typed.toString()).toStdString());
    if (field.kind == FieldKind::RankList || field.kind == FieldKind::Place || field.kind == FieldKind::Table)
        return std::nullopt;
    if (typed.userType() == QMetaType::Bool)
        return LoggedValue(std::int64_t{typed.toBool()});
    const QString words = typed.toString().trimmed();
    if (words.isEmpty() && field.optional)
        return LoggedValue(std::int64_t{kNoEntry});
    const auto number = text::wholeNumber(words, text::units(field));
    return number ? std::optional(LoggedValue(std::int64_t{*number})) : std::nullopt;
}

}  // namespace hitspread
