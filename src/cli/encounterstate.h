#pragma once

#include "services/ports/campaign.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QStringView>

#include <vector>

namespace hitspread::cli {

/// "players", "opponents" or "others".
[[nodiscard]] QString spellSide(Side side);
/// The inverse. Throws Failure (BadInput) for anything else.
[[nodiscard]] Side sideFrom(const QString& text);

/// An encounter and who is in it: numbers, names, sides.
[[nodiscard]] QJsonObject encodeEncounter(Campaign& campaign, const Encounter& encounter);

/// What lies about in a fight: number, name, where, and the phases until it goes off where it does by itself.
[[nodiscard]] QJsonArray encodeGround(Campaign& campaign, RecordId encounter);

/// How somebody is, whatever is not as it is when new: "condition", "kit", and "conditions" where he bears any.
[[nodiscard]] QJsonObject encodeHow(Campaign& campaign, const Encounter& encounter, const AnyRecord& condition,
                                    const std::vector<Possession>& things);

/// The whole state of a fight: also what lies about, the switches, conditions and carried things that are not as they are when new.
[[nodiscard]] QJsonObject encodeState(Campaign& campaign, const Encounter& encounter);

}  // namespace hitspread::cli
