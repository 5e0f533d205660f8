#include "models/fight/fight.h"
#include "models/play/attackpresenter.h"
#include "rules/core/dice/answerdice.h"
#include "rules/core/dice/dice.h"
#include "rules/core/trace/resolution.h"
#include "rules/systems/registry.h"
#include "rules/systems/rollunder/gear.h"
#include "rules/systems/twod6/gear.h"
#include "services/action/carriedanswers.h"
#include "services/action/rebinding.h"
#include "services/library/kitservice.h"
#include "services/library/libraryservice.h"
#include "services/library/recordname.h"
#include "services/library/recordvalues.h"
#include "services/undo/amendmentservice.h"
#include "support/edits.h"
#include "support/fakecampaign.h"
#include "support/guitestclass.h"
#include "support/humanplans.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <array>
#include <map>

using namespace hitspread;
using namespace hitspread::support;

namespace {

/// Runs work at once, on this thread.
class AtOnce final : public CampaignQueue {
public:
    explicit AtOnce(Campaign& campaign) : m_campaign(campaign) {}
    void post(std::function<void(Campaign&)> work) override { work(m_campaign); }

private:
    Campaign& m_campaign;
};

class CountedSeeds final : public SeedSource {
public:
    std::uint64_t next() override { return ++m_last; }

private:
    std::uint64_t m_last = 0;
};

/// A number of a weapon that is not one for nine metres by itself.
struct Rating {
    const char* field = nullptr;
    std::int32_t value = 0;
};
/// A fight of three in a rule system, with a weapon each, and an attack.
struct Attacked {
    const char* system;
    const char* action;
    const char* skill;
    std::array<Rating, 2> ratings{};
};
constexpr std::array kSystems{
    Attacked{"threed", "shot", "rifle"}, Attacked{"percentile", "attack", "Rifle"},
    Attacked{"outcome", "attack", "Rifle"},
    Attacked{"rollunder", "attack", "Rifle", {{{"kind", static_cast<std::int32_t>(rollunder::WeaponKind::Firearm)}}}},
    Attacked{"twod6",
             "attack",
             "Rifle",
             {{{"kind", static_cast<std::int32_t>(twod6::WeaponKind::Ranged)}, {"shortRange", 30}}}}};

/// What becomes of a fight while the window of an attack stands open.
enum class Turn : std::uint8_t {
    HarmTarget,
    HarmActor,
    Weapon,
    PutOnTarget,
    PutOnActor,
    Lift,
    Switch,
    Undo,
    Redo,
    Flee,
    Return,
    Remove,
    Library,
    Distance,
    Rename,
    TakeWeapon
};
constexpr std::array<const char*, 16> kEvents{"target",
                                              "actor",
                                              "weapon state",
                                              "condition of target",
                                              "condition of actor",
                                              "lifted",
                                              "switch",
                                              "undo",
                                              "redo",
                                              "flee",
                                              "return",
                                              "remove",
                                              "edit of the library",
                                              "distance",
                                              "name",
                                              "weapon gone"};

enum class LaidAs : std::uint8_t { None, Half, All };
constexpr std::array<const char*, 3> kDice{"no dice", "half the dice", "all dice"};

class Yard {
public:
    explicit Yard(const Attacked& attacked) : m_attacked(attacked), m_system(*findSystem(attacked.system))
    {
        LibraryService library(m_campaign, m_plans, m_clock);
        EncounterService encounters(m_campaign, m_clock);
        KitService kits(m_campaign, m_clock);
        const RecordId rounds = m_system.record(RecordKind::Ammunition)
            ? library.create(made(RecordKind::Ammunition, "Standard"))
            : 0;
        StoredRecord gun = made(RecordKind::Weapon, "Carbine");
        gun.record.declaration().find("skill")->setText(gun.record.data(), attacked.skill);
        for (const Rating& rating : attacked.ratings) {
            if (rating.field)
                gun.record.declaration().find(rating.field)->setNumber(gun.record.data(), 0, rating.value);
        }
        m_gun = library.create(gun);
        m_put = library.create(shaken());
        fight = encounters.create(attacked.system, "Gate", "");
        for (const char* name : {"Ines", "Brann", "Guard"}) {
            const RecordId person = library.create(made(RecordKind::Character, name));
            (void)kits.give(person, {RecordKind::Weapon, m_gun});
            people.push_back(encounters.add(fight, person, name, people.empty() ? Side::Players : Side::Opponents));
            const CombatantView view = encounters.view(people.back());
            weapons.push_back(view.weapons.front().possession.id);
            draw(view.weapons.front().possession);
            if (rounds != 0 && view.weapons.front().possession.ammunition == 0)
                load(view.weapons.front().possession, rounds);
        }
        (void)encounters.setDistance(people[0], people[1], 9);
        m_gateway.setQueue(&m_queue);
        m_fight.open(fight);
        settle();
        m_fight.setActive(people[0]);
        m_fight.setTarget(people[1]);
    }

