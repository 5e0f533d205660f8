#pragma once

#include "cli/command.h"
#include "rules/core/trace/resolution.h"

#include <QJsonObject>

namespace hitspread::cli {

/// A request and what came of it.
struct Resolved {
    Request request;
    Resolution resolution;
};

/// Resolves a request from outside. What its answers leave open is asked of its own seed, or else of `answerer` (may be null).
/// Throws Failure (BadInput, Refused), also for an answer that does not fit its question.
[[nodiscard]] Resolved resolvedFrom(const QJsonObject& document, Answerer* answerer);

/// `resolve --lines`: one request to a line, its result in one line, in the same order. What cannot be resolved is a line that
/// says so (schema "error"), and the next one follows. `answerer` rolls what requests without a seed leave open; may be null.
/// Results are handed on before more is waited for. Throws Failure when the stream itself cannot be read.
[[nodiscard]] ExitStatus resolveLines(const QString& file, Answerer* answerer, Console& console);

}  // namespace hitspread::cli
