#include "text/fields.h"

#include "rules/core/body/bodyplan.h"
#include "text/echo.h"
#include "text/labels.h"
#include "text/naming.h"
#include "text/refusalwords.h"
#include "text/systemphrases.h"
#include "text/units.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <string>

namespace hitspread::text {

namespace {

struct Fields {
    Q_DECLARE_TR_FUNCTIONS(hitspread::text::Fields)
};

/// The words for "owner.id", else for "id", else nothing.
QString wordsOf(const System& system, std::span<const Phrase> SystemPhrases::*table, std::string_view owner,
                std::string_view id)
{
    const SystemPhrases* phrases = phrasesOf(system.id());
    if (!phrases)
        return {};
    const QString own = wordsFor(*phrases, phrases->*table, std::string(owner) + '.' + std::string(id));
    return own.isEmpty() ? wordsFor(*phrases, phrases->*table, id) : own;
}

bool isLocation(const System& system, std::string_view id)
{
    return std::ranges::find(system.locations(), id) != system.locations().end();
}

QString anyChoice(const Naming& names, std::string_view field, std::string_view choice)
{
    QString words = wordsOf(names.system(), &SystemPhrases::choices, field, choice);
    if (!words.isEmpty())
        return words;
    return isLocation(names.system(), choice) ? location(names, choice) : fromId(choice);
}

/// A text that is nothing but a number with decimals and perhaps a unit ("12.7 mm"), with another sign for its point; any other as it
/// is.
QString repointed(const QString& text, const QString& from, const QString& to)
{
    static const QRegularExpression measure(u"^\\d+([.,])\\d+( ?\\p{L}{1,4})?$"_qs);
    const QRegularExpressionMatch match = measure.match(text);
    if (!match.hasMatch() || match.captured(1) != from)
        return text;
    return QString(text).replace(match.capturedStart(1), 1, to);
}

}  // namespace

QString fieldName(const Naming& names, const RecordDeclaration& record, const FieldDeclaration& field)
{
    const QString words = wordsOf(names.system(), &SystemPhrases::fields, record.id, field.id);
    // "calledShot.head" is called after a location, which house rules may call otherwise.
    const std::size_t dot = field.id.rfind('.');
    const std::string_view last = dot == std::string_view::npos ? std::string_view() : field.id.substr(dot + 1);
    if (!last.empty() && isLocation(names.system(), last)
        && location(names, last) != usualLocation(names.system(), last)) {
        const QString whole = wordsOf(names.system(), &SystemPhrases::fields, record.id, field.id.substr(0, dot));
        return Fields::tr("%1: %2", "what, location").arg(whole.isEmpty() ? words : whole, location(names, last));
    }
    return words.isEmpty() ? fromId(field.id) : words;
}

QString elementName(const Naming& names, const FieldDeclaration& field, std::size_t element)
{
    if (field.extent <= 1)
        return {};
    if (element < field.elements.size()) {
        const std::string_view id = field.elements[element];
        const QString words = isLocation(names.system(), id)
            ? QString()
            : wordsOf(names.system(), &SystemPhrases::fields, field.id, id);
        return words.isEmpty() ? location(names, id) : words;
    }
    const QString words = wordsOf(names.system(), &SystemPhrases::choices, field.id, std::to_string(element + 1));
    return words.isEmpty() ? QString::number(element + 1) : words;
}

QString placeName(const Naming& names, const RecordDeclaration& record, const FieldDeclaration& field,
                  std::size_t element)
{
    const QString name = fieldName(names, record, field);
    const QString part = elementName(names, field, element);
    return part.isEmpty() ? name : Fields::tr("%1, %2").arg(name, part);
}

QString choiceName(const Naming& names, const FieldDeclaration& field, std::size_t choice)
{
    return capitalized(anyChoice(names, field.id, field.choices[choice]));
}

QString choiceWords(const Naming& names, std::string_view field, std::string_view choice)
{
    return inSentence(anyChoice(names, field, choice));
}

QString nothingName(const System& system, const FieldDeclaration& field)
{
    const QString words = wordsOf(system, &SystemPhrases::choices, field.id, "none");
    return words.isEmpty() ? u"–"_qs : inSentence(words);
}

QString valueName(const Naming& names, const FieldDeclaration& field, std::int32_t value)
{
    if (field.optional && value == kNoEntry)
        return nothingName(names.system(), field);
    switch (field.kind) {
    case FieldKind::Flag: return value != 0 ? Fields::tr("yes") : Fields::tr("no");
    case FieldKind::Choice:
        return value >= 0 && static_cast<std::size_t>(value) < field.choices.size()
            ? choiceWords(names, field.id, field.choices[static_cast<std::size_t>(value)])
            : number(value);
    case FieldKind::Set: {
        QStringList members;
        for (std::size_t i = 0; i < field.choices.size(); ++i) {
            if ((value >> i) & 1)
                members << choiceName(names, field, i);
        }
        return members.isEmpty() ? Fields::tr("none") : members.join(u", "_qs);
    }
    case FieldKind::Place: return place(unpack(value));
    default:
        return field.unit.empty() ? number(value)
                                  : u"%1 %2"_qs.arg(number(value), value == 1 ? unitOfOne(field) : unit(field));
    }
}

QString valueName(const Naming& names, const FieldDeclaration& field, std::int32_t value,
                  const std::function<QString(std::int32_t)>& nameOf)
{
    if (field.names != RecordKind::Condition)
        return valueName(names, field, value);
    if (value == 0)
        return Fields::tr("nobody");
    const QString name = nameOf(value);
    return name.isEmpty() ? Fields::tr("somebody") : name;
}

std::vector<KnownText> knownTexts(const System& system, const FieldDeclaration& field)
{
    const SystemPhrases* phrases = phrasesOf(system.id());
    std::vector<KnownText> known;
    // The one kind of text that names something: with what skill a thing is used. And the lists of what somebody can.
    const bool isName = field.kind == FieldKind::Text && field.id == "skill";
    const bool isList = field.kind == FieldKind::RankList && (field.id == "skills" || field.id == "advantages");
    if (!phrases || (!isName && !isList))
        return known;
    for (const Phrase& phrase : phrases->ranks)
        known.push_back({QString::fromUtf8(phrase.id), wordsFor(*phrases, phrases->ranks, phrase.id)});
    return known;
}

QString shownText(std::span<const KnownText> known, const QString& text)
{
    const auto found = std::ranges::find(known, text, &KnownText::id);
    return found == known.end() ? repointed(text, u"."_qs, QLocale().decimalPoint()) : found->words;
}

QString meantText(std::span<const KnownText> known, const QString& typed)
{
    const auto found = std::ranges::find_if(known, [plain = typed.trimmed()](const KnownText& one) {
        return plain.compare(one.words, Qt::CaseInsensitive) == 0 || plain.compare(one.id, Qt::CaseInsensitive) == 0;
    });
    return found == known.end() ? repointed(typed, QLocale().decimalPoint(), u"."_qs) : found->id;
}

QString columnName(const System& system, const FieldDeclaration& field, std::size_t column)
{
    const std::string_view id = field.shape->columns[column].id;
    const QString words = wordsOf(system, &SystemPhrases::fields, field.id, id);
    return words.isEmpty() ? fromId(id) : words;
}

namespace {

const Unit* unitOfColumn(const System& system, const FieldDeclaration& field, std::size_t column)
{
    const std::string id = std::string(field.id) + '.' + std::string(field.shape->columns[column].id);
    return unitOf(system, id);
}

/// A number that says something else than how much: 0 where nothing is said.
QString numberWords(const System& system, const FieldDeclaration& field, std::int32_t cell)
{
    return wordsOf(system, &SystemPhrases::choices, field.id, std::to_string(cell));
}

}  // namespace

QString typedColumnName(const System& system, const FieldDeclaration& field, std::size_t column)
{
    return typedName(columnName(system, field, column), unitOfColumn(system, field, column));
}

QStringList factorNames(const System& system, const FieldDeclaration& field, std::size_t column)
{
    constexpr std::int32_t kMostFactors = 24;
    const TableColumn& shape = field.shape->columns[column];
    const Unit* unit = unitOfColumn(system, field, column);
    QStringList names;
    if (!unit || unit->isPercent || shape.maximum - shape.minimum > kMostFactors)
        return names;
    for (std::int32_t value = shape.minimum; value <= shape.maximum; ++value) {
        const QString words = numberWords(system, field, value);
        names << (words.isEmpty() ? Fields::tr("× %1", "factor").arg(inUnit(*unit, value)) : capitalized(words));
    }
    return names;
}

QString cellName(const Naming& names, const FieldDeclaration& field, std::size_t column, std::int32_t cell)
{
    const std::span<const std::string_view> choices = field.shape->columns[column].choices;
    if (cell < 0 || static_cast<std::size_t>(cell) >= choices.size()) {
        if (QString words = numberWords(names.system(), field, cell); !words.isEmpty())
            return words;
        const Unit* unit = unitOfColumn(names.system(), field, column);
        return unit ? inUnit(*unit, cell) : number(cell);
    }
    const std::string_view id = choices[static_cast<std::size_t>(cell)];
    if (isLocation(names.system(), id))
        return location(names, id);
    return capitalized(anyChoice(names, field.id, id));
}

QString tableName(const FieldDeclaration& field, const Table& table)
{
    const TableShape& shape = *field.shape;
    if (!shape.printed.empty() && std::ranges::equal(table.rows, shape.printed))
        return Fields::tr("as printed");
    if (std::ranges::equal(table.rows, shape.shipped()))
        return Fields::tr("house values");
    return Fields::tr("changed, rows: %1").arg(table.rows.size());
}

const Unit* unitOfResults(const System& system, const FieldDeclaration& field)
{
    return unitOf(system, field.id);
}

QStringList resultNames(const Naming& names, const FieldDeclaration& field, const TableRow& row)
{
    const TableShape& shape = *field.shape;
    // A piece of the body is none of the locations, though some are called alike.
    const bool arePieces = std::ranges::equal(shape.results, kPieceIds);
    const auto isResult = [&](std::int32_t result) {
        return result >= shape.first && static_cast<std::size_t>(result - shape.first) < shape.results.size();
    };
    if (!isResult(row.from) || !isResult(row.upTo))
        return {};
    QStringList all;
    for (std::int32_t result = row.from; result <= row.upTo; ++result) {
        const std::string_view id = shape.results[static_cast<std::size_t>(result - shape.first)];
        all << (arePieces ? bodyPiece(id) : anyChoice(names, field.id, id));
    }
    return all;
}

QString resultsName(const Naming& names, const FieldDeclaration& field, const TableRow& row)
{
    const QStringList all = resultNames(names, field, row);
    if (!all.isEmpty())
        return all.size() == 1 ? all.front() : Fields::tr("%1 to %2", "results").arg(all.front(), all.back());
    const Unit* unit = unitOfResults(names.system(), field);
    if (!unit)
        return resultsName(row);
    return row.from == row.upTo ? inUnit(*unit, row.from)
                                : u"%1–%2"_qs.arg(inUnit(*unit, row.from), inUnit(*unit, row.upTo));
}

QString resultsName(const TableRow& row)
{
    return row.from == row.upTo ? number(row.from) : u"%1–%2"_qs.arg(number(row.from), number(row.upTo));
}

QString rowName(const Naming& names, const FieldDeclaration& field, const TableRow& row)
{
    QStringList cells;
    for (std::size_t column = 0; column < field.shape->columns.size(); ++column)
        cells << cellName(names, field, column, row.cells[column]);
    return u"%1: %2"_qs.arg(resultsName(names, field, row), cells.join(u", "_qs));
}

QString tableChange(const Naming& names, const FieldDeclaration& field, const Table& before, const Table& after)
{
    constexpr qsizetype kMostTold = 2;
    if (before.rows.size() != after.rows.size() || std::ranges::equal(after.rows, field.shape->printed)
        || std::ranges::equal(after.rows, field.shape->shipped()))
        return u"%1 → %2"_qs.arg(tableName(field, before), tableName(field, after));
    QStringList told;
    for (std::size_t row = 0; row < after.rows.size(); ++row) {
        if (before.rows[row] != after.rows[row])
            told << u"%1 → %2"_qs.arg(rowName(names, field, before.rows[row]), rowName(names, field, after.rows[row]));
    }
    const qsizetype more = told.size() - kMostTold;
    if (more > 0)
        told = told.mid(0, kMostTold) << Fields::tr("and more rows: %1").arg(more);
    return told.join(u"; "_qs);
}

QString valuesName(const Naming& names, const FieldDeclaration& field, const void* record)
{
    if (field.kind == FieldKind::Table)
        return tableName(field, field.table(record));
    if (field.kind == FieldKind::RankList)
        return ranksName(names.system(), field, field.ranks(record));
    QStringList all;
    for (std::size_t element = 0; element < field.extent; ++element)
        all << valueName(names, field, field.number(record, element));
    if (all.size() > 1 && all.count(all.constFirst()) == all.size())
        return Fields::tr("%1 each").arg(all.constFirst());
    return all.join(u", "_qs);
}

QString ranksName(const System& system, const FieldDeclaration& field, const Ranks& ranks)
{
    const bool areLocations = system.body() && field.id == system.body()->namesSwitch();
    QStringList all;
    for (const auto& [name, rank] : ranks.entries) {
        const auto place = static_cast<std::size_t>(rank) - 1;
        const QString what = areLocations && rank >= 1 && place < system.locations().size()
            ? usualLocation(system, system.locations()[place])
            : number(rank);
        all << Fields::tr("%1: %2", "what is named, its name").arg(what, text::visible(name));
    }
    return all.isEmpty() ? Fields::tr("none") : all.join(u", "_qs);
}

QString groupName(const System& system, std::string_view group)
{
    const SystemPhrases* phrases = phrasesOf(system.id());
    const QString words = phrases ? wordsFor(*phrases, phrases->groups, group) : QString();
    return words.isEmpty() ? fromId(group) : words;
}

QString explanation(const System& system, const FieldDeclaration& field)
{
    const SystemPhrases* phrases = phrasesOf(system.id());
    return phrases ? wordsFor(*phrases, phrases->explanations, field.id) : QString();
}

QString numbersOf(const FieldDeclaration& field)
{
    if (field.kind != FieldKind::Number && field.kind != FieldKind::Place)
        return {};
    return Fields::tr("%1 to %2").arg(number(field.minimum), number(field.maximum));
}

QString rangeOf(const FieldDeclaration& field)
{
    QString range;
    switch (field.kind) {
    case FieldKind::Flag:
    case FieldKind::Choice:
    case FieldKind::Set: return {};
    case FieldKind::Text: return Fields::tr("at most %1 characters").arg(field.maximum);
    case FieldKind::RankList:
        return Fields::tr("a rank from %1 to %2 each").arg(number(field.minimum), number(field.maximum));
    case FieldKind::Table:
        return Fields::tr("each result from %1 to %2 once").arg(number(field.shape->first), number(field.shape->last));
    case FieldKind::Number:
    case FieldKind::Place: range = numbersOf(field); break;
    }
    if (!field.unit.empty())
        range += u' ' + unit(field);
    return field.optional ? Fields::tr("%1, or nothing").arg(range) : range;
}

QString fieldTip(const Naming& names, const RecordDeclaration& record, const FieldDeclaration& field,
                 std::size_t element)
{
    const QString name = placeName(names, record, field, element);
    const QString range = rangeOf(field);
    QStringList lines{range.isEmpty() ? name : Fields::tr("%1: %2").arg(name, range)};
    for (const QString& rule : QString::fromUtf8(field.rules).split(u' ', Qt::SkipEmptyParts)) {
        const std::string id = rule.toStdString();
        const auto known = std::ranges::find(names.system().rules(), id, &RuleInfo::id);
        const auto index = static_cast<std::uint16_t>(known - names.system().rules().begin());
        lines << (known == names.system().rules().end() ? rule
                                                        : u"%1 %2"_qs.arg(rule, ruleTitle(names.system(), index)));
    }
    return lines.join(u'\n');
}

QString faultAt(const Naming& names, const RecordDeclaration& record, const FieldFault& fault)
{
    const FieldDeclaration* field = record.find(fault.field);
    if (!field)
        return sentenceFor(fault);
    if (field->kind != FieldKind::Table || fault.kind == FieldFault::Kind::TooManyRows)
        return sentenceFor(fault, placeName(names, record, *field, fault.element));
    const QString row =
        Fields::tr("%1, row %2").arg(fieldName(names, record, *field), QString::number(fault.element + 1));
    if (fault.column < 0)
        return sentenceFor(fault, row);
    return sentenceFor(
        fault,
        Fields::tr("%1, %2").arg(row, typedColumnName(names.system(), *field, static_cast<std::size_t>(fault.column))));
}

QString unreadable(const Naming& names, const RecordDeclaration& record, const FieldDeclaration& field,
                   std::size_t element, const QString& typed)
{
    const QString name = placeName(names, record, field, element);
    return typed.trimmed().isEmpty()
        ? Fields::tr("%1: a value is missing; %2").arg(name, rangeOf(field))
        : Fields::tr("%1: \"%2\" is no whole number; %3").arg(name, typed.trimmed(), rangeOf(field));
}

}  // namespace hitspread::text
