#include "formats/bodyplans.h"
#include "rules/systems/threed/character.h"
#include "rules/systems/threed/gear.h"
#include "services/library/kitservice.h"
#include "services/library/libraryservice.h"
#include "services/library/recordname.h"
#include "services/library/takeservice.h"
#include "services/undo/historyservice.h"
#include "storage/start/foreigncampaign.h"
#include "storage/start/newcampaign.h"
#include "support/edits.h"
#include "support/fakecampaign.h"
#include "support/faultwords.h"
#include "support/locked.h"
#include "support/pngbytes.h"
#include "support/problemof.h"
#include "support/rawfile.h"
#include "support/samplefile.h"
#include "support/sourcepath.h"
#include "support/testclass.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <filesystem>

using namespace hitspread;
using support::bytesOf;

namespace {

constexpr Scope kTakeScope{ScopeKind::Library, 0};

std::vector<LibraryRow> rowsOf(Campaign& campaign, RecordKind kind)
{
    LibraryQuery query{.kind = kind, .system = "threed"};
    query.limit = 1000;
    return campaign.library().list(query);
}

RecordRef named(Campaign& campaign, RecordKind kind, const std::string& name)
{
    for (const LibraryRow& row : rowsOf(campaign, kind)) {
        if (row.name == name)
            return {kind, row.id};
    }
    return {kind, 0};
}

}  // namespace

/// People and gear of another campaign's library.
class TakeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void aCharacterComesWithAllThatIsHis();
    void aFirearmComesWithItsRounds();
    void whatIsThereIsNotTakenTwice();
    void namesThatAreThere_data();
    void namesThatAreThere();
    void aReplacedCharacterHasTheKitOfTheOther();
    void twoOfOneNameStayTwo();
    void whatStaysAwayBringsNothing();
    void aKitInAnotherStateIsAnother();
    void thePortraitComesAlong();
    void theOtherFileIsLeftAsItIs();
    void aBrokenOffChangeIsLeftAlone();
    void olderFilesAreRead_data();
    void olderFilesAreRead();
    void whatIsNoCampaignIsRefused_data();
    void whatIsNoCampaignIsRefused();
    void theOwnFileIsRefused_data();
    void theOwnFileIsRefused();
    void aCopyOfTheOwnFileIsAnother();

private:
    [[nodiscard]] QString in(const char* name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    [[nodiscard]] TakeService service() { return {*m_from, *m_into, m_plans, m_clock}; }
    RecordRef take(RecordRef record, NameTaken taken = NameTaken::KeepBoth)
    {
        return service().take({&record, 1}, taken).front();
    }
    /// Gives a record of mine another range, so that it is another under the same name.
    void makeMine(const std::string& name)
    {
        LibraryService library(*m_into, m_plans, m_clock);
        StoredRecord mine = library.load(named(*m_into, RecordKind::Weapon, name));
        mine.record = mine.record.cloned();
        mine.record.as<threed::Weapon>().range = 99;
        QVERIFY(support::updated(library, mine) != 0);
    }
    [[nodiscard]] int rangeOf(RecordRef weapon) { return m_into->load(weapon).as<threed::Weapon>().range; }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<storage::CampaignFile> m_from;
    std::unique_ptr<storage::CampaignFile> m_into;
    formats::ShippedBodyPlans m_plans;
    support::FixedClock m_clock;
};

void TakeTest::init()
{
    m_from.reset();
    m_into.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_from = support::openSample(in("sample.hitspread"));
    m_into = storage::createNewCampaign(in("mine.hitspread"), CampaignStart::Empty);
}

