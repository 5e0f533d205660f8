#include <QTest>

#include "models/history/tracemodel.h"
#include "models/history/verdict.h"
#include "models/systemview.h"
#include "rules/systems/percentile/actions.h"
#include "rules/systems/percentile/attack.h"
#include "rules/systems/percentile/clash.h"
#include "rules/systems/percentile/declaration.h"
#include "rules/systems/percentile/manualharm.h"
#include "rules/systems/percentile/ready.h"
#include "rules/systems/percentile/vocabulary.h"
#include "rules/systems/threed/check.h"
#include "rules/systems/threed/harm/firstaid.h"
#include "rules/systems/threed/harm/harm.h"
#include "rules/systems/threed/turn/phasechange.h"
#include "rules/systems/threed/turn/preparation.h"
#include "support/percentile.h"
#include "support/testclass.h"
#include "support/threed.h"
#include "text/effectwords.h"
#include "text/systems/percentile/resultwords.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <vector>

using namespace hitspread;
using support::answered;
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
    void whoWasDeadBeforeIsNotHarmed();
    void aDuelStandsOnItsOwnEvents();
    void eachPairOfADuelHasItsOwn();
    void percentileAttacksAreNoDuels_data();
    void percentileAttacksAreNoDuels();
    void percentileClashesNameWhoHits();
    void whoLosesAClashIsSaid();
    void aDuelSaysWhoDoesHalf();
    void aParryThatHalvesIsSaid();
    void percentileFumblesInAClashAreTheirOwn();
    void percentileFumblesNameTheFriend();
    void percentileHarmNamesEverybody();
    void percentileActionsSayWhatIsDeclared();
    void nobodyAndNothingHaveASentence();
    void whatPassesForManyIsSummedUp();
    void anAimNamesWhomItIsAt();
    void aimingAndCockingAreTwoThings();
    void aTestSaysHowItEnds();
    void aJamIsClearedOrNot();
    void harmByHandSaysWhereAndHowMuch();
    void whatTheHeadlineSaysIsNotSaidAgain();
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
    QCOMPARE(verdict.sentence, QStringLiteral("Torso, 13 damage, no armour"));
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
    QCOMPARE(brann->rows.front().after, QStringLiteral("dead: Torso lost"));
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
    // Below 0 with a minus as typeset, as in every row under it.
    QVERIFY2(missed.sentence.startsWith(u'−'), qPrintable(missed.sentence));
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

/// Dead, unconscious, down, location, track, wound, then the bookkeeping: 13 into a torso of so many Hits, of somebody whom that much
/// puts out (3D-DAM-05), bowls over (PHYS 4, 3D-KNOCK-05) and wounds (3D-WND-01), or kills (3D-DAM-07).
void TestVerdict::rowsAreSortedByWhatWeighsMost()
{
    const auto factsOf = [](int hits) {
        threed::Shot one = atBrann();
        one.target.hitsMax.fill(hits);
        one.target.incapMax = 12;
        one.target.phys = 4;
        one.targetCondition.aims = 2;
        const Verdict verdict = verdictOf(shot(one));
        const VerdictPerson* brann = personIn(verdict, "Brann");
        std::vector<Fact> facts;
        for (const VerdictRow& row : brann ? brann->rows : std::vector<VerdictRow>{}) {
            if (facts.empty() || facts.back() != row.fact)
                facts.push_back(row.fact);
        }
        const auto isHis = [](const VerdictRow& row) { return row.fact != Fact::Other; };
        const auto his = brann ? std::ranges::count_if(brann->rows, isHis) : 0;
        return std::tuple(facts, his, brann ? static_cast<std::ptrdiff_t>(brann->grave) : -1);
    };
    const auto [out, outHis, outGrave] = factsOf(14);
    QCOMPARE(out,
             (std::vector{Fact::Consciousness, Fact::Posture, Fact::Location, Fact::Track, Fact::Wound, Fact::Other}));
    QCOMPARE(outGrave, outHis);
    // Whoever is dead is not bowled over any more.
    const auto [dead, deadHis, deadGrave] = factsOf(6);
    QCOMPARE(dead, (std::vector{Fact::Death, Fact::Location, Fact::Track, Fact::Wound, Fact::Other}));
    QCOMPARE(deadGrave, deadHis);
}

