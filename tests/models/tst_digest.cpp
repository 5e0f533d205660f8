#include <QTest>

#include "models/digest.h"
#include "rules/systems/registry.h"
#include "rules/systems/threed/character.h"
#include "rules/systems/threed/gear.h"
#include "rules/systems/threed/shot.h"
#include "rules/systems/threed/suppression.h"
#include "rules/systems/threed/switches.h"
#include "support/testclass.h"

#include <array>

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
    void harm_data();
    void harm();
    void severalTracks();

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

HITSPREAD_TEST(TestDigest)
#include "tst_digest.moc"