void TakeTest::aCharacterComesWithAllThatIsHis()
{
    const RecordRef ines = take(named(*m_from, RecordKind::Character, "Ines Varga"));
    QCOMPARE(recordName(m_into->load(ines)), std::string("Ines Varga"));
    const std::vector<KitItem> kit = KitService(*m_into, m_clock).kit(ines.id);
    std::vector<std::string> names;
    for (const KitItem& item : kit)
        names.push_back(recordName(item.record.record));
    QCOMPARE(names,
             (std::vector<std::string>{"Halberd carbine", "Magpie pistol", "Lined greatcoat", "Spring blade",
                                       "Thump grenade"}));
    QVERIFY(kit.front().ammunition.has_value());
    QCOMPARE(recordName(kit.front().ammunition->record), std::string("5.6 mm standard"));
    QCOMPARE(kit.front().mounted.size(), std::size_t{1});
    QCOMPARE(recordName(kit.front().mounted.front().record.record), std::string("Day scope 2x"));
    QCOMPARE(int{kit.front().possession.state.as<threed::WeaponState>().rounds}, 21);
    QVERIFY(!m_into->library().load(ines).sample);
    QCOMPARE(support::faultWords(m_into->faults()), QStringList());
    // One step, there and back.
    HistoryService history(*m_into, m_clock);
    history.undo(kTakeScope);
    for (const RecordKind kind : {RecordKind::Character, RecordKind::Weapon, RecordKind::Ammunition,
                                  RecordKind::Accessory, RecordKind::Grenade})
        QVERIFY(rowsOf(*m_into, kind).empty());
    QCOMPARE(history.undoable(kTakeScope), EntryId{0});
    history.redo(kTakeScope);
    QCOMPARE(KitService(*m_into, m_clock).kit(ines.id).size(), std::size_t{5});
    QCOMPARE(support::faultWords(m_into->faults()), QStringList());
}

void TakeTest::aFirearmComesWithItsRounds()
{
    (void)take(named(*m_from, RecordKind::Weapon, "Magpie pistol"));
    std::vector<std::string> rounds;
    for (const LibraryRow& row : rowsOf(*m_into, RecordKind::Ammunition))
        rounds.push_back(row.name);
    QCOMPARE(rounds, (std::vector<std::string>{"9 mm hollow point", "9 mm standard"}));
}

void TakeTest::whatIsThereIsNotTakenTwice()
{
    m_into = storage::createNewCampaign(in("starter.hitspread"));
    const std::size_t before = rowsOf(*m_into, RecordKind::Weapon).size();
    const RecordRef sentry = named(*m_from, RecordKind::Weapon, "Sentry rifle");
    QVERIFY(service().clashes({&sentry, 1}).empty());
    QCOMPARE(take(sentry), named(*m_into, RecordKind::Weapon, "Sentry rifle"));
    QCOMPARE(rowsOf(*m_into, RecordKind::Weapon).size(), before);
    // Nothing was done, so there is nothing to undo.
    QCOMPARE(HistoryService(*m_into, m_clock).undoable(kTakeScope), EntryId{0});
}

void TakeTest::namesThatAreThere_data()
{
    QTest::addColumn<int>("answer");
    QTest::addColumn<std::string>("carried");
    QTest::addColumn<int>("range");
    QTest::addColumn<int>("rangeOfMine");
    QTest::newRow("both") << static_cast<int>(NameTaken::KeepBoth) << std::string("Sentry rifle 2") << 60 << 99;
    QTest::newRow("mine") << static_cast<int>(NameTaken::UseMine) << std::string("Sentry rifle") << 99 << 99;
    QTest::newRow("replace") << static_cast<int>(NameTaken::Replace) << std::string("Sentry rifle") << 60 << 60;
}

