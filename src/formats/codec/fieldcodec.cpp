#include "formats/codec/fieldcodec.h"

#include "formats/codec/tablecodec.h"
#include "formats/json/jsontext.h"
#include "rules/core/declare/textlength.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>
#include <vector>

namespace hitspread::formats {

namespace {

std::int32_t choiceOf(const FieldDeclaration& field, const QJsonValue& value, const DocumentPath& place)
{
    const std::string spelling = textOf(value, place).toStdString();
    const auto found = std::ranges::find(field.choices, spelling);
    if (found == field.choices.end())
        refuse<Reason::NotAChoice>(place, spelling, field.choices);
    return static_cast<std::int32_t>(found - field.choices.begin());
}

std::int32_t hexOf(const FieldDeclaration& field, const QJsonValue& value, const DocumentPath& place)
{
    const QJsonArray pair = arrayOf(value, place);
    if (pair.size() != 2)
        refuse<Reason::HexHasTwo>(place);
    const Hex hex{static_cast<std::int16_t>(wholeNumber(pair[0], field.minimum, field.maximum, place.element(0))),
                  static_cast<std::int16_t>(wholeNumber(pair[1], field.minimum, field.maximum, place.element(1)))};
    if (!hex.isValid())
        refuse<Reason::OddHex>(place, hex.column, hex.halfRow);
    return pack(hex);
}

using RankEntry = std::pair<std::string, std::int32_t>;

// Ranks keep their order: an object does while the names are sorted as objects sort them, otherwise pairs are written.
QJsonValue encodeRanks(const Ranks& ranks)
{
    QJsonObject object;
    QJsonArray pairs;
    QStringList names;
    for (const auto& [name, rank] : ranks.entries) {
        const QString key = toQString(name);
        object.insert(key, rank);
        pairs.append(QJsonArray{key, rank});
        names.append(key);
    }
    return object.keys() == names ? QJsonValue(object) : QJsonValue(pairs);
}

/// Whether an object keeps their order: the names ascend. Only of plain letters it is known how objects sort them.
bool ascend(const Ranks& ranks)
{
    const auto isPlain = [](const auto& entry) {
        return std::ranges::all_of(entry.first, [](char letter) { return static_cast<unsigned char>(letter) < 0x80; });
    };
    return std::ranges::all_of(ranks.entries, isPlain)
        && std::ranges::adjacent_find(ranks.entries, std::ranges::greater_equal(), &RankEntry::first)
        == ranks.entries.end();
}

/// False: look closer.
bool appendRanks(const Ranks& ranks, std::string& text)
{
    if (!ascend(ranks))
        return false;
    const char* before = "{";
    for (const auto& [name, rank] : ranks.entries) {
        text += std::exchange(before, ",");
        appendQuoted(name, text);
        text.append(":").append(std::to_string(rank));
    }
    text += ranks.entries.empty() ? "{}" : "}";
    return true;
}

/// A skill, an advantage or a modifier is called so on one line.
constexpr std::int64_t kMostOfRank = 200;

Ranks decodeRanks(const FieldDeclaration& field, const QJsonValue& value, const DocumentPath& place)
{
    Ranks ranks;
    const auto requireShort = [](const std::string& name, const DocumentPath& where) {
        if (charactersOf(name) > kMostOfRank)
            refuse<Reason::TooManyCharacters>(where, charactersOf(name), kMostOfRank);
    };
    if (value.isObject()) {
        const QJsonObject object = value.toObject();
        for (auto it = object.begin(); it != object.end(); ++it) {
            requireShort(it.key().toStdString(), place);
            ranks.set(it.key().toStdString(),
                      static_cast<std::int32_t>(
                          wholeNumber(it.value(), field.minimum, field.maximum, place.member(it.key()))));
        }
        return ranks;
    }
    const QJsonArray pairs = arrayOf(value, place);
    for (qsizetype i = 0; i < pairs.size(); ++i) {
        const QJsonArray pair = arrayOf(pairs[i], place.element(i));
        if (pair.size() != 2)
            refuse<Reason::PairHasTwo>(place.element(i));
        const std::string name = textOf(pair[0], place.element(i).element(0)).toStdString();
        requireShort(name, place.element(i).element(0));
        if (std::ranges::find(ranks.entries, name, &std::pair<std::string, std::int32_t>::first) != ranks.entries.end())
            refuse<Reason::NameTwice>(place.element(i));
        ranks.entries.emplace_back(
            name,
            static_cast<std::int32_t>(wholeNumber(pair[1], field.minimum, field.maximum, place.element(i).element(1))));
    }
    return ranks;
}

/// The everyday element, for which no place needs to be spelled: a whole number in range, a flag, or one of the choices. False:
/// look closer.
bool takePlain(const FieldDeclaration& field, const QJsonValue& value, void* data, std::size_t element)
{
    if (field.kind == FieldKind::Flag && value.isBool()) {
        field.setNumber(data, element, value.toBool() ? 1 : 0);
        return true;
    }
    if (field.kind == FieldKind::Choice && value.isString()) {
        const QString spelling = value.toString();
        const auto found = std::ranges::find_if(field.choices,
                                                [&](std::string_view choice) { return latin(choice) == spelling; });
        if (found == field.choices.end())
            return false;
        field.setNumber(data, element, static_cast<std::int32_t>(found - field.choices.begin()));
        return true;
    }
    const double number = value.toDouble();
    const bool isPlain = field.kind == FieldKind::Number && value.isDouble() && number == std::floor(number)
        && number >= field.minimum && number <= field.maximum;
    if (isPlain)
        field.setNumber(data, element, static_cast<std::int32_t>(number));
    return isPlain;
}

void appendNamed(const FieldDeclaration& field, const void* data, std::string& text)
{
    std::vector<std::size_t> sorted(field.extent);
    std::iota(sorted.begin(), sorted.end(), 0);
    std::ranges::sort(sorted, {}, [&](std::size_t i) { return field.elements[i]; });
    const char* before = "{";
    for (const std::size_t i : sorted) {
        text.append(std::exchange(before, ",")).append("\"").append(field.elements[i]).append("\":");
        appendElement(field, field.number(data, i), text);
    }
    text += '}';
}

/// How many elements of a numbered field are written.
std::size_t countOf(const RecordDeclaration& record, const FieldDeclaration& field, const void* data)
{
    const FieldDeclaration* counter = field.countedBy.empty() ? nullptr : record.find(field.countedBy);
    return counter
        ? std::min<std::size_t>(static_cast<std::size_t>(std::max(0, counter->number(data, 0))), field.extent)
        : field.extent;
}

std::size_t decodeNamed(const FieldDeclaration& field, const QJsonValue& value, void* data, const DocumentPath& place)
{
    if (!value.isObject())
        refuse<Reason::GiveObjectOf>(place, kindOf(value), field.elements);
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it) {
        const auto found = std::ranges::find(field.elements, it.key().toStdString());
        if (found == field.elements.end())
            refuse<Reason::UnknownElement>(place.member(it.key()), field.elements);
        const auto element = static_cast<std::size_t>(found - field.elements.begin());
        if (!takePlain(field, it.value(), data, element))
            field.setNumber(data, element, decodeElement(field, it.value(), place.member(it.key())));
    }
    return field.extent;
}

std::size_t decodeNumbered(const FieldDeclaration& field, const QJsonValue& value, void* data,
                           const DocumentPath& place)
{
    const QJsonArray array = arrayOf(value, place);
    if (array.size() > field.extent)
        refuse<Reason::TooManyElements>(place, array.size(), field.extent);
    for (qsizetype i = 0; i < array.size(); ++i) {
        const auto element = static_cast<std::size_t>(i);
        if (!takePlain(field, array[i], data, element))
            field.setNumber(data, element, decodeElement(field, array[i], place.element(i)));
    }
    return static_cast<std::size_t>(array.size());
}

}  // namespace

