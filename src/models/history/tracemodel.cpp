#include "models/history/tracemodel.h"

#include "models/history/stepnames.h"
#include "models/systemview.h"
#include "rules/systems/registry.h"
#include "services/action/groupaction.h"
#include "services/fight/groundservice.h"
#include "services/turn/turnservice.h"
#include "text/echo.h"
#include "text/labels.h"
#include "text/naming.h"
#include "text/roundwords.h"
#include "text/units.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace hitspread {

namespace {

/// Whether a step leaves the running value as it was and so says nothing.
bool changesNothing(const Step& step)
{
    const bool adds = step.operation == Operation::Add || step.operation == Operation::Subtract;
    return adds && step.operands[0].step >= 0 && step.operands[1].value == 0;
}

/// Whether a step only repeats the one it builds on, in the same section.
bool repeats(const System& system, const std::vector<Step>& steps, const Step& step)
{
    const std::int32_t from = step.operands[0].step;
    return step.operation == Operation::Take && from >= 0 && static_cast<std::size_t>(from) < steps.size()
        && text::sectionId(system, steps[static_cast<std::size_t>(from)].key) == text::sectionId(system, step.key);
}

/// Whether a step is a difference below 0 that the next one lifts to 0: two lines for nothing.
bool isLifted(const std::vector<Step>& steps, std::size_t place)
{
    const Step& step = steps[place];
    const Step* next = place + 1 < steps.size() ? &steps[place + 1] : nullptr;
    return step.operation == Operation::Subtract && step.value < 0 && next && next->key == step.key
        && next->operation == Operation::Maximum && next->value == 0
        && next->operands[0].step == static_cast<std::int32_t>(place);
}

/// Whether a step says that something does not apply: no, or a bonus of 0.
bool isIdle(const System& system, const std::vector<Step>& steps, std::size_t place)
{
    const Step& step = steps[place];
    if (step.key.quantity >= system.quantities().size())
        return false;
    if (step.value != 0)
        return isLifted(steps, place);
    switch (system.quantities()[step.key.quantity].reading) {
    case Reading::Truth: return true;
    case Reading::Number:
        return (step.operation == Operation::Take || (place > 0 && isLifted(steps, place - 1)))
            && text::value(text::Naming::usual(system), step.key, 0) == u"0";
    default: return false;
    }
}

/// The faces behind a step that sums a roll up: "4 + 5 + 3"; of dice that show signs "+ 0 − +".
QString facesOf(const System& system, const ActionRecord& action, const Step& step)
{
    const auto question = indexOfWord(system.questions(), system.quantities()[step.key.quantity].id);
    const Answer* answer = question ? action.findings.answers.find({*question, step.key.index}) : nullptr;
    if (!answer || answer->kind != QuestionKind::Roll)
        return {};
    return text::faces(*answer).join(answer->lowest < 0 ? QStringLiteral(" ") : QStringLiteral(" + "));
}

/// `before` is the step of the line above, if there is one in this section.
TraceModel::Line lineOf(const System& system, const ActionRecord& action, const Step& step, const QString& label,
                        const Step* before)
{
    TraceModel::Line line;
    const std::string_view section = text::sectionId(system, step.key);
    line.section = QString::fromUtf8(section);
    line.label = label;
    // A value that was ruled does not come of what stands before it: no sum is shown that would not add up.
    const StepsFacet* facet = facetsOf(action.system).steps;
    const QString own = facet ? facet->valueWords(step.key, step.value) : QString();
    if (!step.overridden && own.isEmpty())
        line.operand = text::operand(system, action.findings.steps, step, before);
    if (!step.overridden && own.isEmpty() && line.operand.isEmpty())
        line.operand = facesOf(system, action, step);
    line.value = own.isEmpty() ? text::value(text::Naming(action.request), step.key, step.value) : own;
    line.rule = text::shortRule(system, step.rule);
    line.tip = text::ruleTip(system, step.rule);
    line.overridden = step.overridden;
    line.step = step;
    if (step.overridden) {
        const auto ruling = std::ranges::find(action.request.overrides, step.key, &Override::step);
        const QString why = ruling == action.request.overrides.end() ? QString() : text::visible(ruling->reason);
        const QString words = facet ? facet->valueWords(step.key, step.computed) : QString();
        const QString computed = words.isEmpty() ? text::value(text::Naming(action.request), step.key, step.computed)
                                                 : words;
        line.label = TraceModel::tr("%1 (ruled, %2 by the rules: %3)").arg(line.label, computed, why);
    }
    return line;
}

/// Whether a step goes on counting from its first operand.
bool goesOn(const Step& step)
{
    return step.operation == Operation::Add || step.operation == Operation::Subtract;
}

/// Whether a step says what a count came to: as it is, or with one last change to the whole of it.
bool sumsUp(const Step& step)
{
    switch (step.operation) {
    case Operation::Take:
    case Operation::Multiply:
    case Operation::DivideDown:
    case Operation::DivideUp:
    case Operation::Minimum:
    case Operation::Maximum: return true;
    default: return false;
    }
}

/// The places of the steps in an order in which every count stands together, from its first number to what it comes to: the
/// rules may begin another one (the target number) while they still add to the first (the total), but a column that is read from top
/// to bottom has to add up.
std::vector<std::size_t> countedThrough(const System& system, const std::vector<Step>& steps)
{
    const auto count = static_cast<std::int32_t>(steps.size());
    std::vector<std::vector<std::size_t>> after(steps.size());
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const std::int32_t from = steps[i].operands[0].step;
        const bool follows = from >= 0 && from < count && (goesOn(steps[i]) || sumsUp(steps[i]))
            && text::sectionId(system, steps[static_cast<std::size_t>(from)].key)
                == text::sectionId(system, steps[i].key);
        if (follows)
            after[static_cast<std::size_t>(from)].push_back(i);
    }
    std::vector<bool> told(steps.size(), false);
    const auto isReady = [&](std::size_t place) {
        return !told[place] && std::ranges::all_of(steps[place].operands, [&](const Term& operand) {
            return operand.step < 0 || operand.step >= count || told[static_cast<std::size_t>(operand.step)];
        });
    };
    std::vector<std::size_t> order;
    order.reserve(steps.size());
    for (std::size_t i = 0; i < steps.size(); ++i) {
        std::optional<std::size_t> next = told[i] ? std::nullopt : std::optional(i);
        while (next) {
            const std::size_t now = *next;
            told[now] = true;
            order.push_back(now);
            const bool ends = now != i && !goesOn(steps[now]);
            // What a count comes to is said once nothing is added to it any more.
            auto found = std::ranges::find_if(
                after[now], [&](std::size_t place) { return goesOn(steps[place]) && isReady(place); });
            if (found == after[now].end())
                found = std::ranges::find_if(after[now], isReady);
            next = ends || found == after[now].end() ? std::nullopt : std::optional(*found);
        }
    }
    return order;
}

