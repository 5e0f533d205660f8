#include "storage/newcampaign.h"

#include "storage/librarydocument.h"

namespace hitspread::storage {

std::unique_ptr<CampaignFile> createNewCampaign(const QString& path)
{
    return CampaignFile::create(path, [](CampaignFile& file) { loadDocuments(file, Shipped::Presets); });
}

}  // namespace hitspread::storage
