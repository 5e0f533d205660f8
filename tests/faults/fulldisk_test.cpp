#include "cli/program.h"
#include "formats/wholefile.h"
#include "storage/campaignfile.h"
#include "support/databasedump.h"
#include "support/faulttable.h"
#include "support/faultwords.h"
#include "support/problemof.h"
#include "support/rawfile.h"
#include "support/smalldisk.h"
#include "support/testclass.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace hitspread;

/// What hitspread-cli writes goes onto a disk that is full sooner or later: it is there wholly or not at all, nothing is left beside it, and the
/// message names the file.
class FullDiskTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyRoom_data();
    void everyRoom();
    void everySize();
    void standardOutput();
    void cleanupTestCase();

private:
    [[nodiscard]] QString files() const { return m_disk->files().join(u' '); }
    [[nodiscard]] QString target() const { return m_disk->path(u"written.out"_qs); }
    [[nodiscard]] QStringList told(QStringList arguments) const
    {
        return arguments.replaceInStrings(u"FILE"_qs, m_file).replaceInStrings(u"DISK"_qs, m_disk->folder());
    }

    QTemporaryDir m_folder;
    QString m_file;
    QByteArray m_bytes;
    std::unique_ptr<support::SmallDisk> m_disk;
};

void FullDiskTest::initTestCase()
{
    m_disk = std::make_unique<support::SmallDisk>(m_folder.filePath(u"disk"_qs));
    if (!m_disk->isThere())
        QSKIP("only root can mount a disk of his own, and not everywhere");
    m_file = m_folder.filePath(u"camp.hitspread"_qs);
    QCOMPARE(runProgram({u"new"_qs, u"--sample"_qs, m_file}).exit, 0);
    for (int i = 0; i < 40; ++i)
        QCOMPARE(runProgram({u"encounter"_qs, m_file, u"colour"_qs, u"1"_qs, u"1"_qs, u"--colour"_qs,
                             QString::number(1 + i % 4)})
                     .exit,
                 0);
    // Whoever opens it puts what stands in its log into it.
    QCOMPARE(runProgram({u"check"_qs, m_file}).exit, 0);
    m_bytes = support::bytesOf(m_file);
}

void FullDiskTest::cleanupTestCase()
{
    if (m_file.isEmpty())
        return;
    // Whatever became of the files: the campaign was but read.
    QCOMPARE(support::bytesOf(m_file), m_bytes);
    QCOMPARE(support::faultWords(storage::CampaignFile::open(m_file)->faults()), QStringList());
}

void FullDiskTest::everyRoom_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<bool>("isThereBefore");
    const QStringList output{u"--output"_qs, u"DISK/written.out"_qs};
    const QStringList history{u"history"_qs, u"FILE"_qs, u"--encounter"_qs, u"1"_qs, u"--format"_qs};
    const QStringList sheets{u"print"_qs, u"combat-sheet"_qs, u"--campaign"_qs,
                             u"FILE"_qs,  u"--encounter"_qs,  u"Harbour Gate"_qs};
    QTest::newRow("library as JSON") << QStringList{u"export"_qs, u"FILE"_qs} + output << false;
    QTest::newRow("library as CSV") << QStringList{u"export"_qs, u"FILE"_qs,      u"--format"_qs, u"csv"_qs,
                                                   u"--kind"_qs, u"character"_qs, u"--system"_qs, u"threed"_qs}
            + output << false;
    QTest::newRow("a fight") << QStringList{u"fight"_qs, u"FILE"_qs, u"export"_qs, u"1"_qs} + output << false;
    for (const QString& format : {u"text"_qs, u"csv"_qs, u"json"_qs})
        QTest::addRow("a history as %s", qPrintable(format)) << history + QStringList{format} + output << false;
    QTest::newRow("sheets as PDF") << sheets + output << false;
    QTest::newRow("sheets in place of a PDF") << sheets + output << true;
    QTest::newRow("house rules as PDF") << QStringList{u"print"_qs, u"house-rules"_qs, u"--campaign"_qs,
                                                       u"FILE"_qs,  u"--encounter"_qs, u"Harbour Gate"_qs}
            + output << false;
    QTest::newRow("a backup") << QStringList{u"backup"_qs, u"FILE"_qs, u"--folder"_qs, u"DISK"_qs} << false;
}

