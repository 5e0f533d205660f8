#include "clippedvisit.h"
#include "hostilefile.h"
#include "libraryshelf.h"
#include "namefaults.h"
#include "reports/combatsheet.h"
#include "reports/rulesheet.h"
#include "samplefiles.h"
#include "services/library/sheetservice.h"
#include "support/guitestclass.h"
#include "support/printedsheet.h"
#include "ui/library/takedialog.h"
#include "ui/theme/motion.h"
#include "ui/widgets/keyboard/mnemonics.h"
#include "ui/widgets/windowtitle.h"

#include <QAction>
#include <QCheckBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QSettings>
#include <QTabBar>
#include <QTest>
#include <QThread>
#include <QTimer>
#include <QToolTip>

#include <functional>
#include <memory>

using namespace hitspread;
using support::faultsOf;
using support::HostileName;
using support::Program;

namespace {

/// Commands that leave the fight or the program, ask for a file, or change the look of every window.
bool isLeftOut(const QString& command)
{
    static const QRegularExpression pattern(QStringLiteral(
        "^action_(quit|open.*|new|saveCopy|takeFrom|resetSample|export.*|import.*|undo|redo|remove.*|language_.*|colours.*|"
        "text.*|reducedMotion|resetLayout|next.*|previous.*|flee|endPhase|forward|back|delete|close|move.*|try.*|keep.*|"
        "drop.*|side.*|show_.*|quick_.*|drift.*|recent.*)$"));
    return pattern.match(command).hasMatch();
}

/// Opens windows and keeps what is wrong with the names in them.
struct NameVisits {
    NameVisits(Program& working, const HostileName& called) : program(working), name(called)
    {
        // What waits for an answer is looked at and left, as its window would be.
        QObject::connect(&m_guard, &QTimer::timeout, &program.window, [this] {
            if (QThread::currentThread()->loopLevel() == 0)
                return;
            if (auto* asking = qobject_cast<QDialog*>(QApplication::activeModalWidget()))
                leave(*asking);
            else if (QWidget* menu = QApplication::activePopupWidget())
                leave(*menu);
        });
        m_guard.start(std::chrono::milliseconds(20));
    }

    void look(QWidget& window, const QString& what)
    {
        (void)program.settle();
        (void)support::waitForRest(window);
        seen << window.objectName();
        named += support::isNamedIn(window, name) ? 1 : 0;
        QStringList here = faultsOf(window, name);
        if (name.kept == HostileName::ofOneWord().kept)
            here += support::wideIn(window) + (&window == &program.window ? cutWords(window) : QStringList());
        for (const QString& fault : here)
            found << QStringLiteral("%1: %2").arg(what, fault);
    }
    /// What is painted beyond its place and is no text that somebody writes, which scrolls.
    static QStringList cutWords(QWidget& window)
    {
        QStringList cut = support::clippedIn(window);
        for (const QLineEdit* line : window.findChildren<QLineEdit*>())
            cut.removeAll(QStringLiteral("painted '%1'").arg(line->displayText()));
        return cut;
    }
    void lookAndClose(QWidget* opened, const QString& what)
    {
        const QPointer<QWidget> window(opened);
        look(*window, what);
        auto* attack = qobject_cast<AttackDialog*>(opened);
        if (attack && attack->presenter().isReady() && attack->presenter().complaints().isEmpty()) {
            for (int guard = 0; guard < 40 && attack->presenter().dice().open() && !attack->presenter().isFinished();
                 ++guard) {
                attack->activateWindow();
                QTest::keyClick(attack, guard % 2 == 0 ? Qt::Key_R : Qt::Key_Return);
                (void)program.settle();
            }
            look(*window, what + QStringLiteral(", rolled"));
            if (attack->presenter().isFinished())
                attack->presenter().apply();
            else
                attack->presenter().drop(QStringLiteral("looked at"));
            (void)program.settle();
        }
        if (window)
            window->close();
        (void)program.settle();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    /// What a command of the main window opens, if anything.
    void visit(const QString& command)
    {
        auto* action = program.window.findChild<QAction*>(command);
        if (!action || !action->isEnabled())
            return;
        if (QWidget* window = support::openedBy(program, [action] { action->trigger(); }))
            lookAndClose(window, command);
    }

    void leave(QWidget& asking)
    {
        if (asking.isVisible()) {
            for (const QString& fault : faultsOf(asking, name))
                found << QStringLiteral("%1: %2").arg(asking.objectName(), fault);
        }
        asking.close();
    }

    Program& program;
    const HostileName& name;
    QStringList found{};
    QStringList seen{};  ///< what the windows are called
    int named = 0;       ///< windows that show the name at all

private:
    QTimer m_guard;
};

/// Who acts and at whom: the first of each side.
void chooseByPlace(Program& program)
{
    const auto& all = program.window.fight().snapshot().combatants;
    const auto of = [&all](Side side) {
        return std::ranges::find(all, side, [](const CombatantView& view) { return view.combatant.side; })
            ->combatant.id;
    };
    program.window.fight().setActive(of(Side::Players));
    program.window.fight().setTarget(of(Side::Opponents));
    (void)program.settle();
}

HostileName nameOfRow(const QString& kind)
{
    return kind == u"signs" ? HostileName::ofSigns()
        : kind == u"markup" ? HostileName::ofMarkup()
                            : HostileName::ofOneWord();
}

/// Whether the name is told somewhere to its last letter, on as many lines as it takes; a page may end between two of them.
bool standsWhole(const std::vector<QString>& texts, const HostileName& name)
{
    const QString whole = QString(name.shown).remove(u' ');
    for (auto first = texts.begin(); first != texts.end(); ++first) {
        const qsizetype begin = QString(*first).remove(u' ').indexOf(name.token);
        QString left = begin < 0 ? QString() : whole;
        for (auto text = first; text != texts.end() && !left.isEmpty(); ++text) {
            const QString piece = QString(*text).remove(u' ').mid(text == first ? begin : 0);
            if (piece.startsWith(left))
                return true;
            if (!piece.isEmpty() && left.startsWith(piece))
                left.remove(0, piece.size());
        }
    }
    return false;
}

constexpr std::array kKinds{"signs", "markup", "word"};

}  // namespace

/// Names are text: no window reads one as marked up, takes a sign out of it, fills it in or obeys a character of it, and none grows by
/// it.
class TestNames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_files.begin(QStringLiteral("tst_names"))); }
    void cleanup();
    void everyFaultIsFound_data();
    void everyFaultIsFound();
    void tooltipsArePlain();
    void everyWindow_data();
    void everyWindow();
    void everyRecord_data();
    void everyRecord();
    void whatNobodyWroteStaysAsItIsKept();
    void everyPage_data() { everyWindow_data(); }
    void everyPage();

