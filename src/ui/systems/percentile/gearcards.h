#pragma once

#include "ui/sheet/gearcard.h"

namespace hitspread::percentile {

/// What somebody fights with: each weapon ready worked for him, and whether it lies on the ground, is jammed, how much is loaded.
class WeaponsCard : public GearCard {
    Q_OBJECT

public:
    explicit WeaponsCard(SheetPresenter& presenter, QWidget* parent = nullptr);

private:
    [[nodiscard]] std::vector<CombatantView::Item> items() const override;
    [[nodiscard]] QString wordsOf(const CombatantView::Item& item) const override;
    void limit(const CombatantView::Item& item, StateEditor& editor) const override;
};

/// What somebody wears, and shields: points by location, the skill of blocking, whether it is worn or held up.
class ArmourCard : public GearCard {
    Q_OBJECT

public:
    explicit ArmourCard(SheetPresenter& presenter, QWidget* parent = nullptr);

private:
    [[nodiscard]] std::vector<CombatantView::Item> items() const override;
    [[nodiscard]] QString wordsOf(const CombatantView::Item& item) const override;
};

}  // namespace hitspread::percentile
