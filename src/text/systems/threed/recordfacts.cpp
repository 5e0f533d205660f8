#include "text/systems/threed/recordfacts.h"

#include "rules/systems/registry.h"
#include "rules/systems/threed/gear.h"
#include "rules/systems/threed/guns/firearm.h"
#include "rules/systems/threed/melee/blows.h"
#include "rules/systems/threed/melee/handtable.h"
#include "rules/systems/threed/turn/turn.h"
#include "services/library/recordvalues.h"
#include "text/echo.h"
#include "text/fields.h"
#include "text/labels.h"
#include "text/logwords.h"
#include "text/naming.h"
#include "text/systems/threed/combatantwords.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace hitspread::threed {

using text::LibraryFacts;

namespace {

struct RecordFacts {
    Q_DECLARE_TR_FUNCTIONS(hitspread::threed::LibraryFacts)
};

constexpr std::array<const char*, kBands> kBandNames{QT_TRANSLATE_NOOP("hitspread::threed::LibraryFacts", "Optimum"),
                                                     QT_TRANSLATE_NOOP("hitspread::threed::LibraryFacts", "Medium"),
                                                     QT_TRANSLATE_NOOP("hitspread::threed::LibraryFacts", "Long"),
                                                     QT_TRANSLATE_NOOP("hitspread::threed::LibraryFacts", "Extreme")};

QStringList bandNames()
{
    QStringList names;
    for (const char* name : kBandNames)
        names << RecordFacts::tr(name);
    return names;
}

QStringList numbers(const std::array<std::int32_t, kBands>& values)
{
    QStringList words;
    for (const std::int32_t value : values)
        words << text::number(value);
    return words;
}

/// The value of a field in words, as every table writes it.
QString words(const StoredRecord& stored, const char* fieldId)
{
    const FieldDeclaration* field = stored.record.declaration().find(fieldId);
    return text::cellWords(text::Naming::usual(*findSystem(stored.system)), *field,
                           valueOf(*field, stored.record.data(), 0), false);
}

/// A rating that may be left out, or what it is then.
QString ratingOr(const StoredRecord& stored, const char* fieldId, std::int32_t value)
{
    return text::valueName(text::Naming::usual(*findSystem(stored.system)), *stored.record.declaration().find(fieldId),
                           value);
}

/// A firearm in the hands of somebody without any particular trait; what is read of the table here does not depend on who.
FirearmTable tableOf(const Weapon& weapon, const Ammunition* ammunition, bool rapidFire, bool silencer = false)
{
    Character shooter;
    if (rapidFire)
        shooter.advantages.set(std::string(advantage::rapidFire), 1);
    const Condition unhurt;
    const WeaponState state;
    std::vector<Accessory> accessories;
    if (silencer)
        accessories.emplace_back().kind = AccessoryKind::Silencer;
    const Switches switches;
    return firearmTable({shooter, unhurt, weapon, state, ammunition, accessories, switches});
}

QString roundWords(const FirearmTable& table)
{
    return table.armourDamage == kNoEntry
        ? RecordFacts::tr("PEN %1, DAM %2").arg(text::number(table.penetration), text::number(table.damage))
        : RecordFacts::tr("PEN %1, DAM %2, AD %3")
              .arg(text::number(table.penetration), text::number(table.damage), text::number(table.armourDamage));
}

LibraryFacts weaponFacts(const StoredRecord& stored, std::span<const StoredRecord> rounds)
{
    const auto& weapon = stored.record.as<Weapon>();
    const FirearmTable wild = tableOf(weapon, nullptr, false);
    const FirearmTable snap = tableOf(weapon, nullptr, true);
    LibraryFacts facts;
    facts.lines.push_back(
        {RecordFacts::tr("Ranges"), RecordFacts::tr("%1 m").arg(numbers(wild.reach).join(u" / "_qs))});
    facts.lines.push_back({RecordFacts::tr("Recoil"),
                           RecordFacts::tr("%1 · stance %2 · stance and rest %3")
                               .arg(QString::number(wild.lines[0].recoil), QString::number(wild.lines[1].recoil),
                                    QString::number(wild.lines[2].recoil))});
    facts.lines.push_back({RecordFacts::tr("Fire modes"), words(stored, "modes")});
    if ((weapon.modes & bit(Mode::FullAuto)) != 0)
        facts.lines.push_back({RecordFacts::tr("Full-auto deviation"), hexWords(weapon.fullAutoDeviation)});
    facts.lines.push_back({RecordFacts::tr("Magazine"),
                           (weapon.magazine == 1 ? RecordFacts::tr("%1 round %2") : RecordFacts::tr("%1 rounds %2"))
                               .arg(QString::number(weapon.magazine), words(stored, "calibre"))
                               .trimmed()});
    for (const StoredRecord& one : rounds) {
        const auto& round = one.record.as<Ammunition>();
        facts.lines.push_back({text::visible(round.name), roundWords(tableOf(weapon, &round, false))});
    }
    facts.tables.push_back({RecordFacts::tr("Spread in hexes, ready worked"),
                            bandNames(),
                            {{RecordFacts::tr("Aimed"), numbers(wild.lines[0].spread)},
                             {RecordFacts::tr("Aimed, stance"), numbers(wild.lines[1].spread)},
                             {RecordFacts::tr("Stance and rest"), numbers(wild.lines[2].spread)},
                             {RecordFacts::tr("Snap"), numbers(snap.lines[3].spread)},
                             {RecordFacts::tr("Wild"), numbers(wild.lines[3].spread)}}});
    return facts;
}

LibraryFacts ammunitionFacts(const StoredRecord& stored)
{
    const auto& round = stored.record.as<Ammunition>();
    const FirearmTable plain = tableOf({}, &round, false);
    const FirearmTable silenced = tableOf({}, &round, false, true);
    LibraryFacts facts;
    facts.lines.push_back({RecordFacts::tr("Calibre"), words(stored, "calibre")});
    facts.lines.push_back({RecordFacts::tr("Type"), words(stored, "type")});
    facts.lines.push_back(
        {RecordFacts::tr("Through armour"),
         round.ignoresReduction ? RecordFacts::tr("full DAM") : RecordFacts::tr("DAM less what PV takes")});
    const auto row = [&stored](const QString& name, const FirearmTable& table) {
        return LibraryFacts::Table::Row{name,
                                        {text::number(table.penetration), text::number(table.damage),
                                         ratingOr(stored, "armourDamage", table.armourDamage)}};
    };
    facts.tables.push_back({RecordFacts::tr("As fired, ready worked"),
                            {RecordFacts::tr("PEN"), RecordFacts::tr("DAM"), RecordFacts::tr("AD")},
                            {row(RecordFacts::tr("Plain"), plain), row(RecordFacts::tr("Silenced"), silenced)}});
    return facts;
}

LibraryFacts armourFacts(const StoredRecord& stored)
{
    const auto& armour = stored.record.as<Armour>();
    LibraryFacts facts;
    facts.lines.push_back({RecordFacts::tr("PV"), text::number(armour.pv)});
    // Written down is what comes off a dodge (3D-DOD-06).
    facts.lines.push_back({RecordFacts::tr("Dodge"),
                           armour.dodgeModifier == 0
                               ? text::number(0)
                               : RecordFacts::tr("%1 to dodge").arg(text::signedNumber(-armour.dodgeModifier))});
    facts.lines.push_back({RecordFacts::tr("Layer"), words(stored, "layer")});
    facts.protectionTitle = RecordFacts::tr("PV %1; the numbers are the ID of each location").arg(armour.pv);
    for (const std::int32_t id : armour.idMax)
        facts.protection << (id > 0 ? text::number(id) : QString());
    return facts;
}

/// A hand weapon with somebody of this STR, who has no skill.
template <typename Thing>
HandTable handTableOf(HandTable (*table)(const Thing&, const WielderInput&), const Thing& thing, std::int32_t str)
{
    Character who;
    who.str = str;
    const Condition unhurt;
    const Switches switches;
    return table(thing, {who, unhurt, switches});
}

QString byHexes(std::int32_t count)
{
    return (count == 1 ? RecordFacts::tr("by %1 hex") : RecordFacts::tr("by %1 hexes")).arg(count);
}

QString kindWords(DamageKind kind)
{
    switch (kind) {
    case DamageKind::Bruising: return RecordFacts::tr("bruising only");
    case DamageKind::Chosen: return RecordFacts::tr("as the attacker chooses");
    default: return RecordFacts::tr("wounds");
    }
}

/// PEN, DAM before strength and AD in a line, and what kind of damage it is.
void addHandRatings(LibraryFacts& facts, const StoredRecord& stored, const HandTable& table, DamageKind kind)
{
    facts.lines.push_back({RecordFacts::tr("Ratings"),
                           RecordFacts::tr("PEN %1 · DAM %2 + strength bonus · AD %3")
                               .arg(text::number(table.penetration), text::number(table.damage),
                                    ratingOr(stored, "armourDamage", table.armourDamage))});
    facts.lines.push_back({RecordFacts::tr("Damage"), kindWords(kind)});
    facts.lines.push_back(
        {RecordFacts::tr("Drawing it"),
         table.drawActions == 1 ? RecordFacts::tr("1 Action") : RecordFacts::tr("%1 Actions").arg(table.drawActions)});
}

template <typename Thing>
void addStrengths(LibraryFacts& facts, HandTable (*table)(const Thing&, const WielderInput&), const Thing& thing)
{
    constexpr std::array<std::int32_t, 4> kStrengths{5, 10, 15, 20};
    LibraryFacts::Table damages{
        RecordFacts::tr("Damage by strength, ready worked"), {}, {{RecordFacts::tr("DAM"), {}}}};
    for (const std::int32_t str : kStrengths) {
        damages.columns << RecordFacts::tr("STR %1").arg(str);
        damages.rows[0].cells << text::number(handTableOf(table, thing, str).damage);
    }
    facts.tables.push_back(std::move(damages));
}

LibraryFacts meleeFacts(const StoredRecord& stored)
{
    const auto& weapon = stored.record.as<MeleeWeapon>();
    const HandTable table = handTableOf(meleeTable, weapon, 0);
    LibraryFacts facts;
    facts.lines.push_back({RecordFacts::tr("Skill"), words(stored, "skill")});
    facts.lines.push_back({RecordFacts::tr("A hit deviates"), byHexes(table.handling)});
    addHandRatings(facts, stored, table, damageKindOf(weapon));
    addStrengths(facts, meleeTable, weapon);
    return facts;
}

LibraryFacts thrownFacts(const StoredRecord& stored)
{
    const auto& weapon = stored.record.as<ThrownWeapon>();
    const HandTable table = handTableOf(thrownTable, weapon, 0);
    LibraryFacts facts;
    facts.lines.push_back(
        {RecordFacts::tr("Ranges"), RecordFacts::tr("%1 m").arg(numbers(table.reach).join(u" / "_qs))});
    addHandRatings(facts, stored, table, weapon.damageKind);
    facts.tables.push_back({RecordFacts::tr("Spread in hexes, ready worked"),
                            bandNames(),
                            {{RecordFacts::tr("Thrown"), numbers(table.spread)}}});
    addStrengths(facts, thrownTable, weapon);
    return facts;
}

LibraryFacts grenadeFacts(const StoredRecord& stored)
{
    const auto& grenade = stored.record.as<Grenade>();
    const HandTable table = handTableOf(grenadeTable, grenade, 0);
    LibraryFacts facts;
    facts.lines.push_back({RecordFacts::tr("Kind"), words(stored, "kind")});
    facts.lines.push_back(
        {RecordFacts::tr("Ranges"), RecordFacts::tr("%1 m").arg(numbers(table.reach).join(u" / "_qs))});
    facts.lines.push_back({RecordFacts::tr("A throw scatters"), byHexes(table.handling)});
    facts.lines.push_back({RecordFacts::tr("Damage at each location"), text::number(table.damage)});
    facts.tables.push_back({RecordFacts::tr("The throw, ready worked"),
                            bandNames(),
                            {{RecordFacts::tr("Hexes it drops"), numbers(table.spread)}}});
    constexpr std::array<std::int32_t, 4> kMetres{0, 2, 5, 10};
    LibraryFacts::Table zones{RecordFacts::tr("Zone in hexes by distance"), {}, {{RecordFacts::tr("Radius"), {}}}};
    for (const std::int32_t metres : kMetres) {
        zones.columns << RecordFacts::tr("%1 m").arg(metres);
        zones.rows[0].cells << text::number(blastZoneAt(grenade, metres));
    }
    facts.tables.push_back(std::move(zones));
    return facts;
}

LibraryFacts accessoryFacts(const StoredRecord& stored)
{
    const auto& accessory = stored.record.as<Accessory>();
    LibraryFacts facts;
    facts.lines.push_back({RecordFacts::tr("Kind"), words(stored, "kind")});
    if (accessory.kind == AccessoryKind::Baffling)
        facts.lines.push_back({RecordFacts::tr("Takes off the RCL"), text::number(accessory.recoilReduction)});
    if (accessory.kind != AccessoryKind::Scope)
        return facts;
    LibraryFacts::Table table{RecordFacts::tr("Aiming points, by what it is set to"), bandNames(), {}};
    const auto farthest = static_cast<std::size_t>(accessory.designBand);
    for (std::size_t setting = accessory.variable ? 0 : farthest; setting <= farthest; ++setting) {
        QStringList cells;
        for (std::size_t band = 0; band < kBands; ++band)
            cells << text::number(scopeBonus(accessory, static_cast<std::int32_t>(setting), static_cast<int>(band)));
        table.rows.push_back({RecordFacts::tr(kBandNames[setting]), cells});
    }
    facts.tables.push_back(std::move(table));
    return facts;
}

/// What the species brings along that changes how he is hurt and healed (3D-XENO-01, 3D-VEV-01, 3D-REGEN-01).
QString traitWords(const StoredRecord& stored)
{
    const auto& who = stored.record.as<Character>();
    const auto name = [&stored](const char* field) {
        return text::fieldName(text::Naming::usual(*findSystem(stored.system)), characterRecord,
                               *characterRecord.find(field));
    };
    QStringList traits;
    if (who.xenoSkin)
        traits << RecordFacts::tr("%1 PV %2").arg(name("xenoSkin"), text::number(who.skinPv));
    if (who.vevaphon)
        traits << name("vevaphon");
    if (who.stormerRegeneration)
        traits << name("stormerRegeneration");
    if (who.ebonHealerRank > 0)
        traits << u"%1 %2"_qs.arg(name("ebonHealerRank"), text::number(who.ebonHealerRank));
    return traits.join(u" · "_qs);
}

LibraryFacts characterFacts(const StoredRecord& stored)
{
    const auto& who = stored.record.as<Character>();
    const Switches switches;
    LibraryFacts facts;
    const std::int32_t actions = actionsPerRound(who, switches.actionRounding);
    facts.lines.push_back({RecordFacts::tr("Actions in a round"), text::number(actions)});
    facts.lines.push_back({RecordFacts::tr("Initiative"), RecordFacts::tr("%1 + 3 dice").arg(initiativeRating(who))});
    facts.lines.push_back(
        {RecordFacts::tr("Free parries"), text::number(freeParries(actions, switches.freeParryRounding))});
    facts.lines.push_back({RecordFacts::tr("Incap"), words(stored, "incapMax")});
    for (const char* list : {"skills", "advantages"}) {
        if (const QString held = words(stored, list); !held.isEmpty())
            facts.lines.push_back({text::fieldName(text::Naming::usual(*findSystem(stored.system)), characterRecord,
                                                   *characterRecord.find(list)),
                                   held});
    }
    if (const QString traits = traitWords(stored); !traits.isEmpty())
        facts.lines.push_back({RecordFacts::tr("Traits"), traits});
    facts.protectionTitle = RecordFacts::tr("Hits at each location");
    for (const std::int32_t hits : who.hitsMax)
        facts.protection << text::number(hits);
    return facts;
}

}  // namespace

