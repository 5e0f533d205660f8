#include "cli/program.h"
#include "support/testclass.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QMap>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace hitspread;

/// The command line on a campaign file: a shot applied, undone, put back; and files that are no campaigns.
class CampaignTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void newRefusesToOverwrite();
    void shotThereAndBack();
    void duelGoesTheSameWay();
    void duelsOfSeveralPairsAreOneEntry();
    void clashesAreOfTwoWhoDeclaredOnEachOther_data();
    void clashesAreOfTwoWhoDeclaredOnEachOther();
    void whoIsBoundDoesNotStrikeBack();
    void aBlowAndTheParryItMeets();
    void aGrenadeReachesEachAtHisDistance();
    void harmToSeveralIsOneStep();
    void percentileHarmToSeveralIsOneStep();
    void timePassesForEverybody();
    void resolveAloneChangesNothing();
    void badOrders_data();
    void badOrders();
    void badFiles_data();
    void badFiles();
    void messagesSayWhatToDo();

private:
    Ran order(const QByteArray& json, const QStringList& more = {}) const
    {
        return runProgram(QStringList{u"resolve"_qs, u"--campaign"_qs, m_file} + more, json);
    }
    QJsonArray history(const QString& encounter) const
    {
        return QJsonDocument::fromJson(runProgram({u"history"_qs, m_file, u"--encounter"_qs, encounter}).output)
            .array();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

namespace {

const QByteArray kShot = R"({"action":"shot","encounter":"Harbour Gate","actor":"Ines Varga","target":"Gate Guard 2"})";

}  // namespace

void CampaignTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = m_folder->filePath(u"camp.hitspread"_qs);
    const Ran made = runProgram({u"new"_qs, m_file, u"--sample"_qs});
    QVERIFY2(made.exit == 0, made.error.constData());
}

void CampaignTest::newRefusesToOverwrite()
{
    QVERIFY(runProgram({u"new"_qs, m_file}).failedCleanly("exists already"));
    QCOMPARE(runProgram({u"new"_qs, m_folder->filePath(u"empty.hitspread"_qs)}).exit, 0);
    QCOMPARE(runProgram({u"new"_qs, u"--empty"_qs, m_folder->filePath(u"bare.hitspread"_qs)}).exit, 0);
    QVERIFY(runProgram({u"new"_qs, u"--empty"_qs, u"--sample"_qs, m_folder->filePath(u"both.hitspread"_qs)})
                .failedCleanly("the sample is never empty"));
    QVERIFY(!QFile::exists(m_folder->filePath(u"both.hitspread"_qs)));
    QVERIFY(runProgram({u"new"_qs, m_folder->filePath(u"none/empty.hitspread"_qs)}).failedCleanly("none"));
    QCOMPARE(runProgram({u"check"_qs, m_file}).exit, 0);
}

void CampaignTest::shotThereAndBack()
{
    QCOMPARE(history(u"Harbour Gate"_qs).size(), 0);
    const QStringList seeded{u"--seed"_qs, u"3"_qs};
    const QJsonObject before = order(kShot, seeded).json();
    const Ran applied = order(kShot, seeded + QStringList{u"--apply"_qs});
    QVERIFY2(applied.exit == 0, applied.error.constData());
    QVERIFY(applied.json().value(u"id"_qs).toInt() > 0);
    QCOMPARE(applied.json().value(u"steps"_qs), before.value(u"steps"_qs));
    QVERIFY(!applied.json().value(u"changes"_qs).toArray().isEmpty());
    QCOMPARE(history(u"Harbour Gate"_qs).size(), 1);
    QCOMPARE(history(u"Harbour Gate"_qs)[0][u"kind"].toString(), u"action"_qs);

    const QStringList scope{m_file, u"--encounter"_qs, u"Harbour Gate"_qs};
    QCOMPARE(runProgram(QStringList{u"undo"_qs} + scope).exit, 0);
    // The same shot finds everything as it was.
    QCOMPARE(order(kShot, seeded).json(), before);
    QVERIFY(runProgram(QStringList{u"undo"_qs} + scope).failedCleanly("nothing to undo"));
    QCOMPARE(runProgram(QStringList{u"redo"_qs} + scope).exit, 0);
    QVERIFY(runProgram(QStringList{u"redo"_qs} + scope).failedCleanly("nothing to redo"));
    QCOMPARE(history(u"1"_qs).size(), 3);
    QVERIFY(runProgram({u"undo"_qs, m_file}).failedCleanly("nothing to undo"));
    QCOMPARE(runProgram({u"check"_qs, m_file}).exit, 0);
}

