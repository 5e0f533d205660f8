#include "ui/fields/formpanels.h"

#include <algorithm>
#include <array>

// Written when the project is configured: one function per folder below systems/.
#include "formpanels_declared.inc"

namespace hitspread {

const FormPanels* formPanelsOf(std::string_view system)
{
    static const auto all = std::to_array<const FormPanels*>({
#include "formpanels_called.inc"
    });
    const auto found = std::ranges::find_if(all,
                                            [system](const FormPanels* panels) { return panels->system == system; });
    return found == all.end() ? nullptr : *found;
}

}  // namespace hitspread
