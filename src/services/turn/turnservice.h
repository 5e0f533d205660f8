#pragma once

#include "rules/core/time/round.h"
#include "services/action/actionrecord.h"
#include "services/ports/campaign.h"
#include "services/turn/turnorder.h"
#include "services/undo/logentry.h"

#include <optional>
#include <string>
#include <vector>

namespace hitspread {

/// Who is in a fight and not away, in the order in which the passing of a phase numbers them. Throws Failure.
[[nodiscard]] std::vector<Combatant> presentIn(Campaign& campaign, RecordId encounter);

/// The moment an action passes from one phase to the next; nothing for any other action.
[[nodiscard]] std::optional<PhaseStep> phaseStepOf(const ActionRecord& action);

/// What the end of the phase that runs does, as far as no die decides it: to somebody a value that the system counts among those worth
/// saying beforehand, or a condition of his that is over; to nobody (combatant 0) the fuse of what lies about, which is at its end.
struct Foreseen {
    RecordId combatant = 0;
    LoggedChange change;
    std::string name;  ///< of a condition that is over or a thing that goes off
};

/// Runs the round of any system by its RoundPolicy and RoundFacet. Passing from one phase to the next is an action of the
/// system on everybody in the fight, prepared here and then resolved, kept, applied and undone by the services for
/// actions, so that it is one entry of the log. Storage thread; throws Failure.
class TurnService {
public:
    TurnService(Campaign& campaign, const BodyPlans& plans, const Clock& clock)
        : m_campaign(campaign), m_plans(plans), m_clock(clock)
    {}

    [[nodiscard]] TurnView view(RecordId encounter);

    /// Whether the system has rules for the time between phases; without, only round and phase are counted (`count`).
    [[nodiscard]] bool hasRules(RecordId encounter);
    /// The action that ends the phase that runs and begins the next, or begins the first. It carries the dice of the same
    /// moment if that was undone, so that nobody rolls twice. Precondition: hasRules().
    [[nodiscard]] ActionRecord prepare(RecordId encounter);
    /// What ends with the phase, before it does; empty while no phase runs. In the order of the list.
    [[nodiscard]] std::vector<Foreseen> foreseen(RecordId encounter);
    /// The same where whoever asks has just read the fight: `present` as presentIn gives them.
    [[nodiscard]] std::vector<Foreseen> foreseen(const Encounter& fight, const std::vector<Combatant>& present);
    /// Counts on to the next phase, as one entry. Precondition: not hasRules().
    EntryId count(RecordId encounter, const std::string& title);

private:
    [[nodiscard]] ActionRecord bound(RecordId encounter, const RoundFacet& time, const PhaseStep& step,
                                     const std::vector<Combatant>& present);
    [[nodiscard]] std::vector<LoggedChange> endOfPhase(RecordId encounter, const RoundFacet& time, const PhaseStep& end,
                                                       const std::vector<Combatant>& present);
    void reuseDice(ActionRecord& action, RecordId encounter, const PhaseStep& step);

    Campaign& m_campaign;
    const BodyPlans& m_plans;
    const Clock& m_clock;
};

}  // namespace hitspread
