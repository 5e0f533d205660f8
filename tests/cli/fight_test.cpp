#include "cli/fightfile.h"
#include "cli/fightpeople.h"
#include "cli/program.h"
#include "golden/goldencase.h"
#include "support/sourcepath.h"
#include "support/testclass.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace hitspread;

/// Whole fights by the command line with given dice: tests/cli/fight/*.json. A file makes its encounter in the sample campaign ("setup"),
/// whose library may get people of its own before ("people"), then gives one order after the other, each with what the rules make of it.
/// "hand" tells how it was worked out; nothing in a file comes from the program. In the end the whole state is compared ("end"), after each
/// step what is watched of it ("now").
class FightTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fights_data();
    void fights();
    void enoughIsWorkedOutByHand();

private:
    static QDir folder() { return QDir(support::sourcePath(QStringLiteral("tests/cli/fight"))); }
    static QJsonObject read(const QString& name);
    static void requireSameElsewhere(const QString& campaign, const QString& encounter, const QJsonObject& state);
};

namespace {

/// What one step did, compared with what it says.
class Referee {
public:
    Referee(QString campaign, QString encounter) : m_campaign(std::move(campaign)), m_encounter(std::move(encounter)) {}

    QStringList judge(const QJsonObject& step) const
    {
        if (step.contains(u"run"_qs))
            return differencesOf(step, runProgram(support::commandWords(step.value(u"run"_qs), m_campaign)), {});
        if (step.contains(u"next"_qs)) {
            QStringList arguments{u"next"_qs, m_campaign, u"--encounter"_qs, m_encounter, u"--preset"_qs};
            if (step.value(u"end"_qs).toBool())
                arguments << u"--end"_qs;
            arguments << u"-"_qs;
            return differencesOf(step, runProgram(arguments, textOf(step.value(u"next"_qs))), u"resolution"_qs);
        }
        QJsonObject order = step.value(u"order"_qs).toObject();
        order.insert(u"encounter"_qs, m_encounter);
        return differencesOf(
            step,
            runProgram({u"resolve"_qs, u"--campaign"_qs, m_campaign, u"--preset"_qs, u"--apply"_qs}, textOf(order)),
            {});
    }

private:
    static QByteArray textOf(const QJsonValue& value) { return QJsonDocument(value.toObject()).toJson(); }

    static QStringList differencesOf(const QJsonObject& step, const Ran& ran, const QString& member)
    {
        golden::Run run;
        run.expected = step;
        if (!step.contains(u"exit"_qs))
            run.expected.insert(u"exit"_qs, 0);
        QByteArray output = ran.output;
        if (!member.isEmpty())
            output = QJsonDocument(ran.json().value(member).toObject()).toJson();
        QStringList found = golden::differences(run, {ran.exit, output, ran.error});
        if (step.contains(u"acts"_qs)) {
            QJsonArray names;
            for (const QJsonValue& place : ran.json().value(u"order"_qs).toArray())
                names.append(place[u"name"]);
            if (names != step.value(u"acts"_qs).toArray())
                found << u"order: "_qs + QString::fromUtf8(QJsonDocument(names).toJson(QJsonDocument::Compact));
        }
        return found;
    }

    QString m_campaign;
    QString m_encounter;
};

/// The state without the numbers of records, which are the database's business.
QJsonValue plain(const QJsonValue& value)
{
    if (value.isArray()) {
        QJsonArray array;
        for (const QJsonValue& element : value.toArray())
            array.append(plain(element));
        return array;
    }
    if (!value.isObject())
        return value;
    QJsonObject object;
    const QJsonObject whole = value.toObject();
    for (auto member = whole.begin(); member != whole.end(); ++member) {
        if (member.key() != u"id" && member.key() != u"character" && member.key() != u"shooterMarks")
            object.insert(member.key(), plain(member.value()));
    }
    return object;
}

/// Every place in which two states differ.
void compare(const QString& place, const QJsonValue& is, const QJsonValue& wanted, QStringList& found)
{
    if (is.isObject() && wanted.isObject()) {
        QStringList keys = is.toObject().keys() + wanted.toObject().keys();
        keys.removeDuplicates();
        for (const QString& key : keys)
            compare(place + u'.' + key, is[key], wanted[key], found);
    } else if (is.isArray() && wanted.isArray() && is.toArray().size() == wanted.toArray().size()) {
        for (qsizetype i = 0; i < is.toArray().size(); ++i) {
            const QString name = is[i][u"name"].toString(QString::number(i));
            compare(place + u'/' + name, is[i], wanted[i], found);
        }
    } else if (is != wanted) {
        const auto text = [](const QJsonValue& value) {
            return QString::fromUtf8(QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact));
        };
        found << place + u" is "_qs + text(is) + u", expected "_qs + text(wanted);
    }
}

}  // namespace

