#include <QTest>

#include "models/fight/digest.h"
#include "rules/systems/percentile/records.h"
#include "rules/systems/registry.h"
#include "rules/systems/threed/character.h"
#include "rules/systems/threed/gear.h"
#include "rules/systems/threed/guns/shot.h"
#include "rules/systems/threed/guns/suppression.h"
#include "rules/systems/threed/switches.h"
#include "support/testclass.h"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

Q_DECLARE_METATYPE(hitspread::threed::WeaponState)

using namespace hitspread;

namespace {

constexpr std::size_t kTorso = 1;

}  // namespace

/// What a callout beside the body says of the armour there: the rules' own answer, not one of the window.
class TestDigest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bare();
    void worn();
    void usedUp();
    void outerIsNotAlwaysBetter();
    void layersAddOne();
    void skinArmour();
    void armourNotWorn();
    void armourNotTold();
    void percentileArmour_data();
    void percentileArmour();
    void percentileSigns();
    void harm_data();
    void harm();
    void anAimSaysAtWhom();
    void whoCountsAsZeroActsLast();
    void severalTracks();
    void whatAGunIsNotReadyFor_data();
    void whatAGunIsNotReadyFor();

private:
    [[nodiscard]] LocationDigest torso() const
    {
        DigestSource source{AnyRecord(threed::characterRecord, &m_character),
                            AnyRecord(threed::conditionRecord, &m_condition),
                            {},
                            {},
                            AnyRecord(threed::switchesRecord, &m_switches),
                            m_tellsArmour};
        for (std::size_t i = 0; i < m_armour.size(); ++i) {
            source.armour.emplace_back(threed::armourRecord, &m_armour[i]);
            source.armourState.emplace_back(threed::armourStateRecord, &m_state[i]);
        }
        return digestOf("threed", source).locations.at(kTorso);
    }

    void wear(int pv, int id, int layer)
    {
        threed::Armour armour;
        armour.pv = pv;
        armour.layer = layer;
        armour.idMax[kTorso] = id;
        m_armour.push_back(armour);
        m_state.emplace_back();
    }

    threed::Character m_character;
    threed::Condition m_condition;
    threed::Switches m_switches;
    std::vector<threed::Armour> m_armour;
    std::vector<threed::ArmourState> m_state;
    bool m_tellsArmour = true;

private Q_SLOTS:
    void init()
    {
        m_character = {};
        m_condition = {};
        m_switches = {};
        m_armour.clear();
        m_state.clear();
        m_tellsArmour = true;
    }
};

void TestDigest::bare()
{
    QCOMPARE(torso().armour, QStringLiteral("no armour"));
}

void TestDigest::worn()
{
    wear(8, 12, 1);
    m_state[0].idLost[kTorso] = 5;
    QCOMPARE(torso().armour, QStringLiteral("PV 8 · ID 7/12"));
    QCOMPARE(torso().shortArmour, QStringLiteral("PV 8 · ID 7"));
}

void TestDigest::usedUp()
{
    wear(8, 12, 1);
    m_state[0].idLost[kTorso] = 12;
    QCOMPARE(torso().armour, QStringLiteral("armour used up"));
}

void TestDigest::outerIsNotAlwaysBetter()
{
    // without layering one piece works, that of the highest PV.
    m_switches.layering = false;
    wear(9, 10, 1);
    wear(6, 20, 2);
    QCOMPARE(torso().armour, QStringLiteral("PV 9 · ID 10/10"));
}

void TestDigest::layersAddOne()
{
    // 3D-LAY-02: the highest PV and 1 for each other layer.
    m_switches.layering = true;
    wear(9, 10, 1);
    wear(6, 20, 2);
    m_state[1].idLost[kTorso] = 4;
    QCOMPARE(torso().armour, QStringLiteral("PV 10 · ID 26/30"));
}

void TestDigest::skinArmour()
{
    // 3D-XENO-02: ID is the factor times the Hits of the location.
    m_character.xenoSkin = true;
    m_character.skinPv = 7;
    m_character.skinIdFactor = 3;
    m_character.hitsMax[kTorso] = 14;
    QCOMPARE(torso().armour, QStringLiteral("PV 7 · ID 42/42"));
    m_condition.livingId[kTorso] = 40;
    QCOMPARE(torso().shortArmour, QStringLiteral("PV 7 · ID 2"));
}

