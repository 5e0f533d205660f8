#include "app/closedatexit.h"
#include "app/commandline.h"
#include "app/filecampaignbackups.h"
#include "app/filecampaignhost.h"
#include "app/ports.h"
#include "formats/bodyplans.h"
#include "formats/processsetup.h"
#include "models/campaigngateway.h"
#include "reports/body/silhouette.h"
#include "text/languages.h"
#include "text/outofmemory.h"
#include "ui/diagram/bodyaccessible.h"
#include "ui/settings/preferences.h"
#include "ui/settings/settingsguard.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/quitsignals.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/latesheet.h"

#include <QApplication>
#include <QCommandLineParser>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <thread>

namespace {

/// How long what is under way is waited for when the program is left, and then for it to give up.
constexpr std::chrono::milliseconds kPatience{3000};

/// Less memory than this is not enough to begin with.
constexpr std::size_t kRoom = std::size_t{192} * 1024 * 1024;

}  // namespace

int main(int argc, char* argv[])
{
    hitspread::formats::settleIn();
    hitspread::nameProgram();
    hitspread::text::sayWhenMemoryEnds(QStringLiteral("hitspread"), EXIT_FAILURE);
    if (!hitspread::text::hasRoomFor(kRoom))
        hitspread::text::endForMemory();
    const hitspread::SettingsGuard settings;
    if (hitspread::asksForWordsOnly(argc, argv))
        hitspread::printWords(argc, argv);
    auto guard = std::make_unique<hitspread::DisplayGuard>();
    QApplication application(argc, argv);
    guard.reset();
    QApplication::setApplicationDisplayName(QStringLiteral("Hitspread"));

    hitspread::Preferences preferences;
    hitspread::Languages languages;
    hitspread::chooseLanguage(languages, preferences);
    QCommandLineParser arguments;
    hitspread::declareArguments(arguments);
    arguments.process(application);
    const hitspread::Theme theme = preferences.theme();
    if (const auto status = hitspread::refusal(arguments, theme.widgetFont(hitspread::TypeRole::Body)))
        return *status;
    hitspread::text::sayWhenMemoryEnds(QStringLiteral("hitspread"), EXIT_FAILURE);
    const QString aboutSettings = settings.sentence();
    if (!aboutSettings.isEmpty())
        std::fprintf(stderr, "hitspread: %s\n", qPrintable(aboutSettings));

    const hitspread::formats::ShippedBodyPlans plans;
    // On a core of its own while the window is made: the first picture shows it.
    const std::jthread outline([&plans] { static_cast<void>(hitspread::silhouetteOf(*plans.find({}))); });

    hitspread::ApplicationStyle style(application);
    hitspread::LateSheet::begin();  // until the window stands
    style.apply(theme);
    QObject::connect(&preferences, &hitspread::Preferences::themeChanged, &style, &hitspread::ApplicationStyle::apply);
    hitspread::installBodyAccessible();

    const hitspread::WallClock clock;
    hitspread::SystemSeeds seeds;
    hitspread::CampaignGateway gateway(plans, clock, seeds);
    hitspread::FileCampaignHost host(gateway);
    hitspread::FileCampaignBackups backups(host);
    backups.configure(preferences.backupFolder(), preferences.backupBytes());
    const hitspread::ClosedAtExit closing(host, kPatience);
    QObject::connect(&application, &QGuiApplication::commitDataRequest, &host, &hitspread::FileCampaignHost::rest);
    // The file is opened on its own thread while the window is made.
    hitspread::openFirst(host, preferences, arguments);
    auto window = std::make_unique<hitspread::MainWindow>(host, gateway, backups, style, preferences);
    const hitspread::QuitSignals endSignals;
    if (!aboutSettings.isEmpty())
        QObject::connect(
            &host, &hitspread::CampaignHost::opened, window.get(), [&] { window->tell(aboutSettings); },
            Qt::SingleShotConnection);
    // What the file has answered by now stands in the first picture.
    QCoreApplication::sendPostedEvents(&host);
    window->show();
    const int status = QApplication::exec();
    const bool startsAgain = window->startsAgain();
    const QString campaign = host.isSample() ? QString() : host.campaign();
    // What is being typed is stored as the window goes.
    window.reset();
    const bool isDone = backups.end(kPatience);
    if (!isDone)
        host.hurry();  // the disk that holds it up would hold up the backup on closing, too
    if (!host.end(kPatience) || !preferences.end(kPatience) || !isDone)
        std::_Exit(status);  // a thread that waits for a disk for ever cannot be ended in any other way
    if (startsAgain)
        hitspread::startAgain(campaign);
    return status;
}
