#include "rules/core/dice/dice.h"
#include "rules/systems/threed/guns/shot.h"
#include "rules/systems/threed/melee/melee.h"
#include "rules/systems/threed/vocabulary.h"
#include "services/action/actionservice.h"
#include "services/fight/encounterservice.h"
#include "services/library/libraryservice.h"
#include "services/library/recordvalues.h"
#include "services/refusal/problem.h"
#include "services/undo/historyservice.h"
#include "support/edits.h"
#include "support/gatefight.h"
#include "support/problemof.h"
#include "support/testclass.h"

#include <QTest>

#include <algorithm>

using namespace hitspread;
using support::codeOf;

/// The application layer against a campaign in memory.
class ServicesTest : public QObject, private support::GateFight {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void editingTheLibraryIsUndone();
    void timeAndLoadAreSetByHandAndUndone();
    void outOfRangeIsRefusedAndChangesNothing();
    void undoingACreationLeavesTheFightWhatItUses();
    void aNewActionAfterUndoKeepsTheTailAsABranch();
    void addingACombatantCopiesHisKit();
    void bindingFillsEveryPart();
    void bareHandsAreNobodysRecord();
    void anActionIsAppliedUndoneAndRedoneWithoutRolling();
    void adjustmentsCountAsPartOfTheAction();
    void aCoverStaysAsShotsHaveLeftIt();
    void aimsKnowTheirTargetAndWeapon();
    void staleActionsAreRefused();
    void droppingNeedsAReasonAndKeepsTheDice();
    void onlyOnePendingActionPerEncounter();
};

void ServicesTest::init()
{
    begin();
}

void ServicesTest::editingTheLibraryIsUndone()
{
    LibraryService library(*m_campaign, m_plans, m_clock);
    HistoryService history(*m_campaign, m_clock);
    const Scope scope{ScopeKind::Library, 0};
    const RecordId id = library.create(character("Ines"));
    const std::string created = m_campaign->dump();
    StoredRecord edited = library.load({RecordKind::Character, id});
    edited.record.as<threed::Character>().str = 11;
    edited.record.as<threed::Character>().name = "Inês";
    edited.record.as<threed::Character>().skills.set("pistol", 3);
    QVERIFY(support::updated(library, edited) != 0);
    QCOMPARE(support::updated(library, edited), EntryId{0});
    const std::string changed = m_campaign->dump();
    history.undo(scope);
    QCOMPARE(m_campaign->dump(), created);
    history.undo(scope);
    QCOMPARE(library.count({}), std::size_t{0});
    QVERIFY(codeOf([&] { history.undo(scope); }) == ProblemCode::NothingToUndo);
    history.redo(scope);
    history.redo(scope);
    QCOMPARE(m_campaign->dump(), changed);
    QVERIFY(codeOf([&] { history.redo(scope); }) == ProblemCode::NothingToRedo);
}

