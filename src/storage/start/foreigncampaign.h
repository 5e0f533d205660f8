#pragma once

#include "services/ports/othercampaigns.h"

namespace hitspread::storage {

/// Looks into other campaign files by way of a copy in a temporary folder: with every check of opening one, and so that nothing is
/// ever written to the file or beside it. An older one is brought to the newest schema in the copy.
class ForeignCampaigns final : public OtherCampaigns {
public:
    void with(const Campaign& own, const std::string& path, const std::function<void(Campaign&)>& work) const override;
};

}  // namespace hitspread::storage
