#include "models/conditionwords.h"
#include "models/lyingwords.h"
#include "rules/core/lying.h"
#include "rules/systems/threed/handweapons.h"

#include <QTest>

using namespace hitspread;

/// What is said of grenades that lie about, without a campaign.
class TestLyingWords : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatAndWhere_data();
    void whatAndWhere();
    void whatIsDueIsSaidBefore();

private:
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
    QCOMPARE(lyingWords(view(7, where.toStdString())), words);
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
    QCOMPARE(foreseenWords(fight), u"With this phase: Frag grenade on the stairs goes off"_qs);
    // What is no more there has no words.
    QCOMPARE(goesOffWords(fight.lying, 9), QString());
    fight.lying.clear();
    QCOMPARE(foreseenWords(fight), QString());
}

QTEST_GUILESS_MAIN(TestLyingWords)
#include "tst_lyingwords.moc"
