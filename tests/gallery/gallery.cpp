#include "gallery/attackshots.h"
#include "gallery/bodyshots.h"
#include "gallery/controlshots.h"
#include "gallery/fightshots.h"
#include "gallery/formshots.h"
#include "gallery/historyshots.h"
#include "gallery/librarypages.h"
#include "gallery/meleeshots.h"
#include "gallery/pageshots.h"
#include "gallery/ruleshots.h"
#include "gallery/sheetshots.h"
#include "gallery/shellshots.h"
#include "text/languages.h"
#include "ui/theme/applicationstyle.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTextStream>

// Paints every state of windows, dialogs, forms and pages into a folder, to be looked at.

using namespace hitspread;

namespace {

QDir folder;

constexpr int kLargestText = 160;  // %

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

/// New fights, lists of fights and distances, dark and light, plain, at 200 % and with the largest text.
void paintFightLooks(ApplicationStyle& style, const QString& language)
{
    for (const auto& [scheme, name] : {std::pair{Scheme::Dark, "-dark"}, {Scheme::Light, "-light"}}) {
        const QString suffix = QLatin1String(name) + language;
        style.apply(Theme(scheme));
        paintFights(style, folder, suffix, 1.0);
        paintFights(style, folder, suffix + QStringLiteral("-200"), 2.0);
        style.apply(Theme(scheme, kLargestText));
        paintFights(style, folder, suffix + QStringLiteral("-large"), 1.0);
    }
}

/// What the history offers, likewise.
void paintHistoryLooks(ApplicationStyle& style, const QString& language)
{
    for (const auto& [scheme, name] : {std::pair{Scheme::Dark, "-dark"}, {Scheme::Light, "-light"}}) {
        const QString suffix = QLatin1String(name) + language;
        style.apply(Theme(scheme));
        paintHistory(style, {suffix, 1.0, false, false}, folder);
        paintHistory(style, {suffix + QStringLiteral("-1280-200"), 2.0, true, false}, folder);
        style.apply(Theme(scheme, kLargestText));
        paintHistory(style, {suffix + QStringLiteral("-1280-large"), 1.0, true, false}, folder);
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
        paintBodies(style.theme(), folder, suffix, 1.0);
        paintFlight(style.theme(), folder, suffix);
        paintControls(style.theme(), folder, suffix);
        paintPreview(style, folder, suffix);
        paintForms(style, folder, suffix);
        paintBodies(style.theme(), folder, suffix + QStringLiteral("-200"), 2.0);
        style.apply(Theme(scheme, 150));
        paintControls(style.theme(), folder, suffix + QStringLiteral("-large"));
        paintBodies(style.theme(), folder, suffix + QStringLiteral("-large"), 1.0);
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

/// Describes a usual screen to the offscreen platform, and beside it one twice as fine.
QString screenFile(const QTemporaryDir& place)
{
    const QString path = place.filePath(QStringLiteral("screens.json"));
    QFile file(path);
    const bool isOpen = file.open(QIODevice::WriteOnly);
    const QByteArray screen = R"({"screens": [{"name": "usual", "x": 0, "y": 0, "width": 1920, "height": 1080,
        "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}, {"name": "fine", "x": 4000, "y": 0, "width": 1920,
        "height": 1080, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 2}]})";
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
            << "usage: gallery <folder> [library|forms|screen|character|pages|main|attack|volley|melee|rules|fight|history]\n";
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
            paintSheetPages(folder, language);
            continue;
        }
        if (part == "screen") {
            paintScreen(style, language);
            continue;
        }
        if (part == "forms") {
            for (const auto& [scheme, name] : {std::pair{Scheme::Dark, "-dark"}, {Scheme::Light, "-light"}}) {
                style.apply(Theme(scheme));
                paintForms(style, folder, QLatin1String(name) + language);
            }
            continue;
        }
        if (part.isEmpty() || part == "library")
            paintLibraries(style, language);
        if (part.isEmpty() || part == "main")
            paintWindows(style, language);
        if (part.isEmpty() || part == "fight")
            paintFightLooks(style, language);
        if (part.isEmpty() || part == "history")
            paintHistoryLooks(style, language);
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
        paintSheetPages(folder, language);
    }
    if (!part.isEmpty())
        return 0;
    paintPaper(folder);
    return 0;
}
