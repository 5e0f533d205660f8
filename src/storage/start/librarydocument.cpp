#include "storage/start/librarydocument.h"

#include "formats/codec/actioncodec.h"
#include "formats/codec/recordcodec.h"
#include "rules/systems/registry.h"
#include "services/library/possessions.h"
#include "services/refusal/problem.h"
#include "storage/library/recordtable.h"
#include "storage/sqlite/text.h"
#include "storage/start/shippedfile.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QStringList>

#include <algorithm>
#include <utility>
#include <vector>

namespace hitspread::storage {

namespace {

/// The records of one rule system by the keys of its documents.
using Keys = QMap<QString, RecordId>;

/// Loads one document (one rule system's part) into a campaign. Records refer to each other, and to those of documents loaded
/// before, by keys.
class DocumentLoader {
public:
    DocumentLoader(Campaign& campaign, const QJsonObject& document, bool sample, Keys& ids)
        : m_campaign(campaign),
          m_isSample(sample),
          m_document(document),
          m_system(document[QStringLiteral("system")].toString().toStdString()),
          m_ids(ids)
    {}

    void load()
    {
        loadRecords(QStringLiteral("ammunition"), RecordKind::Ammunition);
        loadRecords(QStringLiteral("accessories"), RecordKind::Accessory);
        loadRecords(QStringLiteral("weapons"), RecordKind::Weapon);
        loadRecords(QStringLiteral("armour"), RecordKind::Armour);
        loadRecords(QStringLiteral("meleeWeapons"), RecordKind::MeleeWeapon);
        loadRecords(QStringLiteral("thrownWeapons"), RecordKind::ThrownWeapon);
        loadRecords(QStringLiteral("grenades"), RecordKind::Grenade);
        loadRecords(QStringLiteral("conditions"), RecordKind::ConditionTemplate);
        loadRecords(QStringLiteral("modifiers"), RecordKind::Modifier);
        loadRecords(QStringLiteral("characters"), RecordKind::Character);
        const QJsonObject characters = m_document[QStringLiteral("characters")].toObject();
        for (auto character = characters.begin(); character != characters.end(); ++character)
            loadKit(m_ids.value(character.key()), character.value().toObject()[QStringLiteral("kit")].toArray());
        const QJsonArray encounters = m_document[QStringLiteral("encounters")].toArray();
        for (const QJsonValue& encounter : encounters)
            loadEncounter(encounter.toObject());
    }

private:
    [[nodiscard]] AnyRecord record(RecordKind kind, const QJsonValue& value, const QString& where) const
    {
        const QByteArray text = QJsonDocument(value.toObject()).toJson(QJsonDocument::Compact);
        std::string unknown;
        AnyRecord read = formats::recordFromText(declarationFor(m_system, kind), text.toStdString(), where, &unknown);
        if (unknown != "{}")
            refuse<Reason::UnknownMembers>({SiteKind::ShippedDocument, where}, unknown);
        return read;
    }

    [[nodiscard]] RecordId idOf(const QJsonValue& key) const
    {
        const auto found = m_ids.find(key.toString());
        if (found == m_ids.end())
            throw Failure(ProblemCode::NotFound, {SiteKind::ShippedDocument, key.toString()});
        return *found;
    }

    void loadRecords(const QString& member, RecordKind kind)
    {
        const QJsonObject records = m_document[member].toObject();
        for (auto entry = records.begin(); entry != records.end(); ++entry) {
            StoredRecord stored;
            stored.system = m_system;
            stored.sample = m_isSample;
            stored.record = record(kind, entry.value().toObject()[QStringLiteral("record")], entry.key());
            m_ids[entry.key()] = m_campaign.library().insert(stored);
        }
    }

    [[nodiscard]] AnyRecord state(RecordKind kind, const QJsonObject& item) const
    {
        const System* system = findSystem(m_system);
        if (!system || !system->record(kind))
            return {};
        return record(kind, item[QStringLiteral("state")], QStringLiteral("state"));
    }

