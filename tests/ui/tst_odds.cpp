#include "cli/program.h"
#include "firehand.h"
#include "formats/codec/requestcodec.h"
#include "models/odds/oddsoutlook.h"
#include "models/play/attackpresenter.h"
#include "samplefiles.h"
#include "support/guitestclass.h"
#include "ui/diagram/bodyview.h"
#include "ui/odds/helprow.h"
#include "ui/odds/oddsbar.h"
#include "ui/widgets/segmentrow.h"
#include "windowprogram.h"

#include <QAbstractButton>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTest>

using namespace hitspread;
using support::Program;
using support::startShot;
using support::typeShot;

/// The panel of odds before a roll.
class TestOdds : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void figuresAreThoseOfTheCommandLine();
    void figuresOfABurstAreThoseOfTheCommandLine();
    void bestHexIsTheBestOfAll();
    void aimsWhereItIsBest();
    void doesWhatHelps();
    void goalIsAGroupOfLocations();
    void oldFiguresAreNotCurrent();
    void dotsKeepTheFiguresThatCount();
    void whatIsChosenIsWhatIsPainted();
    void giveWayToTheDice();
    void areAskedForTheNextTimeToo();
    void areAskedForFromTheMainWindow();
    void saysThatThereAreNone();

private:
    static OddsOutlook& shown(Program& program);
    [[nodiscard]] static QWidget* panel(Program& program);
    static void compareWithCommandLine(Program& program);

    support::SampleFiles m_files;
    QString m_file;
};

void TestOdds::initTestCase()
{
    QVERIFY(m_files.begin(QStringLiteral("tst_odds")));
}

void TestOdds::init()
{
    m_file = m_files.freshAndStill();
}

void TestOdds::cleanup()
{
    QSettings().clear();
}

QWidget* TestOdds::panel(Program& program)
{
    return program.dialog()->findChild<QWidget*>(QStringLiteral("oddsPanel"));
}

/// Asks for the odds with H and waits until all of them are there.
OddsOutlook& TestOdds::shown(Program& program)
{
    auto* outlook = program.dialog()->findChild<OddsOutlook*>();
    if (!outlook->odds())
        QTest::keyClick(program.dialog(), Qt::Key_H);
    outlook->finish();
    return *outlook;
}

void TestOdds::figuresAreThoseOfTheCommandLine()
{
    Program program(m_file);
    startShot(program);
    (void)shown(program);
    AttackPresenter& presenter = program.dialog()->presenter();
    for (const int distance : {10, 62, 150}) {
        presenter.options().setNumber(*presenter.options().path("options", "distance"), distance);
        compareWithCommandLine(program);
    }
}

/// Every bar, hex and callout against what the command prints for the request in hand.
void TestOdds::compareWithCommandLine(Program& program)
{
    const std::array members{"struck", "", "stopped", "unwounded", "wounded", "down", "unconscious", "out", "dead"};
    const QByteArray request =
        QJsonDocument(formats::encodeRequest(program.dialog()->presenter().action().request)).toJson();
    const Ran ran = runProgram({u"odds"_qs}, request);
    QVERIFY2(ran.exit == 0, ran.error.constData());
    const QJsonObject odds = ran.json();
    for (std::size_t i = 0; i < members.size(); ++i) {
        const auto* bar = panel(program)->findChild<OddsBar*>(QStringLiteral("oddsBar_%1").arg(i));
        QVERIFY(bar);
        // What the rules do not tell apart has no bar, and no member.
        const bool isTold = *members[i] == '\0' || odds.contains(QLatin1String(members[i]));
        QCOMPARE(isTold, qstrcmp(members[i], "out") != 0);
        QCOMPARE(bar->isVisible(), isTold);
        if (!isTold)
            continue;
        const double expected = *members[i] != '\0'
            ? odds.value(QLatin1String(members[i])).toDouble()
            : odds.value(u"noAttack"_qs).toDouble() + odds.value(u"offBody"_qs).toDouble();
        QVERIFY2(bar->chance() == expected, members[i]);
    }
    const BodyPicture& picture = program.dialog()->findChild<BodyView*>(QStringLiteral("fireStage"))->picture();
    const QJsonArray hexes = odds.value(u"hexes"_qs).toArray();
    QCOMPARE(static_cast<qsizetype>(picture.chances.size()), hexes.size());
    for (std::size_t i = 0; i < picture.chances.size(); ++i)
        QCOMPARE(picture.chances[i].percent, 100.0 * hexes[static_cast<qsizetype>(i)][u"chance"].toDouble());
    const QJsonArray locations = odds.value(u"locations"_qs).toArray();
    for (const LocationCallout& callout : picture.callouts)
        QCOMPARE(*callout.chance, locations[callout.location][u"struck"].toDouble());
}