void FullDiskTest::everyRoom()
{
    QFETCH(QStringList, arguments);
    QFETCH(bool, isThereBefore);
    QVERIFY(m_disk->clear());
    QByteArray before;
    if (isThereBefore) {
        QCOMPARE(runProgram({u"print"_qs, u"combat-sheet"_qs, u"--blank"_qs, u"--output"_qs, target()}).exit, 0);
        before = support::bytesOf(target());
    }
    const QString filesBefore = files();
    const qint64 empty = m_disk->used();
    const Ran whole = runProgram(told(arguments));
    QVERIFY2(whole.exit == 0, whole.error.constData());
    QCOMPARE(m_disk->files().size(), 1);
    const QString made = m_disk->files().first();
    const qint64 size = QFileInfo(m_disk->path(made)).size();
    const qint64 pages = (size + 4095) / 4096;
    QCOMPARE_GE(pages, 1);
    support::FaultTried tried{.what = QString::fromLatin1(QTest::currentDataTag())};
    QStringList wrong;
    for (const qint64 room : support::roomsBelow(pages)) {
        QVERIFY(m_disk->clear());
        if (isThereBefore)
            formats::writeWhole(target(), before);
        QCOMPARE(m_disk->used(), empty);
        QVERIFY(m_disk->leave(room));
        const Ran ran = runProgram(told(arguments));
        ++tried.tried;
        const QByteArray part = arguments.first() == u"backup" ? QByteArray("disk") : QByteArray("written.out");
        const bool isTold = ran.failedCleanly(part) && ran.error.contains("the disk is full; make room");
        const bool isKept = files() == filesBefore && (!isThereBefore || support::bytesOf(target()) == before);
        if (isTold && isKept)
            ++tried.survived;
        else
            wrong << u"room for %1 of %2 pages, exit %3, %4: %5"_qs.arg(QString::number(room), QString::number(pages),
                                                                        QString::number(ran.exit), files(),
                                                                        QString::fromUtf8(ran.error));
        // What it says is done is not all there.
        tried.lost += ran.exit == 0 && QFileInfo(m_disk->path(made)).size() != size ? 1 : 0;
        tried.seen = QString::fromUtf8(ran.error).replace(m_folder.path(), u"…"_qs);
    }
    // With room it is there again.
    QVERIFY(m_disk->clear());
    QCOMPARE(runProgram(told(arguments)).exit, 0);
    support::tellFault("5", tried);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    QCOMPARE_GE(tried.tried, std::min<qint64>(pages, 3));
}

/// Files of many sizes beside an older one, by what every export, every print and every window writes with.
void FullDiskTest::everySize()
{
    support::FaultTried tried{.what = u"files of every size"_qs};
    const QByteArray older("older");
    const int step = qEnvironmentVariableIsSet("HITSPREAD_FULLDISKS") ? 97 : 1777;
    for (const qint64 room : {0, 1, 3}) {
        for (int size = 0; size < 24'000; size += step) {
            QVERIFY(m_disk->clear());
            formats::writeWhole(target(), older);
            QVERIFY(m_disk->leave(room));
            const QByteArray bytes(size, 'x');
            const auto problem = support::problemOf([&] { formats::writeWhole(target(), bytes); });
            ++tried.tried;
            const QByteArray found = support::bytesOf(target());
            tried.lost += !problem && found != bytes ? 1 : 0;
            const bool isFull = problem && problem->code == ProblemCode::DiskFull && found == older;
            if (files() == u"written.out" && (problem ? isFull : found == bytes))
                ++tried.survived;
            if (problem)
                tried.seen = text::sentenceFor(*problem).replace(m_folder.path(), u"…"_qs);
        }
    }
    support::tellFault("5", tried);
    QCOMPARE(tried.survived, tried.tried);
    QCOMPARE(tried.lost, 0);
    QVERIFY(!tried.seen.isEmpty());
}

/// The shell has made the file: what is there may be short, but nobody is told that it is done.
void FullDiskTest::standardOutput()
{
    support::FaultTried tried{.what = u"standard output into a file"_qs};
    for (const QStringList& arguments :
         {QStringList{u"export"_qs, m_file}, QStringList{u"history"_qs, m_file, u"--encounter"_qs, u"1"_qs},
          QStringList{u"fight"_qs, m_file, u"export"_qs, u"1"_qs}}) {
        for (const qint64 room : {0, 1, 2}) {
            QVERIFY(m_disk->clear());
            QVERIFY(m_disk->leave(room));
            QProcess program;
            program.setStandardOutputFile(target());
            program.start(support::commandLineProgram(), arguments);
            QVERIFY(program.waitForFinished(60000));
            const QByteArray error = program.readAllStandardError();
            ++tried.tried;
            tried.lost += program.exitCode() == 0 ? 1 : 0;
            if (program.exitCode() == 2 && error.contains("the result could not be written; make room"))
                ++tried.survived;
            tried.seen = QString::fromUtf8(error);
        }
    }
    support::tellFault("5", tried);
    QCOMPARE(tried.survived, tried.tried);
    QCOMPARE(tried.lost, 0);
}

HITSPREAD_TEST(FullDiskTest)
#include "fulldisk_test.moc"
