#include "gallery/attackshots.h"
#include "gallery/backupshots.h"
#include "gallery/bodyshots.h"
#include "gallery/controlshots.h"
#include "gallery/fightshots.h"
#include "gallery/fileshots.h"
#include "gallery/formshots.h"
#include "gallery/historyshots.h"
#include "gallery/importshots.h"
#include "gallery/librarypages.h"
#include "gallery/meleeshots.h"
#include "gallery/outcomeshots.h"
#include "gallery/pageshots.h"
#include "gallery/percentileshots.h"
#include "gallery/pictures.h"
#include "gallery/rollundershots.h"
#include "gallery/ruleshots.h"
#include "gallery/sheetshots.h"
#include "gallery/shellshots.h"
#include "gallery/twod6shots.h"
#include "text/languages.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/motion.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
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
    bool wide = false;
};

/// What is painted together.
struct Family {
    const char* name;
    std::vector<Way> ways;
    std::vector<const char*> pictures;  ///< what their names begin with
    std::function<void(ApplicationStyle& style, Album& album)> paint;
};

const std::vector<Way> kPlain{{}};
const std::vector<Way> kAndFine{{}, {"-200", "200", 2.0}};
const std::vector<Way> kAndLarge{{}, {"-200", "200", 2.0}, {"-large", "large", 1.0, 160}};
const std::vector<Way> kBothWindows{{"-1440"},
                                    {"-1280", "100", 1.0, 100, true},
                                    {"-1280-200", "200", 2.0, 100, true},
                                    {"-1280-large", "large", 1.0, 160, true}};

/// The fire window has three columns, which a large screen must fill.
const std::vector<Way> kThreeWindows{{"-1440"},
                                     {"-1280", "100", 1.0, 100, true},
                                     {"-1280-200", "200", 2.0, 100, true},
                                     {"-1280-large", "large", 1.0, 160, true},
                                     {"-1920", "100", 1.0, 100, false, true}};

/// In the order they are painted.
const std::vector<Family>& families()
{
    static const std::vector<Family> all{
        {"library", kAndFine, {"library-"}, paintLibrary},
        {"main", kAndLarge, {"main-"}, paintShell},
        {"fight", kAndLarge, {"fight-"}, paintFights},
        {"history",
         {{}, {"-1280-200", "200", 2.0, 100, true}, {"-1280-large", "large", 1.0, 160, true}},
         {"history-"},
         paintHistory},
        {"backups", kAndLarge, {"backups-"}, paintBackups},
        {"import",
         {{}, {"-200", "200", 2.0}, {"-1280", "100", 1.0, 100, true}, {"-1280-large", "large", 1.0, 160, true}},
         {"import-"},
         paintImport},
        {"files", kAndLarge, {"files-"}, paintFiles},
        {"rules", kAndLarge, {"rules-"}, paintRules},
        {"attack", kThreeWindows, {"fire-", "rule-"}, paintShots},
        {"duel", kBothWindows, {"duel-"}, paintDuel},
        {"percentile", kBothWindows, {"pct-"}, paintPercentile},
        {"outcome", kBothWindows, {"out-"}, paintOutcome},
        {"rollunder", kBothWindows, {"r3-"}, paintRollunder},
        {"twod6", kBothWindows, {"td-"}, paintTwoD6},
        {"volley", kThreeWindows, {"volley-", "walk-", "string-", "guns-", "area-", "cross-"}, paintVolleys},
        {"melee", kBothWindows, {"melee-", "grenade-", "harm-", "deed-", "phase-"}, paintMelee},
        {"bodies",
         {{}, {"-200", "200", 2.0}, {"-large", "large", 1.0, 150}},
         {"body-"},
         [](const auto& style, auto& album) { paintBodies(style.theme(), album); }},
        {"controls",
         {{}, {"-200", "200", 2.0}, {"-large", "large", 1.0, 150}},
         {"controls-"},
         [](const auto& style, auto& album) { paintControls(style.theme(), album); }},
        {"flight", kPlain, {"flight-"}, [](const auto& style, auto& album) { paintFlight(style.theme(), album); }},
        {"preview", kPlain, {"print-"}, paintPreview},
        {"forms", kPlain, {"form-"}, paintForms},
        {"character",
         kAndLarge,
         {"sheet-1", "sheet-percentile-", "sheet-outcome-", "sheet-rollunder-", "sheet-twod6-", "sheet-more-",
          "sheet-home-", "sheet-give", "sheet-new", "sheet-refused"},
         paintSheets},
    };
    return all;
}

/// Paper knows no theme and no scale; in the second one there are no words either.
const Family kPages{"pages",
                    {},
                    {"sheet-plain-", "sheet-overfilled-", "sheet-blank-"},
                    [](const auto& /*style*/, auto& album) { paintSheetPages(album); }};
const Family kPaper{"paper", {}, {"paper"}, [](const auto& /*style*/, auto& album) { paintPaper(album); }};

