#pragma once

#include <QAbstractButton>

#include "models/digest.h"
#include "reports/theme/theme.h"

namespace hitspread {

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
