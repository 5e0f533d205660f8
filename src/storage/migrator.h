#pragma once

#include "storage/connection.h"

#include <QStringList>

namespace hitspread::storage {

/// The schema's history: numbered scripts, each run once, in order, in a transaction of its own.
class Migrator {
public:
    explicit Migrator(Connection& connection) : m_connection(connection) {}

    /// Number of the newest script.
    [[nodiscard]] static int newestVersion();

    /// Brings an empty or older file to a version, the newest by default. Throws Failure; a script that failed left nothing
    /// behind.
    void migrate(int toVersion = newestVersion());

    /// The schema a file of some version has, made anew in memory from the very scripts.
    [[nodiscard]] static QStringList knownSchema(int version);

    /// The schema as text, sorted, one statement per line: what a file of the newest version must consist of.
    [[nodiscard]] static QStringList schemaOf(Connection& connection);

private:
    Connection& m_connection;
};

}  // namespace hitspread::storage
