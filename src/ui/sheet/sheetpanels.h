#pragma once

#include "ui/theme/icons.h"

#include <QString>

#include <string_view>
#include <vector>

class QWidget;

namespace hitspread {

class SheetPresenter;

/// A card of the sheet and its line in the navigation; the widget is made with the sheet's window as parent.
struct SheetPage {
    std::string_view id;
    QString title;
    Icon icon{};
    std::vector<QWidget*> cards;
};

/// What the character sheet lays by hand for one system. There is one per folder below systems/; a system without a folder has no
/// cards but those made from its declarations.
struct SheetPanels {
    std::string_view system;
    std::vector<SheetPage> (*makePages)(SheetPresenter& presenter, QWidget* parent);
};

/// The panels of a system, or nullptr.
[[nodiscard]] const SheetPanels* sheetPanelsOf(std::string_view system);

}  // namespace hitspread