void TestDigest::armourNotWorn()
{
    wear(8, 12, 1);
    m_state[0].worn = false;
    QCOMPARE(torso().armour, QStringLiteral("no armour"));
}

void TestDigest::armourNotTold()
{
    // 3D-SUP-01: fire that suppresses binds no armour of those in its zone; they are not bare for that.
    Input zone = threed::Suppress{};
    QVERIFY(!targetOf(zone).tellsArmour);
    Input shot = threed::Shot{};
    QVERIFY(targetOf(shot).tellsArmour);
    m_tellsArmour = false;
    QCOMPARE(torso().armour, QString());
    // What is not the whole is not told in part either.
    m_character.xenoSkin = true;
    m_character.skinPv = 7;
    m_character.skinIdFactor = 3;
    QCOMPARE(torso().armour, QString());
}

/// PCT-D22: points of the body and of all that is worn count together, as where a hit lands.
void TestDigest::percentileArmour_data()
{
    QTest::addColumn<int>("own");
    QTest::addColumn<int>("vest");
    QTest::addColumn<bool>("worn");
    QTest::addColumn<bool>("told");
    QTest::addColumn<QString>("words");
    QTest::newRow("PCT-31 nothing") << 0 << 0 << true << true << u"no armour"_qs;
    QTest::newRow("PCT-31 D22 of the body") << 2 << 0 << true << true << u"armour 2"_qs;
    QTest::newRow("PCT-31 D22 a vest") << 0 << 3 << true << true << u"armour 3"_qs;
    QTest::newRow("PCT-31 D22 both") << 2 << 3 << true << true << u"armour 5"_qs;
    QTest::newRow("PCT-31 D22 a vest that is not worn") << 2 << 3 << false << true << u"armour 2"_qs;
    QTest::newRow("not known is not nothing") << 2 << 3 << true << false << QString();
}

void TestDigest::percentileArmour()
{
    QFETCH(int, own);
    QFETCH(int, vest);
    QFETCH(bool, worn);
    QFETCH(bool, told);
    percentile::Character character;
    character.armour.fill(own);
    const percentile::Condition condition;
    percentile::Armour armour;
    armour.points.fill(vest);
    percentile::ArmourState state;
    state.ready = worn;
    const DigestSource source{AnyRecord(percentile::characterRecord, &character),
                              AnyRecord(percentile::conditionRecord, &condition),
                              {AnyRecord(percentile::armourRecord, &armour)},
                              {AnyRecord(percentile::armourStateRecord, &state)},
                              {},
                              told};
    const Digest digest = digestOf("percentile", source);
    QTEST(digest.locations.at(static_cast<std::size_t>(percentile::Location::Chest)).armour, "words");
}

/// PCT-05, PCT-24, PCT-29, PCT-30: margin, what was declared, what burdens, and what a hit and a called shot count for at a location.
void TestDigest::percentileSigns()
{
    percentile::Character character;
    percentile::Condition condition;
    condition.initiative = -6;
    condition.declared = percentile::Declared::Melee;
    condition.fallen = true;
    condition.penalties.add({-20, 0, percentile::PenaltyCause::LossOfCombat});
    const DigestSource source{AnyRecord(percentile::characterRecord, &character),
                              AnyRecord(percentile::conditionRecord, &condition),
                              {},
                              {},
                              {},
                              true};
    const Digest digest = digestOf("percentile", source);
    QCOMPARE(digest.initiative, std::optional(-6));
    QCOMPARE(digest.posture, u"fallen"_qs);
    QStringList chips;
    for (const Chip& chip : digest.chips)
        chips << chip.text;
    QCOMPARE(chips.join(u'|'), u"fallen|−20 on rolls|melee"_qs);
    // PCT-16, PCT-D20: by the level that alone does so; by a table that has it twice it is one of them.
    QCOMPARE(digest.forces.front().text, u"Loss of Combat: off balance"_qs);
    percentile::Switches twice;
    twice.lossOfCombat.rows[0].cells[percentile::losscolumn::kPenalty] = -20;
    DigestSource other = source;
    other.switches = AnyRecord(percentile::switchesRecord, &twice);
    QCOMPARE(digestOf("percentile", other).forces.front().text, u"Loss of Combat"_qs);
    QCOMPARE(digest.locations.at(static_cast<std::size_t>(percentile::Location::Head)).note, u"×2 · −40"_qs);
    QCOMPARE(digest.locations.at(static_cast<std::size_t>(percentile::Location::RightArm)).shortNote, u"×½"_qs);
}

