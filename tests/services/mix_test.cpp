#include <QTest>

#include "rules/systems/registry.h"
#include "rules/systems/threed/character.h"
#include "rules/systems/threed/gear.h"
#include "services/encounterservice.h"
#include "services/libraryservice.h"
#include "support/humanplans.h"
#include "support/mixproperty.h"

using namespace hitspread;
using namespace hitspread::support;

namespace {

template <typename Record>
RecordId add(Campaign& campaign, const RecordDeclaration& declaration, const std::function<void(Record&)>& fill)
{
    StoredRecord stored;
    stored.system = "threed";
    stored.record = AnyRecord(declaration);
    fill(stored.record.as<Record>());
    return campaign.library().insert(stored);
}

/// Puts somebody with his kit into a fight past the log: he belongs to the beginning.
void enter(Campaign& campaign, RecordId fight, RecordId person, const char* name, RecordId weapon, RecordId rounds,
           RecordId vest)
{
    Combatant combatant;
    combatant.encounter = fight;
    combatant.character = person;
    combatant.name = name;
    combatant.condition = AnyRecord(threed::conditionRecord);
    combatant.id = campaign.encounters().insert(combatant);
    Possession carried;
    carried.combatant = combatant.id;
    carried.item = weapon;
    carried.ammunition = rounds;
    carried.state = AnyRecord(threed::weaponStateRecord);
    (void)campaign.encounters().insert(carried);
    Possession worn;
    worn.combatant = combatant.id;
    worn.kind = RecordKind::Armour;
    worn.item = vest;
    worn.position = 1;
    worn.state = AnyRecord(threed::armourStateRecord);
    (void)campaign.encounters().insert(worn);
}

/// Two fights of the same two people, who carry a carbine and wear a vest each.
void fillWithFights(Campaign& campaign)
{
    const RecordId weapon = add<threed::Weapon>(campaign, threed::weaponRecord, [](threed::Weapon& carbine) {
        carbine.name = "Carbine";
        carbine.skill = "rifle";
    });
    const RecordId rounds = add<threed::Ammunition>(campaign, threed::ammunitionRecord, [](threed::Ammunition& round) {
        round.name = "Standard";
        round.penetration = 7;
        round.damage = 11;
        round.armourDamage = 3;
    });
    const RecordId vest = add<threed::Armour>(campaign, threed::armourRecord, [](threed::Armour& armour) {
        armour.name = "Vest";
        armour.pv = 6;
        armour.idMax.fill(9);
    });
    const FixedClock clock;
    EncounterService encounters(campaign, clock);
    const RecordId fights[]{encounters.create("threed", "Gate", "recommended"),
                            encounters.create("threed", "Pier", "")};
    for (const char* name : {"Ines", "Odile"}) {
        const RecordId person = add<threed::Character>(campaign, threed::characterRecord, [&](threed::Character& who) {
            who.name = name;
            who.bodyPlan = "human";
            who.skills.set("rifle", 9);
        });
        for (const RecordId fight : fights)
            enter(campaign, fight, person, name, weapon, rounds, vest);
    }
}

/// A campaign in memory; opened again it is a copy of itself.
class FakeStage final : public MixStage {
public:
    FakeStage()
    {
        fillWithFights(*m_live);
        m_origin = m_live->fork();
    }
    Campaign& live() override { return *m_live; }
    Campaign& origin() override { return *m_origin; }
    void reopen() override { m_live = m_live->fork(); }

private:
    std::unique_ptr<FakeCampaign> m_live = std::make_unique<FakeCampaign>();
    std::unique_ptr<FakeCampaign> m_origin;
};

}  // namespace

/// Whatever is done in whatever order, the log tells the whole story: services on a campaign in memory.
class MixTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anyMixEqualsItsReplay();
};

void MixTest::anyMixEqualsItsReplay()
{
    const HumanPlans plans;
    std::map<MixStep::Kind, int> done;
    QVERIFY(rc::check([&] {
        FakeStage stage;
        RandomMix mix(stage, plans);
        for (const MixStep& step : someSteps(40))
            mix.play(step);
        mix.unwindAndRedo();
        for (const auto& [kind, times] : mix.done())
            done[kind] += times;
    }));
    for (int kind = 0; kind < MixStep::kKinds; ++kind)
        QVERIFY2(done[static_cast<MixStep::Kind>(kind)] > 0, qPrintable(QStringLiteral("no step %1").arg(kind)));
}

QTEST_GUILESS_MAIN(MixTest)
#include "mix_test.moc"
