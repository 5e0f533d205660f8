#include "models/library/librarycolumns.h"

#include "models/systemview.h"
#include "services/library/recordvalues.h"
#include "text/echo.h"
#include "text/fields.h"
#include "text/labels.h"
#include "text/logwords.h"
#include "text/naming.h"
#include "text/wholenumber.h"

#include <QCoreApplication>
#include <QVariant>

#include <algorithm>
#include <iterator>
#include <utility>

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

bool isLocation(const System& system, const FieldDeclaration& field, std::size_t element)
{
    return element < field.elements.size()
        && std::ranges::find(system.locations(), field.elements[element]) != system.locations().end();
}

std::size_t addedLocations(const System& system, const FieldDeclaration& field)
{
    const auto added = system.locations().subspan(system.body()->usualLocations());
    return static_cast<std::size_t>(std::ranges::count_if(
        field.elements, [&](std::string_view id) { return std::ranges::find(added, id) != added.end(); }));
}

}  // namespace

std::vector<LibraryColumn> libraryColumns(const text::Naming& names, const RecordDeclaration& record)
{
    const System& system = names.system();
    std::vector<LibraryColumn> columns;
    for (std::size_t i = 0; i < record.fields.size(); ++i) {
        const FieldDeclaration& field = record.fields[i];
        const bool isArray = field.extent > 1;
        std::vector<std::uint16_t> elements;
        for (std::uint16_t element = 0; element < field.extent; ++element) {
            if (names.isElementThere(field, element))
                elements.push_back(element);
        }
        // Locations that house rules add do not hide those there were.
        const std::size_t most = kMostElements + (system.body() ? addedLocations(system, field) : 0);
        if (field.kind == FieldKind::Place || elements.size() > most || !field.countedBy.empty())
            continue;
        for (const std::uint16_t element : elements) {
            LibraryColumn column;
            column.field = static_cast<std::uint16_t>(i);
            column.element = element;
            column.title = text::placeName(names, record, field, element);
            // A head is narrower than a callout; its tip has the whole name.
            const QString part = isLocation(system, field, element)
                ? text::shortLocation(names, field.elements[element])
                : text::elementName(names, field, element);
            column.heading = part.isEmpty() ? inTwoLines(column.title)
                                            : text::fieldName(names, record, field) + u'\n' + part;
            column.tip = text::fieldTip(names, record, field, element);
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
        const FieldDeclaration& field = fieldOf(record, column);
        const auto named = std::ranges::find(compared, field.id);
        // Those named stand where they are named, the name before and all others behind them.
        return std::pair(field.id == "name"            ? 0
                             : named != compared.end() ? 1 + (named - compared.begin())
                                                       : 1 + std::ssize(compared),
                         importanceOf(system, field, identity));
    });
    std::size_t numbers = 0;
    bool isRoom = false;
    for (LibraryColumn& column : columns) {
        const FieldDeclaration& field = fieldOf(record, column);
        if (!compared.empty()) {
            column.isUsual = field.id == "name" || std::ranges::find(compared, field.id) != compared.end();
            continue;
        }
        if (field.kind == FieldKind::Text) {
            column.isUsual = isIdentity(field, identity) || !text::knownTexts(system, field).empty();
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

std::vector<LibraryColumn> tableColumns(const text::Naming& names, const RecordDeclaration& record)
{
    const System& system = names.system();
    std::vector<LibraryColumn> columns = libraryColumns(names, record);
    const FieldsFacet* facet = facetsOf(std::string(system.id())).fields;
    const auto compared = facet ? facet->compared(record.kind) : std::span<const std::string_view>();
    for (const text::JoinedFields* joined : text::joinedFieldsOf(system, record)) {
        LibraryColumn column;
        column.field = *record.indexOf(joined->fields.front());
        column.title = column.heading = joined->name();
        column.tip = column.title;
        column.key = QString::fromUtf8(joined->id);
        column.isUsual = true;
        column.joined = joined;
        for (LibraryColumn& part : columns)
            part.isUsual = part.isUsual && !joined->holds(fieldOf(record, part).id);
        // Behind what is named before it, else behind all that is usual.
        const auto named = std::ranges::find(compared, joined->id) - compared.begin();
        const auto place = std::ranges::find_if(columns, [&](const LibraryColumn& one) {
            const auto at = std::ranges::find(compared, fieldOf(record, one).id) - compared.begin();
            return fieldOf(record, one).id != "name" && (!one.isUsual || (named < std::ssize(compared) && at > named));
        });
        columns.insert(place, std::move(column));
    }
    return columns;
}

bool readsAsNumber(const System& system, const FieldDeclaration& field)
{
    if (field.kind != FieldKind::Choice || field.choices.empty())
        return field.kind == FieldKind::Number;
    for (std::size_t choice = 0; choice < field.choices.size(); ++choice) {
        const QString words = text::choiceName(text::Naming::usual(system), field, choice);
        if (words.isEmpty() || std::any_of(words.begin(), words.end(), [](QChar letter) { return letter.isLetter(); }))
            return false;
    }
    return true;
}

bool readsAsNumber(const System& system, const RecordDeclaration& record, const LibraryColumn& column)
{
    return !column.joined && readsAsNumber(system, fieldOf(record, column));
}

QVariant alignmentOf(const System& system, const RecordDeclaration& record, const LibraryColumn& column)
{
    return QVariant(Qt::AlignVCenter | (readsAsNumber(system, record, column) ? Qt::AlignRight : Qt::AlignLeft));
}

bool writeJoined(const text::JoinedFields& joined, const QString& typed, AnyRecord& record)
{
    const auto numbers = joined.read(typed, record);
    if (!numbers)
        return false;
    for (std::size_t i = 0; i < numbers->size(); ++i)
        record.declaration().find(joined.fields[i])->setNumber(record.data(), 0, (*numbers)[i]);
    return faultsOf(record.declaration(), record.data()).empty();
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

QString valueWords(const text::Naming& names, const FieldDeclaration& field, const LoggedValue& value)
{
    return text::cellWords(names, field, value, isModifier(names.system().id(), field));
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
        return text::shownText(text::knownTexts(system, field), text::visible(*words));
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
