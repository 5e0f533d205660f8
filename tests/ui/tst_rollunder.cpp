#include <QTest>

#include "models/fight/fighthand.h"
#include "models/history/verdict.h"
#include "models/library/charactersheet.h"
#include "models/odds/oddsoutlook.h"
#include "rollunderhand.h"
#include "rules/systems/rollunder/attack.h"
#include "rules/systems/rollunder/simpleactions.h"
#include "samplefiles.h"
#include "support/guitestclass.h"
#include "ui/attack/decisions/choicecard.h"
#include "ui/attack/exchangedialog.h"
#include "ui/attack/options/optionrow.h"
#include "ui/attack/simpleactiondialog.h"
#include "ui/diagram/bodyview.h"
#include "ui/fields/numberfield.h"
#include "ui/odds/oddspanel.h"
#include "ui/sheet/sheetwindow.h"
#include "ui/systems/rollunder/rollunderpanels.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/labels/fewlineslabel.h"
#include "ui/widgets/segmentrow.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

using namespace hitspread;
using support::askedOf;
using support::combatantNamed;
using support::in;
using support::Program;
using support::putDice;
using support::setOf;
using support::standsAs;
using support::stepOf;

/// 3d6 roll-under at the table: an attack with what it costs and what a hit does, the defences beside it, two strikes, a Feint, the
/// maneuvers, the sheet.
class TestRollunder : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_files.begin(QStringLiteral("tst_rollunder"))); }
    void init() { m_file = m_files.freshAndStill(); }
    void cleanup() { QSettings().clear(); }
    void aClickCallsThePlace();
    void handsGoBySide();
    void defencesSayTheirNumbers();
    void aRetreatAddsToTheParry();
    void whatDefendsFromShots();
    void nobodyMeetsACritical();
    void everyOptionSaysWhatItComesTo();
    void aRapidStrikeIsTwo();
    void anAllOutAttackLeavesNoDefence();
    void aShotGoesByDistanceAndSpeed();
    void aimingAddsAccuracy();
    void aFeintWorsensTheNextDefence();
    void aFriendMayTakeTheHit();
    void whatIsUsedIsCounted();
    void maneuversSayHowFarTheyGo();
    void whoLiesRises();
    void theTurnBeginsWithHt();
    void goingOnLeadsToTheRoll();
    void nobodyIsLeftOutWhoseRollIsDue();
    void theCardSaysHowHeDefendsHimself();
    void keysShowAnotherThing();
    void aimingBeginsWithWhatIsReady();
    void aWaitIsChanged();
    void harmByHandAsksForTheNumber();
    void emptyVitalsShowTheTorsos();
    void oddsCompareThePlaces();
    void aFeintIsAtNoPlace();
    void aParryIsOneOfEitherHand();
    void whoHasNoHandsHoldsNothing();

private:
    using Location = rollunder::Location;
    using Quantity = rollunder::Quantity;
    using Query = rollunder::Query;

    static ExchangeDialog* openAttack(Program& program, const char* actor, const char* target)
    {
        support::choose(program, actor, target);
        return support::openByKey<ExchangeDialog>(program, Qt::Key_F, "rollunderAttack", {1320, 860});
    }
    /// The window of an action; null: it does not open.
    template <typename Dialog = SimpleActionDialog>
    static Dialog* openAction(Program& program, const char* deed, const char* window = "actionDialog")
    {
        auto* action = program.find<QAction>(qPrintable(QStringLiteral("action_%1").arg(QLatin1String(deed))));
        if (!program.settle() || !action || !action->isEnabled())
            return nullptr;
        action->trigger();
        const auto shown = [&program, window]() -> Dialog* {
            auto* dialog = program.find<Dialog>(window);
            return dialog && dialog->isVisible() && dialog->presenter().isReady() ? dialog : nullptr;
        };
        return QTest::qWaitFor([&] { return shown() != nullptr; }) && program.settle() ? shown() : nullptr;
    }
    static Hex middleOf(const BodyPicture& picture, Location location)
    {
        for (const BodyCell& cell : picture.plan->cells()) {
            if (cell.location == static_cast<int>(location))
                return cell.hex;
        }
        return {};
    }
    static QString hovered(ExchangeDialog& dialog, Location location)
    {
        auto* stage = dialog.findChild<BodyView*>();
        Q_EMIT stage->hexHovered(middleOf(stage->picture(), location));
        return in<FewLinesLabel>(dialog, "attackNote")->text();
    }
    static void call(ExchangeDialog& dialog, Location location)
    {
        auto* stage = dialog.findChild<BodyView*>();
        Q_EMIT stage->hexChosen(middleOf(stage->picture(), location));
    }
    static int numberOf(AttackPresenter& presenter, const char* field)
    {
        return presenter.options().number(*presenter.options().path("options", field));
    }
    static void set(AttackPresenter& presenter, const char* field, int value)
    {
        presenter.options().setNumber(*presenter.options().path("options", field), value);
    }
    /// Somebody with a sword in his right hand, a bow and a pistol, each so held, against somebody with nothing; he has the sword in view.
    static void openArmed(Program& program, rollunder::Held pistol, rollunder::Held bow)
    {
        using rollunder::WeaponKind;
        const auto make = [=](CampaignServices& services) {
            const auto kept = [&services](const AnyRecord& record) {
                StoredRecord stored;
                stored.system = "rollunder";
                stored.record = record;
                return services.library.create(stored);
            };
            const RecordId fight = services.encounters.create("rollunder", "Armoury", "atTheTable");
            rollunder::Character who;
            who.name = "Nolan";
            const RecordId id = kept(AnyRecord(rollunder::characterRecord, &who));
            const auto give = [&](const char* name, WeaponKind kind, rollunder::Held held) {
                const rollunder::Weapon weapon = support::weaponOf(name, name, kind, 1, 0,
                                                                   rollunder::DamageType::Cutting);
                const RecordId given = services.kits.give(
                    id, {RecordKind::Weapon, kept(AnyRecord(rollunder::weaponRecord, &weapon))});
                const rollunder::WeaponState state{.held = held};
                services.kits.setState(given, AnyRecord(rollunder::weaponStateRecord, &state));
            };
            give("Sword", WeaponKind::Melee, rollunder::Held::Right);
            give("Bow", WeaponKind::Bow, bow);
            give("Pistol", WeaponKind::Firearm, pistol);
            (void)services.encounters.add(fight, id, "Nolan", Side::Players);
            who.name = "Bram";
            (void)services.encounters.add(fight, kept(AnyRecord(rollunder::characterRecord, &who)), "Bram",
                                          Side::Opponents);
            return fight;
        };
        QVERIFY(program.waitForFight());
        RecordId made = 0;
        program.gateway.run(&program.window, make, [&program, &made](RecordId fight) {
            made = fight;
            program.window.fight().open(fight);
        });
        QTRY_VERIFY(made != 0 && program.window.fight().snapshot().encounter.id == made);
        QVERIFY(program.settle());
        support::choose(program, "Nolan", "Bram");
        for (const CombatantView::Item& item : program.window.fight().active()->weapons) {
            if (item.record.record.as<rollunder::Weapon>().name == "Sword")
                program.window.fight().setWeapon(item.possession.id);
        }
        QVERIFY(program.settle());
    }
    /// The card of an option of a decision.
    static ChoiceCard* card(ExchangeDialog& dialog, const char* title)
    {
        for (auto* one : dialog.findChildren<ChoiceCard*>()) {
            if (one->accessibleName().endsWith(QLatin1String(title)))
                return one;
        }
        return nullptr;
    }
    /// What stands beside an option.
    static QString hint(QWidget& dialog, const char* field, const char* part = "options")
    {
        for (auto* row : dialog.findChildren<OptionRow*>()) {
            if (!row->isOf(part, field))
                continue;
            for (const auto* label : row->findChildren<ElidedLabel*>()) {
                if (label->isVisibleTo(row))
                    return label->text();
            }
        }
        return {};
    }
    static void apply(Program& program, AttackPresenter& presenter)
    {
        QVERIFY(presenter.isFinished());
        presenter.apply();
        QVERIFY(program.settle());
    }

    support::SampleFiles m_files;
    QString m_file;
};

