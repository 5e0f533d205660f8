#include "program.h"
#include "support/rawfile.h"
#include "support/sourcepath.h"
#include "support/testclass.h"

#include <QDir>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

using namespace hitspread;

/// Backups with hitspread-cli.
class CliBackupTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void aBackupIsMadeAndListed();
    void aChosenFolderTakesThem();
    void aNewCampaignIsMade();
    void aCampaignIsPutBack();
    void aDamagedOneIsSetAside();
    void wrongOrdersAreRefused_data();
    void wrongOrdersAreRefused();
    void aBackupIsReadAndNotWritten();
    void oneFightComesBack();
    void aFightComesOutOfAnOlderCampaignThatStaysSo();
    void aFileIsCompacted();
    void whatReadsIsRecovered();
    void everyFaultIsNamed();
    void whatIsNotReplayedIsCounted();

private:
    [[nodiscard]] QString backup(const QStringList& more = {}) const
    {
        return runProgram(QStringList{u"backup"_qs, m_campaign} + more).json().value(u"file"_qs).toString();
    }
    [[nodiscard]] QJsonArray backups(const QStringList& more = {}) const
    {
        return QJsonDocument::fromJson(runProgram(QStringList{u"backups"_qs, m_campaign} + more).output).array();
    }
    void begin(const QString& fight) const
    {
        QCOMPARE(runProgram({u"encounter"_qs, m_campaign, u"new"_qs, fight}).exit, 0);
    }
    [[nodiscard]] static bool holds(const QString& campaign, const QString& fight)
    {
        return runProgram({u"encounter"_qs, campaign, u"show"_qs, fight}).exit == 0;
    }

    std::optional<QTemporaryDir> m_folder;
    QString m_campaign;
};

void CliBackupTest::init()
{
    m_folder.emplace();
    m_campaign = m_folder->filePath(u"Harbour.hitspread"_qs);
    QCOMPARE(runProgram({u"new"_qs, m_campaign, u"--empty"_qs}).exit, 0);
    begin(u"Gate"_qs);
}

void CliBackupTest::aBackupIsMadeAndListed()
{
    QVERIFY(backups().isEmpty());
    const QJsonObject made = runProgram({u"backup"_qs, m_campaign}).json();
    QCOMPARE(made.value(u"reason"_qs).toString(), u"asked"_qs);
    QCOMPARE(made.value(u"kept"_qs).toBool(), false);
    QCOMPARE(made.value(u"bytes"_qs).toInteger(), QFileInfo(made.value(u"file"_qs).toString()).size());
    QVERIFY(QDateTime::fromString(made.value(u"made"_qs).toString(), Qt::ISODate).isValid());
    QCOMPARE(backups(), QJsonArray{made});
}

void CliBackupTest::aChosenFolderTakesThem()
{
    const QString folder = m_folder->filePath(u"second disk"_qs);
    const QString file = backup({u"--folder"_qs, folder});
    QVERIFY2(file.startsWith(folder + u'/'), qPrintable(file));
    QCOMPARE(backups({u"--folder"_qs, folder}).size(), 1);
    QVERIFY(backups().isEmpty());
}

void CliBackupTest::aNewCampaignIsMade()
{
    const QString file = backup();
    begin(u"Later"_qs);
    const QString copy = m_folder->filePath(u"Again.hitspread"_qs);
    const Ran ran = runProgram({u"restore"_qs, file, copy});
    QVERIFY2(ran.exit == 0, ran.error.constData());
    QCOMPARE(ran.json().value(u"campaign"_qs).toString(), copy);
    QVERIFY(holds(copy, u"Gate"_qs));
    QVERIFY(!holds(copy, u"Later"_qs));
    QVERIFY(holds(m_campaign, u"Later"_qs));
    QCOMPARE(runProgram({u"check"_qs, copy}).exit, 0);
}

void CliBackupTest::aCampaignIsPutBack()
{
    const QString file = backup();
    begin(u"Later"_qs);
    const Ran ran = runProgram({u"restore"_qs, file, m_campaign, u"--in-place"_qs});
    QVERIFY2(ran.exit == 0, ran.error.constData());
    QVERIFY(!holds(m_campaign, u"Later"_qs));
    const QJsonObject present = ran.json().value(u"backup"_qs).toObject();
    QCOMPARE(present.value(u"reason"_qs).toString(), u"before-restore"_qs);
    QCOMPARE(runProgram({u"restore"_qs, present.value(u"file"_qs).toString(), m_campaign, u"--in-place"_qs}).exit, 0);
    QVERIFY(holds(m_campaign, u"Later"_qs));
    QCOMPARE(runProgram({u"check"_qs, m_campaign}).exit, 0);
}

