#include "program.h"
#include "support/testclass.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace hitspread;

/// Tables and documents in and out with hitspread-cli.
class CliExchangeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void aLibraryGoesIntoAnotherCampaign();
    void aTableComesBackUnchanged_data();
    void aTableComesBackUnchanged();
    void aTableIsLookedThroughFirst();
    void intoAFile_data();
    void intoAFile();
    void oneUndoAndOneBackup();
    void germanTablesAreRead();
    void anotherProgramsPersonComesIn();
    void otherJsonIsATable();
    void aWholeCampaignComesBack();
    void aWholeCampaignIsAddedToAnother();
    void wrongOrdersAreRefused();
    void hostileTablesAreRefused_data();
    void hostileTablesAreRefused();

private:
    [[nodiscard]] QString write(const QString& name, const QByteArray& bytes) const
    {
        QFile file(m_folder->filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName() : QString();
    }
    [[nodiscard]] Ran import(const QString& source, const QStringList& more = {}) const
    {
        return runProgram(QStringList{u"import"_qs, m_mine, source} + more);
    }
    [[nodiscard]] QStringList tableOptions() const
    {
        return {u"--kind"_qs, u"weapon"_qs, u"--system"_qs, u"threed"_qs};
    }
    [[nodiscard]] QByteArray exported(const QString& file, const QStringList& more = {}) const
    {
        const Ran ran = runProgram(QStringList{u"export"_qs, file} + more);
        return ran.exit == 0 ? ran.output : "failed: " + ran.error;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_mine;
    QString m_sample;
};

void CliExchangeTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_mine = m_folder->filePath(u"mine.hitspread"_qs);
    m_sample = m_folder->filePath(u"sample.hitspread"_qs);
    QCOMPARE(runProgram({u"new"_qs, m_mine, u"--empty"_qs}).exit, 0);
    QCOMPARE(runProgram({u"new"_qs, m_sample, u"--sample"_qs}).exit, 0);
}

void CliExchangeTest::aLibraryGoesIntoAnotherCampaign()
{
    const QByteArray document = exported(m_sample);
    QVERIFY(document.contains("\"Brann Hollow\""));
    const QString file = write(u"library.json"_qs, document);
    const Ran ran = import(file);
    QVERIFY2(ran.exit == 0, ran.error.constData());
    QVERIFY(ran.json().value(u"added"_qs).toInt() > 100);
    QCOMPARE(exported(m_mine), document);
    // Once more nothing is other.
    const QJsonObject again = import(file).json();
    QCOMPARE(again.value(u"added"_qs).toInt(), 0);
    QVERIFY(again.value(u"entry"_qs).isNull());
    QVERIFY(!again.contains(u"backup"_qs));
    QCOMPARE(runProgram({u"check"_qs, m_mine}).exit, 0);
    // One person, and one kind.
    QVERIFY(!exported(m_sample, {u"Gate Guard"_qs}).contains("Brann Hollow"));
    QVERIFY(!exported(m_sample, {u"--kind"_qs, u"weapon"_qs}).contains("Brann Hollow"));
}

void CliExchangeTest::aWholeCampaignComesBack()
{
    const auto encounter = [this](const QStringList& order) {
        const Ran ran = runProgram(QStringList{u"encounter"_qs, m_sample} + order);
        QVERIFY2(ran.exit == 0, ran.error.constData());
    };
    encounter({u"new"_qs, u"One"_qs});
    encounter({u"add"_qs, u"One"_qs, u"--party"_qs, u"3 x Gate Guard"_qs});
    encounter({u"finish"_qs, u"One"_qs});
    const QByteArray document = exported(m_sample, {u"--whole"_qs});
    QVERIFY(document.contains("\"hitspread-campaign\""));
    const QString file = write(u"campaign.json"_qs, document);
    const QByteArray before = exported(m_mine, {u"--whole"_qs});
    const Ran trial = import(file, {u"--dry-run"_qs});
    QVERIFY2(trial.exit == 0, trial.error.constData());
    QVERIFY(trial.json().value(u"campaign"_qs)[u"whole"].toBool());
    QCOMPARE(exported(m_mine, {u"--whole"_qs}), before);
    const Ran ran = import(file);
    QVERIFY2(ran.exit == 0, ran.error.constData());
    QVERIFY(QFile::exists(ran.json().value(u"backup"_qs)[u"file"].toString()));
    QCOMPARE(exported(m_mine, {u"--whole"_qs}), document);
    const Ran checked = runProgram({u"check"_qs, m_mine});
    QVERIFY2(checked.exit == 0, (checked.output + checked.error).constData());
    // Fights undo there as here.
    QCOMPARE(runProgram({u"undo"_qs, m_mine, u"--encounter"_qs, u"Between fights"_qs}).exit, 0);
    QVERIFY(!runProgram({u"encounter"_qs, m_mine, u"show"_qs, u"One"_qs}).json().value(u"archived"_qs).toBool());
    // Only all of it is whole.
    QVERIFY(runProgram({u"export"_qs, m_mine, u"--whole"_qs, u"Gate Guard"_qs}).failedCleanly("Gate Guard"));
    QVERIFY(runProgram({u"export"_qs, m_mine, u"--whole"_qs, u"--kind"_qs, u"weapon"_qs}).failedCleanly("--kind"));
    QVERIFY(runProgram({u"export"_qs, m_mine, u"--whole"_qs, u"--format"_qs, u"csv"_qs}).failedCleanly("--format"));
}

