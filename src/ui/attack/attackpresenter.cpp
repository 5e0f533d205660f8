#include "ui/attack/attackpresenter.h"

#include "models/tracemodel.h"
#include "rules/core/dice.h"
#include "rules/systems/registry.h"
#include "rules/systems/resolution.h"
#include "text/fields.h"
#include "text/refusals.h"

#include <algorithm>

namespace hitspread {

namespace {

QString sentence(QString words)
{
    if (!words.isEmpty())
        words[0] = words[0].toUpper();
    return words + QLatin1Char('.');
}

}  // namespace

AttackPresenter::AttackPresenter(Fight& fight, QObject* parent) : QObject(parent), m_fight(fight) {}

const System& AttackPresenter::system() const
{
    return systemOf(m_action.request.input);
}

const ActionDeclaration& AttackPresenter::declaration() const
{
    return system().actions()[system().actionOf(m_action.request.input)];
}

void AttackPresenter::begin(const ActionOrder& order, std::optional<Hex> aim)
{
    if (order.actor != m_order.actor || order.target != m_order.target || order.action != m_order.action)
        forget();
    m_order = order;
    const int number = ++m_begins;
    m_fight.gateway().run(
        this, [order](CampaignServices& services) { return services.actions.prepare(order); },
        [this, aim, number](ActionRecord action) {
            if (number == m_begins)
                adopt(std::move(action), aim);
        },
        [this](const Problem& problem) { Q_EMIT refused(problem); });
}

void AttackPresenter::adopt(ActionRecord action, std::optional<Hex> aim)
{
    const bool sameWeapon = m_ready && m_pristine.actor == action.actor && m_pristine.target == action.target;
    if (!sameWeapon) {
        m_numbers.clear();
        m_ranks.clear();
    }
    m_pristine = std::move(action);
    m_action = m_pristine;
    m_ready = true;
    if (aim) {
        if (const auto place = path("options", "aimHex"))
            m_numbers[*place] = pack(*aim);
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
    m_order = {.action = pending.action.action,
               .encounter = pending.encounter,
               .actor = pending.action.actor,
               .target = pending.action.target};
    for (const BoundPart& bound : pending.action.bindings) {
        if (bound.record.kind == RecordKind::WeaponState)
            m_order.weapon = bound.record.id;
    }
    m_pristine = pending.action;
    m_pristine.findings.clear();
    m_action = m_pristine;
    for (const Answer& answer : pending.action.request.answers.all()) {
        if (answer.kind == QuestionKind::Roll || answer.choiceOrigin != Origin::Preset)
            m_answers.put(answer);
    }
    m_overrides = pending.action.request.overrides;
    *m_pendingId = pending.id;
    m_ready = true;
    Q_EMIT ready();
    update();
    if (m_finished)
        Q_EMIT fell();
}

void AttackPresenter::forget()
{
    m_numbers.clear();
    m_ranks.clear();
    m_answers.clear();
    m_overrides.clear();
    m_book.clear();
    m_pendingId = std::make_shared<RecordId>(0);
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
        if (parts[i].id != partId)
            continue;
        if (const auto field = parts[i].record->indexOf(fieldId))
            return FieldPath{static_cast<std::uint8_t>(i), 0, *field, 0};
    }
    return std::nullopt;
}

const FieldDeclaration& AttackPresenter::fieldAt(FieldPath path) const
{
    return declaration().parts[path.part].record->fields[path.field];
}

std::int32_t AttackPresenter::number(FieldPath path) const
{
    const void* data = system().actionData(m_action.request.input);
    return fieldAt(path).number(declaration().parts[path.part].peek(data, path.element), path.index);
}

Ranks AttackPresenter::ranks(FieldPath path) const
{
    const void* data = system().actionData(m_action.request.input);
    return fieldAt(path).ranks(declaration().parts[path.part].peek(data, path.element));
}

bool AttackPresenter::isChanged(FieldPath path) const
{
    return m_numbers.contains(path) || m_ranks.contains(path);
}

void AttackPresenter::setNumber(FieldPath path, std::int32_t value)
{
    if (number(path) == value)
        return;
    const PartDeclaration& part = declaration().parts[path.part];
    const void* preset = part.peek(system().actionData(m_pristine.request.input), path.element);
    if (fieldAt(path).number(preset, path.index) == value)
        m_numbers.erase(path);
    else
        m_numbers[path] = value;
    update();
    logFallen();
}

void AttackPresenter::setRanks(FieldPath path, const Ranks& value)
{
    if (ranks(path) == value)
        return;
    const PartDeclaration& part = declaration().parts[path.part];
    const void* preset = part.peek(system().actionData(m_pristine.request.input), path.element);
    if (fieldAt(path).ranks(preset) == value)
        m_ranks.erase(path);
    else
        m_ranks[path] = value;
    update();
    logFallen();
}

void AttackPresenter::reset(FieldPath path)
{
    m_numbers.erase(path);
    m_ranks.erase(path);
    update();
    logFallen();
}

void AttackPresenter::resetAll()
{
    const auto hex = path("options", "aimHex");
    const std::optional<Hex> kept = aim();
    m_numbers.clear();
    m_ranks.clear();
    if (hex && kept)
        m_numbers[*hex] = pack(*kept);
    update();
    logFallen();
}

QString AttackPresenter::complaint(FieldPath path) const
{
    path.index = 0;
    const auto found = m_complaintsAt.find(path);
    return found == m_complaintsAt.end() ? QString() : found->second;
}

QString AttackPresenter::refusalOf(FieldPath path, std::int32_t value) const
{
    ActionRecord trial = m_action;
    putNumber(trial, path, value);
    const PartDeclaration& part = declaration().parts[path.part];
    const std::string_view field = fieldAt(path).id;
    const void* record = part.peek(system().actionData(trial.request.input), path.element);
    for (const FieldFault& fault : faultsOf(*part.record, record)) {
        if (fault.field == field)
            return sentence(text::faultAt(system(), *part.record, fault));
    }
    for (const Refusal& refusal : system().validate(trial.request.input, trial.request.plan.get())) {
        if (refusal.part == part.id && refusal.field == field)
            return sentence(text::sentenceFor(system(), refusal));
    }
    return {};
}

std::optional<Hex> AttackPresenter::aim() const
{
    const auto place = path("options", "aimHex");
    return place ? std::optional(unpack(number(*place))) : std::nullopt;
}

void AttackPresenter::setAim(Hex hex)
{
    if (const auto place = path("options", "aimHex"))
        setNumber(*place, pack(hex));
}

void AttackPresenter::putNumber(ActionRecord& action, FieldPath path, std::int32_t value) const
{
    const PartDeclaration& part = declaration().parts[path.part];
    if (part.role == Role::Declared)
        fieldAt(path).setNumber(part.at(system().actionData(action.request.input), path.element), path.index, value);
    else
        adjust(action, path.part, path.element, path.field, path.index, value);
}

void AttackPresenter::update()
{
    if (!m_ready)
        return;
    ActionRecord action = m_pristine;
    for (const auto& [path, value] : m_numbers)
        putNumber(action, path, value);
    for (const auto& [path, value] : m_ranks) {
        const PartDeclaration& part = declaration().parts[path.part];
        fieldAt(path).setRanks(part.at(system().actionData(action.request.input), path.element), value);
    }
    action.request.overrides = m_overrides;
    action.request.answers = m_answers;
    m_action = std::move(action);
    m_finished = false;
    collectComplaints();
    if (m_complaints.isEmpty()) {
        PresetAnswerer presets;
        const Resolution resolution = resolve(m_action.request, &presets);
        m_action.findings = resolution.findings;
        m_action.idleOverrides = resolution.idleOverrides;
        m_finished = resolution.isFinished();
        m_book.collect(m_action.request, m_answers, resolution);
    } else {
        m_book.clear();
    }
    Q_EMIT changed();
}

void AttackPresenter::collectComplaints()
{
    m_complaints.clear();
    m_complaintsAt.clear();
    const auto parts = declaration().parts;
    const void* data = system().actionData(m_action.request.input);
    const auto add = [this](FieldPath path, const QString& text) {
        m_complaintsAt[path] = text;
        m_complaints << text;
    };
    for (std::size_t i = 0; i < parts.size(); ++i) {
        for (std::size_t element = 0; element < parts[i].count(data); ++element) {
            for (const FieldFault& fault : faultsOf(*parts[i].record, parts[i].peek(data, element))) {
                const auto field = parts[i].record->indexOf(fault.field).value_or(0);
                add({static_cast<std::uint8_t>(i), static_cast<std::uint16_t>(element), field, 0},
                    sentence(text::faultAt(system(), *parts[i].record, fault)));
            }
        }
    }
    if (!m_complaints.isEmpty())
        return;
    for (const Refusal& refusal : system().validate(m_action.request.input, m_action.request.plan.get())) {
        const auto at = path(refusal.part, refusal.field);
        const QString text = sentence(text::sentenceFor(system(), refusal));
        if (at)
            add(*at, text);
        else
            m_complaints << text;
    }
}

bool AttackPresenter::hasFallen() const
{
    return std::ranges::any_of(m_answers.all(), [](const Answer& answer) {
        return answer.kind == QuestionKind::Roll
            && std::ranges::any_of(answer.faces, [](int face) { return face != 0; });
    });
}

void AttackPresenter::setDie(QuestionKey key, int die, int face)
{
    const auto roll = std::ranges::find_if(rolls(),
                                           [&](const DiceQuestion& asked) { return asked.question.key == key; });
    if (roll == rolls().end() || m_busy)
        return;
    const bool wasFinished = m_finished;
    Answer answer = roll->answer;
    answer.faces[static_cast<std::size_t>(die)] = static_cast<std::uint8_t>(face);
    answer.origins[static_cast<std::size_t>(die)] = Origin::Typed;
    m_answers.put(answer);
    update();
    logFallen();
    if (m_finished && !wasFinished)
        Q_EMIT fell();
}

void AttackPresenter::clearDie(QuestionKey key, int die)
{
    const Answer* known = m_answers.find(key);
    if (!known || m_busy)
        return;
    Answer answer = *known;
    // A die the program rolled has fallen for good; a typed one may have been mistyped.
    if (answer.origins[static_cast<std::size_t>(die)] == Origin::Rolled)
        return;
    answer.faces[static_cast<std::size_t>(die)] = 0;
    m_answers.put(answer);
    update();
    logFallen();
}

void AttackPresenter::rollOpen()
{
    if (m_finished || m_busy || !m_ready || !m_complaints.isEmpty())
        return;
    SeededAnswerer dice(m_fight.gateway().seeds().next());
    while (!rolls().empty() && rolls().back().isOpen) {
        const DiceQuestion asked = rolls().back();
        Answer rolled;
        rolled.key = asked.question.key;
        rolled.kind = QuestionKind::Roll;
        if (!dice.answer(asked.question, rolled))
            return;
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
    m_answers.put(Answer::ofChoice(key, value, Origin::Chosen));
    update();
    logFallen();
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
    std::erase_if(m_overrides, [&](const Override& known) { return known.step == step; });
    m_overrides.push_back({step, value, reason.toStdString()});
    update();
    logFallen();
}

void AttackPresenter::takeBackRuling(StepKey step)
{
    std::erase_if(m_overrides, [&](const Override& known) { return known.step == step; });
    update();
    logFallen();
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

void AttackPresenter::logFallen()
{
    if (!hasFallen() || m_busy)
        return;
    m_fight.gateway().run(
        this,
        [pending = pendingAction(), id = m_pendingId](CampaignServices& services) mutable {
            pending.id = *id;
            *id = services.actions.keep(pending);
        },
        [] {}, [this](const Problem& problem) { Q_EMIT refused(problem); });
}

void AttackPresenter::apply()
{
    if (!m_finished || m_busy)
        return;
    m_busy = true;
    m_fight.gateway().run(
        this,
        [pending = pendingAction(), id = m_pendingId,
         title = titleOf(m_action).toStdString()](CampaignServices& services) mutable {
            pending.id = *id;
            return services.actions.apply(pending, title);
        },
        [this](EntryId) {
            forget();
            m_fight.reload();
            Q_EMIT applied();
        },
        [this](const Problem& problem) {
            m_busy = false;
            Q_EMIT refused(problem);
        });
}

void AttackPresenter::drop(const QString& reason)
{
    if (m_busy || !hasFallen())
        return;
    m_busy = true;
    m_fight.gateway().run(
        this,
        [pending = pendingAction(), id = m_pendingId, title = titleOf(m_action).toStdString(),
         why = reason.toStdString()](CampaignServices& services) mutable {
            pending.id = *id;
            return services.actions.drop(pending, title, why);
        },
        [this](EntryId) {
            forget();
            m_fight.reload();
            Q_EMIT dropped();
        },
        [this](const Problem& problem) {
            m_busy = false;
            Q_EMIT refused(problem);
        });
}

void AttackPresenter::rollAgain(const QString& reason)
{
    if (m_busy || !hasFallen())
        return;
    m_fight.gateway().run(
        this,
        [pending = pendingAction(), id = m_pendingId, title = titleOf(m_action).toStdString(),
         why = reason.toStdString()](CampaignServices& services) mutable {
            pending.id = *id;
            *id = 0;
            return services.actions.drop(pending, title, why);
        },
        [this](EntryId) {
            m_answers.clear();
            m_fight.reload();
            update();
        },
        [this](const Problem& problem) { Q_EMIT refused(problem); });
}

}  // namespace hitspread
