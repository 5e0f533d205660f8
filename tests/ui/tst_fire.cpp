#include "models/changesmodel.h"
#include "models/rulefacts.h"
#include "models/tracemodel.h"
#include "reports/body/bodypainter.h"
#include "rules/systems/registry.h"
#include "rules/systems/threed/actions.h"
#include "rules/systems/threed/vocabulary.h"
#include "storage/samplecampaign.h"
#include "support/guitestclass.h"
#include "ui/attack/attackfoot.h"
#include "ui/attack/attackframe.h"
#include "ui/attack/attackpresenter.h"
#include "ui/attack/complaints.h"
#include "ui/attack/oddslegend.h"
#include "ui/attack/resultpanel.h"
#include "ui/attack/spendmodel.h"
#include "ui/attack/stageheader.h"
#include "ui/attack/tracedelegate.h"
#include "ui/diagram/bodyscene.h"
#include "ui/diagram/bodyview.h"
#include "ui/theme/motion.h"
#include "ui/widgets/dietile.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/fewlineslabel.h"
#include "ui/widgets/rosebox.h"
#include "ui/widgets/shake.h"
#include "windowprogram.h"

#include <QAbstractButton>
#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPainterPath>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QSettings>
#include <QStandardPaths>
#include <QStyle>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace hitspread;
using support::Program;

/// The fire dialog under the hand: points chosen on the body, dice mistyped and taken back, text sizes and small screens, rules.
class TestFire : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void pointsAreChosenOnTheLine();
    void pointingShowsTheConsequence();
    void wrongFaceShakesAndStays();
    void reducedMotionStandsStill();
    void focusFollowsTheQuestionsAndBack();
    void nothingIsCut_data();
    void nothingIsCut();
    void smallScreenSharesPlaces();
    void headerLiesOverNothing_data();
    void headerLiesOverNothing();
    void resultIsWholeInALowWindow();
    void missIsNotInTheColourOfAHit_data();
    void missIsNotInTheColourOfAHit();
    void ruleIdsKeepOffStackedLabels();
    void reasonTakesTwoLines();
    void whatCannotBeKeptIsNotOffered();
    void aHeldActionIsAWayOut();
    void threeColumnsKeepTheCallouts_data();
    void threeColumnsKeepTheCallouts();
    void oddsStandOnTheBody();
    void stepOpensItsRule();
    void ruleTellsItsSwitches();
    void everyChangedOptionGoesBack();
    void theFirstAimBringsTheStance();
    void changedHouseRulesAreSaid();
    void theHexWalkedToIsFiredAt();
    void duelStandsSideBySide();

private:
    void startShot(Program& program);
    void typeShot(Program& program, const char* digits);
    void clickHex(Program& program, Hex hex);
    [[nodiscard]] static Hex hexOfPoints(Program& program, int points);

    QTemporaryDir m_folder;
    QString m_file;
    int m_count = 0;
};

void TestFire::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setOrganizationName(QStringLiteral("hitspread-test"));
    QApplication::setApplicationName(QStringLiteral("tst_fire"));
    QVERIFY(m_folder.isValid());
}

void TestFire::init()
{
    QSettings().clear();
    Preferences().setDriftSpeed(0);
    m_file = m_folder.filePath(QStringLiteral("fight%1.hitspread").arg(++m_count));
    storage::SampleCampaign::create(m_file).reset();
}

void TestFire::cleanup()
{
    motion::setReduced(false);
    QSettings().clear();
}

void TestFire::startShot(Program& program)
{
    QVERIFY(program.waitForFight());
    program.aimAtGuard();
    program.pressFire();
    QVERIFY(QTest::qWaitFor(
        [&] { return program.dialog() && program.dialog()->isVisible() && program.dialog()->presenter().isReady(); }));
    program.dialog()->resize(1440, 900);
    QCoreApplication::processEvents();
}

void TestFire::typeShot(Program& program, const char* digits)
{
    for (const char* digit = digits; *digit != '\0'; ++digit)
        QTest::keyClick(program.dialog()->focusWidget(), *digit);
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
    for (const SpendOption& option : spendOptions(presenter, presenter.choices().back())) {
        if (option.value == points)
            return option.shot->landing;
    }
    qFatal("no such points");
}

