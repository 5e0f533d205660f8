#include "libraryfixture.h"
#include "rules/systems/percentile/gear.h"
#include "rules/systems/threed/melee/handweapons.h"
#include "services/fight/encounterservice.h"
#include "services/library/kitservice.h"
#include "services/library/libraryservice.h"
#include "services/library/recordname.h"
#include "services/library/recordvalues.h"
#include "support/edits.h"
#include "support/faultwords.h"
#include "support/manycharacters.h"
#include "support/problemof.h"
#include "support/testclass.h"

#include <algorithm>

using namespace hitspread;
using support::problemOf;

/// The library on a file: whole groups at once, copies, uses, kits; each undone, redone, and all of it after a restart in between.
class LibraryTest : public QObject, private LibraryFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { makeFile(); }
    void groupsChangeInOneStep();
    void aBadRecordRefusesTheWholeGroup();
    void unknownBodyPlansAreRefused();
    void copiesHaveNamesOfTheirOwn();
    void copiesBringTheirKit();
    void aWeaponComesWithThePlainestRounds();
    void everyKindIsKept_data();
    void everyKindIsKept();
    void pagesHoldWhatRecordsHold_data();
    void pagesHoldWhatRecordsHold();
    void grenadesAreCarried();
    void usersAreNamed();
    void kitsChangeThroughTheLog();
    void kitRefusals();
    void namesAreNeverEmpty();
    void longNamesAreCountedInCharacters();
    void newNamesAreFree();
    void weaponsComeLoaded();
    void noMoreRoundsThanTheMagazineHolds();
};

void LibraryTest::groupsChangeInOneStep()
{
    LibraryService library(*m_file, m_plans, m_clock);
    std::string before = dump();
    std::vector<StoredRecord> weapons = library.page({.kind = RecordKind::Weapon, .system = "threed"});
    QVERIFY(weapons.size() > 5);
    for (StoredRecord& weapon : weapons) {
        weapon.record.as<threed::Weapon>().toHit = 2;
        weapon.tags = {"dockside", "Old stock"};
    }
    QVERIFY(support::allUpdated(library, weapons) != 0);
    QCOMPARE(support::allUpdated(library, weapons), EntryId{0});
    QCOMPARE(library.tags(RecordKind::Weapon), (std::vector<std::string>{"dockside", "Old stock"}));
    undoAndRedo(before, 1);

    LibraryService again(*m_file, m_plans, m_clock);
    before = dump();
    std::vector<RecordRef> references;
    for (const StoredRecord& weapon : weapons)
        references.push_back({RecordKind::Weapon, weapon.id});
    const std::vector<RecordId> copies = again.duplicateAll(references);
    QCOMPARE(copies.size(), weapons.size());
    QVERIFY(!again.load({RecordKind::Weapon, copies.at(0)}).sample);
    QCOMPARE(again.load({RecordKind::Weapon, copies.at(0)}).tags, weapons.at(0).tags);
    undoAndRedo(before, 1);

    before = dump();
    LibraryService(*m_file, m_plans, m_clock).removeAll(references);
    QCOMPARE(LibraryService(*m_file, m_plans, m_clock).count({.kind = RecordKind::Weapon, .system = "threed"}),
             copies.size());
    undoAndRedo(before, 1);
}

