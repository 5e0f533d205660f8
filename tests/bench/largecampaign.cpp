#include "bench/largecampaign.h"

#include "bench/manycampaign.h"

#include <QFileInfo>
#include <QRandomGenerator>
#include <QTemporaryDir>

#include <memory>
#include <span>
#include <vector>

namespace hitspread::bench {

namespace {

constexpr qint64 kBytes = 50'000'000;
constexpr std::size_t kPictureBytes = 1'000'000;

QString folderPath()
{
    static const QTemporaryDir folder;
    return folder.path();
}

std::unique_ptr<storage::CampaignFile> made()
{
    manyCampaign().saveCopy(largeCampaignPath());
    auto file = storage::CampaignFile::open(largeCampaignPath());
    QRandomGenerator chance(1);
    while (QFileInfo(largeCampaignPath()).size() < kBytes) {
        std::vector<std::byte> picture(kPictureBytes);
        for (std::byte& byte : picture)
            byte = static_cast<std::byte>(chance.bounded(256));
        file->atomically([&] { static_cast<void>(file->library().keepImage(picture)); });
        file->checkpoint();
    }
    return file;
}

}  // namespace

QString largeCampaignPath()
{
    return folderPath() + QStringLiteral("/large.hitspread");
}

storage::CampaignFile& largeCampaign()
{
    static const std::unique_ptr<storage::CampaignFile> file = made();
    return *file;
}

}  // namespace hitspread::bench
