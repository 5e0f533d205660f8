#include "storage/start/foreigncampaign.h"

#include "services/refusal/problem.h"
#include "storage/campaignfile.h"
#include "storage/guard/fileheader.h"

namespace hitspread::storage {

void ForeignCampaigns::with(const Campaign& own, const std::string& path,
                            const std::function<void(Campaign&)>& work) const
{
    const QString file = QString::fromStdString(path);
    // Closing a second handle on it would let go of its locks.
    if (isSameFile(file, QString::fromStdString(own.path())))
        refuse<Reason::OwnCampaign>({SiteKind::File, file});
    work(*CampaignFile::openCopyOf(file));
}

}  // namespace hitspread::storage
