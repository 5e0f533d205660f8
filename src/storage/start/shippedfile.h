#pragma once

#include <QByteArray>
#include <QString>

namespace hitspread::storage {

/// A file below `database` that is compiled in. One that is not there is a broken build and ends the program; where there is no
/// memory to unpack it std::bad_alloc is thrown.
[[nodiscard]] QByteArray shippedFile(const QString& name);

}  // namespace hitspread::storage
