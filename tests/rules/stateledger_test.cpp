#include "rules/core/declare/declareaction.h"
#include "rules/core/trace/derivation.h"
#include "rules/core/trace/stateledger.h"
#include "support/testclass.h"

#include <QTest>

namespace hitspread {

namespace {

enum class Mood : std::uint8_t { Calm, Angry, Asleep };
constexpr std::array<std::string_view, 3> kMoods{"calm", "angry", "asleep"};

struct Grave {
    std::int16_t year;
    Mood mood;
    bool open;
    friend bool operator==(const Grave&, const Grave&) = default;
};

struct Bone {
    std::int32_t age;
    friend bool operator==(const Bone&, const Bone&) = default;
};

struct Ghost {
    std::int32_t fear = 0;
    std::array<std::int16_t, 40> chains{};
    bool seen = false;
    Mood mood = Mood::Calm;
    std::int32_t haunts = kNoEntry;
    Rows<Grave, 5> graves{};
    Rows<Bone, 4> bones{};
    std::int32_t undeclared = 0;
};

constexpr declare::FieldTable kGhost{
    declare::number<&Ghost::fear>("fear", {.minimum = -5, .maximum = 100}),
    declare::number<&Ghost::chains>("chains", {.maximum = 999}),
    declare::flag<&Ghost::seen>("seen"),
    declare::choice<&Ghost::mood>("mood", kMoods),
    declare::number<&Ghost::haunts>("haunts", {.maximum = 9, .fallback = kNoEntry, .optional = true}),
    declare::rows<&Ghost::graves>("graveCount", {}, declare::number<&Grave::year>("graveYears", {.maximum = 1999}),
                                  declare::choice<&Grave::mood>("graveMoods", kMoods),
                                  declare::flag<&Grave::open>("gravesOpen")),
    declare::rows<&Ghost::bones>(declare::number<&Bone::age>("boneAges", {.minimum = -99, .maximum = 99})),
};
constexpr const auto& fieldsOf(const Ghost*)
{
    return kGhost;
}
const RecordDeclaration ghostRecord = declare::record<Ghost>("ghost", RecordKind::Condition, kGhost);

struct Host {
    Ghost ghost;
};
struct Haunting {
    Ghost first;
    std::vector<Host> hosts;
    Ghost undeclared;
};
constexpr declare::PartTable kHaunting{
    declare::part<&Haunting::first>("first", ghostRecord, Role::Actor),
    declare::each<&Haunting::hosts, &Host::ghost>("hosts", ghostRecord, Role::Target, 4),
};

// What is not declared is found nowhere, which is known before anything runs.
template <auto... Members>
concept IsField = requires
{
    kGhost.position<Members...>();
};
template <auto... Way>
concept IsPart = requires
{
    kHaunting.position<Way...>();
};
static_assert(IsField<&Ghost::haunts> && !IsField<&Ghost::undeclared>);
static_assert(IsPart<&Haunting::hosts, &Host::ghost> && !IsPart<&Haunting::undeclared> && !IsPart<&Haunting::hosts>);
static_assert(kGhost.position<&Ghost::fear>() == 0 && kGhost.position<&Ghost::haunts>() == 4);
static_assert(
    IsField<&Ghost::graves, &Grave::open> && !IsField<&Ghost::chains, &Grave::open> && !IsField<&Grave::open>);
static_assert(kGhost.position<&Ghost::graves>() == 5 && kGhost.position<&Ghost::graves, &Grave::year>() == 6
              && kGhost.position<&Ghost::graves, &Grave::open>() == 8);
static_assert(!IsField<&Ghost::bones> && kGhost.position<&Ghost::bones, &Bone::age>() == 9);
static_assert(kHaunting.position<&Haunting::hosts, &Host::ghost>() == 1);

}  // namespace

/// A state as it develops and the changes it is stated as, of a record that no system has.
class StateLedgerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void asItWas();
    void inTheOrderOfTheDeclaration();
    void theLatestReasonCounts();
    void withinWhatAFieldAllows();
    void manyOfAList();
    void rowsAreAdded();
    void rowsAreChanged();
    void rowsAreTakenAway();
    void rowsAreEmptiedAndTakenAway();
    void moreRowsThanThereAre();
    void whatWaitsBeyondTheCountIsNoRow();
    void columnsInAnyOrder();
    void aCountOutOfRangeIsAFault();
    void rowsNobodyCounts();
    void copies();

private:
    template <typename Ledger>
    static std::vector<Change> changesOf(const Ledger& ledger)
    {
        Findings findings;
        NoAnswerer nobody;
        Derivation derivation(nobody, nullptr, {}, &findings);
        ledger.commit(derivation, kHaunting.position<&Haunting::hosts, &Host::ghost>(), 3);
        return findings.changes;
    }
};

