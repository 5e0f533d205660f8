#include <QTest>

#include "formats/bodyplans.h"
#include "playedfight.h"
#include "rules/core/dice/dice.h"
#include "rules/core/time/lying.h"
#include "rules/core/time/round.h"
#include "rules/systems/threed/character.h"
#include "rules/systems/threed/turn/preparation.h"
#include "services/action/actionservice.h"
#include "services/fight/conditionservice.h"
#include "services/fight/encounterlistservice.h"
#include "services/fight/encounterservice.h"
#include "services/fight/groundservice.h"
#include "services/fight/newcombatants.h"
#include "services/library/rowvalue.h"
#include "services/turn/restservice.h"
#include "services/undo/amendmentservice.h"
#include "services/undo/historyservice.h"
#include "storage/fightfile/fightfile.h"
#include "storage/start/newcampaign.h"
#include "support/asnobody.h"
#include "support/campaigndump.h"
#include "support/fakecampaign.h"
#include "support/faultwords.h"
#include "support/locked.h"
#include "support/problemof.h"
#include "support/samplefile.h"
#include "support/sourcepath.h"
#include "support/testclass.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

#include <sys/stat.h>

#include <filesystem>

using namespace hitspread;
using namespace hitspread::storage;
using support::codeOf;

/// A fight as a document: what goes with it, under which numbers, and what a spoilt document does (nothing).
class FightFileTest : public QObject, private PlayedFight {
    Q_OBJECT

private Q_SLOTS:
    void init() { makeFight(); }
    void everythingComesAlong();
    void conditionsCountThoseWhoCameAlong();
    void whoLeftComesBackToTheLetter();
    void whatLiesAboutComesAlong();
    void whatLayAboutFromTheBeginningComesAlong();
    void timeAfterTheFightIsDerivedAnew();
    void oldDocumentsAreRead();
    void packingLeavesEverything();
    void whatIsThereIsUsedAgain();
    void spoiltDocumentsChangeNothing_data();
    void spoiltDocumentsChangeNothing();
    void noSpoiltNumberGetsPast();
    void chosenFaultsAreNamed_data();
    void chosenFaultsAreNamed();
    void whereNothingCanBeWrittenItGoesOutAllTheSame();
    void fullFightsComeInAndFullerDoNot();
    void oneFightComesInTwice();
    void whoIsAimedAtComesAlong();
    void theCampaignItselfIsNoFight_data();
    void theCampaignItselfIsNoFight();

private:
    [[nodiscard]] RecordId grenade() const;
};

void FightFileTest::everythingComesAlong()
{
    const auto other = emptyOne("other.hitspread");
    const RecordId id = fightfile::unpacked(*other, document(), QStringLiteral("fight.json"));
    QCOMPARE(support::faultWords(other->faults()), QStringList());
    const auto theirs = m_file->encounters().combatants(m_fight);
    const auto ours = other->encounters().combatants(id);
    QCOMPARE(ours.size(), theirs.size());
    for (std::size_t i = 0; i < ours.size(); ++i) {
        QCOMPARE(ours[i].id, theirs[i].id);
        QCOMPARE(ours[i].name, theirs[i].name);
        QCOMPARE(other->snapshot({RecordKind::Condition, ours[i].id}).size(),
                 m_file->snapshot({RecordKind::Condition, theirs[i].id}).size());
    }
    QCOMPARE(other->encounters().distance(ours[ours.size() - 2].id, ours.front().id), std::optional(33));
    QVERIFY(other->log().pending(id).has_value());
    const Combatant& reserve = ours[ours.size() - 2];
    QCOMPARE(reserve.colour, 5);
    QVERIFY(reserve.away);
    QCOMPARE(ours.back().name, std::string("Typed on the spot"));
    QCOMPARE(other->log().marks(id).size(), std::size_t{1});
    const LogMark mark = other->log().marks(id).front();
    QCOMPARE(mark.name, std::string("Bold"));
    QCOMPARE(other->log().entry(mark.entry).title, std::string("Shot, and undone"));
    QCOMPARE(mark.origin, other->log().head({ScopeKind::Encounter, id}));
    // The branch and the one who left are in its history.
    HistoryService history(*other, m_clock);
    const Scope scope{ScopeKind::Encounter, id};
    const EntryId last = history.undoable(scope);
    for (const LogEntry& entry : history.list({scope, {}})) {
        if (!isNote(entry.kind))
            (void)history.moveTo(scope, entry.id);
        QCOMPARE(support::faultWords(other->faults()), QStringList());
    }
    (void)history.moveTo(scope, 0);
    QVERIFY(!other->encounters().distance(ours[ours.size() - 2].id, ours.front().id).has_value());
    (void)history.moveTo(scope, last);
    QCOMPARE(other->encounters().combatants(id).size(), ours.size());
    // Going on means one more entry, not a clash of numbers.
    EncounterService encounters(*other, m_clock);
    (void)encounters.add(id, ours.back().character, "One more", Side::Players);
    (void)encounters.remove(ours.front().id);
    QCOMPARE(support::faultWords(other->faults()), QStringList());
}

