#include "cli/linereader.h"
#include "cli/program.h"
#include "support/programs.h"
#include "support/sourcepath.h"
#include "support/spoiler.h"
#include "support/testclass.h"

#include <QFile>
#include <QJsonArray>
#include <QTest>

using namespace hitspread;

namespace {

QJsonObject sampleShot()
{
    QFile file(support::sourcePath(QStringLiteral("packaging/sample-shot.json")));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

QByteArray oneLine(const QJsonObject& request)
{
    return QJsonDocument(request).toJson(QJsonDocument::Compact);
}

QByteArray shotOf(int seed)
{
    QJsonObject shot = sampleShot();
    shot.insert(u"seed"_qs, seed);
    return oneLine(shot);
}

QList<QJsonObject> linesOf(const QByteArray& output)
{
    QList<QJsonObject> lines;
    for (const QByteArray& line : output.chopped(output.endsWith('\n') ? 1 : 0).split('\n'))
        lines.append(QJsonDocument::fromJson(line).object());
    return lines;
}

QString statusOf(const QJsonObject& line)
{
    return line.value(u"status"_qs).toString();
}

}  // namespace

/// `resolve --lines`: the same as one request at a time, in one process, whatever the stream is like.
class LinesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takesStreamsApart_data();
    void takesStreamsApart();
    void keepsTheOrder();
    void anErrorIsALine();
    void longNamesAreCut();
    void aLineTooLong();
    void answersAsAlone();
    void answersAtOnce();
    void fullOutput();
    void noInput();
};

void LinesTest::takesStreamsApart_data()
{
    QTest::addColumn<QByteArray>("stream");
    QTest::addColumn<QByteArrayList>("lines");
    const auto row = [](const char* name, const QByteArray& stream, const QByteArrayList& lines) {
        QTest::newRow(name) << stream << lines;
    };
    row("nothing", "", {});
    row("blank lines", "\n \t\n\r\n", {});
    row("two", "a\nb\n", {"1:a", "2:b"});
    row("no end", "a\nb", {"1:a", "2:b"});
    row("blank between", "a\n\n\nb\n", {"1:a", "4:b"});
    row("carriage returns", "a\r\nb\r\n", {"1:a", "2:b"});
    row("a carriage return inside", "a\rb\n", {"1:a\rb"});
    row("byte order mark",
        "\xEF\xBB\xBF"
        "a\nb",
        {"1:a", "2:b"});
    row("nothing but a byte order mark", "\xEF\xBB\xBF\n", {});
    row("as long as may be", "12345678\n12345678\r\n12345678", {"1:12345678", "2:12345678", "3:12345678"});
    row("too long", "123456789\nb\n", {"1:123456789", "2:b"});
    row("much too long", "12345678901234567890\nb\n", {"1:123456789", "2:b"});
    row("too long at the end", "a\n12345678901234567890", {"1:a", "2:123456789"});
}

/// However the pieces of a stream fall.
void LinesTest::takesStreamsApart()
{
    QFETCH(const QByteArray, stream);
    QFETCH(const QByteArrayList, lines);
    constexpr qsizetype kMost = 8;
    for (qsizetype size : {1, 2, 3, 5, 100}) {
        qsizetype at = 0;
        cli::LineReader reader(
            [&] {
                QByteArray piece = stream.mid(at, size);
                at += piece.size();
                return piece;
            },
            kMost);
        QByteArrayList found;
        while (const auto line = reader.next())
            found.append(QByteArray::number(line->number) + ':' + line->text.left(kMost + 1));
        QCOMPARE(found, lines);
    }
}

