#include "gallery/ruleshots.h"

#include "app/filecampaignhost.h"
#include "app/ports.h"
#include "exchange/bodyplans.h"
#include "exchange/profilefolder.h"
#include "gallery/pictures.h"
#include "models/fight.h"
#include "storage/samplecampaign.h"
#include "support/fixedseeds.h"
#include "support/openandwait.h"
#include "ui/attack/firedialog.h"
#include "ui/rules/ruleswindow.h"
#include "ui/settings/preferences.h"
#include "ui/shell/mainwindow.h"
#include "ui/theme/applicationstyle.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPixmap>
#include <QPushButton>
#include <QTemporaryDir>

namespace hitspread {

namespace {

constexpr QSize kSmall(1280, 692);  ///< what a title bar leaves of 1280 x 720
constexpr QSize kUsual(1240, 800);

/// The main window with its window of rules, after a shot in the sample fight.
class Stage {
public:
    Stage(ApplicationStyle& style, const QDir& folder, const QString& suffix, qreal zoom)
        : m_folder(folder),
          m_suffix(suffix),
          m_zoom(zoom),
          m_host(m_gateway),
          m_window(m_host, m_gateway, style, m_preferences)
    {
        QDir(exchange::ownProfilesFolder()).removeRecursively();
        m_preferences.setDriftSpeed(0);
        m_window.resize(kSmall);
        m_window.show();
        const QString file = m_campaign.filePath(QStringLiteral("gallery.hitspread"));
        storage::SampleCampaign::create(file).reset();
        support::openAndWait(m_host, file);
        settle();
        shoot();
    }
    void settle()
    {
        QElapsedTimer timer;
        timer.start();
        while (timer.elapsed() < 60 || m_gateway.waiting() > 0)
            QApplication::processEvents(QEventLoop::AllEvents, 10);
        // Outside an event loop nobody clears away what a page has built anew.
        QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    template <typename T>
    T* find(const char* name)
    {
        return m_window.findChild<T*>(QString::fromLatin1(name));
    }
    RulesWindow& rules() { return *m_window.findChild<RulesWindow*>(); }
    void press(const char* action)
    {
        find<QAction>(action)->trigger();
        settle();
    }
    void write(const char* line, const QString& text)
    {
        find<QLineEdit>(line)->setText(text);
        settle();
    }
    void rule(const QString& system, const QString& id)
    {
        rules().openRule(system, id);
        settle();
    }
    void oneSwitch(const char* id)
    {
        rules().openSwitch(QLatin1String(id));
        settle();
    }
    void save(const char* name)
    {
        for (const QSize size : {kSmall, kUsual}) {
            putOnScreen(rules(), m_zoom);
            rules().resize(size);
            settle();
            save(rules(), QStringLiteral("rules-%1-%2").arg(QLatin1String(name)).arg(size.height()));
        }
    }
    void save(QWidget& widget, const QString& name)
    {
        QPixmap picture(widget.size() * m_zoom);
        picture.setDevicePixelRatio(m_zoom);
        widget.render(&picture);
        picture.save(m_folder.filePath(name + m_suffix + QStringLiteral(".png")));
    }

private:
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

void paintReading(Stage& stage)
{
    const QString threed = QStringLiteral("threed");
    stage.press("action_rules");
    stage.save("first");
    stage.rule(threed, QStringLiteral("3D-DEV-04"));
    stage.save("used");
    stage.rule(threed, QStringLiteral("3D-DAM-02"));
    stage.save("links");
    stage.rule(threed, QStringLiteral("3D-JAM-03"));
    stage.save("off");
    stage.write("rulesSearch", QStringLiteral("phys knock"));
    stage.save("search");
    stage.write("rulesSearch", QStringLiteral("carbuncle"));
    stage.save("nothing");
    stage.write("rulesSearch", {});
    stage.rule(QStringLiteral("twod6"), QStringLiteral("TD-10"));
    stage.save("listed");
}

void paintSwitches(Stage& stage)
{
    stage.press("action_houseRules");
    stage.oneSwitch("aim.cancels");
    stage.save("switch");
    stage.find<QAbstractButton>("switchChoice1")->click();
    stage.settle();
    stage.save("switch-differs");
    stage.oneSwitch("turn.phaseTable.own");
    stage.save("switch-table");
    stage.oneSwitch("range.toHit");
    stage.save("switch-bands");
    stage.oneSwitch("act.reloadCost");
    auto* number = stage.find<QLineEdit>("switchNumber0");
    number->setFocus();
    number->setText(QStringLiteral("77"));
    number->setModified(true);
    QKeyEvent enter(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier);
    QApplication::sendEvent(number, &enter);
    stage.settle();
    stage.save("switch-refused");
    auto* profiles = stage.find<QComboBox>("profiles");
    profiles->setCurrentIndex(1);
    Q_EMIT profiles->activated(1);
    stage.settle();
    stage.find<QCheckBox>("onlyDifferent")->setChecked(true);
    stage.settle();
    stage.save("profile-compared");
    stage.find<QPushButton>("profileSave")->click();
    stage.find<QLineEdit>("profileName")->setText(QStringLiteral("Grit"));
    stage.settle();
    stage.save("profile-name");
    stage.find<QPushButton>("profileNameDone")->click();
    stage.settle();
    stage.save("profile-own");
    stage.find<QPushButton>("profileRemove")->click();
    stage.settle();
    stage.save("profile-deleted");
    stage.rule(QStringLiteral("threed"), QStringLiteral("3D-CMB-04"));
    stage.save("switched");
}

}  // namespace

void paintRules(ApplicationStyle& style, const QDir& folder, const QString& suffix, qreal zoom)
{
    Stage stage(style, folder, suffix, zoom);
    paintReading(stage);
    paintSwitches(stage);
}

}  // namespace hitspread
