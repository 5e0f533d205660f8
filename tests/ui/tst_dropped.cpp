#include "formats/profilefolder.h"
#include "models/exchange/importdraft.h"
#include "rules/systems/registry.h"
#include "samplefiles.h"
#include "support/guitestclass.h"
#include "ui/exchange/importwindow.h"
#include "ui/library/librarywindow.h"
#include "ui/widgets/problembar.h"
#include "windowprogram.h"

#include <QAction>
#include <QDir>
#include <QDropEvent>
#include <QFile>
#include <QFileInfo>
#include <QMimeData>
#include <QSignalSpy>
#include <QTreeView>
#include <QUrl>

using namespace hitspread;
using support::Program;

/// Files dropped on a window, or named as the program is started: each is what it turns out to be.
class TestDropped : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_files.begin(QStringLiteral("tst_dropped"))); }
    void init() { m_file = m_files.fresh(); }
    void aTableIsImported();
    void anExportOfALibraryIsImported();
    void aFightBecomesOne();
    void aProfileIsKept();
    void aCampaignIsOpenedAndTheRestComesIntoIt();
    void whatNobodyCanTakeIsNamed();
    void whatCameOfItIsSeen();
    void aTableTheProgramIsStartedWithComesIntoTheLastCampaign();
    void theMenuFindsThem();

private:
    static void drop(QWidget& on, const QStringList& files)
    {
        QMimeData dragged;
        QList<QUrl> urls;
        for (const QString& file : files)
            urls << QUrl::fromLocalFile(file);
        dragged.setUrls(urls);
        QDragEnterEvent enter(QPoint(40, 40), Qt::CopyAction, &dragged, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&on, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent dropped(QPointF(40, 40), Qt::CopyAction, &dragged, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&on, &dropped);
        QVERIFY(dropped.isAccepted());
    }
    [[nodiscard]] QString written(const char* name, const QByteArray& bytes) const
    {
        QFile file(m_files.path(QLatin1String(name)));
        [&] { QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size()); }();
        return file.fileName();
    }
    [[nodiscard]] QString table() const { return written("rifles.csv", "Name,recoil,calibre\nRook rifle,5,6 mm\n"); }
    /// The window that stands with a plan of so many rows.
    static void waitForImport(Program& program, int rows)
    {
        QVERIFY(support::waitUntil([&] {
            const auto* import = program.find<ImportWindow>("importWindow");
            return import && import->isVisible()
                && import->findChild<QTreeView*>(QStringLiteral("importRows"))->model()->rowCount() == rows;
        }));
    }
    QString exportedFight(Program& program) const
    {
        const QString path = m_files.path(QStringLiteral("gate.json"));
        QFile::remove(path);
        QSignalSpy exported(&program.host, &CampaignHost::fightExported);
        program.host.exportFight(program.window.fight().snapshot().encounter.id, path);
        [&] { QTRY_COMPARE(exported.count(), 1); }();
        return path;
    }

    support::SampleFiles m_files;
    QString m_file;
};

void TestDropped::aTableIsImported()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    drop(program.window, {table()});
    waitForImport(program, 1);
    QCOMPARE(program.host.path(), m_file);
    QVERIFY(!program.find<ProblemBar>("problemBar")->isVisible());
}

void TestDropped::anExportOfALibraryIsImported()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    program.find<QAction>("action_library")->trigger();
    auto* library = program.find<LibraryWindow>("libraryWindow");
    library->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(library));
    drop(*library, {written("two.json", R"({"format": "hitspread-library", "version": 1, "records": [
        {"system": "threed", "kind": "weapon", "record": {"name": "Rook rifle"}},
        {"system": "threed", "kind": "weapon", "record": {"name": "Sentry rifle"}}]})")});
    waitForImport(program, 2);
}

void TestDropped::aFightBecomesOne()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    const std::size_t fights = program.window.fight().snapshot().encounters.size();
    const QString path = exportedFight(program);
    drop(program.window, {path});
    QTRY_COMPARE(program.window.fight().snapshot().encounters.size(), fights + 1);
    QCOMPARE(program.host.path(), m_file);
}

void TestDropped::aProfileIsKept()
{
    formats::ProfileFolder own(formats::ownProfilesFolder());
    formats::ProfileFolder theirs(m_files.path(QStringLiteral("from a friend")));
    const RecordDeclaration& switches = *findSystem("threed")->record(RecordKind::Switches);
    theirs.save({.system = "threed", .name = "Of a friend", .switches = AnyRecord(switches)});
    const QDir folder(m_files.path(QStringLiteral("from a friend")));
    Program program(m_file);
    QVERIFY(program.waitForFight());
    drop(program.window, {folder.filePath(folder.entryList(QDir::Files).constFirst())});
    QTRY_VERIFY(program.find<ProblemBar>("problemBar")->text().contains(QStringLiteral("“Of a friend” is kept")));
    QCOMPARE(own.profiles("threed").all.size(), std::size_t{1});
    own.remove("threed", "Of a friend");
}

void TestDropped::aCampaignIsOpenedAndTheRestComesIntoIt()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    const std::size_t fights = program.window.fight().snapshot().encounters.size();
    const QString fight = exportedFight(program);
    const QString other = m_files.path(QStringLiteral("other.hitspread"));
    support::putSample(other);
    drop(program.window, {table(), fight, other});
    QTRY_COMPARE(program.host.path(), other);
    waitForImport(program, 1);
    QTRY_COMPARE(program.window.fight().snapshot().encounters.size(), fights + 1);
    QCOMPARE(program.host.path(), other);
}

void TestDropped::whatNobodyCanTakeIsNamed()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    drop(program.window, {written("page.pdf", "%PDF-1.4\n" + QByteArray(300, 'x'))});
    QTRY_VERIFY(program.find<ProblemBar>("problemBar")->isVisible());
    QVERIFY(program.find<ProblemBar>("problemBar")->text().contains(QStringLiteral("it holds pages for printing")));
    QCOMPARE(program.host.path(), m_file);
}

/// Words in the main window help nobody who dropped the file on a window before it.
void TestDropped::whatCameOfItIsSeen()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    const QString fight = exportedFight(program);
    for (const QString& file : {written("page.pdf", "%PDF-1.4\n" + QByteArray(300, 'x')), fight}) {
        program.find<QAction>("action_library")->trigger();
        auto* library = program.find<LibraryWindow>("libraryWindow");
        library->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(library));
        drop(*library, {file});
        QTRY_VERIFY(program.window.isActiveWindow());
    }
}

void TestDropped::aTableTheProgramIsStartedWithComesIntoTheLastCampaign()
{
    Preferences().addRecent(m_file);
    Program program(table());
    QVERIFY(program.waitForFight());
    waitForImport(program, 1);
    QCOMPARE(program.host.path(), m_file);
}

void TestDropped::theMenuFindsThem()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    for (const char* name : {"action_import", "action_export"}) {
        const auto* action = program.find<QAction>(name);
        QVERIFY(action->isEnabled());
        for (const char* word : {"table", "csv", "json", "spreadsheet"})
            QVERIFY(action->property("alsoCalled").toString().contains(QLatin1String(word)));
    }
}

HITSPREAD_GUI_TEST(TestDropped)
#include "tst_dropped.moc"
