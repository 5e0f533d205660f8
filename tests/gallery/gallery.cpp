#include "gallery/attackshots.h"
#include "gallery/librarypages.h"
#include "gallery/meleeshots.h"
#include "gallery/ruleshots.h"
#include "gallery/sheetshots.h"
#include "gallery/shellshots.h"
#include "reports/body/dieface.h"
#include "reports/body/directionrose.h"
#include "reports/body/markpainter.h"
#include "rules/systems/registry.h"
#include "support/samplepicture.h"
#include "support/sheetsubject.h"
#include "text/languages.h"
#include "ui/diagram/bodyscene.h"
#include "ui/diagram/bodyview.h"
#include "ui/diagram/drifttimeline.h"
#include "ui/fields/numberfield.h"
#include "ui/fields/recordform.h"
#include "ui/printing/printdialog.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"
#include "ui/widgets/segmentrow.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFormLayout>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QRadioButton>
#include <QSlider>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTextStream>

// Paints every state of the body stage, dice, rose, icons and controls into a folder, to be looked at.

using namespace hitspread;
using namespace std::chrono_literals;

namespace {

QDir folder;

constexpr int kLargestText = 160;  // %

void save(const QPixmap& pixmap, const QString& name)
{
    if (!pixmap.save(folder.filePath(name + QStringLiteral(".png"))))
        qFatal("cannot write %s", qPrintable(name));
}

void settle(QWidget& widget)
{
    widget.show();
    for (int i = 0; i < 5; ++i)
        QApplication::processEvents();
}

struct Shot {
    QString name;
    BodyPicture picture;
    QSize size{804, 914};
};

std::vector<Shot> shots()
{
    BodyPicture mirrored = support::shotPicture();
    mirrored.mirrored = true;
    BodyPicture covered = support::samplePicture();
    for (const BodyCell& cell : covered.plan->cells()) {
        if (cell.hex.halfRow > 24)
            covered.covered.push_back(cell.hex);
    }
    BodyPicture empty = support::samplePicture();
    empty.outlineOnly = true;
    empty.aim.reset();
    BodyPicture straight = support::samplePicture();
    straight.drift = DriftPicture{*straight.aim, {}, 0, true, QStringLiteral("0"), {}, {}};
    straight.selected.reset();
    BodyPicture odds = support::samplePicture();
    for (const BodyCell& cell : odds.plan->cells())
        odds.chances.push_back({cell.hex, 14.0 / (1 << std::min(6, distance(cell.hex, *odds.aim)))});
    BodyPicture dots = odds;
    dots.chancesAsDots = true;
    return {{QStringLiteral("plain"), support::samplePicture()},
            {QStringLiteral("shot"), support::shotPicture()},
            {QStringLiteral("shot-fire"), support::shotPicture(), QSize(664, 726)},
            {QStringLiteral("shot-compact"), support::shotPicture(), QSize(572, 560)},
            {QStringLiteral("plain-1280"), support::samplePicture(), QSize(470, 622)},
            {QStringLiteral("miss"), support::missPicture()},
            {QStringLiteral("straight"), straight, QSize(664, 726)},
            {QStringLiteral("mirrored"), mirrored},
            {QStringLiteral("covered"), covered, QSize(664, 726)},
            {QStringLiteral("empty"), empty, QSize(664, 726)},
            {QStringLiteral("odds"), odds},
            {QStringLiteral("odds-dots"), dots, QSize(664, 726)},
            {QStringLiteral("no-room"), support::shotPicture(), QSize(380, 480)},
            {QStringLiteral("broad"), support::shotPicture(), QSize(1400, 914)}};
}

void paintBodies(const Theme& theme, const QString& suffix, qreal zoom)
{
    for (const Shot& shot : shots()) {
        BodyView view;
        view.setTheme(theme);
        view.resize(shot.size);
        view.setPicture(shot.picture);
        settle(view);
        if (zoom == 1.0) {
            save(view.grab(), QStringLiteral("body-") + shot.name + suffix);
            continue;
        }
        QPixmap large(shot.size * zoom);
        large.setDevicePixelRatio(zoom);
        static_cast<QWidget&>(view).render(&large);
        save(large, QStringLiteral("body-") + shot.name + suffix);
    }
}

void paintFlight(const Theme& theme, const QString& suffix)
{
    BodyView view;
    view.setTheme(theme);
    view.resize(664, 726);
    BodyPicture picture = support::shotPicture();
    picture.callouts[1].hitsBefore.reset();
    view.setPicture(picture);
    settle(view);
    const DriftTimeline timeline(*picture.drift);
    for (const auto& [name, time] :
         {std::pair{"1-out", 200ms}, {"2-back", 850ms}, {"3-star", 1020ms}, {"4-ring", 1250ms}}) {
        view.bodyScene().setProgress(timeline.at(time));
        save(view.grab(), QStringLiteral("flight-") + QLatin1String(name) + suffix);
    }
    view.bodyScene().setProgress({});
    view.setFocus(Qt::TabFocusReason);
    view.activateWindow();
    view.bodyScene().focusHex(Hex{2, 8});
    QApplication::processEvents();
    save(view.grab(), QStringLiteral("flight-5-focus") + suffix);
}

QLabel* label(const QString& text, const char* role)
{
    auto* result = new QLabel(text);
    result->setProperty("textRole", QLatin1String(role));
    return result;
}

QWidget* diceStrip(const Theme& theme)
{
    QPixmap strip(theme.scaled(520), theme.scaled(110));
    strip.fill(theme.colour(Token::Surface));
    QPainter painter(&strip);
    const qreal size = theme.scaled(60);
    const std::array<DieFace, 6> faces{{{DieColour::Aim, 4, false},
                                        {DieColour::Pen, 5, true},
                                        {DieColour::Dmg, 3, false},
                                        {DieColour::Aim, 0, true},
                                        {DieColour::Total, 6, false},
                                        {DieColour::Pen, 10, false}}};
    qreal x = 6.0;
    for (const DieFace& face : faces) {
        paintDie(painter, QRectF(x, 20.0, size, size), theme, face);
        x += size + 10.0;
    }
    DirectionRose(theme).paint(painter, QRectF(x + 4.0, 4.0, theme.scaled(92), theme.scaled(92)), 4, 2);
    painter.end();
    auto* result = new QLabel;
    result->setPixmap(strip);
    return result;
}

QWidget* iconGrid(const Theme& theme)
{
    auto* result = new QWidget;
    auto* grid = new QGridLayout(result);
    constexpr int kColumns = 14;
    for (std::size_t i = 0; i < kIcons; ++i) {
        auto* cell = new QLabel;
        const Token token = i % 5 == 0 ? Token::Accent : i % 7 == 0 ? Token::Dmg : Token::Text;
        cell->setPixmap(iconOf(static_cast<Icon>(i), theme, token).pixmap(24, 24));
        grid->addWidget(cell, static_cast<int>(i) / kColumns, static_cast<int>(i) % kColumns);
    }
    return result;
}

QWidget* buttonsCard(const Theme& theme)
{
    auto* card = new QFrame;
    card->setProperty("card", QStringLiteral("true"));
    auto* column = new QVBoxLayout(card);
    column->addWidget(label(QStringLiteral("Ines Varga"), "name"));
    column->addWidget(label(QStringLiteral("Initiative 34 · acts now"), "secondary"));
    auto* fire = new QPushButton(iconOf(Icon::Fire, theme, Token::OnAccent),
                                 QStringLiteral("Fire at Gate Guard 2   F"));
    fire->setProperty("primary", true);
    column->addWidget(fire);
    auto* row = new QHBoxLayout;
    auto* focused = new QPushButton(QStringLiteral("Aim   A"));
    focused->setObjectName(QStringLiteral("focused"));
    row->addWidget(focused);
    row->addWidget(new QPushButton(QStringLiteral("Hold   O")));
    auto* refused = new QPushButton(QStringLiteral("More..."));
    refused->setEnabled(false);
    row->addWidget(refused);
    auto* plain = new QPushButton(iconOf(Icon::Undo, theme), QStringLiteral("Undo"));
    plain->setProperty("plain", true);
    row->addWidget(plain);
    column->addLayout(row);
    for (const auto& [kind, text] :
         {std::pair{"selected", "Halberd carbine, Rifle 6 · RCL 6"}, {"result", "Torso, 10 damage, one wound"}}) {
        auto* inner = new QFrame;
        inner->setProperty("card", QLatin1String(kind));
        auto* lines = new QVBoxLayout(inner);
        lines->addWidget(label(QString::fromUtf8(text), "heading"));
        lines->addWidget(label(QStringLiteral("11 → 1 of 14"), "step"));
        column->addWidget(inner);
    }
    column->addWidget(new QListWidget);
    auto* list = card->findChild<QListWidget*>();
    list->addItems({QStringLiteral("Sgt Holt hits Tomas Reed"), QStringLiteral("Ines Varga aims at Gate Guard 2"),
                    QStringLiteral("Watch Dog bite parried"), QStringLiteral("Gate Guard 3 unconscious"),
                    QStringLiteral("Bleeding Tomas -1 Right Leg"), QStringLiteral("GM override: range 55 → 62 m")});
    // Choosing a row lays the list out; it must know the look by then.
    list->ensurePolished();
    list->setCurrentRow(1);
    list->setFixedHeight(110);
    return card;
}

QWidget* fieldsCard()
{
    auto* card = new QFrame;
    card->setProperty("card", QStringLiteral("true"));
    auto* form = new QFormLayout(card);
    auto* shooter = new QComboBox;
    shooter->addItems({QStringLiteral("Ines Varga"), QStringLiteral("Tomas Reed")});
    form->addRow(QStringLiteral("Shooter"), shooter);
    auto* modes = new SegmentRow;
    modes->setChoices(
        {QStringLiteral("Single"), QStringLiteral("Semi"), QStringLiteral("Burst"), QStringLiteral("Auto")});
    modes->setCurrent(0);
    modes->setRefused(3, QStringLiteral("This weapon has no automatic mode"));
    form->addRow(QStringLiteral("Mode"), modes);
    auto* aims = new SegmentRow(nullptr, SegmentRow::Look::NumberBoxes);
    aims->setChoices(
        {QStringLiteral("0"), QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("3"), QStringLiteral("4")});
    aims->setCurrent(2);
    form->addRow(QStringLiteral("Aims"), aims);
    auto* points = new SegmentRow(nullptr, SegmentRow::Look::TallBoxes);
    points->setChoices(
        {QStringLiteral("0\nmiss"), QStringLiteral("1\nmiss"), QStringLiteral("2\nR Arm"), QStringLiteral("3\nTorso")});
    points->setCurrent(3);
    form->addRow(QStringLiteral("Points"), points);
    form->addRow(QStringLiteral("Range"), new QLineEdit(QStringLiteral("62 m")));
    auto* wrong = new QLineEdit(QStringLiteral("400 m"));
    wrong->setProperty("invalid", true);
    form->addRow(QStringLiteral("Range"), wrong);
    auto* stance = new QCheckBox(QStringLiteral("Firing stance"));
    stance->setChecked(true);
    form->addRow(QString(), stance);
    form->addRow(QString(), new QCheckBox(QStringLiteral("Weapon rested")));
    auto* aimed = new QRadioButton(QStringLiteral("Aimed"));
    aimed->setChecked(true);
    form->addRow(QString(), aimed);
    auto* slider = new QSlider(Qt::Horizontal);
    slider->setValue(60);
    form->addRow(QStringLiteral("Replay"), slider);
    return card;
}

void paintControls(const Theme& theme, const QString& suffix)
{
    QWidget window;
    window.setProperty("ground", QStringLiteral("window"));
    window.setAttribute(Qt::WA_StyledBackground);
    auto* column = new QVBoxLayout(&window);
    auto* row = new QHBoxLayout;
    row->addWidget(buttonsCard(theme));
    row->addWidget(fieldsCard());
    column->addLayout(row);
    column->addWidget(diceStrip(theme));
    column->addWidget(iconGrid(theme));
    settle(window);
    window.activateWindow();
    window.findChild<QPushButton*>(QStringLiteral("focused"))->setFocus(Qt::TabFocusReason);
    QApplication::processEvents();
    save(window.grab(), QStringLiteral("controls") + suffix);
}

/// Every record's form as it is made from its declaration, one of them with values that are refused.
void paintForms(const ApplicationStyle& style, const QString& suffix)
{
    for (const System* system : systems()) {
        for (const RecordDeclaration* declaration : system->records()) {
            QWidget window;
            window.setProperty("ground", QStringLiteral("window"));
            window.setAttribute(Qt::WA_StyledBackground);
            auto* column = new QVBoxLayout(&window);
            auto* form = new RecordForm(*system, *declaration, style, &window);
            column->addWidget(form);
            AnyRecord record(*declaration);
            for (const FieldDeclaration& field : declaration->fields) {
                if (std::ranges::find(declaration->fields, field.id, &FieldDeclaration::countedBy)
                    != declaration->fields.end())
                    field.setNumber(record.data(), 0, 2);
                if (field.kind == FieldKind::RankList)
                    field.setRanks(record.data(), Ranks{{{"rifle", 6}, {"marksman", 3}}});
            }
            form->binder().setRecord(record);
            window.resize(720, window.sizeHint().height());
            settle(window);
            if (auto* field = form->findChild<NumberField*>()) {
                field->setText(QStringLiteral("-400"));
                Q_EMIT field->textEdited(field->text());
                QApplication::processEvents();
                window.resize(720, window.sizeHint().height());
                QApplication::processEvents();
            }
            const std::string name = std::string(system->id()) + "-" + std::string(declaration->id);
            save(window.grab(), QStringLiteral("form-") + QString::fromStdString(name) + suffix);
        }
    }
}

void paintPaper()
{
    constexpr qreal kDotsPerMillimetre = 10.0;
    constexpr qreal kHexHeight = 6.0;
    const Theme paper(Scheme::Paper);
    BodyPicture picture = support::samplePicture();
    picture.words.clear();
    picture.locationLetters = {QStringLiteral("H"),  QStringLiteral("T"),  QStringLiteral("A"), QStringLiteral("LA"),
                               QStringLiteral("RA"), QStringLiteral("LL"), QStringLiteral("RL")};
    QPixmap sheet(620, 1340);
    sheet.fill(Qt::white);
    QPainter painter(&sheet);
    const BodyGeometry geometry(kHexHeight / 1.7320508 * kDotsPerMillimetre, QPointF(310.0, 60.0));
    const BodyStrokes strokes = BodyStrokes::forPaper(kDotsPerMillimetre);
    BodyPainter(paper, geometry, strokes).paintStill(painter, picture);
    MarkPainter(paper, geometry, strokes).paintAim(painter, *picture.aim, false);
    DirectionRose(paper).paint(painter, QRectF(0.0, 10.0, 220.0, 220.0), 0);
    painter.end();
    save(sheet, QStringLiteral("paper"));
}

/// Every page of the combat sheet: filled, overfilled, blank; both papers.
void paintSheets(const QString& language)
{
    const std::vector<std::pair<QString, SheetSubject>> subjects{
        {QStringLiteral("plain"), support::SheetBuilder().subject()},
        {QStringLiteral("overfilled"), support::overfilled().subject()},
        {QStringLiteral("blank"), support::SheetBuilder().subject()}};
    for (const auto& [name, subject] : subjects) {
        for (const auto& [size, paperName, landscape] : {std::tuple{paper::PaperSize::A4, "a4", false},
                                                         {paper::PaperSize::Letter, "letter", false},
                                                         {paper::PaperSize::A4, "a4-landscape", true},
                                                         {paper::PaperSize::Letter, "letter-landscape", true}}) {
            SheetOptions options;
            options.setup.size = size;
            options.setup.landscape = landscape;
            options.setup.inkSaving = size == paper::PaperSize::Letter;
            options.blank = name == QStringLiteral("blank");
            options.date = QDate(2026, 11, 21);
            const paper::Printout printout = combatSheet({subject}, options);
            for (std::size_t page = 0; page < printout.pages.size(); ++page) {
                const QString file = QStringLiteral("sheet-%1-%2-%3").arg(name, QLatin1String(paperName)).arg(page + 1)
                    + language;
                save(QPixmap::fromImage(paper::imageOf(printout, page, 6.0)), file);
            }
        }
    }
}

void paintPreview(const ApplicationStyle& style, const QString& suffix)
{
    PrintDialog dialog(style);
    dialog.start({support::overfilled().subject()}, QDate(2026, 11, 21));
    settle(dialog);
    save(dialog.grab(), QStringLiteral("print-preview") + suffix);
}

/// The library, dark and light, plain and at 200 %.
void paintLibraries(ApplicationStyle& style, const QString& language)
{
    for (const auto& [scheme, name] : {std::pair{Scheme::Dark, "-dark"}, {Scheme::Light, "-light"}}) {
        const QString suffix = QLatin1String(name) + language;
        style.apply(Theme(scheme));
        paintLibrary(style, folder, suffix, 1.0);
        paintLibrary(style, folder, suffix + QStringLiteral("-200"), 2.0);
    }
}

/// Rules and house rules, dark and light, plain, at 200 % and with the largest text.
void paintRuleLooks(ApplicationStyle& style, const QString& language)
{
    for (const auto& [scheme, name] : {std::pair{Scheme::Dark, "-dark"}, {Scheme::Light, "-light"}}) {
        const QString suffix = QLatin1String(name) + language;
        style.apply(Theme(scheme));
        paintRules(style, folder, suffix, 1.0);
        paintRules(style, folder, suffix + QStringLiteral("-200"), 2.0);
        style.apply(Theme(scheme, kLargestText));
        paintRules(style, folder, suffix + QStringLiteral("-large"), 1.0);
    }
}

/// The main window, dark and light, plain, at 200 %, and with large text.
void paintWindows(ApplicationStyle& style, const QString& language)
{
    for (const auto& [scheme, name] : {std::pair{Scheme::Dark, "-dark"}, {Scheme::Light, "-light"}}) {
        const QString suffix = QLatin1String(name) + language;
        style.apply(Theme(scheme));
        paintShell(style, folder, suffix, 1.0);
        paintShell(style, folder, suffix + QStringLiteral("-200"), 2.0);
        style.apply(Theme(scheme, 160));
        paintShell(style, folder, suffix + QStringLiteral("-large"), 1.0);
    }
}

/// The fire dialog, the duel and a rule, dark and light, small and large windows, at 200 % and with the largest text.
void paintAttackLooks(ApplicationStyle& style, const QString& language, bool volleys)
{
    for (const auto& [scheme, name] : {std::pair{Scheme::Dark, "-dark"}, {Scheme::Light, "-light"}}) {
        const QString suffix = QLatin1String(name) + language;
        style.apply(Theme(scheme));
        paintAttacks(style, {suffix + QStringLiteral("-1440"), 1.0, false, volleys}, folder);
        paintAttacks(style, {suffix + QStringLiteral("-1280"), 1.0, true, volleys}, folder);
        paintAttacks(style, {suffix + QStringLiteral("-1280-200"), 2.0, true, volleys}, folder);
        style.apply(Theme(scheme, 160));
        paintAttacks(style, {suffix + QStringLiteral("-1280-large"), 1.0, true, volleys}, folder);
    }
}

/// Everything else the screen shows, dark and light, in the language in force.
void paintScreen(ApplicationStyle& style, const QString& language)
{
    for (const auto& [scheme, name] : {std::pair{Scheme::Dark, "-dark"}, {Scheme::Light, "-light"}}) {
        const QString suffix = QLatin1String(name) + language;
        style.apply(Theme(scheme));
        paintBodies(style.theme(), suffix, 1.0);
        paintFlight(style.theme(), suffix);
        paintControls(style.theme(), suffix);
        paintPreview(style, suffix);
        paintForms(style, suffix);
        paintBodies(style.theme(), suffix + QStringLiteral("-200"), 2.0);
        style.apply(Theme(scheme, 150));
        paintControls(style.theme(), suffix + QStringLiteral("-large"));
        paintBodies(style.theme(), suffix + QStringLiteral("-large"), 1.0);
    }
}

/// The character sheet: dark and light, plain, at 200 % and with the largest text.
void paintCharacters(ApplicationStyle& style, const QString& language)
{
    for (const auto& [scheme, name] : {std::pair{Scheme::Dark, "-dark"}, {Scheme::Light, "-light"}}) {
        const QString suffix = QLatin1String(name) + language;
        style.apply(Theme(scheme));
        paintSheets(style, suffix, folder, 1.0);
        paintSheets(style, suffix + QStringLiteral("-200"), folder, 2.0);
        style.apply(Theme(scheme, kLargestText));
        paintSheets(style, suffix + QStringLiteral("-large"), folder, 1.0);
    }
}

/// Describes a usual screen to the offscreen platform.
QString screenFile(const QTemporaryDir& place)
{
    const QString path = place.filePath(QStringLiteral("screens.json"));
    QFile file(path);
    const bool isOpen = file.open(QIODevice::WriteOnly);
    const QByteArray screen = R"({"screens": [{"name": "usual", "x": 0, "y": 0, "width": 1920, "height": 1080,
        "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}]})";
    if (!isOpen || file.write(screen) != screen.size())
        qFatal("cannot write %s", qPrintable(path));
    return path;
}

}  // namespace

