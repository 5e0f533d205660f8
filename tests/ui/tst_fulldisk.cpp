#include "models/fight/fighthand.h"
#include "samplefiles.h"
#include "support/faulttable.h"
#include "support/guitestclass.h"
#include "support/rawfile.h"
#include "support/sheetsubject.h"
#include "support/smalldisk.h"
#include "text/problems.h"
#include "ui/exchange/exportrecords.h"
#include "ui/history/historysaving.h"
#include "ui/printing/printdialog.h"
#include "ui/widgets/problembar.h"
#include "windowprogram.h"
#include "withfile.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <memory>

using namespace hitspread;
using support::Program;

/// What the window writes goes onto a disk that is full sooner or later: it is there wholly or not at all, nothing is left beside it, and it is
/// said.
class TestFullDisk : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyRoom_data();
    void everyRoom();

private:
    /// Writes the file; what is said of it, empty when it is done.
    [[nodiscard]] QString written(const QString& what, const QString& path);
    [[nodiscard]] QString exported(const ExportWish& wish, const QString& path);
    [[nodiscard]] QString done(const std::function<void()>& begin);

    support::SampleFiles m_files;
    QTemporaryDir m_folder;
    std::unique_ptr<support::SmallDisk> m_disk;
    std::unique_ptr<Program> m_program;
};

void TestFullDisk::initTestCase()
{
    QVERIFY(m_files.begin(QStringLiteral("tst_fulldisk")));
    m_disk = std::make_unique<support::SmallDisk>(m_folder.filePath(QStringLiteral("disk")));
    if (!m_disk->isThere())
        QSKIP("only root can mount a disk of his own, and not everywhere");
}

void TestFullDisk::everyRoom_data()
{
    QTest::addColumn<QString>("file");
    for (const char* file : {"library.json", "library.csv", "fight.json", "history.txt", "history.csv", "history.json",
                             "sheet.pdf", "copy.hitspread"})
        QTest::newRow(file) << QString::fromLatin1(file);
}

/// Through the host, which writes beside the window.
QString TestFullDisk::done(const std::function<void()>& begin)
{
    QString said;
    const auto failed = connect(&m_program->host, &CampaignHost::failed, this,
                                [&said](const Problem& problem) { said = text::sentenceFor(problem); });
    begin();
    const bool isDone = support::waitUntil([this] { return !m_program->host.isBusy(); });
    disconnect(failed);
    return isDone ? said : QStringLiteral("it did not end");
}

QString TestFullDisk::exported(const ExportWish& wish, const QString& path)
{
    QString said = QStringLiteral("nothing was said");
    support::withFile(path, [&] {
        exportRecords(
            m_program->gateway, wish, m_program->window, [&said](const QString&, int) { said.clear(); },
            [&said](const Problem& problem) { said = text::sentenceFor(problem); });
    });
    return m_program->settle() ? said : QStringLiteral("it did not end");
}

QString TestFullDisk::written(const QString& what, const QString& path)
{
    if (what == QStringLiteral("library.json"))
        return exported({}, path);
    if (what == QStringLiteral("library.csv"))
        return exported({.system = "threed", .kind = RecordKind::Character}, path);
    if (what == QStringLiteral("fight.json"))
        return done([&] { m_program->host.exportFight(m_program->window.fight().snapshot().encounter.id, path); });
    if (what == QStringLiteral("copy.hitspread"))
        return done([&] { m_program->host.saveCopy(path); });
    if (what == QStringLiteral("sheet.pdf")) {
        PrintDialog dialog(m_program->style);
        dialog.start({support::overfilled().subject()}, QDate(2026, 11, 21));
        return dialog.saveTo(path) ? QString() : dialog.findChild<ProblemBar*>()->text();
    }
    auto* bar = m_program->find<ProblemBar>("problemBar");
    bar->hide();
    bool isWritten = false;
    support::withFile(path, [&] {
        saveHistory(m_program->window.fight(), {}, m_program->window, [&](const QString&) { isWritten = true; });
    });
    if (!m_program->settle())
        return QStringLiteral("it did not end");
    return isWritten ? QString() : bar->text();
}

void TestFullDisk::everyRoom()
{
    QFETCH(QString, file);
    QVERIFY(m_disk->clear());
    m_program = std::make_unique<Program>(m_files.fresh());
    QVERIFY(m_program->waitForFight());
    if (file.startsWith(QStringLiteral("history"))) {
        for (int round = 11; round < 60; ++round)
            m_program->window.fight().byHand().setTime(round, 1);
        QVERIFY(m_program->settle());
    }
    const QString path = m_disk->path(file);
    QCOMPARE(written(file, path), QString());
    const qint64 size = QFileInfo(path).size();
    const qint64 pages = (size + 4095) / 4096;
    QCOMPARE_GE(pages, 1);
    support::FaultTried tried{.what = QStringLiteral("window: ") + file};
    QStringList wrong;
    for (const std::int64_t room : support::roomsBelow(pages)) {
        QVERIFY(m_disk->clear() && m_disk->leave(room));
        const QString said = written(file, path);
        ++tried.tried;
        tried.lost += said.isEmpty() && QFileInfo(path).size() != size ? 1 : 0;
        const QStringList left = m_disk->files();
        if (said.contains(file) && said.contains(QStringLiteral("the disk is full; make room")) && left.isEmpty())
            ++tried.survived;
        else
            wrong << QStringLiteral("room for %1 of %2 pages: %3, left %4")
                         .arg(QString::number(room), QString::number(pages), said, left.join(u' '));
        tried.seen = QString(said).replace(m_folder.path(), QStringLiteral("…"));
    }
    QVERIFY(m_disk->clear());
    QCOMPARE(written(file, path), QString());
    m_program.reset();
    support::tellFault("5", tried);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    QCOMPARE(tried.lost, 0);
}

HITSPREAD_GUI_TEST(TestFullDisk)
#include "tst_fulldisk.moc"
