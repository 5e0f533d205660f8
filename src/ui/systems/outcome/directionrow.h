#pragma once

#include <QWidget>

#include "rules/core/declare/fieldname.h"
#include "rules/systems/outcome/attack.h"

namespace hitspread {
class ApplicationStyle;
class AttackPresenter;
}  // namespace hitspread

namespace hitspread::outcome {

class DirectionPicker;

/// What it sets.
inline constexpr FieldName kComesFrom = declare::name<&Attack::options, &AttackOptions::from>(kAttackParts);

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