QJsonArray arrayOf(const QJsonValue& value, const DocumentPath& place)
{
    if (!value.isArray())
        refuse<Reason::GiveArray>(place, kindOf(value));
    return value.toArray();
}

Cause kindOf(const QJsonValue& value)
{
    switch (value.type()) {
    case QJsonValue::Null: return because<Reason::JsonNull>();
    case QJsonValue::Bool: return value.toBool() ? because<Reason::JsonTrue>() : because<Reason::JsonFalse>();
    case QJsonValue::Double: return because<Reason::JsonNumber>(QString::number(value.toDouble(), 'g', 15));
    case QJsonValue::String: return because<Reason::JsonText>(value.toString().simplified());
    case QJsonValue::Array: return because<Reason::JsonArray>();
    case QJsonValue::Object: return because<Reason::JsonObject>();
    case QJsonValue::Undefined: break;
    }
    return because<Reason::JsonNothing>();
}

std::int64_t wholeNumber(const QJsonValue& value, std::int64_t minimum, std::int64_t maximum, const DocumentPath& place)
{
    const double number = value.toDouble();
    if (minimum == maximum && (!value.isDouble() || number != static_cast<double>(minimum)))
        refuse<Reason::MustBe>(place, minimum);
    if (!value.isDouble() || number != std::floor(number))
        refuse<Reason::GiveWholeNumber>(place, kindOf(value), minimum, maximum);
    if (number < static_cast<double>(minimum) || number > static_cast<double>(maximum))
        refuse<Reason::OutOfRange>(place, QString::number(number, 'g', 15), minimum, maximum);
    return value.toInteger(static_cast<qint64>(number));
}

