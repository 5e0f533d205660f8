#include "services/action/rebinding.h"

#include "rules/core/dice/dice.h"
#include "rules/systems/registry.h"
#include "rules/systems/threed/character.h"
#include "rules/systems/threed/gear.h"
#include "services/action/groupaction.h"
#include "services/fight/conditionservice.h"
#include "services/fight/encounterservice.h"
#include "services/undo/actionlogwriter.h"
#include "services/undo/amendmentservice.h"
#include "services/undo/historyservice.h"
#include "support/gatefight.h"
#include "support/problemof.h"
#include "support/testclass.h"

#include <QTest>

using namespace hitspread;
using namespace hitspread::support;

/// What is committed is what the fight has: an action is held against it when it is applied, and a log when it is checked.
class InForceTest : public QObject, private GateFight {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void whatWasReadIsNamed_data();
    void whatWasReadIsNamed();
    void namesAreNoNumbers();
    void whatIsGoneIsNamed();
    void whatWaitsNoMoreIsNotAppliedAgain();
    void ownValuesStay();
    void ordersAreReadBack();
    void theFirstEntryThatComesOutOtherwise();

private:
    [[nodiscard]] ActionService actions() { return {*m_campaign, m_plans, m_clock}; }
    [[nodiscard]] Scope scope() const { return {ScopeKind::Encounter, m_encounter}; }
    void setByHand(RecordRef record, const char* field, std::int64_t before, std::int64_t after)
    {
        EncounterService(*m_campaign, m_clock)
            .setByHand(m_encounter, LoggedChange{record, field, 0, before, after}, "the table says so");
    }
    [[nodiscard]] std::optional<Problem> refusal(const PendingAction& pending)
    {
        return problemOf([&] { (void)actions().apply(pending, "Ines fires"); });
    }
};

void InForceTest::init()
{
    begin();
    (void)fight();
}

void InForceTest::whatWasReadIsNamed_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<int>("before");
    QTest::addColumn<int>("after");
    QTest::addColumn<int>("reason");
    const auto row = [](const char* name, RecordKind kind, const char* field, int before, int after, Reason reason) {
        QTest::newRow(name) << static_cast<int>(kind) << QByteArray(field) << before << after
                            << static_cast<int>(reason);
    };
    row("an aim of the actor", RecordKind::Condition, "aims", 0, 2, Reason::ValueOf);
    row("rounds in the weapon", RecordKind::WeaponState, "rounds", 10, 4, Reason::ValueOf);
    row("a house rule", RecordKind::Switches, "wild.addBase", 0, 1, Reason::HouseRule);
}

/// Nothing of these is changed by a shot, and it is read all the same.
void InForceTest::whatWasReadIsNamed()
{
    QFETCH(int, kind);
    QFETCH(QByteArray, field);
    QFETCH(int, before);
    QFETCH(int, after);
    QFETCH(int, reason);
    const PendingAction pending = firedShot();
    const auto which = static_cast<RecordKind>(kind);
    const RecordId record = which == RecordKind::Condition ? m_shooter
        : which == RecordKind::WeaponState                 ? m_weapon
                                                           : m_encounter;
    setByHand({which, record}, field.constData(), before, after);
    const std::string kept = m_campaign->dump();
    const auto problem = refusal(pending);
    QVERIFY(problem && problem->code == ProblemCode::OutOfDate);
    QCOMPARE(static_cast<int>(problem->causes.front().reason), reason);
    QCOMPARE(m_campaign->dump(), kept);
    // Worked out anew it counts, with the same dice.
    const ActionService::Resolved anew = actions().workedAnew(*actions().pending(m_encounter));
    QVERIFY(!anew.open);
    for (const Answer& answer : pending.action.request.answers.all()) {
        const Answer* is = anew.action.request.answers.find(answer.key);
        QVERIFY(is && *is == answer);
    }
    (void)actions().apply(*actions().pending(m_encounter), "Ines fires");
    QCOMPARE(AmendmentService(*m_campaign, m_clock).firstOtherwise(scope()), EntryId{0});
}

void InForceTest::namesAreNoNumbers()
{
    const PendingAction pending = firedShot();
    (void)EncounterService(*m_campaign, m_clock).rename(m_target, "Somebody else");
    QVERIFY(!refusal(pending));
}

void InForceTest::whatIsGoneIsNamed()
{
    PendingAction pending = firedShot();
    EncounterService encounters(*m_campaign, m_clock);
    actions().takeBack({pending.id, m_encounter, {}});
    pending.id = 0;
    // No dice wait any more: he may flee, and leave.
    (void)encounters.setAway({m_target}, true);
    auto problem = refusal(pending);
    QVERIFY(problem && problem->causes.front().reason == Reason::Away);
    QCOMPARE(problem->where.name, std::string("Guard 2"));
    (void)encounters.setAway({m_target}, false);
    encounters.remove({m_target});
    problem = refusal(pending);
    QVERIFY(problem && problem->causes.front().reason == Reason::LeftFight);
    QCOMPARE(problem->where.name, std::string("Guard 2"));
}

