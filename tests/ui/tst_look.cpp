#include <QtTest>

#include "support/contrast.h"
#include "support/guitestclass.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"
#include "ui/theme/stylesheet.h"
#include "ui/widgets/labels/elidededit.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/segmentrow.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QStyle>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <set>

using namespace hitspread;

namespace {

/// Some of every control that the style and its sheet draw.
class SomeControls final : public QWidget {
public:
    SomeControls()
    {
        auto* column = new QVBoxLayout(this);
        auto* title = new QLabel(QStringLiteral("Title"), this);
        setLook(*title, "textRole", QStringLiteral("title"));
        auto* primary = new QPushButton(QStringLiteral("Apply"), this);
        setLook(*primary, "primary", true);
        auto* off = new QPushButton(QStringLiteral("Off"), this);
        off->setEnabled(false);
        auto* menu = new QToolButton(this);
        menu->setText(QStringLiteral("More"));
        menu->setPopupMode(QToolButton::MenuButtonPopup);
        auto* combo = new QComboBox(this);
        combo->addItems({QStringLiteral("Rifle"), QStringLiteral("Carbine")});
        auto* check = new QCheckBox(QStringLiteral("Aimed"), this);
        check->setChecked(true);
        auto* radio = new QRadioButton(QStringLiteral("Kneeling"), this);
        auto* line = new QLineEdit(this);
        line->setPlaceholderText(QStringLiteral("Search"));
        auto* list = new QListWidget(this);
        list->addItems({QStringLiteral("First"), QStringLiteral("Second")});
        auto* tabs = new QTabWidget(this);
        tabs->addTab(new QLabel(QStringLiteral("Inside"), tabs), QStringLiteral("Tab"));
        auto* text = new QPlainTextEdit(QStringLiteral("Several words"), this);
        const QList<QWidget*> all{title, primary, off, menu, combo, check, radio, line, list, tabs, text};
        for (QWidget* one : all) {
            one->setFocusPolicy(Qt::NoFocus);  // a cursor would blink
            column->addWidget(one);
        }
        resize(420, 720);
    }
    QImage picture()
    {
        show();
        activateWindow();
        // What is in front is drawn otherwise than what is not.
        if (!QTest::qWaitForWindowActive(this))
            qFatal("no window in front");
        QCoreApplication::processEvents();
        return grab().toImage();
    }
};

}  // namespace

/// The generated style sheet, the icons and the small widgets of the look.
class TestLook : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void styleSheetIsFilledIn_data();
    void styleSheetIsFilledIn();
    void unknownNamesStay();
    void sheetSpellsNoColour();
    void everyIconIsDrawn();
    void iconsWearTheirToken();
    void dockButtonsAreSharp_data();
    void dockButtonsAreSharp();
    void placeholdersCanBeRead_data() { styleSheetIsFilledIn_data(); }
    void placeholdersCanBeRead();
    void changedThemesLookLikeFreshOnes_data();
    void changedThemesLookLikeFreshOnes();
    void buttonsHaveTheirHeights();
    void wheelOverAFormScrollsIt();
    void segmentsAreExclusive();
    void lastPartsGoFirst();
    void aHeadlineStaysWhole();
    void aNameKeepsItsNumber();
    void ownersNameGoesFirst();
    void longNameEndsInAnEllipsis();
};

void TestLook::styleSheetIsFilledIn_data()
{
    QTest::addColumn<int>("scheme");
    QTest::newRow("dark") << static_cast<int>(Scheme::Dark);
    QTest::newRow("light") << static_cast<int>(Scheme::Light);
}

