#include "models/targets.h"

#include "models/digest.h"
#include "models/fight.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

namespace hitspread {

namespace {

struct Targets {
    Q_DECLARE_TR_FUNCTIONS(hitspread::Targets)
};

Digest digestIn(const FightSnapshot& fight, const CombatantView& view)
{
    return digestOf(fight.encounter.system, sourceOf(view, fight.encounter.switches));
}

}  // namespace

bool isStandingOpponent(const FightSnapshot& fight, const CombatantView& who, const CombatantView& other)
{
    return !other.combatant.away && other.combatant.side != who.combatant.side && !digestIn(fight, other).isOut;
}

RecordId nearestOpponent(const FightSnapshot& fight, const CombatantView& who)
{
    constexpr int kUnknown = std::numeric_limits<int>::max();
    RecordId nearest = 0;
    int least = kUnknown;
    for (const CombatantView& other : fight.combatants) {
        const auto known = fight.distances.find(std::minmax(who.combatant.id, other.combatant.id));
        const int metres = known == fight.distances.end() ? kUnknown : known->second;
        // Of those who are equally far the first stays.
        if ((nearest != 0 && metres >= least) || !isStandingOpponent(fight, who, other))
            continue;
        nearest = other.combatant.id;
        least = metres;
    }
    return nearest;
}

RecordId nextOpponent(const FightSnapshot& fight, const CombatantView& who, RecordId target)
{
    const auto& all = fight.combatants;
    const auto at = std::ranges::find(all, target, [](const CombatantView& view) { return view.combatant.id; });
    const auto from = static_cast<std::size_t>(at == all.end() ? 0 : at - all.begin() + 1);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const CombatantView& other = all[(from + i) % all.size()];
        if (isStandingOpponent(fight, who, other))
            return other.combatant.id;
    }
    return 0;
}

RecordId nearestPatient(const FightSnapshot& fight, const CombatantView& who)
{
    RecordId worst = who.combatant.id;
    std::pair most(0, 0);
    for (const CombatantView& other : fight.combatants) {
        if (other.combatant.away || other.combatant.side != who.combatant.side)
            continue;
        const Digest digest = digestIn(fight, other);
        const int lost = digest.tracks.empty() ? 0 : digest.tracks.front().most - digest.tracks.front().left;
        const std::pair need(digest.wounds.value_or(0), lost);
        const bool isDead = digest.isOut && !digest.chips.empty() && digest.chips.front().mark == Mark::Dead;
        if (need <= most || isDead)
            continue;
        worst = other.combatant.id;
        most = need;
    }
    return worst;
}

QString targetWarning(const FightSnapshot& fight, RecordId who, RecordId target)
{
    const CombatantView* actor = fight.find(who);
    const CombatantView* other = fight.find(target);
    if (!actor || !other)
        return {};
    const QString name = QString::fromStdString(other->combatant.name);
    const bool isOwn = actor->combatant.side == other->combatant.side && who != target;
    const Digest digest = digestIn(fight, *other);
    if (!digest.isOut)
        return isOwn ? Targets::tr("%1 is on the same side.").arg(name) : QString();
    // The first word of somebody who is out says how: dead, unconscious.
    const QString state = digest.chips.empty() ? Targets::tr("out of the fight") : digest.chips.front().text;
    return isOwn ? Targets::tr("%1 is on the same side, and already %2.").arg(name, state)
                 : Targets::tr("%1 is already %2.").arg(name, state);
}

}  // namespace hitspread