void LinesTest::keepsTheOrder()
{
    QByteArray input;
    for (int seed = 0; seed < 500; ++seed)
        input += shotOf(seed) + '\n';
    const Ran ran = runProgram({u"resolve"_qs, u"--lines"_qs}, input);
    QCOMPARE(ran.exit, 0);
    QVERIFY(ran.error.isEmpty());
    const QList<QJsonObject> lines = linesOf(ran.output);
    QCOMPARE(lines.size(), 500);
    for (const int seed : {0, 1, 250, 499})
        QCOMPARE(lines[seed], runProgram({u"resolve"_qs}, shotOf(seed)).json());
    QCOMPARE(runProgram({u"resolve"_qs, u"--lines"_qs, u"-"_qs}, input).output, ran.output);
    // The seed of the command line is for those that have none of their own.
    const QByteArray two = oneLine(sampleShot()) + '\n' + shotOf(3) + '\n';
    const QList<QJsonObject> seeded = linesOf(
        runProgram({u"resolve"_qs, u"--lines"_qs, u"--seed"_qs, u"1"_qs}, two).output);
    QCOMPARE(seeded, (QList<QJsonObject>{lines[1], lines[3]}));
}

void LinesTest::anErrorIsALine()
{
    const QByteArray input = "\xEF\xBB\xBF" + shotOf(1)
        + "\r\n\r\n{\"system\":\"threed\",\"action\":\"shot\",\"shooter\":{\"str\":31}}\n"
        + "not JSON\n{\"system\":\"threed\",\"action\":\"shot\",\"shooter\":{\"name\":\"\xff\"}}\n"
        + R"({"system":"threed","action":"shot","weapon":{"state":{"rounds":0}}})" + '\n' + oneLine(sampleShot()) + '\n'
        + R"({"system":"threed","action":"shot","answers":{"attack.dice":[1,2,7]}})" + "\n[1]\n" + shotOf(2);
    const Ran ran = runProgram({u"resolve"_qs, u"--lines"_qs}, input);
    QCOMPARE(ran.exit, 0);
    QVERIFY(ran.error.isEmpty());
    const QList<QJsonObject> lines = linesOf(ran.output);
    QStringList seen;
    for (const QJsonObject& line : lines)
        seen.append(statusOf(line) == u"error"
                        ? u"%1 %2 %3"_qs.arg(line.value(u"line"_qs).toInt())
                              .arg(line.value(u"code"_qs).toString(), line.value(u"where"_qs).toString())
                        : statusOf(line));
    QCOMPARE(seen,
             (QStringList{u"resolved"_qs, u"3 badInput shooter.str"_qs, u"4 badInput standard input:4:1"_qs,
                          u"5 badInput standard input:5:55 (shooter.name)"_qs, u"6 refused weapon.state.rounds"_qs,
                          u"open"_qs, u"8 badInput answers.attack.dice"_qs, u"9 badInput standard input"_qs,
                          u"resolved"_qs}));
    QCOMPARE(lines[1].value(u"message"_qs).toString(),
             u"shooter.str: here is the number 31; expected a whole number from 0 to 30"_qs);
    QCOMPARE(lines[1].value(u"reason"_qs).toString(), u"NotExpected"_qs);
    QCOMPARE(lines[2].value(u"reason"_qs).toString(), u"UnexpectedCharacter"_qs);
    QCOMPARE(lines[5].value(u"question"_qs)[u"key"].toString(), u"attack.dice"_qs);
}

/// Whoever reads the errors is not shown a page of somebody's name.
void LinesTest::longNamesAreCut()
{
    const QByteArray name(5000, 'n');
    const QByteArray input = R"({"system":"threed","action":"shot",")" + name + "\":1}\n{\"" + name + "\":x}\n"
        + R"({"system":"threed","action":"shot","shooter":{"skills":{")" + name + "\":99}}}\n"
        + R"({"system":"threed","action":"shot","answers":{")" + name + "\":99}}\n";
    const Ran ran = runProgram({u"resolve"_qs, u"--lines"_qs}, input);
    QCOMPARE(linesOf(ran.output).size(), 4);
    for (const QJsonObject& line : linesOf(ran.output)) {
        QVERIFY2(line.value(u"message"_qs).toString().size() < 300, qPrintable(line.value(u"message"_qs).toString()));
        QVERIFY2(line.value(u"where"_qs).toString().contains(QString(60, u'n') + u"…"_qs),
                 qPrintable(line.value(u"where"_qs).toString()));
    }
}