void CliExchangeTest::aWholeCampaignIsAddedToAnother()
{
    const QString file = write(u"campaign.json"_qs, exported(m_sample, {u"--whole"_qs}));
    QCOMPARE(import(write(u"a.csv"_qs, "Name,Range\nOld gun,10\n"), tableOptions()).exit, 0);
    const QByteArray before = exported(m_mine, {u"--whole"_qs});
    const QJsonObject trial = import(file, {u"--dry-run"_qs}).json();
    QVERIFY(!trial.value(u"campaign"_qs)[u"whole"].toBool());
    QVERIFY(trial.value(u"counts"_qs)[u"new"].toInt() > 100);
    QCOMPARE(exported(m_mine, {u"--whole"_qs}), before);
    const Ran ran = import(file);
    QVERIFY2(ran.exit == 0, ran.error.constData());
    QVERIFY(ran.json().value(u"added"_qs).toInt() > 100);
    const auto fights = [&] { return runProgram({u"encounter"_qs, m_mine, u"list"_qs}).output.count("\"name\""); };
    const auto many = fights();
    QVERIFY(many >= 5);
    // Twice: the people are there, the fights come under names of their own.
    const QJsonObject again = import(file).json();
    QCOMPARE(again.value(u"added"_qs).toInt(), 0);
    QCOMPARE(fights(), 2 * many);
    const QJsonObject fight = again.value(u"campaign"_qs)[u"fights"][0].toObject();
    QVERIFY(fight.value(u"here"_qs) != fight.value(u"name"_qs));
    const Ran checked = runProgram({u"check"_qs, m_mine});
    QVERIFY2(checked.exit == 0, (checked.output + checked.error).constData());
    // What is broken off brings nothing.
    const QByteArray now = exported(m_mine, {u"--whole"_qs});
    QVERIFY(import(write(u"cut.json"_qs, exported(m_sample, {u"--whole"_qs}).chopped(9))).failedCleanly("cut.json"));
    QCOMPARE(exported(m_mine, {u"--whole"_qs}), now);
}

void CliExchangeTest::aTableComesBackUnchanged_data()
{
    QTest::addColumn<QString>("system");
    QTest::addColumn<QString>("kind");
    for (const char* system : {"threed", "percentile", "outcome", "rollunder", "twod6"}) {
        for (const char* kind : {"character", "weapon", "armour", "conditionTemplate"})
            QTest::addRow("%s %s", system, kind) << QString::fromLatin1(system) << QString::fromLatin1(kind);
    }
}

void CliExchangeTest::aTableComesBackUnchanged()
{
    QFETCH(QString, system);
    QFETCH(QString, kind);
    const QStringList of{u"--format"_qs, u"csv"_qs, u"--system"_qs, system, u"--kind"_qs, kind};
    const QByteArray table = exported(m_sample, of);
    QVERIFY2(table.count("\r\n") >= 1, table.constData());
    const Ran ran = import(write(u"table.csv"_qs, table), of);
    QVERIFY2(ran.exit == 0, ran.error.constData());
    QCOMPARE(exported(m_mine, of), table);
}

void CliExchangeTest::aTableIsLookedThroughFirst()
{
    QCOMPARE(import(write(u"a.csv"_qs, "Name;Range\nOld gun;10\nSame gun;20\n"), tableOptions()).exit, 0);
    const QString file = write(u"b.csv"_qs,
                               "Name;Range;Price\nOld gun;15;1\nNew gun;5;2\nSame gun;20;3\n\nBad gun;far;4\n;;\n");
    const QByteArray before = exported(m_mine);
    const Ran ran = import(file, tableOptions() + QStringList{u"--dry-run"_qs});
    QVERIFY2(ran.exit == 0, ran.error.constData());
    QCOMPARE(exported(m_mine), before);
    const QJsonObject preview = ran.json();
    const QJsonObject counts = preview.value(u"counts"_qs).toObject();
    for (const char* verdict : {"new", "changed", "same", "skipped", "faulty"})
        QCOMPARE(counts.value(QLatin1String(verdict)).toInt(), 1);
    const QJsonArray rows = preview.value(u"rows"_qs).toArray();
    const QJsonObject change = rows[0].toObject().value(u"changes"_qs).toArray()[0].toObject();
    QCOMPARE(change, (QJsonObject{{u"field"_qs, u"range"_qs}, {u"before"_qs, 10}, {u"after"_qs, 15}}));
    const QJsonObject fault = rows[3].toObject().value(u"faults"_qs).toArray()[0].toObject();
    QCOMPARE(fault.value(u"column"_qs).toString(), u"Range"_qs);
    QVERIFY(fault.value(u"message"_qs).toString().contains(u"\"far\" is no whole number"_qs));
    QCOMPARE(rows[3].toObject().value(u"line"_qs).toInt(), 6);
    const QJsonObject source = preview.value(u"source"_qs).toObject();
    QCOMPARE(source.value(u"separator"_qs).toString(), u";"_qs);
    QCOMPARE(source.value(u"columns"_qs).toArray()[2].toObject(),
             (QJsonObject{{u"heading"_qs, u"Price"_qs}, {u"field"_qs, QJsonValue()}}));
    // A fault keeps everything out, unless it is left out.
    QVERIFY(import(file, tableOptions()).failedCleanly("b.csv:6:Range"));
    QCOMPARE(exported(m_mine), before);
    const QJsonObject done =
        import(file, tableOptions() + QStringList{u"--skip-faulty"_qs, u"--skip"_qs, u"3"_qs}).json();
    QCOMPARE(done.value(u"changed"_qs).toInt(), 1);
    QCOMPARE(done.value(u"added"_qs).toInt(), 0);
}

void CliExchangeTest::intoAFile_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("library") << QStringList{u"export"_qs};
    QTest::newRow("table") << QStringList{u"export"_qs, u"--format"_qs, u"csv"_qs} + tableOptions();
    for (const QString& format : {u"text"_qs, u"csv"_qs, u"json"_qs})
        QTest::addRow("history as %s", qPrintable(format))
            << QStringList{u"history"_qs, u"--encounter"_qs, u"1"_qs, u"--format"_qs, format};
}

/// The same bytes as on standard output; nothing is written over.
void CliExchangeTest::intoAFile()
{
    QFETCH(QStringList, arguments);
    QCOMPARE(runProgram({u"encounter"_qs, m_sample, u"colour"_qs, u"1"_qs, u"1"_qs, u"--colour"_qs, u"4"_qs}).exit, 0);
    const QByteArray printed = runProgram(arguments + QStringList{m_sample}).output;
    QVERIFY(printed.size() > 20);
    const QString file = m_folder->filePath(u"out"_qs);
    const QStringList into = arguments + QStringList{m_sample, u"--output"_qs, file};
    const Ran ran = runProgram(into);
    QVERIFY2(ran.exit == 0, ran.error.constData());
    QCOMPARE(ran.output, file.toUtf8() + '\n');
    QFile written(file);
    QVERIFY(written.open(QIODevice::ReadOnly));
    QCOMPARE(written.readAll(), printed);
    QVERIFY(runProgram(into).failedCleanly("out exists already; choose another name"));
}

