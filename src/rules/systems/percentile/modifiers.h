#pragma once

#include "rules/core/record.h"

#include <array>
#include <cstdint>
#include <string>

namespace hitspread::percentile {

enum class DurationUnit : std::uint8_t { UntilRemoved, Rounds, Minutes, Hours, Days };

/// A condition the game master puts on somebody (section 1.c): what it adds to the rating of his rolls, for initiative to MIND.
struct ConditionTemplate {
    std::string name;
    std::string summary;
    std::string notes;
    std::int32_t rolls = 0;
    bool preventsActing = false;
    std::int32_t duration = 0;
    DurationUnit durationUnit = DurationUnit::UntilRemoved;
};

/// Which rolls a situational modifier is for.
enum class Affected : std::uint8_t { Attack, Defence, Initiative };

/// A line of the list of situational modifiers, which begins empty (PCT-D28).
struct Modifier {
    std::string name;
    std::string notes;
    std::int32_t value = 0;  ///< a penalty is negative
    Affected appliesTo = Affected::Attack;
};

extern const RecordDeclaration conditionTemplateRecord;
extern const RecordDeclaration modifierRecord;

/// What a line of the list adds to a list of named modifiers of an action, by its id: of an attack, a second one that meets it, a defence
/// or initiative; nothing: it is for other rolls (PCT-D28).
[[nodiscard]] std::optional<std::int32_t> situationFor(const AnyRecord& modifier, std::string_view list);

}  // namespace hitspread::percentile