/// R3-19, R3-D50: 14 for Arden; the neck takes 5 of it, where a cut counts twice; the same click takes it back. R3-V12.
void TestRollunder::aClickCallsThePlace()
{
    Program program(m_file);
    support::openBridge(program);
    auto* dialog = openAttack(program, "Arden", "Corrin");
    AttackPresenter& presenter = dialog->presenter();
    const QString neck = hovered(*dialog, Location::Neck);
    QVERIFY2(neck.startsWith(QStringLiteral("Neck called: −5, so 9 or less; no DR · ")), qPrintable(neck));
    QVERIFY2(neck.contains(QStringLiteral("cut ×2")) && neck.contains(QStringLiteral("house value")), qPrintable(neck));
    const QString torso = hovered(*dialog, Location::Torso);
    QCOMPARE(torso, QStringLiteral("Torso called: 0, so 14 or less; DR 3 · cut ×1½"));
    // R3-D65: 3 of his own and 2 of the place.
    QCOMPARE(hovered(*dialog, Location::Skull),
             QStringLiteral("Skull called: −7, so 7 or less; DR 5: 3 of his own + 2 of the place (house value) · "
                            "×4 (house value)"));
    call(*dialog, Location::Neck);
    QCOMPARE(numberOf(presenter, "called"), 1 + static_cast<int>(Location::Neck));
    putDice(presenter, askedOf(Query::AttackDice), {4, 3, 2});
    QCOMPARE(stepOf(presenter, Quantity::AttackNumber), std::optional(9));
    presenter.drop(QStringLiteral("another one"));
    QVERIFY(program.settle());
    dialog = openAttack(program, "Arden", "Corrin");
    call(*dialog, Location::Neck);
    call(*dialog, Location::Neck);
    QCOMPARE(numberOf(dialog->presenter(), "called"), 0);
}

/// R3-D42, section 2.d: a click fixes the side.
void TestRollunder::handsGoBySide()
{
    Program program(m_file);
    support::openBridge(program);
    auto* dialog = openAttack(program, "Arden", "Corrin");
    const QString right = hovered(*dialog, Location::RightHand);
    const QString left = hovered(*dialog, Location::LeftFoot);
    QVERIFY2(right.startsWith(QStringLiteral("Right hand called: −4, so 10 or less")), qPrintable(right));
    QVERIFY2(left.startsWith(QStringLiteral("Left foot called: −4, so 10 or less")), qPrintable(left));
    // Corrin has 13 HP: a third of them and one more.
    QVERIFY2(right.contains(QStringLiteral("5 HP")), qPrintable(right));
    call(*dialog, Location::LeftFoot);
    QCOMPARE(numberOf(dialog->presenter(), "called"), 1 + static_cast<int>(Location::LeftFoot));
}

