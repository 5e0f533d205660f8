#include "scripttable.h"
#include "support/guitestclass.h"
#include "support/samplefile.h"

#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace hitspread;

/// Fights by the rules of several systems, worked out by hand, in the windows; what comes of them is what the command line makes of them.
class TestSaloon : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void sameAsByCommandLine_data();
    void sameAsByCommandLine();

private:
    QTemporaryDir m_folder;
};

void TestSaloon::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setOrganizationName(QStringLiteral("hitspread-test"));
    QApplication::setApplicationName(QStringLiteral("tst_saloon"));
    QSettings().clear();
    QVERIFY(m_folder.isValid());
}

void TestSaloon::sameAsByCommandLine_data()
{
    QTest::addColumn<int>("least");
    QTest::newRow("saloon") << 15;
    QTest::newRow("prize") << 14;
    QTest::newRow("cistern") << 70;
    QTest::newRow("bridge") << 30;
    QTest::newRow("quarry") << 25;
}

void TestSaloon::sameAsByCommandLine()
{
    QFETCH(int, least);
    const QString name = QString::fromLatin1(QTest::currentDataTag());
    const QJsonObject fight = support::fightScript(name + QStringLiteral(".json"));
    const QString encounter = fight.value(QStringLiteral("setup"))[0][2].toString();
    const QString byCommand = m_folder.filePath(name + QStringLiteral("-command.hitspread"));
    const QString byHand = m_folder.filePath(name + QStringLiteral("-window.hitspread"));
    for (const QString& campaign : {byCommand, byHand})
        support::putSample(campaign);
    support::playByCommandLine(byCommand, fight);
    support::setUpByCommandLine(byHand, fight);
    QVERIFY(!QTest::currentTestFailed());
    const QJsonArray steps = fight.value(QStringLiteral("steps")).toArray();
    QVERIFY(steps.size() > least);
    {
        support::ScriptTable table(byHand, encounter);
        support::WatchedStates watched(fight);
        for (qsizetype i = 0; i < steps.size(); ++i) {
            table.play(steps[i].toObject());
            watched.goOn(steps[i].toObject());
            const QStringList wrong = watched.differences(table.state());
            [&] { QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n')))); }();
            if (QTest::currentTestFailed())
                return qWarning("step %d of %d", static_cast<int>(i), static_cast<int>(steps.size()));
        }
    }
    const QByteArray state = support::stateOfFight(byCommand, encounter);
    QVERIFY(state.size() > 1000);
    const QString other = support::differenceOf(support::stateOfFight(byHand, encounter), state);
    QVERIFY2(other.isEmpty(), qPrintable(other));
}

HITSPREAD_GUI_TEST(TestSaloon)
#include "tst_saloon.moc"