    void settle()
    {
        for (int quiet = 0; quiet<3; quiet = m_gateway.waiting()> 0 ? 0 : quiet + 1)
            QCoreApplication::processEvents();
    }
    [[nodiscard]] ActionOrder order() const
    {
        return {.action = m_attacked.action,
                .encounter = fight,
                .actor = people[0],
                .target = people[1],
                .weapon = weapons[0]};
    }
    /// So many numbers of the options changed by hand.
    void begin(AttackPresenter& presenter)
    {
        presenter.begin(order());
        settle();
    }
    void roll(AttackPresenter& presenter, LaidAs dice)
    {
        if (dice == LaidAs::All)
            presenter.dice().rollAll();
        if (dice == LaidAs::Half && !presenter.dice().rolls().empty())
            presenter.dice().setDie(presenter.dice().rolls().back().question.key, 0, 1);
        settle();
    }
    /// Something happens as another program or the main window does it. False: it could not.
    bool happen(Turn event, std::uint32_t draw)
    {
        try {
            carryOut(event, draw);
        } catch (const Failure&) {
            return false;
        }
        return true;
    }
    void tell()
    {
        m_fight.readAnew();
        settle();
    }
    /// The numbers of an action as the fight has them now, with what was changed by hand.
    [[nodiscard]] bool isInForce(const AttackPresenter& presenter)
    {
        CampaignServices services(m_campaign, m_plans, m_clock);
        const ActionRecord anew = services.actions.preparedAnew(presenter.order(), presenter.action());
        return !outOfDate(presenter.action(), anew);
    }
    [[nodiscard]] bool isPossible(const AttackPresenter& presenter)
    {
        CampaignServices services(m_campaign, m_plans, m_clock);
        try {
            (void)services.actions.preparedAnew(presenter.order(), presenter.action());
        } catch (const Failure&) {
            return false;
        }
        return true;
    }
    [[nodiscard]] EntryId newest()
    {
        return HistoryService(m_campaign, m_clock).undoable({ScopeKind::Encounter, fight});
    }
    /// Nothing: the log comes out the same.
    [[nodiscard]] QString otherwise()
    {
        const Scope scope{ScopeKind::Encounter, fight};
        AmendmentService revisions(m_campaign, m_clock);
        if (const EntryId first = revisions.firstOtherwise(scope); first != 0)
            return QStringLiteral("entry %1").arg(first);
        const Revision replayed = revisions.replayed(scope);
        if (replayed.open)
            return QStringLiteral("open at %1").arg(replayed.open->entry);
        for (const Remade& entry : replayed.entries) {
            // A campaign in memory numbers the rows it keeps whole.
            if (entry.fate != Remade::Fate::Same && m_campaign.log().entry(entry.was).action)
                return QStringLiteral("replayed %1").arg(entry.was);
        }
        return {};
    }

    /// From now on he cannot act.
    void bind(RecordId who)
    {
        CampaignServices services(m_campaign, m_plans, m_clock);
        StoredRecord bound = made(RecordKind::ConditionTemplate, "Bound");
        bound.record.declaration().find("preventsActing")->setNumber(bound.record.data(), 0, 1);
        static_cast<void>(services.conditions.put({who}, services.library.create(bound), {}));
        tell();
    }

    Fight& inView() { return m_fight; }
    const BodyPlans& plans() { return m_plans; }
    const Clock& clock() { return m_clock; }
    FakeCampaign& campaign() { return m_campaign; }