/// Where they land is there at once, what they do a moment later; both are the command's, and the goal is to strike.
void TestOdds::figuresOfABurstAreThoseOfTheCommandLine()
{
    Program program(m_file);
    startShot(program);
    QTest::keyClick(program.dialog(), Qt::Key_B);
    QVERIFY(program.settle());
    AttackPresenter& presenter = program.dialog()->presenter();
    QCOMPARE(QString::fromStdString(presenter.order().action), QStringLiteral("volley"));
    auto* outlook = program.dialog()->findChild<OddsOutlook*>();
    QTest::keyClick(program.dialog(), Qt::Key_H);
    QVERIFY(outlook->odds() && outlook->odds()->depth == OddsDepth::Landing && outlook->isJudging());
    const auto* dead = panel(program)->findChild<OddsBar*>(QStringLiteral("oddsBar_8"));
    QVERIFY(dead->isVisible());
    QCOMPARE(dead->figure(), QString(QChar(0x2026)));
    outlook->finish();
    QVERIFY(outlook->odds()->depth == OddsDepth::Whole);
    compareWithCommandLine(program);
    QVERIFY(outlook->goal() == (OddsGoal{OddsResult::Struck, {}}));
    QVERIFY(!outlook->bestAims().empty());
    const auto* hits = panel(program)->findChild<QLabel*>(QStringLiteral("oddsHits"));
    QVERIFY2(hits->isVisible() && hits->text().startsWith(QStringLiteral("1 hit ")), qPrintable(hits->text()));
}

/// No hex of the body is better than the first, and the three are in order: asked of the rules for every aim by itself.
void TestOdds::bestHexIsTheBestOfAll()
{
    Program program(m_file);
    startShot(program);
    OddsOutlook& outlook = shown(program);
    outlook.setGoal({OddsResult::Struck, {}});
    AttackPresenter& presenter = program.dialog()->presenter();
    const auto best = outlook.bestAims();
    QCOMPARE(best.size(), std::size_t{3});
    QVERIFY(best[0].chance >= best[1].chance && best[1].chance >= best[2].chance);
    std::vector<double> all;
    const BodyPlan& plan = *presenter.action().request.plan;
    for (const BodyCell& cell : plan.cells()) {
        presenter.options().setAim(cell.hex);
        const auto& input = presenter.action().request.input;
        all.push_back(presenter.system().odds()->odds(input, plan, OddsDepth::Everything)->effect.struck);
    }
    std::ranges::sort(all, std::greater<>());
    for (std::size_t i = 0; i < best.size(); ++i)
        QVERIFY2(std::abs(best[i].chance - all[i]) < 1e-9, qPrintable(best[i].words));
}

void TestOdds::aimsWhereItIsBest()
{
    Program program(m_file);
    startShot(program);
    program.dialog()->presenter().options().setAim(Hex{0, 2});
    OddsOutlook& outlook = shown(program);
    const Hex second = outlook.bestAims()[1].hex;
    const auto* view = program.dialog()->findChild<BodyView*>(QStringLiteral("fireStage"));
    QCOMPARE(view->picture().bestAims.size(), std::size_t{3});
    QVERIFY(view->picture().bestAims[1] == second);
    auto* button = panel(program)->findChild<QPushButton*>(QStringLiteral("aimAtBest_2"));
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(program.dialog()->presenter().options().aim() == second);
    outlook.finish();
    // It stays the second best, and cannot be asked for twice.
    QVERIFY(outlook.bestAims()[1].hex == second);
    QVERIFY(!button->isEnabled());
}

