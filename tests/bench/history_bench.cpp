#include "bench/manycampaign.h"
#include "formats/bodyplans.h"
#include "formats/codec/actioncodec.h"
#include "rules/core/dice/dice.h"
#include "services/action/actionservice.h"
#include "services/fight/encounterservice.h"
#include "services/library/recordvalues.h"
#include "services/library/rowvalue.h"
#include "services/turn/turnservice.h"
#include "services/undo/amendmentservice.h"
#include "services/undo/historyservice.h"
#include "services/undo/logwalk.h"
#include "services/undo/logwriter.h"
#include "storage/fightfile/fightfile.h"
#include "support/fakecampaign.h"

#include <benchmark/benchmark.h>

#include <array>

using namespace hitspread;
using namespace hitspread::bench;

namespace {

constexpr int kFighters = 60;
constexpr int kEntries = 5000;

/// A long evening in the large campaign: 60 fighters, 5,000 steps; made once per process.
struct LongFight {
    LongFight()
    {
        EncounterService encounters(campaign, clock);
        fight = encounters.create("threed", "Long evening", "recommended");
        const RecordId character = campaign.library().list({}).front().id;
        fighters = encounters.add(fight, Newcomers{character, "Guard", kFighters, Side::Opponents});
        std::vector<std::int64_t> aims(fighters.size(), 0);
        for (int i = 1; i < kEntries; ++i) {
            const auto who = static_cast<std::size_t>(i) % fighters.size();
            LoggedChange change{{RecordKind::Condition, fighters[who]}, "aims", 0, aims[who], (aims[who] + 1) % 90};
            aims[who] = std::get<std::int64_t>(change.after);
            encounters.setByHand(fight, change, "step " + std::to_string(i));
        }
    }
    [[nodiscard]] Scope scope() const { return {ScopeKind::Encounter, fight}; }

    storage::CampaignFile& campaign = manyCampaign();
    support::FixedClock clock;
    RecordId fight = 0;
    std::vector<RecordId> fighters;
};

LongFight& longFight()
{
    static LongFight fight;
    return fight;
}

/// A fight of so many steps of a few people, written at once.
struct LongLog {
    explicit LongLog(int entries)
    {
        EncounterService encounters(campaign, clock);
        fight = encounters.create("threed", "Long log", "recommended");
        const RecordId character = campaign.library().list({}).front().id;
        const std::vector<RecordId> people = encounters.add(fight, Newcomers{character, "Guard", 20, Side::Opponents});
        campaign.atomically([&] {
            LogWriter journal(campaign, clock);
            for (int i = 0; i < entries; ++i) {
                LogEntry entry = entryOf(scope(), EntryKind::Edit, "step");
                const RecordId who = people[static_cast<std::size_t>(i) % people.size()];
                const Combatant combatant = campaign.encounters().combatant(who);
                entry.changes = {rowvalue::colouring(combatant, combatant.colour % kCombatantColours + 1)};
                ChangeWriter(campaign).write(entry.changes);
                (void)journal.enter(std::move(entry));
            }
        });
    }
    [[nodiscard]] Scope scope() const { return {ScopeKind::Encounter, fight}; }

