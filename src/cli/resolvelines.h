#pragma once

#include "cli/command.h"

namespace hitspread {
class Answerer;
}

namespace hitspread::cli {

/// `resolve --lines`: one request to a line, its result in one line, in the same order. What cannot be resolved is a line that
/// says so (schema "error"), and the next one follows. `answerer` rolls what requests without a seed leave open; may be null.
/// Results are handed on before more is waited for. Throws Failure when the stream itself cannot be read.
[[nodiscard]] ExitStatus resolveLines(const QString& file, Answerer* answerer, Console& console);

}  // namespace hitspread::cli