/// A guard comes with a rifle whose name is there already.
void TakeTest::namesThatAreThere()
{
    QFETCH(int, answer);
    QFETCH(std::string, carried);
    m_into = storage::createNewCampaign(in("starter.hitspread"));
    makeMine("Sentry rifle");
    const RecordRef mine = named(*m_into, RecordKind::Weapon, "Sentry rifle");
    const std::size_t people = rowsOf(*m_into, RecordKind::Character).size();
    const RecordRef guard = named(*m_from, RecordKind::Character, "Gate Guard");
    const std::vector<LibraryHit> there = service().clashes({&guard, 1});
    QCOMPARE(there.size(), std::size_t{1});
    QCOMPARE(there.front().row.name, std::string("Sentry rifle"));
    const RecordRef here = take(guard, static_cast<NameTaken>(answer));
    const std::vector<KitItem> kit = KitService(*m_into, m_clock).kit(here.id);
    QCOMPARE(recordName(kit.front().record.record), carried);
    QTEST(rangeOf({RecordKind::Weapon, kit.front().record.id}), "range");
    QTEST(rangeOf(mine), "rangeOfMine");
    HistoryService(*m_into, m_clock).undo(kTakeScope);
    QCOMPARE(rangeOf(mine), 99);
    QCOMPARE(rowsOf(*m_into, RecordKind::Character).size(), people);
    QCOMPARE(support::faultWords(m_into->faults()), QStringList());
}

void TakeTest::aReplacedCharacterHasTheKitOfTheOther()
{
    const RecordRef ines = take(named(*m_from, RecordKind::Character, "Ines Varga"));
    KitService kits(*m_into, m_clock);
    (void)kits.take(kits.kit(ines.id).front().possession.id);
    QCOMPARE(kits.kit(ines.id).size(), std::size_t{4});
    QCOMPARE(take(named(*m_from, RecordKind::Character, "Ines Varga"), NameTaken::Replace), ines);
    QCOMPARE(kits.kit(ines.id).size(), std::size_t{5});
    QCOMPARE(kits.kit(ines.id).front().mounted.size(), std::size_t{1});
    HistoryService history(*m_into, m_clock);
    history.undo(kTakeScope);
    QCOMPARE(kits.kit(ines.id).size(), std::size_t{4});
    history.redo(kTakeScope);
    QCOMPARE(kits.kit(ines.id).size(), std::size_t{5});
    QCOMPARE(support::faultWords(m_into->faults()), QStringList());
}

/// Names are no keys: the other file has two rifles called alike, and both come.
void TakeTest::twoOfOneNameStayTwo()
{
    const RecordRef first = named(*m_from, RecordKind::Weapon, "Sentry rifle");
    StoredRecord twin = m_from->library().load(first);
    twin.id = 0;
    twin.record = twin.record.cloned();
    twin.record.as<threed::Weapon>().range = 77;
    const RecordRef second{RecordKind::Weapon, m_from->library().insert(twin)};
    for (const NameTaken answer : {NameTaken::UseMine, NameTaken::Replace, NameTaken::KeepBoth}) {
        init();
        const RecordRef other{RecordKind::Weapon, m_from->library().insert(twin)};
        QCOMPARE(other, second);
        const std::vector<RecordRef> here = service().take(std::vector{first, other}, answer);
        QCOMPARE(rangeOf(here[0]), 60);
        QCOMPARE(rangeOf(here[1]), 77);
    }
}

/// The character here is kept: neither kit nor rounds of the other's come.
void TakeTest::whatStaysAwayBringsNothing()
{
    const RecordRef ines = named(*m_from, RecordKind::Character, "Ines Varga");
    StoredRecord mine = m_from->library().load(ines);
    mine.id = 0;
    mine.portrait.clear();
    const RecordRef here{RecordKind::Character, m_into->library().insert(mine)};
    QCOMPARE(take(ines, NameTaken::UseMine), here);
    QVERIFY(rowsOf(*m_into, RecordKind::Weapon).empty());
    QVERIFY(rowsOf(*m_into, RecordKind::Ammunition).empty());
    QCOMPARE(HistoryService(*m_into, m_clock).undoable(kTakeScope), EntryId{0});
}

