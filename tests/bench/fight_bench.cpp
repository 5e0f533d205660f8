// The main window with a long evening in it: how long until everything shows what was done, and how long the window's own thread is
// busy for it at one go, which is what a hand at the keyboard feels (one frame is 16.7 ms). On a machine that others work on the time of
// the processor says more: the column CPU is what both threads took together, the counters named so are of the window's alone.
#include "bench/longevening.h"
#include "bench/wholeprogram.h"
#include "models/fight/fightsteps.h"
#include "rules/core/dice/dice.h"

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QStandardPaths>
#include <QThread>

#include <algorithm>
#include <chrono>
#include <ctime>
#include <memory>

using namespace hitspread;
using namespace hitspread::bench;

namespace {

/// What this thread has had of the processor so far, nanoseconds.
qint64 ownTime()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return time.tv_sec * qint64{1'000'000'000} + time.tv_nsec;
}

/// Adds up what the window's thread is at, event by event.
class Watched final : public QApplication {
public:
    using QApplication::QApplication;
    bool notify(QObject* receiver, QEvent* event) override
    {
        // What the storage thread is at goes through here, too, and holds nobody up.
        if (QThread::currentThread() != thread())
            return QApplication::notify(receiver, event);
        if (m_depth++ > 0) {
            const bool taken = QApplication::notify(receiver, event);
            --m_depth;
            return taken;
        }
        QElapsedTimer timer;
        timer.start();
        const qint64 before = ownTime();
        const bool taken = QApplication::notify(receiver, event);
        --m_depth;
        const qint64 own = ownTime() - before;
        longest = std::max(longest, timer.nsecsElapsed());
        busy += timer.nsecsElapsed();
        longestOwn = std::max(longestOwn, own);
        busyOwn += own;
        return taken;
    }
    qint64 longest = 0;  ///< nanoseconds
    qint64 busy = 0;
    qint64 longestOwn = 0;  ///< of the processor
    qint64 busyOwn = 0;

private:
    int m_depth = 0;
};

Watched& watched()
{
    return static_cast<Watched&>(*QApplication::instance());
}

struct Evening : WholeProgram {
    Evening() : WholeProgram(longEvening().path)
    {
        while (!window.fight().isLoaded())
            QApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
        window.fight().open(longEvening().fight);
        settle();
    }
    void settle()
    {
        // Asleep where there is nothing to do, or waiting for the storage thread would count as work.
        do {
            while (gateway.waiting() > 0)
                QApplication::processEvents(QEventLoop::WaitForMoreEvents);
            QApplication::processEvents();
        } while (gateway.waiting() > 0);
    }
    Fight& fight() { return window.fight(); }
};

/// Made when it is first asked for, and gone before the application is.
std::unique_ptr<Evening>& kept()
{
    static std::unique_ptr<Evening> one;
    return one;
}

Evening& evening()
{
    if (!kept())
        kept() = std::make_unique<Evening>();
    return *kept();
}

/// Whole time as the benchmark's; the longest single event and all events together as counters, means of milliseconds, and the longest
/// of all rounds.
template <typename Work>
void measure(benchmark::State& state, const Work& work)
{
    evening().settle();
    double longest = 0;
    double worst = 0;
    double busy = 0;
    double longestOwn = 0;
    double worstOwn = 0;
    double busyOwn = 0;
    for (auto _ : state) {
        watched().longest = watched().busy = watched().longestOwn = watched().busyOwn = 0;
        const qint64 before = ownTime();
        const auto begin = std::chrono::steady_clock::now();
        work();
        const auto asked = std::chrono::steady_clock::now();
        const double askingOwn = static_cast<double>(ownTime() - before) / 1e6;
        evening().settle();
        const std::chrono::duration<double> whole = std::chrono::steady_clock::now() - begin;
        const double asking = std::chrono::duration<double, std::milli>(asked - begin).count();
        const double here = std::max(asking, static_cast<double>(watched().longest) / 1e6);
        longest += here;
        worst = std::max(worst, here);
        busy += asking + static_cast<double>(watched().busy) / 1e6;
        const double hereOwn = std::max(askingOwn, static_cast<double>(watched().longestOwn) / 1e6);
        longestOwn += hereOwn;
        worstOwn = std::max(worstOwn, hereOwn);
        busyOwn += askingOwn + static_cast<double>(watched().busyOwn) / 1e6;
        state.SetIterationTime(whole.count());
    }
    state.counters["longest_ms"] = benchmark::Counter(longest, benchmark::Counter::kAvgIterations);
    state.counters["worst_ms"] = worst;
    state.counters["busy_ms"] = benchmark::Counter(busy, benchmark::Counter::kAvgIterations);
    state.counters["longest_cpu_ms"] = benchmark::Counter(longestOwn, benchmark::Counter::kAvgIterations);
    state.counters["worst_cpu_ms"] = worstOwn;
    state.counters["busy_cpu_ms"] = benchmark::Counter(busyOwn, benchmark::Counter::kAvgIterations);
}

/// Everything read anew, as when another program has written.
void windowReload(benchmark::State& state)
{
    measure(state, [] { evening().fight().readAnew(); });
}
BENCHMARK(windowReload)->MeasureProcessCPUTime()->UseManualTime()->Unit(benchmark::kMillisecond);

void windowUndo(benchmark::State& state)
{
    bool back = false;
    measure(state, [&back] { (back = !back) ? evening().fight().steps().undo() : evening().fight().steps().redo(); });
}
BENCHMARK(windowUndo)->MeasureProcessCPUTime()->UseManualTime()->Unit(benchmark::kMillisecond);

void windowRewind50(benchmark::State& state)
{
    EntryId there = 0;
    const EntryId here = evening().fight().snapshot().undoable;
    evening().gateway.run(
        &evening().window,
        [](CampaignServices& services) {
            return services.history.inForce({ScopeKind::Encounter, longEvening().fight}).at(50);
        },
        [&there](EntryId place) { there = place; });
    evening().settle();
    bool back = false;
    measure(state, [&] { evening().fight().steps().moveTo((back = !back) ? there : here); });
    evening().fight().steps().moveTo(here);
    evening().settle();
}
BENCHMARK(windowRewind50)->MeasureProcessCPUTime()->UseManualTime()->Unit(benchmark::kMillisecond);

/// One key in the search of the history, and its removal.
void windowFilter(benchmark::State& state)
{
    auto* search = evening().window.findChild<QLineEdit*>(QStringLiteral("historySearch"));
    bool typed = false;
    measure(state, [&] { search->setText((typed = !typed) ? QStringLiteral("step 49") : QString()); });
    search->clear();
    evening().settle();
}
BENCHMARK(windowFilter)->MeasureProcessCPUTime()->UseManualTime()->Unit(benchmark::kMillisecond);

/// The next phase with every die rolled, committed and shown.
void windowNext(benchmark::State& state)
{
    std::uint64_t seed = 0;
    measure(state, [&seed] {
        evening().gateway.run(
            &evening().window,
            [seed = ++seed](CampaignServices& services) {
                SeededAnswerer dice(seed);
                const ActionService::Resolved next = ActionService::resolved(
                    services.turns.prepare(longEvening().fight), &dice);
                services.actions.apply({0, longEvening().fight, next.action}, "phase");
            },
            [] {});
    });
}
BENCHMARK(windowNext)->MeasureProcessCPUTime()->UseManualTime()->Iterations(20)->Unit(benchmark::kMillisecond);

}  // namespace

int main(int argc, char** argv)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setOrganizationName(QStringLiteral("hitspread-bench"));
    const Watched application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    kept().reset();
}
