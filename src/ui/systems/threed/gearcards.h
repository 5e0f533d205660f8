#pragma once

#include "ui/sheet/gearcard.h"

namespace hitspread::threed {

/// A card of things that hands hold: says when a hand has more than it can hold.
class HeldCard : public GearCard {
    Q_OBJECT

public:
    using GearCard::GearCard;

protected:
    [[nodiscard]] QString warningOf(const CombatantView::Item& item) const override;
    /// Whether all of it is in hand or part of the body, so that nothing of it is carried anywhere or has to be drawn.
    [[nodiscard]] static bool isAllInHand(const CombatantView::Item& item);
};

/// What the character carries to fire with: each weapon with its ratings, load and how it is carried now.
class WeaponsCard : public HeldCard {
    Q_OBJECT

public:
    explicit WeaponsCard(SheetPresenter& presenter, QWidget* parent = nullptr);

private:
    [[nodiscard]] std::vector<CombatantView::Item> items() const override;
    [[nodiscard]] QString wordsOf(const CombatantView::Item& item) const override;
    void addTools(const CombatantView::Item& item, QHBoxLayout& row) override;
    void limit(const CombatantView::Item& item, StateEditor& state) const override;
    void addLine(const CombatantView::Item& item, QVBoxLayout& column) override;
    void pickMount(const QWidget& button, RecordId weapon);
};

/// Melee weapons, thrown weapons or grenades he carries, each ready worked for him: what the dice need, damage, reach, Actions
/// to draw it; how it is carried and how many there are.
class HandCard : public HeldCard {
    Q_OBJECT

public:
    HandCard(RecordKind kind, SheetPresenter& presenter, QWidget* parent = nullptr);

private:
    [[nodiscard]] std::vector<CombatantView::Item> items() const override;
    [[nodiscard]] QString wordsOf(const CombatantView::Item& item) const override;

    RecordKind m_kind;
};

/// Accessories he has with him that are mounted on nothing.
class LooseCard : public HeldCard {
    Q_OBJECT

public:
    explicit LooseCard(SheetPresenter& presenter, QWidget* parent = nullptr);

private:
    [[nodiscard]] std::vector<CombatantView::Item> items() const override;
    [[nodiscard]] QString wordsOf(const CombatantView::Item& item) const override;
};

/// What he wears: each piece with its ratings per location, whether it is worn, and how much of its ID is used up.
class ArmourCard : public HeldCard {
    Q_OBJECT

public:
    explicit ArmourCard(SheetPresenter& presenter, QWidget* parent = nullptr);

private:
    [[nodiscard]] std::vector<CombatantView::Item> items() const override;
    [[nodiscard]] QString wordsOf(const CombatantView::Item& item) const override;
    [[nodiscard]] QString summary() const override;
    void limit(const CombatantView::Item& item, StateEditor& state) const override;
};

}  // namespace hitspread::threed
