#pragma once

#include "rules/core/declare/declareaction.h"
#include "rules/systems/outcome/records.h"
#include "rules/systems/outcome/vocabulary.h"

#include <array>
#include <cstddef>
#include <vector>

namespace hitspread::outcome {

/// What lies on somebody beside his wounds.
struct SheetOptions {
    Ranks rollModifiers;  ///< what conditions add to his rolls
};

extern const RecordDeclaration sheetOptionsRecord;

/// Everything that follows from a character as he stands, each value with its why: wounds and what they burden, initiative, ratings,
/// defences, armour, each weapon he has and after them his bare hands. Of ratings the index is that of kSheetRatings, of other skills
/// their place, of weapons theirs, of ways of firing those of each weapon one after the other. Asks and changes nothing.
struct Sheet : bundle::SheetRecords<Kit> {
    SheetOptions options;

    static const ActionDeclaration kAction;
};

/// The ratings everybody has, in the order in which a sheet works them out.
inline constexpr std::array kSheetRatings{&Character::discipline, &Character::physique, &Character::melee,
                                          &Character::ranged, &Character::unarmed};

void resolveAction(const Sheet& sheet, Derivation& derivation);

}  // namespace hitspread::outcome
