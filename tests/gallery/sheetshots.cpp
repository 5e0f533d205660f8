#include "gallery/sheetshots.h"

#include "app/filecampaignhost.h"
#include "app/ports.h"
#include "exchange/bodyplans.h"
#include "gallery/pictures.h"
#include "models/charactersheet.h"
#include "rules/systems/registry.h"
#include "storage/samplecampaign.h"
#include "support/fixedseeds.h"
#include "support/openandwait.h"
#include "ui/fields/numberfield.h"
#include "ui/sheet/sheetpanels.h"
#include "ui/sheet/sheetpresenter.h"
#include "ui/sheet/sheetwindow.h"
#include "ui/sheet/thingpicker.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/motion.h"

#include <QApplication>
#include <QLineEdit>
#include <QListWidget>
#include <QPixmap>
#include <QPushButton>
#include <QTemporaryDir>
#include <QToolButton>

namespace hitspread {

namespace {

void settle(const CampaignGateway& gateway)
{
    do
        QApplication::processEvents(QEventLoop::AllEvents, 20);
    while (gateway.waiting() > 0);
    for (int i = 0; i < 5; ++i)
        QApplication::processEvents();
}

RecordId firstCombatant(CampaignGateway& gateway)
{
    RecordId found = 0;
    gateway.run(
        &gateway,
        [](CampaignServices& services) {
            return services.encounters.combatants(services.encounters.encounters().front().id).front().combatant.id;
        },
        [&found](RecordId id) { found = id; });
    settle(gateway);
    return found;
}

/// Hits lost in two places, so that boxes of every kind are seen.
void wound(SheetWindow& window, const CampaignGateway& gateway)
{
    SheetPresenter& presenter = window.presenter();
    const AnyRecord& who = presenter.character().record();
    const auto condition = [&]() -> const AnyRecord& { return presenter.condition()->record(); };
    presenter.mark(presenter.panels()->hitsLeft(who, condition(), 1, 4));
    settle(gateway);
    presenter.mark(presenter.panels()->hitsLeft(who, condition(), 4, 7));
    settle(gateway);
    presenter.mark(presenter.panels()->trackLeft(who, condition(), 12));
    settle(gateway);
}

void save(QWidget& window, qreal zoom, const QString& name)
{
    QPixmap picture(window.size() * zoom);
    picture.setDevicePixelRatio(zoom);
    window.render(&picture);
    picture.save(name);
}

void paintPages(SheetWindow& window, const CampaignGateway& gateway, qreal zoom, const QString& name)
{
    for (const QSize size : {QSize(1440, 900), QSize(1280, 720), QSize(1920, 1080)}) {
        window.resize(size);
        settle(gateway);
        auto* pages = window.findChild<QListWidget*>(QStringLiteral("sheetPages"));
        for (int row = 0; row < pages->count(); ++row) {
            pages->setCurrentRow(row);
            settle(gateway);
            save(window, zoom, name.arg(size.width()).arg(row));
        }
        pages->setCurrentRow(0);
    }
}

}  // namespace

void paintSheets(const ApplicationStyle& style, const QString& suffix, const QDir& folder, qreal zoom)
{
    const QTemporaryDir place;
    const QString file = place.filePath(QStringLiteral("gallery.hitspread"));
    storage::SampleCampaign::create(file).reset();
    const exchange::ShippedBodyPlans plans;
    const WallClock clock;
    support::FixedSeeds seeds;
    // A picture shows what is true in the end.
    motion::setReduced(true);
    CampaignGateway gateway(plans, clock, seeds);
    FileCampaignHost host(gateway);
    support::openAndWait(host, file);
    SheetWindow window(gateway, style);
    putOnScreen(window, zoom);
    window.openCombatant(firstCombatant(gateway));
    settle(gateway);
    wound(window, gateway);
    window.findChild<NumberField*>(QStringLiteral("field_dex"))->setFocus();
    paintPages(window, gateway, zoom, folder.filePath(QStringLiteral("sheet-%1-%2") + suffix + QStringLiteral(".png")));
    // With what the rules keep by themselves unfolded.
    window.resize(1440, 900);
    for (auto* more : window.findChildren<QPushButton*>(QStringLiteral("moreKept")))
        more->click();
    for (const int row : {6, 7}) {
        window.findChild<QListWidget*>(QStringLiteral("sheetPages"))->setCurrentRow(row);
        settle(gateway);
        save(window, zoom, folder.filePath(QStringLiteral("sheet-more-%1").arg(row) + suffix + QStringLiteral(".png")));
    }
    // At home, where things are given, mounted and taken away.
    window.openCharacter(window.sheet().view().character().id);
    settle(gateway);
    window.resize(1440, 900);
    auto* pages = window.findChild<QListWidget*>(QStringLiteral("sheetPages"));
    for (const auto& [row, name] : {std::pair{4, "gear"}, {5, "armour"}}) {
        pages->setCurrentRow(row);
        settle(gateway);
        save(window, zoom,
             folder.filePath(QStringLiteral("sheet-home-%1").arg(QLatin1String(name)) + suffix
                             + QStringLiteral(".png")));
    }
    pages->setCurrentRow(4);
    settle(gateway);
    window.findChild<QToolButton*>(QStringLiteral("addThing_%1").arg(static_cast<int>(RecordKind::Weapon)))->click();
    settle(gateway);
    if (auto* picker = window.findChild<ThingPicker*>()) {
        save(*picker, zoom, folder.filePath(QStringLiteral("sheet-give") + suffix + QStringLiteral(".png")));
        picker->findChild<QLineEdit*>(QStringLiteral("thingSearch"))->setText(QStringLiteral("carbuncle"));
        settle(gateway);
        save(*picker, zoom, folder.filePath(QStringLiteral("sheet-give-nothing") + suffix + QStringLiteral(".png")));
        picker->close();
        settle(gateway);
    }
    pages->setCurrentRow(0);
    window.create(*systems().front());
    settle(gateway);
    window.resize(1440, 900);
    settle(gateway);
    save(window, zoom, folder.filePath(QStringLiteral("sheet-new") + suffix + QStringLiteral(".png")));
    auto* field = window.findChild<NumberField*>(QStringLiteral("field_str"));
    field->setFocus();
    field->setText(QStringLiteral("31"));
    Q_EMIT field->textEdited(field->text());
    settle(gateway);
    save(window, zoom, folder.filePath(QStringLiteral("sheet-refused") + suffix + QStringLiteral(".png")));
}

}  // namespace hitspread
