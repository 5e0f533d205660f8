#pragma once

#include "models/fight/fight.h"
#include "models/play/fightfollower.h"
#include "models/play/playeddice.h"
#include "models/play/playedoptions.h"
#include "rules/core/system.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace hitspread {

/// One action from options to apply, without a single widget and without naming a system: how it is begun, goes on and ends. What is
/// changed and what falls is its options' and its dice's. While it is looked at it is prepared anew whenever its fight is otherwise: what
/// was not changed by hand is as the fight has it.
class AttackPresenter : public QObject {
    Q_OBJECT

public:
    /// `log`: where the action is left, the presenter's from now on; nullptr: it waits in the fight.
    explicit AttackPresenter(Fight& fight, QObject* parent = nullptr, AttackLog* log = nullptr);

    /// A declared value to start an action with, by names.
    using Setting = ActionSetting;

    /// Fetches the request for an order; options the game master changed and the dice stay, also when it is another action by
    /// the same actor on the same target. Ends with ready() or refused().
    void begin(const ActionOrder& order, std::optional<Hex> aim = {}, const std::vector<Setting>& settings = {});
    /// Goes on with an action whose dice have fallen.
    void resume(const PendingAction& pending);
    /// See ActionProblems.
    void nameWaysOut(ActionProblems::WayOut wayOut) { m_table->work.nameWaysOut(wayOut); }
    /// Whether anybody looks at it; from the beginning somebody does. Nobody hears of anything meanwhile: begin or resume it then.
    void setAttended(bool attended) { m_follower->setAttended(attended); }

    [[nodiscard]] bool isReady() const { return m_table->isReady; }
    [[nodiscard]] const ActionOrder& order() const { return m_table->order; }
    /// With the answers and findings so far.
    [[nodiscard]] const ActionRecord& action() const { return m_table->work.action(); }
    /// As it would wait: once it is finished, with every answer it came to.
    [[nodiscard]] PendingAction pendingAction() const { return m_table->pending(); }
    [[nodiscard]] const System& system() const { return declaration().system(); }
    [[nodiscard]] const ActionDeclaration& declaration() const { return declarationOf(action()); }
    [[nodiscard]] Fight& fight() const { return m_fight; }

    [[nodiscard]] PlayedOptions& options() const { return *m_options; }
    [[nodiscard]] PlayedDice& dice() const { return *m_dice; }
    /// What forbids resolving.
    [[nodiscard]] const ActionProblems& complaints() const { return m_table->work.complaints(); }
    /// Why what was begun cannot be done in the fight as it is now; nothing: it can.
    [[nodiscard]] const std::optional<Problem>& hindrance() const { return m_table->hindrance; }
    [[nodiscard]] bool isFinished() const { return m_table->work.isFinished(); }
    /// See AttackLog::past().
    [[nodiscard]] QString past() const { return m_log->past(); }
    /// Whether this is the action that waits in the log.
    [[nodiscard]] bool holds(const PendingAction& pending) const { return m_log->isKept(pending.id); }

    /// Whether the fight goes by other house rules by now than this action does; never one of the past.
    [[nodiscard]] bool isOutdated() const;
    /// Works it out in the fight as it is now and by its rules, with the same options and the dice that have fallen.
    void workAnew();

    void overrule(StepKey step, std::int32_t value, const QString& reason);
    void takeBackRuling(StepKey step);

    void apply();
    void drop(const QString& reason);
    /// Drops what has fallen with a reason and starts anew with the same options.
    void rollAgain(const QString& reason);

Q_SIGNALS:
    /// The request is there, or is another one.
    void ready();
    /// Options, answers or findings changed.
    void changed();
    /// New dice finished the action: there is something to play.
    void fell();
    /// A die fell another way: choices made after it are to be made again.
    void reopened();
    void applied();
    void dropped();
    /// One number of the options was changed by hand.
    void numberSet(hitspread::FieldPath path, std::int32_t before, std::int32_t after);
    void refused(const hitspread::Problem& problem);

private:
    void adopt(ActionRecord action, const Beginning& beginning);
    void hear(const FightChange& change);
    void adoptAnew(ActionRecord action);
    void hinder(const Problem& why);
    void endElsewhere();
    void leaveOutWhoIsGone();
    void sayEnded();
    void layUndone(const Answers& known);
    [[nodiscard]] AttackLog::Failed failed();
    void forget();

    Fight& m_fight;
    AttackLog* m_log;
    PlayTable* m_table;
    std::unique_ptr<PlayedOptions> m_options;
    std::unique_ptr<PlayedDice> m_dice;
    FightFollower* m_follower;
    std::optional<Beginning> m_beginning;  ///< what could not be begun
    bool m_takesRules = false;  ///< asked for: it goes by the fight's house rules from the next time it is prepared
    bool m_isEnded = false;     ///< it waits no more, and nobody said so yet
    int m_begins = 0;
};

}  // namespace hitspread
