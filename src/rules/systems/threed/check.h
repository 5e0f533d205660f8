#pragma once

#include "rules/core/action.h"
#include "rules/core/declare/fieldchoices.h"
#include "rules/systems/threed/character.h"
#include "rules/systems/threed/roll.h"
#include "rules/systems/threed/switches.h"

#include <optional>
#include <string_view>

namespace hitspread::threed {

/// What is declared for a skill or stat test (3D-SKL).
struct CheckOptions {
    TestKind kind = TestKind::Skill;
    std::string name;              ///< skill ("rifle") or stat ("cool"); empty: `rank` is used as it is
    std::int32_t rank = kNoEntry;  ///< overrides the character's own; no entry: looked up by name
    bool forced = false;           ///< forced on the character: no under-fire penalty (A-096)
    std::int32_t stress = 0;       ///< penalty of a strain that COOL may reduce, 0 or negative (3D-FIRE-05)
    std::int32_t difficulty = 0;   ///< GM's difficulty, in the form mod.formSkill says
    Ranks rollModifiers;
    Ranks targetModifiers;
    Ranks skillModifiers;  ///< on the roll, of a skill test alone
    Ranks statModifiers;   ///< on the roll, of a stat test alone
};

/// A skill or stat test outside an attack.
struct Check {
    Character character;
    Condition condition;
    CheckOptions options;
    Switches switches;

    static const ActionDeclaration kAction;
};

extern const RecordDeclaration checkOptionsRecord;

/// A stat by its field's name ("cool") or from the list of further stats; nothing when the character has no such stat.
[[nodiscard]] std::optional<std::int32_t> statOf(const Character& character, std::string_view name);

/// The rank or stat a check's name stands for; nothing when it names none.
[[nodiscard]] std::optional<std::int32_t> rankByName(const Check& check);

/// The rank or stat a check is made with: as declared, or looked up; nothing when neither is given.
[[nodiscard]] inline std::optional<std::int32_t> rankOf(const Check& check)
{
    return check.options.rank != kNoEntry ? check.options.rank : rankByName(check);
}

/// The modifiers that are only of the kind of test it is.
[[nodiscard]] inline const Ranks& modifiersOfKind(const CheckOptions& options)
{
    return options.kind == TestKind::Stat ? options.statModifiers : options.skillModifiers;
}

/// Resolves a skill or stat test (3D-SKL-01 to 3D-SKL-06). Precondition: validate() finds nothing.
void resolveAction(const Check& check, Derivation& derivation);

[[nodiscard]] std::vector<Refusal> refusalsOf(const Check& check, const BodyPlan*);

/// His own skills or stats, whichever is tested (3D-SKL-01, 3D-SKL-05); nothing for other fields.
[[nodiscard]] std::optional<FieldChoices> offerFor(const Check& check, std::string_view field);

}  // namespace hitspread::threed