QString textOf(const QJsonValue& value, const DocumentPath& place)
{
    if (!value.isString())
        refuse<Reason::GiveText>(place, kindOf(value));
    return value.toString();
}

void appendHex(Hex hex, std::string& text)
{
    text.append("[").append(std::to_string(hex.column)).append(",").append(std::to_string(hex.halfRow)).append("]");
}

QJsonValue encodeElement(const FieldDeclaration& field, std::int32_t value)
{
    if (value == kNoEntry)
        return QJsonValue::Null;
    switch (field.kind) {
    case FieldKind::Flag: return value != 0;
    case FieldKind::Choice: return toQString(field.choices[static_cast<std::size_t>(value)]);
    case FieldKind::Set: {
        QJsonArray members;
        for (std::size_t i = 0; i < field.choices.size(); ++i) {
            if ((value >> i) & 1)
                members.append(toQString(field.choices[i]));
        }
        return members;
    }
    case FieldKind::Place: {
        const Hex hex = unpack(value);
        return QJsonArray{hex.column, hex.halfRow};
    }
    default: return value;
    }
}

// No id holds a sign JSON escapes.
void appendElement(const FieldDeclaration& field, std::int32_t value, std::string& text)
{
    if (value == kNoEntry) {
        text += "null";
    } else if (field.kind == FieldKind::Flag) {
        text += value != 0 ? "true" : "false";
    } else if (field.kind == FieldKind::Choice) {
        text.append("\"").append(field.choices[static_cast<std::size_t>(value)]).append("\"");
    } else if (field.kind == FieldKind::Place) {
        appendHex(unpack(value), text);
    } else if (field.kind == FieldKind::Set) {
        const char* before = "[\"";
        for (std::size_t i = 0; i < field.choices.size(); ++i) {
            if ((value >> i) & 1)
                text.append(std::exchange(before, ",\"")).append(field.choices[i]).append("\"");
        }
        text += value == 0 ? "[]" : "]";
    } else {
        text += std::to_string(value);
    }
}

