#include <QTest>

#include "rules/systems/registry.h"
#include "rules/systems/threed/character.h"
#include "rules/systems/threed/gear.h"
#include "services/fight/encounterservice.h"
#include "services/library/libraryservice.h"
#include "services/refusal/problem.h"
#include "services/undo/historyservice.h"
#include "storage/campaignfile.h"
#include "storage/campaignthread.h"
#include "storage/guard/fileheader.h"
#include "storage/sqlite/migrator.h"
#include "storage/sqlite/sqlscript.h"
#include "storage/start/samplecampaign.h"
#include "support/edits.h"
#include "support/fakecampaign.h"
#include "support/faultwords.h"
#include "support/humanplans.h"
#include "support/sourcepath.h"
#include "support/testclass.h"

#include "support/problemof.h"
#include "support/rawfile.h"
#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>

using namespace hitspread;
using namespace hitspread::storage;
using support::bytesOf;
using support::codeOf;
using support::runRaw;

namespace {

StoredRecord person(const std::string& name)
{
    StoredRecord record;
    record.system = "threed";
    record.record = AnyRecord(threed::characterRecord);
    record.record.as<threed::Character>().name = name;
    record.record.as<threed::Character>().skills.set("rifle", 6);
    record.record.as<threed::Character>().advantages.set("rapidFire", 1);
    record.extra = R"({"colour":"blue"})";
    return record;
}

/// Every row of every table. Of what the file counts its changes with only that it is there: the number is drawn.
QStringList rowsOf(Connection& connection)
{
    std::vector<QString> tables;
    {
        storage::ResultSet names = connection.run(
            QStringLiteral("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name"));
        while (names.next())
            tables.push_back(names.value(0).toString());
    }
    QStringList lines;
    for (const QString& table : tables) {
        QStringList columns;
        {
            storage::ResultSet column = connection.run(QStringLiteral("SELECT name FROM pragma_table_info(?)"),
                                                       {table});
            while (column.next())
                columns += u'"' + column.value(0).toString() + u'"';
        }
        storage::ResultSet row = connection.run(QStringLiteral("SELECT %1 FROM \"%2\"").arg(columns.join(u','), table));
        while (row.next()) {
            QStringList values{table};
            const bool isDrawn = row.value(0).toString() == QStringLiteral("*state");
            for (int i = 0; i < (isDrawn ? 1 : columns.size()); ++i)
                values += QString::fromLatin1(row.value(i).toByteArray().toHex());
            lines += values.join(u' ');
        }
    }
    lines.sort();
    return lines;
}

}  // namespace

/// A campaign file: what it keeps, what it refuses, and that nothing half-done stays.
class CampaignFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void recordsComeBackAsTheyWere();
    void searchFindsPrefixesAndUmlauts();
    void aFailedTransactionLeavesNothing();
    void theLogIsAppendOnly();
    void aRecordTakenOutStaysInTheFight();
    void undoAcrossReopening();
    void sampleIsSoundAndMarked();
    void brokenFilesAreRefusedAndUntouched_data();
    void brokenFilesAreRefusedAndUntouched();
    void aStrangeTriggerIsRefused();
    void aCopyIsClosedAndWhole();
    void aSecondWriterIsToldToWait();
    void aReadingSeesOneMomentAndWritesNothing();
    void workOnTheThreadIsDoneInOrderAndBeforeTheEnd();
    void statementsAreSplit();
    void schemaEqualsItsSnapshot();
    void aNewFileIsAsTheScriptsMakeIt();

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(QStringLiteral("campaign.hitspread")); }
    std::unique_ptr<QTemporaryDir> m_folder;
    support::HumanPlans m_plans;
    support::FixedClock m_clock;
};

void CampaignFileTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void CampaignFileTest::recordsComeBackAsTheyWere()
{
    RecordId id = 0;
    {
        const auto file = CampaignFile::create(path());
        id = file->library().insert(person("Inès"));
    }
    const auto file = CampaignFile::open(path());
    const StoredRecord back = file->library().load({RecordKind::Character, id});
    QCOMPARE(back.record.as<threed::Character>().name, std::string("Inès"));
    QVERIFY(back.record.as<threed::Character>().skills == person("").record.as<threed::Character>().skills);
    QCOMPARE(back.record.as<threed::Character>().advantages.rank("rapidFire"), 1);
    QCOMPARE(back.extra, std::string(R"({"colour":"blue"})"));
    QVERIFY(codeOf([&] { (void)file->library().load({RecordKind::Character, 99}); }) == ProblemCode::NotFound);
    QVERIFY(file->faults().empty());
}

void CampaignFileTest::searchFindsPrefixesAndUmlauts()
{
    const auto file = CampaignFile::create(path());
    for (const char* name : {"Jörg Öchsle", "Jorgen Vane", "Ann-Marie O'Dell", "Zoë"})
        (void)file->library().insert(person(name));
    const auto found = [&](const std::string& search) {
        LibraryQuery query;
        query.search = search;
        return file->library().count(query);
    };
    QCOMPARE(found("jor"), std::size_t{2});
    QCOMPARE(found("och"), std::size_t{1});
    QCOMPARE(found("o'd"), std::size_t{1});
    QCOMPARE(found("zoe"), std::size_t{1});
    QCOMPARE(found("jorg vane"), std::size_t{0});
    QCOMPARE(found("\"; DROP TABLE character"), std::size_t{0});
    QCOMPARE(found("*"), std::size_t{0});
    QCOMPARE(found(""), std::size_t{4});
}

void CampaignFileTest::aFailedTransactionLeavesNothing()
{
    const auto file = CampaignFile::create(path());
    QVERIFY_THROWS_EXCEPTION(std::runtime_error, file->atomically([&] {
        (void)file->library().insert(person("Nobody"));
        throw std::runtime_error("lid closed");
    }));
    QCOMPARE(file->library().count({}), std::size_t{0});
    LibraryQuery query;
    query.search = "nobody";
    QCOMPARE(file->library().count(query), std::size_t{0});
}

void CampaignFileTest::theLogIsAppendOnly()
{
    {
        const auto file = CampaignFile::create(path());
        (void)LibraryService(*file, m_plans, m_clock).create(person("Ines"));
    }
    QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("append"));
    database.setDatabaseName(path());
    QVERIFY(database.open());
    QVERIFY(!QSqlQuery(database).exec(QStringLiteral("DELETE FROM log_entry")));
    QVERIFY(!QSqlQuery(database).exec(QStringLiteral("UPDATE log_change SET after = '1'")));
    database.close();
}

void CampaignFileTest::aRecordTakenOutStaysInTheFight()
{
    const auto file = CampaignFile::create(path());
    EncounterService encounters(*file, m_clock);
    LibraryService library(*file, m_plans, m_clock);
    const RecordId id = library.create(person("Ines"));
    const RecordId fight = encounters.create("threed", "Gate", "recommended");
    const RecordId fighter = encounters.add(fight, id, "Ines", Side::Players);
    library.remove({RecordKind::Character, id});
    QCOMPARE(library.count({}), std::size_t{0});
    LibraryQuery query;
    query.search = "ines";
    QCOMPARE(library.count(query), std::size_t{0});
    QCOMPARE(encounters.view(fighter).character.id, id);
    QVERIFY(codeOf([&] { library.remove({RecordKind::Character, id}); }) == ProblemCode::NotFound);
    QVERIFY(codeOf([&] { support::updated(library, encounters.view(fighter).character); }) == ProblemCode::NotFound);
    QVERIFY(codeOf([&] { (void)encounters.add(fight, id, "Ines 2", Side::Players); }) == ProblemCode::NotFound);
    QCOMPARE(support::faultWords(file->faults()), QStringList());
    HistoryService(*file, m_clock).undo({});
    QCOMPARE(library.count(query), std::size_t{1});
    QCOMPARE(support::faultWords(file->faults()), QStringList());
}

