#include "attackhand.h"
#include "firehand.h"
#include "models/fight/fighthand.h"
#include "models/fight/fightpeople.h"
#include "models/fight/fightsteps.h"
#include "models/history/tracemodel.h"
#include "models/play/actionproblems.h"
#include "models/play/attackpresenter.h"
#include "models/rules/rulefacts.h"
#include "rules/systems/registry.h"
#include "rules/systems/threed/guns/shot.h"
#include "rules/systems/threed/guns/spread.h"
#include "rules/systems/threed/vocabulary.h"
#include "samplefiles.h"
#include "support/guitestclass.h"
#include "ui/attack/attackfoot.h"
#include "ui/attack/attackpanels.h"
#include "ui/attack/dice/spendmodel.h"
#include "ui/diagram/bodyscene.h"
#include "ui/diagram/bodyview.h"
#include "ui/fields/editedmark.h"
#include "ui/fields/fieldcomplaint.h"
#include "ui/fields/numberfield.h"
#include "ui/odds/oddslegend.h"
#include "ui/theme/motion.h"
#include "ui/verdict/verdictcard.h"
#include "ui/widgets/dietile.h"
#include "ui/widgets/directionbox.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/labels/fewlineslabel.h"
#include "ui/widgets/problembar.h"
#include "ui/widgets/shake.h"
#include "windowprogram.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSettings>
#include <QStyle>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace hitspread;
using support::Program;
using support::startShot;
using support::typeShot;

/// The fire dialog under the hand: points chosen on the body, dice mistyped and taken back, text sizes and small screens, rules.
class TestFire : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void enterRollsAfterAClickOnTheBody();
    void pointsAreChosenOnTheLine();
    void pointingShowsTheConsequence();
    void wrongFaceShakesAndStays();
    void reducedMotionStandsStill();
    void focusFollowsTheQuestionsAndBack();
    void whatCannotBeKeptIsNotOffered();
    void aHeldActionIsAWayOut();
    void oddsStandOnTheBody();
    void stepOpensItsRule();
    void ruleTellsItsSwitches();
    void everyChangedOptionGoesBack();
    void whatIsWrongStandsUnderItsOption();
    void aGuessedRangeIsSaid();
    void theFirstAimBringsTheStance();
    void aimsAtSomebodyElseAreNone();
    void changedHouseRulesAreSaid();
    void theOpenWindowFollowsItsFight();
    void whatIsOutOfDateIsWorkedOutAnew();
    void theHexWalkedToIsFiredAt();
    void theWrongWeaponIsChangedUnderTheDice();
    void aWindowOpensWhereItWasPut();

private:
    void clickHex(Program& program, Hex hex);
    [[nodiscard]] static Hex hexOfPoints(Program& program, int points);

    support::SampleFiles m_files;
    QString m_file;
};

void TestFire::initTestCase()
{
    QVERIFY(m_files.begin(QStringLiteral("tst_fire")));
}

void TestFire::init()
{
    m_file = m_files.freshAndStill();
}

void TestFire::cleanup()
{
    motion::setReduced(false);
    QSettings().clear();
}

void TestFire::clickHex(Program& program, Hex hex)
{
    auto* view = program.dialog()->findChild<BodyView*>(QStringLiteral("fireStage"));
    const QPointF centre = view->bodyScene().stageLayout().geometry.centre(hex);
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->mapFromScene(centre));
    QCoreApplication::processEvents();
}

Hex TestFire::hexOfPoints(Program& program, int points)
{
    const AttackPresenter& presenter = program.dialog()->presenter();
    for (const SpendOption& option : spendOptions(presenter, presenter.dice().choices().back())) {
        if (option.value == points)
            return option.shot->landing;
    }
    qFatal("no such points");
}

void TestFire::enterRollsAfterAClickOnTheBody()
{
    Program program(m_file);
    startShot(program);
    auto* view = program.dialog()->findChild<BodyView*>(QStringLiteral("fireStage"));
    const AttackPresenter& presenter = program.dialog()->presenter();
    clickHex(program, {0, 4});
    QCOMPARE(presenter.options().aim(), std::optional(Hex{0, 4}));
    view->setFocus(Qt::MouseFocusReason);
    QCOMPARE(program.dialog()->focusWidget(), view);
    // The brass button bears the key's name; where the arrows went to a hex, it is the body's.
    QTest::keyClick(view, Qt::Key_Return);
    QTRY_VERIFY(presenter.isFinished() || !presenter.dice().choices().empty());
}

