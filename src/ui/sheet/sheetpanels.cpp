#include "ui/sheet/sheetpanels.h"

#include <algorithm>
#include <array>

// Written when the project is configured: one function per folder below systems/.
#include "sheetpanels_declared.inc"

namespace hitspread {

const SheetPanels* sheetPanelsOf(std::string_view system)
{
    static const auto all = std::to_array<const SheetPanels*>({
#include "sheetpanels_called.inc"
    });
    const auto found = std::ranges::find_if(all,
                                            [system](const SheetPanels* panels) { return panels->system == system; });
    return found == all.end() ? nullptr : *found;
}

}  // namespace hitspread
