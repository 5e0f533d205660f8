#include <QTest>

#include "models/nextaction/nextaction.h"
#include "support/humanplans.h"
#include "support/testclass.h"
#include "support/twod6fights.h"
#include "text/problems.h"

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>

using namespace hitspread;
using namespace hitspread::support;

namespace {

using twod6::Condition;

/// One fight on paper in a campaign of its own, where it has come to.
class PaperFight {
public:
    explicit PaperFight(const std::vector<twod6::Fighter>& people)
    {
        EncounterService encounters(m_campaign, m_clock);
        m_encounter = encounters.create("twod6", "Paper", "asPrinted");
        for (twod6::Fighter who : people) {
            who.condition.inRound = true;
            const RecordId person = keepPastLog(m_campaign, "twod6", twod6::characterRecord, who.character);
            m_ids[who.character.name] = enterPastLog(m_campaign, m_encounter, person, who.character.name,
                                                     twod6::conditionRecord, kitInLibrary(m_campaign, who));
            keep(who.character.name, who.condition);
        }
    }

    [[nodiscard]] RecordId idOf(const std::string& name) const { return m_ids.at(name); }
    [[nodiscard]] std::int32_t numberOf(const std::string& name) const { return static_cast<std::int32_t>(idOf(name)); }
    /// His condition otherwise.
    void now(const std::string& name, const std::function<void(Condition&)>& change)
    {
        auto condition = m_campaign.encounters().combatant(idOf(name)).condition.as<Condition>();
        change(condition);
        keep(name, condition);
    }
    /// What somebody can do, who has somebody else in view.
    [[nodiscard]] NextActions actions(const std::string& who, const std::string& target)
    {
        CampaignServices services(m_campaign, m_plans, m_clock);
        const auto things = m_campaign.encounters().possessionsOfCombatant(idOf(who));
        return actionsFor(services,
                          {.action = "attack",
                           .encounter = m_encounter,
                           .actor = idOf(who),
                           .target = idOf(target),
                           .weapon = things.empty() ? 0 : things.front().id});
    }
    /// What stands against so many hours, and what is done about it; `who` acts.
    [[nodiscard]] std::pair<QString, QStringList> againstHours(const std::string& who, int hours)
    {
        CampaignServices services(m_campaign, m_plans, m_clock);
        try {
            (void)services.rests.foreseen(m_encounter, {.hours = hours});
        } catch (const Failure& failure) {
            QStringList words;
            const ActionOrder order{.action = "rest", .encounter = m_encounter, .actor = idOf(who)};
            for (const ActionOffer& cure : hitspread::curesFor(services, order, failure.problem()))
                words << cure.words.full;
            return {text::reasonFor(failure.problem()), words};
        }
        return {};
    }
    /// A number an action begins with.
    [[nodiscard]] int numberOf(const std::string& who, const std::string& action,
                               const std::vector<ActionSetting>& settings, std::string_view field)
    {
        CampaignServices services(m_campaign, m_plans, m_clock);
        ActionRecord made = services.actions.prepare({.action = action, .encounter = m_encounter, .actor = idOf(who)});
        put(made, settings);
        const PartDeclaration* part = declarationOf(made).find("options");
        return part->record->find(field)->number(part->peek(made.request.input.data(), 0), 0);
    }
    /// What a key comes to, or why it does nothing.
    [[nodiscard]] QString keyOf(const std::string& who, const std::string& target, Qt::Key key)
    {
        for (const QuickOffer& quick : actions(who, target).quick) {
            if (quick.action.key == key)
                return quick.offer ? quick.offer->words.full : quick.against;
        }
        return {};
    }
    /// And does it.
    void press(const std::string& who, const std::string& target, Qt::Key key)
    {
        const NextActions found = actions(who, target);
        const auto quick = std::ranges::find(found.quick, key, [](const QuickOffer& one) { return one.action.key; });
        QVERIFY(quick != found.quick.end() && quick->offer);
        CampaignServices services(m_campaign, m_plans, m_clock);
        const auto done = services.actions.rehearsed(quick->offer->order, quick->offer->plan.settings);
        services.actions.apply({0, m_encounter, done.action}, "key");
    }

private:
    void keep(const std::string& name, const Condition& condition)
    {
        Combatant combatant = m_campaign.encounters().combatant(idOf(name));
        combatant.condition = AnyRecord(twod6::conditionRecord, &condition);
        m_campaign.encounters().update(combatant);
    }

