#include <QTest>

#include "libraryshelf.h"
#include "models/fight/fighthand.h"
#include "models/history/tracemodel.h"
#include "models/systemview.h"
#include "rules/systems/twod6/attack.h"
#include "support/guitestclass.h"
#include "twod6hand.h"
#include "ui/attack/exchangedialog.h"
#include "ui/attack/options/optionrow.h"
#include "ui/attack/simpleactiondialog.h"
#include "ui/diagram/bodyview.h"
#include "ui/fields/numberfield.h"
#include "ui/shell/targetpanel.h"
#include "ui/systems/twod6/areadialog.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/labels/fewlineslabel.h"

#include <QAbstractButton>
#include <QAction>
#include <QLabel>
#include <QPushButton>
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

/// What is in sight while 2d6 combat is played: choices before they are taken, numbers where they count, nothing twice.
class TestTwoD6Look : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_files.begin(QStringLiteral("tst_twod6look"))); }
    void init() { m_file = m_files.freshAndStill(); }
    void cleanup() { QSettings().clear(); }
    void aProposalIsSeenBeforeItIsTaken();
    void aBlastNamesWhomItReached();
    void whatAActionForbidsIsTakenBack();
    void whoIsNearFoldsOutInItsPlace();
    void aCoveredPlaceSaysWhy();
    void theHeaderSaysNothingTwice();
    void anEscapeTellsNumberAndChance_data();
    void anEscapeTellsNumberAndChance();
    void aHintHasRoom();
    void aClubLooksLikeOne();
    void escapeClosesTheLibrary_data();
    void escapeClosesTheLibrary();

private:
    using Location = twod6::Location;
    using Quantity = twod6::Quantity;
    using Query = twod6::Query;

    static void set(AttackPresenter& presenter, const char* field, int value)
    {
        presenter.options().setNumber(*presenter.options().path("options", field), value);
    }
    static int numberOf(AttackPresenter& presenter, const char* field)
    {
        return presenter.options().number(*presenter.options().path("options", field));
    }
    /// Sable's launcher at the place where Ulf stands, thirty metres off; Tarn stands nine metres from there.
    static twod6::AreaDialog* openArea(Program& program)
    {
        support::openSalvageYard(program);
        setDistances(program, {{"Sable", "Ulf", 30}, {"Ulf", "Tarn", 9}});
        support::choose(program, "Sable", "Ulf");
        if (!program.settle())
            qFatal("not settled");
        return support::openByKey<twod6::AreaDialog>(program, Qt::Key_G, "areaDialog", {1240, 650});
    }
    static ExchangeDialog* openAttack(Program& program, const char* actor, const char* target, QSize size)
    {
        support::choose(program, actor, target);
        return support::openByKey<ExchangeDialog>(program, Qt::Key_F, "twod6Attack", size);
    }
    static QAbstractButton* answerOf(QWidget& dialog, int answer)
    {
        return dialog.findChild<QAbstractButton*>(QStringLiteral("proposal.answer_%1").arg(answer));
    }

    support::SampleFiles m_files;
    QString m_file;
};

/// TD-D36: seven points are more than twice the BLD of Ulf. Rolled from the brass button, in a low window.
void TestTwoD6Look::aProposalIsSeenBeforeItIsTaken()
{
    Program program(m_file);
    auto* dialog = openArea(program);
    AttackPresenter& presenter = dialog->presenter();
    putDice(presenter, askedOf(Query::AttackDice), {6, 5});
    putDice(presenter, askedOf(Query::Place), {1, 2});
    putDice(presenter, askedOf(Query::Damage), {2, 3, 2});
    QVERIFY(program.settle());
    auto* primary = in<QPushButton>(*dialog, "primaryButton");
    primary->setFocus();
    QTest::keyClick(primary, Qt::Key_R);
    QVERIFY(program.settle());
    QTRY_VERIFY(answerOf(*dialog, 0) && answerOf(*dialog, 1));
    QVERIFY(!presenter.isFinished());
    for (const int answer : {0, 1})
        QTRY_COMPARE(answerOf(*dialog, answer)->visibleRegion().boundingRect().size(),
                     answerOf(*dialog, answer)->size());
    QVERIFY(dialog->focusWidget() == answerOf(*dialog, 0) || dialog->focusWidget() == answerOf(*dialog, 1));
}

/// TD-53, TD-54, TD-D18: Tarn was near, and nothing befell him; what aiming at a place would cost does not count.
void TestTwoD6Look::aBlastNamesWhomItReached()
{
    Program program(m_file);
    auto* dialog = openArea(program);
    AttackPresenter& presenter = dialog->presenter();
    QCOMPARE(presenter.options().targets().size(), std::size_t{2});
    for (const LocationCallout& callout : dialog->findChild<BodyView*>()->picture().callouts)
        QVERIFY2(callout.note.isEmpty() && callout.shortNote.isEmpty(), qPrintable(callout.name + callout.note));
    putDice(presenter, askedOf(Query::AttackDice), {6, 5});
    putDice(presenter, askedOf(Query::Place), {1, 2});
    putDice(presenter, askedOf(Query::Damage), {1, 2, 1});
    putDice(presenter, askedOf(Query::ConsciousnessDice), {6, 5});
    QVERIFY(program.settle());
    QVERIFY(presenter.isFinished());
    QVERIFY2(partiesOf(presenter.action()).startsWith(QStringLiteral("Sable → Ulf:")),
             qPrintable(partiesOf(presenter.action())));
    QVERIFY2(titleOf(presenter.action()).startsWith(QStringLiteral("Sable → Ulf:")),
             qPrintable(titleOf(presenter.action())));
}

