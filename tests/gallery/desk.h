#pragma once

#include "app/filecampaignhost.h"
#include "app/ports.h"
#include "formats/bodyplans.h"
#include "gallery/pictures.h"
#include "models/campaigngateway.h"
#include "support/fakebackups.h"
#include "support/fixedseeds.h"
#include "ui/settings/preferences.h"

#include <QTemporaryDir>

namespace hitspread {

/// What the windows of a family stand on: the services over a copy of the sample campaign, and the album their pictures go to.
class Desk {
public:
    explicit Desk(Album& album);

    /// Opens a fresh copy of the sample campaign; it is made once a run.
    void open();
    /// Puts such a copy there.
    static void copySample(const QString& file);
    void settle() const { hitspread::settle(&m_gateway); }
    /// A picture of a window that has come to rest.
    void save(QWidget& window, const QString& name);

    [[nodiscard]] Album& album() const { return m_album; }
    [[nodiscard]] Preferences& preferences() { return m_preferences; }
    [[nodiscard]] CampaignGateway& gateway() { return m_gateway; }
    [[nodiscard]] FileCampaignHost& host() { return m_host; }
    /// Of no campaign there is: their times and sizes would differ from picture to picture.
    [[nodiscard]] support::FakeBackups& backups() { return m_backups; }

private:
    Album& m_album;
    QTemporaryDir m_place;
    Preferences m_preferences;
    formats::ShippedBodyPlans m_plans;
    WallClock m_clock;
    support::FixedSeeds m_seeds;
    CampaignGateway m_gateway{m_plans, m_clock, m_seeds};
    FileCampaignHost m_host{m_gateway};
    support::FakeBackups m_backups;
};

}  // namespace hitspread