void TestFire::pointsAreChosenOnTheLine()
{
    Program program(m_file);
    startShot(program);
    typeShot(program, "4534");
    AttackPresenter& presenter = program.dialog()->presenter();
    QCOMPARE(presenter.choices().size(), std::size_t(1));
    const auto aim = presenter.aim();
    // On the body, and beside it where no hex of the body lies; forth and back again.
    for (const int points : {3, 0, 4, 1}) {
        const Hex hex = hexOfPoints(program, points);
        clickHex(program, hex);
        QCOMPARE(presenter.choices().back().answer.choice, points);
        QCOMPARE(presenter.choices().back().answer.choiceOrigin, Origin::Chosen);
        auto* box = program.dialog()->findChild<QAbstractButton*>(QStringLiteral("spend%1").arg(points));
        QVERIFY(box->isChecked());
        const auto& drift = program.dialog()->findChild<BodyView*>(QStringLiteral("fireStage"))->picture().drift;
        QVERIFY(drift);
        QCOMPARE(drift->landing(), hex);
        QCOMPARE(drift->number, QString::number(points));
    }
    QCOMPARE(presenter.aim(), aim);
    // Off the line a click aims, as ever.
    const Hex elsewhere{0, 4};
    QVERIFY(!spendLeadingTo(presenter, elsewhere));
    clickHex(program, elsewhere);
    QCOMPARE(presenter.aim(), std::optional(elsewhere));
}

void TestFire::pointingShowsTheConsequence()
{
    Program program(m_file);
    startShot(program);
    typeShot(program, "4534");
    auto* view = program.dialog()->findChild<BodyView*>(QStringLiteral("fireStage"));
    const auto words = [&] { return program.dialog()->findChild<ElidedLabel*>(QStringLiteral("spendWords"))->text(); };
    const QString taken = words();
    const Hex hex = hexOfPoints(program, 3);
    view->bodyScene().reportHover(hex);
    QVERIFY(words() != taken);
    QVERIFY2(words().contains(QStringLiteral("arm"), Qt::CaseInsensitive), qPrintable(words()));
    QVERIFY(view->bodyScene().tipOf(hex).startsWith(QStringLiteral("3 points")));
    view->bodyScene().reportHover({});
    QCOMPARE(words(), taken);
}

void TestFire::wrongFaceShakesAndStays()
{
    Program program(m_file);
    startShot(program);
    QTest::keyClick(program.dialog()->focusWidget(), Qt::Key_T);
    auto* die = program.dialog()->findChild<DieTile*>(QStringLiteral("die0"));
    auto* note = program.dialog()->findChild<FewLinesLabel*>(QStringLiteral("attackNote"));
    QCOMPARE(program.dialog()->focusWidget(), die);
    for (const char wrong : {'0', '7', '8', '9', 'x'}) {
        const QString before = note->text();
        QTest::keyClick(die, wrong);
        QCOMPARE(die->face(), 0);
        QCOMPARE(program.dialog()->focusWidget(), die);
        QVERIFY2(note->text().contains(QStringLiteral("\"%1\"").arg(QLatin1Char(wrong))), qPrintable(note->text()));
        QVERIFY(note->text() != before);
        QCOMPARE(note->accessibleName(), note->text());
    }
    typeShot(program, "453");
    auto* rose = qobject_cast<RoseBox*>(program.dialog()->focusWidget());
    QVERIFY(rose);
    QTest::keyClick(rose, '7');
    QCOMPARE(program.dialog()->focusWidget(), rose);
    QVERIFY(note->text().contains(QStringLiteral("\"7\"")));
    QVERIFY(program.dialog()->presenter().choices().empty());
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
    QVERIFY(Preferences().reducedMotion());
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
    QVERIFY(program.dialog()->presenter().choices().empty());
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

void TestFire::nothingIsCut_data()
{
    QTest::addColumn<int>("percent");
    QTest::addColumn<QSize>("size");
    for (const int percent : {90, 100, 130, 160}) {
        for (const QSize size : {QSize(1240, 650), QSize(1280, 690), QSize(1440, 900)})
            QTest::addRow("%d %% in %d", percent, size.width()) << percent << size;
    }
}

/// Words wider than their place, and controls smaller than they ask for, beyond what gives way on purpose.
QStringList cutIn(const QWidget& window)
{
    QStringList found;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->window() != &window)
            continue;
        const auto* label = qobject_cast<const QLabel*>(widget);
        const bool fixed = label && !label->wordWrap() && !qobject_cast<const ElidedLabel*>(widget)
            && !qobject_cast<const FewLinesLabel*>(widget) && label->textFormat() != Qt::RichText
            && !label->text().isEmpty();
        const bool control = qobject_cast<const QAbstractButton*>(widget) || qobject_cast<const QLineEdit*>(widget);
        if (fixed && label->width() < label->fontMetrics().horizontalAdvance(label->text()))
            found << QStringLiteral("label '%1'").arg(label->text());
        if (control && !qobject_cast<const QLineEdit*>(widget->parentWidget())
            && (widget->width() < widget->minimumSizeHint().width()
                || widget->height() < widget->minimumSizeHint().height() - 2))
            found << QStringLiteral("%1 '%2' %3 < %4")
                         .arg(QLatin1String(widget->metaObject()->className()), widget->objectName())
                         .arg(widget->width())
                         .arg(widget->minimumSizeHint().width());
        const QWidget* parent = widget->parentWidget();
        const bool scrolls = parent && qobject_cast<const QAbstractScrollArea*>(parent->parentWidget());
        if ((fixed || control) && parent && !scrolls && !parent->rect().contains(widget->geometry()))
            found << QStringLiteral("'%1' sticks out").arg(label ? label->text() : widget->objectName());
    }
    return found;
}