void StateLedgerTest::asItWas()
{
    const Ghost ghost{.fear = 4};
    StateLedger<Ghost> ledger(ghost);
    QVERIFY(changesOf(ledger).empty());
    ledger.set<&Ghost::fear>(4, Term{1, 7});
    ledger.set<&Ghost::seen>(true, Term{1, 8});
    QCOMPARE(changesOf(ledger).size(), 1U);
    // There and back again is no change.
    ledger.set<&Ghost::seen>(false, Term{0, 9});
    QVERIFY(changesOf(ledger).empty());
    QCOMPARE(ghost.seen, false);
}

void StateLedgerTest::inTheOrderOfTheDeclaration()
{
    const Ghost ghost;
    StateLedger<Ghost> ledger(ghost);
    ledger.set<&Ghost::mood>(Mood::Asleep, Term{0, 3});
    ledger.set<&Ghost::chains>(5, {17, 2});
    ledger.set<&Ghost::chains>(1, {16, 1});
    ledger.set<&Ghost::fear>({9, 4});
    const std::vector<Change> expected{
        {1, 3, 0, 0, 0, 9, 4}, {1, 3, 1, 1, 0, 16, 1}, {1, 3, 1, 5, 0, 17, 2}, {1, 3, 3, 0, 0, 2, 3}};
    QVERIFY(changesOf(ledger) == expected);
    QCOMPARE(ledger->fear, 9);
    QCOMPARE(int(ledger->chains[5]), 17);
    QCOMPARE(ledger.before.fear, 0);
}

void StateLedgerTest::theLatestReasonCounts()
{
    const Ghost ghost;
    StateLedger<Ghost> ledger(ghost);
    ledger.set<&Ghost::fear>({3, 1});
    ledger.set<&Ghost::fear>({5, 2});
    // The same value for another reason, and one without any.
    ledger.set<&Ghost::fear>({5, 6});
    QVERIFY(changesOf(ledger) == (std::vector<Change>{{1, 3, 0, 0, 0, 5, 6}}));
    ledger.set<&Ghost::fear>(8);
    QVERIFY(changesOf(ledger) == (std::vector<Change>{{1, 3, 0, 0, 0, 8, -1}}));
}

