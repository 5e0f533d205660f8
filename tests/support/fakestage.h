#pragma once

#include "support/randommix.h"

#include <functional>
#include <memory>

namespace hitspread::support {

/// A campaign in memory with two fights of the same two people, who carry a carbine and wear a vest each; opened again it is a
/// copy of itself.
class FakeStage final : public MixStage {
public:
    FakeStage();
    /// The same with other fights.
    explicit FakeStage(const std::function<void(Campaign&)>& fill);
    Campaign& live() override { return *m_live; }
    Campaign& origin() override { return *m_origin; }
    void reopen() override { m_live = m_live->fork(); }

private:
    std::unique_ptr<FakeCampaign> m_live = std::make_unique<FakeCampaign>();
    std::unique_ptr<FakeCampaign> m_origin;
};

}  // namespace hitspread::support
