#include <QTest>

#include "rules/systems/threed/handweapons.h"
#include "services/encounterservice.h"
#include "services/historyservice.h"
#include "services/kitservice.h"
#include "services/libraryservice.h"
#include "services/problem.h"
#include "storage/campaignfile.h"
#include "storage/samplecampaign.h"
#include "support/fakecampaign.h"
#include "support/humanplans.h"
#include "support/manycharacters.h"
#include "support/problemof.h"

#include <QFile>
#include <QTemporaryDir>

#include <algorithm>

using namespace hitspread;
using namespace hitspread::storage;
using support::problemOf;

namespace {

std::vector<std::byte> pngOf(std::uint32_t width, std::uint32_t height, std::size_t filler = 0)
{
    std::vector<std::byte> bytes;
    const auto put = [&](std::initializer_list<int> values) {
        for (const int value : values)
            bytes.push_back(static_cast<std::byte>(value));
    };
    const auto number = [&](std::uint32_t value) {
        put({static_cast<int>(value >> 24), static_cast<int>(value >> 16 & 255), static_cast<int>(value >> 8 & 255),
             static_cast<int>(value & 255)});
    };
    put({0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n', 0, 0, 0, 13, 'I', 'H', 'D', 'R'});
    number(width);
    number(height);
    bytes.resize(bytes.size() + filler);
    return bytes;
}

}  // namespace

/// The library on a file: whole groups at once, queries, uses, kits, portraits, saved searches; each undone, redone, and all of
/// it after a restart in between.
class LibraryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void groupsChangeInOneStep();
    void aBadRecordRefusesTheWholeGroup();
    void unknownBodyPlansAreRefused();
    void copiesBringTheirKit();
    void everyKindIsKept_data();
    void everyKindIsKept();
    void grenadesAreCarried();
    void queries_data();
    void queries();
    void badQueriesNameTheField_data();
    void badQueriesNameTheField();
    void elsewhereAndSuggestions();
    void usersAreNamed();
    void kitsChangeThroughTheLog();
    void kitRefusals();
    void portraitsAreKeptOnce();
    void badImagesAreRefused_data();
    void badImagesAreRefused();
    void savedSearchesComeBack();

private:
    void reopen();
    /// Undoes `steps` entries and redoes them, reopening in between; the campaign must look the same as before and after.
    void undoAndRedo(const std::string& before, int steps);
    [[nodiscard]] RecordId idOf(RecordKind kind, const std::string& name);
    [[nodiscard]] std::string dump() { return support::dumpOf(*m_file); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<CampaignFile> m_file;
    support::HumanPlans m_plans;
    support::FixedClock m_clock;
};

void LibraryTest::init()
{
    m_file.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    // Made once, copied for each test.
    static const QTemporaryDir made;
    const QString sample = made.filePath(QStringLiteral("sample.hitspread"));
    if (!QFile::exists(sample))
        SampleCampaign::create(sample).reset();
    const QString path = m_folder->filePath(QStringLiteral("campaign.hitspread"));
    QVERIFY(QFile::copy(sample, path));
    m_file = CampaignFile::open(path);
}

void LibraryTest::reopen()
{
    const QString path = QString::fromStdString(m_file->path());
    m_file.reset();
    m_file = CampaignFile::open(path);
}

void LibraryTest::undoAndRedo(const std::string& before, int steps)
{
    const std::string after = dump();
    QVERIFY(before != after);
    for (int i = 0; i < steps; ++i)
        HistoryService(*m_file, m_clock).undo({});
    QCOMPARE(dump(), before);
    QCOMPARE(m_file->faults(), QStringList());
    reopen();
    for (int i = 0; i < steps; ++i)
        HistoryService(*m_file, m_clock).redo({});
    QCOMPARE(dump(), after);
    reopen();
    QCOMPARE(dump(), after);
    QCOMPARE(m_file->faults(), QStringList());
}

RecordId LibraryTest::idOf(RecordKind kind, const std::string& name)
{
    LibraryQuery query;
    query.kind = kind;
    for (const LibraryRow& row : m_file->library().list(query)) {
        if (row.name == name)
            return row.id;
    }
    throw Failure(ProblemCode::NotFound, name);
}

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
    QVERIFY(library.updateAll(weapons) != 0);
    QCOMPARE(library.updateAll(weapons), EntryId{0});
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
    auto problem = problemOf([&] { library.updateAll(weapons); });
    QVERIFY(problem && problem->code == ProblemCode::BadInput);
    QCOMPARE(problem->where, weapons.at(2).record.as<threed::Weapon>().name + ".recoil");
    weapons.at(2).record.as<threed::Weapon>().recoil = 3;
    weapons.at(4).tags = {"a", "a"};
    problem = problemOf([&] { library.updateAll(weapons); });
    QCOMPARE(problem->where, weapons.at(4).record.as<threed::Weapon>().name + ".tags");
    weapons.at(4).tags = {};
    weapons.at(5).id = 9999;
    QVERIFY(problemOf([&] { library.updateAll(weapons); })->code == ProblemCode::NotFound);
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
    for (const std::function<void()>& work : {std::function<void()>([&] { library.update(wrong); }),
                                              std::function<void()>([&] { (void)library.create(wrong); })}) {
        const auto problem = problemOf(work);
        QVERIFY(problem && problem->code == ProblemCode::BadInput);
        QVERIFY2(problem->where.ends_with(".bodyPlan"), problem->where.c_str());
        QCOMPARE(problem->details, (std::vector<std::string>{"\"humn\" is no body plan", "take one of these: human"}));
        QCOMPARE(dump(), before);
    }
    plan.setText(wrong.record.data(), "human");
    QVERIFY(library.update(wrong) != 0);
    // One that came from elsewhere with a plan of its own can still be renamed.
    plan.setText(wrong.record.data(), "dragon");
    m_file->library().update(wrong);
    wrong.record.declaration().find("name")->setText(wrong.record.data(), "Smaug");
    QVERIFY(library.update(wrong) != 0);
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
    QVERIFY(library.update(record) != 0);
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
    QCOMPARE(m_file->faults(), QStringList());
}

void LibraryTest::queries_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("element");
    QTest::addColumn<int>("comparison");
    QTest::addColumn<QVariant>("value");
    QTest::addColumn<QStringList>("names");
    const auto row = [](const char* name, const char* field, const char* element, Comparison comparison,
                        const QVariant& value, const QStringList& names) {
        QTest::newRow(name) << QString::fromLatin1(field) << QString::fromLatin1(element)
                            << static_cast<int>(comparison) << value << names;
    };
    const auto list = [](const char* names) { return QString::fromLatin1(names).split(u' ', Qt::SkipEmptyParts); };
    row("number at most", "str", "", Comparison::AtMost, 6, list("Bea Cid"));
    row("number equal", "str", "", Comparison::Equal, 9, list("Abe"));
    row("number not equal", "str", "", Comparison::NotEqual, 9, list("Bea Cid Dot"));
    row("number above", "str", "", Comparison::Greater, 9, list("Dot"));
    row("choice by spelling", "mainHand", "", Comparison::Equal, QStringLiteral("left"), list("Bea"));
    row("choice by index", "mainHand", "", Comparison::AtLeast, 1, list("Bea"));
    row("flag", "xenoSkin", "", Comparison::Equal, 1, list("Cid"));
    row("rank", "skills", "Rifle", Comparison::AtLeast, 5, list("Abe Dot"));
    row("no rank is not equal", "skills", "rifle", Comparison::NotEqual, 7, list("Bea Cid Dot"));
    row("no rank is not less", "skills", "rifle", Comparison::Less, 6, list("Dot"));
    row("element by name", "hitsMax", "head", Comparison::Less, 10, list("Dot"));
    row("text part", "species", "", Comparison::Contains, QStringLiteral("SKIN"), list("Cid"));
    row("text part is literal", "species", "", Comparison::Contains, QStringLiteral("%"), {});
    row("text, case aside", "species", "", Comparison::Equal, QStringLiteral("human"), list("Abe Bea Dot"));
    row("name after", "name", "", Comparison::AtLeast, QStringLiteral("bea"), list("Bea Cid Dot"));
}