private:
    QString hostile(const HostileName& name);

    support::SampleFiles m_files;
    QMap<QString, QString> m_made;  ///< by name: copied from then on
    int m_count = 0;
};

void TestNames::cleanup()
{
    motion::setReduced(false);
    QSettings().clear();
}

QString TestNames::hostile(const HostileName& name)
{
    QString& made = m_made[name.kept];
    if (made.isEmpty()) {
        made = m_files.path(QStringLiteral("made%1.hitspread").arg(m_made.size()));
        support::putHostile(made, name);
    }
    const QString file = m_files.path(QStringLiteral("hostile%1.hitspread").arg(++m_count));
    [&] { QVERIFY(QFile::copy(made, file)); }();
    Preferences().setDriftSpeed(0);
    return file;
}

void TestNames::everyFaultIsFound_data()
{
    QTest::addColumn<std::function<void(QWidget&, const HostileName&)>>("make");
    QTest::addColumn<QString>("fault");
    using Make = std::function<void(QWidget&, const HostileName&)>;
    const auto row = [](const char* what, const char* fault, Make make) {
        QTest::newRow(what) << std::move(make) << QString::fromUtf8(fault);
    };
    row("nothing", "", [](QWidget& window, const HostileName& name) {
        new QLabel(name.shown, &window);
        new QPushButton(withoutMnemonic(name.shown), &window);
        entitle(window, name.shown);
    });
    row("marked up by itself", "is read as marked up", [](QWidget& window, const HostileName& name) {
        (new QLabel(name.shown, &window))->setTextFormat(Qt::AutoText);
    });
    row("marked up on purpose", "is marked up by", [](QWidget& window, const HostileName&) {
        (new QLabel(HostileName::ofSigns().kept, &window))->setTextFormat(Qt::RichText);
    });
    row("control characters", "U+001B stands raw",
        [](QWidget& window, const HostileName& name) { new QLabel(name.kept, &window); });
    row("control characters in a tooltip", "tooltip: U+001B stands raw",
        [](QWidget& window, const HostileName& name) { window.setToolTip(name.kept); });
    row("sign lost on a button", "is not",
        [](QWidget& window, const HostileName& name) { new QPushButton(name.shown, &window); });
    row("sign lost on a tab", "is not",
        [](QWidget& window, const HostileName& name) { (new QTabBar(&window))->addTab(name.shown); });
    row("sign lost in a menu", "is not",
        [](QWidget& window, const HostileName& name) { (new QMenu(&window))->addAction(name.shown); });
    row("sign lost on a panel", "is not", [](QWidget& window, const HostileName& name) {
        (new QDockWidget(name.shown, &window))->setObjectName(QStringLiteral("dock"));
    });
    row("filled in", "is not", [](QWidget& window, const HostileName& name) {
        new QLabel(QStringLiteral("%1 hits %2").arg(name.shown).arg(5), &window);
    });
    row("cut without a sign", "is not",
        [](QWidget& window, const HostileName& name) { new QLabel(name.shown.first(9), &window); });
    row("mark of a title",
        "title: ", [](QWidget& window, const HostileName& name) { window.setWindowTitle(name.shown); });
    row("list", "row 0",
        [](QWidget& window, const HostileName& name) { (new QListWidget(&window))->addItem(name.kept); });
    row("spoken", "spoken", [](QWidget& window, const HostileName& name) { window.setAccessibleName(name.kept); });
}

