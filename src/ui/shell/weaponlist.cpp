#include "ui/shell/weaponlist.h"

#include "models/digest.h"
#include "models/fight.h"
#include "ui/shell/weaponbutton.h"
#include "ui/theme/applicationstyle.h"

#include <QLabel>
#include <QShortcut>
#include <QVBoxLayout>

#include <array>

namespace hitspread {

namespace {
constexpr int kWeaponListMostKeys = 9;
constexpr std::array kOtherKinds{RecordKind::MeleeWeapon, RecordKind::ThrownWeapon, RecordKind::Grenade};
}  // namespace

/// Precondition: somebody acts.
WeaponList::WeaponList(Fight& fight, const Theme& theme, QWidget* parent)
    : QWidget(parent), m_fight(fight), m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(space::kTiny);
    const CombatantView& who = *fight.active();
    const std::string& system = fight.snapshot().encounter.system;
    for (const WeaponDigest& weapon : weaponsOf(system, who)) {
        WeaponButton& button = add(weapon, RecordKind::Weapon, theme);
        button.setChecked(weapon.possession == fight.weapon());
        connect(
            &button, &QAbstractButton::clicked, this, [this, id = weapon.possession] { m_fight.setWeapon(id); },
            Qt::QueuedConnection);
    }
    for (const RecordKind kind : kOtherKinds) {
        for (const WeaponDigest& weapon : othersOf(system, who, kind)) {
            WeaponButton& button = add(weapon, kind, theme);
            button.setAutoExclusive(false);
            button.setCheckable(false);
            connect(
                &button, &QAbstractButton::clicked, this,
                [this, id = weapon.possession, kind] { Q_EMIT otherAsked(id, kind); }, Qt::QueuedConnection);
        }
    }
    if (m_count > 0)
        return;
    auto* none = new QLabel(tr("unarmed"), this);
    setLook(*none, "textRole", QStringLiteral("secondary"));
    m_column->addWidget(none);
}

WeaponButton& WeaponList::add(const WeaponDigest& weapon, RecordKind kind, const Theme& theme)
{
    const int digit = ++m_count <= kWeaponListMostKeys ? m_count : 0;
    auto* button = new WeaponButton(weapon, kind, digit, theme, this);
    button->setObjectName(QStringLiteral("weapon%1").arg(weapon.possession));
    m_column->addWidget(button);
    if (digit > 0) {
        auto* key = new QShortcut(QKeySequence(Qt::Key_0 + digit), this);
        connect(key, &QShortcut::activated, button, &QAbstractButton::click);
    }
    return *button;
}

}  // namespace hitspread
