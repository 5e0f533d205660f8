#include <QTest>

#include "models/fight/fighthand.h"
#include "models/fight/fightsteps.h"
#include "models/history/verdict.h"
#include "outcomefight.h"
#include "rules/core/odds/odds.h"
#include "rules/systems/outcome/attack.h"
#include "rules/systems/outcome/grapple.h"
#include "samplefiles.h"
#include "services/library/recordvalues.h"
#include "support/guitestclass.h"
#include "ui/attack/decisions/choicecard.h"
#include "ui/attack/exchangedialog.h"
#include "ui/diagram/bodyview.h"
#include "ui/odds/oddsbar.h"
#include "ui/odds/oddspanel.h"
#include "ui/widgets/labels/fewlineslabel.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

using namespace hitspread;
using outcome::Quantity;
using outcome::Query;
using support::askedOf;
using support::combatantNamed;
using support::in;
using support::openYard;
using support::Program;
using support::putOutcome;
using support::standing;
using support::stepOf;

/// Two against each other by opposed outcomes: attacks and defences, shields, grapples, feints.
class TestOutcomeExchange : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_files.begin(QStringLiteral("tst_outcomeexchange"))); }
    void init() { m_file = m_files.freshAndStill(); }
    void cleanup() { QSettings().clear(); }
    void anAttackTakesThreeInputs();
    void defencesSayWhatTheyTake();
    void whatMissesNeedsNoDefence();
    void onlyWhatIsDeclaredDefends();
    void aShieldWorksByDirection();
    void aBucklerParriesBetter();
    void aGrappleHoldsThenPins();
    void aShieldMakesResistingDear();
    void aTieFrees();
    void aFeintHelpsTheNextAttack();
    void aGarroteInHandGrapples();
    void arrowsKeepToTheBrassButton();
    void aModifierBeyondThreeAsks();
    void aClickNotesThePlace();
    void theGameMasterSaysWhoDies();
    void oddsStandInEveryExchange();
    void tabGoesAsTheEyeDoes();
    void diceAreSeenInLargeLetters();
    void whoIsHeldBreaksHisHoldersHold();

private:
    static ExchangeDialog* openAttack(Program& program, const char* actor, const char* target)
    {
        support::choose(program, actor, target);
        return support::openByKey<ExchangeDialog>(program, Qt::Key_F, "outcomeAttack", {1320, 860});
    }
    template <typename Dialog>
    static Dialog* openAction(Program& program, const char* deed, const char* window)
    {
        auto* action = program.find<QAction>(qPrintable(QStringLiteral("action_own_%1").arg(QLatin1String(deed))));
        if (!program.settle() || !action || !action->isEnabled())
            return nullptr;
        action->trigger();
        auto* dialog = program.find<Dialog>(window);
        const bool isReady = QTest::qWaitFor(
            [&] { return dialog && dialog->isVisible() && dialog->presenter().isReady(); });
        return isReady && program.settle() ? dialog : nullptr;
    }
    /// Where Tab stops in a window, from its first stop on.
    static QWidgetList stopsOf(QWidget& window)
    {
        QWidgetList all;
        for (QWidget* one = window.nextInFocusChain(); one != &window; one = one->nextInFocusChain()) {
            const bool stops = (one->focusPolicy() & Qt::TabFocus) && !one->focusProxy();
            if (stops && one->isVisible() && one->isEnabled() && one->window() == &window)
                all << one;
        }
        return all;
    }
    static void set(AttackPresenter& presenter, const char* field, int value)
    {
        presenter.options().setNumber(*presenter.options().path("options", field), value);
    }
    static QString cardWords(QWidget& dialog, int number)
    {
        return in<ChoiceCard>(dialog, qPrintable(QStringLiteral("card%1").arg(number)))->accessibleDescription();
    }
    static bool applied(Program& program, ActionDialog& dialog)
    {
        dialog.presenter().apply();
        return QTest::qWaitFor([&] { return !dialog.isVisible(); }) && program.settle();
    }

    support::SampleFiles m_files;
    QString m_file;
};