/// TD-16, TD-34, TD-45a: 6 − 1 + 2 + 6 for the head, and 1 for walking; a round of careful aim leaves no Action for the walk.
void TestTwoD6Look::whatAActionForbidsIsTakenBack()
{
    Program program(m_file);
    support::openCustomsShed(program);
    auto* dialog = openAttack(program, "Orsk", "Vane", {1320, 860});
    AttackPresenter& presenter = dialog->presenter();
    set(presenter, "distance", 50);
    set(presenter, "called", static_cast<int>(twod6::calledAt(Location::Head)));
    set(presenter, "mode", static_cast<int>(twod6::Mode::Walk));
    QVERIFY(program.settle());
    auto* primary = in<QPushButton>(*dialog, "primaryButton");
    QTRY_VERIFY2(primary->text().contains(QStringLiteral("Careful aim")), qPrintable(primary->text()));
    QTest::mouseClick(primary, Qt::LeftButton);
    QTRY_COMPARE(support::standsAs<twod6::Condition>(program, "Orsk").aimRounds, 1);
    QVERIFY(program.settle());
    QTRY_COMPARE(numberOf(presenter, "mode"), static_cast<int>(twod6::Mode::None));
    QCOMPARE(numberOf(presenter, "called"), static_cast<int>(twod6::calledAt(Location::Head)));
    QTRY_VERIFY2(presenter.complaints().isEmpty(), qPrintable(presenter.complaints().all().join(u'\n')));
}

/// What folds the list out stays where it is; each column says what is ticked, and the dice take the place of all of it.
void TestTwoD6Look::whoIsNearFoldsOutInItsPlace()
{
    Program program(m_file);
    support::openCustomsShed(program);
    setDistances(program, {{"Mirel", "Pell", 20}, {"Pell", "Orsk", 19}});
    auto* dialog = openAttack(program, "Mirel", "Pell", {1320, 860});
    auto* more = in<QPushButton>(*dialog, "nearMore");
    const int before = more->mapTo(dialog, QPoint()).y();
    QVERIFY(!in<QLabel>(*dialog, "nearHead")->isVisible());
    QTest::mouseClick(more, Qt::LeftButton);
    QVERIFY(program.settle());
    QCOMPARE(more->mapTo(dialog, QPoint()).y(), before);
    auto* first = in<QAbstractButton>(*dialog, "near0");
    QVERIFY(first->isVisible() && first->mapTo(dialog, QPoint()).y() > before);
    QVERIFY(in<QLabel>(*dialog, "nearHead")->isVisible());
    putDice(dialog->presenter(), askedOf(Query::AttackDice), {6, 5});
    QVERIFY(program.settle());
    QVERIFY(!more->isChecked());
    QVERIFY(!in<QAbstractButton>(*dialog, "near0")->isVisible());
}

/// TD-40, TD-D67: a click on a leg behind cover says why it is not aimed at, and nothing beside it what that would cost.
void TestTwoD6Look::aCoveredPlaceSaysWhy()
{
    Program program(m_file);
    support::openCustomsShed(program);
    setOf(program, "Vane", "cover", static_cast<int>(twod6::Cover::Partial));
    setOf(program, "Vane", "covered", twod6::bitOf(Location::LeftLeg) | twod6::bitOf(Location::RightLeg));
    auto* dialog = openAttack(program, "Orsk", "Vane", {1320, 860});
    set(dialog->presenter(), "distance", 8);
    QVERIFY(program.settle());
    auto* stage = dialog->findChild<BodyView*>();
    for (const LocationCallout& callout : stage->picture().callouts) {
        const auto place = static_cast<Location>(callout.location);
        QCOMPARE(callout.shortNote.isEmpty(), place == Location::LeftLeg || place == Location::RightLeg);
    }
    Q_EMIT stage->hexChosen(stage->picture().covered.front());
    QVERIFY(program.settle());
    QVERIFY2(in<FewLinesLabel>(*dialog, "attackNote")->text().contains(QStringLiteral("behind cover")),
             qPrintable(in<FewLinesLabel>(*dialog, "attackNote")->text()));
}

