#pragma once

#include <QAbstractButton>

#include "reports/body/dieface.h"
#include "reports/theme/theme.h"

namespace hitspread {

class Shake;

/// One die of a question: a tile with its name and where the face came from. A digit fills it, Backspace goes back; what the
/// die does not have shakes it once, is told and stays open. It keeps no face of its own.
class DieTile : public QAbstractButton {
    Q_OBJECT

public:
    DieTile(const Theme& theme, DieColour colour, const QString& name, int sides, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// Edge at 100 %; small tiles tell their origin, and the smallest their name, by tooltip only.
    void setEdge(int edge);
    /// 0: open. `origin` is shown under the name.
    void setFace(int face, const QString& origin);
    [[nodiscard]] int face() const { return m_face; }
    /// Takes the one digit typed of a face that may have two; false: none was.
    bool finish();
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void typed(int face);
    void backspaced();
    /// Something was typed that is no face of it; why, in words.
    void refused(const QString& words);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void take(int face);
    void refuse(const QString& typed);
    [[nodiscard]] int edge() const;

    Theme m_theme;
    DieColour m_colour;
    QString m_name;
    QString m_origin;
    int m_sides;
    int m_face = 0;
    int m_edge = 56;
    int m_begun = 0;  ///< first digit of a face of a die with more than nine sides
    Shake* m_shake;
};

}  // namespace hitspread