    void loadKit(RecordId character, const QJsonArray& kit)
    {
        int position = 0;
        for (const QJsonValue& value : kit) {
            const QJsonObject item = value.toObject();
            Possession possession;
            possession.character = character;
            possession.position = position++;
            for (const RecordKind kind : {RecordKind::Weapon, RecordKind::Armour, RecordKind::MeleeWeapon,
                                          RecordKind::ThrownWeapon, RecordKind::Grenade}) {
                const std::string_view member = formats::kindText(kind);
                const QJsonValue key = item[QLatin1String(member.data(), static_cast<qsizetype>(member.size()))];
                if (!key.isString())
                    continue;
                possession.kind = kind;
                possession.item = idOf(key);
                possession.state = state(stateKindOf(kind).value_or(kind), item);
            }
            if (item.contains(QStringLiteral("ammunition")))
                possession.ammunition = idOf(item[QStringLiteral("ammunition")]);
            const RecordId id = m_campaign.encounters().insert(possession);
            const QJsonArray mounted = item[QStringLiteral("mounted")].toArray();
            for (const QJsonValue& accessory : mounted) {
                Possession part;
                part.character = character;
                part.kind = RecordKind::Accessory;
                part.item = idOf(accessory);
                part.mountedOn = id;
                part.position = position++;
                (void)m_campaign.encounters().insert(part);
            }
        }
    }

    void loadEncounter(const QJsonObject& object)
    {
        Encounter encounter;
        encounter.system = m_system;
        encounter.name = object[QStringLiteral("name")].toString().toStdString();
        encounter.round = object[QStringLiteral("round")].toInt(1);
        encounter.phase = object[QStringLiteral("phase")].toInt(1);
        encounter.profile = object[QStringLiteral("profile")].toString().toStdString();
        encounter.switches = record(RecordKind::Switches, object[QStringLiteral("switches")],
                                    QStringLiteral("switches"));
        encounter.sample = true;
        encounter.id = m_campaign.encounters().insert(encounter);

        QMap<QString, RecordId> combatants;
        const QJsonArray members = object[QStringLiteral("combatants")].toArray();
        m_people.clear();
        for (const QJsonValue& value : members)
            m_people.append(value[QStringLiteral("name")].toString());
        for (int position = 0; position < members.size(); ++position)
            combatants[m_people[position]] = loadCombatant(encounter.id, position, members[position].toObject());
        for (const RecordId combatant : std::as_const(combatants))
            nameFor(combatant, combatants);
        const QJsonArray distances = object[QStringLiteral("distances")].toArray();
        for (const QJsonValue& value : distances) {
            const QJsonArray triple = value.toArray();
            m_campaign.encounters().setDistance(combatants.value(triple.at(0).toString()),
                                                combatants.value(triple.at(1).toString()), triple.at(2).toInt());
        }
    }

    /// A condition names others of the fight as the document does; until all are there, by their places from 1. His own things it names
    /// when he has them.
    [[nodiscard]] QJsonObject placed(QJsonObject condition) const
    {
        const auto placeOf = [this](const QJsonValue& value) {
            if (!value.isString())
                return value;
            const auto place = m_people.indexOf(value.toString());
            if (place < 0)
                throw Failure(ProblemCode::NotFound, {SiteKind::ShippedDocument, value.toString()});
            return QJsonValue(place + 1);
        };
        for (const FieldDeclaration& field : declarationFor(m_system, RecordKind::Condition).fields) {
            const QString id = QString::fromUtf8(field.id.data(), static_cast<qsizetype>(field.id.size()));
            if (field.names == RecordKind::Possession)
                condition.remove(id);
            if (field.names != RecordKind::Condition || !condition.contains(id))
                continue;
            QJsonArray places;
            for (const QJsonValue& value : condition[id].toArray())
                places.append(placeOf(value));
            condition[id] = condition[id].isArray() ? QJsonValue(places) : placeOf(condition[id]);
        }
        return condition;
    }

    /// The number of who stands at a place for the place, wherever somebody's condition names others.
    void nameFor(RecordId combatant, const QMap<QString, RecordId>& combatants)
    {
        Combatant named = m_campaign.encounters().combatant(combatant);
        named.condition = named.condition.cloned();
        bool isBound = false;
        for (const FieldDeclaration& field : named.condition.declaration().fields) {
            if (field.names != RecordKind::Condition)
                continue;
            for (std::size_t i = 0; i < field.elementsIn(named.condition.data()); ++i) {
                const std::int32_t place = field.number(named.condition.data(), i);
                if (place <= 0)
                    continue;
                const RecordId id = combatants.value(m_people[place - 1]);
                field.setNumber(named.condition.data(), i, static_cast<std::int32_t>(id));
                isBound = true;
            }
        }
        if (isBound)
            m_campaign.encounters().update(named);
    }

