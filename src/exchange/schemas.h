#pragma once

#include "rules/core/system.h"

#include <QJsonObject>
#include <QStringList>

namespace hitspread::exchange {

/// Names of the published JSON Schemas, sorted: "<system>.<action>.request", "<system>.<record>", "resolution", "tally",
/// "order", "body-plan".
[[nodiscard]] QStringList schemaNames();

/// The schema (draft 7) with this name; empty for an unknown one. Made from the declarations, so it cannot disagree with them.
[[nodiscard]] QJsonObject schemaNamed(const QString& name);

/// The schema of a request for one action.
[[nodiscard]] QJsonObject requestSchema(const System& system, const ActionDeclaration& action);

/// The schema of a record as a document of the library: members it does not know are allowed.
[[nodiscard]] QJsonObject recordSchema(const System& system, const RecordDeclaration& record);

/// A schema as it is published.
[[nodiscard]] QByteArray schemaText(const QJsonObject& schema);

}  // namespace hitspread::exchange