/// R3-06, R3-20, R3-25, R3-30: Corrin against a blow has Dodge 8, Block 8, Parry 9, each with DB 1; his shield arm parries nothing.
void TestRollunder::defencesSayTheirNumbers()
{
    Program program(m_file);
    support::openBridge(program);
    auto* dialog = openAttack(program, "Arden", "Corrin");
    const auto words = [&](const char* title) {
        const ChoiceCard* one = card(*dialog, title);
        return one ? one->accessibleDescription() : QString();
    };
    QVERIFY2(words("Dodge").contains(QStringLiteral("9 or less")), qPrintable(words("Dodge")));
    QVERIFY2(words("Block").contains(QStringLiteral("9 or less")), qPrintable(words("Block")));
    QVERIFY2(words("Parry, right hand").contains(QStringLiteral("10 or less")), qPrintable(words("Parry, right hand")));
    QVERIFY(!card(*dialog, "Parry, left hand")->isEnabled());
    QVERIFY2(words("Parry, left hand").contains(QStringLiteral("R3-30")), qPrintable(words("Parry, left hand")));
    // The best one is preset; to drop goes against shots alone.
    QVERIFY(card(*dialog, "Parry, right hand")->isChecked());
    QVERIFY(card(*dialog, "Retreat")->isEnabled());
    QVERIFY(!card(*dialog, "Dodge and Drop")->isEnabled());
}

/// R3-36, R3-38: Parry 10 becomes 11, and he has retreated from this foe.
void TestRollunder::aRetreatAddsToTheParry()
{
    Program program(m_file);
    support::openBridge(program);
    auto* dialog = openAttack(program, "Arden", "Corrin");
    AttackPresenter& presenter = dialog->presenter();
    putDice(presenter, askedOf(Query::AttackDice), {4, 3, 3});
    card(*dialog, "Retreat")->click();
    QVERIFY(program.settle());
    QVERIFY(card(*dialog, "Retreat")->isChecked());
    QVERIFY(card(*dialog, "Parry, right hand")->isChecked());
    putDice(presenter, askedOf(Query::DefenceDice), {4, 4, 3});
    QCOMPARE(stepOf(presenter, Quantity::DefenceNumber), std::optional(11));
    QCOMPARE(verdictOf(presenter.action()).headline.left(6), QStringLiteral("Parrie"));
    apply(program, presenter);
    QCOMPARE(standsAs(program, "Corrin").retreats, 1);
    QCOMPARE(standsAs(program, "Corrin").parries, 1);
}

/// R3-23, R3-40 to R3-43, R3-D23, R3-D51: a firearm is dodged alone; Esme dodges 8 + 3 + 2 = 13 if her Acrobatics succeeds, and lies then.
void TestRollunder::whatDefendsFromShots()
{
    Program program(m_file);
    support::openBridge(program);
    auto* dialog = openAttack(program, "Ferro", "Esme");
    AttackPresenter& presenter = dialog->presenter();
    set(presenter, "distance", 1);
    QVERIFY(program.settle());
    for (const char* barred : {"Block", "Parry, right hand", "Parry, left hand", "Retreat"})
        QVERIFY2(card(*dialog, barred) && !card(*dialog, barred)->isEnabled(), barred);
    putDice(presenter, askedOf(Query::AttackDice), {2, 2, 2});
    card(*dialog, "Dodge and Drop")->click();
    QVERIFY(program.settle());
    // The tenth card.
    support::takeCard(*dialog, 0);
    putDice(presenter, askedOf(Query::AcrobaticsDice), {4, 4, 4});
    putDice(presenter, askedOf(Query::DefenceDice), {5, 4, 4});
    QCOMPARE(stepOf(presenter, Quantity::DefenceNumber), std::optional(13));
    apply(program, presenter);
    QCOMPARE(standsAs(program, "Esme").posture, rollunder::Posture::Lying);
    QCOMPARE(standsAs(program, "Esme").hpLost, 0);
}

/// R3-64 to R3-66: no card is left, and it is said why.
void TestRollunder::nobodyMeetsACritical()
{
    Program program(m_file);
    support::openBridge(program);
    auto* dialog = openAttack(program, "Arden", "Corrin");
    AttackPresenter& presenter = dialog->presenter();
    putDice(presenter, askedOf(Query::AttackDice), {1, 1, 1});
    QVERIFY(program.settle());
    const auto cards = dialog->findChildren<ChoiceCard*>();
    QVERIFY(std::ranges::none_of(cards, [](const ChoiceCard* one) { return one->isVisible(); }));
    QVERIFY(presenter.dice().open());
    QVERIFY(presenter.dice().open()->question.key == askedOf(Query::CriticalHit));
    const auto labels = dialog->findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
        return label->isVisible() && label->text().contains(QStringLiteral("R3-66"));
    }));
}

/// R3-17, R3-18, R3-69, R3-D34, R3-D37: Arden has Move 5, a step is one yard and half his Move three.
void TestRollunder::everyOptionSaysWhatItComesTo()
{
    Program program(m_file);
    support::openBridge(program);
    auto* dialog = openAttack(program, "Arden", "Corrin");
    AttackPresenter& presenter = dialog->presenter();
    QVERIFY2(hint(*dialog, "form").contains(QStringLiteral("all defences")), qPrintable(hint(*dialog, "form")));
    QCOMPARE(hint(*dialog, "yards"), QStringLiteral("0 to 1"));
    QCOMPARE(hint(*dialog, "deceptive"), QStringLiteral("each −2 to hit, −1 to defend"));
    // R3-D13: any number of steps is typed.
    auto* steps = in<NumberField>(*dialog, "option_deceptive");
    steps->setFocus();
    steps->selectAll();
    QTest::keyClicks(steps, QStringLiteral("12"));
    QTest::keyClick(steps, Qt::Key_Tab);
    QCOMPARE(hint(*dialog, "deceptive"), QStringLiteral("−24 to hit, −12 on his defence"));
    set(presenter, "deceptive", 2);
    QVERIFY(program.settle());
    QCOMPARE(hint(*dialog, "deceptive"), QStringLiteral("−4 to hit, −2 on his defence"));
    QVERIFY(card(*dialog, "Parry, right hand")->accessibleDescription().contains(QStringLiteral("8 or less")));
    set(presenter, "rapid", 1);
    QVERIFY(program.settle());
    QCOMPARE(hint(*dialog, "rapid"), QStringLiteral("two strikes, each at −6"));
    set(presenter, "rapid", 0);
    set(presenter, "form", static_cast<int>(rollunder::AttackForm::AllOutAttack));
    QVERIFY(program.settle());
    QVERIFY2(hint(*dialog, "form").contains(QStringLiteral("no defence")), qPrintable(hint(*dialog, "form")));
    QCOMPARE(hint(*dialog, "yards"), QStringLiteral("0 to 3"));
    QCOMPARE(hint(*dialog, "allOut"), QStringLiteral("+4 to hit (house value)"));
    set(presenter, "allOut", static_cast<int>(rollunder::AllOut::Damage));
    QVERIFY(program.settle());
    QCOMPARE(hint(*dialog, "allOut"), QStringLiteral("+2 damage (house value)"));
}

