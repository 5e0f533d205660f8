#include <QTest>

#include "models/fight/fight.h"
#include "reports/portrait.h"
#include "sheetprogram.h"
#include "support/edits.h"
#include "support/guitestclass.h"
#include "text/languages.h"
#include "ui/diagram/bodyview.h"
#include "ui/fields/fieldcomplaint.h"
#include "ui/fields/numberfield.h"
#include "ui/sheet/sheetnavigation.h"
#include "ui/widgets/portraits.h"
#include "ui/widgets/problembar.h"

#include <QAbstractItemView>
#include <QBuffer>
#include <QCheckBox>
#include <QDragEnterEvent>
#include <QImage>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStyleOptionFrame>
#include <QToolButton>

#include <functional>

using namespace hitspread;
using WindowProgram = support::SheetProgram;

/// The window of the character sheet: whose it is, where things stand in it, and where the keyboard goes.
class TestSheetWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_files.begin(QStringLiteral("tst_sheetwindow"))); }
    void init() { m_file = m_files.fresh(); }
    void sharedStatsAreSaidToBe();
    void historyNamesWhatWasSet();
    void tabGoesThroughThePartInView();
    void portrait();
    void portraitsAreReadByTheirOwnFormatOnly_data();
    void portraitsAreReadByTheirOwnFormatOnly();
    void cardsFitTheirColumn_data();
    void cardsFitTheirColumn();
    void aLongNameIsNotCut_data();
    void aLongNameIsNotCut();
    void whatIsStoredIsSaidTruly();
    void tabFollowsTheEye_data();
    void tabFollowsTheEye();
    void aLongSheetStandsStill();
    void complaintsStandUnderTheirFields();
    void locationsStandAsOnTheBody();
    void conditionLeavesNotesWithinReach();
    void aRefusalGoesWithTheNextStep();

private:
    support::SampleFiles m_files;
    QString m_file;
};

void TestSheetWindow::sharedStatsAreSaidToBe()
{
    WindowProgram program(m_file);
    QVERIFY(program.trigger("action_sheet"));
    RecordId guard = 0;
    program.gateway.run(
        &program.window,
        [](CampaignServices& services) {
            RecordId second = 0;
            for (const Combatant& one : services.campaign.encounters().combatants(1)) {
                if (one.name == "Gate Guard 2")
                    second = one.id;
            }
            return second;
        },
        [&guard](RecordId id) { guard = id; });
    QVERIFY(program.settle());
    QVERIFY(guard != 0);
    program.sheet()->openCombatant(guard);
    QVERIFY(program.settle());
    auto* owner = program.find<QLabel>(QStringLiteral("sheetOwner"));
    QVERIFY(owner->isVisible());
    QVERIFY2(
        owner->text().startsWith(QStringLiteral("Stats, skills and notes belong to Gate Guard in the library: also "
                                                "Gate Guard 1.")),
        qPrintable(owner->text()));
    const RecordId character = program.sheet()->sheet().view().character().id;
    program.sheet()->openCharacter(character);
    QVERIFY(program.settle());
    QVERIFY(!owner->isVisible());
}

