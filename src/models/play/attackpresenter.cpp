#include "models/play/attackpresenter.h"

#include "models/phaseorder.h"
#include "models/play/houserules.h"
#include "models/play/pendinglog.h"
#include "models/play/reopened.h"
#include "models/systemview.h"
#include "models/tracemodel.h"
#include "rules/core/fieldname.h"
#include "rules/core/resolution.h"
#include "rules/systems/registry.h"
#include "services/bodyclick.h"
#include "text/problems.h"

#include <algorithm>
#include <utility>

namespace hitspread {

AttackPresenter::AttackPresenter(Fight& fight, QObject* parent, AttackLog* log)
    : QObject(parent), m_fight(fight), m_log(log ? log : new PendingLog(fight, this))
{
    m_log->setParent(this);
    const auto followed = [this]() -> std::optional<FightFollower::Followed> {
        if (!m_ready || m_busy || m_order.encounter != m_fight.snapshot().encounter.id)
            return std::nullopt;
        return FightFollower::Followed{m_order, m_input.preset()};
    };
    connect(&fight, &Fight::changed, this, &AttackPresenter::hear);
    m_follower = new FightFollower(fight, *m_log, followed, this);
    connect(m_follower, &FightFollower::prepared, this, &AttackPresenter::adoptAnew);
    connect(m_follower, &FightFollower::hindered, this, &AttackPresenter::hinder);
    connect(m_log, &AttackLog::heldBack, this, [this] {
        m_busy = false;
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
    if (order.encounter != m_order.encounter || order.actor != m_order.actor || order.target != m_order.target)
        forget();
    m_order = order;
    m_follower->forget();
    const int number = ++m_begins;
    m_log->prepare(
        order,
        [this, beginning = Beginning{aim, settings}, number](ActionRecord action) {
            if (number == m_begins)
                adopt(std::move(action), beginning);
        },
        [this, beginning = Beginning{aim, settings}, number](const Problem& problem) {
            if (number == m_begins && !m_ready)
                m_beginning = beginning;
            Q_EMIT refused(problem);
        });
}

void AttackPresenter::adopt(ActionRecord action, const Beginning& beginning)
{
    m_input.begin(std::move(action), beginning, m_view, m_ready);
    m_work.lay(m_input.preset());
    layUndone({});
    m_ready = true;
    m_hindrance.reset();
    m_beginning.reset();
    Q_EMIT ready();
    update();
    // Dice that lie there already are kept with what the fight presets now.
    logFallen();
    // Whether a condition keeps somebody from it is said before a die is rolled.
    m_follower->ask();
}

/// Dice that fell for the same moment before it was undone; those that lay there already may have been taken away.
void AttackPresenter::layUndone(const Answers& known)
{
    for (const Answer& answer : m_input.preset().request.answers.all()) {
        if (!m_answers.find(answer.key) && !known.find(answer.key))
            m_answers.put(answer);
    }
    m_view = std::min(m_view, targets().empty() ? 0 : targets().size() - 1);
}

void AttackPresenter::hear(const FightChange&)
{
    if (!m_follower->isAttended() || m_busy || m_order.encounter != m_fight.snapshot().encounter.id)
        return;
    if (m_beginning)
        return begin(m_order, m_beginning->aim, m_beginning->settings);
    if (m_ready && m_log->isEndedElsewhere())
        endElsewhere();
    else if (m_ready && !hasFallen() && m_log->past().isEmpty())
        leaveOutWhoIsGone();
}

/// Of several it goes on without those who left the fight. Who acts with others has one of them against each: that is another matter.
void AttackPresenter::leaveOutWhoIsGone()
{
    ActionOrder order = m_order;
    std::erase_if(order.otherTargets, [this](RecordId who) { return !m_fight.snapshot().find(who); });
    if (order.otherActors.empty() && order.otherTargets != m_order.otherTargets)
        begin(order);
}

/// Whoever applied or dropped it has its dice in the log.
void AttackPresenter::endElsewhere()
{
    m_answers.clear();
    m_overrides.clear();
    m_presetsRest = false;
    m_log->forget();
    m_isEnded = true;
    update();
    m_follower->ask();
}

void AttackPresenter::adoptAnew(ActionRecord action)
{
    const bool isAsked = std::exchange(m_takesRules, false);
    const bool wasHindered = m_hindrance.has_value();
    m_hindrance.reset();
    // Nothing is worked out by other house rules before somebody wants it so.
    const bool isHeld = !isAsked && m_log->past().isEmpty() && goesByOthers(m_input.preset(), action);
    const Answers known = m_input.preset().request.answers;
    ActionRecord begun = m_input.changed();
    begun.request.answers = m_answers;
    begun.request.overrides = m_overrides;
    const Likeness likeness = isHeld ? Likeness::Same : m_input.bindAnew(std::move(action));
    if (likeness != Likeness::Same || isAsked || wasHindered) {
        const bool wasFinished = m_work.isFinished();
        if (!isHeld) {
            const ActionRecord now = m_input.changed();
            m_overrides = carriedOverrides(begun, now);
            m_answers = carriedAnswers(begun, now);
            layUndone(known);
        }
        m_work.lay(m_input.changed());
        if (likeness == Likeness::None)
            Q_EMIT ready();
        renew();
        if (m_work.complaints().isEmpty() && forgetIdle(m_answers, m_work.action(), choices()))
            renew();
        if (m_work.isFinished() && !wasFinished)
            Q_EMIT fell();
    }
    sayEnded();
}

void AttackPresenter::hinder(const Problem& why)
{
    m_takesRules = false;
    if (!m_hindrance || text::sentenceFor(*m_hindrance) != text::sentenceFor(why)) {
        m_hindrance = why;
        update();
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
    m_order = orderOf(pending);
    m_input.resume(pending.action);
    m_work.lay(m_input.preset());
    for (const Answer& answer : pending.action.request.answers.all()) {
        const bool preset = answer.kind == QuestionKind::Choice && answer.choiceOrigin == Origin::Preset;
        m_presetsRest = m_presetsRest || (preset && isOffered(answer.key));
        if (!preset)
            m_answers.put(answer);
    }
    m_overrides = pending.action.request.overrides;
    m_log->take(pending.id);
    m_ready = true;
    Q_EMIT ready();
    update();
    if (m_work.isFinished())
        Q_EMIT fell();
    // The fight may be otherwise than when its dice fell.
    m_follower->ask();
}

void AttackPresenter::forget()
{
    m_input.clear();
    m_view = 0;
    m_answers.clear();
    m_overrides.clear();
    m_work.clear();
    m_presetsRest = false;
    m_log->forget();
    m_follower->forget();
    m_hindrance.reset();
    m_beginning.reset();
    m_takesRules = false;
    m_isEnded = false;
    m_ready = false;
    m_busy = false;
}

std::optional<FieldPath> AttackPresenter::path(const FieldName& name) const
{
    return path(name.part(), name.field());
}

std::optional<FieldPath> AttackPresenter::path(std::string_view part, std::string_view field) const
{
    return m_ready ? m_input.path(part, field, m_view) : std::nullopt;
}

void AttackPresenter::viewTarget(std::size_t place)
{
    if (place == m_view || place >= targets().size())
        return;
    m_view = place;
    Q_EMIT changed();
}

const FieldDeclaration& AttackPresenter::fieldAt(FieldPath path) const
{
    return declaration().parts[path.part].record->fields[path.place.field];
}

bool AttackPresenter::isChanged(FieldPath path) const
{
    return m_input.isChanged(path);
}

void AttackPresenter::set(FieldPath path, const LoggedValue& value)
{
    if (valueAt(m_work.action(), path) != value)
        put(path, value);
}

void AttackPresenter::reset(FieldPath path)
{
    put(path, std::nullopt);
}

void AttackPresenter::put(FieldPath path, const std::optional<LoggedValue>& value)
{
    const LoggedValue before = valueAt(m_work.action(), path);
    if (value && *value != valueAt(m_input.preset(), path))
        m_input.put(path, *value);
    else
        m_input.reset(path);
    renew();
    // Asked again, it is another matter.
    if (m_work.complaints().isEmpty() && forgetIdle(m_answers, m_work.action(), choices()))
        renew();
    if (before != valueAt(m_work.action(), path) && fieldAt(path).isNumeric())
        Q_EMIT numberSet(path, static_cast<std::int32_t>(std::get<std::int64_t>(before)), number(path));
}

bool AttackPresenter::isOutdated() const
{
    return m_ready && m_log->past().isEmpty() && goesByOthers(m_work.action(), m_fight.snapshot().encounter.switches);
}

void AttackPresenter::workAnew()
{
    if (!m_ready || isFixed())
        return;
    m_takesRules = true;
    m_follower->ask();
    // What it goes by then may be news to everybody else, too.
    m_fight.reload();
}

void AttackPresenter::resetAll()
{
    m_input.resetAll(m_view);
    renew();
}

std::optional<FieldPath> AttackPresenter::aimPath() const
{
    return m_ready ? m_input.aimPath(m_view) : std::nullopt;
}

std::optional<Hex> AttackPresenter::aim() const
{
    const auto place = aimPath();
    return place ? bodyClickOf(declaration()).hexOf(number(*place), m_work.action().request.plan.get()) : std::nullopt;
}

void AttackPresenter::setAim(Hex hex)
{
    const auto place = aimPath();
    const BodyClick click = place ? bodyClickOf(declaration()) : BodyClick();
    const auto value = place ? click.valueAt(hex, m_work.action().request.plan.get()) : std::nullopt;
    // A location that is called already is called no more: beside it there is "none".
    if (value && click.kind == BodyClick::Kind::Location && number(*place) == *value)
        reset(*place);
    else if (value)
        setNumber(*place, *value);
}

void AttackPresenter::update()
{
    if (!m_ready)
        return;
    ActionRecord action = m_input.changed();
    action.request.overrides = m_overrides;
    action.request.answers = m_answers;
    m_work.work(std::move(action), m_hindrance, m_presetsRest);
    Q_EMIT changed();
}

void AttackPresenter::renew()
{
    update();
    logFallen();
}

PendingAction AttackPresenter::pendingAction() const
{
    PendingAction pending;
    pending.encounter = m_order.encounter;
    pending.action = m_work.whole();
    return pending;
}

AttackLog::Failed AttackPresenter::failed()
{
    return [this](const Problem& problem) {
        m_busy = false;
        Q_EMIT refused(problem);
    };
}

void AttackPresenter::logFallen()
{
    if (hasFallen() && !isFixed())
        m_log->keep(pendingAction(), [this](const Problem& problem) { Q_EMIT refused(problem); });
}

void AttackPresenter::apply()
{
    if (!m_work.isFinished() || isFixed())
        return;
    m_busy = true;
    m_log->apply(
        pendingAction(), passingTitle(m_fight.snapshot(), m_work.action()),
        [this] {
            forget();
            m_fight.reload();
            Q_EMIT applied();
        },
        failed());
}

void AttackPresenter::drop(const QString& reason)
{
    if (isFixed() || !hasFallen())
        return;
    m_busy = true;
    m_log->drop(
        pendingAction(), titleOf(m_work.action()), reason,
        [this] {
            forget();
            m_fight.reload();
            Q_EMIT dropped();
        },
        failed());
}

void AttackPresenter::rollAgain(const QString& reason)
{
    if (isFixed() || !hasFallen())
        return;
    m_log->drop(
        pendingAction(), titleOf(m_work.action()), reason,
        [this] {
            m_answers.clear();
            m_presetsRest = false;
            m_fight.reload();
            update();
        },
        [this](const Problem& problem) { Q_EMIT refused(problem); });
}

}  // namespace hitspread
