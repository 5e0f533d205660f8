#pragma once

#include "ui/sheet/sheetcard.h"

#include "services/encounterservice.h"

#include <map>

class QHBoxLayout;
class QToolButton;

namespace hitspread {

class SheetPresenter;
class StateEditor;

namespace threed {

/// A card that lists things somebody has, with their live state. The list is made anew only when there is another thing in
/// it, so that the keyboard stays where it is while values are stored.
class GearCard : public SheetCard {
    Q_OBJECT

public:
    GearCard(const QString& title, SheetPresenter& presenter, std::vector<std::string_view> stateFields,
             const QString& nothing, RecordKind kind, QWidget* parent);

protected:
    [[nodiscard]] virtual const std::vector<CombatantView::Item>& items() const = 0;
    [[nodiscard]] virtual QString nameOf(const CombatantView::Item& item) const = 0;
    /// What the thing is, in a line.
    [[nodiscard]] virtual QString wordsOf(const CombatantView::Item& item) const = 0;
    /// More to do with a thing of his kit, in the line of its name.
    virtual void addTools(const CombatantView::Item&, QHBoxLayout&) {}
    void refresh();
    [[nodiscard]] SheetPresenter& presenter() const { return m_presenter; }

private:
    void rebuild();
    void addItem(const CombatantView::Item& item);
    void fillOffer();

    SheetPresenter& m_presenter;
    std::vector<std::string_view> m_fields;
    QString m_nothing;
    RecordKind m_kind;
    QToolButton* m_more;
    QWidget* m_list = nullptr;
    QStringList m_shown;
    std::map<RecordId, StateEditor*> m_states;
};

/// What the character carries to fire with: each weapon with its ratings, load and how it is carried now.
class WeaponsCard : public GearCard {
    Q_OBJECT

public:
    WeaponsCard(SheetPresenter& presenter, QWidget* parent = nullptr);

private:
    [[nodiscard]] const std::vector<CombatantView::Item>& items() const override;
    [[nodiscard]] QString nameOf(const CombatantView::Item& item) const override;
    [[nodiscard]] QString wordsOf(const CombatantView::Item& item) const override;
    void addTools(const CombatantView::Item& item, QHBoxLayout& row) override;
};

/// What he wears: each piece with its ratings per location, whether it is worn, and how much of its ID is used up.
class ArmourCard : public GearCard {
    Q_OBJECT

public:
    ArmourCard(SheetPresenter& presenter, QWidget* parent = nullptr);

private:
    [[nodiscard]] const std::vector<CombatantView::Item>& items() const override;
    [[nodiscard]] QString nameOf(const CombatantView::Item& item) const override;
    [[nodiscard]] QString wordsOf(const CombatantView::Item& item) const override;
};

}  // namespace threed

}  // namespace hitspread