/// R3-18, R3-D14, R3-D56: Bela's 13 − 6 = 7 twice; the window of the second says so and offers no other maneuver.
void TestRollunder::aRapidStrikeIsTwo()
{
    Program program(m_file);
    support::openBridge(program);
    auto* dialog = openAttack(program, "Bela", "Dask");
    set(dialog->presenter(), "rapid", 1);
    putDice(dialog->presenter(), askedOf(Query::AttackDice), {6, 5, 4});
    QCOMPARE(stepOf(dialog->presenter(), Quantity::AttackNumber), std::optional(7));
    apply(program, dialog->presenter());
    QCOMPARE(standsAs(program, "Bela").strikesLeft, 1);
    dialog = openAttack(program, "Bela", "Corrin");
    const auto labels = dialog->findChildren<FewLinesLabel*>();
    QVERIFY(std::ranges::any_of(labels, [](const FewLinesLabel* label) {
        return label->text() == QStringLiteral("second strike, Spear: 7 or less");
    }));
    QVERIFY(!in<QWidget>(*dialog, "option_form")->isVisible());
    putDice(dialog->presenter(), askedOf(Query::AttackDice), {6, 5, 4});
    apply(program, dialog->presenter());
    QCOMPARE(standsAs(program, "Bela").strikesLeft, 0);
}

/// R3-69: its action opens the window with it; whoever does it has no defence afterwards, and every card says so.
void TestRollunder::anAllOutAttackLeavesNoDefence()
{
    Program program(m_file);
    support::openBridge(program);
    support::choose(program, "Arden", "Corrin");
    auto* dialog = openAction<ExchangeDialog>(program, "quick_allOutNow", "rollunderAttack");
    QVERIFY(dialog);
    QCOMPARE(numberOf(dialog->presenter(), "form"), static_cast<int>(rollunder::AttackForm::AllOutAttack));
    putDice(dialog->presenter(), askedOf(Query::AttackDice), {6, 6, 4});
    QCOMPARE(stepOf(dialog->presenter(), Quantity::AttackNumber), std::optional(18));
    dialog->presenter().dice().choose(askedOf(Query::DefenceKind), 0);
    dialog->presenter().dice().choose(askedOf(Query::Sacrifice), 0);
    putDice(dialog->presenter(), askedOf(Query::Damage), {1});
    apply(program, dialog->presenter());
    // 1 + 2 against the torso's DR of 3.
    QCOMPARE(standsAs(program, "Corrin").hpLost, 0);
    dialog = openAttack(program, "Corrin", "Arden");
    for (const char* barred : {"Dodge", "Block", "Parry, right hand"}) {
        QVERIFY2(card(*dialog, barred) && !card(*dialog, barred)->isEnabled(), barred);
        QVERIFY2(card(*dialog, barred)->accessibleDescription().contains(QStringLiteral("R3-69")), barred);
    }
}

/// R3-61 to R3-63: 14 yards and the 6 he moved in his last turn are 20, which cost 7: Ferro shoots with 12 − 7.
void TestRollunder::aShotGoesByDistanceAndSpeed()
{
    Program program(m_file);
    support::openBridge(program);
    setOf(program, "Bela", "moved", 6);
    auto* dialog = openAttack(program, "Ferro", "Bela");
    AttackPresenter& presenter = dialog->presenter();
    QCOMPARE(numberOf(presenter, "speed"), 6);
    QCOMPARE(hint(*dialog, "speed"), QStringLiteral("moved last turn"));
    set(presenter, "distance", 14);
    QVERIFY(program.settle());
    QCOMPARE(hint(*dialog, "distance"), QStringLiteral("distance + speed 20: −7"));
    putDice(presenter, askedOf(Query::AttackDice), {3, 3, 2});
    QCOMPARE(stepOf(presenter, Quantity::AttackNumber), std::optional(5));
    QCOMPARE(verdictOf(presenter.action()).headline.contains(QStringLiteral("iss")), true);
}

/// R3-61, R3-D34, R3-D53: two turns of aim at this foe with this bow are Acc 2 and 1; at another foe they are nothing.
void TestRollunder::aimingAddsAccuracy()
{
    Program program(m_file);
    support::openBridge(program);
    for (int turn = 1; turn <= 2; ++turn) {
        support::choose(program, "Esme", "Ferro");
        auto* aim = openAction(program, "own_aim");
        QVERIFY(aim);
        apply(program, aim->presenter());
        QCOMPARE(standsAs(program, "Esme").aimTurns, turn);
    }
    auto* dialog = openAttack(program, "Esme", "Ferro");
    set(dialog->presenter(), "distance", 30);
    QVERIFY(program.settle());
    QCOMPARE(hint(*dialog, "aimTurns", "attacker.condition"), QStringLiteral("+3 to hit"));
    QVERIFY(in<QWidget>(*dialog, "option_aimTurns")->isVisible());
    putDice(dialog->presenter(), askedOf(Query::AttackDice), {3, 3, 4});
    // 14 + 2 + 1 − 8.
    QCOMPARE(stepOf(dialog->presenter(), Quantity::AttackNumber), std::optional(9));
    dialog->presenter().drop(QStringLiteral("at another one"));
    QVERIFY(program.settle());
    dialog = openAttack(program, "Esme", "Dask");
    QCOMPARE(hint(*dialog, "aimTurns", "attacker.condition"), QStringLiteral("not for this attack"));
}

