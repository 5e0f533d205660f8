#include "gallery/sheetshots.h"

#include "gallery/desk.h"
#include "models/fight/digest.h"
#include "models/library/charactersheet.h"
#include "rules/systems/registry.h"
#include "ui/fields/numberfield.h"
#include "ui/sheet/sheetpresenter.h"
#include "ui/sheet/sheetwindow.h"
#include "ui/sheet/thingpicker.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/motion.h"

#include <QApplication>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QToolButton>

#include <utility>
#include <vector>

namespace hitspread {

namespace {

RecordId firstCombatant(Desk& desk)
{
    RecordId found = 0;
    desk.gateway().run(
        &desk.gateway(),
        [](CampaignServices& services) {
            return services.encounters.combatants(services.encounters.encounters().front().id).front().combatant.id;
        },
        [&found](RecordId id) { found = id; });
    desk.settle();
    return found;
}

/// Hits lost in two places, so that boxes of every kind are seen.
void wound(SheetWindow& window, const Desk& desk)
{
    SheetPresenter& presenter = window.presenter();
    const auto mark = [&](const LostField& lost, int most, int left) {
        const std::uint16_t field = *presenter.condition()->declaration().indexOf(lost.field);
        presenter.mark({{{field, static_cast<std::uint16_t>(lost.element)}, std::int64_t{lost.valueFor(most, left)}}});
        desk.settle();
    };
    const auto digest = [&] {
        DigestSource source;
        source.character = presenter.character().record();
        source.condition = presenter.condition()->record();
        return digestOf(presenter.sheet().view().character().system, source);
    };
    const auto hits = [&](std::size_t place, int left) {
        const LocationDigest location = digest().locations[place];
        mark(location.lost, location.mostHits, left);
    };
    hits(1, 4);
    hits(4, 7);
    const TrackDigest track = digest().tracks.front();
    mark(track.lost, track.most, 12);
}

/// The first fighter of every other system's fights, page by page.
void paintOtherSystems(SheetWindow& window, Desk& desk)
{
    std::vector<std::pair<QString, RecordId>> firsts;
    desk.gateway().run(
        &desk.gateway(),
        [](CampaignServices& services) {
            std::vector<std::pair<QString, RecordId>> found;
            std::string last = services.encounters.encounters().front().system;
            for (const Encounter& encounter : services.encounters.encounters()) {
                if (encounter.system == last)
                    continue;
                last = encounter.system;
                found.emplace_back(QString::fromStdString(encounter.system),
                                   services.encounters.combatants(encounter.id).front().combatant.id);
            }
            return found;
        },
        [&firsts](const std::vector<std::pair<QString, RecordId>>& found) { firsts = found; });
    desk.settle();
    window.resize(1440, 900);
    auto* pages = window.findChild<QListWidget*>(QStringLiteral("sheetPages"));
    for (const auto& [system, id] : firsts) {
        window.openCombatant(id);
        desk.settle();
        for (int row = 0; row < pages->count(); ++row) {
            pages->setCurrentRow(row);
            desk.save(window, QStringLiteral("sheet-%1-%2").arg(system).arg(row));
        }
        pages->setCurrentRow(0);
    }
}

void paintPages(SheetWindow& window, Desk& desk)
{
    for (const QSize size : {QSize(1440, 900), QSize(1280, 720), QSize(1920, 1080)}) {
        window.resize(size);
        auto* pages = window.findChild<QListWidget*>(QStringLiteral("sheetPages"));
        for (int row = 0; row < pages->count(); ++row) {
            pages->setCurrentRow(row);
            desk.save(window, QStringLiteral("sheet-%1-%2").arg(size.width()).arg(row));
        }
        pages->setCurrentRow(0);
    }
}

}  // namespace

void paintSheets(const ApplicationStyle& style, Album& album)
{
    Desk desk(album);
    desk.open();
    SheetWindow window(desk.gateway(), style);
    window.openCombatant(firstCombatant(desk));
    desk.settle();
    wound(window, desk);
    window.findChild<NumberField*>(QStringLiteral("field_dex"))->setFocus();
    paintPages(window, desk);
    // With what the rules keep by themselves unfolded.
    window.resize(1440, 900);
    for (auto* more : window.findChildren<QPushButton*>(QStringLiteral("moreKept")))
        more->click();
    for (const int row : {6, 7}) {
        window.findChild<QListWidget*>(QStringLiteral("sheetPages"))->setCurrentRow(row);
        desk.settle();
        desk.save(window, QStringLiteral("sheet-more-%1").arg(row));
    }
    // At home, where things are given, mounted and taken away.
    window.openCharacter(window.sheet().view().character().id);
    desk.settle();
    window.resize(1440, 900);
    auto* pages = window.findChild<QListWidget*>(QStringLiteral("sheetPages"));
    for (const auto& [row, name] : {std::pair{4, "gear"}, {5, "armour"}}) {
        pages->setCurrentRow(row);
        desk.settle();
        desk.save(window, QStringLiteral("sheet-home-") + QLatin1String(name));
    }
    pages->setCurrentRow(4);
    desk.settle();
    window.findChild<QToolButton*>(QStringLiteral("addThing_%1").arg(static_cast<int>(RecordKind::Weapon)))->click();
    desk.settle();
    if (auto* picker = window.findChild<ThingPicker*>()) {
        desk.save(*picker, QStringLiteral("sheet-give"));
        picker->findChild<QLineEdit*>(QStringLiteral("thingSearch"))->setText(QStringLiteral("carbuncle"));
        desk.settle();
        desk.save(*picker, QStringLiteral("sheet-give-nothing"));
        picker->close();
        desk.settle();
    }
    pages->setCurrentRow(0);
    paintOtherSystems(window, desk);
    window.create(*systems().front());
    desk.settle();
    window.resize(1440, 900);
    desk.settle();
    desk.save(window, QStringLiteral("sheet-new"));
    auto* field = window.findChild<NumberField*>(QStringLiteral("field_str"));
    field->setFocus();
    field->setText(QStringLiteral("31"));
    Q_EMIT field->textEdited(field->text());
    desk.settle();
    desk.save(window, QStringLiteral("sheet-refused"));
}

}  // namespace hitspread