void CampaignTest::duelGoesTheSameWay()
{
    const Ran applied = order(
        R"({"action":"duel","encounter":"Duel at Noon","actor":"Cass Ardent","target":"Old Morrow"})",
        {u"--seed"_qs, u"3"_qs, u"--apply"_qs});
    QVERIFY2(applied.exit == 0, applied.error.constData());
    QCOMPARE(history(u"Duel at Noon"_qs).size(), 1);
    QCOMPARE(history(u"Harbour Gate"_qs).size(), 0);
}

/// PCT-33, PCT-D31: paired in the order they are named in, all at once.
void CampaignTest::duelsOfSeveralPairsAreOneEntry()
{
    for (const QString& name : {u"Bill"_qs, u"Dell"_qs})
        QCOMPARE(runProgram(
                     {u"encounter"_qs, m_file, u"add"_qs, u"Duel at Noon"_qs, name, u"--template"_qs, u"Old Morrow"_qs})
                     .exit,
                 0);
    const auto before = history(u"Duel at Noon"_qs).size();
    const QByteArray pairs = R"({"action":"duel","encounter":"Duel at Noon","actor":"Cass Ardent","target":"Old Morrow",
        "otherActors":["Bill"],"otherTargets":[)";
    const QByteArray dice = R"(],"answers":{"duel.dieA":[1],"duel.dieB":[10],"duel.locationA":[30],"duel.dieA[1]":[10],
        "duel.dieB[1]":[10]}})";
    const QStringList seeded{u"--seed"_qs, u"3"_qs, u"--apply"_qs};
    QVERIFY(order(pairs + R"("Bill")" + dice, seeded).failedCleanly("nobody can take part in it twice"));
    QVERIFY(order(pairs + dice, seeded).failedCleanly("as many on one side as on the other"));
    const Ran applied = order(pairs + R"("Dell")" + dice, seeded);
    QVERIFY2(applied.exit == 0, applied.error.constData());
    QCOMPARE(history(u"Duel at Noon"_qs).size(), before + 1);
    // Only the first of the first pair hits.
    for (const QJsonValue& change : applied.json().value(u"changes"_qs).toArray())
        QCOMPARE(change[u"record"].toString(), u"sideB.condition[0]"_qs);
    QCOMPARE(history(u"Duel at Noon"_qs)[0][u"title"].toString(), u"Duel: Cass Ardent → Old Morrow, Bill → Dell"_qs);
    QVERIFY(!applied.json().value(u"changes"_qs).toArray().isEmpty());
    QCOMPARE(runProgram({u"undo"_qs, m_file, u"--encounter"_qs, u"Duel at Noon"_qs}).exit, 0);
    QCOMPARE(runProgram({u"check"_qs, m_file}).exit, 0);
}

/// PCT-29, PCT-31: each at a location of his own, one entry and one undo.
void CampaignTest::percentileHarmToSeveralIsOneStep()
{
    const auto before = history(u"Duel at Noon"_qs).size();
    const Ran applied = order(
        R"({"action":"harm","encounter":"Duel at Noon","target":"Cass Ardent","otherTargets":["Old Morrow"],
        "options":{"points":4,"armourCounts":false},"answers":{"hit.location":[30],"hit.location[1]":[95]}})",
        {u"--apply"_qs});
    QVERIFY2(applied.exit == 0, applied.error.constData());
    QCOMPARE(history(u"Duel at Noon"_qs).size(), before + 1);
    QSet<QString> harmed;
    for (const QJsonValue& change : applied.json().value(u"changes"_qs).toArray()) {
        if (change[u"field"].toString() == u"healthLost"_qs)
            harmed.insert(change[u"record"].toString());
    }
    QCOMPARE(harmed, (QSet{u"targets.condition[0]"_qs, u"targets.condition[1]"_qs}));
    QCOMPARE(runProgram({u"undo"_qs, m_file, u"--encounter"_qs, u"Duel at Noon"_qs}).exit, 0);
    QCOMPARE(runProgram({u"check"_qs, m_file}).exit, 0);
}