    RecordId fight = 0;
    std::vector<RecordId> people;
    std::vector<RecordId> weapons;

private:
    [[nodiscard]] StoredRecord made(RecordKind kind, const char* name) const
    {
        StoredRecord stored;
        stored.system = m_attacked.system;
        stored.record = AnyRecord(*m_system.record(kind));
        nameField(stored.record.declaration())->setText(stored.record.data(), name);
        if (const FieldDeclaration* plan = stored.record.declaration().find("bodyPlan"))
            plan->setText(stored.record.data(), "human");
        return stored;
    }
    /// Two less on every roll of his.
    [[nodiscard]] StoredRecord shaken() const
    {
        StoredRecord stored = made(RecordKind::ConditionTemplate, "Drunk");
        for (const char* field : {"rolls", "attackRolls"}) {
            if (const FieldDeclaration* rolls = stored.record.declaration().find(field))
                rolls->setNumber(stored.record.data(), 0, rolls->nearest(-2));
        }
        return stored;
    }
    /// Into the hand, however the system says so: the right one is the first of its hands.
    void draw(const Possession& gun)
    {
        if (gun.state.isNull())
            return;
        for (const auto& [id, inHand] : {std::pair("drawn", 1), std::pair("held", 0)}) {
            const FieldDeclaration* field = gun.state.declaration().find(id);
            const std::int32_t now = field ? field->number(gun.state.data(), 0) : inHand;
            if (now == inHand)
                continue;
            EncounterService(m_campaign, m_clock)
                .setByHand(fight,
                           LoggedChange{
                               {gun.state.declaration().kind, gun.id}, id, 0, std::int64_t{now}, std::int64_t{inHand}},
                           "drawn");
        }
    }
    void load(const Possession& gun, RecordId rounds)
    {
        LoggedChange change{{RecordKind::Possession, gun.id}, "ammunition", 0, gun.ammunition, rounds};
        change.record.kind = gun.state.isNull() ? RecordKind::Possession : gun.state.declaration().kind;
        EncounterService(m_campaign, m_clock).setByHand(fight, change, "loaded");
    }
    void setNumber(RecordRef record, std::string_view id, std::uint32_t draw)
    {
        const AnyRecord now = m_campaign.load(record);
        const FieldDeclaration* field = now.declaration().find(id);
        if (!field)
            throw Failure(ProblemCode::NotFound, std::string(id));
        const std::int32_t before = field->number(now.data(), 0);
        const std::int32_t after = field->nearest(before + 1 + static_cast<std::int32_t>(draw % 2));
        if (after == before)
            throw Failure(ProblemCode::NotFound, std::string(id));
        EncounterService(m_campaign, m_clock)
            .setByHand(fight, LoggedChange{record, std::string(id), 0, std::int64_t{before}, std::int64_t{after}},
                       "by hand");
    }
    /// Any number or flag of a record that can be otherwise.
    void setSomething(RecordRef record, std::uint32_t draw)
    {
        const auto fields = m_campaign.load(record).declaration().fields;
        for (std::size_t i = 0; i < fields.size(); ++i) {
            const FieldDeclaration& field = fields[(i + draw) % fields.size()];
            const bool isPlain = field.kind == FieldKind::Number || field.kind == FieldKind::Flag;
            if (!isPlain || field.extent > 1 || field.names || field.id.ends_with("ount"))
                continue;
            try {
                return setNumber(record, field.id, draw);
            } catch (const Failure&) {
            }
        }
        throw Failure(ProblemCode::NotFound, "nothing");
    }
    void carryOut(Turn event, std::uint32_t draw)
    {
        CampaignServices services(m_campaign, m_plans, m_clock);
        const Scope scope{ScopeKind::Encounter, fight};
        switch (event) {
        case Turn::HarmTarget: return setSomething({RecordKind::Condition, people[1]}, draw);
        case Turn::HarmActor: return setSomething({RecordKind::Condition, people[0]}, draw);
        case Turn::Weapon: {
            const Possession gun = m_campaign.encounters().possession(weapons[0]);
            return setSomething({gun.state.declaration().kind, gun.id}, draw);
        }
        case Turn::PutOnTarget: (void)services.conditions.put({people[1]}, m_put, {}); return;
        case Turn::PutOnActor: (void)services.conditions.put({people[0]}, m_put, {}); return;
        case Turn::Lift:
            for (const Possession& thing : m_campaign.encounters().conditionsIn(fight))
                static_cast<void>(services.conditions.lift({thing.id}));
            return;
            throw Failure(ProblemCode::NotFound, "condition");
        case Turn::Switch: return setSomething({RecordKind::Switches, fight}, draw);
        case Turn::Undo: static_cast<void>(services.history.undo(scope)); return;
        case Turn::Redo: static_cast<void>(services.history.redo(scope)); return;
        case Turn::Flee: static_cast<void>(services.encounters.setAway({people[1]}, true)); return;
        case Turn::Return: static_cast<void>(services.encounters.setAway({people[1]}, false)); return;
        case Turn::Remove: services.encounters.remove({people[1 + draw % 2]}); return;
        case Turn::Library: {
            StoredRecord gun = services.library.load({RecordKind::Weapon, m_gun});
            const auto fields = gun.record.declaration().fields;
            for (std::size_t i = 0; i < fields.size(); ++i) {
                const FieldDeclaration& field = fields[(i + draw) % fields.size()];
                if (field.kind != FieldKind::Number || field.extent > 1)
                    continue;
                const std::int32_t before = field.number(gun.record.data(), 0);
                field.setNumber(gun.record.data(), 0, field.nearest(before == kNoEntry ? 3 : before + 1));
                static_cast<void>(support::updated(services.library, gun));
                return;
            }
            return;
        }
        case Turn::Distance:
            static_cast<void>(services.encounters.setDistance(people[0], people[1], static_cast<int>(5 + draw % 90)));
            return;
        case Turn::Rename: static_cast<void>(services.encounters.rename(people[1], "Brann the Bold")); return;
        case Turn::TakeWeapon: static_cast<void>(services.kits.takeInFight(weapons[0])); return;
        }
    }

