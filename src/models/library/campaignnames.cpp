#include "models/library/campaignnames.h"

#include "rules/systems/registry.h"
#include "services/refusal/editdistance.h"
#include "text/echo.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>
#include <optional>

namespace hitspread {

namespace {

struct NameWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::CampaignNames)
};

/// Enough to offer names from; whether a name is used at all is counted in all of them.
constexpr std::size_t kMostNamesRead = 300;
constexpr int kShortNameLetters = 5;

void gather(const AnyRecord& record, std::string_view id, std::set<std::string>& names)
{
    const FieldDeclaration* field = record.declaration().find(id);
    if (field && field->ranks) {
        for (const auto& [name, rank] : field->ranks(record.data()).entries)
            names.insert(name);
    } else if (field && field->text && !field->text(record.data()).empty()) {
        names.insert(field->text(record.data()));
    }
}

LibraryQuery queryOf(const std::string& system, RecordKind kind)
{
    LibraryQuery query;
    query.kind = kind;
    query.system = system;
    query.limit = kMostNamesRead;
    return query;
}

bool standsIn(LibraryService& library, LibraryQuery query, const NamePlace& place, const std::string& name,
              RecordRef but)
{
    const std::string field(place.field);
    const System* known = findSystem(query.system);
    const RecordDeclaration* record = known ? known->record(query.kind) : nullptr;
    const FieldDeclaration* declared = record ? record->find(place.field) : nullptr;
    if (!declared)
        return false;
    if (declared->ranks)
        query.filters = {{{field, name}, Comparison::AtLeast, std::int64_t{std::numeric_limits<std::int32_t>::min()}}};
    else
        query.filters = {{{field, {}}, Comparison::Equal, name}};
    query.limit = 2;  // one of them may be the one that does not count
    const std::vector<LibraryRow> rows = library.list(query);
    return std::ranges::any_of(rows, [&](const LibraryRow& row) { return RecordRef{place.kind, row.id} != but; });
}

/// How far a written name is from one that is meant; nothing: too far. What only was not written to its end is near.
std::optional<int> distanceTo(const QString& written, const QString& meant)
{
    const QString a = written.toLower();
    const QString b = meant.toLower();
    if (a.size() > 2 && b.startsWith(a))
        return 1;
    const int most = a.size() < kShortNameLetters ? 1 : 2;
    const auto words = [](const QString& text) {
        return std::u16string_view(QStringView(text).utf16(), static_cast<std::size_t>(text.size()));
    };
    const int distance = editDistance(words(a), words(b), most);
    return distance > most ? std::nullopt : std::optional(distance);
}

}  // namespace

QString skillDoubt()
{
    return NameWords::tr("Nobody here has this skill, and nothing else uses it.");
}

NamesThere namesIn(LibraryService& library, const std::string& system, std::span<const NamePlace> places,
                   const std::vector<std::string>& asked, RecordRef but)
{
    NamesThere there;
    for (const std::string& name : asked)
        there.used[name] = false;
    for (const NamePlace& place : places) {
        const LibraryQuery query = queryOf(system, place.kind);
        for (const StoredRecord& stored : library.page(query)) {
            if (RecordRef{place.kind, stored.id} != but)
                gather(stored.record, place.field, there.offered);
        }
        for (auto& [name, isUsed] : there.used)
            isUsed = isUsed || there.offered.contains(name) || standsIn(library, query, place, name, but);
    }
    return there;
}

std::string nearestName(std::span<const text::KnownText> names, const std::string& written)
{
    const QString typed = text::asKept(written);
    std::string nearest;
    int best = 0;
    for (const text::KnownText& one : names) {
        for (const QString& meant : {one.words, one.id}) {
            const std::optional<int> distance = distanceTo(typed, meant);
            if (distance && one.id != typed && (nearest.empty() || *distance < best)) {
                nearest = one.id.toStdString();
                best = *distance;
            }
        }
    }
    return nearest;
}

}  // namespace hitspread