void TestLook::styleSheetIsFilledIn()
{
    QFETCH(int, scheme);
    const Theme theme(static_cast<Scheme>(scheme));
    QString sheet = styleSheetOf(theme);
    sheet.remove(QRegularExpression(QStringLiteral(R"(/\*.*?\*/)"), QRegularExpression::DotMatchesEverythingOption));
    QVERIFY(!sheet.contains(u'@'));
    QVERIFY(sheet.contains(theme.colour(Token::Accent).name()));
    QVERIFY(sheet.contains(theme.colour(Token::Dmg).name()));
    // Qt complains about a sheet it cannot read.
    QTest::failOnWarning(QRegularExpression(QStringLiteral("parse")));
    QWidget probe;
    probe.setStyleSheet(sheet);
    probe.ensurePolished();
}

void TestLook::unknownNamesStay()
{
    QCOMPARE(filledIn(QStringLiteral("a { color: @nothing; }"), Theme()), QStringLiteral("a { color: @nothing; }"));
    QCOMPARE(filledIn(QStringLiteral("[30] {20}"), Theme(Scheme::Dark, 150)), QStringLiteral("45px 22.50pt"));
}

void TestLook::sheetSpellsNoColour()
{
    QFile sheet(QStringLiteral(":/hitspread/style/hitspread.qss"));
    QVERIFY(sheet.open(QIODevice::ReadOnly));
    const QRegularExpression colour(QStringLiteral("#[0-9A-Fa-f]{3,8}|rgba?\\("));
    QVERIFY(!QString::fromUtf8(sheet.readAll()).contains(colour));
}

void TestLook::everyIconIsDrawn()
{
    std::set<QString> files;
    for (std::size_t i = 0; i < kIcons; ++i) {
        const auto icon = static_cast<Icon>(i);
        QVERIFY2(QFile::exists(iconFile(icon)), qPrintable(iconFile(icon)));
        QVERIFY(files.insert(iconFile(icon)).second);
        for (const int size : {16, 18, 24, 48}) {
            const QImage image = iconOf(icon, Theme()).pixmap(size, size).toImage();
            int drawn = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x)
                    drawn += qAlpha(image.pixel(x, y)) > 100 ? 1 : 0;
            }
            QVERIFY2(drawn >= size / 2, qPrintable(iconFile(icon)));
        }
    }
}

void TestLook::iconsWearTheirToken()
{
    for (const Scheme scheme : {Scheme::Dark, Scheme::Light}) {
        const Theme theme(scheme);
        const QImage image = iconOf(Icon::Pause, theme, Token::Accent).pixmap(48, 48).toImage();
        QCOMPARE(image.pixelColor(17, 24), theme.colour(Token::Accent));
    }
}

/// The buttons of a dock are drawn, not scaled, so that they are sharp on every screen.
void TestLook::dockButtonsAreSharp_data()
{
    QTest::addColumn<int>("button");
    QTest::newRow("close") << static_cast<int>(QStyle::SP_TitleBarCloseButton);
    QTest::newRow("float") << static_cast<int>(QStyle::SP_TitleBarNormalButton);
}

void TestLook::dockButtonsAreSharp()
{
    QFETCH(int, button);
    ApplicationStyle style(*qApp);
    style.apply(Theme());
    const QIcon icon = qApp->style()->standardIcon(static_cast<QStyle::StandardPixmap>(button));
    for (const qreal ratio : {1.0, 1.5, 2.0}) {
        const QImage image = icon.pixmap(QSize(16, 16), ratio).toImage();
        QCOMPARE(image.size(), QSizeF(16.0 * ratio, 16.0 * ratio).toSize());
        // Somewhere the line is as dark as its token, which a scaled picture is not.
        bool whole = false;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                whole = whole || image.pixelColor(x, y) == Theme().colour(Token::Muted);
        }
        QVERIFY2(whole, qPrintable(QString::number(ratio)));
    }
}