void LibraryTest::aBadRecordRefusesTheWholeGroup()
{
    LibraryService library(*m_file, m_plans, m_clock);
    const std::string before = dump();
    const EntryId head = m_file->log().head({});
    std::vector<StoredRecord> weapons = library.page({.kind = RecordKind::Weapon, .system = "threed"});
    for (StoredRecord& weapon : weapons)
        weapon.record.as<threed::Weapon>().recoil = 3;
    weapons.at(2).record.as<threed::Weapon>().recoil = 31;
    auto problem = problemOf([&] { support::allUpdated(library, weapons); });
    QVERIFY(problem && problem->code == ProblemCode::BadInput);
    QCOMPARE(spelled(problem->where), weapons.at(2).record.as<threed::Weapon>().name + ".recoil");
    weapons.at(2).record.as<threed::Weapon>().recoil = 3;
    weapons.at(4).tags = {"a", "a"};
    problem = problemOf([&] { support::allUpdated(library, weapons); });
    QCOMPARE(spelled(problem->where), weapons.at(4).record.as<threed::Weapon>().name + ".tags");
    weapons.at(4).tags = {};
    weapons.at(5).id = 9999;
    QVERIFY(problemOf([&] { support::allUpdated(library, weapons); })->code == ProblemCode::NotFound);
    const RecordRef there{RecordKind::Weapon, weapons.at(0).id};
    const std::vector<RecordRef> some{there, {RecordKind::Weapon, 9999}};
    QVERIFY(problemOf([&] { library.removeAll(some); })->code == ProblemCode::NotFound);
    QVERIFY(problemOf([&] { (void)library.duplicateAll(some); })->code == ProblemCode::NotFound);
    QVERIFY(problemOf([&] { library.removeAll(std::vector{there, there}); })->code == ProblemCode::NotFound);
    QCOMPARE(dump(), before);
    QCOMPARE(m_file->log().head({}), head);
}

void LibraryTest::unknownBodyPlansAreRefused()
{
    LibraryService library(*m_file, m_plans, m_clock);
    const RecordId id = library.create(support::inventedCharacter(1));
    StoredRecord wrong = library.load({RecordKind::Character, id});
    wrong.record = wrong.record.cloned();
    const FieldDeclaration& plan = *wrong.record.declaration().find("bodyPlan");
    plan.setText(wrong.record.data(), "humn");
    const std::string before = dump();
    for (const std::function<void()>& work : {std::function<void()>([&] { support::updated(library, wrong); }),
                                              std::function<void()>([&] { (void)library.create(wrong); })}) {
        const auto problem = problemOf(work);
        QVERIFY(problem && problem->code == ProblemCode::BadInput);
        QVERIFY2(spelled(problem->where).ends_with(".bodyPlan"), spelled(problem->where).c_str());
        QCOMPARE(spelled(problem->causes.at(0)), std::string("NoBodyPlan: humn, human"));
        QCOMPARE(dump(), before);
    }
    plan.setText(wrong.record.data(), "human");
    QVERIFY(support::updated(library, wrong) != 0);
    // One that came from elsewhere with a plan of its own can still be renamed.
    plan.setText(wrong.record.data(), "dragon");
    m_file->library().update(wrong);
    wrong.record.declaration().find("name")->setText(wrong.record.data(), "Smaug");
    QVERIFY(support::updated(library, wrong) != 0);
}

/// The first number that is free, and none behind another.
void LibraryTest::copiesHaveNamesOfTheirOwn()
{
    LibraryService library(*m_file, m_plans, m_clock);
    const StoredRecord original = library.page({.kind = RecordKind::Weapon, .system = "threed"}).front();
    const auto called = [&library](RecordId id) {
        return library.load({RecordKind::Weapon, id}).record.as<threed::Weapon>().name;
    };
    const std::string name = original.record.as<threed::Weapon>().name;
    const RecordRef reference{RecordKind::Weapon, original.id};
    const RecordId second = library.duplicate(reference);
    QCOMPARE(called(second), name + " 2");
    QCOMPARE(called(original.id), name);
    QCOMPARE(called(library.duplicate({RecordKind::Weapon, second})), name + " 3");
    library.remove({RecordKind::Weapon, second});
    const std::vector<RecordId> two = library.duplicateAll(std::vector{reference, reference});
    QCOMPARE(called(two.at(0)), name + " 2");
    QCOMPARE(called(two.at(1)), name + " 4");
    // A number that belongs to the name stays, and a long name gives way to the number.
    StoredRecord other = original;
    other.record = other.record.cloned();
    other.record.as<threed::Weapon>().name = "Quill 12";
    QCOMPARE(called(library.duplicate({RecordKind::Weapon, library.create(other)})), std::string("Quill 12 2"));
    const auto most = static_cast<std::size_t>(other.record.declaration().find("name")->maximum);
    other.record.as<threed::Weapon>().name = std::string(most - 3, 'q') + "üx";
    QCOMPARE(called(library.duplicate({RecordKind::Weapon, library.create(other)})),
             std::string(most - 3, 'q') + "ü 2");
}

