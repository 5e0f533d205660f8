#pragma once

#include <QWidget>

class QLabel;

namespace hitspread {

class Fight;
class NumberField;
class SegmentRow;

/// Round and phase of the fight in view, set by hand; each change goes through the log and can be undone.
class RoundBar : public QWidget {
    Q_OBJECT

public:
    explicit RoundBar(Fight& fight, QWidget* parent = nullptr);

    /// Figures instead of words, for narrow windows.
    void setCompact(bool compact);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void build(int phases);

    Fight& m_fight;
    QLabel* m_title;
    NumberField* m_round;
    SegmentRow* m_phases;
    bool m_compact = false;
    QString m_built;
};

}  // namespace hitspread
