#include "rules/systems/registry.h"
#include "rules/systems/threed/character.h"
#include "services/exchange/importservice.h"
#include "services/library/libraryservice.h"
#include "services/refusal/problem.h"
#include "services/undo/historyservice.h"
#include "support/gatefight.h"
#include "support/problemof.h"
#include "support/testclass.h"

#include <QTest>

#include <algorithm>

using namespace hitspread;
using support::codeOf;

namespace {

/// A row that gives a name and perhaps more.
ImportedRow rowOf(std::size_t line, std::string name)
{
    ImportedRow row;
    row.line = line;
    row.system = "threed";
    row.declaration = findSystem("threed")->record(RecordKind::Character);
    row.values.push_back({*row.declaration->indexOf("name"), 0, LoggedValue(std::move(name))});
    return row;
}

ImportedRow withStrength(ImportedRow row, std::int64_t strength)
{
    row.values.push_back({*row.declaration->indexOf("str"), 0, LoggedValue(strength)});
    return row;
}

}  // namespace

/// Rows of another origin on a campaign in memory.
class ImportTest : public QObject, private support::GateFight {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void rowsAreJudged();
    void nobodyComesWithoutHisThings();
    void oneStepIsUndone();
    void whatIsNotNamedStays();
    void whatIsNotChosenIsNotDone();
    void somethingElseByNowIsRefused();
    void stoppingLeavesNothing();

private:
    [[nodiscard]] ImportService service() { return {*m_campaign, m_plans, m_clock}; }
    [[nodiscard]] threed::Character stored(RecordId id)
    {
        return m_campaign->library().load({RecordKind::Character, id}).record.as<threed::Character>();
    }
    RecordId m_ines = 0;
};

void ImportTest::init()
{
    begin();
    LibraryService library(*m_campaign, m_plans, m_clock);
    StoredRecord ines = character("Ines");
    ines.record.as<threed::Character>().str = 11;
    ines.record.as<threed::Character>().notes = "limps";
    ines.tags = {"friend"};
    m_ines = library.create(ines);
    (void)library.create(character("Twin"));
    (void)library.create(character("Twin"));
}

void ImportTest::rowsAreJudged()
{
    ImportedRow blank = rowOf(8, "");
    ImportedRow unread = rowOf(9, "Other");
    unread.faults.push_back({"STR", because<Reason::NoWholeNumber>("strong", 1, 20)});
    const std::vector<ImportedRow> rows{rowOf(2, "Milan"),
                                        withStrength(rowOf(3, "Ines"), 12),
                                        withStrength(rowOf(4, "Ruth"), 5000),
                                        rowOf(5, "Milan"),
                                        rowOf(6, "Twin"),
                                        withStrength(rowOf(7, " "), 12),
                                        blank,
                                        unread};
    const std::string before = m_campaign->dump();
    const ImportPlan plan = service().plan(rows);
    QCOMPARE(m_campaign->dump(), before);
    using enum ImportVerdict;
    const std::vector<ImportVerdict> expected{New, Changed, Faulty, Faulty, Faulty, Faulty, Skipped, Faulty};
    for (std::size_t i = 0; i < rows.size(); ++i) {
        QCOMPARE(plan.rows[i].verdict, expected[i]);
        QCOMPARE(plan.rows[i].line, rows[i].line);
        QCOMPARE(plan.rows[i].isChosen, expected[i] == New || expected[i] == Changed);
    }
    QCOMPARE(plan.rows[1].changes.size(), std::size_t{1});
    QCOMPARE(plan.rows[1].changes.front().field, std::string("str"));
    QCOMPARE(plan.rows[1].changes.front().before, LoggedValue(std::int64_t{11}));
    QCOMPARE(plan.rows[1].changes.front().after, LoggedValue(std::int64_t{12}));
    QCOMPARE(plan.rows[2].faults.front().column, std::string("str"));
    QCOMPARE(plan.rows[3].faults.front().why.reason, Reason::NamedInLine);
    QCOMPARE(plan.rows[4].faults.front().why.reason, Reason::SeveralOfNameInLibrary);
    QCOMPARE(plan.rows[5].faults.front().why.reason, Reason::HasNoName);
    QCOMPARE(plan.rows[7].faults.size(), std::size_t{1});
    QCOMPARE(service().plan(std::vector{withStrength(rowOf(2, "Ines"), 11)}).rows.front().verdict, Same);
}

