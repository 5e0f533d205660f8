#include "storage/newcampaign.h"

#include "storage/librarydocument.h"

namespace hitspread::storage {

std::unique_ptr<CampaignFile> createNewCampaign(const QString& path, CampaignStart start)
{
    return CampaignFile::create(path, [start](CampaignFile& file) { loadDocuments(file, start); });
}

}  // namespace hitspread::storage
