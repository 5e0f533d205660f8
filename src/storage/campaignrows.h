#pragma once

#include "services/identity.h"

#include <string>
#include <vector>

namespace hitspread::storage {

class Connection;

/// The rows of a campaign by their numbers, whatever they hold: for what goes through all of it, or brings rows of another one.
class CampaignRows {
public:
    explicit CampaignRows(Connection& connection) : m_connection(connection) {}

    /// All of a kind of the library, taken out of it or not, by number.
    [[nodiscard]] std::vector<RecordId> all(RecordKind kind);
    /// Digests of all pictures, sorted.
    [[nodiscard]] std::vector<std::string> pictures();

    /// Whether nobody has done anything in it yet: it holds the lists that the rules themselves bring, and nothing else.
    [[nodiscard]] bool areUntouched();
    /// Takes these lists away, but for the search index. Inside a transaction. Precondition: areUntouched().
    void clear();

    /// The last number a row of this kind (of the library, Condition for combatants, Possession, Switches for encounters, SavedSearch)
    /// was ever given.
    [[nodiscard]] RecordId last(RecordKind kind);
    /// Numbers up to `last` are never given to new rows of this kind: a log tells of them.
    void reserve(RecordKind kind, RecordId last);

private:
    Connection& m_connection;
};

}  // namespace hitspread::storage
