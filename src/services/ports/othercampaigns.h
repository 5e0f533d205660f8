#pragma once

#include <functional>
#include <string>

namespace hitspread {

class Campaign;

/// Campaign files that are looked into beside the one that is worked in.
class OtherCampaigns {
public:
    virtual ~OtherCampaigns() = default;
    /// Runs `work` on a campaign as its file stands now; the file is left as it is, whatever work does, also when it is of an older
    /// schema. On the storage thread of `own`, the campaign that is worked in: its file, by whatever name, is refused unopened. Throws
    /// Failure: BadInput for that, what opening refuses (NotFound, NotACampaign, ForeignDatabase, NewerCampaign, DamagedCampaign …),
    /// and what work throws.
    virtual void with(const Campaign& own, const std::string& path,
                      const std::function<void(Campaign&)>& work) const = 0;
};

}  // namespace hitspread