void TestFire::pointsAreChosenOnTheLine()
{
    Program program(m_file);
    startShot(program);
    typeShot(program, "4534");
    AttackPresenter& presenter = program.dialog()->presenter();
    QCOMPARE(presenter.dice().choices().size(), std::size_t(1));
    const auto aim = presenter.options().aim();
    // On the body, and beside it where no hex of the body lies; forth and back again.
    for (const int points : {3, 0, 4, 1}) {
        const Hex hex = hexOfPoints(program, points);
        clickHex(program, hex);
        QCOMPARE(presenter.dice().choices().back().answer.choice, points);
        QCOMPARE(presenter.dice().choices().back().answer.choiceOrigin, Origin::Chosen);
        auto* box = program.dialog()->findChild<QAbstractButton*>(QStringLiteral("spend%1").arg(points));
        QVERIFY(box->isChecked());
        const auto& drift = program.dialog()->findChild<BodyView*>(QStringLiteral("fireStage"))->picture().drift;
        QVERIFY(drift);
        QCOMPARE(drift->landing(), hex);
        QCOMPARE(drift->number, QString::number(points));
    }
    QCOMPARE(presenter.options().aim(), aim);
    // Off the line a click aims, as ever.
    const Hex elsewhere{0, 4};
    QVERIFY(!spendLeadingTo(presenter, elsewhere));
    clickHex(program, elsewhere);
    QCOMPARE(presenter.options().aim(), std::optional(elsewhere));
}

void TestFire::pointingShowsTheConsequence()
{
    Program program(m_file);
    startShot(program);
    typeShot(program, "4534");
    auto* view = program.dialog()->findChild<BodyView*>(QStringLiteral("fireStage"));
    const auto words = [&] { return lineOf(program.dialog()->findChild<VerdictCard*>()->verdict()); };
    const QString taken = words();
    const Hex hex = hexOfPoints(program, 3);
    view->bodyScene().reportHover(hex);
    QTRY_VERIFY(words() != taken);
    QVERIFY2(words().contains(QStringLiteral("arm"), Qt::CaseInsensitive), qPrintable(words()));
    QCOMPARE(program.dialog()->findChild<VerdictCard*>()->property("card").toString(), QStringLiteral("preview"));
    QVERIFY(view->bodyScene().tipOf(hex).startsWith(QStringLiteral("3 points")));
    view->bodyScene().reportHover({});
    QTRY_COMPARE(words(), taken);
}

void TestFire::wrongFaceShakesAndStays()
{
    Program program(m_file);
    startShot(program);
    QTest::keyClick(program.dialog()->focusWidget(), Qt::Key_T);
    auto* die = program.dialog()->findChild<DieTile*>(QStringLiteral("die0"));
    auto* note = program.dialog()->findChild<QLabel*>(QStringLiteral("wrongFace"));
    QCOMPARE(program.dialog()->focusWidget(), die);
    for (const char wrong : {'0', '7', '8', '9', 'x'}) {
        const QString before = note->text();
        QTest::keyClick(die, wrong);
        QCOMPARE(die->face(), 0);
        QCOMPARE(program.dialog()->focusWidget(), die);
        QVERIFY2(note->text().contains(QStringLiteral("\"%1\"").arg(QLatin1Char(wrong))), qPrintable(note->text()));
        QVERIFY(note->text() != before && note->isVisible());
        QCOMPARE(note->accessibleName(), note->text());
    }
    typeShot(program, "453");
    QVERIFY(!note->isVisible());
    auto* rose = qobject_cast<DirectionBox*>(program.dialog()->focusWidget());
    QVERIFY(rose);
    QTest::keyClick(rose, '7');
    QCOMPARE(program.dialog()->focusWidget(), rose);
    QVERIFY(note->text().contains(QStringLiteral("\"7\"")));
    QVERIFY(program.dialog()->presenter().dice().choices().empty());
}

void TestFire::reducedMotionStandsStill()
{
    Program program(m_file);
    startShot(program);
    QTest::keyClick(program.dialog()->focusWidget(), Qt::Key_T);
    auto* die = program.dialog()->findChild<DieTile*>(QStringLiteral("die0"));
    const auto* shake = die->findChild<Shake*>();
    const bool styleMoves = die->style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, die) > 0;
    QTest::keyClick(die, '9');
    QCOMPARE(shake->isRunning(), styleMoves);
    program.find<QAction>("action_reducedMotion")->trigger();
    QVERIFY(program.preferences.reducedMotion());
    QTest::keyClick(die, '9');
    QVERIFY(!shake->isRunning());
    QCOMPARE(shake->offset(), 0);
}

void TestFire::focusFollowsTheQuestionsAndBack()
{
    Program program(m_file);
    startShot(program);
    const auto name = [&] { return program.dialog()->focusWidget()->objectName(); };
    const auto press = [&](char digit) { QTest::keyClick(program.dialog()->focusWidget(), digit); };
    const auto back = [&] { QTest::keyClick(program.dialog()->focusWidget(), Qt::Key_Backspace); };
    press('4');
    QCOMPARE(name(), QStringLiteral("die1"));
    press('5');
    QCOMPARE(name(), QStringLiteral("die2"));
    press('3');
    QCOMPARE(name(), QStringLiteral("rose"));
    // Nothing lies in the rose yet: back to the damage die.
    back();
    QCOMPARE(name(), QStringLiteral("die2"));
    QCOMPARE(program.dialog()->findChild<DieTile*>(QStringLiteral("die2"))->face(), 0);
    press('3');
    press('4');
    QVERIFY(name().startsWith(QStringLiteral("spend")));
    back();
    QCOMPARE(name(), QStringLiteral("rose"));
    QVERIFY(program.dialog()->presenter().dice().choices().empty());
    press('4');
    press('5');
    // The test that follows the hit, then Apply.
    for (int guard = 0; guard < 6 && !program.dialog()->presenter().isFinished(); ++guard) {
        QVERIFY(name().startsWith(QStringLiteral("die")));
        press('3');
    }
    QVERIFY(program.dialog()->presenter().isFinished());
    QCOMPARE(name(), QStringLiteral("primaryButton"));
    back();
    QVERIFY(name().startsWith(QStringLiteral("spend")));
}

