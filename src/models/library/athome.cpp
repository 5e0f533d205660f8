#include "models/library/athome.h"

#include "services/library/recordname.h"
#include "services/library/sheetinput.h"

#include <algorithm>
#include <array>
#include <utility>

namespace hitspread {

CombatantView atHome(CampaignServices& services, const System& system, StoredRecord character)
{
    CombatantView who;
    who.combatant.character = character.id;
    who.combatant.name = recordName(character.record);
    if (const RecordDeclaration* condition = system.record(RecordKind::Condition))
        who.combatant.condition = AnyRecord(*condition);
    who.character = std::move(character);
    RecordCache library(services.campaign.library());
    fillItems(library, services.campaign.encounters().possessionsOfCharacter(who.character.id), who);
    return who;
}

bool has(const CombatantView& who, RecordRef item)
{
    return std::ranges::any_of(std::array{&who.weapons, &who.armour, &who.others, &who.loose},
                               [item](const auto* items) {
                                   return std::ranges::any_of(*items, [item](const CombatantView::Item& one) {
                                       return RecordRef{one.possession.kind, one.possession.item} == item;
                                   });
                               });
}

}  // namespace hitspread
