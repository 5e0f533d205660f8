#include "attackhand.h"
#include "models/fight/fightsteps.h"
#include "samplefiles.h"
#include "support/guitestclass.h"
#include "ui/attack/dice/spendpanel.h"
#include "ui/diagram/bodyview.h"
#include "ui/verdict/verdictcard.h"
#include "ui/verdict/verdictline.h"

#include <QAbstractButton>
#include <QCursor>
#include <QPointer>
#include <QPushButton>
#include <QSettings>
#include <QTest>
#include <QWindow>

using namespace hitspread;
using support::Program;

/// What is pointed at comes and goes while the pointer stands still: nothing that Qt still holds may go with it, and nothing is previewed
/// that nobody points at.
class TestPointing : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_files.begin(QStringLiteral("tst_pointing"))); }
    void init() { m_file = m_files.freshAndStill(); }
    void cleanup();
    void theCardOutlivesTheEventThatChangesIt();
    void applyingWhereThePointerCameToTheCard();
    void applyingInTheMiddleOfTheFlight_data();
    void applyingInTheMiddleOfTheFlight();
    void whatIsPushedAwayIsNotPreviewed_data();
    void whatIsPushedAwayIsNotPreviewed();
    void aShorterVerdictKeepsTheRoomOfTheCard();

private:
    /// The pointer, as the platform tells of it.
    static void pointAt(const QWidget& widget);
    static VerdictCard* cardOf(Program& program) { return program.dialog()->findChild<VerdictCard*>(); }
    /// A shot in its window, all dice there.
    static void shoot(Program& program);
    /// Its window, so many dice typed.
    static threed::FireDialog* aim(Program& program, const char* dice);
    /// A line of the card that is in sight.
    static VerdictLine* lineIn(const VerdictCard& card);

    support::SampleFiles m_files;
    QString m_file;
};

void TestPointing::cleanup()
{
    QCursor::setPos(0, 0);
    QSettings().clear();
}

threed::FireDialog* TestPointing::aim(Program& program, const char* dice)
{
    support::choose(program, "Ines Varga", "Gate Guard 2");
    auto* dialog = support::openByKey<threed::FireDialog>(program, Qt::Key_F, "fireDialog", {1440, 900});
    // The platform of tests takes the first window that is there for the one the pointer is on.
    program.window.move(dialog->geometry().topRight() + QPoint(1, 0));
    support::type(*dialog, dice);
    return dialog;
}

void TestPointing::shoot(Program& program)
{
    threed::FireDialog* dialog = aim(program, "4534");
    QTest::keyClick(dialog, Qt::Key_R);
    QVERIFY(program.settle());
    QVERIFY(dialog->presenter().isFinished());
    QVERIFY(support::waitForRest(*dialog));
}

void TestPointing::pointAt(const QWidget& widget)
{
    const QPoint place = widget.mapTo(widget.window(), widget.rect().center());
    QCursor::setPos(widget.window()->mapToGlobal(place));
    QTest::mouseMove(widget.window()->windowHandle(), place);
    QCoreApplication::processEvents();
}

VerdictLine* TestPointing::lineIn(const VerdictCard& card)
{
    for (VerdictLine* line : card.findChildren<VerdictLine*>()) {
        if (line->isVisibleTo(&card))
            return line;
    }
    return nullptr;
}

/// Qt knows beforehand what a pointer that moves leaves and comes to, and tells one after the other.
void TestPointing::theCardOutlivesTheEventThatChangesIt()
{
    Program program(m_file);
    shoot(program);
    auto* box = program.dialog()->findChild<QAbstractButton*>(QStringLiteral("spend3"));
    QVERIFY(box);
    const QPointer<VerdictLine> line = lineIn(*cardOf(program));
    QVERIFY(line);
    QEnterEvent enter(QPointF(1.0, 1.0), QPointF(1.0, 1.0), box->mapToGlobal(QPointF(1.0, 1.0)));
    QApplication::sendEvent(box, &enter);
    QVERIFY(line);
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(box, &leave);
    QVERIFY(line);
}

/// The pointer stands on a choice, the card comes up beneath it, Enter applies and the window goes: Qt tells the choice that the pointer
/// has left it, and then the card that it has come.
void TestPointing::applyingWhereThePointerCameToTheCard()
{
    Program program(m_file);
    shoot(program);
    auto* box = program.dialog()->findChild<QAbstractButton*>(QStringLiteral("spend3"));
    pointAt(*box);
    QVERIFY(box->underMouse());
    VerdictCard* card = cardOf(program);
    QTRY_COMPARE(card->property("card").toString(), QStringLiteral("preview"));
    QVERIFY(program.rest() && support::waitForRest(*program.dialog()));
    const VerdictLine* line = lineIn(*card);
    QVERIFY(line);
    card->raise();
    card->move(card->pos() + box->mapTo(card->parentWidget(), box->rect().center())
               - line->mapTo(card->parentWidget(), line->rect().center()));
    QVERIFY(box->underMouse());
    QTest::keyClick(program.dialog(), Qt::Key_Return);
    QVERIFY(support::waitUntil([&] { return !program.dialog()->isVisible() && program.gateway.waiting() == 0; }));
    QVERIFY(program.settle());
}