/// What somebody asked for; empty: everything.
struct Asked {
    QString family;
    QString language;
    QString theme;
    QString scale;

    [[nodiscard]] static bool has(const QString& asked, const QString& one) { return asked.isEmpty() || asked == one; }
    /// Whether the same is painted in English too.
    [[nodiscard]] bool isTranslated(const QString& code) const
    {
        return language.isEmpty() && code != QStringLiteral("en");
    }
    [[nodiscard]] bool wants(const QString& code, const QString& colours, const QString& size) const
    {
        if (!has(language, code) || !has(theme, colours) || !has(scale, size))
            return false;
        // A language changes words, a theme colours and a finer screen neither: each is looked at in the plainest of the others.
        const bool isLight = theme.isEmpty() && colours == QStringLiteral("light");
        const bool isScaled = scale.isEmpty() && size != QStringLiteral("100");
        const bool isFine = isScaled && size == QStringLiteral("200");
        return !(isLight && (isTranslated(code) || isScaled)) && !(isFine && isTranslated(code));
    }
    [[nodiscard]] bool wants(const Family& one, const Album& album) const
    {
        return has(family, QLatin1String(one.name))
            && std::ranges::any_of(one.pictures, [&](const char* name) { return album.wants(QLatin1String(name)); });
    }
};

void paintFamily(const Family& family, ApplicationStyle& style, const Asked& asked, const QString& code, Album& album)
{
    // English has no suffix.
    const QString language = code == QStringLiteral("en") ? QString() : QLatin1Char('-') + code;
    for (const auto& [scheme, theme] : {std::pair{Scheme::Dark, "dark"}, {Scheme::Light, "light"}}) {
        for (const Way& way : family.ways) {
            if (!asked.wants(code, QLatin1String(theme), QLatin1String(way.scale)))
                continue;
            style.apply(Theme(scheme, way.text));
            const QString suffix = QLatin1Char('-') + QLatin1String(theme) + language + QLatin1String(way.suffix);
            album.setLook({suffix, way.zoom, way.small, asked.isTranslated(code), way.wide});
            family.paint(style, album);
        }
    }
}

void paintFamilies(ApplicationStyle& style, const Asked& asked, const QString& code, Album& album)
{
    for (const Family& family : families()) {
        if (asked.wants(family, album))
            paintFamily(family, style, asked, code, album);
    }
    album.setLook({code == QStringLiteral("en") ? QString() : QLatin1Char('-') + code});
    if (asked.wants(kPages, album))
        kPages.paint(style, album);
}

/// Whether `asked` is empty or one of these; says how the program is used where it is not.
bool isOneOf(const QCommandLineParser& parser, const QString& asked, const QStringList& known)
{
    if (asked.isEmpty() || known.contains(asked))
        return true;
    std::fprintf(stderr, "gallery: there is no %s; there are: %s\n\n%s", qPrintable(asked),
                 qPrintable(known.join(QStringLiteral(", "))), qPrintable(parser.helpText()));
    return false;
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
    // Nothing is remembered from another run.
    for (const char* folder : {"XDG_CONFIG_HOME", "XDG_DATA_HOME"})
        qputenv(folder, QFile::encodeName(place.path()));
    const QByteArray platform = qgetenv("QT_QPA_PLATFORM");
    if (platform.isEmpty() || platform == "offscreen")
        qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + QFile::encodeName(screenFile(place)));
    QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("hitspread-test"));
    QApplication::setApplicationName(QStringLiteral("gallery"));

    // A picture shows what is true in the end, and is the same every time.
    motion::setReduced(true);
    QApplication::setCursorFlashTime(0);

    QStringList names{QLatin1String(kPages.name), QLatin1String(kPaper.name)};
    for (const Family& family : families())
        names << QLatin1String(family.name);
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral(
        "Paints every state of windows, dialogs, forms and pages. Unless asked for, light colours and 200 are painted "
        "in English only, and light colours in 100 only: neither shows other words or another layout."));
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
    if (!isOneOf(parser, asked.family, names) || !isOneOf(parser, asked.language, Languages::offered())
        || !isOneOf(parser, asked.theme, {QStringLiteral("dark"), QStringLiteral("light")})
        || !isOneOf(parser, asked.scale, {QStringLiteral("100"), QStringLiteral("200"), QStringLiteral("large")}))
        return 2;

    Album album(QDir(parser.positionalArguments().constFirst()), parser.value(QStringLiteral("only")));
    ApplicationStyle style(application);
    Languages languages;
    for (const QString& code : Languages::offered()) {
        if (!Asked::has(asked.language, code))
            continue;
        languages.use(code);
        paintFamilies(style, asked, code, album);
    }
    album.setLook({});
    if (asked.wants(kPaper, album))
        kPaper.paint(style, album);
    std::printf("%d pictures\n", album.count());
    // A pattern that fits nothing is a mistake.
    return album.count() > 0 ? 0 : 1;
}
