#pragma once

#include "models/fight/digest.h"
#include "reports/theme/theme.h"

#include <QAbstractButton>
#include <QWidget>

#include <utility>
#include <vector>

class QVBoxLayout;

namespace hitspread {

class Fight;
class Theme;
class WeaponButton;

/// What somebody carries to attack with, each with its kind, in the order of its digits.
using Arms = std::vector<std::pair<RecordKind, WeaponDigest>>;
[[nodiscard]] Arms armsOf(const std::string& system, const CombatantView& who, const AnyRecord& switches);

/// All that the one who acts carries to attack with, each with a digit: of firearms one is the weapon in use, and a blade, a thing to
/// throw or a grenade is used at once.
class WeaponList : public QWidget {
    Q_OBJECT

public:
    WeaponList(Fight& fight, const Arms& arms, const Theme& theme, QWidget* parent = nullptr);

Q_SIGNALS:
    /// Something else than a firearm is to be used.
    void otherAsked(hitspread::RecordId possession, hitspread::RecordKind kind);

private:
    [[nodiscard]] WeaponButton& add(const WeaponDigest& weapon, RecordKind kind, const Theme& theme);

    Fight& m_fight;
    QVBoxLayout* m_column;
    int m_count = 0;
};

/// A weapon to pick: name, what it is like, rounds left.
class WeaponButton : public QAbstractButton {
    Q_OBJECT

public:
    /// `digit`: the key that picks it; 0: none.
    WeaponButton(const WeaponDigest& weapon, RecordKind kind, int digit, const Theme& theme, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    WeaponDigest m_weapon;
    RecordKind m_kind;
    int m_digit;
    Theme m_theme;
};

}  // namespace hitspread
