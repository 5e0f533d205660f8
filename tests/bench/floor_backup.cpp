// Floor: a copy by the backup API and an integrity check of it, by the C API; nothing is synced or hashed.
#include "bench/largecampaign.h"

#include <benchmark/benchmark.h>

#include <QFile>

#include <sqlite3.h>

using namespace hitspread::bench;

namespace {

void floorBackup(benchmark::State& state)
{
    static_cast<void>(largeCampaign());
    const QByteArray from = QFile::encodeName(largeCampaignPath());
    const QByteArray to = from + "-floor";
    for (auto _ : state) {
        QFile::remove(QFile::decodeName(to));
        sqlite3* source = nullptr;
        sqlite3* copy = nullptr;
        sqlite3_open_v2(from.constData(), &source, SQLITE_OPEN_READONLY, nullptr);
        sqlite3_open(to.constData(), &copy);
        sqlite3_exec(copy, "PRAGMA synchronous = OFF", nullptr, nullptr, nullptr);
        sqlite3_backup* const backup = sqlite3_backup_init(copy, "main", source, "main");
        benchmark::DoNotOptimize(sqlite3_backup_step(backup, -1));
        sqlite3_backup_finish(backup);
        sqlite3_exec(copy, "PRAGMA integrity_check", nullptr, nullptr, nullptr);
        sqlite3_close(copy);
        sqlite3_close(source);
    }
    QFile::remove(QFile::decodeName(to));
}
BENCHMARK(floorBackup)->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace
