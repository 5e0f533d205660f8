#pragma once

#include "app/filecampaignhost.h"
#include "app/ports.h"
#include "exchange/bodyplans.h"
#include "gallery/attackshots.h"
#include "models/fight.h"
#include "support/fixedseeds.h"
#include "ui/settings/preferences.h"

#include <QTemporaryDir>

namespace hitspread {

class ApplicationStyle;

/// The sample's fight on a file of its own, for dialogs that stand over it, and a hand that types and takes pictures.
class Studio {
public:
    Studio(ApplicationStyle& style, AttackLook look, QDir folder);

    void save(QWidget& window, const QString& name);
    void choose(const char* actor, const char* target);
    void key(QWidget& window, int code, const QString& text = {}, Qt::KeyboardModifiers modifiers = {});
    void type(QWidget& window, const QByteArray& digits);
    /// What a title bar leaves of the smallest screen, or this much.
    void fit(QWidget& window, QSize large) const;
    void settle() const;

    [[nodiscard]] Fight& fight() { return m_fight; }
    [[nodiscard]] ApplicationStyle& style() { return m_style; }
    [[nodiscard]] Preferences& preferences() { return m_preferences; }
    [[nodiscard]] const AttackLook& look() const { return m_look; }

private:
    ApplicationStyle& m_style;
    AttackLook m_look;
    QDir m_folder;
    QTemporaryDir m_place;
    Preferences m_preferences;
    exchange::ShippedBodyPlans m_plans;
    WallClock m_clock;
    support::FixedSeeds m_seeds;
    CampaignGateway m_gateway;
    FileCampaignHost m_host;
    Fight m_fight;
};

}  // namespace hitspread