void TestDigest::harm_data()
{
    QTest::addColumn<int>("hits");
    QTest::addColumn<int>("track");
    QTest::addColumn<int>("wounds");
    QTest::addColumn<bool>("isOut");
    QTest::addColumn<bool>("harmed");
    QTest::newRow("nothing befell him") << 14 << 22 << 0 << false << false;
    QTest::newRow("Hits of a location") << 13 << 22 << 0 << false << true;
    QTest::newRow("the track") << 14 << 21 << 0 << false << true;
    QTest::newRow("a wound") << 14 << 22 << 1 << false << true;
    QTest::newRow("out") << 14 << 22 << 0 << true << true;
    QTest::newRow("healed") << 15 << 23 << 0 << false << false;
}

void TestDigest::harm()
{
    QFETCH(int, hits);
    QFETCH(int, track);
    QFETCH(int, wounds);
    QFETCH(bool, isOut);
    const auto digest = [](int left, int incap, int open, bool out) {
        Digest made;
        made.tracks.push_back({.name = {}, .left = incap, .most = 22});
        made.wounds = open;
        made.isOut = out;
        made.locations.resize(1);
        made.locations[0].hits = left;
        return made;
    };
    QTEST(takesHarm(digest(14, 22, 0, false), digest(hits, track, wounds, isOut)), "harmed");
}

/// 3D-KNOCK-04: his 31 counts as 0, so that he stands behind those with 20: list and card say why.
/// 3D-AIM-01, A-040: an aim is bound to whom it is taken at; chip and card say at whom, and another target is warned of.
void TestDigest::anAimSaysAtWhom()
{
    m_condition.aims = 2;
    m_condition.aimTarget = 5;
    std::vector<CombatantView> others(2);
    others[0].combatant.id = 5;
    others[0].combatant.name = "Nora";
    others[1].combatant.id = 6;
    others[1].combatant.name = "Kell";
    const auto digest = [&](std::span<const CombatantView> known) {
        return digestOf("threed",
                        {AnyRecord(threed::characterRecord, &m_character),
                         AnyRecord(threed::conditionRecord, &m_condition),
                         {},
                         {},
                         AnyRecord(threed::switchesRecord, &m_switches),
                         true,
                         known});
    };
    const auto chipOf = [](const Digest& shown) {
        const auto chip = std::ranges::find(shown.chips, Mark::Aims, &Chip::mark);
        return chip == shown.chips.end() ? QString() : chip->text;
    };
    QCOMPARE(chipOf(digest(others)), QStringLiteral("aim 2 → Nora"));
    QCOMPARE(digest(others).aimedAt, RecordId{5});
    const std::vector<hitspread::Force> forces = digest(others).forces;
    const auto force = std::ranges::find(forces, Mark::Aims, &hitspread::Force::mark);
    QVERIFY(force != forces.end());
    QCOMPARE(force->text, QStringLiteral("Aims at Nora"));
    QCOMPARE(force->value, QStringLiteral("2"));
    m_condition.aimTarget = 0;
    QCOMPARE(chipOf(digest(others)), QStringLiteral("aim 2"));
    QCOMPARE(digest(others).aimedAt, RecordId{0});
}

void TestDigest::whoCountsAsZeroActsLast()
{
    const auto told = [this] {
        const Digest digest = digestOf("threed",
                                       {AnyRecord(threed::characterRecord, &m_character),
                                        AnyRecord(threed::conditionRecord, &m_condition),
                                        {},
                                        {},
                                        AnyRecord(threed::switchesRecord, &m_switches)});
        QStringList words;
        for (const Chip& chip : digest.chips)
            words << chip.text;
        for (const Force& force : digest.forces)
            words << force.text + u' ' + force.value;
        return words.join(u'|');
    };
    m_condition.initiative = 31;
    QCOMPARE(told(), QString());
    m_condition.initiativeLoss = threed::InitiativeLoss::Phase;
    QCOMPARE(told(), QStringLiteral("acts last|Initiative counts as 0 this phase"));
    m_condition.initiativeLoss = threed::InitiativeLoss::Round;
    QCOMPARE(told(), QStringLiteral("acts last|Initiative counts as 0 this round"));
}

