#include "models/history/grounddifferences.h"

#include "models/fight/fight.h"
#include "rules/core/time/lying.h"
#include "services/library/recordvalues.h"
#include "text/lyingwords.h"

#include <QCoreApplication>
#include <QString>

#include <algorithm>
#include <string>
#include <utility>
#include <variant>

namespace hitspread {

namespace {

struct GroundDifferences {
    Q_DECLARE_TR_FUNCTIONS(hitspread::GroundDifferences)
};

bool isRow(const LoggedChange& change)
{
    return change.record.kind == RecordKind::Possession && change.field.empty();
}

/// What lay or lies about by a row that was kept whole; nullptr: it is of something else, or of what cannot lie about.
const Possession* lyingIn(const LoggedChange& change)
{
    if (!isRow(change) || !change.row || !change.row->thing)
        return nullptr;
    const Possession& thing = *change.row->thing;
    return thing.encounter != 0 && thing.kind == RecordKind::Grenade && !thing.state.isNull() ? &thing : nullptr;
}

/// Gives what lies there the values that were other before.
void takeBefore(Possession& thing, std::span<const LoggedChange> changes)
{
    for (const LoggedChange& change : changes) {
        const FieldDeclaration* field = lyingRecord.find(change.field);
        if (field && change.record == RecordRef{RecordKind::Lying, thing.id})
            setValue(*field, thing.state.data(), change.element, change.before);
    }
}

const LyingView* find(std::span<const LyingView> all, RecordId id)
{
    const auto found = std::ranges::find_if(all, [id](const LyingView& one) { return one.possession.id == id; });
    return found == all.end() ? nullptr : &*found;
}

/// One of its own to change: records are shared when they are copied plainly.
LyingView apart(const LyingView& view)
{
    LyingView own = view;
    own.possession.state = view.possession.state.cloned();
    return own;
}

QString other(const QString& what, const QString& before, const QString& after)
{
    return GroundDifferences::tr("%1: %2 → %3").arg(what, before, after);
}

/// One thing, elsewhere or with another fuse.
QStringList linesOfOne(const LyingView& before, const LyingView& now)
{
    const Lying then = before.possession.state.as<Lying>();
    const Lying lies = now.possession.state.as<Lying>();
    LyingView anywhere = apart(now);
    anywhere.possession.state.as<Lying>().where.clear();
    QStringList lines;
    if (then.where != lies.where)
        lines << GroundDifferences::tr("%1: %2").arg(text::lyingWords(anywhere),
                                                     text::placeWords(then.where, lies.where));
    if (then.fuse != lies.fuse)
        lines << other(text::lyingWords(now), text::fuseWords(then), text::fuseWords(lies));
    return lines;
}

/// What lies in only one of them; nullptr: not there.
QString lineOfWhole(const LyingView* before, const LyingView* now)
{
    const auto lies = [](const LyingView* view) {
        if (!view)
            return GroundDifferences::tr("not there");
        const Lying lying = view->possession.state.as<Lying>();
        return lying.fuse == kNoEntry ? GroundDifferences::tr("lies there") : text::fuseWords(lying);
    };
    return other(text::lyingWords(before ? *before : *now), lies(before), lies(now));
}

}  // namespace

bool isOfGround(const LoggedChange& difference)
{
    return difference.record.kind == RecordKind::Lying || lyingIn(difference);
}

std::vector<LyingView> lyingInBranch(Campaign& campaign, std::span<const LoggedChange> differences)
{
    std::vector<LyingView> all;
    for (const LoggedChange& difference : differences) {
        const Possession* kept = lyingIn(difference);
        if (!kept || std::holds_alternative<std::monostate>(difference.before))
            continue;
        Possession thing = *kept;
        thing.state = kept->state.cloned();
        // The row was kept when it came or went: what has changed in it since is told beside it.
        takeBefore(thing, differences);
        StoredRecord record = campaign.library().load({thing.kind, thing.item});
        all.push_back({std::move(thing), std::move(record)});
    }
    return all;
}

QStringList groundLines(const FightSnapshot& fight, std::span<const LoggedChange> differences,
                        std::span<const LyingView> branch)
{
    std::vector<RecordId> told;
    QStringList lines;
    for (const LoggedChange& difference : differences) {
        const RecordId id = difference.record.id;
        if (!isOfGround(difference) || std::ranges::find(told, id) != told.end())
            continue;
        told.push_back(id);
        const LyingView* now = find(fight.lying, id);
        const LyingView* there = find(branch, id);
        const bool isWhole = std::ranges::any_of(
            differences, [id](const LoggedChange& one) { return isRow(one) && one.record.id == id; });
        if (isWhole && (there || now)) {
            lines << lineOfWhole(there, now);
        } else if (now) {
            LyingView before = apart(*now);
            takeBefore(before.possession, differences);
            lines << linesOfOne(before, *now);
        }
    }
    return lines;
}

}  // namespace hitspread