/// A click on what would help does it, and the chance becomes what it said.
void TestOdds::doesWhatHelps()
{
    Program program(m_file);
    startShot(program);
    AttackPresenter& presenter = program.dialog()->presenter();
    presenter.options().setNumber(*presenter.options().path("options", "distance"), 62);
    OddsOutlook& outlook = shown(program);
    // What strikes at all wounds whoever wears no armour; where it strikes depends on how it is aimed.
    outlook.setGoal({OddsResult::Struck, {0, 1}});
    const auto help = outlook.helpful();
    QVERIFY(!help.empty());
    for (std::size_t i = 1; i < help.size(); ++i)
        QVERIFY(help[i - 1].chance >= help[i].chance);
    auto* row = panel(program)->findChild<HelpRow*>();
    QVERIFY(row && row->isVisible());
    // The row of that option says it, too.
    const OddsSetting& first = help[0].alternative.front();
    const auto* worth = program.dialog()->findChild<QLabel*>(
        QStringLiteral("worth_%1").arg(QLatin1String(first.field.data(), qsizetype(first.field.size()))));
    // Where there is little room the options stand behind a tab.
    QVERIFY(worth && worth->isVisibleTo(worth->parentWidget()));
    QVERIFY2(worth->text().endsWith(OddsOutlook::pointsWords(help[0].difference)), qPrintable(worth->text()));
    QTest::mouseClick(row, Qt::LeftButton);
    outlook.finish();
    QVERIFY2(std::abs(chanceOf(*outlook.odds(), outlook.goal()) - help[0].chance) < 1e-12, qPrintable(help[0].words));
}

void TestOdds::goalIsAGroupOfLocations()
{
    Program program(m_file);
    startShot(program);
    OddsOutlook& outlook = shown(program);
    auto* goal = panel(program)->findChild<QPushButton*>(QStringLiteral("oddsGoal"));
    const auto pick = [&](const QString& words) {
        Q_EMIT goal->menu()->aboutToShow();
        for (QAction* action : goal->menu()->actions()) {
            if (action->text() == words)
                action->trigger();
        }
    };
    pick(QStringLiteral("Head"));
    pick(QStringLiteral("Torso"));
    QCOMPARE(outlook.goal().locations, (std::vector<std::size_t>{0, 1}));
    QVERIFY2(goal->text().contains(QStringLiteral("Head")), qPrintable(goal->text()));
    const auto& odds = *outlook.odds();
    QCOMPARE(chanceOf(odds, outlook.goal()), odds.byLocation[0].struck + odds.byLocation[1].struck);
    pick(QStringLiteral("Dead"));
    QVERIFY(outlook.goal() == (OddsGoal{OddsResult::Dead, {}}));
    QCOMPARE(chanceOf(odds, outlook.goal()), odds.effect.dead);
}

/// After a change the bars are new at once; the rest is of before until it is asked again, and says so.
void TestOdds::oldFiguresAreNotCurrent()
{
    Program program(m_file);
    startShot(program);
    OddsOutlook& outlook = shown(program);
    QVERIFY(outlook.isCurrent());
    AttackPresenter& presenter = program.dialog()->presenter();
    const double before = outlook.odds()->effect.struck;
    presenter.options().setNumber(*presenter.options().path("options", "distance"), 150);
    QVERIFY(outlook.odds()->effect.struck < before);
    QVERIFY(!outlook.isCurrent());
    const auto* row = panel(program)->findChild<QWidget*>(QStringLiteral("bestAim_1"));
    QVERIFY(!row->findChild<QLabel*>()->isEnabled());
    const auto* view = program.dialog()->findChild<BodyView*>(QStringLiteral("fireStage"));
    QVERIFY(view->picture().bestAims.empty());
    QVERIFY(QTest::qWaitFor([&] { return outlook.isCurrent(); }));
    QVERIFY(row->findChild<QLabel*>()->isEnabled());
    QCOMPARE(view->picture().bestAims.size(), std::size_t{3});
}

