#pragma once

#include <QWidget>

#include "reports/theme/theme.h"

namespace hitspread {

class Shake;

/// The direction die as the rose: click a number or type it.
class DirectionBox : public QWidget {
    Q_OBJECT

public:
    explicit DirectionBox(const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// Edge of the rose at 100 %.
    void setEdge(int edge);
    void setDirection(int direction, const QString& origin);
    /// Whether the rules ask for it now.
    void setAsked(bool asked);
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void typed(int direction);
    void backspaced();
    /// Something was typed that is no direction; why, in words.
    void refused(const QString& words);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QRectF square() const;

    Theme m_theme;
    Shake* m_shake;
    QString m_origin;
    int m_direction = 0;
    int m_hovered = 0;
    int m_edge = 86;
    bool m_asked = false;
};

}  // namespace hitspread