/// Whom Dell, who is struck at by Bill, has declared on.
void CampaignTest::clashesAreOfTwoWhoDeclaredOnEachOther_data()
{
    QTest::addColumn<QByteArray>("whom");
    QTest::addColumn<bool>("clashes");
    QTest::newRow("PCT-09 D14 on nobody") << QByteArray() << true;
    QTest::newRow("PCT-09 D14 on each other") << QByteArray("Bill") << true;
    QTest::newRow("PCT-09 D14 the other on somebody else") << QByteArray("Cass Ardent") << false;
}

void CampaignTest::clashesAreOfTwoWhoDeclaredOnEachOther()
{
    QFETCH(QByteArray, whom);
    QFETCH(bool, clashes);
    for (const QString& name : {u"Bill"_qs, u"Dell"_qs})
        QCOMPARE(runProgram({u"encounter"_qs, m_file, u"add"_qs, u"Duel at Noon"_qs, name, u"--template"_qs,
                             u"Old Morrow"_qs, u"--weapon"_qs, u"Boot knife"_qs})
                     .exit,
                 0);
    if (!whom.isEmpty()) {
        const Ran declared = order(R"({"action":"declare","encounter":"Duel at Noon","actor":"Dell","target":")" + whom
                                       + R"(","options":{"kind":"melee"}})",
                                   {u"--apply"_qs});
        QVERIFY2(declared.exit == 0, declared.error.constData());
    }
    const Ran ran = order(
        R"({"action":"clash","encounter":"Duel at Noon","actor":"Bill","target":"Dell","weapon":"Boot knife",
            "targetWeapon":"Boot knife"})",
        {u"--seed"_qs, u"3"_qs});
    QVERIFY2(clashes ? ran.exit == 0 : ran.failedCleanly("have not declared to attack each other"),
             ran.error.constData());
}

/// PCT-09, PCT-33: in a clash and a duel both strike, so that neither may be kept from acting.
void CampaignTest::whoIsBoundDoesNotStrikeBack()
{
    const QString noon = u"Duel at Noon"_qs;
    for (const QString& name : {u"Bill"_qs, u"Dell"_qs})
        QCOMPARE(runProgram({u"encounter"_qs, m_file, u"add"_qs, noon, name, u"--template"_qs, u"Old Morrow"_qs,
                             u"--weapon"_qs, u"Boot knife"_qs})
                     .exit,
                 0);
    const Ran bound = runProgram(
        {u"condition"_qs, m_file, u"put"_qs, u"Dell"_qs, u"--condition"_qs, u"Tied up"_qs, u"--encounter"_qs, noon});
    QVERIFY2(bound.exit == 0, bound.error.constData());
    const QByteArray before = runProgram({u"encounter"_qs, m_file, u"show"_qs, noon}).output;
    const QStringList applied{u"--seed"_qs, u"3"_qs, u"--apply"_qs};
    for (const char* action : {"clash", "duel"}) {
        const Ran ran = order(QByteArray(R"({"encounter":"Duel at Noon","actor":"Bill","target":"Dell","action":")")
                                  + action + "\"}",
                              applied);
        QVERIFY2(ran.failedCleanly("Dell"), ran.error.constData());
    }
    QCOMPARE(runProgram({u"encounter"_qs, m_file, u"show"_qs, noon}).output, before);
    // Struck at he may be.
    const Ran struck = order(R"({"encounter":"Duel at Noon","actor":"Bill","target":"Dell","action":"attack"})",
                             applied);
    QVERIFY2(struck.exit == 0, struck.error.constData());
}

