#pragma once

#include "formats/json/documentpath.h"
#include "rules/core/declare/record.h"

#include <QJsonArray>
#include <QJsonValue>

namespace hitspread::formats {

/// One element of a numeric field in its JSON form: a number or null, true/false, a spelling, an array of spellings, or
/// [column, halfRow].
[[nodiscard]] QJsonValue encodeElement(const FieldDeclaration& field, std::int32_t value);

/// The same as compact JSON text, added to `text`; and a hex.
void appendHex(Hex hex, std::string& text);
void appendElement(const FieldDeclaration& field, std::int32_t value, std::string& text);

/// The inverse; throws Failure (BadInput) when the type is wrong or the value outside what the field allows.
[[nodiscard]] std::int32_t decodeElement(const FieldDeclaration& field, const QJsonValue& value,
                                         const DocumentPath& place);

/// A whole field of a record. Arrays with element names are objects; arrays counted by a field hold the counted elements.
[[nodiscard]] QJsonValue encodeField(const RecordDeclaration& record, const FieldDeclaration& field, const void* data);

/// The same as compact JSON text, added to `text`: what is written with every action is not built as a tree first.
void appendFieldText(const RecordDeclaration& record, const FieldDeclaration& field, const void* data,
                     std::string& text);

/// Takes the everyday field, one whole number in range (or none where it may be missing) or one flag, for which no place needs to be spelled. False, and nothing
/// happened: decodeField must look closer.
[[nodiscard]] bool decodePlain(const FieldDeclaration& field, const QJsonValue& value, void* data);

/// The inverse: what an array leaves out keeps its value. Returns the number of elements given.
std::size_t decodeField(const FieldDeclaration& field, const QJsonValue& value, void* data, const DocumentPath& place);

/// A whole number within [minimum, maximum]; throws Failure (BadInput).
[[nodiscard]] std::int64_t wholeNumber(const QJsonValue& value, std::int64_t minimum, std::int64_t maximum,
                                       const DocumentPath& place);

/// A text; throws Failure (BadInput).
[[nodiscard]] QString textOf(const QJsonValue& value, const DocumentPath& place);

/// What a JSON value is: "a number", "a text", …
[[nodiscard]] Cause kindOf(const QJsonValue& value);

/// An array; anything else is refused.
[[nodiscard]] QJsonArray arrayOf(const QJsonValue& value, const DocumentPath& place);

}  // namespace hitspread::formats