void LibraryTest::copiesBringTheirKit()
{
    const std::string before = dump();
    const RecordId original = m_file->encounters().combatants(1).at(0).character;
    LibraryService library(*m_file, m_plans, m_clock);
    KitService kits(*m_file, m_clock);
    const RecordId copy = library.duplicate({RecordKind::Character, original});
    const std::vector<KitItem> old = kits.kit(original);
    const std::vector<KitItem> fresh = kits.kit(copy);
    QVERIFY(!old.empty());
    QCOMPARE(fresh.size(), old.size());
    for (std::size_t i = 0; i < old.size(); ++i) {
        QCOMPARE(fresh.at(i).record.id, old.at(i).record.id);
        QCOMPARE(fresh.at(i).mounted.size(), old.at(i).mounted.size());
        QVERIFY(fresh.at(i).possession.id != old.at(i).possession.id);
    }
    undoAndRedo(before, 1);
}

/// Piercing is before standard in every list, and nobody means it who takes a gun.
void LibraryTest::aWeaponComesWithThePlainestRounds()
{
    LibraryService library(*m_file, m_plans, m_clock);
    const auto created = [&library](const AnyRecord& record) {
        StoredRecord stored;
        stored.system = "threed";
        stored.record = record.cloned();
        return library.create(stored);
    };
    threed::Ammunition rounds;
    rounds.calibre = "6.1 mm";
    rounds.penetration = 9;
    rounds.damage = 12;
    const auto named = [&](const char* name, int plus) {
        rounds.name = name;
        rounds.penetrationPlus = plus;
        return created(AnyRecord(threed::ammunitionRecord, &rounds));
    };
    (void)named("6.1 mm armour piercing", 2);
    const RecordId plain = named("6.1 mm standard", 0);
    (void)named("6.1 mm standard of another maker", 0);
    threed::Weapon gun;
    gun.name = "Marsh rifle";
    gun.calibre = "6.1 mm";
    const RecordId weapon = created(AnyRecord(threed::weaponRecord, &gun));
    QCOMPARE(KitService(*m_file, m_clock).loadFor({RecordKind::Weapon, weapon}), plain);
}

void LibraryTest::everyKindIsKept_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("atLeast");
    QTest::newRow("character") << static_cast<int>(RecordKind::Character) << 6;
    QTest::newRow("weapon") << static_cast<int>(RecordKind::Weapon) << 12;
    QTest::newRow("ammunition") << static_cast<int>(RecordKind::Ammunition) << 8;
    QTest::newRow("armour") << static_cast<int>(RecordKind::Armour) << 6;
    QTest::newRow("accessory") << static_cast<int>(RecordKind::Accessory) << 4;
    QTest::newRow("melee weapon") << static_cast<int>(RecordKind::MeleeWeapon) << 6;
    QTest::newRow("thrown weapon") << static_cast<int>(RecordKind::ThrownWeapon) << 3;
    QTest::newRow("grenade") << static_cast<int>(RecordKind::Grenade) << 4;
    QTest::newRow("condition") << static_cast<int>(RecordKind::ConditionTemplate) << 4;
    QTest::newRow("modifier") << static_cast<int>(RecordKind::Modifier) << 6;
}