void LinesTest::aLineTooLong()
{
    const QByteArray input = shotOf(1) + "\n{\"x\":\"" + QByteArray(20'971'520, 'x') + "\"}\n" + shotOf(2) + '\n';
    const QList<QJsonObject> lines = linesOf(runProgram({u"resolve"_qs, u"--lines"_qs}, input).output);
    QCOMPARE(lines.size(), 3);
    QCOMPARE(statusOf(lines[0]), u"resolved"_qs);
    QCOMPARE(lines[1].value(u"line"_qs).toInt(), 2);
    QVERIFY(lines[1].value(u"message"_qs).toString().contains(u"more than 8388608 bytes"));
    QCOMPARE(statusOf(lines[2]), u"resolved"_qs);
}

/// Both ways take and refuse the same, with the same words.
void LinesTest::answersAsAlone()
{
    QByteArrayList requests;
    for (std::uint64_t seed = 0; seed < 60; ++seed)
        requests.append(seed % 2 == 0 ? shotOf(static_cast<int>(seed))
                                      : oneLine(Spoiler(seed).spoilt(sampleShot()).toObject()));
    const QStringList how{u"resolve"_qs, u"--seed"_qs, u"7"_qs};
    const QList<QJsonObject> lines = linesOf(runProgram(how + QStringList{u"--lines"_qs}, requests.join('\n')).output);
    QCOMPARE(lines.size(), requests.size());
    int refused = 0;
    for (qsizetype i = 0; i < requests.size(); ++i) {
        const Ran alone = runProgram(how, requests[i]);
        if (alone.exit == 0) {
            QCOMPARE(lines[i], alone.json());
            continue;
        }
        ++refused;
        QCOMPARE("hitspread-cli: " + lines[i].value(u"message"_qs).toString().toUtf8() + '\n', alone.error);
    }
    QVERIFY2(refused > 10 && refused <= 30, QByteArray::number(refused).constData());
}

/// Who asks and waits is answered before he asks again.
void LinesTest::answersAtOnce()
{
    QProcess program;
    program.start(support::commandLineProgram(), {u"resolve"_qs, u"--lines"_qs});
    for (int seed = 1; seed <= 3; ++seed) {
        program.write(shotOf(seed) + '\n');
        QByteArray answer;
        while (!answer.endsWith('\n') && program.waitForReadyRead(30000))
            answer += program.readAllStandardOutput();
        QCOMPARE(linesOf(answer).size(), 1);
        QCOMPARE(statusOf(linesOf(answer).first()), u"resolved"_qs);
    }
    program.closeWriteChannel();
    QVERIFY(program.waitForFinished(30000));
    QCOMPARE(program.exitCode(), 0);
}

void LinesTest::fullOutput()
{
    if (!QFile::exists(u"/dev/full"_qs))
        QSKIP("there is no /dev/full here");
    QProcess program;
    program.setStandardOutputFile(u"/dev/full"_qs);
    program.start(support::commandLineProgram(), {u"resolve"_qs, u"--lines"_qs});
    program.write(shotOf(1) + '\n');
    program.closeWriteChannel();
    QVERIFY(program.waitForFinished(60000));
    QCOMPARE(program.exitCode(), 2);
    QVERIFY(program.readAllStandardError().contains("could not be written"));
}

/// An input that cannot be read is not one that is empty.
void LinesTest::noInput()
{
    for (const QStringList& how : {QStringList{u"resolve"_qs, u"--lines"_qs}, QStringList{u"resolve"_qs}}) {
        QProcess program;
        program.setStandardInputFile(u"/"_qs);
        program.start(support::commandLineProgram(), how);
        QVERIFY(program.waitForFinished(60000));
        QCOMPARE(program.exitCode(), 2);
        QVERIFY(program.readAllStandardError().startsWith("hitspread-cli: standard input: "));
    }
    const Ran nothing = runProgram({u"resolve"_qs, u"--lines"_qs});
    QCOMPARE(nothing.exit, 0);
    QVERIFY(nothing.output.isEmpty() && nothing.error.isEmpty());
}

HITSPREAD_TEST(LinesTest)
#include "lines_test.moc"
