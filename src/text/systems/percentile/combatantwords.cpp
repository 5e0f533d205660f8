#include "text/systems/percentile/combatantwords.h"

#include "rules/systems/percentile/system.h"
#include "rules/systems/percentile/vocabulary.h"
#include "text/dicenotation.h"
#include "text/echo.h"
#include "text/joined.h"
#include "text/labels.h"
#include "text/naming.h"
#include "text/systems/percentile/resultwords.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <vector>

namespace hitspread::percentile {

namespace {

struct CombatantWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::percentile::CombatantWords)
};
struct GearWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::percentile::GearWords)
};

}  // namespace

int lossLevelOf(const Penalty& penalty, const Switches& switches)
{
    if (penalty.cause != PenaltyCause::LossOfCombat)
        return 0;
    const PenaltyLasts lasts = penalty.until == 0 ? PenaltyLasts::NextRoll : PenaltyLasts::NextRound;
    const std::vector<TableRow>& rows = switches.lossOfCombat.rows;
    const auto isIt = [&](const TableRow& row) {
        return row.cells[losscolumn::kPenalty] == penalty.modifier
            && row.cells[losscolumn::kLasts] == static_cast<std::int32_t>(lasts);
    };
    const auto found = std::ranges::find_if(rows, isIt);
    return std::ranges::count_if(rows, isIt) == 1 ? static_cast<int>(found - rows.begin()) + 1 : 0;
}

QString lossLevelWords(int level)
{
    const QString words = text::value(text::Naming::usual(system()),
                                      {static_cast<std::uint16_t>(Quantity::LossLevel), 0}, level);
    return words == text::number(level) ? CombatantWords::tr("level %1", "of Loss of Combat").arg(level) : words;
}

QString damageDiceWords(const Weapon& weapon)
{
    return text::diceNotation({weapon.damageDice, weapon.damageSides, weapon.damageBonus});
}

QString armourWords(int points)
{
    return points > 0 ? CombatantWords::tr("armour %1").arg(points) : CombatantWords::tr("no armour");
}

QString weaponDetail(const Weapon& weapon)
{
    const QString damage = CombatantWords::tr("damage %1").arg(damageDiceWords(weapon));
    return weapon.skill.empty()
        ? damage
        : CombatantWords::tr("%1 · %2", "skill, damage").arg(text::visible(weapon.skill), damage);
}

QString unreadyWords(const WeaponState& state)
{
    if (state.dropped)
        return CombatantWords::tr("lies on the ground");
    if (state.jammed)
        return CombatantWords::tr("jammed");
    return state.ammo == 0 ? CombatantWords::tr("empty") : QString();
}

QString neededWords(int rating)
{
    return rating < 1 ? CombatantWords::tr("only a critical", "on a d100")
                      : CombatantWords::tr("%1 or less", "on a d100").arg(text::number(rating));
}

QString readyWords(const Weapon& weapon, const WeaponState& state, int needed)
{
    QStringList words{unreadyWords(state), CombatantWords::tr("≤ %1", "on a d100").arg(text::number(needed)),
                      damageDiceWords(weapon)};
    if (weapon.kind != WeaponKind::Melee && state.ammo > 0)
        words << (state.ammo == 1 ? CombatantWords::tr("1 shot") : CombatantWords::tr("%1 shots").arg(state.ammo));
    return text::joined(words);
}

QString shortDamageWords(int halves)
{
    if (halves % 2 == 0)
        return CombatantWords::tr("×%1", "damage").arg(halves / 2);
    return halves == 1 ? CombatantWords::tr("×½", "damage") : CombatantWords::tr("×%1½", "damage").arg(halves / 2);
}

QString damageWords(int halves)
{
    return CombatantWords::tr("damage %1").arg(shortDamageWords(halves));
}

QString shortDeclaredWords(Declared declared)
{
    return declared == Declared::Other ? CombatantWords::tr("other") : declaredWords(declared);
}

QString calledWords(const QString& worth, int cost)
{
    return cost == 0 ? worth
                     : CombatantWords::tr("%1 · %2", "damage there, called shot").arg(worth, text::signedNumber(cost));
}

QString penaltyWords(const Penalty& penalty)
{
    const QString number = text::signedNumber(penalty.modifier);
    return penalty.until == 0
        ? CombatantWords::tr("%1 on the next roll").arg(number)
        : CombatantWords::tr("%1 until the end of round %2").arg(number, QString::number(penalty.until));
}

QString penaltyCauseWords(const Penalty& penalty, const Switches& switches)
{
    const int level = lossLevelOf(penalty, switches);
    switch (penalty.cause) {
    case PenaltyCause::LossOfCombat:
        return level == 0 ? CombatantWords::tr("Loss of Combat")
                          : CombatantWords::tr("Loss of Combat: %1").arg(lossLevelWords(level));
    case PenaltyCause::Footing: return CombatantWords::tr("Lost footing");
    case PenaltyCause::GameMaster: break;
    }
    return CombatantWords::tr("By the game master");
}

QString woundWords(WoundLevel level, int damage)
{
    return CombatantWords::tr("%1, %2", "wound, damage").arg(woundName(level), QString::number(damage));
}

QString woundCountWords(WoundLevel worst, int more)
{
    const QString words = woundLevelName(worst);
    return more > 0 ? CombatantWords::tr("%1 +%2", "wound, how many more").arg(words, QString::number(more)) : words;
}

QString locationName(const Switches& switches, std::size_t location)
{
    return text::location(text::Naming(system(), &switches), kLocationIds[location]);
}

QString armourPieceWords(const text::Naming& names, const Armour& armour)
{
    QStringList words;
    const std::int32_t all = armour.points.front();
    const auto end = armour.points.begin() + kHouseLocationCount;
    const bool isEven = std::all_of(armour.points.begin(), end, [all](std::int32_t points) { return points == all; });
    if (isEven && all > 0)
        words << GearWords::tr("everywhere %1").arg(all);
    for (std::size_t i = 0; i < kLocations; ++i) {
        if (armour.points[i] > 0 && !(isEven && i < kHouseLocationCount))
            words << GearWords::tr("%1 %2", "location, points")
                         .arg(text::location(names, static_cast<int>(i)), QString::number(armour.points[i]));
    }
    if (armour.shield && armour.shieldSkill.empty())
        words << GearWords::tr("blocks with DEX");
    else if (armour.shield)
        words << GearWords::tr("blocks with %1").arg(text::visible(armour.shieldSkill));
    return words.isEmpty() ? GearWords::tr("protects nothing") : words.join(QStringLiteral(" · "));
}

}  // namespace hitspread::percentile
