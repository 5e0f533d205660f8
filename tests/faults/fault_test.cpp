#include "cli/program.h"
#include "services/problem.h"
#include "storage/campaignfile.h"
#include "support/databasedump.h"
#include "support/faultwords.h"
#include "support/programs.h"
#include "support/rawfile.h"
#include "support/testclass.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <optional>

using namespace hitspread;

namespace {

/// A command, and those that make the campaign it works on. "FILE" stands for the campaign, "FIGHT" for a file elsewhere.
struct Act {
    QList<QStringList> before;
    QStringList arguments;
    QByteArray input{};
    bool isCopy = false;  ///< the campaign is as a saved copy is, without a write-ahead log
};

const QByteArray kShot = R"({"action":"shot","encounter":"Harbour Gate","actor":"Ines Varga","target":"Gate Guard 2"})";
const QStringList kSample{u"new"_qs, u"--sample"_qs, u"FILE"_qs};
const QStringList kMove{u"encounter"_qs,  u"FILE"_qs,         u"distance"_qs, u"1"_qs,
                        u"Ines Varga"_qs, u"Gate Guard 2"_qs, u"12"_qs};

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
        {u"first change of a copy"_qs,
         {{kSample}, {u"encounter"_qs, u"FILE"_qs, u"add"_qs, u"1"_qs, u"20 x Gate Guard"_qs}, {}, true}}};
    return all;
}

/// What a campaign holds, or that there is none.
struct State {
    bool isThere = false;
    support::DatabaseDump dump{};
};

QString differenceOf(const State& expected, const State& found)
{
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

/// Which of these calls are tried: all, but of a long row of equal ones the ends and some between.
QList<int> placesIn(const QStringList& calls)
{
    constexpr qsizetype kEvery = 16;
    QList<int> places;
    for (qsizetype i = 0; i < calls.size(); ++i) {
        const bool isWithin = i >= 2 && i + 2 < calls.size() && calls[i - 2] == calls[i] && calls[i - 1] == calls[i]
            && calls[i + 1] == calls[i] && calls[i + 2] == calls[i];
        if (!isWithin || i % kEvery == 0)
            places << static_cast<int>(i + 1);
    }
    return places;
}

}  // namespace

/// The real hitspread-cli is killed, or the disk fails, at each call that changes a file of the campaign's folder: what is
/// found afterwards is what was there before or what the command makes, whole and sound; and what it says of it is true.
class FaultTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void everyCall_data();
    void everyCall();

private:
    [[nodiscard]] Ran run(const QStringList& arguments, const QByteArray& input, const QString& mode, int at = 0);
    [[nodiscard]] State stateNow(QStringList& faults) const;
    [[nodiscard]] QString judged(const Ran& ran, bool isKilled, const State& before, const State& after);
    void putBack() const;
    [[nodiscard]] QStringList reported() const;

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
    std::optional<QByteArray> m_bytes;  ///< the campaign before the command
    Act m_act;
};

void FaultTest::initTestCase()
{
#ifdef __SANITIZE_ADDRESS__
    QSKIP("what is preloaded does not go with the sanitizers");
#endif
}

void FaultTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir(m_folder->path()).mkdir(u"campaigns"_qs));
    m_file = m_folder->filePath(u"campaigns/camp.hitspread"_qs);
    m_bytes.reset();
}

Ran FaultTest::run(const QStringList& arguments, const QByteArray& input, const QString& mode, int at)
{
    QStringList meant = arguments;
    meant.replaceInStrings(u"FILE"_qs, m_file).replaceInStrings(u"FIGHT"_qs, m_folder->filePath(u"fight.json"_qs));
    QFile::remove(m_folder->filePath(u"report"_qs));
    return runProgram(meant, input,
                      {{u"LD_PRELOAD"_qs, support::faultShim()},
                       {u"HITSPREAD_FAULT_MODE"_qs, mode},
                       {u"HITSPREAD_FAULT_AT"_qs, QString::number(at)},
                       {u"HITSPREAD_FAULT_FOLDER"_qs, m_folder->filePath(u"campaigns"_qs)},
                       {u"HITSPREAD_FAULT_REPORT"_qs, m_folder->filePath(u"report"_qs)}});
}