/// The brass button and the hint say what the window can do, and what it cannot.
void TestFire::whatCannotBeKeptIsNotOffered()
{
    Program program(m_file);
    startShot(program);
    auto* foot = program.dialog()->findChild<AttackFoot*>();
    auto* note = program.dialog()->findChild<FewLinesLabel*>(QStringLiteral("attackNote"));
    QVERIFY(foot->primary()->isEnabled());
    QVERIFY2(note->text().startsWith(QStringLiteral("Click a hex")), qPrintable(note->text()));
    foot->setFixed(QStringLiteral("It can only be read."));
    QVERIFY(!foot->primary()->isEnabled());
    QCOMPARE(note->text(), QStringLiteral("It can only be read."));
    QCOMPARE(foot->primary()->toolTip(), QStringLiteral("It can only be read."));
    foot->setFixed({});
    QVERIFY(foot->primary()->isEnabled());
    // A window without a body has no hex to click.
    AttackFoot::State state;
    foot->setState(state);
    QCOMPARE(note->text(), QString());
    state.ready = true;
    foot->setState(state);
    QCOMPARE(note->text(), QStringLiteral("R rolls, digits type a die."));
}

/// Who has put an Action by is told how to take it, behind what the rules say.
void TestFire::aHeldActionIsAWayOut()
{
    Program program(m_file);
    startShot(program);
    ActionRecord action = program.dialog()->presenter().action();
    auto& shooter = action.request.input.get<threed::Shot>().shooterCondition;
    const auto said = [&action] {
        ActionProblems complaints;
        complaints.nameWaysOut(wayOut);
        complaints.collect(action);
        return complaints.all().join(QLatin1Char('\n'));
    };
    shooter.actionsLeft = 0;
    QVERIFY2(said().contains(QStringLiteral("o Action is left")), qPrintable(said()));
    QVERIFY2(!said().contains(QStringLiteral("Hold or pass")), qPrintable(said()));
    shooter.actionsHeld = 1;
    // By the key the command bears.
    const auto* command = program.find<QAction>("action_own_opportunity");
    QVERIFY(command);
    const QString key = command->shortcut().toString(QKeySequence::NativeText);
    QCOMPARE(key, QStringLiteral("Shift+O"));
    QVERIFY2(said().contains(QStringLiteral("One is held: take it with “Hold or pass” (%1)").arg(key)),
             qPrintable(said()));
    shooter.actionsHeld = 0;
    shooter.additionalLeft = 1;
    QVERIFY2(said().contains(QStringLiteral("There is an additional one")), qPrintable(said()));
    shooter.additionalTaken = true;
    QVERIFY2(!said().contains(QStringLiteral("Hold or pass")), qPrintable(said()));
    shooter.actionsLeft = 1;
    QCOMPARE(said(), QString());
}

