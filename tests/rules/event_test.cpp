#include "rules/core/odds/effects.h"
#include "rules/core/trace/derivation.h"
#include "support/humanplan.h"
#include "support/testclass.h"

#include <QTest>

#include <algorithm>

using namespace hitspread;

namespace {

enum class Word : std::uint16_t { First, Second };

}  // namespace

/// Subjects and events as such, without any rule.
class EventTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void subjectsKeepFiveNumbers();
    void keysAreTheSameWhateverTheyAreAbout();
    void elementsAddUpAndSayWhatTheyAreAbout();
    void whatIsStatedIsKept();
    void effectsAreThoseOfOneTarget();
    void everyKindHasASpellingOfItsOwn();
};

void EventTest::subjectsKeepFiveNumbers()
{
    constexpr Subject none;
    static_assert(none.isNone() && !none.target() && !none.shot() && !none.location() && !none.layer() && !none.side());
    constexpr Subject first = Subject().target(0).shot(0).location(0).layer(0).side(0);
    static_assert(first.target() == 0 && first.shot() == 0 && first.location() == 0 && first.layer() == 0
                  && first.side() == 0);
    constexpr Subject last = Subject()
                                 .side(kOtherSide)
                                 .layer(Subject::kMostLayer)
                                 .location(Subject::kMostLocation)
                                 .shot(Subject::kMostShot)
                                 .target(Subject::kMostTarget);
    static_assert(last.target() == 254 && last.shot() == 1022 && last.location() == 30 && last.layer() == 126);
    static_assert(last.side() == 1 && !last.plain().side() && last.plain().layer() == 126
                  && last.plain().side(1) == last);
    // Set anew, one changes and the others stay.
    static_assert(last.shot(5).shot() == 5 && last.shot(5).location() == 30 && last.shot(5).target() == 254);
    static_assert(first != none && first.shot(3) != first && first.shot(3).shot(0) == first);
}

void EventTest::keysAreTheSameWhateverTheyAreAbout()
{
    const StepKey spelled{3, 7};
    const StepKey derived{3, 7, Subject().shot(7)};
    QVERIFY(spelled == derived && !(spelled < derived) && !(derived < spelled));
    QVERIFY((spelled < StepKey{3, 8}) && (StepKey{2, 9, Subject().target(1)} < spelled));
    const QuestionKey asked = questionKey(5, 9, Subject().target(2).shot(9));
    QVERIFY(asked == (QuestionKey{5, 9}) && asked != (QuestionKey{5, 8}) && asked != (QuestionKey{4, 9}));
    QCOMPARE(asked.subject.target(), std::optional(2));
    Answers answers;
    answers.put(Answer::ofChoice({5, 9}, 4, Origin::Given));
    QVERIFY(answers.find(asked));
}

void EventTest::elementsAddUpAndSayWhatTheyAreAbout()
{
    NoAnswerer nobody;
    Findings findings;
    Derivation derivation(nobody, nullptr, {}, &findings);
    const auto derive = [&] { derivation.derive(Word::First, Word::Second, Operation::Take, 1); };
    derive();
    {
        const Derivation::Element bullet(derivation, 5, Subject().shot(5));
        derive();
        {
            const Derivation::Element layer = derivation.part(2, 16);
            derive();
        }
        const Derivation::Element there = derivation.about(derivation.subject().location(3));
        derive();
    }
    derive();
    std::vector<int> indexes;
    for (const Step& step : findings.steps)
        indexes.push_back(step.key.index);
    QCOMPARE(indexes, (std::vector<int>{0, 5, 5 * 16 + 2, 5, 0}));
    QVERIFY(findings.steps[1].key.subject == Subject().shot(5));
    QVERIFY(findings.steps[2].key.subject == Subject().shot(5).layer(2));
    QVERIFY(findings.steps[3].key.subject == Subject().shot(5).location(3));
    QVERIFY(findings.steps[4].key.subject.isNone());
}

