#include "cli/program.h"
#include "services/refusal/problem.h"
#include "storage/backup/backupfolder.h"
#include "storage/campaignfile.h"
#include "support/databasedump.h"
#include "support/faulttable.h"
#include "support/faultwords.h"
#include "support/programs.h"
#include "support/rawfile.h"
#include "support/sourcepath.h"
#include "support/testclass.h"

#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>
#include <optional>

using namespace hitspread;

namespace {

/// A command, and those that make the campaign it works on. "FILE" stands for the campaign, "FIGHT" for a file elsewhere, "BACKUP" for the
/// oldest backup there is before, "OUTPUT" for what is written beside the campaign.
struct Act {
    QList<QStringList> before;
    QStringList arguments;
    QByteArray input{};
    bool isCopy = false;  ///< the campaign is as a saved copy is, without a write-ahead log
    QString fixture{};    ///< of an older program, in place of what commands make
    bool isExport = false;
};

const QByteArray kShot = R"({"action":"shot","encounter":"Harbour Gate","actor":"Ines Varga","target":"Gate Guard 2"})";
const QStringList kSample{u"new"_qs, u"--sample"_qs, u"FILE"_qs};
const QStringList kMove{u"encounter"_qs,  u"FILE"_qs,         u"distance"_qs, u"1"_qs,
                        u"Ines Varga"_qs, u"Gate Guard 2"_qs, u"12"_qs};

const QStringList kBackup{u"backup"_qs, u"FILE"_qs};

/// Written beside the campaign, which it does not change.
Act exportBy(const QStringList& arguments)
{
    return {{kSample, kMove}, arguments + QStringList{u"--output"_qs, u"OUTPUT"_qs}, {}, false, {}, true};
}

const QByteArray kGuns = "Name,Range\nOld gun,10\nNew gun,5\n";

const QMap<QString, Act>& acts()
{
    static const QMap<QString, Act> all{
        {u"new"_qs, {{}, kSample}},
        {u"resolve"_qs,
         {{kSample}, {u"resolve"_qs, u"--campaign"_qs, u"FILE"_qs, u"--seed"_qs, u"3"_qs, u"--apply"_qs}, kShot}},
        {u"undo"_qs, {{kSample, kMove}, {u"undo"_qs, u"FILE"_qs, u"--encounter"_qs, u"1"_qs}}},
        {u"next"_qs,
         {{kSample}, {u"next"_qs, u"FILE"_qs, u"--encounter"_qs, u"1"_qs, u"--seed"_qs, u"3"_qs, u"--end"_qs}}},
        {u"import"_qs,
         {{kSample, kMove, {u"fight"_qs, u"FILE"_qs, u"export"_qs, u"1"_qs, u"--output"_qs, u"FIGHT"_qs}},
          {u"fight"_qs, u"FILE"_qs, u"import"_qs, u"FIGHT"_qs}}},
        {u"import table"_qs,
         {{kSample},
          {u"import"_qs, u"FILE"_qs, u"-"_qs, u"--kind"_qs, u"weapon"_qs, u"--system"_qs, u"threed"_qs},
          kGuns}},
        {u"export library"_qs, exportBy({u"export"_qs, u"FILE"_qs})},
        {u"export table"_qs,
         exportBy({u"export"_qs, u"FILE"_qs, u"--format"_qs, u"csv"_qs, u"--kind"_qs, u"weapon"_qs, u"--system"_qs,
                   u"threed"_qs})},
        {u"export fight"_qs, exportBy({u"fight"_qs, u"FILE"_qs, u"export"_qs, u"1"_qs})},
        {u"export history"_qs,
         exportBy({u"history"_qs, u"FILE"_qs, u"--encounter"_qs, u"1"_qs, u"--format"_qs, u"text"_qs})},
        {u"print"_qs,
         exportBy({u"print"_qs, u"combat-sheet"_qs, u"--campaign"_qs, u"FILE"_qs, u"--character"_qs, u"Ines Varga"_qs,
                   u"--date"_qs, u"2026-11-21"_qs})},
        {u"first change of a copy"_qs,
         {{kSample}, {u"encounter"_qs, u"FILE"_qs, u"add"_qs, u"1"_qs, u"20 x Gate Guard"_qs}, {}, true}},
        {u"backup"_qs, {{kSample}, kBackup}},
        {u"restore"_qs, {{kSample, kBackup, kMove}, {u"restore"_qs, u"BACKUP"_qs, u"FILE"_qs, u"--in-place"_qs}}},
        {u"compact"_qs, {{kSample, kMove}, {u"compact"_qs, u"FILE"_qs}}},
        {u"migrate"_qs,
         {{}, {u"encounter"_qs, u"FILE"_qs, u"new"_qs, u"Night"_qs}, {}, false, u"schema-5.hitspread"_qs}}};
    return all;
}

/// What a campaign holds, or that there is none, and for what reasons backups of it were made.
struct State {
    bool isThere = false;
    support::DatabaseDump dump{};
    QStringList backups{};
    QByteArray output{};  ///< of an export
};

/// Of a state that was found, and of what the command makes of it the second time.
struct Judged {
    State state;
    QStringList faults;
    std::optional<QString> secondTime{};  ///< what is wrong with that; nothing: it was not tried
};

bool isSame(const State& one, const State& other)
{
    // Backups may be there more than once: a second try makes one, too.
    return one.isThere == other.isThere && one.dump.tables == other.dump.tables && one.dump.log == other.dump.log
        && one.dump.takenOut == other.dump.takenOut && one.dump.heads == other.dump.heads && one.output == other.output;
}

/// Whether all of these backups are there.
bool holds(QStringList found, const QStringList& expected)
{
    return std::ranges::all_of(expected, [&found](const QString& reason) { return found.removeOne(reason); });
}

QString differenceOf(const State& expected, const State& found)
{
    if (expected.output != found.output)
        return u"%1 bytes are written in place of %2"_qs.arg(found.output.size()).arg(expected.output.size());
    if (expected.isThere != found.isThere)
        return found.isThere ? u"there is a campaign"_qs : u"there is no campaign"_qs;
    QMap<QString, QStringList> left = expected.dump.tables;
    QMap<QString, QStringList> right = found.dump.tables;
    left.insert(expected.dump.log);
    right.insert(found.dump.log);
    left.insert(expected.dump.takenOut);
    right.insert(found.dump.takenOut);
    left.insert(u"log_head"_qs, expected.dump.heads);
    right.insert(u"log_head"_qs, found.dump.heads);
    return support::differenceOf(left, right);
}

/// The ways a call is struck that changes a file.
const QStringList& modes()
{
    static const QStringList all{u"kill"_qs, u"tear"_qs, u"once-full"_qs, u"once-broken"_qs, u"full"_qs, u"broken"_qs};
    return all;
}

/// The same of one that reads.
const QStringList& readModes()
{
    static const QStringList all{u"once-unread"_qs, u"unread"_qs};
    return all;
}

/// What is not of chance in a file: a PDF bears a number of its own.
QByteArray withoutChance(const QByteArray& bytes)
{
    static const QRegularExpression kOwn(
        u"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[0-9A-Fa-f]{32}"_qs);
    return bytes.startsWith("%PDF") ? QString::fromLatin1(bytes).replace(kOwn, u"*"_qs).toLatin1() : bytes;
}

/// Which of these calls are tried: all, but of a long row of equal ones the ends and some between, every so many.
QList<int> placesIn(const QStringList& calls, int every)
{
    QList<int> places;
    for (qsizetype i = 0; i < calls.size(); ++i) {
        const bool isWithin = i >= 2 && i + 2 < calls.size() && calls[i - 2] == calls[i] && calls[i - 1] == calls[i]
            && calls[i + 1] == calls[i] && calls[i + 2] == calls[i];
        if (!isWithin || i % every == 0)
            places << static_cast<int>(i + 1);
    }
    return places;
}

/// The same in one mode. Where there are many, the modes share them, so that each is struck in some: all of them, and every so many of a
/// row, where HITSPREAD_FAULT_EVERY says it; tests/long.sh does.
QList<int> placesIn(const QStringList& calls, const QString& mode)
{
    constexpr qsizetype kMany = 25;
    const int wanted = qEnvironmentVariableIntValue("HITSPREAD_FAULT_EVERY");
    if (wanted > 0)
        return placesIn(calls, wanted);
    const QList<int> all = placesIn(calls, 16);
    const QStringList& alike = readModes().contains(mode) ? readModes() : modes();
    const qsizetype share = std::clamp<qsizetype>(all.size() / kMany, 1, alike.size());
    QList<int> places;
    for (qsizetype i = alike.indexOf(mode) % share; i < all.size(); i += share)
        places << all[i];
    return places;
}

}  // namespace

