#pragma once

#include "services/action/actionservice.h"
#include "support/fakecampaign.h"
#include "support/humanplans.h"

#include <memory>
#include <string>

namespace hitspread::support {

/// A fight of two at a gate, seventeen metres apart, in a campaign in memory: what tests of the services begin with.
class GateFight {
protected:
    /// An empty campaign.
    void begin();
    /// Somebody who knows the rifle; not in the library yet.
    [[nodiscard]] static StoredRecord character(const std::string& name);
    /// The fight, with a carbine each.
    RecordId fight();
    /// A shot at the target, every die fallen by `seed` and kept as pending.
    [[nodiscard]] PendingAction firedShot(std::uint64_t seed = 11);

    std::unique_ptr<FakeCampaign> m_campaign;
    FixedClock m_clock;
    HumanPlans m_plans;
    RecordId m_encounter = 0;
    RecordId m_shooter = 0;
    RecordId m_target = 0;
    RecordId m_weapon = 0;        ///< the shooter's
    RecordId m_targetWeapon = 0;  ///< the target's
};

}  // namespace hitspread::support
