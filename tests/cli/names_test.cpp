#include "program.h"
#include "rules/core/declare/controlcharacter.h"
#include "support/rawfile.h"
#include "support/testclass.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace hitspread;

namespace {

/// A character nobody sees, as a file may hold it: an escape of a terminal, its one-byte form, the deletion, a mark of direction.
struct Control {
    const char* name;
    char16_t character;
    const char* shown;  ///< as history, windows and pages show it
    const char* json;   ///< as JSON spells it
};
constexpr Control kControls[] = {{"ESC", 0x1b, "<U+001B>", "\\u001b"},
                                 {"CSI", 0x9b, "<U+009B>", "\\u009b"},
                                 {"DEL", 0x7f, "<U+007F>", "\\u007f"},
                                 {"RLO", 0x202e, "<U+202E>", "\\u202e"}};

void controls()
{
    QTest::addColumn<int>("character");
    QTest::addColumn<QByteArray>("shown");
    QTest::addColumn<QByteArray>("json");
    for (const Control& control : kControls)
        QTest::newRow(control.name) << int{control.character} << QByteArray(control.shown) << QByteArray(control.json);
}

/// Whether anything in it is a terminal's or an editor's to obey.
bool holdsControls(const QByteArray& bytes)
{
    return firstControlIn(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size()))).has_value();
}

}  // namespace

/// Names and control characters, from outside: what an old file holds is shown by its number and named by the check, and nothing new comes in.
class CliNamesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void historyHoldsNone_data() { controls(); }
    void historyHoldsNone();
    void exportsHoldNone_data() { controls(); }
    void exportsHoldNone();
    void theCheckNamesThem_data() { controls(); }
    void theCheckNamesThem();
    void noneComesInWithAFight_data();
    void noneComesInWithAFight();
    void namesThatComeInAreShortAndApart();
    void noneIsTaken_data() { controls(); }
    void noneIsTaken();
    void noneIsTyped_data() { controls(); }
    void noneIsTyped();

private:
    [[nodiscard]] Ran history(const QString& format) const
    {
        return runProgram({u"history"_qs, m_file, u"--encounter"_qs, u"1"_qs, u"--format"_qs, format});
    }
    /// Somebody and something of the file is called so, as an older program may have let it be written.
    void spoil(int character) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

void CliNamesTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = m_folder->filePath(u"camp.hitspread"_qs);
    QCOMPARE(runProgram({u"new"_qs, m_file, u"--sample"_qs}).exit, 0);
}

void CliNamesTest::spoil(int character) const
{
    const QString name = u"'Zed' || char(%1) || '[2J'"_qs.arg(character);
    support::runRaw(
        m_file,
        {u"UPDATE combatant SET name = %1 WHERE name = 'Watch Dog'"_qs.arg(name),
         u"UPDATE weapon SET name = %1, data = json_set(data, '$.name', %1) WHERE name = 'Sentry rifle'"_qs.arg(name),
         u"UPDATE encounter SET name = %1 WHERE id = 1"_qs.arg(name)});
}

/// The name stands in titles, in who and whom, in what changed and in the heading.
void CliNamesTest::historyHoldsNone()
{
    QFETCH(const int, character);
    QFETCH(const QByteArray, shown);
    QFETCH(const QByteArray, json);
    const QString dog = QString::number(runProgram({u"encounter"_qs, m_file, u"show"_qs, u"1"_qs})
                                            .json()
                                            .value(u"combatants"_qs)
                                            .toArray()
                                            .last()
                                            .toObject()
                                            .value(u"id"_qs)
                                            .toInt());
    spoil(character);
    const QString raw = u"Zed"_qs + QChar(static_cast<char16_t>(character)) + u"[2J"_qs;
    const Ran fled = runProgram({u"encounter"_qs, m_file, u"flee"_qs, u"1"_qs, raw});
    QVERIFY2(fled.exit == 0, (fled.error + dog.toUtf8()).constData());
    for (const char* format : {"text", "csv"}) {
        const QByteArray output = history(QLatin1String(format)).output;
        QVERIFY2(output.contains("Zed" + shown + "[2J"), output.constData());
        QVERIFY2(!holdsControls(output), output.toHex(' ').constData());
    }
    const QByteArray output = history(u"json"_qs).output;
    QVERIFY2(output.contains("Zed" + json + "[2J"), output.constData());
    QVERIFY2(!holdsControls(output), output.toHex(' ').constData());
    QVERIFY(QString::fromUtf8(QJsonDocument::fromJson(output).toJson()).contains(raw)
            || QJsonDocument::fromJson(output).array().last().toObject().value(u"title"_qs).toString().contains(raw));
}