/// Somebody the fight made belongs to it: the second one has one of its own, and neither stands in the other's way.
void FightFileTest::oneFightComesInTwice()
{
    const auto other = emptyOne("other.hitspread");
    HistoryService history(*other, m_clock);
    std::vector<Scope> scopes;
    for (int i = 0; i < 2; ++i)
        scopes.push_back({ScopeKind::Encounter, fightfile::unpacked(*other, document(), QStringLiteral("fight.json"))});
    const auto last = [&](Scope scope) { return other->encounters().combatants(scope.encounter).back(); };
    QVERIFY(last(scopes[0]).character != last(scopes[1]).character);
    QCOMPARE(other->encounters().combatants(scopes[0].encounter).front().character,
             other->encounters().combatants(scopes[1].encounter).front().character);
    for (const Scope scope : scopes) {
        const EntryId head = history.undoable(scope);
        const std::string name = last(scope).name;
        (void)history.moveTo(scope, 0);
        QCOMPARE(support::faultWords(other->faults()), QStringList());
        (void)history.moveTo(scope, head);
        QCOMPARE(last(scope).name, name);
    }
    QCOMPARE(support::faultWords(other->faults()), QStringList());
}

/// at whom and with what somebody aims are those of the same fight there, in state, log and requests, and in a copy.
void FightFileTest::whoIsAimedAtComesAlong()
{
    EncounterService encounters(*m_file, m_clock);
    ActionService actions(*m_file, m_plans, m_clock);
    const auto people = encounters.combatants(m_fight);
    const RecordId fight = encounters.create("threed", "Range", "recommended");
    for (const CombatantView& who : {people.at(0), people.back()})
        (void)encounters.add(fight, who.combatant.character, who.combatant.name, who.combatant.side);
    const auto aim = [](EncounterService& service, ActionService& acts, RecordId where) {
        const auto present = service.combatants(where);
        const ActionOrder order{.action = "prepare",
                                .encounter = where,
                                .actor = present.front().combatant.id,
                                .target = present.back().combatant.id,
                                .weapon = present.front().weapons.front().possession.id};
        SeededAnswerer dice(1);
        (void)acts.apply({0, where, ActionService::resolved(acts.prepare(order), &dice).action}, "Aims");
        const AnyRecord now = service.combatants(where).front().combatant.condition;
        return now.as<threed::Condition>().aims;
    };
    QCOMPARE(aim(encounters, actions, fight), 1);
    const auto isOwn = [](EncounterService& service, RecordId where) {
        const auto present = service.combatants(where);
        const auto& aimer = present.front().combatant.condition.as<threed::Condition>();
        return aimer.aims == 1 && aimer.aimTarget == present.back().combatant.id
            && aimer.aimWeapon == present.front().weapons.front().possession.id;
    };
    QVERIFY(isOwn(encounters, fight));
    const QByteArray packed = fightfile::packed(*m_file, fight, m_clock);
    const auto other = emptyOne("other.hitspread");
    EncounterService theirs(*other, m_clock);
    ActionService acts(*other, m_plans, m_clock);
    HistoryService history(*other, m_clock);
    for (int i = 0; i < 2; ++i) {  // the second one under other numbers
        const RecordId id = fightfile::unpacked(*other, packed, QStringLiteral("fight.json"));
        QVERIFY(isOwn(theirs, id));
        const Scope scope{ScopeKind::Encounter, id};
        const LogEntry entry = history.entry(history.undoable(scope));
        const auto& request = entry.action->request.input.get<threed::Preparation>();
        QCOMPARE(RecordId{request.options.whom}, theirs.combatants(id).back().combatant.id);
        QCOMPARE(nameKept(*entry.action, request.options.whom), theirs.combatants(id).back().combatant.name);
        (void)history.undo(scope);
        QCOMPARE(theirs.combatants(id).front().combatant.condition.as<threed::Condition>().aimTarget, 0);
        (void)history.redo(scope);
        QVERIFY(isOwn(theirs, id));
        QCOMPARE(aim(theirs, acts, id), 2);
    }
    const RecordId copy = EncounterListService(*m_file, m_clock).duplicate(fight);
    QVERIFY(isOwn(encounters, copy));
    QCOMPARE(aim(encounters, actions, copy), 2);
}

