#include <QTest>

#include "rules/core/dice/dice.h"
#include "rules/systems/registry.h"
#include "rules/systems/threed/character.h"
#include "rules/systems/threed/guns/shot.h"
#include "rules/systems/threed/harm/grouprest.h"
#include "services/fight/conditionservice.h"
#include "services/fight/encounterservice.h"
#include "services/library/libraryservice.h"
#include "services/turn/restservice.h"
#include "services/undo/amendmentservice.h"
#include "services/undo/historyservice.h"
#include "support/edits.h"
#include "support/gatefight.h"
#include "support/problemof.h"
#include "support/testclass.h"

#include <algorithm>

using namespace hitspread;
using support::codeOf;

namespace {

/// Far too hard to hit, and as usual.
constexpr int kHopeless = -40;
constexpr int kOrdinary = 0;

std::uint16_t question(const char* id)
{
    const auto words = findSystem("threed")->questions();
    const auto found = std::ranges::find(words, std::string_view(id), &QuestionWord::id);
    return static_cast<std::uint16_t>(found - words.begin());
}

Answer dice(const char* id, std::vector<std::uint8_t> faces)
{
    return Answer::ofFaces({question(id), 0}, faces, Origin::Typed);
}

threed::ShotOptions& optionsOf(ActionRecord& action)
{
    return action.request.input.get<threed::Shot>().options;
}

}  // namespace

/// Changing what a past action was made with, and all that follows from it.
class RevisionTest : public QObject, private support::GateFight {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void onlyWhatBecameNewIsAsked();
    void theSameAgainChangesNothing();
    void whatFollowsIsMadeFromTheNewState();
    void whatCannotBeAnyMoreIsLeftOutAndNamed();
    void theLibraryOfTodayDoesNotMatter();
    void theOldCourseStaysAsABranch();
    void whoIsMadeAnewIsStillBuiltUpon();
    void whatIsRefusedLeavesEverything();
    void timeBehindAShotGivesBackWhatIsLeft();
    void moreTimeGivesMoreBack();
    void timeOfOlderLogsStandsAsItWas();

private:
    EntryId shoot(const Answers& fallen, int difficulty);
    EntryId shootMissing();
    /// The same dice, aimed as usual, with bullets that bruise.
    EntryId shootBruising();
    EntryId rest(std::int32_t hours)
    {
        return RestService(*m_campaign, m_plans, m_clock).pass(m_encounter, {.hours = hours}, "later");
    }
    EntryId byHand(const char* field, std::int64_t value);
    [[nodiscard]] Amendment easier(EntryId entry);
    [[nodiscard]] threed::Condition target() const;
    [[nodiscard]] Scope scope() const { return {ScopeKind::Encounter, m_encounter}; }
    [[nodiscard]] HistoryService history() { return {*m_campaign, m_clock}; }
    [[nodiscard]] AmendmentService revisions() { return {*m_campaign, m_clock}; }
    [[nodiscard]] static std::string title(const ActionRecord& action) { return "anew: " + action.action; }
};

void RevisionTest::init()
{
    begin();
    fight();
}

threed::Condition RevisionTest::target() const
{
    return m_campaign->encounters().combatant(m_target).condition.as<threed::Condition>();
}

EntryId RevisionTest::shoot(const Answers& fallen, int difficulty)
{
    ActionService actions(*m_campaign, m_plans, m_clock);
    ActionRecord action = actions.prepare({"shot", m_encounter, m_shooter, m_target, m_weapon, 0});
    optionsOf(action).difficulty = difficulty;
    action.request.answers = fallen;
    const ActionService::Resolved resolved = ActionService::resolved(std::move(action));
    return actions.apply({0, m_encounter, resolved.action}, "Shot");
}

/// Power 2, Aiming 6, Targeting 6, direction 4: a hit for whom it is not hopeless.
EntryId RevisionTest::shootMissing()
{
    Answers fallen;
    fallen.put(dice("attack.dice", {2, 6, 6}));
    fallen.put(dice("attack.direction", {4}));
    return shoot(fallen, kHopeless);
}

