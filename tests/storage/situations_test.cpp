#include "rules/systems/threed/conditions.h"
#include "storage/start/newcampaign.h"
#include "support/testclass.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace hitspread;
using threed::Affected;
using threed::bit;

/// A new campaign holds every modifier the rules of the 3D System mention (section 1.13, 3D-SIT-01), ready to be used.
class SituationsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyModifierOfTheRules_data();
    void everyModifierOfTheRules();
    void namesAreToldApart();
    void whatTheRulesCountIsMarked();

private:
    const threed::Modifier* find(const QString& name) const;

    std::vector<StoredRecord> m_all;
};

void SituationsTest::initTestCase()
{
    QTemporaryDir folder;
    const auto file = storage::createNewCampaign(folder.filePath(QStringLiteral("new.hitspread")));
    LibraryQuery query;
    query.kind = RecordKind::Modifier;
    query.system = "threed";
    query.limit = 1000;
    m_all = file->library().page(query);
}

const threed::Modifier* SituationsTest::find(const QString& name) const
{
    const auto found = std::ranges::find_if(
        m_all, [&](const StoredRecord& one) { return one.record.as<threed::Modifier>().name == name.toStdString(); });
    return found == m_all.end() ? nullptr : &found->record.as<threed::Modifier>();
}

void SituationsTest::everyModifierOfTheRules_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("value");
    QTest::addColumn<int>("appliesTo");
    const auto row = [](const char* rule, const char* name, int value, std::int32_t appliesTo) {
        QTest::newRow(rule) << QString::fromUtf8(name) << value << int{appliesTo};
    };
    constexpr std::int32_t kHit = bit(Affected::AttackRoll);
    constexpr std::int32_t kSkill = bit(Affected::SkillRoll);
    constexpr std::int32_t kStat = bit(Affected::StatRoll);
    constexpr std::int32_t kDodge = bit(Affected::Dodge);
    constexpr std::int32_t kParry = bit(Affected::Parry);
    constexpr std::int32_t kSpread = bit(Affected::HitSpread);
    constexpr std::int32_t kRecoil = bit(Affected::Recoil);
    constexpr std::int32_t kAim = bit(Affected::AimingDie);
    constexpr std::int32_t kInitiative = bit(Affected::Initiative);
    constexpr std::int32_t kEveryRoll = kHit | kSkill | kStat | kDodge | kParry;
    row("3D-SKL-03", "Difficulty set by the game master", 0, kSkill | kStat);
    row("3D-AIM-02", "Wild shot", -3, kHit);
    row("3D-AIM-03", "Rapid Fire, unaimed", 0, kHit);
    row("A-144", "Weapon's own to-hit modifier", 0, kHit);
    row("A-030", "Range band", 0, kHit);
    row("A-115", "After a failed Dance", -1, kHit | kSkill | kStat);
    row("3D-AIM-02 Optimum", "Wild spread, Optimum", 3, kSpread);
    row("3D-AIM-04 wild Medium", "Wild spread, Medium", 7, kSpread);
    row("3D-AIM-04 wild Long", "Wild spread, Long", 15, kSpread);
    row("3D-AIM-04 wild Extreme", "Wild spread, Extreme", 22, kSpread);
    row("3D-AIM-03 Optimum", "Snap spread, Optimum", 2, kSpread);
    row("3D-AIM-04 snap Medium", "Snap spread, Medium", 6, kSpread);
    row("3D-AIM-04 snap Long", "Snap spread, Long", 12, kSpread);
    row("3D-AIM-04 snap Extreme", "Snap spread, Extreme", 18, kSpread);
    row("3D-RNG-03 Optimum", "Range spread, Optimum", 0, kSpread);
    row("3D-RNG-03 Medium", "Range spread, Medium", 3, kSpread);
    row("3D-RNG-03 Long", "Range spread, Long", 6, kSpread);
    row("3D-RNG-03 Extreme", "Range spread, Extreme", 9, kSpread);
    row("3D-DEV-07 stance", "Firing stance", -1, kRecoil);
    row("3D-DEV-07 rest", "Weapon rested", -1, kRecoil);
    row("3D-RCL-07", "Recoil baffling", -1, kRecoil);
    row("3D-AIM-10", "Weapon accuracy factor", -1, kSpread);
    row("3D-AIM-09", "Aim beyond the first", 1, kAim);
    row("3D-SCP-01", "Scope", 1, kAim);
    row("3D-PEN-02", "Silencer", -1, bit(Affected::Penetration));
    row("3D-RCL-03", "RCL above STR", -1, kHit);
    row("3D-RCL-06", "One-handed above half STR", -1, kHit);
    row("3D-DUAL-01", "Two weapons, RCL above STR", -1, kHit);
    row("3D-DUAL-03", "Off hand", -3, kHit | kParry);
    row("3D-DRAW-05", "Quick draw", -3, kHit);
    row("3D-DRAW-04", "Quick draw, initiative", -3, kInitiative);
    row("3D-FIRE-01", "Under fire", -5, kEveryRoll);
    row("3D-FIRE-03", "Aim under fire", -5, kStat);
    row("3D-WND-08", "Wounds", -1, kEveryRoll);
    row("3D-KNOCK-03", "Target is down", 3, kHit);
    row("3D-COVER-03", "Target is prone", -3, kHit);
    row("3D-COVER-04", "Target kneels", -1, kHit);
    row("3D-COVER-02", "Target dives for cover", -4, kHit);
    row("3D-DANCE-02", "Target dances or dodges", -1, kHit);
    row("3D-DANCE-03", "After a Dance or dodge", -1, kHit | kSkill | kStat | kParry);
    row("3D-DOD-06", "Armour and its layers", -1, kDodge);
    row("3D-SUP-02", "Moving through suppression", -1, kDodge | kSkill);
    row("3D-MEL-03", "Handicap of the attacker", -1, kHit);
    row("3D-MEL-03 defence", "Handicap against the defence", -1, kDodge | kParry);
    row("3D-PAR-11", "Parry with a flexible weapon", -1, kParry);
    row("3D-KNOCK-02", "Knockback", -1, kStat);
    row("3D-VEV-03", "Hit on hardened cells", -1, kStat);
    row("3D-MA-03", "Martial Arts, initiative", 1, kInitiative);
    row("3D-GREN-11", "Thrown grenade beyond Optimum", 3, 0);
    for (const char* name : {"Visibility", "Cover", "Movement of the target", "Lighting", "Size of the target"})
        row(qPrintable(QStringLiteral("3D-SIT-01 ") + QLatin1String(name)), name, 0, kHit);
}

