#include <QTest>

#include "rules/core/trace/resolution.h"
#include "rules/systems/percentile/records.h"
#include "services/fight/encounterservice.h"
#include "services/library/profileservice.h"
#include "services/library/recordvalues.h"
#include "services/refusal/problem.h"
#include "services/undo/historyservice.h"
#include "storage/campaignfile.h"
#include "storage/fightfile/fightfile.h"
#include "storage/start/newcampaign.h"
#include "support/fakecampaign.h"
#include "support/faultwords.h"
#include "support/problemof.h"
#include "support/rawfile.h"
#include "support/samplefile.h"
#include "support/sourcepath.h"
#include "support/testclass.h"

#include <QFile>
#include <QJsonDocument>
#include <QTemporaryDir>

#include <algorithm>

using namespace hitspread;
using namespace hitspread::storage;
using percentile::Location;
using percentile::locationRow;

namespace {

const Table kOwn{{locationRow(1, 30, Location::Head, 4), locationRow(31, 100, Location::Chest, 2)}};

}  // namespace

/// The tables of a fight's house rules in a campaign file: stored with the fight, changed, undone, sent elsewhere, checked.
class TablesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void aTableIsStoredAndUndone();
    void aBrokenTableIsRefused();
    void aTableGoesWithItsFight();
    void aSpoiltTableInADocumentIsRefused();
    void aSpoiltTableInTheFileIsFound();
    void duelsOfBeforeTablesComeToTheSame();

private:
    [[nodiscard]] Scope scope() const { return {ScopeKind::Encounter, m_fight}; }
    [[nodiscard]] Table stored(CampaignFile& file, RecordId fight) const
    {
        return file.encounters().encounter(fight).switches.as<percentile::Switches>().hitLocations;
    }
    EntryId put(const Table& table)
    {
        LoggedChange change;
        change.record = {RecordKind::Switches, m_fight};
        change.field = "hitLocations";
        change.before = stored(*m_file, m_fight);
        change.after = table;
        return EncounterService(*m_file, m_clock).setByHand(m_fight, change, "our table");
    }
    [[nodiscard]] QString path() const { return m_folder->filePath(QStringLiteral("campaign.hitspread")); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<CampaignFile> m_file;
    support::FixedClock m_clock;
    RecordId m_fight = 0;
};

void TablesTest::init()
{
    m_file.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = support::openSample(path());
    const auto fights = m_file->encounters().encounters();
    m_fight = std::ranges::find(fights, std::string("percentile"), &Encounter::system)->id;
}

void TablesTest::aTableIsStoredAndUndone()
{
    QVERIFY(stored(*m_file, m_fight) == tableOf(percentile::kHouseLocations));
    QVERIFY(put(kOwn) != 0);
    m_file.reset();
    m_file = CampaignFile::open(path());
    QVERIFY(stored(*m_file, m_fight) == kOwn);
    QCOMPARE(support::faultWords(m_file->faults()), QStringList());
    HistoryService history(*m_file, m_clock);
    history.undo(scope());
    QVERIFY(stored(*m_file, m_fight) == tableOf(percentile::kHouseLocations));
    history.redo(scope());
    QVERIFY(stored(*m_file, m_fight) == kOwn);
    // The log tells both tables.
    const LogEntry entry = history.list({scope(), {}}).back();
    const LogEntry loaded = history.entry(entry.id);
    QCOMPARE(loaded.changes.size(), std::size_t{1});
    QVERIFY(loaded.changes[0].before == LoggedValue(tableOf(percentile::kHouseLocations)));
    QVERIFY(loaded.changes[0].after == LoggedValue(kOwn));
}

void TablesTest::aBrokenTableIsRefused()
{
    Table gap = kOwn;
    gap.rows[1].from = 32;
    QCOMPARE(support::codeOf([&] { put(gap); }), ProblemCode::BadInput);
    QVERIFY(stored(*m_file, m_fight) == tableOf(percentile::kHouseLocations));
}

