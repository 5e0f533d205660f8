#pragma once

#include <QString>

namespace hitspread::storage {

class Connection;

/// Says in a campaign which version of the program changed it last, for whoever has an older one. In a transaction.
void stampWriter(Connection& connection);

/// That version; empty where none stands there that can be repeated.
[[nodiscard]] QString writerOf(Connection& connection);

}  // namespace hitspread::storage
