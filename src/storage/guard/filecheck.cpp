#include "storage/guard/filecheck.h"

#include "services/refusal/problem.h"
#include "storage/campaignfile.h"
#include "storage/guard/fileheader.h"
#include "storage/sqlite/pagecheck.h"

#include <QFileInfo>

namespace hitspread::storage {

namespace {

/// What SQLite says of each page of a file as it lies there. Of one with changes waiting beside it that is not the whole file.
void addPages(const QString& path, std::vector<Cause>& faults)
{
    if (QFileInfo(besideFile(path, QStringLiteral("-wal"))).size() > 0)
        return;
    try {
        Connection alone(path, Connection::Access::Immutable);
        // Many lines may come in one.
        for (const QString& line : pageFaults(alone, PageCheck::Whole).join(u'\n').split(u'\n', Qt::SkipEmptyParts)) {
            if (line != u"*** in database main ***")
                faults.push_back(because<Reason::SaidElsewhere>(line));
        }
    } catch (const Failure& failure) {
        if (failure.problem().code == ProblemCode::OutOfMemory || failure.problem().code == ProblemCode::Stopped)
            throw;
        // Not even that can be read: why it cannot be opened says it.
    }
}

}  // namespace

std::vector<Cause> faultsOf(const QString& path)
{
    try {
        return CampaignFile::open(path)->faults();
    } catch (const Failure& failure) {
        std::vector<Cause> faults = failure.problem().causes;
        if (failure.problem().code != ProblemCode::DamagedCampaign || faults.empty())
            throw;
        addPages(path, faults);
        return faults;
    }
}

}  // namespace hitspread::storage
