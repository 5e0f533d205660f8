#include "program.h"
#include "support/testclass.h"

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>

using namespace hitspread;

/// Taking people and gear of another campaign with hitspread-cli.
class CliTakeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void aGuardIsTakenAndUndone();
    void aKindTellsNamesApart();
    void namesThatAreThereAreAsked();
    void wrongOrdersAreRefused();
    void theCampaignItselfIsRefused_data();
    void theCampaignItselfIsRefused();

private:
    [[nodiscard]] Ran take(const QStringList& names)
    {
        return runProgram(QStringList{u"take"_qs, m_mine, u"--from"_qs, m_sample} + names);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_mine;
    QString m_sample;
};

void CliTakeTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_mine = m_folder->filePath(u"mine.hitspread"_qs);
    m_sample = m_folder->filePath(u"sample.hitspread"_qs);
    QCOMPARE(runProgram({u"new"_qs, m_mine, u"--empty"_qs}).exit, 0);
    QCOMPARE(runProgram({u"new"_qs, m_sample, u"--sample"_qs}).exit, 0);
}

void CliTakeTest::aGuardIsTakenAndUndone()
{
    const Ran ran = take({u"Gate Guard"_qs, u"Dazzled"_qs});
    QVERIFY2(ran.exit == 0, ran.error.constData());
    QVERIFY(ran.output.contains("\"Gate Guard\""));
    QVERIFY(ran.output.contains("\"conditionTemplate\""));
    // A character by number, too.
    QVERIFY(take({u"1"_qs}).output.contains("\"Brann Hollow\""));
    QCOMPARE(runProgram({u"undo"_qs, m_mine}).exit, 0);
    QCOMPARE(runProgram({u"check"_qs, m_mine}).exit, 0);
    QCOMPARE(runProgram({u"encounter"_qs, m_mine, u"new"_qs, u"Yard"_qs}).exit, 0);
    QCOMPARE(runProgram({u"encounter"_qs, m_mine, u"add"_qs, u"Yard"_qs, u"Gate Guard"_qs}).exit, 0);
    // One step of the library.
    QCOMPARE(runProgram({u"undo"_qs, m_mine}).exit, 0);
    QVERIFY(!runProgram({u"undo"_qs, m_mine}).error.isEmpty());
}

void CliTakeTest::aKindTellsNamesApart()
{
    QVERIFY(take({u"--kind"_qs, u"armour"_qs, u"Sentry rifle"_qs}).failedCleanly("Sentry rifle"));
    QCOMPARE(take({u"--kind"_qs, u"weapon"_qs, u"Sentry rifle"_qs}).exit, 0);
}

void CliTakeTest::namesThatAreThereAreAsked()
{
    QCOMPARE(runProgram({u"encounter"_qs, m_mine, u"new"_qs, u"Yard"_qs}).exit, 0);
    QCOMPARE(runProgram({u"encounter"_qs, m_mine, u"add"_qs, u"Yard"_qs, u"Smuggler"_qs, u"--plain"_qs}).exit, 0);
    QCOMPARE(runProgram({u"encounter"_qs, m_sample, u"add"_qs, u"Harbour Gate"_qs, u"Smuggler"_qs, u"--plain"_qs,
                         u"--weapon"_qs, u"Gutting knife"_qs})
                 .exit,
             0);
    QVERIFY(take({u"Smuggler"_qs}).failedCleanly("Smuggler"));
    QVERIFY(take({u"--existing"_qs, u"both"_qs, u"Smuggler"_qs}).output.contains("\"Smuggler 2\""));
    QVERIFY(take({u"--existing"_qs, u"mine"_qs, u"Smuggler"_qs}).output.contains("\"Smuggler\""));
    QCOMPARE(take({u"--existing"_qs, u"replace"_qs, u"Smuggler"_qs}).exit, 0);
    // Now they are the same, and nothing is asked.
    QCOMPARE(take({u"Smuggler"_qs}).exit, 0);
    QCOMPARE(runProgram({u"check"_qs, m_mine}).exit, 0);
}

void CliTakeTest::wrongOrdersAreRefused()
{
    QVERIFY(runProgram({u"take"_qs, m_mine, u"Gate Guard"_qs}).failedCleanly("--from"));
    QVERIFY(take({}).failedCleanly("argument"));
    QVERIFY(take({u"--existing"_qs, u"burn"_qs, u"Gate Guard"_qs}).failedCleanly("both, mine, replace"));
    QVERIFY(take({u"Nobody"_qs}).failedCleanly("Nobody"));
    QVERIFY(take({u"--kind"_qs, u"condition"_qs, u"Dazzled"_qs}).failedCleanly("library"));
    QVERIFY(runProgram({u"take"_qs, m_mine, u"--from"_qs, m_folder->filePath(u"none.hitspread"_qs), u"X"_qs})
                .failedCleanly("none.hitspread"));
}

void CliTakeTest::theCampaignItselfIsRefused_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("by its name") << u"mine.hitspread"_qs;
    QTest::newRow("by a link") << u"link.hitspread"_qs;
    QTest::newRow("by a second name") << u"hard.hitspread"_qs;
}

void CliTakeTest::theCampaignItselfIsRefused()
{
    QFETCH(QString, name);
    const std::filesystem::path folder = m_folder->path().toStdString();
    std::filesystem::create_symlink("mine.hitspread", folder / "link.hitspread");
    std::filesystem::create_hard_link(folder / "mine.hitspread", folder / "hard.hitspread");
    const Ran ran = runProgram({u"take"_qs, m_mine, u"--from"_qs, m_folder->filePath(name), u"Anybody"_qs});
    QVERIFY2(ran.failedCleanly("this is the campaign that is open"), ran.error.constData());
    QVERIFY2(ran.error.contains(name.toUtf8()), ran.error.constData());
    QCOMPARE(runProgram({u"check"_qs, m_mine}).exit, 0);
}

HITSPREAD_TEST(CliTakeTest)
#include "take_test.moc"
