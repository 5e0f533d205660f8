#pragma once

#include "rules/core/system.h"

#include <QJsonObject>
#include <QStringList>

namespace hitspread::formats {

/// Names of the published JSON Schemas, sorted: "<system>.<action>.request", "<system>.<record>", "<system>.answers", "answer",
/// "overrides", "resolution", "tally", "order", "error", "body-plan", "library", "import-preview".
[[nodiscard]] QStringList schemaNames();

/// How schemas refer to the one with this name.
[[nodiscard]] QString schemaAddress(const QString& name);

/// The schema (draft 7) with this name; empty for an unknown one. Made from the declarations, so it cannot disagree with them.
/// It refers to others by their addresses (schemabundle.h puts them in). Beside a reference stand only words, which nothing is
/// held against.
[[nodiscard]] QJsonObject schemaNamed(const QString& name);

/// The schema of a request for one action.
[[nodiscard]] QJsonObject requestSchema(const System& system, const ActionDeclaration& action);

/// The schema of a record as a document of the library: members it does not know are allowed. In it stands, as the definition
/// "part", what a request takes of such a record, where they are not.
[[nodiscard]] QJsonObject recordSchema(const System& system, const RecordDeclaration& record);

}  // namespace hitspread::formats
