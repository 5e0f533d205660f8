#include "ui/attack/attackpresenter.h"

#include "models/phaseorder.h"
#include "models/systemview.h"
#include "models/tracemodel.h"
#include "rules/core/dice.h"
#include "rules/core/laiddice.h"
#include "rules/core/resolution.h"
#include "rules/systems/registry.h"
#include "services/bodyclick.h"
#include "ui/attack/houserules.h"
#include "ui/attack/pendinglog.h"
#include "ui/attack/reopened.h"

#include <algorithm>

namespace hitspread {

AttackPresenter::AttackPresenter(Fight& fight, QObject* parent, AttackLog* log)
    : QObject(parent), m_fight(fight), m_log(log ? log : new PendingLog(fight, this))
{
    m_log->setParent(this);
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

const System& AttackPresenter::system() const
{
    return m_action.request.input.system();
}

const ActionDeclaration& AttackPresenter::declaration() const
{
    return m_action.request.input.action();
}

void AttackPresenter::begin(const ActionOrder& order, std::optional<Hex> aim, const std::vector<Setting>& settings)
{
    if (order.encounter != m_order.encounter || order.actor != m_order.actor || order.target != m_order.target)
        forget();
    m_order = order;
    const int number = ++m_begins;
    m_log->prepare(
        order,
        [this, aim, settings, number](ActionRecord action) {
            if (number == m_begins)
                adopt(std::move(action), aim, settings);
        },
        [this](const Problem& problem) { Q_EMIT refused(problem); });
}

void AttackPresenter::adopt(ActionRecord action, std::optional<Hex> aim, const std::vector<Setting>& settings)
{
    const std::vector<RecordId> targets = targetsOf(action);
    const bool same = m_ready && m_pristine.actor == action.actor && m_pristine.target == action.target;
    if (same)
        m_options.carryOver(declaration(), m_targets, action);
    else
        m_options.clear();
    m_pristine = std::move(action);
    m_action = m_pristine;
    // Dice that fell for the same moment before it was undone.
    for (const Answer& answer : m_pristine.request.answers.all()) {
        if (!m_answers.find(answer.key))
            m_answers.put(answer);
    }
    m_targets = targets;
    m_view = std::min(m_view, targets.empty() ? 0 : targets.size() - 1);
    m_ready = true;
    const auto value = aim ? bodyClickOf(declaration()).valueAt(*aim, m_action.request.plan.get()) : std::nullopt;
    if (const auto place = aimPath(); value && place)
        m_options.put(*place, std::int64_t{*value});
    for (const Setting& setting : settings) {
        const auto place = path(setting.part, setting.field);
        if (place && number(*place) == setting.value)
            m_options.remove(*place);
        else if (place)
            m_options.put(*place, std::int64_t{setting.value});
    }
    Q_EMIT ready();
    update();
    // Dice that lie there already are kept with what the fight presets now.
    logFallen();
}

void AttackPresenter::resume(const PendingAction& pending)
{
    ++m_begins;
    forget();
    m_order = orderOf(pending);
    m_targets = targetsOf(pending.action);
    m_pristine = pending.action;
    m_pristine.findings.clear();
    m_action = m_pristine;
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
    if (m_finished)
        Q_EMIT fell();
}

void AttackPresenter::forget()
{
    m_options.clear();
    m_targets.clear();
    m_view = 0;
    m_answers.clear();
    m_overrides.clear();
    m_book.clear();
    m_presetsRest = false;
    m_log->forget();
    m_ready = false;
    m_finished = false;
    m_busy = false;
}

std::optional<FieldPath> AttackPresenter::path(std::string_view partId, std::string_view fieldId) const
{
    if (!m_ready)
        return std::nullopt;
    const auto parts = declaration().parts;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto field = parts[i].id == partId ? parts[i].record->indexOf(fieldId) : std::nullopt;
        if (!field)
            continue;
        const std::size_t count = parts[i].count(m_action.request.input.data());
        if (count == 0)
            return std::nullopt;
        const bool perTarget = parts[i].many && !parts[i].isInner() && parts[i].role != Role::Actor;
        return FieldPath{static_cast<std::uint8_t>(i),
                         static_cast<std::uint16_t>(perTarget ? std::min(m_view, count - 1) : 0),
                         {*field, 0}};
    }
    return std::nullopt;
}

void AttackPresenter::viewTarget(std::size_t place)
{
    if (place == m_view || place >= m_targets.size())
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
    return m_options.contains(path);
}

void AttackPresenter::set(FieldPath path, const LoggedValue& value)
{
    if (valueAt(m_action, path) != value)
        put(path, value);
}

void AttackPresenter::reset(FieldPath path)
{
    put(path, std::nullopt);
}

void AttackPresenter::put(FieldPath path, const std::optional<LoggedValue>& value)
{
    const LoggedValue before = valueAt(m_action, path);
    if (value && *value != valueAt(m_pristine, path))
        m_options.put(path, *value);
    else
        m_options.remove(path);
    renew();
    // Asked again, it is another matter.
    if (m_complaints.isEmpty() && forgetIdle(m_answers, m_action, choices()))
        renew();
    if (before != valueAt(m_action, path) && fieldAt(path).isNumeric())
        Q_EMIT numberSet(path, static_cast<std::int32_t>(std::get<std::int64_t>(before)), number(path));
}

bool AttackPresenter::isOutdated() const
{
    return m_ready && m_log->past().isEmpty() && goesByOthers(m_action, m_fight.snapshot().encounter.switches);
}

void AttackPresenter::workAnew()
{
    if (!isOutdated() || isFixed())
        return;
    goBy(m_pristine, m_fight.snapshot().encounter.switches);
    renew();
}

void AttackPresenter::resetAll()
{
    const auto place = aimPath();
    const std::optional<LoggedValue> kept = place ? std::optional(value(*place)) : std::nullopt;
    m_options.clear();
    if (kept)
        m_options.put(*place, *kept);
    renew();
}

std::optional<FieldPath> AttackPresenter::aimPath() const
{
    const BodyClick click = m_ready ? bodyClickOf(declaration()) : BodyClick();
    return click.field ? path(click.part->id, click.field->id) : std::nullopt;
}

std::optional<Hex> AttackPresenter::aim() const
{
    const auto place = aimPath();
    return place ? bodyClickOf(declaration()).hexOf(number(*place), m_action.request.plan.get()) : std::nullopt;
}

void AttackPresenter::setAim(Hex hex)
{
    const auto place = aimPath();
    const BodyClick click = place ? bodyClickOf(declaration()) : BodyClick();
    const auto value = place ? click.valueAt(hex, m_action.request.plan.get()) : std::nullopt;
    // A location that is called already is called no more: beside it there is "none".
    if (value && click.kind == BodyClick::Kind::Location && number(*place) == *value)
        reset(*place);
    else if (value)
        setNumber(*place, *value);
}

bool AttackPresenter::isOffered(QuestionKey key) const
{
    const ChoicesFacet* facet = facetsOf(m_action.system).choices;
    return facet && facet->isOffered(m_action, key);
}

void AttackPresenter::update()
{
    if (!m_ready)
        return;
    ActionRecord action = m_pristine;
    m_options.applyTo(action);
    action.request.overrides = m_overrides;
    action.request.answers = m_answers;
    m_action = std::move(action);
    m_finished = false;
    m_complaints.collect(m_action);
    if (m_complaints.isEmpty()) {
        OfferingAnswerer presets([this](QuestionKey key) { return !m_presetsRest && isOffered(key); });
        const Resolution resolution = resolve(m_action.request, &presets);
        m_action.findings = resolution.findings;
        m_action.idleOverrides = resolution.idleOverrides;
        m_finished = resolution.isFinished();
        m_book.collect(m_action.request, m_answers, resolution, presets);
    } else {
        m_book.clear();
    }
    Q_EMIT changed();
}

void AttackPresenter::renew()
{
    update();
    logFallen();
}

bool AttackPresenter::hasFallen() const
{
    return std::ranges::any_of(m_answers.all(), liesAny);
}

void AttackPresenter::setDie(QuestionKey key, int die, int face)
{
    Answer answer = rollAt(key) ? rollAt(key)->answer : Answer{.key = key};
    answer.faces[static_cast<std::size_t>(die)] = static_cast<std::uint8_t>(face);
    answer.origins[static_cast<std::size_t>(die)] = Origin::Typed;
    setRoll(answer);
}

void AttackPresenter::setRoll(const Answer& roll)
{
    if (!rollAt(roll.key) || isFixed())
        return;
    const bool wasFinished = m_finished;
    lay(roll);
    if (m_finished && !wasFinished)
        Q_EMIT fell();
}

const DiceQuestion* AttackPresenter::rollAt(QuestionKey key) const
{
    const auto roll = std::ranges::find(rolls(), key, [](const DiceQuestion& asked) { return asked.question.key; });
    return roll == rolls().end() ? nullptr : &*roll;
}

void AttackPresenter::lay(const Answer& now)
{
    const DiceQuestion* roll = rollAt(now.key);
    const bool isOther = roll
        && !std::ranges::equal(roll->answer.faces, now.faces, [](int was, int is) { return was == 0 || was == is; });
    const bool reopens = isOther && m_log->past().isEmpty() && reopenBehind(m_answers, m_action, now.key);
    m_answers.put(now);
    if (reopens)
        Q_EMIT reopened();
    renew();
}

void AttackPresenter::takeAway(QuestionKey key, int from, int end)
{
    const Answer* known = m_answers.find(key);
    if (!known || isFixed())
        return;
    Answer answer = *known;
    // A die the program rolled has fallen for good; a typed one may have been mistyped.
    for (int i = from; i < std::min<int>(answer.count, end); ++i) {
        const auto die = static_cast<std::size_t>(i);
        if (answer.origins[die] != Origin::Rolled)
            answer.faces[die] = 0;
    }
    if (answer != *known)
        lay(answer);
    if (!hasFallen())
        m_log->takeBack(pendingAction(), [this](const Problem& problem) { Q_EMIT refused(problem); });
}

void AttackPresenter::rollOpen()
{
    if (m_finished || !m_ready || !m_complaints.isEmpty() || isFixed())
        return;
    rollDice();
}

void AttackPresenter::rollAll()
{
    if (m_finished || !m_ready || !m_complaints.isEmpty() || isFixed())
        return;
    m_presetsRest = true;
    {
        const QSignalBlocker quiet(this);
        update();
    }
    rollDice();
}

void AttackPresenter::rollDice()
{
    SeededAnswerer dice(m_fight.gateway().seeds().next());
    while (!rolls().empty() && rolls().back().isOpen) {
        const DiceQuestion asked = rolls().back();
        Answer rolled;
        rolled.key = asked.question.key;
        rolled.kind = QuestionKind::Roll;
        if (!dice.answer(asked.question, rolled))
            break;
        Answer answer = asked.answer;
        answer.count = asked.question.dice;
        for (std::size_t i = 0; i < answer.count; ++i) {
            if (answer.faces[i] != 0)
                continue;
            answer.faces[i] = rolled.faces[i];
            answer.origins[i] = Origin::Rolled;
        }
        m_answers.put(answer);
        const QSignalBlocker quiet(this);
        update();
    }
    Q_EMIT changed();
    logFallen();
    if (m_finished)
        Q_EMIT fell();
}

void AttackPresenter::choose(QuestionKey key, std::int32_t value)
{
    choose({{key, value}});
}

void AttackPresenter::choose(const std::vector<std::pair<QuestionKey, std::int32_t>>& values)
{
    if (isFixed())
        return;
    for (const auto& [key, value] : values)
        m_answers.put(Answer::ofChoice(key, value, Origin::Chosen));
    renew();
    if (m_finished)
        Q_EMIT fell();
}

ActionRecord AttackPresenter::supposed(QuestionKey key, std::int32_t value) const
{
    ActionRecord action = m_action;
    action.request.answers.put(Answer::ofChoice(key, value, Origin::Chosen));
    PresetAnswerer presets;
    action.findings = resolve(action.request, &presets).findings;
    return action;
}

void AttackPresenter::overrule(StepKey step, std::int32_t value, const QString& reason)
{
    if (isFixed())
        return;
    std::erase_if(m_overrides, [&](const Override& known) { return known.step == step; });
    m_overrides.push_back({step, value, reason.toStdString()});
    renew();
}

void AttackPresenter::takeBackRuling(StepKey step)
{
    if (isFixed())
        return;
    std::erase_if(m_overrides, [&](const Override& known) { return known.step == step; });
    renew();
}

PendingAction AttackPresenter::pendingAction() const
{
    PendingAction pending;
    pending.encounter = m_order.encounter;
    pending.action = m_action;
    if (m_finished) {
        for (const Answer& answer : m_action.findings.answers.all())
            pending.action.request.answers.put(answer);
    }
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
    if (!m_finished || isFixed())
        return;
    m_busy = true;
    m_log->apply(
        pendingAction(), passingTitle(m_fight.snapshot(), m_action),
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
        pendingAction(), titleOf(m_action), reason,
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
        pendingAction(), titleOf(m_action), reason,
        [this] {
            m_answers.clear();
            m_presetsRest = false;
            m_fight.reload();
            update();
        },
        [this](const Problem& problem) { Q_EMIT refused(problem); });
}

}  // namespace hitspread
