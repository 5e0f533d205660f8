#include "storage/recovery/recovery.h"

#include "services/refusal/problem.h"
#include "storage/campaignfile.h"
#include "storage/copy/closedcopy.h"
#include "storage/copy/draft.h"
#include "storage/guard/fileheader.h"
#include "storage/guard/filestate.h"
#include "storage/recovery/rowpages.h"
#include "storage/recovery/soundlogs.h"
#include "storage/recovery/soundrows.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace hitspread::storage {

namespace {

constexpr qsizetype kVersionInHead = 60;
constexpr qsizetype kApplicationInHead = 68;

/// What a file should have held of a table: rows in the pages that read, and pages that do not.
struct Found {
    qint64 rows = 0;
    std::size_t lostPages = 0;
};
using Counts = std::map<QString, Found>;

/// How much of a schema is that of a version of ours.
std::size_t agreement(const std::vector<SchemaRow>& schema, int version)
{
    std::set<QString> known;
    for (const QString& line : Migrator::knownSchema(version))
        known.insert(line.section(QStringLiteral(": "), 1).simplified());
    return static_cast<std::size_t>(std::ranges::count_if(schema, [&known](const SchemaRow& object) {
        return !object.sql.isEmpty() && known.contains(object.sql.simplified());
    }));
}

/// Which version a file is of: the one its schema agrees with most, and where that leaves a choice the one its head says, or the newest.
int versionOf(const PageFile& file, const std::vector<SchemaRow>& schema, const QString& path)
{
    const auto newest = static_cast<int>(shippedMigrations().size());
    const auto said = static_cast<qint32>(file.headNumber(kVersionInHead));
    const bool isOurs = file.headNumber(kApplicationInHead) == kApplicationId;
    const bool canBe = isOurs && said >= 1 && said <= newest;
    int best = canBe ? said : newest;
    std::size_t most = agreement(schema, best);
    const auto withText = static_cast<std::size_t>(
        std::ranges::count_if(schema, [](const SchemaRow& object) { return !object.sql.isEmpty(); }));
    for (int version = newest; version >= 1 && most < withText; --version) {
        if (const std::size_t agreeing = agreement(schema, version); agreeing > most) {
            most = agreeing;
            best = version;
        }
    }
    // What a newer program keeps, this one does not know: the part it knows would pass for all of it.
    constexpr int kFarAhead = 1000;
    if (isOurs && said > newest && said < newest + kFarAhead && most < withText)
        throw Failure(ProblemCode::NewerCampaign, {SiteKind::File, path},
                      because<Reason::FormatVersions>(said, newest));
    return best;
}

void insert(Connection& draft, const RowShape& shape, const RawRow& row)
{
    QStringList names;
    QStringList places;
    std::vector<QVariant> values;
    values.reserve(row.values.size());
    for (std::size_t i = 0; i < row.values.size(); ++i) {
        names += shape.columns[i].name;
        places += QStringLiteral("?");
        values.push_back(shape.columns[i].isRowid ? QVariant(row.rowid) : row.values[i]);
    }
    draft.run(QStringLiteral("INSERT OR IGNORE INTO \"%1\" (%2) VALUES (%3)")
                  .arg(shape.name, names.join(u','), places.join(u',')),
              values);
}

/// Whether three whole numbers are what an index of ours holds of a row that is there.
bool isOfIndex(Connection& draft, const RawRow& row)
{
    const bool hasEncounter =
        draft.value(QStringLiteral("SELECT 1 FROM pragma_table_info('possession') WHERE name = 'encounter_id'"))
            .isValid();
    return draft
        .value(QStringLiteral(
                   "SELECT 1 FROM possession WHERE id = ?3 AND position = ?2 AND ?1 IN (character_id, combatant_id%1) "
                   "UNION ALL SELECT 1 FROM combatant WHERE id = ?3 AND position = ?2 AND encounter_id = ?1 "
                   "UNION ALL SELECT 1 FROM log_entry WHERE id = ?3 AND parent = ?2 AND encounter_id = ?1")
                   .arg(hasEncounter ? QStringLiteral(", encounter_id") : QString()),
               {row.values[0], row.values[1], row.values[2]})
        .isValid();
}

/// Moves rows out of a damaged file into a draft of the same version.
class Salvage {
public:
    Salvage(TreeReader& reader, Connection& draft) : m_reader(reader), m_draft(draft), m_shapes(shapesOf(draft)) {}