/// The dog bites, Tomas fends it off: his one free parry is gone then, and the next one takes the Action he has left.
void CampaignTest::aBlowAndTheParryItMeets()
{
    const QByteArray bite = R"({"action":"melee","encounter":"Harbour Gate","actor":"Watch Dog","target":"Tomas Reed",
        "answers":{"attack.dice":[4,3,5],"reaction.parry":1,"parry.dice":[6,6,3]}})";
    const auto changeOf = [](const Ran& ran, const QString& field) {
        for (const QJsonValue& change : ran.json().value(u"changes"_qs).toArray()) {
            if (change[u"field"].toString() == field)
                return change[u"after"];
        }
        return QJsonValue();
    };
    const QStringList seeded{u"--seed"_qs, u"3"_qs, u"--apply"_qs};
    const Ran first = order(bite, seeded);
    QVERIFY2(first.exit == 0, first.error.constData());
    // DIA 7 + PHYS 11 + COOL 9 = 27: two Actions, one free parry (3D-PAR-01); the dog had two Actions (3D-MEL-02).
    QCOMPARE(changeOf(first, u"freeParriesLeft"_qs).toInt(-1), 0);
    QCOMPARE(changeOf(first, u"actionsLeft"_qs).toInt(-1), 1);
    const Ran second = order(bite, seeded);
    QVERIFY2(second.exit == 0, second.error.constData());
    QVERIFY(changeOf(second, u"freeParriesLeft"_qs).isUndefined() || changeOf(second, u"freeParriesLeft"_qs).isNull());
    QCOMPARE(history(u"Harbour Gate"_qs).size(), 2);
    const Ran third = order(bite, seeded);
    QVERIFY(third.failedCleanly("no Action is left"));
}

/// Thrown at Ines 22 m away (RNG 12: Medium), who stands 4 m from Odile: 8 hexes less for her at 0.5 m a hex (3D-GREN-04).
void CampaignTest::aGrenadeReachesEachAtHisDistance()
{
    // He holds a gun in both hands.
    const Ran refused = order(R"({"action":"grenade","encounter":"Harbour Gate","actor":"Breach Trooper",
        "weapon":"Shard grenade","target":"Ines Varga"})");
    QVERIFY2(refused.failedCleanly("no hand is free to throw with"), refused.error.constData());
    const QByteArray thrown =
        R"({"action":"grenade","encounter":"Harbour Gate","actor":"Breach Trooper","weapon":"Shard grenade",
        "target":"Ines Varga","otherTargets":["Odile Marsh"],"options":{"handsTaken":1},"answers":{"throw.dice":[6,5,4],"throw.spend":6}})";
    const QStringList seeded{u"--seed"_qs, u"3"_qs};
    const Ran applied = order(thrown, seeded + QStringList{u"--apply"_qs});
    QVERIFY2(applied.exit == 0, applied.error.constData());
    QMap<QString, QJsonValue> steps;
    for (const QJsonValue& step : applied.json().value(u"steps"_qs).toArray())
        steps.insert(step[u"key"].toString(), step[u"value"]);
    QCOMPARE(steps.value(u"throw.drop"_qs).toInt(), 3);
    QCOMPARE(steps.value(u"blast.impact"_qs).toArray(), QJsonArray({0, 38}));
    QCOMPARE(steps.value(u"blast.zone"_qs).toInt(), 16);
    QCOMPARE(steps.value(u"blast.zone[1]"_qs).toInt(), 8);
    // Head 17 hexes and more away; of Odile the legs alone.
    QCOMPARE(steps.value(u"blast.locations"_qs).toInt(), 6);
    QCOMPARE(steps.value(u"blast.locations[1]"_qs).toInt(), 2);
    QStringList changed;
    for (const QJsonValue& change : applied.json().value(u"changes"_qs).toArray())
        changed << u"%1.%2 %3"_qs.arg(change[u"record"].toString(), change[u"field"].toString())
                       .arg(change[u"after"].toInt());
    QVERIFY2(changed.contains(u"grenade.state.count 2"_qs), qPrintable(changed.join(u'\n')));
    QVERIFY2(changed.contains(u"thrower.condition.actionsLeft 0"_qs), qPrintable(changed.join(u'\n')));

    const QStringList scope{m_file, u"--encounter"_qs, u"Harbour Gate"_qs};
    QVERIFY(order(thrown, seeded).failedCleanly("no Action is left"));
    QCOMPARE(runProgram(QStringList{u"undo"_qs} + scope).exit, 0);
    QCOMPARE(order(thrown, seeded).json().value(u"changes"_qs), applied.json().value(u"changes"_qs));
    QCOMPARE(runProgram({u"check"_qs, m_file}).exit, 0);
}

