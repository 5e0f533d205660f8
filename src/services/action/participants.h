#pragma once

#include "rules/core/action.h"
#include "services/action/actionrecord.h"
#include "services/library/recordcache.h"
#include "services/ports/encounterstore.h"

#include <set>
#include <span>
#include <vector>

namespace hitspread {

/// What one of those who take part in an action brings along.
struct Participant {
    Combatant combatant;
    std::vector<Possession> possessions{};
    RecordId weapon = 0;
    RecordId offHandWeapon = 0;
    std::size_t bareHand = 0;

    [[nodiscard]] RecordId weaponFor(const PartDeclaration& part) const
    {
        return part.id.starts_with("offHand") ? offHandWeapon : weapon;
    }
    [[nodiscard]] const Possession* weaponHeld(const PartDeclaration& part) const;
};

/// Whether each of several in its role has an element of a part.
[[nodiscard]] bool isOfEach(const ActionDeclaration& action, const PartDeclaration& part);
/// Whether it is of people nobody names: those of the actor's side within reach of him, see Binder.
[[nodiscard]] bool isOfBystanders(const ActionDeclaration& action, const PartDeclaration& part);

/// Those who take part in an order, as its fight has them.
class Participants {
public:
    /// `known`: combatants who have just been read; others are read one by one, many of a fight at once.
    Participants(EncounterStore& store, FightCache& fight, const ActionOrder& order, std::span<const Combatant> known);
    Participants(const Participants&) = delete;
    Participants& operator=(const Participants&) = delete;
    ~Participants() = default;

    /// At least one, who is nobody where the action is nobody's. Throws Failure for who is away, as all of these.
    [[nodiscard]] std::vector<Participant> actors(const ActionDeclaration& action) const;
    [[nodiscard]] std::vector<Participant> targets() const;
    /// Those of somebody's side who are not in the order and not known to be further from him than reach, at most so many.
    [[nodiscard]] std::vector<Participant> beside(const Combatant& him, std::size_t most,
                                                  std::span<const Participant> besideAnother = {}) const;
    /// Those whose condition names somebody of the order, or whom one of theirs names; in the order of the list, at most so many.
    [[nodiscard]] std::vector<Participant> tied(std::size_t most) const;

    /// Fills in what they have as far as it is of these kinds: of few each one's things, of many what of the fight is of them.
    void fillPossessions(const std::set<RecordKind>& kinds, std::span<Participant> participants) const;
    /// What lies about is used by whoever acts, as if he had it. False: he uses nothing that lies about.
    bool takeFromGround(Participant& actor) const;

private:
    [[nodiscard]] Combatant combatant(RecordId id) const;
    [[nodiscard]] Participant participant(RecordId id, RecordId weapon, RecordId offHandWeapon = 0) const;
    [[nodiscard]] bool isNamed(RecordId id) const;

    EncounterStore& m_store;
    FightCache& m_fight;
    const ActionOrder& m_order;
    std::vector<Combatant> m_read;
    std::span<const Combatant> m_known;
};

/// Whether a part is of people tied to those of the action.
[[nodiscard]] bool isOfTied(const ActionDeclaration& action, const PartDeclaration& part);

/// Notes by name whom the numbers of an action that names somebody may mean, those of its fight; who is noted and there no more stays so. An
/// action with targets binds whom it means, and notes nobody.
void namePeople(EncounterStore& store, RecordId encounter, ActionRecord& action);

/// Throws Failure for more than an action has parts for.
void requireFewEnough(const ActionOrder& order, const ActionDeclaration& action);
/// Of several who do something to several nobody takes part twice: throws Failure for who does.
void requireEverybodyOnce(const std::vector<Participant>& actors, const std::vector<Participant>& targets);

/// Of which kinds the things are that an action binds of participants in a role. What they bear counts whatever they do.
[[nodiscard]] std::set<RecordKind> kindsBound(const ActionDeclaration& action, Role role);

}  // namespace hitspread
