#pragma once

#include "formats/json/documentpath.h"
#include "rules/core/trace/resolution.h"

#include <QJsonArray>
#include <QJsonObject>

#include <string>

namespace hitspread::formats {

/// A resolution with everything that was derived, for people and other programs. Steps carry both the natural value and the
/// raw number, so that a checker that knows no rules can recompute them.
[[nodiscard]] QJsonObject encodeResolution(const Request& request, const Resolution& resolution);

/// The same as compact JSON text on one line, members in the order of their names.
[[nodiscard]] std::string resolutionText(const Request& request, const Resolution& resolution);

/// Parts of a resolution on their own, as compact JSON text added to `text`.
void appendSteps(const System& system, std::span<const Step> steps, std::string& text);
void appendEvents(const System& system, std::span<const Event> events, std::string& text);
void appendChanges(const ActionDeclaration& action, std::span<const Change> changes, std::string& text);

/// The inverses; `request` says which system, action and body plan they belong to. Throw Failure (BadInput). What steps are about their system says.
[[nodiscard]] std::vector<Step> decodeSteps(const Request& request, const QJsonValue& value, const DocumentPath& place);
[[nodiscard]] std::vector<Event> decodeEvents(const Request& request, const QJsonValue& value,
                                              const DocumentPath& place);
[[nodiscard]] std::vector<Change> decodeChanges(const Request& request, const QJsonValue& value,
                                                const DocumentPath& place);

}  // namespace hitspread::formats
