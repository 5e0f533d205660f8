#include "text/systems/rollunder/weaponwords.h"

#include "rules/systems/rollunder/system.h"
#include "text/dicenotation.h"
#include "text/echo.h"
#include "text/joined.h"
#include "text/labels.h"

#include <QStringList>

#include <algorithm>
#include <map>

namespace hitspread::rollunder {

namespace {

struct WeaponWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::rollunder::WeaponWords)
};

QString behindOneAnother(QStringList words)
{
    return text::joined(words);
}

QString mostWords(MostLoss most, std::optional<std::int32_t> hpMax)
{
    if (most == MostLoss::None)
        return {};
    const bool isHalf = most == MostLoss::Half;
    if (hpMax)
        return WeaponWords::tr("at most %1 HP").arg(*hpMax / (isHalf ? 2 : 3) + 1);
    return isHalf ? WeaponWords::tr("at most ½ HP + 1") : WeaponWords::tr("at most ⅓ HP + 1");
}

}  // namespace

QString diceWords(const Weapon& weapon)
{
    return text::diceNotation({weapon.damageDice, 6, weapon.damageBonus});
}

QString damageWords(const Weapon& weapon)
{
    return WeaponWords::tr("%1 %2", "damage, what it is of").arg(diceWords(weapon), typeWords(weapon.damageType));
}

QString factorWords(std::int32_t halves)
{
    if (halves % kWhole == 0)
        return WeaponWords::tr("×%1", "damage").arg(halves / kWhole);
    return halves == 1 ? WeaponWords::tr("×½", "damage") : WeaponWords::tr("×%1½", "damage").arg(halves / kWhole);
}

QString injuryWords(const Switches& switches, Place place, std::optional<std::int32_t> hpMax)
{
    if (!switches.placesCount)
        return {};
    std::map<std::int32_t, QStringList> byFactor;
    for (std::size_t i = 0; i < kDamageTypeCount; ++i) {
        const auto type = static_cast<DamageType>(i);
        if (const std::int32_t halves = placeHalves(switches, place, type); halves != 0)
            byFactor[halves] << typeWords(type);
    }
    const TableRow& row = rowFor(switches.places, place);
    QStringList words;
    for (const auto& [halves, types] : byFactor)
        words << (static_cast<std::size_t>(types.size()) == kDamageTypeCount
                      ? factorWords(halves)
                      : WeaponWords::tr("%1 %2", "kinds of damage, factor")
                            .arg(types.join(QStringLiteral(", ")), factorWords(halves)));
    words << mostWords(static_cast<MostLoss>(row.cells[placecolumn::kMostLoss]), hpMax);
    return behindOneAnother(words);
}

QString placeWords(const Switches& switches, Place place, std::optional<std::int32_t> hpMax)
{
    const std::int32_t extra = switches.placesCount ? rowFor(switches.places, place).cells[placecolumn::kExtraDr] : 0;
    return behindOneAnother(
        {extra == 0 ? QString() : WeaponWords::tr("DR %1", "of a place itself").arg(text::signedNumber(extra)),
         injuryWords(switches, place, hpMax)});
}

QString drSumWords(const DrThere& dr)
{
    QStringList parts;
    for (const std::int32_t part : {dr.own, dr.worn, dr.extra}) {
        if (part != 0)
            parts << text::number(part);
    }
    if (parts.isEmpty())
        return noDrWords();
    return parts.size() == 1
        ? drWords(dr.sum())
        : WeaponWords::tr("%1 = %2", "DR, the sum it is").arg(drWords(dr.sum()), parts.join(QStringLiteral(" + ")));
}