    const Attacked& m_attacked;
    const System& m_system;
    FakeCampaign m_campaign;
    HumanPlans m_plans;
    FixedClock m_clock;
    CountedSeeds m_seeds;
    AtOnce m_queue{m_campaign};
    CampaignGateway m_gateway{m_plans, m_clock, m_seeds};
    Fight m_fight{m_gateway};
    RecordId m_gun = 0;
    RecordId m_put = 0;
};

/// What lies there of each question about somebody, by its name and by whom it is about.
std::map<std::pair<std::uint16_t, RecordId>, std::vector<int>> rolledBy(const ActionRecord& action)
{
    std::map<std::pair<std::uint16_t, RecordId>, std::vector<int>> all;
    const std::vector<RecordId> people = targetsOf(action);
    SeededAnswerer any(3);
    const Resolution whole = resolve(action.request, &any);
    for (const Answer& used : whole.findings.answers.all()) {
        const Answer* lies = action.request.answers.find(used.key);
        const auto place = used.key.subject.target();
        if (lies && used.kind == QuestionKind::Roll && place)
            all[{used.key.name, people.at(static_cast<std::size_t>(*place))}] = {lies->faces.begin(),
                                                                                 lies->faces.begin() + lies->count};
    }
    return all;
}

/// Every face that lies in one of them.
std::vector<std::pair<QuestionKey, std::vector<int>>> facesIn(const Answers& answers)
{
    std::vector<std::pair<QuestionKey, std::vector<int>>> all;
    for (const Answer& answer : answers.all()) {
        if (answer.kind != QuestionKind::Roll)
            continue;
        all.push_back({answer.key, {}});
        for (std::size_t i = 0; i < answer.count; ++i)
            all.back().second.push_back(answer.faces[i]);
    }
    return all;
}

/// Whether every die of `before` lies there still. Where a roll has fewer dice now, its first ones do.
bool areKept(const Answers& before, const AttackPresenter& presenter)
{
    const Answers now = presenter.pendingAction().action.request.answers;
    for (const Answer& was : before.all()) {
        const DiceQuestion* asked = presenter.dice().rollAt(was.key);
        if (was.kind != QuestionKind::Roll)
            continue;
        const Answer* is = now.find(was.key);
        const std::size_t dice = asked ? std::min(was.count, asked->question.dice) : was.count;
        for (std::size_t i = 0; i < dice; ++i) {
            if (was.faces[i] != 0 && (!is || is->faces[i] != was.faces[i]))
                return false;
        }
    }
    return true;
}

}  // namespace

