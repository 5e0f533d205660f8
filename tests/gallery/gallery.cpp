#include "gallery/attackshots.h"
#include "gallery/bodyshots.h"
#include "gallery/controlshots.h"
#include "gallery/fightshots.h"
#include "gallery/formshots.h"
#include "gallery/historyshots.h"
#include "gallery/librarypages.h"
#include "gallery/meleeshots.h"
#include "gallery/pageshots.h"
#include "gallery/pictures.h"
#include "gallery/ruleshots.h"
#include "gallery/sheetshots.h"
#include "gallery/shellshots.h"
#include "text/languages.h"
#include "ui/theme/applicationstyle.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <cstdio>
#include <cstdlib>
#include <functional>
#include <utility>
#include <vector>

// Paints every state of windows, dialogs, forms and pages into a folder, to be looked at.

using namespace hitspread;

namespace {

/// A way to look at a family: a size of window, a fineness, a size of letters. The scale is what --scale calls it.
struct Way {
    const char* suffix = "";
    const char* scale = "100";
    qreal zoom = 1.0;
    int text = 100;  ///< %
    bool small = false;
};

/// What is painted together.
struct Family {
    const char* name;
    std::vector<Way> ways;
    std::function<void(ApplicationStyle& style, const AttackLook& look, const QDir& folder)> paint;
};

const std::vector<Way> kPlain{{}};
const std::vector<Way> kAndFine{{}, {"-200", "200", 2.0}};
const std::vector<Way> kAndLarge{{}, {"-200", "200", 2.0}, {"-large", "large", 1.0, 160}};
const std::vector<Way> kBothWindows{{"-1440"},
                                    {"-1280", "100", 1.0, 100, true},
                                    {"-1280-200", "200", 2.0, 100, true},
                                    {"-1280-large", "large", 1.0, 160, true}};

/// In the order they are painted.
const std::vector<Family>& families()
{
    static const std::vector<Family> all{
        {"library", kAndFine,
         [](auto& style, const auto& look, const auto& folder) {
             paintLibrary(style, folder, look.suffix, look.zoom);
         }},
        {"main", kAndLarge,
         [](auto& style, const auto& look, const auto& folder) { paintShell(style, folder, look.suffix, look.zoom); }},
        {"fight", kAndLarge,
         [](auto& style, const auto& look, const auto& folder) { paintFights(style, folder, look.suffix, look.zoom); }},
        {"history",
         {{}, {"-1280-200", "200", 2.0, 100, true}, {"-1280-large", "large", 1.0, 160, true}},
         [](auto& style, const auto& look, const auto& folder) { paintHistory(style, look, folder); }},
        {"rules", kAndLarge,
         [](auto& style, const auto& look, const auto& folder) { paintRules(style, folder, look.suffix, look.zoom); }},
        {"attack", kBothWindows,
         [](auto& style, const auto& look, const auto& folder) { paintAttacks(style, look, folder); }},
        {"volley", kBothWindows,
         [](auto& style, const auto& look, const auto& folder) {
             AttackLook volleys = look;
             volleys.volleys = true;
             paintAttacks(style, volleys, folder);
         }},
        {"melee",
         {{"-1320"},
          {"-1280", "100", 1.0, 100, true},
          {"-1280-200", "200", 2.0, 100, true},
          {"-1280-large", "large", 1.0, 160, true}},
         [](auto& style, const auto& look, const auto& folder) { paintMelee(style, look, folder); }},
        {"bodies",
         {{}, {"-200", "200", 2.0}, {"-large", "large", 1.0, 150}},
         [](auto& style, const auto& look, const auto& folder) {
             paintBodies(style.theme(), folder, look.suffix, look.zoom);
         }},
        {"controls",
         {{}, {"-large", "large", 1.0, 150}},
         [](auto& style, const auto& look, const auto& folder) { paintControls(style.theme(), folder, look.suffix); }},
        {"flight", kPlain,
         [](auto& style, const auto& look, const auto& folder) { paintFlight(style.theme(), folder, look.suffix); }},
        {"preview", kPlain,
         [](auto& style, const auto& look, const auto& folder) { paintPreview(style, folder, look.suffix); }},
        {"forms", kPlain,
         [](auto& style, const auto& look, const auto& folder) { paintForms(style, folder, look.suffix); }},
        {"character", kAndLarge,
         [](auto& style, const auto& look, const auto& folder) { paintSheets(style, look.suffix, folder, look.zoom); }},
    };
    return all;
}

/// What somebody asked for; empty: everything.
struct Asked {
    QString family;
    QString language;
    QString theme;
    QString scale;