State FaultTest::stateNow(QStringList& faults) const
{
    if (!QFile::exists(m_file))
        return {};
    try {
        faults += support::faultWords(storage::CampaignFile::open(m_file)->faults());
    } catch (const Failure& failure) {
        faults += QString::fromUtf8(failure.what());
        return {true, {}};
    }
    return {true, support::dumpOfFile(m_file)};
}

void FaultTest::putBack() const
{
    QDir folder(m_folder->filePath(u"campaigns"_qs));
    for (const QString& name : folder.entryList(QDir::Files | QDir::Hidden))
        QVERIFY(folder.remove(name));
    if (!m_bytes)
        return;
    QFile file(m_file);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(*m_bytes) == m_bytes->size());
}

/// The calls that were counted, or the one that was struck.
QStringList FaultTest::reported() const
{
    QFile file(m_folder->filePath(u"report"_qs));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts)
                                          : QStringList();
}

/// What is wrong with the outcome; empty: nothing.
QString FaultTest::judged(const Ran& ran, bool isKilled, const State& before, const State& after)
{
    QStringList faults;
    const State now = stateNow(faults);
    if (!faults.isEmpty())
        return u"not sound: "_qs + faults.join(u"; "_qs);
    const bool isBefore = differenceOf(before, now).isEmpty();
    const bool isAfter = differenceOf(after, now).isEmpty();
    if (!isBefore && !isAfter)
        return u"neither before nor after: "_qs + differenceOf(before, now).left(300);
    if (isKilled) {
        if (ran.exit != -1)
            return u"was not killed"_qs;
        if (isAfter)
            return {};
        // What was left behind is no hindrance.
        const Ran again = run(m_act.arguments, m_act.input, u"count"_qs);
        const State then = stateNow(faults);
        return again.exit == 0 && faults.isEmpty() && differenceOf(after, then).isEmpty()
            ? QString()
            : u"not done the second time: "_qs + QString::fromUtf8(again.error) + faults.join(u"; "_qs);
    }
    if (ran.exit == 0)
        return isAfter ? QString() : u"it says that it is done"_qs;
    const QString said = QString::fromUtf8(ran.error).trimmed();
    if (!ran.failedCleanly("camp.hitspread"))
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
    for (const QString& command : acts().keys()) {
        for (const char* mode : {"kill", "tear", "once-full", "once-broken", "full", "broken"})
            QTest::addRow("%s, %s", qPrintable(command), mode) << command << QString::fromLatin1(mode);
    }
}

void FaultTest::everyCall()
{
    QFETCH(QString, command);
    QFETCH(QString, mode);
    m_act = acts().value(command);
    for (const QStringList& one : m_act.before) {
        const Ran ran = run(one, {}, u"count"_qs);
        QVERIFY2(ran.exit == 0, ran.error.constData());
    }
    if (m_act.isCopy)
        support::runRaw(m_file, {u"PRAGMA journal_mode = DELETE"_qs});
    QStringList faults;
    const State before = stateNow(faults);
    if (QFile file(m_file); file.open(QIODevice::ReadOnly))
        m_bytes = file.readAll();
    putBack();
    const Ran whole = run(m_act.arguments, m_act.input, u"count"_qs);
    QVERIFY2(whole.exit == 0, whole.error.constData());
    const QStringList calls = reported();
    QCOMPARE_GE(calls.size(), 5);
    const State after = stateNow(faults);
    QVERIFY(!differenceOf(before, after).isEmpty());
    QCOMPARE(faults, QStringList());

    QStringList wrong;
    for (const int at : placesIn(calls)) {
        putBack();
        const Ran ran = run(m_act.arguments, m_act.input, mode, at);
        QCOMPARE(reported(), QStringList{calls[at - 1]});
        const QString fault = judged(ran, mode == u"kill" || mode == u"tear", before, after);
        if (!fault.isEmpty())
            wrong << u"call %1 of %2 (%3), exit %4: %5"_qs.arg(QString::number(at), QString::number(calls.size()),
                                                               calls[at - 1], QString::number(ran.exit), fault);
    }
    for (const QString& one : wrong)
        qWarning("%s", qPrintable(one));
    QCOMPARE(wrong.size(), 0);
}

HITSPREAD_TEST(FaultTest)
#include "fault_test.moc"
