#include "cutwords.h"
#include "firehand.h"
#include "models/history/changelines.h"
#include "models/history/tracemodel.h"
#include "models/play/attackpresenter.h"
#include "reports/body/bodypainter.h"
#include "rules/systems/threed/guns/shot.h"
#include "samplefiles.h"
#include "support/guitestclass.h"
#include "ui/attack/attackfoot.h"
#include "ui/attack/attackframe.h"
#include "ui/attack/body/stageheader.h"
#include "ui/diagram/bodyscene.h"
#include "ui/diagram/bodyview.h"
#include "ui/fields/fieldcomplaint.h"
#include "ui/rules/tracedelegate.h"
#include "ui/theme/motion.h"
#include "ui/verdict/verdictcard.h"
#include "ui/verdict/verdictline.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/labels/fewlineslabel.h"
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
#include <QTest>

using namespace hitspread;
using support::cutIn;
using support::Program;
using support::startShot;
using support::typeShot;

/// How the fire dialog looks: nothing cut at any text size and on small screens, nothing over something else, colours of outcomes.
class TestFireLook : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void nothingIsCut_data();
    void nothingIsCut();
    void whatIsCutIsFound();
    void smallScreenSharesPlaces();
    void headerLiesOverNothing_data();
    void headerLiesOverNothing();
    void resultIsWholeInALowWindow();
    void missIsNotInTheColourOfAHit_data();
    void missIsNotInTheColourOfAHit();
    void ruleIdsKeepOffTheLabels();
    void reasonTakesTwoLines();
    void aRefusalStandsOnce();
    void threeColumnsKeepTheCallouts_data();
    void threeColumnsKeepTheCallouts();
    void duelStandsSideBySide();

private:
    support::SampleFiles m_files;
    QString m_file;
};

void TestFireLook::initTestCase()
{
    QVERIFY(m_files.begin(QStringLiteral("tst_firelook")));
}

void TestFireLook::init()
{
    m_file = m_files.freshAndStill();
}

void TestFireLook::cleanup()
{
    motion::setReduced(false);
    QSettings().clear();
}

void TestFireLook::nothingIsCut_data()
{
    QTest::addColumn<int>("percent");
    QTest::addColumn<QSize>("size");
    for (const int percent : {90, 100, 130, 160}) {
        for (const QSize size : {QSize(1240, 650), QSize(1280, 690), QSize(1440, 900)})
            QTest::addRow("%d %% in %d", percent, size.width()) << percent << size;
    }
}

void TestFireLook::nothingIsCut()
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
        QVERIFY(program.rest());
        QCOMPARE(cutIn(*program.dialog()).join(QLatin1Char('\n')), QString());
    }
    QTest::keyClick(program.dialog(), Qt::Key_R);
    QVERIFY(program.rest());
    QVERIFY(program.dialog()->presenter().isFinished());
    QCOMPARE(cutIn(*program.dialog()).join(QLatin1Char('\n')), QString());
}

/// Who looks for what is cut can find it.
void TestFireLook::whatIsCutIsFound()
{
    QWidget window;
    window.resize(400, 100);
    QLabel label(QStringLiteral("More words than there is room for"), &window);
    label.setGeometry(10, 10, 40, 30);
    QPushButton button(QStringLiteral("Fire"), &window);
    button.setGeometry(10, 50, 8, 30);
    window.show();
    QCOMPARE(cutIn(window).size(), 2);
    button.resize(button.sizeHint());
    label.setGeometry(200, 10, 600, 30);
    QCOMPARE(cutIn(window), QStringList{QStringLiteral("'%1' sticks out").arg(label.text())});
    label.setGeometry(0, 10, 400, 30);
    QCOMPARE(cutIn(window), QStringList());
}

void TestFireLook::smallScreenSharesPlaces()
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
    QVERIFY(!program.dialog()->presenter().dice().choices().empty());
    QTest::keyClick(program.dialog(), Qt::Key_R);
    QVERIFY(program.dialog()->presenter().isFinished());
    QVERIFY(program.rest());
    // One scroll bar, not two: the steps lie at full length in the column that scrolls.
    auto* list = program.dialog()->findChild<QListView*>(QStringLiteral("explanation"));
    QCOMPARE(list->verticalScrollBarPolicy(), Qt::ScrollBarAlwaysOff);
    QVERIFY(list->height() >= list->visualRect(list->model()->index(list->model()->rowCount() - 1, 0)).bottom());
}