/// The document means what the file holds; its bytes are plain.
void CliNamesTest::exportsHoldNone()
{
    QFETCH(const int, character);
    QFETCH(const QByteArray, json);
    spoil(character);
    const QByteArray output = runProgram({u"fight"_qs, m_file, u"export"_qs, u"1"_qs}).output;
    QVERIFY2(output.contains("Zed" + json + "[2J"), output.left(400).constData());
    QVERIFY(!holdsControls(output));
}

void CliNamesTest::theCheckNamesThem()
{
    QFETCH(const int, character);
    QFETCH(const QByteArray, shown);
    const Ran before = runProgram({u"check"_qs, m_file});
    QCOMPARE(before.exit, 0);
    QCOMPARE(before.output.count('\n'), 1);
    spoil(character);
    const Ran ran = runProgram({u"check"_qs, m_file});
    QVERIFY2(ran.exit == 0, ran.error.constData());
    QVERIFY(ran.output.startsWith(m_file.toUtf8() + " is sound\n"));
    // "<U+001B>" is how it is shown, "U+001B" how it is called.
    const QByteArray code = shown.mid(1, shown.size() - 2);
    QCOMPARE(ran.output.count("it holds a control character (" + code + ")"), 3);
    for (const char* place : {"weapon ", "encounter 1.name", "combatant "})
        QVERIFY2(ran.output.contains(place), ran.output.constData());
    QVERIFY(!holdsControls(ran.output));
}

void CliNamesTest::noneComesInWithAFight_data()
{
    controls();
    QTest::newRow("line feed") << int{'\n'} << QByteArray("<U+000A>") << QByteArray("\\n");
    QTest::newRow("carriage return") << int{'\r'} << QByteArray("<U+000D>") << QByteArray("\\r");
    QTest::newRow("tab") << int{'\t'} << QByteArray("<U+0009>") << QByteArray("\\t");
}

void CliNamesTest::noneComesInWithAFight()
{
    QFETCH(const QByteArray, shown);
    QFETCH(const QByteArray, json);
    const QByteArray whole = runProgram({u"fight"_qs, m_file, u"export"_qs, u"1"_qs}).output;
    const QString other = m_folder->filePath(u"other.hitspread"_qs);
    QCOMPARE(runProgram({u"new"_qs, other, u"--empty"_qs}).exit, 0);
    // A fight, somebody in it, what he carries.
    for (const char* name : {"Harbour Gate", "Watch Dog", "Sentry rifle"}) {
        QByteArray spoilt = whole;
        const QByteArray was = QByteArray("\"") + name + '"';
        QVERIFY2(spoilt.contains(was), name);
        spoilt.replace(was, QByteArray("\"") + name + json + "x\"");
        QFile file(m_folder->filePath(u"fight.json"_qs));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(spoilt), spoilt.size());
        file.close();
        const Ran ran = runProgram({u"fight"_qs, other, u"import"_qs, file.fileName()});
        QVERIFY2(ran.failedCleanly("control character (" + shown.mid(1, shown.size() - 2) + ")"),
                 ran.error.constData());
        QCOMPARE(runProgram({u"encounter"_qs, other, u"list"_qs}).output.trimmed(), QByteArray("[\n]"));
    }
}

