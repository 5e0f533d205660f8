#pragma once

#include "models/fight/digest.h"

#include <QToolButton>

namespace hitspread {

class Theme;

/// Something in force, in a line with a menu: what it is at the left beside its mark, how much or how long at the right and quieter, or
/// below it where both have no room: what it is may be cut short, the other never.
class FactRow : public QToolButton {
    Q_OBJECT

public:
    FactRow(Mark mark, const QString& name, const QString& detail, const Theme& theme, QWidget* parent);

    /// As low as the lines around it, and never too low to be hit.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {kLeast, sizeHint().height()}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    static constexpr int kLeast = 120;

    /// Where its words stand, right of the mark.
    [[nodiscard]] QRect wordsIn(const QRect& place) const;
    QString m_name;
    QString m_detail;
};

}  // namespace hitspread
