#include "text/systems/twod6/weaponwords.h"

#include "rules/systems/twod6/areafire.h"
#include "rules/systems/twod6/system.h"
#include "text/dicenotation.h"
#include "text/echo.h"
#include "text/fields.h"
#include "text/joined.h"
#include "text/labels.h"

#include <QStringList>

#include <numeric>

namespace hitspread::twod6 {

namespace {

struct WeaponWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::twod6::WeaponWords)
};

constexpr std::int32_t kSides = 6;

QString rangeWords(std::int32_t metres)
{
    return metres == kNoEntry ? QStringLiteral("–") : text::number(metres);
}

std::int32_t limitOf(const Weapon& weapon, Band band)
{
    switch (band) {
    case Band::Short: return weapon.shortRange;
    case Band::Medium: return weapon.mediumRange;
    case Band::Long: return weapon.longRange;
    }
    return kNoEntry;
}

/// Where a band begins: behind the one before it that the weapon has.
std::int32_t beginOf(const Weapon& weapon, Band band)
{
    std::int32_t begin = 0;
    for (int before = 0; before < static_cast<int>(band); ++before) {
        const std::int32_t limit = limitOf(weapon, static_cast<Band>(before));
        begin = limit == kNoEntry ? begin : limit + 1;
    }
    return begin;
}

RangedRow rowOf(Band band)
{
    return static_cast<RangedRow>(static_cast<int>(RangedRow::Short) + static_cast<int>(band));
}

QString damageOf(const QString& dice, const Weapon& weapon)
{
    return WeaponWords::tr("%1 %2", "damage, Lethal or Bruise").arg(dice, typeWords(weapon.damageType));
}

/// "2d6+3"; of bare hands "1d6 + BLD" (TD-85, TD-86).
QString diceWords(const Weapon& weapon)
{
    const QString dice = text::diceNotation({weapon.damageDice, kSides, weapon.damageBonus});
    return weapon.natural ? WeaponWords::tr("%1 + BLD", "damage of a part of the body").arg(dice) : dice;
}

/// Where it protects: "everywhere", "torso, left arm".
QString locationsWords(const text::Naming& names, std::int32_t locations)
{
    if ((locations & kEverywhere) == kEverywhere)
        return WeaponWords::tr("everywhere");
    QStringList words;
    for (std::size_t i = 0; i < kLocations; ++i) {
        if (isIn(locations, static_cast<Location>(i)))
            words << text::inSentence(text::location(names, kLocationIds[i]));
    }
    return words.isEmpty() ? WeaponWords::tr("nowhere", "where armour protects") : words.join(QStringLiteral(", "));
}

}  // namespace

QString damageWords(const Weapon& weapon)
{
    return damageOf(diceWords(weapon), weapon);
}

QString damageWords(const Character& who, const Weapon& weapon)
{
    return damageOf(text::diceNotation({weapon.damageDice, kSides, damageBonusOf(who, weapon)}), weapon);
}

QString rangesWords(const Weapon& weapon)
{
    if (isMelee(weapon))
        return {};
    return WeaponWords::tr("%1 / %2 / %3 m", "short, medium and long range")
        .arg(rangeWords(weapon.shortRange), rangeWords(weapon.mediumRange), rangeWords(weapon.longRange));
}

QString bandRangeWords(const Weapon& weapon, const Switches& switches, Band band)
{
    const std::int32_t limit = limitOf(weapon, band);
    if (isMelee(weapon) || limit == kNoEntry)
        return {};
    return WeaponWords::tr("%1: %2 to %3 m (%4)", "range, from, to, modifier")
        .arg(bandWords(band), text::number(beginOf(weapon, band)), text::number(limit),
             text::signedNumber(modifierOf(switches, rowOf(band))));
}

QString shotsWords(const Weapon& weapon, const WeaponState& state)
{
    if (weapon.shots == kNoEntry)
        return {};
    const std::int32_t left = state.shotsLeft == kNoEntry ? weapon.shots : state.shotsLeft;
    return WeaponWords::tr("%1 of %2 shots").arg(text::number(left), text::number(weapon.shots));
}

