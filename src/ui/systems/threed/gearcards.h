#pragma once

#include "ui/sheet/sheetcard.h"

#include "services/encounterservice.h"

#include <map>

class QHBoxLayout;
class QLabel;
class QToolButton;
class QVBoxLayout;

namespace hitspread {

class SheetPresenter;
class StateEditor;
class ThingPicker;

namespace threed {

/// A card that lists things somebody has, with their live state. The list is made anew only when there is another thing in
/// it, so that the keyboard stays where it is while values are stored.
class GearCard : public SheetCard {
    Q_OBJECT

public:
    GearCard(const QString& title, SheetPresenter& presenter, std::vector<std::string_view> stateFields,
             const QString& nothing, RecordKind kind, QWidget* parent);

protected:
    [[nodiscard]] virtual std::vector<CombatantView::Item> items() const = 0;
    [[nodiscard]] virtual QString nameOf(const CombatantView::Item& item) const = 0;
    /// What the thing is, in a line.
    [[nodiscard]] virtual QString wordsOf(const CombatantView::Item& item) const = 0;
    /// More to do with a thing, in the line of its name.
    virtual void addTools(const CombatantView::Item&, QHBoxLayout&) {}
    /// What the state of this very thing may be, beyond what its fields allow.
    virtual void limit(const CombatantView::Item&, StateEditor&) const {}
    /// A line of its own below the words.
    virtual void addLine(const CombatantView::Item&, QVBoxLayout&) {}
    /// Below everything; empty: nothing.
    [[nodiscard]] virtual QString summary() const { return {}; }
    /// A list of all of a kind in the library, to be opened below a button.
    [[nodiscard]] ThingPicker& makePicker(RecordKind kind);
    void refresh();
    /// Whether all of it is in hand or part of the body, so that nothing of it is carried anywhere or has to be drawn.
    [[nodiscard]] static bool isAllInHand(const CombatantView::Item& item);
    [[nodiscard]] SheetPresenter& presenter() const { return m_presenter; }

private:
    void rebuild();
    /// Another one: another list is to be shown.
    [[nodiscard]] QString keyOf(const CombatantView::Item& item) const;
    void addItem(const CombatantView::Item& item);

    SheetPresenter& m_presenter;
    std::vector<std::string_view> m_fields;
    QString m_nothing;
    RecordKind m_kind;
    QToolButton* m_more;
    QWidget* m_list = nullptr;
    QLabel* m_summary;
    QStringList m_shown;
    std::map<RecordId, StateEditor*> m_states;
    std::map<RecordId, StateEditor*> m_kept;  ///< editors on their way into a list made anew
};

/// What the character carries to fire with: each weapon with its ratings, load and how it is carried now.
class WeaponsCard : public GearCard {
    Q_OBJECT

public:
    explicit WeaponsCard(SheetPresenter& presenter, QWidget* parent = nullptr);

private:
    [[nodiscard]] std::vector<CombatantView::Item> items() const override;
    [[nodiscard]] QString nameOf(const CombatantView::Item& item) const override;
    [[nodiscard]] QString wordsOf(const CombatantView::Item& item) const override;
    void addTools(const CombatantView::Item& item, QHBoxLayout& row) override;
    void limit(const CombatantView::Item& item, StateEditor& state) const override;
    void addLine(const CombatantView::Item& item, QVBoxLayout& column) override;
    void pickMount(const QWidget& button, RecordId weapon);
};

/// Melee weapons, thrown weapons or grenades he carries, each ready worked for him: what the dice need, damage, reach, Actions
/// to draw it; how it is carried and how many there are.
class HandCard : public GearCard {
    Q_OBJECT

public:
    HandCard(RecordKind kind, SheetPresenter& presenter, QWidget* parent = nullptr);

private:
    [[nodiscard]] std::vector<CombatantView::Item> items() const override;
    [[nodiscard]] QString nameOf(const CombatantView::Item& item) const override;
    [[nodiscard]] QString wordsOf(const CombatantView::Item& item) const override;

    RecordKind m_kind;
};

/// Accessories he has with him that are mounted on nothing.
class LooseCard : public GearCard {
    Q_OBJECT

public:
    explicit LooseCard(SheetPresenter& presenter, QWidget* parent = nullptr);

private:
    [[nodiscard]] std::vector<CombatantView::Item> items() const override;
    [[nodiscard]] QString nameOf(const CombatantView::Item& item) const override;
    [[nodiscard]] QString wordsOf(const CombatantView::Item& item) const override;
};

/// What he wears: each piece with its ratings per location, whether it is worn, and how much of its ID is used up.
class ArmourCard : public GearCard {
    Q_OBJECT

public:
    explicit ArmourCard(SheetPresenter& presenter, QWidget* parent = nullptr);

private:
    [[nodiscard]] std::vector<CombatantView::Item> items() const override;
    [[nodiscard]] QString nameOf(const CombatantView::Item& item) const override;
    [[nodiscard]] QString wordsOf(const CombatantView::Item& item) const override;
    [[nodiscard]] QString summary() const override;
    void limit(const CombatantView::Item& item, StateEditor& state) const override;
};

}  // namespace threed

}  // namespace hitspread