void TestSheetWindow::historyNamesWhatWasSet()
{
    WindowProgram program(m_file);
    QVERIFY(program.trigger("action_sheet"));
    const QString who = QString::fromStdString(program.sheet()->sheet().view().who.combatant.name);
    const RecordId id = program.sheet()->sheet().view().who.combatant.id;
    const auto change = [id](std::int64_t before, std::int64_t after) {
        return LoggedChange{{RecordKind::Condition, id}, "standardTotal", 0, before, after};
    };
    const threed::Condition was = program.condition();
    program.sheet()->sheet().setByHand({change(was.standardTotal, was.standardTotal + 2)});
    QVERIFY(program.settle() && program.settle());
    const auto newest = [&program] {
        return program.window.findChild<QAbstractItemView*>(QStringLiteral("history"))
            ->model()
            ->index(0, 0)
            .data()
            .toString();
    };
    const QString line = QStringLiteral("%1: Incap lost (S) %2 Hits → %3 Hits")
                             .arg(who)
                             .arg(was.standardTotal)
                             .arg(was.standardTotal + 2);
    QVERIFY2(newest().startsWith(line), qPrintable(newest()));
    program.sheet()->sheet().undo();
    QVERIFY(program.settle() && program.settle());
    // It is struck through where it stands.
    QVERIFY2(newest().startsWith(line), qPrintable(newest()));
    // What an older version or another program wrote is said in words as well.
    program.gateway.run(
        &program.window,
        [change, total = was.standardTotal](CampaignServices& services) {
            return services.encounters.setByHand(1, {change(total, total + 1)}, "why");
        },
        [](EntryId) {});
    QVERIFY(program.settle() && program.settle());
    QVERIFY2(!newest().contains(QStringLiteral("standardTotal")), qPrintable(newest()));
    QVERIFY2(newest().startsWith(who), qPrintable(newest()));
}

void TestSheetWindow::aRefusalGoesWithTheNextStep()
{
    WindowProgram program(m_file);
    QVERIFY(program.trigger("action_sheet"));
    const RecordId id = program.sheet()->sheet().view().who.combatant.id;
    const auto* bar = program.sheet()->findChild<ProblemBar*>(QStringLiteral("problemBar"));
    const auto set = [&](std::int64_t before, std::int64_t after) {
        program.sheet()->sheet().setByHand({{{RecordKind::Condition, id}, "standardTotal", 0, before, after}});
        QVERIFY(program.settle() && program.settle());
    };
    const std::int64_t was = program.condition().standardTotal;
    set(was + 5, was + 6);  // nobody saw that
    QVERIFY(bar->isVisible());
    set(was, was + 2);
    QVERIFY(!bar->isVisible());
}

void TestSheetWindow::tabGoesThroughThePartInView()
{
    WindowProgram program(m_file);
    QVERIFY(program.trigger("action_sheet"));
    program.sheet()->resize(1440, 900);
    auto* pages = program.find<QListWidget>(QStringLiteral("sheetPages"));
    auto* cards = program.find<QScrollArea>(QStringLiteral("sheetCards"));
    QCOMPARE(QApplication::focusWidget(), pages);
    QTest::keyClick(pages, Qt::Key_Tab);
    QVERIFY(cards->isAncestorOf(QApplication::focusWidget()));
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("field_str"));
    // From the first field to the next, and not to Undo or Close.
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QVERIFY(cards->isAncestorOf(QApplication::focusWidget()));
    pages->setFocus();
    pages->setCurrentRow(1);
    QTest::keyClick(pages, Qt::Key_Tab);
    QVERIFY(program.find<QWidget>(QStringLiteral("field_skills"))->isAncestorOf(QApplication::focusWidget()));
    // All parts before the foot.
    QWidget* widget = pages;
    bool sawCards = false;
    do {
        widget = widget->nextInFocusChain();
        sawCards = sawCards || cards->isAncestorOf(widget);
        if (widget->objectName() == QStringLiteral("sheetDone"))
            break;
    } while (widget != pages);
    QVERIFY(sawCards);
    QCOMPARE(widget->objectName(), QStringLiteral("sheetDone"));
}

void TestSheetWindow::portraitsAreReadByTheirOwnFormatOnly_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("isKnown");  // to one of the decoders that are installed
    QTest::addColumn<bool>("isRead");
    const auto saved = [](const char* format) {
        QImage image(8, 6, QImage::Format_RGB32);
        image.fill(Qt::red);
        QByteArray bytes;
        QBuffer buffer(&bytes);
        if (!image.save(&buffer, format))
            bytes.clear();
        return bytes;
    };
    QTest::newRow("PNG") << saved("PNG") << true << true;
    QTest::newRow("JPEG") << saved("JPG") << true << true;
    QTest::newRow("BMP") << saved("BMP") << true << false;
    QTest::newRow("XPM") << saved("XPM") << true << false;
    QTest::newRow("PPM") << saved("PPM") << true << false;
    QTest::newRow("SVG") << QByteArray(
        "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='6'><rect width='8' height='6'/></svg>")
                         << true << false;
    QTest::newRow("PNG cut") << saved("PNG").left(40) << false << false;
    // Begins as one and goes on as the other: only the decoder of the first is asked.
    QTest::newRow("PNG's mark on a BMP") << saved("PNG").left(8) + saved("BMP") << false << false;
}