void ServicesTest::timeAndLoadAreSetByHandAndUndone()
{
    fight();
    EncounterService encounters(*m_campaign, m_clock);
    HistoryService history(*m_campaign, m_clock);
    const Scope scope{ScopeKind::Encounter, m_encounter};
    const RecordRef time{RecordKind::Switches, m_encounter};
    const auto now = [&] {
        const Encounter encounter = m_campaign->encounters().encounter(m_encounter);
        return std::pair(encounter.round, encounter.phase);
    };
    QCOMPARE(now(), std::pair(1, 1));
    encounters.setByHand(
        m_encounter,
        {{time, "round", 0, std::int64_t{1}, std::int64_t{4}}, {time, "phase", 0, std::int64_t{1}, std::int64_t{3}}},
        "by hand", "Round 4, phase 3");
    QCOMPARE(now(), std::pair(4, 3));
    QCOMPARE(history.entry(history.undoable(scope)).title, std::string("Round 4, phase 3"));
    history.undo(scope);
    QCOMPARE(now(), std::pair(1, 1));
    history.redo(scope);
    QCOMPARE(now(), std::pair(4, 3));
    // A phase the round does not have, and a round that is not what it was: refused, nothing changed.
    const LoggedChange beyond{time, "phase", 0, std::int64_t{3}, std::int64_t{9}};
    QVERIFY(codeOf([&] { encounters.setByHand(m_encounter, beyond, "by hand"); }) == ProblemCode::BadInput);
    const LoggedChange stale{time, "round", 0, std::int64_t{1}, std::int64_t{2}};
    QVERIFY(codeOf([&] { encounters.setByHand(m_encounter, stale, "by hand"); }) == ProblemCode::OutOfDate);
    QCOMPARE(now(), std::pair(4, 3));

    const std::vector<Possession> carried = m_campaign->encounters().possessionsOfCombatant(m_shooter);
    const auto weapon = std::ranges::find(carried, RecordKind::Weapon, &Possession::kind);
    QVERIFY(weapon != carried.end());
    const LoggedChange unload{
        {RecordKind::WeaponState, weapon->id}, "ammunition", 0, std::int64_t{weapon->ammunition}, std::int64_t{0}};
    encounters.setByHand(m_encounter, unload, "by hand");
    QCOMPARE(m_campaign->encounters().possession(weapon->id).ammunition, RecordId{0});
    history.undo(scope);
    QCOMPARE(m_campaign->encounters().possession(weapon->id).ammunition, weapon->ammunition);
    for (const StoredRecord& load : encounters.loadsFor(weapon->id)) {
        const FieldDeclaration* calibre = load.record.declaration().find("calibre");
        QVERIFY(calibre && !calibre->text(load.record.data()).empty());
    }
}

void ServicesTest::outOfRangeIsRefusedAndChangesNothing()
{
    LibraryService library(*m_campaign, m_plans, m_clock);
    StoredRecord record = character("Ines");
    record.record.as<threed::Character>().str = 31;
    QVERIFY(codeOf([&] { (void)library.create(record); }) == ProblemCode::BadInput);
    QCOMPARE(library.count({}), std::size_t{0});
    QVERIFY(m_campaign->state().entries.empty());
}

void ServicesTest::undoingACreationLeavesTheFightWhatItUses()
{
    fight();
    EncounterService encounters(*m_campaign, m_clock);
    HistoryService history(*m_campaign, m_clock);
    LibraryService library(*m_campaign, m_plans, m_clock);
    // The library's entries created the character, the weapon and the ammunition the fight uses.
    const std::string before = m_campaign->dump();
    for (int i = 0; i < 3; ++i)
        history.undo({ScopeKind::Library, 0});
    QCOMPARE(library.count({}), std::size_t{0});
    QCOMPARE(encounters.view(m_shooter).weapons.size(), std::size_t{1});
    QVERIFY_THROWS_EXCEPTION(
        Failure, (void)encounters.add(m_encounter, encounters.view(m_shooter).character.id, "Again", Side::Others));
    for (int i = 0; i < 3; ++i)
        history.redo({ScopeKind::Library, 0});
    QCOMPARE(m_campaign->dump(), before);
}

void ServicesTest::aNewActionAfterUndoKeepsTheTailAsABranch()
{
    fight();
    EncounterService encounters(*m_campaign, m_clock);
    HistoryService history(*m_campaign, m_clock);
    const Scope scope{ScopeKind::Encounter, m_encounter};
    LoggedChange change;
    change.record = {RecordKind::Condition, m_target};
    change.field = "standardTotal";
    change.before = std::int64_t{0};
    change.after = std::int64_t{3};
    const EntryId first = encounters.setByHand(m_encounter, change, "trap");
    history.undo(scope);
    change.after = std::int64_t{5};
    const EntryId second = encounters.setByHand(m_encounter, change, "other trap");
    QCOMPARE(history.entry(first).parent, history.entry(second).parent);
    history.undo(scope);
    QCOMPARE(history.redoable(scope), second);
    QVERIFY(codeOf([&] { encounters.setByHand(m_encounter, change, "  "); }) == ProblemCode::NoReason);
}