    [[nodiscard]] static bool has(const QString& asked, const QString& one) { return asked.isEmpty() || asked == one; }
};

void paintFamilies(ApplicationStyle& style, const Asked& asked, const QString& code, const QDir& folder)
{
    // English has no suffix.
    const QString language = code == QStringLiteral("en") ? QString() : QLatin1Char('-') + code;
    for (const Family& family : families()) {
        if (!Asked::has(asked.family, QLatin1String(family.name)))
            continue;
        for (const auto& [scheme, theme] : {std::pair{Scheme::Dark, "dark"}, {Scheme::Light, "light"}}) {
            for (const Way& way : family.ways) {
                if (!Asked::has(asked.theme, QLatin1String(theme))
                    || !Asked::has(asked.scale, QLatin1String(way.scale)))
                    continue;
                style.apply(Theme(scheme, way.text));
                const QString suffix = QLatin1Char('-') + QLatin1String(theme) + language + QLatin1String(way.suffix);
                family.paint(style, {suffix, way.zoom, way.small, false}, folder);
            }
        }
    }
    if (Asked::has(asked.family, QStringLiteral("pages")))
        paintSheetPages(folder, language);
}

/// Ends the program with its usage unless `asked` is empty or one of these.
void requireOneOf(const QCommandLineParser& parser, const QString& asked, const QStringList& known)
{
    if (asked.isEmpty() || known.contains(asked))
        return;
    std::fprintf(stderr, "gallery: there is no %s; there are: %s\n\n%s", qPrintable(asked),
                 qPrintable(known.join(QStringLiteral(", "))), qPrintable(parser.helpText()));
    std::exit(2);
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
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setOrganizationName(QStringLiteral("hitspread-test"));
    QApplication::setApplicationName(QStringLiteral("gallery"));

    QStringList names{QStringLiteral("pages"), QStringLiteral("paper")};
    for (const Family& family : families())
        names << QLatin1String(family.name);
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Paints every state of windows, dialogs, forms and pages."));
    parser.addHelpOption();
    parser.addOptions({{QStringLiteral("family"), QStringLiteral("One of: %1.").arg(names.join(QStringLiteral(", "))),
                        QStringLiteral("name")},
                       {QStringLiteral("only"), QStringLiteral("Pictures of these names, as 'fire-*'."),
                        QStringLiteral("pattern"), QStringLiteral("*")},
                       {QStringLiteral("language"), QStringLiteral("As en, de."), QStringLiteral("code")},
                       {QStringLiteral("theme"), QStringLiteral("dark or light."), QStringLiteral("theme")},
                       {QStringLiteral("scale"), QStringLiteral("100, 200, or large for the largest letters."),
                        QStringLiteral("scale")}});
    parser.addPositionalArgument(QStringLiteral("folder"), QStringLiteral("Where the pictures go."));
    parser.process(application);
    if (parser.positionalArguments().size() != 1)
        parser.showHelp(2);
    const Asked asked{parser.value(QStringLiteral("family")), parser.value(QStringLiteral("language")),
                      parser.value(QStringLiteral("theme")), parser.value(QStringLiteral("scale"))};
    requireOneOf(parser, asked.family, names);
    requireOneOf(parser, asked.language, Languages::offered());
    requireOneOf(parser, asked.theme, {QStringLiteral("dark"), QStringLiteral("light")});
    requireOneOf(parser, asked.scale, {QStringLiteral("100"), QStringLiteral("200"), QStringLiteral("large")});
    choosePictures(parser.value(QStringLiteral("only")));

    const QDir folder(parser.positionalArguments().constFirst());
    folder.mkpath(QStringLiteral("."));
    ApplicationStyle style(application);
    Languages languages;
    for (const QString& code : Languages::offered()) {
        if (!Asked::has(asked.language, code))
            continue;
        languages.use(code);
        paintFamilies(style, asked, code, folder);
    }
    if (Asked::has(asked.family, QStringLiteral("paper")))
        paintPaper(folder);
    return 0;
}