void TestOdds::dotsKeepTheFiguresThatCount()
{
    Program program(m_file);
    startShot(program);
    (void)shown(program);
    const auto* view = program.dialog()->findChild<BodyView*>(QStringLiteral("fireStage"));
    QVERIFY(view->picture().chanceLook == ChanceLook::Figures);
    auto* looks = program.dialog()->findChild<SegmentRow*>(QStringLiteral("oddsLook"));
    QTest::mouseClick(looks->button(1), Qt::LeftButton);
    QVERIFY(view->picture().chanceLook == ChanceLook::Dots);
    QTest::mouseClick(looks->button(2), Qt::LeftButton);
    QVERIFY(view->picture().chanceLook == ChanceLook::Plain);
}

/// Where numbers have no room in the hexes dots are painted: then dots are what is chosen, and it is said why.
void TestOdds::whatIsChosenIsWhatIsPainted()
{
    Program program(m_file);
    startShot(program);
    (void)shown(program);
    auto* view = program.dialog()->findChild<BodyView*>(QStringLiteral("fireStage"));
    auto* looks = program.dialog()->findChild<SegmentRow*>(QStringLiteral("oddsLook"));
    QCOMPARE(looks->current(), 0);
    QVERIFY(looks->button(0)->isEnabled());
    view->setMaximumHeight(220);
    QTRY_COMPARE(looks->current(), 1);
    QVERIFY(!looks->button(0)->isEnabled());
    QVERIFY(!looks->button(0)->toolTip().isEmpty());
    // Nobody has chosen dots: numbers come again with the room.
    view->setMaximumHeight(QWIDGETSIZE_MAX);
    QTRY_COMPARE(looks->current(), 0);
    QVERIFY(looks->button(0)->isEnabled());
}

void TestOdds::giveWayToTheDice()
{
    Program program(m_file);
    startShot(program);
    auto* steps = program.dialog()->findChild<QWidget*>(QStringLiteral("explanation"));
    QVERIFY(!panel(program)->isVisible() && steps->isVisible());
    (void)shown(program);
    QVERIFY(panel(program)->isVisible() && !steps->isVisible());
    typeShot(program, "4");
    QVERIFY(!panel(program)->isVisible() && steps->isVisible());
}

void TestOdds::areAskedForTheNextTimeToo()
{
    {
        Program program(m_file);
        startShot(program);
        (void)shown(program);
    }
    Program program(m_file);
    startShot(program);
    QVERIFY(panel(program)->isVisible());
    QTest::keyClick(program.dialog(), Qt::Key_H);
    QVERIFY(!panel(program)->isVisible());
}

/// One key opens the attack with them, also where they were put away before.
void TestOdds::areAskedForFromTheMainWindow()
{
    Program program(m_file);
    startShot(program);
    QVERIFY(!panel(program)->isVisible());
    QTest::keyClick(program.dialog(), Qt::Key_Escape);
    QVERIFY(!program.dialog()->isVisible());
    program.window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&program.window));
    for (int i = 0; i < 2; ++i) {
        QTest::keyClick(&program.window, Qt::Key_H);
        QTRY_VERIFY(program.dialog()->isVisible() && program.dialog()->presenter().isReady());
        QTRY_VERIFY(panel(program)->isVisible());
        QTest::keyClick(program.dialog(), Qt::Key_Escape);
        program.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&program.window));
    }
}

void TestOdds::saysThatThereAreNone()
{
    Program program(m_file);
    startShot(program);
    (void)shown(program);
    auto* words = panel(program)->findChild<QLabel*>(QStringLiteral("noOdds"));
    QVERIFY(!words->isVisible());
    AttackPresenter& presenter = program.dialog()->presenter();
    // Beyond Extreme no weapon reaches.
    presenter.options().setNumber(*presenter.options().path("options", "distance"), 90000);
    QVERIFY(!presenter.complaints().isEmpty());
    QVERIFY(words->isVisible() && words->text().contains(QStringLiteral("forbids")));
    QVERIFY(!panel(program)->findChild<OddsBar*>()->isVisible());
}

HITSPREAD_GUI_TEST(TestOdds)
#include "tst_odds.moc"
