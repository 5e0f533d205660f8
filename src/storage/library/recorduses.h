#pragma once

#include "services/ports/libraryquery.h"
#include "storage/sqlite/connection.h"

#include <vector>

namespace hitspread::storage {

/// Where library records are in use: in fights, in kits, in and on weapons.
class RecordUses {
public:
    explicit RecordUses(Connection& connection) : m_connection(connection) {}

    [[nodiscard]] std::vector<RecordUse> of(RecordRef record);

private:
    [[nodiscard]] std::vector<RecordUse> fightsOf(RecordId character);
    [[nodiscard]] std::vector<RecordUse> holdersOf(RecordRef record);

    Connection& m_connection;
};

}  // namespace hitspread::storage
