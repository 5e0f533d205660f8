#include "app/filecampaignhost.h"
#include "app/ports.h"
#include "exchange/bodyplans.h"
#include "models/campaigngateway.h"
#include "text/languages.h"
#include "ui/diagram/bodyaccessible.h"
#include "ui/settings/preferences.h"
#include "ui/shell/mainwindow.h"
#include "ui/theme/applicationstyle.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QFileInfo>

#include <cstdio>

namespace {

/// The file to begin with: the one named, else the one used last, else the sample.
void openFirst(hitspread::FileCampaignHost& host, const hitspread::Preferences& preferences,
               const QCommandLineParser& arguments)
{
    if (arguments.isSet(QStringLiteral("sample")))
        return host.openSample();
    if (!arguments.positionalArguments().isEmpty())
        return host.open(arguments.positionalArguments().constFirst());
    const QStringList recent = preferences.recentFiles();
    if (!recent.isEmpty() && QFileInfo::exists(recent.constFirst()))
        host.open(recent.constFirst());
    else
        host.openSample();
}

/// What the command line asks for, else the user's choice, else what the desktop speaks. In force before the first word.
void chooseLanguage(hitspread::Languages& languages, const hitspread::Preferences& preferences)
{
    using hitspread::Languages;
    QCommandLineParser early;
    early.addOption({QStringLiteral("language"), {}, QStringLiteral("code")});
    early.parse(QCoreApplication::arguments());  // what else stands there is judged later
    const QString best = Languages::bestOf({early.value(QStringLiteral("language")), preferences.language()});
    languages.use(best.isEmpty() ? Languages::ofSystem() : best);
}

}  // namespace

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("hitspread"));
    QApplication::setOrganizationName(QStringLiteral("hitspread"));
    QApplication::setApplicationDisplayName(QStringLiteral("Hitspread"));
    QApplication::setApplicationVersion(QStringLiteral(HITSPREAD_VERSION));

    hitspread::Preferences preferences;
    hitspread::Languages languages;
    chooseLanguage(languages, preferences);
    QCommandLineParser arguments;
    arguments.setApplicationDescription(
        QApplication::translate("main", "Assistant for the person who runs a tabletop fight"));
    arguments.addHelpOption();
    arguments.addVersionOption();
    arguments.addOption(
        {QStringLiteral("sample"), QApplication::translate("main", "Open the working copy of the sample campaign.")});
    arguments.addOption({QStringLiteral("language"),
                         QApplication::translate("main", "Speak this language: %1.")
                             .arg(hitspread::Languages::offered().join(QStringLiteral(", "))),
                         QApplication::translate("main", "code")});
    arguments.addPositionalArgument(QStringLiteral("file"), QApplication::translate("main", "Campaign to open."),
                                    QStringLiteral("[file.hitspread]"));
    arguments.process(application);
    const QString language = arguments.value(QStringLiteral("language"));
    if (arguments.isSet(QStringLiteral("language")) && hitspread::Languages::bestOf({language}).isEmpty()) {
        std::fprintf(
            stderr, "%s\n",
            qPrintable(QApplication::translate("main", "--language: there is no language \"%1\"; use one of: %2")
                           .arg(language, hitspread::Languages::offered().join(QStringLiteral(", ")))));
        return 2;
    }

    const hitspread::Theme theme = preferences.theme();
    hitspread::ApplicationStyle style(application);
    style.apply(theme);
    QObject::connect(&preferences, &hitspread::Preferences::themeChanged, &style, &hitspread::ApplicationStyle::apply);
    hitspread::installBodyAccessible();

    const hitspread::exchange::ShippedBodyPlans plans;
    const hitspread::WallClock clock;
    hitspread::SystemSeeds seeds;
    hitspread::CampaignGateway gateway(plans, clock, seeds);
    hitspread::FileCampaignHost host(gateway);
    hitspread::MainWindow window(host, gateway, style, preferences);
    window.show();
    openFirst(host, preferences, arguments);
    return QApplication::exec();
}
