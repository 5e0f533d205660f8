#pragma once

#include "services/refusal/reason.h"
#include "services/undo/logentry.h"

#include <QJsonObject>
#include <QString>

#include <map>
#include <optional>
#include <string>

namespace hitspread::storage {

/// What is wrong with something a log or a fight holds: where in it ("field", "row.side") and what.
struct DeclaredFault {
    QString member;
    Cause what;
};

/// Whether what a log says of records can be: that there is such a record, in it such a field, of it such an element, and that it takes
/// such a value. First every row the log may speak of is made known, then the log is asked about. Looks at declarations only, never
/// at what stands now, and writes nothing.
class DeclaredChanges {
public:
    /// Whether the log keeps rows of this kind as a whole.
    [[nodiscard]] static bool isKeptWhole(RecordKind kind);

    /// A record of the library, a combatant (Condition), an encounter (Switches) or a saved search.
    void know(RecordRef row, const std::string& system) { m_rows[row] = system; }
    /// Something somebody has (or, `lies`, nobody) of a kind of the library.
    void knowPossession(RecordId id, const std::string& system, RecordKind item, bool lies);
    /// A row as Snapshots writes it, with what it holds.
    void knowRow(RecordRef row, const QJsonObject& object);
    [[nodiscard]] bool knows(RecordRef row) const;

    [[nodiscard]] std::optional<DeclaredFault> faultOf(const LoggedChange& change) const;
    /// What an action was made with: each a record that is known.
    [[nodiscard]] std::optional<DeclaredFault> faultOf(const ActionRecord& action) const;
    /// A row as Snapshots writes it, by itself and in what it names.
    [[nodiscard]] std::optional<DeclaredFault> faultOfRow(RecordRef row, const QJsonObject& object) const;
    /// The entry itself, its changes and its action; `member` says which of them.
    [[nodiscard]] std::optional<DeclaredFault> faultOf(const LogEntry& entry) const;

private:
    struct Thing {
        std::string system;
        std::optional<RecordKind> state;  ///< of which kind its live state is
    };
    [[nodiscard]] std::optional<DeclaredFault> faultOfWhole(const LoggedChange& change) const;
    [[nodiscard]] std::optional<DeclaredFault> faultOfValues(const LoggedChange& change) const;
    [[nodiscard]] std::optional<Cause> faultOfValue(const LoggedChange& change, const LoggedValue& value) const;
    [[nodiscard]] std::optional<DeclaredFault> faultOfOwner(RecordRef row, const QJsonObject& possession) const;
    [[nodiscard]] const std::string& systemOf(RecordRef record) const;

    std::map<RecordRef, std::string> m_rows;  ///< the rule system of each
    std::map<RecordId, Thing> m_things;
};

}  // namespace hitspread::storage
