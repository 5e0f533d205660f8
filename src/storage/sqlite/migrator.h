#pragma once

#include "storage/sqlite/connection.h"

#include <QStringList>

namespace hitspread::storage {

/// The schema's history as the program knows it: the text of every script, oldest first.
[[nodiscard]] const QStringList& shippedMigrations();

/// Brings a file from one schema to a later one: numbered scripts, each run once, in order, all in one transaction.
class Migrator {
public:
    /// `scripts` must outlive it.
    explicit Migrator(Connection& connection, const QStringList& scripts = shippedMigrations())
        : m_connection(connection), m_scripts(scripts)
    {}

    /// Brings an empty or older file to a version, the newest by default. Throws Failure, also where a row would be lost; then the file
    /// is what it was.
    void migrate() { migrate(static_cast<int>(m_scripts.size())); }
    void migrate(int toVersion);

    /// Makes an empty file one of the newest version, in one transaction: from the schema as it is written down, whatever the scripts
    /// did to come there. Precondition: these are the shipped scripts. Throws Failure, and nothing is left behind.
    void create();

    /// The schema a file of some version has. That of the newest is written down (a test compares it with the scripts); an older one
    /// is made anew in memory from the very scripts.
    [[nodiscard]] static QStringList knownSchema(int version, const QStringList& scripts = shippedMigrations());

    /// The schema as text, sorted, one statement per line: what a file of the newest version must consist of.
    [[nodiscard]] static QStringList schemaOf(Connection& connection);

private:
    [[nodiscard]] int version() const;
    void setVersion(qsizetype version);

    Connection& m_connection;
    const QStringList& m_scripts;
};

}  // namespace hitspread::storage
