// A backup of 50 megabytes: checked, hashed, synced and named; and reading one from its first byte to its last.
#include "bench/largecampaign.h"
#include "storage/backup/backupfolder.h"

#include <benchmark/benchmark.h>

#include <QFile>

using namespace hitspread;
using namespace hitspread::bench;
using storage::BackupFolder;

namespace {

void backup(benchmark::State& state)
{
    storage::CampaignFile& file = largeCampaign();
    const BackupFolder folder(largeCampaignPath());
    for (auto _ : state) {
        const Backup made = file.backUp(folder, BackupReason::Asked, {});
        state.PauseTiming();
        QFile::remove(QString::fromStdString(made.path));
        state.ResumeTiming();
    }
}
BENCHMARK(backup)->Unit(benchmark::kMillisecond)->UseRealTime();

void checkBackup(benchmark::State& state)
{
    const Backup made = largeCampaign().backUp(BackupFolder(largeCampaignPath()), BackupReason::Asked, {});
    for (auto _ : state)
        BackupFolder::requireUnchanged(made);
    QFile::remove(QString::fromStdString(made.path));
}
BENCHMARK(checkBackup)->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace
