#pragma once

#include <QJsonObject>

namespace hitspread::exchange {

/// Holds a document against a schema; throws Failure (BadInput) naming the first place that does not fit, what stands there
/// and what the schema allows. `where` is put before the place; may be empty.
void checkAgainst(const QJsonObject& schema, const QJsonObject& document, const QString& where = {});

/// Holds a request against the schema of the action it names.
void checkRequest(const QJsonObject& request);

}  // namespace hitspread::exchange