int main(int argc, char** argv)
{
    // Dialogs keep to the screen they open on, and the one this platform brings is smaller than any in use.
    const QTemporaryDir place;
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + QFile::encodeName(screenFile(place)));
    QApplication application(argc, argv);
    if (argc != 2 && argc != 3) {
        QTextStream(stderr)
            << "usage: gallery <folder> [library|forms|character|pages|main|attack|volley|melee|rules]\n";
        return 2;
    }
    const QByteArray part = argc == 3 ? argv[2] : "";
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setOrganizationName(QStringLiteral("hitspread-test"));
    QApplication::setApplicationName(QStringLiteral("gallery"));
    folder = QDir(QString::fromLocal8Bit(argv[1]));
    folder.mkpath(QStringLiteral("."));
    ApplicationStyle style(application);
    // English has no suffix.
    Languages languages;
    for (const QString& code : Languages::offered()) {
        languages.use(code);
        const QString language = code == QStringLiteral("en") ? QString() : QLatin1Char('-') + code;
        if (part == "character") {
            paintCharacters(style, language);
            continue;
        }
        if (part == "pages") {
            paintSheets(language);
            continue;
        }
        if (part == "forms") {
            for (const auto& [scheme, name] : {std::pair{Scheme::Dark, "-dark"}, {Scheme::Light, "-light"}}) {
                style.apply(Theme(scheme));
                paintForms(style, QLatin1String(name) + language);
            }
            continue;
        }
        if (part.isEmpty() || part == "library")
            paintLibraries(style, language);
        if (part.isEmpty() || part == "main")
            paintWindows(style, language);
        if (part.isEmpty() || part == "rules")
            paintRuleLooks(style, language);
        if (part.isEmpty() || part == "attack")
            paintAttackLooks(style, language, false);
        if (part.isEmpty() || part == "attack" || part == "volley")
            paintAttackLooks(style, language, true);
        if (part.isEmpty() || part == "attack" || part == "melee")
            paintMeleeLooks(style, language, folder);
        if (!part.isEmpty())
            continue;
        paintScreen(style, language);
        paintCharacters(style, language);
        paintSheets(language);
    }
    if (!part.isEmpty())
        return 0;
    paintPaper();
    return 0;
}