/// How somebody lies and how badly he is off is said once over his body.
void TestTwoD6Look::theHeaderSaysNothingTwice()
{
    Program program(m_file);
    support::openSalvageYard(program);
    setOf(program, "Tarn", "filled", 15);
    setOf(program, "Tarn", "prone", 1);
    support::choose(program, "Sable", "Tarn");
    QVERIFY(program.settle());
    const QString target = QStringLiteral("target · ");
    QString said;
    for (const auto* label : program.window.findChild<TargetPanel*>()->findChildren<ElidedLabel*>())
        said = label->text().startsWith(target) ? label->text() : said;
    QStringList parts = said.split(QRegularExpression(QStringLiteral(" · |, ")));
    QVERIFY2(parts.contains(QStringLiteral("FAIR")) && parts.contains(QStringLiteral("prone")), qPrintable(said));
    QVERIFY2(parts.removeDuplicates() == 0, qPrintable(said));
}

/// TD-75: Tarn's Unarmed Combat 6, and Rook has one BLD more: 7, in 21 of 36 ways. Without Acrobatics 10, the same one, and a Wound
/// Factor of 2 are what two dice cannot show: no free escape.
void TestTwoD6Look::anEscapeTellsNumberAndChance_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("boxes");
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("words");
    QTest::newRow("TD-75 unhurt") << u"Tarn"_qs << 0 << u"spend1"_qs << u"7 or more · 58 %"_qs;
    QTest::newRow("TD-75 out of reach") << u"Ulf"_qs << 22 << u"spend0"_qs << u"13 or more · 0 %"_qs;
}

void TestTwoD6Look::anEscapeTellsNumberAndChance()
{
    QFETCH(QString, name);
    QFETCH(int, boxes);
    QFETCH(QString, card);
    QFETCH(QString, words);
    const QByteArray held = name.toUtf8();
    const char* who = held.constData();
    Program program(m_file);
    support::openSalvageYard(program);
    setOf(program, who, "heldByCount", 1);
    setOf(program, who, "heldBy", static_cast<int>(combatantNamed(program, "Rook")));
    setOf(program, "Rook", "holding", static_cast<int>(combatantNamed(program, who)));
    for (const char* field : {"filled", "lethal"})
        setOf(program, who, field, boxes);
    support::choose(program, who, "Rook");
    QVERIFY(program.settle());
    program.find<QAction>("action_own_escape")->trigger();
    auto* dialog = program.find<SimpleActionDialog>("actionDialog");
    QTRY_VERIFY(dialog && dialog->presenter().isReady() && program.gateway.waiting() == 0);
    QTRY_VERIFY(dialog->findChild<QAbstractButton*>(card));
    const QString said = dialog->findChild<QAbstractButton*>(card)->text();
    QVERIFY2(said.contains(words), qPrintable(said));
}

/// What is said beside a number is whole, or stands below it with all the room of its line.
void TestTwoD6Look::aHintHasRoom()
{
    Program program(m_file);
    support::openCustomsShed(program);
    auto* dialog = openAttack(program, "Orsk", "Vane", {1320, 860});
    set(dialog->presenter(), "distance", 50);
    set(dialog->presenter(), "mode", static_cast<int>(twod6::Mode::Walk));
    program.style.apply(Theme(Scheme::Dark, 160));
    dialog->resize(1280, 690);
    QVERIFY(program.settle());
    int seen = 0;
    for (auto* row : dialog->findChildren<OptionRow*>()) {
        const auto* number = row->findChild<NumberField*>();
        for (const auto* label : row->findChildren<ElidedLabel*>(Qt::FindDirectChildrenOnly)) {
            if (!number || !label->isVisibleTo(row) || label->text().isEmpty())
                continue;
            ++seen;
            QVERIFY2(label->toolTip().isEmpty() || label->y() > number->geometry().center().y(),
                     qPrintable(label->text()));
        }
    }
    QVERIFY(seen > 0);
}

/// One kind of weapon is for all of them: each looks like what it is.
void TestTwoD6Look::aClubLooksLikeOne()
{
    Program program(m_file);
    support::openSalvageYard(program);
    int clubs = 0;
    for (const CombatantView& one : program.window.fight().snapshot().combatants) {
        for (const CombatantView::Item& item : one.weapons) {
            const bool isBlow = isMelee(item.record.record.as<twod6::Weapon>());
            clubs += isBlow ? 1 : 0;
            QVERIFY(looksOf(item.record) == (isBlow ? RecordKind::MeleeWeapon : RecordKind::Weapon));
        }
    }
    QVERIFY(clubs > 0);
}

void TestTwoD6Look::escapeClosesTheLibrary_data()
{
    QTest::addColumn<QString>("where");
    QTest::newRow("the line of the search") << QStringLiteral("librarySearch");
    QTest::newRow("the kinds") << QStringLiteral("kinds");
    QTest::newRow("the table") << QString();
}

void TestTwoD6Look::escapeClosesTheLibrary()
{
    QFETCH(const QString, where);
    support::Shelf shelf(m_file);
    QWidget* focus = where.isEmpty() ? shelf.table : shelf.window->findChild<QWidget*>(where);
    QVERIFY(focus);
    focus->setFocus();
    QTest::keyClick(focus, Qt::Key_Escape);
    QVERIFY(!shelf.window->isVisible());
}

HITSPREAD_GUI_TEST(TestTwoD6Look)
#include "tst_twod6look.moc"