void TestSheetWindow::portraitsAreReadByTheirOwnFormatOnly()
{
    QFETCH(QByteArray, bytes);
    QFETCH(bool, isKnown);
    QFETCH(bool, isRead);
    QCOMPARE(!QImage::fromData(bytes).isNull(), isKnown);
    const auto* first = reinterpret_cast<const std::byte*>(bytes.constData());
    const QImage image = portrait::decoded({first, first + bytes.size()});
    QCOMPARE(image.size(), isRead ? QSize(8, 6) : QSize(0, 0));
}

void TestSheetWindow::portrait()
{
    WindowProgram program(m_file);
    QVERIFY(program.trigger("action_sheet"));
    auto* navigation = program.sheet()->findChild<SheetNavigation*>();
    const QString picture = m_files.path(QStringLiteral("face.png"));
    QImage large(1600, 900, QImage::Format_RGB32);
    large.fill(Qt::darkGreen);
    QVERIFY(large.save(picture));
    navigation->openPortrait(picture);
    QVERIFY(program.settle() && program.settle());
    const QImage kept = portrait::decoded(program.sheet()->sheet().portrait());
    QCOMPARE(kept.size(), QSize(512, 288));
    QCOMPARE(kept.pixelColor(10, 10), QColor(Qt::darkGreen));
    QCOMPARE(program.sheet()->sheet().changes(), 1);
    // walk 26: the list and whatever else has a badge show it, too.
    const CombatantView* shown = program.window.fight().active();
    QVERIFY(shown && !shown->character.portrait.empty());
    Portraits& portraits = Portraits::of(program.gateway);
    QTRY_VERIFY(!portraits.faceOf(shown).portrait.isNull());
    QCOMPARE(portraits.picture(shown->character.portrait).pixelColor(10, 10), QColor(Qt::darkGreen));
    // Something that only claims to be a picture says so and changes nothing.
    const QString broken = m_files.path(QStringLiteral("broken.png"));
    QFile file(broken);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("\x89PNG\r\n\x1a\nnot really");
    file.close();
    QSignalSpy refused(navigation, &SheetNavigation::refused);
    navigation->openPortrait(broken);
    QVERIFY(program.settle());
    QCOMPARE(refused.count(), 1);
    QVERIFY2(refused.front().front().toString().contains(QStringLiteral("broken.png")),
             qPrintable(refused.front().front().toString()));
    QCOMPARE(program.sheet()->sheet().changes(), 1);
    program.find<QAction>(QStringLiteral("sheet_undo"))->trigger();
    QVERIFY(program.settle() && program.settle());
    QVERIFY(program.sheet()->sheet().portrait().empty());
    // Dropped from a file manager or out of a browser.
    QMimeData aFile;
    aFile.setUrls({QUrl::fromLocalFile(picture)});
    QMimeData pixels;
    pixels.setImageData(large);
    for (QMimeData* dropped : {&aFile, &pixels}) {
        QDragEnterEvent enters(QPoint(20, 20), Qt::CopyAction, dropped, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(navigation, &enters);
        QVERIFY(enters.isAccepted());
        QDropEvent drops(QPointF(20, 20), Qt::CopyAction, dropped, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(navigation, &drops);
        QVERIFY(program.settle() && program.settle());
        QCOMPARE(portrait::decoded(program.sheet()->sheet().portrait()).size(), QSize(512, 288));
        program.find<QAction>(QStringLiteral("sheet_undo"))->trigger();
        QVERIFY(program.settle() && program.settle());
    }
    QMimeData words;
    words.setText(QStringLiteral("no picture"));
    QDragEnterEvent refusedWords(QPoint(20, 20), Qt::CopyAction, &words, Qt::LeftButton, Qt::NoModifier);
    refusedWords.ignore();
    QApplication::sendEvent(navigation, &refusedWords);
    QVERIFY(!refusedWords.isAccepted());
}

void TestSheetWindow::cardsFitTheirColumn_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("text");
    for (const char* language : {"en", "de"}) {
        QTest::addRow("%s, 1440", language) << QString::fromLatin1(language) << QSize(1440, 900) << 100;
        QTest::addRow("%s, 1395", language) << QString::fromLatin1(language) << QSize(1395, 800) << 100;
        QTest::addRow("%s, 1300", language) << QString::fromLatin1(language) << QSize(1300, 800) << 100;
        QTest::addRow("%s, 1920, large text", language) << QString::fromLatin1(language) << QSize(1920, 1080) << 130;
        QTest::addRow("%s, 1280, largest text", language) << QString::fromLatin1(language) << QSize(1280, 720) << 160;
        QTest::addRow("%s, 1920, largest text", language) << QString::fromLatin1(language) << QSize(1920, 1080) << 160;
    }
}

/// There is no scrolling sideways: what does not fit is not seen.
void TestSheetWindow::cardsFitTheirColumn()
{
    QFETCH(QString, language);
    QFETCH(QSize, size);
    QFETCH(int, text);
    Languages languages;
    languages.use(language);
    WindowProgram program(m_file);
    program.style.apply(Theme(Scheme::Light, text));
    QVERIFY(program.trigger("action_sheet"));
    program.sheet()->resize(size);
    QVERIFY(program.rest());
    const auto* area = program.find<QScrollArea>(QStringLiteral("sheetCards"));
    QVERIFY2(area->widget()->width() <= area->viewport()->width(),
             qPrintable(QStringLiteral("%1 in %2").arg(area->widget()->width()).arg(area->viewport()->width())));
}

void TestSheetWindow::aLongNameIsNotCut_data()
{
    QTest::addColumn<int>("text");
    QTest::newRow("100 %") << 100;
    QTest::newRow("160 %") << 160;
}

void TestSheetWindow::whatIsStoredIsSaidTruly()
{
    WindowProgram program(m_file);
    QVERIFY(program.trigger("action_newCharacter"));
    auto* said = program.find<QLabel>(QStringLiteral("sheetSaved"));
    QVERIFY2(said->text().startsWith(QStringLiteral("Nothing to store yet")), qPrintable(said->text()));
    auto* field = program.find<NumberField>(QStringLiteral("field_str"));
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("31"));
    QVERIFY(program.settle());
    QVERIFY2(said->text().startsWith(QStringLiteral("Not stored")), qPrintable(said->text()));
    QVERIFY2(!said->text().contains(QStringLiteral("Everything else is")), qPrintable(said->text()));
    program.type(QStringLiteral("field_str"), QStringLiteral("9"));
    QVERIFY2(said->text().contains(QStringLiteral("Stored at every change")), qPrintable(said->text()));
}

