#include <QTest>

#include "storage/campaignfile.h"
#include "storage/guard/filelocks.h"
#include "support/problemof.h"
#include "support/testclass.h"

#include <QFile>
#include <QTemporaryDir>

using namespace hitspread;
using namespace hitspread::storage;
using support::problemOf;

/// Two programs do not make one file at once; one that was killed over it keeps nobody out.
class DraftLockTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void oneAtATime();
    void whatAKilledOneLeftIsNoLock_data();
    void whatAKilledOneLeftIsNoLock();
    void nothingIsLeft();

private:
    QTemporaryDir m_folder;
    QString m_path = m_folder.filePath(QStringLiteral("n.hitspread"));
};

void DraftLockTest::oneAtATime()
{
    const QString draft = m_path + QStringLiteral(".new");
    {
        const DraftLock first(draft);
        QVERIFY(!first.isTaken());
        QVERIFY(DraftLock(draft).isTaken());
        const auto problem = problemOf([&] { (void)CampaignFile::create(m_path); });
        QVERIFY(problem && problem->code == ProblemCode::CampaignLocked);
        QCOMPARE(spelled(problem->where), m_path.toStdString());
    }
    QVERIFY(!DraftLock(draft).isTaken());
}

void DraftLockTest::whatAKilledOneLeftIsNoLock_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("killed before it wrote anything") << QByteArray();
    QTest::newRow("of an older version, by a process that is there") << QByteArray("1\ninit\nlocalhost\n");
}

void DraftLockTest::whatAKilledOneLeftIsNoLock()
{
    QFETCH(QByteArray, content);
    const QString path = m_folder.filePath(QStringLiteral("left%1.hitspread").arg(content.size()));
    QFile left(path + QStringLiteral(".new.lock"));
    QVERIFY(left.open(QIODevice::WriteOnly) && left.write(content) == content.size());
    left.close();
    CampaignFile::create(path).reset();
    QVERIFY(QFile::exists(path));
    QVERIFY(!left.exists());
}

void DraftLockTest::nothingIsLeft()
{
    const QTemporaryDir folder;
    CampaignFile::create(folder.filePath(QStringLiteral("n.hitspread"))).reset();
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList{QStringLiteral("n.hitspread")});
}

HITSPREAD_TEST(DraftLockTest)
#include "draftlock_test.moc"
