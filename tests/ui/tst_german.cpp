#include "models/history/tracemodel.h"
#include "models/library/charactersheet.h"
#include "models/play/attackpresenter.h"
#include "rules/core/dice/dice.h"
#include "support/guitestclass.h"
#include "support/samplefile.h"
#include "support/samplepicture.h"
#include "text/languages.h"
#include "ui/sheet/sheetwindow.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/labels/fewlineslabel.h"
#include "windowprogram.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSet>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace hitspread;
using support::Program;

namespace {

/// Where the text of a label or button needs more room than it has.
QString cutText(const QWidget& widget)
{
    QString text;
    bool cut = false;
    if (qobject_cast<const ElidedLabel*>(&widget) || qobject_cast<const FewLinesLabel*>(&widget))
        return {};  // made for text of any length; the tip says it whole
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
        text = label->text();
        cut = label->wordWrap() ? label->heightForWidth(label->width()) > label->height()
                                : label->sizeHint().width() > label->width();
        // Text that gives way says the rest in its tooltip.
        if (const auto* elided = qobject_cast<const ElidedLabel*>(label))
            cut = cut && elided->toolTip() != elided->text();
    } else if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) {
        text = button->text();
        const int room = button->width() - 6;
        const auto tooLong = [&](const QString& line) { return button->fontMetrics().horizontalAdvance(line) > room; };
        const bool shown = !qobject_cast<const QToolButton*>(button)
            || static_cast<const QToolButton*>(button)->toolButtonStyle() != Qt::ToolButtonIconOnly;
        cut = shown && button->sizeHint().width() > button->width()
            && std::ranges::any_of(QString(text).remove(QLatin1Char('&')).split(QLatin1Char('\n')), tooLong);
    } else if (const auto* combo = qobject_cast<const QComboBox*>(&widget)) {
        text = combo->currentText();
        cut = combo->fontMetrics().horizontalAdvance(text) + combo->fontMetrics().height() > combo->width();
    }
    return cut && !text.isEmpty() ? QStringLiteral("%1 \"%2\" has %3 of %4")
                                        .arg(widget.objectName(), text)
                                        .arg(widget.width())
                                        .arg(widget.sizeHint().width())
                                  : QString();
}

QStringList cutTexts(const QWidget& window)
{
    QStringList found;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisibleTo(&window) || widget->window() != &window)
            continue;
        if (const QString text = cutText(*widget); !text.isEmpty())
            found << text;
    }
    return found;
}

/// What is wider than the column it scrolls in: nothing scrolls sideways, so its right edge is out of sight.
QStringList cutColumns(const QWidget& window)
{
    QStringList found;
    for (const QScrollArea* area : window.findChildren<QScrollArea*>()) {
        if (!area->isVisibleTo(&window) || !area->widget() || area->widget()->width() <= area->viewport()->width())
            continue;
        for (const QWidget* part : area->widget()->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
            found << QStringLiteral("%1 \"%2\" wants %3 of %4")
                         .arg(part->objectName(), part->accessibleName())
                         .arg(part->minimumSizeHint().width())
                         .arg(area->viewport()->width());
        }
    }
    return found;
}

/// Mnemonics that two entries of one menu share.
QStringList clashes(const QList<QAction*>& actions, const QString& menu)
{
    QHash<QChar, QString> taken;
    QStringList found;
    for (const QAction* action : actions) {
        QString text = action->text();
        text.remove(QStringLiteral("&&"));
        const qsizetype at = text.indexOf(QLatin1Char('&'));
        if (at < 0 || at + 1 >= text.size())
            continue;
        const QChar letter = text[at + 1].toLower();
        if (taken.contains(letter))
            found << QStringLiteral("%1: %2 and %3").arg(menu, taken[letter], action->text());
        taken[letter] = action->text();
    }
    return found;
}

}  // namespace

/// The window in German: German is longer, and menus have their own mnemonics.
class TestGerman : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void menusAreGerman();
    void samplePicturesAreGerman();
    void theHistoryIsInTheLanguageInUse();
    void noMnemonicsClash_data();
    void noMnemonicsClash();
    void nothingIsCut_data();
    void nothingIsCut();
    void whatIsWrongIsFound();

private:
    void compare(QWidget& window, const QString& name);

    QTemporaryDir m_folder;
    QString m_file;
    int m_count = 0;
    Languages m_languages;
};

void TestGerman::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setOrganizationName(QStringLiteral("hitspread-test"));
    QApplication::setApplicationName(QStringLiteral("tst_german"));
    QVERIFY(m_folder.isValid());
}

void TestGerman::init()
{
    QSettings().clear();
    Preferences().setDriftSpeed(0);
    QVERIFY(m_languages.use(QStringLiteral("de")));
    m_file = m_folder.filePath(QStringLiteral("kampf%1.hitspread").arg(++m_count));
    support::putSample(m_file);
}