    FakeCampaign m_campaign;
    FixedClock m_clock;
    HumanPlans m_plans;
    RecordId m_encounter = 0;
    std::map<std::string, RecordId> m_ids;
};

QString firstOf(const NextActions& actions)
{
    return actions.primary ? actions.primary->words.full : QStringLiteral("the attack");
}

/// Round 1 of fight A, before anybody acts: scores 7, 11, 11, 14, 16.
PaperFight shedAtDawn()
{
    std::vector<twod6::Fighter> people = customsShed();
    constexpr std::array kScores{14, 11, 7, 11, 16};
    for (std::size_t i = 0; i < people.size(); ++i)
        people[i].condition.score = kScores.at(i);
    people[Quist - 1].condition.surprised = true;
    return PaperFight(people);
}

}  // namespace

/// What somebody in a fight of 2d6 personal combat does next, by the rules themselves: what its keys come to and why they do nothing, what
/// goes on, what cures a refusal.
class TestTwoD6Deeds : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void seizingIsAStack();
    void keysSayWhyNot_data();
    void keysSayWhyNot();
    void whoIsHeldComesFree();
    void aTreatmentGoesOn();
    void anEvaderMovesAfterTheFirstRoll();
    void hoursWaitForTheUnstabilised();
    void oneGoesAsFarAsOneMay_data();
    void oneGoesAsFarAsOneMay();
};

/// A, round 1: TD-08, TD-09, TD-D07, TD-D08. Whom they aim at plays no part.
void TestTwoD6Deeds::seizingIsAStack()
{
    PaperFight fight = shedAtDawn();
    QCOMPARE(fight.keyOf("Mirel", "Pell", Qt::Key_S), QStringLiteral("Step in before Orsk"));
    fight.press("Mirel", "Pell", Qt::Key_S);
    QCOMPARE(fight.keyOf("Vane", "Orsk", Qt::Key_S), QStringLiteral("Step in before Mirel"));
    // Lower ones cannot stop her, nor whoever is surprised.
    const QString orsk = fight.keyOf("Orsk", "Vane", Qt::Key_S);
    QVERIFY2(!orsk.isEmpty() && !orsk.startsWith(QStringLiteral("Step in")), qPrintable(orsk));
    const QString quist = fight.keyOf("Quist", "Vane", Qt::Key_S);
    QVERIFY2(quist.contains(QStringLiteral("surprised"), Qt::CaseInsensitive), qPrintable(quist));
    fight.press("Vane", "Orsk", Qt::Key_S);
    // He is the first now, and steps in before nobody.
    QVERIFY(!fight.keyOf("Vane", "Orsk", Qt::Key_S).startsWith(QStringLiteral("Step in")));
}

void TestTwoD6Deeds::keysSayWhyNot_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<bool>("goes");
    QTest::addColumn<QString>("against");
    const auto row = [](const char* name, Qt::Key key, bool goes, const QString& against) {
        QTest::newRow(name) << static_cast<int>(key) << goes << against;
    };
    row("TD-16 TD-17 readying after a walk", Qt::Key_W, true, {});
    row("TD-17 a second movement", Qt::Key_M, false, QStringLiteral("A movement is taken"));
    row("TD-16 a Complex Action", Qt::Key_D, false, QStringLiteral("A Complex Action takes the whole turn"));
    row("TD-47 careful aim after a walk", Qt::Key_A, false,
        QStringLiteral(
            "The weapon is put away; ready it first (TD-14). Who has moved in this round does not aim carefully; "
            "wait for the next round (TD-47)."));
}

/// Vane has walked; his pistol is put away.
void TestTwoD6Deeds::keysSayWhyNot()
{
    QFETCH(int, key);
    QFETCH(bool, goes);
    PaperFight fight = shedAtDawn();
    fight.now("Vane", [](Condition& now) {
        now.begun = true;
        now.simple = 1;
        now.kinds = twod6::bitOf(twod6::ActionKind::Movement);
        now.movement = twod6::Movement::Walked;
        now.metres = 10;
    });
    const NextActions found = fight.actions("Vane", "Orsk");
    const auto quick = std::ranges::find(found.quick, static_cast<Qt::Key>(key),
                                         [](const QuickOffer& one) { return one.action.key; });
    QVERIFY(quick != found.quick.end());
    QCOMPARE(quick->offer.has_value(), goes);
    QCOMPARE(quick->against.isEmpty(), goes);
    QTEST(quick->against.section(QStringLiteral(","), 0, 0), "against");
    // The attack waits for the weapon, which is drawn at one key (TD-44e).
    QCOMPARE(firstOf(found), QStringLiteral("Draw Pistol"));
}

