#pragma once

#include <QAbstractButton>

#include "reports/body/dieface.h"
#include "reports/theme/theme.h"

namespace hitspread {

class Shake;

/// One die of a question: a tile with its name and where the face came from. A digit fills it, or a sign where the die shows signs;
/// Backspace goes back; what the die does not have shakes it once, is told and stays open. It keeps no face of its own. A face is its place
/// on the die, counted from 1.
class DieTile : public QAbstractButton {
    Q_OBJECT

public:
    DieTile(const Theme& theme, DieColour colour, const QString& name, int sides, QWidget* parent = nullptr);

    /// What its lowest face shows; the others count up from it. Without it 1.
    void setLowest(int lowest);
    void setTheme(const Theme& theme);
    /// Edge at 100 %; small tiles tell their origin, and the smallest their name, by tooltip only.
    void setEdge(int edge);
    /// 0: open. `origin` is shown under the name.
    void setFace(int face, const QString& origin);
    [[nodiscard]] int face() const { return m_face; }
    /// The place of a die that is not asked for: an outline with its name, nothing to type.
    void setUnasked();
    /// Takes what is typed of a face that may have more digits; false: nothing was.
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
    /// Takes what is typed as a face: of a d100 "00" is 100, as printed dice show it; elsewhere a leading 0 says nothing.
    void take();
    /// Whether a face may go on behind what is typed.
    [[nodiscard]] bool goesOn() const;
    [[nodiscard]] int highest() const { return m_lowest + m_sides - 1; }
    /// The face of which so much is typed; 0: none yet.
    [[nodiscard]] int begunFace() const;
    /// What a face shows, in words.
    [[nodiscard]] QString faceWords(int face) const;
    /// What may be typed, in words.
    [[nodiscard]] QString openWords() const;
    [[nodiscard]] QString mostWords() const;
    void typeDigit(const QKeyEvent& event);
    /// Takes the key for a minus, a blank or a plus; false: it is none of them.
    [[nodiscard]] bool typeSign(const QString& written);
    void refuse(const QString& typed);
    [[nodiscard]] int edge() const;

    Theme m_theme;
    DieColour m_colour;
    QString m_name;
    QString m_origin;
    int m_sides;
    int m_lowest = 1;
    int m_face = 0;
    int m_edge = 56;
    QString m_typed;  ///< digits of a face of a die with more than ten sides that may go on
    Shake* m_shake;
};

}  // namespace hitspread