void FightFileTest::theCampaignItselfIsNoFight_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("by its name") << QStringLiteral("campaign.hitspread");
    QTest::newRow("by a second name") << QStringLiteral("hard.hitspread");
}

void FightFileTest::theCampaignItselfIsNoFight()
{
    QFETCH(QString, name);
    const QString path = m_folder->filePath(name);
    std::error_code fault;
    if (!QFileInfo::exists(path))
        std::filesystem::create_hard_link(m_file->path(), path.toStdString(), fault);
    QVERIFY(!fault);
    m_file->atomically([&] {
        QVERIFY(support::isLocked(QString::fromStdString(m_file->path())));
        QCOMPARE(codeOf([&] { (void)fightfile::unpackedFrom(*m_file, path); }), ProblemCode::BadInput);
        QVERIFY(support::isLocked(QString::fromStdString(m_file->path())));
    });
}

/// A fight exported before combatants had colours, could be away, and logs had marks.
void FightFileTest::conditionsCountThoseWhoCameAlong()
{
    const auto people = m_file->encounters().combatants(m_fight);
    ConditionService conditions(*m_file, m_clock);
    const Lasting cursed{.left = 3, .anchor = static_cast<std::int32_t>(people[1].id)};
    const RecordId had = conditions.put({people[0].id}, std::string("Cursed"), cursed).front();
    (void)conditions.set(had, Lasting{.left = 3, .anchor = static_cast<std::int32_t>(people[2].id)});
    // Where all numbers are taken, everybody has another one.
    const auto other = support::openSample(m_folder->filePath(QStringLiteral("full.hitspread")));
    const RecordId id = fightfile::unpacked(*other, document(), QStringLiteral("fight.json"));
    const auto ours = other->encounters().combatants(id);
    QVERIFY(ours[2].id != people[2].id);
    const auto anchorNow = [&] {
        for (const Possession& thing : other->encounters().possessionsOfCombatant(ours[0].id)) {
            if (thing.kind == RecordKind::ConditionTemplate)
                return RecordId{thing.state.as<Lasting>().anchor};
        }
        return RecordId{0};
    };
    QCOMPARE(anchorNow(), ours[2].id);
    HistoryService history(*other, m_clock);
    history.undo({ScopeKind::Encounter, id});
    QCOMPARE(anchorNow(), ours[1].id);
    history.undo({ScopeKind::Encounter, id});
    QCOMPARE(anchorNow(), RecordId{0});
    QCOMPARE(support::faultWords(other->faults()), QStringList());
}

/// Any of the library.
RecordId FightFileTest::grenade() const
{
    LibraryQuery query;
    query.kind = RecordKind::Grenade;
    query.system = "threed";
    return m_file->library().list(query).at(0).id;
}

/// A replay compares whole rows as text: an imported one is what a remade one is, and goes out again as it came in.
void FightFileTest::whoLeftComesBackToTheLetter()
{
    ActionService actions(*m_file, m_plans, m_clock);
    (void)actions.drop(*actions.pending(m_fight), "Shot", "not now");
    EncounterService encounters(*m_file, m_clock);
    const RecordId guard = encounters.combatants(m_fight).back().combatant.character;
    const auto joined = encounters.add(m_fight, Newcomers{guard, "Late", 1, Side::Others});
    (void)encounters.remove(joined.front());
    GroundService ground(*m_file, m_clock);
    (void)ground.takeUp(ground.place(m_fight, grenade(), {"at the gate", 2}),
                        encounters.combatants(m_fight)[0].combatant.id);
    const auto other = emptyOne("other.hitspread");
    const RecordId id = fightfile::unpacked(*other, document(), QStringLiteral("fight.json"));
    const Revision again = AmendmentService(*other, m_clock).replayed({ScopeKind::Encounter, id});
    for (const Remade& one : again.entries)
        QVERIFY2(one.fate == Remade::Fate::Same, one.title.c_str());
    const QByteArray once = fightfile::packed(*other, id, m_clock);
    const auto third = emptyOne("third.hitspread");
    const RecordId there = fightfile::unpacked(*third, once, QStringLiteral("fight.json"));
    QCOMPARE(fightfile::packed(*third, there, m_clock), once);
}

