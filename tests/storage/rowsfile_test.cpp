#include <QTest>

#include "playedfight.h"
#include "rules/core/trace/derivation.h"
#include "rules/systems/threed/person.h"
#include "services/library/recordvalues.h"
#include "services/undo/amendmentservice.h"
#include "services/undo/historyservice.h"
#include "services/undo/logwriter.h"
#include "storage/fightfile/fightfile.h"
#include "support/faultwords.h"
#include "support/sourcepath.h"
#include "support/testclass.h"

#include <QFile>

#include <rapidcheck.h>

#include <memory>

using namespace hitspread;
using namespace hitspread::storage;
using threed::Condition;
using threed::Healed;
using threed::Healing;
using threed::Location;
using threed::StuckBullet;
using threed::Wound;

namespace {

/// Something that happens to rows, by way of the ledger as rules do it.
void change(threed::Ledger& ledger)
{
    const Condition& now = *ledger;
    const auto someOf = [](std::size_t count) { return *rc::gen::inRange<std::size_t>(0, count); };
    switch (*rc::gen::inRange(0, 8)) {
    case 0: (void)ledger.addWound(someOf(threed::kLocations), *rc::gen::inRange(0, 10'001), Term{}); break;
    case 1: (void)ledger.addStuckBullet(*rc::gen::inRange(0, 1'001), *rc::gen::inRange(1, 99), Term{}); break;
    case 2:
        if (!now.wounds.isEmpty())
            ledger.set<&Condition::wounds, &Wound::open>(someOf(now.wounds.size()), false, Term{});
        break;
    case 3:
        if (!now.stuck.isEmpty())
            ledger.set<&Condition::stuck, &StuckBullet::removed>(someOf(now.stuck.size()), true, Term{});
        break;
    case 4:
        if (const auto row = ledger.addRow<&Condition::healings>(Term{}))
            ledger.setRow<&Condition::healings>(
                *row,
                {*rc::gen::element(Healed::Hits, Healed::Bruising), *rc::gen::inRange<std::int16_t>(1, 999),
                 static_cast<Location>(someOf(threed::kLocations)), *rc::gen::inRange<std::int8_t>(1, 9)},
                Term{});
        break;
    case 5:
        if (!now.healings.isEmpty()) {
            ledger.setRow<&Condition::healings>(0, now.healings[now.healings.size() - 1], Term{});
            ledger.keepRows<&Condition::healings>(now.healings.size() - 1, Term{});
        }
        break;
    case 6: ledger.keepRows<&Condition::wounds>(someOf(now.wounds.size() + 1), Term{}); break;
    default: ledger.addCrosser(*rc::gen::element<std::string>("Ada", "Bo", "Cid")); break;
    }
}

/// The changes of one resolution, as a log keeps them.
std::vector<LoggedChange> changesOf(const threed::Ledger& ledger, RecordRef record)
{
    Findings findings;
    NoAnswerer nobody;
    Derivation derivation(nobody, nullptr, {}, &findings);
    ledger.commit(derivation, 0);
    std::vector<LoggedChange> changes;
    for (const Change& one : findings.changes) {
        LoggedChange logged;
        logged.record = record;
        logged.field = threed::conditionRecord.fields[one.field].id;
        logged.element = one.index;
        logged.before = std::int64_t{one.before};
        logged.after = std::int64_t{one.after};
        changes.push_back(std::move(logged));
    }
    return changes;
}

bool hasSameRows(const Condition& a, const Condition& b)
{
    return a.wounds == b.wounds && a.stuck == b.stuck && a.healings == b.healings && a.crossers == b.crossers;
}

}  // namespace

/// Lists of rows (wounds, healings …) in a campaign: as the ledger leaves them, through log, undo and redo; and those of files of before.
class RowsFileTest : public QObject, private PlayedFight {
    Q_OBJECT

private Q_SLOTS:
    void init() { makeFight(); }
    void whateverBecomesOfRowsIsUndone();
    void woundsOfBeforeAreRows();

private:
    static const Condition& of(CampaignFile& file, RecordId combatant, AnyRecord& kept)
    {
        kept = file.encounters().combatant(combatant).condition;
        return kept.as<Condition>();
    }
};

void RowsFileTest::whateverBecomesOfRowsIsUndone()
{
    const RecordId who = m_file->encounters().combatants(m_fight).front().id;
    const RecordRef record{RecordKind::Condition, who};
    const Scope scope{ScopeKind::Encounter, m_fight};
    HistoryService history(*m_file, m_clock);
    m_file->log().removePending(m_file->log().pending(m_fight)->id);
    std::size_t cutOff = 0;
    std::size_t steps = 0;
    QVERIFY(rc::check([&] {
        AnyRecord kept;
        const Condition before = of(*m_file, who, kept);
        const std::string was = m_file->snapshot(record);
        threed::Ledger ledger(before);
        for (int i = *rc::gen::inRange(1, 12); i > 0; --i)
            change(ledger);
        LogEntry entry;
        entry.scope = scope;
        entry.kind = EntryKind::Edit;
        entry.title = "rows";
        entry.changes = changesOf(ledger, record);
        const std::size_t stated = entry.changes.size();
        if (stated == 0)
            return;
        m_file->atomically([&] {
            ChangeWriter writer(*m_file);
            writer.complete(entry.changes);
            writer.write(entry.changes);
            (void)LogWriter(*m_file, m_clock).enter(entry);
        });
        cutOff += entry.changes.size() - stated;
        ++steps;
        const std::string is = m_file->snapshot(record);
        RC_ASSERT(hasSameRows(of(*m_file, who, kept), *ledger));
        (void)history.undo(scope);
        RC_ASSERT(m_file->snapshot(record) == was);
        (void)history.redo(scope);
        RC_ASSERT(m_file->snapshot(record) == is);
    }));
    QVERIFY(steps > 0 && cutOff > 0);
    // All of them together.
    (void)history.moveTo(scope, 0);
    (void)history.moveTo(scope, history.newest(scope));
    QCOMPARE(support::faultWords(m_file->faults()), QStringList());
}

/// A fight of the program before rows: a wound that is closed, two healings of which one takes effect, somebody who crosses an area.
void RowsFileTest::woundsOfBeforeAreRows()
{
    QFile old(support::sourcePath(QStringLiteral("tests/fixtures/fights/before-rows.json")));
    QVERIFY(old.open(QIODevice::ReadOnly));
    const auto other = emptyOne("other.hitspread");
    const RecordId id = fightfile::unpacked(*other, old.readAll(), QStringLiteral("before-rows.json"));
    QCOMPARE(support::faultWords(other->faults()), QStringList());
    const Scope scope{ScopeKind::Encounter, id};
    HistoryService history(*other, m_clock);
    const auto people = other->encounters().combatants(id);
    QCOMPARE(people.size(), std::size_t{4});
    const RecordId ines = people[1].id;
    const RecordId brann = people[2].id;
    AnyRecord kept;
    using Wounds = decltype(Condition::wounds);
    using Healings = decltype(Condition::healings);
    const Wounds closed{{Location::Torso, 1, false}};
    QVERIFY(of(*other, ines, kept).wounds == closed);
    QVERIFY(of(*other, ines, kept).healings == (Healings{{Healed::Hits, 2, Location::LeftArm, 1}}));
    const std::string end = other->snapshot({RecordKind::Condition, ines});

    // Back before round 2, which ended the first healing (3D-HEAL-02).
    (void)history.undo(scope);
    const Healings both{{Healed::Hits, 4, Location::Abdomen, 1}, {Healed::Hits, 2, Location::LeftArm, 2}};
    QVERIFY(of(*other, ines, kept).healings == both);
    // Before the second phase somebody had crossed, and the first healing was alone.
    for (int i = 0; i < 3; ++i)
        (void)history.undo(scope);
    QVERIFY(of(*other, ines, kept).healings == (Healings{{Healed::Hits, 4, Location::Abdomen, 3}}));
    QVERIFY(of(*other, brann, kept).crossers == (decltype(Condition::crossers){{threed::nameHash("Sgt Holt")}}));
    // Before first aid the wound was open (3D-AID-02).
    for (int i = 0; i < 2; ++i)
        (void)history.undo(scope);
    QVERIFY(of(*other, ines, kept).wounds == (Wounds{{Location::Torso, 1, true}}));
    QVERIFY(of(*other, ines, kept).healings.isEmpty());
    (void)history.undo(scope);
    QVERIFY(of(*other, ines, kept).wounds.isEmpty());
    (void)history.moveTo(scope, history.newest(scope));
    QCOMPARE(other->snapshot({RecordKind::Condition, ines}), end);

    // The rules make the same of it today, from the first action on.
    std::size_t actions = 0;
    for (const EntryId one : history.inForce(scope)) {
        const LogEntry entry = history.entry(one);
        if (!entry.action)
            continue;
        const Revision again = AmendmentService(*other, m_clock).tried(scope, {entry.id, *entry.action, {}});
        QVERIFY(!again.open);
        for (const Remade& remade : again.entries)
            QVERIFY2(remade.fate == Remade::Fate::Same, entry.title.c_str());
        ++actions;
    }
    QCOMPARE(actions, std::size_t{10});
}

HITSPREAD_TEST(RowsFileTest)
#include "rowsfile_test.moc"
