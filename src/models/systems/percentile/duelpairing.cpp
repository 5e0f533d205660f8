#include "models/systems/percentile/duelpairing.h"

#include "rules/systems/percentile/records.h"

#include <algorithm>

namespace hitspread::percentile {

namespace {

bool isPaired(const std::vector<DuelPair>& pairs, RecordId who)
{
    return std::ranges::any_of(pairs, [who](const DuelPair& pair) { return pair[0].who == who || pair[1].who == who; });
}

RecordId declaredAt(const CombatantView& who)
{
    return who.combatant.condition.as<Condition>().declaredAt;
}

/// Whom somebody has declared against, else who has declared against him; null: there is none.
const CombatantView* opponentOf(const CombatantView& who, const std::vector<const CombatantView*>& others)
{
    const auto meant = std::ranges::find_if(
        others, [&](const CombatantView* other) { return other->combatant.id == declaredAt(who); });
    if (meant != others.end())
        return *meant;
    const auto aims = std::ranges::find_if(
        others, [&](const CombatantView* other) { return declaredAt(*other) == who.combatant.id; });
    return aims == others.end() ? nullptr : *aims;
}

/// The thing of his that a part of one of a pair was filled from; 0: none, or he has it no more.
RecordId weaponIn(const PendingAction& pending, const CombatantView& who, Role role, std::size_t place)
{
    const auto parts = declarationOf(pending.action).parts;
    for (const BoundPart& bound : pending.action.bindings) {
        if (parts[bound.part].role != role || bound.record.kind != RecordKind::Weapon || bound.element != place)
            continue;
        const auto item = std::ranges::find_if(
            who.weapons, [&bound](const CombatantView::Item& one) { return one.possession.item == bound.record.id; });
        return item == who.weapons.end() ? 0 : item->possession.id;
    }
    return 0;
}

}  // namespace

bool canDuel(const CombatantView& who)
{
    return !who.combatant.away && !isOut(who.character.record.as<Character>(), who.combatant.condition.as<Condition>());
}

bool mayDuel(const CombatantView& who, const DuelOptions& options)
{
    return !options.takesActions || !hasNoAction(who.combatant.condition.as<Condition>());
}

bool countsActions(const Duel& duel)
{
    const auto counts = [](const Duellist& one) { return one.condition.actionsLeft != kNoEntry; };
    return std::ranges::any_of(duel.sideA, counts) || std::ranges::any_of(duel.sideB, counts);
}

DuelPlace placedIn(const CombatantView& who)
{
    const auto held = std::ranges::find_if(who.weapons, [](const CombatantView::Item& item) {
        return item.possession.state.isNull() || !item.possession.state.as<WeaponState>().dropped;
    });
    return {who.combatant.id, held == who.weapons.end() ? 0 : held->possession.id};
}

std::optional<DuelPair> nextPair(const FightSnapshot& fight, const std::vector<DuelPair>& pairs,
                                 const DuelOptions& options)
{
    std::vector<const CombatantView*> free;
    for (const CombatantView& who : fight.combatants) {
        if (canDuel(who) && mayDuel(who, options) && !isPaired(pairs, who.combatant.id))
            free.push_back(&who);
    }
    if (free.size() < 2)
        return std::nullopt;
    const CombatantView* first = pairs.empty() ? nullptr : fight.find(pairs.front()[0].who);
    const Side side = (first ? first : free.front())->combatant.side;
    std::vector<const CombatantView*> ours;
    std::vector<const CombatantView*> theirs;
    for (const CombatantView* who : free)
        (who->combatant.side == side ? ours : theirs).push_back(who);
    for (const CombatantView* who : ours) {
        if (const CombatantView* other = opponentOf(*who, theirs))
            return DuelPair{placedIn(*who), placedIn(*other)};
    }
    // Where all who are left are of one side, the game master pairs them as he likes.
    const CombatantView* left = ours.empty() ? theirs.front() : ours.front();
    const CombatantView* right = !ours.empty() && !theirs.empty() ? theirs.front() : free.back();
    return DuelPair{placedIn(*left), placedIn(*right)};
}

void stand(std::vector<DuelPair>& pairs, std::size_t pair, std::size_t side, const CombatantView& who)
{
    const DuelPlace before = pairs[pair][side];
    for (DuelPair& other : pairs) {
        for (DuelPlace& place : other) {
            if (place.who != who.combatant.id)
                continue;
            std::swap(place, pairs[pair][side]);
            return;
        }
    }
    if (before.who != who.combatant.id)
        pairs[pair][side] = placedIn(who);
}

ActionOrder orderOf(const std::vector<DuelPair>& pairs, const std::string& action, RecordId encounter)
{
    ActionOrder order;
    order.action = action;
    order.encounter = encounter;
    order.actor = pairs.front()[0].who;
    order.weapon = pairs.front()[0].weapon;
    order.target = pairs.front()[1].who;
    order.targetWeapon = pairs.front()[1].weapon;
    for (std::size_t i = 1; i < pairs.size(); ++i) {
        order.otherActors.push_back(pairs[i][0].who);
        order.otherWeapons.push_back(pairs[i][0].weapon);
        order.otherTargets.push_back(pairs[i][1].who);
        order.otherTargetWeapons.push_back(pairs[i][1].weapon);
    }
    return order;
}

std::vector<DuelPair> pairsOf(const PendingAction& pending, const FightSnapshot& fight)
{
    const ActionOrder order = hitspread::orderOf(pending);
    std::vector<RecordId> left{order.actor};
    std::vector<RecordId> right{order.target};
    left.insert(left.end(), order.otherActors.begin(), order.otherActors.end());
    right.insert(right.end(), order.otherTargets.begin(), order.otherTargets.end());
    std::vector<DuelPair> pairs;
    for (std::size_t i = 0; i < std::min(left.size(), right.size()); ++i) {
        const CombatantView* a = fight.find(left[i]);
        const CombatantView* b = fight.find(right[i]);
        if (!a || !b)
            return {};
        pairs.push_back({DuelPlace{left[i], weaponIn(pending, *a, Role::Actor, i)},
                         DuelPlace{right[i], weaponIn(pending, *b, Role::Target, i)}});
    }
    return pairs;
}

}  // namespace hitspread::percentile