void CliExchangeTest::oneUndoAndOneBackup()
{
    QCOMPARE(import(write(u"a.csv"_qs, "Name,Range\nOld gun,10\n"), tableOptions()).exit, 0);
    const QByteArray before = exported(m_mine);
    const Ran ran = import(write(u"b.csv"_qs, "Name,Range\nOld gun,15\nNew gun,5\nOther gun,6\n"), tableOptions());
    const QJsonObject backup = ran.json().value(u"backup"_qs).toObject();
    QCOMPARE(backup.value(u"reason"_qs).toString(), u"before-import"_qs);
    QVERIFY(QFile::exists(backup.value(u"file"_qs).toString()));
    QVERIFY(exported(m_mine) != before);
    QCOMPARE(runProgram({u"undo"_qs, m_mine}).exit, 0);
    QCOMPARE(exported(m_mine), before);
}

void CliExchangeTest::germanTablesAreRead()
{
    const QString file = write(u"a.csv"_qs,
                               QByteArray("Name;Reichweite;Schlagw\xf6rter\r\nB\xfc"
                                          "chse;12;alt; neu\r\n")
                                   .replace("alt; neu", "\"alt; neu\""));
    const Ran preview = import(file, tableOptions() + QStringList{u"--dry-run"_qs});
    QCOMPARE(preview.json().value(u"source"_qs).toObject().value(u"encoding"_qs).toString(), u"windows-1252"_qs);
    QVERIFY(preview.json().value(u"source"_qs).toObject().value(u"encodingGuessed"_qs).toBool());
    QCOMPARE(import(file, tableOptions()).exit, 0);
    const QByteArray document = exported(m_mine, {u"Büchse"_qs});
    QVERIFY2(document.contains("\"range\": 12"), document.constData());
    QVERIFY(document.contains("\"neu\""));
    const Ran mapped = import(write(u"c.csv"_qs, "Waffe,Weite\nRohr,7\n"),
                              tableOptions()
                                  + QStringList{u"--map"_qs, u"Waffe=name"_qs, u"--map"_qs, u"Weite=range"_qs});
    QVERIFY2(mapped.exit == 0, mapped.error.constData());
    QVERIFY(exported(m_mine, {u"Rohr"_qs}).contains("\"range\": 7"));
}

/// Told by what the file holds: nobody says which system, kind or format.
void CliExchangeTest::anotherProgramsPersonComesIn()
{
    const QString file = write(u"somebody.dat"_qs,
                               R"({"version": 5, "total_points": 50, "profile": {"name": "Orin Vask"},
"attributes": [{"attr_id": "st", "calc": {"value": 12}}, {"attr_id": "fp", "calc": {"value": 11}}],
"equipment": [{"description": "Signal Gun", "quantity": 1, "equipped": true, "weapons": [{"range": "30",
  "damage": {"type": "burn", "base": "1d"}}]}]})");
    const QByteArray before = exported(m_mine);
    const QJsonObject preview = import(file, {u"--dry-run"_qs}).json();
    QCOMPARE(exported(m_mine), before);
    QCOMPARE(preview.value(u"source"_qs).toObject(),
             (QJsonObject{{u"format"_qs, u"json"_qs}, {u"program"_qs, u"GCS"_qs}}));
    const QJsonObject report = preview.value(u"report"_qs).toObject();
    const QJsonObject taken = report.value(u"taken"_qs).toArray()[1].toObject();
    QCOMPARE(taken,
             (QJsonObject{{u"kind"_qs, u"character"_qs},
                          {u"field"_qs, u"st"_qs},
                          {u"member"_qs, u"attributes[st].calc.value"_qs},
                          {u"value"_qs, u"12"_qs},
                          {u"times"_qs, 1}}));
    const QJsonArray left = report.value(u"left"_qs).toArray();
    QVERIFY(std::any_of(left.begin(), left.end(), [](const QJsonValue& one) {
        return one[u"member"_qs] == u"attributes[fp].calc.value"_qs
            && one[u"message"_qs] == u"there is no place for it here"_qs;
    }));
    const Ran ran = import(file);
    QVERIFY2(ran.exit == 0, ran.error.constData());
    QCOMPARE(ran.json().value(u"added"_qs).toInt(), 2);
    QVERIFY(ran.json().contains(u"report"_qs));
    const QByteArray person = exported(m_mine, {u"Orin Vask"_qs});
    QVERIFY(person.contains("\"st\": 12"));
    QVERIFY(person.contains("\"Signal Gun\""));
    // The same once more changes nothing.
    QVERIFY(import(file).json().value(u"entry"_qs).isNull());
    QCOMPARE(runProgram({u"undo"_qs, m_mine}).exit, 0);
    QCOMPARE(exported(m_mine), before);
    QCOMPARE(runProgram({u"check"_qs, m_mine}).exit, 0);
}