/// Two monitors of a system that has two: each is told, and only what is harm counts as such.
void TestDigest::severalTracks()
{
    Digest before;
    before.posture = QStringLiteral("standing");
    before.tracks.push_back({.name = QStringLiteral("Lethal"), .left = 6, .most = 6});
    before.tracks.push_back(
        {.name = QStringLiteral("Fatigue"), .left = 9, .most = 10, .kind = TrackDigest::Kind::Strain});
    before.tracks.push_back({.name = QStringLiteral("nothing"), .left = 0, .most = 0});
    QCOMPARE(trackWords(before), (QStringList{QStringLiteral("Lethal 6/6"), QStringLiteral("Fatigue 9/10")}));
    QCOMPARE(stateWords(before), QStringLiteral("standing · Lethal 6/6 · Fatigue 9/10"));
    Digest tired = before;
    tired.tracks[1].left = 3;
    QVERIFY(!takesHarm(before, tired));
    Digest hurt = before;
    hurt.tracks[0].left = 5;
    QVERIFY(takesHarm(before, hurt));
    // A click asks for what is left; the condition counts what is lost, some of it elsewhere.
    const LostField lost{.field = "standardTotal", .elsewhere = 3};
    QCOMPARE(lost.valueFor(22, 15), 4);
    QCOMPARE(lost.valueFor(22, 21), 0);
}

/// 3D-JAM-02, 3D-ROF-02, 3D-ROF-03, 3D-DRAW-01, the worst first; a shot of several barrels takes a round of each (3D-ROT-02).
void TestDigest::whatAGunIsNotReadyFor_data()
{
    using threed::Mode;
    QTest::addColumn<int>("modes");
    QTest::addColumn<int>("barrels");
    QTest::addColumn<int>("magazine");
    QTest::addColumn<threed::WeaponState>("state");
    QTest::addColumn<QString>("words");
    const int semi = threed::bit(Mode::SemiAuto);
    const int single = threed::bit(Mode::SingleAction);
    const int either = single | threed::bit(Mode::DoubleAction);
    const threed::Drawn none = threed::Drawn::No;
    QTest::newRow("ready") << semi << 1 << 10 << threed::WeaponState{.rounds = 1} << QString();
    QTest::newRow("jammed before all")
        << single << 1 << 10 << threed::WeaponState{.rounds = 0, .drawn = none, .cocked = false, .jammed = true}
        << u"jammed"_qs;
    QTest::newRow("empty before uncocked")
        << single << 1 << 10 << threed::WeaponState{.rounds = 0, .drawn = none, .cocked = false} << u"empty"_qs;
    QTest::newRow("too few for all barrels") << semi << 3 << 10 << threed::WeaponState{.rounds = 2} << u"empty"_qs;
    QTest::newRow("no magazine") << semi << 1 << 0 << threed::WeaponState{.rounds = 0} << QString();
    QTest::newRow("uncocked before put away")
        << single << 1 << 10 << threed::WeaponState{.rounds = 1, .drawn = none, .cocked = false} << u"not cocked"_qs;
    QTest::newRow("cocks itself") << either << 1 << 10 << threed::WeaponState{.rounds = 1, .cocked = false}
                                  << QString();
    QTest::newRow("put away") << semi << 1 << 0 << threed::WeaponState{.rounds = 0, .drawn = none} << u"not drawn"_qs;
}

void TestDigest::whatAGunIsNotReadyFor()
{
    QFETCH(int, modes);
    QFETCH(int, barrels);
    QFETCH(int, magazine);
    QFETCH(threed::WeaponState, state);
    threed::Weapon gun;
    gun.modes = modes;
    gun.barrels = barrels;
    gun.magazine = magazine;
    CombatantView who;
    CombatantView::Item& item = who.weapons.emplace_back();
    item.possession.kind = RecordKind::Weapon;
    item.possession.state = AnyRecord(threed::weaponStateRecord, &state);
    item.record.record = AnyRecord(threed::weaponRecord, &gun);
    QTEST(weaponsOf("threed", who).at(0).unready, "words");
}

HITSPREAD_TEST(TestDigest)
#include "tst_digest.moc"
