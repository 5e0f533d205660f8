// The window over a disk that takes 300 ms longer for each sync, while a campaign of 50 megabytes is backed up, clicked through and changed: how
// long the window's own thread is busy at one go, which is how long a click may wait.
#include "bench/largecampaign.h"
#include "bench/wholeprogram.h"

#include <benchmark/benchmark.h>

#include <QAction>
#include <QApplication>
#include <QElapsedTimer>
#include <QStandardPaths>
#include <QTableView>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <ctime>
#include <dlfcn.h>
#include <memory>

using namespace hitspread;
using namespace hitspread::bench;

namespace {

constexpr long kSlowerMs = 300;
std::atomic<bool> isSlow{false};
std::atomic<int> syncs{0};

int syncSlowly(const char* name, int file)
{
    if (isSlow) {
        ++syncs;
        const timespec nap{0, kSlowerMs * 1'000'000};
        nanosleep(&nap, nullptr);
    }
    return reinterpret_cast<int (*)(int)>(dlsym(RTLD_NEXT, name))(file);
}

/// With the library open.
struct Desk : WholeProgram {
    explicit Desk(const QString& campaign) : WholeProgram(campaign)
    {
        while (!gateway.isOpen())
            QApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
        window.findChild<QAction*>(QStringLiteral("action_library"))->trigger();
        rest();
        const auto widgets = QApplication::allWidgets();
        for (QWidget* widget : widgets) {
            if (widget->objectName() == u"libraryTable")
                table = qobject_cast<QTableView*>(widget);
        }
    }
    void rest()
    {
        do {
            QApplication::processEvents(QEventLoop::AllEvents, 20);
        } while (gateway.waiting() > 0 || backups.isBusy());
    }
    /// Writes and waits for the disk, as every step of a fight does.
    void change(std::int32_t value)
    {
        gateway.run(
            &window,
            [value](CampaignServices& services) {
                const StoredRecord read = services.library.load({RecordKind::Character, 1});
                StoredRecord wanted = read;
                wanted.record = read.record.cloned();
                wanted.record.declaration().find("str")->setNumber(wanted.record.data(), 0, value);
                services.library.update(read, wanted);
            },
            [] {});
    }

    QTableView* table = nullptr;
};

void clicksWhileBackingUp(benchmark::State& state)
{
    const QString campaign = largeCampaignPath() + QStringLiteral("-copy.hitspread");
    QFile::remove(campaign);
    largeCampaign().saveCopy(campaign);
    Desk desk(campaign);
    desk.rest();
    qint64 longest = 0;
    int clicks = 0;
    int changes = 0;
    syncs.store(0);
    isSlow = state.range(0) != 0;
    for (auto _ : state) {
        desk.backups.make();
        desk.change(5 + changes++ % 10);
        while (desk.backups.isBusy() || desk.gateway.waiting() > 0) {
            QElapsedTimer answer;
            answer.start();
            const int row = clicks++ * 7 % std::max(1, desk.table->model()->rowCount());
            desk.table->scrollTo(desk.table->model()->index(row, 0));
            const QRect cell = desk.table->visualRect(desk.table->model()->index(row, 0));
            QTest::mouseClick(desk.table->viewport(), Qt::LeftButton, {}, cell.center());
            if (desk.backups.isBusy() && clicks % 40 == 0)
                desk.change(5 + changes++ % 10);
            QApplication::processEvents();
            longest = std::max(longest, answer.nsecsElapsed());
            // Nobody clicks faster.
            QTest::qSleep(5);
        }
    }
    isSlow = false;
    state.counters["clicks"] = clicks;
    state.counters["changes"] = changes;
    state.counters["syncs"] = syncs.load();
    state.counters["longest_ms"] = static_cast<double>(longest) / 1e6;
    if (desk.backups.failure())
        state.SkipWithError("no backup could be made");
    state.counters["backups"] = static_cast<double>(desk.backups.backups().size());
}
BENCHMARK(clicksWhileBackingUp)->Arg(0)->Arg(1)->Iterations(3)->UseRealTime()->Unit(benchmark::kMillisecond);

}  // namespace

extern "C" {
int fsync(int file)
{
    return syncSlowly("fsync", file);
}
int fdatasync(int file)
{
    return syncSlowly("fdatasync", file);
}
}

int main(int argc, char** argv)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setOrganizationName(QStringLiteral("hitspread-bench"));
    const QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