void TestFire::nothingIsCut()
{
    QFETCH(const int, percent);
    QFETCH(const QSize, size);
    Program program(m_file);
    program.style.apply(Theme(Scheme::Dark, percent));
    startShot(program);
    program.dialog()->setMinimumSize(1, 1);
    program.dialog()->resize(size);
    for (const char* digits : {"", "4534", "5"}) {
        typeShot(program, digits);
        QTest::qWait(20);
        QCOMPARE(cutIn(*program.dialog()).join(QLatin1Char('\n')), QString());
    }
    QTest::keyClick(program.dialog(), Qt::Key_R);
    QTest::qWait(20);
    QVERIFY(program.dialog()->presenter().isFinished());
    QCOMPARE(cutIn(*program.dialog()).join(QLatin1Char('\n')), QString());
}

void TestFire::smallScreenSharesPlaces()
{
    Program program(m_file);
    startShot(program);
    program.dialog()->setMinimumSize(1, 1);
    // What a screen of 1280 × 720 has at a scale of two.
    program.dialog()->resize(640, 332);
    auto* frame = program.dialog()->findChild<AttackFrame*>();
    QTRY_VERIFY(frame->columnsShown() < 3);
    QCOMPARE(program.dialog()->size(), QSize(640, 332));
    auto* primary = program.dialog()->findChild<QPushButton*>(QStringLiteral("primaryButton"));
    QVERIFY(program.dialog()->rect().contains(QRect(primary->mapTo(program.dialog(), QPoint()), primary->size())));
    // The whole shot by keyboard, whatever is in front.
    auto* setup = frame->findChild<QWidget*>(QStringLiteral("options"));
    frame->reveal(AttackFrame::Column::Options);
    QVERIFY(setup->isVisible());
    primary->setFocus();
    typeShot(program, "45345");
    QVERIFY(!program.dialog()->presenter().choices().empty());
    QTest::keyClick(program.dialog(), Qt::Key_R);
    QVERIFY(program.dialog()->presenter().isFinished());
    QTest::qWait(20);
    // One scroll bar, not two: the steps lie at full length in the column that scrolls.
    auto* list = program.dialog()->findChild<QListView*>(QStringLiteral("explanation"));
    QCOMPARE(list->verticalScrollBarPolicy(), Qt::ScrollBarAlwaysOff);
    QVERIFY(list->height() >= list->visualRect(list->model()->index(list->model()->rowCount() - 1, 0)).bottom());
}

void TestFire::headerLiesOverNothing_data()
{
    QTest::addColumn<int>("text");
    QTest::newRow("usual text") << 100;
    QTest::newRow("largest text") << 160;
}

