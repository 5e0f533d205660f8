#include "services/action/actionservice.h"

#include "rules/core/dice/answerdice.h"
#include "rules/core/time/conditionfacet.h"
#include "rules/core/trace/resolution.h"
#include "rules/systems/registry.h"
#include "services/action/groupaction.h"
#include "services/action/rebinding.h"
#include "services/library/possessions.h"
#include "services/library/recordname.h"
#include "services/library/recordvalues.h"
#include "services/refusal/problem.h"
#include "services/turn/turnservice.h"
#include "services/undo/actionlogwriter.h"

#include <algorithm>
#include <set>
#include <utility>

namespace hitspread {

namespace {

/// Whether it is about something that lies there: whoever it is said of, nobody does it.
bool isFromGround(const ActionRecord& action)
{
    return std::ranges::any_of(action.bindings,
                               [](const BoundPart& bound) { return bound.record.kind == RecordKind::Lying; });
}

/// Time after a fight is everybody's, whoever it was asked for with.
bool isTimeForAll(Campaign& campaign, const ActionOrder& order)
{
    const System* system = findSystem(campaign.encounters().encounter(order.encounter).system);
    const RestFacet* rest = system ? system->rest() : nullptr;
    return rest && rest->action() == order.action;
}

/// Field ranges first, then what the rules forbid: a Failure for the first group that has faults.
void requireResolvable(const ActionRecord& action)
{
    const System& system = action.request.input.system();
    const void* data = action.request.input.data();
    for (const PartDeclaration& part : declarationOf(action).parts) {
        for (std::size_t element = 0; element < part.count(data); ++element) {
            const AnyRecord record(*part.record, part.peek(data, element));
            requireSound(record, std::string(part.id));
        }
    }
    if (isFromGround(action) && system.ground() && system.ground()->isThrown(action.request.input))
        refuse<Reason::LiesThere>(action.action);
    const std::vector<Refusal> refusals = action.request.input.validate(action.request.plan.get());
    if (refusals.empty())
        return;
    throw Failure(Problem{
        ProblemCode::Refused, {SiteKind::Place, refusals.front().part}, {}, std::string(system.id()), refusals});
}

}  // namespace

ActionRecord ActionService::prepare(const ActionOrder& order)
{
    return m_campaign.atOneMoment([&] {
        return isTimeForAll(m_campaign, order)
            ? boundForAll(m_campaign, m_plans, order.encounter, order.action, presentIn(m_campaign, order.encounter))
            : Binder(m_campaign, m_plans).bind(order);
    });
}

ActionService::Resolved ActionService::resolved(ActionRecord action, Answerer* further)
{
    requireResolvable(action);
    Resolution resolution = resolve(action.request, further);
    for (const Answer& answer : resolution.findings.answers.all())
        action.request.answers.put(answer);
    action.findings = std::move(resolution.findings);
    action.idleOverrides = std::move(resolution.idleOverrides);
    return {std::move(action), resolution.open};
}

ActionService::Resolved ActionService::rehearsed(const ActionOrder& order, const std::vector<ActionSetting>& settings)
{
    Binder reading = binder();
    return rehearsed(reading, order, settings);
}

ActionService::Resolved ActionService::rehearsed(Binder& reading, const ActionOrder& order,
                                                 const std::vector<ActionSetting>& settings)
{
    ActionRecord action = m_campaign.atOneMoment([&] { return reading.bind(order); });
    put(action, settings);
    requireAble(action);
    return resolved(std::move(action));
}

ActionRecord ActionService::preparedAnew(const ActionOrder& order, const ActionRecord& begun)
{
    return m_campaign.atOneMoment([&] {
        ActionRecord anew = boundAnew(m_campaign, m_plans, m_clock, order, begun);
        requireAble(anew);
        return anew;
    });
}

ActionService::Resolved ActionService::workedAnew(const PendingAction& pending, Answerer* further)
{
    PendingAction again = pending;
    again.action = preparedAnew(orderOf(pending), pending.action);
    takeOwn(again.action, pending.action);
    Resolved worked = resolved(std::move(again.action), further);
    again.action = worked.action;
    (void)keep(again);
    return worked;
}

/// Nothing counts that would come out otherwise in the fight as it is.
void ActionService::requireInForce(const PendingAction& pending)
{
    if (const auto problem = outOfDate(pending.action,
                                       boundAnew(m_campaign, m_plans, m_clock, orderOf(pending), pending.action)))
        throw Failure(*problem);
}

void ActionService::requireTurn(const PendingAction& pending)
{
    const auto waiting = m_campaign.log().pending(pending.encounter);
    if (waiting && waiting->id != pending.id)
        throw Failure(ProblemCode::PendingExists, m_campaign.encounters().encounter(pending.encounter).name);
    if (pending.id != 0 && !waiting)
        throw Failure(ProblemCode::BadInput, {}, because<Reason::WaitsNoMore>());
}

void ActionService::requireAble(const ActionRecord& action)
{
    const ConditionFacet* facet = action.request.input.system().conditions();
    if (!facet || action.actor == 0 || isFromGround(action))
        return;
    const Input& input = action.request.input;
    const ActionDeclaration& declaration = declarationOf(action);
    std::set<RecordId> acting{action.actor};
    for (const BoundPart& bound : action.bindings) {
        const Role role = declaration.parts[bound.part].role;
        if (bound.record.kind == RecordKind::Condition && (role == Role::Actor || facet->acts(input, role)))
            acting.insert(bound.record.id);
    }
    for (const RecordId who : acting) {
        for (const Possession& thing : conditionsOf(m_campaign.encounters(), who)) {
            const AnyRecord condition = m_campaign.load({thing.kind, thing.item});
            if (facet->preventsActing(condition) || facet->prevents(input, condition))
                refuse<Reason::ConditionHinders>(m_campaign.encounters().combatant(who).name);
        }
    }
}

RecordId ActionService::keep(const PendingAction& pending)
{
    RecordId id = 0;
    m_campaign.atomically([&] {
        requireTurn(pending);
        id = m_campaign.log().savePending(pending);
    });
    return id;
}

std::optional<PendingAction> ActionService::pending(RecordId encounter)
{
    return m_campaign.log().pending(encounter);
}

EntryId ActionService::apply(const PendingAction& pending, const std::string& title)
{
    // What is applied is what the rules say now: never a result that an open question left incomplete.
    Resolved again = resolved(pending.action);
    if (again.open)
        refuse<Reason::QuestionOpen>(pending.action.action);
    EntryId id = 0;
    m_campaign.atomically([&] {
        requireTurn(pending);
        requireAble(pending.action);
        requireInForce(pending);
        id = ActionLogWriter(m_campaign, m_clock).enter(pending.encounter, std::move(again.action), title);
        if (pending.id != 0)
            m_campaign.log().removePending(pending.id);
    });
    return id;
}

EntryId ActionService::drop(const PendingAction& pending, const std::string& title, const std::string& reason)
{
    if (reason.find_first_not_of(" \t\n\r") == std::string::npos)
        throw Failure(ProblemCode::NoReason, title);
    requirePlain(reason, {SiteKind::Place, "reason"});
    EntryId id = 0;
    m_campaign.atomically([&] {
        // What somebody else has applied by now is not dropped any more.
        if (pending.id != 0)
            requireTurn(pending);
        id = ActionLogWriter(m_campaign, m_clock).noteDrop(pending.encounter, pending.action, title, reason);
        if (pending.id != 0)
            m_campaign.log().removePending(pending.id);
    });
    return id;
}

void ActionService::takeBack(const PendingAction& pending)
{
    if (std::ranges::any_of(pending.action.request.answers.all(), liesAny))
        throw Failure(ProblemCode::PendingExists, m_campaign.encounters().encounter(pending.encounter).name);
    if (pending.id != 0)
        m_campaign.atomically([&] { m_campaign.log().removePending(pending.id); });
}

}  // namespace hitspread