std::int32_t decodeElement(const FieldDeclaration& field, const QJsonValue& value, const DocumentPath& place)
{
    if (field.optional && value.isNull())
        return kNoEntry;
    switch (field.kind) {
    case FieldKind::Flag:
        if (!value.isBool())
            refuse<Reason::GiveTrueOrFalse>(place, kindOf(value));
        return value.toBool() ? 1 : 0;
    case FieldKind::Choice: return choiceOf(field, value, place);
    case FieldKind::Set: {
        const QJsonArray members = arrayOf(value, place);
        std::int32_t bits = 0;
        for (qsizetype i = 0; i < members.size(); ++i) {
            const std::int32_t bit = 1 << choiceOf(field, members[i], place.element(i));
            if ((bits & bit) != 0)
                refuse<Reason::ValueTwice>(place.element(i));
            bits |= bit;
        }
        return bits;
    }
    case FieldKind::Place: return hexOf(field, value, place);
    default: return static_cast<std::int32_t>(wholeNumber(value, field.minimum, field.maximum, place));
    }
}

QJsonValue encodeField(const RecordDeclaration& record, const FieldDeclaration& field, const void* data)
{
    if (field.kind == FieldKind::Text)
        return toQString(field.text(data));
    if (field.kind == FieldKind::RankList)
        return encodeRanks(field.ranks(data));
    if (field.kind == FieldKind::Table)
        return encodeTable(*field.shape, field.table(data));
    if (field.extent == 1)
        return encodeElement(field, field.number(data, 0));
    if (!field.elements.empty()) {
        QJsonObject object;
        for (std::size_t i = 0; i < field.extent; ++i)
            object.insert(toQString(field.elements[i]), encodeElement(field, field.number(data, i)));
        return object;
    }
    QJsonArray array;
    for (std::size_t i = 0; i < countOf(record, field, data); ++i)
        array.append(encodeElement(field, field.number(data, i)));
    return array;
}

void appendFieldText(const RecordDeclaration& record, const FieldDeclaration& field, const void* data,
                     std::string& text)
{
    if (field.kind == FieldKind::Text) {
        appendQuoted(field.text(data), text);
    } else if (field.kind == FieldKind::RankList && appendRanks(field.ranks(data), text)) {
        return;
    } else if (!field.isNumeric()) {
        const QJsonArray wrapped{encodeField(record, field, data)};
        const QByteArray array = QJsonDocument(wrapped).toJson(QJsonDocument::Compact);
        text.append(array.constData() + 1, static_cast<std::size_t>(array.size() - 2));
    } else if (field.extent == 1) {
        appendElement(field, field.number(data, 0), text);
    } else if (!field.elements.empty()) {
        appendNamed(field, data, text);
    } else {
        text += '[';
        for (std::size_t i = 0; i < countOf(record, field, data); ++i) {
            text += i > 0 ? "," : "";
            appendElement(field, field.number(data, i), text);
        }
        text += ']';
    }
}

bool decodePlain(const FieldDeclaration& field, const QJsonValue& value, void* data)
{
    if (field.extent != 1)
        return false;
    if (!field.optional || !value.isNull())
        return takePlain(field, value, data, 0);
    field.setNumber(data, 0, kNoEntry);
    return true;
}

std::size_t decodeField(const FieldDeclaration& field, const QJsonValue& value, void* data, const DocumentPath& place)
{
    if (field.kind == FieldKind::Text) {
        std::string text = textOf(value, place).toStdString();
        if (charactersOf(text) > field.maximum)
            refuse<Reason::TooManyCharacters>(place, charactersOf(text), field.maximum);
        field.setText(data, std::move(text));
        return 1;
    }
    if (field.kind == FieldKind::RankList) {
        field.setRanks(data, decodeRanks(field, value, place));
        return 1;
    }
    if (field.kind == FieldKind::Table) {
        field.setTable(data, decodeTable(field, value, place));
        return 1;
    }
    if (field.extent == 1) {
        field.setNumber(data, 0, decodeElement(field, value, place));
        return 1;
    }
    return field.elements.empty() ? decodeNumbered(field, value, data, place) : decodeNamed(field, value, data, place);
}

}  // namespace hitspread::formats