void TestSheetWindow::aLongNameIsNotCut()
{
    QFETCH(int, text);
    WindowProgram program(m_file);
    program.style.apply(Theme(Scheme::Light, text));
    QVERIFY(program.trigger("action_newCharacter"));
    auto* name = program.find<QLineEdit>(QStringLiteral("field_name"));
    QCOMPARE(name->text(), QStringLiteral("New character"));
    QStyleOptionFrame option;
    option.initFrom(name);
    const QRect room = name->style()->subElementRect(QStyle::SE_LineEditContents, &option, name);
    QVERIFY2(
        name->fontMetrics().horizontalAdvance(name->text()) + 4 <= room.width(),
        qPrintable(
            QStringLiteral("%1 in %2").arg(name->fontMetrics().horizontalAdvance(name->text())).arg(room.width())));
    // A short one is as large as before.
    const int small = name->fontMetrics().height();
    name->setText(QStringLiteral("Al"));
    name->ensurePolished();
    QVERIFY(name->fontMetrics().height() > small);
}

void TestSheetWindow::tabFollowsTheEye_data()
{
    QTest::addColumn<QString>("action");
    QTest::newRow("in a fight") << QStringLiteral("action_sheet");
    QTest::newRow("a new one") << QStringLiteral("action_newCharacter");
}