LibraryFacts factsOf(const text::Naming&, const StoredRecord& stored, std::span<const StoredRecord> related)
{
    switch (stored.record.declaration().kind) {
    case RecordKind::Weapon: return weaponFacts(stored, related);
    case RecordKind::Ammunition: return ammunitionFacts(stored);
    case RecordKind::Armour: return armourFacts(stored);
    case RecordKind::Accessory: return accessoryFacts(stored);
    case RecordKind::MeleeWeapon: return meleeFacts(stored);
    case RecordKind::ThrownWeapon: return thrownFacts(stored);
    case RecordKind::Grenade: return grenadeFacts(stored);
    case RecordKind::Character: return characterFacts(stored);
    default: return {};
    }
}

QString idleWords(const AnyRecord& record, const FieldDeclaration& field)
{
    const bool isOfSkin = field.id == "skinPv" || field.id == "skinIdFactor";
    if (record.declaration().kind == RecordKind::Character && isOfSkin && !record.as<Character>().xenoSkin)
        return RecordFacts::tr("no skin armour");
    if (record.declaration().kind == RecordKind::Weapon) {
        const std::int32_t modes = record.as<Weapon>().modes;
        const bool burst = (modes & bit(Mode::Burst)) != 0;
        if (field.id == "burstLength" && !burst)
            return RecordFacts::tr("no bursts");
        if (field.id == "fullAutoDeviation" && !burst && (modes & bit(Mode::FullAuto)) == 0)
            return RecordFacts::tr("no automatic fire");
    }
    if (record.declaration().kind == RecordKind::MeleeWeapon && field.id == "damageKind") {
        const auto& weapon = record.as<MeleeWeapon>();
        const DamageKind kind = damageKindOf(weapon);
        if (kind == weapon.damageKind)
            return {};
        if (kind == DamageKind::Chosen)
            return RecordFacts::tr("As the attacker chooses: Martial Arts");
        return weapon.penetration <= 0 && !isUnarmed(weapon) ? RecordFacts::tr("Bruising only: PEN 0 or less")
                                                             : RecordFacts::tr("Bruising only: unarmed");
    }
    return {};
}

