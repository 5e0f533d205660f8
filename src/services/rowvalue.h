#pragma once

#include "rules/core/round.h"
#include "services/logentry.h"
#include "services/ports/campaign.h"

/// What rows hold beside their records and the log still keeps before and after: the round, phase and profile of an encounter, the
/// ammunition a carried weapon is loaded with, the side of a combatant.
namespace hitspread::rowvalue {

/// Whether `field` names such a value of the row behind `record` (Switches: "round", "phase", "profile", the name
/// of the house rules it goes by; WeaponState: "ammunition", the id of the library's record or 0; Condition: "side", and
/// "distance:N", the metres to combatant N, -1 when nobody said).
[[nodiscard]] bool isOne(RecordRef record, std::string_view field);

/// The value. Precondition: isOne().
[[nodiscard]] LoggedValue at(Campaign& campaign, RecordRef record, std::string_view field);

/// Writes it. Throws Failure BadInput for a round or phase the system does not have, ammunition the library does not, a side there
/// is not, and for a value of another kind. Precondition: isOne().
void put(Campaign& campaign, RecordRef record, std::string_view field, const LoggedValue& value);

/// The change that loads a carried weapon with other ammunition, in a kit and in a fight alike; 0: with none.
[[nodiscard]] LoggedChange loading(const Possession& weapon, RecordId ammunition);

/// The change that puts a combatant on another side.
[[nodiscard]] LoggedChange joining(const Combatant& combatant, Side side);

/// The change that puts two combatants so many metres apart; nothing: how many is not known.
[[nodiscard]] LoggedChange parting(Campaign& campaign, RecordId a, RecordId b, std::optional<int> metres);

/// The field that holds the distance to a combatant, and the combatant a field is about (0: it is no such field).
[[nodiscard]] std::string distanceField(RecordId other);
[[nodiscard]] RecordId distancePartner(std::string_view field);

/// The change that lets a fight go by another profile.
[[nodiscard]] LoggedChange profileChange(const Encounter& encounter, const std::string& profile);

/// What a moment between phases does to an encounter's round and phase, `phases` to a round.
[[nodiscard]] std::vector<LoggedChange> clockChanges(RecordId encounter, const PhaseStep& step, int phases);

}  // namespace hitspread::rowvalue
