#pragma once

#include <QWidget>

class QBoxLayout;
class QHBoxLayout;
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
    /// Several flights: the buttons tell instead of acting on the flight of one, a third goes to the end, and the place is
    /// somebody else's to show.
    void setSeveral(bool several);
    /// One row of buttons and nothing else, beside a scrubber that has the place.
    void setSlim(bool slim);
    /// Whether there is a flight. Without one the bar keeps its place, so that the body keeps its size when a shot falls.
    void setReplayable(bool replayable);
    /// What it needs at least, in two rows.
    [[nodiscard]] int leastWidth() const;
    /// What it needs where it is slim.
    [[nodiscard]] int slimWidth() const;
    /// Index of the speed: off, 1×, 2×, 4×.
    void setSpeed(int index);

Q_SIGNALS:
    void speedChosen(int index);
    void beginningAsked();
    void replayAsked();
    void endAsked();

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void refreshIcons();
    void fit();

    BodyView& m_view;
    const ApplicationStyle& m_style;
    QToolButton* m_back;
    QToolButton* m_play;
    QToolButton* m_end;
    QSlider* m_place;
    ElidedLabel* m_caption;
    QLabel* m_speedWord;
    QBoxLayout* m_rows;  ///< transport and speed, one beside or below the other
    QHBoxLayout* m_transport;
    SegmentRow* m_speed;
    bool m_several = false;
    bool m_slim = false;
};

}  // namespace hitspread