/// Down each column, from the left to the right: who, the parts, the cards from top to bottom, the body, the foot.
void TestSheetWindow::tabFollowsTheEye()
{
    QFETCH(QString, action);
    WindowProgram program(m_file);
    program.style.apply(Theme());
    QVERIFY(program.trigger(action.toLatin1().constData()));
    program.sheet()->resize(1440, 900);
    QVERIFY(program.settle());
    if (auto* add = program.find<QPushButton>(QStringLiteral("add_woundCount")); add->isEnabled()) {
        add->click();
        QVERIFY(program.settle());
    }
    const QWidget* cards = program.find<QScrollArea>(QStringLiteral("sheetCards"))->widget();
    const QWidget* body = program.find<BodyView>(QStringLiteral("sheetBody"))->parentWidget();
    const QWidget* start = program.find<QWidget>(QStringLiteral("sheetPortrait"));
    QStringList parts;
    const QWidget* last = nullptr;
    for (const QWidget* widget = start->nextInFocusChain(); widget != start; widget = widget->nextInFocusChain()) {
        if ((widget->focusPolicy() & Qt::TabFocus) == 0 || !widget->isVisible() || widget->window() != start->window())
            continue;
        const QString part = cards->isAncestorOf(widget) ? QStringLiteral("cards")
            : body->isAncestorOf(widget)                 ? QStringLiteral("body")
                                                         : widget->objectName();
        if (parts.isEmpty() || parts.last() != part)
            parts << part;
        if (part != QStringLiteral("cards")) {
            last = nullptr;
            continue;
        }
        const QRect place(widget->mapTo(cards, QPoint()), widget->size());
        if (last) {
            const QRect before(last->mapTo(cards, QPoint()), last->size());
            // Below what came before, or beside it at the right.
            QVERIFY2(place.center().y() >= before.top() || place.left() > before.left(),
                     qPrintable(QStringLiteral("%1 after %2").arg(widget->objectName(), last->objectName())));
        }
        last = widget;
    }
    parts.removeAll(QString());
    QVERIFY2(parts.indexOf(QStringLiteral("sheetPages")) < parts.indexOf(QStringLiteral("cards")),
             qPrintable(parts.join(u' ')));
    QCOMPARE(parts.count(QStringLiteral("cards")), 1);
    QCOMPARE(parts.count(QStringLiteral("body")), 1);
    QVERIFY2(parts.indexOf(QStringLiteral("cards")) < parts.indexOf(QStringLiteral("body")),
             qPrintable(parts.join(u' ')));
    QVERIFY2(parts.indexOf(QStringLiteral("body")) < parts.indexOf(QStringLiteral("sheetDone")),
             qPrintable(parts.join(u' ')));
    QCOMPARE(parts.last(), QStringLiteral("sheetDone"));
}