/// F, Enter for the dice, Enter to apply. Bruno is hurt, so that no blow of his is a deadly one.
void TestOutcomeExchange::anAttackTakesThreeInputs()
{
    Program program(m_file);
    openYard(program);
    program.window.fight().byHand().setValue(combatantNamed(program, "Bruno Halme"), "levels", 4);
    QVERIFY(program.settle());
    const EntryId before = program.window.fight().snapshot().undoable;
    auto* dialog = openAttack(program, "Bruno Halme", "Odo Marsh");
    int inputs = 1;
    while (inputs < 10 && program.window.fight().snapshot().undoable == before) {
        QTest::keyClick(dialog->focusWidget() ? dialog->focusWidget() : dialog, Qt::Key_Return);
        ++inputs;
        QVERIFY(program.settle());
    }
    QVERIFY(program.window.fight().snapshot().last != nullptr);
    QCOMPARE(QString::fromStdString(program.window.fight().snapshot().last->action), QStringLiteral("attack"));
    QVERIFY2(inputs <= 3, qPrintable(QStringLiteral("%1 inputs").arg(inputs)));
}

/// OUT-03, OUT-04, OUT-06, OUT-D07: Ines shoots with +3; Bruno dodges with Physique +3, and nobody parries a shot.
void TestOutcomeExchange::defencesSayWhatTheyTake()
{
    Program program(m_file);
    openYard(program);
    auto* dialog = openAttack(program, "Ines Corbeau", "Bruno Halme");
    AttackPresenter& presenter = dialog->presenter();
    QCOMPARE(cardWords(*dialog, 1), QStringLiteral("dice +3"));
    QCOMPARE(cardWords(*dialog, 2), QStringLiteral("this cannot be parried (OUT-06)"));
    QVERIFY(!in<ChoiceCard>(*dialog, "card2")->isEnabled());
    QVERIFY(in<ChoiceCard>(*dialog, "card1")->isChecked());
    // 2 + 3 = 5: a dodge of +3 needs a 2 to come to as much.
    putOutcome(presenter, askedOf(Query::AttackDice), 2);
    QCOMPARE(cardWords(*dialog, 1), QStringLiteral("dice +3: +2 or more turns it aside"));
    putOutcome(presenter, askedOf(Query::DefenceDice), 2);
    QVERIFY(presenter.isFinished());
    QCOMPARE(stepOf(presenter, Quantity::FinalOutcome), std::optional(0));
    QCOMPARE(stepOf(presenter, Quantity::FinalHit), std::optional(0));
    // The defender thinks again: the attack's dice stay.
    QTest::keyClick(dialog, Qt::Key_3, Qt::AltModifier);
    QVERIFY(in<ChoiceCard>(*dialog, "card3")->isChecked());
    QCOMPARE(stepOf(presenter, Quantity::HarmDamage), std::optional(8));
}

/// OUT-04: an attack that comes to 0 by itself asks nobody for a defence.
void TestOutcomeExchange::whatMissesNeedsNoDefence()
{
    Program program(m_file);
    openYard(program);
    auto* dialog = openAttack(program, "Ines Corbeau", "Bruno Halme");
    putOutcome(dialog->presenter(), askedOf(Query::AttackDice), -3);
    QVERIFY(dialog->presenter().isFinished());
    QTRY_VERIFY(!dialog->findChild<ChoiceCard*>(QStringLiteral("card1")));
}

/// OUT-70, OUT-D28: in a turn only what was declared defends.
void TestOutcomeExchange::onlyWhatIsDeclaredDefends()
{
    Program program(m_file);
    openYard(program);
    program.window.fight().byHand().setValue(combatantNamed(program, "Bruno Halme"), "inTurn", 1);
    QVERIFY(program.settle());
    auto* dialog = openAttack(program, "Ines Corbeau", "Bruno Halme");
    QCOMPARE(cardWords(*dialog, 1), QStringLiteral("not declared in this turn (OUT-70)"));
    QVERIFY(in<ChoiceCard>(*dialog, "card3")->isChecked());
    putOutcome(dialog->presenter(), askedOf(Query::AttackDice), 0);
    QVERIFY(dialog->presenter().isFinished());
    QCOMPARE(stepOf(dialog->presenter(), Quantity::FinalOutcome), std::optional(3));
}

