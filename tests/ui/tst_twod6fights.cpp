#include "scripttable.h"
#include "support/guitestclass.h"

#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace hitspread;

/// The two worked fights of 2d6 personal combat in the windows, and the weeks after the second; what comes of them is what the command line
/// makes of the same dice.
class TestTwoD6Fights : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void sameAsByCommandLine_data();
    void sameAsByCommandLine();

private:
    QTemporaryDir m_folder;
};

void TestTwoD6Fights::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setOrganizationName(QStringLiteral("hitspread-test"));
    QApplication::setApplicationName(QStringLiteral("tst_twod6fights"));
    QSettings().clear();
    QVERIFY(m_folder.isValid());
}

void TestTwoD6Fights::sameAsByCommandLine_data()
{
    QTest::addColumn<int>("least");
    QTest::newRow("shed") << 43;
    QTest::newRow("yard") << 73;
}

void TestTwoD6Fights::sameAsByCommandLine()
{
    QFETCH(int, least);
    support::playBothWays(QDir(m_folder.path()), QString::fromLatin1(QTest::currentDataTag()), least);
}

HITSPREAD_GUI_TEST(TestTwoD6Fights)
#include "tst_twod6fights.moc"
