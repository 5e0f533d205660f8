#pragma once

#include <QWidget>

namespace hitspread {

class ApplicationStyle;
class BodyView;
class PlayerBar;
class StageHeader;

/// The body of an attack's target with its header and, below, the player of the flight. In low windows the header lies over the
/// corner of the stage: there every line belongs to the body.
class StagePane : public QWidget {
    Q_OBJECT

public:
    explicit StagePane(const ApplicationStyle& style, QWidget* parent = nullptr);

    [[nodiscard]] BodyView& stage() const { return *m_stage; }
    [[nodiscard]] PlayerBar& player() const { return *m_player; }
    [[nodiscard]] StageHeader& header() const { return *m_header; }
    void setLow(bool low);
    /// Room for the player too, whether it is in sight or not: columns must not jump when a shot falls.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void place();

    StageHeader* m_header;
    BodyView* m_stage;
    PlayerBar* m_player;
    bool m_low = false;
};

}  // namespace hitspread