/// The sections in the order they first come up; what only prepares the result goes to the end.
std::vector<std::string_view> sectionsOf(const System& system, const ActionRecord& action,
                                         const std::vector<Step>& steps)
{
    std::vector<std::string_view> sections;
    for (const Step& step : steps) {
        const std::string_view id = text::sectionId(system, step.key);
        if (std::ranges::find(sections, id) == sections.end())
            sections.push_back(id);
    }
    if (const SectionsFacet* facet = facetsOf(action.system).sections)
        std::stable_partition(sections.begin(), sections.end(),
                              [facet](std::string_view id) { return !facet->isGroundwork(id); });
    return sections;
}

}  // namespace

void TraceModel::setThorough(bool thorough)
{
    if (thorough == m_thorough)
        return;
    m_thorough = thorough;
    setAction(m_action);
}

void TraceModel::setSide(int side)
{
    m_side = side;
    setAction(m_action);
}

void TraceModel::setStrand(std::optional<int> strand)
{
    if (strand == m_strand)
        return;
    m_strand = strand;
    setAction(m_action);
}

ActionRecord TraceModel::ofStrand() const
{
    ActionRecord action = m_action;
    action.findings.steps.clear();
    for (std::size_t i = 0; i < m_owners.size(); ++i) {
        if (m_owners[i] < 0 || m_owners[i] == m_strand)
            action.findings.steps.push_back(m_action.findings.steps[i]);
    }
    return action;
}

bool TraceModel::isOfStrand(const System& system, std::string_view section) const
{
    for (std::size_t i = 0; i < m_owners.size(); ++i) {
        if (m_owners[i] >= 0 && text::sectionId(system, m_action.findings.steps[i].key) == section)
            return true;
    }
    return false;
}

