// A table of 10,000 characters given to the import window: how long until it has been read, held against the library and its rows are
// painted. Into an empty campaign, and into one that holds the same people with other values.
#include "bench/manycampaign.h"
#include "bench/wholeprogram.h"
#include "formats/table/tablewriter.h"
#include "models/exchange/recordcolumns.h"
#include "rules/systems/registry.h"
#include "rules/systems/threed/character.h"
#include "support/manycharacters.h"
#include "ui/exchange/importwindow.h"

#include <benchmark/benchmark.h>

#include <QAction>
#include <QApplication>
#include <QElapsedTimer>
#include <QEvent>
#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTreeView>

#include <algorithm>
#include <vector>

using namespace hitspread;
using namespace hitspread::bench;

namespace {

/// The same people as in the large campaign, each one point stronger.
QByteArray tableOfMany()
{
    std::vector<StoredRecord> records;
    records.reserve(kMany);
    for (std::size_t i = 0; i < kMany; ++i) {
        records.push_back(support::inventedCharacter(i));
        ++records.back().record.as<threed::Character>().str;
    }
    const System& system = *findSystem("threed");
    return formats::csvOf(RecordColumns(system, *system.record(RecordKind::Character)).table(records));
}

/// Hears when the list of rows is painted while there is a plan.
class RowsPainted final : public QObject {
public:
    explicit RowsPainted(ImportWindow& window) : m_window(window)
    {
        window.findChild<QTreeView*>(QStringLiteral("importRows"))->viewport()->installEventFilter(this);
    }
    [[nodiscard]] bool isPainted() const { return m_isPainted; }

protected:
    bool eventFilter(QObject*, QEvent* event) override
    {
        m_isPainted = m_isPainted
            || (event->type() == QEvent::Paint && m_window.draft().stage() == ImportDraft::Stage::Ready);
        return false;
    }

private:
    ImportWindow& m_window;
    bool m_isPainted = false;
};

void previewPainted(benchmark::State& state)
{
    const bool areThere = state.range(0) != 0;
    const QTemporaryDir folder(QStringLiteral("/var/tmp/hitspread-bench-XXXXXX"));
    const QString table = folder.filePath(QStringLiteral("people.csv"));
    QFile file(table);
    if (!file.open(QIODevice::WriteOnly) || file.write(tableOfMany()) < 0)
        return state.SkipWithError("cannot write");
    file.close();
    const QString campaign = folder.filePath(QStringLiteral("campaign.hitspread"));
    if (areThere)
        manyCampaign().saveCopy(campaign);
    else
        storage::CampaignFile::create(campaign).reset();
    double longest = 0;
    for (auto _ : state) {
        state.PauseTiming();
        WholeProgram program(campaign);
        while (!program.gateway.isOpen() || program.gateway.waiting() > 0)
            QApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
        program.window.findChild<QAction*>(QStringLiteral("action_import"))->trigger();
        auto& import = *program.window.findChild<ImportWindow*>(QStringLiteral("importWindow"));
        const RowsPainted rows(import);
        QApplication::processEvents();
        state.ResumeTiming();
        import.openFiles({table});
        while (!rows.isPainted()) {
            QElapsedTimer step;
            step.start();
            QApplication::processEvents();
            longest = std::max(longest, static_cast<double>(step.nsecsElapsed()) / 1e6);
        }
        QApplication::processEvents();
        state.PauseTiming();
        if (import.draft().drafted()->plan.chosen() != kMany)
            state.SkipWithError("not everybody is shown");
        state.ResumeTiming();
    }
    state.SetLabel(areThere ? "changed" : "new");
    state.counters["longest_event_ms"] = longest;
}
BENCHMARK(previewPainted)->DenseRange(0, 1)->Iterations(3)->UseRealTime()->Unit(benchmark::kMillisecond);

}  // namespace

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
