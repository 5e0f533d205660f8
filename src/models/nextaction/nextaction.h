#pragma once

#include "models/fight/fight.h"
#include "models/nextaction/actionplan.h"
#include "services/turn/turnorder.h"

#include <QObject>
#include <QStringList>

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hitspread {

/// An action the rules allow now.
struct ActionOffer {
    ActionPlan plan;
    ActionTitle words;    ///< of Next: see nextWords()
    ActionOrder order{};  ///< of an action
};

/// What one key does now, or why it does nothing.
struct QuickOffer {
    QuickAction action;
    std::optional<ActionOffer> offer;
    QString against;
};

/// What the one who acts does next.
struct NextActions {
    std::optional<ActionOffer> primary;  ///< nothing: the attack itself
    QStringList against;                 ///< why not the attack, in sentences
    std::vector<ActionOffer> cures;      ///< what takes that away, the best first
    std::vector<QuickOffer> quick;
};

/// What can be done about what stands against an order, as far as the rules allow it now: what is done at one go first.
/// Storage thread.
[[nodiscard]] std::vector<ActionOffer> curesFor(CampaignServices& services, const ActionOrder& refused,
                                                const Problem& why);

/// Whether the attack can be made as it is ordered, else what takes its place; and what else has a key. All of it by the very
/// requests that would be made. Storage thread.
[[nodiscard]] NextActions actionsFor(CampaignServices& services, const ActionOrder& attack);

/// Where the rules count by phases and nobody has a place in the one that is on, beginning it comes before all else: what is done
/// until then costs nobody an Action. Where everybody declares first, that comes before what he does. Between fights there is nothing to
/// do but to let time pass, or to begin the next one.
void leadIntoThePhase(const Fight& fight, NextActions& actions);

/// Whether something of somebody's falls due before he does anything: nobody goes on past that (ActionsFacet::due).
[[nodiscard]] bool isAnythingDue(const FightSnapshot& fight, RecordId who);

/// "Ysa and Rook act first": who would, where the one who acts is not due yet; empty: he is, or nobody is bound to an order now.
[[nodiscard]] QString outOfTurnWords(const Fight& fight);

/// "Next: Ines Varga", "End the phase": what going on comes to.
[[nodiscard]] ActionTitle nextWords(const Fight& fight);

/// The action by which somebody gives up what is left of his turn, where all of a turn is done at once, so that going on ends it; empty:
/// the system has no such thing.
[[nodiscard]] std::string_view endingOfTurns(std::string_view system);

/// Who comes when the one in view is gone on from; where turns end by that, whoever was left out before him comes behind the last
/// one. 0: nobody is left.
[[nodiscard]] RecordId followingTurn(const Fight& fight, const TurnView& view);

/// By which the one in view gives up what is left of a turn that is his: he acts first, or has begun; where the system has such an
/// action.
[[nodiscard]] std::optional<ActionOffer> endOfTurn(const Fight& fight, const TurnView& view);

/// Does one that takes back what happened in the fight (Undo, Return).
void goBack(Fight& fight, const ActionOffer& offer);

/// What came of an action that was to be done at once.
enum class Done : std::uint8_t {
    Yes,
    Asks,    ///< it asks for a die or a choice: it takes a window
    Refused  ///< after all; the gateway's problem() says why
};
void doAtOnce(Fight& fight, QObject* context, const ActionOffer& offer, std::function<void(Done)> then);

/// What the one who acts does next, kept up to date with the fight. It asks the rules and makes no rule of its own.
class NextAction : public QObject {
    Q_OBJECT

public:
    /// `attack`: what the main window would send now; nothing: nobody is there to act, or nobody to be attacked.
    NextAction(Fight& fight, std::function<std::optional<ActionOrder>()> attack, QObject* parent = nullptr);

    [[nodiscard]] const NextActions& actions() const { return m_actions; }
    /// Whether they are of the fight as it is; else an answer is on its way.
    [[nodiscard]] bool isCurrent() const { return m_answered == m_asked; }
    /// The fight is about to be otherwise by what is being done.
    void outdate() { ++m_asked; }
    void ask();

Q_SIGNALS:
    void changed();

private:
    void hear(const FightChange& change);
    void send();

    Fight& m_fight;
    std::function<std::optional<ActionOrder>()> m_attack;
    NextActions m_actions;
    unsigned m_asked = 0;
    unsigned m_answered = 0;
    bool m_isSending = false;
};

}  // namespace hitspread