/// On a small screen the header lies over the stage: whatever the shot pushes about, no box and not the rose gets under it.
void TestFire::headerLiesOverNothing()
{
    QFETCH(int, text);
    Program program(m_file);
    program.style.apply(Theme(Scheme::Dark, text));
    startShot(program);
    program.dialog()->resize(1240, 650);
    QCoreApplication::processEvents();
    auto* view = program.dialog()->findChild<BodyView*>(QStringLiteral("fireStage"));
    auto* header = program.dialog()->findChild<StageHeader*>();
    QVERIFY(header && header->isVisibleTo(view->parentWidget()));
    const QRectF lid(view->mapFromGlobal(header->mapToGlobal(QPoint())), header->size());
    // It lies over the stage only where that is low; there the test means something.
    QVERIFY(lid.intersects(QRectF(view->rect())));
    const auto* badge = header->findChild<QLabel*>();
    QCOMPARE(badge->pixmap().deviceIndependentSize().toSize().width(), Theme(Scheme::Dark, text).scaled(28));
    // Nor over the head.
    const auto bare = [&] {
        const StageLayout& stage = view->bodyScene().stageLayout();
        const QPainterPath outline = BodyPainter(view->bodyScene().theme(), stage.geometry,
                                                 BodyStrokes::forScreen(view->bodyScene().theme()))
                                         .outline(*view->picture().plan);
        return !view->viewportTransform().map(outline).intersects(
            QRectF(view->mapFromGlobal(header->mapToGlobal(QPoint())), header->size()));
    };
    QTRY_VERIFY(bare());
    for (const int direction : {1, 2, 3, 4, 5, 6}) {
        BodyPicture picture = view->picture();
        DriftPicture drift;
        drift.aim = picture.aim.value_or(picture.plan->aimPoint());
        for (int hex = 1; hex <= 8; ++hex)
            drift.path.push_back(walk(drift.aim, direction, hex));
        drift.settled = 8;
        drift.hit = false;
        drift.farLabel = QStringLiteral("8 hexes without aiming");
        picture.drift = drift;
        view->setPicture(picture);
        const StageLayout& stage = view->bodyScene().stageLayout();
        QVERIFY(stage.callouts);
        for (const PlacedCallout& callout : stage.placed)
            QVERIFY2(!callout.box.intersects(lid), qPrintable(picture.callouts[callout.index].name));
        QVERIFY(!stage.rose.intersects(lid));
    }
}

/// What will be applied can all be read before: in a low card the rest is scrolled to, and every line says whose it is.
void TestFire::resultIsWholeInALowWindow()
{
    Program program(m_file);
    startShot(program);
    program.dialog()->resize(1240, 650);
    typeShot(program, "45345");
    QTest::keyClick(program.dialog(), Qt::Key_R);
    AttackPresenter& presenter = program.dialog()->presenter();
    QVERIFY(presenter.isFinished());
    QCoreApplication::processEvents();
    ChangesModel changes;
    changes.setAction(presenter.action());
    auto* area = program.dialog()->findChild<QScrollArea*>(QStringLiteral("resultLines"));
    QVERIFY(area && area->isVisible());
    const QList<ElidedLabel*> lines = area->widget()->findChildren<ElidedLabel*>();
    QVERIFY(changes.lines().size() > 3);
    QCOMPARE(static_cast<std::size_t>(lines.size()), changes.lines().size());
    for (std::size_t i = 0; i < changes.lines().size(); ++i)
        QCOMPARE(lines.at(static_cast<qsizetype>(i))->text(), changes.lines()[i].what);
    // The words of a line give way to nothing but its own values.
    const QList<QLabel*> labels = area->widget()->findChildren<QLabel*>();
    QCOMPARE(labels.size(), 2 * lines.size());
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QLabel* values = labels.at(2 * i + 1);
        QCOMPARE(labels.at(2 * i), lines.at(i));
        QVERIFY(values->text().contains(QStringLiteral("→")));
        QTRY_COMPARE(values->width(), values->sizeHint().width());
        QVERIFY(values->x() - lines.at(i)->geometry().right() < 2 * space::kMedium);
    }
    QTRY_VERIFY(area->viewport()->height() > lines.last()->height());
    QVERIFY(lines.last()->visibleRegion().isEmpty());
    QCOMPARE(area->focusPolicy(), Qt::StrongFocus);
    area->verticalScrollBar()->setValue(area->verticalScrollBar()->maximum());
    QVERIFY(!lines.last()->visibleRegion().isEmpty());
    QCOMPARE(lines.last()->visibleRegion().boundingRect().height(), lines.last()->height());
}