/// What a window of an attack shows and uses is what is in force in its fight; what is applied comes out the same when it is replayed.
class TestInForce : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theWindowFollows_data();
    void theWindowFollows();
    void whatWasReadIsCompared_data();
    void whatWasReadIsCompared();
    void whoCannotActIsNamedBeforeTheDice_data();
    void whoCannotActIsNamedBeforeTheDice();
    void diceStayWithTheirPeople_data();
    void diceStayWithTheirPeople();
    void mixes();

private:
    void finish(Yard& yard, AttackPresenter& presenter, const QString& which);
};

void TestInForce::theWindowFollows_data()
{
    QTest::addColumn<int>("system");
    QTest::addColumn<int>("event");
    QTest::addColumn<int>("dice");
    for (std::size_t system = 0; system < kSystems.size(); ++system) {
        for (std::size_t event = 0; event < kEvents.size(); ++event) {
            for (std::size_t dice = 0; dice < kDice.size(); ++dice)
                QTest::addRow("%s, %s, %s", kSystems[system].system, kEvents[event], kDice[dice])
                    << static_cast<int>(system) << static_cast<int>(event) << static_cast<int>(dice);
        }
    }
}

/// Rolls what is missing and applies it, as far as the window lets it; the log then comes out the same.
void TestInForce::finish(Yard& yard, AttackPresenter& presenter, const QString& which)
{
    const EntryId before = yard.newest();
    const Answers lay = presenter.pendingAction().action.request.answers;
    if (presenter.isOutdated()) {
        presenter.apply();
        yard.settle();
        QVERIFY2(yard.newest() == before, qPrintable(which));
        presenter.workAnew();
        yard.settle();
        QVERIFY2(!presenter.isOutdated() || presenter.hindrance(), qPrintable(which));
    }
    presenter.dice().rollAll();
    yard.settle();
    const bool isSound = presenter.complaints().isEmpty();
    QVERIFY2(areKept(lay, presenter), qPrintable(which));
    if (isSound && !presenter.isFinished())
        QFAIL(qPrintable(which + QStringLiteral(": not finished")));
    presenter.apply();
    yard.settle();
    QVERIFY2((yard.newest() != before) == isSound, qPrintable(which + presenter.complaints().all().join(u' ')));
    QCOMPARE(which + yard.otherwise(), which);
}

void TestInForce::theWindowFollows()
{
    QFETCH(int, system);
    QFETCH(int, event);
    QFETCH(int, dice);
    Yard yard(kSystems[static_cast<std::size_t>(system)]);
    const auto what = static_cast<Turn>(event);
    // Something to undo, to redo, to lift and to come back from.
    QVERIFY(yard.happen(Turn::PutOnActor, 1));
    if (what == Turn::Return)
        (void)yard.happen(Turn::Flee, 1);
    QVERIFY(yard.happen(Turn::HarmTarget, 1));
    if (what == Turn::Redo)
        QVERIFY(yard.happen(Turn::Undo, 1));
    yard.tell();
    AttackPresenter presenter(yard.inView());
    yard.begin(presenter);
    if (what == Turn::Return) {
        QVERIFY(!presenter.isReady());
        QVERIFY(yard.happen(what, 0));
        yard.tell();
        QVERIFY(presenter.isReady());
        return finish(yard, presenter, QStringLiteral("return"));
    }
    QVERIFY(presenter.isReady());
    QVERIFY2(presenter.complaints().isEmpty(), qPrintable(presenter.complaints().all().join(u' ')));
    yard.roll(presenter, static_cast<LaidAs>(dice));
    const auto lay = facesIn(presenter.pendingAction().action.request.answers);
    QCOMPARE(presenter.dice().hasFallen(), dice != 0);
    // Who has dice waiting is not removed, and what they were rolled with stays.
    const bool happened = yard.happen(what, 1);
    if (dice == 0)
        QVERIFY2(happened, kEvents[static_cast<std::size_t>(event)]);
    yard.tell();
    QCOMPARE(facesIn(presenter.pendingAction().action.request.answers), lay);
    QCOMPARE(presenter.hindrance().has_value(), !yard.isPossible(presenter));
    if (!presenter.hindrance() && !presenter.isOutdated())
        QVERIFY(yard.isInForce(presenter));
    if (presenter.hindrance()) {
        QVERIFY(!presenter.complaints().isEmpty());
        // Whoever it is about is called by his name.
        static const QRegularExpression number(QStringLiteral("combatant \\d|weapon \\d"));
        QVERIFY2(!presenter.complaints().all().first().contains(number),
                 qPrintable(presenter.complaints().all().first()));
    }
    finish(yard, presenter, QString::fromUtf8(QTest::currentDataTag()));
}

