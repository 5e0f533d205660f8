#include "libraryfixture.h"
#include "rules/systems/registry.h"
#include "services/library/libraryservice.h"
#include "storage/sqlite/naturalorder.h"
#include "support/edits.h"
#include "support/manycharacters.h"
#include "support/problemof.h"
#include "support/testclass.h"

#include <algorithm>

using namespace hitspread;
using namespace hitspread::storage;
using support::problemOf;

/// Finding in the library on a file: queries, their refusals, suggestions from elsewhere, searches that were saved.
class LibrarySearchTest : public QObject, private LibraryFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { makeFile(); }
    void queries_data();
    void queries();
    void numbersInTextsSortByTheirValue_data();
    void numbersInTextsSortByTheirValue();
    void pagesGoOnInThatOrder();
    void badQueriesNameTheField_data();
    void badQueriesNameTheField();
    void elsewhereAndSuggestions();
    void savedSearchesComeBack();
};

void LibrarySearchTest::queries_data()
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

void LibrarySearchTest::queries()
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

void LibrarySearchTest::numbersInTextsSortByTheirValue_data()
{
    QTest::addColumn<QByteArray>("less");
    QTest::addColumn<QByteArray>("more");
    const auto row = [](const char* less, const char* more) {
        QTest::newRow(less) << QByteArray(less) << QByteArray(more);
    };
    row("5.6 mm", "12.7 mm");
    row("7 mm", "7.62 mm");
    row("5.56 mm", "5.6 mm");
    row("9 mm", "12 gauge");
    row("Guard 2", "guard 10");
    row("guard", "Guard 1");
    row("Abe", "bea");
    row("a99999999999999999999998", "a99999999999999999999999");
    row("x 007", "x 8");
    row("", "0");
    row("7x", "7y");
}

void LibrarySearchTest::numbersInTextsSortByTheirValue()
{
    QFETCH(QByteArray, less);
    QFETCH(QByteArray, more);
    QVERIFY(compareNaturally(less.toStdString(), more.toStdString()) < 0);
    QVERIFY(compareNaturally(more.toStdString(), less.toStdString()) > 0);
    QCOMPARE(compareNaturally(less.toStdString(), less.toStdString()), 0);
}

/// The order is the database's own, so that pages of it fit together.
void LibrarySearchTest::pagesGoOnInThatOrder()
{
    LibraryService library(*m_file, m_plans, m_clock);
    const std::array<const char*, 5> calibres{"12.7 mm", "9 mm", "5.6 mm", "11 mm", "12 gauge"};
    for (const char* calibre : calibres) {
        StoredRecord weapon;
        weapon.system = "threed";
        weapon.record = AnyRecord(*findSystem("threed")->record(RecordKind::Weapon));
        weapon.record.declaration().find("name")->setText(weapon.record.data(), std::string("Gun ") + calibre);
        weapon.record.declaration().find("calibre")->setText(weapon.record.data(), calibre);
        (void)library.create(weapon);
    }
    LibraryQuery query;
    query.kind = RecordKind::Weapon;
    query.sample = false;
    query.sortBy = {"calibre", {}};
    query.limit = 2;
    QStringList names;
    for (; query.offset < calibres.size(); query.offset += 2) {
        for (const LibraryRow& row : library.list(query))
            names << QString::fromStdString(row.name).mid(4);
    }
    QCOMPARE(names.join(u' '), QStringLiteral("5.6 mm 9 mm 11 mm 12 gauge 12.7 mm"));
}

void LibrarySearchTest::badQueriesNameTheField_data()
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

void LibrarySearchTest::badQueriesNameTheField()
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
    QVERIFY(spelled(problem->where).starts_with(field.toStdString()));
}

void LibrarySearchTest::elsewhereAndSuggestions()
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
    support::updated(library, tagged);
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

void LibrarySearchTest::savedSearchesComeBack()
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

HITSPREAD_TEST(LibrarySearchTest)
#include "librarysearch_test.moc"