/// R3-69, R3-D34, R3-D76: Dask's 8 against 13 is better by 5, Bela's 11 against 13 by 2: her defence is worse by 3.
void TestRollunder::aFeintWorsensTheNextDefence()
{
    Program program(m_file);
    support::openBridge(program);
    support::choose(program, "Dask", "Bela");
    auto* feint = support::openByKey<ExchangeDialog>(program, Qt::Key_D, "rollunderFeint", {1320, 860});
    const auto sides = feint->findChildren<FewLinesLabel*>();
    for (const QString& words :
         {QStringLiteral("Knife: 13 or less"), QStringLiteral("sees through it with 13 or less")})
        QVERIFY2(std::ranges::any_of(sides, [&](const FewLinesLabel* label) { return label->text() == words; }),
                 qPrintable(words));
    putDice(feint->presenter(), askedOf(Query::FeintDice), {3, 3, 2});
    putDice(feint->presenter(), askedOf(Query::AgainstDice), {4, 4, 3});
    QCOMPARE(stepOf(feint->presenter(), Quantity::FeintPenalty), std::optional(3));
    apply(program, feint->presenter());
    QCOMPARE(standsAs(program, "Bela").feints.size(), std::size_t(1));
    QCOMPARE(standsAs(program, "Bela").feints[0].value, 3);
    // Parry 9 − 3.
    auto* dialog = openAttack(program, "Dask", "Bela");
    const QString parry = card(*dialog, "Parry, right hand")->accessibleDescription();
    QVERIFY2(parry.contains(QStringLiteral("6 or less")), qPrintable(parry));
}

/// R3-24, R3-D46, R3-D52: once her own parry has failed those beside Bela are offered, by name.
void TestRollunder::aFriendMayTakeTheHit()
{
    Program program(m_file);
    support::openBridge(program);
    auto* dialog = openAttack(program, "Corrin", "Bela");
    AttackPresenter& presenter = dialog->presenter();
    putDice(presenter, askedOf(Query::AttackDice), {4, 3, 2});
    putDice(presenter, askedOf(Query::DefenceDice), {4, 4, 4});
    QVERIFY(program.settle());
    // Nobody mostly does: the damage is asked for next, and the keyboard stays with the dice.
    QVERIFY(presenter.dice().open());
    QVERIFY(presenter.dice().open()->question.key == askedOf(Query::Damage));
    QVERIFY(in<QAbstractButton>(*dialog, "defence.sacrifice_0")->isChecked());
    const auto* arden = in<QAbstractButton>(*dialog, "defence.sacrifice_1");
    QVERIFY(arden->isVisible());
    QVERIFY2(arden->text().contains(QStringLiteral("Arden")), qPrintable(arden->text()));
    QVERIFY2(arden->text().contains(QStringLiteral("10")), qPrintable(arden->text()));
    presenter.dice().choose(askedOf(Query::Sacrifice), 1);
    // Dodge 8 with DB 2.
    const DiceQuestion* roll = presenter.dice().open();
    QVERIFY(roll && roll->question.kind == QuestionKind::Roll);
    putDice(presenter, roll->question.key, {3, 2, 2});
    QVERIFY(presenter.dice().open());
    QVERIFY(program.settle());
    QVERIFY(arden->isChecked());
    // His dice stand with the side he is of, and say whose they are.
    for (const char* title : {"Arden: Defence roll", "Arden: Damage"}) {
        const QList<ElidedLabel*> labels = dialog->findChildren<ElidedLabel*>();
        const auto isHis = [title](const ElidedLabel* label) {
            return label->isVisible() && label->text() == QLatin1String(title);
        };
        QCOMPARE(std::ranges::count_if(labels, isHis), 1);
        const ElidedLabel* label = *std::ranges::find_if(labels, isHis);
        QVERIFY2(label->mapTo(dialog, QPoint()).x() > dialog->width() / 2, title);
    }
    putDice(presenter, presenter.dice().open()->question.key, {5});
    apply(program, presenter);
    // 5 + 4 − his DR of 2 is 7, of which a cut makes 10.
    QCOMPARE(standsAs(program, "Arden").hpLost, 10);
    QCOMPARE(standsAs(program, "Bela").hpLost, 0);
}

/// R3-27, R3-32: what is used stands below the name, with what the next costs.
void TestRollunder::whatIsUsedIsCounted()
{
    Program program(m_file);
    support::openBridge(program);
    setOf(program, "Corrin", "parries", 2);
    setOf(program, "Corrin", "blocks", 1);
    auto* dialog = openAttack(program, "Arden", "Corrin");
    const auto sides = dialog->findChildren<FewLinesLabel*>();
    QVERIFY(std::ranges::any_of(sides, [](const FewLinesLabel* label) {
        return label->text() == QStringLiteral("standing · HP 13/13 · 2 parries used, the next at −8 · block used");
    }));
    // 10 − 8.
    QVERIFY(card(*dialog, "Parry, right hand")->accessibleDescription().contains(QStringLiteral("only a 3 or 4")));
    QVERIFY(!card(*dialog, "Block")->isEnabled());
    QVERIFY(card(*dialog, "Dodge")->isChecked());
}

