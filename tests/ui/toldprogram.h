#pragma once

#include "support/fakebackups.h"
#include "support/toldhost.h"
#include "windowprogram.h"

namespace hitspread::support {

/// The window over a host and backups that say what they are told to.
struct ToldProgram {
    /// `file`: the campaign the host says is open; empty: none.
    explicit ToldProgram(const QString& file = {})
    {
        host.file = file;
        style.apply(Theme());
        window.show();
    }

    formats::ShippedBodyPlans plans;
    WallClock clock;
    FixedSeeds seeds;
    Preferences preferences;
    ApplicationStyle style{*qApp};
    CampaignGateway gateway{plans, clock, seeds};
    ToldHost host;
    FakeBackups backups;
    MainWindow window{host, gateway, backups, style, preferences};
};

}  // namespace hitspread::support
