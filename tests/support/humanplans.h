#pragma once

#include "rules/core/system.h"
#include "services/ports/campaign.h"
#include "support/humanplan.h"

namespace hitspread::support {

/// Body plans for tests of services: the human one, under its id and as the default.
class HumanPlans final : public BodyPlans {
public:
    std::shared_ptr<const BodyPlan> find(const std::string& id) const override
    {
        return id.empty() || id == "human" ? m_plan : nullptr;
    }

    std::shared_ptr<const BodyPlan> body(const std::string& id, const System& system) const override
    {
        return bodyFor(system, find(id));
    }

    std::vector<std::string> ids() const override { return {"human"}; }

private:
    std::shared_ptr<const BodyPlan> m_plan = humanPlan();
};

}  // namespace hitspread::support
