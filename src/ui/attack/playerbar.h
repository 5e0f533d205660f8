#pragma once

#include <QWidget>

class QLabel;
class QSlider;
class QToolButton;

namespace hitspread {

class ElidedLabel;
class ApplicationStyle;
class BodyView;
class SegmentRow;

/// Plays, scrubs and speeds up the flight on a body stage.
class PlayerBar : public QWidget {
    Q_OBJECT

public:
    PlayerBar(BodyView& view, const ApplicationStyle& style, QWidget* parent = nullptr);

    void setCaption(const QString& text);
    /// Index of the speed: off, 1×, 2×, 4×.
    void setSpeed(int index);

Q_SIGNALS:
    void speedChosen(int index);

private:
    void refreshIcons();

    BodyView& m_view;
    const ApplicationStyle& m_style;
    QToolButton* m_back;
    QToolButton* m_play;
    QSlider* m_place;
    ElidedLabel* m_caption;
    SegmentRow* m_speed;
};

}  // namespace hitspread
