#include "models/exchange/tableguess.h"

#include "models/exchange/foreignrows.h"
#include "rules/systems/registry.h"
#include "services/library/librarykinds.h"
#include "services/library/recordname.h"

#include <QSet>

#include <algorithm>
#include <vector>

namespace hitspread {

namespace {

/// How many of the headings mean a field, each another one. A table of records has a column of names, which counts for more than any other.
int fitOf(const System& system, const RecordDeclaration& record, const QStringList& headings)
{
    const RecordColumns columns(system, record);
    const FieldDeclaration* name = nameField(record);
    QSet<const RecordColumn*> known;
    int fit = 0;
    for (const QString& heading : headings) {
        const RecordColumn* column = columns.meantBy(heading);
        if (!column || known.contains(column))
            continue;
        known.insert(column);
        const bool isName = column->cells && &record.fields[column->field] == name;
        fit += isName ? 2 : 1;
    }
    return fit;
}

/// Who is asked for first wins where others fit as well.
template <typename T>
std::vector<T> withFirst(std::vector<T> all, const T& first)
{
    std::stable_partition(all.begin(), all.end(), [&first](const T& one) { return one == first; });
    return all;
}

}  // namespace

TableMeaning guessedMeaning(const ImportSource& source, const TableMeaning& usual)
{
    if (!source.program.empty()) {
        const System* meant = usualSystemOf(source);
        const System* looked = findSystem(usual.system);
        return {.system = std::string((meant        ? meant
                                           : looked ? looked
                                                    : systems().front())
                                          ->id()),
                .kind = RecordKind::Character};
    }
    const QStringList headings = headingsOf(source);
    const std::vector<const System*> known(systems().begin(), systems().end());
    const System* first = findSystem(usual.system);
    if (!first)
        first = known.front();
    const std::vector<RecordKind> kinds = withFirst(std::vector<RecordKind>(kLibraryKinds.begin(), kLibraryKinds.end()),
                                                    usual.kind);
    TableMeaning best{.system = std::string(first->id()), .kind = usual.kind};
    if (!first->record(best.kind))
        best.kind = RecordKind::Character;
    int most = 0;
    for (const System* system : withFirst(known, first)) {
        for (const RecordKind kind : kinds) {
            const RecordDeclaration* record = system->record(kind);
            const int fit = record ? fitOf(*system, *record, headings) : 0;
            if (fit <= most)
                continue;
            most = fit;
            best = {.system = std::string(system->id()), .kind = kind};
        }
        // One that knows most of them need not be held against others.
        if (most * 3 >= static_cast<int>(headings.size() + 1) * 2)
            break;
    }
    return best;
}

}  // namespace hitspread
