#include "clippedvisit.h"
#include "models/fight/fighthand.h"
#include "percentilehand.h"
#include "rollunderhand.h"
#include "samplefiles.h"
#include "support/guitestclass.h"
#include "twod6hand.h"
#include "ui/attack/decisions/choicecard.h"
#include "ui/attack/exchangedialog.h"
#include "ui/attack/simpleactiondialog.h"
#include "ui/rules/pieceeditor.h"
#include "ui/rules/ruleswindow.h"
#include "ui/rules/tableeditor.h"
#include "ui/theme/motion.h"
#include "ui/widgets/morebutton.h"

#include <QAction>
#include <QSettings>
#include <QTest>

#include <algorithm>

using namespace hitspread;
using support::ClippedVisits;
using support::Program;

/// Nothing is cut where two exchange blows or shots, where house rules edit tables and the body, and in what is shown before it is
/// printed.
class TestClippedExchanges : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_files.begin(QStringLiteral("tst_clippedexchanges"))); }
    void cleanup();
    void exchanges_data() { support::languagesOfWindows(); }
    void exchanges();
    void blows_data() { support::languagesOfWindows(); }
    void blows();
    void shots_data() { support::languagesOfWindows(); }
    void shots();
    void harm_data() { support::languagesOfWindows(); }
    void harm();
    void clash_data() { support::languagesOfWindows(); }
    void clash();
    void tables_data() { support::languagesOfWindows(); }
    void tables();
    void papers_data() { support::languagesOfWindows(); }
    void papers();

private:
    /// The numbers a defence that is open needs, where they are not said whole in the largest letters.
    static QStringList shortenedNeeds(Program& program, QWidget& attack);

    support::SampleFiles m_files;
};

QStringList TestClippedExchanges::shortenedNeeds(Program& program, QWidget& attack)
{
    QStringList found;
    program.style.apply(Theme(Scheme::Dark, 160));
    attack.resize(support::screens().front());
    (void)program.settle();
    (void)support::waitForRest(attack);
    for (const ChoiceCard* card : attack.findChildren<ChoiceCard*>()) {
        for (const ElidedLabel* words : card->findChildren<ElidedLabel*>()) {
            const bool isNumber = words->text().contains(QRegularExpression(QStringLiteral("\\d")));
            if (card->isVisible() && card->isEnabled() && isNumber && words->QLabel::text() != words->text())
                found << QStringLiteral("card: '%1'").arg(words->QLabel::text());
        }
    }
    program.style.apply(Theme(Scheme::Dark, 100));
    return found;
}

void TestClippedExchanges::cleanup()
{
    motion::setReduced(false);
    QSettings().clear();
}

void TestClippedExchanges::exchanges()
{
    QFETCH(const QString, language);
    const support::Speaking speaking(language);
    Program program(m_files.freshAndStill(), nullptr, Theme(Scheme::Dark));
    support::openNoon(program);
    ClippedVisits visits(program);
    auto* attack = support::openAttack(program, "Old Morrow", "Cass Ardent");
    visits.lookAndRoll(*attack, QStringLiteral("attack"));
    attack->close();
    QVERIFY(program.settle());
    attack = support::openAttack(program, "Old Morrow", "Cass Ardent");
    attack->presenter().dice().setDie(support::asked(percentile::Query::AttackDie), 0, 20);
    QVERIFY(program.settle());
    visits.look(*attack, QStringLiteral("attack, defence"), true);
    visits.found += shortenedNeeds(program, *attack);
    attack->presenter().drop(QStringLiteral("looked at"));
    QVERIFY(program.settle());
    attack->close();
    QVERIFY(program.settle());
    support::choose(program, "Dutch", "Bill");
    for (const char* action : {"action_own_clash", "action_own_duel", "action_own_ready", "action_own_declare"})
        visits.visit(action);
    QCOMPARE(visits.seen.size(), 6);
    QVERIFY(support::isNothing(visits.found));
}

