#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <exception>

namespace hitspread::formats {

/// What an error of a request can be: it is not as it must be, the rules forbid it, or the program met a fault of its own.
[[nodiscard]] const QStringList& errorCodes();

/// An error as compact JSON text on one line (schema "error"): what it is, where and why, and the sentence people read. `line` is the
/// line of the request it answers.
[[nodiscard]] QByteArray errorText(const std::exception& fault, const QString& sentence, long long line);

}  // namespace hitspread::formats
