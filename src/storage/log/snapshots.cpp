#include "storage/log/snapshots.h"

#include "formats/codec/actioncodec.h"
#include "formats/codec/ownrecordreader.h"
#include "formats/codec/recordcodec.h"
#include "formats/json/jsontext.h"
#include "services/library/possessions.h"
#include "services/library/recordvalues.h"
#include "services/library/rowvalue.h"
#include "services/refusal/problem.h"
#include "storage/library/recordtable.h"
#include "storage/library/savedsearch.h"
#include "storage/sqlite/text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <utility>

namespace hitspread::storage {

namespace {

QJsonObject objectOf(const AnyRecord& record)
{
    return record.isNull() ? QJsonObject{} : formats::encodeRecord(record.declaration(), record.data());
}

AnyRecord recordOf(const RecordDeclaration& declaration, const QJsonValue& value, RecordRef from)
{
    const QByteArray text = QJsonDocument(value.toObject()).toJson(QJsonDocument::Compact);
    return formats::recordFromText(declaration, text.toStdString(), Site(from));
}

/// Rank lists once more as pairs: their order is part of the value, which a JSON object does not keep.
void appendRanks(const AnyRecord& record, std::string& json)
{
    const char* before = "{\"";
    for (const FieldDeclaration* field : formats::fieldsById(record.declaration())) {
        if (field->kind != FieldKind::RankList)
            continue;
        json.append(std::exchange(before, ",\"")).append(field->id).append("\":");
        const char* beforeEntry = "[[";
        for (const auto& [name, rank] : field->ranks(record.data()).entries) {
            json.append(std::exchange(beforeEntry, ",["));
            formats::appendQuoted(name, json);
            json.append(",").append(std::to_string(rank)).append("]");
        }
        json += *beforeEntry == '[' ? "[]" : "]";
    }
    json += *before == '{' ? "{}" : "}";
}

void setRanks(AnyRecord& record, const QJsonObject& lists)
{
    for (const FieldDeclaration& field : record.declaration().fields) {
        if (field.kind != FieldKind::RankList)
            continue;
        Ranks ranks;
        const QJsonArray entries = lists[QString::fromLatin1(field.id)].toArray();
        for (const QJsonValue& entry : entries)
            ranks.entries.emplace_back(entry.toArray().at(0).toString().toStdString(), entry.toArray().at(1).toInt());
        field.setRanks(record.data(), std::move(ranks));
    }
}

QJsonObject encoded(const Possession& possession)
{
    const std::string_view kind = formats::kindText(possession.kind);
    QJsonObject object{{QStringLiteral("id"), possession.id},
                       {QStringLiteral("character"), possession.character},
                       {QStringLiteral("combatant"), possession.combatant},
                       {QStringLiteral("kind"), QString::fromUtf8(kind)},
                       {QStringLiteral("item"), possession.item},
                       {QStringLiteral("mountedOn"), possession.mountedOn},
                       {QStringLiteral("ammunition"), possession.ammunition},
                       {QStringLiteral("position"), possession.position},
                       {QStringLiteral("hasState"), !possession.state.isNull()},
                       {QStringLiteral("state"), objectOf(possession.state)}};
    if (possession.encounter != 0)
        object.insert(QStringLiteral("encounter"), possession.encounter);
    return object;
}

QJsonArray kitOf(std::span<const Possession> possessions)
{
    QJsonArray kit;
    for (const Possession& possession : possessions)
        kit.append(encoded(possession));
    return kit;
}

Possession decoded(const QJsonObject& object, const std::string& system, RecordRef from)
{
    Possession possession;
    possession.id = object[QStringLiteral("id")].toInteger();
    possession.character = object[QStringLiteral("character")].toInteger();
    possession.combatant = object[QStringLiteral("combatant")].toInteger();
    possession.encounter = object[QStringLiteral("encounter")].toInteger();
    possession.kind = formats::kindFromText(object[QStringLiteral("kind")].toString().toStdString(), "snapshot");
    possession.item = object[QStringLiteral("item")].toInteger();
    possession.mountedOn = object[QStringLiteral("mountedOn")].toInteger();
    possession.ammunition = object[QStringLiteral("ammunition")].toInteger();
    possession.position = object[QStringLiteral("position")].toInt();
    if (object[QStringLiteral("hasState")].toBool()) {
        const std::optional<RecordKind> kind = stateKindOf(possession);
        possession.state = recordOf(declarationFor(system, kind.value_or(RecordKind::ItemState)),
                                    object[QStringLiteral("state")], from);
    }
    return possession;
}

/// A record of the library with what belongs to it, letter by letter as a tree would be written: an import takes ten thousand of them.
std::string textOf(const StoredRecord& stored, std::span<const Possession> possessions)
{
    std::string json = "{\"extra\":";
    formats::appendQuoted(stored.extra, json);
    json += ",\"portrait\":";
    formats::appendQuoted(stored.portrait, json);
    json.append(",\"possessions\":");
    json += possessions.empty() ? "[]" : QJsonDocument(kitOf(possessions)).toJson(QJsonDocument::Compact).toStdString();
    json += ",\"ranks\":";
    appendRanks(stored.record, json);
    const std::string record = formats::recordText(stored.record);
    json.reserve(json.size() + record.size() + stored.system.size() + 64);
    json.append(",\"record\":").append(record);
    json.append(",\"sample\":").append(stored.sample ? "true" : "false").append(",\"system\":");
    formats::appendQuoted(stored.system, json);
    json += ",\"tags\":[";
    for (const std::string& tag : stored.tags) {
        json += &tag == stored.tags.data() ? "" : ",";
        formats::appendQuoted(tag, json);
    }
    return json + "]}";
}

Combatant combatantIn(const QJsonObject& object, RecordRef record)
{
    const std::string system = object[QStringLiteral("system")].toString().toStdString();
    Combatant combatant;
    combatant.id = record.id;
    combatant.encounter = object[QStringLiteral("encounter")].toInteger();
    combatant.character = object[QStringLiteral("character")].toInteger();
    combatant.name = object[QStringLiteral("name")].toString().toStdString();
    combatant.badge = object[QStringLiteral("badge")].toString().toStdString();
    combatant.side = static_cast<Side>(object[QStringLiteral("side")].toInt());
    combatant.position = object[QStringLiteral("position")].toInt();
    // ResultSet written before there were these lack them: 0 and false is what they were.
    combatant.colour = object[QStringLiteral("colour")].toInt();
    combatant.away = object[QStringLiteral("away")].toBool();
    combatant.condition = recordOf(declarationFor(system, RecordKind::Condition), object[QStringLiteral("condition")],
                                   record);
    return combatant;
}

StoredRecord storedIn(const QJsonObject& object, RecordRef record)
{
    StoredRecord stored;
    stored.id = record.id;
    stored.system = object[QStringLiteral("system")].toString().toStdString();
    stored.sample = object[QStringLiteral("sample")].toBool();
    stored.extra = object[QStringLiteral("extra")].toString().toStdString();
    stored.record = recordOf(declarationFor(stored.system, record.kind), object[QStringLiteral("record")], record);
    setRanks(stored.record, object[QStringLiteral("ranks")].toObject());
    stored.tags = textsIn(object[QStringLiteral("tags")].toArray());
    stored.portrait = object[QStringLiteral("portrait")].toString().toStdString();
    return stored;
}

void requireCombatant(const QJsonObject& row, RecordRef record)
{
    const Combatant combatant = combatantIn(row, record);
    const auto require = [&](const char* field, const LoggedValue& value) {
        rowvalue::requirePossible(RecordKind::Condition, {}, field, value);
    };
    require("name", combatant.name);
    require("side", std::int64_t{row[QStringLiteral("side")].toInteger()});
    require("colour", std::int64_t{combatant.colour});
    for (const QJsonValue& pair : row[QStringLiteral("distances")].toArray()) {
        const qint64 metres = pair.toArray().at(1).toInteger(-1);
        // Nobody knows how far: then there is no pair.
        require("distance:", metres < 0 ? LoggedValue() : LoggedValue(std::int64_t{metres}));
    }
    if (combatant.encounter == 0 || combatant.character == 0)
        refuse<Reason::CombatantUnknown>(combatant.name);
}

void requirePossession(const QJsonObject& thing, const std::string& system, RecordRef record)
{
    const Possession possession = decoded(thing, system, record);
    const bool canBeHad = possession.kind == RecordKind::ConditionTemplate || canBeCarried(possession.kind);
    if (!canBeHad || possession.id == 0 || possession.item == 0)
        refuse<Reason::CannotBeCarried>(RecordRef{RecordKind::Possession, possession.id});
}

}  // namespace

std::shared_ptr<const KeptRow> Snapshots::read(RecordRef record, const std::string& snapshot)
{
    if (record.kind != RecordKind::Condition && record.kind != RecordKind::Possession)
        return nullptr;
    const QJsonObject object = objectOf(snapshot);
    KeptRow row{object[QStringLiteral("name")].toString().toStdString()};
    if (record.kind == RecordKind::Possession) {
        try {
            row.thing = decoded(object[QStringLiteral("possession")].toObject(),
                                object[QStringLiteral("system")].toString().toStdString(), record);
        } catch (const Failure& failure) {
            if (failure.problem().code == ProblemCode::OutOfMemory)
                throw;
            return nullptr;
        }
    }
    return std::make_shared<const KeptRow>(std::move(row));
}

void Snapshots::requireReadable(RecordRef record, const QJsonObject& row)
{
    if (row.isEmpty())
        refuse<Reason::FightPartMissing>(record);
    const std::string system = row[QStringLiteral("system")].toString().toStdString();
    if (record.kind == RecordKind::SavedSearch)
        return;
    if (record.kind == RecordKind::Possession) {
        const QJsonObject thing = row[QStringLiteral("possession")].toObject();
        if (thing[QStringLiteral("id")].toInteger() != record.id)
            refuse<Reason::FightPartMissing>(record);
        return requirePossession(thing, system, record);
    }
    if (record.kind == RecordKind::Condition) {
        requireCombatant(row, record);
    } else {
        const StoredRecord stored = storedIn(row, record);
        requireSound(stored.record, record);
    }
    for (const QJsonValue& thing : row[QStringLiteral("possessions")].toArray())
        requirePossession(thing.toObject(), system, record);
}

std::string Snapshots::take(RecordRef record)
{
    if (record.kind == RecordKind::Possession)
        return takePossession(record);
    if (record.kind == RecordKind::SavedSearch)
        return m_library.savedSearchText(record.id);
    if (record.kind == RecordKind::Condition)
        return takeCombatant(record);
    return textOf(m_library.load(record),
                  record.kind == RecordKind::Character ? m_encounters.possessionsOfCharacter(record.id)
                                                       : std::vector<Possession>());
}

std::string Snapshots::ofNew(const StoredRecord& record)
{
    return textOf(record, {});
}

std::string Snapshots::takeCombatant(RecordRef record)
{
    const Combatant combatant = m_encounters.combatant(record.id);
    QJsonObject object{{QStringLiteral("system"), qt(m_encounters.encounter(combatant.encounter).system)},
                       {QStringLiteral("encounter"), combatant.encounter},
                       {QStringLiteral("character"), combatant.character},
                       {QStringLiteral("name"), qt(combatant.name)},
                       {QStringLiteral("badge"), qt(combatant.badge)},
                       {QStringLiteral("side"), static_cast<int>(combatant.side)},
                       {QStringLiteral("position"), combatant.position},
                       {QStringLiteral("colour"), combatant.colour},
                       {QStringLiteral("away"), combatant.away},
                       {QStringLiteral("condition"), objectOf(combatant.condition)}};
    QJsonArray distances;
    ResultSet row = m_connection.run(QStringLiteral("SELECT a + b - ?, metres FROM distance WHERE a = ? OR b = ?"),
                                     {record.id, record.id, record.id});
    while (row.next())
        distances.append(QJsonArray{row.value(0).toLongLong(), row.value(1).toInt()});
    object[QStringLiteral("distances")] = distances;
    object[QStringLiteral("possessions")] = kitOf(m_encounters.possessionsOfCombatant(record.id));
    return QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString();
}

QJsonObject Snapshots::rowOf(const StoredRecord& stored, std::span<const Possession> kit)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(textOf(stored, kit))).object();
}

