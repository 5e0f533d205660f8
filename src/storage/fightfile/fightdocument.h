#pragma once

#include "formats/json/documentpath.h"
#include "services/undo/logentry.h"

#include <QJsonArray>
#include <QJsonObject>

#include <optional>
#include <vector>

namespace hitspread::storage {

class DeclaredChanges;

/// A fight as a document that anybody may have written: read, and held against the declarations, before any of it is believed. Under the
/// document's own numbers; knows no campaign.
class FightDocument {
public:
    /// `source` names it in messages. Throws Failure BadInput naming what cannot be: the row, or the entry and what of it.
    FightDocument(QJsonObject document, const QString& source);
    /// One of several in a larger document, the library beside it: read here, and held against the declarations by whoever knows the rows of
    /// all of it (makeKnown(), requireDeclared()). `place` is its own. Throws Failure BadInput.
    FightDocument(QJsonObject fight, formats::DocumentPath place);

    /// Tells of every row it has and its log tells of. Throws Failure BadInput for one that is known already or of another rule system.
    void makeKnown(DeclaredChanges& declared) const;
    /// Throws Failure BadInput for what cannot be, with all rows known.
    void requireDeclared(const DeclaredChanges& declared) const;

    /// A row outside the log, as Snapshots writes it.
    struct Row {
        RecordRef record;
        QJsonObject object;
        formats::DocumentPath place;
    };
    [[nodiscard]] const std::vector<Row>& library() const { return m_library; }
    [[nodiscard]] const std::vector<Row>& combatants() const { return m_combatants; }
    [[nodiscard]] const std::vector<Row>& lying() const { return m_lying; }
    /// Oldest first; what an entry rests on and speaks of are numbers of entries before it.
    [[nodiscard]] const std::vector<LogEntry>& log() const { return m_log; }
    [[nodiscard]] const std::optional<ActionRecord>& pending() const { return m_pending; }

    /// The fight at its beginning; its id is the document's.
    [[nodiscard]] const Encounter& encounter() const { return m_encounter; }
    [[nodiscard]] QJsonArray marks() const { return array(QStringLiteral("marks")); }
    [[nodiscard]] EntryId head() const;
    [[nodiscard]] const QJsonObject& object() const { return m_document; }
    [[nodiscard]] const formats::DocumentPath& place() const { return m_place; }

    /// What is called something in it is called so on one line, as whoever types a name has it. Throws Failure BadInput.
    void requireNames() const;

    /// Throws Failure BadInput for a file that is no fight at all.
    [[noreturn]] static void refuseStranger(const formats::DocumentPath& place);

private:
    [[nodiscard]] QJsonArray array(const QString& member) const { return m_document.value(member).toArray(); }
    void requireOurs() const;
    void read();
    void readEncounter();
    [[nodiscard]] std::vector<Row> rowsIn(const QString& member, std::optional<RecordKind> kind) const;
    void requireOfSystem(const QJsonObject& row, const formats::DocumentPath& place) const;

    QJsonObject m_document;
    formats::DocumentPath m_place;
    Encounter m_encounter;
    std::vector<Row> m_library;
    std::vector<Row> m_combatants;
    std::vector<Row> m_lying;
    std::vector<LogEntry> m_log;
    std::optional<ActionRecord> m_pending;
};

}  // namespace hitspread::storage