void CliBackupTest::aDamagedOneIsSetAside()
{
    const QString file = backup();
    QFile campaign(m_campaign);
    QVERIFY(campaign.resize(5000));
    const Ran check = runProgram({u"check"_qs, m_campaign});
    QCOMPARE(check.exit, 2);
    QVERIFY2(check.error.contains("damaged") && check.error.count('\n') == 1, check.error.constData());
    QVERIFY2(check.output.startsWith("Fault: "), check.output.constData());
    QVERIFY2(check.output.contains("Newest good backup: " + file.toUtf8()), check.output.constData());
    const Ran ran = runProgram({u"restore"_qs, file, m_campaign, u"--in-place"_qs});
    QVERIFY2(ran.exit == 0, ran.error.constData());
    QCOMPARE(QFileInfo(ran.json().value(u"setAside"_qs).toString()).size(), 5000);
    QVERIFY(holds(m_campaign, u"Gate"_qs));
}

void CliBackupTest::wrongOrdersAreRefused_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("part");
    QTest::newRow("no campaign") << QStringList{u"backup"_qs, u"%/none.hitspread"_qs} << QByteArray("none.hitspread");
    QTest::newRow("no number") << QStringList{u"backup"_qs, u"%/Harbour.hitspread"_qs, u"--most"_qs, u"many"_qs}
                               << QByteArray("--most");
    QTest::newRow("nothing at all") << QStringList{u"backup"_qs, u"%/Harbour.hitspread"_qs, u"--most"_qs, u"0"_qs}
                                    << QByteArray("--most");
    QTest::newRow("no folder") << QStringList{u"backups"_qs, u"%/Harbour.hitspread"_qs, u"--folder"_qs, u""_qs}
                               << QByteArray("--folder");
    QTest::newRow("no backup") << QStringList{u"restore"_qs, u"%/Harbour.hitspread"_qs, u"%/new.hitspread"_qs}
                               << QByteArray("not the name of a backup");
    QTest::newRow("not there") << QStringList{u"restore"_qs, u"%/none.hitspread-backup"_qs, u"%/new.hitspread"_qs}
                               << QByteArray("none.hitspread-backup");
    QTest::newRow("one file only") << QStringList{u"restore"_qs, u"%/none.hitspread-backup"_qs}
                                   << QByteArray("argument is missing");
}

void CliBackupTest::wrongOrdersAreRefused()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, part);
    arguments.replaceInStrings(u"%"_qs, m_folder->path());
    const Ran ran = runProgram(arguments);
    QVERIFY2(ran.failedCleanly(part), ran.error.constData());
    QVERIFY(!QFile::exists(m_folder->filePath(u"new.hitspread"_qs)));
}

