#include "storage/foreigncampaign.h"

#include "services/problem.h"
#include "storage/campaignfile.h"

#include <QTemporaryDir>

namespace hitspread::storage {

void ForeignCampaigns::with(const std::string& path, const std::function<void(Campaign&)>& work) const
{
    const QString file = QString::fromStdString(path);
    const QTemporaryDir folder;
    if (!folder.isValid())
        refuse<Reason::NoTemporaryFolder>({SiteKind::File, file}, folder.errorString());
    const QString copy = folder.filePath(QStringLiteral("copy.hitspread"));
    CampaignFile::copyAsItIs(file, copy);
    work(*CampaignFile::open(copy));
}

}  // namespace hitspread::storage
