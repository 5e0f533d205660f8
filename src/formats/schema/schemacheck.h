#pragma once

#include "rules/core/input.h"

#include <QJsonObject>

namespace hitspread::formats {

/// Holds a document against a schema; throws Failure (BadInput) naming the first place that does not fit, what stands there
/// and what the schema allows. `where` is put before the place; may be empty.
void checkAgainst(const QJsonObject& schema, const QJsonObject& document, const QString& where = {});

/// Holds a request against the schema of the action it names.
void checkRequest(const QJsonObject& request);

/// A request from outside. Its declarations refuse whatever the schema of its action refuses, and cost a hundredth of it: the
/// schema is asked only to say what is wrong. Throws Failure (BadInput) as checkRequest does.
[[nodiscard]] Request requestFrom(const QJsonObject& request);

}  // namespace hitspread::formats