/// H shows the chance of every hex before the dice fall, as the rules work it out for the options as they are; with the first die
/// it is gone.
void TestFire::oddsStandOnTheBody()
{
    Program program(m_file);
    program.style.apply(Theme());
    startShot(program);
    AttackPresenter& presenter = program.dialog()->presenter();
    auto* view = program.dialog()->findChild<BodyView*>(QStringLiteral("fireStage"));
    auto* button = program.dialog()->findChild<QToolButton*>(QStringLiteral("oddsButton"));
    QVERIFY(button && button->isVisible() && button->isEnabled() && !button->isChecked());
    QVERIFY(view->picture().chances.empty());
    auto* legend = program.dialog()->findChild<OddsLegend*>(QStringLiteral("oddsLegend"));
    QVERIFY(legend && !legend->isVisible());
    QTest::keyClick(program.dialog(), Qt::Key_H);
    QVERIFY(button->isChecked());
    // What the figures are stands below the body, never over it.
    QVERIFY(legend->isVisible());
    QVERIFY(legend->accessibleName().contains(QLatin1Char('%')));
    QVERIFY2(legend->accessibleName().contains(QStringLiteral("below 0.5 0.5–1 1–2 2–4 4–8 8–16 16–32 32 and more")),
             qPrintable(legend->accessibleName()));
    QCoreApplication::processEvents();
    // It lies in the place of the player, over nothing of the body, which keeps its place and size.
    const BodyGeometry bare = view->bodyScene().stageLayout().geometry;
    const QPointF foot = bare.boundsOf(*view->picture().plan).bottomLeft();
    QVERIFY(legend->height() > 0 && legend->y() > view->y() + view->mapFromScene(foot).y());
    QTest::keyClick(program.dialog(), Qt::Key_H);
    QCoreApplication::processEvents();
    QCOMPARE(view->bodyScene().stageLayout().geometry, bare);
    QTest::keyClick(program.dialog(), Qt::Key_H);
    const auto check = [&] {
        const auto& request = presenter.action().request;
        const auto odds = presenter.system().odds()->odds(request.input, *request.plan, OddsDepth::Everything);
        double all = 100.0 * (odds->noAttack + odds->offBody);
        QCOMPARE(view->picture().chances.size(), request.plan->cells().size());
        for (std::size_t i = 0; i < view->picture().chances.size(); ++i) {
            QCOMPARE(view->picture().chances[i].hex, request.plan->cells()[i].hex);
            QCOMPARE(view->picture().chances[i].percent, 100.0 * odds->cells[i]);
            all += view->picture().chances[i].percent;
        }
        QVERIFY2(std::abs(all - 100.0) < 1e-6, qPrintable(QString::number(all)));
    };
    check();
    // They follow every option and the aim.
    const std::vector<HexChance> before = view->picture().chances;
    presenter.options().setAim(Hex{0, 2});
    check();
    const auto differs = [&](const HexChance& one) {
        return one.percent != before[static_cast<std::size_t>(&one - view->picture().chances.data())].percent;
    };
    QVERIFY(std::ranges::any_of(view->picture().chances, differs));
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(view->picture().chances.empty());
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(!view->picture().chances.empty());
    // Small: the button keeps off the body and can still be clicked.
    program.dialog()->resize(1240, 650);
    QCoreApplication::processEvents();
    for (const PlacedCallout& callout : view->bodyScene().stageLayout().placed)
        QVERIFY(!callout.box.intersects(QRectF(button->geometry())));
    QTest::mouseClick(button, Qt::LeftButton);
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(!view->picture().chances.empty());
    typeShot(program, "4");
    QVERIFY(view->picture().chances.empty());
    QVERIFY(!legend->isVisible());
    QVERIFY(!button->isEnabled());
}

void TestFire::stepOpensItsRule()
{
    Program program(m_file);
    startShot(program);
    QTest::keyClick(program.dialog()->focusWidget(), Qt::Key_R);
    QVERIFY(program.dialog()->presenter().isFinished());
    auto* list = program.dialog()->findChild<QListView*>(QStringLiteral("explanation"));
    const auto* model = qobject_cast<const TraceModel*>(list->model());
    int row = 0;
    while (row < model->rowCount() && !model->lineAt(row)->step)
        ++row;
    QVERIFY(row < model->rowCount());
    const RuleInfo& rule = program.dialog()->presenter().system().rules()[model->lineAt(row)->step->rule];
    const auto shown = [&] {
        auto* page = program.dialog()->findChild<QDialog*>(QStringLiteral("ruleDialog"));
        return page && page->isVisible() ? page->findChild<QLabel*>(QStringLiteral("ruleId"))->text() : QString();
    };
    const auto close = [&] { program.dialog()->findChild<QDialog*>(QStringLiteral("ruleDialog"))->close(); };
    list->setFocus();
    list->setCurrentIndex(model->index(row, 0));
    QTest::keyClick(list, Qt::Key_F1);
    QCOMPARE(shown(), QString::fromUtf8(rule.id.data(), int(rule.id.size())));
    close();
    QCOMPARE(shown(), QString());
    program.dialog()->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(program.dialog()));
    const QRect line = list->visualRect(model->index(row, 0));
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, QPoint(line.right() - 30, line.center().y()));
    QCOMPARE(shown(), QString::fromUtf8(rule.id.data(), int(rule.id.size())));
    auto* page = program.dialog()->findChild<QDialog*>(QStringLiteral("ruleDialog"));
    QVERIFY(!page->isModal());
    QCOMPARE(page->findChild<QLabel*>(QStringLiteral("ruleWords"))->text(),
             QString::fromUtf8(rule.text.data(), int(rule.text.size())));
    close();
    // Beside the id a click asks for a ruling, as ever.
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, QPoint(line.left() + 40, line.center().y()));
    QCOMPARE(shown(), QString());
    QVERIFY(program.dialog()->findChild<QLineEdit*>(QStringLiteral("rulingReason"))->isVisible());
    QTest::mouseClick(program.dialog()->findChild<QPushButton*>(QStringLiteral("rulingRule")), Qt::LeftButton);
    QCOMPARE(shown(), QString::fromUtf8(rule.id.data(), int(rule.id.size())));
}

