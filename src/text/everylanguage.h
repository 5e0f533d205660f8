#pragma once

#include "rules/core/system.h"

#include <QStringList>

namespace hitspread::text {

// What people call a thing in any language the program speaks: whoever reads a table does not know in which it was written. The id comes first,
// then English, then the others; none is in force more than another. From any thread; needs an application object.

/// Words of a source ("yes"), by their context and what tells equal ones apart.
[[nodiscard]] QStringList inEveryLanguage(const char* context, const char* words, const char* comment = nullptr);

[[nodiscard]] QStringList fieldNames(const System& system, const RecordDeclaration& record,
                                     const FieldDeclaration& field);
/// Of one element of an array: a location, a number from 1. Empty for a single value.
[[nodiscard]] QStringList elementNames(const System& system, const FieldDeclaration& field, std::size_t element);
[[nodiscard]] QStringList choiceNames(const System& system, const FieldDeclaration& field, std::size_t choice);
/// Of a skill or an advantage the rules know.
[[nodiscard]] QStringList rankNames(const System& system, std::string_view id);

}  // namespace hitspread::text
