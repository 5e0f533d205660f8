#include "gallery/meleeshots.h"

#include "gallery/studio.h"
#include "models/fight/fighthand.h"
#include "models/play/attackpresenter.h"
#include "rules/systems/registry.h"
#include "text/labels.h"
#include "ui/attack/attackpanels.h"
#include "ui/attack/exchangedialog.h"
#include "ui/attack/simpleactiondialog.h"
#include "ui/systems/threed/grenadedialog.h"
#include "ui/systems/threed/harmdialog.h"
#include "ui/systems/threed/threedpanels.h"
#include "ui/theme/applicationstyle.h"

#include <QAbstractButton>
#include <QComboBox>

#include <array>

namespace hitspread {

namespace {

void takeWeapon(Studio& studio, ExchangeDialog& dialog, const QString& part)
{
    auto* combo = dialog.findChild<QComboBox*>(QStringLiteral("attackerWeapon"));
    for (int i = 0; i < combo->count(); ++i) {
        if (combo->itemText(i).contains(part)) {
            combo->setCurrentIndex(i);
            Q_EMIT combo->activated(i);
        }
    }
    studio.settle();
}

void paintExchange(Studio& studio)
{
    ExchangeDialog dialog({studio.fight(), studio.style(), studio.preferences()}, threed::meleePanels());
    studio.choose("Odile Marsh", "Sgt Holt");
    studio.fit(dialog, {1320, 860});
    dialog.start();
    studio.save(dialog, QStringLiteral("melee-0-start"));
    AttackPresenter& presenter = dialog.presenter();
    presenter.options().setNumber(*presenter.options().path("options", "handicap"), 2);
    studio.save(dialog, QStringLiteral("melee-1-handicap"));
    studio.type(dialog, "556");
    studio.save(dialog, QStringLiteral("melee-2-defence"));
    studio.type(dialog, "1");
    studio.type(dialog, "1");
    studio.save(dialog, QStringLiteral("melee-3-half"));
    studio.type(dialog, "65");
    studio.save(dialog, QStringLiteral("melee-4-parried"));
    studio.key(dialog, Qt::Key_2, QStringLiteral("2"), Qt::AltModifier);
    studio.key(dialog, Qt::Key_5, QStringLiteral("5"), Qt::AltModifier);
    studio.type(dialog, "3");
    studio.key(dialog, Qt::Key_R, QStringLiteral("r"));
    studio.save(dialog, QStringLiteral("melee-5-lands"));
    presenter.apply();
    studio.settle();
    dialog.start();
    studio.settle();
    presenter.options().setNumber(*presenter.options().path("target.condition", "freeParriesLeft"), 0);
    presenter.options().setNumber(*presenter.options().path("target.condition", "actionsLeft"), 0);
    studio.save(dialog, QStringLiteral("melee-6-refused"));
    presenter.options().resetAll();
    takeWeapon(studio, dialog, QStringLiteral("dart"));
    studio.save(dialog, QStringLiteral("melee-7-throw"));
    studio.choose("Sgt Holt", "Odile Marsh");
    dialog.start();
    takeWeapon(studio, dialog, text::rankName(*findSystem("threed"), "martialArts"));
    studio.saveMore(dialog, QStringLiteral("melee-8-more"));
}

void paintGrenade(Studio& studio)
{
    threed::GrenadeDialog dialog(studio.fight(), studio.style(), studio.preferences());
    studio.choose("Breach Trooper", "Ines Varga");
    studio.fit(dialog, {1440, 900});
    dialog.start();
    studio.settle();
    AttackPresenter& presenter = dialog.presenter();
    presenter.options().setNumber(*presenter.options().path("options", "distance"), 20);
    studio.save(dialog, QStringLiteral("grenade-0-start"));
    studio.type(dialog, "554");
    studio.save(dialog, QStringLiteral("grenade-1-thrown"));
    studio.type(dialog, "24");
    studio.save(dialog, QStringLiteral("grenade-2-lands"));
    studio.key(dialog, Qt::Key_R, QStringLiteral("r"));
    studio.save(dialog, QStringLiteral("grenade-3-done"));
    presenter.options().viewTarget(1);
    studio.save(dialog, QStringLiteral("grenade-4-second"));
    presenter.drop(QStringLiteral("picture taken"));
    studio.settle();
    dialog.start();
    studio.settle();
    presenter.options().setNumber(*presenter.options().path("options", "cover"), 1);
    presenter.options().setNumber(*presenter.options().path("options", "jumper"), 1);
    studio.key(dialog, Qt::Key_R, QStringLiteral("r"));
    presenter.options().viewTarget(1);
    studio.save(dialog, QStringLiteral("grenade-5-jumped"));
    presenter.drop(QStringLiteral("picture taken"));
    studio.settle();
    dialog.start();
    studio.settle();
    presenter.options().setNumber(*presenter.options().path("options", "how"), 2);
    presenter.options().setNumber(*presenter.options().path("options", "cover"), 2);
    studio.save(dialog, QStringLiteral("grenade-6-placed"));
    presenter.options().setNumber(*presenter.options().path("options", "how"), 0);
    presenter.options().setNumber(*presenter.options().path("options", "point"), pack(Hex{0, 4}));
    studio.save(dialog, QStringLiteral("grenade-7-refused"));
}

void paintHarm(Studio& studio)
{
    threed::HarmDialog dialog(studio.fight(), studio.style(), studio.preferences());
    studio.choose("Breach Trooper", "Ines Varga");
    studio.fit(dialog, {1440, 900});
    dialog.start();
    studio.settle();
    studio.save(dialog, QStringLiteral("harm-0-start"));
    dialog.findChild<QAbstractButton*>(QStringLiteral("markPlayers"))->click();
    studio.settle();
    AttackPresenter& presenter = dialog.presenter();
    presenter.options().setNumber(*presenter.options().path("options", "points"), 6);
    presenter.options().setNumber(*presenter.options().path("options", "dice"), 1);
    studio.save(dialog, QStringLiteral("harm-1-several"));
    studio.key(dialog, Qt::Key_R, QStringLiteral("r"));
    studio.save(dialog, QStringLiteral("harm-2-done"));
    presenter.drop(QStringLiteral("picture taken"));
    studio.settle();
    dialog.start();
    dialog.findChild<QAbstractButton*>(QStringLiteral("markEverybody"))->click();
    studio.settle();
    presenter.options().setNumber(*presenter.options().path("options", "points"), 2);
    presenter.options().setNumber(*presenter.options().path("options", "place"), 2);
    presenter.options().setNumber(*presenter.options().path("options", "kinetic"), 0);
    presenter.options().setNumber(*presenter.options().path("options", "armour"), 2);
    presenter.options().setNumber(*presenter.options().path("options", "penetration"), 6);
    presenter.options().viewTarget(1);
    studio.save(dialog, QStringLiteral("harm-3-everybody"));
}

void paintActions(Studio& studio)
{
    studio.choose("Sgt Holt", "Odile Marsh");
    SimpleActionDialog dialog(studio.fight(), studio.style());
    for (const ActionCommand& action : actionsOf("threed", *studio.fight().active())) {
        if (!action.refusal.isEmpty())
            continue;
        dialog.start(action);
        studio.settle();
        dialog.resize(studio.look().small ? QSize(800, 480) : QSize(900, 620));
        if (action.id == "dodge")
            studio.type(dialog, "554");
        studio.save(dialog, QStringLiteral("deed-") + QString::fromStdString(action.id));
        if (dialog.presenter().dice().hasFallen())
            dialog.presenter().drop(QStringLiteral("picture taken"));
        studio.settle();
    }
    ActionCommand passing{"phase", {}, {{{}, "phase", 0, 0, true}}, {}};
    passing.note = QStringLiteral("Actions left, lost when it ends: Sgt Holt, Gate Guard 2");
    dialog.start(passing);
    studio.settle();
    studio.save(dialog, QStringLiteral("phase-0-begun"));
    dialog.presenter().apply();
    studio.settle();
    // A round ends: everybody rolls anew.
    studio.fight().byHand().setTime(studio.fight().snapshot().encounter.round, 3);
    studio.settle();
    dialog.start(passing);
    studio.settle();
    studio.save(dialog, QStringLiteral("phase-1-open"));
    dialog.presenter().dice().rollOpen();
    studio.settle();
    studio.save(dialog, QStringLiteral("phase-2-rolled"));
    dialog.presenter().drop(QStringLiteral("picture taken"));
    studio.settle();
}

}  // namespace

void paintMelee(ApplicationStyle& style, Album& album)
{
    Studio studio(style, album);
    paintExchange(studio);
    paintGrenade(studio);
    paintHarm(studio);
    paintActions(studio);
}

}  // namespace hitspread