void CliBackupTest::aBackupIsReadAndNotWritten()
{
    const QString sample = m_folder->filePath(u"Sample.hitspread"_qs);
    QCOMPARE(runProgram({u"new"_qs, sample, u"--sample"_qs}).exit, 0);
    const QString file = runProgram({u"backup"_qs, sample}).json().value(u"file"_qs).toString();
    const QByteArray bytes = support::bytesOf(file);
    const QString fight = u"Harbour Gate"_qs;
    const QList<QStringList> reading{{u"check"_qs, file},
                                     {u"history"_qs, file, u"--encounter"_qs, fight},
                                     {u"encounter"_qs, file, u"list"_qs},
                                     {u"encounter"_qs, file, u"show"_qs, fight},
                                     {u"sheet"_qs, file, u"--character"_qs, u"Ines Varga"_qs},
                                     {u"export"_qs, file},
                                     {u"fight"_qs, file, u"export"_qs, fight},
                                     {u"fight"_qs, file, u"replay"_qs, fight}};
    for (const QStringList& order : reading) {
        Ran ran = runProgram(order);
        QVERIFY2(ran.exit == 0, qPrintable(order.first() + u": "_qs + QString::fromUtf8(ran.error)));
        // As of the campaign it was made of, but for its name.
        QStringList same = order;
        same[1] = sample;
        QCOMPARE(ran.output.replace(file.toUtf8(), "*"), runProgram(same).output.replace(sample.toUtf8(), "*"));
    }
    const QString document = m_folder->filePath(u"gate.json"_qs);
    QCOMPARE(runProgram({u"fight"_qs, sample, u"export"_qs, fight, u"--output"_qs, document}).exit, 0);
    const QList<QStringList> writing{{u"encounter"_qs, file, u"new"_qs, u"More"_qs},
                                     {u"encounter"_qs, file, u"archive"_qs, fight},
                                     {u"fight"_qs, file, u"import"_qs, document},
                                     {u"backup"_qs, file},
                                     {u"compact"_qs, file},
                                     {u"restore"_qs, file, file, u"--in-place"_qs}};
    for (const QStringList& order : writing) {
        const Ran ran = runProgram(order);
        QVERIFY2(ran.failedCleanly("this is a backup"),
                 qPrintable(order.first() + u": "_qs + QString::fromUtf8(ran.error)));
    }
    QCOMPARE(support::bytesOf(file), bytes);
    QCOMPARE(QDir(QFileInfo(file).path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
             QStringList{QFileInfo(file).fileName()});
}

void CliBackupTest::oneFightComesBack()
{
    const QString sample = m_folder->filePath(u"Sample.hitspread"_qs);
    QCOMPARE(runProgram({u"new"_qs, sample, u"--sample"_qs}).exit, 0);
    const QString file = runProgram({u"backup"_qs, sample}).json().value(u"file"_qs).toString();
    const auto shown = [](const QString& campaign, const QString& fight) {
        return runProgram({u"encounter"_qs, campaign, u"show"_qs, fight}).json();
    };
    const QString gate = u"Harbour Gate"_qs;
    // Into the campaign, where the fight is already, and into another, where nothing of it is.
    const Ran ran = runProgram({u"fight"_qs, sample, u"import"_qs, gate, u"--from"_qs, file});
    QVERIFY2(ran.exit == 0, ran.error.constData());
    QCOMPARE(ran.json().value(u"name"_qs).toString(), u"Harbour Gate (2)"_qs);
    QCOMPARE(shown(sample, u"Harbour Gate (2)"_qs), ran.json());
    QCOMPARE(runProgram({u"fight"_qs, m_campaign, u"import"_qs, gate, u"--from"_qs, file}).exit, 0);
    QCOMPARE(shown(m_campaign, gate).value(u"combatants"_qs).toArray().size(),
             shown(file, gate).value(u"combatants"_qs).toArray().size());
    for (const QString& campaign : {sample, m_campaign}) {
        QCOMPARE(runProgram({u"check"_qs, campaign}).exit, 0);
        QVERIFY(runProgram({u"backups"_qs, campaign}).output.contains("before-import"));
    }
    QVERIFY(runProgram({u"fight"_qs, m_campaign, u"import"_qs, u"No such"_qs, u"--from"_qs, file})
                .failedCleanly("No such"));
    QVERIFY(runProgram({u"fight"_qs, m_campaign, u"import"_qs, gate, u"--from"_qs, u"none.hitspread-backup"_qs})
                .failedCleanly("none.hitspread-backup"));
    QVERIFY(runProgram({u"fight"_qs, file, u"import"_qs, gate, u"--from"_qs, file}).failedCleanly("this is a backup"));
}

void CliBackupTest::aFightComesOutOfAnOlderCampaignThatStaysSo()
{
    const QString older = m_folder->filePath(u"Older.hitspread"_qs);
    QVERIFY(QFile::copy(support::sourcePath(u"tests/fixtures/campaigns/schema-6.hitspread"_qs), older));
    QVERIFY(QFile::setPermissions(older, QFileDevice::ReadOwner | QFileDevice::WriteOwner));
    const QByteArray bytes = support::bytesOf(older);
    const Ran ran = runProgram({u"fight"_qs, m_campaign, u"import"_qs, u"1"_qs, u"--from"_qs, older});
    QVERIFY2(ran.exit == 0, ran.error.constData());
    QCOMPARE(support::bytesOf(older), bytes);
    QCOMPARE(QDir(m_folder->path()).entryList({u"Older*"_qs}), QStringList{u"Older.hitspread"_qs});
    QVERIFY(!ran.json().value(u"combatants"_qs).toArray().isEmpty());
}

void CliBackupTest::aFileIsCompacted()
{
    const QString sample = m_folder->filePath(u"Sample.hitspread"_qs);
    QCOMPARE(runProgram({u"new"_qs, sample, u"--sample"_qs}).exit, 0);
    const Ran ran = runProgram({u"compact"_qs, sample});
    QVERIFY2(ran.exit == 0, ran.error.constData());
    QVERIFY(ran.json().value(u"after"_qs).toInteger() <= ran.json().value(u"before"_qs).toInteger());
    QCOMPARE(ran.json().value(u"after"_qs).toInteger(), QFileInfo(sample).size());
    QCOMPARE(runProgram({u"check"_qs, sample}).exit, 0);
    QCOMPARE(QDir(m_folder->filePath(u"Sample backups"_qs)).entryList(QDir::Files).size(), 1);
}

void CliBackupTest::whatReadsIsRecovered()
{
    const QString sample = m_folder->filePath(u"Sample.hitspread"_qs);
    const QString made = m_folder->filePath(u"Again.hitspread"_qs);
    QCOMPARE(runProgram({u"new"_qs, sample, u"--sample"_qs}).exit, 0);
    QByteArray bytes = support::bytesOf(sample);
    bytes.replace(0, 100, QByteArray(100, '\0'));
    {
        QFile damaged(sample);
        QVERIFY(damaged.open(QIODevice::WriteOnly) && damaged.write(bytes) == bytes.size());
    }
    const Ran ran = runProgram({u"recover"_qs, sample, made});
    QVERIFY2(ran.exit == 0, ran.error.constData());
    QCOMPARE(ran.json().value(u"campaign"_qs).toString(), made);
    QCOMPARE(ran.json().value(u"lostPages"_qs).toInteger(-1), 0);
    const QJsonObject fights = ran.json().value(u"tables"_qs).toObject().value(u"encounter"_qs).toObject();
    QCOMPARE(fights.value(u"broughtBack"_qs).toInteger(), 6);
    QCOMPARE(fights.value(u"leftOut"_qs).toInteger(-1), 0);
    QCOMPARE(runProgram({u"check"_qs, made}).exit, 0);
    QCOMPARE(support::bytesOf(sample), bytes);
    QVERIFY(runProgram({u"recover"_qs, sample, made}).failedCleanly("Again.hitspread"));
}

void CliBackupTest::everyFaultIsNamed()
{
    support::runRaw(
        m_campaign,
        {u"PRAGMA foreign_keys = OFF"_qs,
         u"INSERT INTO character_rank (character_id, field, position, name, rank) VALUES (4711, 'skills', 0, 'x', 1)"_qs,
         u"INSERT INTO log_head (encounter_id, entry_id) VALUES (88, 99)"_qs});
    const Ran ran = runProgram({u"check"_qs, m_campaign});
    QCOMPARE(ran.exit, 2);
    QVERIFY2(ran.output.count("Fault: ") == 2, ran.output.constData());
    QVERIFY2(ran.error.contains("damaged") && ran.error.count('\n') == 1, ran.error.constData());
}

void CliBackupTest::whatIsNotReplayedIsCounted()
{
    const QString old = m_folder->filePath(u"Old.hitspread"_qs);
    QVERIFY(QFile::copy(support::sourcePath(u"tests/fixtures/campaigns/schema-6.hitspread"_qs), old));
    QVERIFY(QFile::setPermissions(old, QFileDevice::ReadOwner | QFileDevice::WriteOwner));
    const QByteArray before = runProgram({u"check"_qs, old}).output;
    QVERIFY2(before.startsWith(old.toUtf8() + " is sound\n") && before.contains("older rules made them: 3\n"),
             before.constData());
    // One more action, of rules that are no longer.
    support::runRaw(
        old,
        {u"INSERT INTO log_entry (encounter_id, kind, parent, target, title, reason, time, round, phase, action, deed) "
         "SELECT encounter_id, kind, (SELECT entry_id FROM log_head WHERE log_head.encounter_id = log_entry.encounter_id), 0, "
         "title, reason, time, round, phase, json_set(action, '$.rulesVersion', 0), deed FROM log_entry WHERE kind = 'action' "
         "LIMIT 1"_qs,
         u"UPDATE log_head SET entry_id = (SELECT max(id) FROM log_entry) WHERE encounter_id = "
         "(SELECT encounter_id FROM log_entry ORDER BY id DESC LIMIT 1)"_qs});
    const QByteArray said = runProgram({u"check"_qs, old}).output;
    QVERIFY2(said.contains("older rules made them: 4\n"), said.constData());

    // Who came into being in a fight is changed in the library.
    QCOMPARE(runProgram({u"encounter"_qs, m_campaign, u"add"_qs, u"Gate"_qs, u"Stranger"_qs, u"--plain"_qs}).exit, 0);
    support::runRaw(
        m_campaign,
        {u"INSERT INTO log_entry (encounter_id, kind, parent, target, title, reason, time, round, phase) "
         "VALUES (0, 'edit', coalesce((SELECT entry_id FROM log_head WHERE encounter_id = 0), 0), 0, 'edited', '', "
         "'2026-11-30T00:00:00Z', 0, 0)"_qs,
         u"INSERT INTO log_change SELECT max(log_entry.id), 0, 'character', (SELECT max(id) FROM character), 'notes', 0, "
         "'\"\"', '\"x\"', -1 FROM log_entry"_qs,
         u"UPDATE character SET data = json_set(data, '$.notes', 'x') WHERE id = (SELECT max(id) FROM character)"_qs,
         u"INSERT OR REPLACE INTO log_head SELECT 0, max(id) FROM log_entry"_qs});
    const QByteArray built = runProgram({u"check"_qs, m_campaign}).output;
    QVERIFY2(built.contains("changed later: 1\n"), built.constData());
}

HITSPREAD_TEST(CliBackupTest)
#include "backup_test.moc"
