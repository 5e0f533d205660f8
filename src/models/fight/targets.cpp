#include "models/fight/targets.h"

#include "models/fight/digest.h"
#include "models/fight/fight.h"
#include "rules/systems/registry.h"
#include "services/turn/turnorder.h"
#include "text/echo.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>
#include <tuple>
#include <vector>

namespace hitspread {

namespace {

struct Targets {
    Q_DECLARE_TR_FUNCTIONS(hitspread::Targets)
};

}  // namespace

Digest digestIn(const FightSnapshot& fight, const CombatantView& who)
{
    Digest digest = digestOf(fight.encounter.system, sourceOf(who, fight.encounter.switches, fight.combatants));
    // Where no round runs there is no order to set, and nothing to spend.
    if (fight.encounter.between) {
        digest.initiativeField.clear();
        digest.actionsLeftField.clear();
    }
    return digest;
}

bool isStanding(const FightSnapshot& fight, const CombatantView& who)
{
    return !who.combatant.away && !digestIn(fight, who).isOut;
}

bool isDead(const FightSnapshot& fight, const CombatantView& who)
{
    const Digest digest = digestIn(fight, who);
    return digest.isOut && !digest.chips.empty() && digest.chips.front().mark == Mark::Dead;
}

QString outWords(const FightSnapshot& fight, const CombatantView& who)
{
    const Digest digest = digestIn(fight, who);
    return digest.isOut && !digest.chips.empty() ? digest.chips.front().text : QString();
}

RecordId presetActor(const FightSnapshot& fight)
{
    const auto& all = fight.combatants;
    const System* system = findSystem(fight.encounter.system);
    if (system) {
        const TurnView turn = turnOf(fight.encounter, *system, placesOf(fight.encounter, *system, all));
        if (!turn.undeclared.empty())
            return turn.undeclared.front().combatant;
        if (turn.isRunning && !turn.acting.empty())
            return turn.acting.front().combatant;
    }
    const auto first = std::ranges::find_if(all, [&](const CombatantView& view) { return isStanding(fight, view); });
    return first != all.end() ? first->combatant.id : all.empty() ? 0 : all.front().combatant.id;
}

bool isStandingOpponent(const FightSnapshot& fight, const CombatantView& who, const CombatantView& other)
{
    return other.combatant.side != who.combatant.side && isStanding(fight, other);
}

RecordId nearestOpponent(const FightSnapshot& fight, const CombatantView& who)
{
    constexpr int kUnknown = std::numeric_limits<int>::max();
    RecordId nearest = 0;
    std::pair least(true, kUnknown);
    for (const CombatantView& other : fight.combatants) {
        if (other.combatant.side == who.combatant.side || other.combatant.away)
            continue;
        const auto known = fight.distances.find(std::minmax(who.combatant.id, other.combatant.id));
        const int metres = known == fight.distances.end() ? kUnknown : known->second;
        const Digest digest = digestIn(fight, other);
        const std::pair place(digest.isDown, metres);
        // Of those who are equally far the first stays.
        if (digest.isOut || (nearest != 0 && place >= least))
            continue;
        nearest = other.combatant.id;
        least = place;
    }
    return nearest;
}

RecordId presetTarget(const FightSnapshot& fight, const CombatantView& who, std::span<const RecordId> last,
                      RecordId kept)
{
    const RecordId meant = digestIn(fight, who).meant;
    if (const CombatantView* other = fight.find(meant); other && isStandingOpponent(fight, who, *other))
        return meant;
    std::vector<RecordId> down;
    for (const RecordId target : last) {
        const CombatantView* other = fight.find(target);
        if (!other || !isStandingOpponent(fight, who, *other))
            continue;
        if (target == kept || !digestIn(fight, *other).isDown)
            return target;
        down.push_back(target);
    }
    const RecordId nearest = nearestOpponent(fight, who);
    const CombatantView* other = fight.find(nearest);
    // Who lies on the ground is a target again when nobody else stands.
    return down.empty() || (other && !digestIn(fight, *other).isDown) ? nearest : down.front();
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

namespace {

/// Of those on the side of somebody, or of all others; 0: nobody is hurt.
RecordId worstHurt(const FightSnapshot& fight, const CombatantView& who, bool isOwnSide,
                   int (*needOf)(const CombatantView& patient))
{
    RecordId worst = 0;
    std::tuple most(0, 0, 0, 0);
    for (const CombatantView& other : fight.combatants) {
        if (other.combatant.away || (other.combatant.side == who.combatant.side) != isOwnSide)
            continue;
        const Digest digest = digestIn(fight, other);
        const TrackDigest track = digest.tracks.empty() ? TrackDigest{} : digest.tracks.front();
        const int asked = needOf ? needOf(other) : 0;
        const std::tuple need(asked, digest.wounds.value_or(0), track.grave, track.most - track.left);
        if ((needOf && asked <= 0) || need <= most || isDead(fight, other))
            continue;
        worst = other.combatant.id;
        most = need;
    }
    return worst;
}

}  // namespace

RecordId nearestPatient(const FightSnapshot& fight, const CombatantView& who, int (*need)(const CombatantView& patient))
{
    for (const bool isOwnSide : {true, false}) {
        if (const RecordId worst = worstHurt(fight, who, isOwnSide, need); worst != 0)
            return worst;
    }
    return who.combatant.id;
}

QString targetWarning(const FightSnapshot& fight, RecordId who, RecordId target)
{
    const CombatantView* actor = fight.find(who);
    const CombatantView* other = fight.find(target);
    if (!actor || !other)
        return {};
    const QString name = text::visible(other->combatant.name);
    const CombatantView* aimedAt = fight.find(digestIn(fight, *actor).aimedAt);
    if (aimedAt && aimedAt != other)
        return Targets::tr("The aim of %1 is at %2: at %3 it counts nothing, and an attack there ends it.")
            .arg(text::visible(actor->combatant.name), text::visible(aimedAt->combatant.name), name);
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