/// Created, edited in every number, flag and choice it has, copied, removed; found by searching while it is there.
void LibraryTest::everyKindIsKept()
{
    QFETCH(int, kind);
    QFETCH(int, atLeast);
    LibraryService library(*m_file, m_plans, m_clock);
    LibraryQuery query;
    query.kind = static_cast<RecordKind>(kind);
    query.system = "threed";
    query.sample = true;
    QVERIFY(library.count(query) >= static_cast<std::size_t>(atLeast));
    StoredRecord record = library.page(query).front();
    QVERIFY(record.sample);
    query.sample.reset();
    const std::string before = dump();
    record.sample = false;
    record.record.declaration().find("name")->setText(record.record.data(), "Quillon");
    record.id = library.create(record);
    record.record = record.record.cloned();
    for (const FieldDeclaration& field : record.record.declaration().fields) {
        if (!field.isNumeric() || !field.countedBy.empty())
            continue;
        const bool isSet = field.kind == FieldKind::Set;
        const std::int32_t most = isSet ? (1 << field.choices.size()) - 1 : field.maximum;
        field.setNumber(record.record.data(), field.extent - 1u, most);
    }
    QVERIFY(support::updated(library, record) != 0);
    for (const FieldDeclaration& field : record.record.declaration().fields) {
        if (field.isNumeric())
            QCOMPARE(field.number(library.load({query.kind, record.id}).record.data(), field.extent - 1u),
                     field.number(record.record.data(), field.extent - 1u));
    }
    query.search = "quill";
    const std::size_t found = library.count(query);
    (void)library.duplicate({query.kind, record.id});
    QCOMPARE(library.count(query), found + 1);
    QVERIFY(std::ranges::any_of(library.hits("quillon"), [&](const KindHits& hit) { return hit.kind == query.kind; }));
    library.remove({query.kind, record.id});
    QCOMPARE(library.count(query), found);
    undoAndRedo(before, 4);
}

void LibraryTest::pagesHoldWhatRecordsHold_data()
{
    QTest::addColumn<QString>("search");
    QTest::addColumn<int>("strAtLeast");
    QTest::newRow("everybody") << QString() << 0;
    QTest::newRow("others lie between them") << QString() << 7;
    QTest::newRow("far apart") << QStringLiteral("anka") << 0;
    QTest::newRow("nobody") << QStringLiteral("zzz") << 0;
}

/// A page is read at once, in another order than it is shown in; who is on it is as he is alone, with skills of his own.
void LibraryTest::pagesHoldWhatRecordsHold()
{
    QFETCH(QString, search);
    QFETCH(int, strAtLeast);
    support::addInventedCharacters(*m_file, 90);
    LibraryQuery query;
    query.search = search.toStdString();
    query.limit = 200;
    if (strAtLeast > 0)
        query.filters = {{{"str", ""}, Comparison::AtLeast, std::int64_t{strAtLeast}}};
    const std::vector<StoredRecord> page = m_file->library().page(query);
    const std::vector<LibraryRow> rows = m_file->library().list(query);
    QCOMPARE(page.size(), rows.size());
    QCOMPARE(page.empty(), search == QStringLiteral("zzz"));
    for (std::size_t i = 0; i < page.size(); ++i) {
        const RecordRef reference{RecordKind::Character, rows[i].id};
        QCOMPARE(page[i].id, rows[i].id);
        QVERIFY(differences(reference, page[i], m_file->library().load(reference)).empty());
    }
}