void FightFileTest::whatLiesAboutComesAlong()
{
    QVERIFY(document().contains("\"version\": 1"));
    ActionService actions(*m_file, m_plans, m_clock);
    (void)actions.drop(*actions.pending(m_fight), "Shot", "not now");
    GroundService ground(*m_file, m_clock);
    const RecordId gate = ground.place(m_fight, grenade(), {"at the gate", 2});
    const RecordId yard = ground.place(m_fight, grenade(), {"in the yard", kNoEntry});
    const auto goingOff = [&](RecordId thing) {
        const auto people = m_file->encounters().combatants(m_fight);
        ActionOrder order{.action = "grenade", .encounter = m_fight};
        order.actor = people.at(0).id;
        order.target = people.at(1).id;
        order.weapon = thing;
        SeededAnswerer dice(5);
        return PendingAction{0, m_fight, ActionService::resolved(actions.prepare(order), &dice).action};
    };
    (void)actions.apply(goingOff(yard), "Goes off");
    (void)ground.set(gate, {"at the gate", 1});
    (void)actions.keep(goingOff(gate));
    // Who knows nothing of it must not read it by halves.
    QVERIFY(document().contains("\"version\": 2"));
    // Where all numbers are taken, it has another one.
    const auto other = support::openSample(m_folder->filePath(QStringLiteral("full.hitspread")));
    (void)GroundService(*other, m_clock).place(m_fight, grenade(), {"theirs", kNoEntry});
    const RecordId id = fightfile::unpacked(*other, document(), QStringLiteral("fight.json"));
    QCOMPARE(support::faultWords(other->faults()), QStringList());
    QCOMPARE(other->encounters().lyingIn(m_fight).size(), std::size_t{1});
    const auto there = other->encounters().lyingIn(id);
    QCOMPARE(there.size(), std::size_t{1});
    QVERIFY(there.front().id != gate);
    QCOMPARE(there.front().state.as<Lying>().where, std::string("at the gate"));
    QCOMPARE(there.front().state.as<Lying>().fuse, 1);
    const Scope scope{ScopeKind::Encounter, id};
    const Revision again = AmendmentService(*other, m_clock).replayed(scope);
    QVERIFY(!again.open);
    for (const Remade& one : again.entries)
        QVERIFY2(one.fate != Remade::Fate::Impossible, one.title.c_str());
    // Its dice wait there as they did here, and nothing takes away what they were rolled with.
    HistoryService history(*other, m_clock);
    QCOMPARE(support::codeOf([&] { (void)history.moveTo(scope, 0); }), ProblemCode::PendingExists);
    ActionService theirs(*other, m_plans, m_clock);
    const PendingAction pending = theirs.pending(id).value();
    QCOMPARE(orderOf(pending).weapon, there.front().id);
    const EntryId wentOff = theirs.apply(pending, "Goes off");
    QVERIFY(other->encounters().lyingIn(id).empty());
    (void)history.moveTo(scope, 0);
    QVERIFY(other->encounters().lyingIn(id).empty());
    (void)history.moveTo(scope, other->log().parent(wentOff));
    QCOMPARE(other->encounters().lyingIn(id).size(), std::size_t{1});
    QCOMPARE(other->encounters().lyingIn(id).front().id, there.front().id);
    (void)history.moveTo(scope, wentOff);
    QVERIFY(other->encounters().lyingIn(id).empty());
    QCOMPARE(support::faultWords(other->faults()), QStringList());
}