/// Whatever a line looks like, what stands in it before anything is written has 4.5 : 1 on everything it may stand on.
void TestLook::placeholdersCanBeRead()
{
    QFETCH(int, scheme);
    ApplicationStyle style(*qApp);
    style.apply(Theme(static_cast<Scheme>(scheme)));
    const Theme& theme = style.theme();
    for (const char* look : {"", "true", "name", "longName", "longestName", "quiet"}) {
        QLineEdit line;
        line.setProperty("big", QLatin1String(look));
        line.ensurePolished();
        const QColor ink = line.palette().color(QPalette::PlaceholderText);
        for (const Token ground : {Token::Window, Token::Surface, Token::Raised}) {
            const QColor seen = mixed(theme.colour(ground), QColor(ink.rgb()), ink.alphaF());
            const double found = support::contrast(seen, theme.colour(ground));
            QVERIFY2(found >= 4.5, qPrintable(QStringLiteral("%1: %2").arg(QLatin1String(look)).arg(found)));
        }
    }
}

void TestLook::changedThemesLookLikeFreshOnes_data()
{
    QTest::addColumn<Theme>("before");
    QTest::addColumn<Theme>("after");
    const Theme dark(Scheme::Dark, 100);
    const Theme light(Scheme::Light, 100);
    const Theme large(Scheme::Dark, 160);
    QTest::newRow("to light") << dark << light;
    QTest::newRow("to dark") << light << dark;
    QTest::newRow("larger") << dark << large;
    QTest::newRow("smaller") << large << dark;
    QTest::newRow("both") << large << light;
}

/// Another theme leaves nothing of the one before, neither in colours nor in sizes.
void TestLook::changedThemesLookLikeFreshOnes()
{
    QFETCH(const Theme, before);
    QFETCH(const Theme, after);
    ApplicationStyle changing(*qApp);
    changing.apply(before);
    SomeControls changed;
    const QImage old = changed.picture();
    changing.apply(after);
    const QImage now = changed.picture();
    QVERIFY(now != old);
    ApplicationStyle anew(*qApp);
    anew.apply(after);
    SomeControls fresh;
    QCOMPARE(now, fresh.picture());
}

void TestLook::buttonsHaveTheirHeights()
{
    ApplicationStyle style(*qApp);
    style.apply(Theme());
    QPushButton plain(QStringLiteral("Close"));
    QPushButton primary(QStringLiteral("Apply"));
    setLook(primary, "primary", true);
    plain.ensurePolished();
    primary.ensurePolished();
    QCOMPARE(plain.sizeHint().height(), space::kButton);
    QCOMPARE(primary.sizeHint().height(), space::kPrimaryButton);
    style.apply(Theme(Scheme::Light, 150));
    plain.ensurePolished();
    QVERIFY(plain.sizeHint().height() >= 44);
}

void TestLook::wheelOverAFormScrollsIt()
{
    ApplicationStyle style(*qApp);
    style.apply(Theme());
    QComboBox box;
    box.addItems({QStringLiteral("Chest"), QStringLiteral("Right arm"), QStringLiteral("Left arm")});
    box.show();
    const QPoint place = box.rect().center();
    QWheelEvent turn(place, box.mapToGlobal(place), {}, {0, -120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                     false);
    QApplication::sendEvent(&box, &turn);
    QCOMPARE(box.currentIndex(), 0);
    // What the box leaves goes to the form around it.
    QVERIFY(!turn.isAccepted());
}

void TestLook::segmentsAreExclusive()
{
    SegmentRow row;
    QSignalSpy chosen(&row, &SegmentRow::chosen);
    row.setChoices({QStringLiteral("Single"), QStringLiteral("Burst"), QStringLiteral("Auto")});
    QCOMPARE(row.count(), 3);
    QCOMPARE(row.current(), -1);
    row.setCurrent(1);
    QCOMPARE(row.current(), 1);
    QCOMPARE(chosen.size(), 0);
    QTest::mouseClick(row.button(0), Qt::LeftButton);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.last().first().toInt(), 0);
    QVERIFY(!row.button(1)->isChecked());
    row.setRefused(2, QStringLiteral("This weapon has no automatic mode"));
    QTest::mouseClick(row.button(2), Qt::LeftButton);
    QCOMPARE(row.current(), 0);
    QCOMPARE(row.button(2)->toolTip(), QStringLiteral("This weapon has no automatic mode"));
    row.setCurrent(-1);
    QCOMPARE(row.current(), -1);
}

