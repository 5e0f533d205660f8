#include "formats/codec/logvaluecodec.h"

#include "formats/codec/ownrecordreader.h"
#include "formats/codec/tablecodec.h"
#include "formats/json/jsontext.h"

#include "services/refusal/problem.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <array>

namespace hitspread::formats {

namespace {

constexpr std::array<const char16_t*, 7> kEntryKinds{u"action", u"edit", u"create", u"remove",
                                                     u"drop",   u"undo", u"redo"};

}  // namespace

QString entryKindText(EntryKind kind)
{
    return QString::fromUtf16(kEntryKinds[static_cast<std::size_t>(kind)]);
}

std::optional<EntryKind> entryKindFromText(QStringView text)
{
    const auto found = std::ranges::find_if(kEntryKinds,
                                            [&](const char16_t* kind) { return text == QStringView(kind); });
    return found == kEntryKinds.end() ? std::nullopt
                                      : std::optional(static_cast<EntryKind>(found - kEntryKinds.begin()));
}

/// Ranks are an array of pairs: their order is part of the value, which a JSON object would not keep. A table is an array of objects.
QJsonValue encodeLogValue(const LoggedValue& value)
{
    if (const auto* number = std::get_if<std::int64_t>(&value))
        return QJsonValue(static_cast<qint64>(*number));
    if (const auto* text = std::get_if<std::string>(&value))
        return QString::fromStdString(*text);
    if (const auto* ranks = std::get_if<Ranks>(&value)) {
        QJsonArray entries;
        for (const auto& [name, rank] : ranks->entries)
            entries.append(QJsonArray{QString::fromStdString(name), rank});
        return entries;
    }
    if (const auto* table = std::get_if<Table>(&value))
        return encodeRows(*table);
    return QJsonValue::Null;
}

LoggedValue decodeLogValue(const QJsonValue& value, const DocumentPath& place)
{
    switch (value.type()) {
    case QJsonValue::Double: return std::int64_t{value.toInteger()};
    case QJsonValue::String: return value.toString().toStdString();
    case QJsonValue::Array: {
        const QJsonArray entries = value.toArray();
        if (entries.first().isObject())
            return decodeRows(entries, place);
        Ranks ranks;
        for (const QJsonValue& entry : entries)
            ranks.entries.emplace_back(entry.toArray().at(0).toString().toStdString(), entry.toArray().at(1).toInt());
        return ranks;
    }
    default: return std::monostate{};
    }
}

QJsonObject encodeEntry(const LogEntry& entry)
{
    QJsonObject object{{u"id"_qs, qint64{entry.id}},
                       {u"kind"_qs, entryKindText(entry.kind)},
                       {u"parent"_qs, qint64{entry.parent}},
                       {u"title"_qs, toQString(entry.title)},
                       {u"time"_qs, toQString(entry.time)},
                       {u"round"_qs, entry.round},
                       {u"phase"_qs, entry.phase}};
    if (entry.scope.kind == ScopeKind::Encounter)
        object.insert(u"encounter"_qs, qint64{entry.scope.encounter});
    if (entry.inForce)
        object.insert(u"inForce"_qs, true);
    if (entry.target != 0)
        object.insert(u"target"_qs, qint64{entry.target});
    if (!entry.reason.empty())
        object.insert(u"reason"_qs, toQString(entry.reason));
    return object;
}

QJsonArray encodeEntries(std::span<const LogEntry> entries)
{
    QJsonArray array;
    for (const LogEntry& entry : entries)
        array.append(encodeEntry(entry));
    return array;
}

std::string logValueText(const LoggedValue& value)
{
    if (std::holds_alternative<std::monostate>(value))
        return "null";
    if (const auto* text = std::get_if<std::string>(&value)) {
        std::string quoted;
        appendQuoted(*text, quoted);
        return quoted;
    }
    const QByteArray array = QJsonDocument(QJsonArray{encodeLogValue(value)}).toJson(QJsonDocument::Compact);
    return {array.constData() + 1, static_cast<std::size_t>(array.size() - 2)};
}

LoggedValue logValueFromText(const QByteArray& text)
{
    if (text == "null")
        return {};
    if (text.startsWith('"')) {
        if (std::optional<std::string> plain = readOwnText({text.constData(), static_cast<std::size_t>(text.size())}))
            return std::move(*plain);
    }
    const QJsonArray wrapped = QJsonDocument::fromJson(QByteArrayLiteral("[") + text + QByteArrayLiteral("]")).array();
    if (wrapped.size() != 1)
        throw Failure(ProblemCode::DamagedCampaign, {SiteKind::Place, "log"}, because<Reason::LoggedValueUnreadable>());
    try {
        return decodeLogValue(wrapped.at(0), {});
    } catch (const Failure& failure) {
        throw Failure(ProblemCode::DamagedCampaign, {SiteKind::Place, "log"},
                      because<Reason::LoggedTableBroken>(failure.problem().where, failure.problem().causes.at(0)));
    }
}

}  // namespace hitspread::formats