void TestGerman::menusAreGerman()
{
    Program program(m_file);
    QCOMPARE(program.find<QAction>("action_undo")->text(), QStringLiteral("&Rückgängig"));
    program.find<QAction>("action_language_en")->trigger();
    QVERIFY(program.preferences.end(std::chrono::minutes{5}));
    QCOMPARE(Preferences().language(), QStringLiteral("en"));
    program.find<QAction>("action_language_system")->trigger();
    QVERIFY(program.preferences.end(std::chrono::minutes{5}));
    QVERIFY(Preferences().language().isEmpty());
    // What it takes to see it is offered where it is said.
    auto* restart = program.find<QAbstractButton>("problemAction");
    QVERIFY(restart && restart->isVisible());
    QVERIFY(!program.window.startsAgain());
    restart->click();
    QVERIFY(support::waitUntil([&] { return !program.window.isVisible(); }));
    QVERIFY(program.window.startsAgain());
}

/// The pictures the stage is looked at with are in the language that is looked at.
void TestGerman::samplePicturesAreGerman()
{
    const auto words = [] {
        const BodyPicture picture = support::shotPicture();
        QStringList all = picture.locationNames;
        all.removeAll(QStringLiteral("Torso"));
        for (const LocationCallout& callout : picture.callouts) {
            if (!callout.armour.startsWith(QStringLiteral("PV")))
                all << callout.armour;
        }
        all << picture.drift->farLabel;
        for (const QString& word : picture.words)
            all << word;
        return QSet<QString>(all.begin(), all.end());
    };
    const QSet<QString> german = words();
    m_languages.use(QStringLiteral("en"));
    const QSet<QString> english = words();
    m_languages.use(QStringLiteral("de"));
    QCOMPARE(german & english, QSet<QString>());
    QVERIFY(english.contains(QStringLiteral("no armour")));
}

/// What was written in another language is worded anew from what was done; only what holds nothing but its title keeps that.
void TestGerman::theHistoryIsInTheLanguageInUse()
{
    const auto lines = [](Program& program) {
        const auto* model = program.find<QListView>("history")->model();
        QStringList all;
        for (int row = 0; row < model->rowCount(); ++row)
            all << model->index(row, 0).data().toString();
        return all;
    };
    m_languages.use(QStringLiteral("en"));
    {
        Program program(m_file);
        QVERIFY(program.waitForFight());
        const RecordId encounter = program.window.fight().snapshot().encounter.id;
        program.window.fight().change([encounter](CampaignServices& services) {
            ActionRecord phase = services.turns.prepare(encounter);
            SeededAnswerer dice(3);
            phase = ActionService::resolved(std::move(phase), &dice).action;
            const std::string title = titleOf(phase).toStdString();
            services.actions.apply({0, encounter, std::move(phase)}, title);
            LogEntry note;
            note.scope = {ScopeKind::Encounter, encounter};
            note.title = "A word with the harbour master";
            note.parent = services.history.undoable(note.scope);
            services.campaign.atomically(
                [&] { services.campaign.log().setHead(note.scope, services.campaign.log().append(note)); });
        });
        QTRY_COMPARE(lines(program).size(), 2);
        QVERIFY2(lines(program)[1].startsWith(QStringLiteral("Round 3, phase 3")), qPrintable(lines(program)[1]));
    }
    m_languages.use(QStringLiteral("de"));
    Program program(m_file);
    QVERIFY(program.waitForFight());
    QTRY_VERIFY2(lines(program).value(1).startsWith(QStringLiteral("Runde 3, Phase 3")),
                 qPrintable(lines(program).join(u'\n')));
    QCOMPARE(lines(program)[0], QStringLiteral("A word with the harbour master"));
}

void TestGerman::noMnemonicsClash_data()
{
    QTest::addColumn<QString>("language");
    for (const QString& code : Languages::offered())
        QTest::newRow(qPrintable(code)) << code;
}

void TestGerman::noMnemonicsClash()
{
    QFETCH(QString, language);
    QVERIFY(m_languages.use(language));
    Program program(m_file);
    QVERIFY(program.waitForFight());
    program.find<QAction>("action_library")->trigger();
    QStringList found;
    QVERIFY(program.window.findChildren<QMenuBar*>().size() > 1);
    QVERIFY(program.window.findChildren<QMenu*>().size() > 5);
    for (const QMenuBar* bar : program.window.findChildren<QMenuBar*>())
        found << clashes(bar->actions(), QStringLiteral("menu bar"));
    for (const QMenu* menu : program.window.findChildren<QMenu*>())
        found << clashes(menu->actions(), menu->title());
    QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
}

void TestGerman::nothingIsCut_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("window");
    QTest::addColumn<QSize>("dialog");
    QTest::newRow("en small") << QStringLiteral("en") << QSize(1280, 720) << QSize(1240, 650);
    QTest::newRow("de small") << QStringLiteral("de") << QSize(1280, 720) << QSize(1240, 650);
    QTest::newRow("en medium") << QStringLiteral("en") << QSize(1440, 900) << QSize(1440, 900);
    QTest::newRow("de medium") << QStringLiteral("de") << QSize(1440, 900) << QSize(1440, 900);
    QTest::newRow("de large") << QStringLiteral("de") << QSize(1920, 1080) << QSize(1440, 900);
}