void StateLedgerTest::withinWhatAFieldAllows()
{
    const Ghost ghost{.haunts = 3};
    StateLedger<Ghost> ledger(ghost);
    ledger.set<&Ghost::fear>(9999);
    QCOMPARE(ledger->fear, 100);
    ledger.set<&Ghost::fear>(-9999);
    QCOMPARE(ledger->fear, -5);
    ledger.set<&Ghost::chains>(0, {100'000, -1});
    QCOMPARE(int(ledger->chains[0]), 999);
    ledger.set<&Ghost::haunts>(kNoEntry);
    QCOMPARE(ledger->haunts, kNoEntry);
    // Of a field that must have an entry none is the least there is.
    ledger.set<&Ghost::fear>(kNoEntry);
    QCOMPARE(ledger->fear, -5);
}

void StateLedgerTest::manyOfAList()
{
    const Ghost ghost;
    StateLedger<Ghost> ledger(ghost);
    for (int i = 39; i >= 0; --i)
        ledger.set<&Ghost::chains>(static_cast<std::size_t>(i), {i + 1, i});
    ledger.set<&Ghost::chains>(20, {500, 77});
    const std::vector<Change> changes = changesOf(ledger);
    QCOMPARE(changes.size(), 40U);
    for (int i = 0; i < 40; ++i) {
        const Change& change = changes[static_cast<std::size_t>(i)];
        QCOMPARE(int(change.index), i);
        QCOMPARE(change.after, i == 20 ? 500 : i + 1);
        QCOMPARE(change.step, i == 20 ? 77 : i);
    }
}

/// A change names the column and the row; the count comes first, as it is declared.
void StateLedgerTest::rowsAreAdded()
{
    const Ghost ghost{.graves = {{1805, Mood::Calm, true}}};
    StateLedger<Ghost> ledger(ghost);
    QVERIFY(ledger.addRow<&Ghost::graves>(Term{1, 4}) == 1U);
    ledger.set<&Ghost::graves, &Grave::year>(1, {1811, 6});
    ledger.set<&Ghost::graves, &Grave::mood>(1, Mood::Angry, Term{0, 7});
    QVERIFY(changesOf(ledger)
            == (std::vector<Change>{{1, 3, 5, 0, 1, 2, 4}, {1, 3, 6, 1, 0, 1811, 6}, {1, 3, 7, 1, 0, 1, 7}}));
    QVERIFY(ledger->graves == (Rows<Grave, 5>{{1805, Mood::Calm, true}, {1811, Mood::Angry, false}}));
    QCOMPARE(ghost.graves.size(), 1U);
}

void StateLedgerTest::rowsAreChanged()
{
    const Ghost ghost{.graves = {{1805, Mood::Calm, true}, {1806, Mood::Angry, true}}};
    StateLedger<Ghost> ledger(ghost);
    ledger.setRow<&Ghost::graves>(1, {1806, Mood::Asleep, false}, Term{0, 2});
    QVERIFY(changesOf(ledger) == (std::vector<Change>{{1, 3, 7, 1, 1, 2, 2}, {1, 3, 8, 1, 1, 0, 2}}));
    // Within what the column allows.
    ledger.set<&Ghost::graves, &Grave::year>(0, 40'000, Term{});
    QCOMPARE(int(ledger->graves[0].year), 1999);
    ledger.set<&Ghost::graves, &Grave::year>(0, -3, Term{});
    QCOMPARE(int(ledger->graves[0].year), 0);
}

/// What a row held is no change of its own: it is cut off when the state is stored.
void StateLedgerTest::rowsAreTakenAway()
{
    const Ghost ghost{.graves = {{1805, Mood::Calm, true}, {1806, Mood::Angry, true}, {1807, Mood::Asleep, false}}};
    StateLedger<Ghost> ledger(ghost);
    ledger.set<&Ghost::graves, &Grave::year>(2, {1900, 7});  // of which nothing is left
    ledger.keepRows<&Ghost::graves>(1, Term{0, 8});
    QVERIFY(changesOf(ledger) == (std::vector<Change>{{1, 3, 5, 0, 3, 1, 8}}));
    QVERIFY(ledger->graves == (Rows<Grave, 5>{{1805, Mood::Calm, true}}));
    ledger.keepRows<&Ghost::graves>(2, Term{0, 9});  // no more than there are
    QCOMPARE(ledger->graves.size(), 1U);
    // A new one is empty, whatever stood there.
    QVERIFY(ledger.addRow<&Ghost::graves>(Term{0, 10}) == 1U);
    QVERIFY(ledger->graves[1] == Grave{});
    QVERIFY(changesOf(ledger)
            == (std::vector<Change>{
                {1, 3, 5, 0, 3, 2, 10}, {1, 3, 6, 1, 1806, 0, 10}, {1, 3, 7, 1, 1, 0, 10}, {1, 3, 8, 1, 1, 0, 10}}));
}

void StateLedgerTest::rowsAreEmptiedAndTakenAway()
{
    const Ghost ghost{.graves = {{1805, Mood::Calm, true}}};
    StateLedger<Ghost> ledger(ghost);
    ledger.setRow<&Ghost::graves>(0, {}, Term{0, 1});
    ledger.keepRows<&Ghost::graves>(0, Term{0, 2});
    QVERIFY(changesOf(ledger)
            == (std::vector<Change>{{1, 3, 5, 0, 1, 0, 2}, {1, 3, 6, 0, 1805, 0, 1}, {1, 3, 8, 0, 1, 0, 1}}));
}

void StateLedgerTest::moreRowsThanThereAre()
{
    const Ghost ghost;
    StateLedger<Ghost> ledger(ghost);
    for (std::size_t i = 0; i < 5; ++i)
        QVERIFY(ledger.addRow<&Ghost::graves>(Term{}) == i);
    QVERIFY(ledger->graves.isFull());
    QVERIFY(!ledger.addRow<&Ghost::graves>(Term{}));
    QVERIFY(changesOf(ledger) == (std::vector<Change>{{1, 3, 5, 0, 0, 5, -1}}));
}

void StateLedgerTest::whatWaitsBeyondTheCountIsNoRow()
{
    Ghost ghost;
    const FieldDeclaration& years = *ghostRecord.find("graveYears");
    years.setNumber(&ghost, 2, 1900);
    QVERIFY(ghost.graves.isEmpty() && ghost.graves == (Rows<Grave, 5>()));
    QCOMPARE(years.number(&ghost, 2), 1900);
    QCOMPARE(years.elementsIn(&ghost), 3U);
    years.setNumber(&ghost, 2, 0);
    QCOMPARE(years.elementsIn(&ghost), 0U);
    // Beyond the most there is nothing.
    years.setNumber(&ghost, 5, 7);
    QCOMPARE(years.number(&ghost, 5), 0);
    QCOMPARE(int(years.extent), 5);
}

void StateLedgerTest::columnsInAnyOrder()
{
    const Rows<Grave, 5> wanted{{1805, Mood::Calm, true}, {1806, Mood::Asleep, false}};
    std::vector<std::pair<std::string_view, std::pair<std::size_t, std::int32_t>>> values{
        {"graveCount", {0, 2}}, {"graveYears", {0, 1805}}, {"graveYears", {1, 1806}},
        {"graveMoods", {1, 2}}, {"gravesOpen", {0, 1}},
    };
    std::ranges::sort(values);
    do {
        Ghost ghost;
        for (const auto& [id, value] : values)
            ghostRecord.find(id)->setNumber(&ghost, value.first, value.second);
        QVERIFY(ghost.graves == wanted);
        reset(ghostRecord, &ghost);
        QVERIFY(ghost.graves.isEmpty());
        QCOMPARE(ghostRecord.find("graveYears")->elementsIn(&ghost), 0U);
    } while (std::ranges::next_permutation(values).found);
}

void StateLedgerTest::aCountOutOfRangeIsAFault()
{
    for (const int count : {-1, 6}) {
        Ghost ghost;
        ghostRecord.find("graveCount")->setNumber(&ghost, 0, count);
        const std::vector<FieldFault> faults = faultsOf(ghostRecord, &ghost);
        QCOMPARE(faults.size(), 1U);
        QVERIFY(faults[0].field == "graveCount" && faults[0].value == count);
        QCOMPARE(ghost.graves.size(), count < 0 ? 0U : 5U);
    }
    Ghost ghost;
    ghost.graves.add({1805, static_cast<Mood>(7), false});
    const std::vector<FieldFault> faults = faultsOf(ghostRecord, &ghost);
    QCOMPARE(faults.size(), 1U);
    QVERIFY(faults[0].field == "graveMoods" && faults[0].element == 0);
}

/// They end with the last that is other than nothing; a hole is a row of nobody, and is stated as such.
void StateLedgerTest::rowsNobodyCounts()
{
    Ghost ghost;
    const FieldDeclaration& ages = *ghostRecord.find("boneAges");
    QVERIFY(ages.countedBy.empty());
    ages.setNumber(&ghost, 2, 30);
    QVERIFY(ghost.bones == (Rows<Bone, 4>{{0}, {0}, {30}}));
    ages.setNumber(&ghost, 0, 10);
    ages.setNumber(&ghost, 2, 0);
    QVERIFY(ghost.bones == (Rows<Bone, 4>{{10}}));
    QCOMPARE(ages.elementsIn(&ghost), 1U);

    StateLedger<Ghost> ledger(ghost);
    QVERIFY(ledger.addRow<&Ghost::bones>(Term{}) == 1U);
    ledger.set<&Ghost::bones, &Bone::age>(1, {20, 6});
    ledger.set<&Ghost::bones, &Bone::age>(0, {0, 7});
    QVERIFY(changesOf(ledger) == (std::vector<Change>{{1, 3, 9, 0, 10, 0, 7}, {1, 3, 9, 1, 0, 20, 6}}));
    // Without a count to say that they are gone, each row says it.
    ledger.keepRows<&Ghost::bones>(0, Term{0, 8});
    QVERIFY(changesOf(ledger) == (std::vector<Change>{{1, 3, 9, 0, 10, 0, 8}}));
    QVERIFY(ledger->bones.isEmpty());
}

void StateLedgerTest::copies()
{
    const Ghost ghost;
    StateLedger<Ghost> ledger(ghost);
    ledger.set<&Ghost::fear>({1, 1});
    StateLedger<Ghost> other = ledger;
    other.set<&Ghost::fear>({2, 2});
    QCOMPARE(ledger->fear, 1);
    QCOMPARE(changesOf(ledger)[0].step, 1);
    QCOMPARE(changesOf(other)[0].step, 2);
}

}  // namespace hitspread

using hitspread::StateLedgerTest;
HITSPREAD_TEST(StateLedgerTest)

#include "stateledger_test.moc"