/// 3D-DAM-04: a floor gives way under three of them; nobody acts, and one undo takes it back from all.
void CampaignTest::harmToSeveralIsOneStep()
{
    const QByteArray fall = R"({"action":"harm","encounter":"Harbour Gate","target":"Ines Varga",
        "otherTargets":["Odile Marsh","Tomas Reed"],"options":{"points":2,"dice":1,"place":"named","location":"leftLeg"},
        "declared":{"targets.options":[{},{"points":1,"place":"head"},{"points":0}]},
        "answers":{"harm.dice":[3]}})";
    const Ran open = order(
        R"({"action":"harm","encounter":"Harbour Gate","target":"Ines Varga","options":{"points":2}})");
    QCOMPARE(open.exit, 3);
    QCOMPARE(open.json().value(u"question"_qs)[u"key"].toString(), u"harm.hex"_qs);
    const QStringList seeded{u"--seed"_qs, u"3"_qs};
    const Ran applied = order(fall, seeded + QStringList{u"--apply"_qs});
    QVERIFY2(applied.exit == 0, applied.error.constData());
    QStringList changed;
    for (const QJsonValue& change : applied.json().value(u"changes"_qs).toArray())
        changed << u"%1 %2 %3 %4"_qs
                       .arg(change[u"record"].toString(), change[u"field"].toString(), change[u"element"].toString())
                       .arg(change[u"after"].toInt())
                       .simplified();
    changed.sort();
    // Ines, who has lost 4 of Incap before, loses her aims (A-040). Tomas stood beside it: nothing of him changes.
    QCOMPARE(changed,
             (QStringList{u"targets.condition[0] aims 0"_qs, u"targets.condition[0] damage leftLeg 5"_qs,
                          u"targets.condition[0] standardTotal 9"_qs, u"targets.condition[1] damage head 1"_qs,
                          u"targets.condition[1] standardTotal 1"_qs}));
    const QJsonArray entries = history(u"Harbour Gate"_qs);
    QCOMPARE(entries.size(), 1);
    const QStringList scope{m_file, u"--encounter"_qs, u"Harbour Gate"_qs};
    QCOMPARE(runProgram(QStringList{u"undo"_qs} + scope).exit, 0);
    QCOMPARE(order(fall, seeded).json().value(u"changes"_qs), applied.json().value(u"changes"_qs));
    QCOMPARE(runProgram(QStringList{u"redo"_qs} + scope).exit, 0);
    QCOMPARE(runProgram({u"check"_qs, m_file}).exit, 0);
    QVERIFY(order(R"({"action":"harm","encounter":"Harbour Gate","target":"Ines Varga"})", seeded)
                .failedCleanly("there are no points of damage yet"));
    QVERIFY(order(R"({"action":"harm","encounter":"Harbour Gate","options":{"points":2}})", seeded)
                .failedCleanly("target: it is missing"));
}