/// A duplicate begins with what lay there.
void FightFileTest::whatLayAboutFromTheBeginningComesAlong()
{
    (void)GroundService(*m_file, m_clock).place(m_fight, grenade(), {"at the gate", 2});
    const RecordId copy = EncounterListService(*m_file, m_clock).duplicate(m_fight);
    const QByteArray packed = fightfile::packed(*m_file, copy, m_clock);
    const auto other = emptyOne("other.hitspread");
    const RecordId id = fightfile::unpacked(*other, packed, QStringLiteral("fight.json"));
    const auto there = other->encounters().lyingIn(id);
    QCOMPARE(there.size(), std::size_t{1});
    QCOMPARE(there.front().state.as<Lying>().where, std::string("at the gate"));
    QCOMPARE(support::faultWords(other->faults()), QStringList());
    // One that lies in another fight is none of this one's.
    QJsonObject spoilt = QJsonDocument::fromJson(packed).object();
    QJsonArray lying = spoilt[QStringLiteral("lying")].toArray();
    QCOMPARE(lying.size(), 1);
    QJsonObject row = lying[0][QStringLiteral("row")].toObject();
    QJsonObject possession = row[QStringLiteral("possession")].toObject();
    possession[QStringLiteral("encounter")] = qint64{id} == qint64{copy} ? qint64{id} + 1 : qint64{id};
    row[QStringLiteral("possession")] = possession;
    lying[0] = QJsonObject{{QStringLiteral("id"), lying[0][QStringLiteral("id")]}, {QStringLiteral("row"), row}};
    spoilt[QStringLiteral("lying")] = lying;
    const std::string before = support::dumpOf(*other);
    QVERIFY(codeOf([&] {
                (void)fightfile::unpacked(*other, QJsonDocument(spoilt).toJson(), QStringLiteral("fight.json"));
            }).has_value());
    QCOMPARE(support::dumpOf(*other), before);
}

/// 3D-BRUISE-05: the action goes along with its steps, can be taken back there, and comes out the same once more.
void FightFileTest::timeAfterTheFightIsDerivedAnew()
{
    m_file->log().removePending(m_file->log().pending(m_fight)->id);
    const RecordId first = m_file->encounters().combatants(m_fight).front().id;
    const auto bruising = [](CampaignFile& file, RecordId combatant) {
        return file.encounters().combatant(combatant).condition.as<threed::Condition>().bruisingTotal;
    };
    const LoggedChange bruised{
        {RecordKind::Condition, first}, "bruisingTotal", 0, std::int64_t{bruising(*m_file, first)}, std::int64_t{5}};
    (void)EncounterService(*m_file, m_clock).setByHand(m_fight, bruised, "a fall");
    const Rest hours{.hours = 3};
    QVERIFY(RestService(*m_file, m_plans, m_clock).pass(m_fight, hours, "3 hours later") != 0);
    QCOMPARE(bruising(*m_file, first), 2);

    const auto other = emptyOne("other.hitspread");
    const RecordId id = fightfile::unpacked(*other, document(), QStringLiteral("fight.json"));
    QCOMPARE(support::faultWords(other->faults()), QStringList());
    const Scope scope{ScopeKind::Encounter, id};
    HistoryService history(*other, m_clock);
    const LogEntry entry = history.entry(history.undoable(scope));
    QVERIFY(entry.action && entry.action->action == "rest" && !entry.action->findings.steps.empty());
    const RecordId theirs = other->encounters().combatants(id).front().id;
    QCOMPARE(bruising(*other, theirs), 2);
    const Revision again = AmendmentService(*other, m_clock).tried(scope, {entry.id, *entry.action, {}});
    QVERIFY(!again.open);
    QCOMPARE(again.entries.size(), std::size_t{1});
    QVERIFY(again.entries.front().fate == Remade::Fate::Same);
    history.undo(scope);
    QCOMPARE(bruising(*other, theirs), 5);
    history.redo(scope);
    QCOMPARE(bruising(*other, theirs), 2);
    QCOMPARE(support::faultWords(other->faults()), QStringList());
}

void FightFileTest::oldDocumentsAreRead()
{
    QFile old(support::sourcePath(QStringLiteral("tests/fixtures/fights/before-marks.json")));
    QVERIFY(old.open(QIODevice::ReadOnly));
    const auto other = emptyOne("other.hitspread");
    const RecordId id = fightfile::unpacked(*other, old.readAll(), QStringLiteral("before-marks.json"));
    QCOMPARE(support::faultWords(other->faults()), QStringList());
    QCOMPARE(other->encounters().encounter(id).name, std::string("Yard"));
    QVERIFY(!other->encounters().encounter(id).archived);
    const auto people = other->encounters().combatants(id);
    QCOMPARE(people.size(), std::size_t{3});
    for (const Combatant& combatant : people)
        QVERIFY(combatant.colour == 0 && !combatant.away);
    QVERIFY(other->log().marks(id).empty());
    HistoryService history(*other, m_clock);
    QCOMPARE(history.list({{ScopeKind::Encounter, id}, {}}).size(), std::size_t{7});
    (void)history.moveTo({ScopeKind::Encounter, id}, 0);
    QVERIFY(other->encounters().combatants(id).empty());
}

