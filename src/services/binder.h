#pragma once

#include "rules/core/conditionfacet.h"
#include "rules/core/system.h"
#include "services/ports/campaign.h"

namespace hitspread {

/// Fills a request from a campaign: every part by its role and the kind of its record, whatever the system. Reads only.
class Binder {
public:
    Binder(Campaign& campaign, const BodyPlans& plans) : m_campaign(campaign), m_plans(plans) {}

    /// A request with the parts of actor, target, what they carry, and the encounter's switches filled in; parts of role
    /// Declared are at their fallbacks, but for the distance between the two when the action has such a field, and for what the
    /// conditions of those taking part bring along. An action without parts of an actor needs none.
    /// Throws Failure (NotFound, BadInput).
    [[nodiscard]] ActionRecord bind(const ActionOrder& order);

private:
    void fillDeclared(ActionRecord& action, const ActionDeclaration& declaration, const Encounter& encounter,
                      const ActionOrder& order);

    Campaign& m_campaign;
    const BodyPlans& m_plans;
};

}  // namespace hitspread
