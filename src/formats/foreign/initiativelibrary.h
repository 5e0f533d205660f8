#pragma once

#include "services/exchange/importsource.h"

#include <QJsonArray>
#include <QJsonValue>
#include <QString>

#include <vector>

namespace hitspread::formats {

/// The people and creatures of an export of Improved Initiative, whatever its age: a list of them, members "Creatures.…" and "PersistentCharacters.…",
/// or "ImprovedInitiative.Creatures.…" with the creature as a text of JSON; of one name the first, without those who have none. Of a persistent character what he is with the notes of his player.
/// Throws Failure (BadInput) for a text that is no JSON. `source` names the document; `left` gets those who have no name.
[[nodiscard]] QJsonArray initiativeCreatures(const QJsonValue& document, const QString& source,
                                             std::vector<LeftMember>& left);

}  // namespace hitspread::formats
