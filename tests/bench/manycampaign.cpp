#include "bench/manycampaign.h"

#include "support/manycharacters.h"

#include <QTemporaryDir>

namespace hitspread::bench {

QString manyCampaignPath()
{
    // Not in /tmp, which may be memory: syncing must cost what it costs.
    static const QTemporaryDir folder(QStringLiteral("/var/tmp/hitspread-bench-XXXXXX"));
    return folder.filePath(QStringLiteral("many.hitspread"));
}

storage::CampaignFile& manyCampaign()
{
    static const std::unique_ptr<storage::CampaignFile> file = [] {
        auto fresh = storage::CampaignFile::create(manyCampaignPath());
        support::addInventedCharacters(*fresh, kMany);
        fresh->checkpoint();
        return fresh;
    }();
    return *file;
}

}  // namespace hitspread::bench