void TestFire::ruleTellsItsSwitches()
{
    const System& system = *findSystem("threed");
    ActionRecord action;
    action.system = "threed";
    action.action = "shot";
    action.request.input = threed::Shot{};
    const auto state = [&](std::string_view id) { return ruleFacts(action, *findRule(system.rules(), id)).state; };
    QCOMPARE(state("3D-SKL-03"), RuleState::On);
    QCOMPARE(stateOf(Built::No, false, true), RuleState::NotBuilt);
    auto& shot = action.request.input.get<threed::Shot>();
    shot.switches.formSkill = threed::FormSkillRule::Roll;
    QCOMPARE(state("3D-SKL-03"), RuleState::Switched);
    const RuleFacts facts = ruleFacts(action, *findRule(system.rules(), "3D-SKL-03"));
    QCOMPARE(facts.switches.size(), std::size_t(2));
    QVERIFY(facts.switches[0].isChanged);
    QVERIFY(facts.switches[0].value != facts.switches[0].usual);
    QVERIFY(!facts.switches[1].isChanged);
}

void TestFire::everyChangedOptionGoesBack()
{
    Program program(m_file);
    startShot(program);
    AttackPresenter& presenter = program.dialog()->presenter();
    if (auto* more = program.dialog()->findChild<QPushButton*>(QStringLiteral("moreOptions")))
        more->setChecked(true);
    int checked = 0;
    for (QToolButton* dot : program.dialog()->findChildren<QToolButton*>()) {
        // Rows of other modes are out of sight.
        if (!dot->objectName().startsWith(QStringLiteral("reset_")) || !dot->parentWidget()->isVisible())
            continue;
        const std::string field = dot->objectName().mid(6).toStdString();
        QVERIFY2(!dot->isVisible(), field.c_str());
        // Both sides have some fields: the one whose change lights the dot is the row's.
        std::optional<FieldPath> found;
        for (const char* part : {"options", "shooter.condition", "target.condition"}) {
            const auto path = presenter.options().path(part, field);
            if (!path || found)
                continue;
            const FieldDeclaration& declared = presenter.options().fieldAt(*path);
            if (declared.kind == FieldKind::RankList) {
                presenter.options().set(*path, Ranks{{{"smoke", -2}}});
            } else {
                const std::int32_t before = presenter.options().number(*path);
                if (declared.kind == FieldKind::Set)
                    presenter.options().setNumber(*path, before ^ 1);
                else
                    presenter.options().setNumber(
                        *path, before == kNoEntry || before >= declared.maximum ? declared.minimum : before + 1);
            }
            QVERIFY2(presenter.options().isChanged(*path), field.c_str());
            if (dot->isVisible())
                found = path;
            else
                presenter.options().reset(*path);
        }
        QVERIFY2(found, field.c_str());
        QTest::mouseClick(dot, Qt::LeftButton);
        const std::optional<FieldPath>& path = found;
        QVERIFY2(!dot->isVisible(), field.c_str());
        QVERIFY2(!presenter.options().isChanged(*path), field.c_str());
        ++checked;
    }
    QVERIFY(checked >= 10);
}

/// walk 31: where nobody has said how far apart they are, the range is a guess until it is set.
void TestFire::aGuessedRangeIsSaid()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    program.aimAtGuard();
    const FightChoice choice = program.window.fight().choice();
    program.window.fight().change([choice](CampaignServices& services) {
        services.encounters.setDistances({{choice.active, choice.target, std::nullopt}});
    });
    QVERIFY(program.settle());
    QVERIFY(!program.window.fight().snapshot().distance(choice.active, choice.target));
    startShot(program);
    AttackPresenter& presenter = program.dialog()->presenter();
    auto* guess = program.dialog()->findChild<QLabel*>(QStringLiteral("rangeGuess"));
    QVERIFY(guess);
    QVERIFY(!guess->isHidden());
    presenter.options().setNumber(*presenter.options().path("options", "distance"), 30);
    QVERIFY(guess->isHidden());
}

/// An option says what is wrong with it as a field of a form does, and takes the fight's value again as a form takes the stored one.
void TestFire::whatIsWrongStandsUnderItsOption()
{
    Program program(m_file);
    startShot(program);
    AttackPresenter& presenter = program.dialog()->presenter();
    const FieldPath distance = presenter.options().path("options", "distance").value();
    const std::int32_t before = presenter.options().number(distance);
    auto* number = program.dialog()->findChild<NumberField*>(QStringLiteral("option_distance"));
    auto* said = program.dialog()->findChild<FieldComplaint*>(QStringLiteral("complaint_distance"));
    auto* mark = program.dialog()->findChild<EditedMark*>(QStringLiteral("reset_distance"));
    QVERIFY(number && said && mark);
    QVERIFY(!said->isVisible() && !mark->isVisible());
    QCOMPARE(number->accessibleName(), QStringLiteral("Range"));
    // What a form says of a field, too: what it may hold, and the rules that read it.
    QVERIFY2(number->toolTip().contains(QStringLiteral("0 to ")), qPrintable(number->toolTip()));
    presenter.options().setNumber(distance, -4);
    QVERIFY(said->isVisible() && mark->isVisible());
    QCOMPARE(said->text(), presenter.complaints().all().join(QLatin1Char(' ')));
    QCOMPARE(number->property("invalid").toString(), QStringLiteral("true"));
    QTest::mouseClick(mark, Qt::LeftButton);
    QCOMPARE(presenter.options().number(distance), before);
    QVERIFY(!said->isVisible() && !mark->isVisible());
    QCOMPARE(number->property("invalid").toString(), QStringLiteral("false"));
}

