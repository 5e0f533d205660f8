#include "gallery/historyshots.h"

#include "gallery/studio.h"
#include "models/fight/fighthand.h"
#include "models/fight/fightsteps.h"
#include "models/play/attackpresenter.h"
#include "ui/attack/attackdialog.h"
#include "ui/history/amendments.h"
#include "ui/history/differencesdialog.h"
#include "ui/history/followdialog.h"
#include "ui/history/historyfilter.h"
#include "ui/history/historypanel.h"

#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>
#include <QPushButton>

namespace hitspread {

namespace {

constexpr int kEasy = 20;
constexpr int kHopeless = -40;

void setDifficulty(AttackPresenter& presenter, int difficulty)
{
    if (const auto path = presenter.options().path("options", "difficulty"))
        presenter.options().setNumber(*path, difficulty);
}

/// A shot at the target as hard as that, its dice rolled, applied.
void shoot(Studio& studio, int difficulty)
{
    AttackPresenter presenter(studio.fight());
    ActionOrder order;
    order.action = "shot";
    order.encounter = studio.fight().snapshot().encounter.id;
    order.actor = studio.fight().active()->combatant.id;
    order.target = studio.fight().target()->combatant.id;
    order.weapon = studio.fight().weapon();
    presenter.begin(order);
    studio.settle();
    setDifficulty(presenter, difficulty);
    presenter.dice().rollAll();
    presenter.apply();
    studio.settle();
    studio.fight().reload();
    studio.settle();
}

/// The oldest action in force.
EntryId firstOf(const Fight& fight)
{
    EntryId first = 0;
    for (const LogEntry& entry : fight.snapshot().history) {
        if (entry.inForce)
            first = entry.id;
    }
    return first;
}

/// Any other action of who acts, as far as the fight allows it; with what of a kind he has.
void perform(Studio& studio, const char* action, RecordKind kind)
{
    const CombatantView& who = *studio.fight().active();
    ActionOrder order;
    order.action = action;
    order.encounter = studio.fight().snapshot().encounter.id;
    order.actor = who.combatant.id;
    order.target = studio.fight().target()->combatant.id;
    for (const auto* items : {&who.weapons, &who.others}) {
        for (const CombatantView::Item& item : *items) {
            if (item.record.record.declaration().kind == kind)
                order.weapon = item.possession.id;
        }
    }
    AttackPresenter presenter(studio.fight());
    presenter.begin(order);
    studio.settle();
    presenter.dice().rollAll();
    if (presenter.isFinished())
        presenter.apply();
    studio.settle();
    studio.fight().byHand().setValue(who.combatant.id, "actionsLeft", 3);
    studio.settle();
}

/// What was done has an icon of its own.
void paintActions(ApplicationStyle& style, Album& album)
{
    Studio studio(style, album);
    HistoryPanel panel(studio.fight(), style);
    panel.resize(460, 640);
    panel.show();
    studio.choose("Odile Marsh", "Sgt Holt");
    for (const auto& [action, kind] : {std::pair{"shot", RecordKind::Weapon},
                                       {"volley", RecordKind::Weapon},
                                       {"melee", RecordKind::MeleeWeapon},
                                       {"throw", RecordKind::ThrownWeapon},
                                       {"grenade", RecordKind::Grenade},
                                       {"aid", RecordKind::Accessory},
                                       {"ready", RecordKind::MeleeWeapon},
                                       {"prepare", RecordKind::Weapon},
                                       {"dodge", RecordKind::Accessory},
                                       {"check", RecordKind::Accessory},
                                       {"initiative", RecordKind::Accessory},
                                       {"phase", RecordKind::Accessory},
                                       {"harm", RecordKind::Accessory}})
        perform(studio, action, kind);
    studio.fight().steps().undo();
    studio.settle();
    studio.save(panel, QStringLiteral("history-deeds"));
}

}  // namespace

void paintHistory(ApplicationStyle& style, Album& album)
{
    paintActions(style, album);
    Studio studio(style, album);
    QMainWindow window;
    HistoryPanel panel(studio.fight(), style);
    Amendments amendments(studio.fight(), style, studio.preferences(), window);
    studio.fit(panel, QSize(420, 420));
    panel.resize(420, 420);
    panel.show();
    studio.choose("Ines Varga", "Breach Trooper");
    shoot(studio, kEasy);
    shoot(studio, kEasy);

    if (auto* filter = panel.findChild<HistoryFilter*>()) {
        filter->menu()->popup(panel.mapToGlobal(QPoint(0, 0)));
        studio.settle();
        studio.save(*filter->menu(), QStringLiteral("history-filter"));
        filter->menu()->close();
    }
    if (auto* search = panel.findChild<QLineEdit*>(QStringLiteral("historySearch"))) {
        search->setText(QStringLiteral("carbuncle"));
        studio.settle();
        studio.save(panel, QStringLiteral("history-nothing"));
        search->clear();
        studio.settle();
    }

    amendments.amend(firstOf(studio.fight()));
    studio.settle();
    if (auto* dialog = window.findChild<AttackDialog*>(QStringLiteral("amendDialog"))) {
        studio.fit(*dialog, QSize(1440, 900));
        setDifficulty(dialog->presenter(), kHopeless);
        studio.save(*dialog, QStringLiteral("history-change"));
        dialog->presenter().apply();
        studio.settle();
        if (auto* next = dialog->findChild<FollowDialog*>(); next && next->isVisible()) {
            studio.save(*next, QStringLiteral("history-follows"));
            next->presenter().dice().rollAll();
            studio.settle();
            studio.save(*next, QStringLiteral("history-follows-known"));
            next->close();
        }
        dialog->close();
        studio.settle();
    }

    studio.fight().steps().tryFrom(firstOf(studio.fight()));
    studio.settle();
    shoot(studio, kHopeless);
    studio.save(panel, QStringLiteral("history-try"));
    DifferencesDialog differences(studio.fight(), style, &window);
    differences.start();
    studio.save(differences, QStringLiteral("history-compare"));
}

}  // namespace hitspread
