#pragma once

#include "services/action/actionservice.h"
#include "services/refusal/problem.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace hitspread {

/// A past action as it should have been.
struct Amendment {
    EntryId entry = 0;  ///< an action in force
    ActionRecord
        action;  ///< how it is made instead: its declared values, dice and rulings; the dice it keeps are its answers
    std::map<EntryId, Answers>
        given{};  ///< answers to what became new, by the entry that asks (this one or a later one)
};

/// What became of an entry once an earlier one was amended.
struct Remade {
    enum class Fate : std::uint8_t {
        Same,       ///< it changes what it changed before
        Different,  ///< it changes something else
        Impossible  ///< it cannot be made any more, and is left out
    };
    EntryId was = 0;
    std::string title;    ///< of what it was
    std::string becomes;  ///< title of what it is now; empty: Impossible
    Fate fate = Fate::Same;
    std::vector<LoggedChange> changes;  ///< what it changes now
    std::optional<Problem> problem;     ///< Impossible: why
};

/// An amendment carried through as far as the dice reach.
struct Revision {
    struct Asking {
        EntryId entry = 0;    ///< of the entry that asks
        ActionRecord action;  ///< as far as it is resolved
        Question question;
        std::size_t behind = 0;  ///< entries after it, of which nothing is known yet
    };
    std::vector<Remade> entries;  ///< in the order of the log, the amended one first
    std::optional<Asking> open;   ///< a die or choice that became new; what comes behind is not known yet
};

/// Changes a past action and makes everything behind it anew: actions by the rules from the state they find then, with all
/// the dice that still answer what is asked; what was set by hand is set again; whoever came or left does so again. What the
/// library lent an action stays as the log kept it. The old course stays in the log as a branch. Storage thread.
class AmendmentService {
public:
    /// The line of the history for an action made anew; empty: that of its entry.
    using Title = std::function<std::string(const ActionRecord&)>;
    /// Who answers what became new in an entry; may give nullptr, then it stays open.
    using Dice = std::function<Answerer*(EntryId)>;

    AmendmentService(Campaign& campaign, const Clock& clock) : m_campaign(campaign), m_clock(clock) {}

    /// What would become of the fight; changes nothing. Throws Failure PendingExists while an action waits in the fight, NotFound
    /// for what is no action in force, Refused or BadInput when the amended action itself is forbidden, BuiltUpon.
    [[nodiscard]] Revision tried(Scope scope, const Amendment& amendment, const Dice& dice = {},
                                 const Title& title = {});
    /// Makes it so, as one transaction. Throws Failure as tried() does, BadInput while a question is open.
    Revision carriedOut(Scope scope, const Amendment& amendment, const Title& title, const Dice& dice = {});

    /// The request for another order in place of an entry, as the fight preset it then; changes nothing. Throws Failure NotFound for
    /// what is no action in force, BuiltUpon.
    [[nodiscard]] ActionRecord prepared(Scope scope, EntryId entry, const ActionOrder& order, const BodyPlans& plans);

    /// The fight once more from its beginning, every action by the rules and with its own dice: all entries are Same when
    /// nothing depends on what the log does not hold. Changes nothing; `look` sees the fight as it ends. Throws Failure as
    /// tried() does.
    [[nodiscard]] Revision replayed(Scope scope, const std::function<void()>& look = {});

    /// Whether an entry of a fight has not been taken back, nor made anew.
    [[nodiscard]] bool isInForce(Scope scope, EntryId entry);

    /// The first action in force of a fight that does not come to what its entry says, made once more with its own dice from what the
    /// log says it found; 0: there is none. What older rules made is left out. Takes time in the length of the log; changes nothing.
    /// Throws Failure BuiltUpon where the fight cannot be followed back.
    [[nodiscard]] EntryId firstOtherwise(Scope scope);
    /// How many of its actions in force older rules made.
    [[nodiscard]] std::size_t madeByOlderRules(Scope scope);

private:
    /// An action in force of a fight in which none waits.
    [[nodiscard]] LogEntry amendable(Scope scope, EntryId entry);
    [[nodiscard]] Revision remake(Scope scope, const Amendment& amendment, const Title& title, const Dice& dice);

    Campaign& m_campaign;
    const Clock& m_clock;
};

}  // namespace hitspread
