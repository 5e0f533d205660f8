#include "models/turn/phaseorder.h"

#include "models/fight/digest.h"
#include "models/history/stepnames.h"
#include "models/history/tracemodel.h"
#include "models/systemview.h"
#include "services/turn/turnorder.h"
#include "text/conditionwords.h"
#include "text/labels.h"

#include <QStringList>

#include <algorithm>
#include <numeric>

namespace hitspread {

namespace {

const PartDeclaration* partOf(const Input& input, RecordKind kind)
{
    const auto parts = input.action().parts;
    const auto found = std::ranges::find_if(parts, [kind](const PartDeclaration& part) {
        return part.role == Role::Target && part.many && part.record->kind == kind;
    });
    return found == parts.end() ? nullptr : &*found;
}

/// The house rules it goes by; none: it has none.
AnyRecord rulesOf(const Input& input)
{
    const auto parts = input.action().parts;
    const auto found = std::ranges::find(parts, Role::Rules, &PartDeclaration::role);
    return found == parts.end() ? AnyRecord() : AnyRecord(*found->record, found->peek(input.data(), 0));
}

std::vector<Standing> standingsIn(const Input& input, const RoundFacet& time, std::size_t count)
{
    std::vector<Standing> all(count);
    const PartDeclaration* who = partOf(input, RecordKind::Character);
    const PartDeclaration* how = partOf(input, RecordKind::Condition);
    const AnyRecord rules = rulesOf(input);
    for (std::size_t i = 0; who && how && i < std::min(count, who->count(input.data())); ++i)
        all[i] = time.standing(AnyRecord(*who->record, who->peek(input.data(), i)),
                               AnyRecord(*how->record, how->peek(input.data(), i)), rules);
    return all;
}

/// By place in the order: who is there, by number.
std::vector<std::size_t> orderOf(const System& system, const std::vector<Standing>& standings)
{
    std::vector<std::size_t> order(standings.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(
        order, [&](std::size_t a, std::size_t b) { return comesEarlier(system, standings[a], standings[b]); });
    return order;
}

QString diceOf(const ActionRecord& action, const RoundFacet& time, std::size_t target)
{
    QStringList faces;
    for (const Answer& answer : action.findings.answers.all()) {
        if (answer.kind != QuestionKind::Roll || !time.isForOrder(answer.key)
            || whichTarget(answer.key.subject) != target)
            continue;
        faces << text::faces(answer);
    }
    return faces.join(QLatin1Char(' '));
}

std::optional<Figure> totalOf(const Digest& digest)
{
    return digest.initiative ? Figure{{}, text::number(*digest.initiative)} : digest.place;
}

}  // namespace

std::vector<PhasePlace> placesAfter(const ActionRecord& action, const std::vector<RecordId>& targets)
{
    if (action.request.input.isEmpty() || action.findings.steps.empty())
        return {};
    const System& system = action.request.input.system();
    const RoundFacet* time = system.time();
    if (!time || !time->stepOf(action.request.input))
        return {};
    const Input after = changedBy(action.request.input, action.findings);
    const std::vector<Standing> was = standingsIn(action.request.input, *time, targets.size());
    const std::vector<Standing> is = standingsIn(after, *time, targets.size());
    const std::vector<std::size_t> before = orderOf(system, was);
    std::vector<PhasePlace> places;
    for (const std::size_t who : orderOf(system, is)) {
        PhasePlace place{.combatant = targets[who], .dice = diceOf(action, *time, who), .total = {}};
        if (hasPlace(was[who]))
            place.before = static_cast<int>(std::ranges::find(before, who) - before.begin()) + 1;
        if (hasPlace(is[who])) {
            place.now = static_cast<int>(places.size()) + 1;
            place.total = totalOf(digestOf(action.system, targetOf(after, who)));
        }
        places.push_back(place);
    }
    return places;
}

std::optional<std::vector<std::size_t>> actingAfter(const ActionRecord& action)
{
    if (action.request.input.isEmpty())
        return std::nullopt;
    const System& system = action.request.input.system();
    const RoundFacet* time = system.time();
    const std::optional<PhaseStep> step = time ? time->stepOf(action.request.input) : std::nullopt;
    const PartDeclaration* who = partOf(action.request.input, RecordKind::Character);
    if (!step || !step->starts || !who)
        return std::nullopt;
    const Input after = changedBy(action.request.input, action.findings);
    const std::vector<Standing> standings = standingsIn(after, *time, who->count(after.data()));
    std::vector<std::size_t> acting = orderOf(system, standings);
    std::erase_if(acting, [&](std::size_t place) { return !standings[place].isActive || standings[place].left < 1; });
    return acting;
}

QString passingTitle(const FightSnapshot& fight, const ActionRecord& action)
{
    QStringList all{titleOf(action)};
    const auto step = phaseStepOf(action);
    for (const Foreseen& one : fight.foreseen) {
        const CombatantView* who = fight.find(one.combatant);
        if (step && step->ends && who && !one.name.empty())
            all << text::overWords(*who, one.name);
    }
    return all.join(QStringLiteral(" · "));
}

}  // namespace hitspread