/// A-032, 3D-DEV-06: aims set among the options are as good as aims taken; the stance set by hand has the last word.
void TestFire::theFirstAimBringsTheStance()
{
    Program program(m_file);
    startShot(program);
    AttackPresenter& presenter = program.dialog()->presenter();
    const FieldPath aims = presenter.options().path("shooter.condition", "aims").value();
    const FieldPath stance = presenter.options().path("shooter.condition", "stance").value();
    presenter.options().setNumber(aims, 0);
    presenter.options().setNumber(stance, 0);
    presenter.options().setNumber(aims, 1);
    QCOMPARE(presenter.options().number(stance), 1);
    presenter.options().setNumber(aims, 0);
    QCOMPARE(presenter.options().number(stance), 0);
    presenter.options().setNumber(aims, 2);
    QCOMPARE(presenter.options().number(stance), 1);
    presenter.options().setNumber(stance, 0);
    presenter.options().setNumber(aims, 3);
    QCOMPARE(presenter.options().number(stance), 0);
    // stance.autoWithAim off: the stance is an Action of its own.
    presenter.options().setNumber(aims, 0);
    presenter.options().setNumber(presenter.options().path("switches", "stance.autoWithAim").value(), 0);
    presenter.options().setNumber(aims, 1);
    QCOMPARE(presenter.options().number(stance), 0);
}

/// aims at somebody else do not count, and are not shown as if they did; set by hand they are at whoever is fired at.
void TestFire::aimsAtSomebodyElseAreNone()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    program.aimAtGuard();
    const FightChoice choice = program.window.fight().choice();
    const auto set = [&](const char* field, std::int32_t value) {
        program.window.fight().byHand().setValue(choice.active, field, value);
        QVERIFY(program.settle());
    };
    const RecordId other = program.window.fight().snapshot().combatants.back().combatant.id;
    QVERIFY(other != choice.target);
    set("aims", 1);
    set("aimTarget", static_cast<std::int32_t>(other));
    startShot(program);
    AttackPresenter& presenter = program.dialog()->presenter();
    const auto box = [&](int number) {
        return program.dialog()->findChild<QAbstractButton*>(QStringLiteral("aims_%1").arg(number));
    };
    const auto* words = program.dialog()->findChild<QLabel*>(QStringLiteral("aimWords"));
    QCOMPARE(presenter.options().number(presenter.options().path("shooter.condition", "aims").value()), 1);
    QVERIFY(box(0)->isChecked());
    QVERIFY2(words->text().contains(QStringLiteral("wild")), qPrintable(words->text()));
    const auto kindOfShot = [&] {
        const StepKey key{static_cast<std::uint16_t>(threed::Quantity::ShotType), 0};
        const auto& steps = presenter.action().findings.steps;
        const auto found = std::ranges::find(steps, key, &Step::key);
        return found == steps.end() ? -1 : found->value;
    };
    QCOMPARE(kindOfShot(), static_cast<int>(threed::ShotType::Wild));
    QTest::mouseClick(box(1), Qt::LeftButton);
    QVERIFY(box(1)->isChecked());
    QCOMPARE(words->text(), QStringLiteral("an aimed shot"));
    QCOMPARE(kindOfShot(), static_cast<int>(threed::ShotType::Aimed));
    QTest::mouseClick(box(2), Qt::LeftButton);
    QVERIFY(box(2)->isChecked());
    QCOMPARE(kindOfShot(), static_cast<int>(threed::ShotType::Aimed));
    // The fight's value again: at somebody else.
    QTest::mouseClick(program.dialog()->findChild<QToolButton*>(QStringLiteral("reset_aims")), Qt::LeftButton);
    QVERIFY(box(0)->isChecked());
    QCOMPARE(kindOfShot(), static_cast<int>(threed::ShotType::Wild));
}

