#include "app/commandline.h"

#include "models/campaignhost.h"
#include "reports/paper/printout.h"
#include "text/echo.h"
#include "text/languages.h"
#include "ui/settings/preferences.h"

#include <QCoreApplication>
#include <QProcess>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace hitspread {

namespace {

constexpr int kBadArguments = 2;

void endWithoutDisplay(QtMsgType type, const QMessageLogContext&, const QString& message)
{
    // What the platform plugins say before they give up is said again, in plain words, below.
    if (type != QtFatalMsg) {
        if (type == QtCriticalMsg)
            std::fprintf(stderr, "%s\n", qPrintable(message));
        return;
    }
    std::fprintf(
        stderr,
        "hitspread: there is no display to show a window on. Start it in a graphical session, or set DISPLAY or "
        "WAYLAND_DISPLAY; hitspread-cli works without one.\n");
    std::_Exit(DisplayGuard::kCannotShow);
}

}  // namespace

void nameProgram()
{
    QCoreApplication::setApplicationName(QStringLiteral("hitspread"));
    QCoreApplication::setOrganizationName(QStringLiteral("hitspread"));
    QCoreApplication::setApplicationVersion(QStringLiteral(HITSPREAD_VERSION));
}

void declareArguments(QCommandLineParser& arguments)
{
    arguments.setApplicationDescription(
        QCoreApplication::translate("main", "Assistant for the person who runs a tabletop fight"));
    arguments.addHelpOption();
    arguments.addVersionOption();
    arguments.addOption({QStringLiteral("sample"),
                         QCoreApplication::translate("main", "Open the working copy of the sample campaign.")});
    arguments.addOption({QStringLiteral("language"),
                         QCoreApplication::translate("main", "Speak this language: %1.")
                             .arg(Languages::offered().join(QStringLiteral(", "))),
                         QCoreApplication::translate("main", "code")});
    arguments.addPositionalArgument(QStringLiteral("file"), QCoreApplication::translate("main", "Campaign to open."),
                                    QStringLiteral("[file.hitspread]"));
}

std::optional<int> refusal(const QCommandLineParser& arguments, const QFont& font)
{
    const auto say = [](const QString& sentence) { std::fprintf(stderr, "hitspread: %s\n", qPrintable(sentence)); };
    const QString language = arguments.value(QStringLiteral("language"));
    if (arguments.isSet(QStringLiteral("language")) && Languages::bestOf({language}).isEmpty()) {
        say(QCoreApplication::translate("main", "--language: there is no language \"%1\"; use one of: %2")
                .arg(language, Languages::offered().join(QStringLiteral(", "))));
        return kBadArguments;
    }
    const QStringList files = arguments.positionalArguments();
    const qsizetype most = arguments.isSet(QStringLiteral("sample")) ? 0 : 1;
    if (files.size() > most) {
        say(QCoreApplication::translate("main", "%1 is one campaign too many; only one is opened at a time")
                .arg(text::echoed(files[most])));
        return kBadArguments;
    }
    if (!paper::canSetText(font)) {
        say(QCoreApplication::translate("main",
                                        "no font was found, so that nothing could be read in its window; install one "
                                        "(fonts-noto-core). hitspread-cli works without"));
        return DisplayGuard::kCannotShow;
    }
    return std::nullopt;
}

void chooseLanguage(Languages& languages, const Preferences& preferences)
{
    QCommandLineParser early;
    early.addOption({QStringLiteral("language"), {}, QStringLiteral("code")});
    early.parse(QCoreApplication::arguments());  // what else stands there is judged later
    const QString best = Languages::bestOf({early.value(QStringLiteral("language")), preferences.language()});
    languages.use(best.isEmpty() ? Languages::ofSystem() : best);
}

void openFirst(CampaignHost& host, const Preferences& preferences, const QCommandLineParser& arguments)
{
    if (arguments.isSet(QStringLiteral("sample")))
        return host.openSample();
    if (!arguments.positionalArguments().isEmpty())
        return host.open(arguments.positionalArguments().constFirst());
    const QStringList recent = preferences.recentFiles();
    // One that is gone is not passed over: that it is, and where its backups are, is what is told then.
    if (recent.isEmpty())
        host.openSample();
    else
        host.open(recent.constFirst());
}

void startAgain(const QString& campaign)
{
    // Not with the arguments of this start: a language named there would be spoken again.
    QProcess::startDetached(QCoreApplication::applicationFilePath(),
                            {campaign.isEmpty() ? QStringLiteral("--sample") : campaign});
}

bool asksForWordsOnly(int argc, char** argv)
{
    constexpr std::array<std::string_view, 5> kWords{"-h", "--help", "--help-all", "-v", "--version"};
    return std::any_of(argv + 1, argv + std::max(1, argc), [&](const char* argument) {
        return std::ranges::find(kWords, std::string_view(argument)) != kWords.end();
    });
}

void printWords(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const Preferences preferences;
    Languages languages;
    chooseLanguage(languages, preferences);
    QCommandLineParser arguments;
    declareArguments(arguments);
    arguments.process(application);
    std::exit(EXIT_SUCCESS);  // NOLINT(concurrency-mt-unsafe): nothing runs beside it yet
}

DisplayGuard::DisplayGuard()
{
    qInstallMessageHandler(endWithoutDisplay);
}

DisplayGuard::~DisplayGuard()
{
    qInstallMessageHandler(nullptr);
}

}  // namespace hitspread