EntryId RevisionTest::shootBruising()
{
    ActionService actions(*m_campaign, m_plans, m_clock);
    const Possession gun = m_campaign->encounters().possession(m_weapon);
    StoredRecord rounds = m_campaign->library().load({RecordKind::Ammunition, gun.ammunition});
    rounds.record.as<threed::Ammunition>().bruising = true;
    m_campaign->library().update(rounds);
    ActionRecord action = actions.prepare({"shot", m_encounter, m_shooter, m_target, m_weapon, 0});
    action.request.answers.put(dice("attack.dice", {2, 6, 6}));
    action.request.answers.put(dice("attack.direction", {4}));
    SeededAnswerer rest(5);
    const ActionService::Resolved resolved = ActionService::resolved(std::move(action), &rest);
    return actions.apply({0, m_encounter, resolved.action}, "Shot");
}

EntryId RevisionTest::byHand(const char* field, std::int64_t value)
{
    const AnyRecord condition = m_campaign->load({RecordKind::Condition, m_target});
    const std::int64_t before = condition.declaration().find(field)->number(condition.data(), 0);
    const LoggedChange change{{RecordKind::Condition, m_target}, field, 0, before, value};
    return EncounterService(*m_campaign, m_clock).setByHand(m_encounter, change, "said so");
}

Amendment RevisionTest::easier(EntryId entry)
{
    Amendment amendment;
    amendment.entry = entry;
    amendment.action = *m_campaign->log().entry(entry).action;
    optionsOf(amendment.action).difficulty = kOrdinary;
    return amendment;
}

void RevisionTest::onlyWhatBecameNewIsAsked()
{
    const EntryId shot = shootMissing();
    const std::string before = m_campaign->dump();
    Amendment amendment = easier(shot);
    // The attack dice and the direction stand. A hit has points to spend (3D-DEV-06) ...
    Revision revision = revisions().tried(scope(), amendment);
    QVERIFY(revision.open.has_value());
    QCOMPARE(revision.open->entry, shot);
    QCOMPARE(revision.open->question.key.name, question("attack.spend"));
    QVERIFY(revision.entries.empty());
    // ... and with all of them spent on the Torso, knocks back (3D-KNOCK-01).
    amendment.given[shot].put(
        Answer::ofChoice(revision.open->question.key, revision.open->question.preset, Origin::Chosen));
    revision = revisions().tried(scope(), amendment);
    QVERIFY(revision.open.has_value());
    QCOMPARE(revision.open->question.key.name, question("knockback.dice"));
    amendment.given[shot].put(dice("knockback.dice", {3, 6, 3}));
    revision = revisions().tried(scope(), amendment);
    QVERIFY(!revision.open);
    QCOMPARE(revision.entries.size(), std::size_t{1});
    QVERIFY(revision.entries.front().fate == Remade::Fate::Different);
    QCOMPARE(m_campaign->dump(), before);  // tried, not done

    (void)revisions().carriedOut(scope(), amendment, title);
    const LogEntry made = history().entry(history().undoable(scope()));
    QCOMPARE(made.title, std::string("anew: shot"));
    const Answer* kept = made.action->request.answers.find({question("attack.dice"), 0});
    QVERIFY(kept && kept->faces[0] == 2 && kept->faces[1] == 6 && kept->faces[2] == 6);
    const threed::Condition state = target();
    QVERIFY(std::ranges::any_of(state.damage, [](auto hits) { return hits != 0; }));
}

void RevisionTest::theSameAgainChangesNothing()
{
    const EntryId first = shootMissing();
    byHand("aims", 2);
    shootMissing();
    Amendment amendment;
    amendment.entry = first;
    amendment.action = *m_campaign->log().entry(first).action;
    const Revision revision = revisions().tried(scope(), amendment);
    QVERIFY(!revision.open);
    QCOMPARE(revision.entries.size(), std::size_t{3});
    QVERIFY(
        std::ranges::all_of(revision.entries, [](const Remade& entry) { return entry.fate == Remade::Fate::Same; }));
}