/// Thirty skills and twenty things: what is edited stays where it is, however much is worked out anew.
void TestSheetWindow::aLongSheetStandsStill()
{
    WindowProgram program(m_file);
    program.style.apply(Theme());
    RecordId who = 0;
    program.gateway.run(
        &program.window,
        [](CampaignServices& services) {
            const RecordId id = services.library.list({.kind = RecordKind::Character, .system = "threed"}).front().id;
            StoredRecord character = services.library.load({RecordKind::Character, id});
            character.record = character.record.cloned();
            for (int i = 0; i < 30; ++i)
                character.record.as<threed::Character>().skills.set("craft" + std::to_string(i), i % 12);
            (void)support::updated(services.library, character);
            const RecordId weapon = services.library.list({.kind = RecordKind::Weapon, .system = "threed"}).front().id;
            const RecordId armour = services.library.list({.kind = RecordKind::Armour, .system = "threed"}).front().id;
            for (int i = 0; i < 10; ++i) {
                for (const RecordRef item : {RecordRef{RecordKind::Weapon, weapon}, {RecordKind::Armour, armour}})
                    (void)services.kits.give(id, item, services.kits.loadFor(item));
            }
            return id;
        },
        [&who](RecordId id) { who = id; });
    QVERIFY(program.settle() && who != 0);
    QVERIFY(program.trigger("action_sheet"));
    program.sheet()->openCharacter(who);
    QVERIFY(program.settle());
    program.sheet()->resize(1440, 900);
    QVERIFY(program.settle());
    auto* area = program.find<QScrollArea>(QStringLiteral("sheetCards"));
    QScrollBar* bar = area->verticalScrollBar();
    QVERIFY(bar->maximum() > 3 * area->height());
    const auto& view = program.sheet()->sheet().view();
    const RecordId weapon = view.who.weapons.at(5).possession.id;
    const RecordId worn = view.who.armour.at(5).possession.id;
    const auto stays = [&](const QString& name, const std::function<void(QWidget&)>& edit) {
        auto* widget = program.find<QWidget>(name);
        QVERIFY2(widget, qPrintable(name));
        area->ensureWidgetVisible(widget, 0, 200);
        widget->setFocus();
        QCoreApplication::processEvents();
        const int before = bar->value();
        const int place = widget->mapTo(area, QPoint()).y();
        edit(*widget);
        QVERIFY(program.settle() && program.rest());
        QCOMPARE(bar->value(), before);
        auto* again = program.find<QWidget>(name);
        if (again)
            QCOMPARE(again->mapTo(area, QPoint()).y(), place);
    };
    const auto write = [](const QString& text) {
        return [text](QWidget& widget) {
            qobject_cast<QLineEdit*>(&widget)->selectAll();
            QTest::keyClicks(&widget, text);
            QTest::keyClick(&widget, Qt::Key_Return);
        };
    };
    stays(QStringLiteral("field_skills_rank_20"), write(QStringLiteral("7")));
    stays(QStringLiteral("field_species"), write(QStringLiteral("Islander")));
    stays(QStringLiteral("field_rounds_%1").arg(weapon), write(QStringLiteral("3")));
    stays(QStringLiteral("field_worn_%1").arg(worn), [](QWidget& box) { QTest::keyClick(&box, Qt::Key_Space); });
    // What is taken away takes the keyboard with it, not the page.
    stays(QStringLiteral("take_%1").arg(weapon), [](QWidget& button) { QTest::keyClick(&button, Qt::Key_Space); });
    stays(QStringLiteral("field_skills_remove_20"), [](QWidget& button) { QTest::keyClick(&button, Qt::Key_Space); });
    // By mouse, too, wherever the keyboard is meanwhile: in the line that goes, in another one, in the line to add.
    for (const char* at : {"field_skills_rank_15", "field_skills_rank_14", "field_skills_name", "field_str"}) {
        auto* off = program.find<QWidget>(QStringLiteral("field_skills_remove_15"));
        program.find<QWidget>(QLatin1String(at))->setFocus();
        area->ensureWidgetVisible(off, 0, 200);
        QCoreApplication::processEvents();
        const int before = bar->value();
        QTest::mouseClick(off, Qt::LeftButton);
        QVERIFY(program.settle() && program.rest());
        QVERIFY2(bar->value() == before, at);
    }
}