/// OUT-28, OUT-29, OUT-37, OUT-38: Odo's shield is on his left arm; around it costs 1, through it stops 3, from the left rear it is of no use.
void TestOutcomeExchange::aShieldWorksByDirection()
{
    Program program(m_file);
    openYard(program);
    auto* dialog = openAttack(program, "Bruno Halme", "Odo Marsh");
    AttackPresenter& presenter = dialog->presenter();
    putOutcome(presenter, askedOf(Query::AttackDice), 0);
    QCOMPARE(stepOf(presenter, Quantity::AttackTotal), std::optional(2));
    set(presenter, "from", static_cast<int>(outcome::From::LeftFront));
    QCOMPARE(stepOf(presenter, Quantity::AttackTotal), std::optional(2));
    set(presenter, "from", static_cast<int>(outcome::From::LeftRear));
    QCOMPARE(stepOf(presenter, Quantity::AttackTotal), std::optional(3));
    set(presenter, "from", static_cast<int>(outcome::From::Front));
    set(presenter, "shield", static_cast<int>(outcome::ShieldWay::Through));
    QTest::keyClick(dialog, Qt::Key_3, Qt::AltModifier);
    QCOMPARE(stepOf(presenter, Quantity::AttackTotal), std::optional(3));
    QCOMPARE(stepOf(presenter, Quantity::HarmDamage), std::optional(3));
    QCOMPARE(stepOf(presenter, Quantity::HarmNet), std::optional(0));
}

/// OUT-43: Melee +2 and a buckler parry with +3.
void TestOutcomeExchange::aBucklerParriesBetter()
{
    Program program(m_file);
    openYard(program);
    program.gateway.run(
        &program.window,
        [fight = program.window.fight().snapshot().encounter.id](CampaignServices& services) {
            outcome::Weapon buckler;
            buckler.name = "Buckler";
            buckler.kind = outcome::WeaponKind::Melee;
            buckler.buckler = true;
            outcome::Character who;
            who.name = "Tessa Vale";
            who.melee = 2;
            const auto kept = [&services](const AnyRecord& record) {
                StoredRecord stored;
                stored.system = "outcome";
                stored.record = record;
                return services.library.create(stored);
            };
            const RecordId id = kept(AnyRecord(outcome::characterRecord, &who));
            const RecordId thing = kept(AnyRecord(outcome::weaponRecord, &buckler));
            (void)services.kits.give(id, {RecordKind::Weapon, thing});
            (void)services.encounters.add(fight, id, who.name, Side::Players);
        },
        [] {});
    QVERIFY(program.settle());
    program.window.fight().reload();
    QTRY_COMPARE(program.window.fight().snapshot().combatants.size(), std::size_t(5));
    auto* dialog = openAttack(program, "Bruno Halme", "Tessa Vale");
    QCOMPARE(cardWords(*dialog, 2), QStringLiteral("dice +3"));
    QVERIFY(in<ChoiceCard>(*dialog, "card2")->isChecked());
}

/// OUT-48, OUT-53: Unarmed Combat against what the other chooses; a second one pins. One entry each.
void TestOutcomeExchange::aGrappleHoldsThenPins()
{
    Program program(m_file);
    openYard(program);
    support::choose(program, "Bruno Halme", "Ines Corbeau");
    const auto bruno = static_cast<std::int32_t>(combatantNamed(program, "Bruno Halme"));
    for (const bool pins : {false, true}) {
        auto* dialog = openAction<ExchangeDialog>(program, "grapple", "outcomeGrapple");
        QVERIFY(dialog);
        AttackPresenter& presenter = dialog->presenter();
        QCOMPARE(cardWords(*dialog, 1), QStringLiteral("dice +2"));
        QCOMPARE(cardWords(*dialog, 2), QStringLiteral("dice +2"));
        putOutcome(presenter, askedOf(Query::AttackDice), 1);
        QCOMPARE(cardWords(*dialog, 1), QStringLiteral("dice +2: +2 or more turns it aside"));
        putOutcome(presenter, askedOf(Query::DefenceDice), 0);
        QVERIFY(presenter.isFinished());
        QVERIFY(applied(program, *dialog));
        QCOMPARE(standing(program, "Ines Corbeau").heldBy, bruno);
        QCOMPARE(standing(program, "Ines Corbeau").pinned, pins);
    }
    QCOMPARE(standing(program, "Bruno Halme").holding,
             static_cast<std::int32_t>(combatantNamed(program, "Ines Corbeau")));
    program.window.fight().steps().undo();
    QVERIFY(program.settle());
    QVERIFY(!standing(program, "Ines Corbeau").pinned);
    QCOMPARE(standing(program, "Ines Corbeau").heldBy, bruno);
}