    /// The number of a weapon of somebody's for the key of what it is, wherever his condition names one.
    void nameThings(Combatant named, const QJsonObject& condition)
    {
        named.condition = named.condition.cloned();
        bool isBound = false;
        for (const FieldDeclaration& field : named.condition.declaration().fields) {
            const QString id = QString::fromUtf8(field.id.data(), static_cast<qsizetype>(field.id.size()));
            if (field.names != RecordKind::Possession || !condition.contains(id))
                continue;
            const RecordId item = idOf(condition[id]);
            const std::vector<Possession> things = m_campaign.encounters().possessionsOfCombatant(named.id);
            const auto thing = std::ranges::find_if(
                things, [item](const Possession& one) { return one.kind == RecordKind::Weapon && one.item == item; });
            if (thing == things.end())
                throw Failure(ProblemCode::NotFound, {SiteKind::ShippedDocument, condition[id].toString()});
            field.setNumber(named.condition.data(), 0, static_cast<std::int32_t>(thing->id));
            isBound = true;
        }
        if (isBound)
            m_campaign.encounters().update(named);
    }

    RecordId loadCombatant(RecordId encounter, int position, const QJsonObject& object)
    {
        Combatant combatant;
        combatant.encounter = encounter;
        combatant.character = idOf(object[QStringLiteral("character")]);
        combatant.name = object[QStringLiteral("name")].toString().toStdString();
        combatant.badge = object[QStringLiteral("badge")].toString().toStdString();
        combatant.side = object[QStringLiteral("side")].toString() == QStringLiteral("players") ? Side::Players
                                                                                                : Side::Opponents;
        combatant.position = position;
        combatant.condition = record(RecordKind::Condition, placed(object[QStringLiteral("condition")].toObject()),
                                     QStringLiteral("condition"));
        const RecordId id = m_campaign.encounters().insert(combatant);
        QMap<RecordId, RecordId> copies;
        const QJsonArray states = object[QStringLiteral("kit")].toArray();
        qsizetype item = 0;
        for (Possession possession : m_campaign.encounters().possessionsOfCharacter(combatant.character)) {
            const RecordId original = possession.id;
            possession.id = 0;
            possession.character = 0;
            possession.combatant = id;
            possession.mountedOn = copies.value(possession.mountedOn, 0);
            if (possession.kind != RecordKind::Accessory && !possession.state.isNull()) {
                const QJsonValue changed = states.at(item++);
                if (changed.isObject())
                    possession.state = record(possession.state.declaration().kind, changed, QStringLiteral("kit"));
            }
            copies[original] = m_campaign.encounters().insert(possession);
        }
        combatant.id = id;
        nameThings(combatant, object[QStringLiteral("condition")].toObject());
        return id;
    }

    Campaign& m_campaign;
    bool m_isSample;
    QJsonObject m_document;
    std::string m_system;
    Keys& m_ids;
    QStringList m_people;  ///< of the encounter that is loaded, in their order
};

}  // namespace

void loadDocuments(CampaignFile& file, CampaignStart start)
{
    const QDir folder(QStringLiteral(":/database/library"));
    QMap<QString, Keys> ids;
    const auto load = [&](const QString& names, bool sample) {
        for (const QString& name : folder.entryList({names}, QDir::Files, QDir::Name)) {
            const QJsonObject document =
                QJsonDocument::fromJson(shippedFile(QStringLiteral("library/") + name)).object();
            Keys& known = ids[document[QStringLiteral("system")].toString()];
            DocumentLoader(file, document, sample, known).load();
        }
    };
    load(QStringLiteral("preset-*.json"), false);
    // The sample is played with the same gear; there it is part of the sample.
    if (start != CampaignStart::Empty)
        load(QStringLiteral("starter-*.json"), start == CampaignStart::Sample);
    if (start == CampaignStart::Starter)
        load(QStringLiteral("people-*.json"), false);
    if (start == CampaignStart::Sample)
        load(QStringLiteral("sample-*.json"), true);
}

}  // namespace hitspread::storage
