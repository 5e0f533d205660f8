#pragma once

#include "app/filecampaignbackups.h"
#include "app/filecampaignhost.h"
#include "app/ports.h"
#include "formats/bodyplans.h"
#include "models/campaigngateway.h"
#include "models/fight/digest.h"
#include "support/fixedseeds.h"
#include "support/waituntil.h"
#include "ui/settings/preferences.h"
#include "ui/shell/mainwindow.h"
#include "ui/systems/threed/firedialog.h"
#include "ui/theme/applicationstyle.h"

#include <QApplication>
#include <QTest>

#include <chrono>
#include <optional>

namespace hitspread::support {

/// A look that is there before the first window is made, as in main(): later every widget takes it on anew.
struct LookAtFirst : ApplicationStyle {
    explicit LookAtFirst(const std::optional<Theme>& look) : ApplicationStyle(*qApp)
    {
        if (look)
            apply(*look);
    }
};

/// The program as main() puts it together, on a file of its own.
struct Program {
    /// `source`: where seeds come from; nullptr: always the same one. `look`: without it that of Qt, or what the last program left.
    explicit Program(const QString& file, SeedSource* source = nullptr, const std::optional<Theme>& look = {})
        : style(look), gateway(plans, clock, source ? *source : fixedSeeds)
    {
        window.resize(1440, 900);
        window.show();
        host.open(file);
    }

    template <typename T>
    T* find(const char* name)
    {
        return window.findChild<T*>(QString::fromLatin1(name));
    }
    bool waitForFight()
    {
        return waitUntil([this] { return window.fight().isLoaded() && gateway.waiting() == 0; });
    }
    bool settle()
    {
        // What is long to show comes in an event of its own, behind the one that brought it.
        for (int turn = 0; turn < 2; ++turn) {
            QCoreApplication::processEvents();
            if (!waitUntil([this] { return gateway.waiting() == 0; }))
                return false;
        }
        return true;
    }
    /// The same, and every part of the window lies where it stays.
    bool rest() { return settle() && waitForRest(window); }
    /// What a window manager does when a dialog closes: the main window is active again.
    void pressFire()
    {
        QCoreApplication::processEvents();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        // The platform tells of the closed dialog's focus late; ask until the window has it for good.
        const auto isOpen = [this] { return dialog() && dialog()->isVisible(); };
        for (int guard = 0; guard < 50 && !isOpen(); ++guard) {
            window.activateWindow();
            QTest::keyClick(&window, Qt::Key_F);
            (void)waitUntil(isOpen, std::chrono::milliseconds(10));
        }
    }
    threed::FireDialog* dialog() { return find<threed::FireDialog>("fireDialog"); }
    void aimAtGuard()
    {
        const auto id = [this](const char* name) {
            for (const CombatantView& view : window.fight().snapshot().combatants) {
                if (view.combatant.name == name)
                    return view.combatant.id;
            }
            return RecordId{0};
        };
        window.fight().setActive(id("Ines Varga"));
        window.fight().setTarget(id("Gate Guard 2"));
    }
    /// The numbers of everybody, for comparing before and after.
    QStringList state()
    {
        QStringList result;
        for (const CombatantView& view : window.fight().snapshot().combatants) {
            const Digest digest = digestOf(window.fight().snapshot().encounter.system,
                                           sourceOf(view, window.fight().snapshot().encounter.switches));
            QStringList words{QString::fromStdString(view.combatant.name), QString::number(digest.wounds.value_or(0)),
                              digest.posture};
            for (const TrackDigest& track : digest.tracks)
                words << QString::number(track.left);
            for (const LocationDigest& location : digest.locations)
                words << QString::number(location.hits) << location.armour;
            for (const WeaponDigest& weapon : weaponsOf(window.fight().snapshot().encounter.system, view))
                words << QString::number(weapon.rounds);
            for (const Chip& chip : digest.chips)
                words << chip.text;
            result << words.join(QLatin1Char('|'));
        }
        return result;
    }

    formats::ShippedBodyPlans plans;
    WallClock clock;
    FixedSeeds fixedSeeds;
    Preferences preferences;
    LookAtFirst style;
    CampaignGateway gateway;
    FileCampaignHost host{gateway};
    FileCampaignBackups backups{host};
    MainWindow window{host, gateway, backups, style, preferences};
};

}  // namespace hitspread::support