void LibraryTest::queries()
{
    QFETCH(QString, field);
    QFETCH(QString, element);
    QFETCH(int, comparison);
    QFETCH(QVariant, value);
    QFETCH(QStringList, names);
    m_file = CampaignFile::create(m_folder->filePath(QStringLiteral("four.hitspread")));
    LibraryService library(*m_file, m_plans, m_clock);
    const auto add = [&](const char* name, int strength, const std::function<void(threed::Character&)>& rest) {
        StoredRecord record = support::inventedCharacter(0);
        auto& character = record.record.as<threed::Character>();
        character.name = name;
        character.str = strength;
        character.species = "Human";
        character.skills = {};
        rest(character);
        (void)library.create(record);
    };
    add("Dot", 12, [](threed::Character& dot) {
        dot.skills.set("rifle", 5);
        dot.hitsMax[0] = 8;
    });
    add("Bea", 6, [](threed::Character& bea) { bea.mainHand = threed::Hand::Left; });
    add("Abe", 9, [](threed::Character& abe) { abe.skills.set("rifle", 7); });
    add("Cid", 3, [](threed::Character& cid) {
        cid.species = "Thick-skinned";
        cid.xenoSkin = true;
    });
    LibraryQuery query;
    LibraryFilter filter{{field.toStdString(), element.toStdString()}, static_cast<Comparison>(comparison), {}};
    if (value.typeId() == QMetaType::Int)
        filter.value = std::int64_t{value.toInt()};
    else
        filter.value = value.toString().toStdString();
    query.filters = {filter};
    const auto listed = [&] {
        QStringList found;
        for (const LibraryRow& row : library.list(query))
            found += QString::fromStdString(row.name);
        return found;
    };
    QCOMPARE(listed(), names);
    QCOMPARE(library.count(query), static_cast<std::size_t>(names.size()));

    // Sorted by the same value: upwards, downwards, and what has no such value last both ways.
    if (field == QStringLiteral("skills")) {
        query.filters.clear();
        query.sortBy = filter.where;
        QCOMPARE(
            listed(),
            (QStringList{QStringLiteral("Dot"), QStringLiteral("Abe"), QStringLiteral("Bea"), QStringLiteral("Cid")}));
        query.descending = true;
        QCOMPARE(
            listed(),
            (QStringList{QStringLiteral("Abe"), QStringLiteral("Dot"), QStringLiteral("Bea"), QStringLiteral("Cid")}));
    }
    if (field == QStringLiteral("str")) {
        query.filters.clear();
        query.sortBy = filter.where;
        query.descending = true;
        QCOMPARE(
            listed(),
            (QStringList{QStringLiteral("Dot"), QStringLiteral("Abe"), QStringLiteral("Bea"), QStringLiteral("Cid")}));
    }
}

