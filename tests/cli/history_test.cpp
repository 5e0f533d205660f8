#include "program.h"
#include "support/testclass.h"

#include <QDateTime>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace hitspread;

/// The history of a fight from outside: filters, places, a past action changed.
class CliHistoryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void historyIsFiltered();
    void historyIsExported();
    void anyPlaceIsReached();
    void somethingIsTriedOut();
    void aPastShotIsAmended();
    void badPlacesAndAmendmentsAreRefused();

private:
    int shoot(const QByteArray& target, const QByteArray& answers, const QByteArray& options);
    [[nodiscard]] Ran run(const QStringList& arguments, const QByteArray& input = {}) const
    {
        return runProgram(QStringList{arguments.first(), m_file} + arguments.sliced(1), input);
    }
    [[nodiscard]] QJsonArray list(const QStringList& more = {}) const
    {
        return QJsonDocument::fromJson(
                   run(QStringList{u"history"_qs, u"--encounter"_qs, u"Harbour Gate"_qs} + more).output)
            .array();
    }
    [[nodiscard]] QJsonObject state() const { return run({u"encounter"_qs, u"show"_qs, u"Harbour Gate"_qs}).json(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

void CliHistoryTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = m_folder->filePath(u"camp.hitspread"_qs);
    const Ran made = runProgram({u"new"_qs, m_file, u"--sample"_qs});
    QVERIFY2(made.exit == 0, made.error.constData());
}

int CliHistoryTest::shoot(const QByteArray& target, const QByteArray& answers, const QByteArray& options)
{
    const Ran ran = runProgram({u"resolve"_qs, u"--campaign"_qs, m_file, u"--seed"_qs, u"3"_qs, u"--apply"_qs},
                               R"({"action":"shot","encounter":"Harbour Gate","actor":"Ines Varga","target":")" + target
                                   + R"(","answers":)" + answers + R"(,"options":)" + options + '}');
    return ran.exit == 0 ? ran.json().value(u"id"_qs).toInt() : 0;
}

void CliHistoryTest::historyIsFiltered()
{
    QVERIFY(shoot("Gate Guard 2", "{}", "{}") > 0);
    QCOMPARE(run({u"encounter"_qs, u"remove"_qs, u"Harbour Gate"_qs, u"Gate Guard 1"_qs}).exit, 0);
    QCOMPARE(run({u"undo"_qs, u"--encounter"_qs, u"Harbour Gate"_qs}).exit, 0);
    QCOMPARE(list().size(), 3);
    QCOMPARE(list({u"--kind"_qs, u"action"_qs}).size(), 1);
    QCOMPARE(list({u"--kind"_qs, u"undo,remove"_qs}).size(), 2);
    QCOMPARE(list({u"--search"_qs, u"varga gate"_qs}).size(), 1);
    QCOMPARE(list({u"--search"_qs, u"varga fire"_qs}).size(), 1);     // what a shot is called, too
    QCOMPARE(list({u"--combatant"_qs, u"Ines Varga"_qs}).size(), 1);  // her rifle has fired
    QCOMPARE(list({u"--combatant"_qs, u"Gate Guard 1"_qs}).size(), 1);
    QCOMPARE(list({u"--round"_qs, u"9"_qs}).size(), 0);
    QVERIFY(list({u"--kind"_qs, u"action"_qs})[0][u"inForce"].toBool());
    QVERIFY(!list({u"--kind"_qs, u"remove"_qs})[0][u"inForce"].toBool());
    QVERIFY(run({u"history"_qs, u"--kind"_qs, u"deed"_qs}).failedCleanly("deed"));
    QVERIFY(run({u"history"_qs, u"--limit"_qs, u"0"_qs}).failedCleanly("0"));
}