/// OUT-45: Odo bears a shield; resisting with Physique +2 is an action nobody declared.
void TestOutcomeExchange::aShieldMakesResistingDear()
{
    Program program(m_file);
    openYard(program);
    support::choose(program, "Bruno Halme", "Odo Marsh");
    auto* dialog = openAction<ExchangeDialog>(program, "grapple", "outcomeGrapple");
    QVERIFY(dialog);
    QCOMPARE(cardWords(*dialog, 1), QStringLiteral("dice +2; takes one more action"));
    putOutcome(dialog->presenter(), askedOf(Query::AttackDice), 1);
    QCOMPARE(cardWords(*dialog, 1), QStringLiteral("dice +2: +2 or more turns it aside; takes one more action"));
    putOutcome(dialog->presenter(), askedOf(Query::DefenceDice), 2);
    QVERIFY(applied(program, *dialog));
    QCOMPARE(standing(program, "Odo Marsh").heldBy, 0);
    QCOMPARE(standing(program, "Odo Marsh").actionsAdded, 1);
}

/// OUT-56, OUT-V14: 3 against 3 frees who is held, and who held him holds nobody; one undo puts both back.
void TestOutcomeExchange::aTieFrees()
{
    Program program(m_file);
    openYard(program);
    support::choose(program, "Bruno Halme", "Ines Corbeau");
    auto* grapple = openAction<ExchangeDialog>(program, "grapple", "outcomeGrapple");
    QVERIFY(grapple);
    putOutcome(grapple->presenter(), askedOf(Query::AttackDice), 1);
    putOutcome(grapple->presenter(), askedOf(Query::DefenceDice), 0);
    QVERIFY(applied(program, *grapple));
    support::choose(program, "Ines Corbeau", "Bruno Halme");
    auto* dialog = openAction<ExchangeDialog>(program, "breakHold", "outcomeBreakHold");
    QVERIFY(dialog);
    // There is nothing to choose that it is done with.
    QVERIFY(!in<QComboBox>(*dialog, "attackerWeapon")->isVisible());
    putOutcome(dialog->presenter(), askedOf(Query::AttackDice), 1);
    putOutcome(dialog->presenter(), askedOf(Query::DefenceDice, 1), 0);
    QVERIFY(dialog->presenter().isFinished());
    QCOMPARE(stepOf(dialog->presenter(), Quantity::GrappleFree), std::optional(1));
    QVERIFY(applied(program, *dialog));
    QCOMPARE(standing(program, "Ines Corbeau").heldBy, 0);
    QCOMPARE(standing(program, "Bruno Halme").holding, 0);
    program.window.fight().steps().undo();
    QVERIFY(program.settle());
    QVERIFY(standing(program, "Ines Corbeau").heldBy != 0);
    QVERIFY(standing(program, "Bruno Halme").holding != 0);
}

/// OUT-59, OUT-62: who falls for it is easier to hit by the next attack, and by that alone.
void TestOutcomeExchange::aFeintHelpsTheNextAttack()
{
    Program program(m_file);
    openYard(program);
    support::choose(program, "Odo Marsh", "Bruno Halme");
    auto* dialog = openAction<ExchangeDialog>(program, "feint", "outcomeFeint");
    QVERIFY(dialog);
    putOutcome(dialog->presenter(), askedOf(Query::AttackDice), 0);
    putOutcome(dialog->presenter(), askedOf(Query::DefenceDice, 1), -1);
    QVERIFY(dialog->presenter().isFinished());
    QCOMPARE(stepOf(dialog->presenter(), Quantity::FeintTaken), std::optional(1));
    QVERIFY(applied(program, *dialog));
    QCOMPARE(standing(program, "Bruno Halme").tokens.size(), std::size_t(1));
    auto* attack = openAttack(program, "Odo Marsh", "Bruno Halme");
    putOutcome(attack->presenter(), askedOf(Query::AttackDice), 0);
    QCOMPARE(stepOf(attack->presenter(), Quantity::AttackTotal), std::optional(4));
    putOutcome(attack->presenter(), askedOf(Query::DefenceDice), 1);
    QVERIFY(applied(program, *attack));
    QCOMPARE(standing(program, "Bruno Halme").tokens.size(), std::size_t(0));
}