/// The same things, but a magazine half empty.
void TakeTest::aKitInAnotherStateIsAnother()
{
    const RecordRef ines = named(*m_from, RecordKind::Character, "Ines Varga");
    const RecordRef here = take(ines);
    QVERIFY(service().clashes({&ines, 1}).empty());
    KitService kits(*m_into, m_clock);
    const Possession carbine = kits.kit(here.id).front().possession;
    AnyRecord spent = carbine.state.cloned();
    spent.as<threed::WeaponState>().rounds = 3;
    QVERIFY(kits.setState(carbine.id, spent) != 0);
    const std::vector<LibraryHit> there = service().clashes({&ines, 1});
    QCOMPARE(there.size(), std::size_t{1});
    QCOMPARE(there.front().row.name, std::string("Ines Varga"));
}

void TakeTest::thePortraitComesAlong()
{
    const RecordRef ines = named(*m_from, RecordKind::Character, "Ines Varga");
    const std::vector<std::byte> picture = support::pngBytes(3, 4);
    LibraryService theirs(*m_from, m_plans, m_clock);
    QVERIFY(theirs.setPortrait(ines.id, picture) != 0);
    const std::vector<std::byte> mine = LibraryService(*m_into, m_plans, m_clock).portrait(take(ines).id);
    QVERIFY(mine == picture);
}

void TakeTest::theOtherFileIsLeftAsItIs()
{
    const QString path = in("sample.hitspread");
    m_from.reset();
    const QByteArray before = bytesOf(path);
    const QStringList beside = QDir(m_folder->path()).entryList(QDir::Files);
    std::string seen;
    storage::ForeignCampaigns().with(*m_into, path.toStdString(), [&](Campaign& other) {
        const RecordRef ines = named(other, RecordKind::Character, "Ines Varga");
        seen = recordName(other.load(ines));
        (void)LibraryService(other, m_plans, m_clock).remove(ines);
    });
    QCOMPARE(seen, std::string("Ines Varga"));
    QCOMPARE(bytesOf(path), before);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), beside);
}

/// What a crash left beside a file is taken back by whoever opens it: not by us.
void TakeTest::aBrokenOffChangeIsLeftAlone()
{
    const QString other = in("other.hitspread");
    (void)storage::createNewCampaign(other);
    const QByteArray before = bytesOf(other);
    QFile journal(other + QStringLiteral("-journal"));
    QVERIFY(journal.open(QIODevice::WriteOnly));
    journal.write(QByteArray(512, 'x'));
    journal.close();
    const auto read = [&] { storage::ForeignCampaigns().with(*m_into, other.toStdString(), [](Campaign&) {}); };
    const std::optional<Problem> problem = support::problemOf(read);
    QVERIFY(problem);
    QCOMPARE(problem->code, ProblemCode::CampaignReadOnly);
    QCOMPARE(bytesOf(other), before);
    QCOMPARE(bytesOf(journal.fileName()), QByteArray(512, 'x'));
}

void TakeTest::olderFilesAreRead_data()
{
    QTest::addColumn<QString>("name");
    for (const int schema : {1, 3, 5})
        QTest::addRow("schema %d", schema) << QStringLiteral("schema-%1.hitspread").arg(schema);
}

void TakeTest::olderFilesAreRead()
{
    QFETCH(QString, name);
    const QString path = m_folder->filePath(name);
    QVERIFY(QFile::copy(support::sourcePath(QStringLiteral("tests/fixtures/campaigns/")) + name, path));
    const QByteArray before = bytesOf(path);
    std::size_t people = 0;
    storage::ForeignCampaigns().with(*m_into, path.toStdString(), [&](Campaign& other) {
        std::vector<RecordRef> all;
        for (const LibraryRow& row : rowsOf(other, RecordKind::Character))
            all.push_back({RecordKind::Character, row.id});
        people = all.size();
        (void)TakeService(other, *m_into, m_plans, m_clock).take(all, NameTaken::KeepBoth);
    });
    QVERIFY(people > 0);
    QCOMPARE(rowsOf(*m_into, RecordKind::Character).size(), people);
    QCOMPARE(support::faultWords(m_into->faults()), QStringList());
    QCOMPARE(bytesOf(path), before);
    QCOMPARE(QFileInfo(path).dir().entryList({QStringLiteral("* backups")}).size(), 0);
}

