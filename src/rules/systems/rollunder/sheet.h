#pragma once

#include "rules/core/declare/declareaction.h"
#include "rules/systems/rollunder/records.h"

namespace hitspread::rollunder {

/// What lies on somebody beside his wounds.
struct SheetOptions {
    Ranks rollModifiers;  ///< what conditions add to his rolls
};

extern const RecordDeclaration sheetOptionsRecord;

/// Everything that follows from a character as he stands, each value with its why: HP and its thresholds, Move and step, Basic Speed,
/// defences against an ordinary blow from the front, DR by cell, and each weapon he has and after them his bare hands. Of parries the
/// index is the hand, of weapons and skills their place. Asks and changes nothing.
struct Sheet : bundle::SheetRecords<Kit> {
    SheetOptions options;

    static const ActionDeclaration kAction;
};

void resolveAction(const Sheet& sheet, Derivation& derivation);

}  // namespace hitspread::rollunder