/// OUT-57: whoever has a garrote in hand and grapples means it; and it is said that he holds the other, whatever else it did.
void TestOutcomeExchange::aGarroteInHandGrapples()
{
    Program program(m_file);
    openYard(program);
    support::choose(program, "Sella Wren", "Ines Corbeau");
    const CombatantView* sella = program.window.fight().active();
    const auto wire = std::ranges::find_if(sella->weapons, [](const CombatantView::Item& item) {
        return item.record.record.as<outcome::Weapon>().garrote;
    });
    program.window.fight().setWeapon(wire->possession.id);
    auto* dialog = openAction<ExchangeDialog>(program, "grapple", "outcomeGrapple");
    QVERIFY(dialog);
    AttackPresenter& presenter = dialog->presenter();
    QCOMPARE(presenter.order().weapon, wire->possession.id);
    QVERIFY(presenter.action().request.input.get<outcome::Grapple>().options.garrote);
    // She lets it come: 2 + 0 - 1 = 1, and 1 + 2 = 3 levels.
    putOutcome(presenter, askedOf(Query::AttackDice), 2);
    in<ChoiceCard>(*dialog, "card3")->click();
    QTRY_VERIFY2(presenter.isFinished(), qPrintable(presenter.complaints().all().join(u' ')));
    const Verdict verdict = verdictOf(presenter.action());
    QVERIFY2(verdict.sentence.startsWith(QStringLiteral("held, "), Qt::CaseInsensitive), qPrintable(verdict.sentence));
}

/// The arrows a window has no use for change nothing in it.
void TestOutcomeExchange::arrowsKeepToTheBrassButton()
{
    Program program(m_file);
    openYard(program);
    auto* dialog = openAttack(program, "Odo Marsh", "Sella Wren");
    const ActionOrder before = dialog->presenter().order();
    auto* primary = in<QPushButton>(*dialog, "primaryButton");
    primary->setFocus(Qt::TabFocusReason);
    for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Down, Qt::Key_Up, Qt::Key_Down})
        QTest::keyClick(dialog->focusWidget(), key);
    QVERIFY(primary->hasFocus());
    QCOMPARE(dialog->presenter().order().weapon, before.weapon);
}

/// OUT-08, OUT-D35: the game master is asked whether a modifier beyond 3 decides alone; its digit answers.
void TestOutcomeExchange::aModifierBeyondThreeAsks()
{
    Program program(m_file);
    openYard(program);
    auto* dialog = openAttack(program, "Ines Corbeau", "Bruno Halme");
    AttackPresenter& presenter = dialog->presenter();
    Ranks modifiers;
    modifiers.entries.emplace_back("In the dark of the moon", -4);
    presenter.options().set(*presenter.options().path("options", "rollModifiers"), modifiers);
    QVERIFY(presenter.dice().open());
    QVERIFY(presenter.dice().open()->question.key == askedOf(Query::AttackBeyond));
    // It stands there although no die lies.
    QTRY_VERIFY(in<QAbstractButton>(*dialog, "attack.beyond_2")->isVisible());
    QVERIFY(in<QAbstractButton>(*dialog, "attack.beyond_2")->text().contains(QStringLiteral("3 it fails")));
    QVERIFY(support::waitForRest(*dialog));
    // Tab comes to what is taken, and to no list that has nothing in it.
    const QWidgetList stops = stopsOf(*dialog);
    QVERIFY(stops.contains(in<QWidget>(*dialog, "attack.beyond_0")));
    QVERIFY(std::ranges::none_of(stops, [](const QWidget* stop) { return stop->objectName() == u"explanation"; }));
    QTest::keyClick(dialog, Qt::Key_3, Qt::AltModifier);
    QVERIFY(presenter.isFinished());
    QCOMPARE(stepOf(presenter, Quantity::FinalHit), std::optional(0));
    // Thought better of it, and again.
    QTest::keyClick(dialog, Qt::Key_1, Qt::AltModifier);
    QVERIFY(!presenter.isFinished());
    // Digits are the dice's now.
    in<QAbstractButton>(*dialog, "attack.beyond_2")->click();
    QTRY_VERIFY(presenter.isFinished());
    // The modifier gone and named anew is another matter.
    presenter.options().set(*presenter.options().path("options", "rollModifiers"), Ranks());
    presenter.options().set(*presenter.options().path("options", "rollModifiers"), modifiers);
    QVERIFY(presenter.dice().open());
    QVERIFY(presenter.dice().open()->question.key == askedOf(Query::AttackBeyond));
}

