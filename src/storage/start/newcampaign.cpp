#include "storage/start/newcampaign.h"

#include "storage/start/librarydocument.h"

namespace hitspread::storage {

std::unique_ptr<CampaignFile> createNewCampaign(const QString& path, CampaignStart start)
{
    return CampaignFile::create(path, [start](CampaignFile& file) { loadDocuments(file, start); });
}

}  // namespace hitspread::storage