void TakeTest::whatIsNoCampaignIsRefused_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("code");
    QTest::newRow("newer") << QStringLiteral("newer.hitspread") << static_cast<int>(ProblemCode::NewerCampaign);
    QTest::newRow("another program's") << QStringLiteral("foreign.hitspread")
                                       << static_cast<int>(ProblemCode::ForeignDatabase);
    QTest::newRow("a trigger") << QStringLiteral("hostile-trigger.hitspread")
                               << static_cast<int>(ProblemCode::DamagedCampaign);
    QTest::newRow("not there") << QStringLiteral("none.hitspread") << static_cast<int>(ProblemCode::NotFound);
}

void TakeTest::whatIsNoCampaignIsRefused()
{
    QFETCH(QString, name);
    const QString path = support::sourcePath(QStringLiteral("tests/fixtures/campaigns/")) + name;
    bool wasOpened = false;
    const auto found = support::codeOf(
        [&] { storage::ForeignCampaigns().with(*m_into, path.toStdString(), [&](Campaign&) { wasOpened = true; }); });
    QVERIFY(found.has_value() && !wasOpened);
    QTEST(static_cast<int>(*found), "code");
}

void TakeTest::theOwnFileIsRefused_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("by its name") << QStringLiteral("mine.hitspread");
    QTest::newRow("spelled otherwise") << QStringLiteral("./else/../mine.hitspread");
    QTest::newRow("by a link") << QStringLiteral("link.hitspread");
    QTest::newRow("by a link to a link") << QStringLiteral("far.hitspread");
    QTest::newRow("by a folder that is a link") << QStringLiteral("here/mine.hitspread");
    QTest::newRow("by a second name") << QStringLiteral("hard.hitspread");
}

/// Opening and closing it once more would take the locks away that keep other programs out.
void TakeTest::theOwnFileIsRefused()
{
    QFETCH(QString, name);
    const std::filesystem::path folder = m_folder->path().toStdString();
    std::filesystem::create_directory(folder / "else");
    std::filesystem::create_symlink("mine.hitspread", folder / "link.hitspread");
    std::filesystem::create_symlink("link.hitspread", folder / "far.hitspread");
    std::filesystem::create_directory_symlink(folder, folder / "here");
    std::filesystem::create_hard_link(folder / "mine.hitspread", folder / "hard.hitspread");
    const std::string path = (folder / name.toStdString()).string();
    QVERIFY(std::filesystem::exists(path));
    m_into->atomically([&] {
        QVERIFY(support::isLocked(in("mine.hitspread")));
        bool wasOpened = false;
        const std::optional<Problem> problem = support::problemOf(
            [&] { storage::ForeignCampaigns().with(*m_into, path, [&](Campaign&) { wasOpened = true; }); });
        QVERIFY(problem && !wasOpened);
        QCOMPARE(problem->code, ProblemCode::BadInput);
        QVERIFY(problem->causes.size() == 1 && problem->causes.front().reason == Reason::OwnCampaign);
        QVERIFY(problem->where == Site(SiteKind::File, QString::fromStdString(path)));
        QVERIFY(support::isLocked(in("mine.hitspread")));
    });
}

void TakeTest::aCopyOfTheOwnFileIsAnother()
{
    const QString copy = in("copy.hitspread");
    m_into->saveCopy(copy);
    bool wasOpened = false;
    storage::ForeignCampaigns().with(*m_into, copy.toStdString(), [&](Campaign&) { wasOpened = true; });
    QVERIFY(wasOpened);
}

HITSPREAD_TEST(TakeTest)
#include "take_test.moc"
