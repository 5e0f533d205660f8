#pragma once

#include <QListView>

#include "services/identity.h"

namespace hitspread {

class ApplicationStyle;
class CombatantsModel;
class Fight;
class RoundOrder;

/// The round as a strip over the stage: badges in the order in which they act, phase by phase, with their Actions as pips. A click or
/// Enter makes somebody act, with Ctrl held it aims at him, as in the list of combatants. What does not fit is counted at the edges;
/// the wheel goes there.
class TurnOrderBar : public QListView {
    Q_OBJECT

public:
    TurnOrderBar(Fight& fight, const CombatantsModel& people, const ApplicationStyle& style, QWidget* parent = nullptr);

    /// In a window as high as that (px), and with a message above it or none, it gives way to the body.
    void fitInto(int windowHeight, bool hasMessage);
    /// How many people are out of sight at the left and at the right.
    [[nodiscard]] std::pair<int, int> outOfSight() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// People left of `left` and right of `right`, and where the first of those begins.
    struct Hidden {
        int before = 0;
        int after = 0;
        int from = 0;
    };
    [[nodiscard]] Hidden hidden(int left, int right) const;
    void choose(const QModelIndex& index);
    void follow();
    void followAnother();
    void refreshRoom();

    Fight& m_fight;
    const ApplicationStyle& m_style;
    RoundOrder* m_order;
    RecordId m_followed = 0;  ///< who acted when the strip went to him; 0: nobody
    bool m_hasRoom = true;
};

}  // namespace hitspread