void InForceTest::whatWaitsNoMoreIsNotAppliedAgain()
{
    const PendingAction pending = firedShot();
    (void)actions().apply(pending, "Ines fires");
    const std::string after = m_campaign->dump();
    const auto problem = refusal(pending);
    QVERIFY(problem && problem->causes.front().reason == Reason::WaitsNoMore);
    QCOMPARE(m_campaign->dump(), after);
}

/// An adjustment counts as the value before it; a declared value nobody said himself is as the fight presets it.
void InForceTest::ownValuesStay()
{
    ActionRecord action = actions().prepare({"shot", m_encounter, m_shooter, m_target, m_weapon, 0});
    action.said.emplace();
    const auto posture = *threed::conditionRecord.indexOf("posture");
    // Part 8 is the target's condition.
    adjust(action, 8, 0, posture, 0, static_cast<std::int32_t>(threed::Posture::Kneeling));
    QVERIFY(!outOfDate(action, actions().prepare(orderOf({0, m_encounter, action}))));
    EncounterService(*m_campaign, m_clock).setDistance(m_shooter, m_target, 40);
    const ActionRecord anew = actions().preparedAnew(orderOf({0, m_encounter, action}), action);
    const auto problem = outOfDate(action, anew);
    QVERIFY(problem && problem->causes.front().reason == Reason::PresetOf);
    ActionRecord own = anew;
    takeOwn(own, action);
    QVERIFY(!outOfDate(own, anew));
    QCOMPARE(own.adjustments.size(), std::size_t{1});
    const auto& options = own.request.input.get<threed::Shot>().options;
    QCOMPARE(options.distance, 40);
    // What he said himself stays.
    const auto distance = *threed::Shot::kAction.find("options")->record->indexOf("distance");
    const auto part = static_cast<std::uint8_t>(threed::Shot::kAction.find("options")
                                                - threed::Shot::kAction.parts.data());
    action.said = std::vector{ValuePlace{part, 0, distance, 0}};
    QVERIFY(!outOfDate(action, anew));
    ActionRecord said = anew;
    takeOwn(said, action);
    QCOMPARE(said.request.input.get<threed::Shot>().options.distance, 17);
}

void InForceTest::ordersAreReadBack()
{
    int read = 0;
    for (const ActionDeclaration* declaration : findSystem("threed")->actions()) {
        ActionOrder order{std::string(declaration->id), m_encounter, m_shooter, m_target, m_weapon, m_targetWeapon};
        ActionRecord bound;
        if (problemOf([&] { bound = actions().prepare(order); }))
            continue;
        // That is about everybody, whoever is ordered.
        if (isForEverybody(bound))
            continue;
        const ActionRecord again = actions().preparedAnew(orderOf({0, m_encounter, bound}), bound);
        QVERIFY2(likenessOf(bound, again) == Likeness::Same, declaration->id.data());
        ++read;
    }
    QVERIFY(read > 10);
}

/// An entry somebody wrote past the services, or an older program in which a window did not follow its fight.
void InForceTest::theFirstEntryThatComesOutOtherwise()
{
    AmendmentService revisions(*m_campaign, m_clock);
    (void)actions().apply(firedShot(3), "Ines fires");
    QCOMPARE(revisions.firstOtherwise(scope()), EntryId{0});
    PendingAction stale = firedShot(5);
    const std::string before = m_campaign->dump();
    // As it would come out of another state of the weapon.
    stale.action.request.input.get<threed::Shot>().weaponState.rounds += 3;
    SeededAnswerer dice(5);
    stale.action = ActionService::resolved(std::move(stale.action), &dice).action;
    EntryId wrong = 0;
    m_campaign->atomically([&] {
        m_campaign->log().removePending(stale.id);
        LogEntry entry;
        entry.scope = scope();
        entry.kind = EntryKind::Action;
        entry.title = "Ines fires";
        entry.parent = m_campaign->log().head(scope());
        entry.action = std::make_shared<const ActionRecord>(stale.action);
        wrong = m_campaign->log().append(entry);
        m_campaign->log().setHead(scope(), wrong);
    });
    QCOMPARE(revisions.firstOtherwise(scope()), wrong);
    QCOMPARE(m_campaign->dump(), before);
    (void)actions().apply(firedShot(7), "Ines fires");
    QCOMPARE(revisions.firstOtherwise(scope()), wrong);
}

HITSPREAD_TEST(InForceTest)
#include "inforce_test.moc"