void FightFileTest::packingLeavesEverything()
{
    const std::string before = support::dumpOf(*m_file);
    const EntryId head = m_file->log().head({ScopeKind::Encounter, m_fight});
    const QByteArray first = document();
    QCOMPARE(support::dumpOf(*m_file), before);
    QCOMPARE(m_file->log().head({ScopeKind::Encounter, m_fight}), head);
    QCOMPARE(document(), first);
}

void FightFileTest::whatIsThereIsUsedAgain()
{
    const auto count = [&] {
        LibraryQuery query;
        query.kind = RecordKind::Weapon;
        return m_file->library().count(query);
    };
    const std::size_t weapons = count();
    const RecordId copy = fightfile::unpacked(*m_file, document(), QStringLiteral("fight.json"));
    QCOMPARE(count(), weapons);
    QCOMPARE(support::faultWords(m_file->faults()), QStringList());
    const auto theirs = m_file->encounters().combatants(m_fight);
    const auto ours = m_file->encounters().combatants(copy);
    QVERIFY(ours.front().id > theirs.back().id);
    QCOMPARE(ours.front().character, theirs.front().character);
    // The two go their own ways.
    HistoryService history(*m_file, m_clock);
    (void)history.moveTo({ScopeKind::Encounter, copy}, 0);
    QCOMPARE(m_file->encounters().combatants(m_fight).size(), theirs.size());
    QCOMPARE(support::faultWords(m_file->faults()), QStringList());
}

void FightFileTest::spoiltDocumentsChangeNothing_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::newRow("not a fight") << QByteArray("hitspread-fight") << QByteArray("recipe");
    QTest::newRow("newer") << QByteArray("\"version\": 1") << QByteArray("\"version\": 3");
    QTest::newRow("no such system") << QByteArray("\"system\": \"threed\"") << QByteArray("\"system\": \"whist\"");
    QTest::newRow("no such kind") << QByteArray("\"kind\": \"create\"") << QByteArray("\"kind\": \"wish\"");
    QTest::newRow("no name") << QByteArray("\"profile\"") << QByteArray("\"name\": \"twice\", \"profile\"");
    QTest::newRow("cut off") << QByteArray("\"library\"") << QByteArray("\"library");
    QTest::newRow("round") << QByteArray("\"round\": 3") << QByteArray("\"round\": -3");
    QTest::newRow("nobody's row") << QByteArray("\"possessions\": [") << QByteArray("\"possessions\": [{},");
}

void FightFileTest::spoiltDocumentsChangeNothing()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QByteArray spoilt = document();
    QVERIFY(spoilt.contains(from));
    spoilt.replace(from, to);
    const auto other = emptyOne("other.hitspread");
    const std::string before = support::dumpOf(*other);
    const auto problem = support::problemOf(
        [&] { (void)fightfile::unpacked(*other, spoilt, QStringLiteral("fight.json")); });
    QVERIFY(problem.has_value());
    QVERIFY(problem->code != ProblemCode::StorageFault);
    QCOMPARE(support::dumpOf(*other), before);
    QVERIFY(other->encounters().encounters().empty());
}

/// Whatever number somebody changes: the fight is refused, or it is a sound one.
void FightFileTest::noSpoiltNumberGetsPast()
{
    const QByteArray whole = document();
    const auto other = emptyOne("other.hitspread");
    const std::string before = support::dumpOf(*other);
    RandomStream random(20261122);
    int refused = 0;
    for (int i = 0; i < 20; ++i) {
        QByteArray spoilt = whole;
        auto at = static_cast<qsizetype>(random.below(static_cast<std::uint32_t>(spoilt.size())));
        while (at < spoilt.size() && (spoilt[at] < '1' || spoilt[at] > '9'))
            ++at;
        if (at == spoilt.size())
            continue;
        spoilt[at] = static_cast<char>('0' + random.below(10));
        try {
            other->atomically([] {});
            (void)fightfile::unpacked(*other, spoilt, QStringLiteral("fight.json"));
            QCOMPARE(support::faultWords(other->faults()), QStringList());
        } catch (const Failure& failure) {
            QVERIFY2(failure.problem().code != ProblemCode::StorageFault, failure.what());
            ++refused;
        }
    }
    QVERIFY(refused > 0);
    QVERIFY(before != support::dumpOf(*other));
}