/// Also a picture of the window when HITSPREAD_SHOTS names a folder.
void TestGerman::compare(QWidget& window, const QString& name)
{
    QVERIFY(support::waitForRest(window));
    const QString folder = qEnvironmentVariable("HITSPREAD_SHOTS");
    if (!folder.isEmpty()) {
        const QString row = QString::fromLatin1(QTest::currentDataTag()).replace(QLatin1Char(' '), QLatin1Char('-'));
        window.grab().save(QDir(folder).filePath(row + QLatin1Char('-') + name + QStringLiteral(".png")));
    }
    // What is laid out anew comes to rest within a few turns of the event loop.
    QStringList found;
    QTRY_VERIFY2_WITH_TIMEOUT((found = cutTexts(window) + cutColumns(window)).isEmpty(),
                              qPrintable(found.join(QLatin1Char('\n'))), 2000);
}

void TestGerman::nothingIsCut()
{
    QFETCH(QString, language);
    QFETCH(QSize, window);
    QFETCH(QSize, dialog);
    QVERIFY(m_languages.use(language));
    Program program(m_file);
    program.style.apply(Theme(Scheme::Dark));
    program.window.resize(window);
    QVERIFY(program.waitForFight());
    program.aimAtGuard();
    program.pressFire();
    QVERIFY(QTest::qWaitFor(
        [&] { return program.dialog() && program.dialog()->isVisible() && program.dialog()->presenter().isReady(); }));
    program.dialog()->resize(dialog);
    compare(*program.dialog(), QStringLiteral("fire"));
    for (int guard = 0; guard < 12 && !program.dialog()->presenter().isFinished(); ++guard)
        QTest::keyClick(QApplication::focusWidget(), "45345"[guard % 5]);
    compare(*program.dialog(), QStringLiteral("fired"));
    QTest::keyClick(program.dialog(), Qt::Key_Return);
    QVERIFY(QTest::qWaitFor([&] { return !program.dialog()->isVisible() && program.gateway.waiting() == 0; }));
    compare(program.window, QStringLiteral("main"));

    program.find<QAction>("action_library")->trigger();
    auto* library = program.find<QWidget>("libraryWindow");
    QVERIFY(library);
    library->resize(window);
    QVERIFY(program.settle());
    compare(*library, QStringLiteral("library"));
    library->close();

    program.find<QAction>("action_sheet")->trigger();
    auto* sheet = program.window.findChild<SheetWindow*>();
    QVERIFY(sheet && program.settle());
    sheet->resize(window);
    compare(*sheet, QStringLiteral("sheet"));
    // At home it has more to press: things are given, loaded, mounted and taken away.
    sheet->openCharacter(sheet->sheet().view().character().id);
    QVERIFY(program.settle());
    compare(*sheet, QStringLiteral("sheet-home"));
    sheet->close();

    auto* chooser = program.find<QComboBox>("encounterChooser");
    for (int i = 0; i < chooser->count(); ++i) {
        if (program.window.fight().snapshot().encounters[static_cast<std::size_t>(i)].system == "percentile")
            chooser->setCurrentIndex(i);
    }
    Q_EMIT chooser->activated(chooser->currentIndex());
    QVERIFY(program.settle());
    program.find<QAction>("action_fire")->trigger();
    auto* attack = program.window.findChild<QDialog*>(QStringLiteral("percentileAttack"));
    QVERIFY(attack && attack->isVisible() && program.settle());
    attack->resize(window);
    compare(*attack, QStringLiteral("percentile-attack"));
    attack->close();
    QVERIFY(program.settle());
    program.find<QAction>("action_own_duel")->trigger();
    auto* duel = program.window.findChild<QDialog*>(QStringLiteral("duelDialog"));
    QVERIFY(duel && duel->isVisible() && program.settle());
    QTest::keyClick(duel, Qt::Key_R);
    compare(*duel, QStringLiteral("duel"));
}

/// Those who look for what is cut or said twice can find it.
void TestGerman::whatIsWrongIsFound()
{
    QWidget window;
    window.resize(400, 100);
    QPushButton button(QStringLiteral("Rückgängig machen"), &window);
    button.setGeometry(10, 10, 30, 30);
    window.show();
    QCOMPARE(cutTexts(window).size(), 1);
    button.resize(button.sizeHint());
    QCOMPARE(cutTexts(window), QStringList());
    QScrollArea area(&window);
    area.setGeometry(0, 50, 100, 50);
    auto* column = new QWidget;
    QLabel part(QStringLiteral("so"), column);
    column->resize(300, 40);
    area.setWidget(column);
    area.show();
    QCOMPARE(cutColumns(window).size(), 1);
    column->resize(40, 40);
    QCOMPARE(cutColumns(window), QStringList());
    QMenu menu;
    menu.addAction(QStringLiteral("&Kopieren"));
    menu.addAction(QStringLiteral("&Löschen"));
    QCOMPARE(clashes(menu.actions(), QString()), QStringList());
    menu.addAction(QStringLiteral("Alles &kopieren"));
    QCOMPARE(clashes(menu.actions(), QString()).size(), 1);
}

HITSPREAD_GUI_TEST(TestGerman)
#include "tst_german.moc"
