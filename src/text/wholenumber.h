#pragma once

#include <QStringList>

#include <cstdint>
#include <optional>

namespace hitspread {
struct FieldDeclaration;
}

namespace hitspread::text {

/// The whole number somebody typed or pasted, with or without one of these units behind it, in either case of letters; nothing
/// for anything else. A unit is taken off as a word, so that its own digits ("d6") count for nothing. Signs may be typeset, and
/// thousands may stand apart as the language in force writes them, by a space or by an apostrophe.
[[nodiscard]] std::optional<std::int32_t> wholeNumber(const QString& typed, const QStringList& units = {});

/// What may stand behind a number of this field, in the language in force and as it is declared.
[[nodiscard]] QStringList units(const FieldDeclaration& field);

}  // namespace hitspread::text
