#pragma once

#include "reports/combatsheet.h"

#include <QString>

#include <vector>

namespace hitspread {

/// A command and the keys it is given by, as they are called.
struct KeyLine {
    QString words;
    QString keys;
};

/// Commands that stand together, in a menu for instance.
struct KeySection {
    QString title;
    std::vector<KeyLine> lines;
};

/// A list of keys on paper, in as many columns as the paper has room for. It knows no key: they come from the commands themselves.
[[nodiscard]] paper::Printout keySheet(const std::vector<KeySection>& sections, const SheetOptions& options);

}  // namespace hitspread
