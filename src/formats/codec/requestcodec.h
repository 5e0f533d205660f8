#pragma once

#include "formats/json/documentpath.h"
#include "rules/core/input.h"
#include "rules/core/system.h"

#include <QJsonObject>

#include <cstdint>
#include <optional>
#include <string>

namespace hitspread::formats {

/// System and action a request names; throws Failure (BadInput) when either is missing or unknown.
struct Addressee {
    const System* system = nullptr;
    const ActionDeclaration* action = nullptr;
};
[[nodiscard]] Addressee addresseeOf(const QJsonObject& request, const DocumentPath& place = {});

/// The seed a request brings for the dice it leaves open, or nothing. Numbers beyond are not the same in every JSON reader.
inline constexpr std::int64_t kMostSeed = (std::int64_t{1} << 53) - 1;
[[nodiscard]] std::optional<std::uint64_t> seedOf(const QJsonObject& request, const DocumentPath& place = {});

/// A request by its parts' declarations: dotted parts nest, parts of many are arrays. Unknown members are refused; what is
/// not given has its fallback. Throws Failure (BadInput). Whether the rules accept it is not checked here.
[[nodiscard]] Request decodeRequest(const QJsonObject& object, const DocumentPath& place = {});

/// The inverse, every field written.
[[nodiscard]] QJsonObject encodeRequest(const Request& request);

/// The same as compact JSON text, added to `text`.
void appendRequest(const Request& request, std::string& text);

/// Reads only the parts of one role into an input that is filled already (a request made from a campaign); refuses the others.
/// A part inside others is named in full: "targets.options", one object per target.
void overlayParts(const QJsonObject& request, Role role, Input& input, const DocumentPath& place = {});

/// The member under which a part stands in its parent.
[[nodiscard]] QString memberOf(const ActionDeclaration& action, const PartDeclaration& part);

/// Members of a request beside the parts.
[[nodiscard]] const QStringList& commonMembers();

}  // namespace hitspread::formats