QJsonObject FightTest::read(const QString& name)
{
    QFile file(folder().filePath(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(file.readAll(), &error);
    if (error.error != QJsonParseError::NoError)
        qWarning("%s: %s at byte %d", qPrintable(name), qPrintable(error.errorString()), error.offset);
    return document.object();
}

void FightTest::fights_data()
{
    QTest::addColumn<QString>("name");
    const QStringList files = folder().entryList({u"*.json"_qs}, QDir::Files);
    QVERIFY(!files.isEmpty());
    for (const QString& file : files)
        QTest::newRow(qPrintable(file)) << file;
}

void FightTest::fights()
{
    QFETCH(QString, name);
    const QJsonObject fight = read(name);
    const QTemporaryDir temporary;
    const QString campaign = temporary.filePath(u"fight.hitspread"_qs);
    QCOMPARE(runProgram({u"new"_qs, campaign, u"--sample"_qs}).exit, 0);
    support::bringPeople(campaign, fight);
    const QString encounter = fight.value(u"setup"_qs)[0][2].toString();
    const Referee referee(campaign, encounter);
    for (const QJsonValue& command : fight.value(u"setup"_qs).toArray()) {
        const Ran ran = runProgram(support::commandWords(command, campaign));
        QVERIFY2(ran.exit == 0, ran.error.constData());
    }
    const auto stateNow = [&] { return runProgram({u"encounter"_qs, campaign, u"show"_qs, encounter}).json(); };
    support::WatchedStates watched(fight);
    int number = 0;
    for (const QJsonValue& value : fight.value(u"steps"_qs).toArray()) {
        const QJsonObject step = value.toObject();
        QStringList wrong = referee.judge(step);
        watched.goOn(step);
        if (fight.contains(u"watched"_qs))
            wrong << watched.differences(stateNow());
        const QString who = step.value(u"order"_qs)[u"actor"].toString(u"time"_qs);
        QVERIFY2(wrong.isEmpty(), qPrintable(u"step %1 (%2):\n  "_qs.arg(number).arg(who) + wrong.join(u"\n  "_qs)));
        ++number;
    }
    const QJsonObject state = stateNow();
    QStringList wrong;
    compare(u"end"_qs, plain(support::byName(state)), fight.value(u"end"_qs), wrong);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    QCOMPARE(runProgram({u"check"_qs, campaign}).exit, 0);
    requireSameElsewhere(campaign, encounter, state);
}

/// The fight as a file, read on an empty machine and by one that has its people already, and replayed there.
void FightTest::requireSameElsewhere(const QString& campaign, const QString& encounter, const QJsonObject& state)
{
    const QTemporaryDir temporary;
    const QString file = temporary.filePath(u"fight.json"_qs);
    const Ran packed = runProgram({u"fight"_qs, campaign, u"export"_qs, encounter, u"--output"_qs, file});
    QVERIFY2(packed.exit == 0, packed.error.constData());
    const QString empty = temporary.filePath(u"empty.hitspread"_qs);
    const QString sample = temporary.filePath(u"sample.hitspread"_qs);
    QCOMPARE(runProgram({u"new"_qs, empty, u"--empty"_qs}).exit, 0);
    QCOMPARE(runProgram({u"new"_qs, sample, u"--sample"_qs}).exit, 0);
    for (const QString& other : {empty, sample}) {
        const Ran read = runProgram({u"fight"_qs, other, u"import"_qs, file});
        QVERIFY2(read.exit == 0, read.error.constData());
        QStringList wrong;
        compare(u"imported"_qs, plain(support::byName(read.json())), plain(support::byName(state)), wrong);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
        const QString id = QString::number(read.json().value(u"id"_qs).toInt());
        const QJsonObject replayed = runProgram({u"fight"_qs, other, u"replay"_qs, id}).json();
        QVERIFY(replayed.value(u"identical"_qs).toBool());
        QCOMPARE(replayed.value(u"state"_qs).toObject(), read.json());
        QCOMPARE(runProgram({u"check"_qs, other}).exit, 0);
        // Its whole history came along: back to the beginning and to the end again.
        for (const QString& place : {u"start"_qs, u"end"_qs})
            QCOMPARE(runProgram({u"rewind"_qs, other, place, u"--encounter"_qs, id}).exit, 0);
        QCOMPARE(runProgram({u"encounter"_qs, other, u"show"_qs, id}).json(), read.json());
    }
    // What the sample has already is not brought in twice, and on the empty machine every number but the fight's own is kept.
    const auto combatants = [&](const QString& of) {
        return runProgram({u"encounter"_qs, of, u"show"_qs, encounter}).json().value(u"combatants"_qs).toArray();
    };
    QCOMPARE(combatants(empty), state.value(u"combatants"_qs).toArray());
    for (const QJsonValue& one : combatants(sample))
        QVERIFY(one[u"id"].toInt() > 0);
    const QJsonArray before = state.value(u"combatants"_qs).toArray();
    for (qsizetype i = 0; i < before.size(); ++i)
        QCOMPARE(combatants(sample)[i][u"character"], before[i][u"character"]);
}

void FightTest::enoughIsWorkedOutByHand()
{
    const QJsonObject fight = read(u"wharf.json"_qs);
    int worked = 0;
    for (const QJsonValue& step : fight.value(u"steps"_qs).toArray()) {
        const bool says = step[u"steps"].isObject() || step[u"changes"].isObject() || step[u"noChange"].isArray()
            || step[u"exit"].toInt() == 2;
        QVERIFY2(says, qPrintable(step[u"order"][u"actor"].toString()));
        worked += step[u"hand"].toString().size() > 60 ? 1 : 0;
    }
    QVERIFY2(worked >= 20, qPrintable(QString::number(worked)));
    QVERIFY(fight.value(u"end"_qs)[u"round"].toInt() > 5);
}

HITSPREAD_TEST(FightTest)
#include "fight_test.moc"