void TestFire::missIsNotInTheColourOfAHit_data()
{
    QTest::addColumn<QByteArray>("digits");
    QTest::addColumn<bool>("hits");
    QTest::newRow("hit") << QByteArray("45345") << true;
    QTest::newRow("miss") << QByteArray("1124") << false;
}

/// Red is for who is hurt, green for who hits.
void TestFire::missIsNotInTheColourOfAHit()
{
    QFETCH(QByteArray, digits);
    QFETCH(bool, hits);
    Program program(m_file);
    startShot(program);
    const auto* steps = program.dialog()->findChild<QListView*>(QStringLiteral("explanation"));
    const auto* model = qobject_cast<const TraceModel*>(steps->model());
    QVERIFY(model);
    const auto attack = [&] {
        for (int row = 0; row < model->rowCount(); ++row) {
            const TraceModel::Line* line = model->lineAt(row);
            if (line->heading && line->section == QLatin1String("attack"))
                return row;
        }
        return -1;
    };
    typeShot(program, digits.constData());
    if (!program.dialog()->presenter().isFinished())
        QTest::keyClick(program.dialog(), Qt::Key_R);
    QVERIFY(program.dialog()->presenter().isFinished());
    QVERIFY(attack() >= 0);
    QCOMPARE(model->lineAt(attack())->value.startsWith(QStringLiteral("hit")), hits);
    QCOMPARE(TraceDelegate::isFailed(*model, attack()), !hits);
    QCOMPARE(program.dialog()->findChild<ResultPanel*>()->property("card").toString(),
             hits ? QStringLiteral("result") : QStringLiteral("quiet"));
}

/// Where a label takes a line of its own, the id of the rule stands with the figures below it.
void TestFire::ruleIdsKeepOffStackedLabels()
{
    Program program(m_file);
    startShot(program);
    typeShot(program, "4534");
    auto* steps = program.dialog()->findChild<QListView*>(QStringLiteral("explanation"));
    const TraceDelegate delegate(program.style);
    QListView narrow;
    narrow.setModel(steps->model());
    narrow.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    narrow.resize(310, 400);
    narrow.show();
    QStyleOptionViewItem option;
    option.widget = &narrow;
    const int one = delegate.sizeHint({}, steps->model()->index(1, 0)).height();
    int stacked = 0;
    for (int row = 0; row < steps->model()->rowCount(); ++row) {
        const QModelIndex index = steps->model()->index(row, 0);
        const int high = delegate.sizeHint(option, index).height();
        const QRect line(0, 0, narrow.viewport()->width(), high);
        const QRect rule = delegate.rulePlace(line, index);
        if (rule.isEmpty())
            continue;
        const bool two = high > one;
        stacked += two ? 1 : 0;
        QCOMPARE(rule.top() >= high / 2 - 1, two);
        QCOMPARE(rule.bottom(), line.bottom());
    }
    QVERIFY(stacked > 0);
}

/// Why something cannot be done is worth a second line in the foot.
void TestFire::reasonTakesTwoLines()
{
    Program program(m_file);
    startShot(program);
    auto* foot = program.dialog()->findChild<AttackFoot*>();
    auto* note = program.dialog()->findChild<FewLinesLabel*>(QStringLiteral("attackNote"));
    const QString reason = QStringLiteral("one word of a long reason ").repeated(3 + note->width() / 200).trimmed();
    foot->warn(reason);
    QCOMPARE(note->text(), reason);
    const QStringList lines = static_cast<QLabel*>(note)->text().split(QLatin1Char('\n'));
    QCOMPARE(lines.size(), 2);
    QVERIFY(note->height() >= 2 * note->fontMetrics().height());
    foot->warn(reason.repeated(9));
    QCOMPARE(note->toolTip(), reason.repeated(9));
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
    auto& shooter = std::get<threed::Shot>(action.request.input.action).shooterCondition;
    const auto said = [&action] {
        Complaints complaints;
        complaints.collect(action);
        return complaints.all().join(QLatin1Char('\n'));
    };
    shooter.actionsLeft = 0;
    QVERIFY2(said().contains(QStringLiteral("o Action is left")), qPrintable(said()));
    QVERIFY2(!said().contains(QStringLiteral("Hold or pass")), qPrintable(said()));
    shooter.actionsHeld = 1;
    // By the key the command bears.
    const auto* command = program.find<QAction>("action_deed_opportunity");
    QVERIFY(command);
    const QString key = command->shortcut().toString(QKeySequence::NativeText);
    QCOMPARE(key, QStringLiteral("O"));
    QVERIFY2(said().contains(QStringLiteral("He holds one: take it with “Hold or pass” (%1)").arg(key)),
             qPrintable(said()));
    shooter.actionsHeld = 0;
    shooter.additionalLeft = 1;
    QVERIFY2(said().contains(QStringLiteral("He has an additional one")), qPrintable(said()));
    shooter.additionalTaken = true;
    QVERIFY2(!said().contains(QStringLiteral("Hold or pass")), qPrintable(said()));
    shooter.actionsLeft = 1;
    QCOMPARE(said(), QString());
}

