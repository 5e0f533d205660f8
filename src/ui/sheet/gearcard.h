#pragma once

#include "services/fight/encounterservice.h"
#include "text/sheetfigures.h"
#include "ui/sheet/sheetcard.h"

#include <map>
#include <string_view>
#include <vector>

class QHBoxLayout;
class QLabel;
class QToolButton;
class QVBoxLayout;

namespace hitspread {

class SheetPresenter;
class StateEditor;
class ThingPicker;

/// A card that lists things somebody has, with their live state. The list is made anew only when there is another thing in
/// it, so that the keyboard stays where it is while values are stored.
class GearCard : public SheetCard {
    Q_OBJECT

public:
    GearCard(const QString& title, SheetPresenter& presenter, std::vector<std::string_view> stateFields,
             const QString& nothing, RecordKind kind, QWidget* parent);

protected:
    [[nodiscard]] virtual std::vector<CombatantView::Item> items() const = 0;
    [[nodiscard]] static QString nameOf(const CombatantView::Item& item);
    /// What the thing is, in a line.
    [[nodiscard]] virtual QString wordsOf(const CombatantView::Item& item) const = 0;
    /// More to do with a thing, in the line of its name.
    virtual void addTools(const CombatantView::Item&, QHBoxLayout&) {}
    /// What the state of this very thing may be, beyond what its fields allow.
    virtual void limit(const CombatantView::Item&, StateEditor&) const {}
    /// A line of its own below the words.
    virtual void addLine(const CombatantView::Item&, QVBoxLayout&) {}
    /// What is said about how it is held; empty: nothing.
    [[nodiscard]] virtual QString warningOf(const CombatantView::Item&) const { return {}; }
    /// Below everything; empty: nothing.
    [[nodiscard]] virtual QString summary() const { return {}; }
    /// A list of all of a kind in the library, to be opened below a button.
    [[nodiscard]] ThingPicker& makePicker(RecordKind kind);
    void refresh();
    [[nodiscard]] SheetPresenter& presenter() const { return m_presenter; }

private:
    void rebuild();
    /// Another one: another list is to be shown.
    [[nodiscard]] QString keyOf(const CombatantView::Item& item) const;
    void addItem(const CombatantView::Item& item);
    /// Makes a thing in the library, gives it and opens its form.
    void make(const QString& name);

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

/// A card of things whose lines the system's table of figures says: what a system has to tell beside it.
struct FiguredThings {
    QString title;
    QString nothing;  ///< shown where he has none
    RecordKind kind;
    text::FigureOf of;
    const char* objectName;
    std::vector<std::string_view> stateFields;
    /// What the state of a thing may be, beyond what its fields allow; null: all of that.
    void (*limit)(const AnyRecord& thing, StateEditor& editor) = nullptr;
};

/// That card, for weapons and armour of any system.
class FiguredGearCard : public GearCard {
    Q_OBJECT

public:
    FiguredGearCard(FiguredThings things, SheetPresenter& presenter, QWidget* parent = nullptr);

private:
    [[nodiscard]] std::vector<CombatantView::Item> items() const override;
    [[nodiscard]] QString wordsOf(const CombatantView::Item& item) const override;
    void limit(const CombatantView::Item& item, StateEditor& editor) const override;

    FiguredThings m_things;
};

}  // namespace hitspread