void ServicesTest::addingACombatantCopiesHisKit()
{
    fight();
    EncounterService encounters(*m_campaign, m_clock);
    HistoryService history(*m_campaign, m_clock);
    const CombatantView view = encounters.view(m_target);
    QCOMPARE(view.weapons.size(), std::size_t{1});
    QVERIFY(view.weapons.front().possession.id != m_weapon);
    QVERIFY(view.weapons.front().ammunition.has_value());
    const std::string before = m_campaign->dump();
    encounters.remove(m_target);
    QCOMPARE(encounters.combatants(m_encounter).size(), std::size_t{1});
    history.undo({ScopeKind::Encounter, m_encounter});
    QCOMPARE(m_campaign->dump(), before);
}

void ServicesTest::bindingFillsEveryPart()
{
    fight();
    ActionService actions(*m_campaign, m_plans, m_clock);
    const ActionRecord action = actions.prepare({"shot", m_encounter, m_shooter, m_target, m_weapon, 0});
    const auto& shot = action.request.input.get<threed::Shot>();
    QCOMPARE(shot.shooter.name, std::string("Ines"));
    QCOMPARE(shot.target.name, std::string("Guard 2"));
    QCOMPARE(shot.weapon.skill, std::string("rifle"));
    QCOMPARE(shot.ammunition.name, std::string("Standard"));
    QCOMPARE(shot.options.distance, 17);
    QVERIFY(action.request.plan != nullptr);
    QVERIFY(codeOf([&] {
                (void)actions.prepare({"shot", m_encounter, m_shooter, m_target, 999, 0});
            })
            == ProblemCode::NotFound);
    QVERIFY(codeOf([&] {
                (void)actions.prepare({"juggle", m_encounter, m_shooter, m_target, m_weapon, 0});
            })
            == ProblemCode::NotFound);
}

void ServicesTest::bareHandsAreNobodysRecord()
{
    fight();
    ActionService actions(*m_campaign, m_plans, m_clock);
    ActionOrder order{"melee", m_encounter, m_shooter, m_target};
    for (const auto& [hand, skill] : {std::pair{0, "unarmedCombat"}, std::pair{1, "martialArts"}}) {
        order.bareHand = static_cast<std::size_t>(hand);
        const ActionRecord action = actions.prepare(order);
        const auto& melee = action.request.input.get<threed::Melee>();
        QCOMPARE(melee.weapon.skill, std::string(skill));
        QVERIFY(melee.weapon.natural && melee.weapon.bareHanded);
        // Nothing of the campaign stands behind it.
        const auto& parts = threed::Melee::kAction.parts;
        QVERIFY(std::ranges::none_of(
            action.bindings, [&](const BoundPart& bound) { return parts[bound.part].id.starts_with("weapon"); }));
        PendingAction pending;
        pending.encounter = m_encounter;
        pending.action = action;
        const ActionOrder read = orderOf(pending);
        QCOMPARE(read.action, order.action);
        QCOMPARE(read.actor, order.actor);
        QCOMPARE(read.target, order.target);
        QCOMPARE(read.weapon, RecordId(0));
        QCOMPARE(read.bareHand, order.bareHand);
    }
    // Not for an action that needs something else, nor beyond what there is.
    order.bareHand = 2;
    QVERIFY(codeOf([&] { (void)actions.prepare(order); }) == ProblemCode::NotFound);
    order.bareHand = 0;
    for (const char* other : {"shot", "throw"}) {
        order.action = other;
        QVERIFY(codeOf([&] { (void)actions.prepare(order); }) == ProblemCode::NotFound);
    }
    PendingAction shot = firedShot();
    QCOMPARE(orderOf(shot).weapon, m_weapon);
}

void ServicesTest::anActionIsAppliedUndoneAndRedoneWithoutRolling()
{
    fight();
    ActionService actions(*m_campaign, m_plans, m_clock);
    HistoryService history(*m_campaign, m_clock);
    const Scope scope{ScopeKind::Encounter, m_encounter};
    const std::string before = m_campaign->dump();
    const PendingAction pending = firedShot();
    QVERIFY(!pending.action.findings.changes.empty());
    const EntryId entry = actions.apply(pending, "Ines fires");
    const std::string after = m_campaign->dump();
    QVERIFY(after != before);
    QVERIFY(!actions.pending(m_encounter).has_value());
    QVERIFY(history.entry(entry).action->request.answers == pending.action.request.answers);
    history.undo(scope);
    QCOMPARE(m_campaign->dump(), before);
    history.redo(scope);
    QCOMPARE(m_campaign->dump(), after);
}

