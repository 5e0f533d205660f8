#include "outcome/contenders.h"
#include "rules/systems/outcome/grapple.h"
#include "rules/systems/outcome/shieldwork.h"
#include "support/testclass.h"

#include <QTest>

using namespace hitspread;
using namespace hitspread::outcome;

namespace {

/// The options of one side that matter, in the order of the window.
QString shown(const Input& input, Role side)
{
    QStringList fields;
    for (const OptionDeclaration& option : input.action().options) {
        const std::string_view id = input.action().parts[option.part].record->fields[option.field].id;
        if (option.side == side && input.matters(option.part, option.field))
            fields << QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
    }
    return fields.join(u' ');
}

Attack withFirearm(Mode mode)
{
    Attack attack;
    attack.weapon.kind = WeaponKind::Firearm;
    attack.options.mode = mode;
    return attack;
}

void giveShield(Attack& attack, Carried carried)
{
    attack.armour.resize(1);
    attack.armour.front().shield = true;
    attack.armourState.resize(1);
    attack.armourState.front().carried = carried;
}

}  // namespace

/// What is on offer in a window is what makes a difference to the rules.
class OutcomeOptionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ofWhoAttacks();
    void ofWhoIsAttacked();
    void ofAGrapple();
    void ofAShield();
};

/// OUT-15, OUT-24, OUT-25, OUT-40, OUT-47; a called shot costs only where the house says so.
void OutcomeOptionsTest::ofWhoAttacks()
{
    Attack blow;
    blow.weapon.kind = WeaponKind::Melee;
    QCOMPARE(shown(blow, Role::Actor), QStringLiteral("rollModifiers aimTurns dropped"));
    blow.switches.calledShots = true;
    blow.attackerArmour.resize(1);
    blow.attackerArmour.front().shield = true;
    blow.attackerArmourState.resize(1);
    QCOMPARE(shown(blow, Role::Actor), QStringLiteral("called withShield rollModifiers aimTurns dropped"));
    QCOMPARE(shown(withFirearm(Mode::Single), Role::Actor),
             QStringLiteral("mode fromCover fromConcealment rollModifiers aimTurns dropped"));
    QCOMPARE(shown(withFirearm(Mode::Buckshot), Role::Actor),
             QStringLiteral("mode closeRange fromCover fromConcealment rollModifiers aimTurns dropped"));
    Attack automatic = withFirearm(Mode::Automatic);
    QCOMPARE(shown(automatic, Role::Actor),
             QStringLiteral("mode automaticBonus fromCover fromConcealment rollModifiers aimTurns dropped"));
    automatic.options.withShield = true;
    QCOMPARE(shown(automatic, Role::Actor), QStringLiteral("withShield rollModifiers aimTurns dropped"));
}

/// OUT-18 to OUT-22, OUT-26, OUT-28, OUT-38, OUT-40.
void OutcomeOptionsTest::ofWhoIsAttacked()
{
    Attack attack;
    QCOMPARE(shown(attack, Role::Target), QStringLiteral("cover concealed defenceModifiers invisible injuredArms"));
    giveShield(attack, Carried::OnBack);
    QCOMPARE(shown(attack, Role::Target), QStringLiteral("cover concealed defenceModifiers invisible injuredArms"));
    giveShield(attack, Carried::Worn);
    QCOMPARE(shown(attack, Role::Target),
             QStringLiteral("from shield cover concealed defenceModifiers invisible parriesWithShield injuredArms"));
    Attack covered;
    covered.options.cover = Cover::Whole;
    QCOMPARE(shown(covered, Role::Target),
             QStringLiteral("cover through specialMeasures concealed defenceModifiers invisible injuredArms"));
    covered.options.through = Through::AsArmour;
    QCOMPARE(shown(covered, Role::Target),
             QStringLiteral("cover through material coverArmour concealed defenceModifiers invisible injuredArms"));
    covered.options.through = Through::AsConcealment;
    QCOMPARE(shown(covered, Role::Target),
             QStringLiteral("cover through concealed pinpointed hardToSee ruledVisible defenceModifiers invisible "
                            "injuredArms"));
}

/// OUT-57: who has no garrote in hand has nothing to do it with.
void OutcomeOptionsTest::ofAGrapple()
{
    Grapple grapple;
    QCOMPARE(shown(grapple, Role::Actor), QStringLiteral("what neckIsBare rollModifiers"));
    QCOMPARE(shown(grapple, Role::Target), QStringLiteral("defenceModifiers"));
    grapple.weapon.resize(1);
    grapple.weapon.front().garrote = true;
    grapple.weaponState.resize(1);
    QCOMPARE(shown(grapple, Role::Actor), QStringLiteral("what garrote neckIsBare rollModifiers"));
    grapple.weaponState.front().dropped = true;
    QCOMPARE(shown(grapple, Role::Actor), QStringLiteral("what neckIsBare rollModifiers"));
    grapple.options.garrote = true;
    QCOMPARE(shown(grapple, Role::Actor), QStringLiteral("what garrote neckIsBare rollModifiers"));
}

/// OUT-34, OUT-36: the arm where a shield is strapped on, help where it is unstrapped.
void OutcomeOptionsTest::ofAShield()
{
    ShieldWork work;
    QCOMPARE(shown(work, Role::Actor), QStringLiteral("what weapon"));
    work.options.what = ShieldAction::StrapOn;
    QCOMPARE(shown(work, Role::Actor), QStringLiteral("what arm weapon"));
    work.options.what = ShieldAction::Unstrap;
    QCOMPARE(shown(work, Role::Actor), QStringLiteral("what helped weapon"));
    work.options.weapon = true;
    QCOMPARE(shown(work, Role::Actor), QStringLiteral("what weapon"));
}

HITSPREAD_TEST(OutcomeOptionsTest)
#include "outcomeoptions_test.moc"