std::string Snapshots::systemOf(const Possession& possession)
{
    if (possession.encounter != 0)
        return m_encounters.encounter(possession.encounter).system;
    const RecordId character = possession.character != 0 ? possession.character
                                                         : m_encounters.combatant(possession.combatant).character;
    return m_library.systemOf({RecordKind::Character, character});
}

std::string Snapshots::takePossession(RecordRef record)
{
    const Possession possession = m_encounters.possession(record.id);
    const QJsonObject object{{QStringLiteral("system"), qt(systemOf(possession))},
                             {QStringLiteral("possession"), encoded(possession)}};
    return QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString();
}

void Snapshots::putBackPossession(RecordRef record, const QJsonObject& object)
{
    const Possession possession = decoded(object[QStringLiteral("possession")].toObject(),
                                          object[QStringLiteral("system")].toString().toStdString(), record);
    const bool isThere =
        m_connection.value(QStringLiteral("SELECT 1 FROM possession WHERE id = ?"), {record.id}).isValid();
    if (isThere)
        m_encounters.update(possession);
    else
        (void)m_encounters.insert(possession);
}

void Snapshots::putBack(RecordRef record, const std::string& snapshot)
{
    const QJsonObject object = objectOf(snapshot);
    const std::string system = object[QStringLiteral("system")].toString().toStdString();
    m_connection.joined([&] {
        if (record.kind == RecordKind::Possession)
            return putBackPossession(record, object);
        if (record.kind == RecordKind::SavedSearch)
            return m_library.putBackSearch(record.id, object);
        if (record.kind == RecordKind::Condition)
            (void)m_encounters.insert(combatantIn(object, record));
        else if (!putBackLibraryRecord(record, object))
            return;
        const QJsonArray kit = object[QStringLiteral("possessions")].toArray();
        for (const QJsonValue& entry : kit)
            (void)m_encounters.insert(decoded(entry.toObject(), system, record));
        const QJsonArray distances = object[QStringLiteral("distances")].toArray();
        for (const QJsonValue& entry : distances) {
            const qint64 other = entry.toArray().at(0).toInteger();
            const bool isThere =
                m_connection.value(QStringLiteral("SELECT 1 FROM combatant WHERE id = ?"), {other}).isValid();
            if (isThere)
                m_encounters.setDistance(record.id, other, entry.toArray().at(1).toInt());
        }
    });
}

bool Snapshots::putBackLibraryRecord(RecordRef record, const QJsonObject& object)
{
    const StoredRecord stored = storedIn(object, record);
    if (m_library.contains(record)) {
        // It was taken out, not deleted; what belongs to it is still there.
        m_library.update(stored);
        return false;
    }
    m_library.putBack(stored);
    return true;
}

}  // namespace hitspread::storage
