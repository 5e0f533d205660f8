#include "libraryfixture.h"
#include "rules/systems/registry.h"
#include "services/exchange/importservice.h"
#include "services/library/libraryservice.h"
#include "services/library/recordname.h"
#include "services/library/recordvalues.h"
#include "support/databasedump.h"
#include "support/manycharacters.h"
#include "support/randomrecord.h"
#include "support/rawfile.h"
#include "support/testclass.h"

#include <QJsonDocument>

#include <algorithm>
#include <array>

using namespace hitspread;
using namespace hitspread::storage;
using support::DatabaseDump;

namespace {

constexpr std::array kImported{RecordKind::Character,    RecordKind::Weapon,    RecordKind::Ammunition,
                               RecordKind::Armour,       RecordKind::Accessory, RecordKind::MeleeWeapon,
                               RecordKind::ThrownWeapon, RecordKind::Grenade,   RecordKind::ConditionTemplate,
                               RecordKind::Modifier};

/// What a source would say of it.
ImportedRow rowOf(const StoredRecord& stored, std::size_t line)
{
    ImportedRow row;
    row.line = line;
    row.system = stored.system;
    row.declaration = &stored.record.declaration();
    row.tags = stored.tags;
    row.extra = stored.extra;
    for (std::size_t field = 0; field < row.declaration->fields.size(); ++field) {
        const FieldDeclaration& declared = row.declaration->fields[field];
        for (std::size_t element = 0; element < declared.extent; ++element)
            row.values.push_back({static_cast<std::uint16_t>(field), static_cast<std::uint16_t>(element),
                                  valueOf(declared, stored.record.data(), element)});
    }
    return row;
}

/// Some of every kind of every system, with values as they may come.
std::vector<StoredRecord> recordsOfAllKinds()
{
    std::vector<StoredRecord> all;
    std::uint64_t seed = 20261130;
    for (const System* system : systems()) {
        for (const RecordKind kind : kImported) {
            const RecordDeclaration* declaration = system->record(kind);
            for (int i = 0; declaration && i < 12; ++i) {
                StoredRecord& stored = all.emplace_back();
                stored.system = system->id();
                stored.record = AnyRecord(*declaration);
                RandomRecords(++seed).fill(*declaration, stored.record.data());
                nameField(*declaration)->setText(stored.record.data(), "Übung \"" + std::to_string(i) + "\"");
                for (const FieldDeclaration& field : declaration->fields) {
                    if (field.kind != FieldKind::RankList)
                        continue;
                    Ranks ranks = field.ranks(stored.record.data());
                    std::erase_if(ranks.entries, [](const auto& entry) {
                        return entry.first.empty() || entry.first.find('\n') != std::string::npos;
                    });
                    field.setRanks(stored.record.data(), ranks);
                }
                if (const FieldDeclaration* plan = declaration->find("bodyPlan"))
                    plan->setText(stored.record.data(), "human");
                if (i % 3 == 0)
                    stored.tags = {"old", "näh \"er\""};
                if (i % 4 == 0)
                    stored.extra = R"({"made":"else\\where"})";
            }
        }
    }
    return all;
}

std::vector<ImportedRow> rowsOf(const std::vector<StoredRecord>& records)
{
    std::vector<ImportedRow> rows;
    rows.reserve(records.size());
    for (const StoredRecord& record : records)
        rows.push_back(rowOf(record, rows.size() + 2));
    return rows;
}

QStringList faultsOf(const ImportPlan& plan)
{
    QStringList all;
    for (const PlannedRow& row : plan.rows) {
        for (const ImportFault& fault : row.faults)
            all << QString::fromStdString(row.record.system + ' ' + row.name + ' ' + fault.column)
                    + QStringLiteral(": ") + text::wordsFor(fault.why);
    }
    return all;
}

}  // namespace

/// An import on a file: what it leaves there is what record after record would have left, in one step, or nothing at all.
class ImportFileTest : public QObject, private LibraryFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { makeFile(); }
    void theFileIsAsOneByOne();
    void whatIsLoggedIsWhatStands();
    void stoppingLeavesTheFile_data();
    void stoppingLeavesTheFile();
    void aRefusedRowLeavesTheFile();
    void undoneAndDoneAgain();

private:
    [[nodiscard]] ImportService service() { return {*m_file, m_plans, m_clock}; }
    /// Brought to rest first.
    [[nodiscard]] DatabaseDump dumpOfAll()
    {
        m_file->checkpoint();
        return support::dumpOfFile(QString::fromStdString(m_file->path()));
    }
};

