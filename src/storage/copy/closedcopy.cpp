#include "storage/copy/closedcopy.h"

#include "services/refusal/problem.h"
#include "storage/copy/draft.h"
#include "storage/guard/filestate.h"
#include "storage/sqlite/connection.h"
#include "storage/sqlite/pagecheck.h"

#include <QScopeGuard>

#include <utility>

namespace hitspread::storage {

namespace {

/// Where there is no room or no right, it is the copy's place that lacks them.
void layOutAnew(Connection& campaign, const QString& draft, const QString& path)
{
    const Connection::LongWork everything(campaign);
    // The copy counts as a writing, even where the campaign itself is not to be written to.
    const QString onlyReads = campaign.value(QStringLiteral("PRAGMA query_only")).toString();
    campaign.runOnce(QStringLiteral("PRAGMA query_only = OFF"));
    const auto asBefore = qScopeGuard([&] {
        try {
            campaign.runOnce(QStringLiteral("PRAGMA query_only = ") + onlyReads);
        } catch (const Failure&) {
            // Where nobody may write the campaign refuses it as well.
        }
    });
    try {
        campaign.runOnce(QStringLiteral("VACUUM INTO ?"), {draft});
    } catch (const Failure& failure) {
        Problem problem = failure.problem();
        if (problem.code == ProblemCode::DiskFull || problem.code == ProblemCode::StorageFault
            || problem.code == ProblemCode::CampaignReadOnly)
            problem.where = {SiteKind::File, path};
        throw Failure(std::move(problem));
    }
}

}  // namespace

void writeCopy(Connection& campaign, const QString& path)
{
    requireSpotFor(path);
    makeAsDraft(path, QStringLiteral(".part"), [&](const QString& draft) {
        layOutAnew(campaign, draft, path);
        {
            // Laid out anew, it is another file than the one it says it is: a -wal of that one must not fit.
            Connection copy(draft, Connection::Access::ReadWrite);
            stampState(copy);
        }
        requireSound(draft, campaign.path());
    });
}

void copyPages(Connection& campaign, const QString& draft)
{
    const Connection::LongWork everything(campaign);
    Connection copy(draft, Connection::Access::ReadWrite);
    // It is synced as a whole before it gets its name.
    copy.runOnce(QStringLiteral("PRAGMA synchronous = OFF"));
    campaign.copyPagesTo(copy);
    copy.runOnce(QStringLiteral("PRAGMA journal_mode = DELETE"));
    stampState(copy);
}

void requireSound(const QString& path, const QString& told)
{
    Connection copy(path, Connection::Access::Immutable);
    const Connection::LongWork everything(copy);
    if (!pageFaults(copy, PageCheck::Whole, 1).isEmpty()
        || copy.value(QStringLiteral("PRAGMA foreign_key_check")).isValid())
        throw Failure(ProblemCode::DamagedCampaign, {SiteKind::File, told}, because<Reason::PagesContradict>());
}

}  // namespace hitspread::storage
