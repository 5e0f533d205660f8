#pragma once

#include "services/undo/logentry.h"
#include "storage/encounterrepository.h"
#include "storage/library/libraryrepository.h"

#include <QJsonObject>

#include <memory>
#include <span>
#include <string>

namespace hitspread::storage {

/// Whole rows with what belongs to them as JSON text, so that a deletion can be undone under the same ids.
class Snapshots {
public:
    Snapshots(Connection& connection, LibraryRepository& library, EncounterRepository& encounters)
        : m_connection(connection), m_library(library), m_encounters(encounters)
    {}

    [[nodiscard]] std::string take(RecordRef record);
    /// The same of a record of the library that was put in as it stands here and has nothing yet.
    [[nodiscard]] static std::string ofNew(const StoredRecord& record);
    void putBack(RecordRef record, const std::string& snapshot);
    /// What the row of a combatant or a possession says to whoever shows it. nullptr: it is of something else, or damaged, which is told by
    /// whoever puts it back or checks the file.
    [[nodiscard]] static std::shared_ptr<const KeptRow> read(RecordRef record, const std::string& snapshot);
    /// A record of the library as take() writes it, with the kit of a character.
    [[nodiscard]] static QJsonObject rowOf(const StoredRecord& stored, std::span<const Possession> kit);
    /// Throws Failure BadInput for a row that could not be put back, whatever the campaign holds.
    static void requireReadable(RecordRef record, const QJsonObject& row);

private:
    /// Whether the row is new, so that what belongs to it must be put back too.
    bool putBackLibraryRecord(RecordRef record, const QJsonObject& object);
    [[nodiscard]] std::string systemOf(const Possession& possession);
    [[nodiscard]] std::string takeCombatant(RecordRef record);
    [[nodiscard]] std::string takePossession(RecordRef record);
    void putBackPossession(RecordRef record, const QJsonObject& object);

    Connection& m_connection;
    LibraryRepository& m_library;
    EncounterRepository& m_encounters;
};

}  // namespace hitspread::storage