void ImportFileTest::theFileIsAsOneByOne()
{
    const std::vector<StoredRecord> records = recordsOfAllKinds();
    QCOMPARE_GT(records.size(), std::size_t{300});
    const ImportPlan plan = service().plan(rowsOf(records));
    QCOMPARE(faultsOf(plan).join(u'\n'), QString());
    QCOMPARE(service().apply(plan).added, records.size());
    QCOMPARE(support::faultWords(m_file->faults()), QStringList());
    const DatabaseDump atOnce = dumpOfAll();
    // FTS5 itself, from the texts that stand in it, comes to the same words at the same places.
    const QString rebuilt = m_folder->filePath(QStringLiteral("rebuilt.hitspread"));
    QVERIFY(QFile::copy(QString::fromStdString(m_file->path()), rebuilt));
    support::runRaw(rebuilt, {QStringLiteral("INSERT INTO search (search) VALUES ('rebuild')")});
    QCOMPARE(support::differenceOf(atOnce.tables, support::dumpOfFile(rebuilt).tables), QString());
    makeFile();
    LibraryService library(*m_file, m_plans, m_clock);
    for (const StoredRecord& record : records)
        (void)library.create(record);
    // Once more over what is there, as an edit does it.
    m_file->atomically([&] {
        for (const PlannedRow& row : service().plan(rowsOf(records)).rows) {
            QCOMPARE(row.verdict, ImportVerdict::Same);
            m_file->library().update(m_file->library().load({row.record.record.declaration().kind, row.record.id}));
        }
    });
    QCOMPARE(support::differenceOf(atOnce.tables, dumpOfAll().tables), QString());
    m_file->atomically([this] { m_file->indexAnew(); });
    QCOMPARE(support::differenceOf(atOnce.tables, dumpOfAll().tables), QString());
}

void ImportFileTest::whatIsLoggedIsWhatStands()
{
    const std::vector<StoredRecord> records = recordsOfAllKinds();
    const ImportOutcome outcome = service().apply(service().plan(rowsOf(records)));
    QCOMPARE(outcome.records.size(), records.size());
    const LogEntry entry = m_file->log().entry(outcome.entry);
    QCOMPARE(entry.changes.size(), records.size());
    for (std::size_t i = 0; i < records.size(); ++i) {
        const LoggedChange& change = entry.changes[i];
        QCOMPARE(change.record, outcome.records[i]);
        const auto& kept = std::get<std::string>(change.after);
        QCOMPARE(kept, m_file->snapshot(change.record));
        const StoredRecord stored = m_file->library().load(change.record);
        QVERIFY(sameRecord(records[i].record.declaration(), stored.record.data(), records[i].record.data()));
        // Written without a tree, it is still what the tree's text would be.
        const QByteArray text = QByteArray::fromStdString(kept);
        QCOMPARE(QJsonDocument::fromJson(text).toJson(QJsonDocument::Compact), text);
    }
}

void ImportFileTest::stoppingLeavesTheFile_data()
{
    QTest::addColumn<int>("at");
    QTest::newRow("at once") << 0;
    QTest::newRow("behind the first") << 1;
    QTest::newRow("in the middle") << 150;
    QTest::newRow("before the last") << 299;
}

void ImportFileTest::stoppingLeavesTheFile()
{
    QFETCH(int, at);
    std::vector<StoredRecord> records;
    for (std::size_t i = 0; i < 300; ++i)
        records.push_back(support::inventedCharacter(i));
    const DatabaseDump before = dumpOfAll();
    std::size_t told = 0;
    const ImportOutcome outcome = service().apply(service().plan(rowsOf(records)),
                                                  [&](std::size_t done, std::size_t all) {
                                                      told += all == records.size() && done == told ? 1 : 0;
                                                      return done != static_cast<std::size_t>(at);
                                                  });
    QCOMPARE(told, static_cast<std::size_t>(at) + 1);
    QCOMPARE(outcome.entry, EntryId{0});
    QVERIFY(outcome.records.empty());
    const DatabaseDump after = dumpOfAll();
    QCOMPARE(support::differenceOf(before.tables, after.tables), QString());
    QCOMPARE(support::differenceOf(before.log, after.log), QString());
    QCOMPARE(after.heads, before.heads);
    QCOMPARE(support::faultWords(m_file->faults()), QStringList());
}

/// Somebody gave one of them a weapon that is gone by now.
void ImportFileTest::aRefusedRowLeavesTheFile()
{
    std::vector<StoredRecord> records{support::inventedCharacter(0), support::inventedCharacter(1)};
    ImportPlan plan = service().plan(rowsOf(records));
    plan.rows.back().kit.push_back({RecordKind::Weapon, "No such rifle"});
    const DatabaseDump before = dumpOfAll();
    QVERIFY_EXCEPTION_THROWN((void)service().apply(plan), Failure);
    const DatabaseDump after = dumpOfAll();
    QCOMPARE(support::differenceOf(before.tables, after.tables), QString());
    QCOMPARE(support::differenceOf(before.log, after.log), QString());
    QCOMPARE(support::faultWords(m_file->faults()), QStringList());
}

/// New ones, changed ones and one who gets a rifle, as one step.
void ImportFileTest::undoneAndDoneAgain()
{
    LibraryService library(*m_file, m_plans, m_clock);
    (void)library.create(support::inventedCharacter(0));
    std::vector<StoredRecord> records;
    for (std::size_t i = 0; i < 50; ++i)
        records.push_back(support::inventedCharacter(i));
    records.front().record.declaration().find("str")->setNumber(records.front().record.data(), 0, 19);
    const std::string before = dump();
    ImportPlan plan = service().plan(rowsOf(records));
    ExchangedThing& rifle = plan.rows.back().kit.emplace_back();
    rifle.name = m_file->library().list({.kind = RecordKind::Weapon, .system = "threed"}).front().name;
    rifle.state = AnyRecord(*findSystem("threed")->record(RecordKind::WeaponState));
    const ImportOutcome outcome = service().apply(plan);
    QCOMPARE(outcome.added, std::size_t{49});
    QCOMPARE(outcome.changed, std::size_t{1});
    undoAndRedo(before, 1);
}

HITSPREAD_TEST(ImportFileTest)
#include "importfile_test.moc"