/// R3-69, R3-70, R3-D37: Bela moves 6 yards at most, lying one, and a step is one.
void TestRollunder::maneuversSayHowFarTheyGo()
{
    Program program(m_file);
    support::openBridge(program);
    support::choose(program, "Bela", "Dask");
    auto* dialog = openAction(program, "quick_moveNow");
    QVERIFY(dialog);
    QCOMPARE(hint(*dialog, "yards"), QStringLiteral("0 to 6"));
    // As far as she may, unless it is said otherwise.
    QCOMPARE(numberOf(dialog->presenter(), "yards"), 6);
    apply(program, dialog->presenter());
    QCOMPARE(standsAs(program, "Bela").moved, 6);
    setOf(program, "Bela", "posture", static_cast<int>(rollunder::Posture::Lying));
    dialog = openAction(program, "quick_moveNow");
    QVERIFY(dialog);
    QCOMPARE(hint(*dialog, "yards"), QStringLiteral("0 to 1"));
    for (const char* step : {"own_allOutDefense", "own_concentrate", "own_evaluate"}) {
        dialog->close();
        setOf(program, "Bela", "posture", static_cast<int>(rollunder::Posture::Standing));
        dialog = openAction(program, step);
        QVERIFY2(dialog, step);
        QCOMPARE(hint(*dialog, "yards"), QStringLiteral("0 to 1"));
    }
}

/// R3-69, R3-D35: the posture he had counts until his next turn.
void TestRollunder::whoLiesRises()
{
    Program program(m_file);
    support::openBridge(program);
    support::choose(program, "Bela", "Dask");
    setOf(program, "Bela", "posture", static_cast<int>(rollunder::Posture::Lying));
    auto* dialog = openAction(program, "own_changePosture");
    QVERIFY(dialog);
    QCOMPARE(numberOf(dialog->presenter(), "posture"), static_cast<int>(rollunder::Posture::Standing));
    apply(program, dialog->presenter());
    QCOMPARE(standsAs(program, "Bela").posture, rollunder::Posture::Standing);
    QCOMPARE(standsAs(program, "Bela").posturePast, rollunder::Posture::Lying);
    // Dodge 9 − 3.
    auto* attack = openAttack(program, "Dask", "Bela");
    QVERIFY(card(*attack, "Dodge")->accessibleDescription().contains(QStringLiteral("6 or less")));
}

/// R3-55, R3-D30: HT 11, rolled 10: he stays conscious, and his turn is begun.
void TestRollunder::theTurnBeginsWithHt()
{
    Program program(m_file);
    support::openBridge(program);
    support::choose(program, "Arden", "Corrin");
    setOf(program, "Arden", "inTurn", 1);
    setOf(program, "Arden", "hpLost", 12);
    auto* dialog = openAction(program, "own_turn");
    QVERIFY(dialog);
    const auto need = [&] { return in<ElidedLabel>(*dialog, "diceNeed")->text(); };
    QCOMPARE(need(), QStringLiteral("HT 11: 11 or less · 0 HP or less (R3-55)"));
    set(dialog->presenter(), "htModifier", -2);
    QVERIFY(program.settle());
    QCOMPARE(need(), QStringLiteral("HT 11 −2: 9 or less · 0 HP or less (R3-55)"));
    set(dialog->presenter(), "htModifier", 0);
    putDice(dialog->presenter(), askedOf(Query::HtDice), {4, 3, 3});
    QCOMPARE(stepOf(dialog->presenter(), Quantity::HtNumber), std::optional(11));
    apply(program, dialog->presenter());
    QVERIFY(standsAs(program, "Arden").begun);
    QVERIFY(!standsAs(program, "Arden").unconscious);
}

/// R3-55, R3-D63: the key that goes on, and the brass button, open the roll of who has no HP left; nobody else acts before.
void TestRollunder::goingOnLeadsToTheRoll()
{
    Program program(m_file);
    support::openBridge(program);
    for (const char* who : {"Arden", "Corrin"})
        setOf(program, who, "inTurn", 1);
    setOf(program, "Arden", "hpLost", 12);
    support::choose(program, "Arden", "Corrin");
    QVERIFY(program.settle());
    const QString brass = program.find<QPushButton>("fireButton")->accessibleName();
    QVERIFY2(brass.startsWith(QStringLiteral("HT roll")) && brass.endsWith(u'E'), qPrintable(brass));
    program.find<QAction>("action_next")->trigger();
    QVERIFY(program.settle());
    auto* dialog = program.find<SimpleActionDialog>("actionDialog");
    QVERIFY(dialog && dialog->isVisible());
    QCOMPARE(program.window.fight().active()->combatant.name, std::string("Arden"));
    putDice(dialog->presenter(), askedOf(Query::HtDice), {4, 3, 3});
    apply(program, dialog->presenter());
    QVERIFY(standsAs(program, "Arden").begun);
    // Then the same key goes on.
    program.find<QAction>("action_next")->trigger();
    QVERIFY(program.settle());
    QCOMPARE(program.window.fight().active()->combatant.name, std::string("Corrin"));
}

/// R3-D63: whoever was passed over by hand has his roll before the turn ends.
void TestRollunder::nobodyIsLeftOutWhoseRollIsDue()
{
    Program program(m_file);
    support::openBridge(program);
    for (const char* who : {"Arden", "Dask"})
        setOf(program, who, "inTurn", 1);
    setOf(program, "Arden", "hpLost", 12);
    support::choose(program, "Dask", "Bela");
    program.find<QAction>("action_next")->trigger();
    QVERIFY(program.settle());
    QCOMPARE(program.window.fight().active()->combatant.name, std::string("Arden"));
}

