#include "text/systems/rollunder/resultwords.h"

#include "rules/systems/rollunder/vocabulary.h"
#include "text/echo.h"
#include "text/systems/rollunder/harmwords.h"

#include <QCoreApplication>

#include <algorithm>

namespace hitspread::rollunder {

namespace {

struct FumbleWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::rollunder::FumbleWords)
};

const Step* stepOf(const ActionRecord& action, Quantity quantity, std::uint16_t number)
{
    return lastStep(action.findings.steps, {static_cast<std::uint16_t>(quantity), number});
}

/// As the rules read a row for what he holds (R3-D57).
CriticalMiss readFor(const Weapon& weapon, CriticalMiss row)
{
    switch (row) {
    case CriticalMiss::Breaks:
    case CriticalMiss::Dropped:
    case CriticalMiss::Unready: return weapon.natural ? CriticalMiss::FallsProne : row;
    case CriticalMiss::BreaksIfCheap:
        if (weapon.natural)
            return CriticalMiss::FallsProne;
        return weapon.cheap ? CriticalMiss::Breaks : CriticalMiss::Dropped;
    default: return row;
    }
}

QString withName(const QString& words, const Weapon& weapon)
{
    return words.arg(text::visible(weapon.name));
}

/// Himself or one of his friends, and what that does.
QString hitInstead(const ActionRecord& action, const Attack& attack, Fumbling who)
{
    const bool isAttacker = who == Fumbling::Attack;
    const Step* which = stepOf(action, Quantity::CriticalMissWho, isAttacker ? 0 : element::kAttacker);
    if (!which)
        return {};
    const int himself = isAttacker ? element::kAttacker : element::kTarget;
    const int before = isAttacker ? 0 : attack.options.besideActor;
    const int place = before + which->value - 1;
    const int number = element::kOfFumble + (which->value == 0 ? himself : element::kFirstBeside + place);
    const QString harm = HarmReader(action, static_cast<std::uint16_t>(number)).briefWords().join(QStringLiteral(", "));
    if (which->value == 0)
        return FumbleWords::tr("hits himself: %1").arg(harm);
    const bool isKnown = place >= 0 && static_cast<std::size_t>(place) < attack.beside.size();
    return FumbleWords::tr("hits %1: %2", "a friend, what it does")
        .arg(isKnown ? text::visible(attack.beside[static_cast<std::size_t>(place)].character.name) : QString(), harm);
}

}  // namespace

QStringList missWords(const ActionRecord& action, const Attack& attack, Fumbling who)
{
    const bool isAttacker = who == Fumbling::Attack;
    const Step* row = stepOf(action, Quantity::CriticalMissEffect, isAttacker ? 0 : element::kAttacker);
    if (!row)
        return {};
    const Weapon& weapon = isAttacker ? attack.weapon : parriedWith(action, attack);
    switch (readFor(weapon, static_cast<CriticalMiss>(row->value))) {
    case CriticalMiss::Breaks: return {withName(FumbleWords::tr("%1 breaks", "weapon"), weapon)};
    case CriticalMiss::HitsFriend: return {hitInstead(action, attack, who)};
    case CriticalMiss::BreaksIfCheap:
    case CriticalMiss::Dropped: return {withName(FumbleWords::tr("%1 is dropped", "weapon"), weapon)};
    case CriticalMiss::Unready: return {withName(FumbleWords::tr("%1 is unready", "weapon"), weapon)};
    case CriticalMiss::OffBalance: return {FumbleWords::tr("off balance")};
    case CriticalMiss::FallsProne: return {FumbleWords::tr("falls prone")};
    }
    return {};
}

QString hitEffectWords(const ActionRecord& action)
{
    const Step* row = stepOf(action, Quantity::CriticalHitEffect, element::kTarget);
    switch (row ? static_cast<CriticalHit>(row->value) : CriticalHit::Normal) {
    case CriticalHit::Triple: return FumbleWords::tr("damage ×3");
    case CriticalHit::Double: return FumbleWords::tr("damage ×2");
    case CriticalHit::HalvedDr: return FumbleWords::tr("DR halved");
    case CriticalHit::Drops: return FumbleWords::tr("drops what he holds");
    case CriticalHit::Normal: break;
    }
    return {};
}

}  // namespace hitspread::rollunder