void TestInForce::whatWasReadIsCompared_data()
{
    theWindowFollows_data();
}

/// The window has not heard of it yet: what is applied then is what is in force all the same, or nothing is.
void TestInForce::whatWasReadIsCompared()
{
    QFETCH(int, system);
    QFETCH(int, event);
    Yard yard(kSystems[static_cast<std::size_t>(system)]);
    QVERIFY(yard.happen(Turn::PutOnActor, 1));
    QVERIFY(yard.happen(Turn::HarmTarget, 1));
    yard.tell();
    AttackPresenter presenter(yard.inView());
    yard.begin(presenter);
    presenter.dice().rollAll();
    yard.settle();
    QVERIFY(presenter.isFinished());
    const Answers lay = presenter.pendingAction().action.request.answers;
    std::vector<Problem> problems;
    connect(&presenter, &AttackPresenter::refused, this, [&](const Problem& why) { problems.push_back(why); });
    (void)yard.happen(static_cast<Turn>(event), 1);
    const bool isPossible = yard.isPossible(presenter);
    const bool wasInForce = isPossible && yard.isInForce(presenter);
    const EntryId before = yard.newest();
    presenter.apply();
    QCOMPARE(yard.newest() != before, wasInForce);
    yard.settle();
    QCOMPARE(problems.empty(), wasInForce);
    QCOMPARE(yard.otherwise(), QString());
    if (wasInForce)
        return;
    QVERIFY(areKept(lay, presenter));
    if (isPossible)
        QCOMPARE(problems.back().code, ProblemCode::OutOfDate);
    presenter.workAnew();
    yard.settle();
    QCOMPARE(presenter.hindrance().has_value(), !isPossible);
    finish(yard, presenter, QString::fromUtf8(QTest::currentDataTag()));
}

void TestInForce::whoCannotActIsNamedBeforeTheDice_data()
{
    QTest::addColumn<int>("system");
    for (std::size_t system = 0; system < kSystems.size(); ++system)
        QTest::newRow(kSystems[system].system) << static_cast<int>(system);
}

/// And dice that fall all the same are kept.
void TestInForce::whoCannotActIsNamedBeforeTheDice()
{
    QFETCH(int, system);
    Yard yard(kSystems[static_cast<std::size_t>(system)]);
    yard.bind(yard.people.front());
    AttackPresenter presenter(yard.inView());
    yard.begin(presenter);
    QVERIFY(presenter.isReady());
    QVERIFY(presenter.hindrance());
    QVERIFY2(presenter.complaints().all().first().contains(QStringLiteral("Ines")),
             qPrintable(presenter.complaints().all().first()));
    const auto rolls = presenter.dice().rolls();
    QVERIFY(!rolls.empty());
    presenter.dice().setDie(rolls.front().question.key, 0, 1);
    yard.settle();
    const auto& waiting = yard.inView().snapshot().pending;
    QVERIFY(waiting && waiting->action.request.answers.find(rolls.front().question.key));
}

void TestInForce::diceStayWithTheirPeople_data()
{
    QTest::addColumn<int>("system");
    QTest::addColumn<bool>("comes");
    for (std::size_t system = 0; system < kSystems.size(); ++system) {
        QTest::addRow("%s, the first one comes back", kSystems[system].system) << static_cast<int>(system) << true;
        QTest::addRow("%s, the first one flees", kSystems[system].system) << static_cast<int>(system) << false;
    }
}

