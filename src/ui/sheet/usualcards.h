#pragma once

#include "ui/sheet/sheetpanels.h"

#include <QCoreApplication>

#include <string_view>
#include <vector>

namespace hitspread {

class AnyRecord;
class CharacterCard;
class SheetPresenter;
class StateEditor;

/// Pages and cards of the sheet that are alike in every system whose figures say all of its gear; what a system has beside them it makes
/// itself.
class UsualCards {
    Q_DECLARE_TR_FUNCTIONS(hitspread::UsualCards)

public:
    UsualCards(SheetPresenter& presenter, QWidget* parent) : m_presenter(presenter), m_parent(parent) {}

protected:
    /// What there is to be kept of somebody's things of a kind.
    struct Kept {
        std::vector<std::string_view> stateFields;
        /// What the state of a thing may be, beyond what its fields allow; null: all of that.
        void (*limit)(const AnyRecord& thing, StateEditor& editor) = nullptr;
    };

    [[nodiscard]] CharacterCard* characterCard(const QString& title, const std::vector<std::string_view>& groups);

    /// These cards, and all that follows from the stats.
    [[nodiscard]] SheetPage overviewPage(std::vector<QWidget*> cards);
    [[nodiscard]] static SheetPage skillsPage(QWidget* skills);
    [[nodiscard]] SheetPage weaponsPage(Icon icon, const Kept& kept);
    /// Behind what he wears, under a title of its own, what his body has of it.
    [[nodiscard]] SheetPage armourPage(const Kept& kept, const QString& bodyTitle);
    [[nodiscard]] SheetPage conditionPage();
    [[nodiscard]] SheetPage notesPage();

    [[nodiscard]] SheetPresenter& presenter() const { return m_presenter; }

private:
    SheetPresenter& m_presenter;
    QWidget* m_parent;
};

}  // namespace hitspread
