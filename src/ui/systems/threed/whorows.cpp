#include "ui/systems/threed/whorows.h"

#include "models/fight/digest.h"
#include "models/fight/fighthand.h"
#include "models/play/attackpresenter.h"
#include "rules/systems/threed/gear.h"
#include "text/echo.h"
#include "ui/attack/options/comborow.h"

#include <QComboBox>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace hitspread::threed {

namespace {

QString nameOf(const StoredRecord& ammunition)
{
    return text::visible(ammunition.record.as<Ammunition>().name);
}

/// A row that hides as a whole.
QWidget* rowOf(const QComboBox& combo)
{
    return combo.parentWidget();
}

}  // namespace

WhoRows::WhoRows(AttackPresenter& presenter, LabelColumn& labels, QWidget* parent)
    : QWidget(parent), m_presenter(presenter), m_labels(labels)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    m_shooter = addCombo(tr("Shooter"), QStringLiteral("shooterCombo"));
    m_weapon = addCombo(tr("Weapon"), QStringLiteral("weaponCombo"));
    m_load = addCombo(tr("Load"), QStringLiteral("loadCombo"));
    m_other = addCombo(tr("Other hand"), QStringLiteral("offHandCombo"));
    connect(m_shooter, &QComboBox::activated, this, &WhoRows::changeOrder);
    connect(m_weapon, &QComboBox::activated, this, &WhoRows::changeOrder);
    connect(m_load, &QComboBox::activated, this, &WhoRows::changeLoad);
    connect(m_other, &QComboBox::activated, this, &WhoRows::changeOther);
    connect(&m_presenter, &AttackPresenter::ready, this, &WhoRows::fill);
    connect(&m_presenter.fight(), &Fight::changed, this, &WhoRows::fill);
    connect(&m_presenter, &AttackPresenter::changed, this, &WhoRows::refresh);
    fill();
    refresh();
}

QComboBox* WhoRows::addCombo(const QString& label, const QString& name)
{
    auto* row = new ComboRow(label, name, m_labels, this);
    layout()->addWidget(row);
    return &row->combo();
}

RecordId WhoRows::secondGun() const
{
    const CombatantView* who = m_presenter.fight().snapshot().find(m_presenter.order().actor);
    if (!who)
        return 0;
    const auto found = std::ranges::find_if(
        who->weapons, [&](const auto& item) { return item.possession.id != m_presenter.order().weapon; });
    return found == who->weapons.end() ? 0 : found->possession.id;
}

void WhoRows::fill()
{
    const QSignalBlocker quietShooter(m_shooter);
    const QSignalBlocker quietWeapon(m_weapon);
    m_shooter->clear();
    m_weapon->clear();
    const FightSnapshot& fight = m_presenter.fight().snapshot();
    const ActionOrder& order = m_presenter.order();
    for (const CombatantView& view : fight.combatants) {
        if (view.combatant.id != order.target && !view.combatant.away && !view.weapons.empty())
            m_shooter->addItem(text::visible(view.combatant.name), QVariant::fromValue(view.combatant.id));
    }
    m_shooter->setCurrentIndex(m_shooter->findData(QVariant::fromValue(order.actor)));
    const CombatantView* who = fight.find(order.actor);
    if (!who)
        return;
    const std::vector<WeaponDigest> weapons = weaponsOf(fight.encounter.system, *who);
    for (std::size_t i = 0; i < weapons.size(); ++i) {
        m_weapon->addItem(
            tr("%1  %2/%3")
                .arg(weapons[i].name, QString::number(weapons[i].rounds), QString::number(weapons[i].mostRounds)),
            QVariant::fromValue(weapons[i].possession));
        if (weapons[i].possession == order.weapon)
            fillLoads(who->weapons[i]);
    }
    m_weapon->setCurrentIndex(m_weapon->findData(QVariant::fromValue(order.weapon)));
    fillOther(*who);
}

void WhoRows::fillOther(const CombatantView& who)
{
    const QSignalBlocker quiet(m_other);
    m_other->clear();
    const ActionOrder& order = m_presenter.order();
    for (const WeaponDigest& weapon : weaponsOf(m_presenter.fight().snapshot().encounter.system, who)) {
        if (weapon.possession != order.weapon)
            m_other->addItem(
                tr("%1  %2/%3").arg(weapon.name, QString::number(weapon.rounds), QString::number(weapon.mostRounds)),
                QVariant::fromValue(weapon.possession));
    }
    m_other->setCurrentIndex(m_other->findData(QVariant::fromValue(order.offHandWeapon)));
}

void WhoRows::fillLoads(const CombatantView::Item& weapon)
{
    const RecordId possession = weapon.possession.id;
    m_load->clear();
    // Loading is a step of its own, of now.
    m_load->setEnabled(m_presenter.past().isEmpty());
    if (weapon.ammunition)
        m_load->addItem(nameOf(*weapon.ammunition), QVariant::fromValue(weapon.ammunition->id));
    else
        m_load->addItem(tr("nothing loaded"), QVariant::fromValue(RecordId{0}));
    m_presenter.fight().gateway().run(
        this, [possession](CampaignServices& services) { return services.encounters.loadsFor(possession); },
        [this, possession](std::vector<StoredRecord> loads) {
            if (possession != m_presenter.order().weapon)
                return;
            m_loads = std::move(loads);
            for (const StoredRecord& load : m_loads) {
                if (m_load->findData(QVariant::fromValue(load.id)) < 0)
                    m_load->addItem(nameOf(load), QVariant::fromValue(load.id));
            }
        });
}

void WhoRows::changeLoad()
{
    const RecordId chosen = m_load->currentData().toLongLong();
    for (const StoredRecord& load : m_loads) {
        if (load.id == chosen)
            m_presenter.fight().byHand().setLoad(m_presenter.order().weapon, load);
    }
    // Work runs in order: what is fetched now has the new load.
    m_presenter.begin(m_presenter.order());
}

void WhoRows::changeOrder()
{
    ActionOrder order = m_presenter.order();
    const RecordId shooter = m_shooter->currentData().toLongLong();
    const RecordId weapon = m_weapon->currentData().toLongLong();
    Fight& fight = m_presenter.fight();
    const std::optional<Hex> aim = m_presenter.options().aim();
    if (shooter != order.actor) {
        fight.setActive(shooter);
        order.actor = shooter;
        order.weapon = fight.weapon();
        std::erase(order.otherTargets, shooter);
        // Whoever comes may have no second gun.
        if (order.offHandWeapon != 0) {
            order.action = "shot";
            order.offHandWeapon = 0;
        }
    } else {
        if (order.offHandWeapon == weapon)
            order.offHandWeapon = order.weapon;
        fight.setWeapon(weapon);
        order.weapon = weapon;
    }
    m_presenter.begin(order, aim);
}

void WhoRows::changeOther()
{
    ActionOrder order = m_presenter.order();
    order.offHandWeapon = m_other->currentData().toLongLong();
    m_presenter.begin(order);
}

void WhoRows::refresh()
{
    // Dice that have fallen are this shooter's; with another weapon in hand they stay, as with any other option. What an action of the past
    // was done with is part of it.
    const bool fallen = m_presenter.dice().hasFallen();
    for (QComboBox* combo : {m_shooter, m_other})
        combo->setEnabled(!fallen);
    m_weapon->setEnabled(!fallen || m_presenter.past().isEmpty());
    rowOf(*m_other)->setVisible(m_presenter.order().offHandWeapon != 0);
}

}  // namespace hitspread::threed