void RevisionTest::whatFollowsIsMadeFromTheNewState()
{
    const EntryId first = shootMissing();
    const EntryId posture = byHand("aims", 2);
    const EntryId last = shootMissing();
    Amendment amendment = easier(first);
    SeededAnswerer seed(5);
    const auto roll = [&](EntryId) -> Answerer* { return &seed; };
    const Revision revision = revisions().carriedOut(scope(), amendment, title, roll);
    QCOMPARE(revision.entries.size(), std::size_t{3});
    QCOMPARE(revision.entries[0].was, first);
    QCOMPARE(revision.entries[1].was, posture);
    QCOMPARE(revision.entries[2].was, last);
    // What was said by hand is so again, whatever it was before.
    QVERIFY(revision.entries[1].fate != Remade::Fate::Impossible);
    QCOMPARE(target().aims, 2);
    // The last shot found the state the first one left now.
    const auto bound = history().entry(history().undoable(scope())).action->request;
    const threed::Condition& found = bound.input.get<threed::Shot>().targetCondition;
    QVERIFY(std::ranges::any_of(found.damage, [](auto hits) { return hits != 0; }));
    QCOMPARE(found.aims, 2);
    // Every entry of the log can be taken back and put in force again.
    const std::string state = m_campaign->dump();
    const EntryId end = history().undoable(scope());
    (void)history().moveTo(scope(), 0);
    (void)history().moveTo(scope(), end);
    QCOMPARE(m_campaign->dump(), state);
}

void RevisionTest::whatCannotBeAnyMoreIsLeftOutAndNamed()
{
    const EntryId first = shootMissing();
    // He shoots back, and then something is said by hand.
    std::swap(m_shooter, m_target);
    std::swap(m_weapon, m_targetWeapon);
    const EntryId answer = shootMissing();
    std::swap(m_shooter, m_target);
    std::swap(m_weapon, m_targetWeapon);
    byHand("aims", 3);
    // The game master finds that he had been unconscious all the time.
    Amendment amendment;
    amendment.entry = first;
    amendment.action = *m_campaign->log().entry(first).action;
    const auto parts = declarationOf(amendment.action).parts;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const FieldDeclaration* field = parts[i].role == Role::Target ? parts[i].record->find("unconscious") : nullptr;
        if (field)
            adjust(amendment.action, i, 0, static_cast<std::uint16_t>(field - parts[i].record->fields.data()), 0, 1);
    }
    QCOMPARE(amendment.action.adjustments.size(), std::size_t{1});
    const Revision revision = revisions().carriedOut(scope(), amendment, title);
    QCOMPARE(revision.entries.size(), std::size_t{3});
    QVERIFY(revision.entries[0].fate == Remade::Fate::Different);
    QCOMPARE(revision.entries[1].was, answer);
    QVERIFY(revision.entries[1].fate == Remade::Fate::Impossible);
    QVERIFY(revision.entries[1].problem && revision.entries[1].problem->code == ProblemCode::Refused);
    QVERIFY(revision.entries[2].fate != Remade::Fate::Impossible);
    QVERIFY(target().unconscious != threed::Unconscious::No);
    QCOMPARE(target().aims, 3);
    // Of the two shots one is made anew; what he answered is in force neither as it was nor anew.
    std::vector<std::string> titles;
    for (const EntryId id : history().inForce(scope())) {
        QVERIFY(id != answer);
        titles.push_back(history().entry(id).title);
    }
    QCOMPARE(std::ranges::count(titles, "anew: shot"), 1);
    QCOMPARE(std::ranges::count(titles, "Shot"), 0);
    QCOMPARE(history().entry(history().undoable(scope())).reason, std::string("said so"));
}

void RevisionTest::theLibraryOfTodayDoesNotMatter()
{
    const EntryId first = shootMissing();
    shootMissing();
    LibraryService library(*m_campaign, m_plans, m_clock);
    StoredRecord person = library.load(
        {RecordKind::Character, m_campaign->encounters().combatant(m_shooter).character});
    person.record = person.record.cloned();
    person.record.as<threed::Character>().skills.set("rifle", 1);
    (void)support::updated(library, person);
    Amendment amendment;
    amendment.entry = first;
    amendment.action = *m_campaign->log().entry(first).action;
    const Revision revision = revisions().carriedOut(scope(), amendment, title);
    QVERIFY(revision.entries[1].fate == Remade::Fate::Same);
    const LogEntry made = history().entry(history().undoable(scope()));
    QCOMPARE(made.action->request.input.get<threed::Shot>().shooter.skills.rank("rifle"), 9);
}

