#include "storage/start/foreigncampaign.h"

#include "services/refusal/problem.h"
#include "storage/campaignfile.h"
#include "storage/guard/fileheader.h"

#include <QTemporaryDir>

namespace hitspread::storage {

void ForeignCampaigns::with(const Campaign& own, const std::string& path,
                            const std::function<void(Campaign&)>& work) const
{
    const QString file = QString::fromStdString(path);
    // Closing a second handle on it would let go of its locks.
    if (isSameFile(file, QString::fromStdString(own.path())))
        refuse<Reason::OwnCampaign>({SiteKind::File, file});
    const QTemporaryDir folder;
    if (!folder.isValid())
        refuse<Reason::NoTemporaryFolder>({SiteKind::File, file}, folder.errorString());
    const QString copy = folder.filePath(QStringLiteral("copy.hitspread"));
    CampaignFile::copyAsItIs(file, copy);
    work(*CampaignFile::open(copy));
}

}  // namespace hitspread::storage