void TestFire::threeColumnsKeepTheCallouts_data()
{
    QTest::addColumn<int>("percent");
    QTest::newRow("100 %") << 100;
    QTest::newRow("130 %") << 130;
    QTest::newRow("160 %") << 160;
}

/// A third column is granted only where the body keeps the words beside it.
void TestFire::threeColumnsKeepTheCallouts()
{
    QFETCH(const int, percent);
    Program program(m_file);
    program.style.apply(Theme(Scheme::Dark, percent));
    startShot(program);
    program.dialog()->setMinimumSize(1, 1);
    auto* frame = program.dialog()->findChild<AttackFrame*>();
    const auto* view = program.dialog()->findChild<BodyView*>(QStringLiteral("fireStage"));
    QSet<int> seen;
    for (int width = 2200; width >= 700; width -= 50) {
        program.dialog()->resize(width, 900);
        QTest::qWait(20);
        seen.insert(frame->columnsShown());
        if (frame->columnsShown() == 3)
            QVERIFY2(view->bodyScene().stageLayout().callouts, qPrintable(QString::number(width)));
    }
    QVERIFY(seen.contains(3));
    QVERIFY(seen.size() > 1);
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
    QVERIFY2(legend->accessibleName().contains(QStringLiteral("below 0.5 0.5–1 1–2 2–4 4–8 8 and more")),
             qPrintable(legend->accessibleName()));
    QCoreApplication::processEvents();
    QVERIFY(legend->height() > 0 && legend->geometry().top() >= view->geometry().bottom());
    const auto check = [&] {
        const auto& request = presenter.action().request;
        const auto odds = presenter.system().odds()->odds(request.input, *request.plan);
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
    presenter.setAim(Hex{0, 2});
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
    action.request.input = system.makeInput(static_cast<std::size_t>(system.action("shot") - system.actions().data()));
    const auto state = [&](std::string_view id) { return ruleFacts(action, *findRule(system.rules(), id)).state; };
    QCOMPARE(state("3D-SKL-03"), RuleState::On);
    QCOMPARE(stateOf(Built::No, false, true), RuleState::NotBuilt);
    auto& shot = std::get<threed::Shot>(action.request.input.action);
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
            const auto path = presenter.path(part, field);
            if (!path || found)
                continue;
            const FieldDeclaration& declared = presenter.fieldAt(*path);
            if (declared.kind == FieldKind::RankList) {
                presenter.setRanks(*path, Ranks{{{"smoke", -2}}});
            } else {
                const std::int32_t before = presenter.number(*path);
                if (declared.kind == FieldKind::Set)
                    presenter.setNumber(*path, before ^ 1);
                else
                    presenter.setNumber(
                        *path, before == kNoEntry || before >= declared.maximum ? declared.minimum : before + 1);
            }
            QVERIFY2(presenter.isChanged(*path), field.c_str());
            if (dot->isVisible())
                found = path;
            else
                presenter.reset(*path);
        }
        QVERIFY2(found, field.c_str());
        QTest::mouseClick(dot, Qt::LeftButton);
        const std::optional<FieldPath>& path = found;
        QVERIFY2(!dot->isVisible(), field.c_str());
        QVERIFY2(!presenter.isChanged(*path), field.c_str());
        ++checked;
    }
    QVERIFY(checked >= 10);
}

