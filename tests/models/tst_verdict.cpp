#include <QTest>

#include "models/effectwords.h"
#include "models/verdict.h"
#include "rules/systems/percentile/actions.h"
#include "rules/systems/percentile/vocabulary.h"
#include "rules/systems/threed/check.h"
#include "rules/systems/threed/phasechange.h"
#include "support/testclass.h"
#include "support/threed.h"

#include <algorithm>
#include <array>

using namespace hitspread;
using support::Given;
using threed::Query;

/// What a window says came of an action: headline, sentence, and who was what before and is what after.
class TestVerdict : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aHitSaysWhereAndHowMuch();
    void theHeaviestEndIsTheHeadline();
    void aMissIsAMissAndNotAHitOffTheBody();
    void whatArmourStopsIsStopped();
    void rowsAreSortedByWhatWeighsMost();
    void manyAreCounted();
    void aDuelStandsOnItsOwnEvents();
    void eachPairOfADuelHasItsOwn();
    void nobodyAndNothingHaveASentence();
    void aTestSaysHowItEnds();
    void aPriceIsShort();

private:
    template <typename Action, typename Dice>
    static ActionRecord recorded(const char* system, const char* id, const Action& action, const Dice& dice)
    {
        ActionRecord record;
        record.system = system;
        record.action = id;
        record.request.input = action;
        record.findings = support::resolved(action, dice);
        return record;
    }

    static ActionRecord shot(const threed::Shot& shot, const Given& dice = {})
    {
        return recorded("threed", "shot", shot, dice);
    }

    static threed::Shot atBrann()
    {
        threed::Shot shot = support::someShot();
        shot.shooter.name = "Ines";
        shot.target.name = "Brann";
        return shot;
    }

    static const VerdictPerson* personIn(const Verdict& verdict, const char* name)
    {
        const auto found = std::ranges::find(verdict.persons, QString::fromLatin1(name), &VerdictPerson::name);
        return found == verdict.persons.end() ? nullptr : &*found;
    }
};

/// 10 + 3 through nothing into the torso (3D-DAM-01).
void TestVerdict::aHitSaysWhereAndHowMuch()
{
    const Verdict verdict = verdictOf(shot(atBrann()));
    QCOMPARE(verdict.tone, Tone::Harm);
    QCOMPARE(verdict.sentence, QStringLiteral("Torso, 13 damage through no armour"));
    const VerdictPerson* brann = personIn(verdict, "Brann");
    QVERIFY(brann && brann->grave > 0);
    const auto torso = std::ranges::find(brann->rows, Fact::Location, &VerdictRow::fact);
    QVERIFY(torso != brann->rows.end() && torso->gauge);
    QCOMPARE(torso->what, QStringLiteral("Torso"));
    QCOMPARE(torso->gauge->before - torso->gauge->after, 13);
    QCOMPARE(torso->before, QString::number(torso->gauge->before));
    QCOMPARE(
        torso->after,
        QStringLiteral("%1/%2").arg(QString::number(torso->gauge->after).replace(u'-', u'−')).arg(torso->gauge->most));
}

/// 13 of 13 Hits of the torso, and as many again below it, kill (3D-DAM-07).
void TestVerdict::theHeaviestEndIsTheHeadline()
{
    threed::Shot deadly = atBrann();
    deadly.target.hitsMax.fill(6);
    const Verdict verdict = verdictOf(shot(deadly));
    QCOMPARE(verdict.tone, Tone::Dead);
    QVERIFY2(verdict.headline.startsWith(QStringLiteral("Dead")), qPrintable(verdict.headline));
    const VerdictPerson* brann = personIn(verdict, "Brann");
    QVERIFY(brann);
    QCOMPARE(brann->tone, Tone::Dead);
    QCOMPARE(brann->rows.front().fact, Fact::Death);
    // Aimed at the middle of the body without a drift; and what was lost is named.
    QVERIFY2(verdict.sentence.startsWith(QStringLiteral("Torso")), qPrintable(verdict.sentence));
    QCOMPARE(brann->rows.front().after, QStringLiteral("dead: Torso destroyed"));
    // Somebody dead already dies no second time.
    deadly.targetCondition.dead = threed::Dead::Incap;
    QVERIFY(verdictOf(shot(deadly)).tone < Tone::Dead);
}

