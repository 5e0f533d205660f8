#include "ui/shell/weaponlist.h"

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

Arms armsOf(const std::string& system, const CombatantView& who, const AnyRecord& switches)
{
    Arms arms;
    for (WeaponDigest& weapon : weaponsOf(system, who, switches))
        arms.emplace_back(RecordKind::Weapon, std::move(weapon));
    for (const RecordKind kind : kOtherKinds) {
        for (WeaponDigest& weapon : othersOf(system, who, kind, switches))
            arms.emplace_back(kind, std::move(weapon));
    }
    return arms;
}

WeaponList::WeaponList(Fight& fight, const Arms& arms, const Theme& theme, QWidget* parent)
    : QWidget(parent), m_fight(fight), m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(space::kTiny);
    for (const auto& [kind, weapon] : arms) {
        WeaponButton& button = add(weapon, kind, theme);
        const RecordId id = weapon.possession;
        if (kind == RecordKind::Weapon) {
            button.setChecked(id == fight.weapon());
            connect(
                &button, &QAbstractButton::clicked, this, [this, id] { m_fight.setWeapon(id); }, Qt::QueuedConnection);
            continue;
        }
        button.setAutoExclusive(false);
        button.setCheckable(false);
        connect(
            &button, &QAbstractButton::clicked, this, [this, id, what = kind] { Q_EMIT otherAsked(id, what); },
            Qt::QueuedConnection);
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
