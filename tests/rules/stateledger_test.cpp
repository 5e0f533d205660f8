#include "rules/core/declareaction.h"
#include "rules/core/stateledger.h"
#include "support/testclass.h"

#include <QTest>

namespace hitspread {

namespace {

enum class Mood : std::uint8_t { Calm, Angry, Asleep };
constexpr std::array<std::string_view, 3> kMoods{"calm", "angry", "asleep"};

struct Ghost {
    std::int32_t fear = 0;
    std::array<std::int16_t, 40> chains{};
    bool seen = false;
    Mood mood = Mood::Calm;
    std::int32_t haunts = kNoEntry;
    std::int32_t undeclared = 0;
};

constexpr declare::FieldTable kGhost{
    declare::number<&Ghost::fear>("fear", {.minimum = -5, .maximum = 100}),
    declare::number<&Ghost::chains>("chains", {.maximum = 999}),
    declare::flag<&Ghost::seen>("seen"),
    declare::choice<&Ghost::mood>("mood", kMoods),
    declare::number<&Ghost::haunts>("haunts", {.maximum = 9, .fallback = kNoEntry, .optional = true}),
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
