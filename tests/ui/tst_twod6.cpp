#include <QTest>

#include "models/fight/fighthand.h"
#include "models/nextaction/nextaction.h"
#include "rules/systems/twod6/areafire.h"
#include "rules/systems/twod6/attack.h"
#include "rules/systems/twod6/grapple.h"
#include "samplefiles.h"
#include "support/guitestclass.h"
#include "twod6hand.h"
#include "ui/attack/exchangedialog.h"
#include "ui/attack/options/optionrow.h"
#include "ui/diagram/bodyview.h"
#include "ui/rules/explanationpanel.h"
#include "ui/systems/twod6/areadialog.h"
#include "ui/systems/twod6/blastmap.h"
#include "ui/systems/twod6/twod6panels.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/labels/fewlineslabel.h"
#include "ui/widgets/trackboxes.h"

#include <QAbstractButton>
#include <QAction>
#include <QCheckBox>
#include <QLabel>
#include <QRegularExpression>
#include <QSettings>

#include <algorithm>

using namespace hitspread;
using support::askedOf;
using support::combatantNamed;
using support::in;
using support::Program;
using support::putDice;
using support::setDistances;
using support::setOf;
using support::stepOf;

/// 2d6 combat at the table: an attack with the rows of its number and the table of places, who is near, area fire from above, grapples, the
/// monitor.
class TestTwoD6 : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_files.begin(QStringLiteral("tst_twod6"))); }
    void init() { m_file = m_files.freshAndStill(); }
    void cleanup() { QSettings().clear(); }
    void aClickAimsAtThePlace();
    void whatIsCoveredIsNotAimedAt();
    void rowsAreToldBeforeTheDice();
    void theCellThatWasRolledIsLit();
    void whoIsNearIsTakenAlong();
    void aShotIntoAStruggleSaysWhom();
    void aProposalHasTwoAnswers();
    void areaFireGoesOffFromAbove();
    void aTackleSaysWhatItAdds();
    void anUntrainedSkillIsTheHouses();
    void theMonitorHasTwoMarks();
    void goingOnEndsTheTurn();
    void goingOnEndsWhatBeganOutOfTurn();

private:
    using Location = twod6::Location;
    using Quantity = twod6::Quantity;
    using Query = twod6::Query;

    static ExchangeDialog* openAttack(Program& program, const char* actor, const char* target)
    {
        support::choose(program, actor, target);
        return support::openByKey<ExchangeDialog>(program, Qt::Key_F, "twod6Attack", {1320, 860});
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
    static int numberOf(AttackPresenter& presenter, const char* field)
    {
        return presenter.options().number(*presenter.options().path("options", field));
    }
    static void set(AttackPresenter& presenter, const char* field, int value)
    {
        presenter.options().setNumber(*presenter.options().path("options", field), value);
    }
    static const twod6::Condition& stands(Program& program, const char* who)
    {
        return support::standsAs<twod6::Condition>(program, who);
    }
    /// Sable's launcher at the place where Tarn stands, thirty metres off.
    static twod6::AreaDialog* openArea(Program& program)
    {
        support::choose(program, "Sable", "Tarn");
        if (!program.settle())
            qFatal("not settled");
        return support::openByKey<twod6::AreaDialog>(program, Qt::Key_G, "areaDialog", {1440, 900});
    }
    static QAbstractButton* answerOf(QWidget& dialog, int answer)
    {
        return dialog.findChild<QAbstractButton*>(QStringLiteral("proposal.answer_%1").arg(answer));
    }
    /// What stands beside an option.
    static QString hint(QWidget& dialog, const char* field)
    {
        for (auto* row : dialog.findChildren<OptionRow*>()) {
            if (!row->isOf("options", field))
                continue;
            for (const auto* label : row->findChildren<ElidedLabel*>()) {
                if (label->isVisibleTo(row))
                    return label->text();
            }
        }
        return {};
    }
    static QString cellLook(QWidget& dialog, int row, int column)
    {
        const QString name = QStringLiteral("rolledCell%1").arg(6 * (row - 1) + column - 1);
        for (const auto* cell : dialog.findChildren<QLabel*>(name)) {
            if (cell->isVisibleTo(&dialog))
                return cell->property("chip").toString();
        }
        return {};
    }

    support::SampleFiles m_files;
    QString m_file;
};

