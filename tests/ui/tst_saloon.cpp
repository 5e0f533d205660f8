#include "scripttable.h"
#include "support/guitestclass.h"

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
    support::playBothWays(QDir(m_folder.path()), QString::fromLatin1(QTest::currentDataTag()), least);
}

HITSPREAD_GUI_TEST(TestSaloon)
#include "tst_saloon.moc"