std::vector<Step> TraceModel::shownSteps(const System& system, const ActionRecord& action) const
{
    std::vector<Step> shown;
    const std::vector<Step>& all = action.findings.steps;
    const std::vector<bool> prepares = text::preparations(system, all);
    for (const std::size_t i : countedThrough(system, all)) {
        const Step& step = all[i];
        if (!m_owners.empty() && m_owners[i] >= 0 && m_owners[i] != m_strand)
            continue;
        const bool quiet = changesNothing(step)
            || (!m_thorough
                && (prepares[i] || repeats(system, all, step) || isIdle(system, all, i)
                    || text::leavesAsRead(system, all, step)));
        const auto side = m_side ? step.key.subject.side() : std::nullopt;
        if (side && side != m_side)
            continue;
        if (step.overridden || !quiet)
            shown.push_back(step);
    }
    return shown;
}

void TraceModel::setAction(const ActionRecord& action)
{
    beginResetModel();
    m_action = action;
    m_lines.clear();
    m_owners.clear();
    if (const System* system = findSystem(action.system)) {
        const StrandsFacet* strands = facetsOf(action.system).strands;
        if (strands && m_strand)
            m_owners = strands->strandsOfSteps(action);
        const std::vector<Step> steps = shownSteps(*system, action);
        std::vector<std::string_view> sections = sectionsOf(*system, action, steps);
        std::stable_partition(sections.begin(), sections.end(),
                              [&](std::string_view id) { return isOfStrand(*system, id); });
        // An action on everybody is large: it is copied only to leave something out.
        const std::optional<ActionRecord> strand = m_owners.empty() ? std::nullopt : std::optional(ofStrand());
        const StepNames stepNames(m_action);
        for (const std::string_view section : sections)
            addSection(*system, strand ? *strand : m_action, section, steps, stepNames);
    }
    endResetModel();
}

void TraceModel::addSection(const System& system, const ActionRecord& action, std::string_view section,
                            const std::vector<Step>& steps, const StepNames& names)
{
    const SectionsFacet* facet = facetsOf(action.system).sections;
    const bool ofStrand = isOfStrand(system, section);
    Line heading;
    heading.heading = true;
    heading.section = QString::fromUtf8(section);
    heading.label = text::section(system, section);
    if (facet)
        heading.value = facet->outcome(action, section);
    m_lines.push_back(std::move(heading));
    const Step* before = nullptr;
    for (auto step = steps.begin(); step != steps.end(); ++step) {
        if (text::sectionId(system, step->key) != section)
            continue;
        Line line = lineOf(system, m_action, *step, ofStrand ? names.bare(step->key) : names.of(step->key), before);
        before = &*step;
        // A sum made in several steps has its name once: where it is complete.
        if (std::ranges::find(std::next(step), steps.end(), step->key, &Step::key) != steps.end())
            line.label = tr("%1 so far").arg(line.label);
        m_lines.push_back(std::move(line));
    }
}

void TraceModel::clear()
{
    setAction({});
}

int TraceModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

const TraceModel::Line* TraceModel::lineAt(int row) const
{
    return row >= 0 && row < rowCount() ? &m_lines[static_cast<std::size_t>(row)] : nullptr;
}

QVariant TraceModel::data(const QModelIndex& index, int role) const
{
    const Line* line = lineAt(index.row());
    if (!line)
        return {};
    switch (role) {
    case Qt::DisplayRole: return line->label;
    case Qt::ToolTipRole: return line->tip;
    case Qt::AccessibleTextRole:
        return QStringList{line->label, line->operand, line->value, line->rule}.join(QLatin1Char(' ')).simplified();
    default: return {};
    }
}

QString resultWordsOf(const ActionRecord& action)
{
    const SystemView* view = systemViewOf(action.system);
    return view ? view->resultWords(action) : QString();
}

QStringList namesIn(const ActionRecord& action, Role role)
{
    const System* system = findSystem(action.system);
    const ActionDeclaration* declaration = system ? system->action(action.action) : nullptr;
    QStringList names;
    if (!declaration)
        return names;
    const void* data = action.request.input.data();
    for (const PartDeclaration& part : declaration->parts) {
        const FieldDeclaration* name = part.record->find("name");
        // Those who are only tied to somebody take no part.
        if (part.role != role || part.isOfTied || part.record->kind != RecordKind::Character || !name)
            continue;
        for (std::size_t i = 0; i < part.count(data); ++i)
            names << text::visible(name->text(part.peek(data, i)));
    }
    return names;
}

QString nameIn(const ActionRecord& action, Role role)
{
    // What lies about goes off by itself: who is named as the actor had no part in it.
    const std::string thing = role == Role::Actor ? goingOffBy(action) : std::string();
    return thing.empty() ? namesIn(action, role).value(0) : text::visible(thing);
}