QString drPartsWords(const DrThere& dr)
{
    QStringList parts;
    if (dr.own != 0)
        parts << WeaponWords::tr("%1 of his own", "DR").arg(dr.own);
    if (dr.worn != 0)
        parts << WeaponWords::tr("%1 worn", "DR").arg(dr.worn);
    if (dr.extra != 0)
        parts << WeaponWords::tr("%1 of the place (%2)", "DR, that it is a house value")
                     .arg(QString::number(dr.extra), houseValueWords());
    if (parts.isEmpty())
        return noDrWords();
    return parts.size() == 1 && dr.extra == 0
        ? drWords(dr.sum())
        : WeaponWords::tr("%1: %2", "DR, what it is made of").arg(drWords(dr.sum()), parts.join(QStringLiteral(" + ")));
}

QString weaponDetail(const Weapon& weapon)
{
    return behindOneAnother({text::visible(weapon.skill), damageWords(weapon)});
}

QString reachWords(const Weapon& weapon)
{
    if (isMelee(weapon)) {
        QStringList yards;
        for (std::int32_t i = 1; i <= static_cast<std::int32_t>(kReaches.size()); ++i) {
            if ((weapon.reach & reachBit(i)) != 0)
                yards << text::number(i);
        }
        return yards.isEmpty() ? QString() : WeaponWords::tr("reach %1").arg(yards.join(QStringLiteral(", ")));
    }
    return behindOneAnother(
        {WeaponWords::tr("Acc %1").arg(text::signedNumber(weapon.accuracy)),
         weapon.longestRange == kNoEntry ? QString() : WeaponWords::tr("up to %1 yards").arg(weapon.longestRange)});
}

QString unreadyWords(const Weapon& weapon, const WeaponState& state)
{
    if (weapon.natural)
        return {};
    if (state.broken)
        return WeaponWords::tr("broken");
    if (state.dropped)
        return WeaponWords::tr("on the ground");
    if (state.held == Held::Stowed)
        return WeaponWords::tr("put away");
    if (state.unready)
        return WeaponWords::tr("not ready");
    return state.shotsLeft == 0 ? WeaponWords::tr("empty") : QString();
}

QString heldWords(const WeaponState& state)
{
    switch (state.held) {
    case Held::Right: return WeaponWords::tr("right hand");
    case Held::Left: return WeaponWords::tr("left hand");
    case Held::Both: return WeaponWords::tr("both hands");
    case Held::Stowed: break;
    }
    return WeaponWords::tr("put away");
}

QString resistanceWords(const text::Naming& names, const Resistance& dr)
{
    const auto at = [&dr](std::size_t i) { return drAt(dr, static_cast<Location>(i)); };
    const std::int32_t first = at(0);
    bool isEven = first > 0;
    QStringList words;
    for (std::size_t i = 0; i < kLocations; ++i) {
        isEven = isEven && at(i) == first;
        // Vitals that nobody entered are those of the torso (R3-D65).
        if (at(i) > 0 && dr[i] != kNoEntry)
            words << WeaponWords::tr("%1 %2", "location, DR")
                         .arg(text::location(names, kLocationIds[i]), text::number(at(i)));
    }
    return isEven ? WeaponWords::tr("everywhere %1", "DR").arg(first) : behindOneAnother(words);
}

QString armourPieceWords(const text::Naming& names, const Armour& armour)
{
    if (!armour.shield) {
        const QString dr = resistanceWords(names, armour.dr);
        return dr.isEmpty() ? WeaponWords::tr("protects nothing") : WeaponWords::tr("DR %1").arg(dr);
    }
    const QString skill = armour.skill.empty()
        ? QString::fromUtf8(kShield.data(), static_cast<qsizetype>(kShield.size()))
        : text::visible(armour.skill);
    return behindOneAnother({bonusWords(armour.db), WeaponWords::tr("blocks with %1", "a skill").arg(skill)});
}

QString unwornWords(const Armour& armour, const ArmourState& state)
{
    if (state.dropped)
        return WeaponWords::tr("on the ground");
    if (!state.unready)
        return {};
    return armour.shield ? WeaponWords::tr("not ready") : WeaponWords::tr("not worn");
}

}  // namespace hitspread::rollunder