void FightFileTest::chosenFaultsAreNamed_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("field");
    QTest::addColumn<int>("element");
    QTest::addColumn<QJsonValue>("value");
    QTest::addColumn<QByteArray>("member");
    const auto row = [](const char* name, const char* kind, const char* field, int element, const QJsonValue& value,
                        const char* member) {
        QTest::newRow(name) << QString::fromLatin1(kind) << QString::fromLatin1(field) << element << value
                            << QByteArray(member);
    };
    // Each is appended to the newest entry in force, about somebody's carbine or about himself.
    row("another kind of state", "itemState", "nonsense", 0, 1, "kind");
    row("a worn armour", "armourState", "nonsense", 0, 1, "kind");
    row("a condition's time", "lasting", "left", 0, 1, "kind");
    row("what lies about", "lying", "fuse", 0, 1, "kind");
    row("options", "options", "mode", 0, 1, "kind");
    row("no such kind", "wish", "left", 0, 1, "kind");
    row("no such field", "weaponState", "nonsense", 0, 1, "field");
    row("no such element", "weaponState", "rounds", 1, 1, "element");
    row("a text for a number", "weaponState", "rounds", 0, QStringLiteral("three"), "before");
    row("beyond its range", "weaponState", "rounds", 0, 123456789, "after");
    row("beyond any range", "weaponState", "rounds", 0, qint64{1} << 40, "after");
    row("ammunition there is not", "weaponState", "ammunition", 0, 4711, "after");
    row("no such record", "character", "str", 0, 5, "id");
    row("the whole of a state", "weaponState", "", 0, 1, "field");
    row("a row that is none", "possession", "", 0, QStringLiteral("{}"), "after");
    row("no such side", "condition", "side", 0, 7, "after");
    row("no name", "condition", "name", 0, QString(), "after");
    row("an element of a name", "condition", "name", 1, QStringLiteral("Ann"), "element");
    row("a choice there is not", "condition", "dead", 0, 99, "after");
    row("far from a stranger", "condition", "distance:4711", 0, 5, "field");
}

/// What somebody put into an exported fight is refused by the entry and what of it, and nothing has come in.
void FightFileTest::chosenFaultsAreNamed()
{
    QFETCH(QString, kind);
    QFETCH(QString, field);
    QFETCH(int, element);
    QFETCH(QJsonValue, value);
    QFETCH(QByteArray, member);
    const Combatant first = m_file->encounters().combatants(m_fight).front();
    const RecordId weapon = m_file->encounters().possessionsOfCombatant(first.id).front().id;
    QJsonObject fight = QJsonDocument::fromJson(document()).object();
    QJsonArray log = fight[QStringLiteral("log")].toArray();
    QJsonObject entry = log.last().toObject();
    QJsonArray changes = entry[QStringLiteral("changes")].toArray();
    const QString place = QStringLiteral("fight.json.log[%1]").arg(log.size() - 1);
    const QString where =
        QStringLiteral("%1.changes[%2].%3").arg(place).arg(changes.size()).arg(QString::fromLatin1(member));
    const bool isHis = kind == QStringLiteral("condition");
    const RecordId id = kind == QStringLiteral("character") ? 4711 : isHis ? first.id : weapon;
    const QJsonValue before = value.isString() ? QJsonValue(QStringLiteral("was")) : QJsonValue(0);
    changes.append(QJsonObject{{QStringLiteral("kind"), kind},
                               {QStringLiteral("id"), qint64{id}},
                               {QStringLiteral("field"), field},
                               {QStringLiteral("element"), element},
                               {QStringLiteral("before"), field.isEmpty() ? QJsonValue() : before},
                               {QStringLiteral("after"), value},
                               {QStringLiteral("step"), -1}});
    entry[QStringLiteral("changes")] = changes;
    log[log.size() - 1] = entry;
    fight[QStringLiteral("log")] = log;
    const auto other = emptyOne("other.hitspread");
    const std::string clean = support::dumpOf(*other);
    const auto problem = support::problemOf(
        [&] { (void)fightfile::unpacked(*other, QJsonDocument(fight).toJson(), QStringLiteral("fight.json")); });
    QVERIFY(problem && problem->code == ProblemCode::BadInput);
    QVERIFY2(QString::fromStdString(spelled(problem->where)).startsWith(where), spelled(problem->where).c_str());
    QVERIFY(support::saysWhatToDo(*problem));
    QCOMPARE(support::dumpOf(*other), clean);
    QVERIFY(other->encounters().encounters().empty());
    // Put into a campaign by some other program, it is found by a check, and redo or undo is refused without harm.
    QCOMPARE(support::faultWords(m_file->faults()), QStringList());
}

