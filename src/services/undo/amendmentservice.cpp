#include "services/undo/amendmentservice.h"

#include "rules/systems/registry.h"
#include "services/action/participants.h"
#include "services/library/recordvalues.h"
#include "services/library/rowvalue.h"
#include "services/refusal/problem.h"
#include "services/undo/actionlogwriter.h"
#include "services/undo/logreader.h"
#include "services/undo/logwalk.h"
#include "services/undo/logwriter.h"

#include <algorithm>
#include <utility>

namespace hitspread {

namespace {

/// What an action finds rather than what it is made with: everything else stays as the log kept it, whatever became of it in
/// the library since.
bool isState(RecordKind kind)
{
    switch (kind) {
    case RecordKind::Condition:
    case RecordKind::WeaponState:
    case RecordKind::ArmourState:
    case RecordKind::ItemState:
    case RecordKind::Lasting:
    case RecordKind::Switches: return true;
    default: return false;
    }
}

/// Puts the present state of the campaign into a request made earlier; what the game master changed in it he changes again.
void takeState(Campaign& campaign, ActionRecord& action)
{
    const std::vector<Adjustment> adjustments = std::exchange(action.adjustments, {});
    const ActionDeclaration& declaration = declarationOf(action);
    void* data = action.request.input.data();
    for (const BoundPart& bound : action.bindings) {
        const PartDeclaration& part = declaration.parts[bound.part];
        if (!isState(bound.record.kind))
            continue;
        const AnyRecord present = campaign.load(bound.record);
        if (&present.declaration() != part.record || bound.element >= part.count(data))
            throw Failure(ProblemCode::OutOfDate, bound.record);
        part.record->assign(part.at(data, bound.element), present.data());
    }
    for (const Adjustment& again : adjustments)
        adjust(action, again.part, again.element, again.field, again.index, again.after);
}

/// Answers kept, then those given, then those of whoever rolls.
class InTurn final : public Answerer {
public:
    InTurn(const Answers* given, Answerer* then) : m_given(given), m_then(then) {}
    bool answer(const Question& question, Answer& answer) override
    {
        return (m_given && TapeAnswerer(*m_given).answer(question, answer))
            || (m_then && m_then->answer(question, answer));
    }

private:
    const Answers* m_given;
    Answerer* m_then;
};

/// Whether an entry moves something from a hand to the ground or back: how many he has then follows from how many he had.
bool isHandedOver(const LogEntry& entry, const LoggedChange& change)
{
    return change.record.kind == RecordKind::ItemState && std::holds_alternative<std::int64_t>(change.after)
        && std::holds_alternative<std::int64_t>(change.before)
        && std::ranges::any_of(entry.changes, [](const LoggedChange& other) {
               return other.record.kind == RecordKind::Possession && other.field.empty();
           });
}

/// What stands there, changed by as much as the change once made of it. Throws Failure OutOfDate where that would be below none.
LoggedValue asMuchFrom(const LoggedValue& present, const LoggedChange& change)
{
    const std::int64_t by = std::get<std::int64_t>(change.after) - std::get<std::int64_t>(change.before);
    const std::int64_t then = std::get<std::int64_t>(present) + by;
    if (then < 0)
        throw Failure(ProblemCode::OutOfDate, Site(change.record).at(change.field));
    return then;
}

bool isOfFight(const LoggedChange& change)
{
    return change.record.kind == RecordKind::Switches;
}

bool isSame(const LoggedChange& a, const LoggedChange& b)
{
    return a.record == b.record && a.field == b.field && a.element == b.element && a.before == b.before
        && a.after == b.after;
}

}  // namespace

/// Writes entries of the old course anew on top of what is in force.
class Remaking {
public:
    Remaking(Campaign& campaign, const Clock& clock, AmendmentService::Title title)
        : m_campaign(campaign), m_clock(clock), m_title(std::move(title)), m_edits(campaign)
    {}

    /// An entry that is not the amended one. Sets `open` of the revision when it asks.
    void again(const LogEntry& entry, Answerer& dice, Revision& revision)
    {
        std::string was = entry.title;
        try {
            if (entry.kind != EntryKind::Action)
                return set(entry, revision);
            settle();
            ActionRecord action = *m_campaign.log().action(entry.id);
            was = titleOf(action, entry);
            takeState(m_campaign, action);
            act(entry, std::move(action), dice, revision, was);
        } catch (const Failure& failure) {
            if (keptFromLooking(failure.problem()))
                throw;
            revision.entries.push_back({entry.id, was, {}, Remade::Fate::Impossible, {}, failure.problem()});
        }
    }