void ServicesTest::adjustmentsCountAsPartOfTheAction()
{
    fight();
    ActionService actions(*m_campaign, m_plans, m_clock);
    HistoryService history(*m_campaign, m_clock);
    const std::string before = m_campaign->dump();
    ActionRecord action = actions.prepare({"shot", m_encounter, m_shooter, m_target, m_weapon, 0});
    // part 7 is the target, 8 its condition (threed/actions.cpp).
    const auto posture = *threed::conditionRecord.indexOf("posture");
    adjust(action, 8, 0, posture, 0, static_cast<std::int32_t>(threed::Posture::Prone));
    QCOMPARE(action.adjustments.size(), std::size_t{1});
    adjust(action, 8, 0, posture, 0, static_cast<std::int32_t>(threed::Posture::Standing));
    QVERIFY(action.adjustments.empty());
    adjust(action, 8, 0, posture, 0, static_cast<std::int32_t>(threed::Posture::Kneeling));
    SeededAnswerer seed(3);
    PendingAction pending;
    pending.encounter = m_encounter;
    pending.action = ActionService::resolved(std::move(action), &seed).action;
    actions.apply(pending, "Ines fires");
    const AnyRecord condition = m_campaign->load({RecordKind::Condition, m_target});
    QVERIFY(condition.as<threed::Condition>().posture != threed::Posture::Standing);
    history.undo({ScopeKind::Encounter, m_encounter});
    QCOMPARE(m_campaign->dump(), before);
}

/// aims are taken at somebody with a weapon; whoever fires at another has not aimed. Undo gives them back as they were.
void ServicesTest::aimsKnowTheirTargetAndWeapon()
{
    fight();
    EncounterService encounters(*m_campaign, m_clock);
    const Combatant target = m_campaign->encounters().combatant(m_target);
    const RecordId other = encounters.add(m_encounter, target.character, "Other", target.side);
    ActionService actions(*m_campaign, m_plans, m_clock);
    HistoryService history(*m_campaign, m_clock);
    const auto done = [&](const char* action, RecordId at) {
        SeededAnswerer seed(3);
        return ActionService::resolved(actions.prepare({action, m_encounter, m_shooter, at, m_weapon, 0}), &seed)
            .action;
    };
    const auto condition = [&] { return m_campaign->load({RecordKind::Condition, m_shooter}).as<threed::Condition>(); };
    const auto aimsIn = [](const ActionRecord& shot) {
        const auto aims = StepKey{static_cast<std::uint16_t>(threed::Quantity::ShotAims), 0};
        return findStep(shot.findings.steps, aims)->value;
    };
    for (const int expected : {1, 2}) {
        (void)actions.apply(PendingAction{0, m_encounter, done("prepare", m_target)}, "Aims");
        QCOMPARE(condition().aims, expected);
        QCOMPARE(RecordId{condition().aimTarget}, m_target);
        QCOMPARE(RecordId{condition().aimWeapon}, m_weapon);
    }
    const std::string aimed = m_campaign->dump();
    QCOMPARE(aimsIn(done("shot", m_target)), 2);
    QCOMPARE(aimsIn(done("shot", other)), 0);
    (void)actions.apply(PendingAction{0, m_encounter, done("shot", other)}, "Fires at another");
    QCOMPARE(condition().aims, 0);
    QCOMPARE(condition().aimTarget, 0);
    QCOMPARE(aimsIn(done("shot", m_target)), 0);
    const std::string fired = m_campaign->dump();
    history.undo({ScopeKind::Encounter, m_encounter});
    QCOMPARE(m_campaign->dump(), aimed);
    QCOMPARE(aimsIn(done("shot", m_target)), 2);
    history.redo({ScopeKind::Encounter, m_encounter});
    QCOMPARE(m_campaign->dump(), fired);
    history.undo({ScopeKind::Encounter, m_encounter});
    // Aiming at another begins a row of its own.
    (void)actions.apply(PendingAction{0, m_encounter, done("prepare", other)}, "Aims at another");
    QCOMPARE(condition().aims, 1);
    QCOMPARE(RecordId{condition().aimTarget}, other);
}

