#pragma once

#include <QFrame>

#include "models/odds/oddsoutlook.h"

class QLabel;
class QPushButton;

namespace hitspread {

class ApplicationStyle;
class ElidedLabel;

/// One of the places that serve a goal best, with its number as on the body, and a button that aims there.
class BestAimRow : public QFrame {
    Q_OBJECT

public:
    BestAimRow(int number, const ApplicationStyle& style, QWidget* parent = nullptr);

    /// `taken`: it is aimed there.
    void show(const OddsOutlook::AimRow& row, bool taken);
    /// Figures of before, of an attack that stands otherwise by now.
    void setDimmed(bool dimmed);

Q_SIGNALS:
    void asked(hitspread::Hex hex);

private:
    bool m_isFirst;
    QLabel* m_number;
    ElidedLabel* m_words;
    QLabel* m_difference;
    QLabel* m_chance;
    QPushButton* m_aim;
    Hex m_hex;
};

}  // namespace hitspread
