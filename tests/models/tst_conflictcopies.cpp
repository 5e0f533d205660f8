#include "models/conflictcopies.h"
#include "support/testclass.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace hitspread;

/// Which files beside a campaign are copies of it that a sync program made.
class TestConflictCopies : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void knownByTheirNames_data();
    void knownByTheirNames();
    void theNewestComesFirst();
};

void TestConflictCopies::knownByTheirNames_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isCopy");
    const auto row = [](const char* name, bool isCopy) { QTest::newRow(name) << QString::fromUtf8(name) << isCopy; };
    row("Old Quay (1).hitspread", true);
    row("Old Quay (12).hitspread", true);
    row("Old Quay(2).hitspread", true);
    row("Old Quay (conflicted copy 2026-11-29 201500).hitspread", true);
    row("Old Quay (Ines' conflicted copy 2026-11-29).hitspread", true);
    row("Old Quay (In Konflikt stehende Kopie von Ines 2026-11-29).hitspread", true);
    row("Old Quay (Konflikt, Kopie von Ines).hitspread", true);
    row("Old Quay (SFConflict ines@quay 2026-11-29-20-15-00).hitspread", true);
    row("Old Quay_conflict-20261129-201500.hitspread", true);
    row("Old Quay.sync-conflict-20261129-201500-ABCDEFG.hitspread", true);
    row("Old Quay.hitspread", false);
    row("Old Quay 2.hitspread", false);
    row("Old Quay (after the flood).hitspread", false);
    row("Old Quay, a conflict.hitspread", false);
    row("Old Quay conflicts.hitspread", false);
    row("The Old Quay (1).hitspread", false);
    row("Old Quay (1).txt", false);
    row("Old Quay (1).hitspread-wal", false);
    row("Old Quay (1).hitspread.part", false);
}

void TestConflictCopies::knownByTheirNames()
{
    QFETCH(QString, name);
    const QTemporaryDir folder;
    QVERIFY(QFile(folder.filePath(name)).open(QIODevice::WriteOnly));
    const auto copies = conflictCopiesOf(folder.filePath(QStringLiteral("Old Quay.hitspread")));
    QTEST(copies.size() == 1, "isCopy");
    if (!copies.empty())
        QCOMPARE(copies.front().path, folder.filePath(name));
}

void TestConflictCopies::theNewestComesFirst()
{
    const QTemporaryDir folder;
    const QDateTime now = QDateTime::currentDateTime();
    for (const int number : {1, 2, 3}) {
        QFile file(folder.filePath(QStringLiteral("Old Quay (%1).hitspread").arg(number)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.setFileTime(now.addDays(number == 2 ? -1 : -9 - number), QFileDevice::FileModificationTime));
    }
    const auto copies = conflictCopiesOf(folder.filePath(QStringLiteral("Old Quay.hitspread")));
    QCOMPARE(copies.size(), std::size_t{3});
    QVERIFY(copies.front().path.endsWith(QStringLiteral("(2).hitspread")));
    // In another state it is told anew.
    const QString told = copies.front().told();
    QFile file(copies.front().path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(now, QFileDevice::FileModificationTime));
    file.close();
    QVERIFY(conflictCopiesOf(folder.filePath(QStringLiteral("Old Quay.hitspread"))).front().told() != told);
}

HITSPREAD_TEST(TestConflictCopies)
#include "tst_conflictcopies.moc"
