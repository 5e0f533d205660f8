#include "models/play/attackpresenter.h"

#include "models/history/tracemodel.h"
#include "models/play/houserules.h"
#include "models/play/pendinglog.h"
#include "models/play/reopenedchoices.h"
#include "models/systemview.h"
#include "models/turn/phaseorder.h"
#include "rules/core/declare/fieldname.h"
#include "rules/core/trace/resolution.h"
#include "rules/systems/registry.h"
#include "services/action/bodyclick.h"
#include "text/problems.h"

#include <algorithm>
#include <utility>

namespace hitspread {

AttackPresenter::AttackPresenter(Fight& fight, QObject* parent, AttackLog* log)
    : QObject(parent),
      m_fight(fight),
      m_log(log ? log : new PendingLog(fight, this)),
      m_table(new PlayTable(fight, *m_log, this)),
      m_options(std::make_unique<PlayedOptions>(*m_table)),
      m_dice(std::make_unique<PlayedDice>(*m_table))
{
    m_log->setParent(this);
    connect(m_table, &PlayTable::changed, this, &AttackPresenter::changed);
    connect(m_table, &PlayTable::fell, this, &AttackPresenter::fell);
    connect(m_table, &PlayTable::reopened, this, &AttackPresenter::reopened);
    connect(m_table, &PlayTable::numberSet, this, &AttackPresenter::numberSet);
    connect(m_table, &PlayTable::refused, this, &AttackPresenter::refused);
    const auto followed = [this]() -> std::optional<FightFollower::Followed> {
        if (!m_table->isReady || m_table->isBusy || m_table->order.encounter != m_fight.snapshot().encounter.id)
            return std::nullopt;
        return FightFollower::Followed{m_table->order, m_table->input.preset()};
    };
    connect(&fight, &Fight::changed, this, &AttackPresenter::hear);
    m_follower = new FightFollower(fight, *m_log, followed, this);
    connect(m_follower, &FightFollower::prepared, this, &AttackPresenter::adoptAnew);
    connect(m_follower, &FightFollower::hindered, this, &AttackPresenter::hinder);
    connect(m_log, &AttackLog::heldBack, this, [this] {
        m_table->isBusy = false;
        Q_EMIT changed();
    });
    // Dice of this campaign are none of the next one's.
    connect(&fight.gateway(), &CampaignGateway::leaving, this, [this] {
        ++m_begins;
        forget();
    });
}

void AttackPresenter::begin(const ActionOrder& order, std::optional<Hex> aim, const std::vector<Setting>& settings)
{
    if (order.encounter != m_table->order.encounter || order.actor != m_table->order.actor
        || order.target != m_table->order.target)
        forget();
    m_table->order = order;
    m_follower->forget();
    const int number = ++m_begins;
    m_log->prepare(
        order,
        [this, beginning = Beginning{aim, settings}, number](ActionRecord action) {
            if (number == m_begins)
                adopt(std::move(action), beginning);
        },
        [this, beginning = Beginning{aim, settings}, number](const Problem& problem) {
            if (number == m_begins && !m_table->isReady)
                m_beginning = beginning;
            Q_EMIT refused(problem);
        });
}

void AttackPresenter::adopt(ActionRecord action, const Beginning& beginning)
{
    m_table->input.begin(std::move(action), beginning, m_table->view, m_table->isReady);
    m_table->work.lay(m_table->input.preset());
    layUndone({});
    m_table->isReady = true;
    m_table->hindrance.reset();
    m_beginning.reset();
    Q_EMIT ready();
    m_table->update();
    // Dice that lie there already are kept with what the fight presets now.
    m_table->logFallen();
    // Whether a condition keeps somebody from it is said before a die is rolled.
    m_follower->ask();
}

/// Dice that fell for the same moment before it was undone; those that lay there already may have been taken away.
void AttackPresenter::layUndone(const Answers& known)
{
    for (const Answer& answer : m_table->input.preset().request.answers.all()) {
        if (!m_table->answers.find(answer.key) && !known.find(answer.key))
            m_table->answers.put(answer);
    }
    m_table->view = std::min(m_table->view, m_options->targets().empty() ? 0 : m_options->targets().size() - 1);
}

void AttackPresenter::hear(const FightChange&)
{
    if (!m_follower->isAttended() || m_table->isBusy || m_table->order.encounter != m_fight.snapshot().encounter.id)
        return;
    if (m_beginning)
        return begin(m_table->order, m_beginning->aim, m_beginning->settings);
    if (m_table->isReady && m_log->isEndedElsewhere())
        endElsewhere();
    else if (m_table->isReady && !m_table->hasFallen() && m_log->past().isEmpty())
        leaveOutWhoIsGone();
}

/// Of several it goes on without those who left the fight. Who acts with others has one of them against each: that is another matter.
void AttackPresenter::leaveOutWhoIsGone()
{
    ActionOrder order = m_table->order;
    std::erase_if(order.otherTargets, [this](RecordId who) { return !m_fight.snapshot().find(who); });
    if (order.otherActors.empty() && order.otherTargets != m_table->order.otherTargets)
        begin(order);
}

/// Whoever applied or dropped it has its dice in the log.
void AttackPresenter::endElsewhere()
{
    m_table->answers.clear();
    m_table->overrides.clear();
    m_table->presetsRest = false;
    m_log->forget();
    m_isEnded = true;
    m_table->update();
    m_follower->ask();
}

void AttackPresenter::adoptAnew(ActionRecord action)
{
    const bool isAsked = std::exchange(m_takesRules, false);
    const bool wasHindered = m_table->hindrance.has_value();
    m_table->hindrance.reset();
    // Nothing is worked out by other house rules before somebody wants it so.
    const bool isHeld = !isAsked && m_log->past().isEmpty() && goesByOthers(m_table->input.preset(), action);
    const Answers known = m_table->input.preset().request.answers;
    ActionRecord begun = m_table->input.changed();
    begun.request.answers = m_table->answers;
    begun.request.overrides = m_table->overrides;
    const Likeness likeness = isHeld ? Likeness::Same : m_table->input.bindAnew(std::move(action));
    if (likeness != Likeness::Same || isAsked || wasHindered) {
        const bool wasFinished = m_table->work.isFinished();
        if (!isHeld) {
            const ActionRecord now = m_table->input.changed();
            m_table->overrides = carriedOverrides(begun, now);
            m_table->answers = carriedAnswers(begun, now);
            layUndone(known);
        }
        m_table->work.lay(m_table->input.changed());
        if (likeness == Likeness::None)
            Q_EMIT ready();
        m_table->renewAsked();
        if (m_table->work.isFinished() && !wasFinished)
            Q_EMIT fell();
    }
    sayEnded();
}

void AttackPresenter::hinder(const Problem& why)
{
    m_takesRules = false;
    if (!m_table->hindrance || text::sentenceFor(*m_table->hindrance) != text::sentenceFor(why)) {
        m_table->hindrance = why;
        m_table->update();
    }
    sayEnded();
}

void AttackPresenter::sayEnded()
{
    if (std::exchange(m_isEnded, false))
        Q_EMIT refused({ProblemCode::BadInput, {}, {because<Reason::WaitsNoMore>()}});
}

void AttackPresenter::resume(const PendingAction& pending)
{
    ++m_begins;
    forget();
    m_table->order = orderOf(pending);
    m_table->input.resume(pending.action);
    m_table->work.lay(m_table->input.preset());
    for (const Answer& answer : pending.action.request.answers.all()) {
        const bool preset = answer.kind == QuestionKind::Choice && answer.choiceOrigin == Origin::Preset;
        m_table->presetsRest = m_table->presetsRest || (preset && m_dice->isOffered(answer.key));
        if (!preset)
            m_table->answers.put(answer);
    }
    m_table->overrides = pending.action.request.overrides;
    m_log->take(pending.id);
    m_table->isReady = true;
    Q_EMIT ready();
    m_table->update();
    if (m_table->work.isFinished())
        Q_EMIT fell();
    // The fight may be otherwise than when its dice fell.
    m_follower->ask();
}

void AttackPresenter::forget()
{
    m_table->input.clear();
    m_table->view = 0;
    m_table->answers.clear();
    m_table->overrides.clear();
    m_table->work.clear();
    m_table->presetsRest = false;
    m_log->forget();
    m_follower->forget();
    m_table->hindrance.reset();
    m_beginning.reset();
    m_takesRules = false;
    m_isEnded = false;
    m_table->isReady = false;
    m_table->isBusy = false;
}

bool AttackPresenter::isOutdated() const
{
    return m_table->isReady && m_log->past().isEmpty()
        && goesByOthers(m_table->work.action(), m_fight.snapshot().encounter.switches);
}

void AttackPresenter::workAnew()
{
    if (!m_table->isReady || m_table->isFixed())
        return;
    m_takesRules = true;
    m_follower->ask();
    // What it goes by then may be news to everybody else, too.
    m_fight.reload();
}

AttackLog::Failed AttackPresenter::failed()
{
    return [this](const Problem& problem) {
        m_table->isBusy = false;
        Q_EMIT refused(problem);
    };
}

void AttackPresenter::apply()
{
    if (!m_table->work.isFinished() || m_table->isFixed())
        return;
    m_table->isBusy = true;
    m_log->apply(
        pendingAction(), passingTitle(m_fight.snapshot(), m_table->work.action()),
        [this] {
            forget();
            m_fight.reload();
            Q_EMIT applied();
        },
        failed());
}

void AttackPresenter::drop(const QString& reason)
{
    if (m_table->isFixed() || !m_table->hasFallen())
        return;
    m_table->isBusy = true;
    m_log->drop(
        pendingAction(), titleOf(m_table->work.action()), reason,
        [this] {
            forget();
            m_fight.reload();
            Q_EMIT dropped();
        },
        failed());
}

void AttackPresenter::rollAgain(const QString& reason)
{
    if (m_table->isFixed() || !m_table->hasFallen())
        return;
    m_log->drop(
        pendingAction(), titleOf(m_table->work.action()), reason,
        [this] {
            m_table->answers.clear();
            m_table->presetsRest = false;
            m_fight.reload();
            m_table->update();
        },
        [this](const Problem& problem) { Q_EMIT refused(problem); });
}

void AttackPresenter::overrule(StepKey step, std::int32_t value, const QString& reason)
{
    if (m_table->isFixed())
        return;
    std::erase_if(m_table->overrides, [&](const Override& known) { return known.step == step; });
    m_table->overrides.push_back({step, value, reason.toStdString()});
    m_table->renew();
}

void AttackPresenter::takeBackRuling(StepKey step)
{
    if (m_table->isFixed())
        return;
    std::erase_if(m_table->overrides, [&](const Override& known) { return known.step == step; });
    m_table->renew();
}

}  // namespace hitspread