QString ammunitionWords(const Weapon& weapon, const WeaponState& state)
{
    const bool isCounted = weapon.shots != kNoEntry && state.spare != kNoEntry;
    return text::joined({shotsWords(weapon, state), isCounted ? spareWords(state.spare) : QString()}, u", ");
}

QString tagsWords(const Weapon& weapon, const Switches& switches)
{
    QStringList words;
    if (weapon.burst)
        words << burstWords(burstShotsOf(weapon, switches));
    if (weapon.cosh)
        words << WeaponWords::tr("cosh");
    if (weapon.area > 0)
        words << WeaponWords::tr("area %1: %2 m", "AoE number, its radius")
                     .arg(QString::number(weapon.area), QString::number(weapon.area * kMetresPerStep));
    if (weapon.twoHanded)
        words << WeaponWords::tr("two-handed");
    return text::joined(words);
}

QString weaponDetail(const Weapon& weapon)
{
    return text::joined({text::visible(weapon.skill), damageWords(weapon), rangesWords(weapon)});
}

QString unreadyWords(const Weapon& weapon, const WeaponState& state)
{
    if (weapon.natural)
        return {};
    if (state.dropped)
        return WeaponWords::tr("on the ground");
    if (state.held == Held::Stowed)
        return WeaponWords::tr("put away");
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

QString fractionWords(const Armour& armour)
{
    if (armour.stops == 0)
        return text::number(0);
    if (armour.stops >= armour.outOf)
        return WeaponWords::tr("all", "what armour stops");
    const std::int32_t common = std::gcd(armour.stops, armour.outOf);
    const std::int32_t stops = armour.stops / common;
    const std::int32_t outOf = armour.outOf / common;
    if (outOf == 2)
        return QStringLiteral("½");
    if (outOf == 4)
        return stops == 1 ? QStringLiteral("¼") : QStringLiteral("¾");
    return QStringLiteral("%1/%2").arg(QString::number(stops), QString::number(outOf));
}

QString armourPieceWords(const text::Naming& names, const Armour& armour)
{
    const bool stopsLethal = (armour.types & bitOf(DamageType::Lethal)) != 0;
    const bool stopsBruise = (armour.types & bitOf(DamageType::Bruise)) != 0;
    if (!stopsLethal && !stopsBruise)
        return WeaponWords::tr("protects against nothing");
    const QString kind = stopsLethal && stopsBruise
        ? QString()
        : WeaponWords::tr("%1 alone", "kind of damage armour stops")
              .arg(typeWords(stopsLethal ? DamageType::Lethal : DamageType::Bruise));
    return text::joined({WeaponWords::tr("stops %1", "a fraction").arg(fractionWords(armour)),
                         locationsWords(names, armour.locations), kind,
                         armour.pool == kNoEntry ? QString() : poolWords(armour.pool)});
}

QString poolLeftWords(const Armour& armour, const ArmourState& state)
{
    if (armour.pool == kNoEntry)
        return {};
    const std::int32_t left = state.poolLeft == kNoEntry ? armour.pool : state.poolLeft;
    return left == 0 ? WeaponWords::tr("pool used up: protects no more")
                     : WeaponWords::tr("pool %1 of %2").arg(text::number(left), text::number(armour.pool));
}

QString unwornWords(const Armour& armour, const ArmourState& state)
{
    if (state.unready)
        return WeaponWords::tr("not worn");
    return armour.pool != kNoEntry && state.poolLeft == 0 ? poolLeftWords(armour, state) : QString();
}

QString rowWords(RangedRow row)
{
    return text::capitalized(text::choiceWords(text::Naming::usual(system()), "modifiers.ranged",
                                               kRangedRowIds[static_cast<std::size_t>(row)]));
}

QString rowWords(MeleeRow row)
{
    return text::capitalized(text::choiceWords(text::Naming::usual(system()), "modifiers.melee",
                                               kMeleeRowIds[static_cast<std::size_t>(row)]));
}

}  // namespace hitspread::twod6