void SituationsTest::everyModifierOfTheRules()
{
    QFETCH(QString, name);
    QFETCH(int, value);
    QFETCH(int, appliesTo);
    const threed::Modifier* modifier = find(name);
    QVERIFY2(modifier, qPrintable(name));
    QCOMPARE(modifier->value, value);
    QCOMPARE(modifier->appliesTo, appliesTo);
    QVERIFY(!modifier->category.empty());
    QVERIFY(!modifier->notes.empty());
}

void SituationsTest::namesAreToldApart()
{
    std::vector<std::string> names;
    for (const StoredRecord& one : m_all) {
        names.push_back(one.record.as<threed::Modifier>().name);
        QVERIFY(!one.sample);
    }
    std::ranges::sort(names);
    QVERIFY(std::ranges::adjacent_find(names) == names.end());
}

/// Nothing is left to the game master but what the rules give no number for; the rest would count twice.
void SituationsTest::whatTheRulesCountIsMarked()
{
    int his = 0;
    for (const StoredRecord& one : m_all) {
        const auto& modifier = one.record.as<threed::Modifier>();
        const bool isHis = modifier.category == "By the game master" || modifier.category == "Difficulty";
        QCOMPARE(modifier.automatic, !isHis);
        if (isHis)
            QCOMPARE(modifier.value, 0);
        his += isHis ? 1 : 0;
    }
    QVERIFY(his > 0 && his < static_cast<int>(m_all.size()));
}

HITSPREAD_TEST(SituationsTest)
#include "situations_test.moc"