void TestFireLook::headerLiesOverNothing_data()
{
    QTest::addColumn<int>("text");
    QTest::newRow("usual text") << 100;
    QTest::newRow("largest text") << 160;
}

/// On a small screen the header lies over the stage: whatever the shot pushes about, no box and not the rose gets under it.
void TestFireLook::headerLiesOverNothing()
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
        drift.end = StrikeKind::Miss;
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

/// What will be applied can all be read before: a low window shows fewer lines, counts the others and lists all of them.
void TestFireLook::resultIsWholeInALowWindow()
{
    Program program(m_file);
    startShot(program);
    program.dialog()->resize(1240, 650);
    typeShot(program, "45345");
    QTest::keyClick(program.dialog(), Qt::Key_R);
    AttackPresenter& presenter = program.dialog()->presenter();
    QVERIFY(presenter.isFinished());
    QCoreApplication::processEvents();
    const std::vector<ChangeLine> changes = changeLines(presenter.action());
    QVERIFY(changes.size() > 3);
    auto* card = program.dialog()->findChild<VerdictCard*>();
    QVERIFY(card && card->isVisible());
    QVERIFY(card->findChildren<QAbstractScrollArea*>().isEmpty());
    const auto rowsIn = [](const QWidget& widget) {
        const QList<VerdictLine*> lines = widget.findChildren<VerdictLine*>();
        return std::ranges::count_if(lines,
                                     [](const VerdictLine* line) { return line->isVisible() && !line->isHeading(); });
    };
    const auto seen = rowsIn(*card);
    QVERIFY(seen > 0 && seen < std::ssize(changes));
    auto* more = card->findChild<QPushButton*>(QStringLiteral("verdictMore"));
    QVERIFY(more->isVisible());
    QVERIFY2(more->text().startsWith(QString::number(std::ssize(changes) - seen)), qPrintable(more->text()));
    more->click();
    const auto* list = card->findChild<QWidget*>(QStringLiteral("verdictList"));
    QVERIFY(list && list->isVisible());
    QCOMPARE(rowsIn(*list), std::ssize(changes));
}

void TestFireLook::missIsNotInTheColourOfAHit_data()
{
    QTest::addColumn<QByteArray>("digits");
    QTest::addColumn<bool>("hits");
    QTest::newRow("hit") << QByteArray("45345") << true;
    QTest::newRow("miss") << QByteArray("1124") << false;
}

/// Red is for who is hurt, green for who hits.
void TestFireLook::missIsNotInTheColourOfAHit()
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
    QCOMPARE(program.dialog()->findChild<VerdictCard*>()->property("card").toString(),
             hits ? QStringLiteral("result") : QStringLiteral("quiet"));
}

/// Ids of rules are named where there is room for them beside the label, and never in its line where it takes two.
void TestFireLook::ruleIdsKeepOffTheLabels()
{
    Program program(m_file);
    startShot(program);
    typeShot(program, "4534");
    auto* steps = program.dialog()->findChild<QListView*>(QStringLiteral("explanation"));
    const TraceDelegate delegate(program.style);
    QListView list;
    list.setModel(steps->model());
    list.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list.show();
    QStyleOptionViewItem option;
    option.widget = &list;
    const int one = delegate.sizeHint({}, steps->model()->index(1, 0)).height();
    const auto named = [&](int width) {
        list.resize(width, 400);
        int count = 0;
        for (int row = 0; row < steps->model()->rowCount(); ++row) {
            const QModelIndex index = steps->model()->index(row, 0);
            const int high = delegate.sizeHint(option, index).height();
            const QRect line(0, 0, list.viewport()->width(), high);
            const QRect rule = delegate.rulePlace(line, index);
            if (rule.isEmpty())
                continue;
            ++count;
            if ((rule.top() >= high / 2 - 1) != (high > one) || rule.bottom() != line.bottom())
                return -1;
        }
        return count;
    };
    QCOMPARE(named(310), 0);
    QVERIFY(named(370) > 5);
}