/// The roll fails: a miss; it succeeds and the hex lies off the body: it passes by.
void TestVerdict::aMissIsAMissAndNotAHitOffTheBody()
{
    threed::Shot off = atBrann();
    off.options.aimHex = Hex{9, 9};
    QCOMPARE(verdictOf(shot(off)).headline, QStringLiteral("Passes by"));
    QCOMPARE(verdictOf(shot(off)).tone, Tone::Miss);
    threed::Shot bad = atBrann();
    bad.options.difficulty = -30;
    const Verdict missed = verdictOf(shot(bad));
    QCOMPARE(missed.headline, QStringLiteral("Miss"));
    QVERIFY2(missed.sentence.contains(QStringLiteral("misses by")), qPrintable(missed.sentence));
}

/// PEN 6 + 3 against PV 20: nothing comes through (3D-PEN-01).
void TestVerdict::whatArmourStopsIsStopped()
{
    threed::Shot stopped = atBrann();
    support::wear(stopped, 20, 40);
    const Verdict verdict = verdictOf(shot(stopped));
    QCOMPARE(verdict.tone, Tone::Stopped);
    QCOMPARE(verdict.headline, QStringLiteral("Stopped"));
    QVERIFY2(verdict.sentence.startsWith(QStringLiteral("Torso, the armour holds: 9 against PV 20")),
             qPrintable(verdict.sentence));
}

void TestVerdict::rowsAreSortedByWhatWeighsMost()
{
    for (const int hits : {6, 10, 30}) {
        threed::Shot one = atBrann();
        one.target.hitsMax.fill(hits);
        for (const VerdictPerson& person : verdictOf(shot(one)).persons) {
            QVERIFY(std::ranges::is_sorted(person.rows, {}, &VerdictRow::fact));
            QCOMPARE(static_cast<std::size_t>(std::ranges::count_if(
                         person.rows, [](const VerdictRow& row) { return row.fact != Fact::Other; })),
                     person.grave);
        }
    }
}

/// Three bullets of 13 at Brann, of whom the first two strike him dead.
void TestVerdict::manyAreCounted()
{
    threed::Volley volley = support::someVolley();
    volley.targets.push_back(volley.targets.front());
    volley.targets[0].character.name = "Brann";
    volley.targets[1].character.name = "Cass";
    const Verdict one = verdictOf(recorded("threed", "volley", volley, support::Tape{}));
    // With two to be struck the headline says who was.
    QVERIFY2(one.headline.startsWith(QStringLiteral("Brann: ")), qPrintable(one.headline));
}

/// Two against two: what befalls the first of a side is not said of the second.
void TestVerdict::eachPairOfADuelHasItsOwn()
{
    ActionRecord record;
    record.system = "percentile";
    record.action = "duel";
    percentile::Duel duel;
    duel.sideA.resize(2);
    duel.sideB.resize(2);
    duel.weaponA.resize(2);
    duel.weaponB.resize(2);
    duel.conditionA.resize(2);
    duel.conditionB.resize(2);
    duel.sideA[0].name = "Cass";
    duel.sideA[1].name = "Dara";
    duel.sideB[0].name = "Ardent";
    duel.sideB[1].name = "Blythe";
    record.request.input = duel;
    const auto harmed = [&record](Subject subject) {
        record.findings = {};
        record.findings.events = {{EventKind::Through, subject, Event::kNoHex, 4}};
        return verdictOf(record);
    };
    const auto words = [](const Verdict& verdict, const char* name) {
        const VerdictPerson* person = personIn(verdict, name);
        return person ? person->words : QString();
    };
    // Side B are the targets, side A are told apart by their pair.
    const Verdict first = harmed(Subject().layer(0));
    QVERIFY(!words(first, "Cass").isEmpty());
    QCOMPARE(words(first, "Dara"), QString());
    const Verdict second = harmed(Subject().layer(1));
    QCOMPARE(words(second, "Cass"), QString());
    QVERIFY(!words(second, "Dara").isEmpty());
    const Verdict other = harmed(Subject().target(1));
    QCOMPARE(words(other, "Ardent"), QString());
    QVERIFY(!words(other, "Blythe").isEmpty());
    QCOMPARE(words(other, "Dara"), QString());
}