void LibraryTest::badQueriesNameTheField_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("element");
    QTest::addColumn<int>("comparison");
    QTest::addColumn<bool>("isNumber");
    const auto row = [](const char* name, const char* field, const char* element, Comparison comparison,
                        bool isNumber) {
        QTest::newRow(name) << QString::fromLatin1(field) << QString::fromLatin1(element)
                            << static_cast<int>(comparison) << isNumber;
    };
    row("unknown field", "charm", "", Comparison::Equal, true);
    row("an injection", "str') OR 1 --", "", Comparison::Equal, true);
    row("unknown element", "hitsMax", "tail", Comparison::Equal, true);
    row("element of a number", "str", "head", Comparison::Equal, true);
    row("ranks without a name", "skills", "", Comparison::Equal, true);
    row("a number contains", "str", "", Comparison::Contains, true);
    row("a number against a text", "str", "", Comparison::Less, false);
    row("a text against a number", "species", "", Comparison::Less, true);
    row("no such choice", "mainHand", "", Comparison::Equal, false);
}

void LibraryTest::badQueriesNameTheField()
{
    QFETCH(QString, field);
    QFETCH(QString, element);
    QFETCH(int, comparison);
    QFETCH(bool, isNumber);
    LibraryFilter filter{{field.toStdString(), element.toStdString()}, static_cast<Comparison>(comparison), {}};
    if (isNumber)
        filter.value = std::int64_t{1};
    else
        filter.value = std::string("seven");
    LibraryQuery query;
    query.filters = {filter};
    const auto problem = problemOf([&] { (void)m_file->library().list(query); });
    QVERIFY(problem && problem->code == ProblemCode::BadInput);
    QVERIFY(problem->where.starts_with(field.toStdString()));
}