/// B 2.1: TD-77, TD-D54.
void TestTwoD6Deeds::whoIsHeldComesFree()
{
    PaperFight fight(salvageYard());
    fight.now("Tarn", [&fight](Condition& now) { now.heldBy.add({fight.numberOf("Rook")}); });
    fight.now("Rook", [&fight](Condition& now) { now.holding = fight.numberOf("Tarn"); });
    const NextActions held = fight.actions("Tarn", "Sable");
    QCOMPARE(firstOf(held), QStringLiteral("Come free of Rook"));
    QVERIFY(!held.against.isEmpty());
    QVERIFY(std::ranges::any_of(fight.actions("Rook", "Ulf").cures, [](const ActionOffer& cure) {
        return cure.words.full == QStringLiteral("Let Tarn go");
    }));
}

/// B 5.2, round 6: TD-D62.
void TestTwoD6Deeds::aTreatmentGoesOn()
{
    PaperFight fight(salvageYard());
    fight.now("Rook", [](Condition& now) {
        now.lethal = now.filled = 15;
        now.saveIn = 2;
    });
    fight.now("Sable", [&fight](Condition& now) {
        now.treats = fight.numberOf("Rook");
        now.treatRounds = 1;
    });
    QCOMPARE(firstOf(fight.actions("Sable", "Ulf")), QStringLiteral("Go on treating Rook"));
}

/// A 1.4: TD-28, TD-D48.
void TestTwoD6Deeds::anEvaderMovesAfterTheFirstRoll()
{
    PaperFight fight = shedAtDawn();
    fight.press("Pell", "Vane", Qt::Key_D);
    QVERIFY(firstOf(fight.actions("Pell", "Vane")) != QStringLiteral("Movement of the Evade"));
    fight.now("Pell", [](Condition& now) { now.rolledAgainst = true; });
    QCOMPARE(firstOf(fight.actions("Pell", "Vane")), QStringLiteral("Movement of the Evade"));
}

/// TD-110, TD-D65: refused by name, each reason once; whoever can treats him, or he is marked, or the minutes run up to his save.
void TestTwoD6Deeds::hoursWaitForTheUnstabilised()
{
    PaperFight fight(salvageYard());
    for (const char* name : {"Rook", "Tarn"}) {
        fight.now(name, [](Condition& now) {
            now.lethal = now.filled = 15;
            now.saveIn = 8;
        });
    }
    const auto [why, cures] = fight.againstHours("Sable", 2);
    QVERIFY2(why.count(QStringLiteral("not stabilised")) == 1, qPrintable(why));
    QVERIFY2(why.startsWith(QStringLiteral("Tarn, Rook: not stabilised, with a Build save in 2 min")), qPrintable(why));
    QCOMPARE(cures,
             (QStringList{QStringLiteral("Stabilise Tarn"), QStringLiteral("Mark Tarn as stabilised"),
                          QStringLiteral("Let the minutes run")}));
}

void TestTwoD6Deeds::oneGoesAsFarAsOneMay_data()
{
    QTest::addColumn<std::string>("action");
    QTest::addColumn<int>("mode");
    QTest::addColumn<int>("metres");
    const auto row = [](const char* name, const char* action, twod6::Mode mode, int metres) {
        QTest::newRow(name) << std::string(action) << static_cast<int>(mode) << metres;
    };
    row("TD-22 walk", "move", twod6::Mode::Walk, 25);
    row("TD-23 run", "move", twod6::Mode::Run, 55);
    row("TD-24 sprint", "move", twod6::Mode::Sprint, 80);
    row("TD-25 Evade", "evadeMove", twod6::Mode::None, 30);
}

/// Vane of fight A; another mode takes its own metres along, what is said stays.
void TestTwoD6Deeds::oneGoesAsFarAsOneMay()
{
    QFETCH(std::string, action);
    QFETCH(int, mode);
    PaperFight fight = shedAtDawn();
    const std::vector<ActionSetting> said = action == "move" ? std::vector<ActionSetting>{{"options", "mode", mode}}
                                                             : std::vector<ActionSetting>();
    QTEST(fight.numberOf("Vane", action, said, "metres"), "metres");
    std::vector<ActionSetting> more = said;
    more.push_back({"options", "metres", 3});
    QCOMPARE(fight.numberOf("Vane", action, more, "metres"), 3);
}

HITSPREAD_TEST(TestTwoD6Deeds)
#include "tst_twod6actions.moc"