/// One dead, one out, two hurt, one unhurt: the headline counts them, in the colour of the gravest, the gravest first.
void TestVerdict::manyAreCounted()
{
    threed::Volley volley = support::someVolley();
    volley.targets.resize(5, volley.targets.front());
    const std::array names{"Ann", "Ben", "Cass", "Dora", "Eve"};
    for (std::size_t i = 0; i < names.size(); ++i)
        volley.targets[i].character.name = names[i];
    ActionRecord record = recorded("threed", "volley", volley, support::Tape{});
    record.findings = {};
    record.findings.events = {{EventKind::Through, Subject().target(0), Event::kNoHex, 4},
                              {EventKind::Dead, Subject().target(1), Event::kNoHex, 0},
                              {EventKind::Through, Subject().target(2), Event::kNoHex, 9},
                              {EventKind::Unconscious, Subject().target(3), Event::kNoHex, 0}};
    const Verdict verdict = verdictOf(record);
    QCOMPARE(verdict.headline, QStringLiteral("1 dead · 1 out · 2 hurt"));
    QCOMPARE(verdict.tone, Tone::Dead);
    QStringList order;
    for (const VerdictPerson& person : verdict.persons)
        order << person.name;
    QCOMPARE(
        order,
        (QStringList{QStringLiteral("Ben"), QStringLiteral("Dora"), QStringLiteral("Ann"), QStringLiteral("Cass")}));
    // With one alone the headline says who it was.
    record.findings.events.resize(1);
    QVERIFY2(verdictOf(record).headline.startsWith(QStringLiteral("Ann: ")), qPrintable(verdictOf(record).headline));
}