/// Dice of 14, skill 6, one wound and difficulty 40 against 13: missed by 34.
void CliHistoryTest::historyIsExported()
{
    QVERIFY(shoot("Gate Guard 2", R"({"attack.dice":[2,6,6],"attack.direction":4})", R"({"difficulty":-40})") == 1);
    QCOMPARE(run({u"encounter"_qs, u"remove"_qs, u"Harbour Gate"_qs, u"Gate Guard 1"_qs}).exit, 0);
    QCOMPARE(run({u"undo"_qs, u"--encounter"_qs, u"Harbour Gate"_qs}).exit, 0);
    const auto exported = [&](const QString& format) {
        return run({u"history"_qs, u"--encounter"_qs, u"Harbour Gate"_qs, u"--format"_qs, format});
    };
    const QString text = QString::fromUtf8(exported(u"text"_qs).output);
    const QString begin = u"Harbour Gate\n\nRound 3, phase 2\n\n1. Ines Varga → Gate Guard 2: misses by 34\n"
                          "    To hit: missed by 34\n      Dice: 2 + 6 + 6 = 14 (SKL-06)\n"
                          "      Skill: +6 = 20 (CMB-01)\n"_qs;
    QVERIFY2(text.startsWith(begin), qPrintable(text));
    QVERIFY(text.contains(u"      Difficulty: −40 = −21 (SIT-01)\n"_qs));
    QVERIFY(text.contains(u"    Changed\n"_qs));
    QVERIFY(text.contains(u"      Ines Varga · Aims: 2 → 0\n"_qs));
    QVERIFY(text.endsWith(u"\n\n2. Gate Guard 1: leaves the fight (taken back)\n\n3. Undone: Gate Guard 1\n"_qs));

    const QStringList rows = QString::fromUtf8(exported(u"csv"_qs).output).split(u"\r\n"_qs);
    QCOMPARE(rows.size(), 5);  // headings, three entries, the end
    QCOMPARE(rows[0],
             u"Number,Round,Phase,Local time,Time (UTC),Kind,Who,Whom,Title,Reason,In force,Values changed"_qs);
    QVERIFY2(rows[1].contains(u",Action,Ines Varga,Gate Guard 2,Ines Varga → Gate Guard 2: misses by 34,,yes,"_qs),
             qPrintable(rows[1]));
    QVERIFY2(rows[2].endsWith(u",Removed,,Gate Guard 1,Gate Guard 1: leaves the fight,,no,"_qs), qPrintable(rows[2]));
    QVERIFY(rows[3].endsWith(u",Back,,,Undone: Gate Guard 1,,no,"_qs));
    // Where the clock on the wall shows another time than UTC, both are told.
    const Ran inTokyo = runProgram(
        {u"history"_qs, m_file, u"--encounter"_qs, u"Harbour Gate"_qs, u"--format"_qs, u"csv"_qs}, {},
        {{u"TZ"_qs, u"Asia/Tokyo"_qs}});
    const QStringList cells = QString::fromUtf8(inTokyo.output).split(u"\r\n"_qs)[1].split(u',');
    const QDateTime utc = QDateTime::fromString(cells[4], Qt::ISODate);
    QVERIFY2(utc.isValid(), qPrintable(cells[4]));
    QCOMPARE(cells[3], utc.addSecs(9 * 3600).toString(u"yyyy-MM-dd HH:mm:ss"_qs));
    QVERIFY(exported(u"xml"_qs).failedCleanly("xml"));
    // In another language the same entries are worded in that.
    const QString german = QString::fromUtf8(runProgram({u"--language=de"_qs, u"history"_qs, m_file, u"--encounter"_qs,
                                                         u"Harbour Gate"_qs, u"--format"_qs, u"text"_qs})
                                                 .output);
    QVERIFY2(german.contains(u"1. Ines Varga → Gate Guard 2: verfehlt (−34)\n"_qs), qPrintable(german));
}

void CliHistoryTest::anyPlaceIsReached()
{
    const QJsonObject beginning = state();
    const int first = shoot("Gate Guard 2", "{}", "{}");
    const QJsonObject afterFirst = state();
    QVERIFY(shoot("Gate Guard 1", "{}", "{}") > first);
    const QJsonObject last = state();
    const QStringList scope{u"--encounter"_qs, u"Harbour Gate"_qs};
    const auto rewind = [&](const QString& place) { return run(QStringList{u"rewind"_qs, place} + scope); };
    QCOMPARE(rewind(u"start"_qs).json().value(u"place"_qs).toInt(-1), 0);
    QCOMPARE(state(), beginning);
    QCOMPARE(rewind(QString::number(first)).exit, 0);
    QCOMPARE(state(), afterFirst);
    QCOMPARE(rewind(u"end"_qs).exit, 0);
    QCOMPARE(state(), last);
    QVERIFY(rewind(u"end"_qs).json().value(u"note"_qs).isNull());
    QCOMPARE(list().size(), 5);
}