    /// `was`: what it was called before.
    void act(const LogEntry& entry, ActionRecord action, Answerer& dice, Revision& revision, const std::string& was)
    {
        // Somebody else may be meant now.
        namePeople(m_campaign.encounters(), entry.scope.encounter, action);
        ActionService::Resolved resolved = ActionService::resolved(std::move(action), &dice);
        if (resolved.open) {
            revision.open = {entry.id, std::move(resolved.action), *resolved.open, 0};
            return;
        }
        const std::string title = titleOf(resolved.action, entry);
        const EntryId id = ActionLogWriter(m_campaign, m_clock).enter(entry.scope.encounter, resolved.action, title);
        LogEntry made = m_campaign.log().entry(id);
        keep(entry, was, std::move(made.title), std::move(made.changes), revision);
    }

    /// What an action is called now; who does not word it leaves the title its entry has.
    [[nodiscard]] std::string titleOf(const ActionRecord& action, const LogEntry& entry) const
    {
        std::string title = m_title ? m_title(action) : std::string();
        return title.empty() ? entry.title : title;
    }

    /// Edits in a row are saved together: before anything else looks at the campaign.
    void settle() { m_edits.settle(); }

private:
    void set(const LogEntry& entry, Revision& revision)
    {
        LogEntry fresh;
        fresh.scope = entry.scope;
        fresh.kind = entry.kind;
        fresh.title = entry.title;
        fresh.reason = entry.reason;
        for (LoggedChange change : entry.changes) {
            const LoggedValue present = m_edits.presentValue(change);
            if (isHandedOver(entry, change))
                change.after = asMuchFrom(present, change);
            change.before = present;
            if (change.before != change.after)
                fresh.changes.push_back(std::move(change));
        }
        m_edits.complete(fresh.changes);
        m_edits.stepForth(fresh.changes);
        // The journal asks what time it is in the fight.
        if (std::ranges::any_of(fresh.changes, isOfFight))
            m_edits.save();
        std::vector<LoggedChange> changes = fresh.changes;
        (void)LogWriter(m_campaign, m_clock).enter(std::move(fresh));
        keep(entry, entry.title, entry.title, std::move(changes), revision);
    }

    void keep(const LogEntry& entry, std::string was, std::string title, std::vector<LoggedChange> changes,
              Revision& revision)
    {
        // In whichever order they were written.
        const bool same = std::ranges::is_permutation(changes, entry.changes, isSame);
        revision.entries.push_back({entry.id, std::move(was), std::move(title),
                                    same ? Remade::Fate::Same : Remade::Fate::Different, std::move(changes),
                                    std::nullopt});
    }