/// Section 4.d: a click notes what is aimed at and changes no number.
void TestOutcomeExchange::aClickNotesThePlace()
{
    Program program(m_file);
    openYard(program);
    auto* dialog = openAttack(program, "Ines Corbeau", "Bruno Halme");
    AttackPresenter& presenter = dialog->presenter();
    auto* stage = dialog->findChild<BodyView*>();
    const auto& cells = stage->picture().plan->cells();
    const auto piece = static_cast<int>(Piece::LeftHand);
    const auto cell = std::ranges::find(cells, piece, [](const BodyCell& one) { return int{one.location}; });
    QVERIFY(cell != cells.end());
    Q_EMIT stage->hexHovered(cell->hex);
    QCOMPARE(in<FewLinesLabel>(*dialog, "attackNote")->text(),
             QStringLiteral("A click notes Left hand as what is aimed at; it changes no number."));
    Q_EMIT stage->hexChosen(cell->hex);
    QCOMPARE(presenter.options().number(*presenter.options().path("options", "called")), 1 + piece);
    putOutcome(presenter, askedOf(Query::AttackDice), 0);
    QCOMPARE(stepOf(presenter, Quantity::AttackTotal), std::optional(3));
    QVERIFY(!stepOf(presenter, Quantity::AttackCalled));
}

/// OUT-74: from seven levels on the game master says whether he dies; a digit does.
void TestOutcomeExchange::theGameMasterSaysWhoDies()
{
    Program program(m_file);
    openYard(program);
    auto* dialog = openAttack(program, "Ines Corbeau", "Bruno Halme");
    AttackPresenter& presenter = dialog->presenter();
    putOutcome(presenter, askedOf(Query::AttackDice), 2);
    QTest::keyClick(dialog, Qt::Key_3, Qt::AltModifier);
    QVERIFY(presenter.dice().open());
    QVERIFY(presenter.dice().open()->question.key == askedOf(Query::Dies));
    QTest::keyClick(dialog, Qt::Key_2, Qt::AltModifier);
    QVERIFY(presenter.isFinished());
    QVERIFY(applied(program, *dialog));
    QVERIFY(standing(program, "Bruno Halme").dead);
    QCOMPARE(standing(program, "Bruno Halme").levels, 8);
}

/// What the odds panel shows is what the rules enumerate.
void TestOutcomeExchange::oddsStandInEveryExchange()
{
    Program program(m_file);
    openYard(program);
    auto* dialog = openAttack(program, "Ines Corbeau", "Bruno Halme");
    auto* panel = in<OddsPanel>(*dialog, "oddsPanel");
    if (!panel->isVisible())
        QTest::keyClick(dialog, Qt::Key_H);
    QTRY_VERIFY(panel->isVisible());
    const ActionRecord& action = dialog->presenter().action();
    const auto odds = dialog->presenter().system().odds()->odds(action.request.input, *action.request.plan,
                                                                OddsDepth::Everything);
    QVERIFY(odds);
    QCOMPARE(in<OddsBar>(*panel, "oddsBar_0")->chance(), odds->effect.struck);
}

