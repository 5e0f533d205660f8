#pragma once

#include "models/fight.h"
#include "models/play/attacklog.h"
#include "models/play/fightfollower.h"
#include "models/play/presetaction.h"
#include "models/play/workedaction.h"
#include "rules/core/laiddice.h"
#include "rules/core/system.h"

#include <QObject>

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace hitspread {

class FieldName;

/// One action from options to apply, without a single widget and without naming a system. Answers are kept by key, so a
/// changed option keeps every die that is still valid. Dice are logged as a pending action the moment they fall. While it is looked at it is
/// prepared anew whenever its fight is otherwise: what was not changed by hand is as the fight has it.
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
    /// See Complaints.
    void nameWaysOut(Complaints::WayOut wayOut) { m_work.nameWaysOut(wayOut); }
    /// Whether anybody looks at it; from the beginning somebody does. Nobody hears of anything meanwhile: begin or resume it then.
    void setAttended(bool attended) { m_follower->setAttended(attended); }

    [[nodiscard]] bool isReady() const { return m_ready; }
    [[nodiscard]] const ActionOrder& order() const { return m_order; }
    /// With the answers and findings so far.
    [[nodiscard]] const ActionRecord& action() const { return m_work.action(); }
    /// As it would wait: once it is finished, with every answer it came to.
    [[nodiscard]] PendingAction pendingAction() const;
    [[nodiscard]] const System& system() const { return declaration().system(); }
    [[nodiscard]] const ActionDeclaration& declaration() const { return declarationOf(action()); }
    [[nodiscard]] Fight& fight() const { return m_fight; }

    /// In a part with an element for each target, the one of the target in view.
    [[nodiscard]] std::optional<FieldPath> path(std::string_view part, std::string_view field) const;
    [[nodiscard]] std::optional<FieldPath> path(const FieldName& name) const;
    [[nodiscard]] const FieldDeclaration& fieldAt(FieldPath path) const;
    [[nodiscard]] LoggedValue value(FieldPath path) const { return valueAt(m_work.action(), path); }
    /// Precondition: the field is one of numbers.
    [[nodiscard]] std::int32_t number(FieldPath path) const
    {
        return static_cast<std::int32_t>(std::get<std::int64_t>(value(path)));
    }
    [[nodiscard]] bool isChanged(FieldPath path) const;
    void set(FieldPath path, const LoggedValue& value);
    void setNumber(FieldPath path, std::int32_t value) { set(path, std::int64_t{value}); }
    void reset(FieldPath path);
    void resetAll();
    /// Why a field forbids resolving, in words; empty: it does not.
    [[nodiscard]] QString complaint(FieldPath path) const { return m_work.complaints().at(path); }
    /// Why the rules would refuse another value there, all else as it is; empty: they would not.
    [[nodiscard]] QString refusalOf(FieldPath path, const LoggedValue& value) const
    {
        return hitspread::refusalOf(m_work.action(), path, value);
    }
    /// Choices of the game master's that stand against the action: without them it would stand better.
    [[nodiscard]] std::vector<FieldPath> forbiddenChoices() const
    {
        return m_ready && !m_work.complaints().isEmpty() ? m_input.forbidden() : std::vector<FieldPath>();
    }
    /// Everything that forbids resolving.
    [[nodiscard]] QStringList complaints() const { return m_work.complaints().all(); }
    /// Why what was begun cannot be done in the fight as it is now; nothing: it can.
    [[nodiscard]] const std::optional<Problem>& hindrance() const { return m_hindrance; }
    /// Those of the rules among it; empty while there is no action.
    [[nodiscard]] std::vector<Refusal> refusals() const
    {
        return m_ready ? m_work.complaints().refusals() : std::vector<Refusal>();
    }

    /// Everybody the action is aimed at, the first of them first.
    [[nodiscard]] const std::vector<RecordId>& targets() const { return m_input.targets(); }
    /// Which of them options are shown and changed for; it changes nothing else.
    void viewTarget(std::size_t place);
    [[nodiscard]] std::size_t targetInView() const { return m_view; }

    [[nodiscard]] std::optional<Hex> aim() const;
    void setAim(Hex hex);
    /// While no die lies: what was decided is open again.
    void forgetChoices()
    {
        if (!hasFallen())
            m_answers.clear();
    }

    /// The rolls asked so far and the open one; choices apart.
    [[nodiscard]] const std::vector<DiceQuestion>& rolls() const { return m_work.book().rolls(); }
    [[nodiscard]] const std::vector<DiceQuestion>& choices() const { return m_work.book().choices(); }
    /// Whether a choice waits for the game master as the dice fall.
    [[nodiscard]] bool isOffered(QuestionKey key) const { return m_work.isOffered(key); }
    /// The one question that waits for the game master; nullptr: none.
    [[nodiscard]] const DiceQuestion* open() const { return m_work.book().open(); }
    /// See AttackLog::past().
    [[nodiscard]] QString past() const { return m_log->past(); }
    /// Whether this is the action that waits in the log.
    [[nodiscard]] bool holds(const PendingAction& pending) const { return m_log->isKept(pending.id); }
    [[nodiscard]] bool hasFallen() const;
    /// Whether dice lie there and the program rolled all of them: whoever types goes on typing.
    [[nodiscard]] bool isRolled() const { return hasFallen() && !liesAnyTyped(m_answers); }
    [[nodiscard]] bool isFinished() const { return m_work.isFinished(); }
    /// nullptr: it is not asked for.
    [[nodiscard]] const DiceQuestion* rollAt(QuestionKey key) const;
    /// A die of the game master's. Precondition: 1 <= face <= sides.
    void setDie(QuestionKey key, int die, int face);
    /// All dice of a roll at once, as setDie().
    void setRoll(const Answer& roll);
    void clearDie(QuestionKey key, int die) { takeAway(key, die, die + 1); }
    void clearRoll(QuestionKey key) { takeAway(key, 0, static_cast<int>(kMostDice)); }
    void rollOpen();
    /// Rolls to the end; choices that would wait for the game master take their presets.
    void rollAll();
    /// Also of a question that may only come up.
    void choose(QuestionKey key, std::int32_t value);
    /// What would come of another choice, all else as it is.
    [[nodiscard]] ActionRecord supposed(QuestionKey key, std::int32_t value) const
    {
        return m_work.supposed(key, value);
    }

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
    /// Nothing: the preset.
    void put(FieldPath path, const std::optional<LoggedValue>& value);
    /// Lays a roll in the place of what lay there.
    void lay(const Answer& now);
    /// The dice of a roll from one to before another.
    void takeAway(QuestionKey key, int from, int end);
    void update();
    void renew();
    void rollDice();
    [[nodiscard]] std::optional<FieldPath> aimPath() const;
    void logFallen();
    /// Whether no die and no choice can be kept now.
    [[nodiscard]] bool isFixed() const { return m_busy || m_fight.snapshot().readOnly; }
    [[nodiscard]] AttackLog::Failed failed();
    void forget();

    Fight& m_fight;
    ActionOrder m_order;
    PresetAction m_input;
    WorkedAction m_work;
    std::size_t m_view = 0;
    Answers m_answers;  ///< what fell or was chosen; incomplete rolls have faces 0
    std::vector<Override> m_overrides;
    AttackLog* m_log;
    FightFollower* m_follower;
    std::optional<Problem> m_hindrance;
    std::optional<Beginning> m_beginning;  ///< what could not be begun
    bool m_ready = false;
    bool m_busy = false;
    bool m_presetsRest = false;  ///< nothing is offered any more: presets count
    bool m_takesRules = false;   ///< asked for: it goes by the fight's house rules from the next time it is prepared
    bool m_isEnded = false;      ///< it waits no more, and nobody said so yet
    int m_begins = 0;
};

}  // namespace hitspread
