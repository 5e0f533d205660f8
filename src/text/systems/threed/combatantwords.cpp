#include "text/systems/threed/combatantwords.h"

#include "rules/systems/registry.h"
#include "rules/systems/threed/guns/recoil.h"
#include "rules/systems/threed/melee/handtable.h"
#include "rules/systems/threed/melee/handweapons.h"
#include "rules/systems/threed/turn/split.h"
#include "text/echo.h"
#include "text/labels.h"

#include <QCoreApplication>
#include <QStringList>

#include <cstdlib>

namespace hitspread::threed {

namespace {

struct Combatants {
    Q_DECLARE_TR_FUNCTIONS(hitspread::threed::ThreedDigest)
};

QString woundWords(int wounds)
{
    return wounds == 1 ? Combatants::tr("1 open wound") : Combatants::tr("%1 open wounds").arg(wounds);
}

QString minus(int number)
{
    return Combatants::tr("−%1").arg(std::abs(number));
}

}  // namespace

SignWords chipWords(Sign sign, int number)
{
    switch (sign) {
    case Sign::Dead: return {Combatants::tr("dead"), Combatants::tr("dead")};
    case Sign::Unconscious: return {Combatants::tr("unconscious"), Combatants::tr("out")};
    case Sign::OpenWounds: return {woundWords(number), QString::number(number)};
    case Sign::ActionsLost:
        return {number == 1 ? Combatants::tr("loses an Action") : Combatants::tr("loses %1 Actions").arg(number),
                Combatants::tr("−%1 A").arg(number)};
    case Sign::ActionsHeld:
        return {number == 1 ? Combatants::tr("holds an Action") : Combatants::tr("holds %1 Actions").arg(number),
                Combatants::tr("holds")};
    case Sign::UnderFire:
        return {number == 1 ? Combatants::tr("under fire") : Combatants::tr("under fire (%1)").arg(number),
                Combatants::tr("under fire")};
    case Sign::ActsLast: return {Combatants::tr("acts last"), Combatants::tr("last")};
    default: return {};
    }
}

SignWords forceWords(Sign sign, int number)
{
    switch (sign) {
    case Sign::OpenWounds: return {woundWords(number), Combatants::tr("−%1 on all rolls").arg(number)};
    case Sign::Stance:
        return {Combatants::tr("Firing stance"), Combatants::tr("RCL %1").arg(text::signedNumber(-kStanceEases))};
    case Sign::UnderFire:
        return {Combatants::tr("Under fire"),
                number == 1 ? Combatants::tr("1 shooter") : Combatants::tr("%1 shooters").arg(number)};
    case Sign::KeepsArea: return {Combatants::tr("Keeps an area under fire"), {}};
    case Sign::Penalty: return {Combatants::tr("On the next Action"), minus(number)};
    case Sign::ActionsHeld: return {Combatants::tr("Opportunity Actions held"), QString::number(number)};
    case Sign::Split: return {Combatants::tr("Split Action"), {}};
    case Sign::Posture: return {Combatants::tr("Posture"), {}};
    case Sign::ActsLast: return {Combatants::tr("Initiative counts as 0"), {}};
    case Sign::Shots: return {Combatants::tr("Shots this round"), QString::number(number)};
    default: return {};
    }
}

SignWords aimChipWords(int aims, const QString& whom)
{
    const QString words = Combatants::tr("aim %1").arg(aims);
    return {whom.isEmpty() ? words : Combatants::tr("%1 → %2", "aims, at whom").arg(words, whom),
            QString::number(aims)};
}

SignWords aimForceWords(int aims, const QString& whom)
{
    return {whom.isEmpty() ? Combatants::tr("Aims") : Combatants::tr("Aims at %1").arg(whom), QString::number(aims)};
}

QString postureWords(Posture posture)
{
    switch (posture) {
    case Posture::Standing: return Combatants::tr("standing");
    case Posture::Kneeling: return Combatants::tr("kneeling");
    case Posture::Prone: return Combatants::tr("prone");
    case Posture::Down: return Combatants::tr("down");
    case Posture::Diving: return Combatants::tr("diving");
    }
    return {};
}

QString lossWords(InitiativeLoss loss)
{
    switch (loss) {
    case InitiativeLoss::None: return {};
    case InitiativeLoss::Phase: return Combatants::tr("this phase");
    case InitiativeLoss::Round: return Combatants::tr("this round");
    }
    return {};
}

QString splitWords(const Character& character, const Condition& condition)
{
    const System& system = *findSystem("threed");
    QStringList parts;
    for (std::size_t i = 0; i < kSplitParts; ++i) {
        const std::string_view skill = skillOf(character, condition.splitSkill[i]);
        if (skill.empty())
            continue;
        const QString part = Combatants::tr("%1 %2").arg(text::rankName(system, skill),
                                                         text::number(condition.splitRank[i]));
        parts << (i == 1 && condition.splitHeld ? Combatants::tr("%1 held").arg(part) : part);
    }
    return parts.join(QStringLiteral(", "));
}

QString incapName()
{
    return Combatants::tr("Incap");
}

SignWords armourWords(int pv, int id, int most)
{
    return {Combatants::tr("PV %1 · ID %2/%3").arg(QString::number(pv), QString::number(id), QString::number(most)),
            Combatants::tr("PV %1 · ID %2").arg(QString::number(pv), QString::number(id))};
}

QString bareWords(bool isCovered)
{
    return isCovered ? Combatants::tr("armour used up") : Combatants::tr("no armour");
}

QString areaWords(const Condition& gunner)
{
    const QString bullets = gunner.zoneBullets == 1 ? Combatants::tr("1 bullet")
                                                    : Combatants::tr("%1 bullets").arg(gunner.zoneBullets);
    return Combatants::tr("aiming points %1 · %2").arg(QString::number(gunner.zoneValue), bullets);
}

QString areaEnd(SuppressionDurationRule rule)
{
    switch (rule) {
    case SuppressionDurationRule::Phase: return Combatants::tr("to the end of the phase");
    case SuppressionDurationRule::Round: return Combatants::tr("to the end of the round");
    case SuppressionDurationRule::NextAction: return Combatants::tr("to the next own Action");
    }
    return {};
}

QString hexWords(std::int32_t hexes)
{
    return hexes == 1 ? Combatants::tr("1 hex") : Combatants::tr("%1 hexes").arg(text::number(hexes));
}

QString weaponDetail(const CombatantView::Item& item, const AnyRecord& character, const AnyRecord& condition,
                     const AnyRecord& switches)
{
    const AnyRecord& record = item.record.record;
    const Switches rules = switches.isNull() ? Switches{} : switches.as<Switches>();
    // With his strength in it, as his sheet has it (3D-MEL-04).
    switch (item.possession.kind) {
    case RecordKind::MeleeWeapon: {
        const auto& blade = record.as<MeleeWeapon>();
        const HandTable table = meleeTable(blade, {character.as<Character>(), condition.as<Condition>(), rules});
        return Combatants::tr("DAM %1 · PEN %2 · %3")
            .arg(text::number(table.damage), text::number(table.penetration), hexWords(table.handling));
    }
    case RecordKind::ThrownWeapon: {
        const auto& thrown = record.as<ThrownWeapon>();
        const HandTable table = thrownTable(thrown, {character.as<Character>(), condition.as<Condition>(), rules});
        return Combatants::tr("DAM %1 · PEN %2 · %3 m")
            .arg(text::number(table.damage), text::number(table.penetration), text::number(thrown.range));
    }
    case RecordKind::Grenade: {
        const auto& grenade = record.as<Grenade>();
        return Combatants::tr("DAM %1 · zone %2").arg(text::number(grenade.damage), hexWords(grenade.blastZone));
    }
    default: break;
    }
    const auto& weapon = record.as<Weapon>();
    const QString detail =
        Combatants::tr("RCL %1 · %2 m").arg(QString::number(weapon.recoil), QString::number(weapon.range));
    return item.ammunition
        ? detail + Combatants::tr(" · %1").arg(text::visible(item.ammunition->record.as<Ammunition>().name))
        : detail;
}

QString unreadyWords(RefusalCode code)
{
    switch (code) {
    case RefusalCode::Jammed: return Combatants::tr("jammed");
    case RefusalCode::NoAmmunition: return Combatants::tr("empty");
    case RefusalCode::NotCocked: return Combatants::tr("not cocked");
    case RefusalCode::NotDrawn: return Combatants::tr("not drawn");
    default: return {};
    }
}

QString bleedingClock()
{
    return Combatants::tr("bleeds");
}

QString healingClock()
{
    return Combatants::tr("heals");
}

}  // namespace hitspread::threed