void LibraryTest::elsewhereAndSuggestions()
{
    LibraryService library(*m_file, m_plans, m_clock);
    StoredRecord record = support::inventedCharacter(0);
    record.record.as<threed::Character>().notes = "Never without a carbine.";
    (void)library.create(record);
    const std::size_t carbines = library.count({.kind = RecordKind::Weapon, .search = "carbine"});
    QVERIFY(carbines > 0);
    const auto hits = library.hits("carbine");
    const auto among = [&](RecordKind kind) {
        const auto found = std::ranges::find(hits, kind, &KindHits::kind);
        return found == hits.end() ? std::size_t{0} : found->count;
    };
    QCOMPARE(among(RecordKind::Weapon), carbines);
    QCOMPARE(among(RecordKind::Character), std::size_t{1});
    QCOMPARE(among(RecordKind::Armour), std::size_t{0});
    QVERIFY(library.hits("carbine", "percentile").empty());
    const auto found = library.find("carbine");
    QCOMPARE(found.size(), carbines + 1);
    QVERIFY(found.front().kind == RecordKind::Weapon);
    QVERIFY(found.back().kind == RecordKind::Character);
    QCOMPARE(library.find("carbine", {}, 1).size(), std::size_t{1});

    for (const char* typed : {"cabrine", "carbnie", "karbine", "carbien", "CARBINNE"}) {
        const auto suggestion = library.suggestion({.kind = RecordKind::Weapon, .search = typed});
        QVERIFY2(suggestion.has_value(), typed);
        QCOMPARE(suggestion->search, std::string("carbine"));
        QCOMPARE(suggestion->count, carbines);
    }
    QVERIFY(!library.suggestion({.kind = RecordKind::Weapon, .search = "xylophone"}).has_value());
    QVERIFY(!library.suggestion({.kind = RecordKind::Armour, .search = "cabrine"}).has_value());
    QVERIFY(!library.suggestion({.kind = RecordKind::Weapon, .search = ""}).has_value());

    // Tags are found, and narrow a list.
    StoredRecord tagged = library.page({.kind = RecordKind::Armour}).front();
    tagged.tags = {"night watch", "loan"};
    library.update(tagged);
    QCOMPARE(library.count({.kind = RecordKind::Armour, .search = "watch"}), std::size_t{1});
    LibraryQuery query;
    query.kind = RecordKind::Armour;
    query.tags = {"loan", "night watch"};
    QCOMPARE(library.count(query), std::size_t{1});
    query.tags = {"loan", "watch"};
    QCOMPARE(library.count(query), std::size_t{0});
    query = {.kind = RecordKind::Character};
    query.sample = false;
    QCOMPARE(library.count(query), std::size_t{1});
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
        return problem && problem->code == ProblemCode::BadInput && problem->details.size() == 2;
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
    QVERIFY(problem && problem->where.ends_with(".rounds"));
    QCOMPARE(dump(), before);
    library.remove({RecordKind::Weapon, weapon});
    QVERIFY(problemOf([&] { (void)kits.give(person, {RecordKind::Weapon, weapon}); })->code == ProblemCode::NotFound);
    QCOMPARE(kits.kit(person).size(), std::size_t{2});
}

void LibraryTest::portraitsAreKeptOnce()
{
    LibraryService library(*m_file, m_plans, m_clock);
    const RecordId one = library.create(support::inventedCharacter(1));
    const RecordId other = library.create(support::inventedCharacter(2));
    const std::string before = dump();
    const std::vector<std::byte> first = pngOf(200, 300, 40);
    const std::vector<std::byte> second = pngOf(300, 200, 50);
    QVERIFY(library.portrait(one).empty());
    QVERIFY(library.setPortrait(one, first) != 0);
    QCOMPARE(library.setPortrait(one, first), EntryId{0});
    QVERIFY(library.setPortrait(other, first) != 0);
    QVERIFY(library.setPortrait(one, second) != 0);
    QVERIFY(library.setPortrait(other, {}) != 0);
    QVERIFY(library.portrait(one) == second);
    QVERIFY(library.portrait(other).empty());
    QCOMPARE(library.load({RecordKind::Character, one}).portrait.size(), std::size_t{64});
    QVERIFY(m_file->library().keepImage(second) == library.load({RecordKind::Character, one}).portrait);
    undoAndRedo(before, 4);
    HistoryService(*m_file, m_clock).undo({});
    QVERIFY(LibraryService(*m_file, m_plans, m_clock).portrait(other) == first);
}