/// A step of everybody asks one after the other: who joins or leaves moves all the others, and their dice and rulings move with them.
void TestInForce::diceStayWithTheirPeople()
{
    QFETCH(int, system);
    QFETCH(bool, comes);
    Yard yard(kSystems[static_cast<std::size_t>(system)]);
    CampaignServices services(yard.campaign(), yard.plans(), yard.clock());
    (void)services.encounters.setAway({yard.people.front()}, comes);
    ActionRecord begun = services.turns.prepare(yard.fight);
    SeededAnswerer dice(7);
    const Resolution whole = resolve(begun.request, &dice);
    begun.request.answers = whole.findings.answers;
    const auto ruled = std::ranges::find_if(whole.findings.steps,
                                            [](const Step& step) { return step.key.subject.target() == 1; });
    QVERIFY(ruled != whole.findings.steps.end());
    begun.request.overrides.push_back({ruled->key, ruled->value, "the table says so"});
    const auto before = rolledBy(begun);
    QVERIFY(before.size() >= 2);

    (void)services.encounters.setAway({yard.people.front()}, !comes);
    ActionRecord anew = services.turns.prepare(yard.fight);
    QVERIFY(targetsOf(anew) != targetsOf(begun));
    takeOwn(anew, begun);
    const auto now = rolledBy(anew);
    QVERIFY(!now.empty());
    for (const auto& [whose, faces] : now) {
        QVERIFY(whose.second != yard.people.front());
        QVERIFY(before.contains(whose) && before.at(whose) == faces);
    }
    // What everybody was asked has lost nobody; a tie may be none any more.
    const std::uint16_t first = before.begin()->first.first;
    for (const auto& [whose, faces] : before)
        QVERIFY(whose.first != first || whose.second == yard.people.front() || now.contains(whose));
    const RecordId judged = targetsOf(begun)[1];
    QCOMPARE(anew.request.overrides.size(), std::size_t{1});
    const Resolution after = resolve(anew.request, &dice);
    const auto step = std::ranges::find(after.findings.steps, anew.request.overrides.front().step, &Step::key);
    QVERIFY(step != after.findings.steps.end());
    QCOMPARE(targetsOf(anew)[static_cast<std::size_t>(*step->key.subject.target())], judged);
}

/// Whatever happens in whichever order, heard of or not.
void TestInForce::mixes()
{
    constexpr int kMixes = 2000;
    int applied = 0;
    for (int mix = 0; mix < kMixes; ++mix) {
        RandomStream random(static_cast<std::uint64_t>(mix) + 1);
        Yard yard(kSystems[random.below(kSystems.size())]);
        QString which = QStringLiteral("mix %1:").arg(mix);
        const auto happen = [&] {
            const std::uint32_t event = random.below(static_cast<std::uint32_t>(kEvents.size()));
            const std::uint32_t draw = random.below(64);
            if (yard.happen(static_cast<Turn>(event), draw))
                which += QStringLiteral(" %1").arg(QString::fromUtf8(kEvents[event]));
            if (random.below(3) != 0)
                yard.tell();
        };
        for (std::uint32_t i = random.below(3); i > 0; --i)
            happen();
        yard.tell();
        AttackPresenter presenter(yard.inView());
        yard.begin(presenter);
        if (!presenter.isReady() || !presenter.complaints().isEmpty())
            continue;
        for (std::uint32_t i = 1 + random.below(4); i > 0; --i) {
            yard.roll(presenter, static_cast<LaidAs>(random.below(3)));
            const Answers lay = presenter.pendingAction().action.request.answers;
            happen();
            QVERIFY2(areKept(lay, presenter), qPrintable(which));
        }
        if (random.below(2) == 0) {
            presenter.apply();
            yard.settle();
        }
        if (presenter.isReady()) {
            yard.tell();
            if (presenter.isReady() && !presenter.hindrance() && !presenter.isOutdated())
                QVERIFY2(yard.isInForce(presenter), qPrintable(which));
        }
        if (presenter.isReady())
            finish(yard, presenter, which);
        if (QTest::currentTestFailed())
            return;
        applied += static_cast<int>(yard.otherwise().isEmpty());
        QVERIFY2(yard.otherwise().isEmpty(), qPrintable(which + yard.otherwise()));
    }
    QVERIFY(applied > kMixes / 2);
}

HITSPREAD_GUI_TEST(TestInForce)
#include "tst_inforce.moc"