void EventTest::whatIsStatedIsKept()
{
    NoAnswerer nobody;
    for (const Keep keep : {Keep::Everything, Keep::Outcome}) {
        Findings findings;
        Derivation derivation(nobody, nullptr, {}, &findings, keep);
        // Whom it befalls says the target, not a side.
        const Derivation::Element target(derivation, 0, Subject().target(1).side(kOtherSide));
        const Term points = derivation.derive(Word::First, Word::Second, Operation::Take, 7);
        derivation.state(EventKind::Through, points, 9);
        derivation.stateAt(pack({2, 4}), EventKind::Landed, derivation.subject().location(6));
        const std::int32_t step = keep == Keep::Everything ? 0 : -1;
        QVERIFY(findings.events[0] == (Event{EventKind::Through, Subject().target(1), Event::kNoHex, 7, 9, step}));
        QVERIFY(!findings.events[0].place());
        QVERIFY(findings.events[1].place() == (Hex{2, 4}));
        QCOMPARE(findings.events[1].subject.location(), std::optional(6));
        findings.clear();
        QVERIFY(findings.events.empty());
    }
    Derivation silent(nobody, nullptr, {}, nullptr);
    silent.state(EventKind::Dead);
}

void EventTest::effectsAreThoseOfOneTarget()
{
    const auto plan = support::humanPlan();
    const Subject one = Subject().target(0);
    const Subject other = Subject().target(1);
    const std::vector<Event> events{{EventKind::Hit, one},
                                    {EventKind::Landed, one, pack({0, 10})},
                                    {EventKind::ArmourHeld, one, Event::kNoHex, 3, 4},
                                    {EventKind::Through, one, Event::kNoHex, 0},
                                    {EventKind::Missed, other},
                                    {EventKind::Unconscious, Subject()},
                                    {EventKind::Landed, other, pack({0, 4})},
                                    {EventKind::Through, other, Event::kNoHex, 3},
                                    {EventKind::Bruised, other, Event::kNoHex, 2},
                                    {EventKind::Dead, other}};
    const Effects held = effectsOf(events, 0);
    QVERIFY(held.isMade && held.succeeded && held.stopped && !held.dead && !held.unconscious && held.damage == 0);
    const Effects killed = effectsOf(events, 1);
    QVERIFY(killed.isMade && !killed.succeeded && !killed.stopped && killed.dead && killed.damage == 5);

    EffectTally tally(*plan, 7);
    tally.add(held, 0.5);
    tally.add(killed, 0.25);
    tally.add(Effects{}, 0.25);
    const AttackOdds& odds = tally.odds();
    QCOMPARE(odds.noAttack, 0.25);
    QCOMPARE(odds.success, 0.5);
    QCOMPARE(odds.effect.struck, 0.75);
    QCOMPARE(odds.effect.stopped, 0.5);
    QCOMPARE(odds.effect.dead, 0.25);
    QCOMPARE(odds.damage.size(), std::size_t{6});
    QCOMPARE(odds.damage[0], 0.75);
    QCOMPARE(odds.damage[5], 0.25);
    QCOMPARE(odds.byLocation[plan->cellAt({0, 4})->location].dead, 0.25);
}

void EventTest::everyKindHasASpellingOfItsOwn()
{
    for (std::size_t i = 0; i < kEventKinds; ++i) {
        QVERIFY(!kEventIds[i].empty());
        QCOMPARE(std::ranges::count(kEventIds, kEventIds[i]), std::ptrdiff_t{1});
    }
    QCOMPARE(kEventIds[static_cast<std::size_t>(EventKind::Exploded)], std::string_view("exploded"));
    QCOMPARE(kEventIds[static_cast<std::size_t>(EventKind::ArmourPassed)], std::string_view("armourPassed"));
    QCOMPARE(kEventIds[static_cast<std::size_t>(EventKind::Dead)], std::string_view("dead"));
    QCOMPARE(kEventIds.back(), std::string_view("awake"));
}

HITSPREAD_TEST(EventTest)
#include "event_test.moc"
