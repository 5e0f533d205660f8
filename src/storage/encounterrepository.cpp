#include "storage/encounterrepository.h"

#include "formats/codec/recordcodec.h"
#include "rules/systems/registry.h"
#include "services/library/possessions.h"
#include "services/refusal/problem.h"
#include "storage/library/recordtable.h"
#include "storage/log/ownrows.h"
#include "storage/sqlite/text.h"

#include <array>

namespace hitspread::storage {

namespace {

// JSON comes as its bytes: as text it would be widened and narrowed again.
const QString kEncounterColumns = QStringLiteral(
    "id, system, name, round, phase, profile, CAST(switches AS BLOB), is_sample, archived, is_between");
const QString kCombatantColumns = QStringLiteral(
    "combatant.id, combatant.encounter_id, combatant.character_id, combatant.name, "
    "combatant.badge, combatant.side, combatant.position, CAST(combatant.condition AS BLOB), "
    "encounter.system, combatant.colour, combatant.away FROM combatant JOIN encounter ON encounter.id = combatant.encounter_id");
const QString kPossessionColumns = QStringLiteral(
    "possession.id, possession.character_id, possession.combatant_id, possession.ammunition_id, possession.mounted_on, "
    "possession.position, CAST(possession.state AS BLOB), possession.encounter_id, "
    "coalesce(own.system, template.system, ground.system), "
    "weapon_id, armour_id, accessory_id, melee_weapon_id, thrown_weapon_id, grenade_id, condition_template_id "
    "FROM possession LEFT JOIN character AS own ON own.id = possession.character_id "
    "LEFT JOIN combatant AS fighter ON fighter.id = possession.combatant_id "
    "LEFT JOIN character AS template ON template.id = fighter.character_id "
    "LEFT JOIN encounter AS ground ON ground.id = possession.encounter_id");
constexpr int kFirstItemColumn = 9;
/// What can be had, in the order of their columns.
constexpr std::array kItemKinds{RecordKind::Weapon,           RecordKind::Armour,       RecordKind::Accessory,
                                RecordKind::MeleeWeapon,      RecordKind::ThrownWeapon, RecordKind::Grenade,
                                RecordKind::ConditionTemplate};
const std::array kItemColumns{QStringLiteral("weapon_id"),
                              QStringLiteral("armour_id"),
                              QStringLiteral("accessory_id"),
                              QStringLiteral("melee_weapon_id"),
                              QStringLiteral("thrown_weapon_id"),
                              QStringLiteral("grenade_id"),
                              QStringLiteral("condition_template_id")};

QString textOf(const AnyRecord& record)
{
    return record.isNull() ? QStringLiteral("{}") : qt(formats::recordText(record));
}

Encounter encounterIn(OwnRecords& records, const ResultSet& row)
{
    Encounter encounter;
    encounter.id = row.number(0);
    encounter.system = row.text(1);
    encounter.name = row.text(2);
    encounter.round = row.value(3).toInt();
    encounter.phase = row.value(4).toInt();
    encounter.profile = row.text(5);
    encounter.switches = records.read(row, {SiteKind::Encounter, encounter.id}, {RecordKind::Switches, encounter.id},
                                      encounter.system, row.bytes(6));
    encounter.sample = row.value(7).toBool();
    encounter.archived = row.value(8).toBool();
    encounter.between = row.value(9).toBool();
    return encounter;
}

Combatant combatantIn(OwnRecords& records, const ResultSet& row)
{
    Combatant combatant;
    combatant.id = row.number(0);
    combatant.encounter = row.number(1);
    combatant.character = row.number(2);
    combatant.name = row.text(3);
    combatant.badge = row.text(4);
    combatant.side = static_cast<Side>(row.value(5).toInt());
    combatant.position = row.value(6).toInt();
    combatant.condition = records.read(row, {SiteKind::Combatant, combatant.id}, {RecordKind::Condition, combatant.id},
                                       row.text(8), row.bytes(7));
    combatant.colour = row.value(9).toInt();
    combatant.away = row.value(10).toBool();
    return combatant;
}

/// The record a possession's live state is, or nullptr where the system keeps none. Throws Failure BadInput for a system there
/// is not, and where there must be a state.
const RecordDeclaration* stateOf(const std::string& system, const Possession& possession)
{
    const System* rules = findSystem(system);
    const std::optional<RecordKind> stateKind = stateKindOf(possession);
    const bool isNeeded = stateKind == RecordKind::Lasting || stateKind == RecordKind::Lying;
    if (!rules || isNeeded)
        return &declarationFor(system, stateKind.value_or(RecordKind::Condition));
    return stateKind ? rules->record(*stateKind) : nullptr;
}

Possession possessionIn(OwnRecords& records, const ResultSet& row)
{
    Possession possession;
    possession.id = row.number(0);
    possession.character = row.number(1);
    possession.combatant = row.number(2);
    possession.ammunition = row.number(3);
    possession.mountedOn = row.number(4);
    possession.position = row.value(5).toInt();
    possession.encounter = row.number(7);
    int column = kFirstItemColumn;
    for (const RecordKind kind : kItemKinds) {
        const QVariant item = row.value(column++);
        if (item.isNull())
            continue;
        possession.kind = kind;
        possession.item = item.toLongLong();
        break;
    }
    const RecordDeclaration* state = nullptr;
    readOwn(row, {SiteKind::Possession, possession.id}, [&] { state = stateOf(row.text(8), possession); });
    if (state && !row.value(6).isNull())
        possession.state = records.read(row, {SiteKind::Possession, possession.id}, {state->kind, possession.id},
                                        row.text(8), row.bytes(6));
    else if (state)
        possession.state = AnyRecord(*state);
    return possession;
}

std::vector<QVariant> valuesOf(const Possession& possession)
{
    const QVariant state = possession.state.isNull() ? QVariant(QMetaType(QMetaType::QString))
                                                     : QVariant(textOf(possession.state));
    std::vector<QVariant> values{reference(possession.character),
                                 reference(possession.combatant),
                                 reference(possession.ammunition),
                                 reference(possession.mountedOn),
                                 possession.position,
                                 state,
                                 reference(possession.encounter)};
    for (const RecordKind kind : kItemKinds)
        values.push_back(reference(possession.kind == kind ? possession.item : 0));
    return values;
}

[[noreturn]] void missing(SiteKind what, RecordId id)
{
    throw Failure(ProblemCode::NotFound, {what, id});
}

}  // namespace

std::vector<Encounter> EncounterRepository::encounters()
{
    std::vector<Encounter> all;
    ResultSet row = m_connection.run(QStringLiteral("SELECT %1 FROM encounter ORDER BY id").arg(kEncounterColumns));
    while (row.next())
        all.push_back(encounterIn(m_records, row));
    return all;
}

Encounter EncounterRepository::encounter(RecordId id)
{
    ResultSet row = m_connection.run(QStringLiteral("SELECT %1 FROM encounter WHERE id = ?").arg(kEncounterColumns),
                                     {id});
    if (!row.next())
        missing(SiteKind::Encounter, id);
    return encounterIn(m_records, row);
}

RecordId EncounterRepository::insert(const Encounter& encounter)
{
    return m_connection
        .run(
            QStringLiteral("INSERT INTO encounter (system, name, round, phase, profile, switches, is_sample, archived, "
                           "is_between) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"),
            {qt(encounter.system), qt(encounter.name), encounter.round, encounter.phase, filled(encounter.profile),
             textOf(encounter.switches), encounter.sample, encounter.archived, encounter.between})
        .lastId();
}

void EncounterRepository::update(const Encounter& encounter)
{
    const ResultSet row = m_connection.run(
        QStringLiteral(
            "UPDATE encounter SET name = ?, round = ?, phase = ?, profile = ?, switches = ?, archived = ? WHERE id = ?"),
        {qt(encounter.name), encounter.round, encounter.phase, filled(encounter.profile), textOf(encounter.switches),
         encounter.archived, encounter.id});
    if (row.affected() != 1)
        missing(SiteKind::Encounter, encounter.id);
}

std::vector<Combatant> EncounterRepository::combatants(RecordId encounter)
{
    std::vector<Combatant> all;
    ResultSet row = m_connection.run(
        QStringLiteral("SELECT %1 WHERE combatant.encounter_id = ? ORDER BY combatant.position, combatant.id")
            .arg(kCombatantColumns),
        {encounter});
    while (row.next())
        all.push_back(combatantIn(m_records, row));
    return all;
}

Combatant EncounterRepository::combatant(RecordId id)
{
    static const QString sql = QStringLiteral("SELECT %1 WHERE combatant.id = ?").arg(kCombatantColumns);
    ResultSet row = m_connection.run(sql, {id});
    if (!row.next())
        missing(SiteKind::Combatant, id);
    return combatantIn(m_records, row);
}

RecordId EncounterRepository::insert(const Combatant& combatant)
{
    return m_connection
        .run(
            QStringLiteral(
                "INSERT INTO combatant (id, encounter_id, character_id, name, badge, side, position, condition, colour, away) "
                "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
            {reference(combatant.id), combatant.encounter, combatant.character, qt(combatant.name),
             filled(combatant.badge), static_cast<int>(combatant.side), combatant.position, textOf(combatant.condition),
             combatant.colour, combatant.away})
        .lastId();
}

void EncounterRepository::update(const Combatant& combatant)
{
    const ResultSet row = m_connection.run(
        QStringLiteral(
            "UPDATE combatant SET name = ?, badge = ?, side = ?, position = ?, condition = ?, colour = ?, away = ? WHERE id = ?"),
        {qt(combatant.name), filled(combatant.badge), static_cast<int>(combatant.side), combatant.position,
         textOf(combatant.condition), combatant.colour, combatant.away, combatant.id});
    if (row.affected() != 1)
        missing(SiteKind::Combatant, combatant.id);
}

void EncounterRepository::updateRecord(RecordRef record, const AnyRecord& value)
{
    static const QString condition = QStringLiteral("UPDATE combatant SET condition = ? WHERE id = ?");
    static const QString state = QStringLiteral("UPDATE possession SET state = ? WHERE id = ?");
    static const QString switches = QStringLiteral("UPDATE encounter SET switches = ? WHERE id = ?");
    const QString& sql = record.kind == RecordKind::Condition ? condition
        : record.kind == RecordKind::Switches                 ? switches
                                                              : state;
    if (m_connection.run(sql, {textOf(value), record.id}).affected() != 1)
        missing(record.kind == RecordKind::Condition      ? SiteKind::Combatant
                    : record.kind == RecordKind::Switches ? SiteKind::Encounter
                                                          : SiteKind::Possession,
                record.id);
}

FightClock EncounterRepository::clock(RecordId encounter)
{
    static const QString sql = QStringLiteral("SELECT round, phase FROM encounter WHERE id = ?");
    ResultSet row = m_connection.run(sql, {encounter});
    if (!row.next())
        missing(SiteKind::Encounter, encounter);
    return {row.value(0).toInt(), row.value(1).toInt()};
}

void EncounterRepository::removeCombatant(RecordId id)
{
    m_connection.run(QStringLiteral("DELETE FROM combatant WHERE id = ?"), {id});
}

std::vector<Possession> EncounterRepository::possessions(const QString& condition, RecordId id, const QString& order)
{
    std::vector<Possession> all;
    ResultSet row = m_connection.run(
        QStringLiteral("SELECT %1 WHERE possession.%2 ORDER BY %3possession.position, possession.id")
            .arg(kPossessionColumns, condition, order),
        {id});
    while (row.next())
        all.push_back(possessionIn(m_records, row));
    return all;
}

std::vector<Possession> EncounterRepository::possessionsOfCombatant(RecordId combatant)
{
    return possessions(QStringLiteral("combatant_id = ?"), combatant);
}

std::vector<Possession> EncounterRepository::possessionsIn(RecordId encounter)
{
    return possessions(QStringLiteral("combatant_id IN (SELECT id FROM combatant WHERE encounter_id = ?)"), encounter,
                       QStringLiteral("possession.combatant_id, "));
}

std::vector<Possession> EncounterRepository::possessionsIn(RecordId encounter, const std::set<RecordKind>& kinds)
{
    QStringList wanted;
    for (std::size_t i = 0; i < kItemKinds.size(); ++i) {
        if (kinds.contains(kItemKinds[i]))
            wanted << QStringLiteral("possession.%1 IS NOT NULL").arg(kItemColumns[i]);
    }
    if (wanted.isEmpty())
        return {};
    return possessions(QStringLiteral("combatant_id IN (SELECT id FROM combatant WHERE encounter_id = ?) AND (%1)")
                           .arg(wanted.join(QStringLiteral(" OR "))),
                       encounter, QStringLiteral("possession.combatant_id, "));
}

std::vector<Possession> EncounterRepository::conditionsIn(RecordId encounter)
{
    return possessions(
        QStringLiteral("combatant_id IN (SELECT id FROM combatant WHERE encounter_id = ?) "
                       "AND possession.condition_template_id IS NOT NULL"),
        encounter,
        QStringLiteral(
            "(SELECT position FROM combatant WHERE id = possession.combatant_id), possession.combatant_id, "));
}

std::vector<Possession> EncounterRepository::lyingIn(RecordId encounter)
{
    return possessions(QStringLiteral("encounter_id = ?"), encounter);
}

std::vector<Possession> EncounterRepository::possessionsOfCharacter(RecordId character)
{
    return possessions(QStringLiteral("character_id = ?"), character);
}

Possession EncounterRepository::possession(RecordId id)
{
    const std::vector<Possession> found = possessions(QStringLiteral("id = ?"), id);
    if (found.empty())
        missing(SiteKind::Possession, id);
    return found.front();
}

RecordId EncounterRepository::insert(const Possession& possession)
{
    std::vector<QVariant> values = valuesOf(possession);
    values.insert(values.begin(), reference(possession.id));
    return m_connection
        .run(
            QStringLiteral(
                "INSERT INTO possession (id, character_id, combatant_id, ammunition_id, mounted_on, position, state, encounter_id, "
                "weapon_id, armour_id, accessory_id, melee_weapon_id, thrown_weapon_id, grenade_id, condition_template_id) "
                "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
            values)
        .lastId();
}

void EncounterRepository::update(const Possession& possession)
{
    std::vector<QVariant> values = valuesOf(possession);
    values.emplace_back(possession.id);
    const ResultSet row = m_connection.run(
        QStringLiteral(
            "UPDATE possession SET character_id = ?, combatant_id = ?, ammunition_id = ?, mounted_on = ?, position = ?, "
            "state = ?, encounter_id = ?, weapon_id = ?, armour_id = ?, accessory_id = ?, melee_weapon_id = ?, thrown_weapon_id = ?, "
            "grenade_id = ?, condition_template_id = ? WHERE id = ?"),
        values);
    if (row.affected() != 1)
        missing(SiteKind::Possession, possession.id);
}

void EncounterRepository::removePossession(RecordId id)
{
    m_connection.run(QStringLiteral("DELETE FROM possession WHERE id = ?"), {id});
}

std::optional<int> EncounterRepository::distance(RecordId a, RecordId b)
{
    const QVariant metres = m_connection.value(QStringLiteral("SELECT metres FROM distance WHERE a = ? AND b = ?"),
                                               {std::min(a, b), std::max(a, b)});
    return metres.isValid() ? std::optional<int>(metres.toInt()) : std::nullopt;
}

std::map<std::pair<RecordId, RecordId>, int> EncounterRepository::distances(RecordId encounter)
{
    std::map<std::pair<RecordId, RecordId>, int> all;
    ResultSet row = m_connection.run(
        QStringLiteral("SELECT a, b, metres FROM combatant JOIN distance ON a = combatant.id WHERE encounter_id = ?"),
        {encounter});
    while (row.next())
        all[{row.number(0), row.number(1)}] = row.value(2).toInt();
    return all;
}

void EncounterRepository::setDistance(RecordId a, RecordId b, std::optional<int> metres)
{
    if (!metres) {
        m_connection.run(QStringLiteral("DELETE FROM distance WHERE a = ? AND b = ?"),
                         {std::min(a, b), std::max(a, b)});
        return;
    }
    m_connection.run(
        QStringLiteral(
            "INSERT INTO distance (a, b, metres) VALUES (?, ?, ?) ON CONFLICT (a, b) DO UPDATE SET metres = excluded.metres"),
        {std::min(a, b), std::max(a, b), *metres});
}

}  // namespace hitspread::storage
