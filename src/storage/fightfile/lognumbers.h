#pragma once

#include "services/undo/logentry.h"
#include "storage/fightfile/fightrows.h"

#include <QJsonObject>

#include <optional>
#include <string>

namespace hitspread::storage {

/// What a log and the dice that wait say, under other numbers: every number in changes, whole rows, bindings and requests that names a
/// record. Knows no campaign.
class LogNumbers {
public:
    /// `system`: that of the fight the log is of; empty: it is the library's. Both must outlive this.
    LogNumbers(const Renumbering& numbers, const std::string& system) : m_numbers(numbers), m_system(system) {}

    void renumber(LoggedChange& change) const;
    [[nodiscard]] ActionRecord renumbered(ActionRecord action) const;
    /// Changes and action; what it rests on and speaks of are entries, whose numbers whoever writes them knows.
    [[nodiscard]] LogEntry renumbered(LogEntry entry) const;

private:
    [[nodiscard]] std::optional<RecordKind> namedBy(RecordKind kind, std::string_view field) const;
    [[nodiscard]] std::int32_t renumbered(RecordKind kind, std::int32_t number) const;
    void renumberNames(Input& input) const;

    const Renumbering& m_numbers;
    const std::string& m_system;
};

/// Compact JSON text.
[[nodiscard]] std::string compactText(const QJsonObject& object);

}  // namespace hitspread::storage
