#pragma once

#include <QWidget>

#include "rules/core/record.h"
#include "services/identity.h"

class QVBoxLayout;

namespace hitspread {

class Fight;
class Theme;
class WeaponButton;
struct WeaponDigest;

/// All that the one who acts carries to attack with, each with a digit: of firearms one is the weapon in use, and a blade, a thing to
/// throw or a grenade is used at once.
class WeaponList : public QWidget {
    Q_OBJECT

public:
    WeaponList(Fight& fight, const Theme& theme, QWidget* parent = nullptr);

Q_SIGNALS:
    /// Something else than a firearm is to be used.
    void otherAsked(hitspread::RecordId possession, hitspread::RecordKind kind);

private:
    [[nodiscard]] WeaponButton& add(const WeaponDigest& weapon, RecordKind kind, const Theme& theme);

    Fight& m_fight;
    QVBoxLayout* m_column;
    int m_count = 0;
};

}  // namespace hitspread