void RevisionTest::theOldCourseStaysAsABranch()
{
    const EntryId first = shootMissing();
    const EntryId last = byHand("aims", 2);
    const std::string old = m_campaign->dump();
    SeededAnswerer seed(5);
    (void)revisions().carriedOut(scope(), easier(first), title, [&](EntryId) -> Answerer* { return &seed; });
    const EntryId fresh = history().undoable(scope());
    QVERIFY(fresh != last);
    QCOMPARE(m_campaign->log().entry(m_campaign->log().entry(fresh).parent).parent,
             m_campaign->log().entry(first).parent);
    (void)history().moveTo(scope(), last);
    QCOMPARE(m_campaign->dump(), old);
}

/// Somebody typed in the fight is edited in the library; that is undone, the fight made anew, and the edit redone: it is older than
/// the entry that makes him now, and rests on it all the same.
void RevisionTest::whoIsMadeAnewIsStillBuiltUpon()
{
    const EntryId first = shootMissing();
    const RecordId thug = EncounterService(*m_campaign, m_clock).add(m_encounter, Newcomers{.name = "Thug"}).front();
    LibraryService library(*m_campaign, m_plans, m_clock);
    StoredRecord edited = library.load({RecordKind::Character, m_campaign->encounters().combatant(thug).character});
    edited.record = edited.record.cloned();
    edited.record.as<threed::Character>().str = 11;
    (void)support::updated(library, edited);
    const Scope inLibrary{ScopeKind::Library, 0};
    (void)history().undo(inLibrary);
    SeededAnswerer seed(5);
    (void)revisions().carriedOut(scope(), easier(first), title, [&](EntryId) -> Answerer* { return &seed; });
    (void)history().redo(inLibrary);
    const std::string before = m_campaign->dump();
    QVERIFY(codeOf([&] { (void)history().undo(scope()); }) == ProblemCode::BuiltUpon);
    QCOMPARE(m_campaign->dump(), before);
    (void)history().undo(inLibrary);
    (void)history().undo(scope());
}

void RevisionTest::whatIsRefusedLeavesEverything()
{
    const EntryId shot = shootMissing();
    const EntryId hand = byHand("aims", 2);
    const std::string before = m_campaign->dump();
    const auto refused = [&](const Amendment& amendment) {
        return codeOf([&] { (void)revisions().carriedOut(scope(), amendment, title); });
    };
    QVERIFY(refused(easier(shot)) == ProblemCode::BadInput);  // questions are open
    Amendment amendment = easier(shot);
    amendment.entry = hand;  // no action
    QVERIFY(refused(amendment) == ProblemCode::NotFound);
    amendment.entry = 999;
    QVERIFY(refused(amendment) == ProblemCode::NotFound);
    amendment = easier(shot);
    optionsOf(amendment.action).distance = -1;
    QVERIFY(refused(amendment) == ProblemCode::BadInput);
    (void)history().undo(scope());
    (void)history().undo(scope());
    QVERIFY(refused(easier(shot)) == ProblemCode::NotFound);  // not in force
    (void)history().redo(scope());
    (void)history().redo(scope());
    (void)firedShot(2);
    QVERIFY(refused(easier(shot)) == ProblemCode::PendingExists);
    m_campaign->log().removePending(m_campaign->log().pending(m_encounter)->id);
    QCOMPARE(m_campaign->dump(), before);
}