/// 3d6 roll-under: an attack with a friend's dice, maneuvers, rolls against HT with what they take.
void TestClippedExchanges::blows()
{
    using rollunder::Query;
    QFETCH(const QString, language);
    const support::Speaking speaking(language);
    Program program(m_files.freshAndStill(), nullptr, Theme(Scheme::Dark));
    support::openBridge(program);
    ClippedVisits visits(program);
    support::choose(program, "Corrin", "Bela");
    auto* attack = support::openByKey<ExchangeDialog>(program, Qt::Key_F, "rollunderAttack", {1320, 860});
    visits.look(*attack, QStringLiteral("attack"), true);
    AttackPresenter& presenter = attack->presenter();
    support::putDice(presenter, support::askedOf(Query::AttackDice), {4, 3, 2});
    support::putDice(presenter, support::askedOf(Query::DefenceDice), {4, 4, 4});
    presenter.dice().choose(support::askedOf(Query::Sacrifice), 1);
    QVERIFY(program.settle() && presenter.dice().open());
    support::putDice(presenter, presenter.dice().open()->question.key, {3, 2, 2});
    QVERIFY(program.settle() && presenter.dice().open());
    visits.look(*attack, QStringLiteral("attack, a friend dodges"), true);
    presenter.drop(QStringLiteral("looked at"));
    QVERIFY(program.settle());
    attack->close();
    QVERIFY(program.settle());
    for (const char* action :
         {"action_own_evaluate", "action_own_changePosture", "action_own_wait", "action_own_harm", "action_own_status"})
        visits.visit(action);
    const RecordId corrin = support::combatantNamed(program, "Corrin");
    program.window.fight().byHand().setValue(corrin, "inTurn", 1);
    program.window.fight().byHand().setValue(corrin, "hpLost", 13);
    QVERIFY(program.settle());
    visits.visit("action_own_turn");
    QCOMPARE(visits.seen.size(), 8);
    QVERIFY(support::isNothing(visits.found));
}

/// 2d6: a shot with all its rows, the table of places and what is proposed; area fire with everybody on its map; holds, medicine, time.
void TestClippedExchanges::shots()
{
    using twod6::Query;
    QFETCH(const QString, language);
    const support::Speaking speaking(language);
    Program program(m_files.freshAndStill(), nullptr, Theme(Scheme::Dark));
    support::openSalvageYard(program);
    ClippedVisits visits(program);
    support::choose(program, "Sable", "Tarn");
    std::vector<Apart> apart;
    for (const auto& [name, metres] : {std::pair("Sable", 20), std::pair("Ulf", 1), std::pair("Rook", 4)})
        apart.push_back({support::combatantNamed(program, "Tarn"), support::combatantNamed(program, name), metres});
    program.window.fight().change([apart](CampaignServices& services) { services.encounters.setDistances(apart); });
    QVERIFY(program.settle());
    visits.visit("action_twod6AreaFire");
    for (const char* action : {"action_own_treat", "action_own_status", "action_own_harm", "action_own_surgery"})
        visits.visit(action);
    support::choose(program, "Rook", "Tarn");
    QVERIFY(program.settle());
    visits.visit("action_own_grapple");
    auto* attack = support::openByKey<ExchangeDialog>(program, Qt::Key_F, "twod6Attack", {1320, 860});
    AttackPresenter& presenter = attack->presenter();
    visits.look(*attack, QStringLiteral("attack"), true);
    support::putDice(presenter, support::askedOf(Query::AttackDice), {6, 6});
    support::putDice(presenter, support::askedOf(Query::Place), {2, 2});
    support::putDice(presenter, support::askedOf(Query::Damage), {6});
    QVERIFY(program.settle());
    visits.look(*attack, QStringLiteral("attack, a wound is proposed"), true);
    presenter.drop(QStringLiteral("looked at"));
    QVERIFY(program.settle());
    QCOMPARE(visits.seen.size(), 8);
    QVERIFY(support::isNothing(visits.found));
}

/// Harm by hand whose headline takes two lines; what was applied, with its way back.
void TestClippedExchanges::harm()
{
    QFETCH(const QString, language);
    const support::Speaking speaking(language);
    Program program(m_files.freshAndStill(), nullptr, Theme(Scheme::Dark));
    support::openNoon(program);
    support::choose(program, "Dutch", "Bill");
    QVERIFY(program.settle());
    ClippedVisits visits(program);
    auto* harm = support::openByKey<SimpleActionDialog>(program, Qt::Key_H, "actionDialog", {900, 620},
                                                        Qt::ShiftModifier);
    AttackPresenter& presenter = harm->presenter();
    presenter.options().setNumber(*presenter.options().path("options", "points"), 25);
    presenter.dice().setDie(presenter.dice().rolls().front().question.key, 0, 93);
    QVERIFY(presenter.isFinished());
    visits.look(*harm, QStringLiteral("harm, as it opens"), false);
    visits.look(*harm, QStringLiteral("harm"), true);
    presenter.apply();
    QVERIFY(program.settle());
    auto* again = support::openByKey<SimpleActionDialog>(program, Qt::Key_H, "actionDialog", {900, 620},
                                                         Qt::ShiftModifier);
    QVERIFY(support::in<QWidget>(*again, "verdictUndo")->isVisible());
    visits.look(*again, QStringLiteral("harm, to be undone"), true);
    QVERIFY(support::isNothing(visits.found));
}