void TestLook::lastPartsGoFirst()
{
    const QFontMetrics metrics(qApp->font());
    const QString text = QStringLiteral("RCL 6 · 400 m · 7 mm");
    const auto wide = [&](const QString& words) { return metrics.horizontalAdvance(words); };
    QCOMPARE(elidedParts(metrics, text, wide(text)), text);
    // A number without what it is of says nothing: where no word can give way, whole parts do.
    QCOMPARE(elidedParts(metrics, text, wide(text) - 1), QStringLiteral("RCL 6 · 400 m …"));
    QCOMPARE(elidedParts(metrics, text, wide(QStringLiteral("RCL 6 · 400 m …")) - 1), QStringLiteral("RCL 6 …"));
    // Words are cut before a number goes: the longest first, then whole parts without one, then all of them.
    const QString irons = QStringLiteral("Long-barrelled irons ≤ 67 · 2d6+1");
    const auto within = [&](const QString& room) { return elidedParts(metrics, irons, wide(room)); };
    QCOMPARE(within(QStringLiteral("Long-barrell… irons ≤ 67 · 2d6+1")),
             QStringLiteral("Long-barrell… irons ≤ 67 · 2d6+1"));
    QCOMPARE(within(QStringLiteral("… ≤ 67 · 2d6+1")), QStringLiteral("… ≤ 67 · 2d6+1"));
    const QString told = QStringLiteral("Gate Guard 2 · Down · one wound: Right Arm, 15 damage");
    QCOMPARE(elidedParts(metrics, told, wide(told) - 1),
             QStringLiteral("Gate Guard 2 · … · one wound: Right Arm, 15 damage"));
    // One long part is cut, rather than that nearly nothing stays.
    const QString name = QStringLiteral("A · name that goes on and on");
    const QString shown = elidedParts(metrics, name, wide(name) - 4);
    QVERIFY(shown.startsWith(QStringLiteral("A · name that")));
    QVERIFY(shown.endsWith(QChar(0x2026)));
    QVERIFY(wide(shown) <= wide(name) - 4);
    // Where each part is said whole or not at all, even the first may go.
    ElidedLabel hint;
    hint.setWhole(true);
    hint.show();
    hint.setText(text);
    const auto painted = [&hint](int width) {
        hint.resize(width, 20);
        return static_cast<const QLabel&>(hint).text();
    };
    const QFontMetrics own = hint.fontMetrics();
    QCOMPARE(painted(own.horizontalAdvance(text)), text);
    QCOMPARE(painted(own.horizontalAdvance(QStringLiteral("RCL 6 …"))), QStringLiteral("RCL 6 …"));
    QCOMPARE(painted(own.horizontalAdvance(QStringLiteral("RCL 6 …")) - 1), QString());
    QCOMPARE(hint.toolTip(), text);
}

/// Of what came of something whole clauses go from the end, then the name; how it ended stays.
void TestLook::aHeadlineStaysWhole()
{
    const QFontMetrics metrics(qApp->font());
    const QString told = QStringLiteral("Sgt Holt → Gate Guard 2: 8 damage: Torso, 8 damage through PV 10");
    const QString head = QStringLiteral("8 damage");
    const qsizetype from = told.indexOf(head);
    const auto within = [&](const QString& room) {
        return elidedBehind(metrics, told, from, head.size(), metrics.horizontalAdvance(room));
    };
    QCOMPARE(within(told), told);
    const QString first = QStringLiteral("Sgt Holt → Gate Guard 2: 8 damage: Torso …");
    QCOMPARE(within(first), first);
    const QString alone = QStringLiteral("Sgt Holt → Gate Guard 2: 8 damage …");
    QCOMPARE(within(alone), alone);
    const QString cut = within(QStringLiteral("Sgt Holt → G…: 8 damage"));
    QVERIFY2(cut.startsWith(QStringLiteral("Sgt Holt")) && cut.endsWith(QStringLiteral("…: 8 damage")),
             qPrintable(cut));
    QCOMPARE(within(head), head);
}