void CliNamesTest::namesThatComeInAreShortAndApart()
{
    const QByteArray whole = runProgram({u"fight"_qs, m_file, u"export"_qs, u"1"_qs}).output;
    const QString other = m_folder->filePath(u"other.hitspread"_qs);
    QCOMPARE(runProgram({u"new"_qs, other, u"--empty"_qs}).exit, 0);
    const auto importWith = [&](const QByteArray& was, const QByteArray& now) {
        QByteArray changed = whole;
        if (!changed.contains('"' + was + '"'))
            qFatal("nothing is called so");
        changed.replace('"' + was + '"', '"' + now + '"');
        QFile file(m_folder->filePath(u"fight.json"_qs));
        if (!file.open(QIODevice::WriteOnly) || file.write(changed) != changed.size())
            qFatal("not written");
        file.close();
        return runProgram({u"fight"_qs, other, u"import"_qs, file.fileName()});
    };
    for (const char* name : {"Gate Guard 2", "Harbour Gate"}) {
        QVERIFY(importWith(name, QByteArray(201, 'w')).failedCleanly("use at most 200 letters"));
        // Nothing of it would be seen.
        for (const char* blank : {"   ", "\u3000", "\u00A0\u200B"})
            QVERIFY2(importWith(name, blank).failedCleanly(".name: it "), name);
    }
    // A weapon, a badge, a profile and a skill.
    QVERIFY(importWith("Sentry rifle", " ").failedCleanly("it has no name"));
    for (const char* text : {"G2", "recommended", "rifle"}) {
        const Ran ran = importWith(text, QByteArray(201, 'w'));
        QVERIFY2(ran.failedCleanly("the text has 201 characters"), ran.error.constData());
    }
    QCOMPARE(runProgram({u"encounter"_qs, other, u"list"_qs}).output.trimmed(), QByteArray("[\n]"));
    // Letters are counted, not bytes.
    QCOMPARE(importWith("Gate Guard 2", QByteArray("\u00E9").repeated(200)).exit, 0);
    const Ran twins = importWith("Gate Guard 2", "Gate Guard 1");
    QVERIFY2(twins.exit == 0, twins.error.constData());
    QStringList names;
    for (const QJsonValue& one : twins.json().value(u"combatants"_qs).toArray())
        names << one[u"name"].toString();
    QCOMPARE(names.count(u"Gate Guard 1"_qs), 1);
    QCOMPARE(names.count(u"Gate Guard 2"_qs), 1);
    QCOMPARE(runProgram({u"check"_qs, other}).exit, 0);
}

void CliNamesTest::noneIsTaken()
{
    QFETCH(const int, character);
    QFETCH(const QByteArray, shown);
    spoil(character);
    const QString other = m_folder->filePath(u"other.hitspread"_qs);
    QCOMPARE(runProgram({u"new"_qs, other, u"--empty"_qs}).exit, 0);
    const QString raw = u"Zed"_qs + QChar(static_cast<char16_t>(character)) + u"[2J"_qs;
    const Ran ran = runProgram({u"take"_qs, other, u"--from"_qs, m_file, raw});
    QVERIFY2(ran.failedCleanly("control character (" + shown.mid(1, shown.size() - 2) + ")"), ran.error.constData());
    QVERIFY(!holdsControls(ran.error));
}

void CliNamesTest::noneIsTyped()
{
    QFETCH(const int, character);
    const QString raw = u"Zed"_qs + QChar(static_cast<char16_t>(character)) + u"[2J"_qs;
    for (const QStringList& order :
         {QStringList{u"new"_qs, raw}, QStringList{u"rename"_qs, u"1"_qs, u"Watch Dog"_qs, raw},
          QStringList{u"add"_qs, u"1"_qs, raw, u"--plain"_qs}}) {
        const Ran ran = runProgram(QStringList{u"encounter"_qs, m_file} + order);
        QVERIFY2(ran.failedCleanly("control character"), ran.error.constData());
        QVERIFY(!holdsControls(ran.error));
    }
    // What is tried out, a profile and the reason of a change are read again as names are.
    const QString folder = m_folder->filePath(u"profiles"_qs);
    for (const QStringList& order : {QStringList{u"whatif"_qs, m_file, u"begin"_qs, raw, u"--encounter"_qs, u"1"_qs},
                                     QStringList{u"profiles"_qs, u"save"_qs, raw, u"--campaign"_qs, m_file,
                                                 u"--encounter"_qs, u"1"_qs, u"--folder"_qs, folder},
                                     QStringList{u"encounter"_qs, m_file, u"load"_qs, u"1"_qs, u"Ines Varga"_qs,
                                                 u"Magpie pistol"_qs, u"9 mm hollow point"_qs, u"--reason"_qs, raw}}) {
        const Ran ran = runProgram(order);
        QVERIFY2(ran.failedCleanly("control character"), (order.join(u' ').toUtf8() + ran.error).constData());
    }
    QVERIFY(!QFile::exists(folder) || QDir(folder).isEmpty());
}

HITSPREAD_TEST(CliNamesTest)
#include "names_test.moc"