void LibraryTest::grenadesAreCarried()
{
    KitService kits(*m_file, m_clock);
    const RecordId person = LibraryService(*m_file, m_plans, m_clock).create(support::inventedCharacter(3));
    const std::string before = dump();
    const RecordId grenade = idOf(RecordKind::Grenade, "Shard grenade");
    const RecordId thing = kits.give(person, {RecordKind::Grenade, grenade});
    (void)kits.give(person, {RecordKind::MeleeWeapon, idOf(RecordKind::MeleeWeapon, "Quay cutlass")});
    (void)kits.give(person, {RecordKind::ThrownWeapon, idOf(RecordKind::ThrownWeapon, "Weighted dart")});
    AnyRecord state = kits.kit(person).front().possession.state.cloned();
    QCOMPARE(state.as<threed::ItemState>().count, 1);
    QVERIFY(state.as<threed::ItemState>().drawn == threed::Drawn::No);
    state.as<threed::ItemState>().count = 5;
    kits.setState(thing, state);
    const auto uses = LibraryService(*m_file, m_plans, m_clock).usedBy({RecordKind::Grenade, grenade});
    QVERIFY(std::ranges::any_of(uses, [&](const RecordUse& use) { return use.possession == thing; }));
    undoAndRedo(before, 4);

    // A fight takes a copy, and throwing one there leaves the kit as it is.
    EncounterService fights(*m_file, m_clock);
    const RecordId fighter = fights.add(1, person, "Thrower", Side::Others);
    const auto carried = fights.view(fighter).others;
    QCOMPARE(carried.size(), std::size_t{3});
    LoggedChange change;
    change.record = {RecordKind::ItemState, carried.front().possession.id};
    change.field = "count";
    change.before = std::int64_t{5};
    change.after = std::int64_t{4};
    fights.setByHand(1, change, "thrown");
    QCOMPARE(fights.view(fighter).others.front().possession.state.as<threed::ItemState>().count, 4);
    QCOMPARE(KitService(*m_file, m_clock).kit(person).front().possession.state.as<threed::ItemState>().count, 5);
    HistoryService(*m_file, m_clock).undo({ScopeKind::Encounter, 1});
    QCOMPARE(fights.view(fighter).others.front().possession.state.as<threed::ItemState>().count, 5);
    QCOMPARE(support::faultWords(m_file->faults()), QStringList());
}

void LibraryTest::usersAreNamed()
{
    LibraryService library(*m_file, m_plans, m_clock);
    const Combatant fighter = m_file->encounters().combatants(1).at(0);
    const auto uses = library.usedBy({RecordKind::Character, fighter.character});
    QVERIFY(std::ranges::any_of(uses, [&](const RecordUse& use) {
        return use.how == RecordUse::How::Fights && use.combatant == fighter.id && use.who == fighter.name
            && use.encounter == 1 && !use.encounterName.empty();
    }));
    const auto kit = m_file->encounters().possessionsOfCombatant(fighter.id);
    const auto weapon = std::ranges::find(kit, RecordKind::Weapon, &Possession::kind);
    const auto carried = library.usedBy({RecordKind::Weapon, weapon->item});
    QVERIFY(std::ranges::any_of(carried, [&](const RecordUse& use) {
        return use.how == RecordUse::How::Carried && use.possession == weapon->id && use.combatant == fighter.id;
    }));
    QVERIFY(std::ranges::any_of(carried, [&](const RecordUse& use) {
        return use.encounter == 0 && use.character == fighter.character && use.combatant == 0;
    }));
    const auto loaded = library.usedBy({RecordKind::Ammunition, weapon->ammunition});
    QVERIFY(std::ranges::any_of(loaded, [&](const RecordUse& use) {
        return use.how == RecordUse::How::Loaded && use.weapon == weapon->item && !use.weaponName.empty();
    }));
    const auto accessory = std::ranges::find(kit, RecordKind::Accessory, &Possession::kind);
    QVERIFY(accessory != kit.end());
    const auto mounted = library.usedBy({RecordKind::Accessory, accessory->item});
    QVERIFY(std::ranges::any_of(mounted, [&](const RecordUse& use) {
        return use.how == RecordUse::How::Mounted && use.weapon != 0 && use.who == fighter.name;
    }));
    // A character taken out of the library no longer counts; his fights do.
    library.remove({RecordKind::Character, fighter.character});
    QVERIFY(std::ranges::none_of(library.usedBy({RecordKind::Weapon, weapon->item}), [&](const RecordUse& use) {
        return use.encounter == 0 && use.character == fighter.character;
    }));
    QVERIFY(!library.usedBy({RecordKind::Weapon, weapon->item}).empty());
}