/// What tells one of many apart is the number at the end of the name.
void TestLook::aNameKeepsItsNumber()
{
    const QFontMetrics metrics(qApp->font());
    const auto within = [&metrics](const QString& name, const QString& room) {
        return elidedName(metrics, name, metrics.horizontalAdvance(room));
    };
    const QString guard = QStringLiteral("Guard of the gate 12");
    QCOMPARE(within(guard, guard), guard);
    QCOMPARE(within(guard, QStringLiteral("Guard of the … 12")), QStringLiteral("Guard of the … 12"));
    QCOMPARE(within(guard, QStringLiteral("Guard … 12")), QStringLiteral("Guard … 12"));
    QCOMPARE(within(QStringLiteral("Sergeant Holt of the watch"), QStringLiteral("Sergeant Holt …")),
             QStringLiteral("Sergeant Holt …"));
    // One word that is too long is cut where it must be.
    QVERIFY(within(QStringLiteral("Konstantinopolitaner"), QStringLiteral("Konstan")).endsWith(QChar(0x2026)));
}

/// Whose it is may be cut; what it is about is read without the tooltip, which has it all.
void TestLook::ownersNameGoesFirst()
{
    const QFontMetrics metrics(qApp->font());
    const QString text = QStringLiteral("Breach Trooper · Torso left");
    const auto wide = [&](const QString& words) { return metrics.horizontalAdvance(words); };
    QCOMPARE(elidedOwner(metrics, text, wide(text)), text);
    const QString shown = elidedOwner(metrics, text, wide(text) - 10);
    QVERIFY2(shown.startsWith(QStringLiteral("Breach")), qPrintable(shown));
    QVERIFY2(shown.endsWith(QStringLiteral("… · Torso left")), qPrintable(shown));
    QVERIFY(wide(shown) <= wide(text) - 10);
    QCOMPARE(elidedOwner(metrics, text, wide(QStringLiteral("Torso left")) + 1), QStringLiteral("Torso left"));
    QCOMPARE(elidedOwner(metrics, QStringLiteral("Torso left"), wide(text)), QStringLiteral("Torso left"));
    ElidedLabel label;
    label.setFont(qApp->font());
    label.setText(text);
    label.setOwned(true);
    label.resize(wide(text) - 10, 20);
    label.show();
    QTRY_VERIFY(static_cast<const QLabel&>(label).text().endsWith(QStringLiteral("… · Torso left")));
    QCOMPARE(label.toolTip(), text);
    QCOMPARE(label.accessibleName(), text);
}

void TestLook::longNameEndsInAnEllipsis()
{
    QWidget window;
    ElidedEdit edit(&window);
    edit.setGeometry(0, 0, 120, 32);
    window.resize(140, 80);
    window.show();
    const auto picture = [&](const QString& text) {
        edit.setText(text);
        edit.setCursorPosition(0);
        return edit.grab().toImage();
    };
    // What differs behind the ellipsis is not seen; what is shown whole is shown as ever.
    QCOMPARE(picture(QStringLiteral("Breach Trooper of the Northern Gate")),
             picture(QStringLiteral("Breach Trooper of the Northern Dock")));
    QVERIFY(picture(QStringLiteral("Breach")) != picture(QStringLiteral("Breacd")));
    QLineEdit plain(&window);
    plain.setGeometry(edit.geometry());
    plain.setText(QStringLiteral("Breach Trooper of the Northern Gate"));
    plain.setCursorPosition(0);
    plain.show();
    QVERIFY(picture(plain.text()) != plain.grab().toImage());
}

HITSPREAD_GUI_TEST(TestLook)
#include "tst_look.moc"
