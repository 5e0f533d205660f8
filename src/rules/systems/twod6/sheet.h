#pragma once

#include "rules/core/declare/declareaction.h"
#include "rules/systems/twod6/records.h"

namespace hitspread::twod6 {

/// What lies on somebody beside his wounds.
struct SheetOptions {
    Ranks rollModifiers;  ///< what conditions add to his rolls
};

extern const RecordDeclaration sheetOptionsRecord;

/// Everything that follows from a character as he stands, each value with its why: boxes, line, Wound Factor and saves, movement by mode,
/// healing rates, what a hit proposes, armour by location and kind, and each weapon he has and after them his bare hands (derived values
/// of section 3.c; TD-22 to TD-25, TD-86, TD-92, TD-96, TD-100, TD-102, TD-110, TD-116 to TD-119, TD-D36). Asks and changes nothing.
struct Sheet : bundle::SheetRecords<Kit> {
    SheetOptions options;

    static const ActionDeclaration kAction;
};

void resolveAction(const Sheet& sheet, Derivation& derivation);

}  // namespace hitspread::twod6
