#pragma once

#include "ui/sheet/gearcard.h"

namespace hitspread::outcome {

/// What somebody fights with: each weapon ready worked for him, and whether it lies on the ground.
class WeaponsCard : public GearCard {
    Q_OBJECT

public:
    explicit WeaponsCard(SheetPresenter& presenter, QWidget* parent = nullptr);

private:
    [[nodiscard]] std::vector<CombatantView::Item> items() const override;
    [[nodiscard]] QString wordsOf(const CombatantView::Item& item) const override;
};

/// What somebody wears, and shields: points, how it is carried, and on which arm.
class ArmourCard : public GearCard {
    Q_OBJECT

public:
    explicit ArmourCard(SheetPresenter& presenter, QWidget* parent = nullptr);

private:
    [[nodiscard]] std::vector<CombatantView::Item> items() const override;
    [[nodiscard]] QString wordsOf(const CombatantView::Item& item) const override;
    /// Only a shield is on an arm.
    void limit(const CombatantView::Item& item, StateEditor& editor) const override;
};

}  // namespace hitspread::outcome