/// The dead feel nothing of a grenade: they are told, and not counted.
void TestVerdict::whoWasDeadBeforeIsNotHarmed()
{
    threed::Volley volley = support::someVolley();
    volley.targets.resize(3, volley.targets.front());
    const std::array names{"Ann", "Ben", "Cass"};
    for (std::size_t i = 0; i < names.size(); ++i)
        volley.targets[i].character.name = names[i];
    volley.targets[0].condition.dead = threed::Dead::Incap;
    ActionRecord record = recorded("threed", "volley", volley, support::Tape{});
    record.findings = {};
    for (int target = 0; target < 3; ++target)
        record.findings.events.push_back({EventKind::Through, Subject().target(target), Event::kNoHex, 9});
    const Verdict verdict = verdictOf(record);
    QCOMPARE(verdict.headline, QStringLiteral("2 hurt"));
    const auto ann = std::ranges::find(verdict.persons, QStringLiteral("Ann"), &VerdictPerson::name);
    QVERIFY(ann != verdict.persons.end());
    QCOMPARE(ann->words, QStringLiteral("was dead already"));
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
    duel.sideA[0].character.name = "Cass";
    duel.sideA[1].character.name = "Dara";
    duel.sideB[0].character.name = "Ardent";
    duel.sideB[1].character.name = "Blythe";
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
    duel.sideA[0].character.name = "Cass";
    duel.sideA[0].character.skills.set("knife", 37);
    duel.sideB[0].character.name = "Ardent";
    duel.sideB[0].character.skills.set("pistol", 67);
    duel.sideA[0].weapon.skill = "knife";
    duel.sideB[0].weapon.skill = "pistol";
    const auto answered = [&duel](int dieA, int dieB) {
        class Duellists final : public Answerer {
        public:
            Duellists(int a, int b) : m_a(a), m_b(b) {}
            bool answer(const Question& question, Answer& answer) override
            {
                const auto query = static_cast<percentile::Query>(question.key.name);
                const int die = question.key.subject.side() == kActingSide ? m_a : m_b;
                const int face = query == percentile::Query::DuelDie ? die
                    : query == percentile::Query::DuelLocation       ? 30
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
    // By the word of its level (PCT-D29): 4 of 20 are 20 percent.
    QCOMPARE(verdict.headline, QStringLiteral("Cass: light wound"));
    // A roll of 30 strikes the chest (PCT-29).
    QCOMPARE(verdict.sentence, QStringLiteral("Cass misses, Ardent hits: chest"));
    const VerdictPerson* cass = personIn(verdict, "Cass");
    QVERIFY(cass && cass->grave == 1);
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
    duel.sideA[0].condition.healthLost = 16;
    const Verdict out = verdictOf(answered(6, 3));
    QCOMPARE(out.tone, Tone::Out);
    QVERIFY2(out.headline.startsWith(QStringLiteral("Cass: out of the fight")), qPrintable(out.headline));
}

/// Sword 55, DEX 48, against a parry of 60 or a dodge of 40 with DEX 40; d10 on the chest (PCT-V03 to PCT-V06).
void TestVerdict::percentileAttacksAreNoDuels_data()
{
    using Dice = std::vector<std::pair<percentile::Query, int>>;
    using percentile::Query;
    QTest::addColumn<Dice>("dice");
    QTest::addColumn<bool>("damages");
    QTest::addColumn<QString>("outcome");
    QTest::addColumn<QString>("sentence");
    const Dice none{
        {Query::DefenceDodge, 0}, {Query::DefenceParry, 0}, {Query::HitLocation, 30}, {Query::HitDamage, 4}};
    const auto with = [&none](Dice more) {
        more.insert(more.end(), none.begin(), none.end());
        return more;
    };
    // S = 25: driven back.
    QTest::newRow("PCT-10 a hit") << with({{Query::AttackDie, 30}}) << true
                                  << u"chest, 4 damage, light wound, driven back (−20 until the end of round 2)"_qs
                                  << u"Chest, 4 damage, light wound, driven back (−20 until the end of round 2)"_qs;
    QTest::newRow("PCT-12 a miss") << with({{Query::AttackDie, 56}}) << true << u"misses"_qs << u"56 against 55"_qs;
    // 40 - 2 + 40 = 78 and 60 - 20 + 40 = 80 against 55 - 30 + 48 = 73.
    QTest::newRow("PCT-14 dodged") << with({{Query::AttackDie, 30}, {Query::DefenceDodge, 1}, {Query::DefenceDie, 2}})
                                   << true << u"dodged"_qs << u"Result 78 against 73"_qs;
    QTest::newRow("PCT-14 V04 parried") << with(
        {{Query::AttackDie, 30}, {Query::DefenceParry, 1}, {Query::DefenceDie, 20}})
                                        << true << u"parried"_qs << u"Result 80 against 73"_qs;
    QTest::newRow("PCT-13 D12 a parry of 99")
        << with({{Query::AttackDie, 30}, {Query::DefenceParry, 1}, {Query::DefenceDie, 99}}) << true
        << u"chest, 4 damage, light wound, driven back (−20 until the end of round 2), the defence is a fumble"_qs
        << u"Chest, 4 damage, light wound, driven back (−20 until the end of round 2), the defence is a fumble"_qs;
    QTest::newRow("PCT-13 a fumble") << with({{Query::AttackDie, 99}, {Query::FumbleDie, 1}, {Query::FumbleTake, 0}})
                                     << true << u"fumbles"_qs << u"99 against 55: fumbles"_qs;
    // 1 of 55 is critical: S = 54 and one level more, beaten; 4 doubled is 8 of 20, 40 percent.
    QTest::newRow("PCT-11 a critical")
        << with({{Query::AttackDie, 1}}) << true
        << u"critical hit, chest, 8 damage, serious wound, knocked down, beaten (loses the next 2 actions)"_qs
        << u"Critical hit, chest, 8 damage, serious wound, knocked down, beaten (loses the next 2 actions)"_qs;
    // S = 53: level 4, and no damage by the house.
    QTest::newRow("PCT-16 D21 only knocked down")
        << with({{Query::AttackDie, 2}}) << false << u"knocked down"_qs << u"Knocked down"_qs;
}

void TestVerdict::percentileAttacksAreNoDuels()
{
    using Dice = std::vector<std::pair<percentile::Query, int>>;
    QFETCH(Dice, dice);
    QFETCH(bool, damages);
    QFETCH(QString, outcome);
    percentile::Attack attack = support::swordBlow();
    attack.target.dex = 40;
    attack.switches.meleeWeaponDamage = damages;
    const ActionRecord record = answered("attack", attack, dice);
    QTEST(hitspread::resultWordsOf(record), "outcome");
    QTEST(verdictOf(record).sentence, "sentence");
    QVERIFY(!verdictOf(record).headline.isEmpty());
    QVERIFY(!hitspread::titleOf(record).contains(u"Ardent misses"_qs));
    // The headline names the level of the wound, a critical and a fumble, by the words of these rules.
    const QString headline = verdictOf(record).headline;
    QCOMPARE(headline.contains(u"wound"_qs), outcome.contains(u"wound"_qs));
    QVERIFY2(!headline.contains(u"one wound"_qs, Qt::CaseInsensitive), qPrintable(headline));
    QCOMPARE(headline.contains(u"critical hit"_qs, Qt::CaseInsensitive), outcome.contains(u"critical hit"_qs));
    QCOMPARE(headline == u"Fumble"_qs, outcome == u"fumbles"_qs);
}

void TestVerdict::percentileClashesNameWhoHits()
{
    const percentile::Clash clash = support::swordClash();
    using percentile::Query;
    // 71 of 80, S = 9, against 71 of 70; then two misses (PCT-09, PCT-D14).
    QCOMPARE(hitspread::resultWordsOf(
                 answered("clash", clash, {{Query::AttackDie, 71}, {Query::HitLocation, 30}, {Query::HitDamage, 4}})),
             u"Cass hits: chest, 4 damage, light wound, jarred (−10 on the next roll)"_qs);
    QCOMPARE(hitspread::resultWordsOf(answered("clash", clash, {{Query::AttackDie, 81}})), u"neither blow lands"_qs);
}

/// PCT-D14: both succeed with 30, the greater Result lands: 80 − 30 + 40 = 90 against 70 − 30 + 30 = 70.
void TestVerdict::whoLosesAClashIsSaid()
{
    percentile::Clash clash = support::swordClash();
    using percentile::Query;
    clash.attacker.dex = 40;
    clash.target.dex = 30;
    const std::vector<std::pair<Query, int>> dice{
        {Query::AttackDie, 30}, {Query::HitLocation, 30}, {Query::HitDamage, 4}};
    const ActionRecord record = answered("clash", clash, dice);
    QVERIFY2(percentile::standingWords(record, 0).startsWith(u"Hits: 30 against 80"_qs),
             qPrintable(percentile::standingWords(record, 0)));
    QCOMPARE(percentile::standingWords(record, 1), u"Succeeds, loses the clash 70 < 90: 30 against 70"_qs);
    const QString title = hitspread::titleOf(record);
    QVERIFY2(title.startsWith(u"Cass → Ardent: Clash, Cass hits: chest"_qs), qPrintable(title));
    QVERIFY2(title.endsWith(u", Ardent succeeds, loses the clash 70 < 90"_qs), qPrintable(title));
    clash.attacker.dex = 20;
    const ActionRecord even = answered("clash", clash, {{Query::AttackDie, 30}});
    QCOMPARE(percentile::standingWords(even, 0), u"Succeeds, neither blow lands, 70 = 70: 30 against 80"_qs);
}

/// PCT-38, PCT-39: both hit, the lower die does all of its harm and the other half.
void TestVerdict::aDuelSaysWhoDoesHalf()
{
    using percentile::Query;
    percentile::Duel duel;
    for (auto* side : {&duel.sideA, &duel.sideB}) {
        side->resize(1);
        side->front().character.meleeSkills.set("Sword", 60);
        side->front().weapon.skill = "Sword";
        side->front().weapon.kind = percentile::WeaponKind::Melee;
    }
    duel.sideA[0].character.name = "Cass";
    duel.sideB[0].character.name = "Ardent";
    const ActionRecord record = answered("duel", duel,
                                         {{Query::DuelDie, 2}, {Query::DuelLocation, 30}, {Query::DuelDamage, 4}},
                                         {{Query::DuelDie, 3}, {Query::DuelLocation, 30}, {Query::DuelDamage, 4}});
    QCOMPARE(hitspread::titleOf(record),
             u"Cass → Ardent: Duel, Cass loses 2 (chest, half), Ardent loses 4 (chest, full)"_qs);
    QCOMPARE(percentile::sentenceWords(record), u"Cass hits: chest, full, Ardent hits: chest, half"_qs);
}

/// PCT-15: a parry whose Result is no greater halves the harm; the line says so, and whom the result is about.
void TestVerdict::aParryThatHalvesIsSaid()
{
    using percentile::Query;
    const ActionRecord record = answered("attack", support::swordBlow(),
                                         {{Query::AttackDie, 30},
                                          {Query::DefenceDodge, 0},
                                          {Query::DefenceParry, 1},
                                          {Query::DefenceDie, 45},
                                          {Query::HitLocation, 5},
                                          {Query::HitDamage, 4}});
    QVERIFY2(hitspread::resultWordsOf(record).contains(u"halved by the parry"_qs),
             qPrintable(hitspread::resultWordsOf(record)));
    const Verdict verdict = verdictOf(record);
    QCOMPARE(verdict.who, u"Cass → Ardent"_qs);
    QVERIFY2(whoseLineOf(verdict).startsWith(u"Cass → Ardent: "_qs), qPrintable(whoseLineOf(verdict)));
    QCOMPARE(hitspread::partiesOf(record), u"Cass → Ardent: Attack"_qs);
}

/// PCT-13, PCT-D37: what a fumbler does to himself, or to a friend, is no part of the other's blow. Half of 4 on the head twice.
void TestVerdict::percentileFumblesInAClashAreTheirOwn()
{
    using percentile::Query;
    percentile::Clash clash = support::swordClash();
    const std::vector<std::pair<Query, int>> blow{
        {Query::AttackDie, 71}, {Query::HitLocation, 30}, {Query::HitDamage, 4}};
    // 7 of the table hits oneself (PCT-D35).
    const std::vector<std::pair<Query, int>> fumble{{Query::AttackDie, 99},
                                                    {Query::FumbleDie, 7},
                                                    {Query::FumbleTake, 1},
                                                    {Query::HitLocation, 1},
                                                    {Query::HitDamage, 5}};
    QCOMPARE(
        hitspread::resultWordsOf(answered("clash", clash, blow, fumble)),
        u"Cass hits: chest, 4 damage, light wound, jarred (−10 on the next roll), Ardent fumbles, the fumble hits Ardent: head, 5 damage, one wound"_qs);
    clash.switches.meleeFumbles.rows = {percentile::fumbleRow(1, 10, percentile::FumbleEffect::HitsFriend)};
    clash.beside.resize(1);
    clash.beside[0].character.name = "Bill";
    const ActionRecord struck = answered("clash", clash, blow, fumble);
    QCOMPARE(
        hitspread::resultWordsOf(struck),
        u"Cass hits: chest, 4 damage, light wound, jarred (−10 on the next roll), Ardent fumbles, the fumble hits Bill: head, 5 damage, one wound"_qs);
    const Verdict verdict = verdictOf(struck);
    const VerdictPerson* bill = personIn(verdict, "Bill");
    QVERIFY(bill && bill->grave == 1);
    QCOMPARE(bill->rows.front().after, QStringLiteral("15/20"));
    QCOMPARE(personIn(verdict, "Ardent")->rows.front().after, QStringLiteral("16/20"));
    // Neither lands, and the one who acts hits himself.
    clash.switches = {};
    QCOMPARE(hitspread::resultWordsOf(answered("clash", clash, fumble, {{Query::AttackDie, 81}})),
             u"neither blow lands, Cass fumbles, the fumble hits Cass: head, 5 damage, one wound"_qs);
}

/// PCT-D37: who may be hit stands at the choice, with the number of his die where there are several; whom it hits is named where armour
/// holds, too.
void TestVerdict::percentileFumblesNameTheFriend()
{
    using percentile::Query;
    percentile::Clash clash = support::swordClash();
    clash.switches.meleeFumbles.rows = {percentile::fumbleRow(1, 10, percentile::FumbleEffect::HitsFriend)};
    clash.options.besideActor = 2;
    clash.beside.resize(3);
    clash.beside[0].character.name = "Bill";
    clash.beside[1].character.name = "Dutch";
    clash.beside[1].character.armour.fill(9);
    clash.beside[2].character.name = "Juno";
    const std::vector<std::pair<Query, int>> fumble{{Query::AttackDie, 99},  {Query::FumbleDie, 7},
                                                    {Query::FumbleTake, 1},  {Query::FriendDie, 2},
                                                    {Query::HitLocation, 1}, {Query::HitDamage, 5}};
    const ActionRecord held = answered("clash", clash, fumble, {{Query::AttackDie, 81}});
    QCOMPARE(hitspread::resultWordsOf(held),
             u"neither blow lands, Cass fumbles, the fumble hits Dutch: head, the armour holds"_qs);
    QCOMPARE(verdictOf(held).headline, u"Dutch: stopped"_qs);
    const auto nearTo = [](const ActionRecord& record, std::uint16_t blow) {
        const QuestionKey key{static_cast<std::uint16_t>(Query::FumbleTake), blow};
        return facetsOf("percentile").choices->choiceWords(record, key, 1).more;
    };
    QCOMPARE(nearTo(held, 0), u"1 Bill, 2 Dutch"_qs);
    // Of the other, who has one beside him; then nobody.
    const std::vector<std::pair<Query, int>> his{{Query::AttackDie, 99}, {Query::FumbleDie, 7}, {Query::FumbleTake, 0}};
    QCOMPARE(nearTo(answered("clash", clash, {{Query::AttackDie, 81}}, his), 1), u"Juno"_qs);
    clash.beside.resize(2);
    QCOMPARE(nearTo(answered("clash", clash, {{Query::AttackDie, 81}}, his), 1), u"nobody is near: oneself"_qs);
}

/// PCT-31: each with what befalls him.
void TestVerdict::percentileHarmNamesEverybody()
{
    percentile::Harm harm;
    harm.options.points = 4;
    harm.targets.resize(2);
    harm.targets[0].character.name = "Cass";
    harm.targets[1].character.name = "Ardent";
    const ActionRecord record = answered("harm", harm, {{percentile::Query::HitLocation, 30}},
                                         {{percentile::Query::HitLocation, 1}});
    QCOMPARE(hitspread::resultWordsOf(record),
             u"Cass: chest, 4 damage, light wound; Ardent: head, 4 damage, light wound"_qs);
    QCOMPARE(verdictOf(record).headline, QStringLiteral("2 hurt"));
}

/// A declaration says what and at whom; of other actions nobody is unhurt.
void TestVerdict::percentileActionsSayWhatIsDeclared()
{
    percentile::Declare declaration;
    declaration.character.name = "Cass";
    declaration.options.kind = percentile::Declared::Ranged;
    declaration.options.whomName = "Ardent";
    declaration.options.whom = 7;
    const ActionRecord declared = answered("declare", declaration, {});
    // PCT-02: what is said, and at whom; his number says nothing to anybody.
    QCOMPARE(hitspread::resultWordsOf(declared), QStringLiteral("ranged, at Ardent"));
    QCOMPARE(hitspread::titleOf(declared), QStringLiteral("Cass: Declaration, ranged, at Ardent"));
    for (const VerdictPerson& person : verdictOf(declared).persons) {
        for (const VerdictRow& row : person.rows)
            QVERIFY2(row.after != u"7"_qs, qPrintable(row.what));
    }
    percentile::Ready ready;
    ready.character.name = "Cass";
    ready.condition.fallen = true;
    ready.options.what = percentile::Readying::StandUp;
    QCOMPARE(hitspread::resultWordsOf(answered("ready", ready, {})), QString());
}

void TestVerdict::nobodyAndNothingHaveASentence()
{
    QVERIFY(verdictOf({}).isEmpty());
    // A time that passes over nobody, and one that changes nothing of anybody.
    ActionRecord record;
    record.system = "threed";
    record.action = "phase";
    threed::PhaseChange change;
    change.options = {false, true, 7, 2};
    for (const std::size_t members : {0, 1}) {
        change.members.resize(members);
        record.request.input = change;
        const Verdict verdict = verdictOf(record);
        QVERIFY(!verdict.headline.isEmpty());
        QCOMPARE(verdict.sentence, QStringLiteral("Nothing happened to anybody."));
        QVERIFY(verdict.persons.empty());
    }
}

/// What changes of a whole fight as time passes, and of how many.
void TestVerdict::whatPassesForManyIsSummedUp()
{
    threed::PhaseChange change;
    change.options = {false, true, 7, 2};
    change.members.resize(3);
    const std::array names{"Ann", "Ben", "Cass"};
    for (std::size_t i = 0; i < names.size(); ++i) {
        change.members[i].character.name = names[i];
        change.members[i].condition.actionsThisRound = 1;
        change.members[i].condition.initiative = 20 + static_cast<std::int32_t>(i);
    }
    const Verdict verdict = verdictOf(recorded("threed", "phase", change, Given{}));
    QCOMPARE(verdict.tone, Tone::Quiet);
    QCOMPARE(verdict.headline, QStringLiteral("Round 7, phase 2"));
    // 3D-TURN-04: the one Action of each falls into this phase. What is said is who acts, the quickest first.
    QCOMPARE(verdict.sentence, QStringLiteral("Cass begins, then Ben, Ann."));
    change.members.resize(1);
    QCOMPARE(verdictOf(recorded("threed", "phase", change, Given{})).sentence, QStringLiteral("Only Ann can act."));
    // Into the third phase falls none (3D-TURN-04).
    change.options = {false, true, 7, 3};
    QCOMPARE(verdictOf(recorded("threed", "phase", change, Given{})).sentence, QStringLiteral("Nobody can act."));
}

/// at whom an aim is stands in the line of the history and beside the number of aims.
void TestVerdict::anAimNamesWhomItIsAt()
{
    threed::Preparation preparation;
    preparation.character.name = "Ann";
    preparation.weapon.magazine = 5;
    preparation.weaponState.drawn = threed::Drawn::Both;
    preparation.weaponState.rounds = 3;
    preparation.condition.actionsLeft = 2;
    preparation.options.whom = 5;
    ActionRecord aimed = recorded("threed", "prepare", preparation, Given{});
    aimed.named = {{5, "Nora"}};
    QCOMPARE(hitspread::titleOf(aimed), QStringLiteral("Ann: Aim, at Nora, aim 1"));
    const Verdict verdict = verdictOf(aimed);
    const VerdictPerson* ann = personIn(verdict, "Ann");
    QVERIFY(ann);
    QVERIFY(std::ranges::find(ann->rows, QStringLiteral("Aims at Nora"), &VerdictRow::what) != ann->rows.end());
    // What only follows from it has no line of its own.
    QVERIFY(std::ranges::none_of(ann->rows, [](const VerdictRow& row) { return row.after == QStringLiteral("5"); }));
}

/// One action is many actions: each has its own word, and none the other's.
void TestVerdict::aimingAndCockingAreTwoThings()
{
    threed::Preparation preparation;
    preparation.character.name = "Ann";
    preparation.weapon.magazine = 5;
    preparation.weaponState.drawn = threed::Drawn::Both;
    preparation.weaponState.rounds = 3;
    preparation.condition.actionsLeft = 2;
    const auto titled = [&](threed::Preparing what) {
        preparation.options.what = what;
        ActionRecord record;
        record.system = "threed";
        record.action = "prepare";
        record.request.input = preparation;
        return std::pair(actionOf(record), titleOf(record));
    };
    QCOMPARE(titled(threed::Preparing::Aim), std::pair(QStringLiteral("Aim"), QStringLiteral("Ann: Aim")));
    QCOMPARE(titled(threed::Preparing::Recock), std::pair(QStringLiteral("Cock"), QStringLiteral("Ann: Cock")));
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

/// 3D-JAM-02: whether it is cleared stands in the headline and in the line of the history.
void TestVerdict::aJamIsClearedOrNot()
{
    threed::Preparation clearing;
    clearing.character.name = "Ann";
    clearing.character.skills.set("weaponsMaintenance", 4);
    clearing.options.what = threed::Preparing::ClearJam;
    clearing.weaponState.jammed = true;
    const auto recordedWith = [&](int face) {
        return recorded("threed", "prepare", clearing, Given{{Query::MaintenanceDice, {face, face, face}}});
    };
    const ActionRecord cleared = recordedWith(6);
    QCOMPARE(verdictOf(cleared).headline, QStringLiteral("Success"));
    QCOMPARE(verdictOf(cleared).sentence, QStringLiteral("The jam is cleared"));
    QCOMPARE(titleOf(cleared), QStringLiteral("Ann: Clear jam, the jam is cleared"));
    const ActionRecord stays = recordedWith(1);
    QCOMPARE(verdictOf(stays).headline, QStringLiteral("Failure"));
    QCOMPARE(verdictOf(stays).sentence, QStringLiteral("The weapon stays jammed"));
}

void TestVerdict::harmByHandSaysWhereAndHowMuch()
{
    threed::Harm harm;
    harm.options.points = 5;
    harm.options.place = threed::HarmPlace::Named;
    threed::HarmTarget target;
    target.character.name = "Ann";
    target.character.phys = 30;
    target.character.hitsMax.fill(40);
    target.character.incapMax = 150;
    harm.targets.push_back(target);
    const QString said = titleOf(recorded("threed", "harm", harm, Given{}));
    QVERIFY2(said.contains(QStringLiteral("40 → 35/40")) && said.endsWith(QStringLiteral("5 damage")),
             qPrintable(said));
    // Of several the line would be too long: it counts them, as their verdict does.
    harm.targets.push_back(target);
    QVERIFY(titleOf(recorded("threed", "harm", harm, Given{})).endsWith(QStringLiteral("2 hurt")));
}

/// "Wound closed" and below it "Wound closed: abdomen".
void TestVerdict::whatTheHeadlineSaysIsNotSaidAgain()
{
    threed::FirstAid aid;
    aid.medic.name = "Odile";
    aid.medic.skills.set("paramedic", 9);
    aid.patient.name = "Ann";
    aid.patient.hitsMax.fill(9);
    aid.patient.incapMax = 22;
    aid.patientCondition.wounds = {{threed::Location::Abdomen, 0, true}};
    const Verdict verdict = verdictOf(recorded("threed", "aid", aid, Given{{Query::AidDice, {6, 6, 6}}}));
    QCOMPARE(verdict.headline, QStringLiteral("Wound closed"));
    QCOMPARE(verdict.sentence, QStringLiteral("Abdomen"));
}

void TestVerdict::aPriceIsShort()
{
    Effects effects;
    effects.damage = 10;
    QCOMPARE(text::priceWords(effects), QStringLiteral("10 · —"));
    effects.damage = 15;
    effects.wounded = true;
    QCOMPARE(text::priceWords(effects), QStringLiteral("15 · wound"));
    effects.dead = true;
    QCOMPARE(text::priceWords(effects), QStringLiteral("15 · dead"));
}

HITSPREAD_TEST(TestVerdict)
#include "tst_verdict.moc"