/// On a stick that cannot be written a fight can still be sent and replayed.
void FightFileTest::whereNothingCanBeWrittenItGoesOutAllTheSame()
{
    ActionService actions(*m_file, m_plans, m_clock);
    (void)actions.drop(*actions.pending(m_fight), "Shot", "not now");
    const QByteArray whole = document();
    const std::string state = support::dumpOf(*m_file);
    const QString path = QString::fromStdString(m_file->path());
    m_file.reset();
    const auto allow = [](const QString& place, mode_t rights) {
        return ::chmod(QFile::encodeName(place).constData(), rights) == 0;
    };
    QVERIFY(allow(path, 0444) && allow(m_folder->path(), 0555));
    {
        const support::AsNobody nobody;
        if (!nobody.worked())
            QSKIP("this test cannot become somebody without rights");
        m_file = CampaignFile::open(path);
        QVERIFY(m_file->isReadOnly());
        QCOMPARE(document(), whole);
        const Scope scope{ScopeKind::Encounter, m_fight};
        const Revision again = AmendmentService(*m_file, m_clock).replayed(scope);
        QVERIFY(!again.open && !again.entries.empty());
        for (const Remade& one : again.entries)
            QVERIFY2(one.fate == Remade::Fate::Same, one.title.c_str());
        // What an amendment would make can be looked at, too.
        const auto past = m_file->log().inForce(scope, 0);
        const auto shot = std::ranges::find_if(
            past, [&](EntryId id) { return m_file->log().entry(id).kind == EntryKind::Action; });
        QVERIFY(shot != past.end());
        const Amendment amendment{*shot, *m_file->log().entry(*shot).action, {}};
        const Revision tried = AmendmentService(*m_file, m_clock).tried(scope, amendment);
        QVERIFY(!tried.open && tried.entries.front().fate == Remade::Fate::Same);
        QCOMPARE(codeOf([&] { (void)AmendmentService(*m_file, m_clock).carriedOut(scope, amendment, {}); }),
                 ProblemCode::CampaignReadOnly);
        // It was a copy: nothing of it is left, and to change something is refused as ever.
        QCOMPARE(support::dumpOf(*m_file), state);
        QVERIFY(codeOf([&] { (void)HistoryService(*m_file, m_clock).undo(scope); }) == ProblemCode::CampaignReadOnly);
        m_file.reset();
    }
    QVERIFY(allow(m_folder->path(), 0700));
}

void FightFileTest::fullFightsComeInAndFullerDoNot()
{
    m_file->log().removePending(m_file->log().pending(m_fight)->id);
    EncounterService encounters(*m_file, m_clock);
    const auto present = m_file->encounters().combatants(m_fight);
    const RecordId guard = present.back().character;
    for (std::size_t count = present.size(); count < kMostInAFight; ++count) {
        Combatant more = present.back();
        more.id = 0;
        more.name = "Crowd " + std::to_string(count);
        (void)m_file->encounters().insert(more);
    }
    QVERIFY(support::problemOf([&] { (void)encounters.add(m_fight, Newcomers{guard, "One more", 1, {}}); }));
    const RecordId copy = EncounterListService(*m_file, m_clock).duplicate(m_fight);
    const QByteArray full = fightfile::packed(*m_file, copy, m_clock);
    const auto other = emptyOne("other.hitspread");
    QCOMPARE(other->encounters().combatants(fightfile::unpacked(*other, full, QStringLiteral("full.json"))).size(),
             kMostInAFight);
    Combatant more = present.back();
    more.id = 0;
    more.encounter = copy;
    more.name = "One more";
    (void)m_file->encounters().insert(more);
    const QByteArray fuller = fightfile::packed(*m_file, copy, m_clock);
    const auto problem = support::problemOf(
        [&] { (void)fightfile::unpacked(*other, fuller, QStringLiteral("fuller.json")); });
    QVERIFY(problem && problem->code == ProblemCode::BadInput);
    QCOMPARE(spelled(problem->causes.at(0)), std::string("FightFull: 200"));
    QVERIFY(codeOf([&] { (void)EncounterListService(*m_file, m_clock).duplicate(copy); }) == ProblemCode::BadInput);
    QCOMPARE(other->encounters().encounters().size(), std::size_t{1});
}

HITSPREAD_TEST(FightFileTest)
#include "fightfile_test.moc"