/// What is called new can come in: whoever has a thing that is faulty in the same source is told of it before.
void ImportTest::nobodyComesWithoutHisThings()
{
    ImportedRow knife = rowOf(2, "Knife");
    knife.declaration = findSystem("threed")->record(RecordKind::Weapon);
    const std::string called = "Long\nknife";  // the library keeps it on one line
    knife.values = {{*knife.declaration->indexOf("name"), 0, LoggedValue(called)}};
    ImportedRow milan = rowOf(3, "Milan");
    milan.kit.push_back({.kind = RecordKind::Weapon, .name = called});
    const ImportPlan sound = service().plan(std::vector{knife, milan});
    QCOMPARE(sound.count(ImportVerdict::New), std::size_t{2});
    knife.faults.push_back({"range", because<Reason::NoWholeNumber>("far", 1, 20)});
    const ImportPlan plan = service().plan(std::vector{knife, milan, rowOf(4, "Ruth")});
    QCOMPARE(plan.rows[1].verdict, ImportVerdict::Faulty);
    QCOMPARE(plan.rows[1].faults.front().why.reason, Reason::RefersToNothing);
    QCOMPARE(service().apply(plan).added, std::size_t{1});
    QCOMPARE(service().apply(sound).added, std::size_t{2});
}

void ImportTest::oneStepIsUndone()
{
    HistoryService history(*m_campaign, m_clock);
    const Scope scope{ScopeKind::Library, 0};
    const std::string before = m_campaign->dump();
    const ImportPlan plan = service().plan(
        std::vector{rowOf(2, "Milan"), withStrength(rowOf(3, "Ines"), 12), rowOf(4, "Ruth")});
    const ImportOutcome outcome = service().apply(plan);
    QCOMPARE(outcome.added, std::size_t{2});
    QCOMPARE(outcome.changed, std::size_t{1});
    QCOMPARE(history.undoable(scope), outcome.entry);
    const std::string after = m_campaign->dump();
    QCOMPARE(stored(m_ines).str, 12);
    const std::size_t all = m_campaign->library().count({});
    history.undo(scope);
    QCOMPARE(m_campaign->library().count({}), all - 2);
    QCOMPARE(stored(m_ines).str, 11);
    history.redo(scope);
    QCOMPARE(m_campaign->dump(), after);
    // The same once more changes nothing.
    QCOMPARE(service().apply(service().plan(std::vector{rowOf(2, "Milan"), withStrength(rowOf(3, "Ines"), 12)})).entry,
             EntryId{0});
}

void ImportTest::whatIsNotNamedStays()
{
    (void)service().apply(service().plan(std::vector{withStrength(rowOf(2, "Ines"), 12)}));
    QCOMPARE(stored(m_ines).notes, std::string("limps"));
    QCOMPARE(m_campaign->library().load({RecordKind::Character, m_ines}).tags, std::vector<std::string>{"friend"});
    ImportedRow row = rowOf(2, "Ines");
    row.tags = {"foe"};
    (void)service().apply(service().plan(std::vector{row}));
    QCOMPARE(m_campaign->library().load({RecordKind::Character, m_ines}).tags, std::vector<std::string>{"foe"});
    QCOMPARE(stored(m_ines).str, 12);
}

void ImportTest::whatIsNotChosenIsNotDone()
{
    ImportPlan plan = service().plan(std::vector{rowOf(2, "Milan"), withStrength(rowOf(3, "Ines"), 12)});
    plan.rows[1].isChosen = false;
    QCOMPARE(plan.chosen(), std::size_t{1});
    QCOMPARE(service().apply(plan).changed, std::size_t{0});
    QCOMPARE(stored(m_ines).str, 11);
}

void ImportTest::somethingElseByNowIsRefused()
{
    const ImportPlan plan = service().plan(std::vector{rowOf(2, "Milan"), withStrength(rowOf(3, "Ines"), 12)});
    StoredRecord other = m_campaign->library().load({RecordKind::Character, m_ines});
    other.record.as<threed::Character>().str = 9;
    m_campaign->library().update(other);
    const std::string before = m_campaign->dump();
    QVERIFY(codeOf([&] { (void)service().apply(plan); }) == ProblemCode::OutOfDate);
    QCOMPARE(m_campaign->dump(), before);
}

void ImportTest::stoppingLeavesNothing()
{
    std::vector<ImportedRow> rows;
    rows.reserve(10'000);
    for (std::size_t i = 0; i < 10'000; ++i)
        rows.push_back(rowOf(i + 2, "Guard " + std::to_string(i)));
    const ImportPlan plan = service().plan(rows);
    QCOMPARE(plan.count(ImportVerdict::New), rows.size());
    const std::string before = m_campaign->dump();
    const std::size_t entries = m_campaign->log().list({}).size();
    std::size_t told = 0;
    const ImportOutcome outcome = service().apply(plan, [&](std::size_t done, std::size_t all) {
        told = done;
        return all == 10'000 && done < 9'000;
    });
    QCOMPARE(told, std::size_t{9'000});
    QCOMPARE(outcome.entry, EntryId{0});
    QCOMPARE(m_campaign->dump(), before);
    QCOMPARE(m_campaign->log().list({}).size(), entries);
}

HITSPREAD_TEST(ImportTest)
#include "import_test.moc"
