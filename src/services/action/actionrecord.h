#pragma once

#include "rules/core/input.h"
#include "rules/core/trace/findings.h"
#include "services/identity.h"

#include <optional>
#include <string>
#include <vector>

namespace hitspread {

/// Which record of the campaign a part of a request was filled from.
struct BoundPart {
    std::uint8_t part = 0;
    std::uint16_t element = 0;
    RecordRef record;

    friend constexpr bool operator==(const BoundPart&, const BoundPart&) = default;
};

/// A value of a bound part the game master changed for this action; the request already holds `after`.
struct Adjustment {
    std::uint8_t part = 0;
    std::uint16_t element = 0;
    std::uint16_t field = 0;
    std::uint16_t index = 0;
    std::int32_t before = 0;  ///< as stored in the campaign
    std::int32_t after = 0;

    friend constexpr bool operator==(const Adjustment&, const Adjustment&) = default;
};

/// Where in a request one value stands.
struct ValuePlace {
    std::uint8_t part = 0;
    std::uint16_t element = 0;
    std::uint16_t field = 0;
    std::uint16_t index = 0;

    friend constexpr bool operator==(const ValuePlace&, const ValuePlace&) = default;
};

/// Somebody a number of an action names who is no part of it, as he was called when it was made.
struct NamedPerson {
    RecordId id = 0;  ///< combatant
    std::string name;

    friend bool operator==(const NamedPerson&, const NamedPerson&) = default;
};

/// An action with everything its result depends on and what came of it: self-contained, so that it can be shown, undone and
/// replayed whatever happens to the library later.
struct ActionRecord {
    std::string system;
    std::string action;
    int rulesVersion = 0;
    Request request;  ///< as resolved: with the answers given so far and the overrides
    std::vector<BoundPart> bindings;
    std::vector<Adjustment> adjustments;
    /// While it waits: the declared values the game master gave it himself; all others are as the fight preset them. Nothing: nobody
    /// noted which.
    std::optional<std::vector<ValuePlace>> said;
    Findings findings;
    std::vector<std::size_t> idleOverrides;
    std::vector<NamedPerson>
        named;  ///< for the log, whatever becomes of them; before it is entered all of its fight. See namePeople()
    RecordId actor = 0;   ///< combatant
    RecordId target = 0;  ///< combatant, 0: none
};

/// What its parts are. Precondition: the request holds an input.
[[nodiscard]] const ActionDeclaration& declarationOf(const ActionRecord& action);

/// Sets one number of a bound part in the request and notes what it was in the campaign, so that applying the action sets it
/// there too. Setting it back to what it was removes the note. Throws nothing; out-of-range values show up in validation.
void adjust(ActionRecord& action, std::size_t part, std::size_t element, std::uint16_t field, std::size_t index,
            std::int32_t value);

/// What somebody was called whom an action names; empty: it names nobody of that number, or he is a part of it.
[[nodiscard]] std::string nameKept(const ActionRecord& action, RecordId who);
/// Forgets whom of those named no number of its request, or of what comes of it, names.
void forgetUnnamed(ActionRecord& action);

/// An action whose dice have fallen but which is neither applied nor dropped yet. Survives closing the program.
struct PendingAction {
    RecordId id = 0;
    RecordId encounter = 0;
    ActionRecord action;
};

/// What to do, in terms of the campaign; the binder fills a request from it.
struct ActionOrder {
    std::string action;  ///< action id of the encounter's system
    RecordId encounter = 0;
    RecordId actor = 0;         ///< combatant
    RecordId target = 0;        ///< combatant, 0: none
    RecordId weapon = 0;        ///< the actor's possession, or what lies about in the fight (System::ground); 0: none
    RecordId targetWeapon = 0;  ///< the target's possession, for actions in which he uses one
    /// Further targets of an action against several, behind the first.
    std::vector<RecordId> otherTargets{};
    RecordId offHandWeapon = 0;  ///< the actor's second one, in parts called "offHand"
    std::size_t bareHand = 0;    ///< without a weapon: which of System::bareHands()
    /// Further ones who do it together with the actor, behind him, and what each does it with; of a shorter list: with nothing.
    std::vector<RecordId> otherActors{};
    std::vector<RecordId> otherWeapons{};
    /// What the further targets use, likewise.
    std::vector<RecordId> otherTargetWeapons{};
};

/// A declared value an action is done with, by names of its declaration: which of the things that it can be.
struct ActionSetting {
    std::string part;
    std::string field;
    std::int32_t value = 0;
    std::size_t element = 0;  ///< of a field that has several

    friend bool operator==(const ActionSetting&, const ActionSetting&) = default;
};

/// Puts such values into a request; a part that is a list without an element takes none. Throws Failure for a field its action does not
/// have.
void put(ActionRecord& action, const std::vector<ActionSetting>& settings);

/// The place in an order for what is used in a part (weapon, off hand, of the target), by whichever of several.
[[nodiscard]] RecordId& usedIn(ActionOrder& order, const PartDeclaration& part, std::size_t element);

/// The order a pending action was begun with, read off its bindings; what is used without a state of its own nobody is bound to is
/// left out.
[[nodiscard]] ActionOrder orderOf(const PendingAction& pending);

}  // namespace hitspread