/// Under the field it speaks of there is nothing but the sentence, wherever on the sheet the field is.
void TestSheetWindow::complaintsStandUnderTheirFields()
{
    WindowProgram program(m_file);
    program.style.apply(Theme());
    QVERIFY(program.trigger("action_sheet"));
    QTest::mouseClick(
        program.find<QWidget>(QStringLiteral("roundForm"))->findChild<QPushButton*>(QStringLiteral("moreKept")),
        Qt::LeftButton);
    // The PV of a skin is written down where there is one.
    if (auto* skin = program.find<QCheckBox>(QStringLiteral("field_xenoSkin")); !skin->isChecked())
        skin->click();
    for (const char* name :
         {"field_str", "field_cool", "field_skinPv", "field_ebonHealerRank", "field_hitsMax_leftLeg", "field_incapMax",
          "field_additionalActions", "field_damage_torso", "field_standardTotal", "field_aims", "field_zoneBullets"}) {
        auto* field = program.find<NumberField>(QLatin1String(name));
        QVERIFY2(field, name);
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("99999"));
        const FieldComplaint* said = nullptr;
        for (const FieldComplaint* one : program.sheet()->findChildren<FieldComplaint*>()) {
            // Not what is only odd about his gear.
            if (one->isVisible() && one->property("complaintFor").isValid())
                said = one;
        }
        QVERIFY2(said, name);
        program.sheet()->layout()->activate();
        QCoreApplication::processEvents();
        const int below = field->mapTo(program.sheet(), QPoint(0, field->height())).y();
        const int top = said->mapTo(program.sheet(), QPoint()).y();
        QVERIFY2(top >= below - 1 && top - below <= 12,
                 qPrintable(QStringLiteral("%1: %2").arg(QLatin1String(name)).arg(top - below)));
        // It is not put out of sight while it is wrong.
        program.find<QWidget>(QStringLiteral("roundForm"))
            ->findChild<QPushButton*>(QStringLiteral("moreKept"))
            ->setChecked(QLatin1String(name) != QLatin1String("field_zoneBullets"));
        QVERIFY2(field->isVisible(), name);
        QTest::keyClick(field, Qt::Key_Escape);
        QVERIFY2(!said->isVisible(), name);
    }
}

/// He faces us: his right is on the left, in even columns.
void TestSheetWindow::locationsStandAsOnTheBody()
{
    WindowProgram program(m_file);
    program.style.apply(Theme());
    QVERIFY(program.trigger("action_sheet"));
    for (const char* array : {"hitsMax", "damage", "bruises"}) {
        std::vector<int> places;
        for (const char* location : {"head", "torso", "abdomen", "rightArm", "leftArm", "rightLeg", "leftLeg"}) {
            const QString name = QStringLiteral("field_%1_%2").arg(QLatin1String(array), QLatin1String(location));
            places.push_back(program.find<QWidget>(name)->mapTo(program.sheet(), QPoint()).x());
        }
        for (std::size_t i = 2; i < places.size(); ++i) {
            QVERIFY2(places[i] > places[i - 1], array);
            QVERIFY2(std::abs(places[i] - 2 * places[i - 1] + places[i - 2]) <= 1, array);
        }
    }
}

void TestSheetWindow::conditionLeavesNotesWithinReach()
{
    WindowProgram program(m_file);
    program.style.apply(Theme());
    QVERIFY(program.trigger("action_sheet"));
    program.sheet()->resize(1440, 900);
    QVERIFY(program.settle());
    for (const char* form : {"conditionForm", "roundForm"}) {
        auto* whole = program.find<QWidget>(QLatin1String(form));
        const int before = whole->height();
        // One look takes it in.
        QVERIFY2(before < program.sheet()->height() * 2 / 3,
                 qPrintable(QStringLiteral("%1: %2").arg(QLatin1String(form)).arg(before)));
        auto* more = whole->findChild<QPushButton*>(QStringLiteral("moreKept"));
        more->click();
        QVERIFY(program.settle());
        QVERIFY(whole->findChild<QWidget*>(QStringLiteral("keptFields"))->isVisible());
        more->click();
    }
}

HITSPREAD_GUI_TEST(TestSheetWindow)
#include "tst_sheetwindow.moc"
