// Floors: one durable row by the C API (WAL, synchronous FULL), and a bare fdatasync of the same size.
#include <benchmark/benchmark.h>

#include <sqlite3.h>

#include <cstdlib>
#include <fcntl.h>
#include <string>
#include <unistd.h>

namespace {

std::string scratchFile(const char* name)
{
    const char* folder = std::getenv("TMPDIR");
    return std::string(folder ? folder : "/var/tmp") + "/hitspread-floor-" + std::to_string(getpid()) + "-" + name;
}

void floorCommit(benchmark::State& state)
{
    const std::string path = scratchFile("commit");
    sqlite3* database = nullptr;
    sqlite3_open(path.c_str(), &database);
    sqlite3_exec(database,
                 "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; CREATE TABLE t (a INTEGER PRIMARY KEY, b TEXT)",
                 nullptr, nullptr, nullptr);
    sqlite3_stmt* insert = nullptr;
    sqlite3_prepare_v2(database, "INSERT INTO t (b) VALUES (?)", -1, &insert, nullptr);
    const std::string row(2000, 'x');
    for (auto _ : state) {
        sqlite3_bind_text(insert, 1, row.c_str(), -1, SQLITE_STATIC);
        sqlite3_step(insert);
        sqlite3_reset(insert);
    }
    sqlite3_finalize(insert);
    sqlite3_close(database);
    for (const char* suffix : {"", "-wal", "-shm"})
        unlink((path + suffix).c_str());
}
BENCHMARK(floorCommit)->Unit(benchmark::kMicrosecond);

void floorDataSync(benchmark::State& state)
{
    const std::string path = scratchFile("sync");
    const int file = open(path.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600);
    const std::string row(2000, 'x');
    for (auto _ : state) {
        benchmark::DoNotOptimize(pwrite(file, row.data(), row.size(), 0));
        fdatasync(file);
    }
    close(file);
    unlink(path.c_str());
}
BENCHMARK(floorDataSync)->Unit(benchmark::kMicrosecond);

}  // namespace
