#pragma once

#include "rules/core/trace/resolution.h"

#include <QByteArray>
#include <QString>

namespace hitspread::cli {

/// How many of all equally likely dice lead to each value of one step, as indented JSON (schema "tally"): every open roll is
/// enumerated with the rules themselves, every open choice takes its preset. The counts are exact.
/// Throws Failure (BadInput) for an unknown spelling, and before anything is enumerated where trials say that there are more than
/// ten million combinations, or more equally likely results than 128 bits count.
[[nodiscard]] QByteArray tallied(const Request& request, const QString& spelling);

}  // namespace hitspread::cli
