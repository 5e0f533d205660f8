#include "app/commandline.h"

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
    std::_Exit(DisplayGuard::kNoDisplay);
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

void chooseLanguage(Languages& languages, const Preferences& preferences)
{
    QCommandLineParser early;
    early.addOption({QStringLiteral("language"), {}, QStringLiteral("code")});
    early.parse(QCoreApplication::arguments());  // what else stands there is judged later
    const QString best = Languages::bestOf({early.value(QStringLiteral("language")), preferences.language()});
    languages.use(best.isEmpty() ? Languages::ofSystem() : best);
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
    std::exit(EXIT_SUCCESS);
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
