#include "gallery/shellshots.h"

#include "app/filecampaignhost.h"
#include "app/ports.h"
#include "exchange/bodyplans.h"
#include "gallery/pictures.h"
#include "models/campaigngateway.h"
#include "storage/samplecampaign.h"
#include "support/asnobody.h"
#include "support/fixedseeds.h"
#include "support/openandwait.h"
#include "ui/attack/firedialog.h"
#include "ui/diagram/bodyview.h"
#include "ui/fields/numberfield.h"
#include "ui/settings/preferences.h"
#include "ui/shell/mainwindow.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/problembar.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QFile>
#include <QKeyEvent>
#include <QPixmap>
#include <QTemporaryDir>
#include <QThread>

namespace hitspread {

namespace {

constexpr QSize kSmall(1280, 692);  ///< what a title bar leaves of 1280 x 720
constexpr QSize kLarge(1920, 1052);
constexpr int kPasses = 30;
constexpr int kPause = 5;  // ms

/// The window on a campaign of its own, and what is needed to bring it into a state.
class Stage {
public:
    Stage(ApplicationStyle& style, const QDir& folder, const QString& suffix, qreal zoom)
        : m_folder(folder),
          m_suffix(suffix),
          m_zoom(zoom),
          m_host(m_gateway),
          m_window(m_host, m_gateway, style, m_preferences)
    {
        m_preferences.setDriftSpeed(0);
        m_window.resize(kSmall);
        putOnScreen(m_window, zoom);
        m_window.show();
        settle();
    }

    void settle()
    {
        // A busy machine lays a window out for longer than panels wait before they fit themselves to it.
        for (int passes = 0; passes < kPasses || m_gateway.waiting() > 0; ++passes) {
            QApplication::processEvents();
            QThread::msleep(kPause);
        }
    }
    void open()
    {
        const QString file = m_campaign.filePath(QStringLiteral("gallery.hitspread"));
        storage::SampleCampaign::create(file).reset();
        support::openAndWait(m_host, file);
        settle();
    }
    /// Another campaign, in a place where nobody may write.
    void openForReading()
    {
        const QTemporaryDir place;
        const QString file = place.filePath(QStringLiteral("old-quay.hitspread"));
        storage::SampleCampaign::create(file).reset();
        QFile::setPermissions(file, QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther);
        const auto everybody = QFile::ReadOwner | QFile::ExeOwner | QFile::ReadGroup | QFile::ExeGroup
            | QFile::ReadOther | QFile::ExeOther;
        QFile::setPermissions(place.path(), everybody);
        {
            const support::AsNobody nobody;
            support::openAndWait(m_host, file);
            settle();
        }
        QFile::setPermissions(place.path(), everybody | QFile::WriteOwner);
    }
    void aim()
    {
        Fight& fight = m_window.fight();
        for (const CombatantView& view : fight.snapshot().combatants) {
            if (view.combatant.name == "Ines Varga")
                fight.setActive(view.combatant.id);
        }
        for (const CombatantView& view : fight.snapshot().combatants) {
            if (view.combatant.name == "Gate Guard 2")
                fight.setTarget(view.combatant.id);
        }
        settle();
    }
    /// One shot, rolled and applied.
    void shoot()
    {
        find<QAction>("action_fire")->trigger();
        settle();
        auto* dialog = find<FireDialog>("fireDialog");
        for (int guard = 0; dialog && dialog->isVisible() && guard < 12; ++guard) {
            QKeyEvent press(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier);
            QApplication::sendEvent(dialog, &press);
            settle();
        }
    }
    template <typename T>
    T* find(const char* name)
    {
        return m_window.findChild<T*>(QString::fromLatin1(name));
    }
    void save(const char* state)
    {
        for (const QSize size : {kSmall, kLarge}) {
            m_window.resize(size);
            settle();
            save(m_window, QStringLiteral("main-%1-%2").arg(QLatin1String(state)).arg(size.height() + 28));
        }
    }
    void save(QWidget& widget, const QString& name)
    {
        QPixmap picture(widget.size() * m_zoom);
        picture.setDevicePixelRatio(m_zoom);
        widget.render(&picture);
        picture.save(m_folder.filePath(name + m_suffix + QStringLiteral(".png")));
    }
    MainWindow& window() { return m_window; }
    FileCampaignHost& host() { return m_host; }

private:
    const QDir& m_folder;
    QString m_suffix;
    qreal m_zoom;
    QTemporaryDir m_campaign;
    exchange::ShippedBodyPlans m_plans;
    WallClock m_clock;
    support::FixedSeeds m_seeds;
    Preferences m_preferences;
    CampaignGateway m_gateway{m_plans, m_clock, m_seeds};
    FileCampaignHost m_host;
    MainWindow m_window;
};

}  // namespace

void paintShell(ApplicationStyle& style, const QDir& folder, const QString& suffix, qreal zoom)
{
    Stage stage(style, folder, suffix, zoom);
    stage.save("empty");
    stage.open();
    stage.aim();
    stage.save("fight");
    stage.shoot();
    stage.save("shot");
    if (auto* round = stage.find<NumberField>("round")) {
        stage.window().activateWindow();
        round->setFocus(Qt::TabFocusReason);
        stage.settle();
        stage.save("byhand");
        stage.find<BodyView>("stage")->setFocus(Qt::OtherFocusReason);
    }
    Q_EMIT stage.host().failed(
        Problem{ProblemCode::DamagedCampaign, "campaigns/old-quay.hitspread", {"part of its schema is missing"}});
    stage.settle();
    stage.save("problem");
    stage.find<ProblemBar>("problemBar")->hide();
    Q_EMIT stage.host().started(CampaignHost::Work::Opening, QStringLiteral("campaigns/old-quay.hitspread"));
    QElapsedTimer timer;
    for (timer.start(); timer.elapsed() < 700;)
        stage.settle();
    stage.save("busy");
    Q_EMIT stage.host().ended();
    auto* past = stage.find<QDockWidget>("historyDock");
    past->setFloating(true);
    past->resize(420, 300);
    stage.save("floating");
    stage.save(*past, QStringLiteral("main-floating-dock"));
    past->setFloating(false);
    stage.openForReading();
    stage.aim();
    stage.save("readonly");
}

}  // namespace hitspread