    storage::CampaignFile& campaign = manyCampaign();
    support::FixedClock clock;
    RecordId fight = 0;
};

/// The floor of what follows: every value of such a log read and one row written for each, by nothing but statements.
void floorOfRewinding(benchmark::State& state)
{
    const LongLog log(static_cast<int>(state.range(0)));
    for (auto _ : state) {
        log.campaign.rehearse([&] {
            for (const LogEntry& entry : log.campaign.log().list({log.scope(), {}, 1'000'000}))
                for (const LoggedChange& change : entry.changes)
                    if (change.field == "colour")
                        rowvalue::put(log.campaign, change.record, change.field, change.before);
        });
    }
}
BENCHMARK(floorOfRewinding)->Arg(20000)->Arg(50000)->Unit(benchmark::kMillisecond)->Iterations(1);

void rewindLongLog(benchmark::State& state)
{
    const LongLog log(static_cast<int>(state.range(0)));
    for (auto _ : state)
        log.campaign.rehearse([&] { (void)LogWalk(log.campaign, log.clock).to(log.scope(), 0); });
}
BENCHMARK(rewindLongLog)->Arg(5000)->Arg(20000)->Arg(50000)->Unit(benchmark::kMillisecond)->Iterations(1);

void exportLongLog(benchmark::State& state)
{
    const LongLog log(static_cast<int>(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(storage::fightfile::packed(log.campaign, log.fight, log.clock));
}
BENCHMARK(exportLongLog)->Arg(20000)->Arg(50000)->Unit(benchmark::kMillisecond)->Iterations(1);

void replayLongLog(benchmark::State& state)
{
    const LongLog log(static_cast<int>(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(AmendmentService(log.campaign, log.clock).replayed(log.scope()));
}
BENCHMARK(replayLongLog)->Arg(20000)->Arg(50000)->Unit(benchmark::kMillisecond)->Iterations(1);

void undoAndRedo(benchmark::State& state)
{
    HistoryService history(longFight().campaign, longFight().clock);
    for (auto _ : state) {
        history.undo(longFight().scope());
        history.redo(longFight().scope());
    }
}
BENCHMARK(undoAndRedo)->Unit(benchmark::kMillisecond);

/// So many steps back and forward again.
void rewindAndReturn(benchmark::State& state)
{
    HistoryService history(longFight().campaign, longFight().clock);
    const std::vector<EntryId> standing = history.inForce(longFight().scope());
    const EntryId place = standing[static_cast<std::size_t>(state.range(0))];
    for (auto _ : state) {
        (void)history.moveTo(longFight().scope(), place);
        (void)history.moveTo(longFight().scope(), standing.front());
    }
}
BENCHMARK(rewindAndReturn)->Arg(50)->Arg(kEntries - 1)->Unit(benchmark::kMillisecond);

/// What the history's list asks for at each key press: nothing typed, a word, somebody's steps.
void filterHistory(benchmark::State& state)
{
    HistoryService history(longFight().campaign, longFight().clock);
    LogQuery query;
    query.scope = longFight().scope();
    static constexpr std::array kCases{"all", "words", "one fighter"};
    if (state.range(0) == 1)
        query.search = "step 49";
    if (state.range(0) == 2)
        query.combatant = longFight().fighters[7];
    for (auto _ : state)
        benchmark::DoNotOptimize(history.list(query));
    state.SetLabel(kCases[static_cast<std::size_t>(state.range(0))]);
}
BENCHMARK(filterHistory)->DenseRange(0, 2)->Unit(benchmark::kMillisecond);

/// The next phase of 60: bound from the campaign and resolved, every die rolled; not applied.
void nextPhaseOfSixty(benchmark::State& state)
{
    const formats::ShippedBodyPlans plans;
    TurnService turns(longFight().campaign, plans, longFight().clock);
    for (auto _ : state) {
        SeededAnswerer dice(7);
        benchmark::DoNotOptimize(ActionService::resolved(turns.prepare(longFight().fight), &dice));
    }
}
BENCHMARK(nextPhaseOfSixty)->Unit(benchmark::kMillisecond);

/// That phase as the log keeps it.
void phaseOfSixtyAsText(benchmark::State& state)
{
    const formats::ShippedBodyPlans plans;
    TurnService turns(longFight().campaign, plans, longFight().clock);
    SeededAnswerer dice(7);
    const ActionService::Resolved next = ActionService::resolved(turns.prepare(longFight().fight), &dice);
    std::size_t size = 0;
    for (auto _ : state)
        size = formats::actionText(next.action).size();
    state.counters["bytes"] = static_cast<double>(size);
}
BENCHMARK(phaseOfSixtyAsText)->Unit(benchmark::kMillisecond);

}  // namespace
