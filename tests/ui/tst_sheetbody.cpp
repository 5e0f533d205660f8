#include <QTest>

#include "reports/body/calloutpainter.h"
#include "sheetprogram.h"
#include "support/guitestclass.h"
#include "ui/diagram/bodyscene.h"
#include "ui/diagram/bodyview.h"
#include "ui/sheet/sheetpanels.h"
#include "ui/theme/motion.h"
#include "ui/widgets/trackboxes.h"

#include <QLabel>
#include <QListWidget>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>

using namespace hitspread;
using BodyProgram = support::SheetProgram;

namespace {

/// The nth hit box of a location's callout, on the view.
QPoint hitBox(BodyView& view, int location, int box)
{
    const StageLayout& stage = view.bodyScene().stageLayout();
    for (const PlacedCallout& callout : stage.placed) {
        if (view.picture().callouts[callout.index].location != location)
            continue;
        const QRectF row = callout.box;
        for (qreal x = row.left(); x < row.right(); x += 0.5) {
            const QPointF place(x, row.center().y());
            const CalloutPainter painter(view.bodyScene().theme());
            if (painter.hitBoxAt(place, row, view.picture().callouts[callout.index], stage.form) == box)
                return view.mapFromScene(place + QPointF(2.0, 0.0));
        }
    }
    return {};
}

}  // namespace

/// The body on the character sheet: its boxes under the mouse, what it shows when, and where it stands.
class TestSheetBody : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_files.begin(QStringLiteral("tst_sheetbody"))); }
    void init() { m_file = m_files.fresh(); }
    void boxesMarkAndHeal();
    void trueFromTheFirstMoment();
    void boxesAreOfferedWhereTheyAre();
    void smallWindowHasTheBodyAsAPage();
    void smallWindowShowsTheWholeBody();

private:
    support::SampleFiles m_files;
    QString m_file;
};

void TestSheetBody::boxesMarkAndHeal()
{
    BodyProgram program(m_file);
    QVERIFY(program.trigger("action_sheet"));
    program.sheet()->resize(1440, 900);
    QCoreApplication::processEvents();
    auto* body = program.find<BodyView>(QStringLiteral("sheetBody"));
    constexpr int kTorso = 1;
    const auto& who = program.sheet()->sheet().view().character().record.as<threed::Character>();
    const int most = who.hitsMax[kTorso];
    const int incap = who.incapMax;
    const QPoint third = hitBox(*body, kTorso, 2);
    QVERIFY(!third.isNull());
    QTest::mouseClick(body->viewport(), Qt::LeftButton, {}, third);
    QVERIFY(program.settle());
    QCOMPARE(int(program.condition().damage[kTorso]), most - 2);
    // The window behind shows it too.
    QCOMPARE(program.window.fight().active()->combatant.condition.as<threed::Condition>().damage[kTorso],
             program.condition().damage[kTorso]);
    QTest::mouseClick(body->viewport(), Qt::LeftButton, {}, hitBox(*body, kTorso, 4));
    QVERIFY(program.settle());
    QCOMPARE(int(program.condition().damage[kTorso]), most - 5);
    auto* track = program.find<TrackBoxes>(QStringLiteral("sheetTrack"));
    QTest::mouseClick(track, Qt::LeftButton, {}, track->boxAt(incap - 4).center().toPoint());
    QVERIFY(program.settle());
    QCOMPARE(program.condition().standardTotal, 4);
    track->setFocus();
    QTest::keyClick(track, Qt::Key_Right);
    QVERIFY(program.settle());
    QCOMPARE(program.condition().standardTotal, 3);
    program.type(QStringLiteral("field_bruises_head"), QStringLiteral("2"));
    QCOMPARE(int(program.condition().bruises[0]), 2);
    for (int i = 0; i < 5; ++i) {
        program.find<QAction>(QStringLiteral("sheet_undo"))->trigger();
        QVERIFY(program.settle() && program.settle());
    }
    QCOMPARE(program.condition().standardTotal, 0);
    QCOMPARE(int(program.condition().damage[kTorso]), 0);
    QCOMPARE(int(program.condition().bruises[0]), 0);
}

/// A sheet that opens shows how somebody fares now; only what changes later travels.
void TestSheetBody::trueFromTheFirstMoment()
{
    motion::setReduced(false);
    motion::setSpeed(1);
    BodyProgram program(m_file);
    QVERIFY(program.trigger("action_sheet"));
    program.sheet()->resize(1440, 900);
    QCoreApplication::processEvents();
    auto* body = program.find<BodyView>(QStringLiteral("sheetBody"));
    auto* track = program.find<TrackBoxes>(QStringLiteral("sheetTrack"));
    SheetPresenter& presenter = program.sheet()->presenter();
    const RecordId who = program.sheet()->sheet().view().who.combatant.id;
    constexpr std::size_t kTorso = 1;
    const auto digest = [&] {
        DigestSource source;
        source.character = presenter.character().record();
        source.condition = presenter.condition()->record();
        return digestOf("threed", source);
    };
    const auto mark = [&](const LostField& lost, int most, int left) {
        const std::uint16_t field = *presenter.condition()->declaration().indexOf(lost.field);
        presenter.mark({{{field, static_cast<std::uint16_t>(lost.element)}, std::int64_t{lost.valueFor(most, left)}}});
        return program.settle();
    };
    // What changes on the open sheet is seen to fill; for how long depends on the machine, so it is looked at as it comes.
    bool isFilling = false;
    const auto look = connect(&presenter, &SheetPresenter::derivedChanged, body,
                              [&] { isFilling = isFilling || !body->bodyScene().shownHits().empty(); });
    const LocationDigest torso = digest().locations[kTorso];
    QVERIFY(mark(torso.lost, torso.mostHits, 2));
    QVERIFY(isFilling);
    QVERIFY(disconnect(look));
    const QSignalSpy onTrack(track, &TrackBoxes::shownLeftChanged);
    const TrackDigest incap = digest().tracks.front();
    QVERIFY(mark(incap.lost, incap.most, 3));
    QVERIFY(!onTrack.isEmpty());
    QVERIFY(onTrack.front().front().toInt() > 3);
    bool seen = false;
    connect(&presenter, &SheetPresenter::derivedChanged, body, [&] { seen = true; });
    program.sheet()->openCombatant(who);
    QVERIFY(QTest::qWaitFor([&] { return seen; }));
    QCOMPARE(body->picture().callouts[kTorso].hits, 2);
    QVERIFY(body->bodyScene().shownHits().empty());
    QCOMPARE(track->shownLeft(), 3);
}