/// TD-39, TD-44f, TD-44h, TD-88: Orsk's rifle 6 at Vane, eight metres off, who stands: 5. The head costs 6, the torso 2, where a vest stops
/// half; the same click takes it back.
void TestTwoD6::aClickAimsAtThePlace()
{
    Program program(m_file);
    support::openCustomsShed(program);
    auto* dialog = openAttack(program, "Orsk", "Vane");
    AttackPresenter& presenter = dialog->presenter();
    set(presenter, "distance", 8);
    QVERIFY(program.settle());
    QCOMPARE(hovered(*dialog, Location::Head), QStringLiteral("Head aimed at: +6, so 11 or more; no armour"));
    QCOMPARE(hovered(*dialog, Location::Torso), QStringLiteral("Torso aimed at: +2, so 7 or more; armour stops ½"));
    auto* stage = dialog->findChild<BodyView*>();
    Q_EMIT stage->hexChosen(middleOf(stage->picture(), Location::Head));
    QVERIFY(program.settle());
    QCOMPARE(numberOf(presenter, "called"), 1);
    Q_EMIT stage->hexChosen(middleOf(stage->picture(), Location::Head));
    QVERIFY(program.settle());
    QCOMPARE(numberOf(presenter, "called"), 0);
}

/// TD-40, TD-D67: greyed for shots alone.
void TestTwoD6::whatIsCoveredIsNotAimedAt()
{
    Program program(m_file);
    support::openCustomsShed(program);
    setOf(program, "Vane", "cover", static_cast<int>(twod6::Cover::Partial));
    setOf(program, "Vane", "covered", twod6::bitOf(Location::LeftLeg) | twod6::bitOf(Location::RightLeg));
    auto* dialog = openAttack(program, "Orsk", "Vane");
    set(dialog->presenter(), "distance", 8);
    QVERIFY(program.settle());
    QVERIFY(hovered(*dialog, Location::LeftLeg).contains(QStringLiteral("behind cover")));
    auto* stage = dialog->findChild<BodyView*>();
    QVERIFY(!stage->picture().covered.empty());
    Q_EMIT stage->hexChosen(middleOf(stage->picture(), Location::LeftLeg));
    QVERIFY(program.settle());
    QCOMPARE(numberOf(dialog->presenter(), "called"), 0);
    // TD-43g: 5 + 1 for the cover, + 4 for the arm.
    QVERIFY(hovered(*dialog, Location::LeftArm).contains(QStringLiteral("so 10 or more")));
}

/// TD-35, TD-42, TD-43a, TD-45a: before any die has fallen each row stands there with its rule.
void TestTwoD6::rowsAreToldBeforeTheDice()
{
    Program program(m_file);
    support::openCustomsShed(program);
    auto* dialog = openAttack(program, "Orsk", "Vane");
    AttackPresenter& presenter = dialog->presenter();
    set(presenter, "distance", 8);
    QVERIFY(program.settle());
    QVERIFY(!presenter.dice().hasFallen());
    QCOMPARE(stepOf(presenter, Quantity::AttackLevel), std::optional(6));
    QCOMPARE(stepOf(presenter, Quantity::AttackRanged, static_cast<int>(twod6::RangedRow::Stationary)),
             std::optional(5));
    QCOMPARE(stepOf(presenter, Quantity::AttackRanged, static_cast<int>(twod6::RangedRow::Short)), std::optional(5));
    const auto panels = dialog->findChildren<ExplanationPanel*>();
    QVERIFY(std::ranges::any_of(panels, [](ExplanationPanel* panel) { return panel->model().rowCount() >= 3; }));
    // Of another distance another row, at once.
    set(presenter, "distance", 50);
    QVERIFY(program.settle());
    QCOMPARE(stepOf(presenter, Quantity::AttackRanged, static_cast<int>(twod6::RangedRow::Medium)), std::optional(7));
}

