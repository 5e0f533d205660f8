#include "models/library/otherlibrary.h"

#include "services/ports/othercampaigns.h"
#include "text/echo.h"

#include <algorithm>

namespace hitspread {

namespace {

/// Every record of a system, kind by kind, each by its names.
std::vector<LibraryHit> everythingIn(Campaign& campaign, const System& system)
{
    std::vector<LibraryHit> all;
    for (const RecordKind kind : libraryKinds()) {
        if (!system.record(kind))
            continue;
        LibraryQuery query{.kind = kind, .system = std::string(system.id())};
        query.limit = campaign.library().count(query);
        for (LibraryRow& row : campaign.library().list(query))
            all.push_back({kind, std::move(row)});
    }
    return all;
}

/// What taking came to: names that are to be asked about, or what was taken.
struct Taken {
    QStringList clashes;
    std::vector<RecordRef> records;
    bool isNew = false;
};

Taken takenBy(TakeService service, const std::vector<RecordRef>& records, std::optional<NameTaken> answer)
{
    Taken taken;
    if (!answer) {
        for (const LibraryHit& hit : service.clashes(records))
            taken.clashes << text::visible(hit.row.name);
    }
    if (taken.clashes.isEmpty())
        taken.records = service.take(records, answer.value_or(NameTaken::UseMine));
    return taken;
}

}  // namespace

OtherLibrary::OtherLibrary(Library& library, const OtherCampaigns& others, QObject* parent)
    : QObject(parent), m_library(library), m_others(others)
{}

void OtherLibrary::open(const QString& path)
{
    m_path = path;
    m_hits.clear();
    const int asked = ++m_asked;
    m_library.gateway().run(
        this,
        [path = path.toStdString(), &others = m_others, &system = m_library.system()](CampaignServices& services) {
            std::vector<LibraryHit> all;
            others.with(services.campaign, path, [&](Campaign& campaign) { all = everythingIn(campaign, system); });
            return all;
        },
        [this, asked](std::vector<LibraryHit> all) {
            if (asked != m_asked)
                return;
            m_hits = std::move(all);
            Q_EMIT listed();
        },
        [this, asked](const Problem& what) {
            if (asked == m_asked)
                Q_EMIT problem(what);
        });
}

std::vector<LibraryHit> OtherLibrary::found(const QString& words, std::optional<RecordKind> kind) const
{
    const QStringList all = words.split(u' ', Qt::SkipEmptyParts);
    std::vector<LibraryHit> hits;
    for (const LibraryHit& hit : m_hits) {
        const QString text = text::asKept(hit.row.name + ' ' + hit.row.detail);
        const auto isIn = [&text](const QString& word) { return text.contains(word, Qt::CaseInsensitive); };
        if ((!kind || hit.kind == *kind) && std::ranges::all_of(all, isIn))
            hits.push_back(hit);
    }
    const QString start = words.trimmed();
    std::stable_partition(hits.begin(), hits.end(), [&start](const LibraryHit& hit) {
        return text::asKept(hit.row.name).startsWith(start, Qt::CaseInsensitive);
    });
    return hits;
}

void OtherLibrary::take(const std::vector<RecordRef>& records, std::optional<NameTaken> answer)
{
    if (records.empty())
        return;
    m_library.gateway().run(
        this,
        [path = m_path.toStdString(), &others = m_others, &plans = m_library.gateway().plans(), records,
         answer](CampaignServices& services) {
            Taken taken;
            others.with(services.campaign, path, [&](Campaign& other) {
                const Scope scope{ScopeKind::Library, 0};
                const EntryId before = services.history.undoable(scope);
                taken = takenBy({other, services.campaign, plans, services.clock}, records, answer);
                taken.isNew = services.history.undoable(scope) != before;
            });
            return taken;
        },
        [this, asked = m_asked](const Taken& done) {
            // A question about a file that is no longer looked at has no answer.
            if (!done.clashes.isEmpty() && asked != m_asked)
                return;
            if (!done.clashes.isEmpty())
                return Q_EMIT clashed(done.clashes);
            m_library.reload();
            Q_EMIT taken(done.records, done.isNew);
        },
        [this](const Problem& what) { Q_EMIT problem(what); });
}

}  // namespace hitspread