/// R3-06, R3-20, R3-25, R3-27, R3-30, R3-32: 5 + 3 + 1, 6 + 3 + 1, 5 + 3 + 1; two parries cost 8, and the block is used.
void TestRollunder::theCardSaysHowHeDefendsHimself()
{
    Program program(m_file);
    support::openBridge(program);
    support::choose(program, "Corrin", "Arden");
    const auto figures = [&program] { return program.find<QLabel>("activeFigures")->text(); };
    QTRY_COMPARE(figures(), QStringLiteral("Dodge 9 · Parry 10 · Block 9 · Move 5"));
    setOf(program, "Corrin", "parries", 2);
    setOf(program, "Corrin", "blocks", 1);
    QTRY_COMPARE(figures(), QStringLiteral("Dodge 9 · Parry 2 · Block – · Move 5"));
}

/// R3-01, R3-61: the sword is in his hand; what is done with another thing of his is shown before.
void TestRollunder::keysShowAnotherThing()
{
    Program program(m_file);
    openArmed(program, rollunder::Held::Left, rollunder::Held::Stowed);
    QVERIFY(program.find<QAction>("action_quick_aimNow")->isEnabled());
    auto* dialog = openAction(program, "quick_aimNow");
    QVERIFY(dialog);
    QCOMPARE(dialog->presenter().action().request.input.as<rollunder::Aim>()->weapon.name, std::string("Pistol"));
    dialog->close();
    dialog = openAction(program, "quick_readyNow");
    QVERIFY(dialog);
    QCOMPARE(dialog->presenter().action().request.input.as<rollunder::Ready>()->weapon.name, std::string("Bow"));
    dialog->close();
    // Nothing is ready to be aimed: what it takes is said.
    openArmed(program, rollunder::Held::Stowed, rollunder::Held::Stowed);
    const auto* aim = program.find<QAction>("action_quick_aimNow");
    QVERIFY(!aim->isEnabled());
    QVERIFY2(aim->statusTip().contains(QStringLiteral("Bow: The weapon is put away; draw it first")),
             qPrintable(aim->statusTip()));
}

/// R3-61: of a bow that is put away and a pistol in his hand.
void TestRollunder::aimingBeginsWithWhatIsReady()
{
    Program program(m_file);
    openArmed(program, rollunder::Held::Left, rollunder::Held::Stowed);
    auto* dialog = openAction(program, "own_aim");
    QVERIFY(dialog);
    QCOMPARE(dialog->presenter().action().request.input.as<rollunder::Aim>()->weapon.name, std::string("Pistol"));
}

/// R3-D39: an open Wait is for somebody else, with the trigger it had.
void TestRollunder::aWaitIsChanged()
{
    Program program(m_file);
    support::openBridge(program);
    support::choose(program, "Esme", "Corrin");
    const auto* wait = program.find<QAction>("action_own_wait");
    QCOMPARE(wait->text().remove(u'&'), QStringLiteral("Wait…"));
    auto* dialog = openAction(program, "own_wait");
    QVERIFY(dialog);
    set(dialog->presenter(), "trigger", static_cast<int>(rollunder::Trigger::Shoots));
    apply(program, dialog->presenter());
    QCOMPARE(standsAs(program, "Esme").waitFor, combatantNamed(program, "Corrin"));
    dialog->close();
    support::choose(program, "Esme", "Dask");
    QVERIFY(program.settle());
    QCOMPARE(wait->text().remove(u'&'), QStringLiteral("Change the Wait…"));
    dialog = openAction(program, "own_wait");
    QVERIFY(dialog);
    apply(program, dialog->presenter());
    QVERIFY(standsAs(program, "Esme").waiting);
    QCOMPARE(standsAs(program, "Esme").waitFor, combatantNamed(program, "Dask"));
    QCOMPARE(standsAs(program, "Esme").waitTrigger, rollunder::Trigger::Shoots);
}

/// R3-11, R3-56: nothing is wrong before anything was typed; the number and one Enter do it. Dask has 9 HP: at −9 he rolls against HT 10.
void TestRollunder::harmByHandAsksForTheNumber()
{
    Program program(m_file);
    support::openBridge(program);
    support::choose(program, "Arden", "Dask");
    auto* dialog = openAction(program, "own_harm");
    QVERIFY(dialog);
    const auto isRed = [&](const char* name) {
        const auto* one = dialog->findChild<QWidget*>(QLatin1String(name));
        return one && one->isVisible();
    };
    QVERIFY(!isRed("complaint_points"));
    QCOMPARE(in<QWidget>(*dialog, "attackNote")->property("tone").toString(), QStringLiteral("muted"));
    QVERIFY(in<FewLinesLabel>(*dialog, "attackNote")->text().contains(QStringLiteral("say how much")));
    auto* points = qobject_cast<NumberField*>(dialog->focusWidget());
    QVERIFY(points);
    QTest::keyClicks(points, QStringLiteral("5"));
    QTest::keyClick(points, Qt::Key_Return);
    QVERIFY(program.settle());
    QCOMPARE(standsAs(program, "Dask").hpLost, 5);
    // A second one that kills unless he holds out stays open for the dice, which say what they take.
    dialog = openAction(program, "own_harm");
    QVERIFY(dialog);
    points = qobject_cast<NumberField*>(dialog->focusWidget());
    QVERIFY(points);
    QTest::keyClicks(points, QStringLiteral("13"));
    QTest::keyClick(points, Qt::Key_Return);
    QVERIFY(program.settle());
    QCOMPARE(standsAs(program, "Dask").hpLost, 5);
    QCOMPARE(in<ElidedLabel>(*dialog, "diceNeed")->text(), QStringLiteral("HT 10: 10 or less · −9 HP or less (R3-56)"));
    // Whoever else is looked at meanwhile says whose dice these are.
    putDice(dialog->presenter(), dialog->presenter().dice().open()->question.key, {3, 3, 3});
    dialog->close();
    support::choose(program, "Bela", "Corrin");
    QVERIFY(program.settle());
    QCOMPARE(program.find<QLabel>("whyNot")->text(), QStringLiteral("Dice wait to be applied: Harm → Dask"));
}