QString timeOf(const ActionRecord& action)
{
    if (const auto step = phaseStepOf(action)) {
        const System& system = action.request.input.system();
        const auto [round, phase] = step->after(system.round().phases);
        return text::moment(&system, round, phase);
    }
    const auto rest = restOf(action);
    return rest ? text::restTime(*rest) : QString();
}

namespace {

/// At whom it was. Of the many whom shots might have struck those whom they did, else the one first aimed at; all of them until it is over.
QStringList struckIn(const ActionRecord& action)
{
    QStringList targets = namesIn(action, Role::Target);
    const std::vector<Event>& events = action.findings.events;
    const bool isShot = std::ranges::any_of(
        events, [](const Event& event) { return event.kind == EventKind::Shots || event.kind == EventKind::Exploded; });
    if (targets.size() < 2 || !isShot || action.findings.changes.empty())
        return targets;
    QStringList struck;
    for (qsizetype i = 0; i < targets.size(); ++i) {
        if (std::ranges::any_of(events, [i](const Event& event) { return event.subject.target() == i; }))
            struck << targets[i];
    }
    return struck.isEmpty() ? targets.first(1) : struck;
}

/// Who does it to whom; of several who do it to as many, pair by pair. Precondition: it is done to somebody.
QString pairedNames(const ActionRecord& action, const QString& actor)
{
    const QStringList actors = namesIn(action, Role::Actor);
    const QStringList targets = actors.size() < 2 ? struckIn(action) : namesIn(action, Role::Target);
    if (actors.size() < 2 || actors.size() != targets.size())
        return TraceModel::tr("%1 → %2").arg(actor, targets.join(QStringLiteral(", ")));
    QStringList pairs;
    for (qsizetype i = 0; i < actors.size(); ++i)
        pairs << TraceModel::tr("%1 → %2").arg(actors[i], targets[i]);
    return pairs.join(QStringLiteral(", "));
}

}  // namespace

QString partiesOf(const ActionRecord& action)
{
    if (QString time = timeOf(action); !time.isEmpty())
        return time;
    const QString title = actionOf(action);
    const QString actor = nameIn(action, Role::Actor);
    const bool isAtSomebody = !namesIn(action, Role::Target).isEmpty();
    if (actor.isEmpty())
        return isAtSomebody ? pairedNames(action, title) : title;
    return TraceModel::tr("%1: %2").arg(isAtSomebody ? pairedNames(action, actor) : actor, title);
}

QString leadingRuleOf(const ActionRecord& action)
{
    const System* system = findSystem(action.system);
    const auto& steps = action.findings.steps;
    const bool isKnown = system && !steps.empty() && steps.front().rule < system->rules().size();
    return isKnown ? QString::fromUtf8(system->rules()[steps.front().rule].id) : QString();
}

QString actionOf(const ActionRecord& action)
{
    const System* system = findSystem(action.system);
    const ActionsFacet* facet = facetsOf(action.system).actions;
    const QString own = facet ? facet->title(action) : QString();
    return !own.isEmpty() ? own : system ? text::action(*system, action.action) : QString();
}

QString titleOf(const ActionRecord& action)
{
    const HistoryFacet* facet = facetsOf(action.system).history;
    const QString outcome = facet ? facet->historyWords(action) : resultWordsOf(action);
    if (const QString time = timeOf(action); !time.isEmpty())
        return outcome.isEmpty() ? time : TraceModel::tr("%1 · %2").arg(time, outcome);
    const System* system = findSystem(action.system);
    const QString actor = nameIn(action, Role::Actor);
    // What nobody does is named after what it is.
    if (!namesIn(action, Role::Target).isEmpty()) {
        const QString title = system ? actionOf(action) : QString();
        QStringList words{outcome};
        if (facet && facet->namesAction(action.action) && !actor.isEmpty())
            words.prepend(title);
        words.removeAll(QString());
        const QString who = pairedNames(action, actor.isEmpty() ? title : actor);
        return words.isEmpty() ? who : TraceModel::tr("%1: %2").arg(who, words.join(QStringLiteral(", ")));
    }
    // What somebody does by himself is named after what he does.
    const QStringList words{system ? actionOf(action) : QString(), outcome};
    return TraceModel::tr("%1: %2").arg(actor,
                                        words.last().isEmpty() ? words.first() : words.join(QStringLiteral(", ")));
}

}  // namespace hitspread