void LibraryTest::kitsChangeThroughTheLog()
{
    const std::string before = dump();
    LibraryService library(*m_file, m_plans, m_clock);
    const RecordId person = library.create(support::inventedCharacter(3));
    KitService kits(*m_file, m_clock);
    const std::vector<KitItem> model = kits.kit(m_file->encounters().combatants(1).at(0).character);
    const auto armed = std::ranges::find_if(model, [](const KitItem& item) { return !item.mounted.empty(); });
    const auto worn = std::ranges::find_if(
        model, [](const KitItem& item) { return item.possession.kind == RecordKind::Armour; });
    QVERIFY(armed != model.end() && worn != model.end() && armed->ammunition);
    const RecordId weapon = kits.give(person, {RecordKind::Weapon, armed->record.id}, armed->ammunition->id);
    const RecordId armour = kits.give(person, {RecordKind::Armour, worn->record.id});
    const RecordId part = kits.give(person, {RecordKind::Accessory, armed->mounted.front().record.id});
    QVERIFY(kits.mount(part, weapon) != 0);
    QCOMPARE(kits.mount(part, weapon), EntryId{0});
    QCOMPARE(kits.kit(person).size(), std::size_t{2});
    QCOMPARE(kits.kit(person).front().mounted.size(), std::size_t{1});
    AnyRecord state = kits.kit(person).front().possession.state.cloned();
    QCOMPARE(state.as<threed::WeaponState>().rounds, armed->record.record.as<threed::Weapon>().magazine);
    QVERIFY(state.as<threed::WeaponState>().drawn == threed::Drawn::No);
    state.as<threed::WeaponState>().rounds = 2;
    state.as<threed::WeaponState>().drawn = threed::Drawn::Right;
    QVERIFY(kits.setState(weapon, state) != 0);
    QCOMPARE(kits.setState(weapon, state), EntryId{0});
    QVERIFY(kits.load(weapon, 0) != 0);
    QVERIFY(kits.load(weapon, armed->ammunition->id) != 0);
    QVERIFY(kits.move(armour, 0) != 0);
    QCOMPARE(kits.kit(person).front().possession.id, armour);
    undoAndRedo(before, 9);

    const std::string armedUp = dump();
    KitService(*m_file, m_clock).take(weapon);
    QCOMPARE(KitService(*m_file, m_clock).kit(person).size(), std::size_t{1});
    undoAndRedo(armedUp, 1);
}

void LibraryTest::kitRefusals()
{
    LibraryService library(*m_file, m_plans, m_clock);
    KitService kits(*m_file, m_clock);
    const RecordId person = library.create(support::inventedCharacter(3));
    const RecordId other = library.page({.kind = RecordKind::Weapon, .system = "percentile"}).front().id;
    const RecordId weapon = library.page({.kind = RecordKind::Weapon, .system = "threed"}).front().id;
    const RecordId armour = library.page({.kind = RecordKind::Armour, .system = "threed"}).front().id;
    const RecordId ammunition = library.page({.kind = RecordKind::Ammunition, .system = "threed"}).front().id;
    const RecordId held = kits.give(person, {RecordKind::Weapon, weapon});
    const RecordId worn = kits.give(person, {RecordKind::Armour, armour}, 0);
    const std::string before = dump();
    const auto isRefused = [&](const std::function<void()>& work) {
        const auto problem = problemOf(work);
        return problem && problem->code == ProblemCode::BadInput && support::saysWhatToDo(*problem);
    };
    QVERIFY(isRefused([&] { (void)kits.give(person, {RecordKind::Weapon, other}); }));
    QVERIFY(isRefused([&] { (void)kits.give(person, {RecordKind::Ammunition, ammunition}); }));
    QVERIFY(isRefused([&] { (void)kits.give(person, {RecordKind::Armour, armour}, ammunition); }));
    QVERIFY(isRefused([&] { kits.load(worn, ammunition); }));
    QVERIFY(isRefused([&] { kits.mount(held, worn); }));
    QVERIFY(isRefused([&] { kits.setState(worn, AnyRecord(threed::weaponStateRecord)); }));
    QVERIFY(isRefused([&] { kits.take(m_file->encounters().possessionsOfCombatant(1).front().id); }));
    AnyRecord state(threed::weaponStateRecord);
    state.as<threed::WeaponState>().rounds = -1;
    const auto problem = problemOf([&] { kits.setState(held, state); });
    QVERIFY(problem && spelled(problem->where).ends_with(".rounds"));
    QCOMPARE(dump(), before);
    library.remove({RecordKind::Weapon, weapon});
    QVERIFY(problemOf([&] { (void)kits.give(person, {RecordKind::Weapon, weapon}); })->code == ProblemCode::NotFound);
    QCOMPARE(kits.kit(person).size(), std::size_t{2});
}

