#include "storage/log/ownrows.h"

#include "formats/codec/recordcodec.h"
#include "services/refusal/problem.h"
#include "storage/library/recordtable.h"

namespace hitspread::storage {

void readOwn(const ResultSet& row, const Site& which, const std::function<void()>& read)
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

AnyRecord ownRecord(const ResultSet& row, const Site& which, const std::string& system, RecordKind kind,
                    const QByteArray& text)
{
    AnyRecord record;
    readOwn(row, which, [&] { record = formats::recordFromOwnText(declarationFor(system, kind), text, which); });
    return record;
}

AnyRecord OwnRecords::read(const ResultSet& row, const Site& which, RecordRef reference, const std::string& system,
                           const QByteArray& text)
{
    constexpr std::size_t kMostKept = 4'096;
    const auto known = m_kept.find(reference);
    if (known != m_kept.end() && known->second.text == text && known->second.system == system)
        return known->second.record.cloned();
    AnyRecord record = ownRecord(row, which, system, reference.kind, text);
    if (m_kept.size() == kMostKept)
        m_kept.clear();
    m_kept.insert_or_assign(reference, Kept{system, text, record.cloned()});
    return record;
}

}  // namespace hitspread::storage