std::optional<LibraryQuery> relatedTo(const AnyRecord& record)
{
    if (record.declaration().kind != RecordKind::Weapon || record.as<Weapon>().calibre.empty())
        return std::nullopt;
    LibraryQuery query;
    query.kind = RecordKind::Ammunition;
    query.filters.push_back({{"calibre", {}}, Comparison::Equal, record.as<Weapon>().calibre});
    return query;
}

std::span<const std::string_view> compared(RecordKind kind)
{
    static constexpr std::array<std::string_view, 8> kCharacter{"str",  "dex",  "dia",      "conc",
                                                                "phys", "cool", "incapMax", "player"};
    static constexpr std::array<std::string_view, 6> kWeapon{"skill", "range",    "recoil",
                                                             "modes", "magazine", "calibre"};
    static constexpr std::array<std::string_view, 5> kRounds{"calibre", "type", "penetration", "damage",
                                                             "armourDamage"};
    static constexpr std::array<std::string_view, 3> kArmour{"pv", "id", "dodgeModifier"};
    static constexpr std::array<std::string_view, 6> kMelee{"skill",        "damage",   "penetration",
                                                            "armourDamage", "handling", "damageKind"};
    static constexpr std::array<std::string_view, 6> kThrown{"skill",       "range",        "damage",
                                                             "penetration", "armourDamage", "handling"};
    switch (kind) {
    case RecordKind::Character: return kCharacter;
    case RecordKind::Weapon: return kWeapon;
    case RecordKind::Ammunition: return kRounds;
    case RecordKind::Armour: return kArmour;
    case RecordKind::MeleeWeapon: return kMelee;
    case RecordKind::ThrownWeapon: return kThrown;
    default: return {};
    }
}

}  // namespace hitspread::threed
