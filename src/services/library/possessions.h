#pragma once

#include "rules/core/system.h"
#include "services/ports/campaign.h"

#include <map>
#include <optional>
#include <string_view>

namespace hitspread {

/// The kind of record that keeps the live state of a thing somebody has, or how long a condition goes on; nothing for accessories
/// and what nobody can have.
[[nodiscard]] std::optional<RecordKind> stateKindOf(RecordKind item);
/// The same for this one: what lies about keeps where it lies, whatever it is.
[[nodiscard]] std::optional<RecordKind> stateKindOf(const Possession& possession);

/// Whether it is a thing one attacks with: what an order names as its weapon.
[[nodiscard]] bool isWeapon(RecordKind item);

/// The kind of weapon one side of an action uses; nothing when it uses none.
[[nodiscard]] std::optional<RecordKind> weaponKindOf(const ActionDeclaration& action, Role side);

/// Whether an action of the system is the one by which things that lie about go off.
[[nodiscard]] bool isOfGround(const System& system, std::string_view action);

/// Whether a character can have such a thing.
[[nodiscard]] bool canBeCarried(RecordKind item);

/// Refuses (BadInput) to load more rounds than a weapon holds when it is loaded full. What else changes is not looked at.
void requireRoom(Campaign& campaign, const std::vector<LoggedChange>& changes);

/// Any ammunition of the library a firearm takes: of its calibre, the plainest, of those the first by name; 0: none.
[[nodiscard]] RecordId loadFor(Campaign& campaign, RecordRef weapon);

/// The live state of a thing as good as new; null for what has none. Throws Failure NotFound for a rule system there is not.
[[nodiscard]] AnyRecord freshStateOf(RecordRef item, const StoredRecord& thing);

/// A thing of the library as somebody gets it: fresh, a firearm loaded full with what loadFor() finds. Belongs to nobody yet. Throws Failure
/// NotFound for what was taken out of the library, BadInput for what cannot be carried or is of another rule system.
[[nodiscard]] Possession freshPossession(Campaign& campaign, const std::string& system, RecordRef item);

/// Whose something is: a character's kit, or a combatant's copy of it; or the fight it lies about in.
struct Owner {
    RecordId character = 0;
    RecordId combatant = 0;
    RecordId encounter = 0;
};

/// The hands somebody holds a thing in, by the `drawn` of its live state: 1 the right one, 2 the left one, 3 both. 0: it is in none, used up,
/// or a part of his body. `thing`: what it is in the library.
[[nodiscard]] unsigned handsOn(const Possession& possession, const AnyRecord& thing);

/// The conditions somebody bears: the possessions of kind ConditionTemplate.
[[nodiscard]] std::vector<Possession> conditionsOf(EncounterStore& store, RecordId combatant);

/// Copies things in their present state to another owner; what is mounted on one of them stays mounted on its copy. Returns the
/// copy of each.
std::map<RecordId, RecordId> copyPossessions(EncounterStore& store, const std::vector<Possession>& things, Owner owner);

}  // namespace hitspread
