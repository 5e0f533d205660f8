#include "models/fight/combatantbody.h"

#include "models/campaigngateway.h"

namespace hitspread {

std::shared_ptr<const BodyPlan> bodyOf(const CampaignGateway& gateway, const System& system, const CombatantView& view,
                                       const AnyRecord& switches)
{
    const AnyRecord& character = view.character.record;
    const FieldDeclaration* field = character.isNull() ? nullptr : character.declaration().find("bodyPlan");
    return bodyFor(system, gateway.plans().body(field ? field->text(character.data()) : std::string(), system),
                   switches.data());
}

}  // namespace hitspread