void TestNames::everyFaultIsFound()
{
    QFETCH(const std::function<void(QWidget&, const HostileName&)>, make);
    QFETCH(const QString, fault);
    ApplicationStyle style(*qApp);
    style.apply(Theme(Scheme::Dark, 100));
    const HostileName name = HostileName::ofSigns();
    QWidget window;
    window.resize(600, 400);
    make(window, name);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    if (fault == u"is read as marked up")
        window.findChild<QLabel*>()->setTextFormat(Qt::AutoText);
    const QString found = faultsOf(window, name).join(u'\n');
    QVERIFY2(fault.isEmpty() ? found.isEmpty() : found.contains(fault), qPrintable(found));
}

/// Whatever stands in a tooltip is read letter by letter.
void TestNames::tooltipsArePlain()
{
    ApplicationStyle style(*qApp);
    style.apply(Theme(Scheme::Dark, 100));
    QWidget window;
    window.show();
    QToolTip::showText(QPoint(10, 10), HostileName::ofMarkup().shown, &window);
    QLabel* tip = nullptr;
    QVERIFY(support::waitUntil([&tip] {
        for (QWidget* one : QApplication::topLevelWidgets()) {
            if (one->isVisible() && one->windowType() == Qt::ToolTip)
                tip = qobject_cast<QLabel*>(one);
        }
        return tip != nullptr;
    }));
    QCOMPARE(tip->textFormat(), Qt::PlainText);
    QCOMPARE(tip->text(), HostileName::ofMarkup().shown);
    QToolTip::hideText();
}

void TestNames::everyWindow_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("system");
    for (const char* kind : kKinds) {
        for (const char* system : {"threed", "percentile", "outcome", "rollunder", "twod6"})
            QTest::addRow("%s, %s", kind, system) << QString::fromUtf8(kind) << QString::fromUtf8(system);
    }
}

void TestNames::everyWindow()
{
    QFETCH(const QString, kind);
    QFETCH(const QString, system);
    const HostileName name = nameOfRow(kind);
    Program program(hostile(name), nullptr, Theme(Scheme::Dark));
    QVERIFY(program.waitForFight());
    const auto& fights = program.window.fight().snapshot().encounters;
    program.window.fight().open(std::ranges::find(fights, system.toStdString(), &Encounter::system)->id);
    QVERIFY(program.settle());
    NameVisits visits(program, name);
    chooseByPlace(program);
    visits.look(program.window, QStringLiteral("main window"));
    QStringList commands;
    for (const QAction* action :
         program.window.findChildren<QAction*>(QRegularExpression(QStringLiteral("^action_")))) {
        if (!isLeftOut(action->objectName()) && !commands.contains(action->objectName()))
            commands << action->objectName();
    }
    for (const QString& command : commands) {
        chooseByPlace(program);
        visits.visit(command);
    }
    visits.look(program.window, QStringLiteral("main window, later"));
    if (kind == u"word") {
        for (const char* part : {"stage", "fireButton"}) {
            const auto all = program.window.findChildren<QWidget*>(QLatin1String(part));
            const auto found = std::ranges::find_if(
                all, [&program](const QWidget* one) { return one->isVisible() && one->window() == &program.window; });
            QVERIFY2(found != all.end(), part);
            const QWidget* widget = *found;
            QVERIFY(program.window.rect().contains(QRect(widget->mapTo(&program.window, QPoint()), widget->size())));
        }
    }
    QVERIFY2(visits.seen.size() > 15, qPrintable(visits.seen.join(u' ')));
    QVERIFY2(visits.named > 10, qPrintable(QString::number(visits.named)));
    QVERIFY(support::isNothing(visits.found));
}