void CliHistoryTest::somethingIsTriedOut()
{
    const int first = shoot("Gate Guard 2", "{}", "{}");
    QVERIFY(shoot("Gate Guard 1", "{}", "{}") > first);
    const QJsonObject played = state();
    const QStringList scope{u"--encounter"_qs, u"Harbour Gate"_qs};
    const auto whatif = [&](const QStringList& what) { return run(QStringList{u"whatif"_qs} + what + scope); };
    QCOMPARE(whatif({u"list"_qs}).exit, 0);
    QVERIFY(whatif({u"compare"_qs}).failedCleanly("nothing is being tried out"));
    const Ran begun = whatif({u"begin"_qs, u"as played"_qs, u"--from"_qs, QString::number(first)});
    QVERIFY2(begun.exit == 0, begun.error.constData());
    const QJsonObject running = QJsonDocument::fromJson(begun.output).array().first().toObject();
    QCOMPARE(running.value(u"name"_qs).toString(), u"as played"_qs);
    QCOMPARE(running.value(u"from"_qs).toInt(), first);
    QVERIFY(state() != played);
    QVERIFY(!QJsonDocument::fromJson(whatif({u"compare"_qs}).output).array().isEmpty());
    QVERIFY(whatif({u"begin"_qs, u"as played"_qs}).failedCleanly("as played"));
    QVERIFY(whatif({u"drop"_qs, u"another"_qs}).failedCleanly("another"));
    QCOMPARE(whatif({u"drop"_qs}).exit, 0);
    QCOMPARE(state(), played);
    // Kept, the fight stays as tried.
    QCOMPARE(whatif({u"begin"_qs, u"again"_qs, u"--from"_qs, u"0"_qs}).exit, 0);
    const QJsonObject tried = state();
    QCOMPARE(whatif({u"keep"_qs}).exit, 0);
    QCOMPARE(state(), tried);
    QVERIFY(whatif({u"dance"_qs}).failedCleanly("dance"));
}

void CliHistoryTest::aPastShotIsAmended()
{
    // Too far off to hit; without difficulty it would have.
    const int shot = shoot("Gate Guard 2", R"({"attack.dice":[2,6,6],"attack.direction":4})", R"({"difficulty":-40})");
    const int second = shoot("Gate Guard 2", "{}", "{}");
    QVERIFY(shot > 0 && second > shot);
    const QJsonObject before = state();
    const auto amend = [&](const QStringList& more) {
        return run(QStringList{u"amend"_qs, QString::number(shot), u"-"_qs} + more, R"({"options":{"difficulty":0}})");
    };
    const Ran asks = amend({});
    QCOMPARE(asks.exit, 3);
    const QJsonObject open = asks.json().value(u"open"_qs).toObject();
    QCOMPARE(open.value(u"entry"_qs).toInt(), shot);
    QCOMPARE(open.value(u"question"_qs)[u"key"].toString(), u"attack.spend"_qs);
    QCOMPARE(amend({u"--seed"_qs, u"4"_qs}).exit, 0);
    QCOMPARE(state(), before);  // only said

    const Ran done = amend({u"--seed"_qs, u"4"_qs, u"--apply"_qs});
    QVERIFY2(done.exit == 0, done.error.constData());
    const QJsonArray entries = done.json().value(u"entries"_qs).toArray();
    QCOMPARE(entries.size(), 2);
    QCOMPARE(entries[0][u"fate"].toString(), u"different"_qs);
    QCOMPARE(entries[1][u"entry"].toInt(), second);
    QVERIFY(state() != before);
    QCOMPARE(run({u"rewind"_qs, QString::number(second), u"--encounter"_qs, u"Harbour Gate"_qs}).exit, 0);
    QCOMPARE(state(), before);
    QCOMPARE(run({u"check"_qs}).exit, 0);
}

void CliHistoryTest::badPlacesAndAmendmentsAreRefused()
{
    const int shot = shoot("Gate Guard 2", "{}", "{}");
    const QStringList scope{u"--encounter"_qs, u"Harbour Gate"_qs};
    QVERIFY(run(QStringList{u"rewind"_qs, u"yesterday"_qs} + scope).failedCleanly("yesterday"));
    QVERIFY(run(QStringList{u"rewind"_qs, u"999"_qs} + scope).failedCleanly("999"));
    QVERIFY(run({u"rewind"_qs, QString::number(shot)}).failedCleanly(QByteArray::number(shot)));  // not the library's
    const QString entry = QString::number(shot);
    QVERIFY(run({u"amend"_qs, entry, u"-"_qs}, R"({"wish":1})").failedCleanly("wish"));
    QVERIFY(run({u"amend"_qs, u"x"_qs, u"-"_qs}, "{}").failedCleanly("\"x\""));
    QVERIFY(run({u"amend"_qs, u"999"_qs, u"-"_qs}, "{}").failedCleanly("999"));
    QVERIFY(run({u"amend"_qs, entry, u"-"_qs}, R"({"options":{"distance":-1}})").failedCleanly("distance"));
    QCOMPARE(list().size(), 1);
}

HITSPREAD_TEST(CliHistoryTest)
#include "history_test.moc"
