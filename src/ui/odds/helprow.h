#pragma once

#include <QAbstractButton>

#include "models/odds/oddsoutlook.h"

namespace hitspread {

class ApplicationStyle;

/// Something that would raise the chance of the goal, with the chance there would be and by how many points it is higher; a click does it.
class HelpRow : public QAbstractButton {
    Q_OBJECT

public:
    explicit HelpRow(const ApplicationStyle& style, QWidget* parent = nullptr);

    void show(const OddsOutlook::HelpRow& row);
    /// Figures of before, of an attack that stands otherwise by now.
    void setDimmed(bool dimmed);
    [[nodiscard]] const OddsAlternative& alternative() const { return m_row.alternative; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] int figuresWidth() const;

    const ApplicationStyle& m_style;
    OddsOutlook::HelpRow m_row;
    bool m_dimmed = false;
};

}  // namespace hitspread