void TestNames::everyRecord_data()
{
    QTest::addColumn<QString>("kind");
    for (const char* kind : kKinds)
        QTest::newRow(kind) << QString::fromUtf8(kind);
}

/// The library, the form of every kind of record, the sheet, and what is taken from such a campaign.
void TestNames::everyRecord()
{
    QFETCH(const QString, kind);
    const HostileName name = nameOfRow(kind);
    support::Shelf shelf(hostile(name), Theme(Scheme::Dark));
    NameVisits visits(shelf.program, name);
    auto* kinds = shelf.find<QListWidget>("kinds");
    for (int row = 0; row < kinds->count(); ++row) {
        if (!(kinds->item(row)->flags() & Qt::ItemIsSelectable))
            continue;
        QTest::mouseClick(kinds->viewport(), Qt::LeftButton, {}, kinds->visualItemRect(kinds->item(row)).center());
        shelf.settle();
        const QString what = QStringLiteral("library, kind %1").arg(row);
        visits.look(*shelf.window, what);
        if (shelf.window->model().rowCount() == 0)
            continue;
        if (QWidget* form = support::openedBy(shelf.program, [&shelf] { (void)shelf.openForm(0); })) {
            visits.lookAndClose(form, what + QStringLiteral(", form"));
            shelf.settle();
        }
    }
    auto* take = shelf.window->findChild<TakeDialog*>();
    take->open(hostile(name));
    shelf.settle();
    visits.look(*take, QStringLiteral("take"));
    QVERIFY2(visits.named > 10, qPrintable(visits.seen.join(u' ')));
    QVERIFY(support::isNothing(visits.found));
}

/// What is shown by its number is kept as it was where nobody writes.
void TestNames::whatNobodyWroteStaysAsItIsKept()
{
    const HostileName name = HostileName::ofSigns();
    support::Shelf shelf(hostile(name));
    shelf.choose(QStringLiteral("Ammunition"));
    const QString shown = shelf.text(0, "name");
    QVERIFY2(shown.startsWith(name.shown), qPrintable(shown));
    const std::string before = shelf.dump();
    QVERIFY(before.find(name.kept.toStdString()) != std::string::npos);
    // Opened and left by Enter.
    shelf.click(shelf.cell(0, "name"));
    QTest::keyClick(shelf.table, Qt::Key_F2);
    QVERIFY(shelf.editor());
    QCOMPARE(shelf.editor()->text(), shown);
    QTest::keyClick(shelf.editor(), Qt::Key_Return);
    shelf.settle();
    QCOMPARE(shelf.changedSince(before), QString());
}

/// Everybody's sheet and the house rules of his fight: the name whole, on as many lines as it takes, and nothing lies on another.
void TestNames::everyPage()
{
    QFETCH(const QString, kind);
    QFETCH(const QString, system);
    const HostileName name = nameOfRow(kind);
    std::vector<SheetSubject> subjects;
    support::inServices(hostile(name), [&](CampaignServices& services) {
        const formats::ShippedBodyPlans plans;
        SheetService sheets(services.campaign, plans);
        for (const Encounter& fight : services.encounters.encounters()) {
            if (fight.system != system.toStdString())
                continue;
            for (const CombatantView& view : services.encounters.combatants(fight.id))
                subjects.push_back(sheets.ofCombatant(view.combatant.id));
        }
    });
    QVERIFY(subjects.size() > 1);
    for (const bool landscape : {false, true}) {
        SheetOptions options = support::optionsFor(paper::PaperSize::A4);
        options.setup.landscape = landscape;
        std::vector<paper::Printout> printouts{ruleSheet(*subjects.front().encounter, options)};
        for (const SheetSubject& subject : subjects)
            printouts.push_back(combatSheet({subject}, options));
        for (const paper::Printout& printout : printouts) {
            QVERIFY2(support::frameFault(printout).isEmpty(), support::frameFault(printout).constData());
            QVERIFY2(support::overlapFault(printout).isEmpty(), support::overlapFault(printout).constData());
            QCOMPARE(support::faultOf(printout.title, name), QString());
            for (const paper::Bookmark& bookmark : printout.bookmarks)
                QCOMPARE(support::faultOf(bookmark.title, name), QString());
            std::vector<QString> all;
            for (const paper::Page& page : printout.pages) {
                for (const paper::Text& text : support::itemsOf<paper::Text>(page)) {
                    QCOMPARE(support::faultOf(text.text, name, true), QString());
                    all.push_back(text.text);
                }
            }
            QVERIFY2(standsWhole(all, name), qPrintable(printout.title));
        }
    }
}

HITSPREAD_GUI_TEST(TestNames)
#include "tst_names.moc"
