#pragma once

#include "services/ports/logstore.h"
#include "storage/sqlite/connection.h"

#include <map>
#include <string>

namespace hitspread::storage {

/// The append-only log, its heads, and pending actions.
class LogRepository final : public LogStore {
public:
    explicit LogRepository(Connection& connection) : m_connection(connection) {}

    [[nodiscard]] EntryId append(const LogEntry& entry) override;
    [[nodiscard]] LogEntry entry(EntryId id) override;
    [[nodiscard]] std::shared_ptr<const ActionRecord> action(EntryId id) override;
    [[nodiscard]] std::vector<LogEntry> entries(std::span<const EntryId> ids) override;
    [[nodiscard]] std::vector<LogEntry> list(const LogQuery& query) override;
    [[nodiscard]] EntryId head(Scope scope) override;
    [[nodiscard]] std::map<Scope, EntryId> heads() override;
    void setHead(Scope scope, EntryId entry) override;
    [[nodiscard]] EntryId parent(EntryId id) override;
    [[nodiscard]] std::vector<EntryId> inForce(Scope scope, EntryId downTo) override;
    [[nodiscard]] EntryId lastChild(Scope scope, EntryId parent) override;
    [[nodiscard]] std::vector<EntryId> inForceElsewhere(Scope scope, EntryId after) override;
    [[nodiscard]] std::vector<LogTouch> touchesElsewhere(Scope scope, RecordRef record) override;

    [[nodiscard]] RecordId savePending(const PendingAction& pending) override;
    [[nodiscard]] std::optional<PendingAction> pending(RecordId encounter) override;
    void removePending(RecordId id) override;

    [[nodiscard]] std::vector<LogMark> marks(RecordId encounter) override;
    [[nodiscard]] RecordId setMark(const LogMark& mark) override;
    void removeMark(RecordId id) override;

private:
    void addChanges(std::vector<LogEntry>& entries);
    void requireMarkable(RecordId encounter, EntryId entry);
    void appendChanges(EntryId id, const std::vector<LoggedChange>& changes);
    void keepAction(const QByteArray& text, std::shared_ptr<const ActionRecord> action);
    [[nodiscard]] std::shared_ptr<const ActionRecord> actionIn(const QByteArray& text, EntryId id);

    struct KeptAction {
        QByteArray text;
        std::shared_ptr<const ActionRecord> action;
    };
    Connection& m_connection;
    std::map<EntryId, std::vector<LoggedChange>> m_changes;  ///< of committed entries
    std::vector<KeptAction> m_actions;                       ///< written or read last, the newest behind
};

}  // namespace hitspread::storage
