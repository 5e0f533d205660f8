#pragma once

#include "rules/core/time/round.h"
#include "services/ports/campaign.h"
#include "services/undo/logentry.h"

/// What rows hold beside their records and the log still keeps before and after: name, round, phase and profile of an encounter and
/// whether it is archived; the ammunition a carried weapon is loaded with; name, side, colour and distances of a combatant and whether
/// he is away.
namespace hitspread::rowvalue {

/// How far apart two may be.
inline constexpr std::int64_t kMostMetres = 99999;

/// Whether `field` names such a value of the row behind `record` (Switches: "name", "archived", "round", "phase", "profile", the
/// name of the house rules it goes by; WeaponState: "ammunition", the id of the library's record or 0; Condition: "name", "side",
/// "colour", "away", and "distance:N", the metres to combatant N, -1 when nobody said).
[[nodiscard]] bool isOne(RecordRef record, std::string_view field);

/// The value. Precondition: isOne().
[[nodiscard]] LoggedValue at(Campaign& campaign, RecordRef record, std::string_view field);

/// Writes it. Throws Failure BadInput for a round or phase the system does not have, ammunition the library does not, a side or
/// colour there is not, an empty name, and for a value of another kind. Precondition: isOne().
void put(Campaign& campaign, RecordRef record, std::string_view field, const LoggedValue& value);

/// Throws Failure BadInput as put() does for a value that could never stand there, whatever the campaign holds. Precondition: isOne().
void requirePossible(RecordKind kind, const std::string& system, std::string_view field, const LoggedValue& value);

/// The change that loads a carried weapon with other ammunition, in a kit and in a fight alike; 0: with none.
[[nodiscard]] LoggedChange loading(const Possession& weapon, RecordId ammunition);

/// The changes that put a combatant on another side, give him another colour (0: that of his side) or name, and let him leave or
/// come back.
[[nodiscard]] LoggedChange joining(const Combatant& combatant, Side side);
[[nodiscard]] LoggedChange colouring(const Combatant& combatant, int colour);
[[nodiscard]] LoggedChange renaming(const Combatant& combatant, const std::string& name);
[[nodiscard]] LoggedChange leaving(const Combatant& combatant, bool away);

/// The change that puts two combatants so many metres apart; nothing: how many is not known.
[[nodiscard]] LoggedChange parting(Campaign& campaign, RecordId a, RecordId b, std::optional<int> metres);

/// The changes that put somebody of a fight where another one stands: as far from everybody as that one, as far as it is known.
[[nodiscard]] std::vector<LoggedChange> meeting(Campaign& campaign, RecordId encounter, RecordId who, RecordId whom);

/// The field that holds the distance to a combatant, and the combatant a field is about (0: it is no such field).
[[nodiscard]] std::string distanceField(RecordId other);
[[nodiscard]] RecordId distancePartner(std::string_view field);

/// The changes that let a fight go by another profile or name, and put it aside or back.
[[nodiscard]] LoggedChange profileChange(const Encounter& encounter, const std::string& profile);
[[nodiscard]] LoggedChange renaming(const Encounter& encounter, const std::string& name);
[[nodiscard]] LoggedChange archiving(const Encounter& encounter, bool archived);

/// What a moment between phases does to an encounter's round and phase, `phases` to a round.
[[nodiscard]] std::vector<LoggedChange> clockChanges(RecordId encounter, const PhaseStep& step, int phases);

}  // namespace hitspread::rowvalue
