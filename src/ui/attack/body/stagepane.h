#pragma once

#include "ui/attack/body/bodyswitcher.h"

class QBoxLayout;

namespace hitspread {

class ApplicationStyle;
class BodyView;
class EmptyState;
class PlayerBar;
class Preferences;
class StageHeader;

/// What may stand below a body beside the player, to walk over what is told apart there.
class StageFoot {
public:
    virtual ~StageFoot() = default;
    [[nodiscard]] virtual QWidget& widget() = 0;
    /// Without words, for low windows.
    virtual void setCompact(bool compact) = 0;
    /// Px it takes to stand beside something else without shrinking.
    [[nodiscard]] virtual int roomyWidth() const = 0;
};

/// The body of an attack's target with its header and, below, the player of the flight. In low windows the header lies over the
/// corner of the stage: there every line belongs to the body.
class StagePane : public QWidget {
    Q_OBJECT

public:
    /// `preferences`: where the speed of flights is kept.
    StagePane(const ApplicationStyle& style, Preferences& preferences, QWidget* parent = nullptr);

    [[nodiscard]] BodyView& stage() const { return *m_stage; }
    /// Of systems without flights, and of windows that have none, it is out of sight.
    [[nodiscard]] PlayerBar& player() const { return *m_player; }
    [[nodiscard]] StageHeader& header() const { return *m_header; }
    /// Out of sight until it has several bodies to choose from.
    [[nodiscard]] BodySwitcher& bodies() const { return *m_bodies; }
    /// A button of the stage: in the header, or below it where that lies over the body. Becomes the pane's; null: there is none.
    void setTool(QWidget* tool);
    /// A line that lies over the player and whatever of the body's margin it needs, so that the body stays where it is. Becomes the
    /// pane's.
    void addBelow(QWidget* line);
    /// What stands over the stage while there is nobody to show; empty: somebody is.
    void sayEmpty(const QString& sentence);
    /// Once: something below the body before the player, below or beside it. Becomes the pane's; out of sight until somebody shows it.
    void setFoot(StageFoot& foot);
    /// After a change of what the foot holds.
    void place();
    void setLow(bool low);
    /// From which width on the callouts stand beside the body; less is enough to click on it.
    [[nodiscard]] int usefulWidth() const;
    /// Plays the flight on the body, at once where motion is reduced.
    void play();
    /// Shows the end of the flight; false when none plays.
    bool skip();
    /// Of several bodies the bar tells what the header does; in low windows it stands in its place.
    void setBodies(const std::vector<BodySwitcher::Stage>& bodies, int current);
    /// Room for the player too, whether it is in sight or not: columns must not jump when a shot falls.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void placeLine();
    [[nodiscard]] int headerHeight() const;
    /// What a header over the stage may take, so that it lies beside the body, px.
    [[nodiscard]] int widthBesideBody() const;
    void refitHeader();

    StageHeader* m_header;
    BodySwitcher* m_bodies;
    BodyView* m_stage;
    PlayerBar* m_player;
    QBoxLayout* m_feet;  ///< foot and player, one below or beside the other
    StageFoot* m_foot = nullptr;
    QWidget* m_tool = nullptr;
    QWidget* m_line = nullptr;
    EmptyState* m_empty;
    bool m_low = false;
};

}  // namespace hitspread