/// A-032, 3D-DEV-06: aims set among the options are as good as aims taken; the stance set by hand has the last word.
void TestFire::theFirstAimBringsTheStance()
{
    Program program(m_file);
    startShot(program);
    AttackPresenter& presenter = program.dialog()->presenter();
    const FieldPath aims = presenter.path("shooter.condition", "aims").value();
    const FieldPath stance = presenter.path("shooter.condition", "stance").value();
    presenter.setNumber(aims, 0);
    presenter.setNumber(stance, 0);
    presenter.setNumber(aims, 1);
    QCOMPARE(presenter.number(stance), 1);
    presenter.setNumber(aims, 0);
    QCOMPARE(presenter.number(stance), 0);
    presenter.setNumber(aims, 2);
    QCOMPARE(presenter.number(stance), 1);
    presenter.setNumber(stance, 0);
    presenter.setNumber(aims, 3);
    QCOMPARE(presenter.number(stance), 0);
    // stance.autoWithAim off: the stance is an Action of its own.
    presenter.setNumber(aims, 0);
    presenter.setNumber(presenter.path("switches", "stance.autoWithAim").value(), 0);
    presenter.setNumber(aims, 1);
    QCOMPARE(presenter.number(stance), 0);
}

/// A shot that was begun under other house rules says so, here and in the main window, and is worked out anew with the same dice.
void TestFire::changedHouseRulesAreSaid()
{
    Program program(m_file);
    startShot(program);
    AttackPresenter& presenter = program.dialog()->presenter();
    // Beyond Optimum.
    presenter.setNumber(presenter.path("options", "distance").value(), 60);
    presenter.setNumber(presenter.path("shooter.condition", "aims").value(), 0);
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
    QVERIFY(presenter.hasFallen());
    QVERIFY(!said->isVisible());
    program.window.fight().reload();
    QVERIFY(program.settle());
    QVERIFY(program.find<QWidget>("waitingRules")->isHidden());
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
    QCOMPARE(program.dialog()->presenter().aim(), std::optional(walked));
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
    QCOMPARE(program.dialog()->presenter().aim(), stage->picture().aim);
}

void TestFire::duelStandsSideBySide()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    for (const Encounter& encounter : program.window.fight().snapshot().encounters) {
        if (encounter.system != program.window.fight().snapshot().encounter.system) {
            program.window.fight().open(encounter.id);
            break;
        }
    }
    QVERIFY(program.settle());
    program.find<QAction>("action_duel")->trigger();
    auto* duel = program.window.findChild<QDialog*>(QStringLiteral("duelDialog"));
    QVERIFY(duel && duel->isVisible() && program.settle());
    duel->resize(1060, 660);
    QTest::keyClick(duel, Qt::Key_R);
    QTest::qWait(20);
    const QList<QListView*> lists = duel->findChildren<QListView*>(QStringLiteral("explanation"));
    QCOMPARE(lists.size(), 2);
    QVERIFY(lists[0]->mapTo(duel, QPoint()).x() + lists[0]->width() <= lists[1]->mapTo(duel, QPoint()).x());
    QTRY_COMPARE(lists[0]->mapTo(duel, QPoint()).y(), lists[1]->mapTo(duel, QPoint()).y());
    // Every step names its rule in letters and stands with its side.
    const std::array<QString, 2> other{QStringLiteral("side B"), QStringLiteral("side A")};
    for (int side = 0; side < 2; ++side) {
        const auto* model = qobject_cast<const TraceModel*>(lists[side]->model());
        QVERIFY(model->rowCount() > 3);
        for (int row = 0; row < model->rowCount(); ++row) {
            const TraceModel::Line& line = *model->lineAt(row);
            QVERIFY2(!line.label.contains(other[static_cast<std::size_t>(side)]), qPrintable(line.label));
            bool number = false;
            static_cast<void>(line.rule.toInt(&number));
            QVERIFY2(!number, qPrintable(line.rule));
        }
    }
    QCOMPARE(cutIn(*duel).join(QLatin1Char('\n')), QString());
}

HITSPREAD_GUI_TEST(TestFire)
#include "tst_fire.moc"