    void run(const std::vector<SchemaRow>& schema)
    {
        RowPages pages(m_reader, m_shapes, schema);
        for (std::size_t i = 0; i < m_shapes.size(); ++i) {
            for (const quint32 number : pages.of(i))
                take(m_shapes[i], number);
        }
        const auto distances = std::ranges::find(m_shapes, QStringLiteral("distance"), &RowShape::name);
        for (const quint32 number : pages.doubtful()) {
            if (distances != m_shapes.end() && areDistances(number))
                take(*distances, number);
        }
        m_lost = pages.lost();
        for (std::size_t i = 0; i < m_shapes.size(); ++i) {
            const std::size_t unread = m_unread[m_shapes[i].name];
            m_lost += unread;
            if (const std::size_t lost = pages.lostOf(i) + unread; lost > 0)
                m_found[m_shapes[i].name].lostPages = lost;
        }
        m_numbers = pages.numbersGiven();
    }

    [[nodiscard]] const Counts& found() const { return m_found; }
    [[nodiscard]] const std::map<QString, qint64>& numbers() const { return m_numbers; }
    [[nodiscard]] std::size_t lost() const { return m_lost; }

private:
    void take(const RowShape& shape, quint32 number)
    {
        const std::optional<TreePage> page = m_reader.page(number);
        // It was read as the pages were told apart; a disk that fails need not read it twice.
        if (!page) {
            ++m_unread[shape.name];
            return;
        }
        m_found[shape.name].rows += static_cast<qint64>(page->cells.size() + page->spoilt);
        for (const RawCell& cell : page->cells) {
            const std::optional<RawRow> row = m_reader.row(*page, cell);
            if (row && shape.fits(*row))
                insert(m_draft, shape, *row);
        }
    }
    /// A distance may look like a row of an index, but not most of a page of them.
    bool areDistances(quint32 number)
    {
        const std::optional<TreePage> page = m_reader.page(number);
        if (!page)
            return false;
        std::size_t ofIndex = 0;
        for (const RawCell& cell : page->cells) {
            const std::optional<RawRow> row = m_reader.row(*page, cell);
            if (!row || row->values.size() != 3 || row->values[0].toLongLong() >= row->values[1].toLongLong())
                return false;
            ofIndex += isOfIndex(m_draft, *row) ? 1 : 0;
        }
        return 2 * ofIndex < page->cells.size();
    }