/// A shot that was begun under other house rules says so, here and in the main window, and is worked out anew with the same dice.
void TestFire::changedHouseRulesAreSaid()
{
    Program program(m_file);
    startShot(program);
    AttackPresenter& presenter = program.dialog()->presenter();
    // Beyond Optimum.
    presenter.options().setNumber(presenter.options().path("options", "distance").value(), 60);
    presenter.options().setNumber(presenter.options().path("shooter.condition", "aims").value(), 0);
    typeShot(program, "534");
    QVERIFY(program.settle());
    auto* said = program.dialog()->findChild<QWidget*>(QStringLiteral("rulesChanged"));
    QVERIFY(said && said->isHidden());
    QVERIFY(program.find<QWidget>("waitingRules")->isHidden());
    const auto value = [&](threed::Quantity quantity) {
        const StepKey key{static_cast<std::uint16_t>(quantity), 0};
        const auto& steps = presenter.action().findings.steps;
        const auto found = std::ranges::find(steps, key, &Step::key);
        return found == steps.end() ? -1 : found->value;
    };
    QVERIFY(value(threed::Quantity::ShotBand) > 0);
    const auto spread = [&] { return value(threed::Quantity::DeviationSpread); };
    const int before = spread();
    // 3D-AIM-04, wild.addBase: beyond Optimum a wild shot adds 3 as well.
    const RecordId fight = program.window.fight().snapshot().encounter.id;
    program.window.fight().change([fight](CampaignServices& services) {
        services.encounters.setByHand(
            fight, LoggedChange{{RecordKind::Switches, fight}, "wild.addBase", 0, std::int64_t{0}, std::int64_t{1}},
            "agreed");
    });
    QVERIFY(program.settle());
    QVERIFY(said->isVisible());
    QVERIFY(program.find<QWidget>("waitingRules")->isVisible());
    QCOMPARE(spread(), before);
    auto* anew = said->findChild<QPushButton*>(QStringLiteral("problemAction"));
    QVERIFY(anew);
    QTest::mouseClick(anew, Qt::LeftButton);
    QVERIFY(program.settle());
    QCOMPARE(spread(), before + 3);
    QVERIFY(presenter.dice().hasFallen());
    QVERIFY(!said->isVisible());
    program.window.fight().reload();
    QVERIFY(program.settle());
    QVERIFY(program.find<QWidget>("waitingRules")->isHidden());
}

/// What happens in the fight behind the open window shows in it at once; who fled is called back from here.
void TestFire::theOpenWindowFollowsItsFight()
{
    Program program(m_file);
    startShot(program);
    AttackPresenter& presenter = program.dialog()->presenter();
    Fight& fight = program.window.fight();
    const FieldPath aims = presenter.options().path("shooter.condition", "aims").value();
    const RecordId shooter = presenter.order().actor;
    const RecordId target = presenter.order().target;
    const int before = presenter.options().number(aims);
    QWidget* focused = program.dialog()->focusWidget();
    fight.byHand().setValue(shooter, "aims", before + 1);
    QVERIFY(program.settle());
    QTRY_COMPARE(presenter.options().number(aims), before + 1);
    QVERIFY(!presenter.options().isChanged(aims));
    QCOMPARE(program.dialog()->focusWidget(), focused);
    fight.steps().undo();
    QVERIFY(program.settle());
    QTRY_COMPARE(presenter.options().number(aims), before);
    fight.people().setAway({target}, true);
    QVERIFY(program.settle());
    QTRY_VERIFY(presenter.hindrance().has_value());
    QVERIFY(!presenter.isFinished());
    auto* foot = program.dialog()->findChild<AttackFoot*>();
    const QString name = QString::fromStdString(fight.snapshot().find(target)->combatant.name);
    QTRY_VERIFY2(foot->primary()->text().contains(name), qPrintable(foot->primary()->text()));
    QTest::mouseClick(foot->primary(), Qt::LeftButton);
    QVERIFY(program.settle());
    QTRY_VERIFY(!presenter.hindrance());
    typeShot(program, "534");
    QVERIFY(program.settle());
    QVERIFY(presenter.dice().hasFallen());
}

/// What another program changed a moment ago nobody has heard of yet: then nothing is applied, and a button works it out anew.
void TestFire::whatIsOutOfDateIsWorkedOutAnew()
{
    Program program(m_file);
    startShot(program);
    AttackPresenter& presenter = program.dialog()->presenter();
    presenter.dice().rollAll();
    QVERIFY(program.settle());
    QVERIFY(presenter.isFinished());
    Fight& fight = program.window.fight();
    const RecordId encounter = fight.snapshot().encounter.id;
    const RecordId shooter = presenter.order().actor;
    const EntryId head = fight.snapshot().undoable;
    // In the same moment as it is applied.
    program.gateway.run(
        &program.window,
        [encounter, shooter](CampaignServices& services) {
            services.encounters.setByHand(
                encounter,
                LoggedChange{{RecordKind::Condition, shooter}, "bruisingTotal", 0, std::int64_t{0}, std::int64_t{1}},
                "by another program");
        },
        [] {});
    presenter.apply();
    QVERIFY(program.settle());
    QVERIFY(fight.snapshot().undoable > head);
    auto* bar = program.dialog()->findChild<ProblemBar*>(QStringLiteral("rulesChanged"));
    QVERIFY(bar);
    QVERIFY(program.dialog()->isVisible());
    if (bar->isVisible())
        QTest::mouseClick(bar->findChild<QPushButton*>(QStringLiteral("problemAction")), Qt::LeftButton);
    QVERIFY(program.settle());
    QVERIFY(presenter.isFinished());
    QVERIFY(bar->isHidden());
    presenter.apply();
    QVERIFY(program.settle());
    QTRY_VERIFY(!program.dialog()->isVisible());
}

