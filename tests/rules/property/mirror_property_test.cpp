#include <QTest>

#include "property/actions.h"
#include "property/requests.h"
#include "rules/core/trace/resolution.h"
#include "rules/systems/registry.h"
#include "rules/systems/threed/guns/deviation.h"
#include "rules/systems/threed/guns/shot.h"
#include "support/testclass.h"

#include <rapidcheck.h>

using namespace hitspread;
using namespace hitspread::threed;

namespace {

/// The other side of the body.
std::size_t opposite(std::size_t location)
{
    constexpr std::array<std::size_t, kLocations> kOther{0, 1, 2, 4, 3, 6, 5};
    return kOther[location];
}

template <typename List>
void mirrorList(List& list)
{
    for (const std::size_t left : {at(Location::LeftArm), at(Location::LeftLeg)})
        std::swap(list[left], list[opposite(left)]);
}

/// The same shot at the mirror image of its target.
Shot mirroredShot(Shot shot)
{
    shot.options.aimHex = mirrored(shot.options.aimHex);
    mirrorList(shot.target.hitsMax);
    mirrorList(shot.targetCondition.damage);
    mirrorList(shot.targetCondition.bruises);
    mirrorList(shot.targetCondition.livingId);
    mirrorList(shot.targetCondition.livingIdHits);
    for (Armour& piece : shot.armour)
        mirrorList(piece.idMax);
    for (ArmourState& state : shot.armourState)
        mirrorList(state.idLost);
    return shot;
}

/// Gives the directions of another answerer mirrored.
class MirrorAnswerer final : public Answerer {
public:
    explicit MirrorAnswerer(Answerer& other) : m_other(other) {}
    bool answer(const Question& question, Answer& answer) override
    {
        if (!m_other.answer(question, answer))
            return false;
        if (static_cast<Query>(question.key.name) == Query::AttackDirection)
            answer.faces[0] = static_cast<std::uint8_t>(mirrored(static_cast<int>(answer.faces[0])));
        return true;
    }

private:
    Answerer& m_other;
};

Shot someShotAt(Luck& luck, const SimpleAction& action)
{
    Fight fight;
    fight.fighters = {someFighter(luck, 1), someFighter(luck, 2)};
    SimpleAction between = action;
    between.actor = 0;
    between.target = 1;
    Shot shot = shotAction(fight, between).input.get<Shot>();
    // A good shot at somebody near, so that most hit something.
    shot.shooter.skills.set("rifle", 14);
    shot.options.distance = 5;
    shot.weapon.barrels = 1;
    shot.options.targetDives = false;
    return shot;
}

}  // namespace

/// Left and right are alike to the rules: what holds for one side holds, mirrored, for the other.
class MirrorPropertyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void mirroredBodiesHaveMirroredOdds();
};

/// The directions of a mirrored body are the mirrored directions, each as likely: what one shot does to the left, the mirrored
/// one does to the right.
void MirrorPropertyTest::mirroredBodiesHaveMirroredOdds()
{
    std::array<int, kLocations> struck{};
    QVERIFY(rc::check([&] {
        Luck luck;
        const SimpleAction action = someAction(luck, 1);
        const Shot shot = someShotAt(luck, action);
        Input one{shot};
        Input other{mirroredShot(shot)};
        RC_PRE(one.validate(plan().get()).empty());
        Findings findings;
        Findings reflected;
        ActionAnswerer dice(action);
        RC_ASSERT(!resolveInto(one, plan().get(), {}, dice, &findings));
        ActionAnswerer again(action);
        MirrorAnswerer mirror(again);
        RC_ASSERT(!resolveInto(other, plan().get(), {}, mirror, &reflected));
        const auto hit = after(one, findings).get<Shot>();
        const auto image = after(other, reflected).get<Shot>();
        for (std::size_t place = 0; place < kLocations; ++place) {
            RC_ASSERT(hit.targetCondition.damage[place] == image.targetCondition.damage[opposite(place)]);
            RC_ASSERT(hit.targetCondition.livingId[place] == image.targetCondition.livingId[opposite(place)]);
            for (std::size_t piece = 0; piece < hit.armourState.size(); ++piece)
                RC_ASSERT(hit.armourState[piece].idLost[place] == image.armourState[piece].idLost[opposite(place)]);
            struck[place] += hit.targetCondition.damage[place] > 0 ? 1 : 0;
        }
        RC_ASSERT(hit.targetCondition.standardTotal == image.targetCondition.standardTotal);
        RC_ASSERT(hit.targetCondition.dead == image.targetCondition.dead);
        RC_ASSERT(hit.targetCondition.unconscious == image.targetCondition.unconscious);
    }));
    // Who never hits a limb shows nothing about it.
    for (std::size_t place = 0; place < kLocations; ++place)
        QVERIFY2(struck[place] > 10, qPrintable(QStringLiteral("%1: %2").arg(place).arg(struck[place])));
}

HITSPREAD_TEST(MirrorPropertyTest)
#include "mirror_property_test.moc"