void LibraryTest::namesAreNeverEmpty()
{
    LibraryService library(*m_file, m_plans, m_clock);
    StoredRecord person = support::inventedCharacter(3);
    const RecordId id = library.create(person);
    const std::string before = dump();
    const auto named = [&](const std::string& name) {
        StoredRecord changed = library.load({RecordKind::Character, id});
        changed.record = changed.record.cloned();
        changed.record.as<threed::Character>().name = name;
        return changed;
    };
    for (const char* blank : {"", "  ", "\t\n", "\xe2\x80\xa8"}) {
        const auto problem = problemOf([&] { support::updated(library, named(blank)); });
        QVERIFY(problem && problem->code == ProblemCode::BadInput && support::saysWhatToDo(*problem));
        StoredRecord fresh = named(blank);
        fresh.id = 0;
        QVERIFY(problemOf([&] { (void)library.create(fresh); }));
    }
    QCOMPARE(dump(), before);
    support::updated(library, named("Two\r\nlines\tand a\xe2\x80\xa9tab"));
    QCOMPARE(library.load({RecordKind::Character, id}).record.as<threed::Character>().name,
             std::string("Two lines and a tab"));
    // One that came without a name from elsewhere may still be edited otherwise.
    StoredRecord nameless = named("");
    m_file->library().update(nameless);
    nameless.record = nameless.record.cloned();
    nameless.record.as<threed::Character>().str = 7;
    QVERIFY(support::updated(library, nameless) != 0);
}

void LibraryTest::longNamesAreCountedInCharacters()
{
    LibraryService library(*m_file, m_plans, m_clock);
    StoredRecord person = support::inventedCharacter(3);
    const auto repeated = [](int count) {
        std::string name;
        for (int i = 0; i < count; ++i)
            name += "ü";
        return name;
    };
    person.record.as<threed::Character>().name = repeated(200);
    const RecordId id = library.create(person);
    reopen();
    LibraryService again(*m_file, m_plans, m_clock);
    QCOMPARE(again.load({RecordKind::Character, id}).record.as<threed::Character>().name, repeated(200));
    person.record.as<threed::Character>().name = repeated(201);
    const auto problem = problemOf([&] { (void)again.create(person); });
    QVERIFY(problem && spelled(problem->causes.at(0)).starts_with("OverLimit: 201, "));
}

void LibraryTest::newNamesAreFree()
{
    LibraryService library(*m_file, m_plans, m_clock);
    StoredRecord person = support::inventedCharacter(3);
    for (const char* wanted : {"New character", "New character 2", "New character 3"}) {
        const std::string name = freeName(library, person, "New character");
        QCOMPARE(name, std::string(wanted));
        person.record.as<threed::Character>().name = name;
        (void)library.create(person);
    }
}