/// the next shot at the same cover begins with what the last one left of it, and undo gives it back.
void ServicesTest::aCoverStaysAsShotsHaveLeftIt()
{
    fight();
    ActionService actions(*m_campaign, m_plans, m_clock);
    HistoryService history(*m_campaign, m_clock);
    const auto cover = [&] {
        const AnyRecord condition = m_campaign->load({RecordKind::Condition, m_target});
        return std::pair(condition.as<threed::Condition>().coverId, condition.as<threed::Condition>().coverIdLeft);
    };
    const auto fireAtIt = [&] {
        ActionRecord action = actions.prepare({"shot", m_encounter, m_shooter, m_target, m_weapon, 0});
        auto& options = action.request.input.get<threed::Shot>().options;
        options.rollModifiers.set("sure", 40);
        options.coveredLocations = 0x7F;
        options.coverPv = 90;
        options.coverId = 300;
        SeededAnswerer seed(3);
        PendingAction pending;
        pending.encounter = m_encounter;
        pending.action = ActionService::resolved(std::move(action), &seed).action;
        actions.apply(pending, "Ines fires");
        return cover();
    };
    const auto [whole, afterOne] = fireAtIt();
    QCOMPARE(whole, 300);
    QVERIFY(afterOne < 300);
    const auto afterTwo = fireAtIt();
    QCOMPARE(afterTwo, std::pair(300, 300 - 2 * (300 - afterOne)));
    const Scope scope{ScopeKind::Encounter, m_encounter};
    history.undo(scope);
    QCOMPARE(cover(), std::pair(300, afterOne));
    history.undo(scope);
    QCOMPARE(cover(), std::pair(kNoEntry, 0));
}

void ServicesTest::staleActionsAreRefused()
{
    fight();
    ActionService actions(*m_campaign, m_plans, m_clock);
    EncounterService encounters(*m_campaign, m_clock);
    const PendingAction pending = firedShot();
    LoggedChange change;
    change.record = {RecordKind::WeaponState, m_weapon};
    change.field = "rounds";
    change.before = std::int64_t{10};
    change.after = std::int64_t{4};
    encounters.setByHand(m_encounter, change, "counted again");
    const std::string before = m_campaign->dump();
    QVERIFY(codeOf([&] { actions.apply(pending, "Ines fires"); }) == ProblemCode::OutOfDate);
    QCOMPARE(m_campaign->dump(), before);
    QVERIFY(actions.pending(m_encounter).has_value());
}

void ServicesTest::droppingNeedsAReasonAndKeepsTheDice()
{
    fight();
    ActionService actions(*m_campaign, m_plans, m_clock);
    HistoryService history(*m_campaign, m_clock);
    const std::string before = m_campaign->dump();
    const PendingAction pending = firedShot();
    QVERIFY(codeOf([&] { actions.drop(pending, "Ines fires", " "); }) == ProblemCode::NoReason);
    const EntryId head = history.undoable({ScopeKind::Encounter, m_encounter});
    const EntryId entry = actions.drop(pending, "Ines fires", "wrong target");
    QCOMPARE(m_campaign->dump(), before);
    QCOMPARE(history.undoable({ScopeKind::Encounter, m_encounter}), head);
    QVERIFY(!history.entry(entry).action->request.answers.isEmpty());
}

void ServicesTest::onlyOnePendingActionPerEncounter()
{
    fight();
    ActionService actions(*m_campaign, m_plans, m_clock);
    PendingAction pending = firedShot();
    QCOMPARE(actions.keep(pending), pending.id);
    pending.id = 0;
    QVERIFY(codeOf([&] { (void)actions.keep(pending); }) == ProblemCode::PendingExists);
}

HITSPREAD_TEST(ServicesTest)
#include "services_test.moc"
