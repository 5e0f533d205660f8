#include "models/fight/fight.h"
#include "models/history/differencesmodel.h"
#include "models/history/historymodel.h"
#include "rules/core/time/lying.h"
#include "rules/systems/registry.h"
#include "rules/systems/threed/melee/handweapons.h"
#include "support/testclass.h"
#include "text/conditionwords.h"
#include "text/lyingwords.h"
#include "text/naming.h"

#include <QStringList>
#include <QTest>

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

using namespace hitspread;

/// What is said of grenades that lie about, without a campaign.
class TestLyingWords : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatAndWhere_data();
    void whatAndWhere();
    void whatIsDueIsSaidBefore();
    void whatDiffersIsNamed();
    void aFuseSetAnewIsSaid_data();
    void aFuseSetAnewIsSaid();
    void everyValueHasItsLine();

private:
    /// The row of something that lies about, as the log tells of it.
    [[nodiscard]] static LoggedChange came(const LyingView& view);
    [[nodiscard]] static LoggedChange went(const LyingView& view);
    [[nodiscard]] static QStringList lines(const DifferencesModel& model);
    [[nodiscard]] static LyingView view(RecordId id, const std::string& where);
};

LyingView TestLyingWords::view(RecordId id, const std::string& where)
{
    LyingView view;
    view.record.record = AnyRecord(threed::grenadeRecord);
    view.record.record.as<threed::Grenade>().name = "Frag grenade";
    view.possession.id = id;
    view.possession.kind = RecordKind::Grenade;
    const Lying lying{where, 1};
    view.possession.state = AnyRecord(lyingRecord, &lying);
    return view;
}

void TestLyingWords::whatAndWhere_data()
{
    QTest::addColumn<QString>("where");
    QTest::addColumn<QString>("words");
    QTest::newRow("somewhere") << u"at the gate"_qs << u"Frag grenade at the gate"_qs;
    QTest::newRow("nobody said where") << QString() << u"Frag grenade"_qs;
    QTest::newRow("signs are no places to fill") << u"%1 %2"_qs << u"Frag grenade %1 %2"_qs;
}

void TestLyingWords::whatAndWhere()
{
    QFETCH(QString, where);
    QFETCH(QString, words);
    QCOMPARE(text::lyingWords(view(7, where.toStdString())), words);
}

void TestLyingWords::whatIsDueIsSaidBefore()
{
    FightSnapshot fight;
    fight.encounter.system = "threed";
    fight.lying = {view(7, "at the gate"), view(8, "on the stairs")};
    LoggedChange fuse;
    fuse.record = {RecordKind::Lying, 8};
    fuse.field = "fuse";
    fuse.before = std::int64_t{1};
    fuse.after = std::int64_t{0};
    fight.foreseen = {{0, fuse, "Frag grenade"}};
    const auto words = [&fight] {
        return text::foreseenWords(text::Naming::of(fight.encounter), fight.combatants, fight.lying, fight.foreseen);
    };
    QCOMPARE(words(), u"With this phase: Frag grenade on the stairs goes off"_qs);
    // What is no more there has no words.
    QCOMPARE(text::goesOffWords(fight.lying, 9), QString());
    fight.lying.clear();
    QCOMPARE(words(), QString());
}

LoggedChange TestLyingWords::came(const LyingView& view)
{
    LoggedChange change;
    change.record = {RecordKind::Possession, view.possession.id};
    change.after = std::string("{}");
    KeptRow row;
    row.thing = view.possession;
    row.thing->encounter = 1;
    change.row = std::make_shared<const KeptRow>(std::move(row));
    return change;
}

LoggedChange TestLyingWords::went(const LyingView& view)
{
    LoggedChange change = came(view);
    std::swap(change.before, change.after);
    return change;
}

QStringList TestLyingWords::lines(const DifferencesModel& model)
{
    QStringList all;
    for (int row = 0; row < model.rowCount(); ++row)
        all << model.index(row, 0).data().toString();
    return all;
}