    TreeReader& m_reader;
    Connection& m_draft;
    std::vector<RowShape> m_shapes;
    Counts m_found;
    std::map<QString, qint64> m_numbers;
    std::map<QString, std::size_t> m_unread;  ///< pages, by table
    std::size_t m_lost = 0;
};

/// Numbers are never given twice: not those of what is gone, and not those the log speaks of.
void raiseNumbers(Connection& draft, const std::map<QString, qint64>& given)
{
    constexpr qint64 kMostAhead = 1'000'000;
    const qint64 told = draft.value(QStringLiteral("SELECT max(record_id) FROM log_change")).toLongLong();
    std::vector<QString> tables;
    {
        ResultSet row = draft.run(
            QStringLiteral("SELECT name FROM sqlite_schema WHERE sql LIKE '%PRIMARY KEY AUTOINCREMENT%'"));
        while (row.next())
            tables.push_back(row.value(0).toString());
    }
    for (const QString& table : tables) {
        const qint64 last = draft.value(QStringLiteral("SELECT max(id) FROM \"%1\"").arg(table)).toLongLong();
        const auto known = given.find(table);
        const bool canBe = known != given.end() && known->second >= last && known->second - last < kMostAhead;
        const qint64 beside = told < std::numeric_limits<qint64>::max() - kMostAhead ? told : 0;
        const qint64 number = canBe ? known->second : std::max(last, known == given.end() ? beside : qint64{0});
        if (number == 0)
            continue;
        draft.run(QStringLiteral("DELETE FROM sqlite_sequence WHERE name = ?"), {table});
        draft.run(QStringLiteral("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)"), {table, number});
    }
}

/// Leaves only what is sound, in a draft of today's version.
void mend(Connection& draft, CampaignFile& campaign)
{
    draft.transact([&] { SoundRows(draft, campaign).mend(); });
    draft.runOnce(QStringLiteral("PRAGMA foreign_keys = ON"));
    SoundLogs logs(draft, campaign);
    draft.transact([&] {
        logs.mend();
        campaign.indexAnew();
    });
    if (campaign.faults().empty())
        return;
    draft.transact([&] { logs.giveUpAll(); });
    if (const std::vector<Cause> faults = campaign.faults(); !faults.empty())
        throw Failure(ProblemCode::DamagedCampaign, {SiteKind::File, draft.path()}, faults.front());
}

Recovered countsOf(Connection& draft, const Counts& found)
{
    Recovered recovered;
    recovered.tables.reserve(found.size());
    for (const auto& [table, count] : found) {
        const qint64 back = draft.value(QStringLiteral("SELECT count(*) FROM \"%1\"").arg(table)).toLongLong();
        recovered.tables.push_back({table.toStdString(), back, std::max(count.rows - back, qint64{0}),
                                    static_cast<std::int64_t>(count.lostPages)});
    }
    return recovered;
}

Recovered recoverInto(PageFile& file, const QString& damaged, const QString& draft)
{
    TreeReader reader(file);
    const std::vector<SchemaRow> schema = schemaIn(reader);
    const int version = versionOf(file, schema, damaged);
    auto opened = std::make_unique<Connection>(draft, Connection::Access::ReadWrite);
    Connection& connection = *opened;
    const auto campaign = CampaignFile::ofDraft(std::move(opened));
    const Connection::LongWork everything(connection);
    // It is synced as a whole before it gets its name, and nothing in it is worth rolling back to.
    connection.runOnce(QStringLiteral("PRAGMA synchronous = OFF"));
    connection.runOnce(QStringLiteral("PRAGMA journal_mode = MEMORY"));
    connection.runOnce(QStringLiteral("PRAGMA foreign_keys = OFF"));
    Migrator(connection).migrate(version);
    Salvage salvage(reader, connection);
    connection.transact([&] { salvage.run(schema); });
    Migrator(connection).migrate();
    mend(connection, *campaign);
    Recovered recovered = countsOf(connection, salvage.found());
    recovered.lostPages = static_cast<std::int64_t>(salvage.lost() + file.unreadSides());
    connection.transact([&] {
        raiseNumbers(connection, salvage.numbers());
        stampState(connection);
    });
    return recovered;
}

}  // namespace

Recovered recover(const QString& damaged, const QString& path)
{
    requireOwnName(damaged);
    requireSpotFor(path);
    PageFile file(damaged);
    Recovered recovered;
    makeAsDraft(path, QStringLiteral(".part"), [&](const QString& draft) {
        recovered = recoverInto(file, damaged, draft);
        const bool isNothing = std::ranges::all_of(
            recovered.tables, [](const Recovered::Table& table) { return table.broughtBack == 0; });
        if (isNothing && file.wasUnread())
            throw Failure(ProblemCode::StorageFault, {SiteKind::File, damaged}, because<Reason::ReadingFails>());
        if (isNothing)
            refuse<Reason::NothingReadable>({SiteKind::File, damaged});
        requireSound(draft, path);
    });
    return recovered;
}

}  // namespace hitspread::storage
