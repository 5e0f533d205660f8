#include "bench/manycampaign.h"

#include "support/manycharacters.h"

#include <QTemporaryDir>

namespace hitspread::bench {

QString manyCampaignPath()
{
    // Not in /tmp, which may be memory: syncing must cost what it costs, unless asked otherwise.
    static const QTemporaryDir folder(qEnvironmentVariable("TMPDIR", QStringLiteral("/var/tmp"))
                                      + QStringLiteral("/hitspread-bench-XXXXXX"));
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
