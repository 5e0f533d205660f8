#pragma once

#include "rules/core/time/round.h"
#include "services/identity.h"

#include <array>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace hitspread {

class System;
struct Combatant;
struct CombatantView;
struct Encounter;
struct Lasting;
struct RoundTime;

/// The rounds of a fight by the rules of its system and its own; without rules for time minutes stand still.
[[nodiscard]] RoundTime roundTimeOf(const Encounter& encounter, const System& system);

/// The round and phase of a fight that begin when something that goes on so long is over; nothing: nobody knows (PCT-D42).
[[nodiscard]] std::optional<std::array<int, 2>> overAt(const Encounter& encounter, const Lasting& lasting);

/// One combatant in the order of a phase.
struct TurnPlace {
    RecordId combatant = 0;
    std::string name;
    Standing standing;
};

/// How far a fight has come and who comes next.
struct TurnView {
    int round = 1;
    int phase = 1;
    bool isRunning = false;             ///< the phase has begun
    std::vector<TurnPlace> declaring;   ///< in which order they declare, where the system has them do so first
    std::vector<TurnPlace> undeclared;  ///< who of these still has to, before anybody acts; empty: that is over
    std::vector<TurnPlace> acting;      ///< who still has an Action, in order; pass by pass when somebody has several
    std::vector<TurnPlace> holding;     ///< who may act at any later moment of the phase

    /// Those of them whom the end of the phase would take it from (3D-TURN-08).
    [[nodiscard]] std::vector<TurnPlace> losing() const;
};

/// Where somebody stands; without rules for time nobody has Actions to count. `kept`: who is kept from acting by a condition.
[[nodiscard]] TurnPlace placeOf(const Encounter& encounter, const System& system, const Combatant& combatant,
                                const AnyRecord& character, const std::set<RecordId>& kept);
/// Everybody who is there, in the order of the list.
[[nodiscard]] std::vector<TurnPlace> placesOf(const Encounter& encounter, const System& system,
                                              std::span<const CombatantView> combatants);

[[nodiscard]] bool isPhaseRunning(const std::vector<TurnPlace>& places);

/// The order of the phase that runs, of everybody who is there.
[[nodiscard]] TurnView turnOf(const Encounter& encounter, const System& system, const std::vector<TurnPlace>& places);

/// Who declares after somebody; 0: nobody has to, or is left to.
[[nodiscard]] RecordId declaringAfter(const TurnView& view, RecordId active);
/// Who comes after somebody: who still has to declare, then the first to act; else the next in the order, then those who hold an Action (3D-TURN-08); 0: nobody is left. `asked`: who
/// holds an Action and was gone to for it last, 0: nobody; he lets the next one be asked.
[[nodiscard]] RecordId followingIn(const TurnView& view, RecordId active, RecordId asked = 0);

/// Whether one comes before the other as nobody has taken an Action yet; who has no place comes last, equal with his like.
[[nodiscard]] bool comesEarlier(const System& system, const Standing& a, const Standing& b);
/// Whether somebody has a place in the order.
[[nodiscard]] bool hasPlace(const Standing& standing);

/// Puts combatants of one fight in the order in which they act, the quickest first, as `turnOf` has it before anybody took
/// an Action; then who has no place in it yet, as they joined. Who is dead or away keeps his. Precondition: the order of joining.
void putInOrder(const Encounter& encounter, const System& system, std::vector<CombatantView>& combatants);

}  // namespace hitspread
