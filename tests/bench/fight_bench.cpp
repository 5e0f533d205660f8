// The main window with a long evening in it: how long until everything shows what was done, and how long the window's own thread is
// busy for it at one go, which is what a hand at the keyboard feels (one frame is 16.7 ms).
#include "app/filecampaignhost.h"
#include "app/ports.h"
#include "bench/longevening.h"
#include "exchange/bodyplans.h"
#include "rules/core/dice.h"
#include "ui/settings/preferences.h"
#include "ui/shell/mainwindow.h"
#include "ui/theme/applicationstyle.h"

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QStandardPaths>
#include <QThread>

#include <algorithm>
#include <chrono>
#include <memory>

using namespace hitspread;
using namespace hitspread::bench;

namespace {

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
        const bool taken = QApplication::notify(receiver, event);
        --m_depth;
        longest = std::max(longest, timer.nsecsElapsed());
        busy += timer.nsecsElapsed();
        return taken;
    }
    qint64 longest = 0;  ///< nanoseconds
    qint64 busy = 0;

private:
    int m_depth = 0;
};

Watched& watched()
{
    return static_cast<Watched&>(*QApplication::instance());
}

/// The program as main() puts it together.
struct Evening {
    Evening()
    {
        window.resize(1920, 1080);
        window.show();
        host.open(longEvening().path);
        while (!window.fight().isLoaded())
            QApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
        window.fight().open(longEvening().fight);
        settle();
    }
    void settle()
    {
        do
            QApplication::processEvents(QEventLoop::AllEvents, 20);
        while (gateway.waiting() > 0);
        QApplication::processEvents();
    }
    Fight& fight() { return window.fight(); }

    exchange::ShippedBodyPlans plans;
    WallClock clock;
    SystemSeeds seeds;
    Preferences preferences;
    ApplicationStyle style{*qApp};
    CampaignGateway gateway{plans, clock, seeds};
    FileCampaignHost host{gateway};
    MainWindow window{host, gateway, style, preferences};
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
    for (auto _ : state) {
        watched().longest = watched().busy = 0;
        const auto begin = std::chrono::steady_clock::now();
        work();
        const auto asked = std::chrono::steady_clock::now();
        evening().settle();
        const std::chrono::duration<double> whole = std::chrono::steady_clock::now() - begin;
        const double asking = std::chrono::duration<double, std::milli>(asked - begin).count();
        const double here = std::max(asking, static_cast<double>(watched().longest) / 1e6);
        longest += here;
        worst = std::max(worst, here);
        busy += asking + static_cast<double>(watched().busy) / 1e6;
        state.SetIterationTime(whole.count());
    }
    state.counters["longest_ms"] = benchmark::Counter(longest, benchmark::Counter::kAvgIterations);
    state.counters["worst_ms"] = worst;
    state.counters["busy_ms"] = benchmark::Counter(busy, benchmark::Counter::kAvgIterations);
}

/// Everything read anew, as when another program has written.
void windowReload(benchmark::State& state)
{
    measure(state, [] { evening().fight().readAnew(); });
}
BENCHMARK(windowReload)->UseManualTime()->Unit(benchmark::kMillisecond);

void windowUndo(benchmark::State& state)
{
    bool back = false;
    measure(state, [&back] { (back = !back) ? evening().fight().undo() : evening().fight().redo(); });
}
BENCHMARK(windowUndo)->UseManualTime()->Unit(benchmark::kMillisecond);

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
    measure(state, [&] { evening().fight().moveTo((back = !back) ? there : here); });
    evening().fight().moveTo(here);
    evening().settle();
}
BENCHMARK(windowRewind50)->UseManualTime()->Unit(benchmark::kMillisecond);

/// One key in the search of the history, and its removal.
void windowFilter(benchmark::State& state)
{
    auto* search = evening().window.findChild<QLineEdit*>(QStringLiteral("historySearch"));
    bool typed = false;
    measure(state, [&] { search->setText((typed = !typed) ? QStringLiteral("step 49") : QString()); });
    search->clear();
    evening().settle();
}
BENCHMARK(windowFilter)->UseManualTime()->Unit(benchmark::kMillisecond);

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
BENCHMARK(windowNext)->UseManualTime()->Iterations(20)->Unit(benchmark::kMillisecond);

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