void CliExchangeTest::otherJsonIsATable()
{
    const QString file = write(u"a.json"_qs, R"({"guns": [{"Name": "Old gun", "stats": {"reach": 15}}]})");
    QVERIFY(import(file).failedCleanly("--kind"));
    const Ran ran = import(file, tableOptions() + QStringList{u"--map"_qs, u"stats.reach=range"_qs});
    QVERIFY2(ran.exit == 0, ran.error.constData());
    QVERIFY(exported(m_mine, {u"Old gun"_qs}).contains("\"range\": 15"));
    QVERIFY(import(write(u"unit.mtf"_qs, "Version:1.0\nConfig:Biped\nTechBase:Inner\nEra:3025\nMass:50\n"))
                .failedCleanly("MegaMek"));
}

void CliExchangeTest::wrongOrdersAreRefused()
{
    const QString file = write(u"a.csv"_qs, "Name,Range\nGun,10\n");
    QVERIFY(import(file).failedCleanly("--kind"));
    QVERIFY(import(file, {u"--kind"_qs, u"weapon"_qs}).failedCleanly("--system"));
    QVERIFY(import(file, {u"--kind"_qs, u"accessory"_qs, u"--system"_qs, u"twod6"_qs}).failedCleanly("accessory"));
    QVERIFY(import(file, tableOptions() + QStringList{u"--map"_qs, u"Range"_qs}).failedCleanly("--map"));
    QVERIFY(import(file, tableOptions() + QStringList{u"--map"_qs, u"Rnge=range"_qs}).failedCleanly("Rnge"));
    QVERIFY(import(file, tableOptions() + QStringList{u"--skip"_qs, u"x"_qs}).failedCleanly("--skip"));
    QVERIFY(import(file, {u"--format"_qs, u"xml"_qs}).failedCleanly("xml"));
    QVERIFY(import(m_folder->filePath(u"none.csv"_qs), tableOptions()).failedCleanly("none.csv"));
    QVERIFY(import(write(u"b.json"_qs, "{\"format\": \"other\"}")).failedCleanly("b.json"));
    QVERIFY(import(write(u"c.json"_qs, R"({"format": "hitspread-library", "version": 2, "records": []})"))
                .failedCleanly("newer"));
    QVERIFY(
        import(write(u"d.json"_qs, R"({"format": "hitspread-library", "version": 1, "records": [{"system": "x"}]})"))
            .failedCleanly("d.json:1"));
    QVERIFY(runProgram({u"export"_qs, m_mine, u"--format"_qs, u"csv"_qs}).failedCleanly("--kind"));
    QVERIFY(runProgram({u"export"_qs, m_mine, u"Nobody"_qs}).failedCleanly("Nobody"));
}

void CliExchangeTest::hostileTablesAreRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("place");
    QTest::newRow("byte 0") << QByteArray("Name,Range\nGun,\0\nx,y,z", 21) << QByteArray("a.csv:2");
    QTest::newRow("quote") << QByteArray("Name,Range\n\"Gun,10\nOther,3\n") << QByteArray("a.csv:2");
    QTest::newRow("columns") << "Name\n" + QByteArray(100'000, ',') << QByteArray("a.csv:2");
    QTest::newRow("rows") << "Name\n" + QByteArray("a\n").repeated(100'001) << QByteArray("a.csv");
    QTest::newRow("a picture") << QByteArray::fromHex("89504e470d0a1a0a0000000d49484452") << QByteArray("a.csv");
    QTest::newRow("nothing") << QByteArray() << QByteArray("a.csv");
    QTest::newRow("one long cell") << "Name\n" + QByteArray(1'000'000, 'x') << QByteArray("a.csv:2");
}

void CliExchangeTest::hostileTablesAreRefused()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, place);
    const QByteArray before = exported(m_mine);
    QVERIFY(import(write(u"a.csv"_qs, bytes), tableOptions()).failedCleanly(place));
    QCOMPARE(exported(m_mine), before);
}

HITSPREAD_TEST(CliExchangeTest)
#include "exchange_test.moc"