/// TD-81, TD-84, TD-D20, TD-E11: the first die is the row; legs behind a wall are rolled again once, and the second stands.
void TestTwoD6::theCellThatWasRolledIsLit()
{
    Program program(m_file);
    support::openCustomsShed(program);
    setOf(program, "Vane", "covered", twod6::bitOf(Location::LeftLeg) | twod6::bitOf(Location::RightLeg));
    auto* dialog = openAttack(program, "Orsk", "Vane");
    AttackPresenter& presenter = dialog->presenter();
    set(presenter, "distance", 8);
    putDice(presenter, askedOf(Query::AttackDice), {5, 5});
    putDice(presenter, askedOf(Query::Place), {6, 3});
    QVERIFY(program.settle());
    QCOMPARE(cellLook(*dialog, 6, 3), QStringLiteral("cellLit"));
    putDice(presenter, askedOf(Query::PlaceAgain), {1, 6});
    QVERIFY(program.settle());
    QCOMPARE(cellLook(*dialog, 1, 6), QStringLiteral("cellLit"));
    QCOMPARE(cellLook(*dialog, 3, 3), QStringLiteral("cell"));
    QCOMPARE(stepOf(presenter, Quantity::PlaceStruck), std::optional(static_cast<int>(Location::RightLeg)));
}

/// TD-38, TD-D14, TD-D45: Quist stands four metres from Pell, Orsk nine.
void TestTwoD6::whoIsNearIsTakenAlong()
{
    Program program(m_file);
    support::openCustomsShed(program);
    setDistances(program, {{"Mirel", "Pell", 20}, {"Pell", "Quist", 4}, {"Pell", "Orsk", 9}});
    auto* dialog = openAttack(program, "Mirel", "Pell");
    AttackPresenter& presenter = dialog->presenter();
    QCOMPARE(presenter.order().otherTargets, (std::vector<RecordId>{combatantNamed(program, "Quist")}));
    set(presenter, "burst", 1);
    putDice(presenter, askedOf(Query::AttackDice), {3, 3});
    QCOMPARE(stepOf(presenter, Quantity::AttackNumber), std::optional(5));
    putDice(presenter, askedOf(Query::Place), {5, 3});
    putDice(presenter, askedOf(Query::Damage), {4, 3});
    putDice(presenter, askedOf(Query::ConsciousnessDice), {3, 2});
    QVERIFY(presenter.dice().open());
    QVERIFY(presenter.dice().open()->question.key == askedOf(Query::BystanderDamage, 1));
}

/// TD-49, TD-D17, TD-D51: foes who reach each other are in close combat, which is preset and can be taken back.
void TestTwoD6::aShotIntoAStruggleSaysWhom()
{
    Program program(m_file);
    support::openCustomsShed(program);
    setDistances(program, {{"Orsk", "Vane", 20}, {"Vane", "Quist", 1}});
    auto* dialog = openAttack(program, "Orsk", "Vane");
    AttackPresenter& presenter = dialog->presenter();
    QCOMPARE(numberOf(presenter, "drawn"), 1);
    QCOMPARE(hint(*dialog, "drawn"), QStringLiteral("a die says whom: Vane, Quist"));
    QVERIFY(presenter.dice().open());
    QVERIFY(presenter.dice().open()->question.key == askedOf(Query::DrawnTarget));
    const auto flags = dialog->findChildren<QCheckBox*>(QRegularExpression(QStringLiteral("^nearFlag")));
    const auto close = std::ranges::find_if(flags, [](const QCheckBox* flag) { return flag->isChecked(); });
    QVERIFY(close != flags.end());
    (*close)->click();
    QVERIFY(program.settle());
    QVERIFY(presenter.dice().open()->question.key == askedOf(Query::AttackDice));
}