/// Name, place and fuse of what came, went or is other; nothing of it is only counted.
void TestLyingWords::whatDiffersIsNamed()
{
    FightSnapshot fight;
    fight.encounter.system = "threed";
    fight.lying = {view(7, "at the gate"), view(8, "on the stairs"), view(9, ""), view(10, "in the boat")};
    fight.lying[3].possession.state.as<Lying>().fuse = kNoEntry;
    const LyingView gone = view(5, "in the hall");
    const std::vector<LoggedChange> differences{
        came(fight.lying[0]),
        // What burns after it came is in the row that is there.
        {{RecordKind::Lying, 7}, "fuse", 0, std::int64_t{2}, std::int64_t{1}},
        went(gone),
        {{RecordKind::Lying, 5}, "fuse", 0, std::int64_t{1}, std::int64_t{4}},
        {{RecordKind::Lying, 8}, "fuse", 0, std::int64_t{3}, std::int64_t{1}},
        {{RecordKind::Lying, 9}, "where", 0, std::string("under the cart"), std::string()},
        came(fight.lying[3]),
    };
    DifferencesModel model;
    model.setDifferences(fight, differences, std::vector{gone});
    const QStringList expected{
        u"Frag grenade at the gate: not there → goes off with this phase"_qs,
        u"Frag grenade in the hall: goes off with this phase → not there"_qs,
        u"Frag grenade on the stairs: goes off in 3 phases → goes off with this phase"_qs,
        u"Frag grenade: “under the cart” → –"_qs,
        u"Frag grenade in the boat: not there → lies there"_qs,
    };
    QCOMPARE(lines(model), expected);
    // The fight itself is as it was.
    QCOMPARE(fight.lying[1].possession.state.as<Lying>().fuse, 1);
    QCOMPARE(fight.lying[0].possession.state.as<Lying>().where, std::string("at the gate"));
}

namespace {

LoggedChange changed(const char* field, LoggedValue before, LoggedValue after)
{
    LoggedChange change;
    change.record = {RecordKind::Lying, 7};
    change.field = field;
    change.before = std::move(before);
    change.after = std::move(after);
    return change;
}

LogEntry setAnew(std::vector<LoggedChange> changes)
{
    LogEntry entry;
    entry.id = 3;
    entry.kind = EntryKind::Edit;
    entry.title = "Frag grenade: at the gate";
    entry.changes = std::move(changes);
    return entry;
}

}  // namespace

void TestLyingWords::aFuseSetAnewIsSaid_data()
{
    QTest::addColumn<int>("before");
    QTest::addColumn<int>("after");
    QTest::addColumn<QString>("fuse");
    QTest::newRow("later") << 3 << 5 << u"3 → 5 phases"_qs;
    QTest::newRow("sooner") << 2 << 1 << u"2 → 1 phase"_qs;
    QTest::newRow("now") << 1 << 0 << u"1 → 0 phases"_qs;
    QTest::newRow("it had none") << kNoEntry << 5 << u"none → 5 phases"_qs;
    QTest::newRow("it has none") << 1 << kNoEntry << u"1 phase → none"_qs;
}

void TestLyingWords::aFuseSetAnewIsSaid()
{
    QFETCH(int, before);
    QFETCH(int, after);
    QFETCH(QString, fuse);
    const LogEntry entry = setAnew({changed("where", std::string("in the yard"), std::string("at the gate")),
                                    changed("fuse", std::int64_t{before}, std::int64_t{after})});
    const QString title = u"Frag grenade: at the gate, fuse: "_qs + fuse;
    QCOMPARE(historyTitle(entry, {}, text::Naming::usual(*findSystem("threed")), {}), title);
    QCOMPARE(text::lyingLines(entry.changes),
             QStringList({u"Where: “in the yard” → “at the gate”"_qs, u"Fuse: "_qs + fuse}));
    // Taking it back is called by it, too.
    LogEntry note;
    note.id = 4;
    note.kind = EntryKind::Undo;
    note.parent = note.target = entry.id;
    const std::vector<LogEntry> log{note, entry};
    QCOMPARE(historyTitle(note, log, text::Naming::usual(*findSystem("threed")), {}), u"Undone: "_qs + title);
}

void TestLyingWords::everyValueHasItsLine()
{
    const LogEntry moved = setAnew({changed("where", std::string(), std::string("at the gate"))});
    QCOMPARE(historyTitle(moved, {}, text::Naming::usual(*findSystem("threed")), {}), u"Frag grenade: at the gate"_qs);
    QCOMPARE(text::lyingLines(moved.changes), QStringList{u"Where: – → “at the gate”"_qs});
    LoggedChange elsewhere = changed("fuse", std::int64_t{1}, std::int64_t{2});
    elsewhere.record.kind = RecordKind::Condition;
    QCOMPARE(text::lyingLines({&elsewhere, 1}), QStringList());
}

HITSPREAD_TEST(TestLyingWords)
#include "tst_lyingwords.moc"
