#pragma once

#include "ui/sheet/gearcard.h"
#include "ui/sheet/sheetpanels.h"

namespace hitspread {

/// What a system lays into the pages of a sheet that are alike in all whose figures say everything of their gear.
struct UsualCards {
    using Limit = decltype(FiguredThings::limit);

    /// What stands before all that follows from the stats.
    std::vector<QWidget*> (*overview)(SheetPresenter& presenter, QWidget* parent);
    QWidget* (*skills)(SheetPresenter& presenter, QWidget* parent);
    Icon weapons{};
    std::vector<std::string_view> weaponState;
    Limit limitWeapon = nullptr;
    std::vector<std::string_view> armourState;
    Limit limitArmour = nullptr;
    QString body{};  ///< title of what his body has of armour; empty: it has none
};

/// Those pages: overview, skills, weapons, armour, condition, notes.
[[nodiscard]] std::vector<SheetPage> usualPages(const UsualCards& cards, SheetPresenter& presenter, QWidget* parent);

}  // namespace hitspread
