#pragma once

#include <QObject>

#include "models/library/charactersheet.h"
#include "text/sheetfigures.h"
#include "ui/fields/recordbinder.h"

#include <memory>
#include <set>

namespace hitspread {

struct SheetPanels;

/// What the parts of one sheet share: the character, the binders of his record and condition, what follows from the values as
/// they are typed, and which of that hangs on the field with the keyboard. Stores when a field is left.
class SheetPresenter : public QObject {
    Q_OBJECT

public:
    SheetPresenter(CharacterSheet& sheet, const ApplicationStyle& style, QObject* parent = nullptr);

    [[nodiscard]] CharacterSheet& sheet() { return m_sheet; }
    [[nodiscard]] const ApplicationStyle& style() const { return m_style; }
    [[nodiscard]] RecordBinder& character() { return *m_character; }
    /// nullptr: the system has no such record.
    [[nodiscard]] RecordBinder* condition() { return m_condition.get(); }
    [[nodiscard]] const SheetPanels* panels() const { return m_panels; }
    [[nodiscard]] const ActionRecord& derived() const { return m_derived; }
    /// The ready-worked numbers, from what is derived.
    [[nodiscard]] const text::SheetFigures& figures() const { return m_figures; }
    /// Whether a figure is another when the value of the field with the keyboard is.
    [[nodiscard]] bool isTouched(StepKey figure) const { return m_touched.contains(figure); }

    /// Values of the condition by hand, as one step of undo in the form.
    void mark(const std::vector<std::pair<FieldElement, LoggedValue>>& edits);
    /// Stores what is typed so far; false when something of it is refused.
    bool storeAll();
    /// Whether something is typed that is not stored, or refused.
    [[nodiscard]] bool hasUnstored() const;

Q_SIGNALS:
    /// Another system: pages and binders are new.
    void systemChanged();
    void opened();
    void derivedChanged();
    void touchedChanged();

private:
    void open();
    void refresh();
    void callLocations();
    void derive();
    void storeCharacter();
    void storeCondition();
    void focus(FieldElement place);
    [[nodiscard]] ActionRecord deriveWith(FieldElement place, std::int32_t value) const;

    CharacterSheet& m_sheet;
    const ApplicationStyle& m_style;
    const System* m_system = nullptr;
    const SheetPanels* m_panels = nullptr;
    std::unique_ptr<RecordBinder> m_character;
    std::unique_ptr<RecordBinder> m_condition;
    ActionRecord m_derived;
    text::SheetFigures m_figures;
    std::set<StepKey> m_touched;
};

}  // namespace hitspread