/// The real hitspread-cli is killed, or the disk fails, at each call that changes or reads a file of the campaign's folder: what is
/// found afterwards is what was there before or what the command makes, whole and sound; and what it says of it is true.
class FaultTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyCall_data();
    void everyCall();
    void recoveryReadsTwice();

private:
    [[nodiscard]] Ran run(const QStringList& arguments, const QByteArray& input, const QString& mode, int at = 0);
    void prepare(const QString& command);
    [[nodiscard]] State stateNow(QStringList& faults) const;
    [[nodiscard]] QByteArray lettersNow() const;
    [[nodiscard]] QString judged(const Ran& ran, bool isKilled);
    [[nodiscard]] QString secondTime();
    void putBack() const;
    [[nodiscard]] QString output() const { return folder() + u"/output"_qs; }
    [[nodiscard]] bool leavesNothing() const;
    [[nodiscard]] QString folder() const { return m_folder->filePath(u"campaigns"_qs); }
    [[nodiscard]] QMap<QString, QByteArray> filesNow() const;
    [[nodiscard]] QStringList reported() const;

    // The same for all modes of a command.
    QString m_command;
    Act m_act;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
    QMap<QString, QByteArray> m_files;  ///< all there is before the command, by its place in the folder
    QString m_backup;                   ///< the oldest backup before it
    State m_before;
    State m_after;
    QStringList m_calls;
    QStringList m_reads;
    QString m_said;                      ///< what was said of the last one that failed
    QHash<QByteArray, Judged> m_judged;  ///< by all letters of the folder: most calls leave what another one has left
};

