#include "storage/ownrows.h"

#include "exchange/recordcodec.h"
#include "services/problem.h"
#include "storage/librarytable.h"

namespace hitspread::storage {

void readOwn(const Rows& row, const Site& which, const std::function<void()>& read)
{
    try {
        read();
    } catch (const Failure& failure) {
        const Problem& problem = failure.problem();
        const bool isOfFile = problem.where.kind == SiteKind::File;
        const bool isDamage = problem.code == ProblemCode::DamagedCampaign && !isOfFile;
        if ((problem.code != ProblemCode::BadInput && !isDamage) || problem.causes.empty())
            throw;
        const Cause& cause = problem.causes.front();
        const bool isWithin = problem.where.kind == which.kind;
        throw Failure(ProblemCode::DamagedCampaign, {SiteKind::File, row.file()},
                      isWithin ? because<Reason::RowDamaged>(which.at(problem.where.member), cause)
                               : because<Reason::RowDamaged>(which, because<Reason::RowDamaged>(problem.where, cause)));
    }
}

AnyRecord ownRecord(const Rows& row, const Site& which, const std::string& system, RecordKind kind,
                    const QByteArray& text)
{
    AnyRecord record;
    readOwn(row, which, [&] { record = exchange::recordFromOwnText(declarationFor(system, kind), text, which); });
    return record;
}

}  // namespace hitspread::storage
