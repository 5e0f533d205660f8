#pragma once

#include <QWidget>

namespace hitspread {
class ApplicationStyle;
class AttackPresenter;
}  // namespace hitspread

namespace hitspread::outcome {

class DirectionPicker;

/// From where somebody with a shield is attacked, as a picture, and whether the shield works there.
class DirectionRow : public QWidget {
    Q_OBJECT

public:
    DirectionRow(AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent = nullptr);

private:
    void refresh();

    AttackPresenter& m_presenter;
    DirectionPicker* m_picker;
};

}  // namespace hitspread::outcome