/// TD-105, TD-108, TD-D36, TD-D69: 18 points are more than twice the BLD of Quist; preset is to decline, and to confirm is one click.
void TestTwoD6::aProposalHasTwoAnswers()
{
    Program program(m_file);
    support::openCustomsShed(program);
    auto* dialog = openAttack(program, "Mirel", "Quist");
    AttackPresenter& presenter = dialog->presenter();
    set(presenter, "distance", 12);
    putDice(presenter, askedOf(Query::AttackDice), {6, 6});
    putDice(presenter, askedOf(Query::Place), {4, 4});
    putDice(presenter, askedOf(Query::Damage), {4, 4});
    putDice(presenter, askedOf(Query::ConsciousnessDice), {5, 3});
    QVERIFY(program.settle());
    QTRY_VERIFY(answerOf(*dialog, 0) && answerOf(*dialog, 1));
    QVERIFY(answerOf(*dialog, 0)->isVisible() && answerOf(*dialog, 1)->isVisible());
    QVERIFY(answerOf(*dialog, 0)->isChecked());
    QVERIFY2(answerOf(*dialog, 1)->text().contains(QStringLiteral("incapacitated"), Qt::CaseInsensitive),
             qPrintable(answerOf(*dialog, 1)->text()));
    answerOf(*dialog, 1)->click();
    QVERIFY(program.settle());
    QVERIFY(presenter.isFinished());
    presenter.apply();
    QVERIFY(program.settle());
    QCOMPARE(twod6::woundAt(stands(program, "Quist"), Location::Torso), twod6::Wound::Incapacitated);
    QVERIFY(stands(program, "Quist").unconscious);
}

/// TD-52 to TD-57, TD-D18, TD-V24: 7 + 2 + 2 = 11, missed; 120 degrees, ten metres. Tarn, ten metres away from it, is out; Ulf, who stands
/// five metres before the place and thirteen to its right, is in.
void TestTwoD6::areaFireGoesOffFromAbove()
{
    Program program(m_file);
    support::openSalvageYard(program);
    setDistances(program, {{"Sable", "Tarn", 30}, {"Tarn", "Ulf", 14}});
    auto* dialog = openArea(program);
    AttackPresenter& presenter = dialog->presenter();
    QCOMPARE(presenter.options().targets().size(), std::size_t{2});
    set(presenter, "light", static_cast<int>(twod6::Light::PartialDarkness));
    for (const auto& [field, metres] : {std::pair("ahead", -5), std::pair("right", 13)}) {
        auto path = presenter.options().path("target.options", field);
        QVERIFY(path);
        path->element = 1;
        presenter.options().setNumber(*path, metres);
    }
    putDice(presenter, askedOf(Query::AttackDice), {4, 5});
    QCOMPARE(stepOf(presenter, Quantity::AttackNumber), std::optional(11));
    putDice(presenter, askedOf(Query::Scatter), {3, 2});
    QVERIFY(program.settle());
    QCOMPARE(stepOf(presenter, Quantity::BlastWithin, 0), std::optional(0));
    QCOMPARE(stepOf(presenter, Quantity::BlastWithin, 1), std::optional(1));
    QCOMPARE(in<twod6::BlastMap>(*dialog, "blastMap")->accessibleName(),
             QStringLiteral("Radius 5 m · scatters: 3, 10 m · in it: Ulf"));
    QVERIFY(presenter.dice().open());
    QVERIFY(presenter.dice().open()->question.key == askedOf(Query::Place, 1));
}

/// TD-63b, TD-71, TD-72: 5 + 2 - 1; 25 metres add two points.
void TestTwoD6::aTackleSaysWhatItAdds()
{
    Program program(m_file);
    support::openSalvageYard(program);
    support::choose(program, "Rook", "Tarn");
    auto* dialog = support::openByKey<ExchangeDialog>(program, Qt::Key_V, "twod6Grapple", {1320, 860});
    AttackPresenter& presenter = dialog->presenter();
    set(presenter, "mode", static_cast<int>(twod6::Mode::Run));
    set(presenter, "metres", 25);
    QVERIFY(program.settle());
    QVERIFY2(hint(*dialog, "metres").contains(QStringLiteral("a tackle: damage +2")),
             qPrintable(hint(*dialog, "metres")));
    putDice(presenter, askedOf(Query::AttackDice), {3, 3});
    QCOMPARE(stepOf(presenter, Quantity::AttackNumber), std::optional(6));
}

/// TD-D04: what is listed to attack with is reckoned by the switches of the fight.
void TestTwoD6::anUntrainedSkillIsTheHouses()
{
    CombatantView who;
    who.character.record = AnyRecord(twod6::characterRecord);
    twod6::Switches house;
    house.untrained = 8;
    const std::vector<WeaponChoice> all = twod6::attackExchange().attacks(who,
                                                                          AnyRecord(twod6::switchesRecord, &house));
    QCOMPARE(all.size(), std::size_t{1});
    QCOMPARE(all.front().rank, twod6::kMostLevel + 1 - 8);
}

