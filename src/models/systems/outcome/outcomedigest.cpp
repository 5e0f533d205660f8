#include "models/systems/outcome/outcomedigest.h"

#include "rules/systems/outcome/person.h"
#include "rules/systems/registry.h"
#include "text/labels.h"

namespace hitspread::outcome {

Digest OutcomeDigest::digest(const DigestSource& source) const
{
    const auto& condition = source.condition.as<Condition>();
    const Switches switches = source.switches.isNull() ? Switches{} : source.switches.as<Switches>();
    Digest digest;
    digest.isOut = !canAct(condition, switches);
    if (condition.initiative != kNoEntry)
        digest.initiative = condition.initiative;
    if (condition.inTurn)
        digest.actionsLeft = actionsLeft(condition);
    digest.initiativeField = "initiative";
    const System& system = *findSystem("outcome");
    for (std::size_t i = 0; i < kPieces; ++i) {
        LocationDigest& location = digest.locations.emplace_back();
        location.name = text::location(system, kPieceIds[i]);
        location.shortName = text::shortLocation(system, kPieceIds[i]);
    }
    return digest;
}

WeaponDigest OutcomeDigest::weapon(const CombatantView::Item& item) const
{
    const auto& weapon = item.record.record.as<Weapon>();
    WeaponDigest digest;
    digest.possession = item.possession.id;
    digest.name = QString::fromStdString(weapon.name);
    digest.inHand = !item.possession.state.isNull() && !item.possession.state.as<WeaponState>().dropped;
    return digest;
}

QString OutcomeDigest::outcomeWords(const ActionRecord&) const
{
    return {};
}

const ViewFacets& OutcomeDigest::facets() const
{
    static constexpr ViewFacets kFacets{};
    return kFacets;
}

const SystemView& systemView()
{
    static const OutcomeDigest view;
    return view;
}

}  // namespace hitspread::outcome
