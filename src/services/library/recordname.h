#pragma once

#include "services/ports/librarystore.h"
#include "services/refusal/reason.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hitspread {

class LibraryService;

/// The field that holds what a record of the library is called; nullptr when records of this kind have no name of their own.
[[nodiscard]] const FieldDeclaration* nameField(const RecordDeclaration& declaration);

/// What a record is called; empty where its kind has no name of its own.
[[nodiscard]] std::string recordName(const AnyRecord& record);

/// Whether nothing can be read there: empty, or white space alone.
[[nodiscard]] bool isBlank(std::string_view text);

/// With a space for every line break, tab and other control character; a pair of carriage return and line feed counts as one.
[[nodiscard]] std::string onOneLine(std::string_view text);

/// The longest name of a fight or a combatant, in letters.
inline constexpr std::size_t kMostOfName = 200;

/// Throws Failure BadInput for a text with a control character or a mark of direction in it; line breaks and tabs are none.
void requirePlain(std::string_view text, const Site& where);
/// The first of these in a name, which is one line: a line break and a tab are as well.
[[nodiscard]] std::optional<char32_t> controlInName(std::string_view name);
/// The fields of a record that hold one, each with the first it holds; what it is called, and skills, stand on one line.
[[nodiscard]] std::vector<std::pair<const FieldDeclaration*, char32_t>> controlsIn(const AnyRecord& record);
/// Throws Failure BadInput for the first of these in a record that comes into a campaign. What is there already is used as it is: nobody
/// is kept from playing by what an older program took.
void requirePlainTexts(const AnyRecord& record, const Site& where);
/// Whether nothing of it would be seen: blanks of whatever width, and letters without any.
[[nodiscard]] bool isBlankName(std::string_view name);
/// Throws Failure BadInput for a name of a fight or a combatant that is blank, too long or holds control characters, whoever wrote it; `where`
/// says where it stands.
void requireSoundName(std::string_view name, const Site& where);

/// A name somebody typed for a fight or a combatant, on one line without spaces at its ends. Throws Failure BadInput with `missing`
/// when nothing can be read there, and as requireSoundName().
[[nodiscard]] std::string requiredName(std::string_view typed, Reason missing);

/// `base`, or with the first number from 2 that no record of this kind and system bears: "New character 2".
[[nodiscard]] std::string freeName(LibraryService& library, const StoredRecord& record, const std::string& base);

}  // namespace hitspread