void CampaignFileTest::undoAcrossReopening()
{
    RecordId id = 0;
    {
        const auto file = CampaignFile::create(path());
        LibraryService library(*file, m_plans, m_clock);
        id = library.create(person("Ines"));
        StoredRecord edited = library.load({RecordKind::Character, id});
        edited.record.as<threed::Character>().str = 12;
        edited.record.as<threed::Character>().skills.set("pistol", 2);
        support::updated(library, edited);
        library.remove({RecordKind::Character, id});
    }
    const auto file = CampaignFile::open(path());
    HistoryService history(*file, m_clock);
    const Scope scope{ScopeKind::Library, 0};
    history.undo(scope);
    QCOMPARE(file->library().load({RecordKind::Character, id}).record.as<threed::Character>().str, 12);
    history.undo(scope);
    const StoredRecord first = file->library().load({RecordKind::Character, id});
    QCOMPARE(first.record.as<threed::Character>().str, 8);
    QVERIFY(first.record.as<threed::Character>().skills == person("").record.as<threed::Character>().skills);
    history.undo(scope);
    QCOMPARE(file->library().count({}), std::size_t{0});
    for (int i = 0; i < 3; ++i)
        history.redo(scope);
    QCOMPARE(file->library().count({}), std::size_t{0});
    QCOMPARE(history.list({scope, {}, 200, 0}).size(), std::size_t{9});
}

void CampaignFileTest::sampleIsSoundAndMarked()
{
    const auto file = SampleCampaign::create(path());
    QVERIFY(file->faults().empty());
    const auto count = [&](RecordKind kind) {
        LibraryQuery query;
        query.kind = kind;
        return file->library().count(query);
    };
    QVERIFY(count(RecordKind::Character) >= 6);
    QVERIFY(count(RecordKind::Weapon) >= 12);
    QVERIFY(count(RecordKind::Armour) >= 6);
    LibraryQuery everybody;
    everybody.limit = 1000;
    for (const RecordKind kind : {RecordKind::Character, RecordKind::Weapon, RecordKind::Ammunition, RecordKind::Armour,
                                  RecordKind::Accessory, RecordKind::MeleeWeapon, RecordKind::ThrownWeapon,
                                  RecordKind::Grenade, RecordKind::ConditionTemplate, RecordKind::Modifier}) {
        everybody.kind = kind;
        QVERIFY2(count(kind) > 0, qPrintable(QString::number(static_cast<int>(kind))));
        for (const LibraryRow& row : file->library().list(everybody)) {
            // What every campaign begins with is nobody's sample.
            QVERIFY(row.sample || kind == RecordKind::Modifier);
            const StoredRecord record = file->library().load({kind, row.id});
            QVERIFY2(faultsOf(record.record.declaration(), record.record.data()).empty(), row.name.c_str());
        }
    }
    EncounterService encounters(*file, m_clock);
    bool regenerates = false;
    bool hasSkin = false;
    bool hardens = false;
    bool armourIsWorn = false;
    bool hasAimed = false;
    bool isWounded = false;
    for (const Encounter& encounter : encounters.encounters()) {
        const auto views = encounters.combatants(encounter.id);
        QVERIFY(views.size() >= 2);
        for (const CombatantView& view : views) {
            QVERIFY2(faultsOf(view.combatant.condition.declaration(), view.combatant.condition.data()).empty(),
                     view.combatant.name.c_str());
            if (encounter.system != "threed")
                continue;
            const auto& character = view.character.record.as<threed::Character>();
            regenerates = regenerates || character.stormerRegeneration;
            hasSkin = hasSkin || character.xenoSkin;
            hardens = hardens || character.vevaphon;
            const auto& condition = view.combatant.condition.as<threed::Condition>();
            hasAimed = hasAimed || condition.aims > 0;
            isWounded = isWounded || !condition.wounds.isEmpty();
            for (const CombatantView::Item& item : view.armour)
                armourIsWorn = armourIsWorn
                    || item.possession.state.as<threed::ArmourState>().idLost != threed::ArmourState{}.idLost;
        }
    }
    QVERIFY(regenerates && hasSkin && hardens);
    QVERIFY(armourIsWorn && hasAimed && isWounded);
}