void FaultTest::initTestCase()
{
#ifdef __SANITIZE_ADDRESS__
    QSKIP("what is preloaded does not go with the sanitizers");
#endif
}

Ran FaultTest::run(const QStringList& arguments, const QByteArray& input, const QString& mode, int at)
{
    QStringList meant = arguments;
    meant.replaceInStrings(u"FILE"_qs, m_file)
        .replaceInStrings(u"FIGHT"_qs, m_folder->filePath(u"fight.json"_qs))
        .replaceInStrings(u"OUTPUT"_qs, output())
        .replaceInStrings(u"BACKUP"_qs, m_backup);
    QFile::remove(m_folder->filePath(u"report"_qs));
    return runProgram(meant, input,
                      {{u"LD_PRELOAD"_qs, support::faultShim()},
                       {u"HITSPREAD_FAULT_MODE"_qs, mode},
                       {u"HITSPREAD_FAULT_AT"_qs, QString::number(at)},
                       {u"HITSPREAD_FAULT_FOLDER"_qs, folder()},
                       {u"HITSPREAD_FAULT_REPORT"_qs, m_folder->filePath(u"report"_qs)}});
}

/// Looked at in a copy: what opens a campaign takes a broken change back in it, or makes an older one newer.
State FaultTest::stateNow(QStringList& faults) const
{
    State state;
    if (m_act.isExport)
        state.output = withoutChance(support::bytesOf(output()));
    const storage::BackupFolder backups(m_file);
    for (const Backup& backup : backups.backups()) {
        state.backups << QString::fromUtf8(wordOf(backup.reason).data());
        try {
            storage::BackupFolder::requireUnchanged(backup);
        } catch (const Failure& failure) {
            faults += QString::fromUtf8(failure.what());
        }
    }
    state.isThere = QFile::exists(m_file);
    if (!state.isThere)
        return state;
    const QTemporaryDir elsewhere;
    const QString copy = elsewhere.filePath(u"camp.hitspread"_qs);
    for (const char* suffix : {"", "-wal", "-journal"})
        (void)QFile::copy(m_file + QLatin1String(suffix), copy + QLatin1String(suffix));
    try {
        faults += support::faultWords(storage::CampaignFile::open(copy)->faults());
        state.dump = support::dumpOfFile(copy);
    } catch (const Failure& failure) {
        faults += QString::fromUtf8(failure.what());
    }
    return state;
}