void LibraryTest::weaponsComeLoaded()
{
    LibraryService library(*m_file, m_plans, m_clock);
    KitService kits(*m_file, m_clock);
    const auto weapons = library.page({.kind = RecordKind::Weapon, .system = "threed"});
    int found = 0;
    for (const StoredRecord& weapon : weapons) {
        const RecordId load = kits.loadFor({RecordKind::Weapon, weapon.id});
        if (load == 0)
            continue;
        ++found;
        const StoredRecord rounds = library.load({RecordKind::Ammunition, load});
        QCOMPARE(rounds.record.as<threed::Ammunition>().calibre, weapon.record.as<threed::Weapon>().calibre);
        QCOMPARE(rounds.system, weapon.system);
    }
    QVERIFY(found > 0);
    StoredRecord odd = weapons.front();
    odd.record = odd.record.cloned();
    odd.record.as<threed::Weapon>().calibre = "of nothing there is";
    QCOMPARE(kits.loadFor({RecordKind::Weapon, library.create(odd)}), RecordId{0});
    QCOMPARE(kits.loadFor({RecordKind::Armour,
                           idOf(RecordKind::Armour,
                                library.page({.kind = RecordKind::Armour, .system = "threed"})
                                    .front()
                                    .record.as<threed::Armour>()
                                    .name)}),
             RecordId{0});
}

void LibraryTest::noMoreRoundsThanTheMagazineHolds()
{
    LibraryService library(*m_file, m_plans, m_clock);
    KitService kits(*m_file, m_clock);
    const RecordId person = library.create(support::inventedCharacter(3));
    const StoredRecord weapon = library.page({.kind = RecordKind::Weapon, .system = "threed"}).front();
    const int magazine = weapon.record.as<threed::Weapon>().magazine;
    const RecordId held = kits.give(person, {RecordKind::Weapon, weapon.id});
    AnyRecord state = kits.kit(person).front().possession.state.cloned();
    state.as<threed::WeaponState>().rounds = 999;
    const std::string before = dump();
    const auto problem = problemOf([&] { kits.setState(held, state); });
    QVERIFY(problem && problem->code == ProblemCode::BadInput);
    QCOMPARE(spelled(problem->causes.at(0)), "OverLimit: 999, " + std::to_string(magazine));
    QCOMPARE(dump(), before);
    state.as<threed::WeaponState>().rounds = magazine - 1;
    QVERIFY(kits.setState(held, state) != 0);

    // In any system; what nobody counts has no most.
    for (const int shots : {6, kNoEntry}) {
        StoredRecord pistol = library.page({.kind = RecordKind::Weapon, .system = "percentile"}).front();
        pistol.id = 0;
        pistol.record = pistol.record.cloned();
        pistol.record.as<percentile::Weapon>().magazine = shots;
        StoredRecord gunner = library.page({.kind = RecordKind::Character, .system = "percentile"}).front();
        gunner.id = 0;
        const RecordId hand = kits.give(library.create(gunner), {RecordKind::Weapon, library.create(pistol)});
        AnyRecord loaded(percentile::weaponStateRecord);
        loaded.as<percentile::WeaponState>().ammo = 500;
        QCOMPARE(problemOf([&] { kits.setState(hand, loaded); }).has_value(), shots != kNoEntry);
    }

    EncounterService fights(*m_file, m_clock);
    const RecordId fight = fights.encounters().front().id;
    const Possession carried = fights.combatants(fight).front().weapons.front().possession;
    LoggedChange change;
    change.record = {RecordKind::WeaponState, carried.id};
    change.field = "rounds";
    change.before = std::int64_t{carried.state.as<threed::WeaponState>().rounds};
    change.after = std::int64_t{999};
    const std::string fought = dump();
    QVERIFY(problemOf([&] { fights.setByHand(fight, {change}, "typed"); }));
    QCOMPARE(dump(), fought);
}

HITSPREAD_TEST(LibraryTest)
#include "library_test.moc"
