#pragma once

#include "rules/core/system.h"
#include "rules/core/time/conditionfacet.h"
#include "services/library/recordcache.h"
#include "services/ports/campaign.h"

#include <span>
#include <string_view>
#include <utility>

namespace hitspread {

struct Participant;

/// Fills requests from a campaign: every part by its role and the kind of its record, whatever the system. Reads only, and each record
/// once: for orders of one moment.
class Binder {
public:
    Binder(Campaign& campaign, const BodyPlans& plans)
        : m_campaign(campaign), m_plans(plans), m_library(campaign.library()), m_fight(campaign.encounters())
    {}

    /// A request with the parts of actor, target, what they carry, and the encounter's switches filled in; parts of role
    /// Declared are at their fallbacks, but for the distance between the two and how many hands of the actor hold something else, when the
    /// action has such a field, and for what the conditions of those taking part bring along. In declared parts of people it puts those of the actor's side within reach of him, as
    /// many as the action's preset has made room for. An action without parts of an actor needs none.
    /// Throws Failure (NotFound, BadInput).
    /// `known`: combatants of the fight, where whoever asks has just read them.
    [[nodiscard]] ActionRecord bind(const ActionOrder& order, std::span<const Combatant> known = {});

private:
    void fillDeclared(ActionRecord& action, const ActionDeclaration& declaration, const Encounter& encounter,
                      const ActionOrder& order, const Participant& actor);
    /// How far two are apart, where that was said and the record has such a field.
    void setDistance(const PartDeclaration& part, void* record, std::string_view field,
                     std::pair<RecordId, RecordId> between);

    /// The same of a further target and the first, and whether they are foes who reach each other.
    void setApart(const PartDeclaration& part, void* record, std::pair<RecordId, RecordId> between);
    /// Whoever one of the targets that are close together has hold of, or who has hold of him, is close as well, and in his place.
    void joinClose(const PartDeclaration& part, void* data, const std::vector<RecordId>& targets);

    Campaign& m_campaign;
    const BodyPlans& m_plans;
    RecordCache m_library;
    FightCache m_fight;
};

}  // namespace hitspread