void CampaignFileTest::brokenFilesAreRefusedAndUntouched_data()
{
    QTest::addColumn<QByteArray>("contents");
    QTest::addColumn<int>("code");
    {
        const QTemporaryDir folder;
        const QString good = folder.filePath(QStringLiteral("good"));
        CampaignFile::create(good).reset();
        const QByteArray whole = bytesOf(good);
        QByteArray foreign = whole;
        foreign.replace(68, 4, QByteArray("\x12\x34\x56\x78", 4));
        QByteArray unversioned = whole;
        unversioned.replace(60, 4, QByteArray("\0\0\0\0", 4));
        QTest::newRow("empty") << QByteArray() << static_cast<int>(ProblemCode::NotACampaign);
        QTest::newRow("text") << QByteArray(5000, 'x') << static_cast<int>(ProblemCode::NotACampaign);
        QTest::newRow("cut header") << whole.left(70) << static_cast<int>(ProblemCode::NotACampaign);
        QTest::newRow("foreign") << foreign << static_cast<int>(ProblemCode::ForeignDatabase);
        QTest::newRow("no version") << unversioned << static_cast<int>(ProblemCode::DamagedCampaign);
        QTest::newRow("truncated") << whole.left(whole.size() / 2) << static_cast<int>(ProblemCode::DamagedCampaign);
    }
}

void CampaignFileTest::brokenFilesAreRefusedAndUntouched()
{
    QFETCH(QByteArray, contents);
    QFETCH(int, code);
    QFile file(path());
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(contents), contents.size());
    file.close();
    const auto found = codeOf([&] { (void)CampaignFile::open(path()); });
    QVERIFY(found.has_value());
    QCOMPARE(static_cast<int>(*found), code);
    QCOMPARE(bytesOf(path()), contents);
}

void CampaignFileTest::aStrangeTriggerIsRefused()
{
    CampaignFile::create(path()).reset();
    runRaw(path(), {QStringLiteral("CREATE TRIGGER evil AFTER INSERT ON character BEGIN DELETE FROM weapon; END")});
    QVERIFY(codeOf([&] { (void)CampaignFile::open(path()); }) == ProblemCode::DamagedCampaign);
}

void CampaignFileTest::aCopyIsClosedAndWhole()
{
    const auto file = SampleCampaign::create(path());
    const QString copy = m_folder->filePath(QStringLiteral("copy ü.hitspread"));
    file->saveCopy(copy);
    QVERIFY(!QFile::exists(copy + QStringLiteral("-wal")));
    QCOMPARE(CampaignFile::open(copy)->library().count({}), file->library().count({}));
    QVERIFY(codeOf([&] { file->saveCopy(copy); }) == ProblemCode::FileExists);
}

void CampaignFileTest::aSecondWriterIsToldToWait()
{
    const auto first = CampaignFile::create(path());
    const auto second = CampaignFile::open(path());
    first->atomically([&] {
        (void)first->library().insert(person("Ines"));
        QVERIFY(codeOf([&] { second->atomically([] {}); }) == ProblemCode::CampaignLocked);
        QCOMPARE(second->library().count({}), std::size_t{0});
    });
    QCOMPARE(second->library().count({}), std::size_t{1});
}

void CampaignFileTest::aReadingSeesOneMomentAndWritesNothing()
{
    const auto first = CampaignFile::create(path());
    first->atomically([&] { (void)first->library().insert(person("Ines")); });
    const auto second = CampaignFile::open(path());
    const auto [before, after] = second->atOneMoment([&] {
        const std::size_t one = second->library().count({});
        first->atomically([&] { (void)first->library().insert(person("Oskar")); });
        return std::pair(one, second->library().count({}));
    });
    QCOMPARE(before, std::size_t{1});
    QCOMPARE(after, before);
    QCOMPARE(second->library().count({}), std::size_t{2});
    QVERIFY(codeOf([&] {
                (void)second->atOneMoment([&] {
                    second->atomically([] {});
                    return 0;
                });
            })
            == ProblemCode::StorageFault);
    // What is written would be lost: it is refused.
    QVERIFY(codeOf([&] { (void)second->atOneMoment([&] { return second->library().insert(person("Nobody")); }); })
            == ProblemCode::CampaignReadOnly);
    QCOMPARE(second->library().count({}), std::size_t{2});
    second->atomically([&] { (void)second->library().insert(person("Somebody")); });
    QCOMPARE(second->library().count({}), std::size_t{3});
    // It joins what is open.
    second->atomically([&] { (void)second->atOneMoment([&] { return second->library().insert(person("Mara")); }); });
    QCOMPARE(first->library().count({}), std::size_t{4});
}