    Campaign& m_campaign;
    const Clock& m_clock;
    AmendmentService::Title m_title;
    ChangeWriter m_edits;  ///< what edits in a row have read and left; an action changes more than it sees
};

LogEntry AmendmentService::amendable(Scope scope, EntryId entry)
{
    if (m_campaign.log().pending(scope.encounter))
        throw Failure(ProblemCode::PendingExists, m_campaign.encounters().encounter(scope.encounter).name);
    const std::vector<EntryId> course = m_campaign.log().inForce(scope, entry);
    if (course.empty() || course.back() != entry)
        throw Failure(ProblemCode::NotFound, {SiteKind::LogEntry, entry});
    LogEntry amended = m_campaign.log().entry(entry);
    if (!amended.action)
        throw Failure(ProblemCode::NotFound, amended.title);
    return amended;
}

Revision AmendmentService::remake(Scope scope, const Amendment& amendment, const Title& title, const Dice& dice)
{
    // Newest first, down to the amended one.
    const std::vector<EntryId> course = m_campaign.log().inForce(scope, amendment.entry);
    const LogEntry amended = amendable(scope, amendment.entry);
    LogWalk(m_campaign, m_clock).to(scope, amended.parent);

    Revision revision;
    Remaking remaking(m_campaign, m_clock, title);
    LogReader entries(m_campaign.log(), {course.rbegin(), course.rend()});
    for (auto step = course.rbegin(); step != course.rend(); ++step) {
        const EntryId id = *step;
        const LogEntry entry = entries.next();
        const auto given = amendment.given.find(id);
        InTurn answers(given == amendment.given.end() ? nullptr : &given->second, dice ? dice(id) : nullptr);
        if (id == amendment.entry)
            remaking.act(amended, amendment.action, answers, revision, remaking.titleOf(*amended.action, amended));
        else
            remaking.again(entry, answers, revision);
        if (revision.open) {
            revision.open->behind = static_cast<std::size_t>(std::ranges::find(course, id) - course.begin());
            break;
        }
    }
    remaking.settle();
    return revision;
}

ActionRecord AmendmentService::prepared(Scope scope, EntryId entry, const ActionOrder& order, const BodyPlans& plans)
{
    ActionRecord action;
    m_campaign.rehearse([&] {
        const LogEntry amended = amendable(scope, entry);
        LogWalk(m_campaign, m_clock).to(scope, amended.parent);
        action = ActionService(m_campaign, plans, m_clock).prepare(order);
    });
    return action;
}

Revision AmendmentService::replayed(Scope scope, const std::function<void()>& look)
{
    Revision revision;
    m_campaign.rehearse([&] {
        const std::vector<EntryId> course = m_campaign.log().inForce(scope, 0);
        (void)LogWalk(m_campaign, m_clock).to(scope, 0);
        Remaking remaking(m_campaign, m_clock, {});
        NoAnswerer nobody;
        LogReader entries(m_campaign.log(), {course.rbegin(), course.rend()});
        for (std::size_t i = 0; i < course.size(); ++i) {
            remaking.again(entries.next(), nobody, revision);
            if (revision.open)
                return;
        }
        remaking.settle();
        if (look)
            look();
    });
    return revision;
}

bool AmendmentService::isInForce(Scope scope, EntryId entry)
{
    const std::vector<EntryId> course = m_campaign.log().inForce(scope, entry);
    return !course.empty() && course.back() == entry;
}

namespace {

bool isOfOlderRules(const ActionRecord& action)
{
    return action.rulesVersion != action.request.input.system().rulesVersion();
}

/// Whether an action still comes to what its entry says, in the campaign as it was before it.
bool comesOutTheSame(Campaign& campaign, const Clock& clock, const LogEntry& entry)
{
    ActionRecord action = *campaign.log().entry(entry.id).action;
    if (isOfOlderRules(action))
        return true;
    try {
        takeState(campaign, action);
        const ActionService::Resolved again = ActionService::resolved(std::move(action));
        return !again.open
            && std::ranges::is_permutation(
                ActionLogWriter(campaign, clock).wouldChange(entry.scope.encounter, again.action), entry.changes,
                isSame);
    } catch (const Failure& failure) {
        if (keptFromLooking(failure.problem()))
            throw;
        return false;
    }
}

}  // namespace

EntryId AmendmentService::firstOtherwise(Scope scope)
{
    EntryId first = 0;
    m_campaign.rehearse([&] {
        const std::vector<EntryId> course = m_campaign.log().inForce(scope, 0);
        (void)LogWalk(m_campaign, m_clock).to(scope, 0);
        ChangeWriter steps(m_campaign, scope.encounter);
        LogReader entries(m_campaign.log(), {course.rbegin(), course.rend()});
        for (std::size_t i = 0; i < course.size() && first == 0; ++i) {
            const LogEntry entry = entries.next();
            if (entry.kind == EntryKind::Action) {
                steps.settle();
                if (!comesOutTheSame(m_campaign, m_clock, entry))
                    first = entry.id;
            }
            steps.stepForth(entry.changes);
        }
    });
    return first;
}

std::size_t AmendmentService::madeByOlderRules(Scope scope)
{
    const std::vector<EntryId> course = m_campaign.log().inForce(scope, 0);
    return static_cast<std::size_t>(std::ranges::count_if(course, [this](EntryId entry) {
        const std::shared_ptr<const ActionRecord> action = m_campaign.log().action(entry);
        return action && isOfOlderRules(*action);
    }));
}

Revision AmendmentService::tried(Scope scope, const Amendment& amendment, const Dice& dice, const Title& title)
{
    Revision revision;
    m_campaign.rehearse([&] { revision = remake(scope, amendment, title, dice); });
    return revision;
}

Revision AmendmentService::carriedOut(Scope scope, const Amendment& amendment, const Title& title, const Dice& dice)
{
    Revision revision;
    m_campaign.atomically([&] {
        revision = remake(scope, amendment, title, dice);
        if (revision.open)
            refuse<Reason::QuestionOpen>(m_campaign.log().entry(revision.open->entry).title);
    });
    return revision;
}

}  // namespace hitspread