/// A fumble in a clash, with every option of both sides in view, to its last die.
void TestClippedExchanges::clash()
{
    QFETCH(const QString, language);
    const support::Speaking speaking(language);
    Program program(m_files.freshAndStill(), nullptr, Theme(Scheme::Dark));
    support::openNoon(program);
    support::choose(program, "Dutch", "Bill");
    QVERIFY(program.settle());
    ClippedVisits visits(program);
    auto* clash = support::openByKey<ExchangeDialog>(program, Qt::Key_V, "percentileClash", {1320, 860});
    for (MoreButton* more : clash->findChildren<MoreButton*>(QStringLiteral("moreOptions")))
        more->setChecked(true);
    QVERIFY(program.settle());
    AttackPresenter& presenter = clash->presenter();
    const auto lies = [&](percentile::Query query, int index, int face) {
        presenter.dice().setDie(support::asked(query, index), 0, face);
        QCoreApplication::processEvents();
        visits.found += support::squeezedIn(*clash) + support::cutIn(*clash);
    };
    lies(percentile::Query::AttackDie, 0, 100);
    lies(percentile::Query::AttackDie, 1, 90);
    lies(percentile::Query::FumbleDie, 0, 10);
    presenter.dice().choose(support::asked(percentile::Query::FumbleTake), 1);
    while (presenter.dice().open() && presenter.dice().open()->question.kind == QuestionKind::Roll) {
        const Question& open = presenter.dice().open()->question;
        presenter.dice().setDie(open.key, 0, 1);
        QCoreApplication::processEvents();
        visits.found += support::squeezedIn(*clash) + support::cutIn(*clash);
    }
    QVERIFY(presenter.isFinished());
    visits.look(*clash, QStringLiteral("clash, all dice"), true);
    QVERIFY(support::isNothing(visits.found));
}

/// The editor of a table, and the body above the table of its pieces.
void TestClippedExchanges::tables()
{
    QFETCH(const QString, language);
    const support::Speaking speaking(language);
    Program program(m_files.freshAndStill(), nullptr, Theme(Scheme::Dark));
    support::openNoon(program);
    ClippedVisits visits(program);
    QWidget* opened = support::openedBy(program, [&] { program.find<QAction>("action_houseRules")->trigger(); });
    auto* rules = qobject_cast<RulesWindow*>(opened);
    QVERIFY(rules);
    for (const char* table : {"hitLocations", "locationNames", "bodyPieces"}) {
        rules->openSwitch(QLatin1String(table));
        QVERIFY(program.settle());
        visits.look(*rules, QLatin1String(table), true);
        const auto tables = rules->findChildren<TableEditor*>();
        QVERIFY(std::ranges::any_of(tables, &QWidget::isVisible) || QLatin1String(table) == u"locationNames");
    }
    QVERIFY(rules->findChild<PieceEditor*>()->isVisible());
    QVERIFY(support::isNothing(visits.found));
}

/// Sheets, house rules and keys before they are printed.
void TestClippedExchanges::papers()
{
    QFETCH(const QString, language);
    const support::Speaking speaking(language);
    Program program(m_files.freshAndStill(), nullptr, Theme(Scheme::Dark));
    support::choose(program, "Ines Varga", "Gate Guard 2");
    ClippedVisits visits(program);
    for (const char* action : {"action_printFight", "action_printRules"})
        visits.visit(action);
    QCOMPARE(visits.seen, QStringList(2, QStringLiteral("printDialog")));
    QVERIFY(support::isNothing(visits.found));
}

HITSPREAD_GUI_TEST(TestClippedExchanges)
#include "tst_clippedexchanges.moc"
