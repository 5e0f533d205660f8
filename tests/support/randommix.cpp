#include "support/randommix.h"
#include "support/edits.h"

#include "rules/systems/registry.h"
#include "services/fight/encounterlistservice.h"
#include "services/fight/encounterservice.h"
#include "services/library/libraryservice.h"
#include "services/library/recordvalues.h"
#include "services/refusal/problem.h"
#include "services/turn/restservice.h"
#include "services/undo/amendmentservice.h"
#include "services/undo/historyservice.h"
#include "support/mixdetails.h"

#include <rapidcheck.h>

#include <algorithm>

namespace hitspread::support {

namespace {

/// Answers as a seed does, but only so many questions.
class SomeAnswers final : public Answerer {
public:
    SomeAnswers(std::uint64_t seed, std::size_t most) : m_seed(seed), m_left(most) {}
    bool answer(const Question& question, Answer& answer) override
    {
        return m_left-- > 0 && m_seed.answer(question, answer);
    }

private:
    SeededAnswerer m_seed;
    std::size_t m_left;
};

/// Whether a failure is an answer a table may get; anything else is a fault of the program.
bool isAnAnswer(ProblemCode code)
{
    switch (code) {
    case ProblemCode::Refused:
    case ProblemCode::OutOfDate:
    case ProblemCode::BuiltUpon:
    case ProblemCode::NothingToUndo:
    case ProblemCode::NothingToRedo:
    case ProblemCode::PendingExists:
    case ProblemCode::BadInput:
    case ProblemCode::NotFound: return true;
    default: return false;
    }
}

/// A value a game master might set: most often near the present one.
std::int64_t someValue(const FieldDeclaration& field, std::int64_t present, RandomStream& random)
{
    const auto draw = [&](std::int64_t low, std::int64_t high) {
        return low + static_cast<std::int64_t>(random.below(static_cast<std::uint32_t>(high - low + 1)));
    };
    if (field.kind == FieldKind::Set)
        return draw(0, (1 << field.choices.size()) - 1);
    const std::int64_t low = field.minimum;
    const std::int64_t high = field.maximum;
    if (present < low || random.below(4) == 0)
        return draw(low, high);
    return draw(std::max(low, present - 3), std::min(high, present + 3));
}

}  // namespace

RandomMix::RandomMix(MixStage& stage, const BodyPlans& plans) : m_stage(stage), m_plans(plans)
{
    RC_ASSERT(dumpOf(stage.live()) == dumpOf(stage.origin()));
}

std::size_t RandomMix::below(std::size_t count)
{
    if (count == 0)
        throw Nothing();
    return m_random.below(static_cast<std::uint32_t>(count));
}

void RandomMix::begin(const MixStep& step)
{
    m_random = RandomStream(step.number);
    const auto encounters = m_stage.live().encounters().encounters();
    m_encounter = oneOf(encounters).id;
}

void RandomMix::walk(int steps, std::uint64_t seed)
{
    constexpr int kBetweenReplays = 500;
    RandomStream drawn(seed);
    for (int i = 1; i <= steps; ++i) {
        const auto kind = static_cast<MixStep::Kind>(drawn.next() % MixStep::kKinds);
        begin({kind, drawn.next()});
        try {
            perform(kind);
            ++m_done[kind];
        } catch (const Nothing&) {
            // What a refused step left behind would be missing in the next replay.
        } catch (const Failure& failure) {
            RC_ASSERT(isAnAnswer(failure.problem().code));
        }
        if (i % kBetweenReplays == 0)
            RC_ASSERT(dumpOf(m_stage.live()) == replayed());
    }
    requirePendingAsItFell();
}

void RandomMix::play(const MixStep& step)
{
    begin(step);
    if (m_last.empty()) {
        m_last = dumpOf(m_stage.live());
        m_entries = wholeLog().size();
    }
    try {
        perform(step.kind);
        ++m_done[step.kind];
    } catch (const Nothing&) {
        RC_ASSERT(dumpOf(m_stage.live()) == m_last);
    } catch (const Failure& failure) {
        if (!isAnAnswer(failure.problem().code))
            RC_FAIL(failure.what());
        RC_ASSERT(dumpOf(m_stage.live()) == m_last);
        RC_ASSERT(wholeLog().size() == m_entries);
    }
    m_last = dumpOf(m_stage.live());
    RC_ASSERT(m_last == replayed());
    requirePendingAsItFell();
}

void RandomMix::perform(MixStep::Kind kind)
{
    const Scope encounter{ScopeKind::Encounter, m_encounter};
    const Scope library{ScopeKind::Library, 0};
    switch (kind) {
    case MixStep::Kind::Fire: return fire();
    case MixStep::Kind::Apply: return apply();
    case MixStep::Kind::Drop: return drop();
    case MixStep::Kind::Act: return act();
    case MixStep::Kind::Undo: HistoryService(m_stage.live(), m_clock).undo(encounter); return;
    case MixStep::Kind::Redo: HistoryService(m_stage.live(), m_clock).redo(encounter); return;
    case MixStep::Kind::ByHand: return setByHand();
    case MixStep::Kind::EditBook: return editBook();
    case MixStep::Kind::UndoBook: HistoryService(m_stage.live(), m_clock).undo(library); return;
    case MixStep::Kind::RedoBook: HistoryService(m_stage.live(), m_clock).redo(library); return;
    case MixStep::Kind::Join: return join();
    case MixStep::Kind::Leave: return leave();
    case MixStep::Kind::Reopen: return m_stage.reopen();
    case MixStep::Kind::Rewind: return rewind();
    case MixStep::Kind::Amend: return amend();
    case MixStep::Kind::Lay: return lay();
    case MixStep::Kind::Place: return place();
    case MixStep::Kind::MoveLying: return moveLying();
    case MixStep::Kind::TakeUp: return takeUp();
    case MixStep::Kind::TakeAway: return takeAway();
    case MixStep::Kind::GoOff: return goOff();
    case MixStep::Kind::Rest: return rest();
    }
}

ActionRecord RandomMix::someAction()
{
    EncounterStore& store = m_stage.live().encounters();
    const auto combatants = store.combatants(m_encounter);
    const System* system = findSystem(store.encounter(m_encounter).system);
    ActionOrder order;
    order.encounter = m_encounter;
    const std::size_t actor = below(combatants.size());
    if (combatants.size() < 2)
        throw Nothing();
    order.actor = combatants[actor].id;
    order.target = combatants[(actor + 1 + below(combatants.size() - 1)) % combatants.size()].id;
    const auto someWeapon = [&](RecordId combatant) {
        auto kit = store.possessionsOfCombatant(combatant);
        std::erase_if(kit, [](const Possession& item) { return item.kind != RecordKind::Weapon; });
        return kit.empty() ? RecordId{0} : oneOf(kit).id;
    };
    order.weapon = someWeapon(order.actor);
    order.targetWeapon = someWeapon(order.target);
    // The first action is the attack: the one that changes most.
    const auto actions = system->actions();
    order.action = below(4) != 0 ? actions[0]->id : oneOf(actions)->id;
    return ActionService(m_stage.live(), m_plans, m_clock).prepare(order);
}

void RandomMix::fire()
{
    ActionService service(m_stage.live(), m_plans, m_clock);
    const std::uint64_t seed = m_random.next();
    SomeAnswers some(seed, below(3) == 0 ? 1 + below(3) : 1000);
    PendingAction pending;
    pending.encounter = m_encounter;
    pending.action = ActionService::resolved(someAction(), &some).action;
    pending.id = service.keep(pending);
    m_pending[m_encounter] = pending;
}

void RandomMix::apply()
{
    if (!m_pending.contains(m_encounter))
        throw Nothing();
    ActionService service(m_stage.live(), m_plans, m_clock);
    PendingAction pending = service.pending(m_encounter).value();
    const Answers fallen = pending.action.request.answers;
    SeededAnswerer seed(m_random.next());
    pending.action = ActionService::resolved(std::move(pending.action), &seed).action;
    const EntryId entry = service.apply(pending, "acts");
    m_pending.erase(m_encounter);
    const LogEntry logged = m_stage.live().log().entry(entry);
    for (const Answer& answer : fallen.all()) {
        const Answer* kept = logged.action->request.answers.find(answer.key);
        RC_ASSERT(kept && *kept == answer);
    }
}

void RandomMix::drop()
{
    if (!m_pending.contains(m_encounter))
        throw Nothing();
    ActionService service(m_stage.live(), m_plans, m_clock);
    const PendingAction pending = service.pending(m_encounter).value();
    const std::string before = dumpOf(m_stage.live());
    const EntryId entry = service.drop(pending, "acts", "wrong target");
    m_pending.erase(m_encounter);
    RC_ASSERT(dumpOf(m_stage.live()) == before);
    const LogEntry logged = m_stage.live().log().entry(entry);
    RC_ASSERT(sorted(logged.action->request.answers) == sorted(pending.action.request.answers));
}

void RandomMix::act()
{
    const std::string before = dumpOf(m_stage.live());
    SeededAnswerer seed(m_random.next());
    PendingAction now;
    now.encounter = m_encounter;
    now.action = ActionService::resolved(someAction(), &seed).action;
    ActionService(m_stage.live(), m_plans, m_clock).apply(now, "acts");
    const std::string after = dumpOf(m_stage.live());
    HistoryService history(m_stage.live(), m_clock);
    history.undo({ScopeKind::Encounter, m_encounter});
    RC_ASSERT(dumpOf(m_stage.live()) == before);
    if (below(4) == 0)
        m_stage.reopen();
    HistoryService(m_stage.live(), m_clock).redo({ScopeKind::Encounter, m_encounter});
    RC_ASSERT(dumpOf(m_stage.live()) == after);
}

void RandomMix::setByHand()
{
    EncounterStore& store = m_stage.live().encounters();
    const auto combatants = store.combatants(m_encounter);
    const Combatant& who = oneOf(combatants);
    if (below(8) == 0) {
        const auto metres = static_cast<int>(below(120));
        if (!EncounterService(m_stage.live(), m_clock)
                 .setDistances({{who.id, oneOf(combatants).id, metres < 100 ? std::optional(metres) : std::nullopt}}))
            throw Nothing();
        return;
    }
    if (below(8) == 0) {
        EncounterService service(m_stage.live(), m_clock);
        const std::size_t which = below(4);
        const EntryId changed = which == 0 ? service.setColour({who.id}, static_cast<int>(below(10)))
            : which == 1                   ? service.setAway({who.id}, !who.away)
            : which == 2                   ? service.setSide({who.id}, static_cast<Side>(below(3)))
                                           : service.rename(who.id, "Somebody " + std::to_string(below(9)));
        if (changed == 0)
            throw Nothing();
        return;
    }
    std::vector<RecordRef> records{{RecordKind::Condition, who.id}, {RecordKind::Switches, m_encounter}};
    for (const Possession& item : store.possessionsOfCombatant(who.id)) {
        if (!item.state.isNull())
            records.push_back({item.state.declaration().kind, item.id});
    }
    LoggedChange change;
    change.record = oneOf(records);
    const AnyRecord record = m_stage.live().load(change.record);
    const FieldDeclaration& field = oneOf(record.declaration().fields);
    if (!field.isNumeric() || field.kind == FieldKind::Place)
        throw Nothing();
    change.field = field.id;
    change.element = static_cast<std::uint16_t>(below(std::min<std::size_t>(field.extent, 4)));
    change.before = valueOf(field, record.data(), change.element);
    change.after = someValue(field, std::get<std::int64_t>(change.before), m_random);
    EncounterService(m_stage.live(), m_clock).setByHand(m_encounter, change, "the table says so");
}

void RandomMix::editBook()
{
    if (below(6) == 0) {
        EncounterListService list(m_stage.live(), m_clock);
        const Encounter fight = m_stage.live().encounters().encounter(m_encounter);
        const EntryId changed = below(2) == 0 ? list.setArchived(m_encounter, !fight.archived)
                                              : list.rename(m_encounter, "Fight " + std::to_string(below(9)));
        if (changed == 0)
            throw Nothing();
        return;
    }
    LibraryService library(m_stage.live(), m_plans, m_clock);
    StoredRecord record = library.load({RecordKind::Character, oneOf(library.list({})).id});
    record.record = record.record.cloned();
    for (std::size_t i = 1 + below(3); i > 0; --i) {
        const FieldDeclaration& field = oneOf(record.record.declaration().fields);
        if (field.kind == FieldKind::RankList) {
            Ranks ranks = field.ranks(record.record.data());
            ranks.set("whistling", static_cast<std::int32_t>(below(4)));
            std::rotate(ranks.entries.begin(), ranks.entries.begin() + 1, ranks.entries.end());
            field.setRanks(record.record.data(), ranks);
        } else if (field.isNumeric() && field.kind != FieldKind::Place) {
            const std::size_t element = below(std::min<std::size_t>(field.extent, 4));
            const auto value = someValue(field, field.number(record.record.data(), element), m_random);
            field.setNumber(record.record.data(), element, static_cast<std::int32_t>(value));
        }
    }
    support::updated(library, record);
}

void RandomMix::join()
{
    Campaign& campaign = m_stage.live();
    LibraryQuery query;
    query.system = campaign.encounters().encounter(m_encounter).system;
    const auto rows = campaign.library().list(query);
    if (campaign.encounters().combatants(m_encounter).size() > 8)
        throw Nothing();
    EncounterService service(campaign, m_clock);
    if (below(3) != 0) {
        (void)service.add(m_encounter, oneOf(rows).id, "Newcomer", Side::Others);
        return;
    }
    // Typed on the spot: like somebody, or like nobody.
    Newcomers typed{.character = below(2) == 0 ? oneOf(rows).id : RecordId{0}, .name = "Thug"};
    typed.count = static_cast<int>(1 + below(2));
    typed.colour = static_cast<int>(below(9));
    (void)service.add(m_encounter, typed);
}

void RandomMix::leave()
{
    EncounterService(m_stage.live(), m_clock).remove(oneOf(m_stage.live().encounters().combatants(m_encounter)).id);
}

void RandomMix::rewind()
{
    const Scope scope{ScopeKind::Encounter, m_encounter};
    Seen& seen = m_seen[m_encounter];
    LogQuery query;
    query.scope = scope;
    query.limit = 1000000;
    query.after = seen.newest;
    const std::vector<LogEntry> younger = m_stage.live().log().list(query);
    for (auto entry = younger.rbegin(); entry != younger.rend(); ++entry) {
        seen.newest = entry->id;
        if (!isNote(entry->kind))
            seen.places.push_back(entry->id);
    }
    // The beginning, and every place from the youngest on.
    const std::size_t drawn = below(seen.places.size() + 1);
    const EntryId place = drawn == 0 ? 0 : seen.places[seen.places.size() - drawn];
    HistoryService history(m_stage.live(), m_clock);
    (void)history.moveTo(scope, place);
    RC_ASSERT(history.undoable(scope) == place);
}

void RandomMix::amend()
{
    const Scope scope{ScopeKind::Encounter, m_encounter};
    LogStore& log = m_stage.live().log();
    Amendment amendment;
    amendment.entry = oneOf(log.inForce(scope, 0));
    const LogEntry entry = log.entry(amendment.entry);
    if (!entry.action)
        throw Nothing();
    amendment.action = *entry.action;
    const std::vector<Answer> answers = sorted(amendment.action.request.answers);
    amendment.action.request.answers.remove(oneOf(answers).key);
    // A seed of its own for each entry: what is asked under one name must not always fall alike.
    std::map<EntryId, SeededAnswerer> seeds;
    const auto dice = [&](EntryId id) -> Answerer* {
        return &seeds.try_emplace(id, static_cast<std::uint64_t>(id) * 7919 + below(1000)).first->second;
    };
    AmendmentService service(m_stage.live(), m_clock);
    const Revision revision = service.carriedOut(scope, amendment, {}, dice);
    RC_ASSERT(!revision.entries.empty());
    RC_ASSERT(revision.entries.front().was == amendment.entry);
}

void RandomMix::rest()
{
    const Rest time{static_cast<std::int32_t>(below(30)), static_cast<std::int32_t>(below(50)), below(2) == 0};
    if (RestService(m_stage.live(), m_plans, m_clock).pass(m_encounter, time, "later") == 0)
        throw Nothing();
}

}  // namespace hitspread::support