/// By their places in the folder, but for those that whoever comes first makes anew.
QMap<QString, QByteArray> FaultTest::filesNow() const
{
    QMap<QString, QByteArray> files;
    QDirIterator all(folder(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (all.hasNext()) {
        const QString path = all.next();
        files.insert(path.sliced(folder().size() + 1), path.endsWith(u"-shm") ? QByteArray() : support::bytesOf(path));
    }
    return files;
}

void FaultTest::putBack() const
{
    QVERIFY(QDir(folder()).removeRecursively() && QDir().mkpath(folder()));
    for (auto file = m_files.cbegin(); file != m_files.cend(); ++file) {
        const QString path = folder() + u'/' + file.key();
        QVERIFY(QDir().mkpath(QFileInfo(path).absolutePath()));
        QFile again(path);
        QVERIFY(again.open(QIODevice::WriteOnly) && again.write(file.value()) == file.value().size());
    }
}

/// The calls that were counted, or the one that was struck. A campaign draws its numbers by chance, and a backup's name has the sum of its
/// bytes; a file without a name is called by its number.
QStringList FaultTest::reported() const
{
    static const QRegularExpression kSum(u"[0-9a-f]{40}|#[0-9]+"_qs);
    QFile file(m_folder->filePath(u"report"_qs));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QString::fromUtf8(file.readAll()).replace(kSum, u"*"_qs).split(u'\n', Qt::SkipEmptyParts);
}

/// Everything the folder holds.
QByteArray FaultTest::lettersNow() const
{
    QCryptographicHash letters(QCryptographicHash::Sha256);
    const QMap<QString, QByteArray> files = filesNow();
    for (auto file = files.cbegin(); file != files.cend(); ++file)
        letters.addData(file.key().toUtf8() + ' ' + QByteArray::number(file.value().size()) + ' ' + file.value());
    return letters.result();
}

/// What was left behind is no hindrance.
QString FaultTest::secondTime()
{
    QStringList faults;
    const Ran again = run(m_act.arguments, m_act.input, u"count"_qs);
    const State then = stateNow(faults);
    return again.exit == 0 && faults.isEmpty() && isSame(m_after, then) && holds(then.backups, m_after.backups)
        ? QString()
        : u"not done the second time: "_qs + QString::fromUtf8(again.error) + faults.join(u"; "_qs);
}

/// Whether nothing is there but what was before and what the command makes.
bool FaultTest::leavesNothing() const
{
    QStringList more = filesNow().keys();
    more.removeIf([this](const QString& name) {
        return m_files.contains(name) || name == u"output" || name.endsWith(u"-shm") || name.endsWith(u"-wal");
    });
    return more.isEmpty();
}

/// What is wrong with what a run left; empty: nothing.
QString FaultTest::judged(const Ran& ran, bool isKilled)
{
    const QByteArray letters = lettersNow();
    if (!m_judged.contains(letters)) {
        QStringList faults;
        const State now = stateNow(faults);
        m_judged.insert(letters, {now, faults});
    }
    Judged& found = m_judged[letters];
    if (!found.faults.isEmpty())
        return u"not sound: "_qs + found.faults.join(u"; "_qs);
    const bool isBefore = isSame(m_before, found.state);
    const bool isAfter = isSame(m_after, found.state);
    if (!holds(found.state.backups, m_before.backups))
        return u"a backup is gone"_qs;
    if (!isBefore && !isAfter)
        return u"neither before nor after: "_qs + differenceOf(m_before, found.state).left(300);
    if (isKilled) {
        if (ran.exit != -1)
            return u"was not killed"_qs;
        if (isAfter && holds(found.state.backups, m_after.backups))
            return {};
        if (!found.secondTime)
            found.secondTime = secondTime();
        return *found.secondTime;
    }
    if (ran.exit == 0)
        return isAfter && holds(found.state.backups, m_after.backups) ? QString() : u"it says that it is done"_qs;
    const QString said = QString::fromUtf8(ran.error).trimmed();
    m_said = said;
    if (!ran.failedCleanly("camp") && !(m_act.isExport && ran.failedCleanly("output")))
        return u"no clear line: "_qs + said;
    if (said.contains(u"fault of its own") || !(said.contains(u';') || said.contains(u". ")))
        return u"it does not say what to do: "_qs + said;
    if (said.contains(u"nothing was changed") && !isBefore)
        return u"it was changed: "_qs + said;
    return {};
}

void FaultTest::everyCall_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("mode");
    const QStringList commands = acts().keys();
    for (const QString& command : commands) {
        for (const QString& mode : modes() + readModes())
            QTest::addRow("%s, %s", qPrintable(command), qPrintable(mode)) << command << mode;
    }
}

/// The campaign the command works on, what it makes of it, and by which calls.
void FaultTest::prepare(const QString& command)
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir(m_folder->path()).mkdir(u"campaigns"_qs));
    m_file = m_folder->filePath(u"campaigns/camp.hitspread"_qs);
    m_judged.clear();
    m_act = acts().value(command);
    if (!m_act.fixture.isEmpty())
        QVERIFY(QFile::copy(support::sourcePath(u"tests/fixtures/campaigns/"_qs) + m_act.fixture, m_file));
    m_backup.clear();
    for (const QStringList& one : m_act.before) {
        const Ran ran = run(one, {}, u"count"_qs);
        QVERIFY2(ran.exit == 0, ran.error.constData());
    }
    if (const auto made = storage::BackupFolder(m_file).backups(); !made.empty())
        m_backup = QString::fromStdString(made.back().path);
    if (m_act.isCopy)
        support::runRaw(m_file, {u"PRAGMA journal_mode = DELETE"_qs});
    QStringList faults;
    m_before = stateNow(faults);
    m_files = filesNow();
    m_files.removeIf([](const auto& file) { return file.key().endsWith(u"-shm"); });
    putBack();
    const Ran whole = run(m_act.arguments, m_act.input, u"count"_qs);
    QVERIFY2(whole.exit == 0, whole.error.constData());
    m_calls = reported();
    QCOMPARE_GE(m_calls.size(), 4);
    m_after = stateNow(faults);
    QVERIFY(!differenceOf(m_before, m_after).isEmpty() || m_before.backups != m_after.backups);
    QCOMPARE(faults, QStringList());
    putBack();
    QCOMPARE(run(m_act.arguments, m_act.input, u"count-reads"_qs).exit, 0);
    m_reads = reported();
    m_command = command;
}

