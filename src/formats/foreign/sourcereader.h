#pragma once

#include "services/exchange/importsource.h"

#include <QByteArray>
#include <QString>

#include <cstdint>

namespace hitspread::formats {

/// How a source is written, where somebody says so.
enum class SourceWriting : std::uint8_t { Told, Csv, Json };

/// Reads what somebody gives to be imported, by what it holds: an export of a library, a table, people and gear of another program, any other JSON that
/// has records. `source` names it, `encoding` is what a table was saved in (decodedText()), `separator` stands between its
/// cells where somebody says so. Throws Failure (BadInput) for what is none of these,
/// saying what it is, and for a document that is not sound.
[[nodiscard]] ImportSource readImportSource(const QByteArray& bytes, const QString& source,
                                            SourceWriting writing = SourceWriting::Told, const QString& encoding = {},
                                            char separator = '\0');

}  // namespace hitspread::formats