void LibraryTest::badImagesAreRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const auto row = [](const char* name, const std::vector<std::byte>& bytes) {
        QTest::newRow(name) << QByteArray(reinterpret_cast<const char*>(bytes.data()),
                                          static_cast<qsizetype>(bytes.size()));
    };
    row("wide", pngOf(4097, 10));
    row("a bomb", pngOf(0xffffffff, 0xffffffff));
    row("flat", pngOf(10, 0));
    row("too many bytes", pngOf(10, 10, 4 * 1024 * 1024));
    QTest::newRow("text") << QByteArrayLiteral("#!/bin/sh");
    QTest::newRow("cut PNG") << QByteArray("\x89PNG\r\n\x1a\n", 8);
    QTest::newRow("cut JPEG") << QByteArray("\xff\xd8\xff\xe0\x00\x10", 6);
    QTest::newRow("JPEG without end") << QByteArray("\xff\xd8\xff\xe0\x00\x00\x00\x00", 8);
    QTest::newRow("tall JPEG") << QByteArray("\xff\xd8\xff\xc0\x00\x11\x08\xff\xff\x00\x10\x03", 12);
}

void LibraryTest::badImagesAreRefused()
{
    QFETCH(QByteArray, bytes);
    LibraryService library(*m_file, m_plans, m_clock);
    const RecordId id = library.create(support::inventedCharacter(1));
    const std::string before = dump();
    const std::span image(reinterpret_cast<const std::byte*>(bytes.constData()),
                          static_cast<std::size_t>(bytes.size()));
    const auto problem = problemOf([&] { library.setPortrait(id, image); });
    QVERIFY(problem && problem->code == ProblemCode::BadInput);
    QCOMPARE(problem->where, std::string("portrait"));
    QCOMPARE(problem->details.size(), std::size_t{2});
    QCOMPARE(dump(), before);
}

void LibraryTest::savedSearchesComeBack()
{
    const std::string before = dump();
    LibraryService library(*m_file, m_plans, m_clock);
    SavedSearch search;
    search.name = "Strong left-handers";
    search.query.search = "gate";
    search.query.system = "threed";
    search.query.sortBy = {"skills", "rifle"};
    search.query.descending = true;
    search.query.filters = {{{"str", ""}, Comparison::AtLeast, std::int64_t{12}},
                            {{"mainHand", ""}, Comparison::Equal, std::string("left")}};
    search.query.tags = {"night watch"};
    search.query.sample = false;
    search.id = library.saveSearch(search);
    QVERIFY(library.savedSearches().front().query == search.query);
    SavedSearch renamed = search;
    renamed.name = "Lefties";
    renamed.query.sample.reset();
    QCOMPARE(library.saveSearch(renamed), search.id);
    const RecordId second = library.saveSearch({0, "All armour", {.kind = RecordKind::Armour}});
    QVERIFY(second != search.id);
    QVERIFY(library.removeSearch(second) != 0);
    undoAndRedo(before, 4);
    QCOMPARE(LibraryService(*m_file, m_plans, m_clock).savedSearches().front().name, std::string("Lefties"));
    QVERIFY(!LibraryService(*m_file, m_plans, m_clock).savedSearches().front().query.sample.has_value());
    const std::string kept = dump();
    QVERIFY(problemOf([&] {
                (void)LibraryService(*m_file, m_plans, m_clock).saveSearch({0, " ", {}});
            })->code
            == ProblemCode::BadInput);
    QVERIFY(problemOf([&] { LibraryService(*m_file, m_plans, m_clock).removeSearch(77); })->code
            == ProblemCode::NotFound);
    QVERIFY(problemOf([&] {
                (void)LibraryService(*m_file, m_plans, m_clock).saveSearch({77, "x", {}});
            })->code
            == ProblemCode::NotFound);
    QCOMPARE(dump(), kept);
}

QTEST_GUILESS_MAIN(LibraryTest)
#include "library_test.moc"
