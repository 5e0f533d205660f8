#pragma once

#include "app/filecampaignbackups.h"
#include "app/filecampaignhost.h"
#include "app/ports.h"
#include "formats/bodyplans.h"
#include "models/campaigngateway.h"
#include "ui/settings/preferences.h"
#include "ui/shell/mainwindow.h"
#include "ui/theme/applicationstyle.h"

#include <QApplication>

namespace hitspread::bench {

/// The program as main() puts it together, with a campaign being opened.
struct WholeProgram {
    explicit WholeProgram(const QString& campaign)
    {
        window.resize(1920, 1080);
        window.show();
        host.open(campaign);
    }

    formats::ShippedBodyPlans plans;
    WallClock clock;
    SystemSeeds seeds;
    Preferences preferences;
    ApplicationStyle style{*qApp};
    CampaignGateway gateway{plans, clock, seeds};
    FileCampaignHost host{gateway};
    FileCampaignBackups backups{host};
    MainWindow window{host, gateway, backups, style, preferences};
};

}  // namespace hitspread::bench