void TablesTest::aTableGoesWithItsFight()
{
    put(kOwn);
    const QByteArray document = fightfile::packed(*m_file, m_fight, m_clock);
    const auto other = createNewCampaign(m_folder->filePath(QStringLiteral("other.hitspread")));
    const RecordId fight = fightfile::unpacked(*other, document, QStringLiteral("fight.json"));
    QCOMPARE(support::faultWords(other->faults()), QStringList());
    QVERIFY(stored(*other, fight) == kOwn);
    HistoryService(*other, m_clock).undo({ScopeKind::Encounter, fight});
    QVERIFY(stored(*other, fight) == tableOf(percentile::kHouseLocations));
}

void TablesTest::aSpoiltTableInADocumentIsRefused()
{
    put(kOwn);
    const QByteArray document =
        QJsonDocument::fromJson(fightfile::packed(*m_file, m_fight, m_clock)).toJson(QJsonDocument::Compact);
    // In the log, where cells are told by their place, and in the switches the fight began with.
    for (const auto& [was, is] :
         {std::pair<QByteArray, QByteArray>(R"("from":31,"to":100)", R"("from":33,"to":100)"),
          {R"("from":89,"location":"leftLeg","to":100)", R"("from":89,"location":"tail","to":100)"},
          {R"("from":11,"location":"chest","to":36)", R"("from":11,"location":"chest","to":35)"}}) {
        QByteArray spoilt = document;
        spoilt.replace(was, is);
        QVERIFY2(spoilt != document, was.constData());
        const QTemporaryDir folder;
        const auto other = createNewCampaign(folder.filePath(QStringLiteral("other.hitspread")));
        QCOMPARE(support::codeOf([&] { (void)fightfile::unpacked(*other, spoilt, QStringLiteral("fight.json")); }),
                 ProblemCode::BadInput);
        QVERIFY(other->encounters().encounters().empty());
    }
}

void TablesTest::aSpoiltTableInTheFileIsFound()
{
    put(kOwn);
    m_file.reset();
    support::runRaw(path(),
                    {QStringLiteral("UPDATE encounter SET switches = replace(switches, '\"from\":31', "
                                    "'\"from\":33') WHERE system = 'percentile'")});
    m_file = CampaignFile::open(path());
    const QStringList faults = support::faultWords(m_file->faults());
    QVERIFY2(faults.join(u'\n').contains(QStringLiteral("no row holds 31 to 32")), qPrintable(faults.join(u'\n')));
}

/// Fights of before there were tables hold the house's, and what was rolled in them comes to the same.
void TablesTest::duelsOfBeforeTablesComeToTheSame()
{
    m_file.reset();
    QVERIFY(QFile::remove(path()));
    QVERIFY(QFile::copy(support::sourcePath(QStringLiteral("tests/fixtures/campaigns/schema-5.hitspread")), path()));
    m_file = CampaignFile::open(path());
    QVERIFY(stored(*m_file, m_fight) == tableOf(percentile::kHouseLocations));
    HistoryService history(*m_file, m_clock);
    int duels = 0;
    for (const LogEntry& listed : history.list({scope(), {}})) {
        if (listed.kind != EntryKind::Action)
            continue;
        const LogEntry entry = history.entry(listed.id);
        Request request = entry.action->request;
        request.answers = entry.action->findings.answers;
        const Findings again = resolve(request).findings;
        const Findings& then = entry.action->findings;
        QVERIFY(again.changes == then.changes);
        QCOMPARE(again.steps.size(), then.steps.size());
        for (std::size_t i = 0; i < again.steps.size(); ++i) {
            QVERIFY(again.steps[i].key == then.steps[i].key);
            QCOMPARE(again.steps[i].value, then.steps[i].value);
        }
        ++duels;
    }
    QCOMPARE(duels, 2);
}

HITSPREAD_TEST(TablesTest)
#include "tables_test.moc"