void TestPointing::applyingInTheMiddleOfTheFlight_data()
{
    QTest::addColumn<bool>("byKey");
    QTest::addColumn<bool>("closes");
    QTest::newRow("key") << true << false;
    QTest::newRow("click") << false << false;
    QTest::newRow("closed and opened again, key") << true << true;
    QTest::newRow("closed and opened again, click") << false << true;
}

/// Whatever is drawn at that moment, and wherever the pointer is.
void TestPointing::applyingInTheMiddleOfTheFlight()
{
    QFETCH(bool, byKey);
    QFETCH(bool, closes);
    Preferences().setDriftSpeed(1);
    Program program(m_file);
    for (const double moment : {0.0, 0.2, 0.5, 0.8, 1.0}) {
        threed::FireDialog* dialog = aim(program, "4534");
        auto* stage = dialog->findChild<BodyView*>(QStringLiteral("fireStage"));
        const EntryId before = program.window.fight().snapshot().undoable;
        pointAt(*stage->viewport());
        double reached = -1.0;
        const auto follow = connect(&stage->animator(), &DriftAnimator::positionChanged, dialog,
                                    [&reached](double share) { reached = share; });
        QTest::keyClick(dialog, Qt::Key_R);
        QVERIFY(dialog->presenter().isFinished());
        pointAt(*dialog->findChild<QAbstractButton*>(QStringLiteral("spend3")));
        QVERIFY(support::waitUntil([&] { return reached >= moment; }));
        disconnect(follow);
        if (closes) {
            dialog->close();
            dialog = aim(program, "");
            QVERIFY(dialog->presenter().isFinished());
        }
        if (byKey)
            QTest::keyClick(dialog, Qt::Key_Return);
        else
            QTest::mouseClick(support::in<QPushButton>(*dialog, "primaryButton"), Qt::LeftButton);
        QVERIFY(support::waitUntil([&] { return !dialog->isVisible() && program.gateway.waiting() == 0; }));
        QVERIFY(program.settle());
        QVERIFY(program.window.fight().snapshot().undoable != before);
        program.window.fight().steps().undo();
        QVERIFY(program.settle());
        QCOMPARE(program.window.fight().snapshot().undoable, before);
    }
}

void TestPointing::whatIsPushedAwayIsNotPreviewed_data()
{
    QTest::addColumn<QByteArray>("dice");
    QTest::newRow("nothing is said yet") << QByteArray("4534");
    QTest::newRow("a miss could be a hit") << QByteArray("3232");
    QTest::newRow("dead, or it passes by") << QByteArray("6661");
}

/// The card of what is previewed may push the choices from under the pointer, and no event tells of it: then it says what is taken. Once it
/// has the room it needs nothing moves any more.
void TestPointing::whatIsPushedAwayIsNotPreviewed()
{
    QFETCH(QByteArray, dice);
    Program program(m_file);
    threed::FireDialog* dialog = aim(program, dice.constData());
    QVERIFY(program.settle() && support::waitForRest(*dialog));
    const VerdictCard* card = cardOf(program);
    const auto* panel = dialog->findChild<SpendPanel*>();
    const QString taken = lineOf(card->verdict());
    int seen = 0;
    for (int turn = 0; turn < 2; ++turn) {
        for (int points = 0; points <= 5; ++points) {
            const auto* box = dialog->findChild<QAbstractButton*>(QStringLiteral("spend%1").arg(points));
            QVERIFY(box);
            const int before = panel->y();
            pointAt(*box);
            QVERIFY(program.settle() && support::waitForRest(*dialog));
            const bool isOn = box->rect().contains(box->mapFromGlobal(QCursor::pos()));
            const bool isPreview = card->isVisible() && card->property("card") == QStringLiteral("preview");
            QVERIFY2(isOn || lineOf(card->verdict()) == taken, qPrintable(lineOf(card->verdict())));
            QVERIFY2(!isPreview || isOn, qPrintable(lineOf(card->verdict())));
            QVERIFY2(turn == 0 || (isOn && panel->y() == before), qPrintable(QString::number(points)));
            seen += turn == 1 && isPreview ? 1 : 0;
        }
    }
    QVERIFY(seen > 0);
}

/// What passes by says less than a wound: what is pointed at for the first time stays where it is.
void TestPointing::aShorterVerdictKeepsTheRoomOfTheCard()
{
    Program program(m_file);
    shoot(program);
    const VerdictCard* card = cardOf(program);
    const auto* panel = program.dialog()->findChild<SpendPanel*>();
    const auto* box = program.dialog()->findChild<QAbstractButton*>(QStringLiteral("spend0"));
    const int before = panel->y();
    pointAt(*box);
    QTRY_COMPARE(card->property("card").toString(), QStringLiteral("preview"));
    QVERIFY(program.settle() && support::waitForRest(*program.dialog()));
    QCOMPARE(card->property("card").toString(), QStringLiteral("preview"));
    QCOMPARE(panel->y(), before);
    QVERIFY(box->underMouse());
}

HITSPREAD_GUI_TEST(TestPointing)
#include "tst_pointing.moc"
