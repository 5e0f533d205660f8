#pragma once

#include "rules/core/input.h"
#include "services/ports/encounterstore.h"

#include <QJsonObject>

#include <vector>

namespace hitspread::cli {

/// An order in which whoever its declared parts mean by name stands by number, as the rules read it. `people`: those of its fight. Throws
/// Failure (NotFound) for a name that nobody there has.
[[nodiscard]] QJsonObject withNumbers(QJsonObject order, const ActionDeclaration& action,
                                      const std::vector<Combatant>& people);

}  // namespace hitspread::cli
