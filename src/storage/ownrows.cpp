#include "storage/ownrows.h"

#include "exchange/recordcodec.h"
#include "services/problem.h"
#include "storage/librarytable.h"
#include "storage/text.h"

namespace hitspread::storage {

namespace {

constexpr qsizetype kMostLetters = 120;  ///< of each text: a stranger's row may hold megabytes

}  // namespace

void readOwn(const Rows& row, const QString& name, const std::function<void()>& read)
{
    try {
        read();
    } catch (const Failure& failure) {
        const Problem& problem = failure.problem();
        if (problem.code != ProblemCode::BadInput)
            throw;
        const QString where = qt(problem.where);
        QString said = where.startsWith(name) ? where.left(kMostLetters) : name + u' ' + where.left(kMostLetters);
        if (!problem.details.empty())
            said += QStringLiteral(": ") + qt(problem.details.front()).left(kMostLetters);
        throw Failure(ProblemCode::DamagedCampaign, row.file().toStdString(), {said.toStdString()});
    }
}

AnyRecord ownRecord(const Rows& row, const QString& name, const std::string& system, RecordKind kind,
                    const QByteArray& text)
{
    AnyRecord record;
    readOwn(row, name, [&] { record = exchange::recordFromOwnText(declarationFor(system, kind), text, name); });
    return record;
}

}  // namespace hitspread::storage