/// 3D-BRUISE-05: three hours behind a shot that hit, and behind the same shot when it missed.
void RevisionTest::timeBehindAShotGivesBackWhatIsLeft()
{
    byHand("bruisingTotal", 5);
    const EntryId shot = shootBruising();
    const int struck = target().bruisingTotal - 5;
    QVERIFY2(struck > 0, qPrintable(QString::number(struck)));
    const EntryId later = rest(3);
    QCOMPARE(target().bruisingTotal, 5 + struck - 3);
    Amendment amendment;
    amendment.entry = shot;
    amendment.action = *m_campaign->log().entry(shot).action;
    optionsOf(amendment.action).difficulty = kHopeless;
    const Revision revision = revisions().carriedOut(scope(), amendment, title);
    QCOMPARE(revision.entries.size(), std::size_t{2});
    QVERIFY(revision.entries[0].fate == Remade::Fate::Different);
    QCOMPARE(revision.entries[1].was, later);
    QVERIFY(revision.entries[1].fate == Remade::Fate::Different);
    QCOMPARE(revision.entries[1].becomes, std::string("anew: rest"));
    // Only what was there before the shot fades: 5 by 3.
    QCOMPARE(revision.entries[1].changes.size(), std::size_t{1});
    const LoggedChange& faded = revision.entries[1].changes.front();
    QCOMPARE(faded.record.id, m_target);
    QCOMPARE(faded.field, std::string("bruisingTotal"));
    QVERIFY(faded.before == LoggedValue(std::int64_t{5}) && faded.after == LoggedValue(std::int64_t{2}));
    QCOMPARE(target().bruisingTotal, 2);
    QVERIFY(std::ranges::all_of(target().bruises, [](auto mark) { return mark == 0; }));
    // What it follows from is made anew, too.
    const LogEntry made = history().entry(history().undoable(scope()));
    QVERIFY(made.action && made.action->action == "rest");
    const auto& again = made.action->request.input.get<threed::GroupRest>();
    QCOMPARE(again.members[1].condition.bruisingTotal, 5);
    history().undo(scope());
    QCOMPARE(target().bruisingTotal, 5);
}

/// The hours of the time itself are changed: bruising and what lasts for hours follow.
void RevisionTest::moreTimeGivesMoreBack()
{
    byHand("bruisingTotal", 9);
    const Lasting fourHours{.left = 4, .unit = TimeUnit::Hours};
    (void)ConditionService(*m_campaign, m_clock).put({m_target}, std::string("Drugged"), fourHours);
    const auto isDrugged = [&] { return !EncounterService(*m_campaign, m_clock).view(m_target).conditions.empty(); };
    const EntryId later = rest(3);
    QCOMPARE(target().bruisingTotal, 6);
    QVERIFY(isDrugged());
    const auto amendedTo = [&](EntryId entry, std::int32_t hours) {
        Amendment amendment;
        amendment.entry = entry;
        amendment.action = *m_campaign->log().entry(entry).action;
        amendment.action.request.input.get<threed::GroupRest>().options.hours = hours;
        (void)revisions().carriedOut(scope(), amendment, title);
        return history().undoable(scope());
    };
    const EntryId longer = amendedTo(later, 5);
    QCOMPARE(target().bruisingTotal, 4);
    QVERIFY(!isDrugged());
    (void)amendedTo(longer, 1);
    QCOMPARE(target().bruisingTotal, 8);
    QVERIFY(isDrugged());
    const Revision replayed = revisions().replayed(scope());
    QVERIFY(!replayed.open && !replayed.entries.empty());
    QVERIFY(replayed.entries.back().fate == Remade::Fate::Same);
}

/// Before time was an action, its entry kept values alone: those are set again.
void RevisionTest::timeOfOlderLogsStandsAsItWas()
{
    byHand("bruisingTotal", 5);
    const EntryId shot = shootMissing();
    const EntryId older = byHand("bruisingTotal", 2);
    rest(1);
    QCOMPARE(target().bruisingTotal, 1);
    Amendment amendment;
    amendment.entry = shot;
    amendment.action = *m_campaign->log().entry(shot).action;
    const Revision revision = revisions().tried(scope(), amendment);
    QCOMPARE(revision.entries.size(), std::size_t{3});
    QCOMPARE(revision.entries[1].was, older);
    QVERIFY(
        std::ranges::all_of(revision.entries, [](const Remade& entry) { return entry.fate == Remade::Fate::Same; }));
}

HITSPREAD_TEST(RevisionTest)
#include "revision_test.moc"
