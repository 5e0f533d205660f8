#include "models/exchange/sourcemeaning.h"

#include "models/exchange/foreignrows.h"
#include "models/exchange/headingguess.h"
#include "models/exchange/tableguess.h"
#include "models/exchange/tablerows.h"
#include "rules/systems/registry.h"
#include "services/library/recordname.h"

#include <algorithm>
#include <span>
#include <utility>

namespace hitspread {

namespace {

bool isOfNames(const RecordColumns& columns, const RecordColumn& column)
{
    return column.cells && &columns.declaration().fields[column.field] == nameField(columns.declaration());
}

bool holdsNames(const RecordColumns& columns, std::span<const MatchedColumn> matched)
{
    return std::ranges::any_of(matched,
                               [&](const MatchedColumn& one) { return one.column && isOfNames(columns, *one.column); });
}

/// Which columns of a table go where: as somebody said, else as the headings say; of two for the same field the first. Of a table with other
/// headings that are known the first unknown one holds the names: people write "Weapon" there.
std::vector<MatchedColumn> matchedBy(const RecordColumns& columns, const ImportSource& source,
                                     const QHash<QString, QString>& fields)
{
    std::vector<MatchedColumn> all;
    const QStringList headings = headingsOf(source);
    all.reserve(static_cast<std::size_t>(headings.size()));
    for (const QString& heading : headings)
        all.push_back({heading});
    const auto take = [&](MatchedColumn& one, const RecordColumn* column) {
        const bool isFree = std::ranges::none_of(all, [column](const MatchedColumn& o) { return o.column == column; });
        if (!one.column && column && isFree)
            one.column = column;
    };
    // What was said comes before what is only guessed.
    for (MatchedColumn& one : all) {
        const auto said = fields.constFind(one.heading);
        if (said != fields.constEnd() && *said != kNowhere)
            take(one, columns.meantBy(*said));
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (fields.contains(all[i].heading))
            continue;
        for (const RecordColumn* meant : columnsMeantBy(columns, source, source.table.front().cells[i])) {
            if (!source.program.empty() || holdsItsField(columns, *meant, source, i))
                take(all[i], meant);
        }
    }
    const auto isKnown = [](const MatchedColumn& one) { return one.column != nullptr; };
    const auto unknown = std::ranges::find_if(
        all, [&](const MatchedColumn& one) { return !one.column && !fields.contains(one.heading); });
    if (source.program.empty() && unknown != all.end() && !holdsNames(columns, all)
        && std::ranges::any_of(all, isKnown)) {
        const auto names = std::ranges::find_if(columns.all(),
                                                [&](const RecordColumn& one) { return isOfNames(columns, one); });
        unknown->column = names == columns.all().end() ? nullptr : &*names;
        unknown->isGuessed = unknown->column != nullptr;
    }
    if (source.program.empty() && std::ranges::any_of(all, isKnown))
        guessColumns(columns, source, all,
                     [&fields](const MatchedColumn& one) { return !fields.contains(one.heading); });
    return all;
}

/// The rows of a table by what it means, which is noted beside them; none where no column holds names.
std::vector<ImportedRow> rowsOfTable(DraftedImport& drafted)
{
    const System& system = *findSystem(drafted.meaning.system);
    drafted.columns = std::make_shared<const RecordColumns>(system, *system.record(drafted.meaning.kind));
    drafted.matched = matchedBy(*drafted.columns, *drafted.read, drafted.meaning.fields);
    drafted.hasNames = holdsNames(*drafted.columns, drafted.matched);
    TableRows made = tableRows(*drafted.columns, drafted.matched, *drafted.read);
    drafted.report = std::move(made.report);
    if (!drafted.hasNames)
        return {};
    return std::move(made.rows);
}

}  // namespace

std::vector<ImportedRow> rowsMeantBy(DraftedImport& drafted)
{
    if (drafted.read->form == SourceForm::Table)
        return rowsOfTable(drafted);
    ForeignRows foreign = foreignRows(*drafted.read, *findSystem(drafted.meaning.system));
    drafted.report = std::move(foreign.report);
    return std::move(foreign.rows);
}

}  // namespace hitspread