/// TD-92 to TD-94: three lines of ten boxes; a click heals no Lethal.
void TestTwoD6::theMonitorHasTwoMarks()
{
    Program program(m_file);
    support::openSalvageYard(program);
    support::choose(program, "Tarn", "Rook");
    setOf(program, "Tarn", "filled", 15);
    setOf(program, "Tarn", "lethal", 4);
    auto* boxes = program.find<TrackBoxes>("activeTrack");
    QTRY_VERIFY(boxes && boxes->isVisible());
    QCOMPARE(boxes->accessibleDescription(), QStringLiteral("15 of 30 taken"));
    QCOMPARE(boxes->boxAt(10).left(), boxes->boxAt(0).left());
    QVERIFY(boxes->boxAt(10).top() > boxes->boxAt(9).top());
    std::vector<int> wanted;
    connect(boxes, &TrackBoxes::wanted, boxes, [&wanted](int left) { wanted.push_back(left); });
    boxes->setEditable(true);
    QTest::mouseClick(boxes, Qt::LeftButton, {}, boxes->boxAt(1).center().toPoint());
    QCOMPARE(wanted, (std::vector<int>{26}));
}

/// Who acts before it is his turn has had it.
void TestTwoD6::goingOnEndsWhatBeganOutOfTurn()
{
    Program program(m_file);
    support::openSalvageYard(program);
    support::choose(program, "Rook", "Tarn");
    for (const auto& [who, score] : {std::pair{"Tarn", 10}, {"Sable", 11}, {"Rook", 13}, {"Ulf", 16}}) {
        setOf(program, who, "inRound", 1);
        setOf(program, who, "score", score);
    }
    setOf(program, "Rook", "begun", 1);
    program.find<QAction>("action_next")->trigger();
    QTRY_VERIFY(stands(program, "Rook").acted);
    QVERIFY(!stands(program, "Tarn").acted);
}

/// TD-19, TD-D47: going on, he gives up what is left of his turn; the next one is about to act and can be stepped in before.
void TestTwoD6::goingOnEndsTheTurn()
{
    Program program(m_file);
    support::openSalvageYard(program);
    support::choose(program, "Tarn", "Rook");
    const std::vector<std::pair<const char*, int>> scores{{"Tarn", 10}, {"Sable", 11}, {"Rook", 13}, {"Ulf", 16}};
    for (const auto& [who, score] : scores) {
        setOf(program, who, "inRound", 1);
        setOf(program, who, "score", score);
    }
    program.find<QAction>("action_next")->trigger();
    QTRY_VERIFY(stands(program, "Tarn").acted);
    QTRY_COMPARE(program.window.fight().choice().active, combatantNamed(program, "Sable"));
    QVERIFY(!stands(program, "Sable").acted);
    // Whoever is only looked at loses nothing.
    support::choose(program, "Rook", "Tarn");
    program.find<QAction>("action_next")->trigger();
    QTRY_COMPARE(program.window.fight().choice().active, combatantNamed(program, "Ulf"));
    QVERIFY(!stands(program, "Rook").acted);
    // Behind the last one comes who was left out before him, and nobody's turn is lost with the round.
    for (const auto& [now, next] : {std::pair("Ulf", "Sable"), {"Sable", "Rook"}, {"Rook", "Ulf"}}) {
        QCOMPARE(nextWords(program.window.fight()).full, QStringLiteral("Next: %1").arg(QLatin1String(next)));
        program.find<QAction>("action_next")->trigger();
        QTRY_COMPARE(program.window.fight().choice().active, combatantNamed(program, next));
        QVERIFY(program.settle());
        QCOMPARE(stands(program, now).acted, QLatin1String(now) != QLatin1String("Ulf"));
    }
    QCOMPARE(nextWords(program.window.fight()).full, QStringLiteral("End the turn"));
    program.find<QAction>("action_next")->trigger();
    QTRY_VERIFY(stands(program, "Ulf").acted);
    QTRY_COMPARE(nextWords(program.window.fight()).full, QStringLiteral("End the round"));
}

HITSPREAD_GUI_TEST(TestTwoD6)
#include "tst_twod6.moc"