/// 3D-BRUISE-05: a point an hour for each who is there, whom nobody has to name; one entry, one undo.
void CampaignTest::timePassesForEverybody()
{
    const QByteArray hurt = R"({"action":"harm","encounter":"Harbour Gate","target":"Ines Varga",
        "otherTargets":["Odile Marsh"],
        "options":{"points":7,"place":"nowhere","kind":"bruising","knocks":false,"kinetic":false}})";
    const QStringList scope{m_file, u"--encounter"_qs, u"Harbour Gate"_qs};
    const Ran harmed = order(hurt, {u"--seed"_qs, u"3"_qs, u"--apply"_qs});
    QVERIFY2(harmed.exit == 0, harmed.error.constData());
    const auto bruising = [](const Ran& ran) {
        QMap<QString, QPair<int, int>> found;
        for (const QJsonValue& change : ran.json().value(u"changes"_qs).toArray()) {
            if (change[u"field"].toString() == u"bruisingTotal"_qs)
                found.insert(change[u"record"].toString(), {change[u"before"].toInt(), change[u"after"].toInt()});
        }
        return found;
    };
    const auto rose = bruising(harmed);
    QCOMPARE(rose.size(), 2);
    const QByteArray rest = R"({"action":"rest","encounter":"Harbour Gate","options":{"hours":3}})";
    const Ran applied = order(rest, {u"--apply"_qs});
    QVERIFY2(applied.exit == 0, applied.error.constData());
    const auto faded = bruising(applied);
    QCOMPARE(faded.size(), 2);
    QList<int> before;
    for (const auto& [was, is] : faded) {
        QCOMPARE(is, was - 3);
        before << was;
    }
    QList<int> after;
    for (const auto& [was, is] : rose)
        after << is;
    std::sort(before.begin(), before.end());
    std::sort(after.begin(), after.end());
    QCOMPARE(before, after);
    const QJsonArray entries = history(u"Harbour Gate"_qs);
    QCOMPARE(entries.size(), 2);
    QCOMPARE(entries[0][u"title"].toString(), u"3 hours later"_qs);
    QCOMPARE(entries[0][u"kind"].toString(), u"action"_qs);
    const QString text = QString::fromUtf8(
        runProgram(QStringList{u"history"_qs} + scope + QStringList{u"--format"_qs, u"text"_qs}).output);
    QVERIFY2(text.contains(u"\n\n2. 3 hours later · Ines Varga regains: "_qs), qPrintable(text));
    QVERIFY2(text.contains(u"Ines Varga: Bruising left"_qs), qPrintable(text));
    QVERIFY2(text.contains(u"Odile Marsh: Hours"_qs), qPrintable(text));
    QCOMPARE(runProgram(QStringList{u"undo"_qs} + scope).exit, 0);
    QCOMPARE(order(rest).json().value(u"changes"_qs), applied.json().value(u"changes"_qs));
    QCOMPARE(runProgram({u"check"_qs, m_file}).exit, 0);
    QVERIFY(order(R"({"action":"rest","encounter":"Harbour Gate","options":{"hours":-1}})").exit != 0);
    // It passes for everybody or not at all, and no time is no step.
    const Ran alone = order(
        R"({"action":"rest","encounter":"Harbour Gate","target":"Ines Varga","options":{"hours":3}})");
    QVERIFY2(alone.failedCleanly("everybody"), alone.error.constData());
    const Ran none = order(R"({"action":"rest","encounter":"Harbour Gate"})", {u"--apply"_qs});
    QCOMPARE(none.exit, 0);
    QVERIFY(!none.json().contains(u"id"_qs));
}

void CampaignTest::resolveAloneChangesNothing()
{
    const Ran open = order(kShot);
    QCOMPARE(open.exit, 3);
    QCOMPARE(open.json().value(u"question"_qs)[u"key"].toString(), u"attack.dice"_qs);
    // Nothing is committed while a question is open, and nothing waits to be applied.
    QCOMPARE(order(kShot, {u"--apply"_qs}).exit, 3);
    QCOMPARE(order(kShot, {u"--seed"_qs, u"1"_qs}).exit, 0);
    QCOMPARE(history(u"Harbour Gate"_qs).size(), 0);
    QVERIFY(runProgram({u"apply"_qs, m_file, u"--encounter"_qs, u"Harbour Gate"_qs})
                .failedCleanly("a waiting action was not found"));
}

