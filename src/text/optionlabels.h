#pragma once

#include "rules/core/system.h"
#include "text/naming.h"

#include <QString>
#include <QStringList>

namespace hitspread::text {

// What a field is called as an option of a window, where there is little room: SystemPhrases::optionLabels, else the words it has
// everywhere.

[[nodiscard]] QString optionLabel(const Naming& names, const PartDeclaration& part, const FieldDeclaration& field);
/// Of its choices, in order; empty: none has words of its own there.
[[nodiscard]] QStringList optionChoices(const Naming& names, const PartDeclaration& part,
                                        const FieldDeclaration& field);
/// What is said beside it: "empty: not counted"; empty: nothing.
[[nodiscard]] QString optionHint(const System& system, const PartDeclaration& part, const FieldDeclaration& field);

}  // namespace hitspread::text