/// The key fires where the arrows stand, as Enter does.
void TestFire::theHexWalkedToIsFiredAt()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    program.aimAtGuard();
    auto* stage = program.find<BodyView>("stage");
    stage->setFocus();
    const Hex preset = stage->picture().aim.value();
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(stage, Qt::Key_Up);
    const Hex walked = stage->bodyScene().focusedHex().value();
    QVERIFY(walked != preset);
    program.pressFire();
    QVERIFY(QTest::qWaitFor([&] { return program.dialog() && program.dialog()->presenter().isReady(); }));
    QCOMPARE(program.dialog()->presenter().options().aim(), std::optional(walked));
    program.dialog()->close();
    // Where the arrows went on one body is no place on the next one.
    Fight& fight = program.window.fight();
    for (const CombatantView& view : fight.snapshot().combatants) {
        if (view.combatant.id != fight.target()->combatant.id && &view != fight.active()) {
            fight.setTarget(view.combatant.id);
            break;
        }
    }
    QVERIFY(program.settle());
    QVERIFY(stage->bodyScene().focusedHex() == std::nullopt || stage->bodyScene().focusedHex() == stage->picture().aim);
    program.pressFire();
    QVERIFY(QTest::qWaitFor([&] { return program.dialog()->presenter().isReady(); }) && program.settle());
    QCOMPARE(program.dialog()->presenter().options().aim(), stage->picture().aim);
}

/// The commonest slip: the dice lie there, and it was the other gun. They count for that one, and for the first again if that is taken
/// back; nothing is dropped, nothing rolled twice.
void TestFire::theWrongWeaponIsChangedUnderTheDice()
{
    Program program(m_file);
    startShot(program);
    typeShot(program, "45345");
    // Whether whoever is struck stays on their feet is rolled.
    QTest::keyClick(program.dialog(), Qt::Key_R);
    AttackPresenter& presenter = program.dialog()->presenter();
    QVERIFY(presenter.isFinished());
    QVERIFY(program.settle());
    const RecordId first = presenter.order().weapon;
    // Of the attack; what a wound asks hangs on what struck.
    const auto faces = [&presenter] { return support::firstFaces(presenter, 4); };
    const QStringList fallen = faces();
    QCOMPARE(fallen, (QStringList{QStringLiteral("4"), QStringLiteral("5"), QStringLiteral("3"), QStringLiteral("4")}));
    auto* weapons = program.dialog()->findChild<QComboBox*>(QStringLiteral("weaponCombo"));
    QVERIFY(weapons->isEnabled());
    QVERIFY(!program.dialog()->findChild<QComboBox*>(QStringLiteral("shooterCombo"))->isEnabled());
    const auto take = [&](int index) {
        weapons->setCurrentIndex(index);
        Q_EMIT weapons->activated(index);
        QVERIFY(program.settle());
    };
    QCOMPARE(weapons->currentIndex(), 0);
    take(1);
    const RecordId second = presenter.order().weapon;
    QVERIFY(second != first);
    // It still stands in the holster, which is said; here it was in the hand.
    QVERIFY(!presenter.complaints().isEmpty());
    presenter.options().setNumber(*presenter.options().path("weapon.state", "drawn"), 1);
    QVERIFY(presenter.complaints().isEmpty());
    QCOMPARE(faces(), fallen);
    // One action waits in the file, of the weapon it is done with now.
    const auto waits = [&program] { return support::weaponThatWaits(program); };
    QCOMPARE(waits(), second);
    take(0);
    QCOMPARE(presenter.order().weapon, first);
    QVERIFY(presenter.isFinished());
    QCOMPARE(faces(), fallen);
    QCOMPARE(waits(), first);
}

/// A window that was moved aside, so that the list can be seen, comes back there; it used to return over the list each time.
void TestFire::aWindowOpensWhereItWasPut()
{
    Program program(m_file);
    startShot(program);
    QDialog* dialog = program.dialog();
    const QPoint first = dialog->pos();
    const QPoint aside = first + QPoint(37, 21);
    dialog->move(aside);
    QTest::keyClick(dialog, Qt::Key_Escape);
    QVERIFY(support::waitUntil([&] { return !dialog->isVisible(); }));
    for (int time = 0; time < 3; ++time) {
        program.pressFire();
        QVERIFY(dialog->isVisible());
        QCOMPARE(dialog->pos(), aside);
        QTest::keyClick(dialog, Qt::Key_Escape);
        QVERIFY(support::waitUntil([&] { return !dialog->isVisible(); }));
    }
    // Where no screen is any more it stands over the main window again.
    program.pressFire();
    dialog->move(-9000, -9000);
    QTest::keyClick(dialog, Qt::Key_Escape);
    QVERIFY(support::waitUntil([&] { return !dialog->isVisible(); }));
    program.pressFire();
    QVERIFY(dialog->pos().x() > -1000);
}

HITSPREAD_GUI_TEST(TestFire)
#include "tst_fire.moc"
