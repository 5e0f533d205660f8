#pragma once

#include <QtGlobal>

#include <benchmark/benchmark.h>

class QSqlDatabase;

namespace hitspread::bench {

/// Reads what a fight shows, forward only: combatants, what they carry, the newest 200 entries with their changes.
void readFight(benchmark::State& state, const QSqlDatabase& database, qlonglong fight);

}  // namespace hitspread::bench
