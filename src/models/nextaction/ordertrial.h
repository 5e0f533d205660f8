#pragma once

#include "models/nextaction/actionplan.h"
#include "models/nextaction/nextaction.h"
#include "models/viewfacets.h"
#include "services/action/binder.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace hitspread {

/// Looks what the rules make of orders; one at a time, all of one fight. Storage thread.
class OrderTrial {
public:
    OrderTrial(CampaignServices& services, ActionOrder order);

    [[nodiscard]] const ActionsFacet* facet() const { return m_facet; }

    /// Why it cannot be done; nothing: it can.
    [[nodiscard]] std::optional<Problem> against(const ActionOrder& order,
                                                 const std::vector<ActionSetting>& settings = {});
    /// Likewise, if his attack is begun in its window.
    [[nodiscard]] std::optional<Problem> againstWindow(const ActionOrder& order);

    /// What he has said he will do before he attacks.
    [[nodiscard]] std::vector<ActionPlan> meant() const;
    /// What falls due before it (ActionsFacet::due).
    [[nodiscard]] std::optional<ActionPlan> due() const;
    /// The name of a thing; empty: of none.
    [[nodiscard]] QString thingOf(RecordId weapon);
    /// The order of an action of who was ordered to do something, with what he was to do it with.
    [[nodiscard]] ActionOrder orderFor(const ActionPlan& plan, RecordId weapon) const;
    /// With what it sets besides, as he is now.
    [[nodiscard]] ActionPlan filledIn(ActionPlan plan, RecordId weapon);
    /// What he carries that it can be done with; last nothing: bare hands.
    [[nodiscard]] std::vector<RecordId> thingsFor(const ActionPlan& plan) const;
    /// Nothing: the rules do not let it through.
    [[nodiscard]] std::optional<ActionOffer> offer(const ActionPlan& meant, RecordId weapon);
    /// The same with what is used, or else with the first other thing of his where the plan may be carried out with any.
    [[nodiscard]] std::optional<ActionOffer> firstOffer(const ActionPlan& plan, RecordId used);
    /// Things of his besides the one that is used, with which the plan may be carried out; none: it is for that one alone.
    [[nodiscard]] std::vector<RecordId> othersThan(RecordId used, const ActionPlan& plan) const;
    /// Others of the side of who was ordered who could do it in his place: who can at once before who has to wait, and of these the
    /// one who stands nearest to whom it is done to; the first few.
    [[nodiscard]] std::vector<ActionOffer> others(const ActionPlan& plan);
    /// Whom a refusal is about of those the order befalls; 0: nobody in particular.
    [[nodiscard]] RecordId whomOf(const Refusal& refusal) const;
    /// What he does about it who is named by a refusal, or what is done to him by the first who can: who was ordered, then who is on his
    /// side.
    [[nodiscard]] std::optional<ActionOffer> offerAbout(const ActionPlan& plan, RecordId named);
    /// With what he holds, against whom stands near enough.
    [[nodiscard]] std::optional<ActionOffer> atHand(const ActionPlan& plan);

private:
    /// What it comes to, or why it cannot be done.
    [[nodiscard]] std::variant<ActionRecord, Problem> rehearsed(const ActionOrder& order,
                                                                const std::vector<ActionSetting>& settings);
    /// From somebody to whom it is done to; where nobody knows, farther than all others.
    [[nodiscard]] int metresTo(RecordId who);
    /// Who is meant by a field of his condition; 0: nobody, or he is not in the fight any more.
    [[nodiscard]] RecordId namedBy(std::string_view id) const;
    /// Who is first in the order of who acts now; 0: nobody.
    [[nodiscard]] RecordId firstToAct() const;
    /// Nothing: nobody in the fight is meant.
    [[nodiscard]] std::optional<Combatant> combatantOf(RecordId id) const;
    [[nodiscard]] AnyRecord recordOf(RecordId thing);

    CampaignServices& m_services;
    Binder m_binder;
    ActionOrder m_order;
    std::string m_system;
    const ActionsFacet* m_facet;
};

}  // namespace hitspread