void CampaignFileTest::workOnTheThreadIsDoneInOrderAndBeforeTheEnd()
{
    std::vector<int> order;
    {
        CampaignThread thread([&] { return CampaignFile::create(path()); });
        for (int i = 0; i < 100; ++i)
            thread.post([&order, i](Campaign& campaign) {
                order.push_back(i);
                (void)campaign.library().insert(person("Guard " + std::to_string(i)));
            });
    }
    QCOMPARE(order.size(), std::size_t{100});
    QVERIFY(std::ranges::is_sorted(order));
    QCOMPARE(CampaignFile::open(path())->library().count({}), std::size_t{100});
    QVERIFY_THROWS_EXCEPTION(Failure, CampaignThread([&] { return CampaignFile::open(path() + u'x'); }));
}

void CampaignFileTest::statementsAreSplit()
{
    const QStringList parts = statementsOf(
        QStringLiteral("CREATE TABLE a (b TEXT DEFAULT ';'); -- one; two\n/* x; */ ;\n"
                       "CREATE TRIGGER t AFTER INSERT ON a BEGIN SELECT CASE WHEN 1 THEN 2 END; SELECT 'it''s;'; END;\n"
                       "SELECT \"BEGIN;\""));
    QCOMPARE(parts.size(), 3);
    QVERIFY(parts.at(1).endsWith(QStringLiteral("END")));
    QCOMPARE(parts.at(2), QStringLiteral("SELECT \"BEGIN;\""));
}

void CampaignFileTest::schemaEqualsItsSnapshot()
{
    Connection connection(QStringLiteral(":memory:"), Connection::Access::ReadWrite);
    Migrator(connection).migrate();
    const QByteArray schema = Migrator::schemaOf(connection).join(u'\n').toUtf8() + '\n';
    QFile snapshot(support::sourcePath(QStringLiteral("database/schema.snapshot.sql")));
    if (qEnvironmentVariableIsSet("HITSPREAD_UPDATE_SNAPSHOT")) {
        QVERIFY(snapshot.open(QIODevice::WriteOnly));
        QCOMPARE(snapshot.write(schema), schema.size());
        snapshot.close();
    }
    QVERIFY(snapshot.open(QIODevice::ReadOnly));
    QCOMPARE(snapshot.readAll(), schema);
    // What files are held to is that snapshot as it was compiled in.
    QCOMPARE(Migrator::knownSchema(static_cast<int>(shippedMigrations().size())), Migrator::schemaOf(connection));
}

void CampaignFileTest::aNewFileIsAsTheScriptsMakeIt()
{
    {
        Connection made(path(), Connection::Access::ReadWrite);
        made.trust();
        Migrator(made).create();
        Connection migrated(m_folder->filePath(QStringLiteral("migrated")), Connection::Access::ReadWrite);
        migrated.trust();
        Migrator(migrated).migrate();
        QCOMPARE(Migrator::schemaOf(made), Migrator::schemaOf(migrated));
        for (const QString& pragma : {QStringLiteral("user_version"), QStringLiteral("application_id")}) {
            const QString sql = QStringLiteral("PRAGMA ") + pragma;
            QVERIFY(made.value(sql).toInt() != 0);
            QCOMPARE(made.value(sql), migrated.value(sql));
        }
        const QStringList rows = rowsOf(made);
        // Full text begins with rows of its own.
        QVERIFY(!rows.isEmpty());
        QCOMPARE(rows, rowsOf(migrated));
    }
    // What broke off left nothing: neither here nor of what stood there.
    Connection again(path(), Connection::Access::ReadWrite);
    const QStringList before = Migrator::schemaOf(again);
    QVERIFY_THROWS_EXCEPTION(Failure, Migrator(again).create());
    QCOMPARE(Migrator::schemaOf(again), before);
}

HITSPREAD_TEST(CampaignFileTest)
#include "campaignfile_test.moc"