void FaultTest::everyCall()
{
    QFETCH(QString, command);
    QFETCH(QString, mode);
    if (command != m_command)
        prepare(command);
    QCOMPARE(m_command, command);
    QStringList wrong;
    m_said.clear();
    const bool isRead = readModes().contains(mode);
    const QStringList& calls = isRead ? m_reads : m_calls;
    const QList<int> places = placesIn(calls, mode);
    for (const int at : places) {
        putBack();
        const Ran ran = run(m_act.arguments, m_act.input, mode, at);
        QCOMPARE(reported(), QStringList{calls[at - 1]});
        QString fault = judged(ran, mode == u"kill" || mode == u"tear");
        // What cannot be read is not damaged for that, nor something else.
        if (fault.isEmpty() && isRead && ran.exit != 0 && !ran.error.contains("could not be read"))
            fault = u"it does not say that it cannot be read: "_qs + QString::fromUtf8(ran.error).trimmed();
        // A disk that fails for good does not let anything be removed either.
        if (fault.isEmpty() && m_act.isExport && (isRead || mode.contains(u"full")) && !leavesNothing())
            fault = u"it left something behind"_qs;
        if (!fault.isEmpty())
            wrong << u"call %1 of %2 (%3), exit %4: %5"_qs.arg(QString::number(at), QString::number(calls.size()),
                                                               calls[at - 1], QString::number(ran.exit), fault);
    }
    for (const QString& one : wrong)
        qWarning("%s", qPrintable(one));
    const char* number = mode.contains(u"full") ? (m_act.isExport ? "5" : "4")
        : mode.contains(u"broken") || isRead    ? "20"
                                                : "1";
    support::tellFault(m_act.fixture.isEmpty() ? number : "15",
                       {.what = u"%1, %2"_qs.arg(command, mode),
                        .tried = static_cast<int>(places.size()),
                        .survived = static_cast<int>(places.size() - wrong.size()),
                        .seen = m_said});
    QCOMPARE(wrong.size(), 0);
}

/// What brings back a campaign from a disk that fails must not fall over it: what is read the second time is not lost, and where the whole file
/// cannot be told the first time it is said.
void FaultTest::recoveryReadsTwice()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir(m_folder->path()).mkdir(u"campaigns"_qs));
    m_file = m_folder->filePath(u"campaigns/camp.hitspread"_qs);
    QCOMPARE(run(kSample, {}, u"count"_qs).exit, 0);
    m_files = filesNow();
    const QString recovered = folder() + u"/again.hitspread"_qs;
    const QStringList recover{u"recover"_qs, u"FILE"_qs, recovered};
    QCOMPARE(run(recover, {}, u"count-reads"_qs).exit, 0);
    const QStringList reads = reported();
    const auto whole = support::dumpOfFile(recovered).tables;
    int tried = 0;
    int same = 0;
    for (const QString& mode : readModes()) {
        for (const int at : placesIn(reads, 16)) {
            putBack();
            const Ran ran = run(recover, {}, mode, at);
            ++tried;
            const QByteArray where = "call " + QByteArray::number(at) + ", " + mode.toUtf8() + ": " + ran.error;
            if (ran.exit != 0)
                QVERIFY2(ran.exit == 2 && ran.error.contains("could not be read"), where.constData());
            else if (mode == u"once-unread")
                QVERIFY2(support::dumpOfFile(recovered).tables == whole, where.constData());
            same += ran.exit == 0 && support::dumpOfFile(recovered).tables == whole ? 1 : 0;
        }
    }
    QVERIFY2(same > 10, qPrintable(u"%1 of %2"_qs.arg(same).arg(tried)));
}

HITSPREAD_TEST(FaultTest)
#include "fault_test.moc"
