#pragma once

#include <QString>

namespace hitspread {

class System;
struct FieldDeclaration;
struct RecordDeclaration;

/// Rich text with links (see rulelink.h) from one house rule to the rules it bears on.
[[nodiscard]] QString linksToRules(const System& system, const FieldDeclaration& field);
/// The same to the house rules that are about the same locations; empty: it is about none.
[[nodiscard]] QString linksToOthers(const text::Naming& names, const RecordDeclaration& switches,
                                    const FieldDeclaration& field);

/// From the page of all locations to each house rule it gathers, but those of one location.
[[nodiscard]] QString linksToLocations(const text::Naming& names, const RecordDeclaration& switches);

}  // namespace hitspread