/// R3-D65: Bela's Vitals are empty and count as her Torso; what is typed there counts by itself.
void TestRollunder::emptyVitalsShowTheTorsos()
{
    Program program(m_file);
    support::openBridge(program);
    support::choose(program, "Bela", "Dask");
    QVERIFY(program.settle());
    program.find<QAction>("action_sheet")->trigger();
    const auto sheet = [&program] { return program.find<SheetWindow>("sheetWindow"); };
    QTRY_VERIFY(sheet() && sheet()->isVisible() && sheet()->sheet().isLoaded());
    QVERIFY(program.settle());
    const auto field = [&](Location place) {
        return in<NumberField>(
            *sheet(),
            qPrintable(QStringLiteral("field_dr_%1")
                           .arg(QString::fromUtf8(rollunder::kLocationIds[static_cast<std::size_t>(place)]))));
    };
    QVERIFY(field(Location::Vitals)->text().isEmpty());
    QCOMPARE(field(Location::Vitals)->placeholderText(), QStringLiteral("1"));
    auto* torso = field(Location::Torso);
    torso->setFocus();
    torso->selectAll();
    QTest::keyClicks(torso, QStringLiteral("4"));
    QCOMPARE(field(Location::Vitals)->placeholderText(), QStringLiteral("4"));
}

/// R3-19: what calling each place would come to, also while none or another one is called.
void TestRollunder::oddsCompareThePlaces()
{
    Program program(m_file);
    support::openBridge(program);
    auto* dialog = openAttack(program, "Arden", "Corrin");
    QTest::keyClick(dialog, Qt::Key_H);
    const auto calloutAt = [dialog](Location place) {
        const auto& all = dialog->findChild<BodyView*>()->picture().callouts;
        return *std::ranges::find(all, static_cast<int>(place), &LocationCallout::location);
    };
    for (const bool isCalled : {false, true}) {
        if (isCalled)
            call(*dialog, Location::LeftLeg);
        QVERIFY(program.settle());
        for (const Location place : {Location::Neck, Location::Skull, Location::Torso, Location::Vitals}) {
            Request called = dialog->presenter().action().request;
            called.input.get<rollunder::Attack>().options.called = rollunder::calledAt(place);
            const EffectChances there = oddsOf(called)->effect;
            QTRY_COMPARE(calloutAt(place).chance.value_or(0), there.struck);
            QVERIFY(there.struck > 0);
            QCOMPARE(calloutAt(place).chanceNote, QStringLiteral("wound ") + OddsOutlook::percentWords(there.wounded));
        }
    }
    // Its DR of 5 stops what the neck does not.
    QVERIFY(calloutAt(Location::Skull).chanceNote != calloutAt(Location::Neck).chanceNote);
}

/// R3-69: nothing of it lands on a body.
void TestRollunder::aFeintIsAtNoPlace()
{
    Program program(m_file);
    support::openBridge(program);
    support::choose(program, "Bela", "Corrin");
    auto* dialog = openAction<ExchangeDialog>(program, "own_feint", "rollunderFeint");
    QVERIFY(dialog);
    for (const LocationCallout& callout : dialog->findChild<BodyView*>()->picture().callouts)
        QVERIFY2(callout.note.isEmpty() && callout.armour.isEmpty(), qPrintable(callout.name));
    QVERIFY(!in<QToolButton>(*dialog, "oddsButton")->isVisible());
    QTest::keyClick(dialog, Qt::Key_H);
    QVERIFY(!in<OddsPanel>(*dialog, "oddsPanel")->isVisible());
}

/// R3-69, R3-D34: the parry that is better is one with either hand, so both hands are one choice.
void TestRollunder::aParryIsOneOfEitherHand()
{
    Program program(m_file);
    support::openBridge(program);
    support::choose(program, "Bela", "Dask");
    auto* dialog = openAction(program, "own_allOutDefense");
    QVERIFY(dialog);
    const auto* row = in<SegmentRow>(*dialog, "option_defence");
    QStringList words;
    for (int i = 0; i < row->count(); ++i)
        words << row->button(i)->text();
    QCOMPARE(words, (QStringList{u"Dodge"_qs, u"Block"_qs, u"Parry, either hand"_qs}));
}

/// An animal strikes with what grows on it.
void TestRollunder::whoHasNoHandsHoldsNothing()
{
    Program program(m_file);
    support::openBridge(program);
    support::choose(program, "Dask", "Bela");
    const AnyRecord house(rollunder::switchesRecord);
    CombatantView hound = *program.window.fight().active();
    QCOMPARE(rollunder::attackExchange().attacks(hound, house).size(), std::size_t{2});
    hound.character.record.as<rollunder::Character>().handless = true;
    QCOMPARE(rollunder::attackExchange().attacks(hound, house).size(), std::size_t{1});
    hound.weapons.front().record.record.as<rollunder::Weapon>().natural = true;
    const auto attacks = rollunder::attackExchange().attacks(hound, house);
    QCOMPARE(attacks.size(), std::size_t{1});
    QCOMPARE(attacks.front().possession, hound.weapons.front().possession.id);
}

HITSPREAD_GUI_TEST(TestRollunder)
#include "tst_rollunder.moc"