/// Needed 4 and 7, rolled 6 and 3: A misses, B strikes for 4 (PCT-E03).
void TestVerdict::aDuelStandsOnItsOwnEvents()
{
    percentile::Duel duel;
    duel.sideA.resize(1);
    duel.sideB.resize(1);
    duel.sideA[0].name = "Cass";
    duel.sideA[0].skills.set("knife", 37);
    duel.sideB[0].name = "Ardent";
    duel.sideB[0].skills.set("pistol", 67);
    duel.weaponA.resize(1);
    duel.weaponA[0].skill = "knife";
    duel.weaponB.resize(1);
    duel.weaponB[0].skill = "pistol";
    duel.conditionA.resize(1);
    duel.conditionB.resize(1);
    const auto answered = [&duel](int dieA, int dieB) {
        class Duellists final : public Answerer {
        public:
            Duellists(int a, int b) : m_a(a), m_b(b) {}
            bool answer(const Question& question, Answer& answer) override
            {
                const auto query = static_cast<percentile::Query>(question.key.name);
                const int face = query == percentile::Query::DieA                                    ? m_a
                    : query == percentile::Query::DieB                                               ? m_b
                    : query == percentile::Query::LocationA || query == percentile::Query::LocationB ? 30
                                                                                                     : 4;
                const std::array<std::uint8_t, 1> faces{static_cast<std::uint8_t>(face)};
                answer = Answer::ofFaces(question.key, faces, Origin::Typed);
                return true;
            }

        private:
            int m_a;
            int m_b;
        };
        Duellists answerer(dieA, dieB);
        ActionRecord record;
        record.system = "percentile";
        record.action = "duel";
        record.request.input = duel;
        record.findings = support::resolvedBy(duel, answerer);
        return record;
    };
    const Verdict verdict = verdictOf(answered(6, 3));
    QCOMPARE(verdict.tone, Tone::Harm);
    QCOMPARE(verdict.headline, QStringLiteral("Cass: 4 damage"));
    // A roll of 30 strikes the chest (PCT-29).
    QCOMPARE(verdict.sentence, QStringLiteral("Cass misses, Ardent hits: chest"));
    const VerdictPerson* cass = personIn(verdict, "Cass");
    QVERIFY(cass && cass->rows.size() == 1);
    QCOMPARE(cass->rows.front().what, QStringLiteral("Health"));
    QCOMPARE(cass->rows.front().before, QStringLiteral("20"));
    QCOMPARE(cass->rows.front().after, QStringLiteral("16/20"));
    const VerdictPerson* ardent = personIn(verdict, "Ardent");
    QVERIFY(ardent);
    QCOMPARE(ardent->words, QStringLiteral("miss"));
    // Neither hits.
    const Verdict none = verdictOf(answered(10, 10));
    QCOMPARE(none.headline, QStringLiteral("Miss"));
    QCOMPARE(none.sentence, QStringLiteral("Cass misses, Ardent misses"));
    // Who has 4 left is out of the fight (PCT-D29), by the word of his own system.
    duel.conditionA[0].healthLost = 16;
    const Verdict out = verdictOf(answered(6, 3));
    QCOMPARE(out.tone, Tone::Out);
    QVERIFY2(out.headline.startsWith(QStringLiteral("Cass: out of the fight")), qPrintable(out.headline));
}

void TestVerdict::nobodyAndNothingHaveASentence()
{
    QVERIFY(verdictOf({}).isEmpty());
    threed::PhaseChange change;
    change.members.resize(1);
    change.members[0].character.name = "Ines";
    change.options = {false, true, 7, 2};
    const Verdict verdict = verdictOf(recorded("threed", "phase", change, Given{}));
    QVERIFY(!verdict.headline.isEmpty());
    QVERIFY(!verdict.sentence.isEmpty() || !verdict.persons.empty());
}

void TestVerdict::aTestSaysHowItEnds()
{
    threed::Check check;
    check.options.name = "rifle";
    check.character.name = "Ines";
    check.character.skills.set("rifle", 6);
    const Verdict verdict = verdictOf(recorded("threed", "check", check, Given{{Query::CheckDice, {6, 6, 6}}}));
    QCOMPARE(verdict.tone, Tone::Good);
    QCOMPARE(verdict.headline, QStringLiteral("Success"));
    QVERIFY2(verdict.sentence.contains(QStringLiteral("succeeds by")), qPrintable(verdict.sentence));
    check.character.skills.set("rifle", 0);
    const Verdict failed = verdictOf(recorded("threed", "check", check, Given{{Query::CheckDice, {1, 1, 1}}}));
    QCOMPARE(failed.tone, Tone::Miss);
    QCOMPARE(failed.headline, QStringLiteral("Failure"));
}

void TestVerdict::aPriceIsShort()
{
    Effects effects;
    effects.damage = 10;
    QCOMPARE(priceWords(effects), QStringLiteral("10 · —"));
    effects.damage = 15;
    effects.wounded = true;
    QCOMPARE(priceWords(effects), QStringLiteral("15 · wound"));
    effects.dead = true;
    QCOMPARE(priceWords(effects), QStringLiteral("15 · dead"));
}

HITSPREAD_TEST(TestVerdict)
#include "tst_verdict.moc"