/// Nobody is told to click boxes that are not there.
void TestSheetBody::boxesAreOfferedWhereTheyAre()
{
    BodyProgram program(m_file);
    program.style.apply(Theme(Scheme::Light, 160));
    QVERIFY(program.trigger("action_sheet"));
    program.sheet()->resize(1280, 720);
    QVERIFY(program.settle());
    auto* pages = program.find<QListWidget>(QStringLiteral("sheetPages"));
    pages->setCurrentRow(pages->count() - 1);
    QCoreApplication::processEvents();
    auto* body = program.find<BodyView>(QStringLiteral("sheetBody"));
    auto* hint = program.find<QLabel>(QStringLiteral("sheetBodyHint"));
    QVERIFY(body->isVisible());
    // The body scrolls rather than doing without boxes.
    QCOMPARE(body->bodyScene().stageLayout().form, CalloutForm::Full);
    QVERIFY(!hitBox(*body, 1, 2).isNull());
    QVERIFY2(hint->text().startsWith(QStringLiteral("click a box")), qPrintable(hint->text()));
    program.sheet()->resize(900, 600);
    QCoreApplication::processEvents();
    QVERIFY(body->bodyScene().stageLayout().form != CalloutForm::Full || !body->bodyScene().stageLayout().callouts);
    QVERIFY2(!hint->text().contains(QStringLiteral("click a box")), qPrintable(hint->text()));
}

void TestSheetBody::smallWindowHasTheBodyAsAPage()
{
    BodyProgram program(m_file);
    QVERIFY(program.trigger("action_sheet"));
    auto* pages = program.find<QListWidget>(QStringLiteral("sheetPages"));
    auto* body = program.find<BodyView>(QStringLiteral("sheetBody"));
    program.sheet()->resize(1440, 900);
    QCoreApplication::processEvents();
    const int wide = pages->count();
    QVERIFY(body->isVisible());
    program.sheet()->resize(1280, 700);
    QCoreApplication::processEvents();
    QCOMPARE(pages->count(), wide + 1);
    QVERIFY(!body->isVisible());
    // A field that has the keyboard hands it on as its card goes; the cards scroll for that.
    program.find<QWidget>(QStringLiteral("field_dex"))->setFocus();
    pages->setCurrentRow(wide);
    QVERIFY(body->isVisible());
    QCOMPARE(pages->currentRow(), wide);
    // The hidden cards are laid out anew; what is lit stays what is seen.
    auto* bar = program.find<QScrollArea>(QStringLiteral("sheetCards"))->verticalScrollBar();
    bar->setValue(bar->maximum() / 3);
    program.sheet()->resize(1270, 690);
    QCoreApplication::processEvents();
    QCOMPARE(pages->currentRow(), wide);
    pages->setCurrentRow(0);
    QVERIFY(!body->isVisible());
    QCOMPARE(bar->value(), 0);
    // A click on the part that is lit goes there as well.
    bar->setValue(8);
    QCOMPARE(pages->currentRow(), 0);
    QTest::mouseClick(pages->viewport(), Qt::LeftButton, {}, pages->visualItemRect(pages->item(0)).center());
    QCOMPARE(bar->value(), 0);
    program.sheet()->resize(1440, 900);
    QCoreApplication::processEvents();
    QCOMPARE(pages->count(), wide);
    QVERIFY(body->isVisible());
}

/// Nothing to scroll, and what belongs to whom is said beside the cards again.
void TestSheetBody::smallWindowShowsTheWholeBody()
{
    BodyProgram program(m_file);
    program.style.apply(Theme());
    QVERIFY(program.trigger("action_sheet"));
    program.sheet()->resize(1280, 720);
    QVERIFY(program.settle());
    auto* owner = program.find<QLabel>(QStringLiteral("sheetOwner"));
    QVERIFY(owner->isVisible());
    auto* pages = program.find<QListWidget>(QStringLiteral("sheetPages"));
    pages->setCurrentRow(pages->count() - 1);
    QCoreApplication::processEvents();
    auto* body = program.find<BodyView>(QStringLiteral("sheetBody"));
    QVERIFY(body->isVisible());
    QVERIFY(!body->verticalScrollBar()->isVisible());
    QVERIFY(!body->horizontalScrollBar()->isVisible());
    QVERIFY(!owner->isVisible());
    pages->setCurrentRow(0);
    QVERIFY(owner->isVisible());
}

HITSPREAD_GUI_TEST(TestSheetBody)
#include "tst_sheetbody.moc"