/// One column after the other and each from above to below; what a list says is picked right behind it in the ring.
void TestOutcomeExchange::tabGoesAsTheEyeDoes()
{
    Program program(m_file);
    openYard(program);
    auto* dialog = openAttack(program, "Bruno Halme", "Odo Marsh");
    dialog->resize(1600, 900);
    QVERIFY(support::waitForRest(*dialog));
    const QWidget* left = in<QWidget>(*dialog, "options")->parentWidget();
    const QWidget* right = in<QWidget>(*dialog, "rightColumn")->parentWidget();
    const QWidget* foot = in<QWidget>(*dialog, "primaryButton")->parentWidget();
    const auto columnOf = [&](const QWidget* widget) {
        return left->isAncestorOf(widget) ? 0 : right->isAncestorOf(widget) ? 2 : foot->isAncestorOf(widget) ? 3 : 1;
    };
    QWidgetList stops = stopsOf(*dialog);
    // From the foot Tab goes on to the first column.
    const auto isInColumn = [foot](const QWidget* widget) { return !foot->isAncestorOf(widget); };
    std::rotate(stops.begin(), std::ranges::find_if(stops, isInColumn), stops.end());
    QCOMPARE_GT(stops.size(), 10);
    for (qsizetype i = 1; i < stops.size(); ++i) {
        const QWidget* before = stops.at(i - 1);
        const QWidget* widget = stops.at(i);
        // Beside what came before, or below it.
        const int top = before->mapTo(dialog, before->rect().topLeft()).y();
        const bool isLower = widget->mapTo(dialog, widget->rect().bottomLeft()).y() > top;
        const bool follows = columnOf(before) < columnOf(widget) || (columnOf(before) == columnOf(widget) && isLower);
        QVERIFY2(follows, qPrintable(before->objectName() + QStringLiteral(" → ") + widget->objectName()));
    }
    const auto place = stops.indexOf(in<QWidget>(*dialog, "directionPicker"));
    QVERIFY(place > 0);
    const QWidget* list = in<QWidget>(*dialog, "option_from");
    QVERIFY(list == stops.at(place - 1) || list->isAncestorOf(stops.at(place - 1)));
}

/// Where two columns have room, the dice stand beside the defender, before and after each of them is typed.
void TestOutcomeExchange::diceAreSeenInLargeLetters()
{
    Program program(m_file);
    openYard(program);
    program.style.apply(Theme(Scheme::Dark, 160));
    auto* dialog = openAttack(program, "Bruno Halme", "Odo Marsh");
    dialog->resize(1280, 690);
    QVERIFY(support::waitForRest(*dialog));
    const auto* dice = in<QWidget>(*dialog, "die0");
    QTRY_VERIFY(dice->isVisible());
    for (int die = 0; die < 3; ++die) {
        QTest::keyClick(dialog->focusWidget() ? dialog->focusWidget() : dialog, Qt::Key_Plus);
        QVERIFY(support::waitForRest(*dialog));
        QVERIFY(in<QWidget>(*dialog, "die3")->isVisible());
    }
}

/// OUT-50, OUT-56: whatever he declared before and whoever he looks at; it takes the place of what he cannot do any more.
void TestOutcomeExchange::whoIsHeldBreaksHisHoldersHold()
{
    Program program(m_file);
    openYard(program);
    const auto bruno = static_cast<int>(combatantNamed(program, "Bruno Halme"));
    const auto ines = combatantNamed(program, "Ines Corbeau");
    program.window.fight().byHand().setValue(combatantNamed(program, "Bruno Halme"), "holding", static_cast<int>(ines));
    program.window.fight().byHand().setValue(ines, "heldBy", bruno);
    QVERIFY(program.settle());
    support::choose(program, "Ines Corbeau", "Sella Wren");
    auto* dialog = openAction<ExchangeDialog>(program, "breakHold", "outcomeBreakHold");
    QVERIFY(dialog);
    QCOMPARE(dialog->presenter().order().target, combatantNamed(program, "Bruno Halme"));
    QVERIFY2(dialog->presenter().complaints().isEmpty(), qPrintable(dialog->presenter().complaints().all().join(u'|')));
}

HITSPREAD_GUI_TEST(TestOutcomeExchange)
#include "tst_outcomeexchange.moc"
