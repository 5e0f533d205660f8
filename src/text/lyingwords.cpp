#include "text/lyingwords.h"

#include "services/library/recordname.h"
#include "text/echo.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

namespace hitspread::text {

namespace {

struct LyingWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::LyingWords)
};

QString phases(std::int64_t fuse)
{
    if (fuse == kNoEntry)
        return LyingWords::tr("none");
    return fuse == 1 ? LyingWords::tr("1 phase") : LyingWords::tr("%1 phases").arg(fuse);
}

bool isOfLying(const LoggedChange& change, std::string_view field)
{
    return change.record.kind == RecordKind::Lying && change.field == field;
}

/// "3 → 5 phases", "none → 5 phases", "1 phase → none"; empty: it is no change of a fuse.
QString fuseChange(const LoggedChange& change)
{
    const auto* before = std::get_if<std::int64_t>(&change.before);
    const auto* after = std::get_if<std::int64_t>(&change.after);
    if (!isOfLying(change, "fuse") || !before || !after)
        return {};
    // The unit is said once where both have one.
    const bool isPlain = *before != kNoEntry && *after != kNoEntry;
    return LyingWords::tr("%1 → %2").arg(isPlain ? QString::number(*before) : phases(*before), phases(*after));
}

QString placeChange(const LoggedChange& change)
{
    const auto* before = std::get_if<std::string>(&change.before);
    const auto* after = std::get_if<std::string>(&change.after);
    return isOfLying(change, "where") && before && after ? placeWords(*before, *after) : QString();
}

}  // namespace

QString lyingWords(const LyingView& lying)
{
    const QString name = text::visible(recordName(lying.record.record));
    const QString where = text::visible(lying.possession.state.as<Lying>().where);
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

QString placeWords(const std::string& before, const std::string& after)
{
    const auto said = [](const std::string& where) {
        return where.empty() ? u"–"_qs : LyingWords::tr("“%1”").arg(text::visible(where));
    };
    return LyingWords::tr("%1 → %2").arg(said(before), said(after));
}

QString withFuse(const QString& title, std::span<const LoggedChange> changes)
{
    for (const LoggedChange& change : changes) {
        if (const QString fuse = fuseChange(change); !fuse.isEmpty())
            return LyingWords::tr("%1, fuse: %2").arg(title, fuse);
    }
    return title;
}

QStringList lyingLines(std::span<const LoggedChange> changes)
{
    QStringList lines;
    for (const LoggedChange& change : changes) {
        if (const QString fuse = fuseChange(change); !fuse.isEmpty())
            lines << LyingWords::tr("Fuse: %1").arg(fuse);
        if (const QString place = placeChange(change); !place.isEmpty())
            lines << LyingWords::tr("Where: %1").arg(place);
    }
    return lines;
}

}  // namespace hitspread::text