void CampaignTest::badOrders_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("part");
    const auto row = [](const char* name, const QByteArray& json, const QByteArray& part) {
        QTest::newRow(name) << json << part;
    };
    row("unknown member", R"({"action":"shot","actor":2,"speed":1})", "speed: there is no such member");
    row("no actor", R"({"action":"shot","encounter":1})", "actor: it is missing");
    row("which encounter", R"({"action":"shot","actor":2})", "encounter: the campaign has 6 encounters");
    row("unknown encounter", R"({"action":"shot","encounter":"Elsewhere","actor":2})",
        "encounter Elsewhere was not found");
    row("unknown actor", R"({"action":"shot","encounter":1,"actor":"Nobody","target":3})",
        "actor Nobody was not found");
    row("somebody of the other fight", R"({"action":"shot","encounter":1,"actor":"Cass Ardent","target":3})",
        "actor Cass Ardent was not found");
    row("no target", R"({"action":"shot","encounter":1,"actor":2})", "target: it is missing");
    row("unknown action", R"({"action":"duel","encounter":1,"actor":2,"target":3})",
        "action: the encounter's system has no action");
    row("unknown weapon", R"({"action":"shot","encounter":1,"actor":2,"target":3,"weapon":"Spoon"})",
        "weapon Spoon was not found");
    row("unknown option", R"({"action":"shot","encounter":1,"actor":2,"target":3,"options":{"x":1}})", "options.x");
    row("a record of the campaign", R"({"action":"shot","encounter":1,"actor":2,"target":3,"switches":{}})",
        "switches");
    // Refused by their number, before any is looked up.
    row("targets without end",
        R"({"action":"shot","encounter":1,"actor":2,"target":3,"otherTargets":[)" + QByteArray("4,").repeated(199)
            + "4]}",
        "otherTargets: here is an array; expected an array of at most 199 elements");
    row("rulings without end",
        R"({"action":"shot","encounter":1,"actor":2,"target":3,"overrides":[)"
            + QByteArray(R"({"step":"hit.total","value":1,"reason":"so"},)").repeated(1000)
            + R"({"step":"hit.total","value":1,"reason":"so"}]})",
        "overrides");
    row("beyond the range",
        R"({"action":"shot","encounter":1,"actor":2,"target":3,"options":{"mode":"semi","distance":9999}})",
        "options.distance");
}

void CampaignTest::badOrders()
{
    QFETCH(QByteArray, json);
    QFETCH(QByteArray, part);
    const Ran ran = order(json, {u"--seed"_qs, u"1"_qs, u"--apply"_qs});
    QVERIFY2(ran.failedCleanly(part), ran.error.constData());
    QCOMPARE(history(u"1"_qs).size(), 0);
}

void CampaignTest::badFiles_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("text") << QByteArray("hello, this is not a database at all").repeated(200);
    QTest::newRow("cut header") << QByteArray("SQLite format 3\0", 16);
}

void CampaignTest::badFiles()
{
    QFETCH(QByteArray, content);
    QFile file(m_folder->filePath(u"bad.hitspread"_qs));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
    file.close();
    for (const char* command : {"check", "history", "undo", "redo", "apply"})
        QVERIFY2(runProgram({QString::fromLatin1(command), file.fileName()}).failedCleanly("bad.hitspread"), command);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), content);
    QVERIFY(runProgram({u"check"_qs, u"/no/such/camp.hitspread"_qs}).failedCleanly("/no/such/camp.hitspread"));
}

void CampaignTest::messagesSayWhatToDo()
{
    QVERIFY(
        runProgram({u"check"_qs, m_folder->path()}).failedCleanly("this is a folder; choose a .hitspread file in it"));
    QVERIFY(
        runProgram({u"new"_qs, QString()}).failedCleanly("its name is missing; give a name that ends in .hitspread"));
    QVERIFY(runProgram({u"resolve"_qs}, "{}").failedCleanly("system: this member is missing; use one of: threed"));
    QVERIFY(runProgram({u"resolve"_qs}, R"({"system":"threed"})")
                .failedCleanly("action: this member is missing; use one of: "));
    QFile file(m_file);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.seek(60));
    file.write(QByteArray("\0\0\0\x63", 4));
    file.close();
    QVERIFY(runProgram({u"encounter"_qs, m_file, u"new"_qs, u"Night"_qs})
                .failedCleanly("its format is 99, this version knows up to "));
    QCOMPARE(runProgram({u"check"_qs, m_file}).exit, 0);  // it can be read
}

HITSPREAD_TEST(CampaignTest)
#include "campaign_test.moc"