/// Why something cannot be done is worth a second line in the foot.
void TestFireLook::reasonTakesTwoLines()
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

/// Fault B2: what is about one field in sight stands at that field only; what is about none, in the foot.
void TestFireLook::aRefusalStandsOnce()
{
    Program program(m_file);
    startShot(program);
    program.dialog()->resize(1440, 900);
    AttackPresenter& presenter = program.dialog()->presenter();
    const auto* note = program.dialog()->findChild<FewLinesLabel*>(QStringLiteral("attackNote"));
    const auto* said = program.dialog()->findChild<FieldComplaint*>(QStringLiteral("complaint_distance"));
    presenter.options().setNumber(*presenter.options().path("options", "distance"), 900);
    QVERIFY(program.settle() && support::waitForRest(*program.dialog()));
    QCOMPARE(said->text(), presenter.complaints().all().first());
    QVERIFY(said->isVisible());
    QCOMPARE(note->text(), QStringLiteral("What is marked in red stands against it."));
    presenter.options().reset(*presenter.options().path("options", "distance"));
    presenter.options().setNumber(*presenter.options().path("weapon.state", "rounds"), 0);
    QVERIFY(program.settle() && support::waitForRest(*program.dialog()));
    QVERIFY(!said->isVisible());
    QCOMPARE(note->text(), presenter.complaints().all().first());
}

void TestFireLook::threeColumnsKeepTheCallouts_data()
{
    QTest::addColumn<int>("percent");
    QTest::newRow("100 %") << 100;
    QTest::newRow("130 %") << 130;
    QTest::newRow("160 %") << 160;
}

/// A third column is granted only where the body keeps the words beside it.
void TestFireLook::threeColumnsKeepTheCallouts()
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
        QVERIFY(program.rest());
        seen.insert(frame->columnsShown());
        if (frame->columnsShown() == 3)
            QVERIFY2(view->bodyScene().stageLayout().callouts, qPrintable(QString::number(width)));
    }
    QVERIFY(seen.contains(3));
    QVERIFY(seen.size() > 1);
}

void TestFireLook::duelStandsSideBySide()
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
    program.find<QAction>("action_own_duel")->trigger();
    auto* duel = program.window.findChild<QDialog*>(QStringLiteral("duelDialog"));
    QVERIFY(duel && duel->isVisible() && program.settle());
    duel->resize(1060, 660);
    QTest::keyClick(duel, Qt::Key_R);
    QVERIFY(program.rest());
    const QList<QListView*> lists = duel->findChildren<QListView*>(QStringLiteral("explanation"));
    QCOMPARE(lists.size(), 2);
    QVERIFY(lists[0]->mapTo(duel, QPoint()).x() + lists[0]->width() <= lists[1]->mapTo(duel, QPoint()).x());
    QTRY_COMPARE(lists[0]->mapTo(duel, QPoint()).y(), lists[1]->mapTo(duel, QPoint()).y());
    // Every step names its rule in letters and stands with whoever it is about, by name.
    const Fight& fight = program.window.fight();
    const std::array<QString, 2> names{QString::fromStdString(fight.active()->combatant.name),
                                       QString::fromStdString(fight.target()->combatant.name)};
    for (int side = 0; side < 2; ++side) {
        const auto* model = qobject_cast<const TraceModel*>(lists[side]->model());
        QVERIFY(model->rowCount() > 3);
        int named = 0;
        for (int row = 0; row < model->rowCount(); ++row) {
            const TraceModel::Line& line = *model->lineAt(row);
            QVERIFY2(!line.label.contains(names[static_cast<std::size_t>(1 - side)]), qPrintable(line.label));
            QVERIFY2(!line.label.contains(QStringLiteral("side "), Qt::CaseInsensitive), qPrintable(line.label));
            named += line.label.contains(names[static_cast<std::size_t>(side)]) ? 1 : 0;
            bool number = false;
            static_cast<void>(line.rule.toInt(&number));
            QVERIFY2(!number, qPrintable(line.rule));
        }
        QVERIFY(named > 3);
    }
    QCOMPARE(cutIn(*duel).join(QLatin1Char('\n')), QString());
}

HITSPREAD_GUI_TEST(TestFireLook)
#include "tst_firelook.moc"
