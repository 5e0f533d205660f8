#include "models/lyingwords.h"

#include "services/recordname.h"

#include <QCoreApplication>

#include <algorithm>

namespace hitspread {

namespace {

struct LyingWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::LyingWords)
};

}  // namespace

QString lyingWords(const LyingView& lying)
{
    const FieldDeclaration* field = nameField(lying.record.record.declaration());
    const QString name = field ? QString::fromStdString(field->text(lying.record.record.data())) : QString();
    const QString where = QString::fromStdString(lying.possession.state.as<Lying>().where);
    return where.isEmpty() ? name : LyingWords::tr("%1 %2").arg(name, where);
}

QString fuseWords(const Lying& lying)
{
    if (lying.fuse == kNoEntry)
        return LyingWords::tr("not by itself");
    if (lying.fuse == 0)
        return LyingWords::tr("goes off now");
    return lying.fuse == 1 ? LyingWords::tr("goes off with this phase")
                           : LyingWords::tr("goes off in %1 phases").arg(lying.fuse);
}

QString goesOffWords(std::span<const LyingView> all, RecordId lying)
{
    const auto found = std::ranges::find_if(all, [lying](const LyingView& one) { return one.possession.id == lying; });
    return found == all.end() ? QString() : LyingWords::tr("%1 goes off").arg(lyingWords(*found));
}

}  // namespace hitspread
